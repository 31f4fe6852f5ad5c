"""The catalogues: complete, alike, written with letters that the font has."""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFont, QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication

from cartographers_gui.ui.assets import TEXT_FAMILY
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.catalogue_files import CATALOGUES, ROOT, catalogue_tool, texts

catalogues = catalogue_tool()
PAINTED = "★"
"""Letters that the program paints itself where they stand."""


def missing_letters(text: str, family: str) -> set[str]:
    """Return the letters of a text that a family cannot write."""
    font = QRawFont.fromFont(QFont(family, 12))
    assert font.isValid()
    letters = set(text) - set(PAINTED) - {"\n", "\u2068", "\u2069"}
    return {letter for letter in letters if not font.supportsCharacter(ord(letter))}


def test_there_are_four_languages() -> None:
    codes = {catalogues.language_of(path) for path in CATALOGUES}
    assert codes == {"en", "hr", "uk", "es"}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_the_text_font_has_every_letter(qapp: QApplication, path: Path) -> None:
    assert TEXT_FAMILY in QFontDatabase.families()
    assert missing_letters("".join(texts(path)), TEXT_FAMILY) == set()


def test_a_letter_that_the_font_lacks_is_noticed(qapp: QApplication) -> None:
    assert missing_letters("Šuma \u2654", TEXT_FAMILY) == {"\u2654"}


# --- what the check of the catalogues refuses ---------------------------------------------------

SOUND = {
    "hr": ("{player} ima <b>%n</b> zvijezdu.",) * 3,
    "uk": ("{player}: <b>%n</b> зірка.",) * 3,
    "es": ("{player} tiene <b>%n</b> estrella.",) * 2,
}


def catalogue(folder: Path, code: str, forms: tuple[str, ...], attributes: str = "") -> Path:
    """Write a catalogue of one counted text."""
    forms_text = "".join(
        f"<numerusform>{form.replace('<', '&lt;')}</numerusform>" for form in forms
    )
    path = folder / f"cartographers_{code}.ts"
    path.write_text(
        f'<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{code}">'
        '<context><name>Page</name><message numerus="yes">'
        "<source>{player} has &lt;b>%n&lt;/b> star(s).</source>"
        f"<translation{attributes}>{forms_text}</translation></message></context></TS>",
        encoding="utf-8",
    )
    return path


@pytest.mark.parametrize("code", SOUND)
def test_a_sound_catalogue_has_no_faults(tmp_path: Path, code: str) -> None:
    assert catalogues.problems(catalogue(tmp_path, code, SOUND[code])) == []


@pytest.mark.parametrize(
    ("code", "change", "why"),
    [
        ("hr", lambda forms: forms[:2], "2 plural forms, 3 wanted"),
        ("hr", lambda forms: (forms[0].replace("%n", ""), *forms[1:]), "placeholders"),
        ("es", lambda forms: (forms[0].replace("{player}", "Ana"), *forms[1:]), "placeholders"),
        ("es", lambda forms: (forms[0].replace("</b>", ""), *forms[1:]), "placeholders"),
        ("uk", lambda forms: (forms[0].removesuffix("."), *forms[1:]), "ends in"),
        ("uk", lambda forms: (" " + forms[0], *forms[1:]), "blanks"),
        ("uk", lambda forms: (forms[0] + " ы.", *forms[1:]), "does not have"),
        ("uk", lambda forms: (forms[0].replace("\u0456", "i", 1), *forms[1:]), "in one word"),
        ("hr", lambda forms: (forms[0].replace("ima", "im\u0430", 1), *forms[1:]), "Cyrillic"),
        ("hr", lambda forms: ("", *forms[1:]), "empty"),
        ("es", lambda forms: (forms[0].replace("estrella", "12 estrellas"), *forms[1:]), "numbers"),
    ],
)
def test_a_fault_is_noticed(
    tmp_path: Path, code: str, change: Callable[[tuple[str, ...]], tuple[str, ...]], why: str
) -> None:
    path = catalogue(tmp_path, code, change(SOUND[code]))
    found = catalogues.problems(path)
    assert len(found) == 1
    assert why in found[0]


@pytest.mark.parametrize("state", ["unfinished", "vanished", "obsolete"])
def test_an_entry_that_is_not_finished_is_noticed(tmp_path: Path, state: str) -> None:
    path = catalogue(tmp_path, "es", SOUND["es"], f' type="{state}"')
    assert [state in fault for fault in catalogues.problems(path)] == [True]


# --- a fifth language ---------------------------------------------------------------------------


def test_a_fifth_language_is_one_file_more(
    qapp: QApplication, compiled: Path, tmp_path: Path, make_window: Callable[..., MainWindow]
) -> None:
    for file in compiled.glob("*.qm"):
        shutil.copy(file, tmp_path)
    text = (ROOT / "translations" / "cartographers_hr.ts").read_text("utf-8")
    text = text.replace('language="hr"', 'language="sl"', 1).replace("Nova igra", "Nova igra (sl)")
    # Slovenian counts in four forms: the dual has one of its own.
    text = re.sub(r"(<numerusform>[^<]*</numerusform>)(\s*</translation>)", r"\1\1\2", text)
    source = tmp_path / "cartographers_sl.ts"
    source.write_text(text, "utf-8")
    tool = shutil.which("pyside6-lrelease", path=str(Path(sys.executable).parent))
    assert tool is not None
    subprocess.run([tool, "-silent", str(source)], check=True)
    languages = Languages(qapp, tmp_path)
    try:
        assert "sl" in languages.codes()
        languages.install("sl")
        window = make_window(spoken=languages)
        assert window.menu.language_actions["sl"].text() == "Slovenščina"
        assert QCoreApplication.translate("NewGamePage", "New game") == "Nova igra (sl)"
    finally:
        languages.remove()
