"""Everything the program consists of, built in one visible place."""

import faulthandler
import gc
import os
import sys
import time
from dataclasses import replace
from pathlib import Path
from random import SystemRandom

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from cartographers_gui.command_line import Options
from cartographers_gui.engine import MAX_SEED
from cartographers_gui.storage import (
    Autosave,
    SaveError,
    SaveNotWritten,
    Settings,
    read_save,
    read_settings,
    user_dirs,
    write_save,
    write_settings,
)
from cartographers_gui.ui.assets import load_fonts
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.dialogs.fault import FaultHook
from cartographers_gui.ui.language import Languages, UnknownLanguage
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.preferences import Preferences

__all__ = ["random_seed", "run"]

_MISSING_DISPLAY = (
    "Cartographers needs a screen, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set."
)


def random_seed() -> int:
    """Return a seed for a game whose players have not chosen one."""
    return SystemRandom().randrange(MAX_SEED + 1)


def run(options: Options) -> int:
    """Show the window until it is closed; return the exit code of the program."""
    if options.platform:
        os.environ["QT_QPA_PLATFORM"] = options.platform
    if not _has_screen():
        print(_MISSING_DISPLAY, file=sys.stderr)  # noqa: T201 - there is no window to say it in
        return 2
    faulthandler.enable()
    application = QApplication(sys.argv[:1])
    application.setApplicationName("cartographers")
    application.setApplicationDisplayName("Cartographers")
    application.setDesktopFileName("cartographers")
    application.setStyle("Fusion")
    load_fonts()
    dirs = user_dirs(options.data_dir)
    settings, _ = read_settings(dirs.settings_file)
    languages = Languages(application)
    wanted = options.language or settings.language
    try:
        languages.install(languages.choose([wanted] if wanted else ()))
    except UnknownLanguage as error:
        print(error, file=sys.stderr)  # noqa: T201 - the program speaks English instead
    autosave = Autosave(dirs.data)
    bridge = SessionBridge(autosave)
    preferences = Preferences(replace(settings, palette=options.palette or settings.palette))
    window = MainWindow(bridge, languages, random_seed, preferences)
    FaultHook(window, window.game_text).install()
    window.appearance.restore(settings.geometry)
    window.show()
    QTimer.singleShot(0, _look_for_garbage)
    _begin(window, options, autosave)
    code = application.exec()
    _keep_settings(dirs.settings_file, settings, window)
    if options.record is not None and bridge.setup is not None:
        try:
            write_save(options.record, bridge.setup, bridge.actions)
        except SaveNotWritten as error:
            print(f"The game could not be recorded: {error}", file=sys.stderr)  # noqa: T201 - no window is left to say it in
            return 1
    return code


def _look_for_garbage() -> None:
    """Let garbage be looked for again, but not in what was made until now: that stays."""
    gc.freeze()
    gc.enable()


def _has_screen() -> bool:
    """Tell whether a window can be shown; only Linux can be without a screen."""
    if not sys.platform.startswith("linux"):
        return True
    chosen = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if chosen not in {"", "xcb", "wayland"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _begin(window: MainWindow, options: Options, autosave: Autosave) -> None:
    """Begin the game asked for, or offer to go on with the one in progress."""
    if options.file is not None:
        try:
            window.resume(read_save(options.file))
        except SaveError as error:
            window.notices.tell_unreadable(error)
        return
    if options.setup is not None:
        seed = options.setup.seed if options.seed_is_given else random_seed()
        window.start(replace(options.setup, seed=seed))
        return
    recovery = autosave.recover(time.strftime("%Y-%m-%d-%H%M%S"))
    if recovery.quarantined:
        window.notices.tell_quarantined(recovery.quarantined)
    if recovery.game is not None and window.notices.wants_to_go_on(recovery.game):
        window.resume(recovery.game)


def _keep_settings(path: Path, settings: Settings, window: MainWindow) -> None:
    kept = replace(window.preferences.settings, geometry=window.appearance.geometry_text())
    if kept == settings:
        return
    try:
        write_settings(path, kept)
    except OSError as error:
        window.notices.tell_settings_not_saved(error)
