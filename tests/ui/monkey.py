"""A monkey at the window: it presses, clicks, touches and turns whatever there is, at random."""

from collections import Counter, deque
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QEventPoint,
    QInputDevice,
    QMouseEvent,
    QNativeGestureEvent,
    QPointingDevice,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QMenuBar, QWidget
from shiboken6 import isValid

from cartographers_gui.engine import BotLevel, replay
from cartographers_gui.session import BotsDraw, Curtain, Drawing, Final, GameSession
from cartographers_gui.storage import SavedGame
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.games import setup
from tests.helpers.players import random_draw
from tests.helpers.whole_games import play_by_keys

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["Monkey"]

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
KEYS = (
    *(Qt.Key(ord(letter)) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789"),
    *(Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right),
    *(Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Menu),
    *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
    *(Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Delete),
)
HELD = (NONE, NONE, NONE, SHIFT, CONTROL, CONTROL | SHIFT)
BUTTONS = (
    *(Qt.MouseButton.LeftButton,) * 4,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.MiddleButton,
)
SIZES = (QSize(960, 640), QSize(960, 640), QSize(1280, 800), QSize(1100, 900), QSize(1600, 700))
LEFT_ALONE = {CommandId.QUIT, CommandId.FULL_SCREEN}
"""Commands that would end the test or change the screen."""
CHOICES: dict[str, tuple[object, ...]] = {
    "palette": ("day", "night", "contrast"),
    "font_scale": (0.8, 1.0, 1.0, 1.5, 2.0),
    "animations": (True, False),
    "legal_dots": (True, False),
    "heat": (True, False),
    "preview": (True, True, False),
    "curtain": ("full", "full", "banner", "off"),
    "open_maps": (True, False),
    "hide_unseen": (True, False),
    "wheel": ("rotate", "zoom", "nothing"),
}
"""What it sets a preference to."""
TABLES = (1, 1, 2, 2, 3, 4, 6, 7, 30)
"""Numbers of players."""
LAST_DECISIONS = 2
"""How many decisions for each player are left of a game that it goes on with near its end."""
MOST_PLAYED = 4
"""The most players whose game is played out beforehand; more would take long."""
PARTS_READ = 60
PAINTED = 0.1
"""How often what was done is painted before the next thing: a quick hand does not wait for it."""
MOST_OPEN = 3
"""Dialogs open at once before the monkey closes some."""


class Monkey:
    """Does one random thing after another, and looks whether everything still holds."""

    def __init__(self, window: MainWindow, languages: Languages, seed: int) -> None:
        self.window = window
        self.languages = languages
        self.seed = seed
        self.random = Random(seed)
        self.done: deque[str] = deque(maxlen=30)
        """The last things it did, for whoever looks for the fault."""
        self.counts: Counter[str] = Counter()
        self.pages: Counter[str] = Counter()
        self.finished = 0
        """Games played to the end."""
        self._opened: list[QDialog] = []
        window.shell.opened.connect(self._opened.append)
        self._time = 1000
        self._touching: list[QPointF] = []
        self._screen = QTest.createTouchDevice()
        self._device = QPointingDevice(
            "screen",
            1,
            QInputDevice.DeviceType.TouchScreen,
            QPointingDevice.PointerType.Finger,
            QInputDevice.Capability.Position,
            10,
            0,
        )

    def act(self) -> None:
        """Do something."""
        self._make_room()
        deeds: list[tuple[float, Callable[[], str]]] = [
            (24, self.press_key),
            (20, self.click),
            (16, self.move),
            (8, self.drag),
            (8, self.wheel),
            (10, self.touch),
            (6, self.command),
            (14, self.play),
            (6, self.tap),
            (2, self.pinch),
            (3, self.read),
            # Each of these has everything laid out and painted anew.
            (0.7, self.prefer),
            (0.7, self.resize),
            (0.4, self.speak),
        ]
        weights = [weight for weight, _ in deeds]
        (deed,) = self.random.choices([deed for _, deed in deeds], weights)
        self.counts[deed.__name__] += 1
        self.done.append(f"{deed.__name__}: begun")
        self.done[-1] = f"{deed.__name__}: {deed()}"
        if self.random.random() < PAINTED:
            QApplication.processEvents()
        self.check()

    def _make_room(self) -> None:
        """Close what waits for an answer: lists that dropped down, and dialogs now and then."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            popup.close()
        dialogs = self._dialogs()
        if not dialogs and QApplication.activeWindow() is not self.window:
            self.window.activateWindow()
        if dialogs and (len(dialogs) > MOST_OPEN or self.random.random() < 0.15):
            dialogs[-1].close()

    def _dialogs(self) -> list[QDialog]:
        """Return the dialogs that are open, in the order in which they were opened."""
        self._opened = [dialog for dialog in self._opened if isValid(dialog)]
        return [dialog for dialog in self._opened if dialog.isVisible()]

    # --- what it sees ---------------------------------------------------------------------------

    def _root(self) -> QWidget:
        """Return what lies on top: a dialog, or the page."""
        dialogs = self._dialogs()
        page = self.window.pages.currentWidget()
        assert page is not None
        return dialogs[-1] if dialogs else page

    def _widget(self) -> QWidget:
        """Return any part of what lies on top."""
        root = self._root()
        parts = [
            part
            for part in root.findChildren(QWidget)
            if part.isVisible() and part.isEnabled() and not isinstance(part, QMenu | QMenuBar)
        ]
        return self.random.choice(parts) if parts else root

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(
            self.random.randrange(max(1, widget.width())),
            self.random.randrange(max(1, widget.height())),
        )

    def _surface(self) -> QWidget:
        """Return the map, if there is one, twice out of three times, else anything."""
        canvas = self.window.table.canvas.viewport()
        if canvas.isVisible() and not self._dialogs() and self.random.random() < 0.7:
            return canvas
        return self._widget()

    # --- what it does ---------------------------------------------------------------------------

    def press_key(self) -> str:
        key, held = self.random.choice(KEYS), self.random.choice(HELD)
        if key is Qt.Key.Key_Q and held & CONTROL:
            return "nothing"
        choices = (QApplication.focusWidget(), self._root().focusWidget(), self.window)
        focused = next(widget for widget in choices if widget is not None)
        told = f"{held.name or held.value} {key.name} on {type(focused).__name__}"
        QTest.keyClick(focused, key, held)
        return told

    def click(self) -> str:
        widget, button = self._surface(), self.random.choice(BUTTONS)
        point = self._point(widget)
        told = f"{button.name} on {type(widget).__name__} {point.x()},{point.y()}"
        held = self.random.choice((NONE, NONE, SHIFT))
        if self.random.random() < 0.15:
            QTest.mouseDClick(widget, button, held, point)
        else:
            QTest.mouseClick(widget, button, held, point)
        return told

    def move(self) -> str:
        widget = self._surface()
        self._mouse(widget, QEvent.Type.MouseMove, self._point(widget))
        return type(widget).__name__

    def drag(self) -> str:
        widget = self._surface()
        name = type(widget).__name__
        self._mouse(widget, QEvent.Type.MouseButtonPress, self._point(widget), BUTTONS[0])
        for _ in range(self.random.randrange(4)):
            self._mouse(widget, QEvent.Type.MouseMove, self._point(widget), BUTTONS[0])
        self._mouse(widget, QEvent.Type.MouseButtonRelease, self._point(widget), BUTTONS[0])
        return name

    def _mouse(
        self,
        widget: QWidget,
        kind: QEvent.Type,
        point: QPoint,
        button: Qt.MouseButton = Qt.MouseButton.NoButton,
    ) -> None:
        pressed = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else button
        place, there = QPointF(point), QPointF(widget.mapToGlobal(point))
        QApplication.sendEvent(widget, QMouseEvent(kind, place, there, button, pressed, NONE))

    def wheel(self) -> str:
        widget = self._surface()
        place = QPointF(self._point(widget))
        angle = self.random.choice((-240, -120, -30, 30, 120, 240))
        pixels = self.random.choice((0, 0, angle // 3))
        event = QWheelEvent(
            place,
            widget.mapToGlobal(place),
            QPoint(0, pixels),
            QPoint(0, angle),
            Qt.MouseButton.NoButton,
            self.random.choice((NONE, NONE, CONTROL)),
            Qt.ScrollPhase.NoScrollPhase,
            False,  # noqa: FBT003 - Qt takes no name here
        )
        self._time += self.random.randrange(400)
        event.setTimestamp(self._time)
        QApplication.sendEvent(widget, event)
        return f"{angle} on {type(widget).__name__}"

    def touch(self) -> str:
        """Begin a touch on the map, go on with it, add a finger, or end it."""
        viewport = self.window.table.canvas.viewport()
        if not viewport.isVisible() or self._dialogs():
            self._touching = []
            return "nothing"
        if not self._touching:
            self._touching = [QPointF(self._point(viewport))]
            kind = QEvent.Type.TouchBegin
        elif self.random.random() < 0.4:
            kind = self.random.choice((QEvent.Type.TouchEnd, QEvent.Type.TouchCancel))
        else:
            count = self.random.choice((1, 1, 2))
            self._touching = [QPointF(self._point(viewport)) for _ in range(count)]
            kind = QEvent.Type.TouchUpdate
        states = {
            QEvent.Type.TouchBegin: QEventPoint.State.Pressed,
            QEvent.Type.TouchUpdate: QEventPoint.State.Updated,
        }
        state = states.get(kind, QEventPoint.State.Released)
        fingers = [
            QEventPoint(number, state, point, viewport.mapToGlobal(point))
            for number, point in enumerate(self._touching)
        ]
        event = QTouchEvent(kind, self._device, NONE, fingers)
        self._time += self.random.randrange(600)
        event.setTimestamp(self._time)
        told = f"{kind.name} with {len(fingers)}"
        if kind in {QEvent.Type.TouchEnd, QEvent.Type.TouchCancel}:
            self._touching = []
        QApplication.sendEvent(viewport, event)
        return told

    def tap(self) -> str:
        """Touch anything as the system would hand it on; what takes no fingers gets the mouse."""
        widget = self._widget()
        name, point = type(widget).__name__, self._point(widget)
        # Sent at once, without waiting for what each of them does to be painted.
        steps = QTest.touchEvent(widget, self._screen, False)  # noqa: FBT003 - Qt takes no name here
        steps.press(0, point).commit(False)  # noqa: FBT003
        if self.random.random() < 0.3 and isValid(widget):
            steps.move(0, self._point(widget)).commit(False)  # noqa: FBT003
        if isValid(widget):
            steps.release(0, point).commit(False)  # noqa: FBT003
        return name

    def pinch(self) -> str:
        """Spread or close two fingers on a track-pad over the map."""
        viewport = self.window.table.canvas.viewport()
        if not viewport.isVisible() or self._dialogs():
            return "nothing"
        point, part = QPointF(self._point(viewport)), self.random.choice((-0.3, 0.2, 0.5))
        pad, kind = QPointingDevice.primaryPointingDevice(), Qt.NativeGestureType.ZoomNativeGesture
        event = QNativeGestureEvent(kind, pad, 2, point, point, point, part, QPointF())
        QApplication.sendEvent(viewport, event)
        return f"{part}"

    def read(self) -> str:
        """Read some of what a screen reader finds, as deep as it goes."""
        waiting = [QAccessible.queryAccessibleInterface(self._root())]
        number = 0
        while waiting and number < PARTS_READ:
            there = waiting.pop(self.random.randrange(len(waiting)))
            number += 1
            for kind in (QAccessible.Text.Name, QAccessible.Text.Description):
                there.text(kind)
            there.state()
            there.rect()
            children = (there.child(n) for n in range(there.childCount()))
            waiting += [child for child in children if child.isValid()]
        return f"{number} parts"

    def prefer(self) -> str:
        """Set a preference, as its command or dialog would."""
        name = self.random.choice(tuple(CHOICES))
        value = self.random.choice(CHOICES[name])
        self.window.preferences.change(**{name: value})
        return f"{name} {value}"

    def command(self) -> str:
        actions = self.window.menu.actions_by_id
        open_to_it = [c for c, a in actions.items() if a.isEnabled() and c not in LEFT_ALONE]
        command = self.random.choice(open_to_it)
        actions[command].trigger()
        return command.value

    def play(self) -> str:
        """Do what the page of the game asks for; begin another game when one is over."""
        bridge = self.window.bridge
        for dialog in self._dialogs():
            dialog.close()
        if bridge.stage is None or isinstance(bridge.stage, Final) or not bridge.is_running:
            self.finished += isinstance(bridge.stage, Final)
            return self._begin()
        bridge.tell_stage()
        play_by_keys(self.window)
        return type(bridge.stage).__name__

    def _begin(self) -> str:
        """Begin another game, or go on with one that is nearly over."""
        players = self.random.choice(TABLES)
        game = setup(players, seed=self.random.randrange(99))
        if self.random.random() < 0.4:
            levels = (None, *BotLevel)
            seats = (replace(each, bot=self.random.choice(levels)) for each in game.players)
            game = replace(game, players=tuple(seats))
        if self.random.random() < 0.5 or players > MOST_PLAYED:
            self.window.start(game)
            return f"another game of {players}"
        session = GameSession(game)
        while not session.state.is_over:
            state = session.state
            session.submit(random_draw(self.random, state, self.random.choice(state.waiting)))
        self.window.resume(SavedGame(game, session.actions[: -LAST_DECISIONS * players]))
        return f"the end of a game of {players}"

    def resize(self) -> str:
        size = self.random.choice(SIZES)
        self.window.resize(size)
        return f"{size.width()}x{size.height()}"

    def speak(self) -> str:
        code = self.random.choice(self.languages.codes())
        self.languages.install(code)
        return code

    # --- what must hold -------------------------------------------------------------------------

    def check(self) -> None:
        """Raise `AssertionError` when something is not as it must be."""
        window, bridge = self.window, self.window.bridge
        page = window.pages.currentWidget()
        assert page is not None
        self.pages[type(page).__name__] += 1
        draft = window.table.draft
        assert page is window.table or not window.table.isVisible()
        # The page stays for the moment that computer players need to draw.
        stays = isinstance(bridge.stage, BotsDraw) and page is window.table
        if not isinstance(bridge.stage, Drawing) and not stays:
            assert draft is None, "a shape is in hand though nobody draws"
            assert window.table.canvas.words() is None, "a hidden map can be heard"
        if draft is not None:
            sheet = draft.sheet
            assert all(space in sheet.layout.grid for space in draft.spaces), draft
            assert not draft.is_laid or draft.is_legal, draft
        if draft is not None and isinstance(bridge.stage, Drawing):
            view = bridge.flow.session.view(bridge.stage.seat)
            assert draft.sheet == view.sheet, "a shape is held over another map"
        if isinstance(bridge.stage, Curtain):
            assert window.table.canvas.map_lines() == (), "a map shows through"
        if bridge.setup is not None and self.random.random() < 0.02:
            replay(bridge.setup, bridge.actions)
