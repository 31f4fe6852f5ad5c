"""Pages become files that other programs can read and that look like the game."""

import errno
import re
import zlib
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from cartographers_gui.engine import MAP_LAYOUTS, GameView, Space, replay, view_for
from cartographers_gui.ui.export.files import (
    LARGEST_WIDTH,
    PictureFormat,
    numbered_paths,
    page_picture,
    write_pages,
)
from cartographers_gui.ui.export.map_page import MapRecord, empty_page, map_page, map_picture
from cartographers_gui.ui.export.page import PRINT, Page
from cartographers_gui.ui.export.score_page import score_pages
from cartographers_gui.ui.painting.crest import crests_for
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import DAY
from tests.helpers.games import setup
from tests.helpers.strategies import played

pytestmark = pytest.mark.usefixtures("qapp")

MAP_ROOM = QRectF(38, 128, 924, 912)


@lru_cache
def finished(players: int) -> GameView:
    _, actions = played(setup(players), 1, 10_000)
    return view_for(replay(setup(players), actions))


def record(players: int = 2, seat: int = 0, name: str = "Ana", title: str = "") -> MapRecord:
    view = finished(players)
    crests = crests_for([player.name for player in view.players])
    player = view.players[seat]
    return MapRecord(
        view.final_sheets[seat], name, title, crests[seat], player.seasons, view.edicts, "Seed 1"
    )


def shown_svg(path: Path, width: int, height: int) -> QImage:
    renderer = QSvgRenderer(str(path))
    assert renderer.isValid()
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    renderer.render(painter)
    painter.end()
    return picture


def far_from_equal(one: QImage, other: QImage) -> float:
    """Return which part of two pictures differs plainly, both made small first."""
    smooth = Qt.TransformationMode.SmoothTransformation
    first, second = (
        each.scaled(100, 141, Qt.AspectRatioMode.IgnoreAspectRatio, smooth) for each in (one, other)
    )
    apart = 0
    for x in range(first.width()):
        for y in range(first.height()):
            a, b = first.pixelColor(x, y), second.pixelColor(x, y)
            apart += abs(a.lightness() - b.lightness()) > 60
    return apart / (first.width() * first.height())


