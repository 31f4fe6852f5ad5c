"""The catalogues: complete, alike, written with letters that the font has."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from cartographers_gui.ui.assets import TEXT_FAMILY
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.panels.offer_panel import OfferPanel
from cartographers_gui.ui.text import number, players_text, stars_text
from cartographers_gui.ui.typography import lacks_italics, text_font
from tests.helpers.catalogue_files import CATALOGUES, ROOT, catalogue_tool, release, texts
from tests.screens.scenes import SCENES

catalogues = catalogue_tool()
PAINTED = "★"
"""Letters that the program paints itself where they stand."""


def missing_letters(text: str, font: QFont) -> set[str]:
    """Return the letters of a text that a face cannot write."""
    face = QRawFont.fromFont(font)
    assert face.isValid()
    letters = set(text) - set(PAINTED) - {"\n", "\u2068", "\u2069"}
    return {letter for letter in letters if not face.supportsCharacter(ord(letter))}


def test_the_four_languages_are_there() -> None:
    codes = {catalogues.language_of(path) for path in CATALOGUES}
    assert codes >= {"en", "hr", "uk", "es"}


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_the_text_font_has_every_letter(qapp: QApplication, path: Path) -> None:
    assert TEXT_FAMILY in QFontDatabase.families()
    slanted = [text for text in texts(path) if not lacks_italics(text)]
    for weight in (QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold):
        upright, italic = (text_font(15, weight=weight, italic=is_so) for is_so in (False, True))
        assert QFontInfo(italic).italic()
        assert missing_letters("".join(texts(path)), upright) == set(), weight
        # The italics have no Cyrillic letters: for such a text the upright face is leant over.
        assert missing_letters("".join(slanted), italic) == set(), weight


def test_a_letter_that_the_font_lacks_is_noticed(qapp: QApplication) -> None:
    assert missing_letters("Šuma \u2654", text_font(15)) == {"\u2654"}
    assert missing_letters("Šuma Ліс", text_font(15, italic=True)) == set("Ліс")


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


# --- numbers and what they count ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "typed", "compiled"),
    [
        ("hr", "vrijedi 1 zvijezdu, 2 karte", "vrijedi 1_zvijezdu, 2_karte"),
        ("uk", "%n зірка, від 1 до 8", "%n_зірка, від 1 до 8"),
        ("es", "%n moneda y 12 estrellas", "%n_moneda y 12_estrellas"),
        ("es", "A1 y C4 a 5 de 6", "A1 y C4 a 5 de 6"),
        ("en", "1 star", "1 star"),
    ],
)
def test_a_number_is_not_parted_from_what_it_counts(code: str, typed: str, compiled: str) -> None:
    file = "<source>2 stars</source><translation>{0}</translation><numerusform>{0}</numerusform>"
    wanted = file.format(compiled.replace("_", "\u00a0"))
    assert catalogues.glued(file.format(typed), code) == wanted


@pytest.mark.parametrize("code", ["hr", "uk", "es"])
def test_the_program_says_numbers_that_hold_to_their_nouns(languages: Languages, code: str) -> None:
    languages.install(code)
    for count in (1, 2, 5, 21):
        assert stars_text(count).startswith(f"{count}\u00a0")


# --- catalogues that the texts of the program have left behind ----------------------------------


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a program of one text, with a catalogue brought up to date with it."""
    program = tmp_path / "program"
    program.mkdir()
    (program / "page.py").write_text(PAGE, "utf-8")
    translations = tmp_path / "translations"
    translations.mkdir()
    monkeypatch.setattr(catalogues, "TRANSLATIONS", translations)
    monkeypatch.setattr(catalogues, "ROOT", tmp_path)
    monkeypatch.setattr(catalogues, "SOURCES", "program")
    path = catalogue(translations, "hr", SOUND["hr"])
    catalogues.refresh(path)
    text = path.read_text("utf-8").replace(' type="unfinished"></', ">Da</")
    path.write_text(text, "utf-8")
    return program


PAGE = """from PySide6.QtWidgets import QLabel

class Page(QLabel):
    def retranslate(self) -> None:
        self.setText(self.tr("Yes"))
"""


def test_a_catalogue_that_is_up_to_date_is_left_alone(checkout: Path) -> None:
    assert catalogues.stale() == []
    assert catalogues.main(["check"]) == 0


@pytest.mark.parametrize("text", ["No", "Yes", ""])
def test_a_catalogue_out_of_date_is_noticed(checkout: Path, text: str) -> None:
    changed = PAGE.replace('self.tr("Yes")', f'self.tr("{text}")' if text else "str()")
    if text == "Yes":
        changed += '\n    def more(self) -> str:\n        return self.tr("Another text")\n'
    (checkout / "page.py").write_text(changed, "utf-8")
    assert ["cartographers_hr.ts: out of date" in fault for fault in catalogues.stale()] == [True]
    assert catalogues.main(["check"]) == 1


# --- a fifth language ---------------------------------------------------------------------------


FIFTH = {"sl": (4, "Slovenščina"), "ja": (1, "日本語"), "ar": (6, "العربية")}
"""Languages with their numbers of plural forms, and what they call themselves.

Slovenian has a dual, Japanese one form for any number, and Arabic runs from right to left.
"""


def fifth_language(code: str) -> str:
    """Return the Croatian catalogue as that of another language, with its number of forms."""
    text = (ROOT / "translations" / "cartographers_hr.ts").read_text("utf-8")
    text = text.replace('language="hr"', f'language="{code}"', 1)
    text = text.replace("Nova igra", "Nova igra još")

    def counted(match: re.Match[str]) -> str:
        forms = (match[0].split("</numerusform>")[:3] * 2)[: FIFTH[code][0]]
        return "".join(f"{form.strip()}</numerusform>" for form in forms)

    pattern = r"(?:<numerusform>[^<]*</numerusform>\s*)+"
    return re.sub(pattern, counted, text)


@pytest.mark.parametrize("code", FIFTH)
def test_a_fifth_language_is_one_file_more(
    qapp: QApplication,
    compiled: Path,
    tmp_path: Path,
    make_window: Callable[..., MainWindow],
    code: str,
) -> None:
    for file in compiled.glob("*.qm"):
        shutil.copy(file, tmp_path)
    release(code, fifth_language(code), tmp_path)
    assert catalogues.problems(tmp_path / f"cartographers_{code}.ts") == []
    languages = Languages(qapp, tmp_path)
    try:
        assert code in languages.codes()
        languages.install(code)
        way = Qt.LayoutDirection
        assert qapp.layoutDirection() == (way.RightToLeft if code == "ar" else way.LeftToRight)
        window = make_window(spoken=languages)
        assert window.menu.language_actions[code].text().replace("&", "") == FIFTH[code][1]
        assert QCoreApplication.translate("NewGamePage", "New game") == "Nova igra još"
        for count in (0, 1, 2, 3, 11, 100):
            assert players_text(count) not in {"", "%n player(s)"}
        # The font has these digits alone, and a counted text no others.
        assert number(12345).replace(QLocale().groupSeparator(), "") == "12345"
        SCENES["table"](window)
        offer = window.table.findChild(OfferPanel)
        assert isinstance(offer, OfferPanel)
        # What turns a shape to the left stands left of what turns it to the right.
        assert offer.left_button.pos().x() < offer.right_button.pos().x()
        assert window.grab().width() == window.width()
    finally:
        languages.remove()
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight
