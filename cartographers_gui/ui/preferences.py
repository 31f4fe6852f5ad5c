"""What a person has chosen for the program, while it runs: one value, one signal."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from cartographers_gui.session import CurtainLevel, TableOptions
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
        from dataclasses import replace  # noqa: PLC0415 - the first window changes nothing

        settings = replace(self._settings, **fields)
        if settings != self._settings:
            self._settings = settings
            self.changed.emit(settings)

    @property
    def table_options(self) -> TableOptions:
        """Return what the table agreed on."""
        settings = self._settings
        return TableOptions(
            curtain=CurtainLevel(settings.curtain),
            open_maps=settings.open_maps,
            previews=settings.preview,
            hide_unseen=settings.hide_unseen,
            lower_on_leave=settings.lower_on_leave,
            idle_minutes=settings.idle_minutes,
        )

    def change_table(self, options: TableOptions) -> None:
        """Take what the table has agreed on."""
        self.change(
            curtain=options.curtain.value,
            open_maps=options.open_maps,
            preview=options.previews,
            hide_unseen=options.hide_unseen,
            lower_on_leave=options.lower_on_leave,
            idle_minutes=options.idle_minutes,
        )
