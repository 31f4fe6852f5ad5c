"""The collected cases: scoring, legality, counts, the 1x1 and the solo walk of ambushes."""

import json
from pathlib import Path
from typing import Any

import pytest

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    MAP_LAYOUTS,
    SCORING_CARDS,
    AmbushCard,
    ExploreCard,
    MapSheet,
    Placement,
    Shape,
    Space,
    Terrain,
    legal_placements,
    monster_penalty,
    offer_of,
    refusal_of,
    solo_ambush_spaces,
    surrounded_mountains,
)

Case = dict[str, Any]

FOLDER = Path(__file__).parent.parent / "cases"
SCORING: Case = json.loads((FOLDER / "scoring_cases.json").read_text(encoding="utf-8"))
PLACEMENT: Case = json.loads((FOLDER / "placement_cases.json").read_text(encoding="utf-8"))
SCORING_BY_NAME = {card.name: card for card in SCORING_CARDS.values()}
DRAWN_BY_NAME: dict[str, ExploreCard | AmbushCard] = {
    **{card.name: card for card in EXPLORE_CARDS.values()},
    **{card.name: card for card in AMBUSH_CARDS.values()},
}


def sheet_of(case: Case) -> MapSheet:
    return MapSheet.from_text("\n".join(case.get("grid") or case["map"]))


def shapes_of(card: ExploreCard | AmbushCard) -> tuple[Shape, ...]:
    if isinstance(card, AmbushCard):
        return (card.shape,)
    return tuple(option.shape for option in card.options)


def spaces_of(pairs: list[list[int]]) -> frozenset[Space]:
    return frozenset(Space(row, col) for row, col in pairs)


def shape_text(rows: list[str]) -> str:
    return "/".join(rows)


def value_of(name: str, sheet: MapSheet) -> int:
    if name == "Monster penalty":
        return monster_penalty(sheet)
    if name == "Mountain coins":
        return len(surrounded_mountains(sheet))
    return SCORING_BY_NAME[name].score(sheet).stars


def test_no_case_is_missing() -> None:
    assert len(SCORING["cases"]) == 116
    sizes = {key: len(PLACEMENT[key]) for key in ("cases", "counts", "needs_fallback")}
    assert sizes == {"cases": 33, "counts": 23, "needs_fallback": 12}
    assert len(PLACEMENT["solo_ambush"]) == 16
    assert len(PLACEMENT["situations"]) == 55


@pytest.mark.parametrize(
    "case",
    SCORING["cases"],
    ids=[f"{number}-{case['card']}" for number, case in enumerate(SCORING["cases"])],
)
def test_sheet_scores_as_in_the_case(case: Case) -> None:
    sheet = sheet_of(case)
    assert value_of(case["card"], sheet) == case["expected"], f"{case['source']}\n{sheet}"


@pytest.mark.parametrize("case", PLACEMENT["cases"], ids=lambda case: f"{case['id']}-{case['why']}")
def test_placement_is_legal_or_refused_as_in_the_case(case: Case) -> None:
    sheet = sheet_of(case)
    card = DRAWN_BY_NAME[case["card"]]
    offer = offer_of(card, sheet, ruins_pending=case["ruins_pending"])
    covered = spaces_of(case["cells"])
    if case["terrain"] == "mountain":
        assert not case["legal"]
    refusal = refusal_of(sheet, offer, Placement(Terrain(case["terrain"]), covered))
    assert (refusal is None) == case["legal"], f"{refusal}\n{sheet}"
    if case["legal"] and offer is not None:
        assert offer.is_single_space == (case["choice"] == "fallback")


@pytest.mark.parametrize(
    "case",
    [case for case in PLACEMENT["cases"] if case["choice"] != "fallback"],
    ids=lambda case: case["id"],
)
def test_turned_and_mirrored_shape_covers_the_spaces_of_the_case(case: Case) -> None:
    shape = shapes_of(DRAWN_BY_NAME[case["card"]])[case["choice"]]
    assert str(shape) == shape_text(case["shapes"][case["choice"]])
    form = shape.printed.mirrored() if case["flip"] else shape.printed
    for _ in range(case["rotate"]):
        form = form.turned()
    assert form.at((case["row"], case["col"])) == spaces_of(case["cells"])
    assert form in shape.orientations


@pytest.mark.parametrize(
    "case",
    PLACEMENT["counts"],
    ids=lambda case: f"{case['card']}-{case['shape_no']}-{case['map']}",
)
def test_empty_side_has_as_many_legal_placements_as_counted(case: Case) -> None:
    shape = shapes_of(DRAWN_BY_NAME[case["card"]])[case["shape_no"]]
    sheet = MapSheet.blank(MAP_LAYOUTS[case["map"]])
    assert str(shape) == shape_text(case["shape"])
    assert len(shape.orientations) == case["orientations"]
    free, on_ruins = (
        legal_placements(sheet, shape),
        legal_placements(sheet, shape, ruins_pending=True),
    )
    assert (len(free), len(on_ruins)) == (case["free"], case["on_ruins"])
    assert (len(set(free)), len(set(on_ruins))) == (case["free"], case["on_ruins"])


@pytest.mark.parametrize(
    "case", PLACEMENT["needs_fallback"], ids=lambda case: f"{case['id']}-{case['why']}"
)
def test_single_space_is_offered_as_in_the_case(case: Case) -> None:
    card = DRAWN_BY_NAME[case["card"]]
    offer = offer_of(card, sheet_of(case), ruins_pending=case["ruins_pending"])
    assert offer is not None
    assert offer.is_single_space == case["fallback"]


@pytest.mark.parametrize(
    "case", PLACEMENT["solo_ambush"], ids=lambda case: f"{case['id']}-{case['card']}"
)
def test_solo_ambush_lands_as_in_the_case(case: Case) -> None:
    card = DRAWN_BY_NAME[case["card"]]
    assert isinstance(card, AmbushCard)
    assert (str(card.shape), card.corner, card.direction) == (
        shape_text(case["shape"]),
        case["corner"],
        case["direction"],
    )
    expected = None if case["cells"] is None else spaces_of(case["cells"])
    assert solo_ambush_spaces(sheet_of(case), card) == expected


FACTS: Case = json.loads((FOLDER / "facts.json").read_text(encoding="utf-8"))


def sheet_described(side: str, filled: str) -> MapSheet:
    """Build the sheet that a vector of the facts describes in words."""
    sheet = MapSheet.blank(MAP_LAYOUTS[side])
    grid = sheet.layout.grid
    last = grid.rows - 1
    masks = {
        "printed map only": 0,
        "all 40 border cells filled": grid.edge,
        "everything except cell (0,0) filled": grid.full & ~1,
        "rows 0,1,9,10 filled": sum(grid.row_masks[row] for row in (0, 1, last - 1, last)),
    }
    return sheet.with_mask_drawn(Terrain.WATER, masks[filled] & sheet.empty_mask)


@pytest.mark.parametrize(
    "vector",
    FACTS["solo"]["test_vectors"],
    ids=lambda vector: f"{vector['map']}-{vector['ambush']}-{vector['filled']}",
)
def test_solo_walk_meets_its_test_vectors(vector: Case) -> None:
    sheet = sheet_described(vector["map"], vector["filled"])
    result = vector["result"]
    expected = None if result is None else spaces_of(result["cells"])
    assert solo_ambush_spaces(sheet, AMBUSH_CARDS[vector["ambush"]]) == expected
