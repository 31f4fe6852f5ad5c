"""Where things lie on a painted map sheet: the one mapping between spaces and points."""

import math
from dataclasses import dataclass
from typing import Self

from PySide6.QtCore import QPointF, QRectF

from cartographers_gui.engine import Space

__all__ = ["MapGeometry"]

# Margins of the sheet around the spaces, in lengths of a space.
_WITH_RULERS = (0.70, 0.60)
_PLAIN = 0.36
_THUMBNAIL = 0.25
_CARTOUCHE = 0.64


@dataclass(frozen=True, slots=True)
class MapGeometry:
    """A sheet of paper with its spaces, fitted into a rectangle in logical pixels.

    A space is a whole number of device pixels and starts on one, so fills meet without seams.

    >>> geometry = MapGeometry.fitted(QRectF(0, 0, 656, 668), 11, 11)
    >>> geometry.space, geometry.space_at(geometry.rect_of(Space(2, 3)).center())
    (54.0, Space(row=2, col=3))
    """

    rows: int
    cols: int
    ratio: float
    """Device pixels for each logical pixel."""
    space: float
    """Side of a space."""
    left: float
    """Where the first column starts."""
    top: float
    """Where the first row starts."""
    sheet: QRectF
    """The whole sheet of paper."""
    has_rulers: bool
    has_cartouche: bool

    @classmethod
    def fitted(
        cls,
        rect: QRectF,
        rows: int,
        cols: int,
        *,
        ratio: float = 1.0,
        rulers: bool = True,
        cartouche: bool = True,
    ) -> Self:
        """Return the largest sheet in a rectangle, centred.

        Without rulers and cartouche it is a thumbnail.
        """
        left, top = _WITH_RULERS if rulers else (_PLAIN, _PLAIN)
        right, bottom = _PLAIN, _CARTOUCHE if cartouche else _PLAIN
        if not rulers and not cartouche:
            left = top = right = bottom = _THUMBNAIL
        across, down = (left, cols, right), (top, rows, bottom)
        device = math.floor(
            min(rect.width() * ratio / sum(across), rect.height() * ratio / sum(down))
        )

        def pixels(part: float) -> int:
            """Return a length given in spaces in whole device pixels."""
            return round(part * device)

        # Margins are rounded one by one, so together they may take a pixel too many.
        while device > 1 and (
            sum(map(pixels, across)) > rect.width() * ratio
            or sum(map(pixels, down)) > rect.height() * ratio
        ):
            device -= 1
        device = max(1, device)
        width, height = sum(map(pixels, across)) / ratio, sum(map(pixels, down)) / ratio
        sheet = QRectF(
            round((rect.x() + (rect.width() - width) / 2) * ratio) / ratio,
            round((rect.y() + (rect.height() - height) / 2) * ratio) / ratio,
            width,
            height,
        )
        return cls(
            rows,
            cols,
            ratio,
            device / ratio,
            sheet.x() + pixels(left) / ratio,
            sheet.y() + pixels(top) / ratio,
            sheet,
            rulers,
            cartouche,
        )

    @property
    def map_rect(self) -> QRectF:
        """The spaces without frame and margins."""
        return QRectF(self.left, self.top, self.cols * self.space, self.rows * self.space)

    @property
    def band(self) -> float:
        """Width of the zebra scale band around the spaces."""
        return max(1.0, self._snapped(0.1 * self.space))

    @property
    def frame_gap(self) -> float:
        """Distance from the spaces to the neat line, and again from there to the band."""
        return max(0.5, min(3.0, self._snapped(0.045 * self.space)))

    @property
    def frame(self) -> QRectF:
        """The spaces with the frame around them, without margins."""
        reach = 1.5 * self.frame_gap + self.band
        return self.map_rect.adjusted(-reach, -reach, reach, reach)

    @property
    def strip(self) -> QRectF:
        """The room below the map for a cartouche, which may lie over the lower frame."""
        top = self.map_rect.bottom() + self.frame_gap
        return QRectF(self.sheet.left(), top, self.sheet.width(), self.sheet.bottom() - top)

    def rect_of(self, space: Space) -> QRectF:
        """Return the rectangle of a space; also of one beyond the edge."""
        return QRectF(
            self.left + space.col * self.space,
            self.top + space.row * self.space,
            self.space,
            self.space,
        )

    def bounds_of(self, spaces: frozenset[Space]) -> QRectF:
        """Return the smallest rectangle round spaces; an empty one round none."""
        bounds = QRectF()
        for space in spaces:
            bounds = bounds.united(self.rect_of(space))
        return bounds

    def snapped_out(self, rect: QRectF) -> QRectF:
        """Return the smallest rectangle of whole device pixels round another, within the sheet."""
        ratio = self.ratio
        left, top = math.floor(rect.left() * ratio), math.floor(rect.top() * ratio)
        right, bottom = math.ceil(rect.right() * ratio), math.ceil(rect.bottom() * ratio)
        whole = QRectF(left / ratio, top / ratio, (right - left) / ratio, (bottom - top) / ratio)
        return whole.intersected(self.sheet)

    def _snapped(self, length: float) -> float:
        return round(length * self.ratio) / self.ratio

    def space_at(self, point: QPointF) -> Space | None:
        """Return the space under a point, or nothing beside the map."""
        row = math.floor((point.y() - self.top) / self.space)
        col = math.floor((point.x() - self.left) / self.space)
        if 0 <= row < self.rows and 0 <= col < self.cols:
            return Space(row, col)
        return None

    def nearest_space(self, point: QPointF) -> Space:
        """Return the space under a point or, beside the map, the nearest one."""
        row = math.floor((point.y() - self.top) / self.space)
        col = math.floor((point.x() - self.left) / self.space)
        return Space(min(max(row, 0), self.rows - 1), min(max(col, 0), self.cols - 1))
