"""The page on which a season is scored in front of all, map by map and count by count."""

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import GameView, MapSheet, ScoringCard, Season, SeasonScored
from cartographers_gui.session.season_count import CountedPart, Part, count_season
from cartographers_gui.ui.canvas import WHOLE
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.pages.part_panel import PartButton, PartPanel
from cartographers_gui.ui.pages.scored_map import ScoredMap
from cartographers_gui.ui.pages.season_columns import RANKED_FROM, season_columns, season_rows
from cartographers_gui.ui.pages.season_head import SeasonHead
from cartographers_gui.ui.painting.crest import Crest, crests_of
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.panels.column import Column
from cartographers_gui.ui.text import isolated, listed, number, signed, space_name, stars_text
from cartographers_gui.ui.widgets.accessible import announce
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.paper_panel import PANEL_ROOM
from cartographers_gui.ui.widgets.score_table import ScoreTable
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import PaperButton, PrimaryButton

__all__ = ["SeasonSheetPage"]

_SPACES_IN_A_SENTENCE = 6
_BELOW = 8
"""Px between the table and the bar."""
_LOW, _VERY_LOW, _LARGE, _ROOM_FOR_KEYS = 700, 560, 1.25, 600.0
_ROOM_FOR_PART, _LEAST_PART = 132.0, 86.0
"""Least width in px at scale 1 of one of four buttons abreast: with its name, or without."""
_PART, _OTHERS, _ROOMIER = 150.0, 130.0, 12.0
"""Heights in px at scale 1 of the part that is counted, of what stands between it and the lines,
and by which a line grows first."""
_WORDS, _GROWTH = 540.0, 1.5
"""Width in px at scale 1 of its usual words, and how far it grows."""


