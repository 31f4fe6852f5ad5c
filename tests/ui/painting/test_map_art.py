"""A painted map has no seams, looks the same twice, and repaints only what has changed."""

import os
import subprocess
import sys

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap

from cartographers_gui.engine import MapSheet, Space, Terrain
from cartographers_gui.ui.painting.map_art import MapArt, paint_map
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Ground, Palette
from tests.helpers.pictures import difference, painted

RATIOS = (1.0, 1.25, 2.0)
EACH_PALETTE = pytest.mark.parametrize(
    "palette", [DAY, NIGHT, HIGH_CONTRAST], ids=lambda palette: palette.name
)
EACH_RATIO = pytest.mark.parametrize("ratio", RATIOS)
STEPS = (
    (Terrain.FOREST, ((0, 0), (0, 1))),
    (Terrain.FOREST, ((1, 1), (2, 1))),
    (Terrain.WATER, ((1, 0), (2, 0), (3, 0))),
    (Terrain.VILLAGE, ((1, 2), (0, 2), (0, 3))),
    (Terrain.MONSTER, ((2, 2), (2, 3))),
    (Terrain.FARM, ((4, 4), (3, 4))),
    (Terrain.FOREST, ((3, 1), (3, 2))),
)
ROUNDING = 6
"""Qt smooths an edge a little differently when a rectangle cuts its path."""
BLANK = MapSheet.from_text("....#\n....#\n.R..R\n.....\n..M..")


@pytest.fixture(autouse=True)
def application(qapp: QGuiApplication) -> None:
    """Pictures need an application."""


def geometry_of(sheet: MapSheet, ratio: float, side: float = 320) -> MapGeometry:
    room = QRectF(0, 0, side, side)
    return MapGeometry.fitted(room, sheet.layout.rows, sheet.layout.cols, ratio=ratio)


def stages() -> list[MapSheet]:
    sheets = [BLANK]
    for terrain, spaces in STEPS:
        sheets.append(sheets[-1].with_drawn(terrain, (Space(*space) for space in spaces)))
    return sheets


def worst_difference(one: QImage, other: QImage) -> int:
    """Return by how much the most different byte of two pictures differs, 0 to 255."""
    assert one.size() == other.size()
    here, there = bytes(one.constBits()), bytes(other.constBits())
    width = one.bytesPerLine()
    worst = 0
    for start in range(0, len(here), width):
        row, other_row = here[start : start + width], there[start : start + width]
        if row != other_row:
            worst = max(worst, *(abs(a - b) for a, b in zip(row, other_row, strict=True)))
    return worst


def image_of(picture: QPixmap) -> QImage:
    return picture.toImage().convertToFormat(QImage.Format.Format_ARGB32)


@EACH_RATIO
@EACH_PALETTE
def test_repainting_what_changed_gives_the_picture_painted_at_once(
    palette: Palette, ratio: float
) -> None:
    geometry = geometry_of(BLANK, ratio)
    art = MapArt(BLANK.layout, geometry, palette)
    sheets = stages()
    # There and back again, as undo and redo do.
    for sheet in (*sheets, sheets[3], sheets[6], sheets[0], sheets[-1]):
        at_once = MapArt(sheet.layout, geometry, palette).drawn(sheet)
        assert worst_difference(image_of(art.drawn(sheet)), image_of(at_once)) <= ROUNDING, sheet


def test_a_closed_mountain_gives_its_coin_and_gets_it_back_by_undo() -> None:
    open_sheet = MapSheet.from_text("...\nFMF\n.F.")
    closed = open_sheet.with_drawn(Terrain.WATER, [Space(0, 1)])
    assert closed.claimed_mountains == {Space(1, 1)}
    geometry = geometry_of(open_sheet, 1.0)
    art = MapArt(open_sheet.layout, geometry, DAY)
    mountain = (
        geometry.rect_of(Space(1, 1)).toRect().translated(-geometry.sheet.topLeft().toPoint())
    )
    before = image_of(art.drawn(open_sheet)).copy(mountain)
    taken = image_of(art.drawn(closed)).copy(mountain)
    assert difference(before, taken) > 0.5
    assert image_of(art.drawn(open_sheet)).copy(mountain) == before


@EACH_RATIO
@EACH_PALETTE
@pytest.mark.parametrize("terrain", [Terrain.FOREST, Terrain.FARM, Terrain.WATER])
def test_spaces_of_one_terrain_meet_without_a_seam(
    terrain: Terrain, palette: Palette, ratio: float
) -> None:
    letter = {Terrain.FOREST: "F", Terrain.FARM: "A", Terrain.WATER: "W"}[terrain]
    sheet = MapSheet.from_text("\n".join([letter * 11] * 11))
    geometry = geometry_of(sheet, ratio, 430)
    picture = image_of(MapArt(sheet.layout, geometry, palette).drawn(sheet))
    inner = geometry.map_rect.adjusted(6, 6, -6, -6).translated(-geometry.sheet.topLeft())
    clear = [
        (x, y)
        for y in range(round(inner.top() * ratio), round(inner.bottom() * ratio))
        for x in range(round(inner.left() * ratio), round(inner.right() * ratio))
        if picture.pixel(x, y) >> 24 != 255
    ]
    assert not clear, f"{len(clear)} pixels let the paper through, such as {clear[:3]}"


