"""The head of season sheet and replay: which season it is, and whose map is shown."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cartographers_gui.engine import Season
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.season_bar import paint_season_bar
from cartographers_gui.ui.painting.season_icon import paint_season
from cartographers_gui.ui.text import number, season_name
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.season_strip import SeasonStrip
from cartographers_gui.ui.widgets.stock_button import IconButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["ReplayHead", "SeasonHead", "SeasonMedallion"]

_HEIGHT = 60.0
_EDGE, _GAP = 14, 12
"""Px between the parts and the edges of the bar, and between two parts."""
_ROOM_FOR_STRIP = 1000.0
"""Width in px from which the four seasons are shown beside the title."""


class SeasonMedallion(ThemedWidget):
    """The large sign of a season."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._season: Season | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_season(self, season: Season) -> None:
        """Show another season."""
        self._season = season
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.look.fonts.frame(46))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._season is None:
            return
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint_season(painter, self._season, area, self.look.palette)
        painter.end()


class SeasonHead(ThemedWidget):
    """A bar tinted by the season, with the way to the neighbours' maps at its right end."""

    seat_stepped = Signal(int)
    """-1 for the map before, 1 for the one after."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._season: Season | None = None
        self._seat, self._count = 0, 0
        self._medallion = SeasonMedallion()
        self._title = TextLabel(role=TextRole.SEASON)
        self._strip = SeasonStrip()
        self._map = TextLabel(role=TextRole.STRONG)
        self._map.setWordWrap(False)
        self.before_button = IconButton(Icon.ARROW_LEFT)
        self.after_button = IconButton(Icon.ARROW_RIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(_EDGE, 4, _EDGE, 4)
        row.setSpacing(_GAP)
        row.addWidget(self._medallion)
        row.addWidget(self._title, 1)
        # Its room is as wide as the window allows with the strip in the middle.
        self._right = QWidget()
        right = QHBoxLayout(self._right)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(_GAP)
        right.addStretch(1)
        row.addWidget(self._strip)
        row.addWidget(self._right)
        for part in (self.before_button, self._map, self.after_button):
            right.addWidget(part)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.before_button.clicked.connect(lambda: self.seat_stepped.emit(-1))
        self.after_button.clicked.connect(lambda: self.seat_stepped.emit(1))
        self.retranslate()

    def set_season(self, season: Season) -> None:
        """Show which season is scored."""
        self._season = season
        self._medallion.set_season(season)
        self._strip.set_season(season, {each: season_name(each) for each in Season})
        self._title.set_text(self.title_of(season))
        self.update()

    def title_of(self, season: Season) -> str:
        """Return what the bar says at its left end."""
        return self.tr("{season}: the scores").format(season=season_name(season))

    def set_map(self, seat: int, count: int) -> None:
        """Show whose turn it is among so many maps, counted from 0."""
        self._seat, self._count = seat, count
        text = self.tr("Map {number} of {count}")
        self._map.set_text(text.format(number=number(seat + 1), count=number(count)))
        self.before_button.setEnabled(seat > 0)
        self.after_button.setEnabled(seat < count - 1)
        for widget in (self._map, self.before_button, self.after_button):
            widget.setVisible(count > 1)

    def retranslate(self) -> None:
        self.before_button.set_text(self.tr("The map before"))
        self.after_button.set_text(self.tr("The map after"))
        self.set_map(self._seat, self._count)
        if self._season is not None:
            self.set_season(self._season)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        shown = self.width() >= self.look.fonts.px(_ROOM_FOR_STRIP)
        self._strip.setVisible(shown)
        beside = (self.width() - self._strip.sizeHint().width()) // 2 - _EDGE - _GAP
        least = self._right.sizeHint().width()
        self._right.setMinimumWidth(max(beside, least) if shown else 0)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        if self._strip.isHidden():
            return least
        return QSize(least.width() - self._strip.sizeHint().width(), least.height())

    def sizeHint(self) -> QSize:
        height = max(round(self.look.fonts.frame(_HEIGHT, 23)), self.minimumSizeHint().height())
        return QSize(600, height)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_season_bar(painter, QRectF(self.rect()), self._season, self.look.palette)
        painter.end()


class ReplayHead(SeasonHead):
    """The bar of the season, with the card of the game that lies on the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._turn = 1
        super().__init__(parent)

    def show_turn(self, season: Season, turn: int) -> None:
        """Show season and card, counted from 1 over the whole game."""
        self._turn = turn
        self.set_season(season)

    def title_of(self, season: Season) -> str:
        """Return season and card."""
        text = self.tr("{season} · card {number}")
        return text.format(season=season_name(season), number=number(self._turn))
