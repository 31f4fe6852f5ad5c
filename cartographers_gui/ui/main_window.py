"""The window: the pages of the game, and the wiring between them. It decides nothing itself."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from cartographers_gui.engine import GameSetup, GameView, format_seed
from cartographers_gui.session import (
    Curtain,
    Drawing,
    Final,
    MapsBack,
    Reveal,
    SeasonSheet,
    Stage,
)
from cartographers_gui.storage import SavedGame, Settings
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId, When
from cartographers_gui.ui.controllers.appearance import AppearanceController
from cartographers_gui.ui.controllers.help import HelpController
from cartographers_gui.ui.controllers.notices import Notices
from cartographers_gui.ui.controllers.replay import ReplayController
from cartographers_gui.ui.controllers.table import TableController
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.menu_bar import CommandMenuBar
from cartographers_gui.ui.motion import Length, Motion
from cartographers_gui.ui.pages.curtain import CurtainPage
from cartographers_gui.ui.pages.maps_back import MapsBackPage
from cartographers_gui.ui.pages.new_game import NewGamePage
from cartographers_gui.ui.pages.reveal import RevealPage
from cartographers_gui.ui.pages.season_sheet import SeasonSheetPage
from cartographers_gui.ui.pages.standings import StandingsPage
from cartographers_gui.ui.pages.table import TablePage
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.shell import Shell

__all__ = ["MainWindow"]

SMALLEST = QSize(960, 640)
_FIRST_SIZE = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Puts the pages together and connects their intents to the bridge.

    What does not belong to the game at the table has a controller of its own.
    """

    def __init__(
        self,
        bridge: SessionBridge,
        languages: Languages,
        random_seed: Callable[[], int],
        preferences: Preferences | None = None,
        motion: Motion | None = None,
    ) -> None:
        super().__init__()
        motion = Motion() if motion is None else motion
        self.bridge = bridge
        self.preferences = Preferences() if preferences is None else preferences
        self._random_seed = random_seed
        self.setMinimumSize(SMALLEST)
        self.resize(_FIRST_SIZE)
        self.menu = CommandMenuBar(languages.codes())
        self.shell = Shell(self, self.menu, bridge, self.preferences, motion)
        self.pages = self.shell.pages
        self.new_game = NewGamePage(random_seed)
        self.reveal = RevealPage(motion)
        self.curtain = CurtainPage(motion)
        self.table = TablePage()
        self.maps_back = MapsBackPage()
        self.season_sheet = SeasonSheetPage(motion.length(Length.COUNT))
        self.standings = StandingsPage()
        for page in (
            self.new_game,
            self.reveal,
            self.curtain,
            self.table,
            self.maps_back,
            self.season_sheet,
            self.standings,
        ):
            self.pages.addWidget(page)
        self.appearance = AppearanceController(self.shell, languages)
        self.notices = Notices(self.shell)
        self.help = HelpController(self.shell)
        self.at_table = TableController(self.shell)
        self.replay = ReplayController(self.shell, self.notices)
        self._connect_pages()
        self._connect_commands()
        self.preferences.changed.connect(self.on_preferences_changed)
        self.on_preferences_changed(self.preferences.settings)
        self._show_page(self.new_game)
        self.appearance.dress()
        self.retranslate()

    # --- wiring ---------------------------------------------------------------------------------

    def _connect_pages(self) -> None:
        bridge = self.bridge
        bridge.stage_changed.connect(self.show_stage)
        self.new_game.started.connect(self.on_started)
        self.new_game.cancelled.connect(bridge.tell_stage)
        self.reveal.finished.connect(bridge.advance)
        self.maps_back.finished.connect(bridge.advance)
        self.season_sheet.finished.connect(bridge.advance)
        self.curtain.lifted.connect(bridge.lift_curtain)
        self.curtain.player_chosen.connect(bridge.choose)
        self.curtain.reopen_chosen.connect(bridge.reopen)
        self.table.placement_confirmed.connect(bridge.confirm)
        self.table.curtain_requested.connect(bridge.lower_curtain)
        self.table.player_chosen.connect(bridge.choose)
        self.table.canvas.draft_changed.connect(self.at_table.on_activity)
        self.new_game.table_options_chosen.connect(self.at_table.on_options)
        self.standings.rematch_chosen.connect(self.on_rematch_chosen)
        self.standings.new_game_chosen.connect(self.on_new_game)
        self.standings.replay_chosen.connect(self.replay.show_game)
        self.replay.left.connect(self.on_new_game)

    def _connect_commands(self) -> None:
        canvas, connect = self.table.canvas, self.shell.connect_command
        connect(CommandId.NEW_GAME, self.on_new_game)
        connect(CommandId.LEAVE_GAME, self.on_leave_game)
        connect(CommandId.QUIT, self.close)
        connect(CommandId.TURN, canvas.turn)
        connect(CommandId.TURN_BACK, lambda: canvas.turn(clockwise=False))
        connect(CommandId.MIRROR, canvas.mirror)
        connect(CommandId.NEXT_LEGAL, self.table.next_legal)
        connect(CommandId.UNDO, self.table.undo)
        connect(CommandId.REDO, self.table.redo)
        connect(CommandId.CONFIRM, self.table.confirm)
        connect(CommandId.HIDE_MAP, self.bridge.lower_curtain)
        connect(CommandId.REOPEN, self.bridge.reopen)
        connect(CommandId.DOTS, self.on_dots)

    # --- the game -------------------------------------------------------------------------------

    def start(self, setup: GameSetup) -> None:
        """Begin a game; a running one has been given up before."""
        self.bridge.start(setup)

    def resume(self, game: SavedGame) -> None:
        """Go on with a saved game."""
        self.bridge.resume(game)

    def show_stage(self, stage: Stage, view: GameView) -> None:
        """Show the page of a stage; no page but the table keeps anything of a map."""
        if not isinstance(stage, Drawing):
            self.table.clear()
        match stage:
            case Reveal():
                self.reveal.show_reveal(stage, view)
                self._show_page(self.reveal)
            case Curtain():
                self.curtain.show_curtain(stage, view, can_reopen=self.bridge.can_reopen)
                self._show_page(self.curtain)
            case Drawing():
                self.table.show_turn(view)
                self._show_page(self.table)
            case MapsBack():
                self.maps_back.show_return(stage, view)
                self._show_page(self.maps_back)
            case SeasonSheet(event=event):
                self.season_sheet.show_season(event, view)
                self._show_page(self.season_sheet)
            case Final():
                self.standings.show_game(view)
                self._show_page(self.standings)

    def _show_page(self, page: QWidget) -> None:
        self.shell.show_page(page)
        self.shell.allow(When.DRAWING, allowed=page is self.table)
        self.shell.allow(When.RUNNING, allowed=self.bridge.is_running)
        reopenable = page is self.table and self.bridge.can_reopen
        self.shell.allow(When.REOPENABLE, allowed=reopenable)

    def on_started(self, setup: GameSetup) -> None:
        if not self.bridge.is_running or self.notices.wants_to_begin():
            self.start(setup)

    def on_rematch_chosen(self, same_seed: bool) -> None:  # noqa: FBT001 - a slot
        setup = self.bridge.setup
        if setup is None or (self.bridge.is_running and not self.notices.wants_to_begin()):
            return
        seed = setup.seed if same_seed else self._random_seed()
        self.start(replace(setup, seed=seed))

    def on_new_game(self) -> None:
        if self.bridge.setup is not None:
            self.new_game.show_setup(self.bridge.setup)
        self.new_game.allow_cancel(self.bridge.is_running)
        self.table.clear()
        self._show_page(self.new_game)

    def on_leave_game(self) -> None:
        if self.bridge.is_practice:
            self.replay.end_practice()
        elif self.notices.wants_to_leave():
            self.bridge.leave()
            self.on_new_game()

    def game_text(self) -> str:
        """Return seed, side and number of decisions for a report; no names."""
        setup = self.bridge.setup
        if setup is None:
            return "no game"
        return (
            f"seed {format_seed(setup.seed)}, side {setup.layout.id}, "
            f"{len(setup.players)} players, {len(self.bridge.actions)} decisions"
        )

    # --- the window -----------------------------------------------------------------------------

    def on_dots(self) -> None:
        self.preferences.change(legal_dots=not self.preferences.settings.legal_dots)

    def on_preferences_changed(self, settings: Settings) -> None:
        self.table.canvas.set_dots(on=settings.legal_dots)
        self.table.set_options(self.preferences.table_options)
        self.new_game.show_table_options(self.preferences.table_options)
        self.menu.actions_by_id[CommandId.DOTS].setChecked(settings.legal_dots)

    def retranslate(self) -> None:
        """Set the window's own texts; the title never tells anything of a game."""
        self.setWindowTitle(self.tr("Cartographers"))
        self.menu.retranslate()
        self.appearance.mark_language()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        # The game in progress is on the disk after every step: nothing is lost by closing.
        event.accept()
