"""The patterns of rules about clusters; a drawing joins those that it lies beside."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import repeat
from operator import and_, itemgetter, or_

from cartographers_gui.engine.grid import Grid
from cartographers_gui.engine.patterns import Masks, union_of, with_drawn
from cartographers_gui.engine.scoring import WHOLE, Column, Growth, Rule, Tally
from cartographers_gui.engine.shape_table import Places
from cartographers_gui.engine.sheet import MapLayout, MapSheet, index_of
from cartographers_gui.engine.terrain import Terrain

__all__ = ["each_cluster", "joined_mountains"]

_MOUNTAIN = index_of(Terrain.MOUNTAIN)


class _ClusterPattern(Rule):
    """A rule about clusters: a drawing joins those of its terrain that it lies beside."""

    @abstractmethod
    def _relevant(self, sheet: MapSheet, terrain: int) -> tuple[int, int]:
        """Return spaces of which it matters if any is filled, and those beside that matter each."""

    @abstractmethod
    def _added(self, sheet: MapSheet) -> "_Added":
        """Return a function that values one drawing."""

    def growth(self, sheet: MapSheet) -> Growth:
        added = self._added(sheet)
        known: dict[tuple[int, int], dict[int, int]] = {}
        # No mask has a space beyond the last column, so there is room for a mark.
        marks = 0, 1 << sheet.layout.grid.cols

        def growth(places: Places, terrain: int) -> Column:
            under, beside = self._relevant(sheet, terrain)
            masks, near = places.masks, places.beside
            keys = list(map(and_, near, repeat(beside)))
            if under:
                touching = map(bool, map(and_, masks, repeat(under)))
                keys = list(map(or_, keys, map(marks.__getitem__, touching)))
            if places.is_connected:
                gains = known.setdefault((terrain, places.size), {})
            else:
                # Which part of a divided shape lies beside what, such a key does not tell.
                gains = {}
                keys = [mask if key else 0 for key, mask in zip(keys, masks, strict=True)]
            examples = dict(zip(keys, range(len(keys)), strict=True))
            for key in examples.keys() - gains.keys():
                at = examples[key]
                gains[key] = added(places, terrain, masks[at], near[at])
            column = list(map(gains.__getitem__, keys))
            return column if any(column) else None

        return growth


_Added = Callable[[Places, int, int, int], int]
"""Placements, index of the terrain, spaces filled and beside, to the stars that one adds."""


def _joined(grid: Grid, places: Places, mask: int, beside: Iterable[int]) -> Sequence[int]:
    """Return the clusters that hold the new spaces once joined to the clusters beside them."""
    whole = mask | union_of(beside)
    return (whole,) if places.is_connected else grid.clusters(whole)


class _EachCluster(_ClusterPattern):
    """Clusters are worth what a function says: all of them, or one by its place among them."""

    def __init__(
        self,
        terrains: Sequence[Terrain],
        worth: "_Worth",
        *,
        beside: Sequence[Terrain],
        on_edge: bool,
        place: int | None,
    ) -> None:
        self._own = tuple(map(index_of, terrains))
        self._beside = tuple(map(index_of, beside))
        self.heeds = frozenset((*self._own, *self._beside)) - {_MOUNTAIN}
        self._worth = worth
        self._on_edge = on_edge
        self._place = place

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        layout, masks, worth, place = sheet.layout, sheet.masks, self._worth, self._place
        found = [
            (cluster, stars, WHOLE)
            for index in self._own
            for cluster in layout.grid.clusters(masks[index])
            if (stars := worth(layout, masks, cluster))
        ]
        if place is None:
            return found
        return sorted(found, key=itemgetter(1), reverse=True)[place : place + 1]

    def stars(self, sheet: MapSheet) -> int:
        """Add up what the clusters are worth."""
        layout, masks, worth, clusters = (
            sheet.layout,
            sheet.masks,
            self._worth,
            sheet.layout.grid.clusters,
        )
        return self._total(
            [worth(layout, masks, each) for index in self._own for each in clusters(masks[index])]
        )

    def _total(self, worths: list[int]) -> int:
        if self._place is None:
            return sum(worths)
        return sorted(worths)[-1 - self._place] if len(worths) > self._place else 0

    def _relevant(self, sheet: MapSheet, terrain: int) -> tuple[int, int]:
        clusters = union_of(sheet.masks[index] for index in self._own)
        if terrain not in self._own:
            return 0, clusters
        all_masks = *sheet.masks, sheet.layout.mountain_mask
        under = sheet.layout.grid.edge if self._on_edge else 0
        return under, clusters | union_of(all_masks[index] for index in self._beside)

    def _added(self, sheet: MapSheet) -> _Added:
        layout, masks, worth = sheet.layout, sheet.masks, self._worth
        known = [
            (index, [(each, worth(layout, masks, each)) for each in layout.grid.clusters(mask)])
            for index, mask in enumerate(masks)
            if index in self._own
        ]
        before = self._total([stars for _, clusters in known for _, stars in clusters])

        def added(places: Places, terrain: int, mask: int, near: int) -> int:
            changed = with_drawn(masks, terrain, mask)
            worths: list[int] = []
            for index, clusters in known:
                whole = mask
                for cluster, stars in clusters:
                    if not cluster & near:
                        worths.append(stars)
                    elif index == terrain:
                        whole |= cluster
                    else:
                        worths.append(worth(layout, changed, cluster))
                if index == terrain:
                    parts = (whole,) if places.is_connected else layout.grid.clusters(whole)
                    worths.extend([worth(layout, changed, part) for part in parts])
            return self._total(worths) - before

        return added


_Worth = Callable[[MapLayout, Masks, int], int]


def each_cluster(
    *terrains: Terrain,
    beside: Sequence[Terrain] = (),
    on_edge: bool = False,
    place: int | None = None,
) -> Callable[[_Worth], Rule]:
    """Make a rule of a function that says what a cluster is worth.

    It is given layout, drawings and cluster. It looks at what lies beside the cluster only as far
    as `beside` names it, and only with `on_edge` at whether the cluster touches the edge of the
    map. With `place` just one cluster scores: the largest in worth is 0, the second 1.
    """
    return lambda worth: _EachCluster(terrains, worth, beside=beside, on_edge=on_edge, place=place)


class _JoinedMountains(_ClusterPattern):
    """Each mountain joined to another by a cluster of a terrain is worth stars."""

    def __init__(self, terrain: Terrain, stars: int) -> None:
        self._index = index_of(terrain)
        self._stars = stars
        self.heeds = frozenset({self._index})

    def __call__(self, sheet: MapSheet) -> Iterable[Tally]:
        layout = sheet.layout
        links = [
            (cluster, mountains)
            for cluster in layout.grid.clusters(sheet.masks[self._index])
            if (mountains := _mountains_joined_by(layout, cluster))
        ]
        found: list[Tally] = []
        for mountain in _bits_of(union_of([mountains for _, mountains in links])):
            clusters = union_of([cluster for cluster, ends in links if ends & mountain])
            found.append((mountain | clusters, self._stars, WHOLE))
        return found

    def stars(self, sheet: MapSheet) -> int:
        """Count the mountains."""
        return self._stars * self._joined_on(sheet).bit_count()

    def _joined_on(self, sheet: MapSheet) -> int:
        layout, joined = sheet.layout, 0
        for cluster in layout.grid.clusters(sheet.masks[self._index]):
            joined |= _mountains_joined_by(layout, cluster)
        return joined

    def _relevant(self, sheet: MapSheet, terrain: int) -> tuple[int, int]:
        return 0, sheet.masks[terrain] | sheet.layout.mountain_mask

    def _added(self, sheet: MapSheet) -> _Added:
        layout = sheet.layout
        clusters = layout.grid.clusters(sheet.masks[self._index])
        before = self._joined_on(sheet)

        def added(places: Places, terrain: int, mask: int, near: int) -> int:
            del terrain
            touched = (cluster for cluster in clusters if cluster & near)
            grown = _joined(layout.grid, places, mask, touched)
            after = union_of(_mountains_joined_by(layout, cluster) for cluster in grown)
            return self._stars * (after & ~before).bit_count()

        return added


def _mountains_joined_by(layout: MapLayout, cluster: int) -> int:
    """Return the mountains a cluster touches when they are two or more, else none."""
    touched = layout.grid.around(cluster) & layout.mountain_mask
    return touched if touched & touched - 1 else 0


def _bits_of(mask: int) -> Iterator[int]:
    while mask:
        bit = mask & -mask
        yield bit
        mask ^= bit


def joined_mountains(terrain: Terrain, stars: int) -> Rule:
    """Make the rule that each mountain joined to another by one cluster is worth stars."""
    return _JoinedMountains(terrain, stars)
