"""Fingers beside the map: lists scroll, and going on opens and chooses nothing."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractScrollArea, QApplication

from cartographers_gui.ui.dialogs.rulebook import RulebookDialog
from cartographers_gui.ui.main_window import MainWindow
from tests.screens.scenes import SCENES
from tests.ui.fingers import Finger

UP = QPoint(0, -80)


def test_the_grid_of_forty_players_scrolls(window: MainWindow) -> None:
    window.resize(960, 640)
    SCENES["curtain_grid"](window)
    QApplication.processEvents()
    grid = window.curtain.grid
    called = window.bridge.stage
    Finger(window).drag(grid.chips[8], UP)
    assert grid._scroll.verticalScrollBar().value() > 40
    assert window.bridge.stage == called


def test_going_on_over_the_gallery_opens_no_map_and_a_tap_does(window: MainWindow) -> None:
    SCENES["standings"](window)
    QApplication.processEvents()
    gallery, finger = window.standings.gallery, Finger(window)
    finger.drag(
        gallery.viewport(),
        QPoint(30, -15),
        gallery.visualRect(gallery.model().index(0, 0)).center().toPointF(),
    )
    assert window.pages.currentWidget() is window.standings
    place = gallery.visualRect(gallery.model().index(0, 0)).center().toPointF()
    finger.tap(gallery.viewport(), place)
    assert window.pages.currentWidget() is window.maps.browser


def test_a_table_of_stars_takes_a_finger_without_complaint(window: MainWindow) -> None:
    window.resize(960, 640)
    SCENES["standings"](window)
    QApplication.processEvents()
    table = window.standings.table
    Finger(window).drag(table.viewport(), UP / 2)
    lit: list[object] = []
    table.number_pointed.connect(lit.append)
    Finger(window).tap(
        table.viewport(), table.visualRect(table.model().index(0, 1)).center().toPointF()
    )
    assert lit


def test_the_rulebook_scrolls(window: MainWindow) -> None:
    dialog = SCENES["dialog_rulebook"](window)
    assert isinstance(dialog, RulebookDialog)
    QApplication.processEvents()
    page = next(
        area
        for area in dialog.findChildren(QAbstractScrollArea)
        if area.verticalScrollBar().maximum() > 2000
    )
    before = page.verticalScrollBar().value()
    Finger(dialog).drag(page.viewport(), UP)
    assert page.verticalScrollBar().value() - before == 80
    dialog.close()
