"""The 1x1 that is drawn when no shape fits, and the map on which nothing fits at all."""

import pytest

from cartographers_gui.engine import (
    DRAWABLE,
    AmbushDisregarded,
    GameEnded,
    PlayerSkipped,
    RefusalCode,
    RuleOptions,
    SingleSpaceReason,
    Terrain,
    check,
    current_offer,
    start,
)
from cartographers_gui.engine.actions import Draw
from tests.helpers.games import deal, drawing, play, play_all, setup
from tests.helpers.sheets import filled_with, place, printed, sheet, spaces, with_drawn
from tests.helpers.situations import situation

STRICT = RuleOptions(strict_fallback=True)


@situation("t24")
def test_single_space_is_refused_while_one_of_two_shapes_fits() -> None:
    state = drawing("farmland", filled_with(printed("A"), leaving="A1 A2 K11"))
    for name in ("A1", "K11"):
        refusal = check(state, Draw(0, place("farm", name)))
        assert refusal is not None
        assert refusal.code is RefusalCode.SHAPE_FITS_ELSEWHERE
    after = play(state, 0, place("farm", "A1 A2")).state
    assert after.players[0].sheet.coins == 1


@situation("t25")
@pytest.mark.parametrize(
    ("rules", "terrains"),
    [(RuleOptions(), DRAWABLE), (STRICT, (Terrain.WATER,))],
    ids=["any terrain", "strict 2019"],
)
def test_single_space_bears_any_terrain_or_strictly_one_of_the_card(
    rules: RuleOptions, terrains: tuple[Terrain, ...]
) -> None:
    state = drawing("great_river", filled_with(printed("A"), leaving="A1 K11"), rules=rules)
    offer = current_offer(state, 0)
    assert offer is not None
    assert (offer.single_space, offer.terrains) == (SingleSpaceReason.NOTHING_FITS, terrains)
    allowed = [t for t in Terrain if check(state, Draw(0, place(t, "A1"))) is None]
    assert tuple(allowed) == terrains


@situation("t26")
@pytest.mark.parametrize("rules", [RuleOptions(), STRICT], ids=["any terrain", "strict 2019"])
@pytest.mark.parametrize("open_ruins", [True, False], ids=["out of reach", "none left"])
def test_single_space_under_ruins_bears_any_terrain(
    rules: RuleOptions,
    open_ruins: bool,  # noqa: FBT001
) -> None:
    leaving = "B6 K1 K2 K3 K4" if open_ruins else "K1 K2 K3 K4"
    state = drawing(
        "fishing_village",
        filled_with(printed("A"), leaving=leaving),
        ruins_pending=True,
        rules=rules,
    )
    allowed = [t for t in Terrain if check(state, Draw(0, place(t, "K1"))) is None]
    assert tuple(allowed) == DRAWABLE
    refusal = check(state, Draw(0, place("village", "K1 K2 K3 K4")))
    assert refusal is not None
    assert refusal.code is RefusalCode.ONLY_SINGLE_SPACE


@situation("t27")
def test_single_space_earns_no_coin_of_the_card_but_that_of_a_mountain() -> None:
    state = drawing("farmland", filled_with(printed("A"), leaving="A4 K11"))
    assert play(state, 0, place("farm", "K11")).state.players[0].sheet.coins == 0
    assert play(state, 0, place("farm", "A4")).state.players[0].sheet.coins == 1


@situation("t28")
def test_single_space_under_ruins_goes_anywhere() -> None:
    tight = filled_with(printed("A"), leaving="B6 C2 K1 K2 K3 K4")
    state = drawing("fishing_village", tight, ruins_pending=True)
    for space in tight.empty:
        assert check(state, Draw(0, place("water", str(space)))) is None


def test_mountain_is_never_a_terrain_to_draw() -> None:
    for card in ("rift_lands", "great_river"):
        state = drawing(card, filled_with(printed("A"), leaving="A1 K11"))
        refusal = check(state, Draw(0, place("mountain", "A1")))
        assert refusal is not None
        assert refusal.code is RefusalCode.WRONG_TERRAIN


