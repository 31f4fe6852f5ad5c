"""Every command of the menus in one table: its text, its key, and when it can be used."""

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.ui.command_kinds import Command, CommandId, When
from cartographers_gui.ui.keys import MAP_KEYS, Key, MapAction
from cartographers_gui.ui.menu_titles import Menu
from cartographers_gui.ui.text import command_words

__all__ = [
    "COMMANDS",
    "Command",
    "CommandId",
    "When",
    "command_of",
    "command_text",
    "default_keys",
]


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
        map_action=MapAction.TURN_RIGHT,
    ),
    Command(
        _Id.TURN_BACK,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Rotate left"),
        when=_When.DRAWING,
        map_action=MapAction.TURN_LEFT,
    ),
    Command(
        _Id.MIRROR,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Mirror"),
        when=_When.DRAWING,
        map_action=MapAction.MIRROR,
    ),
    Command(
        _Id.NEXT_LEGAL,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Next place where it fits"),
        when=_When.DRAWING,
        map_action=MapAction.NEXT_LEGAL,
    ),
    Command(
        _Id.PREVIOUS_LEGAL,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Previous place where it fits"),
        when=_When.DRAWING,
        map_action=MapAction.PREVIOUS_LEGAL,
    ),
    Command(
        _Id.HINT,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Hint"),
        when=_When.DRAWING,
        map_action=MapAction.HINT,
    ),
    Command(
        _Id.UNDO,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Undo"),
        "Ctrl+Z",
        when=_When.DRAWING,
        starts_group=True,
        repeats=True,
    ),
    Command(
        _Id.REDO,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Redo"),
        "Ctrl+Shift+Z",
        when=_When.DRAWING,
        repeats=True,
    ),
    Command(
        _Id.TAKE_BACK,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Take the shape back in hand"),
        when=_When.DRAWING,
        map_action=MapAction.DROP,
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
        _Id.READ_SPACE,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Describe the space"),
        when=_When.MAP_SHOWN,
        starts_group=True,
        map_action=MapAction.READ_SPACE,
    ),
    Command(
        _Id.READ_MAP,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Describe the map in short"),
        when=_When.MAP_SHOWN,
        map_action=MapAction.READ_MAP,
    ),
    Command(
        _Id.MAP_TEXT,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Map as text…"),
        "Ctrl+T",
        when=_When.MAP_SHOWN,
    ),
    Command(
        _Id.HIDE_MAP,
        Menu.MOVE,
        QT_TRANSLATE_NOOP("Commands", "Hide the map"),
        "Ctrl+H",
        when=_When.DRAWING,
        starts_group=True,
    ),
    Command(
        _Id.DECK,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Cards in the deck…"),
        "Ctrl+D",
        when=_When.RUNNING,
        map_action=MapAction.DECK,
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
        map_action=MapAction.DOTS,
    ),
    Command(
        _Id.HEAT,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Write on each place what it would bring"),
        is_switch=True,
        map_action=MapAction.HEAT,
    ),
    Command(
        _Id.PREVIEW,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Show what a drawing would change"),
        when=_When.DRAWING,
        is_switch=True,
        map_action=MapAction.PREVIEW,
    ),
    Command(
        _Id.ANIMATIONS,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Animations"),
        is_switch=True,
    ),
    Command(
        _Id.SOUNDS,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Sounds"),
        is_switch=True,
    ),
    Command(
        _Id.ZOOM_IN,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Enlarge the map"),
        when=_When.MAP_SHOWN,
        starts_group=True,
        map_action=MapAction.ZOOM_IN,
        repeats=True,
    ),
    Command(
        _Id.ZOOM_OUT,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Make the map smaller"),
        when=_When.MAP_SHOWN,
        map_action=MapAction.ZOOM_OUT,
        repeats=True,
    ),
    Command(
        _Id.ZOOM_FIT,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Show the whole map"),
        when=_When.MAP_SHOWN,
        map_action=MapAction.ZOOM_FIT,
    ),
    Command(
        _Id.WHEEL_TURNS,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "The wheel rotates the shape"),
        group="wheel",
        starts_group=True,
    ),
    Command(
        _Id.WHEEL_ZOOMS,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "The wheel enlarges the map"),
        group="wheel",
    ),
    Command(
        _Id.WHEEL_IDLE,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "The wheel does nothing"),
        group="wheel",
    ),
    Command(
        _Id.LARGER_TEXT,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Larger text"),
        "Ctrl+PgUp",
        starts_group=True,
        repeats=True,
    ),
    Command(
        _Id.SMALLER_TEXT,
        Menu.VIEW,
        QT_TRANSLATE_NOOP("Commands", "Smaller text"),
        "Ctrl+PgDown",
        repeats=True,
    ),
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
    Command(_Id.RULES, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "Rules"), "F1"),
    Command(_Id.CARD_REFERENCE, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "Card reference…"), "F2"),
    Command(_Id.LESSONS, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "Lessons")),
    Command(_Id.SHORTCUTS, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "Keys…"), "Ctrl+/"),
    Command(
        _Id.WHAT_IS_THIS, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "What is this?"), "Shift+F1"
    ),
    Command(_Id.REPORT, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "Report a fault…")),
    Command(_Id.ABOUT, Menu.HELP, QT_TRANSLATE_NOOP("Commands", "About Cartographers…")),
)
"""Every command in the order of its menu."""


def command_text(command: Command) -> str:
    """Return the text of a command in the chosen language."""
    return command_words(command.text)


def command_of(action: MapAction) -> CommandId | None:
    """Return the command that does the same as a key of the map, if there is one."""
    return next((each.id for each in COMMANDS if each.map_action is action), None)


def default_keys() -> dict[str, tuple[Key, ...]]:
    """Return every key the program comes with: those of the map, then those of the commands."""
    keys: dict[str, tuple[Key, ...]] = dict(MAP_KEYS)
    for command in COMMANDS:
        if command.key or command.map_action is None:
            keys[command.id] = (Key.named(command.key),) if command.key else ()
    return keys
