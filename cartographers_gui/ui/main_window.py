"""The window: the pages of the game, and the wiring between them. It decides nothing itself."""

import datetime
from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QMainWindow, QWidget

from cartographers_gui.engine import GameSetup
from cartographers_gui.storage import Settings
from cartographers_gui.ui.controllers.appearance import AppearanceController
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.menu_bar import CommandMenuBar
from cartographers_gui.ui.motion import Length, Motion
from cartographers_gui.ui.pages.new_game import NewGamePage
from cartographers_gui.ui.pages.player_lines import lines_of_players, players_of
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.shell import Shell

if TYPE_CHECKING:
    from cartographers_gui.engine import GameView
    from cartographers_gui.session import Stage
    from cartographers_gui.storage import Challenge, SavedGame, StatisticsFile, UserDirs
    from cartographers_gui.ui.bridge import SessionBridge
    from cartographers_gui.ui.pages.curtain import CurtainPage
    from cartographers_gui.ui.pages.maps_back import MapsBackPage
    from cartographers_gui.ui.pages.reveal import RevealPage
    from cartographers_gui.ui.pages.season_sheet import SeasonSheetPage
    from cartographers_gui.ui.pages.standings import StandingsPage
    from cartographers_gui.ui.pages.table import TablePage

__all__ = ["MainWindow"]

SMALLEST = QSize(960, 640)
_FIRST_SIZE = QSize(1280, 800)


