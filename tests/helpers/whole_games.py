"""A game played on in a window: by the keys of the page that is shown, or by the bridge alone."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from cartographers_gui.session import Curtain, Drawing, Final, SeasonSheet
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.players import greedy_draw

__all__ = ["play_by_keys", "play_to_the_end", "play_to_the_end_by_keys"]

_MOST_STEPS = 600


def play_by_keys(window: MainWindow) -> None:
    """Do what the page asks for, by keys of the widget that has the keyboard."""
    match window.bridge.stage:
        case Drawing():
            table = window.table
            assert table.draft is not None
            if not table.draft.fits_when_turned():
                QTest.keyClick(table.canvas, Qt.Key.Key_2)
            for key in (Qt.Key.Key_N, Qt.Key.Key_Return, Qt.Key.Key_Return):
                QTest.keyClick(table.canvas, key)
        case SeasonSheet():
            QTest.keyClick(window.season_sheet, Qt.Key.Key_Escape)
            QTest.keyClick(window.season_sheet, Qt.Key.Key_Return)
        case Curtain():
            QTest.keyClick(window.curtain.lift_button, Qt.Key.Key_Return)
        case _:
            page = window.pages.currentWidget()
            assert page is not None
            QTest.keyClick(page, Qt.Key.Key_Return)


def play_to_the_end_by_keys(window: MainWindow) -> None:
    """Play on until the standings are shown."""
    for _ in range(_MOST_STEPS):
        if isinstance(window.bridge.stage, Final):
            return
        play_by_keys(window)
    raise AssertionError(f"the game is stuck at {window.bridge.stage}")


def play_to_the_end(bridge: SessionBridge) -> None:
    """Play on until the standings, each player drawing what is best for now."""
    for _ in range(_MOST_STEPS):
        if isinstance(bridge.stage, Final):
            return
        if isinstance(bridge.stage, Drawing):
            bridge.confirm(greedy_draw(bridge.flow.session.state, bridge.stage.seat).placement)
        bridge.advance()
        bridge.lift_curtain()
    raise AssertionError(f"the game is stuck at {bridge.stage}")
