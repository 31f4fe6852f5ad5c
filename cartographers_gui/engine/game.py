"""The state machine: it runs by itself to the next decision, so a game is set-up and decisions."""

from collections.abc import Iterable, Iterator
from functools import cache

from cartographers_gui.engine.actions import Action
from cartographers_gui.engine.ambush_walk import solo_ambush_spaces
from cartographers_gui.engine.cards import AmbushCard, Card, ExploreCard, RuinsCard, Season
from cartographers_gui.engine.catalogue import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    SCORING_CARDS,
    SEASON_CARDS,
)
from cartographers_gui.engine.evaluation import score_season
from cartographers_gui.engine.events import (
    AmbushDisregarded,
    CardRevealed,
    CoinsGained,
    Event,
    GameEnded,
    MapsPassed,
    MapsReturned,
    PlayerSkipped,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
)
from cartographers_gui.engine.placement import (
    Offer,
    Placement,
    Refusal,
    RefusalCode,
    judged,
    offer_of,
    unhindered_offer,
)
from cartographers_gui.engine.randomness import random_below, shuffled
from cartographers_gui.engine.scoring import ScoringCard, ScoringGroup
from cartographers_gui.engine.setup import GameSetup, RuleOptions
from cartographers_gui.engine.sheet import MapSheet
from cartographers_gui.engine.state import GameState, PlayerState, owner_drawn_on
from cartographers_gui.engine.terrain import Terrain
from cartographers_gui.engine.value import value

__all__ = [
    "IllegalAction",
    "Transition",
    "apply",
    "check",
    "current_offer",
    "replay",
    "start",
    "transitions",
]


