"""The page that hides every map while the computer goes from one player to the next."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from cartographers_gui.engine import AmbushCard, GameView
from cartographers_gui.session import Curtain
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.narration import ambush_sentence, player_name, player_title
from cartographers_gui.ui.pages.envelope import Envelope
from cartographers_gui.ui.pages.hold_button import HoldButton, HoldPaperButton
from cartographers_gui.ui.pages.public_cards import PublicCards
from cartographers_gui.ui.pages.table_head import TableHead, drawn_count_text
from cartographers_gui.ui.pages.waiting_grid import WaitingGrid
from cartographers_gui.ui.painting.crest import crests_of
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.panels.column import Column
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import isolated
from cartographers_gui.ui.widgets.accessible import announce
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.sign_button import SignButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["CurtainPage"]

_LOW = 700
_SHARES = (0.28, 0.38)
"""Parts of the width that the cards take at least and at most beside the envelope."""
_GAP = 8
"""Px between the large button, with its ring, and the smaller ones."""
_SHRUNK = 0.7
"""Part of its width to which the large button shrinks before the smaller ones lose their words."""


class CurtainPage(DeskBackground):
    """Calls the next player; a map shows only after a deliberate press.

    It is given the table's view alone, so no map can be on it.
    """

    is_of_game = True
    lifted = Signal()
    """The called player is there, and the others look away."""
    player_chosen = Signal(int)
    """Seat of another waiting player who wants to draw now."""
    reopen_chosen = Signal()
    """The player before wants to correct the drawing."""

    def __init__(self, motion: Motion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._seat = 0
        self.head = TableHead(choosable=True)
        self.envelope = Envelope()
        self.grid = WaitingGrid()
        self.lift_button = HoldButton(motion)
        self.others_button = SignButton(Icon.SEARCH)
        self.reopen_button = HoldPaperButton(motion, Icon.UNDO)
        # A click leaves the keyboard where Enter lifts the curtain; Tab still comes here.
        self.reopen_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hint = TextLabel(role=TextRole.ASIDE)
        explain(self.hint, Term.CURTAIN)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.asked = TextLabel(role=TextRole.STRONG)
        self.asked.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.told = QStackedWidget()
        """How to hold the buttons: softly, or plainly after a click that was too short."""
        self.cards = PublicCards()
        self._shown = QStackedWidget()
        self._body = QHBoxLayout()
        self._room_for_call = 0
        self._lay_out()
        self.lift_button.held.connect(self.lifted)
        self.reopen_button.held.connect(self.reopen_chosen)
        for button in (self.lift_button, self.reopen_button):
            button.let_go_early.connect(self.on_let_go_early)
        self.others_button.clicked.connect(self.on_others_clicked)
        self.head.player_chosen.connect(self.on_player_chosen)
        self.grid.player_chosen.connect(self.on_player_chosen)
        self.grid.closed.connect(self.on_grid_closed)
        self.setFocusProxy(self.lift_button)
        self.retranslate()

    def _lay_out(self) -> None:
        self._shown.addWidget(self.envelope)
        self._shown.addWidget(self.grid)
        self.told.addWidget(self.hint)
        self.told.addWidget(self.asked)
        # The wings are as wide as each other where they can be: the large button stays below the
        # seal, whatever stands beside it.
        call, before, after = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        call.setSpacing(0)
        before.addStretch(1)
        before.addWidget(self.reopen_button)
        before.addSpacing(_GAP)
        after.addSpacing(_GAP)
        after.addWidget(self.others_button)
        after.addStretch(1)
        call.addLayout(before, 1)
        call.addWidget(self.lift_button, 0, Qt.AlignmentFlag.AlignVCenter)
        call.addLayout(after, 1)
        left = QVBoxLayout()
        left.setSpacing(2)
        left.addWidget(self._shown, 1)
        left.addLayout(call)
        left.addWidget(self.told)
        self._body.addLayout(left, 1)
        self._public = Column()
        self._public.set_dense(dense=True)
        self._public.add(self.cards, 1)
        self._body.addWidget(self._public)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(self._body, 1)

    def show_curtain(self, stage: Curtain, view: GameView, *, can_reopen: bool) -> None:
        """Call a player; `can_reopen` offers the player before to correct the drawing.

        Raises `ValueError` for the view of a seat, which may hold a map.
        """
        if view.sheet is not None:
            message = "a curtain shows no map, so it takes the view of the table"
            raise ValueError(message)
        self._view, self._seat = view, stage.seat
        self.head.show_view(view, stage.seat)
        self.cards.show_view(view)
        self.reopen_button.setVisible(can_reopen)
        self._offer_others()
        self._shown.setCurrentWidget(self.envelope)
        self.told.setCurrentWidget(self.hint)
        self.retranslate()
        self._share_call()
        self.lift_button.setFocus()

    def _offer_others(self) -> None:
        """Offer the list of all players where they have no chips."""
        view = self._view
        offered = view is not None and len(view.waiting) > 1 and not self.head.shows_chips()
        self.others_button.setVisible(offered)

    def retranslate(self) -> None:
        self.hint.set_text(self.tr("hold for half a second, or press Enter · the others look away"))
        self.asked.set_text(self.tr("Hold the button for a moment."))
        self.reopen_button.set_text(self.tr("Correct my drawing"))
        hint = self.tr("Hold it: it shows the map of the player before")
        self.reopen_button.set_help(hint)
        self.reopen_button.setAccessibleDescription(hint)
        self.others_button.set_text(self.tr("Somebody else"))
        self.others_button.setToolTip(self.tr("Lists everyone who has still to draw"))
        self.lift_button.setToolTip(self.tr("Shows the map: hold it, or press Enter"))
        view = self._view
        if view is None:
            return
        player = view.players[self._seat]
        self.lift_button.set_text(
            self.tr("I am {player}").format(player=isolated(player_name(player)))
        )
        self._call(view)

    def _call(self, view: GameView) -> None:
        """Say on the envelope whose map lies in it, and in an ambush who draws on it."""
        player, below = view.players[self._seat], self._below(view)
        crests = crests_of(view.players)
        if isinstance(view.current, AmbushCard):
            owner = view.owner_of_map_held_by(self._seat)
            sentence = ambush_sentence(player_name(player), player_name(view.players[owner]))
            self.envelope.show_player(crests[self._seat], "", sentence, below, owner=crests[owner])
            return
        above, name = self.tr("this map is for"), player_name(player)
        title = player_title(player)
        self.envelope.show_player(crests[self._seat], above, name, below, title=title)

    def _below(self, view: GameView) -> str:
        count = drawn_count_text(view)
        after = next((seat for seat in view.waiting if seat > self._seat), None)
        if after is None:
            after = next((seat for seat in view.waiting if seat != self._seat), None)
        if after is None:
            return self.tr("{count} · the last map this turn").format(count=count)
        name = isolated(player_name(view.players[after]))
        return self.tr("{count} · after you: {player}").format(count=count, player=name)

    def on_let_go_early(self) -> None:
        self.told.setCurrentWidget(self.asked)
        announce(self, self.asked.text())

    def on_player_chosen(self, seat: int) -> None:
        if self._view is None or seat not in self._view.waiting:
            return
        if seat == self._seat:
            self.on_grid_closed()
        else:
            self.player_chosen.emit(seat)

    def on_others_clicked(self) -> None:
        if self._shown.currentWidget() is self.grid or self._view is None:
            self.on_grid_closed()
            return
        self.grid.show_view(self._view, self._seat)
        self._shown.setCurrentWidget(self.grid)
        self.grid.setFocus()

    def on_grid_closed(self) -> None:
        self._shown.setCurrentWidget(self.envelope)
        self.lift_button.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        is_enter = event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_enter and self._shown.currentWidget() is self.envelope and not event.isAutoRepeat():
            self.lifted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer_others()
        low = self.height() < _LOW
        side = max(10, round(self.width() * 0.045))
        above, below = (8, 14) if low else (max(16, round(self.height() * 0.045)),) * 2
        self._body.setContentsMargins(side, above, side, below)
        self._body.setSpacing(round(self.width() * 0.03))
        room = self.width() - 2 * side - self._body.spacing()
        height = self.height() - self.head.sizeHint().height() - above - below - 4
        least, most = (round(part * room) for part in _SHARES)
        least = max(least, self.cards.minimumSizeHint().width())
        beside = max(least, min(most, self.cards.width_for(height)))
        self._body.setStretch(0, room - beside)
        self._body.setStretch(1, beside)
        self._room_for_call = room - beside
        self._share_call()

    def _share_call(self) -> None:
        """Let no button be wider than the envelope, and words go before a name is cut."""
        lift = _SHRUNK * self.lift_button.sizeHint().width()
        signs = [b for b in (self.reopen_button, self.others_button) if not b.isHidden()]
        words = sum(sign.width_with_words() for sign in signs)
        for sign in signs:
            sign.set_short(short=words + lift + 2 * _GAP > self._room_for_call)
        self.lift_button.setMaximumWidth(round(self.envelope.body().width() + 2 * RING_MARGIN))
