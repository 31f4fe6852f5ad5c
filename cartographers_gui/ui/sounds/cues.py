"""What can be heard, and what it sounds like. A new sound is one row here."""

from enum import StrEnum

from cartographers_gui.ui.sounds.waves import Noise, Recipe, Tone

__all__ = ["CUES", "Cue"]


class Cue(StrEnum):
    """Something that happens at the table and can be heard."""

    LAY = "lay"
    """A shape is laid on the map."""
    REFUSE = "refuse"
    """A shape may not lie where it was to be laid: a soft tick, no alarm."""
    DRAW = "draw"
    """A drawing is confirmed."""
    REVEAL = "reveal"
    """A card is turned up."""
    AMBUSH = "ambush"
    """Monsters come."""
    SEASON = "season"
    """A season is over and will be counted."""
    END = "end"
    """The game is over."""


CUES: dict[Cue, Recipe] = {
    Cue.LAY: (Noise(0.86, 0.09, 0.5), Tone(196.0, 0.10, 0.16)),
    Cue.REFUSE: (Noise(0.6, 0.025, 0.16), Tone(330.0, 0.05, 0.07)),
    Cue.DRAW: (Noise(0.5, 0.16, 0.12), Tone(523.25, 0.30, 0.14, 0.05), Tone(783.99, 0.4, 0.1, 0.1)),
    Cue.REVEAL: (Noise(0.3, 0.12, 0.16), Noise(0.75, 0.07, 0.4, 0.1)),
    Cue.AMBUSH: (
        Noise(0.96, 0.35, 0.7),
        Tone(73.42, 0.55, 0.3),
        Noise(0.96, 0.35, 0.7, 0.24),
        Tone(77.78, 0.6, 0.3, 0.24),
    ),
    Cue.SEASON: (
        Tone(392.0, 0.9, 0.18),
        Tone(587.33, 0.9, 0.14, 0.16),
        Tone(880.0, 0.9, 0.07, 0.3),
    ),
    Cue.END: (
        Tone(392.0, 0.7, 0.16),
        Tone(493.88, 0.7, 0.16, 0.14),
        Tone(587.33, 0.8, 0.16, 0.28),
        Tone(783.99, 1.1, 0.18, 0.42),
    ),
}
"""The sounds of all cues."""
