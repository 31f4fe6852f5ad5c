"""What a person has chosen for the program, while it runs: one value, one signal."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, Signal

from cartographers_gui.storage import Settings

__all__ = ["Preferences"]


class Preferences(QObject):
    """Holds the `Settings`; whoever follows one of them listens to `changed`.

    A new setting is a field of `Settings`; here it needs nothing.

    >>> preferences = Preferences()
    >>> preferences.change(font_scale=1.5)
    >>> preferences.settings.font_scale
    1.5
    """

    changed = Signal(object)
    """The new `Settings`, after a change only."""

    def __init__(self, settings: Settings | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = Settings() if settings is None else settings

    @property
    def settings(self) -> Settings:
        """Return every setting as it is now."""
        return self._settings

    def change(self, **fields: Any) -> None:
        """Set fields of the settings. Raises `TypeError` for a name that is none."""
        settings = replace(self._settings, **fields)
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)
