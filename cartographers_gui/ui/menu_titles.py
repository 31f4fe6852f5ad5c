"""The menus of the window, which it shows before any command is known."""

from enum import StrEnum

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.text import command_words

__all__ = ["MENUS", "Menu", "menu_text"]


class Menu(StrEnum):
    """The menus of the window, from left to right."""

    GAME = "game"
    MOVE = "move"
    VIEW = "view"
    CHRONICLE = "chronicle"
    HELP = "help"


MENUS: dict[Menu, str] = {
    Menu.GAME: QT_TRANSLATE_NOOP("Commands", "Game"),
    Menu.MOVE: QT_TRANSLATE_NOOP("Commands", "Drawing"),
    Menu.VIEW: QT_TRANSLATE_NOOP("Commands", "View"),
    Menu.CHRONICLE: QT_TRANSLATE_NOOP("Commands", "Chronicle"),
    Menu.HELP: QT_TRANSLATE_NOOP("Commands", "Help"),
}
"""The English name of each menu."""


def menu_text(menu: Menu) -> str:
    """Return the name of a menu in the chosen language."""
    return command_words(MENUS[menu])
