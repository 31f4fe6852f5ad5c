"""The window: pages, menus and the wiring between them. It decides nothing itself."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMessageBox, QStackedWidget, QWidget

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
from cartographers_gui.storage import (
    SaveDamaged,
    SavedGame,
    SaveError,
    SaveFromNewerVersion,
    SaveNotFound,
    SaveNotReadable,
    SaveNotWritten,
)
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.canvas import KEYS, MapAction
from cartographers_gui.ui.commands import CommandId, When
from cartographers_gui.ui.dialogs.about import AboutDialog
from cartographers_gui.ui.dialogs.message import agrees, tell
from cartographers_gui.ui.dialogs.shortcuts import ShortcutsDialog, map_key_names
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
from cartographers_gui.ui.text import isolated, listed
from cartographers_gui.ui.theme import DAY, HIGH_CONTRAST, NIGHT, Palette
from cartographers_gui.ui.typography import LARGEST_SCALE, SMALLEST_SCALE, Typography
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.style_sheet import dress

__all__ = ["MainWindow", "WindowChoices"]

SMALLEST = QSize(960, 640)
_FIRST_SIZE = QSize(1280, 800)
_SCALE_STEP = 0.1
_NAMES = 4
_PALETTES = {
    CommandId.DAY: DAY,
    CommandId.NIGHT: NIGHT,
    CommandId.CONTRAST: HIGH_CONTRAST,
}


@dataclass(frozen=True, slots=True)
class WindowChoices:
    """How a person wants the window to look."""

    palette: str = "system"
    """`system`, or the name of a palette."""
    scale: float = 1.0
    """Size of texts, 0.8 to 2."""
    dots: bool = True
    """Whether legal places are marked."""


class MainWindow(QMainWindow):
    """Puts pages and menus together and connects intents to the bridge."""

    def __init__(
        self,
        bridge: SessionBridge,
        languages: Languages,
        random_seed: Callable[[], int],
        choices: WindowChoices | None = None,
        motion: Motion | None = None,
    ) -> None:
        super().__init__()
        self._motion = Motion() if motion is None else motion
        self.bridge = bridge
        self.languages = languages
        self.choices = WindowChoices() if choices is None else choices
        self.language_chosen = False
        """Whether a person has chosen a language in this window."""
        self._random_seed = random_seed
        self.setMinimumSize(SMALLEST)
        self.resize(_FIRST_SIZE)
        self.new_game = NewGamePage(random_seed)
        self.reveal = RevealPage(self._motion)
        self.curtain = CurtainPage(self._motion)
        self.table = TablePage()
        self.maps_back = MapsBackPage()
        self.season_sheet = SeasonSheetPage(self._motion.length(Length.COUNT))
        self.standings = StandingsPage()
        self.pages = QStackedWidget()
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
        self.setCentralWidget(self.pages)
        self.menu = CommandMenuBar(languages.codes())
        self.setMenuBar(self.menu)
        self._connect_pages()
        self._connect_commands()
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(lambda _: self._dress())
        self.table.canvas.set_dots(on=self.choices.dots)
        self._show_page(self.new_game)
        self._dress()
        self.retranslate()

    # --- wiring ---------------------------------------------------------------------------------

    def _connect_pages(self) -> None:
        bridge = self.bridge
        bridge.stage_changed.connect(self.show_stage)
        bridge.not_saved.connect(self.on_not_saved)
        self.new_game.started.connect(self.on_started)
        self.new_game.cancelled.connect(self.on_new_game_cancelled)
        self.reveal.finished.connect(bridge.advance)
        self.maps_back.finished.connect(bridge.advance)
        self.season_sheet.finished.connect(bridge.advance)
        self.curtain.lifted.connect(bridge.lift_curtain)
        self.curtain.player_chosen.connect(bridge.choose)
        self.curtain.reopen_chosen.connect(bridge.reopen)
        self.table.placement_confirmed.connect(bridge.confirm)
        self.table.curtain_requested.connect(bridge.lower_curtain)
        self.standings.rematch_chosen.connect(self.on_rematch_chosen)
        self.standings.new_game_chosen.connect(self.on_new_game)

    def _connect_commands(self) -> None:
        canvas, connect = self.table.canvas, self.menu.connect_command
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
        connect(CommandId.FOLLOW_SYSTEM, lambda: self.choose(palette="system"))
        for command, palette in _PALETTES.items():
            connect(command, partial(self.choose, palette=palette.name))
        connect(CommandId.DOTS, lambda: self.choose(dots=not self.choices.dots))
        connect(CommandId.LARGER_TEXT, lambda: self._scale_text(_SCALE_STEP))
        connect(CommandId.SMALLER_TEXT, lambda: self._scale_text(-_SCALE_STEP))
        connect(CommandId.FULL_SCREEN, self.on_full_screen)
        connect(CommandId.SHORTCUTS, self.on_shortcuts)
        connect(CommandId.ABOUT, lambda: self._open(AboutDialog(self)))
        for code, action in self.menu.language_actions.items():
            action.triggered.connect(lambda _=False, code=code: self.on_language_chosen(code))

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
        self.pages.setCurrentWidget(page)
        page.setFocus()
        self.menu.allow(When.DRAWING, page is self.table)
        self.menu.allow(When.RUNNING, self.bridge.is_running)

    def on_started(self, setup: GameSetup) -> None:
        if not self.bridge.is_running or self._agrees(
            self.tr("Begin a new game? The one in progress cannot be gone on with.")
        ):
            self.start(setup)

    def on_rematch_chosen(self, same_seed: bool) -> None:  # noqa: FBT001 - a slot
        setup = self.bridge.setup
        if setup is not None:
            seed = setup.seed if same_seed else self._random_seed()
            self.start(replace(setup, seed=seed))

    def on_new_game(self) -> None:
        if self.bridge.setup is not None:
            self.new_game.show_setup(self.bridge.setup)
        self.new_game.allow_cancel(self.bridge.is_running)
        self.table.clear()
        self._show_page(self.new_game)

    def on_new_game_cancelled(self) -> None:
        self.bridge.tell_stage()

    def on_leave_game(self) -> None:
        if self._agrees(self.tr("Give up this game? It cannot be gone on with.")):
            self.bridge.leave()
            self.on_new_game()

    def on_not_saved(self, error: SaveNotWritten) -> None:
        tell(
            self,
            QMessageBox.Icon.Warning,
            self.tr("The game is not being saved"),
            self.tr("The game goes on, but it cannot be saved: {reason}").format(
                reason=error.detail
            ),
        )

    def tell_unreadable(self, error: SaveError) -> None:
        """Say in one sentence what is wrong with a file; details for whoever wants them."""
        sentence = self._fault_sentence(error)
        tell(self, QMessageBox.Icon.Warning, self.tr("Saved game"), sentence, str(error))

    def _fault_sentence(self, error: SaveError) -> str:
        match error:
            case SaveNotFound():
                return self.tr("There is no such file.")
            case SaveNotReadable():
                return self.tr("The file may not be read.")
            case SaveFromNewerVersion():
                return self.tr("This game was saved by a newer version of the program.")
            case SaveDamaged(step=step) if step is not None:
                text = self.tr("This saved game is damaged from decision {step} on.")
                return text.format(step=step)
            case SaveDamaged():
                return self.tr("This saved game is damaged.")
            case _:
                return self.tr("This file is no saved game of Cartographers.")

    def tell_quarantined(self, paths: tuple[Path, ...]) -> None:
        """Say that a damaged autosave was set aside."""
        tell(
            self,
            QMessageBox.Icon.Information,
            self.tr("Saved game"),
            self.tr("A damaged file was set aside as {file}. The step before it is used.").format(
                file=paths[0].name
            ),
        )

    def wants_to_go_on(self, game: SavedGame) -> bool:
        """Ask whether to go on with the game that was not finished."""
        names = listed([isolated(p.name) for p in game.setup.players], most=_NAMES)
        question = self.tr("Go on with the game of {players}?").format(players=names)
        return self._agrees(question)

    def tell_settings_not_saved(self, error: OSError) -> None:
        """Say that the settings are lost when the program ends."""
        text = self.tr("The settings could not be saved: {reason}")
        reason = error.strerror or str(error)
        tell(self, QMessageBox.Icon.Warning, self.tr("Settings"), text.format(reason=reason))

    def _agrees(self, question: str) -> bool:
        return agrees(self, self.windowTitle(), question)

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

    def choose(self, **changes: object) -> None:
        """Change how the window looks; the names are those of `WindowChoices`."""
        self.choices = replace(self.choices, **changes)  # type: ignore[arg-type]
        self.table.canvas.set_dots(on=self.choices.dots)
        self._dress()

    def _scale_text(self, change: float) -> None:
        scale = min(max(SMALLEST_SCALE, self.choices.scale + change), LARGEST_SCALE)
        self.choose(scale=round(scale, 2))

    def palette_shown(self) -> Palette:
        """Return the palette that the choice and the system lead to."""
        named = {palette.name: palette for palette in _PALETTES.values()}
        if self.choices.palette in named:
            return named[self.choices.palette]
        dark = QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return NIGHT if dark else DAY

    def _dress(self) -> None:
        dress(self, Look(self.palette_shown(), Typography(self.choices.scale)))
        chosen = {palette.name: command for command, palette in _PALETTES.items()}
        command = chosen.get(self.choices.palette, CommandId.FOLLOW_SYSTEM)
        self.menu.actions_by_id[command].setChecked(True)
        self.menu.actions_by_id[CommandId.DOTS].setChecked(self.choices.dots)

    def restore(self, geometry: str) -> None:
        """Take the size and place the window had when it was closed last."""
        data = QByteArray.fromBase64(geometry.encode("ascii", "ignore"))
        if not data.isEmpty():
            self.restoreGeometry(data)

    def geometry_text(self) -> str:
        """Return size and place of the window as text."""
        return bytes(self.saveGeometry().toBase64().data()).decode("ascii")

    def on_language_chosen(self, code: str) -> None:
        self.language_chosen = True
        self.languages.install(code)

    def on_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def on_shortcuts(self) -> None:
        self._open(ShortcutsDialog(_map_keys(), self))

    def _open(self, dialog: QWidget) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dress(dialog, Look(self.palette_shown(), Typography(self.choices.scale)))
        dialog.show()

    def retranslate(self) -> None:
        """Set the window's own texts; the title never tells anything of a game."""
        self.setWindowTitle(self.tr("Cartographers"))
        self.menu.retranslate()
        action = self.menu.language_actions.get(self.languages.current)
        if action is not None:
            action.setChecked(True)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            full = self.isFullScreen()
            self.menu.actions_by_id[CommandId.FULL_SCREEN].setChecked(full)

    def closeEvent(self, event: QCloseEvent) -> None:
        # The game in progress is on the disk after every step: nothing is lost by closing.
        event.accept()


def _map_keys() -> list[tuple[str, tuple[str, ...]]]:
    """Return what each key of the map does, in the order of its table."""
    names = dict(zip(MapAction, map_key_names(), strict=True))
    return [
        (names[action], tuple(QKeySequence(key.text).toString() for key in keys))
        for action, keys in KEYS.items()
    ]
