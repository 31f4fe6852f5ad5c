"""The mouse on the map, and a pen, which Qt lets act as one."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent

from cartographers_gui.engine import Space
from cartographers_gui.ui.canvas.gestures import MousePress, WheelNotches, notches_of
from cartographers_gui.ui.canvas.hand import Hand, Step
from cartographers_gui.ui.canvas.sheet_view import SheetView
from cartographers_gui.ui.keys import WheelUse

__all__ = ["Mouse"]


class Mouse:
    """Turns buttons, moves and the wheel into steps of the hand.

    With no shape in hand, and beside one that lies on the map, the pointer only looks: `hovered`
    is the space under it then.
    """

    def __init__(self, view: SheetView, hand: Hand) -> None:
        self._view = view
        self._hand = hand
        self._press: MousePress | None = None
        self._before = hand.draft
        """The shape as it was when the button went down."""
        self._last_step = Step.NOTHING
        self._is_carrying = False
        self._led_to: Space | None = None
        """Where the pointer has led the shape; keys may have led it on since."""
        self._notches = WheelNotches()
        self.wheel_use = WheelUse.ROTATE
        """What the wheel does when no key is held."""
        self.hovered: Space | None = None

    def forget_press(self) -> None:
        """Let go of the map: another shape is in hand."""
        self._press = None
        self._is_carrying = self._is_carrying and self._hand.draft is not None

    # --- a shape pulled from its card -----------------------------------------------------------

    def begin_carry(self) -> None:
        """Start pulling the shape from its card, with the button held down there."""
        self._before = self._hand.draft
        self._hand.pick_up()
        self._is_carrying = self._hand.draft is not None

    def carry_to(self, global_point: QPointF) -> None:
        """Let the carried shape follow the pointer, given in coordinates of the screen."""
        if self._is_carrying:
            self._hand.point(self._view.space_near(self._from_screen(global_point)))

    def drop_carried(self, global_point: QPointF) -> None:
        """Release the carried shape: over the map like a click, elsewhere back into the hand."""
        if not self._is_carrying:
            return
        self._is_carrying = False
        space = self._view.space_near(self._from_screen(global_point))
        if space is None:
            self._hand.point(None)
        else:
            self._hand.point(space)
            self._last_step = self._hand.lay(self._before)

    def _from_screen(self, global_point: QPointF) -> QPointF:
        return QPointF(self._view.viewport().mapFromGlobal(global_point))

    # --- events ---------------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> Space | None:
        """Take a button going down; return the space whose card is asked for, if one is."""
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.button() == Qt.MouseButton.LeftButton:
            self._press_left(event.position())
        elif event.button() == Qt.MouseButton.RightButton:
            if self._hand.draft is None:
                return self._view.space_under(event.position())
            self._hand.turn(clockwise=not shift)
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._hand.mirror()
        return None

    def press_again(self, event: QMouseEvent) -> Space | None:
        """Take the second press of a double click.

        The first click may have ended the turn: its second half must not begin the next one.
        """
        left = event.button() == Qt.MouseButton.LeftButton
        if left and self._last_step is Step.CONFIRMED:
            return None
        return self.press(event)

    def move(self, point: QPointF) -> None:
        """Take a move, with or without the button held down."""
        draft = self._hand.draft
        if self._press is not None:
            self._drag_left(self._press, point)
        elif draft is not None and not draft.is_laid:
            self._led_to = self._view.space_near(point)
            self._hand.point(self._led_to)
        self.hovered = self._seen_at(point)

    def release(self, event: QMouseEvent) -> None:
        """Take a button coming up."""
        press = self._press
        if event.button() == Qt.MouseButton.LeftButton and press is not None:
            self._press = None
            self._release_left(press, event.position())

    def leave(self) -> None:
        """Take the shape off the map with the pointer, unless a button holds it.

        One that keys or a hint have led elsewhere stays: a list that drops down over the resting
        pointer must not take it away.
        """
        draft = self._hand.draft
        is_led = draft is not None and draft.target == self._led_to
        if self._press is None and not self._is_carrying and is_led:
            self._hand.point(None)
        self.hovered = None

    def wheel(self, event: QWheelEvent) -> bool:
        """Take a turn of the wheel; tell whether it meant anything."""
        zooms = self.wheel_use is WheelUse.ZOOM
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier or zooms:
            self._view.zoom_by_wheel(event)
            return True
        if self._hand.draft is None or self.wheel_use is WheelUse.NOTHING:
            return False
        if event.phase() != Qt.ScrollPhase.ScrollMomentum:
            notches = self._notches.add(notches_of(event), event.timestamp())
            for _ in range(abs(notches) % 4):
                self._hand.turn(clockwise=notches < 0)
        return True

    # --- the left button ------------------------------------------------------------------------

    def _press_left(self, point: QPointF) -> None:
        # A laid shape stays where it is when a click misses the map itself.
        view = self._view
        space = view.space_under(point) if self._hand.is_laid else view.space_near(point)
        if space is None:
            return
        self._press = MousePress(space, self._hand.grip_of(space))
        self._before = self._hand.draft
        self._led_to = space
        self._hand.point(space)

    def _drag_left(self, press: MousePress, point: QPointF) -> None:
        space = self._view.space_near(point)
        if press.grip is None:
            self._led_to = space
            self._hand.point(space)
        elif space is not None and (press.is_drag or space != press.start):
            press.is_drag = True
            self._hand.drag(space, press.grip)

    def _release_left(self, press: MousePress, point: QPointF) -> None:
        if press.is_drag:
            self._last_step = self._hand.lay(self._before)
            return
        space = self._view.space_near(point)
        if space is None:
            self._hand.point(None)
        else:
            self._last_step = self._hand.click(space)

    def _seen_at(self, point: QPointF) -> Space | None:
        """Return the space that the pointer looks at, while it does not lead a shape."""
        draft = self._hand.draft
        if self._press is not None or (draft is not None and not draft.is_laid):
            return None
        space = self._view.space_under(point)
        return None if draft is not None and space in draft.spaces else space
