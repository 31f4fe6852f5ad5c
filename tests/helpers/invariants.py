"""What must hold at every step of every game, whoever plays it."""

from collections import Counter
from random import Random

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    SEASON_CARDS,
    AmbushCard,
    Draw,
    Event,
    GameEnded,
    GameSetup,
    GameState,
    MapSheet,
    RuinsCard,
    RuleOptions,
    Season,
    SeasonScored,
    ShapeDrawn,
    Terrain,
    Transition,
    apply,
    current_offer,
    score_season,
    standings,
    start,
    surrounded_mountains,
    transitions,
)
from tests.bench import naive
from tests.helpers.games import setup
from tests.helpers.players import random_draw

__all__ = ["random_setup", "watched_game"]

SEASONS = list(Season)


def random_setup(random: Random) -> GameSetup:
    """Choose 1 to 8 players, a side, every option and a seed."""
    rules = RuleOptions(*(random.random() < 0.5 for _ in range(3)))
    return setup(random.randint(1, 8), random.choice("AB"), random.getrandbits(32), rules)


class Watch:
    """Follows one game and knows what each step may change."""

    def __init__(self, first: Transition) -> None:
        self.shape_coins: Counter[int] = Counter()
        state = first.state
        self.ambushes = Counter(card.id for card in self._ambushes_of(state))
        rules = state.setup.rules
        assert sum(self.ambushes.values()) == (0 if rules.no_monsters else 4)
        if not rules.promo_ambushes:
            assert not any(AMBUSH_CARDS[card].promo for card in self.ambushes)
        blank = MapSheet.blank(state.setup.layout)
        sheets = [blank for _ in state.players]
        self._follow_drawings(sheets, first.events)
        self._check_state(state, sheets)
        self._check_cards(state)

    @staticmethod
    def _ambushes_of(state: GameState) -> list[AmbushCard]:
        hidden = [card for card in state.explore_deck if isinstance(card, AmbushCard)]
        return [*hidden, *state.ambush_deck, *state.ambushes_revealed]

    def step(self, before: GameState, action: Draw, step: Transition) -> None:
        """Check a decision and all that follows from it."""
        owner = before.owner_drawn_on(action.player)
        assert step.events[0] == ShapeDrawn(action.player, owner, action.placement)
        offer = current_offer(before, action.player)
        assert offer is not None
        size = len(action.placement.spaces)
        self.shape_coins[owner] += any(o.coin and o.shape.size == size for o in offer.options)
        sheets = [player.sheet for player in before.players]
        self._follow_drawings(sheets, step.events)
        self._check_state(step.state, sheets)
        if step.state.turn == before.turn and not step.state.is_over:
            assert step.state.explore_deck is before.explore_deck
            assert step.state.waiting_mask == before.waiting_mask & ~(1 << action.player)
            assert len(step.events) <= 2
        else:
            self._check_cards(step.state)
            self._check_scores(before, step)

    def _follow_drawings(self, sheets: list[MapSheet], events: tuple[Event, ...]) -> None:
        """Draw what the events tell; nothing may be drawn on twice."""
        for event in events:
            if isinstance(event, ShapeDrawn):
                sheet = sheets[event.owner]
                mask = sheet.layout.grid.mask_of(event.placement.spaces)
                assert mask
                assert not mask & sheet.filled_mask
                coins = sheet.coins
                drawn = sheet.with_mask_drawn(event.placement.terrain, mask)
                assert drawn.coins >= coins
                sheets[event.owner] = drawn

    def _check_state(self, state: GameState, sheets: list[MapSheet]) -> None:
        for seat, (player, told) in enumerate(zip(state.players, sheets, strict=True)):
            sheet = player.sheet
            if sheet is told:
                continue  # nothing was drawn on it, and it was checked when it was made
            assert sheet.masks == told.masks
            layout = sheet.layout
            parts = (*sheet.masks, layout.mountain_mask, layout.wasteland_mask)
            assert sum(parts) == sheet.filled_mask
            assert sum(mask.bit_count() for mask in parts) == sheet.filled_mask.bit_count()
            assert not sheet.filled_mask & ~layout.grid.full
            coins = len(surrounded_mountains(sheet)) + self.shape_coins[seat]
            assert sheet.coins == min(layout.coin_slots, coins)

    def _check_cards(self, state: GameState) -> None:
        explore = [card for card in state.explore_deck if not isinstance(card, AmbushCard)]
        known = Counter(card.id for card in (*explore, *state.revealed))
        assert known == Counter([*RUINS_CARDS, *EXPLORE_CARDS])
        assert Counter(card.id for card in self._ambushes_of(state)) == self.ambushes
        passed = len(SEASONS[: SEASONS.index(state.season) + 1])
        assert len(state.ambush_deck) == (sum(self.ambushes.values()) and 4 - passed)
        assert state.time == sum(card.time_value for card in state.revealed)
        if state.is_over:
            assert state.season is Season.WINTER
            assert state.waiting == ()
            return
        assert state.waiting
        assert state.current is not None
        if isinstance(state.current, AmbushCard):
            assert len(state.players) > 1
            assert state.current is state.ambushes_revealed[-1]
        else:
            assert state.current is state.revealed[-1]
        last = 0 if isinstance(state.current, AmbushCard) else state.current.time_value
        assert state.time - last < SEASON_CARDS[state.season].time_threshold
        if state.ruins_pending:
            assert any(isinstance(card, RuinsCard) for card in state.revealed)
        if state.setup.rules.no_monsters:
            assert not self.ambushes

    def _check_scores(self, before: GameState, step: Transition) -> None:
        told = [event for event in step.events if isinstance(event, SeasonScored)]
        ended = sum(isinstance(event, GameEnded) for event in step.events)
        assert ended == step.state.is_over
        for event in told:
            for sheet, score in zip(event.sheets, event.scores, strict=True):
                assert score == score_season(sheet, step.state.edicts, event.season)
                assert score.coins == sheet.coins
                assert min(score.first, score.second, score.coins, score.monsters) >= 0
        for seat, player in enumerate(step.state.players):
            news = tuple(event.scores[seat] for event in told)
            assert player.seasons == (*before.players[seat].seasons, *news)
            done = 4 if step.state.is_over else SEASONS.index(step.state.season)
            assert [score.season for score in player.seasons] == SEASONS[:done]


