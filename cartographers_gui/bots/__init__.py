"""Computer players: what each level would draw, from what its seat may see.

May import: engine. Start reading at: `bot`, then `levels`.
"""

from typing import TYPE_CHECKING

from cartographers_gui.engine.late import late_name

if TYPE_CHECKING:
    from cartographers_gui.bots.bot import Bot
    from cartographers_gui.bots.level_words import LEVEL_WORDS, LevelWords
    from cartographers_gui.bots.levels import BOTS

__all__ = ["BOTS", "LEVEL_WORDS", "Bot", "LevelWords"]

_HOMES = {
    "Bot": "bot",
    "LEVEL_WORDS": "level_words",
    "LevelWords": "level_words",
    "BOTS": "levels",
}
"""In which module each name stands."""


def __getattr__(name: str) -> object:
    """Import a name's module when it is first asked for: at the start few are."""
    return late_name(__name__, _HOMES, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
