"""What stands at the end of the menu bar, one click away: language, day or night, sounds.

Before them stands a warning for as long as the game is not on the disk.
"""

from PySide6.QtCore import QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QMenu

from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.tint import faded
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.low_button import LowButton
from cartographers_gui.ui.widgets.save_mark import SaveMark

__all__ = ["MenuCorner"]


class _CornerButton(LowButton):
    """A button as flat as the titles of the menus."""

    radius = 4.0

    def __init__(self, icon: Icon) -> None:
        super().__init__(icon)
        # Like the menus it is reached by their letters, not by Tab.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def text_font(self) -> QFont:
        return self.look.fonts.body(self.text_size)

    def body(self) -> QRectF:
        return QRectF(self.rect())

    def paint_ground(self, painter: QPainter, body: QRectF) -> None:
        if self._hovered or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(faded(self.look.palette.text, 0.12))
            painter.drawRoundedRect(body, self.radius, self.radius)


class MenuCorner(ThemedWidget):
    """Says which language is spoken and opens the list of them; turns day into night, sounds on."""

    sounds_changed = Signal()
    """Sounds are wanted, or no longer."""
    light_changed = Signal()
    """Day or night is wanted, whichever is not."""
    size_changed = Signal()
    """It wants another size: whoever has placed it places it again."""

    def __init__(self, languages: QMenu) -> None:
        super().__init__()
        self._languages = languages
        self._name = ""
        self._is_dark = False
        self._is_heard = False
        self._room = 0
        self.language = _CornerButton(Icon.GLOBE)
        self.sounds = _CornerButton(Icon.SPEAKER_OFF)
        self.light = _CornerButton(Icon.MOON)
        self.mark = SaveMark()
        self.mark.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 8, 0)
        row.setSpacing(4)
        row.addWidget(self.mark)
        row.addWidget(self.language)
        row.addWidget(self.light)
        row.addWidget(self.sounds)
        self.language.clicked.connect(self.on_language)
        self.sounds.clicked.connect(self.sounds_changed)
        self.light.clicked.connect(self.light_changed)
        self.retranslate()

    def show_language(self, name: str) -> None:
        """Show which language is spoken, by its own name."""
        self._name = name
        self.retranslate()

    def show_sounds(self, *, on: bool) -> None:
        """Show whether what happens can be heard."""
        self._is_heard = on
        self.sounds.set_icon(Icon.SPEAKER if on else Icon.SPEAKER_OFF)
        self.retranslate()

    def show_light(self, *, dark: bool, offered: bool) -> None:
        """Offer day where it is dark and night where it is not; in high contrast neither."""
        self._is_dark = dark
        self.light.set_icon(Icon.SUN if dark else Icon.MOON)
        self.light.setVisible(offered)
        self.retranslate()

    def show_mark(self, *, shown: bool) -> None:
        """Warn that the game is not on the disk, or no longer."""
        self.mark.setVisible(shown)
        self.retranslate()

    def offer_language(self, *, offered: bool) -> None:
        """Show the language, or leave it to the page."""
        self.language.setVisible(offered)
        self.retranslate()

    def fit(self, room: int) -> None:
        """Leave out the language's name, then the warning's words, if so many px do not hold it."""
        self._room = room
        self._fit()

    def _fit(self) -> None:
        self.language.set_text(self._name)
        self.mark.set_short(short=False)
        if self.sizeHint().width() > self._room:
            self.language.set_text("")
        if self.sizeHint().width() > self._room:
            self.mark.set_short(short=True)
        self.language.setAccessibleName(self.language.toolTip())

    def retranslate(self) -> None:
        language = self.tr("Language: {name}").format(name=self._name)
        to_day, to_night = self.tr("Switch to day colours"), self.tr("Switch to night colours")
        light = to_day if self._is_dark else to_night
        to_silence, to_sounds = self.tr("Switch sounds off"), self.tr("Switch sounds on")
        sounds = to_silence if self._is_heard else to_sounds
        texts = {self.language: language, self.sounds: sounds, self.light: light}
        for button, text in texts.items():
            button.setAccessibleName(text)
            button.setToolTip(text)
        self._fit()
        self.size_changed.emit()

    def on_language(self) -> None:
        """Open the list of languages below the button."""
        corner = QPoint(0, self.language.height())
        if self.layoutDirection() is Qt.LayoutDirection.LeftToRight:
            corner.setX(self.language.width() - self._languages.sizeHint().width())
        self._languages.popup(self.language.mapToGlobal(corner))
