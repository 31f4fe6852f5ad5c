"""A map that is only looked at: enlarged, pulled about, read and asked what a space is."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import Space
from cartographers_gui.ui.canvas.accessible_map import MapInterface, tell_focus, tell_names
from cartographers_gui.ui.canvas.key_steps import led
from cartographers_gui.ui.canvas.looking import LookingFingers
from cartographers_gui.ui.canvas.told_map import ToldMap
from cartographers_gui.ui.canvas.words import MapWords, lines_of
from cartographers_gui.ui.keys import MapAction, WheelUse
from cartographers_gui.ui.widgets.accessible import describe

__all__ = ["TOUCHES", "SeenMap"]

TOUCHES = {
    QEvent.Type.TouchBegin,
    QEvent.Type.TouchUpdate,
    QEvent.Type.TouchEnd,
    QEvent.Type.TouchCancel,
}
"""The kinds of event that fingers send."""
_OF_THE_PAGE = {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
"""Keys that turn to another map, where with a shape in hand they go to the edge."""


class SeenMap(ToldMap):
    """Shows one sheet, with no shape in hand; after a click the keyboard stays with its page.

    As on the map that is drawn on, the wheel with Ctrl and two fingers enlarge. Enlarged, it is
    pulled about by the left button, one finger or the scroll bars. Tab leads to it, and then the
    arrow keys lead a cursor from space to space; screen readers meet a table of them.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        describe(SeenMap, _interface_of)
        super().__init__(parent)
        self._marked: frozenset[Space] = frozenset()
        self.cursor_moved.connect(self.on_cursor_moved)
        self._wheel_use = WheelUse.ROTATE
        self._pulled_from: QPointF | None = None
        self._fingers = LookingFingers(self, self.describe_space)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.viewport().setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)

    def set_wheel_use(self, use: WheelUse) -> None:
        """Let the wheel enlarge the map without a key, where a person wants that."""
        self._wheel_use = use

    def set_zoom(self, zoom: float, about: QPointF | None = None) -> None:
        """Enlarge the map; a hand shows that it can be pulled about then."""
        # The card of a space would stay where the space no longer is.
        self._hover(None)
        super().set_zoom(zoom, about)
        self._show_hand()

    def _show_hand(self) -> None:
        shapes = Qt.CursorShape
        shape = shapes.ArrowCursor
        if self.zoom > 1:
            is_free = self._pulled_from is None
            shape = shapes.OpenHandCursor if is_free else shapes.ClosedHandCursor
        self.viewport().setCursor(shape)

    def light(self, groups: Iterable[frozenset[Space]], current: int | None = None) -> None:
        """Outline groups of spaces, and mark them for screen readers."""
        lit = tuple(groups)
        self.mark(frozenset().union(*lit))
        super().light(lit, current)

    def mark(self, spaces: frozenset[Space]) -> None:
        """Tell screen readers of spaces that stand out."""
        self._marked = spaces

    # --- words ----------------------------------------------------------------------------------

    def set_words(self, words: MapWords | None) -> None:
        """Take the words for the map that is shown; none for one that is not to be told of."""
        self._words = words
        if words is None:
            self.set_cursor_space(None)
        self.retranslate()
        tell_names(self)

    def retranslate(self) -> None:
        words, space = self._words, self.cursor_space
        self.setAccessibleName("" if words is None else words.map_name())
        text = "" if words is None or space is None else words.space_title(space)
        self.setAccessibleDescription(text)

    def map_lines(self) -> tuple[str, ...]:
        """Return the map in words: in short, then row by row; nothing while it has none."""
        return lines_of(self._words, None)

    def read_space(self) -> None:
        """Tell of the space of the cursor, which begins in the middle."""
        rows, cols = self.size_in_spaces()
        if rows:
            space = self.cursor_space or Space(rows // 2, cols // 2)
            self.set_cursor_space(space)
            self.describe_space(space)

    def on_cursor_moved(self, space: Space) -> None:
        """Keep what lies under the cursor as description; the screen reader reads it by itself."""
        self.retranslate()
        tell_focus(self, space)

    # --- what screen readers ask ----------------------------------------------------------------

    def current_space(self) -> Space | None:
        """Return the space of the cursor."""
        return self.cursor_space

    def covered_spaces(self) -> frozenset[Space]:
        """Return the spaces that stand out."""
        return self._marked

    def press_space(self, space: Space) -> None:
        """Tell everything about a space."""
        self.focus_space(space)
        self.describe_space(space)

    def focus_space(self, space: Space) -> None:
        """Bring the cursor to a space."""
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.set_cursor_space(space)

    # --- what Qt calls --------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        action = self._keys.action_of(event)
        if action is None or self._words is None or event.key() in _OF_THE_PAGE:
            event.ignore()
        elif action in {MapAction.READ_SPACE, MapAction.SPACE_CARD}:
            self.read_space()
        elif action is MapAction.READ_MAP:
            self.read_map()
        else:
            space = led(self.cursor_space, action, *self.size_in_spaces())
            event.setAccepted(space is not None)
            if space is not None:
                self.set_cursor_space(space)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._scene.focus_item.setVisible(True)
        if self.cursor_space is not None:
            tell_focus(self, self.cursor_space)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._scene.focus_item.setVisible(False)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.zoom > 1:
            self._pulled_from = event.position()
            self._show_hand()
            self._hover(None)
        elif event.button() == Qt.MouseButton.RightButton:
            space = self.space_under(event.position())
            if space is not None:
                self.describe_space(space)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = event.position()
        if self._pulled_from is None:
            self._hover(self.space_under(point))
        else:
            self.pan(point - self._pulled_from)
            self._pulled_from = point

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pulled_from = None
            self._show_hand()
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._hover(None)
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if control or self._wheel_use is WheelUse.ZOOM:
            self.zoom_by_wheel(event)
            event.accept()
        else:
            super().wheelEvent(event)

    def viewportEvent(self, event: QEvent) -> bool:
        kind = event.type()
        if kind in TOUCHES and isinstance(event, QTouchEvent):
            if kind is QEvent.Type.TouchBegin:
                self._hover(None)
            self._fingers.take(event)
            event.accept()
            return True
        if kind is QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)


def _interface_of(widget: QWidget) -> MapInterface:
    assert isinstance(widget, SeenMap)
    return MapInterface(widget, widget)
