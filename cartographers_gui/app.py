"""Everything the program consists of, built in one visible place."""

import datetime
import gc
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from cartographers_gui.command_line import Options
from cartographers_gui.engine import MAX_SEED
from cartographers_gui.storage import (
    Autosave,
    CrashLog,
    Recovery,
    Settings,
    UserDirs,
    read_settings,
    set_settings_aside,
    user_dirs,
    write_settings,
)
from cartographers_gui.ui.arrivals import Application, SingleInstance
from cartographers_gui.ui.assets import load_fonts
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.system_screen import (
    NO_SCREEN,
    missing_platform,
    missing_screen,
    platforms,
)

if TYPE_CHECKING:
    from cartographers_gui.storage import SavedGame
    from cartographers_gui.ui.system_motion import SystemMotion

__all__ = ["random_seed", "run"]

_A_MOMENT = 50
"""Milliseconds after which what nobody waits for is done."""
_A_LOOK = 900
"""Milliseconds for which the first cards of a game are looked at, and turn over."""
_SURELY_PAINTED = 1000
"""Milliseconds after which the window is whole even if nobody has seen it yet."""


def random_seed() -> int:
    """Return a seed for a game whose players have not chosen one."""
    return SystemRandom().randrange(MAX_SEED + 1)


def today() -> datetime.date:
    """Return the date where the program runs."""
    return datetime.datetime.now().astimezone().date()


def run(options: Options) -> int:
    """Show the window until it is closed; return the exit code of the program."""
    if options.platform:
        os.environ["QT_QPA_PLATFORM"] = options.platform
    if (fault := _screen_fault(options)) is not None:
        _say(fault)
        return 2
    # Named as an argument, a style costs nothing; `setStyle` makes all the names that styles know.
    application = Application([*sys.argv[:1], "-style", "Fusion"])
    application.setApplicationName("cartographers")
    application.setDesktopFileName("cartographers")
    dirs = user_dirs(options.data_dir, portable=options.portable)
    instance = SingleInstance(dirs.data)
    is_first = instance.claim()
    if not is_first and _is_handed_over(options, dirs, instance):
        return 0
    crash = CrashLog(dirs.log)
    trace = crash.take() if is_first else ""
    if is_first:
        crash.arm()
    load_fonts()
    settings, bad = read_settings(dirs.settings_file)
    languages = Languages(application)
    missed = _begin_language(languages, options.language or settings.language)
    keeps = is_first and dirs.is_usable and dirs.is_lasting
    autosave = Autosave(dirs.data) if keeps else None
    bridge = SessionBridge(autosave)
    preferences = Preferences(settings)
    if options.palette:
        preferences.change(palette=options.palette)
    window = MainWindow(
        bridge, languages, random_seed, preferences, dirs=dirs, today=today, waits=True
    )
    window.appearance.restore(settings.geometry)
    rest = _Rest(application, window, options, dirs, instance)
    rest.trace, rest.missed_language = trace, missed
    rest.autosave, rest.settings = autosave, settings if is_first else None
    rest.has_damaged_settings = is_first and "*" in bad
    window.show()
    if (
        options.begins_a_game
        or options.file is not None
        or (autosave is not None and autosave.is_there())
    ):
        rest.begin()
    else:
        # The first page is usable once it is seen; until then nothing that can wait is done.
        window.new_game.painted.connect(rest.begin)
        QTimer.singleShot(_SURELY_PAINTED, rest.begin)
    code = application.exec()
    rest.end()
    if is_first:
        crash.disarm()
    instance.release()
    return _record(options.record, bridge) or code


