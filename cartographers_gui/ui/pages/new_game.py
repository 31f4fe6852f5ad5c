"""The page on which a game is set up: players, map, rules and seed."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import (
    GameSetup,
    MapLayout,
    PlayerSetup,
    RuleOptions,
    SetupProblem,
    setup_problems,
)
from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.pages.chart_row import ChartRow
from cartographers_gui.ui.pages.layout_choice import LayoutChoice
from cartographers_gui.ui.pages.page_title import PageTitle
from cartographers_gui.ui.pages.rule_choice import RuleChoice
from cartographers_gui.ui.pages.seat_list import SeatList
from cartographers_gui.ui.pages.welcome_corner import WelcomeCorner
from cartographers_gui.ui.painting.desk import paint_desk
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.text import players_text, seed_text, setup_problem_sentence, side_label
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.scroll_area import ScrollArea
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.stock_button import PaperButton, PrimaryButton

if TYPE_CHECKING:
    from cartographers_gui.session import Chart, TableOptions
    from cartographers_gui.storage import Challenge

__all__ = ["NewGamePage"]

_NARROW = 1100
_ROOM_FOR_BOTH = 640
"""Width in px at scale 1 from which map and rules stand beside the players."""
_LEAST_SEATS = 270.0
_SPARE = 12
"""Px of height that stay free, so that nothing scrolls for the edge of a panel."""
_TOLD = 2
"""So many faults have room in the bar; each stands where it is, too."""


class NewGamePage(DeskBackground):
    """Sets a game up. What is wrong is said where it is wrong, and nothing starts until it is not.

    `random_seed` gives the seed of a game whose seed is left empty, 0 to `MAX_SEED`.
    """

    started = Signal(GameSetup)
    cancelled = Signal()
    painted = Signal()
    """The page was painted for the first time, and is on the screen."""
    table_options_chosen = Signal()
    """Somebody wants to change what the table agreed on."""

    def __init__(self, random_seed: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = PageTitle()
        self.welcome = WelcomeCorner()
        self.charts = ChartRow()
        self.charts.hide()
        self.seats = SeatList()
        self.layouts = LayoutChoice()
        self.rules = RuleChoice(random_seed)
        self.bar = ActionBar()
        self.cancel_button = PaperButton(key="Esc")
        self.cancel_button.setVisible(False)
        self.start_button = PrimaryButton(key="Enter")
        self._body = QHBoxLayout()
        self.is_painted = False
        """Whether anybody can have seen it yet."""
        self._lay_out()
        for part in (self.seats, self.layouts, self.rules):
            part.changed.connect(self.on_changed)
        self.charts.chosen.connect(self.show_chart)
        self.rules.table_options_chosen.connect(self.table_options_chosen)
        self.start_button.clicked.connect(self.on_start_clicked)
        self.cancel_button.clicked.connect(self.cancelled)
        self.setFocusProxy(self.seats.rows[0].name_edit)
        self.retranslate()

    def _lay_out(self) -> None:
        right = QWidget()
        self._choices = choices = QVBoxLayout(right)
        choices.setContentsMargins(0, 0, 0, 0)
        choices.setSpacing(0)
        choices.addWidget(self.layouts, 100)
        choices.addWidget(self.rules, 1)
        self._body.setSpacing(0)
        self._body.addWidget(self.seats, 40)
        scroll = self._scroll = ScrollArea(right)
        fade_cut_edges(scroll, Ground.DESK)
        self._body.addWidget(scroll, 58)
        self.bar.add(self.charts, self.cancel_button, self.start_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self.welcome)
        column.addLayout(head)
        column.addLayout(self._body, 1)
        column.addWidget(self.bar)

    def show_setup(self, setup: GameSetup) -> None:
        """Fill the page with the players, map and rules of another game; the seed stays empty."""
        self.seats.set_players(setup.players)
        self.layouts.choose(setup.layout)
        self.rules.set_rules(setup.rules)
        self.rules.seed_entry.edit.clear()

    def set_last_players(self, players: Sequence[PlayerSetup]) -> None:
        """Offer the players of the last game."""
        self.seats.set_last_players(players)

    def show_table_options(self, options: "TableOptions") -> None:
        """Say what the table agreed on."""
        self.rules.show_table_options(options)

    def offer_charts(self, day: "Chart", week: "Chart") -> None:
        """Offer the charts of a date beside the button that starts the game."""
        self.charts.set_charts(day, week)
        self.charts.show()
        self.on_changed()

    def show_chart(self, chart: "Chart") -> None:
        """Choose map, rules and seed of a chart; the players stay."""
        self._choose(chart.layout, chart.rules, chart.seed)
        # Nothing has changed when it is pressed again, and it still is chosen.
        self.on_changed()

    def show_challenge(self, challenge: "Challenge") -> None:
        """Choose map, rules, seed and number of players of a challenge; the names stay."""
        self.seats.count_spin.setValue(challenge.players)
        self._choose(challenge.layout, challenge.rules, challenge.seed)

    def _choose(self, layout: MapLayout, rules: RuleOptions, seed: int) -> None:
        self.layouts.choose(layout)
        self.rules.set_rules(rules)
        self.rules.seed_entry.edit.setText(seed_text(seed))

    def _chart_chosen(self) -> "Chart | None":
        """Return the chart on offer that would be played as the page stands, if any."""
        if self.rules.seed_entry.is_random() or self.rules.seed_entry.problem():
            return None
        chosen = (
            self.layouts.layout_chosen(),
            self.rules.rules(),
            self.rules.seed_entry.seed(),
        )
        return next(
            (
                chart
                for chart in self.charts.charts()
                if (chart.layout, chart.rules, chart.seed) == chosen
            ),
            None,
        )

    def allow_cancel(self, allowed: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Offer the way back to a running game, or take it away."""
        self.cancel_button.setVisible(allowed)

    def problems(self) -> tuple[SetupProblem, ...]:
        """Return all that is wrong with what is typed, in reading order."""
        count = self.seats.count_problem()
        seed = self.rules.seed_entry.problem()
        return (
            *((count,) if count else ()),
            *setup_problems(self.seats.players(), 0),
            *((seed,) if seed else ()),
        )

    def retranslate(self) -> None:
        self.title.set_text(
            self.tr("New game"), self.tr("Gather your guild of cartographers and choose the map.")
        )
        self.cancel_button.set_text(self.tr("Cancel"))
        self.cancel_button.setToolTip(self.tr("Goes back to the game in progress"))
        self.on_changed()

    def _name_start(self, *, wrong: bool) -> None:
        """Let the main button say what it does: begin, or lead to the first thing to be fixed."""
        if wrong:
            self.start_button.set_text(self.tr("Show what is wrong"))
            help_text = self.tr("Goes to the first thing that keeps the game from starting")
        else:
            self.start_button.set_text(self.tr("Start the game"))
            help_text = self.tr("Begins with these players, this map and these rules")
        self.start_button.set_icon(Icon.WARNING if wrong else None)
        self.start_button.setToolTip(help_text)

    def _sentence(self, problems: tuple[SetupProblem, ...]) -> str:
        if problems:
            names = [row.name_edit.text() for row in self.seats.rows]
            if self.seats.count_problem():
                names = [""] * self.seats.count_spin.value()
            told = [setup_problem_sentence(each, names) for each in problems[:_TOLD]]
            if len(problems) > _TOLD:
                told[1:] = [self.tr("And %n more to fix.", "", len(problems) - 1)]
            return " ".join(told)
        return self.tr("{players} · {side}").format(
            players=players_text(len(self.seats.rows)),
            side=side_label(self.layouts.layout_chosen()),
        )

    def on_changed(self) -> None:
        problems = self.problems()
        self.seats.show_problems(problems)
        self.bar.set_sentence(self._sentence(problems), wrong=bool(problems))
        self._name_start(wrong=bool(problems))
        self.charts.mark(self._chart_chosen())

    def on_start_clicked(self) -> None:
        problems = self.problems()
        if not problems:
            self.started.emit(
                GameSetup(
                    self.seats.players(),
                    self.layouts.layout_chosen(),
                    self.rules.rules(),
                    self.rules.seed_entry.seed(),
                )
            )
        elif problems[0] == self.rules.seed_entry.problem():
            self.rules.seed_entry.edit.setFocus()
            self.rules.seed_entry.edit.selectAll()
            self._scroll.ensureWidgetVisible(self.rules.seed_entry)
        else:
            self.seats.focus_problem(problems[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape} and (
            event.isAutoRepeat()
        ):
            # The key was pressed on the page before and is still held down.
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.on_start_clicked()
        elif event.key() == Qt.Key.Key_Escape and not self.cancel_button.isHidden():
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.is_painted:
            super().paintEvent(event)
            return
        self.is_painted = True
        # To make the picture that is kept of the desk takes longer than to paint the desk once.
        painter = QPainter(self)
        paint_desk(painter, QRectF(self.rect()), self.look.palette)
        painter.end()
        # Its parts are painted after it, and the picture is shown before any timer is heard.
        QTimer.singleShot(0, self, self.painted.emit)

    def _stack(self, *, stacked: bool) -> None:
        """Put the players over the map and the rules where there is no room beside them."""
        if stacked == (self._body.count() == 1):
            return
        if stacked:
            self._choices.insertWidget(0, self.seats)
        else:
            self._body.insertWidget(0, self.seats)
        self.seats.setMinimumHeight(round(self.look.fonts.px(_LEAST_SEATS)) if stacked else 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = 4 if self.width() < _NARROW else 16
        narrow = self.width() < _NARROW * self.look.fonts.scale
        self._stack(stacked=self.width() < self.look.fonts.px(_ROOM_FOR_BOTH))
        if self._body.count() > 1:
            self._body.setStretch(0, 47 if narrow else 40)
            self._body.setStretch(1, 51 if narrow else 58)
        self._body.setContentsMargins(side, 0, side, 4)
        self.title.set_cramped(self.height() < 700)  # noqa: PLR2004
        self.welcome.set_page_width(self.width())
        self.charts.set_page_width(self.width())
        self._share_height()

    def _share_height(self) -> None:
        """Give the maps what the rules beside the players leave."""
        used = (self.title, self.bar, self.rules)
        room = self.height() - _SPARE - sum(part.minimumSizeHint().height() for part in used)
        self.layouts.set_room(room if self._body.count() > 1 else 0)