def pages_of_pdf(data: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", data))


def drawings_of_pdf(data: bytes) -> bytes:
    """Return what is drawn on the pages of a PDF as its readers see it."""
    parts = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", data, re.DOTALL)
    drawn = b""
    for part in parts:
        try:
            drawn += zlib.decompress(part)
        except zlib.error:
            continue
    return drawn


def test_a_png_has_the_chosen_width_and_the_colours_of_the_map(tmp_path: Path) -> None:
    path = tmp_path / "map.png"
    assert write_pages(path, [map_page(record())], PictureFormat.PNG, width=1000) == [path]
    picture = QImage(str(path))
    assert (picture.width(), picture.height()) == (1000, 1414)
    sheet = record().sheet
    geometry = MapGeometry.fitted(MAP_ROOM, 11, 11, cartouche=False)
    for space in (Space(row, col) for row in range(11) for col in range(11)):
        terrain = sheet.terrain_at(space)
        if terrain is None:
            continue
        fill = DAY.ground(terrain).fill
        # The corner of a space bears no glyph: its hue is that of the terrain.
        spot = geometry.rect_of(space).topLeft().toPoint()
        found = picture.pixelColor(spot.x() + 12, spot.y() + 62)
        if fill.saturation() > 60:
            apart = abs(found.hue() - fill.hue()) % 360
            assert min(apart, 360 - apart) < 40, f"{terrain} at {space}"


def test_an_svg_is_sound_and_looks_like_its_page(tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    page = map_page(record(name="A <b> & “Ana”", title="đ Щ"))
    write_pages(path, [page], PictureFormat.SVG, title="<Cartographers & more>")
    root = ElementTree.fromstring(path.read_text("utf-8"))
    assert root.tag.endswith("svg")
    assert root.get("viewBox") == "0 0 1000 1414"
    texts = "".join(root.itertext())
    assert "A <b> & “Ana”" in texts
    assert far_from_equal(shown_svg(path, 1000, 1414), page_picture(page, 1000, PRINT)) < 0.01


def test_what_flat_files_cannot_hold_is_a_little_picture(tmp_path: Path) -> None:
    path = tmp_path / "map.svg"
    write_pages(path, [map_page(record())], PictureFormat.SVG)
    # Two seals in each season, four beside the names of the edicts, and the crest.
    assert path.read_text("utf-8").count("<image") == 4 * 2 + 4 + 1


def test_a_pdf_has_a_page_for_each_and_a_sheet_of_a4(tmp_path: Path) -> None:
    path = tmp_path / "all.pdf"
    view = finished(3)
    crests = crests_for([player.name for player in view.players])
    pages = [map_page(record()), *score_pages(view, crests), empty_page(MAP_LAYOUTS["B"])]
    assert write_pages(path, pages, PictureFormat.PDF) == [path]
    data = path.read_bytes()
    assert data.startswith(b"%PDF-")
    assert b"%%EOF" in data[-1024:]
    assert pages_of_pdf(data) == 3
    boxes = re.findall(rb"/MediaBox\s*\[([^]]*)\]", data)
    sizes = [tuple(round(float(each)) for each in box.split()) for box in boxes]
    assert sizes == [(0, 0, 595, 842), (0, 0, 842, 595), (0, 0, 595, 842)]
    assert len(drawings_of_pdf(data)) > 100_000


def test_an_empty_sheet_has_no_score_and_a_played_one_has(tmp_path: Path) -> None:
    del tmp_path
    empty = page_picture(empty_page(MAP_LAYOUTS["A"]), 500, PRINT)
    full = page_picture(map_page(record()), 500, PRINT)
    assert far_from_equal(empty, full) > 0.15
    white = sum(
        empty.pixelColor(x, y).lightness() > 245 for x in range(0, 500, 5) for y in range(0, 707, 5)
    )
    assert white > 0.75 * 100 * 142


@pytest.mark.parametrize("side", list(MAP_LAYOUTS))
def test_both_sides_print_their_features(side: str) -> None:
    layout = MAP_LAYOUTS[side]
    picture = page_picture(empty_page(layout), 1000, PRINT)
    geometry = MapGeometry.fitted(MAP_ROOM, 11, 11, cartouche=False)

    def ink(space: Space) -> float:
        area = geometry.rect_of(space).adjusted(12, 12, -12, -12).toRect()
        dots = [
            picture.pixelColor(x, y).lightness() < 200
            for x in range(area.left(), area.right(), 3)
            for y in range(area.top(), area.bottom(), 3)
        ]
        return sum(dots) / len(dots)

    printed = layout.mountains | layout.ruins | layout.grid.space_set(layout.wasteland_mask)
    for row in range(11):
        for col in range(11):
            space = Space(row, col)
            assert (ink(space) > 0.05) == (space in printed), str(space)


def test_a_hundred_players_take_several_pages_of_scores() -> None:
    view = finished(100)
    crests = crests_for([player.name for player in view.players])
    pages = score_pages(view, crests, "note")
    assert len(pages) == 6
    assert all(page.is_across for page in pages)
    last = page_picture(pages[-1], 700, PRINT)
    assert page_picture(pages[0], 700, PRINT) != last


def test_a_running_game_has_no_page_of_scores() -> None:
    running = view_for(played(setup(2), 1, 3)[0][-1])
    with pytest.raises(ValueError, match="running"):
        score_pages(running, crests_for(["Ana", "Boris"]))


def test_many_pictures_are_numbered(tmp_path: Path) -> None:
    pages = [empty_page(layout) for layout in MAP_LAYOUTS.values()]
    paths = write_pages(tmp_path / "empty.svg", pages, PictureFormat.SVG)
    assert [path.name for path in paths] == ["empty-1.svg", "empty-2.svg"]
    assert paths == numbered_paths(tmp_path / "empty.svg", 2)
    assert all(path.stat().st_size > 10_000 for path in paths)


def test_writing_can_be_stopped_after_any_page(tmp_path: Path) -> None:
    pages = [empty_page(layout) for layout in MAP_LAYOUTS.values()]
    done: list[int] = []

    def stops(page: int) -> bool:
        done.append(page)
        return False

    written = write_pages(tmp_path / "a.svg", pages, PictureFormat.SVG, goes_on=stops)
    assert [path.name for path in written] == ["a-1.svg"]
    assert write_pages(tmp_path / "a.pdf", pages, PictureFormat.PDF, goes_on=stops) == []
    assert not (tmp_path / "a.pdf").exists()
    assert done == [1, 1]


@pytest.mark.parametrize("kind", list(PictureFormat))
def test_a_full_disk_leaves_the_old_file(
    tmp_path: Path, kind: PictureFormat, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / f"map.{kind}"
    path.write_bytes(b"old")

    def full_disk(_: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    with pytest.raises(OSError, match="No space"):
        write_pages(path, [empty_page(MAP_LAYOUTS["A"])], kind, width=300)
    assert path.read_bytes() == b"old"
    assert len(list(tmp_path.iterdir())) == 1


def test_a_folder_that_is_none_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_bytes(b"")
    with pytest.raises(OSError, match=r"."):
        write_pages(blocked / "map.svg", [empty_page(MAP_LAYOUTS["A"])], PictureFormat.SVG)


def test_no_width_is_beyond_measure(tmp_path: Path) -> None:
    page = Page(QSizeF(1000, 100), lambda painter, palette: None)
    path = tmp_path / "map.png"
    write_pages(path, [page], PictureFormat.PNG, width=1)
    assert QImage(str(path)).width() == 200
    write_pages(path, [page], PictureFormat.PNG, width=10**6)
    assert QImage(str(path)).width() == LARGEST_WIDTH


def test_a_picture_of_the_map_alone_names_its_owner() -> None:
    named = page_picture(map_picture(record(name="Ana")), 600, DAY)
    other = page_picture(map_picture(record(name="Maximiliana")), 600, DAY)
    top = QRectF(0, 0, 600, 560).toRect()
    assert named.copy(top) == other.copy(top)
    assert named != other


def test_flat_pages_are_white_where_nothing_is_printed() -> None:
    picture = page_picture(map_page(record()), 500, PRINT)
    assert picture.pixelColor(3, 3).name() == "#ffffff"
    assert page_picture(map_page(record()), 300, DAY).pixelColor(3, 3).name() != "#ffffff"
