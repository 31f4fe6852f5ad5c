"""What each key of the table does: a step of the hand, of the cursor, or of the view."""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from cartographers_gui.engine import Space
from cartographers_gui.session import Direction
from cartographers_gui.ui.canvas.hand import Hand
from cartographers_gui.ui.canvas.sheet_view import SheetView
from cartographers_gui.ui.keys import MapAction

__all__ = ["KeySteps", "led"]

_STEPS = {
    MapAction.UP: Direction.UP,
    MapAction.DOWN: Direction.DOWN,
    MapAction.LEFT: Direction.LEFT,
    MapAction.RIGHT: Direction.RIGHT,
}
_JUMPS = {
    MapAction.JUMP_UP: Direction.UP,
    MapAction.JUMP_DOWN: Direction.DOWN,
    MapAction.JUMP_LEFT: Direction.LEFT,
    MapAction.JUMP_RIGHT: Direction.RIGHT,
}
_EDGES = {
    MapAction.TOP_EDGE: Direction.UP,
    MapAction.BOTTOM_EDGE: Direction.DOWN,
    MapAction.LEFT_EDGE: Direction.LEFT,
    MapAction.RIGHT_EDGE: Direction.RIGHT,
}


def led(cursor: Space | None, action: MapAction, rows: int, cols: int) -> Space | None:
    """Return where a key leads a cursor: a step, or to the edge; nothing for any other key.

    From nowhere it comes to the middle.

    >>> led(Space(0, 3), MapAction.DOWN, 11, 11), led(Space(0, 3), MapAction.TOP_EDGE, 11, 11)
    (Space(row=1, col=3), Space(row=0, col=3))
    """
    direction = _STEPS.get(action) or _JUMPS.get(action) or _EDGES.get(action)
    if direction is None:
        return None
    if cursor is None:
        return Space(rows // 2, cols // 2)
    reach = 1 if action in _STEPS else max(rows, cols)
    down, right = direction.value
    return Space(
        min(max(cursor.row + reach * down, 0), rows - 1),
        min(max(cursor.col + reach * right, 0), cols - 1),
    )


class KeySteps:
    """Lets keys act on the shape in hand; with none they lead a cursor over the map.

    While the map is enlarged the space bar held down lets the pointer pull it about. So there the
    space bar places at its release, unless the map was pulled.
    """

    def __init__(self, view: SheetView, hand: Hand) -> None:
        self._view = view
        self._hand = hand
        self._is_space_held = False
        self._has_panned = False
        self._pan_from: QPointF | None = None

    # --- keys -----------------------------------------------------------------------------------

    def press(self, action: MapAction, event: QKeyEvent) -> bool:
        """Do what a key stands for; tell whether there was anything to do."""
        if action is MapAction.PLACE and event.key() == Qt.Key.Key_Space and self._view.zoom > 1:
            if not event.isAutoRepeat():
                self._is_space_held, self._has_panned = True, False
            return True
        if self._on_view(action):
            return True
        if self._hand.draft is None:
            return self._lead_cursor(action)
        # A key held down places once; its repeats must not confirm as well.
        if action is MapAction.PLACE and event.isAutoRepeat():
            return True
        done = self._on_hand(action)
        self._show_target()
        return done

    def _show_target(self) -> None:
        # Confirming may have ended the turn, and the next page taken the shape away.
        draft = self._hand.draft
        if draft is not None and draft.target is not None:
            self._view.show_space(draft.target)

    def release(self, event: QKeyEvent) -> bool:
        """Take the release of the space bar; tell whether it was waited for."""
        if event.key() != Qt.Key.Key_Space or not self._is_space_held or event.isAutoRepeat():
            return False
        self._is_space_held = False
        if not self._has_panned:
            self._hand.place()
        return True

    def _on_view(self, action: MapAction) -> bool:
        view = self._view
        if action is MapAction.ZOOM_IN:
            view.enlarge()
        elif action is MapAction.ZOOM_OUT:
            view.shrink()
        elif action is MapAction.ZOOM_FIT:
            view.set_zoom(1.0)
        else:
            return False
        return True

    def _on_hand(self, action: MapAction) -> bool:
        hand = self._hand
        if action in _STEPS:
            hand.step(_STEPS[action])
        elif action in _JUMPS:
            hand.jump(_JUMPS[action])
        elif action in _EDGES:
            hand.go_to_edge(_EDGES[action])
        elif action is MapAction.MIRROR:
            hand.mirror()
        elif action in {MapAction.TURN_RIGHT, MapAction.TURN_LEFT}:
            hand.turn(clockwise=action is MapAction.TURN_RIGHT)
        elif action in {MapAction.NEXT_LEGAL, MapAction.PREVIOUS_LEGAL}:
            hand.next_legal(backwards=action is MapAction.PREVIOUS_LEGAL)
        elif action is MapAction.PLACE:
            hand.place()
        else:
            return hand.drop()
        return True

    def _lead_cursor(self, action: MapAction) -> bool:
        """Move the cursor by a step, or with any other arrow key to the edge of the map."""
        geometry, cursor = self._view.geometry_of_map, self._view.cursor_space
        if action is MapAction.DROP and cursor is not None:
            self._view.set_cursor_space(None)
            return True
        if geometry is None:
            return False
        space = led(cursor, action, geometry.rows, geometry.cols)
        if space is not None:
            self._view.set_cursor_space(space)
        return space is not None

    # --- pulling the enlarged map about ---------------------------------------------------------

    def begin_pan(self, point: QPointF) -> bool:
        """Take hold of the map at a point of the viewport; tell whether the space bar is held."""
        if self._is_space_held:
            self._pan_from, self._has_panned = point, True
        return self._is_space_held

    def pan_to(self, point: QPointF) -> bool:
        """Pull the map to a point; tell whether it is held."""
        if self._pan_from is None:
            return False
        self._view.pan(point - self._pan_from)
        self._pan_from = point
        return True

    def end_pan(self) -> bool:
        """Let go of the map; tell whether it was held."""
        was_held, self._pan_from = self._pan_from is not None, None
        return was_held

    def give_up_pan(self) -> None:
        """Forget the space bar, whose release will not come."""
        self._is_space_held, self._pan_from = False, None
