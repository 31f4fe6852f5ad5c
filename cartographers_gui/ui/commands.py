"""Every command of the menus in one table: its text, its key, and when it can be used."""

from dataclasses import dataclass
from enum import StrEnum

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.text import command_words

__all__ = ["COMMANDS", "MENUS", "Command", "CommandId", "Menu", "When", "command_text", "menu_text"]


class Menu(StrEnum):
    """The menus of the window, from left to right."""

    GAME = "game"
    MOVE = "move"
    VIEW = "view"
    CHRONICLE = "chronicle"
    HELP = "help"


class When(StrEnum):
    """When a command can be used."""

    ALWAYS = "always"
    DRAWING = "drawing"
    """While a player's map is open."""
    RUNNING = "running"
    """While a game is in progress."""
    BEGUN = "begun"
    """Once there is a game, in progress or over."""
    FINISHED = "finished"
    """While the game at the table is over."""
    REOPENABLE = "reopenable"
    """While the last drawing may be corrected without a curtain in between."""
    MAPS_OPEN = "maps_open"
    """While all maps may be looked at."""


class CommandId(StrEnum):
    """What a command is called in code."""

    NEW_GAME = "new_game"
    OPEN = "open"
    SAVE = "save"
    SAVE_AS = "save_as"
    LEAVE_GAME = "leave_game"
    TABLE_OPTIONS = "table_options"
    QUIT = "quit"
    TURN = "turn"
    TURN_BACK = "turn_back"
    MIRROR = "mirror"
    NEXT_LEGAL = "next_legal"
    UNDO = "undo"
    REDO = "redo"
    CONFIRM = "confirm"
    REOPEN = "reopen"
    HIDE_MAP = "hide_map"
    ALL_MAPS = "all_maps"
    DECK = "deck"
    FOLLOW_SYSTEM = "follow_system"
    DAY = "day"
    NIGHT = "night"
    CONTRAST = "contrast"
    DOTS = "dots"
    LARGER_TEXT = "larger_text"
    SMALLER_TEXT = "smaller_text"
    FULL_SCREEN = "full_screen"
    REPLAY = "replay"
    REPLAY_FILE = "replay_file"
    STATISTICS = "statistics"
    SHARE = "share"
    ENTER_CODE = "enter_code"
    EXPORT = "export"
    EMPTY_SHEETS = "empty_sheets"
    SHORTCUTS = "shortcuts"
    REPORT = "report"
    ABOUT = "about"


@dataclass(frozen=True, slots=True)
class Command:
    """A row of a menu."""

    id: CommandId
    menu: Menu
    text: str
    """English, the source text of its translation."""
    key: str = ""
    """As `QKeySequence.toString` names it."""
    when: When = When.ALWAYS
    group: str = ""
    """Commands of one group exclude each other; each shows whether it is chosen."""
    is_switch: bool = False
    """Whether it can be on or off."""
    starts_group: bool = False
    """Whether a line stands above it."""
    map_key: str = ""
    """The letter that does the same on the map; shown, but handled there."""


