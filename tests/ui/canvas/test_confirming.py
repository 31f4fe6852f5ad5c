"""Confirming by key may end the turn: the next page takes shape and map away at once."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MAP_LAYOUTS, GameSetup, PlayerSetup
from cartographers_gui.session import Draft, GameSession
from cartographers_gui.ui.canvas import MapCanvas


def test_a_page_may_take_the_shape_away_while_the_key_confirms(qtbot: QtBot) -> None:
    session = GameSession(GameSetup((PlayerSetup("Ana"),), MAP_LAYOUTS["A"], seed=3))
    view = session.view(0)
    assert view.sheet is not None
    assert view.offer is not None
    canvas = MapCanvas()
    qtbot.addWidget(canvas)
    canvas.resize(700, 700)
    canvas.show_sheet(view.sheet)
    canvas.confirm_requested.connect(lambda: canvas.set_draft(None))
    canvas.set_draft(Draft.of(view.sheet, view.offer).next_legal().laid_down())
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    assert canvas.draft is None
