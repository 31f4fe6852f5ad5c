"""What a replay is moved with: steps, play and pause, the line of its course, speed."""

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cartographers_gui.ui.pages.timeline import Timeline
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton

__all__ = ["ReplayBar"]

_SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0)
_NORMAL = 1


class SpeedButton(PaperButton):
    """As high as the signs beside it."""

    body_height = IconButton.body_height


class ReplayBar(ThemedWidget):
    """Buttons and timeline; the page decides what a step is."""

    speed_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._speed = _NORMAL
        self._is_playing = False
        self._position = self._last = 0
        self.start_button = IconButton(Icon.TO_START)
        self.back_button = IconButton(Icon.ARROW_LEFT)
        self.play_button = IconButton(Icon.PLAY)
        self.forth_button = IconButton(Icon.ARROW_RIGHT)
        self.end_button = IconButton(Icon.TO_END)
        self.timeline = Timeline()
        self.speed_button = SpeedButton()
        self.follow_button = IconButton(Icon.EYE)
        self.follow_button.setCheckable(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 12, 2)
        row.setSpacing(0)
        for button in (
            self.start_button,
            self.back_button,
            self.play_button,
            self.forth_button,
            self.end_button,
        ):
            row.addWidget(button)
        row.addSpacing(6)
        row.addWidget(self.timeline, 1)
        row.addSpacing(6)
        row.addWidget(self.speed_button)
        row.addWidget(self.follow_button)
        self.speed_button.clicked.connect(self.on_speed_clicked)
        self.retranslate()

    @property
    def speed(self) -> float:
        """How many times faster than normal the page steps on."""
        return _SPEEDS[self._speed]

    @property
    def is_following(self) -> bool:
        """Whether the map of whoever draws comes to the front."""
        return self.follow_button.isChecked() and not self.follow_button.isHidden()

    def toggle_following(self) -> None:
        """Follow whoever draws, or stay at one map."""
        self.follow_button.toggle()

    def allow_following(self, allowed: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Offer to follow whoever draws, or not in a game of one."""
        self.follow_button.setVisible(allowed)

    def show_position(self, position: int, last: int) -> None:
        """Put the line and the buttons to a position."""
        self._position, self._last = position, last
        # The page has moved already: the line only follows.
        with QSignalBlocker(self.timeline):
            self.timeline.setValue(position)
        self.timeline.update()
        for button in (self.start_button, self.back_button):
            button.setEnabled(position > 0)
        for button in (self.forth_button, self.end_button):
            button.setEnabled(position < last)
        self._tell_position()

    def _tell_position(self) -> None:
        text = self.tr("Step {step} of {last}")
        self.timeline.setAccessibleDescription(
            text.format(step=number(self._position), last=number(self._last))
        )

    def show_playing(self, *, playing: bool) -> None:
        """Show whether the page steps on by itself."""
        self._is_playing = playing
        self.play_button.set_icon(Icon.PAUSE if playing else Icon.PLAY)
        text = self.tr("Pause") if playing else self.tr("Play")
        self._name(self.play_button, text, Qt.Key.Key_Space)

    def quicken(self) -> None:
        """Take the next higher speed."""
        self._set_speed(self._speed + 1)

    def slow(self) -> None:
        """Take the next lower speed."""
        self._set_speed(self._speed - 1)

    def on_speed_clicked(self) -> None:
        self._set_speed((self._speed + 1) % len(_SPEEDS))

    def _set_speed(self, speed: int) -> None:
        self._speed = min(max(0, speed), len(_SPEEDS) - 1)
        self._name_speed()
        self.speed_changed.emit()

    def _name_speed(self) -> None:
        speed = self.speed
        text = "½" if speed < 1 else number(round(speed))
        self.speed_button.set_text(self.tr("× {speed}").format(speed=text))
        name = self.tr("Speed {speed}").format(speed=text)
        self.speed_button.setAccessibleName(name)
        self.speed_button.setToolTip(self.tr("{name} ({key})").format(name=name, key="+ −"))

    def retranslate(self) -> None:
        self._name(self.start_button, self.tr("To the beginning"), Qt.Key.Key_Home)
        self._name(self.back_button, self.tr("One step back"), Qt.Key.Key_Left)
        self._name(self.forth_button, self.tr("One step on"), Qt.Key.Key_Right)
        self._name(self.end_button, self.tr("To the end"), Qt.Key.Key_End)
        self._name(self.follow_button, self.tr("Follow whoever draws"), Qt.Key.Key_F)
        self.timeline.setAccessibleName(self.tr("Course of the game"))
        self.timeline.setToolTip(
            self.tr(
                "Up and Down: by card\n[ and ]: by season\nPage Up and Page Down: another player"
            )
        )
        self.show_playing(playing=self._is_playing)
        self._name_speed()
        self._tell_position()

    def _name(self, button: IconButton, text: str, key: Qt.Key) -> None:
        """Give a button its name, and the key that does the same as a tool tip."""
        button.set_text(text)
        shown = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
        button.setToolTip(self.tr("{name} ({key})").format(name=text, key=shown))
