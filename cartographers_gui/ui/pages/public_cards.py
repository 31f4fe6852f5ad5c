"""What lies on the table for everyone: the card to draw, and the edicts that score next."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import GameView
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.widgets.card_view import CardView
from cartographers_gui.ui.widgets.edict_row import EdictRow
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["PublicCards"]


class PublicCards(ThemedWidget):
    """A column beside what is hidden: it shows nothing that not all may know."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card_label = SectionLabel()
        explain(self._card_label, Term.EXPLORE_CARD)
        self.card = CardView()
        self._edicts_label = SectionLabel()
        explain(self._edicts_label, Term.EDICT)
        self.edicts = (EdictRow(), EdictRow())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self._card_label)
        column.addWidget(self.card, 1)
        column.addWidget(self._edicts_label)
        for row in self.edicts:
            column.addWidget(row)
        self.retranslate()

    def show_view(self, view: GameView) -> None:
        """Show the table."""
        self.card.show_card(view.current, len(view.players))
        for row, edict in zip(self.edicts, view.season.edicts, strict=True):
            row.show_edict(edict, view.edicts[edict.position])

    def retranslate(self) -> None:
        self._card_label.set_text(self.tr("On the table for everyone"))
        self._edicts_label.set_text(self.tr("Scores at the end of this season"))
