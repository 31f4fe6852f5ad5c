"""Every player of a large table with a search line: whoever waits may step in."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cartographers_gui.engine import GameView
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.painting.crest import crests_of
from cartographers_gui.ui.player_names import bot_sentence
from cartographers_gui.ui.text import drawing_state_name
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.paper_fields import PaperLineEdit
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.player_chip import ChipState, PlayerChip
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["WaitingGrid"]

_NARROWEST, _WIDEST = 160, 280
"""Widths in px of a chip at scale 1: as wide as they can be while all are in sight."""


class WaitingGrid(PaperPanel):
    """A chip for each player, those who wait first in seating order."""

    player_chosen = Signal(int)
    closed = Signal()
    """Nobody else is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, raised=True)
        self._view: GameView | None = None
        self._called, self._columns = 0, 1
        self._is_drawing = False
        self.label = SectionLabel()
        self.search = PaperLineEdit()
        self.search.setClearButtonEnabled(True)
        self.chips: list[PlayerChip] = []
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        contents = QWidget()
        contents.setObjectName("contents")
        column = QVBoxLayout(contents)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._grid)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidget(contents)
        fade_cut_edges(self._scroll, Ground.PAPER)
        scroll_by_finger(self._scroll)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        outer = self._outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        # The chips below have rings.
        edge = round(RING_MARGIN)
        self.label.setContentsMargins(edge, 0, edge, 0)
        search = QHBoxLayout()
        search.setContentsMargins(edge, 0, edge, 0)
        search.addWidget(self.search)
        outer.addWidget(self.label)
        outer.addLayout(search)
        outer.addWidget(self._scroll, 1)
        self.search.textChanged.connect(self.on_search_changed)
        self.search.returnPressed.connect(self.on_search_entered)
        self.setFocusProxy(self.search)
        self.retranslate()

    def show_view(self, view: GameView, called: int, *, is_drawing: bool = False) -> None:
        """Show the players of a table; `called` is whose turn it is, drawing or about to."""
        self._view, self._called, self._is_drawing = view, called, is_drawing
        crests = crests_of(view.players)
        while len(self.chips) < len(view.players):
            chip = PlayerChip("", crests[0])
            seat = len(self.chips)
            chip.clicked.connect(lambda _=False, seat=seat: self.player_chosen.emit(seat))
            self.chips.append(chip)
        for chip, player, crest in zip(self.chips, view.players, crests, strict=False):
            kind = bot_sentence(player.bot) if player.bot else ""
            chip.set_player(player_name(player), crest, kind)
            chip.setEnabled(player.seat in view.waiting)
        self.search.clear()
        self.retranslate()
        self._arrange()
        self._show_whole_rows()

    def retranslate(self) -> None:
        self.label.set_text(self.tr("Who draws now?"))
        self.search.setPlaceholderText(self.tr("Search for a name"))
        self.search.setAccessibleName(self.tr("Search for a name"))
        if self._view is None:
            return
        for chip, player in zip(self.chips, self._view.players, strict=False):
            if player.seat == self._called and self._is_drawing:
                chip.set_state(ChipState.DRAWING, self.tr("drawing"))
            elif player.seat == self._called:
                chip.set_state(ChipState.NEXT, self.tr("up next"))
            else:
                waits = player.seat in self._view.waiting
                state = ChipState.WAITING if waits else ChipState.DONE
                chip.set_state(state, drawing_state_name(player.drawing))

    def found(self) -> list[int]:
        """Return the seats whose names hold what is searched for, those who wait first."""
        if self._view is None:
            return []
        wanted = self.search.text().strip().casefold()
        seats = [p.seat for p in self._view.players if wanted in player_name(p).casefold()]
        waiting = set(self._view.waiting)
        return sorted(seats, key=lambda seat: (seat not in waiting, seat))

    def _arrange(self) -> None:
        room = self.contentsRect().width() - 14
        columns = self._columns = self._columns_for(room)
        found = self.found()
        shown = set(found)
        for seat, chip in enumerate(self.chips):
            self._grid.removeWidget(chip)
            chip.setVisible(seat in shown)
        for number, seat in enumerate(found):
            self._grid.addWidget(self.chips[seat], number // columns, number % columns)
        for column in range(max(columns, self._grid.columnCount())):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)

    def _columns_for(self, width: float) -> int:
        """Return how many chips stand abreast; they stay as wide while names are searched for."""
        fonts = self.look.fonts
        most = max(1, int(width // fonts.px(_NARROWEST)))
        least = min(most, max(1, round(width / fonts.px(_WIDEST))))
        players = len(self._view.players) if self._view is not None else 0
        high = self.chips[0].sizeHint().height() if self.chips else 1
        room = self._scroll.height() + self._outer.contentsMargins().bottom()
        fitting = (n for n in range(least, most) if -(-players // n) * high <= room)
        return next(fitting, most)

    def on_search_changed(self) -> None:
        self._arrange()

    def on_search_entered(self) -> None:
        found = self.found()
        if self._view is not None and found and found[0] in self._view.waiting:
            self.player_chosen.emit(found[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        self._show_whole_rows()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_whole_rows()

    def height_of_all(self) -> int:
        """Return the height in px at which every player found is seen without scrolling."""
        rows = -(-len(self.found()) // max(1, self._columns))
        edges, inside = self.contentsMargins(), self._outer.contentsMargins()
        parts = (self.label.sizeHint().height(), self.search.sizeHint().height())
        height = sum(parts) + 2 * self._outer.spacing() + 2 * self._scroll.frameWidth()
        row = self.chips[0].sizeHint().height() if self.chips else 0
        return height + rows * row + edges.top() + edges.bottom() + inside.top()

    def _show_whole_rows(self) -> None:
        """Fill the height with whole rows, as long as there are more of them than fit."""
        if not self.chips or not self.found():
            return
        row = self.chips[0].sizeHint().height()
        rows = -(-len(self.found()) // max(1, self._columns))
        self._outer.activate()
        room = self._scroll.height() - 2 * self._scroll.frameWidth()
        room += self._outer.contentsMargins().bottom()
        whole = room // row
        gap = (room - whole * row) // whole if rows * row > room and whole else 0
        rest = room - whole * (row + gap) if gap or rows * row > room else 0
        self._grid.setVerticalSpacing(gap)
        self._outer.setContentsMargins(0, 0, 0, rest)
        self._scroll.verticalScrollBar().setSingleStep(row + gap)
