"""The language catalogues: refreshed from the sources, checked, and compiled.

    python packaging/catalogues.py refresh    after changing a text in the program
    python packaging/catalogues.py check      says what is missing or wrong; part of the tests
    python packaging/catalogues.py compile    makes the .qm files the program loads

`refresh` keeps every translation and marks new texts unfinished. English is a catalogue too: its
plain texts are the source's, its plurals are written by hand.
"""

import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "translations"
SOURCES = "cartographers_gui"
PLURAL_FORMS = {"en": 2, "es": 2, "hr": 3, "uk": 3}
"""Of another language the first counted text says it: `refresh` writes as many as Qt counts by."""

COUNTED = {
    "es": "estrella|moneda|jugador|carta|fila|columna",
    "hr": "zvijezd|novčić|igrač|kart|karat|reda|stup",
    "uk": "зір|монет|грав|карт|рядк|стовпц",
}
"""How the words of what is counted begin: a number is not parted from them at the end of a line.

English is left as it stands in the source, which a checkout without catalogues shows.
"""

_TRANSLATED = re.compile(r"(<(?:translation|numerusform)[^>]*>)([^<]+)")
_MARK = re.compile(r"%L?n|\{[A-Za-z_][A-Za-z0-9_]*\}|</?[a-z][a-z0-9]*[^<>]*>")
_PLURAL = re.compile(r"\((e?s)\)")
_NUMBER = re.compile(r"\b[A-K]?\d+")
_CYRILLIC = re.compile(r"[\u0400-\u04ff]")
_NOT_UKRAINIAN = re.compile(r"[ыэёъЫЭЁЪ]")
_ENDS = str.maketrans("。：！？؟", ".:!??")
"""What other scripts write at the end of a sentence."""
_MIXED = re.compile(r"[A-Za-z][\u0400-\u04ff]|[\u0400-\u04ff][A-Za-z]")


def catalogues() -> list[Path]:
    """Return the catalogue of each language."""
    return sorted(TRANSLATIONS.glob("cartographers_*.ts"))


def language_of(path: Path) -> str:
    """Return the code in a catalogue's name."""
    return path.stem.removeprefix("cartographers_")


def tool(name: str) -> str:
    """Return the command of a Qt tool beside this interpreter."""
    found = shutil.which(name, path=str(Path(sys.executable).parent)) or shutil.which(name)
    if found is None:
        raise SystemExit(f"{name} is missing: it comes with PySide6-Essentials")
    return found


def refresh(path: Path) -> None:
    """Bring one catalogue up to date with the texts of the program."""
    code = language_of(path)
    subprocess.run(
        [
            tool("pyside6-lupdate"), "-silent", "-extensions", "py", "-locations", "none",
            "-no-obsolete", "-source-language", "en", "-target-language", code,
            SOURCES, "-ts", str(path),
        ],
        cwd=ROOT, check=True,
    )  # fmt: skip
    if code == "en":
        fill_english(path)


def fill_english(path: Path) -> None:
    """Give every plain text its source as translation; plurals get their two forms by rule."""
    text = path.read_text("utf-8")

    def filled(match: re.Match[str]) -> str:
        message = match[0]
        if 'type="unfinished"' not in message:
            return message
        source = re.search(r"<source>(.*?)</source>", message, re.DOTALL)
        words = source[1] if source else ""
        if 'numerus="yes"' in message:
            one, many = _PLURAL.sub("", words), _PLURAL.sub(r"\1", words)
            new = (
                "<translation>\n            "
                f"<numerusform>{one}</numerusform>\n            "
                f"<numerusform>{many}</numerusform>\n        </translation>"
            )
        else:
            new = f"<translation>{words}</translation>"
        return re.sub(
            r"<translation type=\"unfinished\".*?(?:</translation>|/>)",
            lambda _: new,
            message,
            flags=re.DOTALL,
        )

    path.write_text(re.sub(r"<message.*?</message>", filled, text, flags=re.DOTALL), "utf-8")


def stale() -> list[str]:
    """Return the catalogues that a refresh would change."""
    found: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for path in catalogues():
            copy = Path(folder) / path.name
            shutil.copy(path, copy)
            refresh(copy)
            if copy.read_bytes() != path.read_bytes():
                found.append(f"{path.name}: out of date; run packaging/catalogues.py refresh")
    return found


