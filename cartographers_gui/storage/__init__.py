"""Files: saved games, the autosave, settings, faults, and where they lie.

May import: engine. Start reading at: `save_file`, then `autosave`. Pydantic lives in `save_schema`
alone, which is imported when a file is first read or written: it costs 80 ms.
"""

from typing import TYPE_CHECKING

from cartographers_gui.engine.late import late_name

# Now: the function would else be hidden by the module that has its name.
from cartographers_gui.storage.user_dirs import UserDirs, user_dirs

if TYPE_CHECKING:
    from cartographers_gui.storage.autosave import Autosave, Recovery
    from cartographers_gui.storage.codes import (
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
    from cartographers_gui.storage.file_names import SAVE_SUFFIX
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
        SavedGame,
        read_save,
        save_where_wanted,
        write_save,
    )
    from cartographers_gui.storage.settings import (
        Settings,
        read_settings,
        set_settings_aside,
        write_settings,
    )
    from cartographers_gui.storage.statistics import (
        ChartResult,
        PlayerRecord,
        SoloRecord,
        Statistics,
        StatisticsFile,
    )

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
    "set_settings_aside",
    "texts_of",
    "user_dirs",
    "without_names",
    "write_report",
    "write_save",
    "write_settings",
]

_HOMES = {
    "Autosave": "autosave",
    "Recovery": "autosave",
    "Challenge": "codes",
    "CodeDamaged": "codes",
    "CodeError": "codes",
    "CodeFromNewerVersion": "codes",
    "CodeNotLegal": "codes",
    "NoCode": "codes",
    "challenge_code": "codes",
    "game_code": "codes",
    "read_code": "codes",
    "Aside": "kept_games",
    "keep_aside": "kept_games",
    "CrashLog": "log",
    "Log": "log",
    "RecentFiles": "recent_files",
    "GAME_NAME": "report",
    "nameless_save": "report",
    "nameless_settings": "report",
    "texts_of": "report",
    "without_names": "report",
    "write_report": "report",
    "SaveDamaged": "save_error",
    "SaveError": "save_error",
    "SaveFromNewerVersion": "save_error",
    "SaveNotFound": "save_error",
    "SaveNotReadable": "save_error",
    "SaveNotWritten": "save_error",
    "SaveTooLarge": "save_error",
    "WrongFileType": "save_error",
    "SAVE_SUFFIX": "file_names",
    "SavedGame": "save_file",
    "read_save": "save_file",
    "save_where_wanted": "save_file",
    "write_save": "save_file",
    "Settings": "settings",
    "read_settings": "settings",
    "set_settings_aside": "settings",
    "write_settings": "settings",
    "ChartResult": "statistics",
    "PlayerRecord": "statistics",
    "SoloRecord": "statistics",
    "Statistics": "statistics",
    "StatisticsFile": "statistics",
}
"""In which module each name stands."""


def __getattr__(name: str) -> object:
    """Import a name's module when it is first asked for: at the start few are."""
    return late_name(__name__, _HOMES, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
