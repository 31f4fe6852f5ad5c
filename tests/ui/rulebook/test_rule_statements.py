"""Everything a player must know stands in the rulebook: each rule, and the paragraph that says it.

The table is for the readers of every language too: the paragraph is one message, found by its id
in `cartographers_gui/ui/rulebook/`, and its translation must say the same as the statement.
"""

import pytest

from cartographers_gui.engine import SCORING_CARDS
from cartographers_gui.ui.rulebook.blocks import Kind, Listing, ListingKind
from cartographers_gui.ui.rulebook.document import RULEBOOK, chapter_of, paragraphs

STATEMENTS: dict[str, dict[str, str]] = {
    "set-up": {
        "all players use the same side of the map": "setup.maps",
        "one random scoring card of each of the four groups is in play": "setup.scoring_cards",
        "the four scoring cards go to A to D in random order": "setup.edict_order",
        "the seasons are played from spring to winter": "setup.seasons",
        "the first deck is eleven explore cards, two ruins cards and one ambush": (
            "setup.explore_deck"
        ),
        "one more ambush joins the deck in every season": "setup.ambush_deck",
        "the seats matter for ambushes only": "setup.seats",
        "1 to 100 players, and no rule depends on the number from two on": "game.players",
    },
    "turn": {
        "a turn is explore, draw, check": "turn.phases",
        "one card is revealed": "turn.explore",
        "each player draws one shape with one terrain of the card": "turn.draw",
        "the season ends when the time values reach the threshold": "turn.check",
        "all draw at the same time and for themselves": "turn.together",
        "drawing is compulsory": "turn.must_draw",
        "what is drawn is never changed": "turn.permanent",
        "ruins, ambush and Rift Lands take time 0": "turn.time",
    },
    "map": {
        "eleven rows A to K, eleven columns 1 to 11": "map.spaces",
        "filled are drawn spaces, mountains and wasteland": "map.filled",
        "the terrain types are six, mountain among them, never drawn": "map.terrains",
        "each mountain bears a coin": "map.mountains",
        "ruins are empty until drawn on, and stay ruins spaces": "map.ruins",
        "wasteland is filled, has no terrain type and is not the edge": "map.wasteland",
        "adjacent is by side, never by corner": "map.adjacent",
        "a cluster is a maximal group of one terrain, of size one or more": "map.cluster",
        "a space on the edge has a side on the outer line": "map.edge",
        "the coin track has 14 slots": "map.coin_track",
    },
    "drawing": {
        "a card of time 1 has two shapes, the smaller with a coin": "drawing.time_1",
        "a card of time 2 has one shape and two terrains, not mixed": "drawing.time_2",
        "either of two shapes that fit may be chosen": "drawing.free_choice",
        "shapes may be rotated and mirrored": "drawing.turning",
        "a shape lies wholly on the map": "drawing.inside",
        "a shape covers empty spaces only": "drawing.on_empty",
        "a shape need not touch anything": "drawing.no_contact",
        "a gap of a shape may lie over anything": "drawing.holes",
        "a diagonal pair is two clusters": "drawing.diagonal",
    },
    "single space": {
        "it is drawn only if no offered shape fits in any position": "single_space.when",
        "it may not be chosen while a shape fits, and is compulsory otherwise": (
            "single_space.no_choice"
        ),
        "it may have any terrain but mountain": "single_space.terrain",
        "the strict reading is an option": "single_space.readings",
        "it never brings the coin of a shape, but that of a mountain": "single_space.no_coin",
        "an ambush that fits nowhere is a single monster": "single_space.monster",
        "on a full map nothing is drawn": "single_space.full_map",
    },
    "ruins": {
        "the next card follows at once": "ruins.cards",
        "its shape must cover one open ruins space": "ruins.duty",
        "two ruins cards make one duty": "ruins.both",
        "an ambush is not bound, and the duty waits": "ruins.ambush",
        "a single space anywhere, of any terrain, if no shape can cover ruins or none is open": (
            "ruins.out_of_reach"
        ),
        "ruins cards take no time and are shuffled back": "ruins.time",
    },
    "ambush": {
        "everyone draws on a neighbour's map, which then goes back": "monsters.pass",
        "clockwise is to the left, counterclockwise to the right": "monsters.arrow",
        "two players swap": "monsters.two_players",
        "monsters may be rotated, mirrored and drawn anywhere legal": "monsters.drawing",
        "monsters fill their spaces": "monsters.filled",
        "each empty space beside a monster costs 1 star each season, once": "monsters.penalty",
        "open ruins beside a monster cost a star": "monsters.ruins_empty",
        "the coin of a mountain goes to the owner of the map": "monsters.coin",
        "a played ambush leaves the game, one not revealed stays": "monsters.discarded",
    },
    "rift lands": {
        "a 1x1 of any of five terrains, time 0": "rift_lands.card",
        "monster may be chosen, and costs stars": "rift_lands.use",
        "under a ruins card it must cover open ruins if there are any": "rift_lands.ruins",
    },
    "coins": {
        "every coin is worth a star every season and is never taken away": "coins.worth",
        "a coin for the shape that bears one": "coins.shape",
        "a coin at once for a mountain closed in on four sides": "coins.mountain",
        "anything fills: wasteland and monsters too": "coins.anything_fills",
        "one drawing may bring several coins": "coins.several",
        "coins beyond 14 are lost": "coins.full_track",
    },
    "season": {
        "the thresholds are 8, 8, 7 and 6": "seasons.threshold",
        "time beyond the threshold is not carried over": "seasons.overshoot",
        "spring scores A and B, summer B and C, fall C and D, winter D and A": "seasons.edicts",
        "plus a star for each coin": "seasons.coins",
        "minus a star for each threatened space": "seasons.penalty",
        "a season may be worth less than nought": "seasons.below_zero",
        "revealed explore and ruins cards go back into the deck": "seasons.reshuffle",
        "one more ambush joins unseen": "seasons.new_ambush",
        "the deck is shuffled": "seasons.shuffle",
        "maps and coins stay": "seasons.kept",
    },
    "end": {
        "the most stars after winter win": "end.total",
        "a tie goes to fewer stars lost to monsters": "end.tie",
        "then it is shared": "end.shared",
    },
    "solo": {
        "the shape starts in the card's corner as printed": "solo.start",
        "it moves along the edge all the way round": "solo.walk",
        "then one space further in": "solo.inwards",
        "if it fits nowhere the card is disregarded, without a single monster": "solo.nowhere",
        "open ruins do not stop it; a mountain's coin is one's own": "solo.ruins",
        "the rating is the total less the four solo numbers": "solo.rating",
        "the title is the highest one reached, the last one below all": "solo.title",
    },
    "options": {
        "four ambushes out of eight": "options.promo",
        "without monsters, not official; Rift Lands may still be one": "options.no_monsters",
        "strict: a terrain of the card, except under ruins": "options.strict",
        "the seed decides edicts and cards": "options.seed",
    },
    "scoring cards": {
        "a corner counts once": "sentinel_wood.corner",
        "one forest space is enough for its row and its column": "greenbough.one_is_enough",
        "anything filled closes a side, open ruins do not": "treetower.closed",
        "two mountains must touch one and the same cluster": "stoneside_forest.chain",
        "each space counts at most once": "canal_lake.once",
        "water is worth more beside a mountain than farms": "mages_valley.mountain",
        "ruins drawn on still count for water": "the_golden_granary.drawn_on",
        "the size does not matter, and wasteland is no edge": "shoreside_expanse.small",
        "six is enough, five is not": "wildholds.six",
        "first leave out clusters at mountains, then take the largest": "great_city.order",
        "monster and mountain are types, ruins, wasteland and empty are none": (
            "greengold_plains.types"
        ),
        "of two largest one is the second; a lone cluster has none": "shieldgate.second",
        "mountains and wasteland fill": "borderlands.all",
        "one square counts, and a single space is one": "lost_barony.single",
        "eleven diagonals, the corner K1 among them": "the_broken_road.lengths",
        "two empty spaces together are worth nothing; open ruins may count": "the_cauldrons.alone",
    },
    "hard cases": {
        "ruins, then an ambush": "hard_cases.ruins_ambush_answer",
        "ruins out of reach though the shape fits elsewhere": "hard_cases.out_of_reach_answer",
        "the spoiling shape must be drawn": "hard_cases.one_of_two_answer",
        "two mountains at once bring two coins": "hard_cases.two_mountains_answer",
        "a neighbour's monster earns the owner a coin": "hard_cases.ambush_coin_answer",
        "the last card of a season is drawn as usual": "hard_cases.last_turn_answer",
        "two ambushes may come in one season": "hard_cases.ambush_kept_answer",
    },
}

