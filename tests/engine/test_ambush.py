"""Monsters on the neighbour's map: who draws where, what may be covered, who sees what."""

import pytest

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    DRAWABLE,
    SCORING_CARDS,
    CoinsGained,
    MapsPassed,
    MapsReturned,
    Offer,
    Placement,
    PlayerSkipped,
    RefusalCode,
    ShapeDrawn,
    ShapeOption,
    SingleSpaceReason,
    Space,
    Terrain,
    check,
    current_offer,
    legal_placements,
    offer_of,
    refusal_of,
    view_for,
)
from cartographers_gui.engine.actions import Draw
from tests.helpers.games import deal, drawing, play, play_all
from tests.helpers.sheets import filled_with, place, printed, sheet, spaces, with_drawn
from tests.helpers.situations import situation

BUGBEARS = ("A1 A3 B1 B3", "D1 D3 E1 E3", "G1 G3 H1 H3")
CLOCKWISE = ["bugbear_assault", "kobold_onslaught", "insectoid_invasion", "ratman_strike"]
COUNTERCLOCKWISE = ["goblin_attack", "gnoll_raid", "flayer_incursion", "ogre_charge"]


@situation("t16")
@pytest.mark.parametrize(
    ("card", "owners"),
    [*((card, [2, 0, 1]) for card in CLOCKWISE), *((card, [1, 2, 0]) for card in COUNTERCLOCKWISE)],
)
def test_maps_are_passed_in_the_direction_of_the_arrow(card: str, owners: list[int]) -> None:
    state = drawing(card, printed("A"), printed("A"), printed("A"))
    assert [state.owner_drawn_on(seat) for seat in range(3)] == owners
    step = play_all(state)
    drawn = [event for event in step.events if isinstance(event, ShapeDrawn)]
    assert [(event.player, event.owner) for event in drawn] == list(enumerate(owners))
    for event in drawn:
        monsters = step.state.players[event.owner].sheet.spaces(Terrain.MONSTER)
        assert monsters == event.placement.spaces


@situation("t17")
@pytest.mark.parametrize("card", list(AMBUSH_CARDS))
def test_two_players_swap_maps_whichever_arrow(card: str) -> None:
    state = drawing(card, printed("A"), printed("B"))
    assert [state.owner_drawn_on(seat) for seat in range(2)] == [1, 0]


def test_explore_card_is_drawn_on_the_own_map() -> None:
    state = drawing("orchard", printed("A"), printed("A"), printed("A"))
    assert [state.owner_drawn_on(seat) for seat in range(3)] == [0, 1, 2]


def test_monster_shape_may_be_turned_and_mirrored_with_a_neighbour() -> None:
    state = drawing("gnoll_raid", printed("A"), printed("A"))
    for names in ("A1 A2 B1 C1 C2", "A1 A3 B1 B2 B3", "A1 A2 B2 C1 C2"):
        assert check(state, Draw(0, place("monster", names))) is None


def test_only_monsters_are_drawn_in_an_ambush() -> None:
    state = drawing("ogre_charge", printed("A"), printed("A"))
    refusal = check(state, Draw(0, place("forest", "A1 A2 B1 B2")))
    assert refusal is not None
    assert refusal.code is RefusalCode.WRONG_TERRAIN


@situation("t18")
def test_ambush_that_fits_nowhere_becomes_a_single_monster_anywhere() -> None:
    crowded = filled_with(printed("A"), leaving="A1 F1 K11")
    state = drawing("gnoll_raid", printed("A"), crowded)
    offer = current_offer(state, 0)
    assert offer is not None
    assert offer.single_space is SingleSpaceReason.NOTHING_FITS
    assert offer.terrains == (Terrain.MONSTER,)
    for name in ("A1", "F1", "K11"):
        after = play(state, 0, place("monster", name)).state
        assert after.players[1].sheet.spaces(Terrain.MONSTER) == spaces(name)


@situation("t21")
def test_monster_that_closes_a_mountain_pays_the_owner_of_the_map() -> None:
    mountain = with_drawn(printed("A"), water="A4 B3 C4")
    state = drawing("bugbear_assault", mountain, printed("A"))
    step = play(state, 1, place("monster", "B5 B7 C5 C7"))
    assert CoinsGained(owner=0, coins=1) in step.events
    assert [player.sheet.coins for player in step.state.players] == [1, 0]


@situation("t22")
def test_monster_on_ruins_ends_their_use_but_not_the_ruins() -> None:
    after = play(
        drawing("ratman_strike", printed("A"), printed("A")), 1, place("monster", "C1 C2 C3")
    ).state
    ambushed = after.players[0].sheet
    assert ambushed.open_ruins == printed("A").open_ruins - spaces("C2")
    assert ambushed.layout.ruins == printed("A").layout.ruins
    granary = SCORING_CARDS["the_golden_granary"]
    assert granary.stars(ambushed) == 0
    assert granary.stars(with_drawn(ambushed, water="B2", farm="D2")) == 1


