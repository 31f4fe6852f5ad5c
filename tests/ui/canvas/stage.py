"""A canvas on the screen, asked in spaces and not in pixels."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import (
    QEventPoint,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QPointingDevice,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import (
    MapSheet,
    Offer,
    Shape,
    ShapeOption,
    Space,
    Terrain,
    parse_space,
)
from cartographers_gui.session import Draft
from cartographers_gui.ui.canvas import Cartouche, MapCanvas
from tests.helpers.sheets import printed, with_drawn

__all__ = ["CanvasStage", "PlainWords", "draft_of", "names_of"]

LEFT, RIGHT, MIDDLE = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
NO_KEYS = Qt.KeyboardModifier.NoModifier


def draft_of(map_sheet: MapSheet, shape: str = "###/#..") -> Draft:
    """Take one shape in hand, to be drawn as farm or forest."""
    offer = Offer((Terrain.FARM, Terrain.FOREST), (ShapeOption(Shape.from_text(shape)),))
    return Draft.of(map_sheet, offer)


def names_of(spaces: Iterable[Space]) -> str:
    """Write spaces as a sorted list of names."""
    return " ".join(map(str, sorted(spaces)))


class PlainWords:
    """Says in as few words as will do what the canvas asks for."""

    def map_name(self) -> str:
        """Return whose map it is."""
        return "the map"

    def draft_text(self, draft: Draft) -> str:
        return f"{draft.target} {draft.is_legal}"

    def space_title(self, space: Space) -> str:
        return f"at {space}"

    def space_details(self, space: Space) -> str:
        return f"row {space.row}"

    def summary(self) -> str:
        return "a map"

    def lines(self) -> tuple[str, ...]:
        return ("a row",)


class CanvasStage:
    """The canvas, everything it has said, and hands to act on it."""

    def __init__(self, qtbot: QtBot) -> None:
        self.sheet = with_drawn(printed("A"), water="E8 E9", village="B1")
        self.said: list[tuple[str, object]] = []
        self.page = QWidget()
        self.other = QWidget(self.page, focusPolicy=Qt.FocusPolicy.StrongFocus)
        self.canvas = MapCanvas()
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.canvas)
        self.page.resize(700, 710)
        self.canvas.show_sheet(self.sheet, Cartouche("Ana", "the Bold"))
        self.canvas.set_draft(draft_of(self.sheet))
        qtbot.addWidget(self.page)
        with qtbot.waitExposed(self.page):
            self.page.show()
        self.page.activateWindow()
        self.canvas.setFocus()
        QApplication.processEvents()
        self._listen()
        self.device = QPointingDevice(
            "screen",
            1,
            QInputDevice.DeviceType.TouchScreen,
            QPointingDevice.PointerType.Finger,
            QInputDevice.Capability.Position,
            10,
            0,
        )
        self.time = 0

    def _listen(self) -> None:
        canvas = self.canvas
        canvas.draft_changed.connect(lambda draft: self.said.append(("draft", draft)))
        canvas.confirm_requested.connect(lambda: self.said.append(("confirm", None)))
        canvas.refused.connect(lambda refusals: self.said.append(("refused", refusals)))
        canvas.space_hovered.connect(lambda space: self.said.append(("hovered", space)))
        canvas.choice_requested.connect(lambda number: self.said.append(("choice", number)))

    @property
    def draft(self) -> Draft:
        """The shape in hand."""
        draft = self.canvas.draft
        assert draft is not None
        return draft

    @property
    def covered(self) -> str:
        """The names of the spaces under the shape."""
        return names_of(self.draft.spaces)

    def told(self, kind: str) -> list[object]:
        """Everything of one kind that the canvas has said."""
        return [what for said, what in self.said if said == kind]

    def hold(self, shape: str) -> None:
        """Take another shape in hand."""
        self.canvas.set_draft(draft_of(self.sheet, shape))

    # --- mouse ----------------------------------------------------------------------------------

    def point(self, name: str) -> QPoint:
        """Return where a space is in the viewport."""
        return self.canvas.point_of(parse_space(name)).toPoint()

    def mouse(
        self,
        kind: QEvent.Type,
        point: QPoint,
        button: Qt.MouseButton = Qt.MouseButton.NoButton,
        modifiers: Qt.KeyboardModifier = NO_KEYS,
    ) -> None:
        """Send one mouse event to the viewport."""
        held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else button
        place = QPointF(point)
        on_screen = QPointF(self.canvas.viewport().mapToGlobal(point))
        event = QMouseEvent(kind, place, on_screen, button, held, modifiers)
        QApplication.sendEvent(self.canvas.viewport(), event)

    def hover(self, name: str) -> None:
        """Move the pointer over a space."""
        self.mouse(QEvent.Type.MouseMove, self.point(name))

    def click(
        self,
        name: str,
        button: Qt.MouseButton = LEFT,
        modifiers: Qt.KeyboardModifier = NO_KEYS,
    ) -> None:
        """Move the pointer over a space and click."""
        self.hover(name)
        QTest.mouseClick(self.canvas.viewport(), button, modifiers, self.point(name))

    def double_click(self, name: str) -> None:
        """Click twice, as a person does: the second press comes as a double click."""
        self.click(name)
        self.mouse(QEvent.Type.MouseButtonDblClick, self.point(name), LEFT)
        self.mouse(QEvent.Type.MouseButtonRelease, self.point(name), LEFT)

    def drag(self, *names: str) -> None:
        """Press on the first space, go over the others, release on the last."""
        self.mouse(QEvent.Type.MouseButtonPress, self.point(names[0]), LEFT)
        for name in names[1:]:
            self.mouse(QEvent.Type.MouseMove, self.point(name), LEFT)
        self.mouse(QEvent.Type.MouseButtonRelease, self.point(names[-1]), LEFT)

    def wheel(
        self,
        *,
        angle: int = 0,
        pixels: int = 0,
        after: int = 10,
        modifiers: Qt.KeyboardModifier = NO_KEYS,
        at: str = "F6",
        phase: Qt.ScrollPhase = Qt.ScrollPhase.NoScrollPhase,
    ) -> None:
        """Turn the wheel, `after` milliseconds since the last event; negative is towards us."""
        self.time += after
        place = QPointF(self.point(at))
        event = QWheelEvent(
            place,
            self.canvas.viewport().mapToGlobal(place),
            QPoint(0, pixels),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            modifiers,
            phase,
            False,  # noqa: FBT003 - Qt takes no name here
        )
        event.setTimestamp(1000 + self.time)
        QApplication.sendEvent(self.canvas.viewport(), event)

    # --- keys -----------------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press and release a key of a Latin layout."""
        QTest.keyClick(self.canvas, key, modifiers)

    def cyrillic(self, letter: str, modifiers: Qt.KeyboardModifier = NO_KEYS) -> bool:
        """Press a letter where only a Cyrillic layout is installed; tell whether it was taken."""
        code = ord(letter.upper())
        event = QKeyEvent(QEvent.Type.KeyPress, code, modifiers, letter)
        QApplication.sendEvent(self.canvas, event)
        return event.isAccepted()

    # --- fingers --------------------------------------------------------------------------------

    def touch(self, kind: QEvent.Type, *points: QPointF, after: int = 50) -> None:
        """Send a touch event with a finger at each point of the viewport."""
        self.time += after
        states = {
            QEvent.Type.TouchBegin: QEventPoint.State.Pressed,
            QEvent.Type.TouchEnd: QEventPoint.State.Released,
        }
        state = states.get(kind, QEventPoint.State.Updated)
        fingers = [
            QEventPoint(number, state, point, self.canvas.viewport().mapToGlobal(point))
            for number, point in enumerate(points)
        ]
        event = QTouchEvent(kind, self.device, NO_KEYS, fingers)
        event.setTimestamp(1000 + self.time)
        QApplication.sendEvent(self.canvas.viewport(), event)

    def tap(self, name: str, after: int = 1000) -> None:
        """Touch a space and lift the finger."""
        point = self.canvas.point_of(parse_space(name))
        self.touch(QEvent.Type.TouchBegin, point, after=after)
        self.touch(QEvent.Type.TouchEnd, point)
