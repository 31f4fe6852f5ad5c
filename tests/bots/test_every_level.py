"""What every level of computer player must do, in whatever game it finds itself."""

from collections.abc import Iterable
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings

from cartographers_gui.bots import BOTS, LEVEL_WORDS, Bot
from cartographers_gui.engine import (
    MAP_LAYOUTS,
    BotLevel,
    Draw,
    GameSetup,
    GameState,
    MapSheet,
    Placement,
    Season,
    Space,
    Terrain,
    apply,
    check,
    monster_penalty,
    start,
    view_for,
)
from tests.helpers.games import drawing, edicts, setup
from tests.helpers.players import candidates, random_draw
from tests.helpers.sheets import sheet
from tests.helpers.strategies import running_games

EVERY_LEVEL = pytest.mark.parametrize("bot", BOTS.values(), ids=BOTS)


def decided(state: GameState, seat: int, level: BotLevel) -> Draw:
    return Draw(seat, BOTS[level].choice(view_for(state, seat)))


def played(game: GameSetup, levels: Iterable[BotLevel | None]) -> GameState:
    """Play a game to its end; whoever has no level draws at random."""
    state, chosen, random = start(game).state, list(levels), Random(game.seed)
    while not state.is_over:
        for seat in state.waiting:
            level = chosen[seat]
            action = (
                random_draw(random, state, seat) if level is None else decided(state, seat, level)
            )
            state = apply(state, action).state
    return state


def test_every_level_has_a_player_and_words_in_the_same_order() -> None:
    assert list(BOTS) == list(LEVEL_WORDS) == list(BotLevel)
    assert len({words.name for words in LEVEL_WORDS.values()}) == len(BOTS)
    assert all(words.name and words.text for words in LEVEL_WORDS.values())


@EVERY_LEVEL
@settings(max_examples=40, deadline=None)
@given(state=running_games())
def test_every_thought_is_legal_and_the_last_is_the_choice(bot: Bot, state: GameState) -> None:
    for seat in state.waiting:
        view = view_for(state, seat)
        thoughts = list(bot.thoughts(view))
        assert [check(state, Draw(seat, each)) for each in thoughts] == [None] * len(thoughts)
        assert thoughts[-1] == bot.choice(view)


@EVERY_LEVEL
@settings(max_examples=20, deadline=None)
@given(state=running_games())
def test_no_level_knows_the_decks_or_another_map(bot: Bot, state: GameState) -> None:
    """Whatever differs only in what a seat cannot see leads to the same choice."""
    seat = state.waiting[0]
    owner = state.owner_drawn_on(seat)
    blank = MapSheet.blank(state.setup.layout)
    other = replace(
        state,
        explore_deck=tuple(reversed(state.explore_deck)),
        ambush_deck=tuple(reversed(state.ambush_deck)),
        random=state.random ^ 1,
        players=tuple(
            player if at == owner else replace(player, sheet=blank)
            for at, player in enumerate(state.players)
        ),
    )
    assert bot.choice(view_for(other, seat)) == bot.choice(view_for(state, seat))


@EVERY_LEVEL
def test_the_choice_follows_from_the_seed_in_whatever_order_the_seats_draw(bot: Bot) -> None:
    game = start(setup(3, seed=5)).state
    forward, backward = game, game
    for seat in (0, 1, 2):
        forward = apply(forward, Draw(seat, bot.choice(view_for(forward, seat)))).state
    for seat in (2, 1, 0):
        backward = apply(backward, Draw(seat, bot.choice(view_for(backward, seat)))).state
    assert forward == backward
    shapes = {str(player.sheet) for player in forward.players}
    assert len(shapes) > 1, "seats of one level would all draw the same map"


@EVERY_LEVEL
def test_whoever_has_nothing_to_draw_is_asked_in_vain(bot: Bot) -> None:
    state = start(setup(2)).state
    state = apply(state, Draw(0, bot.choice(view_for(state, 0)))).state
    with pytest.raises(ValueError, match="seat 0 has nothing to draw"):
        bot.choice(view_for(state, 0))


@EVERY_LEVEL
@pytest.mark.parametrize("season", Season)
def test_the_last_space_of_a_map_is_found(bot: Bot, season: Season) -> None:
    full = MapSheet.blank(MAP_LAYOUTS["A"])
    last = Space(10, 10)
    full = full.with_drawn(Terrain.FARM, full.empty - {last})
    state = drawing("orchard", full, season=season)
    assert bot.choice(view_for(state, 0)).spaces == {last}


@pytest.mark.parametrize("level", [BotLevel.JOURNEYMAN, BotLevel.MASTER])
def test_monsters_go_where_they_cost_the_neighbour_most(level: BotLevel) -> None:
    state = drawing("goblin_attack", *[sheet("WWW.\nWWW.\nWWW.\n....\n....\n....")] * 2)
    chosen = decided(state, 0, level).placement
    losses = {
        placement: monster_penalty(state.players[1].sheet.with_drawn(*_parts(placement)))
        for placement in candidates(state, 0)
    }
    assert losses[chosen] == max(losses.values()) > min(losses.values())


def _parts(placement: Placement) -> tuple[Terrain, frozenset[Space]]:
    return placement.terrain, placement.spaces


def test_a_master_counts_what_scores_later_and_a_journeyman_does_not() -> None:
    """In spring D is two seasons away: a journeyman has no reason to draw forest at the edge."""
    # Below A to C lies what this drawing can hardly earn stars with.
    laws = edicts("canal_lake shieldgate wildholds sentinel_wood")
    state = replace(drawing("treetop_village", MapSheet.blank(MAP_LAYOUTS["A"])), edicts=laws)
    grid = state.setup.layout.grid
    view = view_for(state, 0)
    master = BOTS[BotLevel.MASTER].choice(view)
    assert master.terrain is Terrain.FOREST
    assert grid.mask_of(master.spaces) & grid.edge
    journeyman = BOTS[BotLevel.JOURNEYMAN].choice(view)
    assert journeyman != master


def test_each_level_is_stronger_than_the_one_before_and_the_weakest_than_chance() -> None:
    order: list[BotLevel | None] = [None, *BotLevel]
    totals: dict[BotLevel | None, int] = dict.fromkeys(order, 0)
    for seed in range(16):
        # Each sits in each seat and draws monsters for each neighbour equally often.
        seats = order[seed % 4 :] + order[: seed % 4]
        state = played(setup(4, "AB"[seed // 4 % 2], seed), seats)
        for level, player in zip(seats, state.players, strict=True):
            totals[level] += player.total
    means = [totals[level] / 16 for level in order]
    assert means == sorted(means)
    # Far enough apart that nobody takes one for another.
    assert min(after - before for before, after in pairwise(means)) > 5