@situation("t29")
def test_player_with_a_full_map_is_skipped_and_the_others_draw() -> None:
    almost = filled_with(printed("A"), leaving="K11")
    step = deal("orchard hamlet farmland", printed("A"), almost)
    assert PlayerSkipped(player=1, owner=1) in step.events
    assert step.state.waiting == (0,)
    assert current_offer(step.state, 1) is None
    refusal = check(step.state, Draw(1, place("farm", "K11")))
    assert refusal is not None
    assert refusal.code is RefusalCode.NOT_YOUR_TURN
    after = play_all(step.state)
    assert PlayerSkipped(player=1, owner=1) in after.events
    assert after.state.waiting == (0,)


@pytest.mark.parametrize("players", [1, 2])
def test_game_with_full_maps_runs_to_its_end_by_itself(players: int) -> None:
    almost = [filled_with(printed("A"), leaving="K11")] * players
    deck = (
        "temple_ruins goblin_attack great_river farmland hamlet forgotten_forest orchard homestead "
        "hinterland_stream treetop_village marshlands fishing_village outpost_ruins"
    )
    step = deal(deck, *almost)
    assert step.state.is_over
    assert step.events[-1] == GameEnded()
    assert all(len(player.seasons) == 4 for player in step.state.players)
    disregarded = any(isinstance(event, AmbushDisregarded) for event in step.events)
    assert disregarded == (players == 1)


def test_smallest_map_game_ends_when_nothing_is_left_to_draw() -> None:
    state = drawing("orchard", sheet("..\n.M"))
    while not state.is_over:
        state = play_all(state).state
    assert state.players[0].sheet.is_full


@situation("t30")
def test_one_shape_that_closes_two_mountains_earns_two_coins() -> None:
    sheet_a = with_drawn(printed("A"), water="A4 B3 C4 B9 D9 C10")
    state = drawing("treetop_village", sheet_a)
    after = play(state, 0, place("village", "B5 B6 B7 C7 C8")).state
    assert after.players[0].sheet.coins == 2


@situation("t31")
def test_coin_of_the_shape_and_of_the_mountain_it_closes_are_both_earned() -> None:
    state = drawing("farmland", with_drawn(printed("A"), water="A4 B3 C4"))
    after = play(state, 0, place("farm", "B5 C5")).state
    assert after.players[0].sheet.coins == 2


@situation("t32")
def test_coin_beyond_the_last_slot_is_lost() -> None:
    full_track = sheet(str(printed("A")), coins=14)
    step = play(drawing("farmland", full_track), 0, place("farm", "A1 A2"))
    assert step.state.players[0].sheet.coins == 14
    one_left = with_drawn(sheet(str(printed("A")), coins=13), water="A4 B3 C4")
    step = play(drawing("farmland", one_left), 0, place("farm", "B5 C5"))
    assert step.state.players[0].sheet.coins == 14


@situation("t34")
def test_mountain_on_the_edge_needs_only_the_sides_it_has() -> None:
    corner = sheet("M..\n...\n...")
    assert with_drawn(corner, farm="A2").coins == 0
    assert with_drawn(corner, farm="A2 B1").coins == 1


def test_mountain_pays_once_however_the_map_goes_on() -> None:
    closed = with_drawn(printed("A"), water="A4 B3 C4 B5")
    assert closed.coins == 1
    assert with_drawn(closed, water="A3 A5 C3 C5").coins == 1
    assert closed.claimed_mountains == spaces("B4")


def test_larger_shape_of_the_card_earns_no_coin() -> None:
    state = drawing("farmland", printed("A"))
    after = play(state, 0, place("farm", "E3 F2 F3 F4 G3")).state
    assert after.players[0].sheet.coins == 0


def test_wasteland_closes_the_side_of_a_mountain() -> None:
    assert with_drawn(printed("B"), water="H5 H7 I6").coins == 1


def test_option_is_part_of_the_setup_of_a_real_game() -> None:
    state = start(setup(rules=STRICT)).state
    assert state.setup.rules.strict_fallback