class IllegalAction(ValueError):
    """A decision that `check` refuses; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(
            f"{refusal.code}: {' '.join(map(str, sorted(refusal.spaces)))}".rstrip(": ")
        )
        self.refusal = refusal


@value
class Transition:
    """A new state and what happened on the way to it."""

    state: GameState
    events: tuple[Event, ...]


def start(setup: GameSetup) -> Transition:
    """Lay out edicts and decks, begin spring and reveal up to the first decision.

    >>> from cartographers_gui.engine import MAP_LAYOUTS, PlayerSetup
    >>> state = start(GameSetup((PlayerSetup("Ana"),), MAP_LAYOUTS["A"], seed=3)).state
    >>> state.season.value, state.waiting
    ('spring', (0,))
    """
    return _Table.started(setup).transition()


def check(state: GameState, action: Action) -> Refusal | None:
    """Return why a decision is not allowed in this state, or nothing when it is."""
    found = _found_allowed(state, action)
    return found if isinstance(found, Refusal) else None


def _found_allowed(state: "GameState | _Table", action: Action) -> tuple[int, int, int] | Refusal:
    """Return owner, mask and coin of an allowed decision, or why it is not allowed."""
    seat, card = action.player, state.current
    if card is None:
        return Refusal(RefusalCode.GAME_OVER)
    if not 0 <= seat < len(state.players):
        return Refusal(RefusalCode.NO_SUCH_PLAYER)
    if not state.waiting_mask >> seat & 1:
        return Refusal(RefusalCode.NOT_YOUR_TURN)
    owner = owner_drawn_on(card, seat, len(state.players))
    sheet = state.players[owner].sheet
    # A placement that the card allows shows that its shapes fit: no need to look for the fallback.
    unhindered = unhindered_offer(card, ruins_pending=state.ruins_pending)
    mask, coin, refusals = judged(sheet, unhindered, action.placement)
    if refusals:
        offer = _offer_to(seat, state)
        if offer is None:
            return Refusal(RefusalCode.NOT_YOUR_TURN)
        mask, coin, refusals = judged(sheet, offer, action.placement)
    return refusals[0] if refusals else (owner, mask, coin)


def current_offer(state: GameState, seat: int) -> Offer | None:
    """Return what a player may draw now, or nothing when it is not their turn to draw."""
    return _offer_to(seat, state)


def _offer_to(seat: int, state: "GameState | _Table") -> Offer | None:
    if state.current is None or not state.waiting_mask >> seat & 1:
        return None
    return offer_of(
        state.current,
        state.players[owner_drawn_on(state.current, seat, len(state.players))].sheet,
        ruins_pending=state.ruins_pending,
        strict_fallback=state.setup.rules.strict_fallback,
    )


def apply(state: GameState, action: Action) -> Transition:
    """Return the state after a decision and all that follows from it up to the next one.

    The given state stays as it is. Raises `IllegalAction` when `check` refuses the decision.
    """
    table = _Table(state)
    table.decide(action)
    return table.transition()


def transitions(setup: GameSetup, actions: Iterable[Action]) -> Iterator[Transition]:
    """Yield the start of a game and the step after each decision.

    Raises `IllegalAction` at the first decision that is not allowed.
    """
    step = start(setup)
    yield step
    for action in actions:
        step = apply(step.state, action)
        yield step


def replay(setup: GameSetup, actions: Iterable[Action]) -> GameState:
    """Return the state after all decisions; the same set-up and decisions give an equal state."""
    table = _Table.started(setup)
    for action in actions:
        table.decide(action)
    return table.state()


def _drawn_edicts(
    random: int,
) -> tuple[int, tuple[ScoringCard, ScoringCard, ScoringCard, ScoringCard]]:
    """Draw one scoring card of each group and lay them below A to D in random order."""
    chosen: list[ScoringCard] = []
    for group in ScoringGroup:
        cards = _cards_of(group)
        random, index = random_below(random, len(cards))
        chosen.append(cards[index])
    # RULING: the order below the letters is random, not tied to the groups.
    random, (first, second, third, fourth) = shuffled(random, chosen)
    return random, (first, second, third, fourth)


@cache
def _cards_of(group: ScoringGroup) -> tuple[ScoringCard, ...]:
    return tuple(card for card in SCORING_CARDS.values() if card.group is group)


def _drawn_ambushes(random: int, rules: RuleOptions) -> tuple[int, tuple[AmbushCard, ...]]:
    """Shuffle the ambush deck: one card for each season, or none at all."""
    if rules.no_monsters:
        return random, ()
    # RULING: with the promo cards four of all eight are used, drawn unseen.
    cards = [card for card in AMBUSH_CARDS.values() if rules.promo_ambushes or not card.promo]
    random, order = shuffled(random, cards)
    return random, order[: len(SEASON_CARDS)]


class _Table:
    """A state taken apart while the consequences of decisions are worked out.

    Building the immutable state once at the end costs a third of replacing it at each step.
    """

    __slots__ = (*GameState.__match_args__, "events")

    setup: GameSetup
    random: int
    edicts: tuple[ScoringCard, ScoringCard, ScoringCard, ScoringCard]
    season: Season
    turn: int
    explore_deck: tuple[Card, ...]
    ambush_deck: tuple[AmbushCard, ...]
    revealed: tuple[ExploreCard | RuinsCard, ...]
    ambushes_revealed: tuple[AmbushCard, ...]
    time: int
    ruins_pending: bool
    current: ExploreCard | AmbushCard | None
    waiting_mask: int
    players: tuple[PlayerState, ...]

    def __init__(self, state: GameState) -> None:
        self.setup = state.setup
        self.random = state.random
        self.edicts = state.edicts
        self.season = state.season
        self.turn = state.turn
        self.explore_deck = state.explore_deck
        self.ambush_deck = state.ambush_deck
        self.revealed = state.revealed
        self.ambushes_revealed = state.ambushes_revealed
        self.time = state.time
        self.ruins_pending = state.ruins_pending
        self.current = state.current
        self.waiting_mask = state.waiting_mask
        self.players = state.players
        self.events: list[Event] = []

    @classmethod
    def laid_out(cls, setup: GameSetup) -> "_Table":
        random, edicts = _drawn_edicts(setup.seed)
        random, ambush_deck = _drawn_ambushes(random, setup.rules)
        blank = PlayerState(MapSheet.blank(setup.layout))
        return cls(
            GameState(
                setup=setup,
                random=random,
                edicts=edicts,
                season=Season.SPRING,
                turn=0,
                explore_deck=(*RUINS_CARDS.values(), *EXPLORE_CARDS.values()),
                ambush_deck=ambush_deck,
                revealed=(),
                ambushes_revealed=(),
                time=0,
                ruins_pending=False,
                current=None,
                waiting_mask=0,
                players=(blank,) * len(setup.players),
            )
        )

    @classmethod
    def started(cls, setup: GameSetup) -> "_Table":
        table = cls.laid_out(setup)
        table.begin_season(Season.SPRING)
        table.run()
        return table

    def decide(self, action: Action) -> None:
        """Carry a decision out, with all that follows up to the next; see `apply`."""
        found = _found_allowed(self, action)
        if isinstance(found, Refusal):
            raise IllegalAction(found)
        self.draw(action.player, action.placement, *found)
        if not self.waiting_mask:
            self.end_turn()
            self.run()

    def state(self) -> GameState:
        return GameState(
            self.setup,
            self.random,
            self.edicts,
            self.season,
            self.turn,
            self.explore_deck,
            self.ambush_deck,
            self.revealed,
            self.ambushes_revealed,
            self.time,
            self.ruins_pending,
            self.current,
            self.waiting_mask,
            self.players,
        )

    def transition(self) -> Transition:
        return Transition(self.state(), tuple(self.events))

    def begin_season(self, season: Season) -> None:
        """Shuffle the column and one more unseen ambush back into the deck.

        Ambushes that did not come up stay in the deck; revealed ones are out of the game.
        """
        cards = (*self.explore_deck, *self.revealed, *self.ambush_deck[:1])
        self.ambush_deck = self.ambush_deck[1:]
        self.random, self.explore_deck = shuffled(self.random, cards)
        self.season = season
        self.revealed = ()
        self.time = 0
        self.events.append(SeasonBegan(season))

    def run(self) -> None:
        """Go on revealing, checking and scoring until somebody has to draw or the game is over."""
        while not self.waiting_mask:
            if self.time >= SEASON_CARDS[self.season].time_threshold:
                self.score()
                following = self.season.following
                if following is None:
                    self.current = None
                    self.events.append(GameEnded())
                    return
                self.begin_season(following)
            self.reveal()

    def reveal(self) -> None:
        """Turn up cards until one can be drawn, and call the players to draw it.

        A ruins card asks for another card at once; an ambush leaves the demand to the next one.
        """
        while True:
            # The time values add up to 16, so the threshold comes before the deck runs out.
            assert self.explore_deck, "the explore deck ran out before the season ended"
            card, self.explore_deck = self.explore_deck[0], self.explore_deck[1:]
            if not isinstance(card, AmbushCard):
                self.revealed = (*self.revealed, card)
                self.time += card.time_value
            self.events.append(CardRevealed(card, self.time))
            if not isinstance(card, RuinsCard):
                break
            self.ruins_pending = True
        self.current = card
        self.turn += 1
        if isinstance(card, AmbushCard):
            self.ambushes_revealed = (*self.ambushes_revealed, card)
            if len(self.players) == 1:
                self.draw_solo_ambush(card)
                self.end_turn()
                return
            self.events.append(MapsPassed(card))
        self.call_players()
        if not self.waiting_mask:
            self.end_turn()

    def call_players(self) -> None:
        """Let everybody draw whose sheet of this turn has an empty space; skip the others."""
        players, waiting = self.players, 0
        for seat in range(len(players)):
            owner = owner_drawn_on(self.current, seat, len(players))
            if players[owner].sheet.is_full:
                self.events.append(PlayerSkipped(seat, owner))
            else:
                waiting |= 1 << seat
        self.waiting_mask = waiting

    def draw(self, seat: int, placement: Placement, owner: int, mask: int, coin: int) -> None:
        """Fill the spaces of a legal placement on the sheet the player holds."""
        sheet = self.players[owner].sheet.with_mask_drawn(placement.terrain, mask, coin)
        self.place(seat, owner, placement, sheet)
        self.waiting_mask &= ~(1 << seat)

    def draw_solo_ambush(self, card: AmbushCard) -> None:
        """Let the monsters walk along the edge of the lone player's map."""
        sheet = self.players[0].sheet
        spaces = solo_ambush_spaces(sheet, card)
        if spaces is None:
            self.events.append(AmbushDisregarded(card))
            return
        placement = Placement(Terrain.MONSTER, spaces)
        self.place(0, 0, placement, sheet.with_drawn(Terrain.MONSTER, spaces))

    def place(self, seat: int, owner: int, placement: Placement, sheet: MapSheet) -> None:
        before = self.players[owner]
        players = list(self.players)
        players[owner] = PlayerState(sheet, before.seasons)
        self.players = tuple(players)
        self.events.append(ShapeDrawn(seat, owner, placement))
        if sheet.coins > before.sheet.coins:
            self.events.append(CoinsGained(owner, sheet.coins - before.sheet.coins))

    def end_turn(self) -> None:
        """Lift the ruins demand after an explore card; give the sheets back after an ambush."""
        if isinstance(self.current, AmbushCard):
            if len(self.players) > 1:
                self.events.append(MapsReturned(self.current))
        else:
            self.ruins_pending = False

    def score(self) -> None:
        """Score the season for everybody: two edicts, coins, monsters."""
        sheets = tuple(player.sheet for player in self.players)
        scores = tuple(score_season(sheet, self.edicts, self.season) for sheet in sheets)
        self.players = tuple(
            PlayerState(player.sheet, (*player.seasons, score))
            for player, score in zip(self.players, scores, strict=True)
        )
        self.events.append(SeasonScored(self.season, sheets, scores))
