"""One player's map sheet: the printed layout, what was drawn on it, and the coin track."""

from collections.abc import Iterable
from typing import Self

from cartographers_gui.engine.grid import Grid, Space, grid_of
from cartographers_gui.engine.terrain import DRAWABLE, Terrain
from cartographers_gui.engine.value import field, value

__all__ = ["MapLayout", "MapSheet", "index_of", "surrounded_mountains"]

_LETTER_OF = {
    Terrain.FOREST: "F",
    Terrain.VILLAGE: "V",
    Terrain.FARM: "A",
    Terrain.WATER: "W",
    Terrain.MONSTER: "X",
}
_INDEX_OF = {terrain: index for index, terrain in enumerate((*DRAWABLE, Terrain.MOUNTAIN))}
_LETTERS = frozenset(".M#R" + "".join(_LETTER_OF.values()) + "".join(_LETTER_OF.values()).lower())


def index_of(terrain: Terrain) -> int:
    """Return where a sheet keeps the mask of a terrain: its place in `DRAWABLE`; mountain last.

    >>> index_of(Terrain.FOREST), index_of(Terrain.MOUNTAIN)
    (0, 5)
    """
    return _INDEX_OF[terrain]


def _rows_of(text: str) -> list[str]:
    rows = [line.strip() for line in text.strip().splitlines()]
    if not rows or any(len(row) != len(rows[0]) for row in rows):
        raise ValueError(f"a map needs rows of one length: {text!r}")
    for row in rows:
        unknown = set(row) - _LETTERS
        if unknown:
            raise ValueError(f"unknown letter {min(unknown)!r} in the map row {row!r}")
    return rows


@value
class MapLayout:
    """What is printed on an empty sheet. Its size decides the geometry of everything.

    >>> layout = MapLayout.from_text("..M\\n.R.\\n#..", id="tiny")
    >>> layout.rows, layout.cols, sorted(map(str, layout.mountains))
    (3, 3, ['A3'])
    """

    grid: Grid
    mountain_mask: int
    ruins_mask: int
    wasteland_mask: int
    id: str = field(default="", compare=False)
    """`A` or `B` for the printed sides; empty for a layout read from a drawing."""
    name: str = field(default="", compare=False)
    """English name, the source text of its translation."""
    text: str = field(default="", compare=False)
    """One English sentence for the chooser, the source text of its translation."""
    coin_slots: int = 14
    """Length of the coin track; further coins are lost (rules, item 8)."""

    @classmethod
    def from_text(cls, drawing: str, *, id: str = "", name: str = "", text: str = "") -> Self:
        """Read rows of ``.`` empty, ``M`` mountain, ``R`` ruins, ``#`` wasteland.

        Terrain letters are taken as empty, lower case ones as ruins. Raises `ValueError` for rows
        of different length or another letter.
        """
        rows = _rows_of(drawing)
        grid = grid_of(len(rows), len(rows[0]))

        def mask_of(letters: str) -> int:
            return grid.mask_of(
                space for space in grid.spaces if rows[space.row][space.col] in letters
            )

        return cls(
            grid,
            mountain_mask=mask_of("M"),
            ruins_mask=mask_of("Rfvawx"),
            wasteland_mask=mask_of("#"),
            id=id,
            name=name,
            text=text,
        )

    @property
    def rows(self) -> int:
        """Number of rows."""
        return self.grid.rows

    @property
    def cols(self) -> int:
        """Number of columns."""
        return self.grid.cols

    def surrounded(self, filled: int) -> int:
        """Return the mask of the mountains whose four sides are each in a mask or off the map."""
        grid = self.grid
        return self.mountain_mask & ~grid.around(grid.full & ~filled)

    @property
    def mountains(self) -> frozenset[Space]:
        """Mountain spaces; each bears a coin."""
        return self.grid.space_set(self.mountain_mask)

    @property
    def ruins(self) -> frozenset[Space]:
        """Ruins spaces; they stay a feature of the map after being drawn on."""
        return self.grid.space_set(self.ruins_mask)

    @property
    def wasteland(self) -> frozenset[Space]:
        """Wasteland spaces: filled, without a terrain."""
        return self.grid.space_set(self.wasteland_mask)


