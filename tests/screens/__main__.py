"""Save a picture of every page and dialog: `python -m tests.screens FOLDER [options]`.

Without options each scene is shown as a new player sees it, and then in every other size, palette,
size of text and language, one thing changed at a time. `--all` combines everything with everything.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

# Before any import of Qt: pictures must not depend on the screen of whoever takes them.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["QT_FONT_DPI"] = "96"

from PySide6.QtWidgets import QApplication

from cartographers_gui.storage import Settings
from cartographers_gui.ui.assets import load_fonts
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from tests.screens.scenes import SCENES

SIZES = ("1280x800", "960x640", "1920x1080", "3840x2160")
PALETTES = ("day", "night", "contrast")
SCALES = (1.0, 0.8, 1.25, 1.5, 2.0)


@dataclass(frozen=True, slots=True)
class Variant:
    """How the window looks on a picture."""

    size: str
    palette: str
    scale: float
    language: str

    @property
    def name(self) -> str:
        """What stands in the name of the picture behind its scene."""
        return f"{self.size}_{self.palette}_{round(100 * self.scale)}_{self.language}"


def variants(options: argparse.Namespace) -> Iterator[Variant]:
    """Yield the looks that were asked for."""
    choices: tuple[Sequence[object], ...] = (
        options.sizes,
        options.palettes,
        options.scales,
        options.languages,
    )
    if options.all:
        yield from (Variant(*each) for each in product(*choices))  # type: ignore[arg-type]
        return
    usual = Variant(*(choice[0] for choice in choices))  # type: ignore[arg-type]
    yield usual
    for field, values in zip(("size", "palette", "scale", "language"), choices, strict=True):
        yield from (replace(usual, **{field: value}) for value in values[1:])  # type: ignore[arg-type]


def shoot(scene: str, variant: Variant, languages: Languages, folder: Path) -> Path:
    """Save one picture and return where it lies."""
    languages.install(variant.language)
    choices = Preferences(Settings(palette=variant.palette, font_scale=variant.scale))
    window = MainWindow(SessionBridge(), languages, lambda: 0x4F2A11, choices, Motion(0))
    width, height = map(int, variant.size.split("x"))
    window.resize(width, height)
    window.show()
    shown = SCENES[scene](window)
    for _ in range(4):
        QApplication.processEvents()
    path = folder / f"{scene}_{variant.name}.png"
    shown.grab().save(str(path))
    window.close()
    window.deleteLater()
    QApplication.processEvents()
    return path


def main(arguments: list[str]) -> int:
    """Take the pictures that the arguments ask for."""
    parser = argparse.ArgumentParser(prog="dev.py shots", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--scenes", nargs="+", choices=list(SCENES), default=list(SCENES))
    parser.add_argument("--sizes", nargs="+", default=SIZES, metavar="WIDTHxHEIGHT")
    parser.add_argument("--palettes", nargs="+", choices=PALETTES, default=PALETTES)
    parser.add_argument("--scales", nargs="+", type=float, default=SCALES)
    parser.add_argument("--languages", nargs="+", help="codes; all that have a catalogue")
    parser.add_argument("--ratio", default="1", help="device pixels for each logical one")
    parser.add_argument("--all", action="store_true", help="every combination")
    options = parser.parse_args(arguments)
    options.folder.mkdir(parents=True, exist_ok=True)
    os.environ["QT_SCALE_FACTOR"] = options.ratio
    application = QApplication([])
    application.setStyle("Fusion")
    load_fonts()
    languages = Languages(application)
    options.languages = options.languages or languages.codes()
    for scene in options.scenes:
        for variant in variants(options):
            path = shoot(scene, variant, languages, options.folder)
            sys.stdout.write(f"{path}\n")
            sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
