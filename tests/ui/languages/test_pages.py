"""Every page and dialog in every language: nothing untranslated, cut or left behind."""

import re
import shutil
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QAction, QPainter, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QTabBar,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import PlayerSetup
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.typography import text_font
from tests.helpers.catalogue_files import CATALOGUES, ROOT, release, sources
from tests.helpers.page_faults import (
    TYPED,
    crossing,
    cut_labels,
    cutting,
    faults,
    foreign,
    lost_words,
    paint,
    painted_on,
    shortened,
    spilling,
    unwritten,
)
from tests.helpers.painted_texts import joined, lettered_pictures, painted_texts, unseen
from tests.helpers.told_texts import told_texts, words_in
from tests.helpers.translators import listening
from tests.screens import scenes
from tests.screens.scenes import SCENES

CODES = ("hr", "uk", "es", "en")
LARGE = {"new_game_100", "curtain_40", "curtain_grid", "season_40", "standings_40"}
"""Scenes of many players: slow to play, and with no text that the others lack."""
PAGES = [name for name in SCENES if name not in LARGE]
CLOSE = ("table_ambush", "table_refused", "curtain_ruins", "new_game_faults", "statistics")
"""Scenes with words in little room that give way to other things when texts are larger still."""
SOURCES = set(sources(CATALOGUES[0]))
PEOPLE = (
    PlayerSetup("Igrač 1", is_numbered=True),
    PlayerSetup("Boris"),
    PlayerSetup("Player 3", "картографка королеви", is_numbered=True),
    PlayerSetup("Maximiliana Konstantinopolitanskaya", "Cartographer of the Far North"),
)


def counts(context: str, text: str) -> bool:
    """Tell whether a text is the program's and in no context of any catalogue.

    It is looked up in the context of each class of a widget, from its own upwards, and translated
    if any of them has it.
    """
    return not context.startswith("Q") and text not in SOURCES


def all_faults(page: QWidget, languages: Languages, codes: Iterable[str] = CODES) -> list[str]:
    return [fault for code in codes for fault in faults(page, languages, code, counts)]


def everything(page: QWidget) -> tuple[list[str], set[str]]:
    """Return what a page tells, and the words that stand on it; lines may be broken otherwise."""
    whole = " ".join(re.sub(r"\S*…", "", text) for text in joined(painted_on(page)))
    return told_texts(page), words_in(whole) - set().union(*map(words_in, TYPED))