@value
class MapSheet:
    """One player's map in play; drawing on it gives a new sheet.

    >>> sheet = MapSheet.from_text("F.\\n.M")
    >>> sheet.terrain_at(Space(0, 0)), sheet.is_filled(Space(0, 1))
    (<Terrain.FOREST: 'forest'>, False)
    >>> print(sheet.with_drawn(Terrain.WATER, [Space(0, 1)]))
    FW
    .M
    """

    layout: MapLayout
    masks: tuple[int, int, int, int, int]
    """Drawn spaces of each terrain, in the order of `DRAWABLE`."""
    filled_mask: int
    """Everything drawn, mountains and wasteland."""
    coins: int = 0
    """Filled coins on the track, 0 to `layout.coin_slots`."""

    @classmethod
    def blank(cls, layout: MapLayout) -> Self:
        """Return a sheet with nothing drawn."""
        return cls(layout, (0, 0, 0, 0, 0), layout.mountain_mask | layout.wasteland_mask)

    @classmethod
    def from_text(cls, text: str, coins: int = 0) -> Self:
        """Read a sheet in the letters of `str(sheet)`.

        ``.`` empty, ``FVAWX`` forest, village, farm, water, monster, ``M`` mountain, ``#``
        wasteland, ``R`` open ruins, a lower case terrain letter on ruins; rows joined by line
        ends. The coin track is not part of the text. Raises `ValueError`, quoting the fault.
        """
        rows = _rows_of(text)
        layout = MapLayout.from_text(text)
        grid = layout.grid
        if not 0 <= coins <= layout.coin_slots:
            raise ValueError(f"the coin track holds 0 to {layout.coin_slots} coins, not {coins}")
        forest, village, farm, water, monster = (
            grid.mask_of(s for s in grid.spaces if rows[s.row][s.col].upper() == _LETTER_OF[t])
            for t in DRAWABLE
        )
        drawn = forest | village | farm | water | monster
        return cls(
            layout,
            (forest, village, farm, water, monster),
            drawn | layout.mountain_mask | layout.wasteland_mask,
            coins,
        )

    def __str__(self) -> str:
        grid = self.layout.grid
        letters = [["."] * grid.cols for _ in range(grid.rows)]
        for mask, letter in (
            (self.layout.ruins_mask, "R"),
            (self.layout.mountain_mask, "M"),
            (self.layout.wasteland_mask, "#"),
        ):
            for row, col in grid.spaces_in(mask):
                letters[row][col] = letter
        for terrain, mask in zip(DRAWABLE, self.masks, strict=True):
            for row, col in grid.spaces_in(mask):
                letter = _LETTER_OF[terrain]
                letters[row][col] = letter.lower() if letters[row][col] == "R" else letter
        return "\n".join("".join(row) for row in letters)

    def spaces(self, terrain: Terrain) -> frozenset[Space]:
        """Return the spaces that show a terrain."""
        return self.layout.grid.space_set(self.mask(terrain))

    def mask(self, terrain: Terrain) -> int:
        """Return the mask of a terrain."""
        if terrain is Terrain.MOUNTAIN:
            return self.layout.mountain_mask
        return self.masks[_INDEX_OF[terrain]]

    def terrain_at(self, space: Space) -> Terrain | None:
        """Return what a space shows; nothing for an empty space and for wasteland."""
        bit = self.layout.grid.mask_of([space])
        return next((terrain for terrain in Terrain if self.mask(terrain) & bit), None)

    def is_filled(self, space: Space) -> bool:
        """Tell whether a space is drawn on, a mountain or a wasteland."""
        return bool(self.filled_mask & self.layout.grid.mask_of([space]))

    @property
    def empty_mask(self) -> int:
        """Every space that may be drawn on, open ruins included."""
        return self.layout.grid.full & ~self.filled_mask

    @property
    def open_ruins_mask(self) -> int:
        """Ruins spaces not drawn on yet."""
        return self.layout.ruins_mask & ~self.filled_mask

    @property
    def filled(self) -> frozenset[Space]:
        """Filled spaces."""
        return self.layout.grid.space_set(self.filled_mask)

    @property
    def empty(self) -> frozenset[Space]:
        """Empty spaces, open ruins included."""
        return self.layout.grid.space_set(self.empty_mask)

    @property
    def open_ruins(self) -> frozenset[Space]:
        """Ruins spaces not drawn on yet."""
        return self.layout.grid.space_set(self.open_ruins_mask)

    @property
    def is_full(self) -> bool:
        """Tell whether no space is left to draw on."""
        return self.filled_mask == self.layout.grid.full

    @property
    def claimed_mountains(self) -> frozenset[Space]:
        """Mountains whose coin has been taken: those with all four sides filled."""
        return surrounded_mountains(self)

    def with_drawn(self, terrain: Terrain, spaces: Iterable[Space]) -> "MapSheet":
        """Return the sheet with spaces filled and every coin of a mountain so surrounded taken.

        No legality is judged here: `refusal_of` does that before.
        """
        return self.with_mask_drawn(terrain, self.layout.grid.mask_of(spaces))

    def with_mask_drawn(self, terrain: Terrain, mask: int, shape_coin: int = 0) -> "MapSheet":
        """Do the same by mask; `shape_coin` is the coin printed beside the drawn shape, 0 or 1."""
        layout = self.layout
        filled = self.filled_mask | mask
        coins = self.coins + shape_coin
        stride = layout.grid.stride
        near = mask << 1 | mask >> 1 | mask << stride | mask >> stride
        if near & layout.mountain_mask:
            newly = layout.surrounded(filled) & ~layout.surrounded(self.filled_mask)
            coins += newly.bit_count()
        # RULING: coins beyond the last slot are lost; the 2019 rulebook is silent, its successor
        # says so outright.
        coins = min(coins, layout.coin_slots)
        masks = list(self.masks)
        masks[_INDEX_OF[terrain]] |= mask
        forest, village, farm, water, monster = masks
        return MapSheet(layout, (forest, village, farm, water, monster), filled, coins)


def surrounded_mountains(sheet: MapSheet) -> frozenset[Space]:
    """Return the mountains whose four sides are each filled or off the map.

    Each has given its coin to the owner of the sheet, whoever filled the last side (rules, item 8).

    >>> sorted(map(str, surrounded_mountains(MapSheet.from_text(".F.\\nFMX\\n.W."))))
    ['B2']
    """
    return sheet.layout.grid.space_set(sheet.layout.surrounded(sheet.filled_mask))
