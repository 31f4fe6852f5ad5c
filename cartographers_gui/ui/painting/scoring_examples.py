"""What the diagram of each scoring card shows: a cutting of a map and what is counted on it."""

from dataclasses import dataclass, field

from cartographers_gui.engine.grid import Space

__all__ = ["SCORING_EXAMPLES", "ExampleStar", "ScoringExample"]


@dataclass(frozen=True, slots=True)
class ExampleStar:
    """A star at a space, or before a row or above a column (-1) that counts as a whole."""

    row: int
    col: int
    stars: int = 1


@dataclass(frozen=True, slots=True)
class ScoringExample:
    """A cutting of a map, in the letters of a sheet; ``o`` is filled with anything."""

    rows: tuple[str, ...]
    stars: tuple[ExampleStar, ...]
    rings: tuple[frozenset[Space], ...] = ()
    """Spaces that are counted together."""
    crossed: frozenset[Space] = field(default_factory=frozenset)
    """Spaces that look as if they counted and do not."""
    edges: str = ""
    """Sides of the cutting that are the edge of the map: of ``LTRB``."""
    diagonal: tuple[Space, Space] | None = None

    def spaces(self, letters: str) -> frozenset[Space]:
        """Return the spaces with one of some letters."""
        return frozenset(
            Space(row, col)
            for row, line in enumerate(self.rows)
            for col, letter in enumerate(line)
            if letter in letters
        )


def _stars(*places: tuple[int, int] | tuple[int, int, int]) -> tuple[ExampleStar, ...]:
    return tuple(ExampleStar(*place) for place in places)


def _spaces(*places: tuple[int, int]) -> frozenset[Space]:
    return frozenset(Space(row, col) for row, col in places)


SCORING_EXAMPLES: dict[str, ScoringExample] = {
    "sentinel_wood": ScoringExample(
        ("FF.", "F..", "..F"),
        _stars((0, 0), (0, 1), (1, 0)),
        crossed=_spaces((2, 2)),
        edges="LT",
    ),
    "greenbough": ScoringExample(
        ("F.F", ".F.", "..."),
        _stars((0, -1), (1, -1), (-1, 0), (-1, 1), (-1, 2)),
    ),
    "treetower": ScoringExample((".o..", "oFoF", ".o.."), _stars((1, 1)), crossed=_spaces((1, 3))),
    "stoneside_forest": ScoringExample(
        ("M..M", "FF..", ".FM."), _stars((0, 0, 3), (2, 2, 3)), crossed=_spaces((0, 3))
    ),
    "canal_lake": ScoringExample(
        ("AWW", ".WA", "A.."),
        _stars((0, 0), (0, 1), (0, 2), (1, 1), (1, 2)),
        crossed=_spaces((2, 0)),
    ),
    "mages_valley": ScoringExample(
        (".WA", "WMA", ".A."),
        _stars((0, 1, 2), (1, 0, 2), (1, 2), (2, 1)),
        crossed=_spaces((0, 2)),
    ),
    "the_golden_granary": ScoringExample(
        ("WR.", ".W.", "W.a"),
        _stars((0, 0), (1, 1), (2, 2, 3)),
        crossed=_spaces((2, 0)),
    ),
    "shoreside_expanse": ScoringExample(
        ("....", ".AA.", ".A.W", "...W"),
        _stars((2, 1, 3)),
        rings=(_spaces((1, 1), (1, 2), (2, 1)),),
        crossed=_spaces((2, 3), (3, 3)),
        edges="LB",
    ),
    "wildholds": ScoringExample(
        ("VV.V", "VVV.", ".V.."),
        _stars((1, 1, 8)),
        rings=(_spaces((0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 1)),),
        crossed=_spaces((0, 3)),
    ),
    "great_city": ScoringExample(
        ("VV.V", "V..M", "VV.."),
        _stars((0, 0), (0, 1), (1, 0), (2, 0), (2, 1)),
        rings=(_spaces((0, 0), (0, 1), (1, 0), (2, 0), (2, 1)),),
        crossed=_spaces((0, 3)),
    ),
    "greengold_plains": ScoringExample(
        (".F.V", "WVV.", ".VA."),
        _stars((1, 1, 3)),
        rings=(_spaces((1, 1), (1, 2), (2, 1)),),
        crossed=_spaces((0, 3)),
    ),
    "shieldgate": ScoringExample(
        ("VV..", "VV.V", "V..V", "..VV"),
        _stars((1, 3, 2), (2, 3, 2), (3, 2, 2), (3, 3, 2)),
        rings=(_spaces((1, 3), (2, 3), (3, 2), (3, 3)),),
        crossed=_spaces((0, 0), (0, 1), (1, 0), (1, 1), (2, 0)),
    ),
    "borderlands": ScoringExample(
        (".o..", "oooo", ".o..", ".o.."),
        _stars((1, -1, 6), (-1, 1, 6)),
        rings=(
            _spaces((1, 0), (1, 1), (1, 2), (1, 3)),
            _spaces((0, 1), (1, 1), (2, 1), (3, 1)),
        ),
        edges="LTRB",
    ),
    "lost_barony": ScoringExample(
        (".o..", "oooo", ".ooo", ".ooo"),
        _stars((3, 1, 3), (3, 2, 3), (3, 3, 3)),
        rings=(frozenset(Space(row, col) for row in (1, 2, 3) for col in (1, 2, 3)),),
    ),
    "the_broken_road": ScoringExample(
        ("....", "o...", ".o..", "..o."),
        _stars((2, 1, 3)),
        edges="LB",
        diagonal=(Space(1, 0), Space(3, 2)),
    ),
    "the_cauldrons": ScoringExample(
        (".oo.", "o.oo", ".o.o", "..o."), _stars((1, 1), (2, 2)), crossed=_spaces((2, 0))
    ),
}
"""The example of each scoring card by its id."""
