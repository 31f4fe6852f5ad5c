"""What may be looked at beside the game: open maps, and what is known of the deck."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cartographers_gui.session import Drawing
from cartographers_gui.storage import Settings
from cartographers_gui.ui.commands import CommandId, When
from cartographers_gui.ui.shell import Shell

if TYPE_CHECKING:
    from cartographers_gui.session import Stage
    from cartographers_gui.ui.dialogs.deck import DeckDialog
    from cartographers_gui.ui.pages.map_browser import MapBrowserPage

__all__ = ["MapsController"]


class MapsController(QObject):
    """Opens the map browser where maps lie open, and the list of cards."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self._from: QWidget | None = None
        self._stage: Stage | None = None
        """The stage when the maps were opened; computer players may end it meanwhile."""
        self.deck: DeckDialog | None = None
        """The list of cards while it is open."""
        shell.connect_command(CommandId.ALL_MAPS, self.on_all_maps)
        shell.connect_command(CommandId.DECK, self.on_deck)
        shell.page_shown.connect(self.on_page_shown)
        shell.bridge.stage_changed.connect(self.on_stage_changed)
        shell.preferences.changed.connect(self.on_preferences_changed)

    @cached_property
    def browser(self) -> "MapBrowserPage":
        """The page that shows all maps, made when it is first needed."""
        from cartographers_gui.ui.pages.map_browser import MapBrowserPage

        page = MapBrowserPage()
        page.closed.connect(self.on_closed)
        return page

    def _is_shown(self) -> bool:
        page = self.__dict__.get("browser")
        return page is not None and self._shell.pages.currentWidget() is page

    # --- maps -----------------------------------------------------------------------------------

    def on_all_maps(self) -> None:
        stage = self._shell.bridge.stage
        self.show_map(stage.seat if isinstance(stage, Drawing) else 0)

    def show_map(self, seat: int) -> None:
        """Show a player's map large, if maps lie open now."""
        from cartographers_gui.ui.pages.map_browser import OpenMaps

        flow = self._shell.bridge.flow
        sheets = flow.maps_shown()
        if not sheets:
            return
        view, seasons = flow.session.view(), flow.seasons_scored()
        self._from, self._stage = self._shell.pages.currentWidget(), self._shell.bridge.stage
        self.browser.show_maps(OpenMaps(view, sheets, seasons, flow.options.previews), seat)
        self._shell.show_page(self.browser)

    def on_closed(self) -> None:
        bridge = self._shell.bridge
        if self._from is None:
            return
        if bridge.stage is self._stage and not bridge.bots_draw:
            # The page before is as it was left, with the shape in hand where it lay.
            self._shell.show_page(self._from)
        else:
            bridge.tell_stage()

    def on_page_shown(self, page: QWidget) -> None:
        browser = self.__dict__.get("browser")
        if browser is not None and page is not browser:
            self._from = None
            browser.clear()
        self._allow()

    def on_preferences_changed(self, settings: Settings) -> None:
        del settings
        self._allow()
        if self._is_shown() and not self._may_open():
            self.on_closed()
        self._refresh_deck()

    def _may_open(self) -> bool:
        bridge = self._shell.bridge
        return bridge.setup is not None and bool(bridge.flow.maps_shown())

    def _allow(self) -> None:
        allowed = self._may_open() and not self._is_shown()
        self._shell.allow(When.MAPS_OPEN, allowed=allowed)

    # --- the deck -------------------------------------------------------------------------------

    def on_deck(self) -> None:
        if not self._shell.bridge.is_running:
            return
        from cartographers_gui.ui.dialogs.deck import DeckDialog

        if self.deck is None:
            self.deck = DeckDialog(self._shell.window)
            self.deck.destroyed.connect(self.on_deck_destroyed)
            self._refresh_deck()
            self._shell.open(self.deck, beside=True)
        else:
            self.deck.raise_()
            self.deck.activateWindow()

    def on_deck_destroyed(self) -> None:
        self.deck = None

    def on_stage_changed(self) -> None:
        self._refresh_deck()

    def _refresh_deck(self) -> None:
        """Show what is known now; a game that is over has no deck."""
        if self.deck is None:
            return
        bridge = self._shell.bridge
        if bridge.is_running:
            view = bridge.flow.session.view()
            self.deck.show_view(view, hide_unseen=bridge.options.hide_unseen)
        else:
            self.deck.close()
