"""What happens at the table, announced to those who do not see it."""

from PySide6.QtCore import QObject

from cartographers_gui.engine import CardRevealed, Event, GameView
from cartographers_gui.session import (
    BotsDraw,
    Curtain,
    Drawing,
    Final,
    MapsBack,
    Reveal,
    SeasonSheet,
    Stage,
)
from cartographers_gui.ui.narration import event_sentence, player_names, tie_sentence
from cartographers_gui.ui.shape_words import card_sentences
from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.text import isolated, listed, stars_text
from cartographers_gui.ui.widgets.accessible import announce

__all__ = ["TellingController"]

_NAMES = 6


class TellingController(QObject):
    """Announces what was revealed, whose turn it is and what was scored; never what is secret."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        shell.bridge.stage_changed.connect(self.on_stage_changed)

    def on_stage_changed(self, stage: Stage, view: GameView) -> None:
        announce(self._shell.window, self.text_of(stage, view))

    def text_of(self, stage: Stage, view: GameView) -> str:
        """Return what is announced of a stage; nothing of a map, which speaks for itself."""
        names = player_names(view.players)
        match stage:
            case Reveal(events=events):
                return " ".join(_told(event, names) for event in events)
            case Curtain(seat=seat):
                text = self.tr("The next map is for {player}; the others look away.")
                return text.format(player=isolated(names[seat]))
            case MapsBack():
                return self.tr("All maps are back with their owners.")
            case SeasonSheet(event=event):
                scores = [
                    self.tr("{player}: {stars}").format(
                        player=isolated(name), stars=stars_text(score.total)
                    )
                    for name, score in zip(names, event.scores, strict=True)
                ]
                return f"{event_sentence(event, names)} {listed(scores, most=_NAMES)}"
            case Final():
                return self._result(view, names)
            case Drawing() | BotsDraw():
                # A lone person is shown a plain card on the page of the map itself.
                card = view.current if len(view.setup.people) == 1 else None
                return _told(CardRevealed(card, view.time), names) if card else ""

    def _result(self, view: GameView, names: list[str]) -> str:
        winners = [
            self.tr("{player}: {stars}").format(
                player=isolated(names[place.player]), stars=stars_text(place.total)
            )
            for place in view.standings
            if place.rank == 1
        ]
        text = self.tr("The game is over. The greatest reputation: {winners}.")
        told = text.format(winners=listed(winners, most=_NAMES))
        return f"{told} {tie_sentence(view.standings, names)}".rstrip()


def _told(event: Event, names: list[str]) -> str:
    """Return what happened, and of a card to draw its terrains and shapes."""
    shown = card_sentences(event.card) if isinstance(event, CardRevealed) else ""
    return f"{event_sentence(event, names)} {shown}".rstrip()
