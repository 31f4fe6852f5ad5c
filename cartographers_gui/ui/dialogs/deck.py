"""What anybody can know of the face-down deck."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from cartographers_gui.engine import GameView
from cartographers_gui.ui.dialogs.foot import DIALOG_SIDE, dialog_column, foot_of, inset
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.text import card_name, season_name
from cartographers_gui.ui.widgets.card_wall import CardWall
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.scroll_fade import fade_cut_edges
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["DeckDialog"]

_WIDTH, _LEAST_HEIGHT = 640.0, 360.0
_CARDS_ROW = 3
"""Where the cards stand below the three lines about them."""
_SIDES = 2 * DIALOG_SIDE
"""Px beside the cards, left and right."""


class DeckDialog(SpokenDialog):
    """Cards left, ambushes among them, and which cards have not come up this season.

    It is given the table's view, which knows nothing of the order of the deck. With `hide_unseen`
    it keeps to the numbers.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._hide_unseen = False
        self.title = TextLabel(role=TextRole.CARD_TITLE)
        self.ambushes = TextLabel()
        self.note = TextLabel(role=TextRole.ASIDE)
        self.unseen_label, self.seen_label = SectionLabel(), SectionLabel()
        self.unseen, self.seen = CardWall(), CardWall()
        contents = QWidget()
        contents.setObjectName("contents")
        cards = self._cards = QVBoxLayout(contents)
        cards.setContentsMargins(0, 0, 8, 0)
        for part in (self.unseen_label, self.unseen, self.seen_label, self.seen):
            cards.addWidget(part)
        cards.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidget(contents)
        scroll_by_finger(self._scroll)
        fade_cut_edges(self._scroll)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = self._column = dialog_column(self)
        column.setSpacing(6)
        for label in (self.title, self.ambushes, self.note):
            column.addLayout(inset(label))
        column.addLayout(inset(self._scroll), 1)
        column.addLayout(foot_of(self))
        self.take_room(_WIDTH, _LEAST_HEIGHT)

    def show_view(self, view: GameView, *, hide_unseen: bool) -> None:
        """Show what is known; `view` is the table's."""
        self._view, self._hide_unseen = view, hide_unseen
        self.retranslate()
        self._fit()

    def _fit(self) -> None:
        """Be so high that no card has to be scrolled to, as far as the screen has the room."""
        scale = look_of(self.parentWidget()).fonts.scale
        width = round(scale * _WIDTH)
        inside = width - _SIDES
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        column, needed = self._column, self._cards.heightForWidth(inside - bar) + 2
        for place in range(column.count()):
            item = column.itemAt(place)
            if item is not None and place != _CARDS_ROW:
                needed += max(item.minimumSize().height(), item.sizeHint().height())
        edges = column.contentsMargins()
        needed += edges.top() + edges.bottom() + (column.count() - 1) * column.spacing()
        self.take_room(_WIDTH, max(_LEAST_HEIGHT, needed / scale))

    def showEvent(self, event: QShowEvent) -> None:
        """Become higher by what would have to be scrolled to: only now are all fonts set."""
        layout = self.layout()
        if layout is not None:
            layout.activate()
        hidden = self._scroll.verticalScrollBar().maximum() if self._scroll.isVisible() else 0
        if hidden and not event.spontaneous():
            height = min(self.height() + hidden, self.screen().availableSize().height())
            self.resize(self.width(), height)
        super().showEvent(event)

    def retranslate(self) -> None:
        """Set every text again."""
        self.setWindowTitle(self.tr("Cards in the deck"))
        self._scroll.setAccessibleName(self.tr("Cards in the deck"))
        view = self._view
        if view is None:
            return
        deck = view.deck
        self.title.set_text(self.tr("%n card(s) left in the deck", "", deck.cards_left))
        if deck.ambushes_left:
            self.ambushes.set_text(self.tr("%n ambush(es) among them", "", deck.ambushes_left))
        else:
            self.ambushes.set_text(self.tr("No ambush among them"))
        if self._hide_unseen:
            self.note.set_text(self.tr("This table remembers by heart which cards are left."))
        else:
            text = self.tr("At the end of {season} all cards are shuffled again.")
            self.note.set_text(text.format(season=season_name(view.season.season)))
        self._scroll.setVisible(not self._hide_unseen)
        for wall, label, title, cards in (
            (self.unseen, self.unseen_label, self.tr("Not revealed yet this season"), deck.unseen),
            (self.seen, self.seen_label, self.tr("Revealed this season"), view.revealed),
        ):
            shown = () if self._hide_unseen else cards
            label.set_text(title)
            wall.set_cards(shown, [card_name(card) for card in shown])
            wall.setAccessibleName(title)
            wall.setVisible(bool(shown))
            label.setVisible(bool(shown))
