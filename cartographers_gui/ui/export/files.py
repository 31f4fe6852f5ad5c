"""Pages as files: PNG as colourful as on the screen, SVG and PDF flat and sharp at any size."""

import errno
from collections.abc import Callable, Sequence
from enum import StrEnum
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QMarginsF,
    QRect,
    QRectF,
    QSize,
    QSizeF,
    Qt,
)
from PySide6.QtGui import QImage, QImageWriter, QPageLayout, QPageSize, QPainter, QPdfWriter

from cartographers_gui.storage.atomic import write_where_wanted
from cartographers_gui.ui.export.page import A4, A4_ACROSS, PRINT, Page, paint_page
from cartographers_gui.ui.theme import DAY, Palette

__all__ = [
    "LARGEST_WIDTH",
    "SMALLEST_WIDTH",
    "PictureFormat",
    "numbered_paths",
    "page_picture",
    "palette_of",
    "write_pages",
]

SMALLEST_WIDTH, LARGEST_WIDTH = 200, 5000
"""Width in px that a picture may have; the largest takes 140 MB while it is painted."""
_PNG_EFFORT = 25
"""Of 100."""
_PDF_DOTS = 300
"""Dots an inch in which a PDF counts."""
_A4_WIDTH = 210.0
"""In mm."""


class PictureFormat(StrEnum):
    """The kinds of file; the value is the suffix without its dot."""

    PNG = "png"
    SVG = "svg"
    PDF = "pdf"


def palette_of(kind: PictureFormat) -> Palette:
    """Return the colours in which a kind of file is painted."""
    return DAY if kind is PictureFormat.PNG else PRINT


def numbered_paths(path: Path, count: int) -> list[Path]:
    """Return where so many pages go: the file itself, or numbered ones beside it.

    >>> [each.name for each in numbered_paths(Path("map.png"), 2)]
    ['map-1.png', 'map-2.png']
    """
    if count == 1:
        return [path]
    return [path.with_name(f"{path.stem}-{page}{path.suffix}") for page in range(1, count + 1)]


def _always(_done: int) -> bool:
    return True


def write_pages(
    path: Path,
    pages: Sequence[Page],
    kind: PictureFormat,
    *,
    width: int = 2000,
    title: str = "",
    goes_on: Callable[[int], bool] = _always,
) -> list[Path]:
    """Write pages to a file and return what was written; PNG and SVG hold one page each.

    `width` is that of a PNG in px. `goes_on` is told how many pages are done and may end it there;
    a PDF is then not written at all. Raises `OSError`; a file that was there then stays as it was.
    """
    if kind is PictureFormat.PDF:
        data = _pdf(pages, title, goes_on)
        if data is None:
            return []
        write_where_wanted(path, data)
        return [path]
    written: list[Path] = []
    for place, page in zip(numbered_paths(path, len(pages)), pages, strict=True):
        write_where_wanted(
            place, _png(page, width) if kind is PictureFormat.PNG else _svg(page, title)
        )
        written.append(place)
        if not goes_on(len(written)):
            break
    return written


def page_picture(page: Page, width: int, palette: Palette) -> QImage:
    """Return a page as a picture of a width in px."""
    height = round(width * page.size.height() / page.size.width())
    picture = QImage(width, height, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.white)
    painter = QPainter(picture)
    paint_page(painter, page, QRectF(0, 0, width, height), palette)
    painter.end()
    return picture


def _png(page: Page, width: int) -> bytes:
    width = min(max(SMALLEST_WIDTH, width), LARGEST_WIDTH)
    picture = page_picture(page, width, palette_of(PictureFormat.PNG))
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(b"png"))
    # A tenth larger than with the usual effort, in half the time.
    writer.setCompression(_PNG_EFFORT)
    if picture.isNull() or not writer.write(picture):
        raise OSError(errno.ENOMEM, f"no room for a picture of {width} px")
    return bytes(buffer.data().data())


def _svg(page: Page, title: str) -> bytes:
    # Only needed here, and the start of the program is quicker without it.
    from PySide6.QtSvg import QSvgGenerator  # noqa: PLC0415

    buffer = QBuffer()
    size = page.size.toSize()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setSize(QSize(size))
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    painter = QPainter(generator)
    paint_page(painter, page, QRectF(0, 0, size.width(), size.height()), PRINT)
    painter.end()
    return bytes(buffer.data().data())


def page_layout(page: Page) -> QPageLayout:
    """Return paper without margins in the proportions of a page; an A4 sheet for one of that size.

    The page keeps a margin of its own.
    """
    across = page.is_across
    orientation = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
    if page.size in (A4, A4_ACROSS):
        size = QPageSize(QPageSize.PageSizeId.A4)
    else:
        height = _A4_WIDTH * page.size.height() / page.size.width()
        size = QPageSize(QSizeF(_A4_WIDTH, height), QPageSize.Unit.Millimeter)
    return QPageLayout(size, orientation, QMarginsF(0, 0, 0, 0))


def _pdf(pages: Sequence[Page], title: str, goes_on: Callable[[int], bool]) -> bytes | None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Cartographers")
    writer.setResolution(_PDF_DOTS)
    writer.setPageLayout(page_layout(pages[0]))
    painter = QPainter(writer)
    for position, page in enumerate(pages):
        if position:
            writer.setPageLayout(page_layout(page))
            writer.newPage()
        paint_page(painter, page, QRectF(0, 0, writer.width(), writer.height()), PRINT)
        if not goes_on(position + 1):
            painter.end()
            return None
    painter.end()
    return bytes(buffer.data().data())
