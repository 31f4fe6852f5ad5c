"""Figures of the map canvas: one pointer move, from the event to the finished paint.

Run alone by `python -m tests.bench.canvas [--quick]`, on the platform that QT_QPA_PLATFORM names.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from time import process_time

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cartographers_gui.engine import (
    EXPLORE_CARDS,
    MapSheet,
    Offer,
    Space,
    Terrain,
    offer_of,
    view_for,
)
from cartographers_gui.session import Draft
from cartographers_gui.ui import assets
from cartographers_gui.ui.canvas import Cartouche, MapCanvas
from cartographers_gui.ui.pages.table import TablePage
from cartographers_gui.ui.painting.ghost import GhostLook, ghost_picture
from cartographers_gui.ui.painting.map_art import paint_map
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.bench.measure import CAVEAT, Figure, missed, percentile, table_of
from tests.e2e.real_window import screen
from tests.helpers.games import drawing
from tests.helpers.sheets import printed, with_drawn

__all__ = ["TITLE", "figures", "figures_in_real_window"]

TITLE = "Map canvas, ratio to painting everything anew"
ROUNDS, FEW_ROUNDS = 10, 3

SIDE = 704
"""Width and height of the canvas in px."""


def half_drawn() -> MapSheet:
    """Return a sheet in the middle of a game."""
    return with_drawn(
        printed("A"),
        forest="A1 A2 B1 B2 B3 C2 D2",
        village="A7 B5 B6 B7 C6 H8 H9 I9",
        water="D8 E7 E8 F7 G6 G7 G8 H3 H4 H5 H6",
        monster="E4 F3 F4 G4",
        farm="F1 F2 G1 G2 G3 H2 I4 I5 J4",
    )


def orchard(sheet: MapSheet) -> Draft:
    """Take the orchard in hand."""
    offer = offer_of(EXPLORE_CARDS["orchard"], sheet)
    assert isinstance(offer, Offer)
    return Draft.of(sheet, offer)


def snake(sheet: MapSheet) -> list[Space]:
    """List every space so that each is beside the one before."""
    rows, cols = sheet.layout.rows, sheet.layout.cols
    return [
        Space(row, col if row % 2 == 0 else cols - 1 - col)
        for row in range(rows)
        for col in range(cols)
    ]


class VectorMap(QWidget):
    """The same map painted from scratch at every move: what the canvas is compared with."""

    def __init__(self, sheet: MapSheet) -> None:
        super().__init__()
        self.draft = orchard(sheet)
        self.resize(SIDE, SIDE)
        self.fitted = MapGeometry.fitted(QRectF(self.rect()), 11, 11)

    def aim(self, space: Space) -> None:
        """Show the shape over a space."""
        self.draft = self.draft.aimed_at(space)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        paint_map(painter, self.fitted, self.draft.sheet, DAY)
        bad = frozenset[Space]().union(*(refusal.spaces for refusal in self.draft.refusals))
        ghost = ghost_picture(
            self.fitted,
            self.draft.spaces,
            Terrain.FARM,
            DAY,
            look=GhostLook.LEGAL if self.draft.is_legal else GhostLook.ILLEGAL,
            bad=bad,
        )
        painter.drawPixmap(ghost.origin, ghost.picture)
        painter.end()


def show(window: QWidget) -> None:
    """Put a window on the screen; nothing is painted before it is there."""
    window.show()
    QTest.qWaitForWindowExposed(window)
    QApplication.processEvents()


def moved(canvas: MapCanvas, space: Space) -> float:
    """Move the pointer to a space and return the milliseconds of work until it is painted."""
    viewport = canvas.viewport()
    point = canvas.point_of(space)
    event = QMouseEvent(
        QEvent.Type.MouseMove,
        point,
        QPointF(viewport.mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
    )
    begin = process_time()
    QApplication.sendEvent(viewport, event)
    QApplication.processEvents()
    return (process_time() - begin) * 1e3


def canvas_moves(rounds: int) -> list[float]:
    """Lead the pointer over every space so many times and return the times of all moves."""
    sheet = half_drawn()
    canvas = MapCanvas()
    canvas.resize(SIDE, SIDE)
    canvas.show_sheet(sheet, Cartouche("Ana", "the Bold"))
    canvas.set_draft(orchard(sheet))
    show(canvas)
    for space in snake(sheet):
        moved(canvas, space)
    times = [moved(canvas, space) for _ in range(rounds) for space in snake(sheet)]
    canvas.close()
    canvas.deleteLater()
    return times


def page_moves(rounds: int, players: int) -> list[float]:
    """Do the same on the page of a game, where the scores that change are painted as well."""
    sheet = half_drawn()
    page = TablePage()
    page.resize(1280, 800)
    dress(page, Look(DAY))
    page.show_turn(view_for(drawing("orchard", *[sheet] * players), 0))
    show(page)
    for space in snake(sheet):
        moved(page.canvas, space)
    times = [moved(page.canvas, space) for _ in range(rounds) for space in snake(sheet)]
    page.close()
    page.deleteLater()
    return times


def vector_moves(count: int) -> list[float]:
    """Do the same a few times with everything painted anew."""
    sheet = half_drawn()
    widget = VectorMap(sheet)
    show(widget)
    times = []
    for space in snake(sheet)[:count]:
        begin = process_time()
        widget.aim(space)
        QApplication.processEvents()
        times.append((process_time() - begin) * 1e3)
    widget.close()
    widget.deleteLater()
    return times


def figures(*, rounds: int) -> list[Figure]:
    """Measure with so many walks over the whole map; starts Qt where nobody has."""
    application = QApplication.instance() or QApplication(sys.argv[:1])
    assets.load_fonts()
    cached, painted = canvas_moves(rounds), vector_moves(12)
    name = f"pointer move to finished paint, {QGuiApplication.platformName()}"
    ratio = percentile(painted, 0.5) / percentile(cached, 0.5)
    alone, together = page_moves(max(2, rounds // 2), 1), page_moves(max(2, rounds // 2), 100)
    application.processEvents()
    return [
        Figure(f"{name}, median", percentile(cached, 0.5), "ms", 0.5, ratio, 20),
        Figure(f"{name}, p95", percentile(cached, 0.95), "ms", 1.5),
        Figure(f"{name}, p99", percentile(cached, 0.99), "ms", 4.0),
        Figure("the same with all scores beside it, median", percentile(alone, 0.5), "ms", 1.2),
        Figure("the same with all scores beside it, p95", percentile(alone, 0.95), "ms", 3.0),
        Figure(
            "the same with 100 players, median (1 player)",
            percentile(together, 0.5),
            "ms",
            1.2,
            percentile(alone, 0.5) / percentile(together, 0.5),
            0.5,
        ),
    ]


def figures_in_real_window(*, quick: bool) -> int:
    """Print the same figures in real windows on an X server of their own; 1 when a ratio is missed.

    Where there is no Xvfb it says so and returns 0.
    """
    if shutil.which("Xvfb") is None:
        print(f"\n{TITLE}, in a real window: skipped, there is no Xvfb.")
        return 0
    with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as display:
        environment = {**os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
        command = [sys.executable, "-m", "tests.bench.canvas", *(["--quick"] if quick else [])]
        return subprocess.run(command, env=environment, check=False).returncode


def main(arguments: list[str]) -> int:
    """Print the figures of this platform and return 1 when a ratio is missed."""
    found = figures(rounds=FEW_ROUNDS if "--quick" in arguments else ROUNDS)
    print(table_of(TITLE, found))
    for figure in missed(found):
        print(f"\nMissed: {figure.name}")
    return 1 if missed(found) else 0


if __name__ == "__main__":
    print(CAVEAT)
    sys.exit(main(sys.argv[1:]))
