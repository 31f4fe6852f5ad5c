"""What a player may be told about the places of a turn: the same numbers as the preview's."""

import pytest

from cartographers_gui.engine import GameView, Season, Terrain, view_for
from cartographers_gui.session import Draft, Prospects, preview_of
from tests.helpers.games import drawing
from tests.helpers.sheets import printed, with_drawn

FIELDS = with_drawn(
    printed("A"), water="D8 E7 E8 F7 G6 G7 G8", farm="F1 F2 G1 G2", monster="E4 F3", forest="A1"
)


def turn(card: str, season: Season = Season.SPRING, players: int = 1) -> tuple[GameView, Draft]:
    """Return what the first player sees with a card on a half-drawn map, and a shape in hand."""
    view = view_for(drawing(card, *[FIELDS] * players, season=season), 0)
    assert view.sheet is not None
    assert view.offer is not None
    return view, Draft.of(view.sheet, view.offer)


def previewed(view: GameView, draft: Draft) -> int:
    placement = draft.placement
    assert placement is not None
    edicts, season = view.edicts, view.season.season
    preview = preview_of(draft.sheet, draft.offer, placement, edicts, season)
    return preview.then.total - preview.now.total


@pytest.mark.parametrize("card", ["orchard", "great_river", "goblin_attack"])
@pytest.mark.parametrize("season", list(Season))
def test_gains_on_the_map_are_those_of_the_preview(card: str, season: Season) -> None:
    view, draft = turn(card, season, players=2)
    draft = draft.with_terrain(draft.offer.terrains[-1]).turned()
    gains = Prospects(view).gains_at(draft)
    assert set(gains) == draft.legal_targets()
    for target, gain in gains.items():
        assert gain == previewed(view, draft.aimed_at(target))


def test_best_of_all_is_what_no_placement_outdoes() -> None:
    view, draft = turn("orchard")
    best = Prospects(view).best(3)
    assert [each.gain for each in best] == sorted((each.gain for each in best), reverse=True)
    assert previewed(view, draft.put_as(best[0].placement)) == best[0].gain
    tried = draft
    for terrain in draft.offer.terrains:
        tried = tried.with_terrain(terrain)
        for _ in range(400):
            tried = tried.next_legal()
            assert previewed(view, tried) <= best[0].gain


def test_monsters_for_a_neighbour_are_best_where_they_cost_most() -> None:
    view, _ = turn("bugbear_assault", players=2)
    prospects = Prospects(view)
    assert prospects.is_for_other
    assert prospects.best()[0].gain == min(prospects.candidates.gains) < 0
    alone = Prospects(turn("bugbear_assault")[0])
    assert not alone.is_for_other


def test_illegal_placement_has_no_gain() -> None:
    view, draft = turn("orchard")
    on_mountain = draft.put_as(Prospects(view).best()[0].placement).placement
    assert on_mountain is not None
    wrong = type(on_mountain)(Terrain.WATER, on_mountain.spaces)
    assert Prospects(view).gain_of(wrong) is None


def test_nothing_to_draw_has_no_prospects() -> None:
    table = view_for(drawing("orchard", FIELDS))
    with pytest.raises(ValueError, match="nothing to draw"):
        Prospects(table)
