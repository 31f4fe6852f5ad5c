"""Ink lines wander by place alone: steady, closed without a joint, shared by neighbours."""

import os
import subprocess
import sys
from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from cartographers_gui.ui.painting.ink import (
    ink_line,
    ink_outline,
    noise_at,
    seed_of,
    tapered_line,
)


def box(left: float, top: float, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(left, top, width, height)
    return path


def test_noise_is_smooth_and_bounded() -> None:
    values = [noise_at(step / 50, 3.3) for step in range(1000)]
    assert all(-1 <= part <= 1 for value in values for part in value)
    jumps = [
        abs(one - other)
        for value, following in pairwise(values)
        for one, other in zip(value, following, strict=True)
    ]
    assert max(jumps) < 0.08
    assert max(value[0] for value in values) - min(value[0] for value in values) > 0.8


def test_noise_goes_on_across_zero() -> None:
    assert noise_at(-1e-9, 0.5) == pytest.approx(noise_at(1e-9, 0.5), abs=1e-6)


def test_the_same_line_is_drawn_in_every_run() -> None:
    program = (
        "from cartographers_gui.ui.painting.ink import *;"
        "print(seed_of((3, 1, 4)), noise_at(2.6, 5.3))"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert said == {f"{seed_of((3, 1, 4))} {noise_at(2.6, 5.3)}\n"}


def test_an_outline_covers_its_line_all_round() -> None:
    ribbon = ink_outline(box(10, 10, 60, 40), 2.4, wander=0.6)
    corners = [QPointF(x, y) for x in (10, 70) for y in (10, 50)]
    for start, end in ((0, 1), (1, 3), (3, 2), (2, 0)):
        for step in range(31):
            point = corners[start] + (corners[end] - corners[start]) * (step / 30)
            near = QPainterPath()
            near.addEllipse(point, 1.0, 1.0)
            assert ribbon.intersects(near), point
    assert not ribbon.contains(QPointF(40, 30))
    assert not ribbon.contains(QPointF(5, 5))


def test_neighbours_share_one_line() -> None:
    left = ink_outline(box(0, 0, 54, 54), 2.4)
    right = ink_outline(box(54, 0, 54, 54), 2.4)

    def middle_of(ribbon: QPainterPath, y: float) -> float:
        inked = [x / 20 for x in range(50 * 20, 58 * 20) if ribbon.contains(QPointF(x / 20, y))]
        return (inked[0] + inked[-1]) / 2

    # Away from the corners, where each turns its own way.
    courses = [(middle_of(left, y), middle_of(right, y)) for y in range(8, 46)]
    assert all(one == pytest.approx(other, abs=0.15) for one, other in courses)
    assert max(one for one, _ in courses) - min(one for one, _ in courses) > 0.3


def test_a_line_without_wandering_is_straight() -> None:
    ribbon = ink_line([QPointF(0, 20), QPointF(90, 20)], 2.0, wander=0.0)
    bounds = ribbon.boundingRect()
    assert bounds.top() > 20 - 1.3
    assert bounds.bottom() < 20 + 1.3
    assert (bounds.left(), bounds.right()) == (0, 90)


def test_a_stroke_of_the_pen_gets_thinner() -> None:
    stroke = tapered_line(((0, 10), (50, 10), (100, 10)), (8, 4, 1))
    assert stroke.contains(QPointF(1, 13.5))
    assert not stroke.contains(QPointF(99, 11))


def test_an_outline_of_two_points_is_nothing() -> None:
    flat = QPainterPath(QPointF(0, 0))
    flat.lineTo(20, 0)
    assert ink_outline(flat, 2.0).isEmpty()
