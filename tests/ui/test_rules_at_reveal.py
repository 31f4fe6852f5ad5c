"""Beside the cards just revealed, each edict tells its rule at every size of text."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication

from cartographers_gui.storage import Settings
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.widgets import edict_card
from cartographers_gui.ui.widgets.edict_card import EdictCard
from tests.helpers.painted_texts import joined, painted_texts
from tests.screens.scenes import SCENES


@pytest.fixture(params=[1.0, 1.25, 1.5, 2.0])
def settings(request: pytest.FixtureRequest) -> Settings:
    return Settings(palette="day", font_scale=request.param)


@pytest.mark.parametrize("scene", ["reveal", "reveal_season", "reveal_ambush"])
@pytest.mark.parametrize("size", [(960, 640), (1280, 800)])
def test_each_edict_tells_its_rule(
    window: MainWindow, scene: str, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def paint_at_once(
        painter: QPainter, key: str, rect: QRectF, paint: Callable[[QPainter, QRectF], None]
    ) -> None:
        del key
        paint(painter, rect)

    # On a picture that is kept, no text would be heard of.
    monkeypatch.setattr(edict_card, "paint_cached", paint_at_once)
    window.resize(*size)
    page = SCENES[scene](window)
    for _ in range(4):
        QApplication.processEvents()
    cards = [card for card in page.findChildren(EdictCard) if card.isVisible()]
    assert len(cards) == 2
    for card in cards:
        face = card.face()
        assert face is not None
        told = " ".join(joined(painted_texts(card))).replace("\N{NO-BREAK SPACE}", " ")
        assert face.rule in " ".join(told.split())
