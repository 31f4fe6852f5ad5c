"""What lies on the table for everyone: the card to draw, and the edicts that score next."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import GameView
from cartographers_gui.ui.narration import ruins_duty_sentence
from cartographers_gui.ui.panels.notice_banner import NoticeBanner
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.widgets.card_view import CardView
from cartographers_gui.ui.widgets.edict_row import EDICT_ROW_ROOM, EdictRow
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["PublicCards"]

_WIDEST_EDGE = 0.16
"""Part of the width that stays free on either side at most."""

_ROOM_FOR_RULES = 680.0
"""Height in px at scale 1 from which the edicts tell their rules."""

_BELOW_DUTY = 6
"""Room in px between the ruins duty and what is no part of it."""


class PublicCards(ThemedWidget):
    """A column beside what is hidden: it shows nothing that not all may know."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._card_label = SectionLabel()
        explain(self._card_label, Term.EXPLORE_CARD)
        self.card = CardView()
        self.duty = NoticeBanner()
        explain(self.duty, Term.RUINS_DUTY)
        self._edicts_label = SectionLabel()
        explain(self._edicts_label, Term.EDICT)
        self.edicts = (EdictRow(), EdictRow())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self._labels = (QVBoxLayout(), QVBoxLayout())
        self._duty_row = QVBoxLayout()
        self._duty_row.addWidget(self.duty)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(2)
        column.addLayout(self._labels[0])
        column.addWidget(self.card, 1)
        column.addLayout(self._duty_row)
        column.addLayout(self._labels[1])
        column.addLayout(self._rows)
        for room, label in zip(self._labels, (self._card_label, self._edicts_label), strict=True):
            room.addWidget(label)
        for row in self.edicts:
            self._rows.addWidget(row)
        self.card.installEventFilter(self)
        self.retranslate()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            self._align()
        return super().eventFilter(watched, event)

    def width_for(self, height: int) -> int:
        """Return the width in px at which the card fills what everything else leaves it."""
        for row in self.edicts:
            row.set_telling(telling=height >= self.look.fonts.px(_ROOM_FOR_RULES))
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        taken = layout.minimumSize().height() - self.card.minimumSizeHint().height()
        return self.card.width_for(height - taken)

    def _align(self) -> None:
        """Let everything begin and end where the card does, unless it is very narrow."""
        edge = min(round(self.card.card_rect().left()), round(_WIDEST_EDGE * self.width()))
        needed = max(
            label.minimumSizeHint().width() for label in (self._card_label, self._edicts_label)
        )
        # Where a heading is wider than the card, all but the card keep to the edge of the column.
        edge = edge if 2 * edge <= self.width() - needed else 0
        inner = max(0, edge - round(EDICT_ROW_ROOM))
        for room in self._labels:
            room.setContentsMargins(inner + round(EDICT_ROW_ROOM), 0, inner, 0)
        self._rows.setContentsMargins(inner, 0, inner, 0)
        self._duty_row.setContentsMargins(edge, 0, edge, _BELOW_DUTY)

    def show_view(self, view: GameView) -> None:
        """Show the table."""
        self._view = view
        self.card.show_card(view.current, len(view.players))
        self.duty.set_text(ruins_duty_sentence(view))
        for row, edict in zip(self.edicts, view.season.edicts, strict=True):
            row.show_edict(edict, view.edicts[edict.position])

    def retranslate(self) -> None:
        if self._view is not None:
            self.duty.set_text(ruins_duty_sentence(self._view))
        self._card_label.set_text(self.tr("On the table for everyone"))
        self._edicts_label.set_text(self.tr("Scores at the end of this season"))
