"""The catalogues of the checkout, and the program that checks and compiles them."""

import importlib.util
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

__all__ = ["CATALOGUES", "ROOT", "catalogue_tool", "release", "sources", "texts"]

ROOT = Path(__file__).resolve().parents[2]
CATALOGUES = sorted((ROOT / "translations").glob("cartographers_*.ts"))


def catalogue_tool() -> Any:
    """Return `packaging/catalogues.py` as a module; its folder is no package."""
    path = ROOT / "packaging" / "catalogues.py"
    spec = importlib.util.spec_from_file_location("catalogue_tool", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def texts(path: Path) -> list[str]:
    """Return every translation of a catalogue, each plural form by itself."""
    found: list[str] = []
    for translation in ET.parse(path).getroot().iter("translation"):
        forms = [form.text or "" for form in translation.findall("numerusform")]
        found += forms or [translation.text or ""]
    return found


def sources(path: Path) -> list[str]:
    """Return every source text of a catalogue."""
    return [source.text or "" for source in ET.parse(path).getroot().iter("source")]


def release(code: str, text: str, folder: Path) -> None:
    """Compile the text of a catalogue into a folder, as the catalogue of a language."""
    source = folder / f"cartographers_{code}.ts"
    source.write_text(text, "utf-8")
    tool = shutil.which("pyside6-lrelease", path=str(Path(sys.executable).parent))
    assert tool is not None
    subprocess.run([tool, "-silent", str(source)], check=True)
