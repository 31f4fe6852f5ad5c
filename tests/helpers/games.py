"""Games in a chosen situation: real states, played on through `apply` like any other."""

from dataclasses import replace

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    MAP_LAYOUTS,
    RUINS_CARDS,
    SCORING_CARDS,
    AmbushCard,
    Card,
    Draw,
    Event,
    ExploreCard,
    GameSetup,
    GameState,
    MapSheet,
    Placement,
    PlayerSetup,
    PlayerState,
    RuleOptions,
    ScoringCard,
    Season,
    Transition,
    apply,
    current_offer,
    legal_placements,
    start,
)
from tests.helpers.sheets import place

__all__ = ["cards", "deal", "drawing", "edicts", "first_legal", "play", "play_all", "setup"]

CARDS: dict[str, Card] = {**RUINS_CARDS, **EXPLORE_CARDS, **AMBUSH_CARDS}
NAMES = ("Ana", "Boris", "Chiara", "Dmitri", "Elif", "Farid", "Greta", "Hana")


def cards(names: str) -> tuple[Card, ...]:
    """Return cards of the explore deck by id: ``cards("temple_ruins orchard")``."""
    return tuple(CARDS[name] for name in names.split())


def edicts(names: str) -> tuple[ScoringCard, ScoringCard, ScoringCard, ScoringCard]:
    """Return the four scoring cards below A to D by id."""
    first, second, third, fourth = (SCORING_CARDS[name] for name in names.split())
    return first, second, third, fourth


def setup(
    players: int = 1, side: str = "A", seed: int = 1, rules: RuleOptions | None = None
) -> GameSetup:
    """Return a set-up for so many players."""
    people = tuple(
        PlayerSetup(NAMES[seat] if seat < len(NAMES) else f"Player {seat + 1}")
        for seat in range(players)
    )
    return GameSetup(people, MAP_LAYOUTS[side], rules or RuleOptions(), seed)


def drawing(
    card: str,
    *sheets: MapSheet,
    ruins_pending: bool = False,
    season: Season = Season.SPRING,
    rules: RuleOptions | None = None,
) -> GameState:
    """Return a game whose players, one for each sheet, are about to draw a card.

    After it the rest of the explore deck comes in printed order, without ambushes.
    """
    current = CARDS[card]
    assert isinstance(current, ExploreCard | AmbushCard)
    game = start(GameSetup(setup(len(sheets)).players, sheets[0].layout, rules or RuleOptions()))
    rest: tuple[Card, ...] = (*EXPLORE_CARDS.values(), *RUINS_CARDS.values())
    explore = isinstance(current, ExploreCard)
    return replace(
        game.state,
        season=season,
        explore_deck=tuple(other for other in rest if other is not current),
        ambush_deck=(),
        revealed=(current,) if isinstance(current, ExploreCard) else (),
        time=current.time_value if explore else 0,
        ruins_pending=ruins_pending,
        current=current,
        waiting_mask=(1 << len(sheets)) - 1,
        players=tuple(PlayerState(sheet) for sheet in sheets),
    )


def deal(
    deck: str,
    *sheets: MapSheet,
    ambush_deck: str = "",
    season: Season = Season.SPRING,
    time: int = 0,
    laws: str = "sentinel_wood canal_lake wildholds borderlands",
) -> Transition:
    """Return what follows when the explore deck holds these cards in this order.

    Everybody draws Rift Lands, the card before, on the last empty space of the map; what the
    engine reveals then are the cards of the deck.
    """
    state = drawing("rift_lands", *sheets, season=season)
    state = replace(
        state,
        explore_deck=cards(deck),
        ambush_deck=tuple(AMBUSH_CARDS[name] for name in ambush_deck.split()),
        time=time,
        edicts=edicts(laws),
    )
    step = Transition(state, ())
    for seat in state.waiting:
        last = max(state.players[seat].sheet.empty)
        step = apply(step.state, Draw(seat, place("forest", str(last))))
    return step


def first_legal(state: GameState, seat: int) -> Placement:
    """Return some legal placement of a player, always the same one."""
    offer = current_offer(state, seat)
    assert offer is not None, f"nothing to draw for seat {seat}"
    map_sheet = state.players[state.owner_drawn_on(seat)].sheet
    for option in offer.options:
        legal = legal_placements(map_sheet, option.shape, offer.must_cover_ruins)
        if legal:
            return Placement(offer.terrains[0], min(legal, key=sorted))
    raise AssertionError(f"an offer without a legal placement: {offer}")


def play(state: GameState, seat: int, placement: Placement) -> Transition:
    """Let a player draw."""
    return apply(state, Draw(seat, placement))


def play_all(state: GameState, *placements: Placement) -> Transition:
    """Let all who wait draw, in seating order: the given placements, then any legal one."""
    step = Transition(state, ())
    events: list[Event] = []
    chosen = dict(zip(state.waiting, placements, strict=False))
    for seat in state.waiting:
        placement = chosen.get(seat) or first_legal(step.state, seat)
        step = apply(step.state, Draw(seat, placement))
        events.extend(step.events)
    return Transition(step.state, tuple(events))