def check_end(state: GameState) -> None:
    """Check the final places, and the last season's score against the naive rules."""
    places = standings(state.players)
    assert sorted(place.player for place in places) == list(range(len(state.players)))
    keys = [(place.rank, -place.total, place.monster_losses) for place in places]
    assert keys == sorted(keys)
    assert places[0].rank == 1
    for player in state.players:
        rows = naive.rows_of(str(player.sheet))
        cards = [state.edicts[position].id for position in (3, 0)]
        assert player.seasons[-1].total == naive.season_total(rows, cards, player.sheet.coins)


def watched_game(random: Random) -> GameState:
    """Play a random game to its end with every step checked, then replay it step by step."""
    game = random_setup(random)
    step = start(game)
    watch = Watch(step)
    states, actions = [step.state], list[Draw]()
    while not step.state.is_over:
        before = step.state
        seat = before.waiting[int(random.random() * len(before.waiting))]
        action = random_draw(random, before, seat)
        step = apply(before, action)
        watch.step(before, action, step)
        states.append(step.state)
        actions.append(action)
    check_end(step.state)
    replayed = [each.state for each in transitions(game, actions)]
    assert replayed == states
    assert not game.rules.no_monsters or not any(
        isinstance(card, AmbushCard) for card in step.state.explore_deck
    )
    assert Terrain.MOUNTAIN not in {action.placement.terrain for action in actions}
    return step.state
