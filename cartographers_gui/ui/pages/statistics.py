"""What finished games add up to: names, solo ratings by edicts, charts of the day and week."""

import datetime

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import SCORING_CARDS
from cartographers_gui.session import ChartKind
from cartographers_gui.storage import Statistics
from cartographers_gui.storage.statistics import seat_of_key
from cartographers_gui.ui.dates import date_text
from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.pages.page_title import PageTitle
from cartographers_gui.ui.pages.record_panels import NoRecords, RecordPanel
from cartographers_gui.ui.painting.crest import crests_for
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.mark import Ornament
from cartographers_gui.ui.player_names import numbered_name
from cartographers_gui.ui.text import card_name, isolated, listed, number
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.score_table import (
    NumberTone,
    ScoreColumn,
    ScoreNumber,
    ScoreRow,
)
from cartographers_gui.ui.widgets.scroll_fade import Ground
from cartographers_gui.ui.widgets.scrolled_body import ScrolledBody
from cartographers_gui.ui.widgets.stock_button import PaperButton

__all__ = ["StatisticsPage"]

_LOW, _NO_WREATH = 700, 560
_NARROW = 1040
_ROOM_FOR_BEST = 900
"""Width in px from which the best result of each name has a column."""
_STACKED = 900
"""Width in px below which the tables stand in one column, which scrolls: none loses a column."""
_EVERY = 10_000
_ALL = 1000
"""The share of tables in a height of which they leave what they do not need."""
_NONE = "–"


