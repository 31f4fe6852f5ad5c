"""The four edicts: the two that score now large and framed, with what the shape would change."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QGridLayout, QWidget

from cartographers_gui.engine import SEASON_CARDS, Edict, GameView, MapSheet, Season
from cartographers_gui.session import Preview
from cartographers_gui.ui.painting.edict_face import EdictFace
from cartographers_gui.ui.text import card_name, card_rule, number, season_name, signed, stars_text
from cartographers_gui.ui.widgets.edict_card import EdictCard
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["EdictsPanel"]

_ACTIVE = (QSize(300, 166), QSize(220, 118))
_OTHER = (QSize(150, 112), QSize(108, 84))
_ALL = (QSize(286, 270), QSize(200, 160))


class EdictsPanel(ThemedWidget):
    """Shows every edict; in a wide column all four have their rules."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._sheet: MapSheet | None = None
        self._preview: Preview | None = None
        self._is_wide = False
        self.cards = {edict: EdictCard() for edict in Edict}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(0)

    def set_wide(self, wide: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Give all four edicts the same room, two by two."""
        if wide != self._is_wide:
            self._is_wide = wide
            self._arrange()

    def show_view(self, view: GameView, sheet: MapSheet) -> None:
        """Show the edicts and what they are worth on a map."""
        self._view, self._sheet, self._preview = view, sheet, None
        self._arrange()
        self.retranslate()

    def show_preview(self, preview: Preview | None) -> None:
        """Show what the shape in hand would change; nothing when it may not be drawn there."""
        if preview != self._preview:
            self._preview = preview
            self.retranslate()

    def clear(self) -> None:
        """Forget the map."""
        self._view, self._sheet, self._preview = None, None, None

    def _arrange(self) -> None:
        if self._view is None:
            return
        active = self._view.season.edicts
        order = [*active, *(edict for edict in Edict if edict not in active)]
        for card in self.cards.values():
            self._grid.removeWidget(card)
        for place, edict in enumerate(list(Edict) if self._is_wide else order):
            card = self.cards[edict]
            if self._is_wide:
                card.set_sizes(*_ALL)
                self._grid.addWidget(card, place // 2, place % 2)
            elif edict in active:
                card.set_sizes(*_ACTIVE)
                self._grid.addWidget(card, place, 0, 1, 2)
            else:
                card.set_sizes(*_OTHER)
                self._grid.addWidget(card, 2, place - 2)
        for row, part in enumerate((1, 1, 0) if self._is_wide else (3, 3, 2)):
            self._grid.setRowStretch(row, part)

    def retranslate(self) -> None:
        view, sheet = self._view, self._sheet
        if view is None or sheet is None:
            return
        for edict, card in self.cards.items():
            face = self._face(view, sheet, edict)
            if face == card.face():
                # A pointer move seldom changes a score: nothing is painted anew for the others.
                continue
            card.set_face(
                face,
                ribbon=self.tr("scores now") if edict in view.season.edicts else "",
                spoken=stars_text(view.edicts[edict.position].stars(sheet)),
            )

    def _face(self, view: GameView, sheet: MapSheet, edict: Edict) -> EdictFace:
        scoring = view.edicts[edict.position]
        seasons = tuple(season for season in Season if edict in SEASON_CARDS[season].edicts)
        over = tuple(s for s in seasons if s is not view.season.season)
        over = tuple(season for season in over if season not in view.seasons_left)
        stars = scoring.stars(sheet)
        then = gain = ""
        change = 0
        if self._preview is not None:
            after = scoring.stars(self._preview.sheet)
            change = after - stars
            then, gain = number(after), signed(change)
        return EdictFace(
            edict,
            scoring.id,
            card_name(scoring),
            card_rule(scoring),
            seasons,
            scored=over,
            stars=number(stars),
            stars_then=then,
            gain=gain,
            is_gain=change > 0,
            now=edict in view.season.edicts,
        )

    def season_words(self) -> str:
        """Return the running season's name, for the heading above the panel."""
        return "" if self._view is None else season_name(self._view.season.season)
