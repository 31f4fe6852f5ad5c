"""A game that only computer players play: their maps fill before whoever watches."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, QTimer
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import CardRevealed, Event, GameView, MapsReturned, SeasonBegan
from cartographers_gui.session import BotsDraw, MapsBack, Reveal, SeasonSheet
from cartographers_gui.ui.motion import Length
from cartographers_gui.ui.shell import Shell

if TYPE_CHECKING:
    from collections.abc import Callable

    from cartographers_gui.session import Stage, TableFlow
    from cartographers_gui.ui.pages.watch import WatchPage

__all__ = ["WatchingController"]

_BETWEEN = 200
"""Milliseconds from one look at the maps to the next while they fill."""


class WatchingController(QObject):
    """Shows the maps in place of every page on which all would look at a card.

    It goes on by itself, card by card, until somebody holds it; what a season brought is shown as
    in any game, unless somebody wants to see the end.
    """

    def __init__(self, shell: Shell, otherwise: "Callable[[Stage, GameView], None]") -> None:
        """Take every stage, and hand those that are not watched to `otherwise`."""
        super().__init__(shell)
        self._shell = shell
        self._otherwise = otherwise
        self._flow: TableFlow | None = None
        self._news: tuple[Event, ...] = ()
        self.is_paused = self.is_hurried = False
        self.pace = QTimer(self, singleShot=True)
        """Runs while a card is looked at; its end turns up what comes next."""
        self.pace.timeout.connect(shell.bridge.advance)
        self._looked = QElapsedTimer()
        shell.bridge.stage_changed.connect(self.on_stage_changed)
        shell.bridge.pause.timeout.connect(self.on_thought)
        shell.page_shown.connect(self.on_page_shown)

    @cached_property
    def page(self) -> "WatchPage":
        """The page of the maps that fill, made when it is first needed."""
        from cartographers_gui.ui.pages.watch import WatchPage

        page = WatchPage()
        page.pause_chosen.connect(self.on_pause_chosen)
        page.end_chosen.connect(self.on_end_chosen)
        return page

    def _is_shown(self) -> bool:
        page = self.__dict__.get("page")
        return page is not None and self._shell.pages.currentWidget() is page

    def on_stage_changed(self, stage: "Stage", view: GameView) -> None:
        if not self._takes(stage, view):
            self._otherwise(stage, view)

    def _takes(self, stage: "Stage", view: GameView) -> bool:
        """Show a stage among the maps, if it belongs to a game that is watched."""
        flow = self._shell.bridge.flow
        if flow is not self._flow:
            self._flow, self._news = flow, ()
            self.is_paused = self.is_hurried = False
        stays = isinstance(stage, SeasonSheet) and not self.is_hurried
        is_passed = isinstance(stage, Reveal | BotsDraw | MapsBack | SeasonSheet)
        if view.setup.people or stays or not is_passed:
            self.pace.stop()
            return False
        self._news = _news_of(stage) or self._news
        self._look()
        if self._is_shown():
            self._go_on()
        else:
            self._shell.show_page(self.page)
        return True

    def _look(self) -> None:
        """Show the maps as they are now."""
        from cartographers_gui.ui.pages.map_browser import OpenMaps

        self._looked.start()
        flow = self._shell.bridge.flow
        view, seasons = flow.session.view(), flow.seasons_scored()
        maps = OpenMaps(view, flow.maps_shown(), seasons, flow.options.previews)
        self.page.show_paused(paused=self.is_paused)
        self.page.follow(maps, self._news)

    def _go_on(self) -> None:
        """Turn up what comes next in a while, unless the game is held or still being drawn."""
        if self.is_paused or self._shell.bridge.bots_draw:
            self.pace.stop()
        else:
            length = self._shell.motion.length(Length.WATCH)
            self.pace.start(0 if self.is_hurried else length)

    def on_thought(self) -> None:
        if self._is_shown() and self._looked.elapsed() >= _BETWEEN:
            self._look()

    def on_page_shown(self, page: QWidget) -> None:
        del page
        if self._is_shown():
            self._go_on()
        else:
            self.pace.stop()

    def on_pause_chosen(self) -> None:
        self.is_paused, self.is_hurried = not self.is_paused, False
        self.page.show_paused(paused=self.is_paused)
        self._go_on()

    def on_end_chosen(self) -> None:
        self.is_paused, self.is_hurried = False, True
        self.page.show_paused(paused=False)
        self._go_on()


def _news_of(stage: "Stage") -> tuple[Event, ...]:
    """Return what a stage turned up, to be told in words."""
    match stage:
        case Reveal(events=events):
            return tuple(each for each in events if isinstance(each, SeasonBegan | CardRevealed))
        case MapsBack(card=card):
            return (MapsReturned(card),)
        case _:
            return ()
