"""The sheet itself: fibre, stains, folds and contour lines, the same at every repaint."""

import math
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from cartographers_gui.engine import MapLayout
from cartographers_gui.ui.painting.map_geometry import MapGeometry
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_contours", "paint_paper"]

_OCTAVES = ((180.0, 26, 19.0), (64.0, 16, -27.0), (20.0, 9, 37.0))
"""Size of the spots in pixels, opacity of 255, and how the layer is turned."""
_LEAST_FOLDED = 240
"""A smaller sheet is a thumbnail and has no room for folds."""
_SHADE = QColor(74, 48, 18)
_GLINT = QColor(255, 252, 240)


@lru_cache(maxsize=8)
def _noise(seed: int, side: int) -> QPixmap:
    """Return a square of soft dark and light spots, enlarged in two smooth steps."""
    chance = Random(seed)
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    for y in range(side):
        for x in range(side):
            alpha = int(chance.random() * 256)
            spot = QColor(70, 44, 18, alpha) if (x + y) % 2 else QColor(255, 250, 235, alpha)
            image.setPixelColor(x, y, spot)
    smooth = Qt.TransformationMode.SmoothTransformation
    keep = Qt.AspectRatioMode.IgnoreAspectRatio
    image = image.scaled(side * 4, side * 4, keep, smooth)
    return QPixmap.fromImage(image.scaled(side * 16, side * 16, keep, smooth))


def paint_paper(painter: QPainter, rect: QRectF, palette: Palette, seed: int = 1) -> None:
    """Paint a sheet of paper into a rectangle."""
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.fillRect(rect, palette.paper)
    if not palette.high_contrast:
        strength = 0.6 if palette.is_dark else 1.0
        _paint_spots(painter, rect, seed, strength)
        _paint_fibres(painter, rect, seed, strength)
        _paint_burnt_edge(painter, rect, strength)
        _paint_folds(painter, rect, strength)
    painter.restore()


