"""May this be drawn here, and where could it be: the one judge of legality.

Hover, keyboard, computer players, tests and `game.apply` all come to `judged`.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import lru_cache

from cartographers_gui.engine.cards import AmbushCard, ExploreCard, ShapeOption
from cartographers_gui.engine.grid import Grid, Space
from cartographers_gui.engine.shape_table import shape_table
from cartographers_gui.engine.shapes import SINGLE_SPACE, Shape
from cartographers_gui.engine.sheet import MapSheet
from cartographers_gui.engine.terrain import DRAWABLE, Terrain
from cartographers_gui.engine.value import value

__all__ = [
    "Offer",
    "Placement",
    "Refusal",
    "RefusalCode",
    "SingleSpaceReason",
    "drawn",
    "judged",
    "legal_anchors",
    "legal_placement_at",
    "legal_placements",
    "offer_of",
    "refusal_of",
    "refusals_of",
    "unhindered_offer",
]


@value
class Placement:
    """The spaces and the terrain a player draws in one go.

    >>> Placement(Terrain.FARM, frozenset({Space(0, 0)})).terrain.value
    'farm'
    """

    terrain: Terrain
    spaces: frozenset[Space]


class SingleSpaceReason(StrEnum):
    """Why only the 1x1 may be drawn (rules, item 7)."""

    NOTHING_FITS = "nothing_fits"
    """No offered shape fits anywhere on the sheet."""
    RUINS_OUT_OF_REACH = "ruins_out_of_reach"
    """A ruins space must be covered, one is open, and no offered shape can cover it."""
    NO_RUINS_LEFT = "no_ruins_left"
    """A ruins space must be covered, and none is open."""


@value
class Offer:
    """What one player may draw now on one sheet, the 1x1 fallback already decided."""

    terrains: tuple[Terrain, ...]
    """Terrains to choose from."""
    options: tuple[ShapeOption, ...]
    """Shapes to choose from; just the 1x1 when `single_space` says why."""
    must_cover_ruins: bool = False
    """Whether the shape has to cover an open ruins space."""
    single_space: SingleSpaceReason | None = None

    @property
    def is_single_space(self) -> bool:
        """Tell whether the player is down to the 1x1."""
        return self.single_space is not None


class RefusalCode(StrEnum):
    """Why a drawing is not allowed, the most specific reason first."""

    GAME_OVER = "game_over"
    NO_SUCH_PLAYER = "no_such_player"
    NOT_YOUR_TURN = "not_your_turn"
    """The player has drawn already, or has nothing to draw."""
    OUTSIDE_MAP = "outside_map"
    ON_MOUNTAIN = "on_mountain"
    ON_WASTELAND = "on_wasteland"
    ALREADY_DRAWN = "already_drawn"
    WRONG_SHAPE = "wrong_shape"
    """The spaces form none of the shapes on offer."""
    SHAPE_FITS_ELSEWHERE = "shape_fits_elsewhere"
    """A 1x1 while an offered shape still fits somewhere."""
    ONLY_SINGLE_SPACE = "only_single_space"
    """An offered shape where only the 1x1 may be drawn."""
    WRONG_TERRAIN = "wrong_terrain"
    MUST_COVER_RUINS = "must_cover_ruins"


@value
class Refusal:
    """Why a drawing is not allowed, and the offending spaces; none where no space is to blame."""

    code: RefusalCode
    spaces: frozenset[Space] = frozenset()


_SINGLE_OPTION = (ShapeOption(SINGLE_SPACE),)
_MONSTER = (Terrain.MONSTER,)


@lru_cache(maxsize=128)
def unhindered_offer(card: ExploreCard | AmbushCard, *, ruins_pending: bool) -> Offer:
    """Return what a card offers wherever at least one of its shapes fits.

    What may be drawn under it may be drawn under `offer_of`, which also looks for the fallback.
    """
    if isinstance(card, AmbushCard):
        return Offer(_MONSTER, (ShapeOption(card.shape),))
    return Offer(card.terrains, card.options, ruins_pending)


def offer_of(
    card: ExploreCard | AmbushCard,
    sheet: MapSheet,
    *,
    ruins_pending: bool = False,
    strict_fallback: bool = False,
) -> Offer | None:
    """Return what a card offers on a sheet, or nothing when the sheet is full.

    `ruins_pending` does not bind an ambush. `strict_fallback` chooses the reading of 2019.

    >>> from cartographers_gui.engine.catalogue import EXPLORE_CARDS
    >>> full_but_one = MapSheet.from_text("FFF\\nF.F\\nFFF")
    >>> offer_of(EXPLORE_CARDS["orchard"], full_but_one).single_space.value
    'nothing_fits'
    """
    # RULING: a player whose map is full draws nothing; the rulebook is silent, and the turn must
    # not hang.
    if sheet.is_full:
        return None
    offer = unhindered_offer(card, ruins_pending=ruins_pending)
    must_cover = offer.must_cover_ruins
    touch = sheet.open_ruins_mask if must_cover else 0
    empty, grid = sheet.empty_mask, sheet.layout.grid
    if must_cover and not touch:
        reason = SingleSpaceReason.NO_RUINS_LEFT
    else:
        for option in offer.options:
            if shape_table(option.shape, grid).fits(empty, touch):
                return offer
        reason = (
            SingleSpaceReason.RUINS_OUT_OF_REACH if must_cover else SingleSpaceReason.NOTHING_FITS
        )
    # RULING: the 1x1 may bear any terrain but mountain. The English rulebook of 2019 can be read
    # as "one of the card's" where no ruins are asked for; later editions say any. The strict
    # reading is an option.
    any_terrain = not isinstance(card, AmbushCard) and (must_cover or not strict_fallback)
    terrains = DRAWABLE if any_terrain else offer.terrains
    return Offer(terrains, _SINGLE_OPTION, must_cover_ruins=False, single_space=reason)


def legal_placements(
    sheet: MapSheet,
    shape: Shape,
    ruins_pending: bool = False,  # noqa: FBT001, FBT002 - the public signature asked for
) -> tuple[frozenset[Space], ...]:
    """Return every set of spaces a shape may fill on a sheet, each distinct set once.

    With `ruins_pending` only those that cover an open ruins space.

    >>> sheet = MapSheet.from_text("..M\\n.R.\\nF..")
    >>> len(legal_placements(sheet, Shape.from_text("##")))
    8
    >>> len(legal_placements(sheet, Shape.from_text("##"), ruins_pending=True))
    4
    """
    table = shape_table(shape, sheet.layout.grid)
    if ruins_pending and not sheet.open_ruins_mask:
        return ()
    touch = sheet.open_ruins_mask if ruins_pending else 0
    return table.legal_spaces(sheet.empty_mask, touch)


def legal_placement_at(
    sheet: MapSheet, shape: Shape, share: float, *, ruins_pending: bool = False
) -> frozenset[Space] | None:
    """Return the one at a share of `legal_placements`, 0 to below 1, or nothing without any.

    Much faster than the list: for a random number it draws one, each equally likely.

    >>> sheet = MapSheet.from_text("..M\\n.F.")
    >>> sorted(map(str, legal_placement_at(sheet, Shape.from_text("##"), 0.5)))
    ['A1', 'B1']
    """
    if ruins_pending and not sheet.open_ruins_mask:
        return None
    touch = sheet.open_ruins_mask if ruins_pending else 0
    return shape_table(shape, sheet.layout.grid).spaces_at(share, sheet.empty_mask, touch)


def legal_anchors(
    sheet: MapSheet, shape: Shape, orientation: int = 0, *, ruins_pending: bool = False
) -> frozenset[Space]:
    """Return every legal anchor of one orientation: the top left corner of its bounding box.

    `orientation` counts in `shape.orientations`. The corner itself need not be part of the shape.

    >>> sheet = MapSheet.from_text("..M\\n...\\n.F.")
    >>> sorted(map(str, legal_anchors(sheet, Shape.from_text("##"))))
    ['A1', 'B1', 'B2']
    """
    if ruins_pending and not sheet.open_ruins_mask:
        return frozenset()
    touch = sheet.open_ruins_mask if ruins_pending else 0
    grid = sheet.layout.grid
    anchors = shape_table(shape, grid).legal_anchors(sheet.empty_mask, touch)
    return grid.space_set(anchors[orientation])


def refusal_of(sheet: MapSheet, offer: Offer | None, placement: Placement) -> Refusal | None:
    """Return why a placement may not be drawn, or nothing when it may; the first of all reasons.

    `offer` is what `offer_of` gives for this sheet; nothing means that there is nothing to draw.

    >>> sheet = MapSheet.from_text("..M\\n...\\n...")
    >>> offer = Offer((Terrain.FARM,), (ShapeOption(Shape.from_text("##")),))
    >>> refusal_of(sheet, offer, Placement(Terrain.FARM, frozenset({Space(0, 1), Space(0, 2)})))
    Refusal(code=<RefusalCode.ON_MOUNTAIN: 'on_mountain'>, spaces=frozenset({Space(row=0, col=2)}))
    """
    refusals = refusals_of(sheet, offer, placement)
    return refusals[0] if refusals else None


def refusals_of(sheet: MapSheet, offer: Offer | None, placement: Placement) -> Sequence[Refusal]:
    """Return every reason why a placement may not be drawn, the most specific first."""
    if offer is None:
        return (Refusal(RefusalCode.NOT_YOUR_TURN),)
    return judged(sheet, offer, placement)[2]


def judged(
    sheet: MapSheet, offer: Offer, placement: Placement
) -> tuple[int, int, Sequence[Refusal]]:
    """Return the mask of a placement, the coin beside its shape, and why it may not be drawn."""
    grid, spaces = sheet.layout.grid, placement.spaces
    refusals: list[Refusal] = []
    drawn_shape = _drawn_shape(offer, spaces, grid)
    if drawn_shape is not None:
        mask, coin = drawn_shape
        outside: frozenset[Space] = frozenset()
    else:
        outside = frozenset(space for space in spaces if space not in grid)
        mask, coin = grid.mask_of(spaces - outside), 0
    if outside:
        refusals.append(Refusal(RefusalCode.OUTSIDE_MAP, outside))
    if mask & sheet.filled_mask:
        refusals.extend(_filled_refusals(sheet, mask))
    if drawn_shape is None and not outside:
        refusals.append(Refusal(_wrong_shape_code(offer, spaces), spaces))
    if placement.terrain not in offer.terrains:
        refusals.append(Refusal(RefusalCode.WRONG_TERRAIN))
    if offer.must_cover_ruins and not mask & sheet.open_ruins_mask:
        refusals.append(Refusal(RefusalCode.MUST_COVER_RUINS))
    return mask, coin, refusals


def _drawn_shape(offer: Offer, spaces: frozenset[Space], grid: Grid) -> tuple[int, int] | None:
    """Return the mask of spaces that form an offered shape on the map, and its coins, 0 or 1."""
    for option in offer.options:
        mask = shape_table(option.shape, grid).mask_of.get(spaces)
        if mask is not None:
            return mask, int(option.coin)
    return None


def _filled_refusals(sheet: MapSheet, mask: int) -> Iterator[Refusal]:
    layout = sheet.layout
    for code, part in (
        (RefusalCode.ON_MOUNTAIN, mask & layout.mountain_mask),
        (RefusalCode.ON_WASTELAND, mask & layout.wasteland_mask),
        (
            RefusalCode.ALREADY_DRAWN,
            mask & sheet.filled_mask & ~(layout.mountain_mask | layout.wasteland_mask),
        ),
    ):
        if part:
            yield Refusal(code, layout.grid.space_set(part))


def _wrong_shape_code(offer: Offer, spaces: frozenset[Space]) -> RefusalCode:
    if offer.is_single_space:
        return RefusalCode.ONLY_SINGLE_SPACE
    if len(spaces) == 1:
        return RefusalCode.SHAPE_FITS_ELSEWHERE
    return RefusalCode.WRONG_SHAPE


def drawn(sheet: MapSheet, offer: Offer, placement: Placement) -> MapSheet:
    """Return the sheet after a legal placement, its coins taken.

    The shape's own coin comes only with the shape it is printed beside, never with the 1x1.
    """
    drawn_shape = _drawn_shape(offer, placement.spaces, sheet.layout.grid)
    assert drawn_shape is not None, "a legal placement has one of the offered shapes"
    mask, coin = drawn_shape
    return sheet.with_mask_drawn(placement.terrain, mask, coin)
