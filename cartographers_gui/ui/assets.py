"""Find the files that come with the program: fonts, resources and translations.

In a checkout `resources` and `translations` stand beside the package; in a wheel they are inside it
under names with an underscore. Nothing else in the program knows either place.
"""

from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFontDatabase

TEXT_FAMILY = "Source Serif Pro"
"""The family of every text in the window; known to Qt after `load_fonts`."""

FONT_PACKAGE = "font_source_serif_pro"
"""The declared dependency that carries the text font."""

TEXT_FACES = ("Regular", "It", "Semibold", "SemiboldIt", "Bold", "BoldIt")
"""The faces in use, each with its italic. The italics have no Cyrillic letters; the others do."""

PACKAGE_FOLDER = Path(__file__).resolve().parent.parent


class AssetMissing(FileNotFoundError):
    """A file that the installed program must have is not there; the message names it."""


def resources_folder() -> Path:
    """Return the folder of pictures and sounds."""
    return _bundled_folder("resources")


def translations_folder() -> Path:
    """Return the folder of compiled catalogues; a checkout may hold none yet."""
    return _bundled_folder("translations")


def resource_path(*parts: str) -> Path:
    """Return the path of one resource, such as ``resource_path("icons", "map.svg")``."""
    path = resources_folder().joinpath(*parts)
    if not path.exists():
        message = f"The program's file {'/'.join(parts)!r} is missing: looked for {path}"
        raise AssetMissing(message)
    return path


def load_fonts() -> tuple[str, ...]:
    """Make the text font known to Qt and return the names of its families.

    Needs a QGuiApplication. Raises `AssetMissing` when a face is absent or unreadable, because text
    would then silently appear in another font, or as boxes.
    """
    families: dict[str, None] = {}
    for path in font_paths():
        font_id = QFontDatabase.addApplicationFont(str(path))
        if font_id < 0:
            message = f"Qt cannot read the font {path}"
            raise AssetMissing(message)
        families.update(dict.fromkeys(QFontDatabase.applicationFontFamilies(font_id)))
    return tuple(families)


def font_paths() -> tuple[Path, ...]:
    """Return the files of the faces of the text font."""
    spec = find_spec(FONT_PACKAGE)
    if spec is None or spec.origin is None:
        message = f"The font package {FONT_PACKAGE} is not installed"
        raise AssetMissing(message)
    folder = Path(spec.origin).parent / "files"
    paths = tuple(folder / f"SourceSerifPro-{face}.otf" for face in TEXT_FACES)
    for path in paths:
        if not path.is_file():
            message = f"The font {path} is missing"
            raise AssetMissing(message)
    return paths


def _bundled_folder(name: str) -> Path:
    inside = PACKAGE_FOLDER / f"_{name}"
    return inside if inside.is_dir() else PACKAGE_FOLDER.parent / name
