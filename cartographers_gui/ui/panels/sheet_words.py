"""A map in words: each space, the whole in short, and row by row, for ears and for paper."""

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from PySide6.QtCore import QObject

from cartographers_gui.engine import (
    Edict,
    GameView,
    MapSheet,
    PlayerView,
    ScoringCard,
    Space,
    Terrain,
)
from cartographers_gui.session import Draft
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.text import (
    edict_label,
    isolated,
    listed,
    number,
    space_list,
    space_name,
    terrain_name,
)

__all__ = ["SheetWords"]

_DRAWN = (Terrain.FOREST, Terrain.VILLAGE, Terrain.FARM, Terrain.WATER, Terrain.MONSTER)


class SheetWords(QObject):
    """Tells of a map and what counts it: `edicts` lie below A to D."""

    def __init__(
        self,
        sheet: MapSheet,
        owner: PlayerView,
        edicts: Sequence[ScoringCard],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._sheet = sheet
        self._owner = owner
        self._edicts = edicts
        self._report: Callable[[Draft], str] = _no_report

    @classmethod
    def before_seat(
        cls, view: GameView, report: Callable[[Draft], str], parent: QObject | None = None
    ) -> "SheetWords":
        """Return what tells of the map before a seat; `report` tells of the shape in hand.

        Raises `ValueError` for a view without a map.
        """
        if view.sheet is None or view.owner is None:
            message = f"seat {view.seat} sees no map"
            raise ValueError(message)
        words = cls(view.sheet, view.players[view.owner], view.edicts, parent)
        words._report = report
        return words

    def map_name(self) -> str:
        """Return whose map it is."""
        return self.tr("Map of {owner}").format(owner=isolated(player_name(self._owner)))

    def draft_text(self, draft: Draft) -> str:
        """Return how a shape lies."""
        return self._report(draft)

    # --- one space ------------------------------------------------------------------------------

    def space_title(self, space: Space) -> str:
        """Return where a space is and what it shows: "Row C, column 4: Forest."."""
        text = self.tr("Row {row}, column {column}: {content}.")
        return text.format(
            row=_row_name(space), column=number(space.col + 1), content=self._content(space)
        )

    def space_heading(self, space: Space) -> str:
        """Return the same for the eye: "C4 · Forest"."""
        text = self.tr("{space} · {content}")
        return text.format(space=space_name(space), content=self._content(space))

    def space_details(self, space: Space) -> str:
        """Return what else is to be known of a space: its cluster, its coin, what counts it."""
        return " ".join(self._details(space))

    def _content(self, space: Space) -> str:
        """Return what a space shows, in a word or two."""
        terrain = self._sheet.terrain_at(space)
        if terrain is not None:
            return terrain_name(terrain)
        if space in self._sheet.layout.wasteland:
            return self.tr("Wasteland")
        if space in self._sheet.open_ruins:
            return self.tr("Open ruins")
        return self.tr("Empty")

    def _details(self, space: Space) -> Iterator[str]:
        sheet = self._sheet
        grid, bit = sheet.layout.grid, sheet.layout.grid.mask_of([space])
        terrain = sheet.terrain_at(space)
        if terrain in _DRAWN:
            clusters = grid.clusters(sheet.mask(terrain))
            size = next(part.bit_count() for part in clusters if part & bit)
            yield self.tr("Its cluster has %n space(s).", "", size)
        if space in sheet.layout.ruins and sheet.is_filled(space):
            yield self.tr("Ruins lie below.")
        if space in sheet.claimed_mountains:
            yield self.tr("It is surrounded; its coin is taken.")
        elif terrain is Terrain.MOUNTAIN:
            open_sides = (grid.around(bit) & sheet.empty_mask).bit_count()
            yield self.tr("%n side(s) open; its coin waits.", "", open_sides)
        by_monsters = grid.around(bit) & sheet.mask(Terrain.MONSTER)
        if by_monsters and not sheet.is_filled(space):
            yield self.tr("Empty beside monsters, it costs a star.")
        counting = [edict_label(edict) for edict in Edict if self._counts(edict, space)]
        if counting:
            yield self.tr("Counted by: {edicts}.").format(edicts=listed(counting))

    def _counts(self, edict: Edict, space: Space) -> bool:
        score = self._edicts[edict.position].score(self._sheet)
        return any(space in group.spaces for group in score.groups)

    # --- the whole map --------------------------------------------------------------------------

    def summary(self) -> str:
        """Return in short what the map shows."""
        return " ".join(self._summary())

    def _summary(self) -> Iterator[str]:
        sheet = self._sheet
        yield self.tr("Map of {owner}.").format(owner=isolated(player_name(self._owner)))
        for terrain in _DRAWN:
            if sheet.mask(terrain):
                yield self._terrain_line(terrain)
        empty = self.tr("%n space(s)", "", len(sheet.empty))
        yield self.tr("Empty: {spaces}.").format(spaces=empty)
        if sheet.open_ruins:
            yield self.tr("Open ruins: {spaces}.").format(spaces=space_list(sheet.open_ruins))
        unclaimed = sheet.layout.mountains - sheet.claimed_mountains
        if unclaimed:
            text = self.tr("Mountains with a coin: {spaces}.")
            yield text.format(spaces=space_list(unclaimed))
        text = self.tr("Coins: {coins} of {slots}.")
        yield text.format(coins=number(sheet.coins), slots=number(sheet.layout.coin_slots))

    def _terrain_line(self, terrain: Terrain) -> str:
        mask = self._sheet.mask(terrain)
        clusters = len(self._sheet.layout.grid.clusters(mask))
        return self.tr("{terrain}: {spaces} in {clusters}.").format(
            terrain=terrain_name(terrain),
            spaces=self.tr("%n space(s)", "", mask.bit_count()),
            clusters=self.tr("%n cluster(s)", "", clusters),
        )

    def lines(self) -> tuple[str, ...]:
        """Return the map row by row: "Row A: Empty 1–3, Mountain 4."."""
        layout = self._sheet.layout
        return tuple(
            self._line([Space(row, col) for col in range(layout.cols)])
            for row in range(layout.rows)
        )

    def _line(self, spaces: list[Space]) -> str:
        text = ""
        for content, group in groupby(spaces, self._content):
            run = self._run(content, [space.col + 1 for space in group])
            text = self.tr("{runs}, {run}").format(runs=text, run=run) if text else run
        row = self.tr("Row {row}: {content}.")
        return row.format(row=_row_name(spaces[0]), content=text)

    def _run(self, content: str, columns: list[int]) -> str:
        if len(columns) == 1:
            text = self.tr("{content} {column}")
            return text.format(content=content, column=number(columns[0]))
        text = self.tr("{content} {first}–{last}")
        return text.format(content=content, first=number(columns[0]), last=number(columns[-1]))


def _no_report(draft: Draft) -> str:
    """Say nothing of a shape, where none can be in hand."""
    del draft
    return ""


def _row_name(space: Space) -> str:
    """Return the letter of the row, as it stands on the ruler."""
    return space_name(space).rstrip("0123456789")