def _paint_spots(painter: QPainter, rect: QRectF, seed: int, strength: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    reach = math.hypot(rect.width(), rect.height())
    for number, (spot, alpha, turn) in enumerate(_OCTAVES):
        side = 24
        painter.save()
        painter.setOpacity(alpha / 255 * strength * 2.2)
        painter.translate(rect.center())
        painter.rotate(turn)
        size = spot * side
        noise = _noise(seed * 31 + number, side)
        copies = math.ceil(reach / size)
        for number_down in range(copies):
            for number_across in range(copies):
                x, y = -reach / 2 + number_across * size, -reach / 2 + number_down * size
                painter.drawPixmap(QRectF(x, y, size, size), noise, QRectF(noise.rect()))
        painter.restore()


def _paint_fibres(painter: QPainter, rect: QRectF, seed: int, strength: float) -> None:
    """Strew one short curved fibre for every 900 square pixels, half light and half brown."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chance = Random(seed + 5)
    light, brown = QPainterPath(), QPainterPath()
    for number in range(int(rect.width() * rect.height() / 900)):
        x = rect.left() + chance.random() * rect.width()
        y = rect.top() + chance.random() * rect.height()
        angle, length = chance.random() * math.tau, 4 + 9 * chance.random()
        path = light if number % 2 else brown
        path.moveTo(x, y)
        bend, end = (
            QPointF(math.cos(angle), math.sin(angle)),
            QPointF(math.cos(angle + 0.7), math.sin(angle + 0.7)),
        )
        path.quadTo(QPointF(x, y) + bend * length, QPointF(x, y) + end * (1.6 * length))
    for path, color, alpha in ((light, "#FFFDF4", 0.35), (brown, "#7A5A30", 0.14)):
        ink = QColor(color)
        ink.setAlphaF(alpha * strength * (0.35 if strength < 1 else 1.0))
        painter.strokePath(path, QPen(ink, 0.8))


def _paint_burnt_edge(painter: QPainter, rect: QRectF, strength: float) -> None:
    depth = 0.11 * min(rect.width(), rect.height())
    dark, none = QColor(92, 58, 20), QColor(92, 58, 20, 0)
    dark.setAlphaF(0.15 * strength)
    for start, end in (
        (rect.topLeft(), rect.topLeft() + QPointF(depth, 0)),
        (rect.topRight(), rect.topRight() - QPointF(depth, 0)),
        (rect.topLeft(), rect.topLeft() + QPointF(0, depth)),
        (rect.bottomLeft(), rect.bottomLeft() - QPointF(0, depth)),
    ):
        gradient = QLinearGradient(start, end)
        gradient.setColorAt(0, dark)
        gradient.setColorAt(1, none)
        painter.fillRect(rect, gradient)


def _paint_folds(painter: QPainter, rect: QRectF, strength: float) -> None:
    """Paint three creases, each a dark and a light band 8 px wide."""
    if min(rect.width(), rect.height()) < _LEAST_FOLDED:
        return
    light = 0.20 * strength * (0.25 if strength < 1 else 1.0)
    for part in (0.345, 0.672):
        x = rect.left() + part * rect.width()
        _paint_crease(painter, QRectF(x - 8, rect.top(), 8, rect.height()), _SHADE, 0.10 * strength)
        _paint_crease(painter, QRectF(x + 8, rect.top(), -8, rect.height()), _GLINT, light)
    y = rect.top() + 0.5 * rect.height()
    _paint_crease(painter, QRectF(rect.left(), y - 8, rect.width(), 8), _SHADE, 0.10 * strength)
    _paint_crease(painter, QRectF(rect.left(), y + 8, rect.width(), -8), _GLINT, light)


def _paint_crease(painter: QPainter, band: QRectF, color: QColor, alpha: float) -> None:
    """Paint one half of a fold: strongest at the far end of the band, which is the crease."""
    full, none = QColor(color), QColor(color)
    full.setAlphaF(alpha)
    none.setAlphaF(0.0)
    upright = abs(band.width()) < abs(band.height())
    end = band.topRight() if upright else band.bottomLeft()
    gradient = QLinearGradient(band.topLeft(), end)
    gradient.setColorAt(0, none)
    gradient.setColorAt(1, full)
    painter.fillRect(band.normalized(), gradient)


def paint_contours(
    painter: QPainter, geometry: MapGeometry, layout: MapLayout, palette: Palette
) -> None:
    """Paint contour lines of gentle country with a hill under each mountain."""
    color = QColor(palette.sepia)
    color.setAlphaF(0.20 if palette.is_dark else 0.30)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(geometry.map_rect, Qt.ClipOperation.IntersectClip)
    painter.translate(geometry.left, geometry.top)
    painter.scale(geometry.space, geometry.space)
    pen = QPen(color, 0.9 / geometry.space)
    painter.strokePath(_contours(layout), pen)
    painter.restore()


@lru_cache(maxsize=16)
def _contours(layout: MapLayout) -> QPainterPath:
    """Return the lines in lengths of a space, found by marching squares on a height field."""
    grain = 4
    rows, cols = layout.rows * grain + 1, layout.cols * grain + 1
    hills = [(m.col + 0.5, m.row + 0.5, 1.0) for m in sorted(layout.mountains)]
    chance = Random(layout.mountain_mask)
    hills += [
        (chance.random() * layout.cols, chance.random() * layout.rows, chance.random() - 0.4)
        for _ in range(9)
    ]

    def height(x: float, y: float) -> float:
        return sum(
            top * math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / 3.4) for hx, hy, top in hills
        ) + 0.10 * math.sin(x * 0.9 + 0.7 * math.sin(y * 0.6))

    field = [[height(col / grain, row / grain) for col in range(cols)] for row in range(rows)]
    path = QPainterPath()
    for step in range(-3, 12):
        _add_level(path, field, step * 0.095 + 0.03, grain)
    return path


def _add_level(path: QPainterPath, field: list[list[float]], level: float, grain: int) -> None:
    for row in range(len(field) - 1):
        for col in range(len(field[0]) - 1):
            corners = (
                (col, row, field[row][col] - level),
                (col + 1, row, field[row][col + 1] - level),
                (col + 1, row + 1, field[row + 1][col + 1] - level),
                (col, row + 1, field[row + 1][col] - level),
            )
            cuts: list[QPointF] = []
            for index, (x0, y0, h0) in enumerate(corners):
                x1, y1, h1 = corners[(index + 1) % 4]
                if (h0 < 0) != (h1 < 0):
                    part = h0 / (h0 - h1)
                    cuts.append(QPointF(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part) / grain)
            for start, end in zip(cuts[::2], cuts[1::2], strict=False):
                path.moveTo(start)
                path.lineTo(end)