class MainWindow(QMainWindow):
    """Puts the pages together and connects their intents to the bridge.

    What does not belong to the game at the table has a controller of its own.
    """

    def __init__(
        self,
        bridge: "SessionBridge",
        languages: Languages,
        random_seed: Callable[[], int],
        preferences: Preferences | None = None,
        motion: Motion | None = None,
        *,
        dirs: "UserDirs | None" = None,
        today: Callable[[], datetime.date] | None = None,
        waits: bool = False,
    ) -> None:
        """Make the first page, and the rest unless it `waits` for `complete`."""
        super().__init__()
        self._motion = Motion() if motion is None else motion
        self.bridge = bridge
        self.preferences = Preferences() if preferences is None else preferences
        self._random_seed = random_seed
        self._today = today
        self.setMinimumSize(SMALLEST)
        self.resize(_FIRST_SIZE)
        self.menu = CommandMenuBar(languages.codes())
        self.shell = Shell(self, self.menu, bridge, self.preferences, self._motion)
        self.pages = self.shell.pages
        self.new_game = NewGamePage(random_seed)
        self.appearance = AppearanceController(self.shell, languages)
        self._dirs = dirs
        self.is_complete = False
        self._welcome(languages.codes())
        self.on_preferences_changed(self.preferences.settings)
        self.appearance.dress()
        # Their buttons have their place at once; which charts there are is worked out later.
        self.new_game.charts.setVisible(today is not None)
        self.shell.show_page(self.new_game)
        self.retranslate()
        if not waits:
            self.complete()

    def complete(self) -> None:
        """Make what the first picture of the window can do without: commands and controllers."""
        if self.is_complete:
            return
        self.is_complete = True
        from cartographers_gui.ui.controllers.drawing import DrawingController
        from cartographers_gui.ui.controllers.export import ExportController
        from cartographers_gui.ui.controllers.faults import FaultsController
        from cartographers_gui.ui.controllers.files import FilesController
        from cartographers_gui.ui.controllers.help import HelpController
        from cartographers_gui.ui.controllers.keys import KeysController
        from cartographers_gui.ui.controllers.layouts import LayoutsController
        from cartographers_gui.ui.controllers.lessons import LessonsController
        from cartographers_gui.ui.controllers.maps import MapsController
        from cartographers_gui.ui.controllers.notices import Notices
        from cartographers_gui.ui.controllers.reference import ReferenceController
        from cartographers_gui.ui.controllers.replay import ReplayController
        from cartographers_gui.ui.controllers.rulebook import RulebookController
        from cartographers_gui.ui.controllers.sharing import SharingController
        from cartographers_gui.ui.controllers.statistics import StatisticsController
        from cartographers_gui.ui.controllers.table import TableController
        from cartographers_gui.ui.controllers.telling import TellingController
        from cartographers_gui.ui.controllers.watching import WatchingController

        self._offer_charts()
        self.menu.fill()
        self.notices = Notices(self.shell)
        self.appearance.take_commands()
        self.appearance.language_missed.connect(self.notices.tell_no_language)
        self.help = HelpController(self.shell)
        self.rulebook = RulebookController(self.shell)
        self.reference = ReferenceController(self.shell)
        self.at_table = TableController(self.shell)
        self.maps = MapsController(self.shell)
        self.replay = ReplayController(self.shell, self.notices)
        self.files = FilesController(self.shell, self.notices, self._dirs)
        self.faults = FaultsController(self.shell, self.notices, self._dirs)
        self.export = ExportController(self.shell, self.notices)
        self.sharing = SharingController(self.shell)
        self.statistics = StatisticsController(
            self.shell, self.notices, self._statistics_file(), self._today
        )
        self._connect_commands()
        self.watching = WatchingController(self.shell, self.show_stage)
        self._connect_new_game()
        self.shell.page_shown.connect(self.on_page_shown)
        self.drawing = DrawingController(self.shell)
        self.keys = KeysController(self.shell)
        self.lessons = LessonsController(self.shell, self.keys)
        self._connect_lessons()
        self.layouts = LayoutsController(self.shell)
        self.telling = TellingController(self.shell)
        self.preferences.changed.connect(self.on_preferences_changed)
        self.shell.page_shown.emit(self.pages.currentWidget())

    def _statistics_file(self) -> "StatisticsFile | None":
        from cartographers_gui.storage import StatisticsFile

        return None if self._dirs is None else StatisticsFile(self._dirs.statistics_file)

    # --- wiring ---------------------------------------------------------------------------------

    def _connect_commands(self) -> None:
        from cartographers_gui.ui.commands import CommandId

        connect = self.shell.connect_command
        connect(CommandId.NEW_GAME, self.on_new_game)
        connect(CommandId.LEAVE_GAME, self.on_leave_game)
        connect(CommandId.QUIT, self.close)
        connect(CommandId.HIDE_MAP, self.bridge.lower_curtain)
        connect(CommandId.REOPEN, self.bridge.reopen)
        self._connect_chronicle()
        self._follow_game()

    def _follow_game(self) -> None:
        from cartographers_gui.ui.controllers.bots import BotsController
        from cartographers_gui.ui.controllers.keeping import KeepingController
        from cartographers_gui.ui.controllers.sound import SoundController

        self.keeping = KeepingController(self.shell, self.files)
        self.sound = SoundController(self.shell)
        self.bots = BotsController(self.shell)

    def _connect_chronicle(self) -> None:
        self.statistics.left.connect(self.on_new_game)
        self.sharing.game_taken.connect(self.replay.show)
        self.sharing.challenge_taken.connect(self.on_challenge_taken)
        self.replay.share_chosen.connect(self.sharing.share_replay)
        self.replay.left.connect(self.on_new_game)
        self.replay.export_chosen.connect(self.export.show_replay)

    def _connect_new_game(self) -> None:
        self.new_game.started.connect(self.on_started)
        self.new_game.cancelled.connect(self.bridge.tell_stage)
        self.new_game.table_options_chosen.connect(self.at_table.on_options)

    def _connect_lessons(self) -> None:
        self.lessons.left.connect(self.on_new_game)
        self.lessons.game_chosen.connect(self.on_new_game)
        welcome = self.new_game.welcome
        welcome.lessons_chosen.connect(self.lessons.on_lessons)
        welcome.lessons_dismissed.connect(lambda: self.preferences.change(lesson_offer=False))

    def _welcome(self, languages: tuple[str, ...]) -> None:
        welcome = self.new_game.welcome
        welcome.set_languages(languages)
        welcome.language_chosen.connect(self.appearance.on_language_chosen)
        self.appearance.language_marked.connect(welcome.show_language)

    # --- the pages, each imported and made when it is first needed -------------------------------

    @cached_property
    def reveal(self) -> "RevealPage":
        """The page on which a card is revealed."""
        from cartographers_gui.ui.pages.reveal import RevealPage

        page = RevealPage(self._motion)
        page.head.deck_requested.connect(self.maps.on_deck)
        page.finished.connect(self.bridge.advance)
        self.bridge.bots_drew.connect(page.show_drawn)
        return page

    @cached_property
    def curtain(self) -> "CurtainPage":
        """The page between two players."""
        from cartographers_gui.ui.pages.curtain import CurtainPage

        page = CurtainPage(self._motion)
        page.head.deck_requested.connect(self.maps.on_deck)
        page.lifted.connect(self.bridge.lift_curtain)
        page.player_chosen.connect(self.bridge.choose)
        page.reopen_chosen.connect(self.bridge.reopen)
        return page

    @cached_property
    def table(self) -> "TablePage":
        """The page on which a player draws."""
        from cartographers_gui.ui.pages.table import TablePage

        page = TablePage()
        page.head.deck_requested.connect(self.maps.on_deck)
        page.placement_confirmed.connect(self.bridge.confirm)
        page.curtain_requested.connect(self.bridge.lower_curtain)
        page.player_chosen.connect(self.bridge.choose)
        page.reopen_chosen.connect(self.bridge.reopen)
        page.canvas.draft_changed.connect(self.at_table.on_activity)
        page.set_options(self.preferences.table_options)
        self.drawing.follow(page)
        self.keys.follow(page)
        return page

    @cached_property
    def maps_back(self) -> "MapsBackPage":
        """The page on which every map goes back to its owner."""
        from cartographers_gui.ui.pages.maps_back import MapsBackPage

        page = MapsBackPage()
        page.finished.connect(self.bridge.advance)
        return page

    @cached_property
    def season_sheet(self) -> "SeasonSheetPage":
        """The page on which a season is counted."""
        from cartographers_gui.ui.pages.season_sheet import SeasonSheetPage

        page = SeasonSheetPage()
        page.finished.connect(self.bridge.advance)
        return page

    @cached_property
    def standings(self) -> "StandingsPage":
        """The page of the final result."""
        from cartographers_gui.ui.pages.standings import StandingsPage

        page = StandingsPage()
        page.rematch_chosen.connect(self.on_rematch_chosen)
        page.new_game_chosen.connect(self.on_new_game)
        page.gallery.map_opened.connect(self.maps.show_map)
        page.replay_chosen.connect(self.replay.show_game)
        page.export_chosen.connect(self.export.show_game)
        page.share_chosen.connect(self.sharing.share_game)
        return page

    def _table_if_made(self) -> "TablePage | None":
        return self.__dict__.get("table")

    def _clear_table(self) -> None:
        table = self._table_if_made()
        if table is not None:
            table.clear()

    # --- the game -------------------------------------------------------------------------------

    def start(self, setup: GameSetup) -> None:
        """Begin a game; a running one has been given up before."""
        self.complete()
        self.preferences.change(last_players=lines_of_players(setup.players))
        self.bridge.start(setup)

    def resume(self, game: "SavedGame", *, can_reopen: bool = False) -> None:
        """Go on with a saved game; for `can_reopen` see `SessionBridge.resume`."""
        self.complete()
        self.bridge.resume(game, can_reopen=can_reopen)

    def show_stage(self, stage: "Stage", view: "GameView") -> None:
        """Show the page of a stage; no page but the table keeps anything of a map."""
        from cartographers_gui import session

        if not isinstance(stage, session.Drawing):
            self._clear_table()
        match stage:
            case session.Reveal() | session.BotsDraw():
                self.reveal.show_reveal(stage, view)
                self.shell.show_page(self.reveal)
            case session.Curtain():
                self.curtain.show_curtain(stage, view, can_reopen=self.bridge.can_reopen)
                self.shell.show_page(self.curtain)
            case session.Drawing(before=before):
                self.table.show_turn(view, before, can_reopen=self.bridge.can_reopen)
                self.shell.show_page(self.table)
            case session.MapsBack():
                self.maps_back.show_return(stage, view)
                self.shell.show_page(self.maps_back)
            case session.SeasonSheet(event=event):
                self.season_sheet.set_pace(self._motion.length(Length.COUNT))
                self.season_sheet.show_season(event, view)
                self.shell.show_page(self.season_sheet)
            case session.Final():
                self.standings.show_game(view, self.bridge.flow.seasons_scored())
                self.shell.show_page(self.standings)

    def on_page_shown(self, page: QWidget) -> None:
        from cartographers_gui.ui.commands import When

        # The first page has a list of them that nobody overlooks.
        self.menu.offer_language(offered=page is not self.new_game)
        self.shell.allow(When.DRAWING, allowed=page is self._table_if_made())
        self.shell.allow(When.RUNNING, allowed=self.bridge.is_running)
        at_table = page in (self._table_if_made(), self.__dict__.get("curtain"))
        self.shell.allow(When.REOPENABLE, allowed=at_table and self.bridge.can_reopen)
        if page is not self._table_if_made() and self.bridge.bots_draw:
            # The page had stayed for the moment that they need; no map waits behind another one.
            self._clear_table()

    def on_started(self, setup: GameSetup) -> None:
        if not self.bridge.is_running or self.notices.wants_to_begin():
            self.start(setup)

    def on_rematch_chosen(self, same_seed: bool) -> None:  # noqa: FBT001 - a slot
        from dataclasses import replace

        setup = self.bridge.setup
        if setup is None or (self.bridge.is_running and not self.notices.wants_to_begin()):
            return
        seed = setup.seed if same_seed else self._random_seed()
        self.start(replace(setup, seed=seed))

    def on_new_game(self) -> None:
        # A map that lies open is covered first: others look at this page too.
        self.bridge.cover_map()
        if self.bridge.setup is not None:
            self.new_game.show_setup(self.bridge.setup)
        self.new_game.allow_cancel(self.bridge.is_running)
        self._offer_charts()
        self._clear_table()
        self.shell.show_page(self.new_game)

    def _offer_charts(self) -> None:
        """Offer the charts of today; midnight may have passed since they were shown last."""
        from cartographers_gui.session import chart_of_day, chart_of_week

        if self._today is not None:
            date = self._today()
            self.new_game.offer_charts(chart_of_day(date), chart_of_week(date))

    def on_challenge_taken(self, challenge: "Challenge") -> None:
        self.on_new_game()
        self.new_game.show_challenge(challenge)

    def on_leave_game(self) -> None:
        if self.bridge.is_practice:
            self.replay.end_practice()
        elif self.notices.wants_to_leave():
            self.bridge.leave()
            self.on_new_game()

    # --- the window -----------------------------------------------------------------------------

    def on_preferences_changed(self, settings: Settings) -> None:
        table = self._table_if_made()
        if table is not None:
            table.set_options(self.preferences.table_options)
        self.new_game.set_last_players(
            players_of(self.preferences.settings.last_players.splitlines())
        )
        self.new_game.show_table_options(self.preferences.table_options)
        self.new_game.welcome.show_offer(offered=settings.lesson_offer, step=settings.lesson_step)

    def retranslate(self) -> None:
        """Set the window's own texts; the title never tells anything of a game."""
        name = self.tr("Cartographers")
        # Desktops put it behind the title of every window whose title does not end with it.
        QGuiApplication.setApplicationDisplayName(name)
        self.setWindowTitle(name)
        self.menu.retranslate()
        self.appearance.mark_language()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()

    def closeEvent(self, event: QCloseEvent) -> None:
        # The game in progress is on the disk after every step, unless that has failed.
        event.setAccepted(not self.is_complete or self.files.may_close())
