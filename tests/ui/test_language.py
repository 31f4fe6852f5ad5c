"""Languages are found in the folder of catalogues, installed and taken out again."""

import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QObject, QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from cartographers_gui.ui.language import DamagedCatalogue, Languages, UnknownLanguage, own_name

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hr" sourcelanguage="en">
<context><name>Terrain</name>
<message><source>Forest</source><translation>Šuma</translation></message>
</context>
<context><name>Numbers</name>
<message numerus="yes"><source>%n star(s)</source><translation>
<numerusform>%n zvijezda</numerusform><numerusform>%n zvijezde</numerusform>
<numerusform>%n zvijezda</numerusform></translation></message>
</context>
</TS>
"""


@pytest.fixture(scope="session")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a compiled Croatian catalogue of two texts."""
    folder = tmp_path_factory.mktemp("translations")
    source = folder / "cartographers_hr.ts"
    source.write_text(CATALOGUE, encoding="utf-8")
    lrelease = shutil.which("lrelease", path=str(Path(PySide6.__file__).parent))
    assert lrelease is not None
    subprocess.run([lrelease, "-silent", str(source)], check=True)
    return folder


@pytest.fixture
def languages(qapp: QApplication, catalogues: Path) -> Iterator[Languages]:
    before = QLocale()
    languages = Languages(qapp, catalogues)
    yield languages
    languages.remove()
    QLocale.setDefault(before)


def forest() -> str:
    return QCoreApplication.translate("Terrain", "Forest")


def stars(count: int) -> str:
    return QCoreApplication.translate("Numbers", "%n star(s)", "", count)


def test_the_languages_are_those_of_the_folder_and_english(languages: Languages) -> None:
    assert languages.codes() == ("en", "hr")


def test_a_folder_without_catalogues_has_english(qapp: QApplication, tmp_path: Path) -> None:
    assert Languages(qapp, tmp_path).codes() == ("en",)
    assert Languages(qapp, tmp_path / "absent").codes() == ("en",)


def test_installing_a_language_translates_and_counts(languages: Languages) -> None:
    languages.install("hr")
    assert (languages.current, forest()) == ("hr", "Šuma")
    assert [stars(n) for n in (1, 3, 5)] == ["1 zvijezda", "3 zvijezde", "5 zvijezda"]
    assert QLocale().language() == QLocale.Language.Croatian
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Odustani"


def test_english_counts_without_a_catalogue(languages: Languages) -> None:
    languages.install("hr")
    languages.install("en")
    assert forest() == "Forest"
    assert [stars(n) for n in (0, 1, 2)] == ["0 stars", "1 star", "2 stars"]


def test_a_removed_language_leaves_the_source_texts(languages: Languages) -> None:
    languages.install("hr")
    languages.remove()
    assert (languages.current, forest()) == ("en", "Forest")


def test_languages_once_spoken_do_not_pile_up_in_the_application(
    qapp: QApplication, languages: Languages
) -> None:
    before = qapp.findChildren(QTranslator)
    for code in ("hr", "en", "hr"):
        languages.install(code)
    languages.remove()
    assert qapp.findChildren(QTranslator) == before


def test_an_unknown_language_is_refused_and_nothing_changes(languages: Languages) -> None:
    languages.install("hr")
    with pytest.raises(UnknownLanguage, match="'xx'; there are en, hr"):
        languages.install("xx")
    assert forest() == "Šuma"


def damage(folder: Path, code: str, content: bytes) -> None:
    (folder / f"cartographers_{code}.qm").write_bytes(content)


@pytest.mark.parametrize("kept", [0.0, 0.1, 0.6])
def test_damaged_catalogue_is_refused_and_nothing_changes(
    qapp: QApplication, catalogues: Path, tmp_path: Path, kept: float
) -> None:
    whole = (catalogues / "cartographers_hr.qm").read_bytes()
    damage(tmp_path, "uk", whole)
    damage(tmp_path, "hr", whole[: int(kept * len(whole))])
    languages = Languages(qapp, tmp_path)
    languages.install("uk")
    with pytest.raises(DamagedCatalogue, match="'hr'"):
        languages.install("hr")
    assert (languages.current, forest()) == ("uk", "Šuma")
    languages.remove()


def test_begin_speaks_the_language_wanted_and_misses_nothing(languages: Languages) -> None:
    assert languages.begin("hr_BA") == ""
    assert languages.current == "hr"


def test_begin_speaks_english_for_what_it_has_not_and_says_what_was_wanted(
    languages: Languages,
) -> None:
    languages.install("hr")
    assert languages.begin("xx") == "xx"
    assert (languages.current, forest(), stars(1)) == ("en", "Forest", "1 star")


def test_begin_speaks_english_for_a_damaged_catalogue(qapp: QApplication, tmp_path: Path) -> None:
    damage(tmp_path, "hr", b"no catalogue")
    languages = Languages(qapp, tmp_path)
    assert languages.begin("hr") == "hr"
    assert languages.current == "en"
    languages.remove()


def test_begin_without_a_wish_speaks_a_language_of_the_system(languages: Languages) -> None:
    assert languages.begin() == ""
    assert languages.current == languages.choose()


def test_damaged_english_catalogue_still_speaks_english(qapp: QApplication, tmp_path: Path) -> None:
    damage(tmp_path, "en", b"no catalogue")
    languages = Languages(qapp, tmp_path)
    assert languages.begin("en") == ""
    assert stars(1) == "1 star"
    languages.remove()


@pytest.mark.parametrize(
    ("preferred", "code"),
    [
        (["hr"], "hr"),
        (["hr_BA"], "hr"),
        (["de-AT", "hr-HR"], "hr"),
        (["xx"], "en"),
        (["C"], "en"),
        (["en-GB", "hr"], "en"),
    ],
)
def test_the_first_preferred_language_there_is_gets_chosen(
    languages: Languages, preferred: list[str], code: str
) -> None:
    assert languages.choose(preferred) == code


def test_without_a_preference_one_of_the_languages_is_chosen(languages: Languages) -> None:
    assert languages.choose() in languages.codes()


def test_windows_are_told(qapp: QApplication, languages: Languages) -> None:
    class Listener(QObject):
        count = 0

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            self.count += event.type() == QEvent.Type.LanguageChange
            return super().eventFilter(watched, event)

    window, listener = QWidget(), Listener()
    window.installEventFilter(listener)
    languages.install("hr")
    qapp.processEvents()
    assert listener.count >= 1


def test_languages_name_themselves() -> None:
    assert [own_name(code) for code in ("hr", "uk", "es")] == ["Hrvatski", "Українська", "Español"]


@pytest.mark.parametrize("has_catalogue", [True, False])
def test_english_counts_by_its_catalogue_or_by_itself(
    qapp: QApplication, tmp_path: Path, *, has_catalogue: bool
) -> None:
    if has_catalogue:
        folder = Path(__file__).resolve().parent.parent.parent / "translations"
        shutil.copy(folder / "cartographers_en.ts", tmp_path)
        lrelease = shutil.which("lrelease", path=str(Path(PySide6.__file__).parent))
        assert lrelease is not None
        source = tmp_path / "cartographers_en.ts"
        subprocess.run([lrelease, "-silent", str(source)], check=True)
    before, languages = QLocale(), Languages(qapp, tmp_path)
    languages.install("en")
    counted = [QCoreApplication.translate("Counted", "%n star(s)", "", n) for n in (1, 2)]
    languages.remove()
    QLocale.setDefault(before)
    assert counted == ["1 star", "2 stars"]
