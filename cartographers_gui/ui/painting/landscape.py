"""What a landscape on a card is made of: sky, sun, hills, water, trees, houses and fields.

A scene is 100 units high and as wide as its frame makes it; places along it are parts of its width.
"""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from cartographers_gui.ui.painting.glyphs import paint_glyph
from cartographers_gui.ui.painting.ink import ink_line, noise_at
from cartographers_gui.ui.painting.outline import outline, polygon
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, Ground, Palette

__all__ = ["Hill", "Motif", "Paint", "Scene", "arc"]


class Paint:
    """The colours of the landscapes, as watercolour over ink."""

    INK = QColor("#2A1D14")
    FAR = QColor("#B7B1A6")
    HAZE = QColor("#CFC7B4")
    WOOD = QColor("#6F8B62")
    DEEP_WOOD = QColor("#47684A")
    FIR = QColor("#1C4A2B")
    FIELD = QColor("#F2C14A")
    STUBBLE = QColor("#F3D27A")
    EARTH = QColor("#DD8A56")
    PALE_EARTH = QColor("#E8B08A")
    WATER = QColor("#6FB6D6")
    STRAW = QColor("#5E3C10")
    TIMBER = QColor("#7A4E28")
    STONE = QColor("#E9E1CE")
    SHADE = QColor("#9B8F7C")
    CREAM = QColor("#FFF8E7")
    GLOW = QColor("#FFF6D8")
    RED = QColor("#B8402A")


_EDGE = 0.7
"""Width of the black edge of a white line in high contrast, in units."""
_OPAQUE = 255
_HALO = 2.5
"""Width of the seam that keeps lines off a glyph in high contrast, where its box has 100."""
_CHIMNEYS = (0.0, 0.22, 0.07)
"""Where the chimney of each variant of the house is, right of its middle, in widths."""

Hill = Callable[[float], float]
"""Height of a hill's ridge in units from the top, at a place from 0 to 1."""


