"""Figures of scoring: each card, a whole evaluation, the preview of a pointer's step."""

from functools import partial

from cartographers_gui.engine import (
    SCORING_CARDS,
    Evaluator,
    Weights,
    drawn,
    legal_anchors,
    monster_penalty,
    refusal_of,
    score_season,
)
from tests.bench import naive
from tests.bench.measure import Figure, best_time, percentile
from tests.bench.positions import Position
from tests.helpers.players import candidates

__all__ = ["figures"]


def forget_clusters(positions: list[Position]) -> None:
    """Empty the memory of clusters, so that each sheet is scored from scratch."""
    positions[0].sheet.layout.grid.clusters.cache_clear()


def figures(positions: list[Position]) -> list[Figure]:
    """Measure all of it on some positions."""
    return [
        *(one_card(positions, card) for card in SCORING_CARDS),
        evaluation(positions),
        preview(positions),
        *all_candidates(positions),
    ]


def one_card(positions: list[Position], card: str) -> Figure:
    """Score one card from scratch."""
    rule = SCORING_CARDS[card].stars

    def run() -> None:
        forget_clusters(positions)
        for each in positions:
            rule(each.sheet)

    def run_naive() -> None:
        for each in positions:
            naive.stars(card, each.rows)

    ours, theirs = (best_time(job, len(positions)) for job in (run, run_naive))
    return Figure(SCORING_CARDS[card].name, ours, "us", 5, theirs / ours)


def evaluation(positions: list[Position]) -> Figure:
    """Score the four edicts, coins and monsters from scratch."""

    def run() -> None:
        forget_clusters(positions)
        for each in positions:
            first, second, third, fourth = each.state.edicts
            sheet = each.sheet
            total = first.stars(sheet) + second.stars(sheet) + third.stars(sheet)
            total += fourth.stars(sheet) + sheet.coins - monster_penalty(sheet)

    def run_naive() -> None:
        for each in positions:
            naive.season_total(each.rows, each.cards, each.sheet.coins)

    ours, theirs = (best_time(job, len(positions)) for job in (run, run_naive))
    return Figure("four edicts + coins + monsters, mean", ours, "us", 6.5, theirs / ours, 30)


def preview(positions: list[Position]) -> Figure:
    """Do all that the engine does when the pointer reaches another space."""
    chosen = [(each, candidates(each.state, 0)[-1]) for each in positions]
    shapes = [
        next(o.shape for o in each.offer.options if o.shape.size == len(placement.spaces))
        for each, placement in chosen
    ]

    def run() -> None:
        forget_clusters(positions)
        for (each, placement), shape in zip(chosen, shapes, strict=True):
            if refusal_of(each.sheet, each.offer, placement) is None:
                legal_anchors(each.sheet, shape)
                after = drawn(each.sheet, each.offer, placement)
                score_season(after, each.state.edicts, each.state.season)

    def run_naive() -> None:
        for (each, placement), shape in zip(chosen, shapes, strict=True):
            if naive.legal(each.rows, placement.spaces):
                naive.anchors(each.rows, list(shape.printed.offsets))
                naive.season_total(each.rows, each.cards[:2], each.sheet.coins)
                naive.surrounded(each.rows)

    ours, theirs = (best_time(job, len(positions)) for job in (run, run_naive))
    return Figure("preview of a pointer step, engine part", ours, "us", 15, theirs / ours)


def all_candidates(positions: list[Position]) -> list[Figure]:
    """List everything a player may draw, value it and find the best, against scoring each."""
    spent, scratch, to_the_end = (
        [best_time(partial(way, each), rounds=3) / 1000 for each in positions]
        for way in (valued, scored, valued_to_the_end)
    )
    ratio = sum(scratch) / sum(spent)
    mean = sum(spent) / len(spent)
    further = sum(to_the_end) / len(to_the_end)
    return [
        Figure("all candidates listed and valued, mean (from scratch)", mean, "ms", 0.3, ratio, 5),
        Figure("all candidates listed and valued, p99", percentile(spent, 0.99), "ms", 1.0),
        Figure("the same with all scorings to the end, mean", further, "ms"),
    ]


def valued(each: Position) -> None:
    """Find the best candidate of the season with nothing known of the map beforehand."""
    each.sheet.layout.grid.clusters.cache_clear()
    evaluator = Evaluator(each.state.edicts, Weights.of_season(each.state.season))
    evaluator.candidates(each.sheet, each.offer).best()


def valued_to_the_end(each: Position) -> None:
    """Do the same with every edict counted as often as it still scores."""
    each.sheet.layout.grid.clusters.cache_clear()
    evaluator = Evaluator(each.state.edicts, Weights.to_the_end(each.state.season))
    evaluator.candidates(each.sheet, each.offer).best()


def scored(each: Position) -> None:
    """Score the sheet after every candidate from scratch."""
    for placement in candidates(each.state, 0):
        after = drawn(each.sheet, each.offer, placement)
        score_season(after, each.state.edicts, each.state.season)
