"""The menu bar, made from the table of commands."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar

from cartographers_gui.ui.commands import (
    COMMANDS,
    CommandId,
    Menu,
    When,
    command_text,
    menu_text,
)
from cartographers_gui.ui.language import own_name

__all__ = ["CommandMenuBar"]


class CommandMenuBar(QMenuBar):
    """Holds an action for each command, and one for each language."""

    def __init__(self, languages: tuple[str, ...]) -> None:
        super().__init__()
        self.actions_by_id: dict[CommandId, QAction] = {}
        self.language_actions: dict[str, QAction] = {}
        self._menus: dict[Menu, QMenu] = {}
        groups: dict[str, QActionGroup] = {}
        for menu in Menu:
            self._menus[menu] = self.addMenu("")
        for command in COMMANDS:
            menu_widget = self._menus[command.menu]
            if command.starts_group:
                menu_widget.addSeparator()
            action = QAction(self)
            if command.key:
                action.setShortcut(QKeySequence(command.key))
            action.setCheckable(bool(command.group) or command.is_switch)
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
        self._language_menu = QMenu(self)
        self._menus[Menu.VIEW].addSeparator()
        self._menus[Menu.VIEW].addMenu(self._language_menu)
        language_group = QActionGroup(self)
        for code in languages:
            action = QAction(own_name(code), self)
            action.setCheckable(True)
            language_group.addAction(action)
            self._language_menu.addAction(action)
            self.language_actions[code] = action
        self.retranslate()

    def connect_command(self, command: CommandId, handler: Callable[[], object]) -> None:
        """Carry a command out by calling `handler`."""
        self.actions_by_id[command].triggered.connect(lambda _=False: handler())

    def allow(self, when: When, allowed: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Let the commands of a moment be used or not."""
        for command in COMMANDS:
            if command.when is when:
                self.actions_by_id[command.id].setEnabled(allowed)

    def retranslate(self) -> None:
        """Set every text again."""
        for menu, widget in self._menus.items():
            widget.setTitle(menu_text(menu))
        for command in COMMANDS:
            text = command_text(command)
            # The tab puts the letter of the map where a shortcut would stand.
            self.actions_by_id[command.id].setText(
                f"{text}\t{command.map_key}" if command.map_key else text
            )
        self.recent_menu.setTitle(self.tr("Recent games"))
        self._language_menu.setTitle(self.tr("Language"))
