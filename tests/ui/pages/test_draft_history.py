"""Steps of a turn: which changes count as one, and the way back and forth."""

from cartographers_gui.engine import EXPLORE_CARDS, Terrain, offer_of, parse_space
from cartographers_gui.session import Draft
from cartographers_gui.ui.pages.draft_history import DraftHistory
from tests.helpers.sheets import printed


def begun() -> tuple[DraftHistory, Draft]:
    sheet = printed("A")
    offer = offer_of(EXPLORE_CARDS["orchard"], sheet)
    assert offer is not None
    draft = Draft.of(sheet, offer)
    history = DraftHistory()
    history.begin(draft)
    return history, draft


def test_pointing_is_no_step() -> None:
    history, draft = begun()
    history.note(draft.aimed_at(parse_space("E9")))
    assert not history.can_undo
    assert history.undo() is None


def test_turning_and_choosing_are_steps() -> None:
    history, draft = begun()
    turned = draft.turned()
    history.note(turned)
    history.note(turned.with_terrain(Terrain.FARM))
    assert history.undo() == turned
    assert history.undo() == draft
    assert history.redo() == turned
    assert history.can_redo


def test_laying_elsewhere_is_one_step() -> None:
    history, draft = begun()
    first = draft.aimed_at(parse_space("E9"))
    second = draft.aimed_at(parse_space("H5"))
    for each in (first, first.laid_down(), second, second.laid_down()):
        history.note(each)
    assert history.undo() == first.laid_down()
    assert history.redo() == second.laid_down()


def test_putting_a_shape_back_where_it_was_is_no_step() -> None:
    history, draft = begun()
    laid = draft.aimed_at(parse_space("E9")).laid_down()
    history.note(laid.picked_up())
    history.note(laid)
    history.note(laid.picked_up())
    history.note(laid)
    assert history.undo() == laid.picked_up()
    assert not history.can_undo


def test_a_new_step_forgets_those_taken_back() -> None:
    history, draft = begun()
    history.note(draft.turned())
    history.undo()
    history.note(draft.mirrored())
    assert not history.can_redo