_Id, _When = CommandId, When
COMMANDS: tuple[Command, ...] = (
    Command(_Id.NEW_GAME, Menu.GAME, QT_TRANSLATE_NOOP("Commands", "New game…"), "Ctrl+N"),
    Command(_Id.OPEN, Menu.GAME, QT_TRANSLATE_NOOP("Commands", "Open a saved game…"), "Ctrl+O"),
    Command(
        _Id.SAVE,
        Menu.GAME,
        QT_TRANSLATE_NOOP("Commands", "Save the game"),
        "Ctrl+S",
        when=_When.BEGUN,
        starts_group=True,
    ),
    Command(
        _Id.SAVE_AS,
        Menu.GAME,
        QT_TRANSLATE_NOOP("Commands", "Save a copy as…"),
        "Ctrl+Shift+S",
        when=_When.BEGUN,
    ),
    Command(
        _Id.LEAVE_GAME,
        Menu.GAME,
        QT_TRANSLATE_NOOP("Commands", "Give up the game…"),
        when=_When.RUNNING,
        starts_group=True,
    ),
    Command(
        _Id.TABLE_OPTIONS,
        Menu.GAME,
        QT_TRANSLATE_NOOP("Commands", "At the table…"),
        starts_group=True,
    ),
    Command(
        _Id.QUIT, Menu.GAME, QT_TRANSLATE_NOOP("Commands", "Quit"), "Ctrl+Q", starts_group=True
    ),
    Command(
        _Id.TURN,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Rotate right"),
        when=_When.DRAWING,
        map_key="E",
    ),
    Command(
        _Id.TURN_BACK,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Rotate left"),
        when=_When.DRAWING,
        map_key="Q",
    ),
    Command(
        _Id.MIRROR,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Mirror"),
        when=_When.DRAWING,
        map_key="F",
    ),
    Command(
        _Id.NEXT_LEGAL,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Next place where it fits"),
        when=_When.DRAWING,
        map_key="N",
    ),
    Command(
        _Id.UNDO,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Undo"),
        "Ctrl+Z",
        when=_When.DRAWING,
        starts_group=True,
    ),
    Command(
        _Id.REDO,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Redo"),
        "Ctrl+Shift+Z",
        when=_When.DRAWING,
    ),
    Command(
        _Id.CONFIRM,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Confirm the drawing"),
        "Ctrl+Return",
        when=_When.DRAWING,
        starts_group=True,
    ),
    Command(
        _Id.REOPEN,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Correct the last drawing"),
        "Ctrl+Backspace",
        when=_When.REOPENABLE,
    ),
    Command(
        _Id.HIDE_MAP,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Hide the map"),
        "Ctrl+H",
        when=_When.DRAWING,
    ),
    Command(
        _Id.DECK,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Cards in the deck…"),
        "Ctrl+D",
        when=_When.RUNNING,
        map_key="D",
    ),
    Command(
        _Id.ALL_MAPS,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "All maps"),
        "Ctrl+M",
        when=_When.MAPS_OPEN,
    ),
    Command(
        _Id.FOLLOW_SYSTEM,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Colours of the system"),
        group="palette",
        starts_group=True,
    ),
    Command(_Id.DAY, Menu.VIEW, QT_TRANSLATE_NOOP("Commands", "Day"), group="palette"),
    Command(_Id.NIGHT, Menu.VIEW, QT_TRANSLATE_NOOP("Commands", "Night"), group="palette"),
    Command(
        _Id.CONTRAST, Menu.VIEW, QT_TRANSLATE_NOOP("Commands", "High contrast"), group="palette"
    ),
    Command(
        _Id.DOTS,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Mark places where the shape fits"),
        is_switch=True,
        starts_group=True,
        map_key="L",
    ),
    Command(
        _Id.LARGER_TEXT,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Larger text"),
        "Ctrl++",
        starts_group=True,
    ),
    Command(_Id.SMALLER_TEXT, Menu.VIEW, QT_TRANSLATE_NOOP("Commands", "Smaller text"), "Ctrl+-"),
    Command(
        _Id.FULL_SCREEN,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Full screen"),
        "F11",
        is_switch=True,
        starts_group=True,
    ),
    Command(
        _Id.REPLAY,
        Menu.CHRONICLE,
        QT_TRANSLATE_NOOP("Commands", "Look at the game again"),
        "Ctrl+R",
        when=_When.BEGUN,
    ),
    Command(
        _Id.REPLAY_FILE,
        Menu.CHRONICLE,
        QT_TRANSLATE_NOOP("Commands", "Look at a saved game again…"),
    ),
    Command(_Id.STATISTICS, Menu.CHRONICLE, QT_TRANSLATE_NOOP("Commands", "Statistics")),
    Command(
        _Id.SHARE,
        Menu.CHRONICLE,
        QT_TRANSLATE_NOOP("Commands", "Share the game…"),
        when=_When.FINISHED,
        starts_group=True,
    ),
    Command(_Id.ENTER_CODE, Menu.CHRONICLE, QT_TRANSLATE_NOOP("Commands", "Enter a code…")),
    Command(
        _Id.EXPORT,
        Menu.CHRONICLE,
        QT_TRANSLATE_NOOP("Commands", "Save or print the maps…"),
        "Ctrl+P",
        when=_When.FINISHED,
        starts_group=True,
    ),
    Command(
        _Id.EMPTY_SHEETS,
        Menu.CHRONICLE,
        QT_TRANSLATE_NOOP("Commands", "Print empty sheets…"),
    ),
    Command(_Id.SHORTCUTS, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "Keys…"), "Ctrl+/"),
    Command(_Id.REPORT, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "Report a fault…")),
    Command(_Id.ABOUT, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "About Cartographers…")),
)
"""Every command in the order of its menu."""

MENUS: dict[Menu, str] = {
    Menu.GAME: QT_TRANSLATE_NOOP("Commands", "Game"),
    Menu.MOVE: QT_TRANSLATE_NOOP("Commands", "Drawing"),
    Menu.VIEW: QT_TRANSLATE_NOOP("Commands", "View"),
    Menu.CHRONICLE: QT_TRANSLATE_NOOP("Commands", "Chronicle"),
    Menu.HELP: QT_TRANSLATE_NOOP("Commands", "Help"),
}
"""The English name of each menu."""


def command_text(command: Command) -> str:
    """Return the text of a command in the chosen language."""
    return command_words(command.text)


def menu_text(menu: Menu) -> str:
    """Return the name of a menu in the chosen language."""
    return command_words(MENUS[menu])
