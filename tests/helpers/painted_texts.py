"""What a page really paints as text, Qt's own widgets included, and whether all of it is seen.

The page is painted on a device that keeps nothing but its texts. So it does not matter who painted
one, nor whether it was shortened before: it is there as a person reads it.
"""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontInfo,
    QFontMetricsF,
    QImage,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPixmap,
    QRegion,
    QTextItem,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QAbstractScrollArea,
    QHeaderView,
    QLineEdit,
    QWidget,
)

__all__ = ["PaintedText", "joined", "lettered_pictures", "lines", "painted_texts", "unseen"]

_ENDLESS = 1e6
_JOINT = 0.6
"""Px between two runs that touch."""
_DOTS_PER_INCH = 96
_UNSEEN = " \u2066\u2067\u2068\u2069"
"""Blanks, and what holds a name together that is written the other way."""
_TOLERANCE = 1.5
"""How many px a text may reach over its room: widths are rounded."""
_LEANING = 0.2
"""What part of its size the first or the last letter may reach over, such as the hook of a J
or the tail of a slanted f."""
Metric = QPaintDevice.PaintDeviceMetric


@dataclass(frozen=True, slots=True)
class PaintedText:
    """One run of letters as it stands on a widget, in the widget's coordinates."""

    widget: QWidget
    text: str
    ink: QRectF
    """Where its letters are, whether they are seen or not."""
    room: QRectF
    """What of the widget was painted on at that moment."""

    font: QFont
    goes_on: bool
    """Whether it stands right behind the run before it: an underlined letter parts a word."""
    can_scroll: tuple[bool, bool]
    """Whether the widget shows a part of something wider, and of something higher."""

    @property
    def is_seen(self) -> bool:
        """Tell whether no letter is cut off by the room it was painted in."""
        side = _TOLERANCE + _LEANING * QFontInfo(self.font).pixelSize()
        wide, high = self.can_scroll
        ink, room = self.ink, self.room.adjusted(-side, -_TOLERANCE, side, _TOLERANCE)
        if ink.isEmpty():
            return True
        return (wide or (room.left() <= ink.left() and ink.right() <= room.right())) and (
            high or (room.top() <= ink.top() and ink.bottom() <= room.bottom())
        )


class _Engine(QPaintEngine):
    """Notes texts, and paints nothing."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.found: list[tuple[str, QRectF, QRectF | None, QFont, bool]] = []
        self._end = QPointF(-1, -1)
        """Where the run before ended."""

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def begin(self, pdev: QPaintDevice, /) -> bool:
        del pdev
        return True

    def end(self) -> bool:
        return True

    def updateState(self, state: QPaintEngineState, /) -> None:  # noqa: N802 - Qt's name
        del state

    def drawTextItem(  # type: ignore[override]  # noqa: N802 - Qt's name; it gives no other types
        self,
        p: QPointF,
        textItem: QTextItem,  # noqa: N803 - Qt's name
        /,
    ) -> None:
        painter, text, font = self.painter(), textItem.text(), QFont(textItem.font())
        placed = painter.combinedTransform()
        # Only the letters: a line may stand in less room than its font is high.
        has_ink = bool(text.strip(_UNSEEN))
        ink = QFontMetricsF(font).tightBoundingRect(text) if has_ink else QRectF()
        clip = placed.mapRect(painter.clipBoundingRect()) if painter.hasClipping() else None
        start, end = placed.map(p), placed.map(p + QPointF(textItem.width(), 0))
        goes_on = (start - self._end).manhattanLength() < _JOINT
        self._end = end
        self.found.append((text, placed.mapRect(ink.translated(p)), clip, font, goes_on))

    def _nothing(self, *arguments: Any) -> Any:
        del arguments

    drawPixmap = drawImage = drawTiledPixmap = drawPath = drawPolygon = _nothing  # type: ignore[assignment]  # noqa: N815
    drawRects = drawLines = drawEllipse = drawPoints = _nothing  # noqa: N815


class _Paper(QPaintDevice):
    """As large as a widget."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__()
        self.engine = _Engine()
        self._size = widget.size()

    def paintEngine(self) -> QPaintEngine:  # noqa: N802 - Qt's name
        return self.engine

    def metric(self, metric: Metric, /) -> int:
        match metric:
            case Metric.PdmWidth:
                return self._size.width()
            case Metric.PdmHeight:
                return self._size.height()
            case Metric.PdmDevicePixelRatio:
                return 1
            case Metric.PdmDevicePixelRatioScaled:
                return round(self.devicePixelRatioFScale())
            case Metric.PdmDepth:
                return 32
            case _:
                return _DOTS_PER_INCH


def _scrolling(widget: QWidget) -> tuple[bool, bool]:
    area = widget.parentWidget()
    if not isinstance(area, QAbstractScrollArea) or area.viewport() is not widget:
        return False, False
    around = area.parentWidget()
    if isinstance(area, QHeaderView) and isinstance(around, QAbstractScrollArea):
        # The head goes along with the table below it.
        area = around
    # Where there never is a bar, nothing shows that there is more, and no pointer gets there.
    hidden = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    wide = area.horizontalScrollBarPolicy() != hidden and area.horizontalScrollBar().maximum() > 0
    return wide, area.verticalScrollBar().maximum() > 0


def painted_texts(widget: QWidget) -> list[PaintedText]:
    """Return the texts that a widget paints itself, without those of the widgets in it."""
    paper = _Paper(widget)
    QWidget.render(widget, paper, QPoint(), QRegion(), QWidget.RenderFlag(0))
    whole, (wide, high) = QRectF(widget.rect()), _scrolling(widget)
    if wide and isinstance(widget.parentWidget(), QAbstractItemView):
        # What is beyond the edge is scrolled to, but nothing is beyond its own cell.
        wide = False
        whole.adjust(-_ENDLESS, 0, _ENDLESS, 0)
    return [
        PaintedText(
            widget,
            text,
            ink,
            whole if clip is None else clip.intersected(whole),
            font,
            goes_on,
            (wide, high),
        )
        for text, ink, clip, font, goes_on in paper.engine.found
    ]


def lines(texts: Iterable[PaintedText]) -> list[tuple[QWidget, str]]:
    """Return the runs that stand on one line without a gap, put together, each with its widget."""
    found: list[tuple[QWidget, str]] = []
    for each in texts:
        before = found.pop()[1] if each.goes_on and found else ""
        found.append((each.widget, before + each.text))
    return found


def joined(texts: Iterable[PaintedText]) -> list[str]:
    """Return the texts of the lines."""
    return [text for _, text in lines(texts)]


def unseen(texts: Iterable[PaintedText]) -> list[str]:
    """Return the texts of which letters are cut off; what a person types may scroll."""
    return [
        f"{type(each.widget).__name__}: {each.text!r}"
        for each in texts
        if not each.is_seen and not isinstance(each.widget, QLineEdit)
    ]


@contextmanager
def lettered_pictures() -> Iterator[set[str]]:
    """Collect the texts that are painted on pictures, which a page then shows without knowing them.

    Only those that the program itself paints there are heard of; Qt paints none on pictures.
    """
    found: set[str] = set()
    original = QPainter.drawText

    def noted(painter: QPainter, *arguments: object) -> object:
        if isinstance(painter.device(), QPixmap | QImage):
            found.update(each for each in arguments if isinstance(each, str))
        return original(painter, *arguments)  # type: ignore[call-overload]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(QPainter, "drawText", noted)
        yield found
