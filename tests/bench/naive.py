"""The rules over plain lists of spaces, as one would write them first: slow and easy to read.

The benchmark compares the engine's speed with it, and the property tests its answers. It shares no
code with the engine; a map is a list of rows of letters as in `str(sheet)`.
"""

from collections.abc import Callable, Iterable

__all__ = [
    "Rows",
    "Spot",
    "anchors",
    "fits_at",
    "legal",
    "monster_loss",
    "placements",
    "rows_of",
    "season_total",
    "solo_walk",
    "stars",
    "surrounded",
    "variants",
]

Rows = list[list[str]]
Spot = tuple[int, int]


def rows_of(text: str) -> Rows:
    """Split a drawing into rows of letters."""
    return [list(line) for line in text.split("\n")]


# --- the map ------------------------------------------------------------------------------------


def on_map(rows: Rows, spot: Spot) -> bool:
    """Tell whether a spot lies on the map."""
    return 0 <= spot[0] < len(rows) and 0 <= spot[1] < len(rows[0])


def every(rows: Rows) -> list[Spot]:
    """List all spots of a map."""
    return [(row, col) for row in range(len(rows)) for col in range(len(rows[0]))]


def sides(spot: Spot) -> list[Spot]:
    """List the four neighbours of a spot, on the map or not."""
    row, col = spot
    return [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]


def beside(rows: Rows, spot: Spot) -> list[Spot]:
    """List the neighbours on the map."""
    return [near for near in sides(spot) if on_map(rows, near)]


def shows(rows: Rows, spot: Spot) -> str:
    """Return the letter of the terrain at a spot, drawn on ruins or not; ``M``, or nothing."""
    letter = rows[spot[0]][spot[1]]
    return "" if letter in ".R#" else letter.upper()


def is_empty(rows: Rows, spot: Spot) -> bool:
    """Tell whether a spot may be drawn on."""
    return rows[spot[0]][spot[1]] in ".R"


def is_ruins(rows: Rows, spot: Spot) -> bool:
    """Tell whether ruins are printed at a spot."""
    letter = rows[spot[0]][spot[1]]
    return letter == "R" or letter in "fvawx"


def on_edge(rows: Rows, spot: Spot) -> bool:
    """Tell whether a side of a spot is the edge of the map."""
    return len(beside(rows, spot)) < 4


def closed(rows: Rows, spot: Spot) -> bool:
    """Tell whether no empty space is beside a spot."""
    return not any(is_empty(rows, near) for near in beside(rows, spot))


def clusters(rows: Rows, letter: str) -> list[set[Spot]]:
    """Collect the connected groups of a terrain."""
    left = {spot for spot in every(rows) if shows(rows, spot) == letter}
    found = []
    while left:
        group, border = set[Spot](), [min(left)]
        while border:
            spot = border.pop()
            if spot in left:
                left.remove(spot)
                group.add(spot)
                border.extend(sides(spot))
        found.append(group)
    return found


def neighbours(rows: Rows, group: Iterable[Spot]) -> set[Spot]:
    """Collect all spots on the map beside a group."""
    return {near for spot in group for near in beside(rows, spot)} - set(group)


# --- legality -----------------------------------------------------------------------------------


def variants(text: str) -> list[list[Spot]]:
    """List the distinct turned and mirrored forms of a shape."""
    form = [
        (row, col)
        for row, line in enumerate(text.split("/"))
        for col, letter in enumerate(line)
        if letter == "#"
    ]
    found: list[list[Spot]] = []
    for _ in range(2):
        for _ in range(4):
            top, left = min(row for row, _ in form), min(col for _, col in form)
            moved = sorted((row - top, col - left) for row, col in form)
            if moved not in found:
                found.append(moved)
            form = [(col, -row) for row, col in form]
        form = [(row, -col) for row, col in form]
    return found


def fits_at(rows: Rows, form: list[Spot], anchor: Spot) -> bool:
    """Tell whether a form lies on empty spaces with its bounding box at an anchor."""
    for row, col in form:
        spot = (anchor[0] + row, anchor[1] + col)
        if not on_map(rows, spot) or not is_empty(rows, spot):
            return False
    return True


