"""The column of the season and the edicts that score at its end, as all may see them."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import SEASON_CARDS, Edict, GameView, Season
from cartographers_gui.ui.painting.edict_face import EDICT_ROOM, EdictFace
from cartographers_gui.ui.text import card_name, card_rule, time_text
from cartographers_gui.ui.widgets.card_row import CardRow
from cartographers_gui.ui.widgets.edict_card import EdictCard
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["PublicTable"]

_CARD = (QSize(300, 176), QSize(170, 118))
_LEAST_WIDTH = 230.0
"""Width in px at scale 1 of the table at least, the bar of its column included.

The cards ask for less: Qt would give one narrower than it asks for the height of that width, in
which its rule has no room.
"""


class PublicTable(ThemedWidget):
    """Stands beside the cards just revealed and shows nothing of any map."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._row_label = SectionLabel()
        self.row = CardRow()
        self._edicts_label = SectionLabel()
        self.edicts = (EdictCard(), EdictCard())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        edge = round(EDICT_ROOM[0])
        for label in (self._row_label, self._edicts_label):
            label.setContentsMargins(edge, 0, edge, 0)
        column.addWidget(self._row_label)
        column.addWidget(self.row)
        column.addSpacing(6)
        column.addWidget(self._edicts_label)
        for card in self.edicts:
            card.set_sizes(*_CARD)
            column.addWidget(card, 4)
            card.set_large(large=True)
        column.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        return least.expandedTo(QSize(round(self.look.fonts.px(_LEAST_WIDTH)), 0))

    def show_view(self, view: GameView) -> None:
        """Show the table."""
        self._view = view
        self.retranslate()

    def retranslate(self) -> None:
        self._row_label.set_text(self.tr("Revealed this season"))
        self._edicts_label.set_text(self.tr("Scores at the end of this season"))
        view = self._view
        if view is None:
            return
        words = time_text(view.time, view.season.time_threshold)
        self._row_label.set_text(self.tr("Revealed this season"), aside=words)
        cards = view.revealed if view.current in view.revealed else (*view.revealed, view.current)
        shown = [card for card in cards if card is not None]
        names = [card_name(card) for card in shown]
        current = shown.index(view.current) if view.current in shown else None
        spoken = self.tr("Revealed this season")
        self.row.set_cards(shown, names, current=current, spoken=spoken)
        for widget, edict in zip(self.edicts, view.season.edicts, strict=True):
            widget.set_face(self._face(view, edict))

    @staticmethod
    def _face(view: GameView, edict: Edict) -> EdictFace:
        card = view.edicts[edict.position]
        seasons = tuple(season for season in Season if edict in SEASON_CARDS[season].edicts)
        past = tuple(s for s in seasons if _place(s) < _place(view.season.season))
        others = (each for each in view.season.edicts if each is not edict)
        beside = tuple(card_rule(view.edicts[each.position]) for each in others)
        name, rule = card_name(card), card_rule(card)
        return EdictFace(edict, card.id, name, rule, seasons, past, now=True, beside=beside)


def _place(season: Season) -> int:
    return list(Season).index(season)
