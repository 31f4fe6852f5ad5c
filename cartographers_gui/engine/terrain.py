"""The terrain types, and which of them a player may draw."""

from enum import StrEnum

__all__ = ["DRAWABLE", "Terrain"]


class Terrain(StrEnum):
    """What a filled space shows.

    Wasteland and ruins are printed features of a map, not terrain types (Greengold Plains counts
    neither).

    >>> Terrain("farm") is Terrain.FARM
    True
    """

    # That of `Enum` is written in Python, and terrains are looked up for every drawing.
    __hash__ = str.__hash__

    FOREST = "forest"
    VILLAGE = "village"
    FARM = "farm"
    WATER = "water"
    MONSTER = "monster"
    MOUNTAIN = "mountain"
    """Printed, never drawn."""


DRAWABLE: tuple[Terrain, ...] = (
    Terrain.FOREST,
    Terrain.VILLAGE,
    Terrain.FARM,
    Terrain.WATER,
    Terrain.MONSTER,
)
"""The five types a player may draw, in the order in which a sheet keeps their masks."""