def anchors(rows: Rows, form: list[Spot]) -> list[Spot]:
    """List the anchors of a form."""
    return [spot for spot in every(rows) if fits_at(rows, form, spot)]


def legal(rows: Rows, spots: Iterable[Spot]) -> bool:
    """Tell whether all spots are on the map and empty."""
    return all(on_map(rows, spot) and is_empty(rows, spot) for spot in spots)


def placements(rows: Rows, text: str, *, ruins: bool = False) -> list[frozenset[Spot]]:
    """List what a shape may fill; with `ruins` only what covers open ruins."""
    found: dict[frozenset[Spot], None] = {}
    for form in variants(text):
        for top, left in anchors(rows, form):
            spots = frozenset((top + row, left + col) for row, col in form)
            if not ruins or any(rows[row][col] == "R" for row, col in spots):
                found[spots] = None
    return list(found)


def solo_walk(rows: Rows, text: str, corner: str, direction: str) -> frozenset[Spot] | None:
    """Walk the monsters of an ambush round the edge, ring by ring."""
    form = next(iter(variants(text)))
    height = len(rows) - max(row for row, _ in form)
    width = len(rows[0]) - max(col for _, col in form)
    for ring in range(min(height, width)):
        top, left, bottom, right = ring, ring, height - 1 - ring, width - 1 - ring
        if top > bottom or left > right:
            break
        lap = [(top, col) for col in range(left, right + 1)]
        lap += [(row, right) for row in range(top, bottom + 1)]
        lap += [(bottom, col) for col in range(right, left - 1, -1)]
        lap += [(row, left) for row in range(bottom, top - 1, -1)]
        start = (top if "top" in corner else bottom, left if "left" in corner else right)
        if direction == "counterclockwise":
            lap.reverse()
        first = lap.index(start)
        for anchor in lap[first:] + lap[:first]:
            if fits_at(rows, form, anchor):
                return frozenset((anchor[0] + row, anchor[1] + col) for row, col in form)
    return None


# --- scoring ------------------------------------------------------------------------------------


def sentinel_wood(rows: Rows) -> int:
    """1 for each forest on the edge."""
    return sum(shows(rows, spot) == "F" and on_edge(rows, spot) for spot in every(rows))


def greenbough(rows: Rows) -> int:
    """1 for each row and each column with a forest."""
    forest = [spot for spot in every(rows) if shows(rows, spot) == "F"]
    return len({row for row, _ in forest}) + len({col for _, col in forest})


def treetower(rows: Rows) -> int:
    """1 for each closed forest."""
    return sum(shows(rows, spot) == "F" and closed(rows, spot) for spot in every(rows))


def stoneside_forest(rows: Rows) -> int:
    """3 for each mountain that a forest joins to another."""
    joined: set[Spot] = set()
    for group in clusters(rows, "F"):
        touched = {near for near in neighbours(rows, group) if shows(rows, near) == "M"}
        if len(touched) > 1:
            joined |= touched
    return 3 * len(joined)


def canal_lake(rows: Rows) -> int:
    """1 for each farm beside water and each water beside a farm."""
    other = {"A": "W", "W": "A"}
    return sum(
        any(shows(rows, near) == other.get(shows(rows, spot)) for near in beside(rows, spot))
        for spot in every(rows)
    )


def mages_valley(rows: Rows) -> int:
    """2 for each water and 1 for each farm beside a mountain."""
    worth = {"W": 2, "A": 1}
    return sum(
        worth.get(shows(rows, spot), 0)
        for spot in every(rows)
        if any(shows(rows, near) == "M" for near in beside(rows, spot))
    )


def the_golden_granary(rows: Rows) -> int:
    """1 for each water beside ruins and 3 for each farm on ruins."""
    total = 0
    for spot in every(rows):
        if shows(rows, spot) == "W" and any(is_ruins(rows, near) for near in beside(rows, spot)):
            total += 1
        if shows(rows, spot) == "A" and is_ruins(rows, spot):
            total += 3
    return total


