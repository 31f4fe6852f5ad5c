"""The charts of the day and week, offered at the foot of the new-game page."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cartographers_gui.ui.dates import date_text
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.stock_button import PaperButton

if TYPE_CHECKING:
    from cartographers_gui.session import Chart

__all__ = ["ChartRow"]

_ROOM_FOR_WORDS = 920.0
"""Width of the page in px at scale 1."""


class ChartRow(ThemedWidget):
    """Two buttons, the one of the chart that is chosen pressed down."""

    chosen = Signal(object)
    """The `Chart` to be played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._charts: tuple[Chart, ...] = ()
        self._is_wordless = False
        self.day_button = PaperButton(icon=Icon.SUN)
        self.week_button = PaperButton(icon=Icon.CALENDAR)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 10, 0)
        row.setSpacing(2)
        for position, button in enumerate((self.day_button, self.week_button)):
            button.setCheckable(True)
            row.addWidget(button)
            button.clicked.connect(lambda _=False, at=position: self.on_clicked(at))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.retranslate()

    def set_charts(self, day: "Chart", week: "Chart") -> None:
        """Offer the charts of another date."""
        self._charts = (day, week)
        self.retranslate()

    def set_page_width(self, width: int) -> None:
        """Leave the words to the tool tips on a narrow page."""
        self._is_wordless = width / self.look.fonts.scale < _ROOM_FOR_WORDS
        self.retranslate()

    def mark(self, chart: "Chart | None") -> None:
        """Show which of the charts is chosen, if any."""
        for button, own in zip((self.day_button, self.week_button), self._charts, strict=False):
            button.setChecked(own == chart)

    def charts(self) -> "tuple[Chart, ...]":
        """Return the charts on offer: day and week, or none yet."""
        return self._charts

    def on_clicked(self, position: int) -> None:
        if self._charts:
            self.chosen.emit(self._charts[position])

    def retranslate(self) -> None:
        names = (self.tr("Chart of the day"), self.tr("Chart of the week"))
        for button, name in zip((self.day_button, self.week_button), names, strict=True):
            button.set_text("" if self._is_wordless else name)
            button.setAccessibleName(name)
        if self._charts:
            day, week = (date_text(chart.first_day) for chart in self._charts)
            told = self.tr("Chart of the day, {date}: the same map and cards for everybody")
            self.day_button.setToolTip(told.format(date=day))
            told = self.tr("Chart of the week from {date} on: the same map and cards for everybody")
            self.week_button.setToolTip(told.format(date=week))
