"""A whole game as text: what was revealed, drawn and scored, and the maps of every season."""

from collections.abc import Iterator
from random import Random

from cartographers_gui.engine import (
    AmbushDisregarded,
    CardRevealed,
    CoinsGained,
    Draw,
    Edict,
    Event,
    GameEnded,
    GameSetup,
    GameState,
    MapsPassed,
    MapsReturned,
    PlayerSkipped,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
    Transition,
    apply,
    format_placement,
    format_seed,
    solo_rating,
    solo_title,
    standings,
    start,
)
from tests.helpers.players import candidates

__all__ = ["transcript"]


def transcript(game: GameSetup, *, players_seed: int) -> str:
    """Play a game with random decisions and tell it line by line."""
    return "\n".join([*_heading(game), *_course(game, Random(players_seed))]) + "\n"


def _heading(game: GameSetup) -> Iterator[str]:
    rules = game.rules
    chosen = [name for name in rules.__dataclass_fields__ if getattr(rules, name)]
    yield f"{len(game.players)} players, side {game.layout.id}, seed {format_seed(game.seed)}"
    yield f"options: {', '.join(chosen) or 'none'}"


def _course(game: GameSetup, random: Random) -> Iterator[str]:
    step = start(game)
    for letter in Edict:
        yield f"edict {letter.value}: {step.state.edict(letter).name}"
    yield from _told(game, step)
    while not step.state.is_over:
        seat = step.state.waiting[int(random.random() * len(step.state.waiting))]
        choice = sorted(candidates(step.state, seat), key=format_placement)
        step = apply(step.state, Draw(seat, choice[int(random.random() * len(choice))]))
        yield from _told(game, step)
    yield from _ending(game, step.state)


def _told(game: GameSetup, step: Transition) -> Iterator[str]:
    for event in step.events:
        yield from _lines_of(game, event)


def _lines_of(game: GameSetup, event: Event) -> Iterator[str]:  # noqa: C901 - a table
    names = [player.name for player in game.players]
    match event:
        case SeasonBegan(season):
            yield f"\n== {season.value}"
        case CardRevealed(card, time):
            yield f"\n{card.name} (time {time})"
        case MapsPassed(card):
            yield f"  maps are passed {card.direction.value}"
        case ShapeDrawn(player, owner, placement):
            where = "" if player == owner else f" on the map of {names[owner]}"
            yield f"  {names[player]} draws {format_placement(placement)}{where}"
        case CoinsGained(owner, coins):
            yield f"  {names[owner]} gains coins: {coins}"
        case PlayerSkipped(player, owner):
            yield f"  {names[player]} is skipped, the map of {names[owner]} is full"
        case AmbushDisregarded(card):
            yield f"  {card.name} finds no place"
        case MapsReturned():
            yield "  maps are back"
        case SeasonScored(season, sheets, scores):
            for name, sheet, score in zip(names, sheets, scores, strict=True):
                parts = f"{score.first} + {score.second} + {score.coins} - {score.monsters}"
                yield f"\n{name} in {season.value}: {parts} = {score.total}\n{sheet}"
        case GameEnded():
            yield "\n== the end"


def _ending(game: GameSetup, state: GameState) -> Iterator[str]:
    for place in standings(state.players):
        name = game.players[place.player].name
        losses = f"{place.monster_losses} lost to monsters, tie: {place.tie_break.value}"
        yield f"{place.rank}. {name}: {place.total} stars, {losses}"
    if game.is_solo:
        rating = solo_rating(state.players[0].total, state.edicts)
        yield f"rating {rating}: {solo_title(rating).name}"
