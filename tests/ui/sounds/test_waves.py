"""The sounds are made by our own code: short, never too loud, the same everywhere."""

import io
import wave
from itertools import pairwise

import pytest

from cartographers_gui.ui.sounds import CUES, RATE, Cue, Noise, Recipe, Tone, samples_of, wave_file


def loudest(samples: list[int]) -> int:
    return max(map(abs, samples))


@pytest.mark.parametrize("cue", Cue)
def test_each_sound_is_short_and_neither_silent_nor_cut(cue: Cue) -> None:
    samples = samples_of(CUES[cue])
    assert 0.03 < len(samples) / RATE < 2.0
    assert 2_000 < loudest(list(samples)) < 32_000
    # It has faded when it ends: a cut would click.
    assert loudest(list(samples[-RATE // 200 :])) < loudest(list(samples)) / 20


def test_the_refusal_is_the_softest_of_all() -> None:
    loudness = {cue: sum(map(abs, samples_of(recipe))) for cue, recipe in CUES.items()}
    assert min(loudness, key=lambda cue: loudness[cue]) is Cue.REFUSE


def test_a_file_holds_the_samples_of_its_sound() -> None:
    recipe: Recipe = (Tone(440.0, 0.1, 0.4), Noise(0.5, 0.05, 0.2, start=0.1))
    with wave.open(io.BytesIO(wave_file(recipe))) as reader:
        assert reader.getparams()[:4] == (1, 2, RATE, round(0.1 * RATE) + round(0.05 * RATE))
        frames = reader.readframes(reader.getnframes())
    read = [
        int.from_bytes(frames[at : at + 2], "little", signed=True)
        for at in range(0, len(frames), 2)
    ]
    assert read == list(samples_of(recipe))


def test_a_tone_has_its_pitch() -> None:
    samples = samples_of((Tone(500.0, 0.2, 0.4),))
    # Twice in each swing it goes through nothing.
    crossings = sum((one < 0) is not (two < 0) for one, two in pairwise(samples))
    assert crossings == pytest.approx(2 * 500 * 0.2, abs=3)


def test_what_is_too_loud_together_stays_within_the_range() -> None:
    samples = samples_of((Tone(100.0, 0.1, 0.9), Tone(100.0, 0.1, 0.9)))
    assert loudest(list(samples)) == 32_767