def problems(path: Path) -> list[str]:
    """Return everything wrong with the translations of one catalogue."""
    code, root = language_of(path), ET.parse(path).getroot()
    counted = (len(each.findall(".//numerusform")) for each in root.iter("message"))
    forms = PLURAL_FORMS.get(code) or next(filter(None, counted), 0)
    found: list[str] = []
    for context in root.iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            source = message.findtext("source") or ""
            found += [
                f"{path.name}: [{name}] {source[:60]!r}: {why}"
                for why in _faults(message, source, code, forms)
            ]
    return found


def _faults(message: ET.Element, source: str, code: str, forms: int) -> Iterator[str]:
    translation = message.find("translation")
    if translation is None:
        yield "no translation"
        return
    if translation.get("type"):
        yield str(translation.get("type"))
        return
    texts = [translation.text or ""]
    if message.get("numerus") == "yes":
        texts = [form.text or "" for form in translation.findall("numerusform")]
        if len(texts) != forms:
            yield f"{len(texts)} plural forms, {forms} wanted"
    for text in texts:
        yield from _text_faults(text, source, code)


def _text_faults(text: str, source: str, code: str) -> Iterator[str]:
    if not text.strip():
        yield "empty"
        return
    if _marks(text) != _marks(source):
        yield f"placeholders {sorted(_marks(text))}, not {sorted(_marks(source))}"
    # Rules say the same in every language: so many stars, these spaces, that season's time.
    if Counter(_NUMBER.findall(text)) != Counter(_NUMBER.findall(source)):
        yield f"numbers {_NUMBER.findall(text)}, not {_NUMBER.findall(source)}"
    if (source[:1].isspace(), source[-1:].isspace()) != (text[:1].isspace(), text[-1:].isspace()):
        yield "blanks at its ends differ"
    end, own_end = source.rstrip()[-1:], text.rstrip()[-1:].translate(_ENDS)
    if end in ".:!?…" and own_end != end:
        yield f"ends in {own_end!r}, not {end!r}"
    yield from _letter_faults(_MARK.sub(" ", text), code)


def _letter_faults(plain: str, code: str) -> Iterator[str]:
    if code in PLURAL_FORMS and code != "uk" and _CYRILLIC.search(plain):
        yield "a Cyrillic letter"
    if code == "uk" and _NOT_UKRAINIAN.search(plain):
        yield "a letter that Ukrainian does not have"
    if code == "uk" and _MIXED.search(plain):
        yield "Latin and Cyrillic letters in one word"


def _marks(text: str) -> Counter[str]:
    return Counter(mark.replace("%Ln", "%n") for mark in _MARK.findall(text))


def glued(text: str, code: str) -> str:
    """Return the text of a catalogue with a fixed blank between each number and what it counts.

    Whoever translates types a plain one.
    """
    if code not in COUNTED:
        return text
    counted = re.compile(rf"%n (?=\w)|(?<![\w{{])\d+ (?=(?:{COUNTED[code]}))")

    def glue(match: re.Match[str]) -> str:
        return match[1] + counted.sub(lambda number: number[0][:-1] + "\u00a0", match[2])

    return _TRANSLATED.sub(glue, text)


def compile_all(folder: Path = TRANSLATIONS) -> None:
    """Make the file that the program loads for each catalogue."""
    folder.mkdir(parents=True, exist_ok=True)
    for path in catalogues():
        target = folder / f"{path.stem}.qm"
        newest = max(each.stat().st_mtime_ns for each in (path, Path(__file__)))
        if target.exists() and target.stat().st_mtime_ns >= newest:
            continue
        with tempfile.TemporaryDirectory() as aside:
            source = Path(aside) / path.name
            source.write_text(glued(path.read_text("utf-8"), language_of(path)), "utf-8")
            command = [tool("pyside6-lrelease"), "-silent", str(source), "-qm", str(target)]
            subprocess.run(command, check=True)


def main(arguments: list[str]) -> int:
    """Carry out one command; 1 when the check finds something."""
    match arguments:
        case ["refresh"]:
            for path in catalogues():
                refresh(path)
        case ["compile"]:
            compile_all()
        case ["check"]:
            found = [fault for path in catalogues() for fault in problems(path)] + stale()
            print("\n".join(found) or "All catalogues are complete and up to date.")
            return 1 if found else 0
        case _:
            print(__doc__)
            return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
