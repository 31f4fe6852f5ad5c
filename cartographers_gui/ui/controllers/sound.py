"""What happens at the table can be heard, for whoever has switched sounds on."""

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTemporaryDir
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import AmbushCard, CardRevealed
from cartographers_gui.session import (
    BotsDraw,
    Curtain,
    Draft,
    Drawing,
    Final,
    MapsBack,
    Reveal,
    SeasonSheet,
    Stage,
)
from cartographers_gui.storage import Settings
from cartographers_gui.ui.canvas import MapCanvas
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.words import Told
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.sounds import Cue

if TYPE_CHECKING:
    from cartographers_gui.engine import Placement
    from cartographers_gui.ui.sounds import Player

__all__ = ["SoundController"]


class SoundController(QObject):
    """Plays the sound of each thing that happens; of the newest when several come at once."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._player: Player | None = None
        self._folder: QTemporaryDir | None = None
        self._stage: Stage | None = None
        self._drawings = 0
        self._laid: Placement | None = None
        self._followed: set[MapCanvas] = set()
        self._is_on = shell.preferences.settings.sounds
        corner = shell.menu.corner
        corner.sounds_changed.connect(shell.menu.actions_by_id[CommandId.SOUNDS].trigger)
        corner.show_sounds(on=self._is_on)
        shell.preferences.changed.connect(self.on_preferences_changed)
        shell.bridge.stage_changed.connect(self.on_stage)
        shell.page_shown.connect(self.on_page_shown)

    def play(self, cue: Cue) -> None:
        """Let something be heard, if that is wanted."""
        if not self._is_on:
            return
        try:
            file = self._file(cue)
        except OSError:
            self.on_failed()
            return
        if self._player is None:
            from cartographers_gui.ui.sounds import SystemPlayer

            self.play_with(SystemPlayer(parent=self))
        assert self._player is not None
        self._player.play(file)

    def play_with(self, player: "Player") -> None:
        """Play with this from now on, not with what the system has."""
        self._player = player
        # Told when the step is done: a box that waits must not stand in the middle of it.
        player.failed.connect(self.on_failed, Qt.ConnectionType.QueuedConnection)
        application = QCoreApplication.instance()
        assert application is not None
        application.aboutToQuit.connect(player.stop)

    def _file(self, cue: Cue) -> Path:
        """Return where the sound lies; it is made once. Raises `OSError`."""
        from cartographers_gui.ui.sounds import CUES, wave_file

        if self._folder is None:
            self._folder = QTemporaryDir()
        if not self._folder.isValid():
            raise OSError(self._folder.errorString())
        file = Path(self._folder.filePath(f"{cue}.wav"))
        if not file.exists():
            file.write_bytes(wave_file(CUES[cue]))
        return file

    def on_failed(self) -> None:
        """Say once that nothing can be heard here."""
        if not self._is_on:
            return
        self._shell.preferences.change(sounds=False)
        self._shell.tell(
            lambda: Told(
                self.tr("No sound"),
                self.tr("Nothing on this computer could play a sound, so sounds are off."),
            )
        )

    def on_preferences_changed(self, settings: Settings) -> None:
        if settings.sounds == self._is_on:
            return
        self._is_on = settings.sounds
        self._shell.menu.corner.show_sounds(on=self._is_on)
        if not self._is_on and self._player is not None:
            self._player.stop()
        # Heard at once: whoever switches sounds on knows how loud they are.
        self.play(Cue.DRAW)

    def on_stage(self, stage: Stage) -> None:
        before, self._stage = self._stage, stage
        drawings, self._drawings = self._drawings, len(self._shell.bridge.actions)
        self._laid = None
        # The same stage is told again to a window that has shown something else.
        if stage == before:
            return
        has_drawn = isinstance(before, Drawing) and self._drawings > drawings
        cue = _cue_of(stage, has_drawn=has_drawn)
        if cue is not None:
            self.play(cue)

    def on_page_shown(self, page: QWidget) -> None:
        """Listen to the map of a page, if it has one in play."""
        for canvas in set(page.findChildren(MapCanvas)) - self._followed:
            self._followed.add(canvas)
            canvas.refused.connect(self.on_refused)
            canvas.draft_changed.connect(self.on_draft)

    def on_refused(self) -> None:
        self.play(Cue.REFUSE)

    def on_draft(self, draft: Draft | None) -> None:
        laid = draft.placement if draft is not None and draft.is_laid else None
        if laid is not None and laid != self._laid:
            self.play(Cue.LAY)
        self._laid = laid


def _cue_of(stage: Stage, *, has_drawn: bool) -> Cue | None:
    match stage:
        case Reveal(events):
            cards = [event.card for event in events if isinstance(event, CardRevealed)]
            return Cue.AMBUSH if any(isinstance(card, AmbushCard) for card in cards) else Cue.REVEAL
        case SeasonSheet():
            return Cue.SEASON
        case Final():
            return Cue.END
        case Curtain() | Drawing() | MapsBack() | BotsDraw():
            return Cue.DRAW if has_drawn else None
