"""Files: saved games, the autosave, settings, faults, and where they lie.

May import: engine. Start reading at: `save_file`, then `autosave`. Pydantic lives in `save_schema`
alone, which is imported when a file is first read or written: it costs 80 ms.
"""

from cartographers_gui.storage.autosave import Autosave, Recovery
from cartographers_gui.storage.game_code import (
    Challenge,
    CodeDamaged,
    CodeError,
    CodeFromNewerVersion,
    CodeNotLegal,
    NoCode,
    challenge_code,
    game_code,
    read_code,
)
from cartographers_gui.storage.kept_games import Aside, keep_aside
from cartographers_gui.storage.log import CrashLog, Log
from cartographers_gui.storage.recent_files import RecentFiles
from cartographers_gui.storage.report import (
    GAME_NAME,
    nameless_save,
    nameless_settings,
    texts_of,
    without_names,
    write_report,
)
from cartographers_gui.storage.save_error import (
    SaveDamaged,
    SaveError,
    SaveFromNewerVersion,
    SaveNotFound,
    SaveNotReadable,
    SaveNotWritten,
    SaveTooLarge,
    WrongFileType,
)
from cartographers_gui.storage.save_file import (
    SAVE_SUFFIX,
    SavedGame,
    read_save,
    save_where_wanted,
    write_save,
)
from cartographers_gui.storage.settings import Settings, read_settings, write_settings
from cartographers_gui.storage.statistics import (
    ChartResult,
    PlayerRecord,
    SoloRecord,
    Statistics,
    StatisticsFile,
)
from cartographers_gui.storage.user_dirs import UserDirs, user_dirs

__all__ = [
    "GAME_NAME",
    "SAVE_SUFFIX",
    "Aside",
    "Autosave",
    "Challenge",
    "ChartResult",
    "CodeDamaged",
    "CodeError",
    "CodeFromNewerVersion",
    "CodeNotLegal",
    "CrashLog",
    "Log",
    "NoCode",
    "PlayerRecord",
    "RecentFiles",
    "Recovery",
    "SaveDamaged",
    "SaveError",
    "SaveFromNewerVersion",
    "SaveNotFound",
    "SaveNotReadable",
    "SaveNotWritten",
    "SaveTooLarge",
    "SavedGame",
    "Settings",
    "SoloRecord",
    "Statistics",
    "StatisticsFile",
    "UserDirs",
    "WrongFileType",
    "challenge_code",
    "game_code",
    "keep_aside",
    "nameless_save",
    "nameless_settings",
    "read_code",
    "read_save",
    "read_settings",
    "save_where_wanted",
    "texts_of",
    "user_dirs",
    "without_names",
    "write_report",
    "write_save",
    "write_settings",
]
