"""At tempo 0 everything ends where it would, at once and in the same code."""

import pytest
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.motion import Length, Motion, Movement


class Course:
    """Remembers the steps and ends of a movement."""

    def __init__(self) -> None:
        self.steps: list[float] = []
        self.ends = 0

    def end(self) -> None:
        self.ends += 1


def test_a_movement_of_no_length_ends_before_run_returns(qtbot: QtBot) -> None:
    del qtbot
    course = Course()
    movement = Movement(Motion(0).length(Length.FLIP), course.steps.append, course.end)
    movement.run()
    assert (course.steps[-1], course.ends, movement.is_running) == (1.0, 1, False)


def test_a_movement_takes_its_time_and_ends_at_one(qtbot: QtBot) -> None:
    course = Course()
    movement = Movement(40, course.steps.append, course.end)
    movement.run()
    assert movement.is_running
    assert course.ends == 0
    qtbot.waitUntil(lambda: course.ends == 1)
    assert course.steps == sorted(course.steps)
    assert course.steps[-1] == 1.0


def test_a_movement_can_be_cut_short(qtbot: QtBot) -> None:
    del qtbot
    course = Course()
    movement = Movement(60_000, course.steps.append, course.end)
    movement.run()
    movement.finish()
    assert (course.steps[-1], course.ends, movement.is_running) == (1.0, 1, False)
    movement.finish()
    assert course.ends == 1


def test_a_movement_given_up_goes_back_and_never_ends(qtbot: QtBot) -> None:
    del qtbot
    course = Course()
    movement = Movement(60_000, course.steps.append, course.end)
    movement.run()
    movement.give_up()
    assert (course.steps[-1], course.ends, movement.is_running) == (0.0, 0, False)


@pytest.mark.parametrize("length", Length)
def test_tempo_stretches_every_length(length: Length) -> None:
    assert Motion().length(length) == length
    assert Motion(2).length(length) == 2 * length
    assert Motion(0).length(length) == 0
