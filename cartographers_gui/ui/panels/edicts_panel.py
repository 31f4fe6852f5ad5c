"""The four edicts: the two that score now large and framed, with what the shape would change."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from cartographers_gui.engine import Edict, GameView, MapSheet
from cartographers_gui.session import Preview
from cartographers_gui.ui.painting.edict_face import EdictFace
from cartographers_gui.ui.panels.edict_faces import edict_face, faces_beside, with_preview
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import season_name, stars_text
from cartographers_gui.ui.widgets.edict_card import EdictCard
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["EdictsPanel"]

_ACTIVE = (QSize(314, 178), QSize(170, 130))
_OTHER = (QSize(157, 123), QSize(85, 80))
_LOW = (QSize(314, 42), QSize(150, 36))
"""Of the others where there is little height: one line for each."""
_ALL = (QSize(300, 285), QSize(220, 176))
_HIGHEST = 1.15
"""Height of a card in widths of it that is not exceeded where all four stand two by two."""
_ENDLESS = 16777215
_PARTS, _SPARE_ROW = 100, 4
_POINTED = {QEvent.Type.Enter, QEvent.Type.FocusIn}
_LEFT = {QEvent.Type.Leave, QEvent.Type.FocusOut}


class EdictsPanel(ThemedWidget):
    """Shows every edict; in a wide column all four have their rules."""

    edict_pointed = Signal(object)
    """The `Edict` under pointer or keyboard focus, or `None`: its spaces are to be lit."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._sheet: MapSheet | None = None
        self._preview: Preview | None = None
        self._faces: list[EdictFace] = []
        """What the cards show as long as no shape is over the map."""
        self._is_wide = False
        self._is_low = self._is_tight = False
        self.label = SectionLabel()
        explain(self.label, Term.EDICT, Term.SCORING_CARD)
        self.cards = {edict: EdictCard() for edict in Edict}
        for card in self.cards.values():
            card.installEventFilter(self)
        self._grid = QGridLayout()
        self._grid.setSpacing(0)
        policy = QSizePolicy.Policy
        self._spare = QSpacerItem(0, 0, policy.Minimum, policy.Expanding)
        self._grid.addItem(self._spare, _SPARE_ROW, 0)
        heading = QVBoxLayout()
        heading.setContentsMargins(8, 0, 8, 0)
        heading.addWidget(self.label)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(heading)
        column.addLayout(self._grid, 1)
        self.retranslate()

    def set_wide(self, wide: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Give all four edicts the same room, two by two."""
        if wide != self._is_wide:
            self._is_wide = wide
            self._arrange()
            self.retranslate()

    def set_low(self, *, low: bool) -> None:
        """Leave the heading out where a tab says the same."""
        self._is_low = low
        self.label.setVisible(not low)
        self._arrange()

    def set_tight(self, *, tight: bool) -> None:
        """Let the edicts that score now show their rules alone."""
        if tight != self._is_tight:
            self._is_tight = tight
            self._arrange()

    def least_height(self, width: int) -> int:
        """Return the height in px that the edicts need at a width, as they are shown now."""
        # A layout in another one hears of changed cards only with the next event.
        for layout in (self._grid, self._column):
            layout.invalidate()
        return max(self.heightForWidth(width), self.minimumSizeHint().height())

    def show_view(self, view: GameView, sheet: MapSheet | None) -> None:
        """Show the edicts and what they are worth on a map; without one their rules alone."""
        self._view, self._sheet, self._preview = view, sheet, None
        self._arrange()
        self.retranslate()

    def show_preview(self, preview: Preview | None) -> None:
        """Show what the shape in hand would change; nothing when it may not be drawn there."""
        if preview is not self._preview:
            self._preview = preview
            self._show_scores()

    def clear(self) -> None:
        """Forget the map: the edicts stay, but not what they are worth on it."""
        self._sheet, self._preview = None, None
        self.retranslate()

    def _arrange(self) -> None:
        if self._view is None:
            return
        active = self._view.season.edicts
        order = [*active, *(edict for edict in Edict if edict not in active)]
        for card in self.cards.values():
            self._grid.removeWidget(card)
        for place, edict in enumerate(list(Edict) if self._is_wide else order):
            card = self.cards[edict]
            is_active = edict in active
            card.set_tight(tight=self._is_tight and is_active and not self._is_wide)
            if self._is_wide:
                card.set_sizes(*_ALL)
                self._grid.addWidget(card, place // 2, place % 2)
            elif is_active or self._is_low:
                card.set_sizes(*(_ACTIVE if is_active else _LOW))
                self._grid.addWidget(card, place, 0, 1, 2)
            else:
                card.set_sizes(*_OTHER)
                self._grid.addWidget(card, 2, place - 2)
            # At once: it has no size before it is shown.
            card.show()
        for before, after in pairwise(order):
            QWidget.setTabOrder(self.cards[before], self.cards[after])
        self._share_height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_height()

    def _share_height(self) -> None:
        """Let no card become much higher than wide: it would be empty."""
        most = round(self.width() / 2 * _HIGHEST) if self._is_wide else _ENDLESS
        for card in self.cards.values():
            card.setMaximumHeight(max(most, card.minimumSizeHint().height()))
        is_even = self._is_wide or self._is_low
        for row, part in enumerate((1, 1, 0, 0) if is_even else (3, 3, 2, 0)):
            self._grid.setRowStretch(row, _PARTS * part)
        # What the cards may not take stays free below them.
        self._grid.setRowStretch(_SPARE_ROW, 1 if self._is_wide else 0)

    def retranslate(self) -> None:
        self.label.set_text(self.tr("Edicts"))
        view, sheet = self._view, self._sheet
        if view is not None:
            alike = tuple(Edict) if self._is_wide else view.season.edicts
            together = faces_beside(view, sheet, alike)
            self._faces = [together.get(each, edict_face(view, sheet, each)) for each in Edict]
            self._show_scores()

    def _show_scores(self) -> None:
        view, sheet = self._view, self._sheet
        if view is None:
            return
        for plain, card in zip(self._faces, self.cards.values(), strict=True):
            face = with_preview(plain, view, sheet, self._preview)
            if face == card.face():
                # A pointer move seldom changes a score: nothing is painted anew for the others.
                continue
            ribbon = self.tr("scores now") if face.now else ""
            card.set_face(face, ribbon=ribbon, spoken=self._spoken(view, sheet, face))

    def _spoken(self, view: GameView, sheet: MapSheet | None, face: EdictFace) -> str:
        """Say when an edict scores, and what it is worth."""
        seasons = " ".join(map(season_name, face.seasons))
        if sheet is None:
            return seasons
        stars = stars_text(view.edicts[face.edict.position].stars(sheet))
        if not face.stars_then:
            return f"{seasons}; {stars}"
        text = self.tr("{stars}, then {then} ({change})")
        text = text.format(stars=stars, then=face.stars_then, change=face.gain)
        return f"{seasons}; {text}"

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        pointed = event.type() in _POINTED
        if pointed or event.type() in _LEFT:
            edict = next(e for e, card in self.cards.items() if card is watched)
            self.edict_pointed.emit(edict if pointed else None)
        return super().eventFilter(watched, event)
