"""May the shape lie here? A sign, whose map it is, and the reasons or what would follow."""

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.picture_cache import paint_cached
from cartographers_gui.ui.painting.text_block import (
    AT_LEFT,
    cut_names,
    fitted_font,
    least_width,
    paint_wrapped,
)
from cartographers_gui.ui.panels.draft_report import DraftReport, Verdict
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["StatusLine"]

_SIGN = 26.0
_READABLE = 14.0
"""Px at which details can be read at any scale."""
_LETTERS = 3
"""How many letters of a name are rather kept than large letters."""
_GAP = 9.0
_SIGNS = {
    Verdict.OFF_MAP: Icon.QUILL,
    Verdict.REFUSED: Icon.CROSS,
    Verdict.LEGAL: Icon.CHECK,
    Verdict.LAID: Icon.CHECK,
}


class StatusLine(ThemedWidget):
    """Shows a report on one line in bold and two below it; the whole text is its tool tip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._report = DraftReport(Verdict.OFF_MAP, "", ())
        # It stands in a bar and paints the bar's ground, so that the bar need not be painted too.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    @property
    def report(self) -> DraftReport:
        """What is shown."""
        return self._report

    def set_report(self, report: DraftReport) -> None:
        """Show another report."""
        if report == self._report:
            return
        self._report = report
        self.setAccessibleName(report.headline)
        self.setAccessibleDescription(" ".join(report.details))
        self.setToolTip(report.text if report.headline else "")
        self.update()

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        return QSize(round(fonts.px(380)), round(fonts.frame(54)))

    def minimumSizeHint(self) -> QSize:
        return QSize(170, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        fonts, report = self.look.fonts, self._report
        painter = QPainter(self)
        area = QRectF(self.rect())
        painter.fillRect(area, self.look.palette.bar)
        if not report.headline and not report.details:
            painter.end()
            return
        side = fonts.px(_SIGN)
        sign = QRectF(area.left() + 1, area.center().y() - side / 2, side, side)
        key = f"{report.verdict}/{self.look.key}"
        paint_cached(painter, f"sign/{key}", sign, self._paint_sign)
        room = area.adjusted(side + _GAP, 0, 0, 0)
        details = self._details(room)
        font, height, is_line = self._details_font(details, room)
        head = line_height(fonts.strong(15))
        top = round(area.center().y() - (head + height) / 2)
        # There are no more of them than verdicts, while the reasons change with every space.
        line = QRectF(room.left(), top - 3, room.width() + 2, round(head) + 6)
        paint_cached(painter, f"headline/{report.headline}/{key}", line, self._paint_headline)
        painter.setPen(self.look.palette.text)
        below = QRectF(room.left(), top + head, room.width(), height)
        if is_line:
            # Nearly always: a line that fits need not be broken first.
            painter.setFont(font)
            painter.drawText(below.adjusted(0, -3, 2, 3), AT_LEFT, details)
        else:
            paint_wrapped(painter, details, below, font)
        painter.end()

    def _details(self, room: QRectF) -> str:
        """Return what stands below the headline: what to do next too, where it fits well."""
        details, hint = " ".join(self._report.details), self._report.hint
        if not details or not hint:
            return details or hint
        both = f"{details} {hint}"
        # A line is not filled to its end when it is broken between two words.
        width = QFontMetricsF(self.look.fonts.body(13)).horizontalAdvance(both)
        two = line_height(self.look.fonts.strong(15)) + 2 * line_height(self.look.fonts.body(13))
        fits = width <= 1.7 * room.width() and two <= room.height() + 2
        return both if fits else details

    def _details_font(self, details: str, room: QRectF) -> tuple[QFont, float, bool]:
        """Return the font of the details, their height, and whether they are one line.

        They are one line large, or two smaller.
        """
        fonts = self.look.fonts
        font = fonts.body(15)
        if not details:
            return font, 0.0, True
        if QFontMetricsF(font).horizontalAdvance(details) <= room.width():
            return font, line_height(font), True
        # Very large text rather becomes smaller than that a word of the reason is lost.
        least = round(min(fonts.px(12), _READABLE))
        height = room.height() - line_height(fonts.strong(15))
        two = min(height, 2 * line_height(fonts.body(13)))
        return fitted_font(font, [details], QSizeF(room.width(), two), least), two, False

    def _color(self) -> QColor:
        palette = self.look.palette
        match self._report.verdict:
            case Verdict.OFF_MAP:
                return palette.text
            case Verdict.REFUSED:
                return palette.illegal
            case Verdict.LEGAL | Verdict.LAID:
                return palette.legal

    def _paint_sign(self, painter: QPainter, rect: QRectF) -> None:
        color, verdict = self._color(), self._report.verdict
        pen = QPen(color, 2.0)
        if verdict is Verdict.REFUSED:
            pen.setDashPattern([2.2, 1.4])
        painter.setPen(Qt.PenStyle.NoPen if verdict is Verdict.OFF_MAP else pen)
        ground = QColor(color)
        if verdict is not Verdict.LAID:
            ground.setAlphaF(0.0 if self.look.palette.high_contrast else 0.1)
        painter.setBrush(ground)
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
        inset = rect.width() * 0.24
        ink = self.look.palette.bar if verdict is Verdict.LAID else color
        paint_icon(painter, _SIGNS[verdict], rect.adjusted(inset, inset, -inset, -inset), ink)

    def headline_at(self, width: float) -> tuple[str, QFont]:
        """Return the headline as a width in px shows it: the name is cut, the verdict never."""
        font = self.look.fonts.strong(15)
        headline = self._report.headline
        while font.pixelSize() > _READABLE and least_width(headline, font, _LETTERS) > width:
            font.setPixelSize(font.pixelSize() - 1)
        return cut_names(headline, font, width), font

    def _paint_headline(self, painter: QPainter, rect: QRectF) -> None:
        text, font = self.headline_at(rect.width() - 2)
        painter.setFont(font)
        painter.setPen(self._color())
        painter.drawText(rect, AT_LEFT, text)
