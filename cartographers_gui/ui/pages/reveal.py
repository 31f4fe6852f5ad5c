"""The page on which all look at the cards just turned up."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import (
    SEASON_CARDS,
    AmbushCard,
    Card,
    CardRevealed,
    Event,
    GameView,
    MapsPassed,
    SeasonBegan,
    SeasonCard,
    ShapeDrawn,
)
from cartographers_gui.session import BotsDraw, Reveal
from cartographers_gui.ui.canvas import SeenMap
from cartographers_gui.ui.motion import Length, Motion, Movement
from cartographers_gui.ui.narration import event_sentence, player_names
from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.pages.public_table import PublicTable
from cartographers_gui.ui.pages.space_look import SpaceLook
from cartographers_gui.ui.pages.table_head import TableHead
from cartographers_gui.ui.pages.turn_start import cartouche
from cartographers_gui.ui.panels.column import Column
from cartographers_gui.ui.text import card_name, season_name
from cartographers_gui.ui.widgets.card_view import CardView
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.stock_button import PrimaryButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["RevealPage"]

_MOST_CARDS = 4
"""More come up in one turn only where every map is full; the last ones count."""
_MOST_NOTICES = 4
_LOW = 700
_CARDS, _LEAST_CARDS = 0.68, 0.5
"""Part of the width that cards take at most and at least."""
_BESIDE_CARDS = 80.0
"""Px at scale 1 that stay free beside them."""
_ROOM_FOR_TITLE = 420.0
"""Height of the page in px at scale 1 from which its title stands over the cards."""


class RevealPage(DeskBackground):
    """Shows each card large, and in words what followed without anybody's decision.

    The page is whole at once; that the cards turn over is for the eye, and any key ends it.
    """

    is_of_game = True
    finished = Signal()

    def __init__(self, motion: Motion, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._events: tuple[Event, ...] = ()
        self._view: GameView | None = None
        self._motion = motion
        self._turning: Movement | None = None
        self.head = TableHead()
        self.title = TextLabel(role=TextRole.PAGE_TITLE)
        self.notice = TextLabel(role=TextRole.NAME)
        for label in (self.title, self.notice):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.cards = tuple(CardView() for _ in range(_MOST_CARDS))
        self.table = PublicTable()
        self.map = SeenMap()
        """A lone player's map, in place of the table where monsters have come to it."""
        self.look_closer = SpaceLook(self, self.map)
        self.map.hide()
        self.bar = ActionBar()
        self.next_button = PrimaryButton(key="Enter")
        self.next_button.clicked.connect(self.finished)
        self._body = QHBoxLayout()
        self._lay_out()
        self.setFocusProxy(self.next_button)
        self.retranslate()

    def _lay_out(self) -> None:
        self.bar.add(self.next_button)
        row = QHBoxLayout()
        row.setSpacing(4)
        for card in self.cards:
            row.addWidget(card, 1)
        middle = QVBoxLayout()
        middle.setSpacing(4)
        middle.addWidget(self.title)
        middle.addLayout(row, 1)
        middle.addWidget(self.notice)
        self._body.addLayout(middle)
        self._table = Column()
        self._table.set_dense(dense=True)
        self._table.add(self.table, 1)
        self._body.addWidget(self._table)
        self._body.addWidget(self.map, 48)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(self._body, 1)
        column.addWidget(self.bar)

    def show_reveal(self, stage: Reveal | BotsDraw, view: GameView) -> None:
        """Show what was turned up, or the card that computer players draw.

        `view` is the table's, or the one of a lone player.
        """
        self._end_turning()
        self._events, self._view = _events_of(stage, view), view
        self.head.show_view(view)
        self.table.show_view(view)
        shown = self.shown_cards()
        for place, widget in enumerate(self.cards):
            card = shown[place] if place < len(shown) else None
            widget.show_card(card, len(view.players), framed=card is view.current)
            widget.setVisible(card is not None)
        self._show_map(view)
        self._share_width()
        self.retranslate()
        self.next_button.setFocus()
        self._turn_over(len(shown))

    def show_drawn(self, view: GameView) -> None:
        """Show who has drawn meanwhile: computer players need no map to be handed to them."""
        self.head.show_view(view)

    def _show_map(self, view: GameView) -> None:
        """Show a lone player where the monsters are that came by themselves."""
        drawn = [event.placement.spaces for event in self._events if isinstance(event, ShapeDrawn)]
        shows = view.sheet is not None and bool(drawn)
        self.map.setVisible(shows)
        self._table.setVisible(not shows)
        if view.sheet is not None and shows:
            owner = view.owner or 0
            self.map.show_sheet(view.sheet, cartouche(view, owner))
            self.look_closer.tell_of(view.sheet, view.players[owner], view.edicts)
            self.map.light(drawn)
        else:
            self.look_closer.set_words(None)

    @property
    def map_view(self) -> SeenMap | None:
        """The map to be enlarged and read, if one is shown."""
        return None if self.map.isHidden() else self.map

    def shown_cards(self) -> list[Card | SeasonCard]:
        """Return the cards on the page from left to right."""
        began = [e.season for e in self._events if isinstance(e, SeasonBegan)]
        cards: list[Card | SeasonCard] = [SEASON_CARDS[season] for season in began]
        cards += [event.card for event in self._events if isinstance(event, CardRevealed)]
        return cards[-_MOST_CARDS:]

    def _turn_over(self, count: int) -> None:
        def step(part: float) -> None:
            for place, card in enumerate(self.cards):
                card.set_turned(min(1.0, max(0.0, part * count - place)))

        length = self._motion.length(Length.FLIP) * count
        self._turning = Movement(length, step, parent=self)
        step(0.0)
        self._turning.run()

    def _end_turning(self) -> None:
        if self._turning is not None:
            self._turning.finish()
            self._turning.deleteLater()
            self._turning = None

    def notices(self) -> list[str]:
        """Return in whole sentences what happened beside the cards."""
        if self._view is None:
            return []
        names = player_names(self._view.players)
        told = [
            event_sentence(event, names)
            for event in self._events
            # An ambush says itself where the maps go.
            if not isinstance(event, CardRevealed | SeasonBegan | MapsPassed)
        ]
        if len(told) > _MOST_NOTICES:
            left_out = len(told) - _MOST_NOTICES + 1
            told = [*told[: _MOST_NOTICES - 1], self.tr("And %n more.", "", left_out)]
        return told

    def retranslate(self) -> None:
        self.next_button.set_text(self.tr("Continue"))
        self.next_button.setToolTip(self.tr("Goes on once everyone has seen the cards"))
        view = self._view
        if view is None:
            return
        self.title.set_text(self._title(view))
        self._show_title()
        notices = self.notices()
        self.notice.set_text("\n".join(notices))
        self.notice.setVisible(bool(notices))
        self.bar.set_sentence(self._sentence(view))

    def _title(self, view: GameView) -> str:
        began = next((e.season for e in self._events if isinstance(e, SeasonBegan)), None)
        if began is not None:
            return self.tr("{season} begins").format(season=season_name(began))
        cards = [event.card for event in self._events if isinstance(event, CardRevealed)]
        if any(isinstance(card, AmbushCard) for card in cards):
            return self.tr("Ambush!")
        return card_name(cards[-1]) if cards else season_name(view.season.season)

    def _show_title(self) -> None:
        """Leave the title out where it says what the one card says, or its room is the cards'."""
        shown = self.shown_cards()
        tells = len(shown) != 1 or isinstance(shown[0], AmbushCard)
        self.title.setVisible(tells and self.height() >= self.look.fonts.px(_ROOM_FOR_TITLE))

    def _sentence(self, view: GameView) -> str:
        if view.setup.is_solo:
            return ""
        if isinstance(view.current, AmbushCard):
            return self.tr("Everyone draws monsters on the map of a neighbour.")
        if not view.setup.people:
            return self.tr("The computer players draw this card.")
        if not view.setup.has_secrets:
            return ""
        if view.ruins_pending:
            return self.tr("Everyone draws this card in secret, and the shape must cover ruins.")
        return self.tr("Everyone draws this card in secret, one after the other.")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.finished.emit()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._end_turning()
        super().mousePressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._end_turning()
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_title()
        low = self.height() < _LOW
        side = max(10, round(self.width() * 0.03))
        above = 4 if low else max(12, round(self.height() * 0.025))
        self._body.setContentsMargins(side, above, side, above)
        self._body.setSpacing(round(self.width() * 0.025))
        self._share_width()

    def _share_width(self) -> None:
        """Give the table what cards of the page's height cannot use of its width."""
        count = max(1, sum(not card.isHidden() for card in self.cards))
        height = self.height() - self.head.height() - self.bar.height()
        wanted = count * self.cards[0].width_for(height) + self.look.fonts.px(_BESIDE_CARDS)
        share = round(100 * min(_CARDS, max(_LEAST_CARDS, wanted / max(1, self.width()))))
        self._body.setStretch(0, share)
        self._body.setStretch(1, 100 - share)


def _events_of(stage: Reveal | BotsDraw, view: GameView) -> tuple[Event, ...]:
    """Return what the page shows; while computer players draw only the card that they draw."""
    if isinstance(stage, Reveal):
        return stage.events
    return () if view.current is None else (CardRevealed(view.current, view.time),)
