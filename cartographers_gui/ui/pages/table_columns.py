"""The panels beside the map, and in which column they stand by the room there is."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.ui.panels.coins_panel import CoinsPanel
from cartographers_gui.ui.panels.column import Column
from cartographers_gui.ui.panels.edicts_panel import EdictsPanel
from cartographers_gui.ui.panels.offer_panel import OfferPanel
from cartographers_gui.ui.panels.preview_panel import PreviewPanel
from cartographers_gui.ui.panels.revealed_panel import RevealedPanel
from cartographers_gui.ui.panels.season_panel import SeasonPanel

__all__ = ["TableColumns"]

_EDGE = 2
"""What a column of tabs keeps free above them, in px."""


class TableColumns:
    """The card on the left, edicts and season sheet on the right, or all of them in one column.

    The preview stands outside both columns: it never scrolls out of sight.
    """

    def __init__(self) -> None:
        self.offer = OfferPanel()
        self.edicts = EdictsPanel()
        self.seasons = SeasonPanel()
        self.revealed = RevealedPanel()
        self.coins = CoinsPanel()
        self.preview = PreviewPanel()
        self.card, self.tabs = Column(), Column()
        self.left, self.right = QWidget(), QWidget()
        self._is_low = self._is_stacked = False
        for side in (self.left, self.right):
            rows = QVBoxLayout(side)
            rows.setContentsMargins(0, 0, 0, 0)
            rows.setSpacing(0)
        self._arrange()

    def set_low(self, low: bool) -> None:  # noqa: FBT001 - a slot
        """Let parts take turns where there is little height."""
        self._is_low = low
        self._arrange()

    def fit(self) -> None:
        """Let the edicts that score now tell their rules without a scroll bar.

        For that the preview tells the total alone, or their cards nothing but the rules.
        """
        one = self._has_one_column
        self.offer.set_room(self._room() if one else None)
        if not (self._is_low or self._is_stacked):
            self.edicts.set_tight(tight=False)
            return
        shorts = (True,) if one else (False, True) if self._is_low else (False,)
        for tight in (False, True):
            for short in shorts:
                self.preview.set_short(short=short)
                self.edicts.set_tight(tight=tight)
                if self._needed() <= self._room():
                    return

    def _room(self) -> int:
        """Return the height in px that edicts have below their tab."""
        if not self._is_low:
            return self.tabs.height() - self.tabs.height_of_tabs()
        side = self.left if self._is_stacked else self.right
        used = self.preview.sizeHint() if self.preview.isVisibleTo(side) else QSize(0, 0)
        return side.height() - used.height() - self.tabs.height_of_tabs() - _EDGE

    def _needed(self) -> int:
        width = (self.left if self._is_stacked else self.right).width()
        return self.edicts.least_height(width)

    def set_stacked(self, stacked: bool) -> None:  # noqa: FBT001 - a slot
        """Put everything into the left column, or edicts and season sheet into the right one."""
        self._is_stacked = stacked
        self._arrange()

    def set_wide(self, wide: bool) -> None:  # noqa: FBT001 - a slot
        """Give the right column's panels the room of two edicts abreast."""
        self.edicts.set_wide(wide)
        self.seasons.set_total(shown=wide)

    def name_tabs(self, card: str, edicts: str, seasons: str) -> None:
        """Name what takes turns; `card` is the name of the one on offer."""
        if self._has_one_column:
            self.tabs.set_titles(card, edicts, seasons)
        else:
            self.tabs.set_titles(edicts, seasons)

    @property
    def _has_one_column(self) -> bool:
        """Whether the card takes turns with the edicts as well."""
        return self._is_low and self._is_stacked

    def _arrange(self) -> None:
        left, right = self.left.layout(), self.right.layout()
        assert isinstance(left, QVBoxLayout)
        assert isinstance(right, QVBoxLayout)
        one, tabbed = self._has_one_column, self._is_low or self._is_stacked
        self.preview.set_low(low=self._is_low)
        self.preview.set_short(short=one)
        self.card.set_dense(dense=self._is_low)
        self.tabs.set_dense(dense=tabbed)
        self.edicts.set_low(low=tabbed)
        if one:
            self.card.set_panels((self.offer, 1), (self.coins, 0), (self.revealed, 0))
            self.tabs.set_panels((self.card, 1), (self.edicts, 1), (self.seasons, 0))
        else:
            self.tabs.set_panels((self.edicts, 1), (self.seasons, 0))
            self.card.set_panels((self.revealed, 0), (self.offer, 1), (self.coins, 0))
            left.insertWidget(0, self.card)
            self.card.show()
        self.tabs.set_tabbed(tabbed)
        (left if self._is_stacked else right).insertWidget(
            1 if self._is_stacked and not one else 0, self.tabs
        )
        (right if self._is_low and not self._is_stacked else left).addWidget(self.preview)
        self.fit()
        left.setStretchFactor(self.card, 5)
        left.setStretchFactor(self.tabs, 4)
        right.setStretchFactor(self.tabs, 1)