@pytest.mark.parametrize("scene", PAGES)
def test_a_page_is_whole_in_every_language(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("en")
    page = SCENES[scene](make_window(960, 640))
    assert all_faults(page, languages) == []


@pytest.mark.parametrize("scene", ["table", "curtain", "reveal_ambush", "season_sheet"])
def test_a_large_window_has_room_for_texts_twice_as_large(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("en")
    page = SCENES[scene](make_window(1920, 1080, 2.0))
    assert all_faults(page, languages) == []


@pytest.mark.parametrize("scene", PAGES)
def test_the_smallest_window_shows_texts_twice_as_large(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("en")
    page = SCENES[scene](make_window(960, 640, 2.0))
    assert all_faults(page, languages) == []


@pytest.mark.parametrize("scene", CLOSE)
def test_the_smallest_window_shows_texts_half_as_large_again(
    make_window: Callable[..., MainWindow], languages: Languages, scene: str
) -> None:
    languages.install("en")
    page = SCENES[scene](make_window(960, 640, 1.5))
    assert all_faults(page, languages) == []


@pytest.mark.parametrize("scene", PAGES)
def test_a_switch_of_language_reaches_everything(
    make_window: Callable[..., MainWindow],
    languages: Languages,
    monkeypatch: pytest.MonkeyPatch,
    scene: str,
) -> None:
    # Two of the four have typed no name, and are called by their number in any language.
    monkeypatch.setattr(scenes, "_PEOPLE", PEOPLE)
    languages.install("uk")
    fresh = SCENES[scene](make_window())
    paint(fresh)
    wanted = everything(fresh)
    fresh.window().close()
    languages.install("hr")
    switched = SCENES[scene](make_window())
    paint(switched)
    languages.install("uk")
    paint(switched)
    assert everything(switched) == wanted


def test_every_menu_is_whole_in_every_language(
    make_window: Callable[..., MainWindow], languages: Languages
) -> None:
    languages.install("en")
    window = make_window(960, 640, 2.0)
    for code in CODES:
        languages.install(code)
        paint(window)
        beyond = window.menu.findChild(QWidget, "qt_menubar_ext_button")
        assert beyond is None or not beyond.isVisible()
        painted = []
        for menu in window.findChildren(QMenu):
            menu.ensurePolished()
            menu.resize(menu.sizeHint())
            painted += painted_texts(menu)
        assert len(painted) > 50
        assert (shortened(painted, code), unseen(painted), unwritten(painted)) == ([], [], []), code
        assert foreign(joined(painted), code) == []


# --- each guard sees the fault it is there for --------------------------------------------------


def test_an_untranslated_text_is_noticed(languages: Languages) -> None:
    with listening(languages, "hr", counts) as listener:
        assert QCoreApplication.translate("NewGamePage", "Cancel") == "Odustani"
        QCoreApplication.translate("NewGamePage", "Never written")
    assert listener.asked == {("NewGamePage", "Never written")}


def test_a_text_that_a_catalogue_lacks_is_noticed_on_its_page(
    make_window: Callable[..., MainWindow],
    qapp: QApplication,
    compiled: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    source = (ROOT / "translations" / "cartographers_hr.ts").read_text("utf-8")
    lacks, count = re.subn(
        r"<message>\s*<source>Start the game</source>.*?</message>", "", source, flags=re.DOTALL
    )
    assert count == 1
    shutil.copy(compiled / "cartographers_en.qm", tmp_path)
    release("hr", lacks, tmp_path)
    monkeypatch.setattr(f"{__name__}.SOURCES", SOURCES - {"Start the game"})
    languages = Languages(qapp, tmp_path)
    try:
        page = make_window(spoken=languages)
        found = all_faults(page, languages, ["hr"])
    finally:
        languages.remove()
    assert "hr: untranslated ('NewGamePage', 'Start the game')" in found
    left_over = [f"hr: no word of the language: {word!r}" for word in ("game", "start", "the")]
    assert all("Start the game" in fault or fault in left_over for fault in found)


def test_a_cut_text_is_noticed(qapp: QApplication) -> None:
    label = QLabel("A sentence that needs more than one line of this width.")
    label.setWordWrap(True)
    page = QWidget()
    label.setParent(page)
    label.setFixedSize(60, 18)
    assert cut_labels(page) == [label.text()]
    with cutting() as cut:
        page.fontMetrics().elidedText("Too long", Qt.TextElideMode.ElideRight, 20)
    assert cut == {"Too long"}


LONG = "Una frase demasiado larga para tan poco sitio"


def tabs_of(text: str) -> QWidget:
    bar = QTabBar()
    bar.setElideMode(Qt.TextElideMode.ElideRight)
    bar.setUsesScrollButtons(False)
    for _ in range(3):
        bar.addTab(text)
    return bar


def tree_of(text: str) -> QWidget:
    tree = QTreeWidget()
    tree.setHeaderHidden(True)
    QTreeWidgetItem(tree, [text])
    tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    tree.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    return tree


def head_of(text: str) -> QWidget:
    tree = QTreeWidget()
    tree.setHeaderLabels([text, "2"])
    return tree


def box_of(text: str) -> QWidget:
    box = QComboBox()
    box.addItem(text)
    return box


def field_of(text: str) -> QWidget:
    field = QLineEdit()
    field.setPlaceholderText(text)
    return field


@pytest.mark.parametrize("make", [tabs_of, tree_of, head_of, box_of, field_of, QGroupBox, QLabel])
def test_a_text_that_qt_cuts_is_noticed(
    qtbot: QtBot, make: Callable[[str], QWidget], languages: Languages
) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    part = make(LONG)
    part.setParent(page)
    part.setGeometry(0, 0, 160, 60)
    page.resize(1300, 100)
    page.show()
    paint(page)
    painted = painted_on(page)
    assert shortened(painted, "es") or unseen(painted)
    part.setGeometry(0, 0, 1200, 60)
    if isinstance(part, QTreeWidget):
        part.setColumnWidth(0, 380)
    paint(page)
    painted = painted_on(page)
    assert (shortened(painted, "es"), unseen(painted)) == ([], [])
    assert LONG in " ".join(joined(painted))


def test_a_text_beyond_the_edge_of_a_table_without_a_bar_is_noticed(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    head = head_of(LONG)
    assert isinstance(head, QTreeWidget)
    head.setParent(page)
    head.setGeometry(0, 0, 160, 60)
    head.setColumnWidth(0, 700)
    page.show()
    policies = Qt.ScrollBarPolicy
    for policy in (policies.ScrollBarAlwaysOff, policies.ScrollBarAsNeeded):
        head.setHorizontalScrollBarPolicy(policy)
        paint(page)
        is_noticed = any("Una frase" in fault for fault in unseen(painted_on(page)))
        assert is_noticed == (policy is policies.ScrollBarAlwaysOff)


def test_of_a_shortened_text_only_names_may_be_lost() -> None:
    name = "Maximiliana Konstantinopolitanskaya"
    assert lost_words(f"Mapa de {name}", "Mapa de Maximiliana Kon…") == []
    assert lost_words(f"{name} dibuja", "Maximiliana Kon…") == ["dibuja"]
    assert lost_words("Se puntúan los edictos A y B.", "Se puntúan los edictos…") == ["A", "y", "B"]


def test_a_word_of_another_language_is_noticed_wherever_it_is_told(qtbot: QtBot) -> None:
    tellers: list[Callable[[QWidget, str], object]] = [
        QWidget.setToolTip,
        QWidget.setStatusTip,
        QWidget.setWhatsThis,
        QWidget.setAccessibleName,
        QWidget.setAccessibleDescription,
        QWidget.setWindowTitle,
        lambda page, text: page.addAction(QAction(text, page)),
        lambda page, text: QLineEdit(page).setPlaceholderText(text),
        lambda page, text: tabs_of(text).setParent(page),
        lambda page, text: tree_of(text).setParent(page),
        lambda page, text: head_of(text).setParent(page),
        lambda page, text: box_of(text).setParent(page),
        lambda page, text: QGroupBox(text, page),
    ]
    for tell in tellers:
        page = QWidget()
        qtbot.addWidget(page)
        tell(page, "Nova igra with Ana")
        page.show()
        assert foreign(told_texts(page), "hr") == ["with"], tell


def test_a_letter_that_another_font_writes_is_noticed(qtbot: QtBot) -> None:
    label = QLabel("Šuma, Ліс")
    qtbot.addWidget(label)
    label.setFont(text_font(20))
    assert unwritten(painted_on(label)) == []
    label.setFont(text_font(20, italic=True))
    assert {fault[1] for fault in unwritten(painted_on(label))} == set("Ліс")


def test_a_text_on_a_picture_is_heard_of(qapp: QApplication) -> None:
    with lettered_pictures() as found:
        picture = QPixmap(60, 20)
        painter = QPainter(picture)
        painter.drawText(QPointF(2, 15), "Map")
        painter.end()
    assert found == {"Map"}


def test_a_cut_text_is_noticed_on_its_page(
    make_window: Callable[..., MainWindow], languages: Languages
) -> None:
    languages.install("es")
    window = make_window()
    window.new_game.start_button.setMaximumWidth(90)
    found = all_faults(window, languages, ["es"])
    assert "es: shortened 'Empezar la partida'" in found
    assert all("Empez" in fault for fault in found)


def test_parts_over_each_other_are_noticed(qapp: QApplication) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    for text in ("One", "Two"):
        label = QLabel(text)
        label.setMinimumHeight(60)
        label.setAccessibleName(text)
        column.addWidget(label)
    page.setFixedSize(100, 90)
    page.show()
    assert crossing(page) == ["QLabel 'One' over QLabel 'Two'"]
    page.setFixedSize(100, 200)
    qapp.processEvents()
    assert crossing(page) == []
    page.close()


def test_a_part_over_the_edge_is_noticed() -> None:
    page = QWidget()
    page.resize(100, 100)
    label = QLabel("Far", page)
    label.setAccessibleName("Far")
    label.setGeometry(70, 10, 60, 20)
    assert spilling(page) == ["QLabel 'Far'"]
    label.setGeometry(30, 10, 60, 20)
    assert spilling(page) == []
