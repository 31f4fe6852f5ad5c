"""Sounds worked out from a few numbers: tones that fade, and noise like paper or a pencil."""

import io
import math
import sys
from array import array
from typing import NamedTuple

__all__ = ["RATE", "Noise", "Recipe", "Tone", "samples_of", "wave_file"]

RATE = 22_050
"""Samples a second, of one channel."""
_LOUDEST = 32_767
_FAINT = 0.001
"""What is left of a sound at its end, which nobody hears stop."""
_OVERTONES = ((1, 1.0), (2, 0.3), (3, 0.12))
"""Which multiples of its pitch sound in a tone, and how loud."""


class Tone(NamedTuple):
    """A struck tone: at once at its loudest, then fading."""

    pitch: float
    """In Hz."""
    length: float
    """In seconds, until nothing is left of it."""
    loudness: float
    """From 0 to 1, of the whole range."""
    start: float = 0.0
    """In seconds from the beginning of the sound."""


class Noise(NamedTuple):
    """A rustle or a knock: noise that fades."""

    dullness: float
    """From 0, a hiss, to nearly 1, a thud."""
    length: float
    loudness: float
    start: float = 0.0


Recipe = tuple[Tone | Noise, ...]
"""What sounds together in one sound."""


def samples_of(recipe: Recipe) -> "array[int]":
    """Return the samples of a sound, from -32767 to 32767, the same at every call.

    >>> len(samples_of((Tone(440.0, 0.5, 0.3),))) == RATE // 2
    True
    """
    mixed = [0.0] * max(round(part.start * RATE) + round(part.length * RATE) for part in recipe)
    for part in recipe:
        if isinstance(part, Tone):
            _add_tone(part, mixed)
        else:
            _add_noise(part, mixed)
    return array("h", (round(_LOUDEST * max(-1.0, min(1.0, value))) for value in mixed))


def wave_file(recipe: Recipe) -> bytes:
    """Return a sound as a WAV file, which every system can play."""
    import wave  # noqa: PLC0415 - most people switch no sounds on

    samples = samples_of(recipe)
    if sys.byteorder == "big":
        samples.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(RATE)
        writer.writeframes(samples.tobytes())
    return file.getvalue()


def _add_tone(tone: Tone, mixed: list[float]) -> None:
    """Let a string swing that loses strength: each sample follows from the two before it.

    Two multiplications a sample, where sine and fading would take ten times as long in Python.
    """
    begin, count = round(tone.start * RATE), round(tone.length * RATE)
    kept = _FAINT ** (1.0 / count)
    for multiple, share in _OVERTONES:
        turn = 2.0 * math.pi * tone.pitch * multiple / RATE
        pull, loss = 2.0 * kept * math.cos(turn), kept * kept
        before, now = 0.0, tone.loudness * share * math.sin(turn)
        for at in range(begin, begin + count):
            mixed[at] += now
            before, now = now, pull * now - loss * before


def _add_noise(noise: Noise, mixed: list[float]) -> None:
    begin, count = round(noise.start * RATE), round(noise.length * RATE)
    state, value = 1, 0.0
    fresh_share = 1.0 - noise.dullness
    # What is dulled is softer as well; this makes up for it.
    loudness, kept = noise.loudness / math.sqrt(fresh_share), _FAINT ** (1.0 / count)
    for at in range(begin, begin + count):
        # Numerical Recipes' generator: noise needs no better one, and is the same everywhere.
        state = (1_664_525 * state + 1_013_904_223) & 0xFFFF_FFFF
        value = noise.dullness * value + fresh_share * (state / 0x8000_0000 - 1.0)
        mixed[at] += loudness * value
        loudness *= kept
