"""What the table agreed on reaches the game, and the curtain falls over a map left alone."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.session import Curtain, CurtainLevel, Drawing
from cartographers_gui.storage import Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.table_options import TableOptionsDialog
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.text import card_name
from tests.helpers.games import setup


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    languages = Languages(qapp)
    languages.install("en")
    yield languages
    languages.remove()


def window_of(qtbot: QtBot, languages: Languages, **settings: object) -> MainWindow:
    preferences = Preferences(Settings(palette="day", **settings))  # type: ignore[arg-type]
    window = MainWindow(SessionBridge(), languages, lambda: 7, preferences, Motion(0))
    qtbot.addWidget(window)
    window.show()
    return window


def draw(window: MainWindow) -> None:
    canvas = window.table.canvas
    for key in (Qt.Key.Key_N, Qt.Key.Key_Return, Qt.Key.Key_Return):
        QTest.keyClick(canvas, key)


def at_the_first_map(window: MainWindow, players: int = 2) -> MainWindow:
    window.start(setup(players))
    while not isinstance(window.bridge.stage, Drawing):
        window.bridge.advance()
        window.bridge.lift_curtain()
    return window


def test_the_settings_are_in_force_from_the_start(qtbot: QtBot, languages: Languages) -> None:
    window = window_of(qtbot, languages, curtain="off", open_maps=True, preview=False)
    options = window.bridge.options
    assert (options.curtain, options.open_maps, options.previews) == (CurtainLevel.OFF, True, False)


def test_the_dialog_changes_the_running_game_and_the_settings(
    qtbot: QtBot, languages: Languages
) -> None:
    window = at_the_first_map(window_of(qtbot, languages))
    window.menu.actions_by_id[CommandId.TABLE_OPTIONS].trigger()
    dialog = window.findChild(TableOptionsDialog)
    assert isinstance(dialog, TableOptionsDialog)
    dialog.curtain_box.setCurrentIndex(list(CurtainLevel).index(CurtainLevel.OFF))
    dialog.close()
    assert window.preferences.settings.curtain == "off"
    draw(window)
    assert window.bridge.stage == Drawing(1)


def test_without_a_curtain_a_chip_hands_the_map_over(qtbot: QtBot, languages: Languages) -> None:
    window = at_the_first_map(window_of(qtbot, languages, curtain="banner"), players=3)
    assert "Ana" in window.table.canvas.owner_text
    QTest.mouseClick(window.table.head.chips[2], Qt.MouseButton.LeftButton)
    assert window.bridge.stage == Drawing(2)


def test_with_a_curtain_no_chip_hands_a_map_over(qtbot: QtBot, languages: Languages) -> None:
    window = at_the_first_map(window_of(qtbot, languages), players=3)
    assert not window.table.canvas.owner_text
    QTest.mouseClick(window.table.head.chips[2], Qt.MouseButton.LeftButton)
    assert window.bridge.stage == Drawing(0)


def test_without_a_curtain_a_large_table_chooses_who_draws_from_a_list(
    qtbot: QtBot, languages: Languages
) -> None:
    window = at_the_first_map(window_of(qtbot, languages, curtain="banner"), players=10)
    table, listed = window.table, window.table.players
    QTest.mouseClick(table.head.list_button, Qt.MouseButton.LeftButton)
    assert listed.isVisible()
    before = table.draft
    QTest.keyClick(listed.search, Qt.Key.Key_Down)
    assert table.draft == before
    QTest.keyClick(listed.search, Qt.Key.Key_Escape)
    assert not listed.isVisible()
    QTest.mouseClick(table.head.list_button, Qt.MouseButton.LeftButton)
    QTest.keyClicks(listed.search, "er 9")
    QTest.keyClick(listed.search, Qt.Key.Key_Return)
    assert window.bridge.stage == Drawing(8)
    assert not listed.isVisible()
    QTest.mouseClick(table.head.list_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(listed.chips[8], Qt.MouseButton.LeftButton)
    assert window.bridge.stage == Drawing(8)
    assert not listed.isVisible()


def test_with_a_curtain_the_count_of_a_large_table_opens_no_list(
    qtbot: QtBot, languages: Languages
) -> None:
    window = at_the_first_map(window_of(qtbot, languages), players=10)
    head = window.table.head
    assert (head.count.isVisible(), head.list_button.isVisible()) == (True, False)
    window.preferences.change(curtain="off")
    assert (head.count.isVisible(), head.list_button.isVisible()) == (False, True)


def test_without_a_curtain_a_button_corrects_the_last_drawing_while_that_is_possible(
    qtbot: QtBot, languages: Languages
) -> None:
    window = at_the_first_map(window_of(qtbot, languages, curtain="off"))
    button = window.table.bar.reopen_button
    assert not button.isVisible()
    draw(window)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert window.bridge.stage == Drawing(0, window.table.draft.placement)  # type: ignore[union-attr]
    assert not button.isVisible()


@pytest.mark.parametrize("curtain", ["off", "full"])
def test_the_last_drawing_is_corrected_by_a_command(
    qtbot: QtBot, languages: Languages, curtain: str
) -> None:
    window = at_the_first_map(window_of(qtbot, languages, curtain=curtain))
    action = window.menu.actions_by_id[CommandId.REOPEN]
    assert not action.isEnabled()
    draw(window)
    assert action.isEnabled()
    action.trigger()
    assert isinstance(window.bridge.stage, Drawing)
    assert window.bridge.stage.seat == 0
    assert window.table.draft is not None
    assert window.table.draft.is_laid
    assert not action.isEnabled()


def test_without_live_scores_nothing_is_counted(qtbot: QtBot, languages: Languages) -> None:
    window = at_the_first_map(window_of(qtbot, languages, preview=False))
    table = window.table
    QTest.keyClick(table.canvas, Qt.Key.Key_N)
    assert not table.preview.isVisible()
    for card in table.edicts.cards.values():
        face = card.face()
        assert face is not None
        assert (face.stars, face.gain) == ("", "")
    assert table.bar.status.report.text
    window.preferences.change(preview=True)
    assert table.preview.isVisible()
    assert table.edicts.cards[table._view.season.edicts[0]].face().stars  # type: ignore[union-attr]


def told_of_the_deck(window: MainWindow) -> str:
    """All that the page of the map says anywhere, to eyes and ears."""
    widgets = window.table.findChildren(QWidget)
    return "\n".join(
        text
        for each in widgets
        for text in (each.toolTip(), each.accessibleName(), each.accessibleDescription())
    )


def test_a_table_that_remembers_by_heart_is_told_no_unseen_card(
    qtbot: QtBot, languages: Languages
) -> None:
    window = at_the_first_map(window_of(qtbot, languages, hide_unseen=True))
    view = window.bridge.flow.session.view()
    unseen = [card_name(card) for card in view.deck.unseen]
    assert not [name for name in unseen if name in told_of_the_deck(window)]
    window.preferences.change(hide_unseen=False)
    assert all(name in told_of_the_deck(window) for name in unseen)
    window.preferences.change(hide_unseen=True)
    assert not [name for name in unseen if name in told_of_the_deck(window)]


def test_a_player_alone_chooses_to_see_no_live_scores(qtbot: QtBot, languages: Languages) -> None:
    window = at_the_first_map(window_of(qtbot, languages, curtain="off"))
    table, switch = window.table, window.menu.actions_by_id[CommandId.PREVIEW]
    QTest.keyClick(table.canvas, Qt.Key.Key_P)
    assert not table.preview.isVisible()
    assert not switch.isChecked()
    assert window.preferences.settings.preview
    draw(window)
    assert window.bridge.stage == Drawing(1)
    assert table.preview.isVisible()
    assert switch.isChecked()
    window.bridge.reopen()
    assert not table.preview.isVisible()
    switch.trigger()
    assert table.preview.isVisible()


def test_no_player_overrides_a_table_without_live_scores(
    qtbot: QtBot, languages: Languages
) -> None:
    window = at_the_first_map(window_of(qtbot, languages, preview=False))
    table, switch = window.table, window.menu.actions_by_id[CommandId.PREVIEW]
    QTest.keyClick(table.canvas, Qt.Key.Key_P)
    assert not table.preview.isVisible()
    assert not window.preferences.settings.preview
    assert not switch.isChecked()
    assert "agreed" in table.bar.status.report.text
    QTest.keyClick(table.canvas, Qt.Key.Key_N)
    assert "agreed" not in table.bar.status.report.text


def test_the_curtain_falls_when_nobody_draws(qtbot: QtBot, languages: Languages) -> None:
    window = at_the_first_map(window_of(qtbot, languages, idle_minutes=2))
    assert window.at_table.idle.isActive()
    assert window.at_table.idle.interval() == 120_000
    window.at_table.idle.timeout.emit()
    assert window.bridge.stage == Curtain(0)
    assert window.table.draft is None
    assert not window.at_table.idle.isActive()


def test_a_map_that_is_drawn_on_is_not_left_alone(qtbot: QtBot, languages: Languages) -> None:
    window = at_the_first_map(window_of(qtbot, languages, idle_minutes=2))
    window.at_table.idle.stop()
    QTest.keyClick(window.table.canvas, Qt.Key.Key_N)
    assert window.at_table.idle.isActive()
    window.bridge.lower_curtain()


@pytest.mark.parametrize(
    ("settings", "players", "falls"),
    [
        ({"lower_on_leave": True}, 2, True),
        ({}, 2, False),
        ({"lower_on_leave": True, "curtain": "off"}, 2, False),
        ({"lower_on_leave": True}, 1, False),
    ],
)
def test_the_curtain_falls_when_the_window_is_left(
    qtbot: QtBot, languages: Languages, settings: dict[str, object], players: int, *, falls: bool
) -> None:
    window = at_the_first_map(window_of(qtbot, languages, **settings), players)
    window.at_table.on_application_state(Qt.ApplicationState.ApplicationInactive)
    assert isinstance(window.bridge.stage, Curtain) == falls


def test_who_played_is_offered_the_next_time(qtbot: QtBot, languages: Languages) -> None:
    window = window_of(qtbot, languages)
    window.start(setup(3))
    later = window_of(qtbot, languages, last_players=window.preferences.settings.last_players)
    later.new_game.seats.foot.last_button.click()
    assert later.new_game.seats.players() == setup(3).players
