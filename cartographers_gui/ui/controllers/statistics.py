"""Counts each finished game once, and shows what all of them add up to."""

import datetime
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cartographers_gui.engine import GameState
from cartographers_gui.session import chart_played
from cartographers_gui.storage import Statistics, StatisticsFile
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.controllers.notices import Notices
from cartographers_gui.ui.dialogs.words import MessageKind, Question
from cartographers_gui.ui.shell import Shell

if TYPE_CHECKING:
    from cartographers_gui.ui.pages.statistics import StatisticsPage

__all__ = ["StatisticsController"]


class StatisticsController(QObject):
    """Keeps the statistics of the games played in this window."""

    left = Signal()
    """The page was left, and no game is at the table."""

    def __init__(
        self,
        shell: Shell,
        notices: Notices,
        file: StatisticsFile | None = None,
        today: Callable[[], datetime.date] | None = None,
    ) -> None:
        """Keep them in a file, or none without one; `today` tells which charts are played."""
        super().__init__(shell)
        self._shell = shell
        self._notices = notices
        self._file = file
        self._today = today
        self._page: StatisticsPage | None = None
        self._has_told = False
        shell.bridge.game_ended.connect(self.on_game_ended)
        shell.connect_command(CommandId.STATISTICS, self.show)

    @property
    def page(self) -> "StatisticsPage":
        """The page of the statistics, made when it is first needed."""
        if self._page is None:
            from cartographers_gui.ui.pages.statistics import StatisticsPage

            self._page = StatisticsPage()
            self._page.left.connect(self.on_left)
            self._page.forget_chosen.connect(self.on_forget_chosen)
        return self._page

    def show(self) -> None:
        """Show the statistics as they are on the disk now."""
        # A map that lies open is covered first.
        self._shell.bridge.cover_map()
        self._read()
        self._shell.show_page(self.page)

    def _read(self) -> None:
        statistics, bad = (Statistics(), ()) if self._file is None else self._file.read()
        self.page.show_statistics(statistics, damaged=bool(bad))

    def on_left(self) -> None:
        if self._shell.bridge.setup is None:
            self.left.emit()
        else:
            self._shell.bridge.tell_stage()

    def on_game_ended(self, state: GameState) -> None:
        if self._file is None:
            return
        chart = None if self._today is None else chart_played(state.setup, self._today())
        try:
            self._file.count(state, chart.key if chart is not None else "")
        except OSError as error:
            self._tell(error)
        else:
            self._has_told = False

    def _tell(self, error: OSError) -> None:
        """Say once, until it works again, that a game is missing from the statistics."""
        if not self._has_told:
            self._has_told = True
            self._notices.tell_not_counted(error)

    def on_forget_chosen(self) -> None:
        if self._file is None or not self._wants_to_forget():
            return
        try:
            self._file.forget()
        except OSError as error:
            self._notices.tell_not_forgotten(error)
        self._read()

    def _wants_to_forget(self) -> bool:
        return self._shell.agrees(
            lambda: Question(
                self.tr(
                    "Forget all statistics? Saved games stay, but the statistics cannot be "
                    "recovered."
                ),
                self.tr("Forget them"),
                self.tr("Keep them"),
            ),
            MessageKind.RISK,
        )
