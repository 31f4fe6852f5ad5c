"""What happens is told in whole sentences, with every name as it was typed."""

import pytest

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    AmbushDisregarded,
    CardRevealed,
    CoinsGained,
    Event,
    GameEnded,
    MapsPassed,
    MapsReturned,
    PassDirection,
    Placement,
    PlayerSkipped,
    Season,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
    Space,
    Standing,
    Terrain,
    TieBreak,
)
from cartographers_gui.ui.narration import (
    ambush_sentence,
    event_sentence,
    passing_sentence,
    tie_sentence,
)

pytestmark = pytest.mark.usefixtures("qapp")

NAMES = ["Ana", "<b>Boris</b>", "{player}"]
GOBLINS = AMBUSH_CARDS["goblin_attack"]
FARM = Placement(Terrain.FARM, frozenset({Space(2, 3), Space(2, 4), Space(3, 3)}))
EVENTS: tuple[Event, ...] = (
    SeasonBegan(Season.SPRING),
    CardRevealed(EXPLORE_CARDS["orchard"], 4),
    CardRevealed(RUINS_CARDS["temple_ruins"], 4),
    CardRevealed(GOBLINS, 4),
    MapsPassed(GOBLINS),
    ShapeDrawn(0, 0, FARM),
    ShapeDrawn(0, 1, FARM),
    CoinsGained(0, 2),
    PlayerSkipped(0, 0),
    PlayerSkipped(0, 1),
    AmbushDisregarded(GOBLINS),
    MapsReturned(GOBLINS),
    SeasonScored(Season.SPRING, (), ()),
    GameEnded(),
)


def plain(sentence: str) -> str:
    return sentence.replace("\u2068", "").replace("\u2069", "")


def test_every_event_has_a_sentence_of_its_own() -> None:
    sentences = [event_sentence(event, NAMES) for event in EVENTS]
    assert len(set(sentences)) == len(EVENTS)
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)


def test_no_kind_of_event_is_left_out_here() -> None:
    assert {type(event) for event in EVENTS} == set(Event.__args__)


def test_a_drawing_names_player_terrain_count_and_place() -> None:
    sentence = plain(event_sentence(ShapeDrawn(0, 0, FARM), NAMES))
    assert sentence.startswith("Ana: Farm, 3 space")
    assert sentence.endswith("at C4.")


def test_names_are_shown_as_typed_and_isolated() -> None:
    sentence = ambush_sentence(NAMES[1], NAMES[2])
    assert sentence == "\u2068<b>Boris</b>\u2069 draws on the map of \u2068{player}\u2069."


def test_two_players_swap_either_way_and_more_pass_by_the_arrow() -> None:
    clockwise, counter = PassDirection.CLOCKWISE, PassDirection.COUNTERCLOCKWISE
    assert passing_sentence(clockwise, 2) == passing_sentence(counter, 2)
    assert passing_sentence(clockwise, 3) != passing_sentence(counter, 3)
    assert passing_sentence(clockwise, 1) == passing_sentence(counter, 1)


def test_a_clear_victory_needs_no_explanation() -> None:
    assert tie_sentence((), NAMES) == ""
    clear = (
        Standing(0, 1, 87, 7, TieBreak.NONE),
        Standing(1, 2, 50, 7, TieBreak.SHARED),
        Standing(2, 2, 50, 7, TieBreak.SHARED),
    )
    assert tie_sentence(clear, NAMES) == ""


def test_a_tie_settled_by_monsters_tells_what_each_lost() -> None:
    standings = (
        Standing(1, 1, 87, 7, TieBreak.MONSTERS),
        Standing(0, 2, 87, 11, TieBreak.MONSTERS),
        Standing(2, 3, 60, 0, TieBreak.NONE),
    )
    sentence = plain(tie_sentence(standings, NAMES))
    assert "wins: <b>Boris</b> 7 and Ana 11." in sentence
    assert "{player}" not in sentence


def test_a_shared_victory_names_the_winners_alone() -> None:
    standings = (
        Standing(0, 1, 87, 7, TieBreak.SHARED),
        Standing(1, 1, 87, 7, TieBreak.SHARED),
        Standing(2, 3, 87, 9, TieBreak.MONSTERS),
    )
    assert plain(tie_sentence(standings, NAMES)).startswith("Ana and <b>Boris</b> share")


def test_a_hundred_winners_are_not_all_named() -> None:
    standings = tuple(Standing(seat, 1, 40, 0, TieBreak.SHARED) for seat in range(100))
    sentence = tie_sentence(standings, [f"P{seat}" for seat in range(100)])
    assert "94 more" in sentence
    assert len(sentence) < 150
