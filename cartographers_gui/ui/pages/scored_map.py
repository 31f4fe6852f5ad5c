"""A map that shows what earned stars: those spaces in full colour, numbered, the rest pale."""

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine import MapSheet, PlayerView, ScoringCard, Space
from cartographers_gui.session.season_count import CountedPart, Part, lit_by_part, spaces_beside
from cartographers_gui.ui.canvas import SeenMap
from cartographers_gui.ui.narration import player_name, player_title
from cartographers_gui.ui.pages.space_look import SpaceLook
from cartographers_gui.ui.painting.cartouche import Cartouche
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.score_marks import ScoreMark
from cartographers_gui.ui.text import number

__all__ = ["ScoredMap"]


class ScoredMap(SeenMap):
    """A sheet with cartouche on which counts are lit one after the other."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.look_closer = SpaceLook(page, self)
        self._sheet: MapSheet | None = None
        self._lit: tuple[frozenset[Space], ...] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_sheet(
        self, sheet: MapSheet, owner: PlayerView, crest: Crest, edicts: Sequence[ScoringCard]
    ) -> None:
        """Show another player's map; `edicts` lie below A to D."""
        self._sheet = sheet
        self.show_sheet(sheet, Cartouche(player_name(owner), player_title(owner), crest))
        self.look_closer.tell_of(sheet, owner, edicts)

    def clear(self) -> None:
        """Show no map."""
        if self._sheet is not None:
            self.show_sheet(MapSheet.blank(self._sheet.layout))
        self._sheet = None
        self.look_closer.set_words(None)
        self.light_nothing()

    def light_part(self, part: CountedPart, counted: int | None = None) -> None:
        """Light what makes a part of the score, of it the first so many counts or all.

        What explains it without being counted space by space keeps its colour too. Where there is
        neither, the map is plain: a pale one would be a riddle.
        """
        assert self._sheet is not None
        counts = part.counts[:counted]
        if part.part is Part.COINS:
            # Coins come from shapes too: a number on a mountain would say that it earned them all.
            marks = [ScoreMark(spaces, "") for spaces in lit_by_part(part, self._sheet)]
        else:
            sums = accumulate(count.stars for count in counts)
            marks = [
                ScoreMark(count.spaces, number(total), is_loss=count.stars < 0)
                for count, total in zip(counts, sums, strict=True)
                if count.spaces
            ]
        beside = spaces_beside(part, self._sheet)
        if not marks and not beside:
            self.light_nothing()
            return
        self._lit = tuple(mark.spaces for mark in marks)
        self.mark(self.lit_spaces())
        self._scene.show_counted(marks, beside)

    def light_nothing(self) -> None:
        """Show the plain map."""
        self._lit = None
        self.mark(frozenset())
        self._scene.show_counted(None)

    def lit_spaces(self) -> frozenset[Space]:
        """Return every space that is lit."""
        return frozenset().union(*(self._lit or ()))

    def is_plain(self) -> bool:
        """Tell whether the whole map is in full colour."""
        return self._lit is None

    def sizeHint(self) -> QSize:
        return QSize(610, 640)

    def minimumSizeHint(self) -> QSize:
        return QSize(300, 310)
