"""The column of cards revealed this season, and what can be known of the deck."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import Card, DeckKnowledge, GameView
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import card_name, listed, number
from cartographers_gui.ui.widgets.card_row import CardRow
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["RevealedPanel"]

_LONGEST = (15, 5)
"""Cards and ambushes of which the words are about the longest."""


class RevealedPanel(ThemedWidget):
    """Small cards in the order of their revealing, the present one framed.

    Beside the heading stands how many cards are left and how many of them are ambushes; the tool
    tip names the cards that have not come up yet, unless the table remembers them by heart.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._hide_unseen = False
        self.label = SectionLabel()
        explain(self.label, Term.TIME, Term.EXPLORE_DECK)
        self.row = CardRow()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        heading = QVBoxLayout()
        heading.setContentsMargins(8, 0, 8, 0)
        heading.addWidget(self.label)
        column.addLayout(heading)
        column.addWidget(self.row)
        self.retranslate()

    def show_view(self, view: GameView, *, hide_unseen: bool = False) -> None:
        """Show what lies revealed; with `hide_unseen` the deck is told in numbers alone."""
        self._view, self._hide_unseen = view, hide_unseen
        self.retranslate()

    @property
    def shown_cards(self) -> tuple[Card, ...]:
        """The cards of the row; an ambush being drawn stands at its end."""
        view = self._view
        if view is None:
            return ()
        if view.current is None or view.current in view.revealed:
            return view.revealed
        return (*view.revealed, view.current)

    def retranslate(self) -> None:
        title = self.tr("Revealed")
        view = self._view
        if view is None:
            self.label.set_text(title)
            return
        cards = self.shown_cards
        current = cards.index(view.current) if view.current in cards else None
        self.row.set_cards(
            cards, [card_name(card) for card in cards], current=current, spoken=title
        )
        self.label.setToolTip(self._deck_words(view))
        self._share_width()

    def _share_width(self) -> None:
        """Say as much about the deck as there is room for beside the heading."""
        view = self._view
        if view is not None:
            self._say_deck(view.deck)
            # Whoever does not see the label hears all of it.
            self.label.setAccessibleDescription(self._deck_words(view))

    def _say_deck(self, deck: DeckKnowledge) -> None:
        asides = self._deck_in_short(deck.cards_left, deck.ambushes_left)
        longest = self._deck_in_short(*_LONGEST)[0]
        for title in (self.tr("Revealed this season"), self.tr("Revealed")):
            for aside in asides:
                self.label.set_text(title, aside=aside, longest=longest)
                if self.label.minimumSizeHint().width() <= self.width() - 16:
                    return

    def _deck_in_short(self, cards_left: int, ambushes_left: int) -> list[str]:
        """Return what there is to say about the deck, the shortest form last."""
        cards = self.tr("%n card(s) left", "", cards_left)
        if not ambushes_left:
            return [cards]
        ambushes = self.tr("%n ambush(es)", "", ambushes_left)
        both = self.tr("{cards}, {ambushes}").format(cards=cards, ambushes=ambushes)
        short = self.tr("{cards} left, {ambushes}").format(
            cards=number(cards_left), ambushes=ambushes
        )
        return [both, short, ambushes]

    def _deck_words(self, view: GameView) -> str:
        deck = view.deck
        text = self.tr("%n card(s) left in the deck.", "", deck.cards_left)
        lines = [text, self.tr("%n ambush(es) among them.", "", deck.ambushes_left)]
        if deck.unseen and not self._hide_unseen:
            names = listed(card_name(card) for card in deck.unseen)
            lines.append(self.tr("Not revealed yet this season: {cards}.").format(cards=names))
        return "\n".join(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()