PAIRS = [(what, id) for group in STATEMENTS.values() for what, id in group.items()]
KINDS = {each.id: each.kind for each in paragraphs()}


@pytest.mark.parametrize(("statement", "id"), PAIRS)
def test_rule_stands_in_a_paragraph_of_the_rulebook(statement: str, id: str) -> None:
    assert id in KINDS, statement
    assert KINDS[id] is not Kind.HEADING, statement


def test_a_paragraph_stands_for_one_statement() -> None:
    ids = [id for _, id in PAIRS]
    assert len(ids) == len(set(ids))


def test_every_scoring_card_has_its_finer_points_among_the_statements() -> None:
    cards = {id.partition(".")[0] for id in STATEMENTS["scoring cards"].values()}
    assert cards == set(SCORING_CARDS)


@pytest.mark.parametrize(
    ("kind", "chapter"),
    [
        (ListingKind.SEASONS, "setup"),
        (ListingKind.TERRAINS, "map"),
        (ListingKind.EXPLORE_CARDS, "drawing"),
        (ListingKind.AMBUSH_CARDS, "monsters"),
        (ListingKind.SOLO_NUMBERS, "solo"),
        (ListingKind.SOLO_TITLES, "solo"),
        (ListingKind.OPTIONS, "options"),
        (ListingKind.GLOSSARY, "glossary"),
    ],
)
def test_cards_and_numbers_are_listed_from_the_catalogue(kind: ListingKind, chapter: str) -> None:
    where = [each.id for each in RULEBOOK if Listing(kind) in each.blocks]
    assert where == [chapter]
    assert chapter_of(chapter) is not None
