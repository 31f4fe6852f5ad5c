"""Files: saved games, the autosave, settings, and where they lie.

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
from cartographers_gui.storage.save_file import SAVE_SUFFIX, SavedGame, read_save, write_save
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
    "SAVE_SUFFIX",
    "Autosave",
    "Challenge",
    "ChartResult",
    "CodeDamaged",
    "CodeError",
    "CodeFromNewerVersion",
    "CodeNotLegal",
    "NoCode",
    "PlayerRecord",
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
    "read_code",
    "read_save",
    "read_settings",
    "user_dirs",
    "write_save",
    "write_settings",
]
