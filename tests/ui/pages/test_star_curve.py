"""The curve of stars keeps to its place, above nought and below it."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import PlayerSetup, Season
from cartographers_gui.ui.pages.star_curve import StarCurve
from cartographers_gui.ui.painting.crest import crests_of
from cartographers_gui.ui.text import number
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress

COURSES = {
    "good": [[0, 40, 120, 260], [0, 30, 90, 180]],
    "small": [[0, 1, 2, 3]],
    "mixed": [[0, 5, 40, 96], [0, -2, -7, 30]],
    "bad": [[0, -3, -7, -12], [0, 2, 4, -2]],
    "worst": [[0, -14, -31, -58], [0, -5, -8, -30]],
    "nothing": [[0, 0, 0, 0]],
    "close": [[0, 1, 2, 3], [0, 1, 2, 3], [0, 1, 2, 2], [0, 5, 9, 20], [0, 0, 0, 0]],
    "many": [[0, stars, stars, stars] for stars in range(7)],
}
SIZES = [(320, 130), (120, 60), (640, 400)]


def curve_of(
    qtbot: QtBot, course: str, size: tuple[int, int], scale: float, *, crests: bool = False
) -> StarCurve:
    curve = StarCurve()
    qtbot.addWidget(curve)
    seasons = {season: 10 * place for place, season in enumerate(Season)}
    players = [PlayerSetup(f"Player {seat}") for seat in range(len(COURSES[course]))]
    signs = crests_of(players) if crests else ()
    curve.set_course((0, 10, 20, 30), COURSES[course], seasons, signs)
    dress(curve, Look(DAY, Typography(scale)))
    curve.show_position(30, 0, "stars")
    curve.resize(round(size[0] * scale), round(size[1] * scale))
    return curve


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("course", COURSES)
def test_lines_and_numbers_lie_within_the_curve(
    qtbot: QtBot, course: str, size: tuple[int, int], scale: float
) -> None:
    curve = curve_of(qtbot, course, size, scale)
    all_of_it = QRectF(curve.rect())
    labels = curve.axis_labels()
    assert number(0) in dict(labels)
    for _, place in labels:
        assert all_of_it.contains(place)
    for (_, upper), (_, lower) in pairwise(sorted(labels, key=lambda each: each[1].top())):
        assert lower.top() >= upper.bottom() - 0.5
    star = 9 * scale
    for seat in range(len(COURSES[course])):
        for point in curve.points_of(seat):
            assert all_of_it.adjusted(0, star, -star, -star).contains(point)


def test_a_line_lies_as_high_as_its_number(qtbot: QtBot) -> None:
    curve = curve_of(qtbot, "bad", (320, 130), 1.0)
    places = {text: place.center().y() for text, place in curve.axis_labels()}
    step = places[number(-10)] - places[number(-5)]
    assert places[number(0)] < places[number(-5)] < places[number(-10)]
    assert curve.points_of(0)[-1].y() == pytest.approx(places[number(-10)] + step * 2 / 5)
    assert curve.points_of(1)[2].y() == pytest.approx(places[number(0)] - step * 4 / 5)


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("course", ["good", "mixed", "bad", "close"])
def test_each_other_line_ends_at_a_crest_that_is_seen_whole(
    qtbot: QtBot, course: str, size: tuple[int, int], scale: float
) -> None:
    curve = curve_of(qtbot, course, size, scale, crests=True)
    places = curve.crest_places()
    assert sorted(places) == list(range(1, len(COURSES[course])))
    for place in places.values():
        assert QRectF(curve.rect()).adjusted(-0.5, -0.5, 0.5, 0.5).contains(place)
    # From the top down they stand as the players do, none over another.
    order = sorted(places, key=lambda seat: places[seat].top())
    for upper, lower in pairwise(order):
        assert COURSES[course][upper][-1] >= COURSES[course][lower][-1]
        assert places[lower].top() >= places[upper].bottom()


def test_crests_stand_aside_where_there_are_too_many(qtbot: QtBot) -> None:
    assert curve_of(qtbot, "many", (640, 400), 1.0, crests=True).crest_places() == {}
    assert curve_of(qtbot, "good", (640, 400), 1.0).crest_places() == {}