@situation("t23")
def test_ambush_on_a_full_map_is_skipped() -> None:
    almost = filled_with(printed("A"), leaving="K11")
    step = deal("bugbear_assault orchard", almost, printed("A"), printed("A"))
    assert PlayerSkipped(player=1, owner=0) in step.events
    assert step.state.waiting == (0, 2)
    after = play_all(step.state).state
    assert after.players[0].sheet.spaces(Terrain.MONSTER) == frozenset()
    assert after.turn == step.state.turn + 1


@situation("t54")
@pytest.mark.parametrize(
    ("shape", "names"),
    [("gnoll_raid", "A1 A2 B1 C1 C2"), ("bugbear_assault", "B1 B3 C1 C3")],
)
@pytest.mark.parametrize("gap", ["M", "#", "F", "X"])
def test_gap_of_a_shape_may_lie_over_anything(shape: str, names: str, gap: str) -> None:
    ground = sheet(f"....\n.{gap}..\n....\n....")
    card = AMBUSH_CARDS[shape]
    assert refusal_of(ground, offer_of(card, ground), place("monster", names)) is None
    assert spaces(names) in legal_placements(ground, card.shape)


def test_open_corner_of_an_l_may_lie_over_a_mountain() -> None:
    ground = sheet("....\n.M..\n....")
    state = drawing("hinterland_stream", ground)
    assert check(state, Draw(0, place("farm", "A1 A2 A3 B1 C1"))) is None


@situation("t55")
def test_each_player_sees_only_the_map_to_draw_on_until_all_monsters_have_landed() -> None:
    sheets = [with_drawn(printed("A"), water=name) for name in ("K1", "K2", "K3")]
    state = drawing("bugbear_assault", *sheets)
    for seat, owner in ((0, 2), (1, 0), (2, 1)):
        view = view_for(state, seat)
        assert (view.owner, view.sheet) == (owner, sheets[owner])
    first = play(state, 0, place("monster", BUGBEARS[0]))
    second = play(first.state, 1, place("monster", BUGBEARS[1]))
    for step, waiting in ((first, (1, 2)), (second, (2,))):
        assert step.state.waiting == waiting
        assert not any(isinstance(event, MapsReturned) for event in step.events)
        for seat in waiting:
            view = view_for(step.state, seat)
            assert view.sheet is not None
            assert not view.sheet.spaces(Terrain.MONSTER)
    last = play(second.state, 2, place("monster", BUGBEARS[2]))
    assert any(isinstance(event, MapsReturned) for event in last.events)
    for seat, names in enumerate((BUGBEARS[1], BUGBEARS[2], BUGBEARS[0])):
        view = view_for(last.state, seat)
        assert view.owner == seat
        assert view.sheet is not None
        assert view.sheet.spaces(Terrain.MONSTER) == spaces(names)


def test_maps_are_passed_with_an_event_only_when_there_is_a_neighbour() -> None:
    alone = deal("bugbear_assault orchard", printed("A"))
    assert not any(isinstance(event, MapsPassed | MapsReturned) for event in alone.events)
    together = deal("bugbear_assault orchard", printed("A"), printed("A"))
    assert MapsPassed(AMBUSH_CARDS["bugbear_assault"]) in together.events


@situation("t53")
def test_diagonal_pair_fits_between_filled_spaces_and_is_two_clusters() -> None:
    ground = sheet(".F..\nF...\n....")
    state = drawing("forgotten_forest", ground)
    assert check(state, Draw(0, place("forest", "A1 B2"))) is None
    apart = sheet(".A..\nA...\n....").with_drawn(Terrain.FOREST, spaces("A1 B2"))
    assert len(apart.layout.grid.clusters(apart.mask(Terrain.FOREST))) == 2
    stoneside = SCORING_CARDS["stoneside_forest"]
    gap = sheet("M..\n...\n..M").with_drawn(Terrain.FOREST, spaces("A2 B3"))
    assert stoneside.stars(gap) == 0
    assert stoneside.stars(gap.with_drawn(Terrain.FOREST, spaces("A3"))) == 6


def test_offer_takes_every_terrain_it_names() -> None:
    ground = sheet("...\n...")
    for terrain in DRAWABLE:
        offer = Offer((terrain,), (ShapeOption(AMBUSH_CARDS["ratman_strike"].shape),))
        wanted = Placement(terrain, frozenset(Space(0, col) for col in range(3)))
        assert refusal_of(ground, offer, wanted) is None
