"""Short sounds for what happens at the table: made by our own code, played by the system.

QtMultimedia would more than double the size of the program for seven sounds of less than a second.
Every system it runs on has a small player of its own, which in addition runs in another process: a
fault of the sound system cannot take the game with it.
"""

from typing import TYPE_CHECKING

from cartographers_gui.engine.late import late_name

if TYPE_CHECKING:
    from cartographers_gui.ui.sounds.cues import CUES, Cue
    from cartographers_gui.ui.sounds.players import Player, SystemPlayer
    from cartographers_gui.ui.sounds.waves import (
        RATE,
        Noise,
        Recipe,
        Tone,
        samples_of,
        wave_file,
    )

__all__ = [
    "CUES",
    "RATE",
    "Cue",
    "Noise",
    "Player",
    "Recipe",
    "SystemPlayer",
    "Tone",
    "samples_of",
    "wave_file",
]

_HOMES = {
    "CUES": "cues",
    "Cue": "cues",
    "Player": "players",
    "SystemPlayer": "players",
    "RATE": "waves",
    "Noise": "waves",
    "Recipe": "waves",
    "Tone": "waves",
    "samples_of": "waves",
    "wave_file": "waves",
}
"""In which module each name stands."""


def __getattr__(name: str) -> object:
    """Import a name's module when it is first asked for: most people switch no sounds on."""
    return late_name(__name__, _HOMES, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
