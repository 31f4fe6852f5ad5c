"""How a look comes to the widgets of a window."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.theme import DAY, NIGHT, PALETTES, Palette
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look, ThemedWidget, look_of, push_look
from cartographers_gui.ui.widgets.stock_button import PaperButton
from cartographers_gui.ui.widgets.style_sheet import dress, style_sheet
from cartographers_gui.ui.widgets.text_label import TextLabel

LARGE_NIGHT = Look(NIGHT, Typography(1.5))


class Notebook(ThemedWidget):
    """Writes down what it is asked to do."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.notes: list[str] = []

    def apply_look(self) -> None:
        self.notes.append("look")

    def retranslate(self) -> None:
        self.notes.append("texts")


def test_a_widget_alone_has_the_plain_look(qtbot: QtBot) -> None:
    button = PaperButton("Alone")
    qtbot.addWidget(button)
    assert button.look == Look()


def test_a_look_reaches_every_widget_of_a_window(qtbot: QtBot) -> None:
    window = QWidget()
    inner = QWidget(window)
    buttons = [PaperButton("One", parent=window), PaperButton("Two", parent=inner)]
    qtbot.addWidget(window)
    push_look(window, LARGE_NIGHT)
    assert [button.look for button in buttons] == [LARGE_NIGHT] * 2


def test_a_widget_made_later_takes_the_look_of_its_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    push_look(window, LARGE_NIGHT)
    assert PaperButton("Late", parent=window).look == LARGE_NIGHT


def test_a_widget_placed_into_a_window_takes_its_look(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    push_look(window, LARGE_NIGHT)
    outer = Notebook()
    inner = Notebook(outer)
    assert inner.look == outer.look == Look()
    outer.setParent(window)
    assert inner.look == outer.look == LARGE_NIGHT


def test_a_widget_in_a_plain_container_takes_the_look_when_shown(qtbot: QtBot) -> None:
    window, container = QWidget(), QWidget()
    button = PaperButton("Inside", parent=container)
    assert button.look == Look()
    layout = QVBoxLayout(window)
    qtbot.addWidget(window)
    push_look(window, LARGE_NIGHT)
    layout.addWidget(container)
    window.show()
    assert button.look == LARGE_NIGHT


def test_the_look_is_applied_once_for_each_change(qtbot: QtBot) -> None:
    notebook = Notebook()
    qtbot.addWidget(notebook)
    for look in (LARGE_NIGHT, LARGE_NIGHT, Look()):
        push_look(notebook, look)
    assert notebook.notes == ["look", "look"]


def test_a_change_of_language_asks_for_the_texts_again(qtbot: QtBot) -> None:
    notebook = Notebook()
    qtbot.addWidget(notebook)
    QCoreApplication.sendEvent(notebook, QEvent(QEvent.Type.LanguageChange))
    assert notebook.notes == ["texts"]


def test_nothing_at_all_has_the_plain_look() -> None:
    assert look_of(None) == Look()


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_qt_understands_the_whole_style_sheet(qtbot: QtBot, palette: Palette, scale: float) -> None:
    # Qt writes a warning for a sheet it cannot read, and a warning fails a test.
    window = QWidget()
    qtbot.addWidget(window)
    dress(window, Look(palette, Typography(scale)))
    window.show()
    sheet = style_sheet(palette, scale)
    assert sheet.count("{") == sheet.count("}")
    assert "$" not in sheet


def test_dressing_gives_qt_the_palette_too(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dress(window, LARGE_NIGHT)
    assert window.palette().window().color() == QColor(NIGHT.window)
    dress(window, Look(DAY))
    assert window.palette().window().color() == QColor(DAY.window)


def test_a_label_moved_to_another_place_keeps_the_colours_of_its_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    places = [QWidget(window), QWidget(window)]
    label = TextLabel("Written by day", parent=places[0])
    dress(window, Look(DAY))
    window.show()
    dress(window, LARGE_NIGHT)
    for place in (*reversed(places), window):
        label.setParent(place)
        label.show()
        assert label.palette().windowText().color() == NIGHT.text
