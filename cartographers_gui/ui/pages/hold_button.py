"""Buttons that let a player see a map: held by the mouse, or pressed by a key."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QHideEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.motion import Length, Motion, Movement
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.widgets.sign_button import SignButton
from cartographers_gui.ui.widgets.stock_button import PrimaryButton, StockButton

__all__ = ["HoldButton", "HoldPaperButton"]

_NARROWEST = 180
"""Width in px below which the button never has to shrink."""
_SEEN = 0.6
"""Part of the golden line that runs back after a click that was too short to see it grow."""
_KEYS = {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select}


if TYPE_CHECKING:
    _Button = StockButton
else:
    _Button = object


class _Held(_Button):
    """Asks for a deliberate press, so that no stray click shows a map to the wrong eyes.

    A press of Enter or of the space bar counts at once, but not the repeats of a key that was held
    down on the page before.
    """

    held: SignalInstance
    let_go_early: SignalInstance
    _hold: Movement
    _ebb: Movement

    def _begin_to_hold(self, motion: Motion) -> None:
        self._hold = Movement(motion.length(Length.HOLD), self.set_progress, self.on_full, self)
        # The golden line runs back, so that a click that did nothing is seen to ask for more.
        self._ebb = Movement(
            motion.length(Length.COUNT), self._show_ebb, lambda: self.set_progress(0.0), self
        )
        # What comes without mouse and keys, such as a screen reader's press, is deliberate.
        self.clicked.connect(self.held)

    def on_full(self) -> None:
        self.set_progress(0.0)
        self.setDown(False)
        self.held.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._ebb.finish()
            self.setDown(True)
            self._hold.run()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._hold.is_running and not self.rect().contains(event.position().toPoint()):
            self._let_go()
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        was_short = self._hold.is_running
        self._let_go()
        if was_short:
            # A click alone does nothing: whoever has room for words says at once what does.
            self._show_ebb(0.0)
            self._ebb.run()
            self.let_go_early.emit()
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _KEYS:
            super().keyPressEvent(event)
        elif not event.isAutoRepeat():
            self._let_go()
            self.held.emit()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() not in _KEYS:
            super().keyReleaseEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self._ebb.finish()
        self._let_go()
        super().hideEvent(event)

    def _show_ebb(self, part: float) -> None:
        self.set_progress(_SEEN * (1.0 - part))

    def _let_go(self) -> None:
        self._hold.give_up()
        self.setDown(False)


class HoldButton(_Held, PrimaryButton):
    """The large button by which the called player lifts the curtain."""

    held = Signal()
    let_go_early = Signal()
    """It was clicked, which is too short to count."""

    body_height = 58.0
    text_size = 22.0
    padding = 34.0

    def __init__(self, motion: Motion, parent: QWidget | None = None) -> None:
        super().__init__(icon=Icon.CHECK, key="Enter", parent=parent)
        # A long name must not hold the window wider than it is.
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._begin_to_hold(motion)

    def minimumSizeHint(self) -> QSize:
        # A long name shrinks and is cut here; the envelope above shows it whole.
        least = super().minimumSizeHint()
        return least.boundedTo(QSize(round(self.look.fonts.px(_NARROWEST)), least.height()))


class HoldPaperButton(_Held, SignButton):
    """A smaller one, for the player who was at the map before."""

    held = Signal()
    let_go_early = Signal()
    """It was clicked, which is too short to count."""

    def __init__(self, motion: Motion, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(icon, parent)
        self._begin_to_hold(motion)