class Scene:
    """A painter set up for a landscape, and the things that can stand in it."""

    def __init__(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Scale the painter to the scene; the caller has clipped it and restores it."""
        self.painter = painter
        self.width = 100 * rect.width() / rect.height()
        self._contrast = palette.high_contrast
        self._glyphs = HIGH_CONTRAST if palette.high_contrast else DAY
        painter.translate(rect.topLeft())
        painter.scale(rect.height() / 100, rect.height() / 100)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)

    def x(self, part: float) -> float:
        """Return a place along the scene in units."""
        return part * self.width

    def tone(self, color: QColor) -> QColor:
        """Return a colour, or black or white for it in high contrast."""
        if not self._contrast:
            return color
        return QColor("#000000" if color.lightnessF() < 0.3 else "#FFFFFF")  # noqa: PLR2004

    def fill(self, path: QPainterPath, color: QColor, line: float = 0.0) -> None:
        """Fill a path; with `line` its outline is inked that many units wide."""
        self.painter.fillPath(path, self.tone(color))
        if line or self._contrast:
            self.stroke(path, line or 0.9)

    def stroke(self, path: QPainterPath, line: float, color: QColor = Paint.INK) -> None:
        """Ink the outline of a path; a faint light line would only gnaw at black ones."""
        if self._contrast and color.alpha() < _OPAQUE and self.tone(color) != Qt.GlobalColor.black:
            return
        pen = QPen(self.tone(color), line)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        if self._contrast and pen.color() == Qt.GlobalColor.white:
            # A white line is seen on white by its edges.
            edge = QPen(pen)
            edge.setColor(Qt.GlobalColor.black)
            edge.setWidthF(line + 2 * _EDGE)
            self.painter.strokePath(path, edge)
        self.painter.strokePath(path, pen)

    def shape(self, text: str, at: tuple[float, float], size: float, color: QColor) -> None:
        """Fill an outline of a 100 x 100 box, its foot's middle at a point, `size` units high."""
        self.fill(self.placed(text, at, size), color, 0.9)

    def placed(
        self, text: str, at: tuple[float, float], size: float, *, flipped: bool = False
    ) -> QPainterPath:
        """Return an outline of a 100 x 100 box, its foot's middle at a point, `size` units high."""
        scale = size / 100
        transform = QTransform.fromTranslate(at[0], at[1])
        transform.scale(-scale if flipped else scale, scale).translate(-50, -100)
        return transform.map(outline(text))

    # --- ground -------------------------------------------------------------------------------

    def sky(self, sun: float = 0.7, *, dusk: bool = False) -> None:
        """Paint the sky with a haloed sun and a few drawn-out clouds."""
        area = QRectF(0, 0, self.width, 100)
        light = QLinearGradient(area.topLeft(), area.bottomLeft())
        top, bottom = ("#B9879A", "#F3C89A") if dusk else ("#E6CE97", "#FCF5E2")
        light.setColorAt(0.0, self.tone(QColor(top)))
        light.setColorAt(0.62, self.tone(QColor(bottom)))
        self.painter.fillRect(area, light)
        middle = QPointF(self.x(sun), 27)
        if not self._contrast:
            for radius, strength in ((27.0, 60), (20.0, 90)):
                halo = QRadialGradient(middle, radius)
                halo.setColorAt(0.0, QColor(255, 246, 216, strength))
                halo.setColorAt(0.85, QColor(255, 246, 216, strength // 2))
                halo.setColorAt(1.0, QColor(255, 246, 216, 0))
                self.painter.fillRect(area, halo)
        disc = QPainterPath()
        disc.addEllipse(middle, 12.5, 12.5)
        self.fill(disc, QColor("#F6B98A") if dusk else Paint.GLOW)
        clouds = QPainterPath()
        for place, height, length in (
            (sun - 0.24, 17, 0.13),
            (sun - 0.02, 31, 0.15),
            (sun - 0.19, 34, 0.16),
            (0.12, 22, 0.09),
        ):
            clouds.moveTo(self.x(place), height)
            clouds.lineTo(self.x(place + length), height)
        faint = QColor(Paint.SHADE)
        faint.setAlphaF(0.75)
        self.stroke(clouds, 0.6, faint)

    def hill(self, seed: int, height: float, swell: float, color: QColor) -> Hill:
        """Paint a hill across the scene and return its ridge, on which things can stand."""

        def ridge(part: float) -> float:
            slow, _, _ = noise_at(part * 3.5, seed * 2.0)
            fast, _, _ = noise_at(part * 9.0, seed * 2.0 + 1)
            return height - swell * (0.85 * slow + 0.15 * fast)

        self.ground(ridge, color)
        return ridge

    def ground(self, ridge: Hill, color: QColor) -> None:
        """Paint everything below a ridge."""
        steps = 48
        points = [QPointF(self.x(step / steps), ridge(step / steps)) for step in range(steps + 1)]
        path = QPainterPath(QPointF(0, 101))
        for point in points:
            path.lineTo(point)
        path.lineTo(self.width, 101)
        path.closeSubpath()
        shade = QLinearGradient(0, min(point.y() for point in points), 0, 100)
        shade.setColorAt(0.0, self.tone(color).lighter(104))
        shade.setColorAt(1.0, self.tone(color).darker(100 if self._contrast else 112))
        self.painter.fillPath(path, shade)
        line = QColor(Paint.INK)
        line.setAlphaF(0.85)
        self.painter.fillPath(ink_line(points, 1.0, wander=0.4), self.tone(line))

    def furrows(self, ridge: Hill, vanishing: float = 0.5, color: QColor = Paint.STRAW) -> None:
        """Paint the furrows of a field, running towards a point on the horizon."""
        lines = QPainterPath()
        for step in range(-9, 10):
            foot = vanishing + step * 0.115
            # The line starts at the ridge where the furrow meets it.
            head = vanishing + step * 0.040
            lines.moveTo(self.x(head), ridge(min(1.0, max(0.0, head))) + 1.0)
            lines.lineTo(self.x(foot), 101)
        faint = QColor(color)
        faint.setAlphaF(0.5)
        self.stroke(lines, 0.6, faint)

    def ripples(self, top: float, seed: int = 5, *, left: float = 0.0, right: float = 1.0) -> None:
        """Paint the waves of open water below a height."""
        lines = QPainterPath()
        row = 0
        height = top + 5
        while height < 99:  # noqa: PLR2004 - the foot of the scene
            gap = 9 + row
            start = left * self.width + 3 + 7 * abs(noise_at(row * 0.7, seed)[0])
            while start + gap < right * self.width:
                lines.moveTo(start, height)
                lines.quadTo(start + gap * 0.25, height - 1.7, start + gap * 0.5, height)
                lines.quadTo(start + gap * 0.7, height + 1.3, start + gap * 0.85, height)
                start += gap * 1.9
            height += 6.5 + row
            row += 1
        faint = QColor(Paint.INK)
        faint.setAlphaF(0.55)
        self.stroke(lines, 0.6, faint)

    def band(self, edges: Sequence[tuple[float, float, float]], color: QColor) -> QPainterPath:
        """Paint a winding band, such as a river; `edges` hold height, middle and width in parts."""
        left = [QPointF(self.x(middle - width / 2), height) for height, middle, width in edges]
        right = [QPointF(self.x(middle + width / 2), height) for height, middle, width in edges]
        path = QPainterPath(left[0])
        _curve_through(path, left)
        path.lineTo(right[-1])
        _curve_through(path, right[::-1])
        path.closeSubpath()
        self.fill(path, color, 0.9)
        return path

    # --- things -------------------------------------------------------------------------------

    def fir(self, place: float, foot: float, height: float, color: QColor = Paint.FIR) -> None:
        """Paint a fir, its foot at a place."""
        x = self.x(place)
        half = height * 0.27
        tiers = []
        for number in range(3):
            top = foot - height + number * height * 0.24
            low = foot - height + (number + 1.35) * height * 0.27
            wide = half * (0.52 + 0.24 * number)
            tiers.append(polygon((x, top), (x + wide, low), (x - wide, low)))
        tree = QPainterPath()
        tree.setFillRule(Qt.FillRule.WindingFill)
        tree.addRect(QRectF(x - height * 0.035, foot - height * 0.18, height * 0.07, height * 0.18))
        for tier in tiers:
            tree.addPath(tier)
        self.fill(tree.simplified(), color, 0.5)

    def firs(
        self, ridge: Hill, places: Sequence[tuple[float, float]], color: QColor = Paint.FIR
    ) -> None:
        """Paint firs on a ridge; `places` hold place and height."""
        for place, height in sorted(places, key=lambda tree: tree[1]):
            self.fir(place, ridge(place) + 2.0, height, color)

    def tree(
        self,
        place: float,
        foot: float,
        height: float,
        color: QColor = Paint.WOOD,
        *,
        fruit: bool = False,
    ) -> None:
        """Paint a round tree, at will with fruit."""
        at = (self.x(place), foot)
        self.fill(self.placed("M44 100 L46 58 H54 L57 100 Z", at, height), Paint.TIMBER, 0.7)
        crown = self.placed(
            "M50 4 C64 0 76 8 78 20 C92 24 94 44 82 52 C80 66 62 72 50 66 C38 72 20 66 18 52"
            " C6 44 8 24 22 20 C24 8 36 0 50 4 Z",
            at,
            height,
        )
        self.fill(crown, color, 0.9)
        if fruit:
            apples = self.placed(
                "E34 28 6 6 E58 22 6 6 E68 44 6 6 E44 50 6 6 E26 46 6 6 E52 38 6 6", at, height
            )
            self.fill(apples, Paint.RED, 0.45)

    def house(
        self, place: float, foot: float, size: float, variant: int = 0, *, smoke: bool = False
    ) -> None:
        """Paint a house as on the map, its foot at a place."""
        x = self.x(place)
        if smoke:
            chimney = x + size * _CHIMNEYS[variant % len(_CHIMNEYS)]
            plume = QPainterPath(QPointF(chimney, foot - size * 0.84))
            plume.cubicTo(
                chimney + size * 0.12,
                foot - size * 1.05,
                chimney - size * 0.17,
                foot - size * 1.2,
                chimney + size * 0.08,
                foot - size * 1.5,
            )
            faint = QColor(Paint.SHADE)
            faint.setAlphaF(0.7)
            self.stroke(plume, size * 0.07, faint)
        rect = QRectF(x - size / 2, foot - size * 0.88, size, size)
        paint_glyph(self.painter, Ground.VILLAGE, rect, self._glyphs, variant, halo=_HALO)

    def wheat(self, place: float, foot: float, size: float, variant: int = 0) -> None:
        """Paint ears of wheat as on the map, their foot at a place."""
        rect = QRectF(self.x(place) - size / 2, foot - size * 0.93, size, size)
        ink = self.tone(Paint.STRAW)
        paint_glyph(self.painter, Ground.FARM, rect, self._glyphs, variant, ink=ink, halo=_HALO)

    def reeds(self, place: float, foot: float, height: float) -> None:
        """Paint a bunch of cattails."""
        x = self.x(place)
        stems, heads = QPainterPath(), QPainterPath()
        for lean, reach in ((-0.34, 0.8), (-0.12, 1.0), (0.1, 0.86), (0.32, 0.68)):
            stems.moveTo(x + lean * height * 0.3, foot)
            top = QPointF(x + lean * height, foot - reach * height)
            stems.quadTo(x + lean * height * 0.5, foot - height * 0.4, top.x(), top.y())
            heads.addEllipse(top, height * 0.045, height * 0.13)
        self.stroke(stems, 0.8, Paint.FIR)
        self.fill(heads, Paint.TIMBER, 0.4)

    def boat(self, place: float, foot: float, size: float, *, sail: bool = False) -> None:
        """Paint a small boat, at will under sail."""
        at = (self.x(place), foot)
        if sail:
            self.fill(self.placed("M48 84 L50 4 L52 4 L53 84 Z", at, size), Paint.TIMBER, 0.6)
            self.fill(self.placed("M56 10 C84 26 88 56 84 72 H56 Z", at, size), Paint.CREAM, 0.9)
            self.fill(
                self.placed("M45 22 V72 H18 C30 58 40 40 45 22 Z", at, size), Paint.CREAM, 0.9
            )
        hull = "M4 78 H96 C92 92 84 100 76 100 H24 C16 100 8 92 4 78 Z"
        self.fill(self.placed(hull, at, size), Paint.TIMBER, 0.9)

    def birds(self, place: float, height: float) -> None:
        """Paint three birds far off."""
        lines = QPainterPath()
        for step, (dx, dy) in enumerate(((0.0, 0.0), (7.0, 3.5), (13.0, -1.5))):
            x, y, span = self.x(place) + dx, height + dy, 3.2 - 0.5 * step
            lines.moveTo(x - span, y - span * 0.5)
            lines.quadTo(x - span * 0.4, y - span * 0.6, x, y)
            lines.quadTo(x + span * 0.4, y - span * 0.6, x + span, y - span * 0.5)
        self.stroke(lines, 0.7)

    def fence(self, ridge: Hill, start: float, end: float, height: float = 7.0) -> None:
        """Paint a fence along a ridge."""
        posts = max(2, round((end - start) * self.width / 8))
        lines = QPainterPath()
        for step in range(posts + 1):
            part = start + (end - start) * step / posts
            x, foot = self.x(part), ridge(part) + 1.5
            lines.moveTo(x, foot)
            lines.lineTo(x, foot - height)
        for rail in (0.35, 0.75):
            lines.moveTo(self.x(start) - 2, ridge(start) + 1.5 - height * rail)
            for step in range(posts + 1):
                part = start + (end - start) * step / posts
                lines.lineTo(self.x(part), ridge(part) + 1.5 - height * rail)
        self.stroke(lines, 1.1, Paint.TIMBER)


def _curve_through(path: QPainterPath, points: Sequence[QPointF]) -> None:
    """Continue a path smoothly through points, from the first of them on."""
    if path.currentPosition() != points[0]:
        path.lineTo(points[0])
    for number in range(1, len(points)):
        before, here = points[number - 1], points[number]
        middle = (before.y() + here.y()) / 2
        path.cubicTo(QPointF(before.x(), middle), QPointF(here.x(), middle), here)


def arc(x: float, y: float, radius: float, start: float, span: float) -> QPainterPath:
    """Return a part of a circle; degrees from three o'clock, against the clock."""
    rect = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(rect, start)
    path.arcTo(rect, start, span)
    return path


Motif = Callable[[Scene], None]
"""Paints one landscape into a scene."""
