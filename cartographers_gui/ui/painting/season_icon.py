"""The medallions of the four seasons: flower, sun, leaf and snowflake."""

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from cartographers_gui.engine.cards import Season
from cartographers_gui.ui.painting.outline import outline
from cartographers_gui.ui.theme import Palette

__all__ = ["paint_season", "season_motif"]

_INK = QColor("#2A1D14")
_FINE_FROM = 26.0
"""Smallest diameter in px at which rings and veins are painted."""


@lru_cache(maxsize=len(Season))
def season_motif(season: Season) -> QPainterPath:
    """Return the silhouette of a season in a box of 100 x 100; do not change the result."""
    return _MOTIFS[season]().simplified()


@lru_cache(maxsize=1)
def _plain_flower() -> QPainterPath:
    """Five round petals that stand apart: notches and veins would make a cog of a small flower."""
    petals = _around(outline("E50 19 17 19"), 5).united(outline("E50 50 21 21"))
    return petals.subtracted(outline("E50 50 10 10"))


def paint_season(
    painter: QPainter, season: Season, rect: QRectF, palette: Palette, *, faded: bool = False
) -> None:
    """Paint a season's medallion as large as fits into a rectangle, centred."""
    side = min(rect.width(), rect.height())
    fine = side >= _FINE_FROM
    ground = palette.seasons[season].fill
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if faded:
        painter.setOpacity(painter.opacity() * 0.45)
    painter.translate(rect.center())
    painter.scale(side / 100, side / 100)
    if palette.is_dark:
        painter.setPen(QPen(QColor(255, 248, 231, 120), 3.0))
        painter.drawEllipse(QPointF(0, 0), 48.5, 48.5)
    body = QRadialGradient(QPointF(-18, -24), 86)
    body.setColorAt(0.0, ground.lighter(118))
    body.setColorAt(0.6, ground)
    body.setColorAt(1.0, ground.darker(118))
    ink = palette.ink if palette.high_contrast else _INK
    painter.setPen(QPen(ink, 5.0 if fine else 6.5))
    painter.setBrush(body)
    painter.drawEllipse(QPointF(0, 0), 46, 46)
    color = palette.seasons[season].ink
    if fine:
        ring = QColor(color)
        ring.setAlpha(120)
        painter.setPen(QPen(ring, 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(0, 0), 39.5, 39.5)
    size = 0.66 if fine else 0.74
    place = QTransform.fromScale(size, size).translate(-50, -50)
    is_plain = season is Season.SPRING and not fine
    motif = _plain_flower() if is_plain else season_motif(season)
    painter.fillPath(place.map(motif), color)
    painter.restore()


def _turned(path: QPainterPath, degrees: float) -> QPainterPath:
    turn = QTransform().translate(50, 50).rotate(degrees).translate(-50, -50)
    return turn.map(path)


def _around(part: QPainterPath, count: int) -> QPainterPath:
    whole = QPainterPath()
    whole.setFillRule(Qt.FillRule.WindingFill)
    for step in range(count):
        whole.addPath(_turned(part, 360 * step / count))
    return whole.simplified()


def _flower() -> QPainterPath:
    """Five notched petals round an open heart, as of a cherry."""
    petal = outline("M50 50 C40 40 26 20 36 5 C42 0 47 3 50 9 C53 3 58 0 64 5 C74 20 60 40 50 50 Z")
    vein = outline("M48.9 33 L50 15 L51.1 33 Z")
    flower = _around(petal.subtracted(vein), 5)
    heart = outline("E50 50 13 13")
    grain = outline("E50 50 5.5 5.5")
    return flower.subtracted(heart).united(grain)


def _sun() -> QPainterPath:
    disc = outline("E50 50 21 21").subtracted(outline("E50 50 16 16"))
    core = outline("E50 50 11.5 11.5")
    long_ray = outline("M50 0 Q56 12 57 25 Q50 22 43 25 Q44 12 50 0 Z")
    short_ray = outline("M50 12 L54.5 26 H45.5 Z")
    return (
        disc.united(core).united(_around(long_ray, 8)).united(_turned(_around(short_ray, 8), 22.5))
    )


def _leaf() -> QPainterPath:
    """A maple leaf leaning to the right, its veins cut out."""
    half = (
        "M50 2 L58 18 L68 13 L66 32 L80 24 L82 33 L96 34 L88 46 L95 52 L76 64 L79 72 L56 68 L52 74"
        " L53.5 97 H50 Z"
    )
    right = outline(half)
    left = QTransform(-1, 0, 0, 1, 100, 0).map(right)
    leaf = right.united(left)
    veins = QPainterPath()
    for line in (
        "M48.8 20 H51.2 V70 H48.8 Z",
        "M50 62 L84 38 L85.5 40 L51 65 Z",
        "M50 62 L16 38 L14.5 40 L49 65 Z",
        "M50 44 L65 27 L66.5 28.6 L51 47 Z",
        "M50 44 L35 27 L33.5 28.6 L49 47 Z",
    ):
        veins = veins.united(outline(line))
    return _turned(leaf.subtracted(veins), 24)


def _snowflake() -> QPainterPath:
    arm = outline(
        "M47 50 V2 H53 V50 Z M50 22 L64 9 L68 13 L50 31 Z M50 22 L36 9 L32 13 L50 31 Z"
        " M50 36 L61 26 L65 30 L50 44 Z M50 36 L39 26 L35 30 L50 44 Z"
    )
    joined = QPainterPath(arm)
    joined.setFillRule(Qt.FillRule.WindingFill)
    flake = _around(joined.simplified(), 6)
    return flake.subtracted(outline("E50 50 4.5 4.5"))


_MOTIFS = {
    Season.SPRING: _flower,
    Season.SUMMER: _sun,
    Season.FALL: _leaf,
    Season.WINTER: _snowflake,
}
