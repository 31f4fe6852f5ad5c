"""The map canvas: what mouse, wheel, fingers, keys and screen readers do to the shape in hand."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QContextMenuEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsView, QWidget

from cartographers_gui.engine import Refusal, Space
from cartographers_gui.session import Draft
from cartographers_gui.ui.canvas.accessible_map import MapInterface, tell_focus, tell_names
from cartographers_gui.ui.canvas.hand import Hand
from cartographers_gui.ui.canvas.key_steps import KeySteps
from cartographers_gui.ui.canvas.mouse import Mouse
from cartographers_gui.ui.canvas.seen_map import TOUCHES
from cartographers_gui.ui.canvas.told_map import ToldMap
from cartographers_gui.ui.canvas.touch import Fingers
from cartographers_gui.ui.canvas.words import MapWords, lines_of
from cartographers_gui.ui.keys import MapAction, WheelUse, choice_of
from cartographers_gui.ui.widgets.accessible import describe

__all__ = ["MapCanvas"]

_EVERYDAY = (QEvent.Type.MouseMove, QEvent.Type.Paint)
"""What comes at every step of a shape, and is nothing but what Qt makes of it."""
_FOR_THE_WINDOW = {
    MapAction.HINT,
    MapAction.DOTS,
    MapAction.HEAT,
    MapAction.PREVIEW,
    MapAction.DECK,
}
"""Keys that do what a command of the menus does."""


class MapCanvas(ToldMap):
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
    choice_requested = Signal(int)
    """A digit key, 1 to 9: the offered shape or terrain of that number."""
    asked = Signal(object)
    """A key whose `MapAction` is for the page or the window to carry out."""
    touched = Signal()
    """A finger has come down."""

    def __init__(self, parent: QWidget | None = None) -> None:
        describe(MapCanvas, _interface_of)
        super().__init__(parent)
        self._hand = Hand(self)
        self._steps = KeySteps(self, self._hand)
        self._mouse = Mouse(self, self._hand)
        self._fingers = Fingers(self, self._hand, self.describe_space)
        self.cursor_moved.connect(self.on_cursor_moved)
        self._hand.draft_changed.connect(self.on_draft_changed)
        self._hand.confirm_requested.connect(self.confirm_requested)
        self._hand.refused.connect(self.on_refused)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.retranslate()

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
        self._fingers.forget()
        self._hand.hold(draft)
        self._mouse.forget_press()
        if draft is not None:
            self.set_cursor_space(None)
        self._scene.show_draft(self._hand.draft, self._hand.refusals)
        self._tell()

    def has_words(self) -> bool:
        """Tell whether changes are told in words now."""
        return self._words is not None

    def set_words(self, words: MapWords | None) -> None:
        """Let every change be told in words to those who do not see the map."""
        self._words = words
        self.setAccessibleName("" if words is None else words.map_name())
        tell_names(self)
        self._tell()

    def set_wheel_use(self, use: WheelUse) -> None:
        """Let the wheel turn the shape, enlarge the map, or do nothing."""
        self._mouse.wheel_use = use

    @property
    def loupe(self) -> QWidget:
        """The glass that shows while a finger drags the shape."""
        return self._fingers.loupe

    # --- what buttons outside do ----------------------------------------------------------------

    def turn(self, *, clockwise: bool = True) -> None:
        """Turn the shape by a quarter, in hand, over the map or laid."""
        self._hand.turn(clockwise=clockwise)

    def mirror(self) -> None:
        """Mirror the shape, in hand, over the map or laid."""
        self._hand.mirror()

    def place(self) -> None:
        """Lay the shape down, or ask to confirm it when it lies."""
        self._hand.place()

    def drop(self) -> bool:
        """Take up a laid shape, or one in hand off the map; tell whether there was one."""
        return self._hand.drop()

    def begin_carry(self) -> None:
        """Start pulling the shape from its card, with the button held down there."""
        self._mouse.begin_carry()

    def carry_to(self, global_point: QPointF) -> None:
        """Let the carried shape follow the pointer, given in coordinates of the screen."""
        self._mouse.carry_to(global_point)

    def drop_carried(self, global_point: QPointF) -> None:
        """Release the carried shape: over the map like a click, elsewhere back into the hand."""
        self._mouse.drop_carried(global_point)

    # --- what screen readers ask ----------------------------------------------------------------

    def current_space(self) -> Space | None:
        """Return the space that keyboard and shape are at: never one beyond the edge."""
        draft = self._hand.draft
        if draft is None or draft.target is None:
            return self._cursor
        return min(draft.spaces, key=lambda space: _distance(space, draft.target), default=None)

    def covered_spaces(self) -> frozenset[Space]:
        """Return the spaces below the shape in hand."""
        return frozenset() if self._hand.draft is None else self._hand.draft.spaces

    def press_space(self, space: Space) -> None:
        """Do what a click on a space does."""
        self._hand.click(space)

    def focus_space(self, space: Space) -> None:
        """Bring the shape to a space, or without one the cursor."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._hand.draft is None:
            self.set_cursor_space(space)
        else:
            self._hand.pick_up()
            self._hand.point(space)

    def read_space(self) -> None:
        """Tell of the space where keyboard and shape are."""
        space = self.current_space()
        if space is not None:
            self.describe_space(space)

    def map_lines(self) -> tuple[str, ...]:
        """Return the map in words: in short, the shape in hand, row by row."""
        return lines_of(self._words, self._hand.draft)

    # --- changes --------------------------------------------------------------------------------

    def on_draft_changed(self, draft: Draft | None) -> None:
        """Show the shape where it is now, and tell."""
        self._scene.show_draft(self._hand.draft, self._hand.refusals)
        self.draft_changed.emit(draft)
        self._tell()

    def on_cursor_moved(self, space: Space) -> None:
        """Tell what lies under the cursor."""
        self._hover(space)
        self._tell()

    def on_refused(self, refusals: tuple[Refusal, ...]) -> None:
        """Tell the reason again, though nothing has changed."""
        self.refused.emit(refusals)
        # Of one that stays where it lies the page has told.
        self._tell(again=not self._hand.is_laid)

    def _tell(self, *, again: bool = False) -> None:
        """Tell how the shape lies, or where the cursor is."""
        words, draft = self._words, self._hand.draft
        if words is None:
            self.setAccessibleDescription("")
            return
        # Looking for the space takes a while, and mostly nobody asks.
        space = self.current_space() if draft is None or QAccessible.isActive() else None
        if space is not None:
            tell_focus(self, space)
        if draft is not None:
            text = words.draft_text(draft)
            if again or text != self.accessibleDescription():
                self.say(text)
        else:
            # The screen reader reads the space that has the focus by itself.
            self.setAccessibleDescription("" if space is None else words.space_title(space))

    def _show_focus(self, *, on: bool) -> None:
        self._scene.focus_item.setVisible(on)

    def retranslate(self) -> None:
        self.setWhatsThis(
            self.tr(
                "The map. Lead the shape with the pointer, a finger or the arrow keys. A click, a "
                "tap or Enter lays it down, and confirming draws it for good."
            )
        )

    # --- what Qt calls --------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        if not (left and self._steps.begin_pan(event.position())):
            self._describe(self._mouse.press(event))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        if not (left and self._steps.begin_pan(event.position())):
            self._describe(self._mouse.press_again(event))
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if not self._steps.pan_to(point):
            self._mouse.move(point)
            self._hover(self._mouse.hovered)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        left = event.button() == Qt.MouseButton.LeftButton
        if not (left and self._steps.end_pan()):
            self._mouse.release(event)
        event.accept()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # The key of the context menu is in the table of keys; the right button turns the shape.
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._mouse.wheel(event):
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        choice, action = choice_of(event), self._keys.action_of(event)
        if choice is not None:
            self.choice_requested.emit(choice)
        elif action is None or not self._carry_out(action, event):
            event.ignore()
            return
        self._show_focus(on=True)
        event.accept()

    def _carry_out(self, action: MapAction, event: QKeyEvent) -> bool:
        if action in {MapAction.READ_SPACE, MapAction.SPACE_CARD}:
            self.read_space()
        elif action is MapAction.READ_MAP:
            self.read_map()
        elif action in _FOR_THE_WINDOW:
            self.asked.emit(action)
        else:
            return self._steps.press(action, event)
        return True

    def _describe(self, space: Space | None) -> None:
        if space is not None:
            self.describe_space(space)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if not self._steps.release(event):
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_key = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._show_focus(on=event.reason() in by_key)
        space = self.current_space()
        if space is not None and self._words is not None:
            tell_focus(self, space)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._show_focus(on=False)
        self._steps.give_up_pan()

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in _EVERYDAY:
            return QGraphicsView.viewportEvent(self, event)
        if kind in TOUCHES and isinstance(event, QTouchEvent):
            self.touched.emit()
            self._fingers.take(event)
            event.accept()
            return True
        if kind is QEvent.Type.Leave:
            self._mouse.leave()
            self._hover(None)
        return super().viewportEvent(event)


def _interface_of(widget: QWidget) -> MapInterface:
    assert isinstance(widget, MapCanvas)
    return MapInterface(widget, widget)


def _distance(space: Space, target: Space | None) -> int:
    if target is None:
        return 0
    return abs(space.row - target.row) + abs(space.col - target.col)
