"""Who plays and in which order: the left half of the new-game page."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QPointF, QSignalBlocker, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import (
    MAX_PLAYERS,
    BotLevel,
    PlayerSetup,
    SetupProblem,
    SetupProblemCode,
)
from cartographers_gui.ui.pages.notice_line import NoticeLine
from cartographers_gui.ui.pages.player_lines import players_of
from cartographers_gui.ui.pages.seat_foot import SeatFoot
from cartographers_gui.ui.pages.seat_ring import SeatingOrder
from cartographers_gui.ui.pages.seat_row import SeatRow
from cartographers_gui.ui.painting.crest import crests_for
from cartographers_gui.ui.text import setup_problem_sentence
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.paper_fields import PaperLineEdit, PaperSpinBox
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.scroll_area import ScrollArea
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["SeatList"]

_SEARCH_FROM = 9
"""With fewer players a search is more in the way than it helps."""
_FEW = 3
"""So many rows are added one by one without a pause."""
_ROOM_FOR_ORDER = 560
"""Height in px from which the table is shown below the rows."""
_ROOM_FOR_ROUND_TABLE = 700
"""And from which it is rounder."""


class SeatList(PaperPanel):
    """Rows for 1 to 100 players: type, paste, add, remove, search and reorder.

    A row belongs to a seat; reordering exchanges what is typed in two rows.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[SeatRow] = []
        self._spare: list[SeatRow] = []
        self._dragged: int | None = None
        self._told: Callable[[], str] = str
        """What stands below the rows, for any language."""
        self.label = SectionLabel()
        # The widgets below keep room for their focus rings.
        edge = round(RING_MARGIN)
        self.label.setContentsMargins(edge, 0, edge, 0)
        self.count_spin = PaperSpinBox()
        self.count_spin.setRange(0, 999)
        self.notice = NoticeLine()
        self.search_edit = PaperLineEdit()
        self.foot = SeatFoot()
        self.order = SeatingOrder()
        self._contents = QWidget()
        self.scroll_area = ScrollArea(self._contents)
        fade_cut_edges(self.scroll_area, Ground.PAPER)
        self._column = QVBoxLayout(self._contents)
        self._lay_out()
        self.count_spin.valueChanged.connect(self.on_count_changed)
        self.search_edit.textChanged.connect(self.on_search_changed)
        self.foot.add_button.clicked.connect(self.on_add_clicked)
        self.foot.bot_button.clicked.connect(self.on_add_bot_clicked)
        self.foot.paste_button.clicked.connect(self.on_paste_clicked)
        self.foot.last_button.clicked.connect(lambda: self.set_players(self.foot.last_players()))
        self.retranslate()
        self.count_spin.setValue(2)

    def _lay_out(self) -> None:
        head, edge = QHBoxLayout(), round(RING_MARGIN)
        head.setSpacing(8)
        # All begin and end where each other does: rows and buttons alone have a ring around them.
        head.setContentsMargins(0, 0, edge, 0)
        head.addWidget(self.label, 1)
        head.addWidget(self.count_spin)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self._column.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(head)
        search = QHBoxLayout()
        search.setContentsMargins(edge, 0, edge, 0)
        search.addWidget(self.search_edit)
        column.addLayout(search)
        column.addWidget(self.scroll_area, 1)
        # Below the rows, so that none of them jumps when something is to be said; the buttons
        # keep their place whether there is an order to show or not.
        column.addWidget(self.order)
        column.addWidget(self.notice)
        column.addWidget(self.foot)

    def players(self) -> tuple[PlayerSetup, ...]:
        """Return the players as typed, in seating order."""
        return tuple(row.player() for row in self.rows)

    def set_players(self, players: Sequence[PlayerSetup]) -> None:
        """Show other players, such as those of the last game."""
        self._set_count(len(players))
        for row, player in zip(self.rows, players, strict=True):
            row.set_typed(player)
        self._refresh()

    def set_last_players(self, players: Sequence[PlayerSetup]) -> None:
        """Offer the players of the last game; none takes the offer away."""
        self.foot.set_last_players(players)

    def count_problem(self) -> SetupProblem | None:
        """Return what is wrong with the number typed into the field of players."""
        if self.count_spin.value() < 1:
            return SetupProblem(SetupProblemCode.NO_PLAYERS)
        if self.count_spin.value() > MAX_PLAYERS:
            return SetupProblem(SetupProblemCode.TOO_MANY_PLAYERS)
        return None

    def show_problems(self, problems: Sequence[SetupProblem]) -> None:
        """Say in each row what is wrong there."""
        names = [row.name_edit.text() for row in self.rows]
        sentences: dict[int, list[str]] = {}
        for problem in problems:
            if problem.seat is not None:
                sentence = setup_problem_sentence(problem, names)
                sentences.setdefault(problem.seat, []).append(sentence)
        # Where there is little room the first fault is named alone.
        short = {
            problem.seat: self._short_notice(problem.code)
            for problem in reversed(problems)
            if problem.seat is not None
        }
        for seat, row in enumerate(self.rows):
            row.set_notice(" ".join(sentences.get(seat, ())), short.get(seat, ""))

    def _short_notice(self, code: SetupProblemCode) -> str:
        """Say in a few words what is wrong with the player of a row."""
        texts = {
            SetupProblemCode.NAME_EMPTY: self.tr("A name is missing."),
            SetupProblemCode.NAME_TAKEN: self.tr("The name is taken."),
            SetupProblemCode.NAME_TOO_LONG: self.tr("The name is too long."),
            SetupProblemCode.NAME_UNPRINTABLE: self.tr("The name cannot be shown."),
            SetupProblemCode.TITLE_TOO_LONG: self.tr("The title is too long."),
            SetupProblemCode.TITLE_UNPRINTABLE: self.tr("The title cannot be shown."),
        }
        return texts.get(code, "")

    def focus_problem(self, problem: SetupProblem) -> None:
        """Bring what is wrong into view and give it the keyboard."""
        if problem.seat is None:
            self.count_spin.setFocus()
            self.count_spin.selectAll()
            return
        self.search_edit.clear()
        title = {SetupProblemCode.TITLE_TOO_LONG, SetupProblemCode.TITLE_UNPRINTABLE}
        row = self.rows[problem.seat]
        edit = row.title_edit if problem.code in title else row.name_edit
        edit.setFocus()
        edit.selectAll()
        self._show_row(problem.seat)

    def retranslate(self) -> None:
        self.label.set_text(self.tr("Players"))
        self.count_spin.setAccessibleName(self.tr("Number of players"))
        self.count_spin.setToolTip(self.tr("Number of players, 1 to 100"))
        self.search_edit.setPlaceholderText(self.tr("Search for a name"))
        self.search_edit.setAccessibleName(self.tr("Search for a name"))
        for row in self._spare:
            row.retranslate()
        self.notice.set_text(self._told())

    def _tell(self, sentence: Callable[[], str]) -> None:
        self._told = sentence
        self.notice.set_text(sentence())

    def _say(self, problem: SetupProblem, count: int) -> None:
        self._tell(lambda: setup_problem_sentence(problem, [""] * count))

    def _set_count(self, count: int) -> None:
        """Show so many rows; those taken away keep what was typed, in case they come back."""
        # Each row that is added to a page in view has the whole page laid out anew.
        hides = count - len(self.rows) > _FEW
        self._contents.setHidden(hides)
        while len(self.rows) < count:
            row = self._spare.pop() if self._spare else self._new_row()
            self._column.insertWidget(len(self.rows), row)
            before = self.rows[-1].remove_button if self.rows else self.search_edit
            row.follow_in_tab_order(before, self.foot.add_button)
            self.rows.append(row)
            row.show()
        while len(self.rows) > count:
            row = self.rows.pop()
            row.hide()
            self._spare.append(row)
        self._contents.show()
        self._refresh()

    def _new_row(self) -> SeatRow:
        row = SeatRow()
        row.edited.connect(self._refresh)
        row.removed.connect(lambda: self.remove(self.rows.index(row)))
        row.moved.connect(lambda step: self.exchange(self.rows.index(row), step))
        row.dragged_to.connect(lambda point: self.on_dragged_to(self.rows.index(row), point))
        row.dropped.connect(self.on_dropped)
        row.lines_pasted.connect(lambda lines: self.take_lines(lines, self.rows.index(row)))
        return row

    def _refresh(self) -> None:
        """Bring crests, number and search up to date with what is typed."""
        count = len(self.rows)
        for seat, row in enumerate(self.rows):
            row.set_seat(seat, is_last=seat == count - 1, is_only=count == 1)
        # A crest is born from a name, and a new row has its name from its seat.
        coats = crests_for([row.crest_name() for row in self.rows])
        crests = [
            coat.marked() if row.kind_button.level else coat
            for row, coat in zip(self.rows, coats, strict=True)
        ]
        for row, crest in zip(self.rows, crests, strict=True):
            row.set_crest(crest)
        with QSignalBlocker(self.count_spin):
            self.count_spin.setValue(count)
        self.order.set_crests(crests)
        self._show_order()
        self._offer_search(offered=count >= _SEARCH_FROM)
        if count < _SEARCH_FROM and self.search_edit.text():
            self.search_edit.clear()
        self._tell(str)
        self.changed.emit()

    def _offer_search(self, *, offered: bool) -> None:
        if offered and not self.search_edit.isClearButtonEnabled():
            # Qt looks through every theme of icons for its picture: a fifth of the whole start.
            self.search_edit.setClearButtonEnabled(True)
        self.search_edit.setVisible(offered)

    def _show_order(self) -> None:
        fits = self.height() >= self.look.fonts.px(_ROOM_FOR_ORDER)
        self.order.set_high(high=self.height() >= self.look.fonts.px(_ROOM_FOR_ROUND_TABLE))
        self.order.setVisible(fits and SeatingOrder.can_show(len(self.rows)))

    def _show_row(self, seat: int) -> None:
        # The new row has no place yet. The width is left alone: a row that is narrow for a moment
        # would hide the buttons that move it, and the keyboard would go on to "Remove".
        self._column.activate()
        self._contents.resize(self._contents.width(), self._contents.sizeHint().height())
        self.scroll_area.ensureWidgetVisible(self.rows[seat], 0, 8)

    def remove(self, seat: int) -> None:
        """Let a player leave; those after move up one seat."""
        if len(self.rows) == 1:
            return
        for row, following in zip(self.rows[seat:], self.rows[seat + 1 :], strict=False):
            row.set_typed(following.typed())
        self.rows[-1].set_typed(None)
        self._set_count(len(self.rows) - 1)
        self.rows[min(seat, len(self.rows) - 1)].name_edit.setFocus()

    def exchange(self, seat: int, step: int) -> None:
        """Exchange a player with the next (1) or the previous (-1) one; the keyboard follows."""
        other = seat + step
        if not 0 <= other < len(self.rows):
            return
        focus = self.rows[seat].part_with_focus()
        self._swap(seat, other)
        self.rows[other].focus_part(focus)
        self._show_row(other)

    def _swap(self, seat: int, other: int) -> None:
        here, there = self.rows[seat], self.rows[other]
        mine, theirs = here.typed(), there.typed()
        here.set_typed(theirs)
        there.set_typed(mine)
        self._refresh()

    def take_lines(self, lines: Sequence[str], seat: int) -> None:
        """Put pasted players into the rows from a seat on; rows somebody has typed in stay behind.

        A line is a name, at will followed by a tab and a title. Beyond 100 players the rest is left
        out, and said so.
        """
        pasted = players_of(lines)
        before = [row.player() for row in self.rows[:seat]]
        after = [row.player() for row in self.rows[seat + 1 :] if row.typed() is not None]
        players = [*before, *pasted, *after]
        self.set_players(players[:MAX_PLAYERS])
        if len(players) > MAX_PLAYERS:
            self._say(SetupProblem(SetupProblemCode.TOO_MANY_PLAYERS), len(players))
        last = min(seat + len(pasted), len(self.rows)) - 1
        self.rows[last].name_edit.setFocus()
        self._show_row(last)

    def on_count_changed(self, count: int) -> None:
        problem = self.count_problem()
        if problem is None:
            self._set_count(count)
        else:
            self._say(problem, count)
            self.changed.emit()

    def on_search_changed(self, text: str) -> None:
        wanted = text.strip().casefold()
        for row in self.rows:
            player = row.player()
            row.setVisible(wanted in f"{player.name} {player.title}".casefold())

    def _added(self) -> SeatRow | None:
        """Make room for one more player and return the new row; none where the table is full."""
        if len(self.rows) == MAX_PLAYERS:
            self._say(SetupProblem(SetupProblemCode.TOO_MANY_PLAYERS), MAX_PLAYERS + 1)
            return None
        self.search_edit.clear()
        self._set_count(len(self.rows) + 1)
        self._show_row(len(self.rows) - 1)
        return self.rows[-1]

    def on_add_clicked(self) -> None:
        row = self._added()
        if row is not None:
            row.name_edit.setFocus()
            row.name_edit.selectAll()

    def on_add_bot_clicked(self) -> None:
        levels = [row.kind_button.level for row in self.rows if row.kind_button.level]
        row = self._added()
        if row is not None:
            # As good as the one before; the keyboard is where another level is chosen.
            row.on_kind_chosen(levels[-1] if levels else BotLevel.JOURNEYMAN)
            row.kind_button.setFocus()

    def on_paste_clicked(self) -> None:
        text = QGuiApplication.clipboard().text()
        lines = [line for line in text.splitlines() if line.strip()]
        if not lines:
            self._tell(lambda: self.tr("The clipboard holds no names."))
            return
        untouched = (seat for seat, row in enumerate(self.rows) if row.typed() is None)
        seat = next(untouched, len(self.rows))
        self.take_lines(lines, seat)

    def on_dragged_to(self, seat: int, point: QPointF) -> None:
        if self._dragged is None:
            self._dragged = seat
        here: QPoint = self._contents.mapFromGlobal(point.toPoint())
        shown = [n for n, row in enumerate(self.rows) if not row.isHidden()]
        target = min(shown, key=lambda n: abs(self.rows[n].geometry().center().y() - here.y()))
        self.rows[self._dragged].set_held(held=False)
        step = 1 if target > self._dragged else -1
        for held in range(self._dragged, target, step):
            self._swap(held, held + step)
        self._dragged = target
        self.rows[target].set_held(held=True)
        self._show_row(target)

    def on_dropped(self) -> None:
        if self._dragged is not None:
            self.rows[self._dragged].set_held(held=False)
        self._dragged = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_order()