def shoreside_expanse(rows: Rows) -> int:
    """3 for each farm cluster off water and edge, and each water cluster off farm and edge."""
    total = 0
    for letter, other in (("A", "W"), ("W", "A")):
        for group in clusters(rows, letter):
            near = neighbours(rows, group)
            if not any(on_edge(rows, spot) for spot in group) and not any(
                shows(rows, spot) == other for spot in near
            ):
                total += 3
    return total


def wildholds(rows: Rows) -> int:
    """8 for each village cluster of six or more."""
    return sum(8 for group in clusters(rows, "V") if len(group) >= 6)


def great_city(rows: Rows) -> int:
    """1 for each space of the largest village cluster off mountains."""
    return max(
        (
            len(group)
            for group in clusters(rows, "V")
            if not any(shows(rows, near) == "M" for near in neighbours(rows, group))
        ),
        default=0,
    )


def greengold_plains(rows: Rows) -> int:
    """3 for each village cluster beside three other terrain types."""
    total = 0
    for group in clusters(rows, "V"):
        types = {shows(rows, near) for near in neighbours(rows, group)} - {""}
        total += 3 if len(types) >= 3 else 0
    return total


def shieldgate(rows: Rows) -> int:
    """2 for each space of the second largest village cluster."""
    sizes = sorted(len(group) for group in clusters(rows, "V"))
    return 2 * sizes[-2] if len(sizes) > 1 else 0


def borderlands(rows: Rows) -> int:
    """6 for each full row and column."""
    lines = [[(row, col) for col in range(len(rows[0]))] for row in range(len(rows))]
    lines += [[(row, col) for row in range(len(rows))] for col in range(len(rows[0]))]
    return sum(6 for line in lines if not any(is_empty(rows, spot) for spot in line))


def lost_barony(rows: Rows) -> int:
    """3 for each space along the side of the largest full square."""
    best = 0
    for top, left in every(rows):
        side = 1
        while top + side <= len(rows) and left + side <= len(rows[0]):
            square = [(top + row, left + col) for row in range(side) for col in range(side)]
            if any(is_empty(rows, spot) for spot in square):
                break
            best = max(best, side)
            side += 1
    return 3 * best


def the_broken_road(rows: Rows) -> int:
    """3 for each full diagonal from the left edge down to the bottom edge."""
    total = 0
    for start in range(len(rows)):
        line = [(start + step, step) for step in range(len(rows) - start)]
        if all(on_map(rows, spot) for spot in line):
            total += 0 if any(is_empty(rows, spot) for spot in line) else 3
    return total


def the_cauldrons(rows: Rows) -> int:
    """1 for each closed empty space."""
    return sum(is_empty(rows, spot) and closed(rows, spot) for spot in every(rows))


_RULES: dict[str, Callable[[Rows], int]] = {
    rule.__name__: rule
    for rule in (
        sentinel_wood,
        greenbough,
        treetower,
        stoneside_forest,
        canal_lake,
        mages_valley,
        the_golden_granary,
        shoreside_expanse,
        wildholds,
        great_city,
        greengold_plains,
        shieldgate,
        borderlands,
        lost_barony,
        the_broken_road,
        the_cauldrons,
    )
}


def stars(card: str, rows: Rows) -> int:
    """Return the stars of a scoring card by its id."""
    return _RULES[card](rows)


def monster_loss(rows: Rows) -> int:
    """1 for each empty space beside a monster."""
    return sum(
        is_empty(rows, spot) and any(shows(rows, near) == "X" for near in beside(rows, spot))
        for spot in every(rows)
    )


def surrounded(rows: Rows) -> list[Spot]:
    """List the mountains with no empty space beside them."""
    return [spot for spot in every(rows) if shows(rows, spot) == "M" and closed(rows, spot)]


def season_total(rows: Rows, cards: Iterable[str], coins: int) -> int:
    """Add up what cards, coins and monsters are worth."""
    return sum(stars(card, rows) for card in cards) + coins - monster_loss(rows)
