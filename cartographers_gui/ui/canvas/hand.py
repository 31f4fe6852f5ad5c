"""The shape in a person's hand over the map: every gesture and key ends in one of these steps."""

from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from cartographers_gui.engine import Refusal, Space
from cartographers_gui.session import Direction, Draft

__all__ = ["Hand", "Step"]


class Step(Enum):
    """What laying down a shape has come to."""

    NOTHING = auto()
    LAID = auto()
    CONFIRMED = auto()
    REFUSED = auto()


class Hand(QObject):
    """Holds the current `Draft`, replaces it at every step, and says so.

    It decides no rules: the draft knows whether it may lie where it is.
    """

    draft_changed = Signal(object)
    """The new `Draft`, after a step of the person's own."""
    confirm_requested = Signal()
    """The laid draft is to be drawn for good."""
    refused = Signal(object)
    """The shape was to be laid where it may not: a tuple of `Refusal`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft: Draft | None = None
        self._refusals: tuple[Refusal, ...] = ()

    @property
    def draft(self) -> Draft | None:
        """The shape in hand, or nothing."""
        return self._draft

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """Why it may not be drawn where it is; none while it is legal or off the map."""
        return self._refusals

    @property
    def is_laid(self) -> bool:
        """Whether a shape lies on the map and waits to be confirmed."""
        return self._draft is not None and self._draft.is_laid

    def hold(self, draft: Draft | None) -> None:
        """Take a shape in hand, or lay none; says nothing unless it cannot lie as it was given.

        A laid draft that is not legal where it lies is picked up.
        """
        self._keep(draft)
        if draft is not None and self._draft != draft:
            self.draft_changed.emit(self._draft)

    def put_back(self, draft: Draft | None) -> None:
        """Go back to an earlier draft, as when a gesture is given up half-way."""
        if draft is not None and self._draft is not None:
            self._become(draft)

    def point(self, space: Space | None) -> None:
        """Follow the pointer, unless the shape lies on the map."""
        draft = self._draft
        if draft is not None and not draft.is_laid and draft.target != space:
            self._become(draft.aimed_at(space))

    def grip_of(self, space: Space) -> tuple[int, int] | None:
        """Return how far the target lies from a space of the laid shape; nothing beside it."""
        draft = self._draft
        if draft is None or draft.target is None or not draft.is_laid or space not in draft.spaces:
            return None
        return draft.target.row - space.row, draft.target.col - space.col

    def pick_up(self) -> None:
        """Take a laid shape in hand again."""
        if self._draft is not None and self._draft.is_laid:
            self._become(self._draft.picked_up())

    def drag(self, space: Space, grip: tuple[int, int]) -> None:
        """Pull the shape along by the space where it was gripped."""
        self.pick_up()
        self.point(Space(space.row + grip[0], space.col + grip[1]))

    def click(self, space: Space) -> Step:
        """Confirm the shape if it lies there already, or else lay it there."""
        draft = self._draft
        if draft is None:
            return Step.NOTHING
        there = draft.aimed_at(space)
        if draft.is_laid:
            # In a corner the shape is clamped, so the pointer need not be on it.
            if space in draft.spaces or there.spaces == draft.spaces:
                self.confirm_requested.emit()
                return Step.CONFIRMED
            there = there.picked_up()
        self._become(there)
        return self.lay(draft)

    def lay(self, before: Draft | None = None) -> Step:
        """Lay the shape down where it is if it may lie there.

        If not, a shape that lay on the map `before` it was moved lies there again.
        """
        draft = self._draft
        if draft is None or draft.target is None or draft.is_laid:
            return Step.NOTHING
        if self._refusals:
            refusals = self._refusals
            if before is not None and before.is_laid:
                self._become(before)
            self.refused.emit(refusals)
            return Step.REFUSED
        self._become(draft.laid_down())
        return Step.LAID

    def place(self) -> Step:
        """Lay the shape down, or confirm it when it lies; from off the map it comes in first."""
        draft = self._draft
        if draft is None:
            return Step.NOTHING
        if draft.is_laid:
            self.confirm_requested.emit()
            return Step.CONFIRMED
        if draft.target is None:
            self._become(draft.brought_in())
            return Step.NOTHING
        return self.lay()

    def drop(self) -> bool:
        """Pick up a laid shape, or take one off the map; tell whether there was one."""
        draft = self._draft
        if draft is None or draft.target is None:
            return False
        self._become(draft.picked_up() if draft.is_laid else draft.aimed_at(None))
        return True

    def snap(self) -> None:
        """Move the shape by one space if it is illegal here and legal there: magnet of a touch."""
        draft = self._draft
        if draft is None or draft.target is None or not self._refusals:
            return
        row, col = draft.target
        near = [
            place
            for place in draft.legal_targets()
            if abs(place.row - row) <= 1 and abs(place.col - col) <= 1
        ]
        if near:
            best = min(near, key=lambda place: (abs(place.row - row) + abs(place.col - col), place))
            self._become(draft.aimed_at(best))

    def turn(self, *, clockwise: bool = True) -> None:
        """Turn what is in hand or lies on the map; off the map as well."""
        if self._draft is not None:
            self._become(self._draft.turned(clockwise=clockwise))

    def mirror(self) -> None:
        """Mirror what is in hand or lies on the map."""
        if self._draft is not None:
            self._become(self._draft.mirrored())

    def step(self, direction: Direction) -> None:
        """Move by one space; from off the map to a place where it may lie, if there is one."""
        if self._draft is not None:
            self._become(self._draft.stepped(direction))

    def jump(self, direction: Direction) -> None:
        """Go to the nearest legal place that way."""
        if self._draft is not None:
            self._become(self._draft.next_legal_towards(direction))

    def go_to_edge(self, direction: Direction) -> None:
        """Go as far as the map reaches."""
        draft = self._draft
        if draft is None:
            return
        if draft.target is None:
            draft = draft.brought_in()
        length = max(draft.sheet.layout.rows, draft.sheet.layout.cols)
        for _ in range(length):
            draft = draft.stepped(direction)
        self._become(draft)

    def next_legal(self, *, backwards: bool = False) -> None:
        """Go to the next place, over all orientations, where the shape may be drawn."""
        if self._draft is not None:
            self._become(self._draft.next_legal(backwards=backwards))

    def _keep(self, draft: Draft | None) -> None:
        self._refusals = draft.refusals if draft is not None else ()
        if draft is not None and draft.is_laid and (self._refusals or draft.target is None):
            draft = draft.picked_up()
        self._draft = draft

    def _become(self, draft: Draft) -> None:
        if draft != self._draft:
            self._keep(draft)
            self.draft_changed.emit(self._draft)
