"""The menu bar, made from the table of commands."""

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QMenuBar

from cartographers_gui.ui.language import own_name
from cartographers_gui.ui.menu_titles import Menu, menu_text
from cartographers_gui.ui.mnemonics import with_mnemonics

if TYPE_CHECKING:
    from PySide6.QtGui import QAction, QActionGroup, QResizeEvent

    from cartographers_gui.ui.commands import CommandId, When
    from cartographers_gui.ui.keys import KeyTable

__all__ = ["CommandMenuBar"]

_TITLE_EDGES, _MENU_EDGES = 20, 24
"""What the title of a menu takes beside its letters, and the bar beside its titles, in px."""


class CommandMenuBar(QMenuBar):
    """Holds an action for each command, and one for each language.

    The titles are there at once; `fill` adds what they open.
    """

    def __init__(self, languages: tuple[str, ...], keys: "KeyTable | None" = None) -> None:
        super().__init__()
        self._languages = languages
        self._given_keys = keys
        self.actions_by_id: dict[CommandId, QAction] = {}
        self.language_actions: dict[str, QAction] = {}
        self._menus: dict[Menu, QMenu] = {}
        for menu in Menu:
            self._menus[menu] = self.addMenu("")
        self.retranslate()

    @cached_property
    def keys(self) -> "KeyTable":
        """Which keys do what."""
        from cartographers_gui.ui.commands import default_keys
        from cartographers_gui.ui.keys import KeyTable

        return KeyTable(default_keys()) if self._given_keys is None else self._given_keys

    @property
    def is_filled(self) -> bool:
        """Tell whether the commands are there."""
        return bool(self.actions_by_id)

    def fill(self) -> None:
        """Put every command into its menu, once."""
        from PySide6.QtGui import QAction, QActionGroup

        from cartographers_gui.ui.commands import COMMANDS, CommandId
        from cartographers_gui.ui.menu_corner import MenuCorner

        groups: dict[str, QActionGroup] = {}
        for command in COMMANDS:
            menu_widget = self._menus[command.menu]
            if command.starts_group:
                menu_widget.addSeparator()
            action = QAction(self)
            # Its key works in what stands open beside the game, too; a dialog that the window
            # waits for keeps it away.
            action.setShortcutContext(Qt.ShortcutContext.ApplicationShortcut)
            action.setCheckable(bool(command.group) or command.is_switch)
            # A key held down must not lay a shape down and confirm it too.
            action.setAutoRepeat(command.repeats)
            if command.group:
                group = groups.setdefault(command.group, QActionGroup(self))
                group.addAction(action)
            menu_widget.addAction(action)
            self.actions_by_id[command.id] = action
        self.recent_menu = QMenu(self)
        """Filled by whoever knows the recent games, each time it is shown."""
        self.recent_menu.setToolTipsVisible(True)
        after_open = self._menus[Menu.GAME].actions()
        at = after_open.index(self.actions_by_id[CommandId.OPEN]) + 1
        self._menus[Menu.GAME].insertMenu(after_open[at], self.recent_menu)
        self._fill_languages(QActionGroup(self))
        self.corner = MenuCorner(self._language_menu)
        """Language, day and night."""
        # The bar has a place for such a widget, and does not look again when it grows.
        self.corner.setParent(self)
        self.corner.size_changed.connect(self._place_corner)
        self.corner.show()
        self.keys.changed.connect(self.retranslate)
        self.retranslate()

    def _fill_languages(self, group: "QActionGroup") -> None:
        from PySide6.QtGui import QAction

        self._language_menu = QMenu(self)
        self._menus[Menu.VIEW].addSeparator()
        self._menus[Menu.VIEW].addMenu(self._language_menu)
        names = with_mnemonics([own_name(code) for code in self._languages])
        for code, name in zip(self._languages, names, strict=True):
            action = QAction(name, self)
            action.setCheckable(True)
            group.addAction(action)
            self._language_menu.addAction(action)
            self.language_actions[code] = action

    def connect_command(self, command: "CommandId", handler: Callable[[], object]) -> None:
        """Carry a command out by calling `handler`."""
        self.actions_by_id[command].triggered.connect(lambda _=False: handler())

    def allow(self, when: "When", allowed: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Let the commands of a moment be used or not."""
        from cartographers_gui.ui.commands import COMMANDS

        for command in COMMANDS:
            if command.when is when:
                self.actions_by_id[command.id].setEnabled(allowed)

    def retranslate(self) -> None:
        """Set every text and every key again."""
        titles = with_mnemonics([menu_text(menu) for menu in self._menus])
        for widget, title in zip(self._menus.values(), titles, strict=True):
            widget.setTitle(title)
        if self.is_filled:
            self._retranslate_commands()
            self._fit_corner()

    def offer_language(self, *, offered: bool) -> None:
        """Offer the languages at the end of the bar too, if there are several."""
        self.corner.offer_language(offered=offered and len(self._languages) > 1)

    def _fit_corner(self) -> None:
        metrics = self.fontMetrics()
        titles = [menu.title().replace("&", "") for menu in self._menus.values()]
        taken = sum(metrics.horizontalAdvance(title) + _TITLE_EDGES for title in titles)
        self.corner.fit(self.width() - taken - _MENU_EDGES)
        self._place_corner()

    def _place_corner(self) -> None:
        size = self.corner.sizeHint()
        left = self.width() - size.width() if self.isLeftToRight() else 0
        self.corner.setGeometry(left, (self.height() - size.height()) // 2, *size.toTuple())

    def resizeEvent(self, event: "QResizeEvent") -> None:
        super().resizeEvent(event)
        if self.is_filled:
            self._fit_corner()

    def _retranslate_commands(self) -> None:
        from PySide6.QtGui import QKeySequence

        from cartographers_gui.ui.commands import COMMANDS, command_text

        texts: dict[QAction, str] = {
            self.recent_menu.menuAction(): self.tr("Recent games"),
            self._language_menu.menuAction(): self.tr("Language"),
        }
        key_names: dict[QAction, str] = {}
        native = QKeySequence.SequenceFormat.NativeText
        for command in COMMANDS:
            action = self.actions_by_id[command.id]
            own = self.keys.keys_of(command.id)
            texts[action] = command_text(command)
            action.setShortcuts([key.sequence for key in own])
            keys = self.keys.keys_of(command.map_action) if command.map_action else ()
            if own and own[0].native != own[0].sequence.toString(native):
                keys = own
            # The tab puts a key where a shortcut would stand.
            key_names[action] = f"\t{keys[0].native}" if keys else ""
        for menu in self._menus.values():
            actions = [action for action in menu.actions() if action in texts]
            marked = with_mnemonics([texts[action] for action in actions])
            for action, text in zip(actions, marked, strict=True):
                action.setText(text + key_names.get(action, ""))
