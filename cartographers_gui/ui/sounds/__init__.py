"""Short sounds for what happens at the table: made by our own code, played by the system.

QtMultimedia would more than double the size of the program for seven sounds of less than a second.
Every system it runs on has a small player of its own, which in addition runs in another process: a
fault of the sound system cannot take the game with it.
"""

from cartographers_gui.ui.sounds.cues import CUES, Cue
from cartographers_gui.ui.sounds.players import Player, SystemPlayer
from cartographers_gui.ui.sounds.waves import RATE, Noise, Recipe, Tone, samples_of, wave_file

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
