"""The lessons: each can be solved, each teaches what it says, and a course is a plain value."""

import string
from collections.abc import Iterator

import pytest

from cartographers_gui.engine import (
    MAP_LAYOUTS,
    IllegalAction,
    Placement,
    SingleSpaceReason,
    Terrain,
    legal_placements,
    monster_groups,
    surrounded_mountains,
)
from cartographers_gui.session import LESSONS, Attempt, Course, Lesson
from tests.helpers.sheets import place

BY_ID = {lesson.id: lesson for lesson in LESSONS}

every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)


def drawings(lesson: Lesson) -> Iterator[Attempt]:
    """Yield all that the rules allow in a lesson."""
    offer = lesson.view().offer
    assert offer is not None
    for option in offer.options:
        for spaces in legal_placements(lesson.sheet, option.shape, offer.must_cover_ruins):
            for terrain in offer.terrains:
                yield lesson.attempt(Placement(terrain, spaces))


@every_lesson
def test_goal_of_each_lesson_can_be_reached(lesson: Lesson) -> None:
    assert any(lesson.goal(drawing) for drawing in drawings(lesson))


@every_lesson
def test_lesson_has_advice_exactly_where_its_goal_can_be_missed(lesson: Lesson) -> None:
    can_be_missed = not all(lesson.goal(drawing) for drawing in drawings(lesson))
    assert bool(lesson.advice) is can_be_missed


@every_lesson
def test_every_lesson_is_on_the_printed_map_with_names_of_its_own(lesson: Lesson) -> None:
    view = lesson.view(("Ana", "Boris"))
    assert lesson.sheet.layout == MAP_LAYOUTS["A"]
    assert view.sheet == lesson.sheet
    assert [player.name for player in view.players] == ["Ana", "Boris"]


@every_lesson
def test_texts_of_a_lesson_name_only_keys_and_stars(lesson: Lesson) -> None:
    texts = (lesson.title, lesson.text, lesson.task, lesson.praise, lesson.advice)
    fields = {name for text in texts for _, name, _, _ in string.Formatter().parse(text) if name}
    assert fields <= {"rotate", "mirror", "lay", "stars"}
    assert ("stars" in fields) is bool(lesson.least)


def test_ids_of_lessons_differ() -> None:
    assert len(BY_ID) == len(LESSONS)


def test_mirror_lesson_cannot_be_solved_by_rotating_alone() -> None:
    lesson = BY_ID["mirror"]
    view = lesson.view()
    assert view.offer is not None
    form = view.offer.options[0].shape.printed
    corner = min(lesson.marked).row, min(space.col for space in lesson.marked)
    outline = frozenset((row - corner[0], col - corner[1]) for row, col in lesson.marked)
    for _ in range(4):
        assert frozenset(map(tuple, form.offsets)) != outline
        form = form.turned()


def test_rotate_lesson_is_not_solved_by_the_shape_as_printed() -> None:
    lesson = BY_ID["rotate"]
    assert len({space.row for space in lesson.marked}) == 4
    view = lesson.view()
    assert view.offer is not None
    assert view.offer.options[0].shape.printed.rows == 1


def test_mountain_lesson_outlines_the_only_open_side_of_a_mountain() -> None:
    lesson = BY_ID["mountain_coin"]
    closed = lesson.sheet.with_drawn(Terrain.FARM, lesson.marked)
    assert surrounded_mountains(closed) != surrounded_mountains(lesson.sheet)


def test_lesson_of_monsters_outlines_what_they_cost() -> None:
    lesson = BY_ID["close_in"]
    threatened = frozenset[object]().union(*(g.spaces for g in monster_groups(lesson.sheet).groups))
    assert threatened == lesson.marked


def test_ambush_lesson_is_drawn_on_the_neighbours_map() -> None:
    view = BY_ID["ambush"].view()
    assert (view.seat, view.owner) == (0, 1)


def test_fallback_lesson_leaves_only_the_single_space() -> None:
    offer = BY_ID["single_space"].view().offer
    assert offer is not None
    assert offer.single_space is SingleSpaceReason.NOTHING_FITS


def test_ruins_lesson_refuses_a_place_without_ruins() -> None:
    lesson = BY_ID["ruins"]
    refused = place(Terrain.FOREST, "A1 B1 B2 B3 C1")
    with pytest.raises(IllegalAction):
        lesson.attempt(refused)


def test_drawing_that_misses_the_goal_can_be_tried_again() -> None:
    course = Course(LESSONS).at([lesson.id for lesson in LESSONS].index("rotate"))
    missed = course.drawn(place(Terrain.WATER, "A1 A2 A3 A4"))
    assert missed.drawing is not None
    assert not missed.is_met
    met = missed.retried().drawn(place(Terrain.WATER, "D7 E7 F7 G7"))
    assert missed.retried() == course
    assert met.is_met
    assert met.advanced().step == course.step + 1
    assert met.advanced().drawing is None


def test_course_ends_after_the_last_lesson_and_stays_there() -> None:
    course = Course(LESSONS, len(LESSONS) - 1).advanced()
    assert course.is_over
    assert course.lesson is None
    assert course.advanced() == course
    assert not course.gone_back().is_over
    with pytest.raises(LookupError):
        course.drawn(place(Terrain.FARM, "A1"))


def test_unknown_step_of_the_settings_gives_a_lesson_or_the_end() -> None:
    assert Course(LESSONS).at(-5).step == 0
    assert Course(LESSONS).at(10**6).is_over
