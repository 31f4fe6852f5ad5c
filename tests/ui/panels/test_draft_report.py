"""What is said about the shape in hand: whole sentences, the most specific first."""

import pytest

from cartographers_gui.engine import EXPLORE_CARDS, MapSheet, Season, Terrain, offer_of, parse_space
from cartographers_gui.session import Draft, Preview, preview_of
from cartographers_gui.ui.panels.draft_report import (
    DraftReport,
    Verdict,
    report_of,
    score_sentence,
    spoken_report,
)
from tests.helpers.games import edicts
from tests.helpers.sheets import printed, with_drawn

pytestmark = pytest.mark.usefixtures("qapp")


def drafted(card: str, sheet: MapSheet, at: str = "", *, ruins: bool = False) -> Draft:
    offer = offer_of(EXPLORE_CARDS[card], sheet, ruins_pending=ruins)
    assert offer is not None
    draft = Draft.of(sheet, offer)
    return draft.aimed_at(parse_space(at)) if at else draft


def previewed(draft: Draft) -> Preview | None:
    if draft.placement is None or not draft.is_legal:
        return None
    laws = edicts("sentinel_wood canal_lake wildholds borderlands")
    return preview_of(draft.sheet, draft.offer, draft.placement, laws, Season.SPRING)


def told(draft: Draft) -> DraftReport:
    return report_of(draft, previewed(draft), "Ana")


def spoken(draft: Draft, *, owner: str = "") -> str:
    preview = previewed(draft)
    score = ""
    if preview is not None:
        score = score_sentence(preview, is_laid=draft.is_laid, owner=owner)
    return spoken_report(told(draft), draft, score)


def test_off_the_map_it_invites_to_point() -> None:
    report = told(drafted("orchard", printed("A")))
    assert report.verdict is Verdict.OFF_MAP
    assert "Ana" in report.headline
    assert "arrow key" in report.text


def test_a_legal_shape_names_the_ruins_it_covers() -> None:
    report = told(drafted("rift_lands", printed("A"), "C2"))
    assert report.verdict is Verdict.LEGAL
    assert report.hint == "Click to lay it down, or press Enter."
    assert report.hint not in report.text
    assert "C2" in report.text


def test_a_closed_mountain_is_named_with_its_coin() -> None:
    sheet = with_drawn(printed("A"), farm="A4 B3 B5")
    report = told(drafted("rift_lands", sheet, "C4"))
    assert "B4" in report.text
    assert "1 coin" in report.text


def test_the_coin_of_a_shape_is_not_taken_for_a_mountains() -> None:
    draft = drafted("hamlet", printed("A"))
    option = next(i for i, each in enumerate(draft.offer.options) if each.coin)
    report = told(draft.with_option(option).aimed_at(parse_space("E9")))
    assert "shape brings" in report.text
    assert "mountain" not in report.text


def test_a_laid_shape_without_consequences_asks_to_be_confirmed() -> None:
    report = told(drafted("orchard", printed("A"), "E9").laid_down())
    assert report.verdict is Verdict.LAID
    assert "Confirm" in report.text


def test_every_reason_is_told() -> None:
    sheet = with_drawn(printed("A"), water="E9")
    report = told(drafted("orchard", sheet, "E9", ruins=True))
    assert report.verdict is Verdict.REFUSED
    first, second = report.details[:2]
    assert "E9" in first
    assert "ruins" in second


def test_a_shape_that_fits_only_when_turned_says_so() -> None:
    sheet = MapSheet.from_text("....\nMMMM\n....")
    draft = drafted("fishing_village", sheet).turned()
    assert draft.form.rows > draft.form.cols
    assert "rotate" in told(draft).text
    assert "rotate" in told(draft.aimed_at(parse_space("A1"))).text
    assert "rotate" not in told(draft.turned()).text


@pytest.mark.parametrize("name", ["<b>Ana</b>", "דנה"])
def test_names_are_plain_and_isolated(name: str) -> None:
    report = report_of(drafted("orchard", printed("A")), None, name)
    assert f"\u2068{name}\u2069" in report.headline


def test_a_shape_off_the_map_is_heard_as_it_is_turned() -> None:
    draft = drafted("great_river", printed("A"))
    coin = "Map of \u2068Ana\u2069. Water in hand, with a coin: row 1, column 1; row 2, column 1; "
    assert spoken(draft).startswith(coin + "row 3, column 1. ")
    turned = "Water in hand, with a coin: row 1, columns 1 to 3. "
    assert turned in spoken(draft.turned())


def test_a_shape_over_the_map_is_heard_with_its_spaces_and_their_worth() -> None:
    draft = drafted("orchard", printed("A"), "A2")
    assert spoken(draft) == "Forest on A1 to A3 and B3. Legal. This season +3."
    assert (
        spoken(draft.turned())
        == "Forest on A2, B2, C1 and C2. Legal. It covers the ruins at C2. This season +2."
    )
    laid = (
        "Forest on A1 to A3 and B3. Laid down. Confirm it, or move it. This season +3: Edict A +3."
    )
    assert spoken(draft.laid_down()) == laid


def test_a_refused_shape_is_heard_with_its_spaces() -> None:
    sheet = with_drawn(printed("A"), water="E9")
    said = spoken(drafted("orchard", sheet, "E9"))
    assert said == "Forest on E8 to E10 and F10. Not here. E9 is already drawn on."


def test_what_a_neighbour_would_lose_is_heard_with_the_name() -> None:
    draft = drafted("rift_lands", printed("A"), "E9").with_terrain(Terrain.MONSTER)
    assert spoken(draft, owner="Bo").endswith("This season \u22124 for \u2068Bo\u2069.")
    laid = spoken(draft.laid_down(), owner="Bo")
    assert laid.endswith("This season \u22124 for \u2068Bo\u2069: Monsters \u22124.")
