"""How the window looks: colours, size of texts, language, full screen, geometry."""

from functools import partial

from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication

from cartographers_gui.storage import Settings
from cartographers_gui.ui.controllers.screen_room import first_place, reachable, text_scale
from cartographers_gui.ui.language import DamagedCatalogue, Languages, UnknownLanguage, own_name
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from cartographers_gui.ui.typography import LARGEST_SCALE, SMALLEST_SCALE, Typography
from cartographers_gui.ui.widgets.look import Look, push_look

__all__ = ["AppearanceController", "wants_contrast"]

_SCALE_STEP = 0.1
_PALETTES = {palette.name: palette for palette in (DAY, NIGHT, HIGH_CONTRAST)}


class AppearanceController(QObject):
    """Dresses the window as the preferences and the system say, and follows their changes."""

    language_missed = Signal(str)
    """Code of a language that was chosen and cannot be had."""
    language_marked = Signal(str)
    """Code of the language that is spoken, whenever it may have changed."""

    def __init__(self, shell: Shell, languages: Languages) -> None:
        super().__init__(shell)
        self._shell = shell
        self._languages = languages
        shell.preferences.changed.connect(self.on_preferences_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(lambda _: self.dress())
        self._follow_contrast()
        shell.window.installEventFilter(self)
        self._shown = shell.preferences.settings

    def take_commands(self) -> None:
        """Follow the commands of the menus, once there are any, and show in them what is chosen."""
        from cartographers_gui.ui.commands import CommandId

        connect = self._shell.connect_command
        connect(CommandId.FOLLOW_SYSTEM, partial(self._choose, palette="system"))
        for name in _PALETTES:
            connect(CommandId(name), partial(self._choose, palette=name))
        connect(CommandId.LARGER_TEXT, lambda: self._scale_text(_SCALE_STEP))
        connect(CommandId.SMALLER_TEXT, lambda: self._scale_text(-_SCALE_STEP))
        connect(CommandId.FULL_SCREEN, self.on_full_screen)
        for code, action in self._shell.menu.language_actions.items():
            action.triggered.connect(lambda _=False, code=code: self.on_language_chosen(code))
        corner = self._shell.menu.corner
        corner.light_changed.connect(self.on_light_changed)
        push_look(corner, self._shell.look)
        self._mark_palette()
        self._mark_full_screen()
        self.mark_language()

    def _mark_palette(self) -> None:
        from cartographers_gui.ui.commands import CommandId

        chosen = self._shell.preferences.settings.palette
        command = CommandId(chosen) if chosen in _PALETTES else CommandId.FOLLOW_SYSTEM
        self._shell.menu.actions_by_id[command].setChecked(True)
        shown = self.palette_shown()
        corner = self._shell.menu.corner
        corner.show_light(dark=shown is NIGHT, offered=shown is not HIGH_CONTRAST)

    def _mark_full_screen(self) -> None:
        from cartographers_gui.ui.commands import CommandId

        full = self._shell.window.isFullScreen()
        self._shell.menu.actions_by_id[CommandId.FULL_SCREEN].setChecked(full)

    def _follow_contrast(self) -> None:
        hints = QGuiApplication.styleHints()
        if hasattr(hints, "accessibility"):
            changed = hints.accessibility().contrastPreferenceChanged
            changed.connect(lambda _: self.dress())

    def palette_shown(self) -> Palette:
        """Return the palette that the choice and the system lead to."""
        chosen = self._shell.preferences.settings.palette
        if chosen in _PALETTES:
            return _PALETTES[chosen]
        if wants_contrast():
            return HIGH_CONTRAST
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return NIGHT if dark else DAY

    def dress(self) -> None:
        """Put everything into the colours and the size of texts chosen."""
        self._shell.dress(Look(self.palette_shown(), Typography(self._text_scale())))
        if self._shell.menu.is_filled:
            self._mark_palette()

    def _text_scale(self) -> float:
        chosen = self._shell.preferences.settings.font_scale
        return text_scale(chosen, self._shell.window.size())

    def on_preferences_changed(self, settings: Settings) -> None:
        before, self._shown = self._shown, settings
        if (settings.palette, settings.font_scale) != (before.palette, before.font_scale):
            self.dress()

    def restore(self, geometry: str) -> None:
        """Take the size and place the window had when it was closed last, or its first ones."""
        data = QByteArray.fromBase64(geometry.encode("ascii", "ignore"))
        window = self._shell.window
        if data.isEmpty() or not window.restoreGeometry(data):
            self._open_first()
        elif not window.isMaximized() and not window.isFullScreen():
            # The monitor may be gone since, or be a smaller one now.
            screens = [QGuiApplication.primaryScreen(), *QGuiApplication.screens()]
            rooms = [screen.availableGeometry() for screen in screens]
            window.setGeometry(reachable(window.geometry(), rooms))

    def _open_first(self) -> None:
        window = self._shell.window
        room = QGuiApplication.primaryScreen().availableGeometry()
        place = first_place(window.size(), window.minimumSize(), room)
        if place is None:
            window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)
        else:
            window.setGeometry(place)

    def geometry_text(self) -> str:
        """Return size and place of the window as text."""
        return bytes(self._shell.window.saveGeometry().toBase64().data()).decode("ascii")

    def on_language_chosen(self, code: str) -> None:
        try:
            self._languages.install(code)
        except (UnknownLanguage, DamagedCatalogue):
            self.mark_language()
            self.language_missed.emit(code)
        else:
            self._shell.preferences.change(language=code)

    def on_light_changed(self) -> None:
        self._choose(palette=(DAY if self.palette_shown() is NIGHT else NIGHT).name)

    def on_full_screen(self) -> None:
        # The other states stay: a maximised window is maximised again afterwards.
        window = self._shell.window
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def mark_language(self) -> None:
        """Show in the menu which language is spoken."""
        action = self._shell.menu.language_actions.get(self._languages.current)
        if action is not None:
            action.setChecked(True)
        if self._shell.menu.is_filled:
            self._shell.menu.corner.show_language(own_name(self._languages.current))
        self.language_marked.emit(self._languages.current)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowStateChange:
            if self._shell.menu.is_filled:
                self._mark_full_screen()
        elif event.type() == QEvent.Type.Resize:
            if self._shell.look.fonts.scale != self._text_scale():
                self.dress()
        elif event.type() == QEvent.Type.LanguageChange:
            self.mark_language()
        return super().eventFilter(watched, event)

    def _choose(self, palette: str) -> None:
        self._shell.preferences.change(palette=palette)

    def _scale_text(self, change: float) -> None:
        scale = self._shell.preferences.settings.font_scale + change
        scale = round(min(max(SMALLEST_SCALE, scale), LARGEST_SCALE), 2)
        self._shell.preferences.change(font_scale=scale)


def wants_contrast() -> bool:
    """Tell whether the system asks for high contrast; Qt before 6.10 cannot tell."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast
