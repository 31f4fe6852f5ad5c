"""Figures of legality: one placement, all anchors, all placements, all options of a card."""

from cartographers_gui.engine import (
    EXPLORE_CARDS,
    Placement,
    Shape,
    legal_anchors,
    legal_placements,
    offer_of,
    refusal_of,
)
from cartographers_gui.engine.shape_table import shape_table
from tests.bench import naive
from tests.bench.measure import Figure, best_time
from tests.bench.positions import Position
from tests.helpers.players import candidates

__all__ = ["figures"]

T4 = EXPLORE_CARDS["homestead"].options[0].shape
L4 = EXPLORE_CARDS["orchard"].options[0].shape


def figures(positions: list[Position]) -> list[Figure]:
    """Measure all of it on some positions."""
    return [
        hovered(positions),
        judged(positions),
        *(anchors(positions, shape, name) for shape, name in ((T4, "T4"), (L4, "8 orientations"))),
        listed(positions, T4, "T4", 10),
        listed(positions, L4, "8 orientations", 18),
        options(positions),
    ]


def hovered(positions: list[Position]) -> Figure:
    """Ask whether the shape may lie where the pointer is: its anchor among the legal ones."""
    spots = [each.sheet.layout.grid.spaces[i * 7 % 121] for i, each in enumerate(positions)]
    sets = [legal_anchors(each.sheet, T4) for each in positions]
    form = naive.variants(str(T4))[0]

    def may_lie(anchors: frozenset[object], anchor: object) -> bool:
        return anchor in anchors

    def run() -> None:
        for anchors, spot in zip(sets, spots, strict=True):
            may_lie(anchors, spot)

    def run_naive() -> None:
        for each, spot in zip(positions, spots, strict=True):
            naive.fits_at(each.rows, form, spot)

    ours, theirs = (best_time(job, len(positions)) for job in (run, run_naive))
    return Figure("hovered placement legal or not", ours, "us", 0.15, theirs / ours)


def judged(positions: list[Position]) -> Figure:
    """Judge a legal placement in full, as `apply` does."""
    chosen = [(each, candidates(each.state, 0)[-1]) for each in positions]

    def run() -> None:
        for each, placement in chosen:
            refusal_of(each.sheet, each.offer, placement)

    def run_naive() -> None:
        for each, placement in chosen:
            naive_refuses(each, placement)

    def naive_refuses(each: Position, placement: Placement) -> bool:
        return not naive.legal(each.rows, placement.spaces) or not any(
            naive.variants(str(option.shape)) and len(placement.spaces) == option.shape.size
            for option in each.offer.options
        )

    ours, theirs = (best_time(job, len(positions)) for job in (run, run_naive))
    return Figure("placement judged with its reasons", ours, "us", None, theirs / ours)


def anchors(positions: list[Position], shape: Shape, name: str) -> Figure:
    """Find all anchors of all orientations at once."""
    table = shape_table(shape, positions[0].sheet.layout.grid)
    forms = naive.variants(str(shape))

    def run() -> None:
        for each in positions:
            table.anchors(each.sheet.empty_mask)

    def run_naive() -> None:
        for each in positions:
            for form in forms:
                naive.anchors(each.rows, form)

    ours, theirs = (best_time(job, len(positions), rounds=4) for job in (run, run_naive))
    return Figure(f"all anchors, all orientations, {name}", ours, "us", 1.0, theirs / ours, 150)


def listed(positions: list[Position], shape: Shape, name: str, goal: float) -> Figure:
    """List every legal placement as sets of spaces."""

    def run() -> None:
        for each in positions:
            legal_placements(each.sheet, shape)

    def run_naive() -> None:
        for each in positions:
            naive.placements(each.rows, str(shape))

    ours, theirs = (best_time(job, len(positions), rounds=4) for job in (run, run_naive))
    return Figure(f"every legal placement, {name}", ours, "us", goal, theirs / ours, 10)


def options(positions: list[Position]) -> Figure:
    """List what every option of the current card allows, the fallback decided."""

    def run() -> None:
        for each in positions:
            card = each.state.current
            assert card is not None
            offer = offer_of(card, each.sheet, ruins_pending=each.state.ruins_pending)
            assert offer is not None
            for option in offer.options:
                legal_placements(each.sheet, option.shape, offer.must_cover_ruins)

    def run_naive() -> None:
        for each in positions:
            for option in each.offer.options:
                naive.placements(each.rows, str(option.shape), ruins=each.offer.must_cover_ruins)

    ours, theirs = (best_time(job, len(positions), rounds=4) for job in (run, run_naive))
    return Figure("every option of a card listed, mean", ours, "us", 15, theirs / ours, 10)