class SeasonSheetPage(DeskBackground):
    """Counts each map's four parts; whoever is in a hurry sees all at once.

    `pace` is the time in ms from one count to the next; with 0 a part is counted at once.
    """

    is_of_game = True
    finished = Signal()

    def __init__(self, pace: int = 350, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._event: SeasonScored | None = None
        self._view: GameView | None = None
        self._crests: tuple[Crest, ...] = ()
        self._parts: tuple[CountedPart, ...] = ()
        self._seat = 0
        self._step = 0
        """Position of the part being counted; after the last one the map is done."""
        self._counted = 0
        self._all_shown = False
        self._furthest = 0
        """The last seat whose map has been shown."""
        self._pace = QTimer(self)
        self._pace.setInterval(pace)
        self.head = SeasonHead()
        self.map = self.map_view = ScoredMap(self)
        self.panel = PartPanel()
        self.part_buttons = tuple(PartButton() for _ in Part)
        self.table_label = SectionLabel()
        self.table = ScoreTable(roomy=True)
        self.bar = ActionBar(edge=16)
        self.back_button = PaperButton(icon=Icon.ARROW_LEFT)
        self.skip_button = PaperButton(key="Esc")
        self.next_button = PrimaryButton(key="Enter")
        self._body = QHBoxLayout()
        self._lay_out()
        self._pace.timeout.connect(self.on_pace)
        self.head.seat_stepped.connect(lambda step: self.show_seat(self._seat + step))
        self.table.number_pointed.connect(self.on_number_pointed)
        self.table.row_chosen.connect(self.show_seat)
        self.back_button.clicked.connect(self.on_back_clicked)
        self.skip_button.clicked.connect(self.on_skip_clicked)
        self.next_button.clicked.connect(self.on_next_clicked)
        for step, button in enumerate(self.part_buttons):
            button.clicked.connect(lambda _=False, step=step: self._begin(step))
        self.setFocusProxy(self.next_button)
        self.retranslate()

    def _lay_out(self) -> None:
        parts, numbers = QWidget(), QWidget()
        self._parts_grid = QGridLayout(parts)
        edge = PANEL_ROOM - round(RING_MARGIN)
        self._parts_grid.setContentsMargins(edge, 0, edge, 0)
        self._parts_grid.setSpacing(2)
        self._arrange_parts(len(self.part_buttons))
        lines = QVBoxLayout(numbers)
        lines.setContentsMargins(PANEL_ROOM, 8, PANEL_ROOM, 0)
        lines.setSpacing(2)
        lines.addWidget(self.table_label)
        lines.addWidget(self.table, 1)
        right = Column()
        right.set_dense(dense=True)
        right.set_panels((self.panel, 0), (parts, 0), (numbers, 1))
        self._body.setSpacing(8)
        self._body.addWidget(self.map, 50)
        self._body.addWidget(right, 50)
        self.bar.add(self.back_button, self.skip_button, self.next_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(self._body, 1)
        column.addWidget(self.bar)

    def _arrange_parts(self, across: int, *, named: bool = True) -> None:
        """Put so many of the four parts' buttons abreast, with names or signs alone."""
        for place, button in enumerate(self.part_buttons):
            self._parts_grid.addWidget(button, place // across, place % across)
            button.set_low(low=across < len(self.part_buttons) or not named, named=named)

    def show_season(self, event: SeasonScored, view: GameView) -> None:
        """Begin to count a season, the first player's map first."""
        self._event, self._view = event, view
        self._crests = crests_of(view.players)
        self._all_shown, self._furthest = False, 0
        self.map.look_at(WHOLE)
        self.head.set_season(event.season)
        self._show_seat(0)
        self._share_height()
        self.next_button.setFocus()

    def show_seat(self, seat: int) -> None:
        """Turn to another player's map; a seat nobody sits in changes nothing."""
        if self._event is not None and 0 <= seat < len(self._event.sheets) and seat != self._seat:
            self._show_seat(seat)

    def seat(self) -> int:
        """Return whose map is shown."""
        return self._seat

    def _show_seat(self, seat: int) -> None:
        assert self._event is not None
        assert self._view is not None
        self._seat = seat
        self._furthest = max(self._furthest, seat)
        self._parts = count_season(self._event.sheets[seat], self._view.edicts, self._event.season)
        self._begin(len(self._parts) if self._all_shown else 0)

    def _begin(self, step: int) -> None:
        """Start to count a part; the step after the last part shows the whole map."""
        self._pace.stop()
        self._step = step
        counts = len(self._parts[step].counts) if step < len(self._parts) else 0
        self._counted = counts
        if counts and self._pace.interval() and not self._all_shown and self.isVisible():
            self._counted = 1
            if counts > 1:
                self._pace.start()
        self._show()
        self._tell()

    def _tell(self) -> None:
        """Announce whose part was counted and how, once it is counted to its end."""
        event, view = self._event, self._view
        if event is None or view is None or self._pace.isActive() or not self.isVisible():
            return
        told = [self._sentence()]
        if self._step < len(self._parts):
            part = self._parts[self._step]
            name = player_name(view.players[self._seat]) if self._step == 0 else ""
            told = [name, self.panel.title_of(part, self._card_of(part)), *told]
        announce(self, " · ".join(each for each in told if each))

    def _card_of(self, part: CountedPart) -> ScoringCard | None:
        if part.edict is None or self._view is None:
            return None
        return self._view.edicts[part.edict.position]

    def _show(self) -> None:
        if self._event is None or self._view is None or not self._parts:
            return
        self._show_map()
        shown = min(self._step, len(self._parts) - 1)
        part = self._parts[shown]
        counted = self._counted if self._step == shown else len(part.counts)
        self.panel.expect([(each, self._card_of(each)) for each in self._parts])
        self.panel.set_part(part, self._card_of(part), counted)
        for position, (button, each) in enumerate(zip(self.part_buttons, self._parts, strict=True)):
            name = self.panel.title_of(each, self._card_of(each))
            button.set_part(each, name, signed(each.stars) if position < self._step else "")
            button.setChecked(position == self._step)
        self.head.set_map(self._seat, len(self._event.sheets))
        waiting = self._waiting()
        rows = season_rows(
            self._event, self._view, self._crests, self._seat, self._running(), waiting=waiting
        )
        own = next(row for row in rows if row.key == self._seat)
        self.table.set_table(
            self.tr("Player"),
            season_columns(self._event.season, len(rows)),
            rows,
            {self._seat},
            pinned=own if len(rows) >= RANKED_FROM else None,
        )
        self.bar.set_sentence(self._sentence())
        self.back_button.setEnabled(self._seat > 0 or self._step > 0)
        self.skip_button.setEnabled(not self._all_shown)
        self._name_next_step()

    def _running(self) -> tuple[int | None, ...]:
        """Return what is counted of each part of the shown map; nothing for parts to come."""
        return tuple(
            part.stars
            if position < self._step
            else part.stars_after(self._counted)
            if position == self._step
            else None
            for position, part in enumerate(self._parts)
        )

    def _waiting(self) -> range:
        """Return the seats whose map is still to be counted: what it brings is not given away.

        In a large table nobody counts map after map, and its lines stand in the order of ranks.
        """
        assert self._event is not None
        seats = len(self._event.sheets)
        known = seats if self._all_shown or seats >= RANKED_FROM else self._furthest + 1
        return range(known, seats)

    def _name_next_step(self) -> None:
        if self._is_last():
            self.next_button.set_text(self.tr("Continue"))
        elif self._step >= len(self._parts):
            self.next_button.set_text(self.tr("Next player"))
        else:
            self.next_button.set_text(self.tr("Next step"))

    def _is_last(self) -> bool:
        last = self._event is None or self._seat == len(self._event.sheets) - 1
        return self._all_shown or (last and self._step >= len(self._parts))

    def _sentence(self) -> str:
        assert self._event is not None
        assert self._view is not None
        if self._step >= len(self._parts):
            score = self._event.scores[self._seat]
            name = isolated(player_name(self._view.players[self._seat]))
            text = self.tr("{player}: {stars} for this season.")
            return text.format(player=name, stars=stars_text(score.total))
        part = self._parts[self._step]
        if not part.counts:
            return self.tr("Nothing to count here.")
        count, total = part.counts[self._counted - 1], part.stars_after(self._counted)
        if not count.spaces or part.part is Part.COINS:
            return self.tr("Filled coins: {gain}.").format(gain=signed(count.stars))
        names = [space_name(space) for space in sorted(count.spaces)]
        return self.tr("{spaces}: {gain}, {total} in all.").format(
            spaces=listed(names, most=_SPACES_IN_A_SENTENCE),
            gain=signed(count.stars),
            total=number(total),
        )

    def retranslate(self) -> None:
        self.table_label.set_text(self.tr("Table"))
        self.table.setAccessibleName(self.tr("Table"))
        self.back_button.set_text(self.tr("Back"))
        self.skip_button.set_text(self.tr("All at once"))
        self.back_button.setToolTip(self.tr("Goes back to the count before"))
        self.skip_button.setToolTip(self.tr("Shows every sum of the season without counting"))
        self.next_button.setToolTip(self.tr("Counts on: the next part, then the next map"))
        if self._event is not None:
            self.head.set_season(self._event.season)
        self._show()
        self._name_next_step()

    def on_number_pointed(self, pointed: tuple[int, int] | None) -> None:
        """Light on the map of any player what a number of the table was counted for."""
        event, view = self._event, self._view
        if event is None or view is None:
            return
        first = list(Season).index(event.season)
        place = -1 if pointed is None else pointed[1] - first
        # What is still being counted is not given away.
        is_open = pointed is not None and (
            pointed[0] not in self._waiting()
            and (pointed[0] != self._seat or None not in self._running())
        )
        if pointed is None or not is_open or not 0 <= place <= len(Part):
            self._show_map()
            return
        sheet = self._show_sheet(pointed[0])
        if place == len(Part):
            self.map.light_nothing()
            return
        self.map.light_part(count_season(sheet, view.edicts, event.season)[place])

    def _show_map(self) -> None:
        """Show the map whose turn it is, as far as it is counted."""
        self._show_sheet(self._seat)
        if self._step < len(self._parts):
            self.map.light_part(self._parts[self._step], self._counted)
        else:
            self.map.light_nothing()

    def _show_sheet(self, seat: int) -> MapSheet:
        """Show a player's map as it was scored, and return it."""
        assert self._event is not None
        assert self._view is not None
        view, sheet = self._view, self._event.sheets[seat]
        self.map.set_sheet(sheet, view.players[seat], self._crests[seat], view.edicts)
        return sheet

    def set_pace(self, pace: int) -> None:
        """Take another time in ms from one count to the next."""
        self._pace.setInterval(pace)

    def on_pace(self) -> None:
        self._counted += 1
        if self._counted >= len(self._parts[self._step].counts):
            self._pace.stop()
        self._show()
        self._tell()

    def on_next_clicked(self) -> None:
        if self._event is None:
            return
        if self._is_last():
            self._pace.stop()
            self.finished.emit()
        elif self._step >= len(self._parts):
            self._show_seat(self._seat + 1)
        else:
            self._begin(self._step + 1)

    def on_back_clicked(self) -> None:
        if self._step > 0:
            self._begin(self._step - 1)
        elif self._seat > 0:
            self._show_seat(self._seat - 1)
            self._begin(len(self._parts))

    def on_skip_clicked(self) -> None:
        if self._event is not None:
            self._all_shown = True
            self._begin(len(self._parts))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        forward = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Right)
        actions = dict.fromkeys(forward, self.on_next_clicked)
        actions |= {Qt.Key.Key_Escape: self.on_skip_clicked, Qt.Key.Key_Left: self.on_back_clicked}
        turns = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        key = Qt.Key(event.key())
        if event.isAutoRepeat() and key in actions:
            return  # A key held down must not run through the numbers and off the page.
        if key in actions:
            actions[key]()
        elif key in turns:
            self.show_seat(self._seat + turns[key])
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._pace.stop()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fonts = self.look.fonts
        self.table.set_cramped(self.height() < fonts.px(_LOW))
        bars = self.head.sizeHint().height() + self.bar.minimumSizeHint().height()
        # The map is nearly square: what it cannot use goes to the numbers.
        share = min(0.62, max(0.4, (self.height() - bars) / max(1, self.width())))
        roomy = self.width() >= fonts.px(_ROOM_FOR_KEYS)
        self.skip_button.set_key("Esc" if roomy else "")
        self.next_button.set_key("Enter" if roomy else "")
        low = self.height() < fonts.px(_VERY_LOW)
        if fonts.scale > _LARGE or low:
            # The numbers scroll; a map of no more than its height leaves their words more width.
            share = min(share, 0.42)
        room = (1 - share) * self.width() / len(self.part_buttons)
        self.table_label.setVisible(not low)
        named = room >= fonts.px(_ROOM_FOR_PART)
        abreast = named or (low and room >= fonts.px(_LEAST_PART))
        self._arrange_parts(4 if abreast else 2, named=named or not abreast)
        self._body.setStretch(0, round(100 * share))
        self._body.setStretch(1, 100 - round(100 * share))
        self._body.setContentsMargins(8, 0, 8, _BELOW)
        self._share_height()

    def _share_height(self) -> None:
        """Let the part that is counted grow by what few lines leave, as wide as the words are."""
        px = self.look.fonts.px
        used = self.head.sizeHint().height() + self.bar.minimumSizeHint().height()
        lines = self.table.height_of_rows() + px(_ROOMIER) * len(self.table.rows())
        room = (self.height() - used - lines - px(_OTHERS)) / px(_PART)
        width = self._body.stretch(1) / 100 * self.width() / px(_WORDS)
        self.panel.set_growth(min(_GROWTH, max(1.0, min(room, width))))