class _Rest(QObject):
    """What follows the first picture of the window."""

    def __init__(
        self,
        application: Application,
        window: MainWindow,
        options: Options,
        dirs: UserDirs,
        instance: SingleInstance,
    ) -> None:
        super().__init__()
        self._application = application
        self._window = window
        self._options = options
        self._dirs = dirs
        self._instance = instance
        self._keeper: _SettingsKeeper | None = None
        self._motion: SystemMotion | None = None
        self.has_begun = False
        self.trace = ""
        """What a crash of the program before has left behind."""
        self.missed_language = ""
        """Code of a language that was asked for and cannot be had."""
        self.autosave: Autosave | None = None
        """The game in progress; nothing in a second program."""
        self.settings: Settings | None = None
        """What is on the disk, to be kept up to date; nothing in a second program."""
        self.has_damaged_settings = False

    def begin(self) -> None:
        """Make the window whole, tell what has to be told, and begin a game if there is one."""
        if self.has_begun:
            return
        from cartographers_gui.ui.system_motion import SystemMotion  # noqa: PLC0415

        self.has_begun = True
        window = self._window
        self._motion = SystemMotion(window.shell.motion.follow_system, self)
        window.complete()
        window.faults.install()
        window.files.guard_closing()
        is_first = self.settings is not None
        late = self._instance.listen if is_first else window.notices.tell_second_instance
        QTimer.singleShot(
            _A_MOMENT, partial(_settle_down, self._application, self._motion.ask, late)
        )
        if is_first:
            window.bridge.stage_changed.connect(self._instance.on_step)
        window.bridge.stage_changed.connect(self.on_first_stage)
        self._instance.handed.connect(window.files.on_handed)
        self._application.file_opened.connect(window.files.on_handed)
        self._tell_what_is_not_kept()
        if self.missed_language:
            window.notices.tell_no_language(self.missed_language)
        if self.has_damaged_settings:
            window.notices.tell_settings_set_aside(set_settings_aside(self._dirs.settings_file))
        window.faults.tell_crash(self.trace)
        if self.settings is not None:
            self._keeper = _SettingsKeeper(self._dirs.settings_file, self.settings, window)
        _begin(window, self._options, self.autosave)

    def on_first_stage(self) -> None:
        self._window.bridge.stage_changed.disconnect(self.on_first_stage)
        QTimer.singleShot(_A_LOOK, self._window, partial(prepare_table, self._window))

    def _tell_what_is_not_kept(self) -> None:
        notices, keeping = self._window.notices, self._window.keeping
        if self.settings is None:
            # It is told in words once the window stands.
            keeping.keep_nothing(notices.tell_second_instance)
            return
        if not self._dirs.is_lasting:
            tell = notices.tell_nowhere_to_keep
        elif not self._dirs.is_usable:
            tell = partial(notices.tell_unusable_folder, self._dirs.data)
        else:
            return
        keeping.keep_nothing(tell)
        tell()

    def end(self) -> None:
        """Keep what is to be kept when the window has been closed."""
        if not self.has_begun:
            return
        if self._motion is not None:
            self._motion.stop()
        if self._keeper is not None:
            self._window.files.keep_result()
            self._keeper.keep(tells=self._dirs.is_usable)
        self._window.faults.remove()


def prepare_table(window: MainWindow) -> None:
    """Make the page of the map, the largest of all, before anyone waits for it."""
    if window.bridge.is_running:
        window.shell.add_page(window.table)


def _record(path: Path | None, bridge: SessionBridge) -> int:
    """Write the game where it was asked for; return 1 when that was not possible."""
    if path is None or bridge.setup is None:
        return 0
    from cartographers_gui.storage import SaveNotWritten, write_save  # noqa: PLC0415

    try:
        write_save(path, bridge.setup, bridge.kept_actions)
    except SaveNotWritten as error:
        from cartographers_gui.ui.terminal_words import not_recorded_sentence  # noqa: PLC0415

        _say(not_recorded_sentence(str(error)))
        return 1
    return 0


def _say(sentence: str) -> None:
    """Say something where the program was started from, if that was a terminal."""
    print(sentence, file=sys.stderr)  # noqa: T201 - the one place that speaks to a terminal


def _is_handed_over(options: Options, dirs: UserDirs, instance: SingleInstance) -> bool:
    """Leave a start to the program that runs already, if it may; say what became of it."""
    from cartographers_gui.ui import terminal_words as words  # noqa: PLC0415

    is_handed = not options.begins_a_game and instance.hand_over(options.file)
    has_file = options.file is not None
    with words.spoken_in(_wanted_language(options, dirs)):
        _say(words.second_start_sentence(has_file=has_file, has_window=not is_handed))
    return is_handed


