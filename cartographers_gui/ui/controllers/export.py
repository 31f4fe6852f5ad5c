"""Maps and scores as pictures, documents and on the printer."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QProgressDialog

from cartographers_gui.engine import GameView
from cartographers_gui.session import Final, Replay
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.controllers.notices import Notices
from cartographers_gui.ui.controllers.places import documents_folder
from cartographers_gui.ui.dialogs.words import MessageKind, Question, Told
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.text import isolated

if TYPE_CHECKING:
    from cartographers_gui.ui.dialogs.export import ExportDialog
    from cartographers_gui.ui.export.files import PictureFormat

__all__ = ["ExportController"]

_SLOW = 400
"""After so many ms the pages done so far are shown."""


class ExportController(QObject):
    """Opens the dialog of a finished game or of empty sheets, and does what is chosen there."""

    def __init__(self, shell: Shell, notices: Notices) -> None:
        super().__init__(shell)
        self._shell = shell
        self._notices = notices
        self._folder = documents_folder()
        shell.connect_command(CommandId.EXPORT, self.show_game)
        shell.connect_command(CommandId.EMPTY_SHEETS, self.show_empty_sheets)

    def show_game(self) -> None:
        """Offer the maps of the game at the table, once it is over."""
        bridge = self._shell.bridge
        if isinstance(bridge.stage, Final):
            self.show(bridge.flow.session.view())

    def show_replay(self, replay: Replay) -> None:
        """Offer the maps of a finished game that is looked at again."""
        self.show(replay.final_view())

    def show_empty_sheets(self) -> None:
        """Offer sheets to draw on with pencils."""
        self.show(None)

    def show(self, view: GameView | None) -> None:
        """Open the dialog for the maps of a finished game, or for empty sheets without one."""
        from cartographers_gui.ui.dialogs.export import ExportContent, ExportDialog

        content = ExportContent.EMPTY if view is None else ExportContent.SHEETS
        dialog = ExportDialog(view, content, self._shell.window)
        dialog.save_chosen.connect(lambda: self.on_save_chosen(dialog))
        dialog.print_chosen.connect(lambda: self.on_print_chosen(dialog))
        self._shell.open(dialog)

    def on_save_chosen(self, dialog: "ExportDialog") -> None:
        path, _ = QFileDialog.getSaveFileName(
            dialog,
            self.tr("Save pages"),
            str(self._folder / dialog.file_name),
            self._filter(dialog.kind),
        )
        place = self._notices.place(path, f".{dialog.kind}") if path else None
        if place is not None:
            self.save(dialog, place)

    def _filter(self, kind: "PictureFormat") -> str:
        return self.tr("Pages ({pattern})").format(pattern=f"*.{kind}")

    def save(self, dialog: "ExportDialog", path: Path) -> None:
        """Write the chosen pages, or say in one sentence why they cannot be written."""
        from cartographers_gui.ui.export.files import PictureFormat, numbered_paths, write_pages

        pages = dialog.pages
        several = dialog.kind is not PictureFormat.PDF and len(pages) > 1
        replaces = several and any(each.exists() for each in numbered_paths(path, len(pages)))
        if replaces and not self._wants_to_replace():
            return
        self._folder = path.parent
        progress = QProgressDialog(
            self.tr("The pages are being painted."), self.tr("Stop"), 0, len(pages), dialog
        )
        progress.setWindowModality(Qt.WindowModality.WindowModal)
        progress.setMinimumDuration(_SLOW)

        def goes_on(done: int) -> bool:
            progress.setValue(done)
            return not progress.wasCanceled()

        fault: OSError | None = None
        QGuiApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
        try:
            written = write_pages(
                path,
                pages,
                dialog.kind,
                width=dialog.picture_width,
                title=self._shell.window.windowTitle(),
                goes_on=goes_on,
            )
        except OSError as error:
            fault = error
        finally:
            QGuiApplication.restoreOverrideCursor()
            progress.close()
            progress.deleteLater()
        if fault is not None:
            self._notices.tell_pages_not_written(fault)
        elif written:
            name = isolated(written[0].name)
            dialog.say(self.tr("Saved as {file}").format(file=name))

    def _wants_to_replace(self) -> bool:
        return self._shell.agrees(
            lambda: Question(
                self.tr("There are files of these names already. Replace them?"),
                self.tr("Replace them"),
                self.tr("Keep the old files"),
            ),
            MessageKind.RISK,
        )

    def on_print_chosen(self, dialog: "ExportDialog") -> None:
        from cartographers_gui.ui.export.files import PictureFormat
        from cartographers_gui.ui.export.printing import PrintOutcome, print_pages

        match print_pages(dialog.pages, self._shell.window.windowTitle(), dialog):
            case PrintOutcome.NO_PRINTER:
                self._tell_print(
                    lambda: self.tr(
                        "There is no printer. The pages can be saved as a document instead."
                    )
                )
                dialog.choose_format(PictureFormat.PDF)
            case PrintOutcome.FAILED:
                self._tell_print(lambda: self.tr("The printer did not take the pages."))
            case PrintOutcome.DONE | PrintOutcome.GIVEN_UP:
                return

    def _tell_print(self, text: Callable[[], str]) -> None:
        self._shell.tell(lambda: Told(self.tr("Print"), text()), kind=MessageKind.NEWS)
