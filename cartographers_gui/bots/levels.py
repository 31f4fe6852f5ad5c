"""How each level plays: carelessly, for the season, or with all that is still to come in mind."""

from collections.abc import Iterator

from cartographers_gui.bots.bot import Bot, Hand, Luck, hand_of
from cartographers_gui.engine import (
    BotLevel,
    Candidates,
    Evaluator,
    ExploreCard,
    GameView,
    MapSheet,
    Placement,
    Weights,
    drawn,
    offer_of,
)

__all__ = ["BOTS"]

_SHORTLIST = 4
"""So many drawings a master compares by what could follow them."""
_FORESEEN = 3
"""So many of the unseen cards a master imagines to come next."""
_TRUST = 0.6
"""What stars are worth that an imagined card would bring, against those of the card at hand."""


def _valued(view: GameView, hand: Hand, weights: Weights) -> tuple[Candidates, list[int]]:
    """Return all that may be drawn, and what each is worth to the player who draws it."""
    candidates = Evaluator(view.edicts, weights).candidates(hand.sheet, hand.offer)
    gains = candidates.gains
    return candidates, [-gain for gain in gains] if hand.is_for_other else list(gains)


def _apprentice(view: GameView) -> Iterator[Placement]:
    """Choose among the better half of what may be drawn this season, the best most often."""
    hand, luck = hand_of(view), Luck(view)
    candidates, worths = _valued(view, hand, Weights.of_season(view.season.season))
    order = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
    better = (len(order) + 1) // 2
    yield candidates[order[min(luck.below(better), luck.below(better))]].placement


def _journeyman(view: GameView) -> Iterator[Placement]:
    """Take what brings most stars this season, or costs a neighbour most."""
    hand, luck = hand_of(view), Luck(view)
    candidates, worths = _valued(view, hand, Weights.of_season(view.season.season))
    yield candidates[luck.index_of_best(worths)].placement


def _master(view: GameView) -> Iterator[Placement]:
    """Count every edict as often as it still scores, then look a card ahead from the best few."""
    hand, luck = hand_of(view), Luck(view)
    left = Weights.to_the_end(view.season.season)
    # What a monster costs this season it costs again in each that follows, until it is closed in.
    weights = Weights(left.edicts, left.coins, monsters=left.coins)
    candidates, worths = _valued(view, hand, weights)
    best = luck.index_of_best(worths)
    yield candidates[best].placement
    if hand.is_for_other:
        return
    evaluator = Evaluator(view.edicts, weights)
    cards = _foreseen(view, luck)
    highest, chosen = float("-inf"), candidates[best].placement
    for index in [best, *(n for n in _best_few(worths) if n != best)][:_SHORTLIST]:
        placement, worth = candidates[index].placement, float(worths[index])
        after = drawn(hand.sheet, hand.offer, placement)
        for card in cards:
            worth += _TRUST * _outlook(evaluator, card, after) / len(cards)
            yield chosen
        if worth > highest:
            highest, chosen = worth, placement
    yield chosen


def _best_few(worths: list[int]) -> list[int]:
    return sorted(range(len(worths)), key=worths.__getitem__, reverse=True)[:_SHORTLIST]


def _foreseen(view: GameView, luck: Luck) -> list[ExploreCard]:
    """Imagine which cards come next: some of those that nobody has seen this season."""
    unseen = [card for card in view.deck.unseen if isinstance(card, ExploreCard)]
    return [unseen.pop(luck.below(len(unseen))) for _ in range(min(_FORESEEN, len(unseen)))]


def _outlook(evaluator: Evaluator, card: ExploreCard, sheet: MapSheet) -> int:
    """Return the most stars that a card would bring on a sheet; none where it is full."""
    offer = offer_of(card, sheet)
    return 0 if offer is None else max(evaluator.candidates(sheet, offer).gains)


BOTS: dict[BotLevel, Bot] = {
    BotLevel.APPRENTICE: Bot(_apprentice),
    BotLevel.JOURNEYMAN: Bot(_journeyman),
    BotLevel.MASTER: Bot(_master),
}
"""Every level, the weakest first; `level_words` has their names."""