def _begin_language(languages: Languages, wanted: str) -> str:
    """Speak a language; return the one that cannot be had, which the window tells as well."""
    missed = languages.begin(wanted)
    if missed:
        from cartographers_gui.ui.terminal_words import language_sentence  # noqa: PLC0415

        _say(language_sentence(repr(missed), languages.codes()))
    return missed


def _wanted_language(options: Options, dirs: UserDirs) -> str:
    return options.language or read_settings(dirs.settings_file)[0].language


def _settle_down(application: Application, *late: Callable[[], object]) -> None:
    """Do what the first picture of the window did not have to wait for."""
    from cartographers_gui.ui.painting.app_icon import app_icon  # noqa: PLC0415

    application.setWindowIcon(app_icon())
    # Let garbage be looked for again, but not in what was made until now: that stays.
    gc.freeze()
    gc.enable()
    for task in late:
        task()


def _screen_fault(options: Options) -> str | None:
    """Say why Qt could show no window here; nothing when it can. It would end the program.

    It is said in the language of whoever started the program.
    """
    wanted = os.environ.get("QT_QPA_PLATFORM", "")
    platform, screen = missing_platform(wanted), missing_screen(wanted)
    if not platform and not screen:
        return None
    from cartographers_gui.ui import terminal_words as words  # noqa: PLC0415

    dirs = user_dirs(options.data_dir, portable=options.portable)
    with words.spoken_in(_wanted_language(options, dirs)):
        if platform:
            return words.platform_sentence(repr(platform), platforms())
        return words.no_screen_sentence("" if screen == NO_SCREEN else repr(screen))


def _begin(window: MainWindow, options: Options, autosave: Autosave | None) -> None:
    """Begin the game asked for, or offer to go on with the one in progress."""
    from dataclasses import replace  # noqa: PLC0415

    from cartographers_gui.ui.controllers.files import moment_now  # noqa: PLC0415

    recovery = Recovery() if autosave is None else autosave.recover(moment_now())
    window.notices.tell_recovery(recovery)
    game = recovery.game
    if options.file is not None or options.setup is not None:
        if game is not None:
            # What gives way to another game while it is in progress is put aside.
            window.resume(game)
        if options.file is not None:
            window.files.open(options.file)
        elif options.setup is not None:
            seed = options.setup.seed if options.seed_is_given else random_seed()
            window.start(replace(options.setup, seed=seed))
    elif game is not None and autosave is not None:
        _offer(window, game, autosave)


def _offer(window: MainWindow, game: "SavedGame", autosave: Autosave) -> None:
    """Offer to go on with the game in progress; the result of one that is over is shown."""
    if game.is_over or window.notices.wants_to_go_on(game):
        window.resume(game, can_reopen=not autosave.stands(game))
        if game.is_over:
            # It may have ended in the moment before it was counted; none counts twice.
            window.statistics.on_game_ended(window.bridge.flow.session.state)
    elif window.files.put_aside(game) and window.bridge.setup is None:
        # A second start may have opened another one meanwhile, which the autosave has now.
        autosave.discard()


class _SettingsKeeper:
    """Keeps the settings on the disk: at every change, since the next moment may be the last."""

    def __init__(self, path: Path, settings: Settings, window: MainWindow) -> None:
        self._path = path
        self._kept = settings
        self._window = window
        window.preferences.changed.connect(lambda _: self.keep())

    def keep(self, *, tells: bool = False) -> None:
        """Write what has changed; at the end it is told if the disk does not take it."""
        from dataclasses import replace  # noqa: PLC0415

        geometry = self._window.appearance.geometry_text()
        wanted = replace(self._window.preferences.settings, geometry=geometry)
        if wanted == self._kept:
            return
        try:
            write_settings(self._path, wanted)
        except OSError as error:
            # Until then it is tried again at each change, and nothing is interrupted.
            if tells:
                self._window.notices.tell_settings_not_saved(error)
        else:
            self._kept = wanted