@EACH_RATIO
@EACH_PALETTE
def test_clusters_that_touch_leave_no_paper_between_them(palette: Palette, ratio: float) -> None:
    sheet = MapSheet.from_text("FFWW\nFFWW\nAAVV\nAAVV")
    geometry = geometry_of(sheet, ratio)
    picture = image_of(MapArt(sheet.layout, geometry, palette).drawn(sheet))
    middle = geometry.map_rect.center() - geometry.sheet.topLeft()
    away = 0.2 * geometry.space
    rounded = 0.15 * geometry.space
    length = round((2 * geometry.space - away - rounded) * ratio)
    for step in range(length):
        along = rounded + step / ratio
        for right, down in ((along, 0.0), (-along, 0.0), (0.0, along), (0.0, -along)):
            x, y = (middle.x() + right) * ratio, (middle.y() + down) * ratio
            assert picture.pixel(round(x), round(y)) >> 24 == 255, (right, down)


@EACH_PALETTE
def test_the_base_is_opaque_and_painted_once(palette: Palette) -> None:
    art = MapArt(BLANK.layout, geometry_of(BLANK, 1.25), palette)
    base = art.base()
    assert base.cacheKey() == art.base().cacheKey()
    picture = image_of(base)
    assert all(
        picture.pixel(x, y) >> 24 == 255
        for y in range(picture.height())
        for x in range(picture.width())
    )


def test_an_unchanged_sheet_is_not_painted_again() -> None:
    art = MapArt(BLANK.layout, geometry_of(BLANK, 1.0), DAY)
    sheet = stages()[3]
    key = art.drawn(sheet).cacheKey()
    assert art.drawn(MapSheet.from_text(str(sheet))).cacheKey() == key


@EACH_PALETTE
def test_layers_and_whole_map_look_the_same(palette: Palette) -> None:
    sheet = stages()[-1]
    geometry = geometry_of(sheet, 1.0)
    art = MapArt(sheet.layout, geometry, palette)

    def layers(painter: QPainter, _: QRectF) -> None:
        for picture in (art.base(), art.drawn(sheet)):
            painter.drawPixmap(art.origin, picture)

    one = painted(layers, 320, 320)
    other = painted(lambda painter, _: paint_map(painter, geometry, sheet, palette), 320, 320)
    # Where an edge is smoothed, a clear layer between them rounds differently.
    assert worst_difference(one, other) <= 2 * ROUNDING


@EACH_PALETTE
def test_each_space_shows_its_own_fill(palette: Palette) -> None:
    sheet = MapSheet.from_text("FVA\nWXM\n#..")
    geometry = geometry_of(sheet, 1.0)
    picture = painted(lambda painter, _: paint_map(painter, geometry, sheet, palette), 320, 320)
    for space, ground in (
        (Space(0, 0), Ground.FOREST),
        (Space(0, 1), Ground.VILLAGE),
        (Space(0, 2), Ground.FARM),
        (Space(1, 0), Ground.WATER),
        (Space(1, 1), Ground.MONSTER),
        (Space(1, 2), Ground.MOUNTAIN),
        (Space(2, 0), Ground.WASTELAND),
    ):
        rect = geometry.rect_of(space).toRect().adjusted(8, 8, -8, -8)
        fill = palette.grounds[ground].fill
        near = sum(
            _distance(picture.pixelColor(x, y), fill) < 60
            for y in range(rect.top(), rect.bottom())
            for x in range(rect.left(), rect.right())
        )
        assert near > 0.3 * rect.width() * rect.height(), ground


def _distance(one: QColor, other: QColor) -> int:
    return max(
        abs(one.red() - other.red()),
        abs(one.green() - other.green()),
        abs(one.blue() - other.blue()),
    )


@pytest.mark.parametrize(("rows", "cols"), [(1, 1), (3, 3), (11, 11), (9, 14), (14, 11)])
def test_a_map_of_any_size_is_painted(rows: int, cols: int) -> None:
    sheet = MapSheet.from_text("\n".join(["F" + "." * (cols - 1)] * rows))
    for plain in (True, False):
        room = QRectF(0, 0, 240, 200)
        geometry = MapGeometry.fitted(room, rows, cols, rulers=plain, cartouche=plain)

        def paint(painter: QPainter, _: QRectF, geometry: MapGeometry = geometry) -> None:
            paint_map(painter, geometry, sheet, DAY)

        picture = painted(paint, 240, 200)
        at = geometry.rect_of(Space(rows - 1, 0)).topLeft()
        color = picture.pixelColor(round(at.x() + 0.3 * geometry.space), round(at.y() + 4))
        assert color.green() > color.red()


def test_a_map_is_painted_the_same_in_every_run() -> None:
    program = (
        "import hashlib\n"
        "from PySide6.QtGui import QGuiApplication\n"
        "app = QGuiApplication([])\n"
        "from tests.ui.painting.test_map_art import *\n"
        "art = MapArt(BLANK.layout, geometry_of(BLANK, 1.25), DAY)\n"
        "picture, drawn = image_of(art.base()), image_of(art.drawn(stages()[-1]))\n"
        "print(hashlib.sha256(bytes(picture.bits()) + bytes(drawn.bits())).hexdigest())\n"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(said) == 1
    assert len(said.pop().strip()) == 64
