"""Mistakes of the program: caught, noted, told once, the game rescued, and a report on request."""

import sys
import threading
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QFileDialog

from cartographers_gui.engine import format_seed
from cartographers_gui.storage import (
    GAME_NAME,
    Aside,
    CrashLog,
    Log,
    SaveNotWritten,
    UserDirs,
    keep_aside,
    nameless_save,
    nameless_settings,
    texts_of,
    without_names,
    write_report,
)
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.controllers.files import moment_now
from cartographers_gui.ui.controllers.notices import Notices
from cartographers_gui.ui.controllers.places import documents_folder
from cartographers_gui.ui.dialogs.fault import fault_report, open_folder, show_fault, versions
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.dialogs.words import MessageKind, Told
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.text import isolated

__all__ = ["FaultsController"]

_Place = tuple[type[BaseException], str, int]


class FaultsController(QObject):
    """Takes every exception nobody has caught. Nothing that happens in here leaves the machine.

    The same mistake is told once, however often it happens: one in a painting would else come
    back with every picture, and the person would never get out of the dialogs.
    """

    faulted = Signal(str)
    """The report of each fault, also of one that is not told again."""

    def __init__(self, shell: Shell, notices: Notices, dirs: UserDirs | None = None) -> None:
        super().__init__(shell)
        self._shell = shell
        self._notices = notices
        self._dirs = dirs
        self._log = None if dirs is None else Log(dirs.log)
        self._told: set[_Place] = set()
        self._is_at_work = False
        self._rescued: tuple[object, int] | None = None
        shell.connect_command(CommandId.REPORT, self.on_report)

    def install(self) -> None:
        """Take the place of Python's own hooks."""
        sys.excepthook = self.on_exception
        threading.excepthook = lambda told: self._note(told.exc_value)
        sys.unraisablehook = lambda told: self._note(told.exc_value)
        qInstallMessageHandler(self.on_qt_message)

    def remove(self) -> None:
        """Give Python and Qt their own hooks back."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        sys.unraisablehook = sys.__unraisablehook__
        qInstallMessageHandler(None)

    def on_qt_message(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind in {QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg}:
            return
        if sys.stderr is not None:
            # A terminal that was closed, or a file of the desktop on a full disk.
            with suppress(OSError, ValueError):
                sys.stderr.write(f"{text}\n")
        self.note(self._nameless(f"Qt: {text}"))

    # --- a fault --------------------------------------------------------------------------------

    def on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        if sys.stderr is not None:
            sys.__excepthook__(kind, error, trace)
        if self._is_at_work:
            self._note(error)
            return
        self._is_at_work = True
        try:
            report = self._note(error)
            rescued = self._rescue()
            self.faulted.emit(report)
            place = _place_of(error)
            if place not in self._told:
                self._told.add(place)
                self._tell(report, rescued)
        finally:
            self._is_at_work = False

    def _note(self, error: BaseException | None) -> str:
        if error is None:
            return ""
        report = self._nameless(fault_report(error, self.game_text()))
        self.note(report)
        return report

    def _rescue(self) -> Path | None:
        """Save the game under a name of its own, once for each of its steps."""
        bridge = self._shell.bridge
        step = (bridge.setup, len(bridge.kept_actions))
        if bridge.setup is None or self._dirs is None or step == self._rescued:
            return None
        try:
            path = keep_aside(
                self._dirs.data, Aside.CRASH, moment_now(), bridge.setup, bridge.kept_actions
            )
        except SaveNotWritten as error:
            self._note(error)
            return None
        self._rescued = step
        return path

    def _tell(self, report: str, rescued: Path | None) -> None:
        show_fault(
            self._shell.window,
            lambda: Told(
                self.tr("Something went wrong"),
                self.tr("The program made a mistake. The game goes on."),
                self._what_to_report(rescued),
            ),
            report,
            None if self._dirs is None else self._dirs.data,
        )

    def _what_to_report(self, rescued: Path | None) -> str:
        if rescued is None:
            return self.tr("If you report it, please add the details; they hold no names.")
        return self.tr(
            "A copy of the game was saved as {file}. If you report the mistake, please add the "
            "details; they hold no names."
        ).format(file=isolated(rescued.name))

    def tell_crash(self, trace: str) -> None:
        """Show the trace of a crash that ended the program the last time; nothing without one."""
        if trace and self._dirs is not None:
            report = self._nameless(f"{versions()}\n{trace}")
            self.note(report)
            show_fault(
                self._shell.window,
                lambda: Told(
                    self.tr("Something went wrong"),
                    self.tr("The program ended by a mistake the last time. The game was kept."),
                    self._what_to_report(None),
                ),
                report,
                self._dirs.log,
            )

    # --- a report -------------------------------------------------------------------------------

    def on_report(self) -> None:
        folder = documents_folder()
        name, _ = QFileDialog.getSaveFileName(
            self._shell.window,
            self.tr("Save the report"),
            str(folder / f"cartographers-report-{moment_now()}.zip"),
            self.tr("Reports (*.zip)"),
        )
        place = self._notices.place(name, ".zip") if name else None
        if place is not None:
            self.write_report(place)

    def write_report(self, path: Path) -> None:
        """Write a bundle for whoever looks into a fault, and say what it holds."""
        try:
            write_report(path, self._report_texts())
        except OSError as error:
            self._notices.tell_report_not_written(error)
            return
        box = MessageBox(
            self._shell.window,
            MessageKind.NEWS,
            lambda: Told(
                self.tr("Report"),
                self.tr(
                    "The report was saved as {file}. It holds the program's log and the "
                    "game without any names. Nothing was sent: please send it yourself."
                ).format(file=isolated(path.name)),
            ),
        )
        box.add_button(
            Icon.FOLDER, lambda: self.tr("Open the folder"), lambda: open_folder(path.parent)
        )
        box.exec()
        box.deleteLater()

    def _report_texts(self) -> dict[str, str]:
        bridge, dirs = self._shell.bridge, self._dirs
        texts = {"about.txt": f"{versions()}\n{self.game_text()}\n"}
        if dirs is not None and self._log is not None:
            noted = texts_of((*self._log.paths, CrashLog(dirs.log).last))
            texts |= {name: self._nameless(text) for name, text in noted.items()}
        texts["settings.json"] = nameless_settings(self._shell.preferences.settings)
        if bridge.setup is not None:
            texts[GAME_NAME] = nameless_save(bridge.setup, bridge.actions)
        return texts

    def game_text(self) -> str:
        """Return seed, side and number of decisions; no names."""
        setup = self._shell.bridge.setup
        if setup is None:
            return "no game"
        return (
            f"seed {format_seed(setup.seed)}, side {setup.layout.id}, "
            f"{len(setup.players)} players, {len(self._shell.bridge.actions)} decisions"
        )

    def _nameless(self, text: str) -> str:
        setup = self._shell.bridge.setup
        names = [] if setup is None else [player.name for player in setup.players]
        home = None
        with suppress(RuntimeError):
            home = Path.home()
        return without_names(text, names, home)

    def note(self, text: str) -> None:
        """Write a line into the log; it must hold no name of a player."""
        if self._log is not None:
            self._log.write(text)


def _place_of(error: BaseException) -> _Place:
    """Return what kind of mistake it is and the line where it was made."""
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    if trace is None:
        return type(error), "", 0
    return type(error), trace.tb_frame.f_code.co_filename, trace.tb_lineno
