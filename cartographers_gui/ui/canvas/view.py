"""The map canvas: what mouse, wheel, fingers and keys do to the shape in hand."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import Refusal, Space
from cartographers_gui.session import Draft
from cartographers_gui.ui.canvas.gestures import MousePress, WheelNotches
from cartographers_gui.ui.canvas.hand import Hand, Step
from cartographers_gui.ui.canvas.key_steps import KeySteps
from cartographers_gui.ui.canvas.keys import action_of, choice_of
from cartographers_gui.ui.canvas.sheet_view import SheetView
from cartographers_gui.ui.canvas.touch import Fingers

__all__ = ["Announcer", "MapCanvas"]

Announcer = Callable[[Draft | None, Space | None], str]
"""Says in words what is in hand and where, or what the space under the cursor shows."""

_ZOOM_OF_NOTCH = 1.25
_TOUCHES = {
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
}


class MapCanvas(SheetView):
    """Shows one sheet, read-only or with a `Draft` in hand; it never changes the game.

    The draft is immutable: each gesture replaces it and says so. A page sets it when a person
    chooses another shape or terrain.
    """

    draft_changed = Signal(object)
    """The new `Draft` after a gesture or key."""
    confirm_requested = Signal()
    """The laid draft is to be drawn for good."""
    refused = Signal(object)
    """The shape was to be laid where it may not: a tuple of `Refusal`."""
    space_hovered = Signal(object)
    """With nothing in hand, the `Space` under pointer or cursor; `None` beside the map."""
    choice_requested = Signal(int)
    """A digit key, 1 to 9: the offered shape or terrain of that number."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hand = Hand(self)
        self._keys = KeySteps(self, self._hand)
        self._fingers = Fingers(self, self._hand)
        self._press: MousePress | None = None
        self._last_step = Step.NOTHING
        self._is_carrying = False
        self._hovered: Space | None = None
        self._notches = WheelNotches()
        self._announcer: Announcer | None = None
        self.cursor_moved.connect(self.on_cursor_moved)
        self._hand.draft_changed.connect(self.on_draft_changed)
        self._hand.confirm_requested.connect(self.confirm_requested)
        self._hand.refused.connect(self.refused)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        # A scroll area pans by touch of its own accord; here fingers hold the shape.
        self.viewport().ungrabGesture(Qt.GestureType.PanGesture)

    # --- what is shown --------------------------------------------------------------------------

    @property
    def draft(self) -> Draft | None:
        """The shape in hand, or nothing."""
        return self._hand.draft

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """Why the shape may not be drawn where it is, the most specific reason first."""
        return self._hand.refusals

    def set_draft(self, draft: Draft | None) -> None:
        """Take a shape in hand, or none; a laid one that is not legal is picked up.

        The sheet it is to be drawn on has been shown before.
        """
        self._press = None
        self._is_carrying = self._is_carrying and draft is not None
        self._hand.hold(draft)
        if draft is not None:
            self.set_cursor_space(None)
        self._show_draft()
        self._announce()

    def set_announcer(self, announcer: Announcer | None) -> None:
        """Let every change be told in words to those who do not see the map."""
        self._announcer = announcer
        self._announce()

    # --- what buttons outside do ----------------------------------------------------------------

    def turn(self, *, clockwise: bool = True) -> None:
        """Turn the shape by a quarter, in hand, over the map or laid."""
        self._hand.turn(clockwise=clockwise)

    def mirror(self) -> None:
        """Mirror the shape, in hand, over the map or laid."""
        self._hand.mirror()

    def place(self) -> None:
        """Lay the shape down, or ask to confirm it when it lies."""
        self._last_step = self._hand.place()

    def drop(self) -> bool:
        """Take up a laid shape, or one in hand off the map; tell whether there was one."""
        return self._hand.drop()

    def begin_carry(self) -> None:
        """Start pulling the shape from its card, with the button held down there."""
        self._hand.pick_up()
        self._is_carrying = self._hand.draft is not None

    def carry_to(self, global_point: QPointF) -> None:
        """Let the carried shape follow the pointer, given in coordinates of the screen."""
        if self._is_carrying:
            self._hand.point(self.space_near(self._from_screen(global_point)))

    def drop_carried(self, global_point: QPointF) -> None:
        """Release the carried shape: over the map like a click, elsewhere back into the hand."""
        if not self._is_carrying:
            return
        self._is_carrying = False
        space = self.space_near(self._from_screen(global_point))
        if space is None:
            self._hand.point(None)
        else:
            self._last_step = self._hand.click(space)

    # --- the pointer ----------------------------------------------------------------------------

    def _from_screen(self, global_point: QPointF) -> QPointF:
        return QPointF(self.viewport().mapFromGlobal(global_point))

    def _hover(self, space: Space | None) -> None:
        if space != self._hovered:
            self._hovered = space
            self.space_hovered.emit(space)

    def _press_left(self, point: QPointF) -> None:
        # A laid shape stays where it is when a click misses the map itself.
        space = self.space_under(point) if self._hand.is_laid else self.space_near(point)
        if space is None:
            return
        self._press = MousePress(space, self._hand.grip_of(space))
        self._hand.point(space)

    def _drag_left(self, press: MousePress, point: QPointF) -> None:
        space = self.space_near(point)
        if press.grip is None:
            self._hand.point(space)
        elif space is not None and (press.is_drag or space != press.start):
            press.is_drag = True
            self._hand.drag(space, press.grip)

    def _release_left(self, press: MousePress, point: QPointF) -> None:
        if press.is_drag:
            self._last_step = self._hand.lay()
            return
        space = self.space_near(point)
        if space is None:
            self._hand.point(None)
        else:
            self._last_step = self._hand.click(space)

    def _forget_pointer(self) -> None:
        """Take the shape off the map when the pointer has gone, unless a button holds it."""
        if self._press is None and not self._is_carrying:
            self._hand.point(None)
        self._hover(None)

    # --- changes --------------------------------------------------------------------------------

    def on_draft_changed(self, draft: Draft | None) -> None:
        """Show the shape where it is now, and tell."""
        self._show_draft()
        self.draft_changed.emit(draft)
        self._announce()

    def on_cursor_moved(self, space: Space) -> None:
        """Tell what lies under the cursor."""
        self._hover(space)
        self._announce()

    def _show_draft(self) -> None:
        self._scene.show_draft(self._hand.draft, self._hand.refusals)

    def _announce(self) -> None:
        if self._announcer is None:
            return
        text = self._announcer(self._hand.draft, self._cursor)
        if text != self.accessibleDescription():
            self.setAccessibleDescription(text)
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def _show_focus(self, *, on: bool) -> None:
        self._scene.focus_item.setVisible(on)

    # --- what Qt calls --------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if event.button() == Qt.MouseButton.LeftButton and not self._keys.begin_pan(
            event.position()
        ):
            self._press_left(event.position())
        elif event.button() == Qt.MouseButton.RightButton:
            self._hand.turn(clockwise=not shift)
        elif event.button() == Qt.MouseButton.MiddleButton:
            self._hand.mirror()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # The first click may have ended the turn: its second half must not begin the next one.
        if event.button() == Qt.MouseButton.LeftButton and self._last_step is Step.CONFIRMED:
            event.accept()
            return
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if self._keys.pan_to(point):
            return
        if self._press is not None:
            self._drag_left(self._press, point)
        elif self._hand.draft is not None:
            self._hand.point(self.space_near(point))
        else:
            self._hover(self.space_under(point))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        press = self._press
        if event.button() == Qt.MouseButton.LeftButton and not self._keys.end_pan():
            self._press = None
            if press is not None:
                self._release_left(press, event.position())
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        angle, pixels = event.angleDelta(), event.pixelDelta()
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            factor = _ZOOM_OF_NOTCH ** (angle.y() / 120)
            self.set_zoom(self.zoom * factor, event.position())
        elif self._hand.draft is None:
            super().wheelEvent(event)
            return
        elif event.phase() != Qt.ScrollPhase.ScrollMomentum:
            # Shift turns the wheel sideways on some systems.
            notches = self._notches.add(
                angle.y() or angle.x(), pixels.y() or pixels.x(), event.timestamp()
            )
            for _ in range(abs(notches) % 4):
                self._hand.turn(clockwise=notches < 0)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        choice, action = choice_of(event), action_of(event)
        if choice is not None:
            self.choice_requested.emit(choice)
        elif action is None or not self._keys.press(action, event):
            event.ignore()
            return
        self._show_focus(on=True)
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._keys.release(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._show_focus(on=event.reason() in by_key)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(on=False)
        self._keys.give_up_pan()

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in _TOUCHES and isinstance(event, QTouchEvent):
            self._fingers.take(event)
            event.accept()
            return True
        if event.type() == QEvent.Type.Leave:
            self._forget_pointer()
        elif event.type() == QEvent.Type.NativeGesture and isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.set_zoom(self.zoom * (1 + event.value()), event.position())
            return True
        return super().viewportEvent(event)
