"""How long things take to move: one tempo for the whole window, and one way to let time pass.

At tempo 0 everything is where it will be at once, in the very same code: an animation of no length
reports its last value and its end before `run` returns.
"""

from collections.abc import Callable
from enum import IntEnum

from PySide6.QtCore import QObject, QVariantAnimation

__all__ = ["Length", "Motion", "Movement"]


class Length(IntEnum):
    """How long a movement takes at tempo 1, in ms."""

    FLIP = 260
    """A card is turned face up."""
    HOLD = 500
    """A button is held before it counts. No decoration: it takes its time when nothing moves."""
    TURN = 130
    """A shape is turned or mirrored."""
    DRY = 900
    """The ink of a drawing dries."""
    COUNT = 350
    """One step of counting a season."""
    WATCH = 1500
    """A card is looked at in a game that goes on by itself. No decoration either: it is read."""


class Motion:
    """Stretches or shortens every movement by one factor; 0 lets nothing move."""

    def __init__(self, tempo: float = 1.0) -> None:
        self.tempo = tempo
        self.is_unwanted = False
        """Whether the person has chosen that nothing moves."""
        self.is_unwanted_by_system = False
        """Whether the system asks every program for that."""

    @property
    def is_still(self) -> bool:
        """Tell whether nothing moves."""
        return self.is_unwanted or self.is_unwanted_by_system

    def follow_system(self, is_still: bool) -> None:  # noqa: FBT001 - told by a callback
        """Take what the system asks for: true when nothing may move."""
        self.is_unwanted_by_system = is_still

    def length(self, length: Length) -> int:
        """Return how long a movement takes, in ms."""
        if self.is_still and length not in {Length.HOLD, Length.WATCH}:
            return 0
        return round(length * self.tempo)


class Movement(QObject):
    """A value that runs from 0 to 1 once, tells every step, and can be cut short or given up."""

    def __init__(
        self,
        length: int,
        step: Callable[[float], None],
        done: Callable[[], None] | None = None,
        parent: QObject | None = None,
    ) -> None:
        """Take `length` in ms; `step` is told the part done, `done` that the end is reached."""
        super().__init__(parent)
        self._step = step
        self._done = done
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(length)
        self._animation.valueChanged.connect(lambda part: self._step(float(part)))
        self._animation.finished.connect(self.on_finished)

    @property
    def is_running(self) -> bool:
        """Tell whether the end is still to come."""
        return self._animation.state() is QVariantAnimation.State.Running

    def run(self) -> None:
        """Begin anew; of no length it ends before this returns."""
        self._animation.stop()
        self._animation.start()

    def finish(self) -> None:
        """Go to the end at once, if it runs."""
        if self.is_running:
            self._animation.setCurrentTime(self._animation.duration())

    def give_up(self) -> None:
        """Stop without reaching the end; the value is 0 again."""
        if self.is_running:
            self._animation.stop()
            self._step(0.0)

    def drop(self) -> None:
        """Stop where it is, tell nothing more, and go away."""
        self._step, self._done = _nothing, None
        self._animation.stop()
        self.deleteLater()

    def on_finished(self) -> None:
        self._step(1.0)
        if self._done is not None:
            self._done()


def _nothing(part: float) -> None:
    del part
