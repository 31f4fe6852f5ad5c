"""What a command of the menus is: its name in code, its menu, its key, when it can be used."""

from dataclasses import dataclass
from enum import StrEnum

from cartographers_gui.ui.keys import MapAction
from cartographers_gui.ui.menu_titles import Menu

__all__ = ["Command", "CommandId", "When"]


class When(StrEnum):
    """When a command can be used."""

    ALWAYS = "always"
    DRAWING = "drawing"
    """While a player's map is open."""
    MAP_SHOWN = "map_shown"
    """While the page shows one map large."""
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
    PREVIOUS_LEGAL = "previous_legal"
    HINT = "hint"
    UNDO = "undo"
    REDO = "redo"
    TAKE_BACK = "take_back"
    CONFIRM = "confirm"
    REOPEN = "reopen"
    READ_SPACE = "read_space"
    READ_MAP = "read_map"
    MAP_TEXT = "map_text"
    HIDE_MAP = "hide_map"
    ALL_MAPS = "all_maps"
    DECK = "deck"
    FOLLOW_SYSTEM = "follow_system"
    DAY = "day"
    NIGHT = "night"
    CONTRAST = "contrast"
    DOTS = "dots"
    HEAT = "heat"
    PREVIEW = "preview"
    ANIMATIONS = "animations"
    SOUNDS = "sounds"
    ZOOM_IN = "zoom_in"
    ZOOM_OUT = "zoom_out"
    ZOOM_FIT = "zoom_fit"
    WHEEL_TURNS = "wheel_turns"
    WHEEL_ZOOMS = "wheel_zooms"
    WHEEL_IDLE = "wheel_idle"
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
    RULES = "rules"
    CARD_REFERENCE = "card_reference"
    LESSONS = "lessons"
    SHORTCUTS = "shortcuts"
    WHAT_IS_THIS = "what_is_this"
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
    map_action: MapAction | None = None
    """The key of the map that does the same; shown, but handled there."""
    repeats: bool = False
    """Whether its key does it again and again while held down."""
