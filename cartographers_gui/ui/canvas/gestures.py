"""What fingers, buttons and wheels mean: raw events summed up to notches, taps and pinches."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QWheelEvent

from cartographers_gui.engine import Space

__all__ = [
    "FINGER_OFFSET",
    "TAP_REACH",
    "Finger",
    "MousePress",
    "Pinch",
    "WheelNotches",
    "notches_of",
]

FINGER_OFFSET = 1.5
"""How far above a dragging finger the shape floats, in lengths of a space."""

_ANGLE_OF_NOTCH = 120
_PIXELS_OF_NOTCH = 80
_IDLE_MILLISECONDS = 200
_TRACK_PAD = {
    Qt.ScrollPhase.ScrollBegin,
    Qt.ScrollPhase.ScrollUpdate,
    Qt.ScrollPhase.ScrollEnd,
    Qt.ScrollPhase.ScrollMomentum,
}
TAP_REACH = 12.0
"""How far a finger may slip, in px, and still have tapped."""


def notches_of(event: QWheelEvent) -> float:
    """Return how many notches one event of a wheel or track-pad is, negative towards the person.

    Many a wheel tells pixels too, as many as its system scrolls by a notch: only of a track-pad
    do they say how far fingers went.
    """
    angle, pixels = event.angleDelta(), event.pixelDelta()
    # Shift turns the wheel sideways on some systems.
    turned, pushed = angle.y() or angle.x(), pixels.y() or pixels.x()
    if pushed and (not turned or event.phase() in _TRACK_PAD):
        return pushed / _PIXELS_OF_NOTCH
    return turned / _ANGLE_OF_NOTCH


class WheelNotches:
    """Sums up a wheel or track-pad to whole notches.

    A track-pad sends dozens of small events for one stroke; what is left over is forgotten after
    200 ms of rest and when the direction changes.

    >>> wheel = WheelNotches()
    >>> [wheel.add(0.5, time) for time in (0, 50, 100, 900)]
    [0, 1, 0, 0]
    """

    def __init__(self) -> None:
        self._sum = 0.0
        self._last = 0

    def add(self, part: float, timestamp: int) -> int:
        """Take in a part of a notch and return the whole ones it completes.

        Negative is towards the person; `timestamp` is in milliseconds as events carry it.
        """
        if timestamp - self._last > _IDLE_MILLISECONDS or part * self._sum < 0:
            self._sum = 0.0
        self._last = timestamp
        self._sum += part
        notches = int(self._sum)
        self._sum -= notches
        return notches


@dataclass(slots=True)
class MousePress:
    """The left button held down on the map."""

    start: Space
    """The space under the pointer when it went down."""
    grip: tuple[int, int] | None
    """Rows and columns from the pointer to the target of the laid shape it holds."""
    is_drag: bool = False
    """Whether it has left the space where it began, shape in tow."""


class Finger:
    """One finger on the map: a tap until it slips far enough to be a drag."""

    def __init__(self, point: QPointF) -> None:
        self._start = point
        self.is_drag = False

    def aim(self, point: QPointF, space: float) -> QPointF:
        """Return what a finger points at: under a tap, above a drag, whose shape it would hide.

        `space` is the side of a space in the coordinates of the points.
        """
        if (point - self._start).manhattanLength() > TAP_REACH:
            self.is_drag = True
        return point - QPointF(0, FINGER_OFFSET * space) if self.is_drag else point


class Pinch:
    """Two fingers: how far they spread since the last event, and where their middle is."""

    def __init__(self, first: QPointF, second: QPointF) -> None:
        self.middle = (first + second) / 2
        self._spread = _spread_of(first, second)

    def spread_to(self, first: QPointF, second: QPointF) -> tuple[float, QPointF]:
        """Return the factor of enlargement since the last event and how far the middle went."""
        spread, middle = _spread_of(first, second), (first + second) / 2
        factor, way = spread / self._spread, middle - self.middle
        self._spread, self.middle = spread, middle
        return factor, way


def _spread_of(first: QPointF, second: QPointF) -> float:
    between = first - second
    return max(1.0, float((between.x() ** 2 + between.y() ** 2) ** 0.5))