class StatisticsPage(DeskBackground):
    """Shows the statistics; they can be forgotten from here."""

    left = Signal()
    forget_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._statistics = Statistics()
        self._is_damaged = False
        self._has_best = True
        self.title = PageTitle()
        self.players = RecordPanel()
        self.solo = RecordPanel(wrapping=True)
        self.charts = RecordPanel(wrapping=True)
        self.nothing = NoRecords()
        self.bar = ActionBar()
        self.forget_button = PaperButton(icon=Icon.TRASH)
        self.leave_button = PaperButton(icon=Icon.ARROW_LEFT, key="Esc")
        self._body = QHBoxLayout()
        self._lay_out()
        self.forget_button.clicked.connect(self.forget_chosen)
        self.leave_button.clicked.connect(self.left)
        self.setFocusProxy(self.leave_button)
        self.retranslate()

    def _lay_out(self) -> None:
        left, right, middle = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        left.addWidget(self.players, _ALL)
        right.addWidget(self.solo, _ALL)
        right.addWidget(self.charts, _ALL)
        middle.addStretch(2)
        middle.addWidget(self.nothing, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addStretch(3)
        for part in (left, right):
            part.setSpacing(0)
            # What no table needs stays free below them.
            part.addStretch(1)
        self._body.setSpacing(0)
        self._body.addLayout(left, 1)
        self._body.addLayout(right, 1)
        self._body.addLayout(middle)
        self.bar.add(self.forget_button, self.leave_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addWidget(ScrolledBody(self._body, fades=Ground.DESK), 1)
        column.addWidget(self.bar)

    def show_statistics(self, statistics: Statistics, *, damaged: bool = False) -> None:
        """Show statistics; `damaged` says that part of them could not be read."""
        self._statistics, self._is_damaged = statistics, damaged
        self._show()

    def _show(self) -> None:
        self._show_players()
        self._show_solo()
        self._show_charts()
        games = self._statistics.games
        kept = self._statistics
        is_empty = not (kept.players or kept.solo or kept.charts)
        self.nothing.say(
            self.tr("No game has been finished yet."),
            [panel.nothing.text() for panel in (self.players, self.solo, self.charts)]
            if is_empty
            else [""] * 3,
        )
        self.nothing.setVisible(is_empty)
        for panel in (self.players, self.solo, self.charts):
            panel.setVisible(not is_empty)
        for place in range(self._body.count()):
            is_middle = place == self._body.count() - 1
            self._body.setStretch(place, int(is_middle == is_empty))
        self.forget_button.setEnabled(games > 0 or self._is_damaged)
        if self._is_damaged:
            text = self.tr("Part of the statistics could not be read; the rest is shown.")
        elif games:
            text = self.tr("%n finished game(s) on this computer", "", games)
        else:
            text = self.tr("No game has been finished yet.")
        self.bar.set_sentence(text, wrong=self._is_damaged)

    def _show_players(self) -> None:
        records = sorted(
            self._statistics.players.items(),
            key=lambda item: (-item[1].wins, -item[1].average, item[0]),
        )
        crests = crests_for([name for name, _ in records])
        shown = 4 if self._has_best else 3
        rows = [
            ScoreRow(
                place,
                _shown_name(name),
                (
                    ScoreNumber(number(record.games)),
                    ScoreNumber(number(record.wins), NumberTone.STRONG),
                    ScoreNumber(QLocale().toString(record.average, "f", 1)),
                    ScoreNumber(number(record.best)),
                )[:shown],
                crest,
            )
            for place, ((name, record), crest) in enumerate(zip(records, crests, strict=True))
        ]
        columns = [
            ScoreColumn(self.tr("Games")),
            ScoreColumn(self.tr("Wins")),
            ScoreColumn(self.tr("Average")),
            ScoreColumn(self.tr("Best")),
        ]
        nothing = self.tr("Games of two and more players are counted here by name.")
        self.players.show_rows(self.tr("Player"), columns[:shown], rows, nothing)

    def _show_solo(self) -> None:
        records = sorted(self._statistics.solo.items(), key=lambda item: -item[1].rating)
        rows = [
            ScoreRow(
                place,
                self._edict_names(key),
                (
                    ScoreNumber(number(record.games)),
                    ScoreNumber(number(record.stars)),
                    ScoreNumber(number(record.rating), NumberTone.STRONG),
                ),
            )
            for place, (key, record) in enumerate(records)
        ]
        columns = [
            ScoreColumn(self.tr("Games")),
            ScoreColumn(self.tr("Stars"), Ornament.STAR),
            ScoreColumn(self.tr("Rating")),
        ]
        nothing = self.tr("The best rating on each set of edicts is kept here.")
        self.solo.show_rows(self.tr("Edicts"), columns, rows, nothing)

    def _edict_names(self, key: str) -> str:
        """Return the names of a set of edicts; an unknown card keeps its id."""
        cards = [SCORING_CARDS.get(part) for part in key.split()]
        names = [
            card_name(card) if card is not None else isolated(part)
            for card, part in zip(cards, key.split(), strict=True)
        ]
        return listed(names)

    def _show_charts(self) -> None:
        rows: list[ScoreRow] = []
        for place, (key, result) in enumerate(reversed(list(self._statistics.charts.items()))):
            name = self.tr("{chart} · {player}").format(
                chart=self._chart_name(key),
                player=isolated(_shown_name(result.name)) if result.name else _NONE,
            )
            numbers = (
                ScoreNumber(number(result.games)),
                ScoreNumber(number(result.stars), NumberTone.STRONG),
            )
            rows.append(ScoreRow(place, name, numbers))
        columns = [
            ScoreColumn(self.tr("Games")),
            ScoreColumn(self.tr("Stars"), Ornament.STAR),
        ]
        nothing = self.tr("The best results on charts of the day and week are kept here.")
        self.charts.show_rows(self.tr("Chart"), columns, rows, nothing)

    def _chart_name(self, key: str) -> str:
        """Return kind and date of a chart; a key that is none is shown as it is."""
        kind, _, text = key.partition(":")
        try:
            first = datetime.date.fromisoformat(text)
            chart = ChartKind(kind)
        except ValueError:
            return isolated(key)
        date = date_text(first)
        if chart is ChartKind.DAY:
            return self.tr("Day {date}").format(date=date)
        return self.tr("Week from {date}").format(date=date)

    def retranslate(self) -> None:
        self.title.set_text(
            self.tr("Statistics"), self.tr("What finished games add up to on this computer.")
        )
        self.players.label.set_text(self.tr("Players"))
        self.solo.label.set_text(
            self.tr("Alone"), aside=self.tr("best rating for each set of edicts")
        )
        self.charts.label.set_text(self.tr("Charts of the day and week"))
        self.forget_button.set_text(self.tr("Forget the statistics…"))
        self.leave_button.set_text(self.tr("Back"))
        self.forget_button.setToolTip(self.tr("Forgets what is counted here; saved games stay"))
        self.leave_button.setToolTip(self.tr("Goes back to the game or the first page"))
        for panel in (self.players, self.solo, self.charts):
            panel.table.setAccessibleName(panel.label.accessibleName())
        self._show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.left.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fonts = self.look.fonts
        low = self.height() < fonts.px(_LOW)
        self.title.set_cramped(low)
        for panel in (self.players, self.solo, self.charts):
            panel.set_cramped(low)
        self.nothing.set_cramped(self.height() < fonts.px(_NO_WREATH))
        stacked = self.width() < fonts.px(_STACKED)
        # Its panel has the width of the page, or half of it.
        has_best = self.width() * (2 if stacked else 1) >= fonts.px(_ROOM_FOR_BEST)
        if has_best != self._has_best:
            self._has_best = has_best
            self._show_players()
        directions = QBoxLayout.Direction
        self._body.setDirection(directions.TopToBottom if stacked else directions.LeftToRight)
        for panel in (self.players, self.solo, self.charts):
            panel.table.set_least_rows(_EVERY if stacked else 1)
        side = 4 if not stacked and self.width() < fonts.px(_NARROW) else 16
        self._body.setContentsMargins(side, 0, side, 4)


def _shown_name(key: str) -> str:
    """Return a name as it was typed, or the number of a player in the language of the moment."""
    seat = seat_of_key(key)
    return key if seat is None else numbered_name(seat)
