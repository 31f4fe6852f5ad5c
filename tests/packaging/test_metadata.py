"""What desktops and installers are told agrees with the program, in each of its languages."""

import importlib
import re
import sys
from configparser import ConfigParser
from itertools import product
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

import cartographers_gui
from cartographers_gui.command_line import parse
from cartographers_gui.storage import SAVE_SUFFIX

ROOT = Path(__file__).resolve().parent.parent.parent
LANGUAGES = {"en", "hr", "uk", "es"}
NSIS_LANGUAGES = {"ENGLISH": "en", "CROATIAN": "hr", "UKRAINIAN": "uk", "SPANISH": "es"}
LANG = "{http://www.w3.org/XML/1998/namespace}lang"


def load(name: str) -> ModuleType:
    """Return a module of the folder `packaging`, which is no package."""
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        return importlib.import_module(name)
    finally:
        sys.path.remove(str(ROOT / "packaging"))


metadata = load("metadata")
trim = load("trim")


def test_every_version_is_the_one_of_the_package() -> None:
    version = cartographers_gui.__version__
    assert version == metadata.VERSION
    release = ET.fromstring(metadata.metainfo(0)).find("releases/release")
    assert release is not None
    assert release.get("version") == version
    assert f'"Cartographers {version}"' in metadata.manual_page(0).splitlines()[0]
    numbers = (*map(int, version.split(".")), 0)
    assert f"filevers={numbers}" in metadata.windows_version()
    assert f"'ProductVersion', '{version}'" in metadata.windows_version()


def test_the_menu_entry_speaks_every_language() -> None:
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment,method-assign]
    entry.read_string(metadata.desktop_entry())
    section = entry["Desktop Entry"]
    for key in ("Name", "GenericName", "Comment", "Keywords"):
        texts = {section[key if code == "en" else f"{key}[{code}]"] for code in LANGUAGES}
        assert len(texts) == len(LANGUAGES)
    assert section["Exec"] == "cartographers %f"
    assert section["MimeType"] == f"{metadata.MIME_TYPE};"


def test_the_installer_for_windows_says_everything_in_every_language() -> None:
    script = (ROOT / "packaging/windows/installer.nsi").read_text(encoding="utf-8")
    found = re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} "(.+)"$', script, re.MULTILINE)
    texts = {(name, language): text for name, language, text in found}
    names = {name for name, _ in texts}
    assert names >= set(re.findall(r"\$\((\w+)\)", script))
    assert texts.keys() == set(product(names, NSIS_LANGUAGES))
    for name in names:
        assert len({texts[name, language] for language in NSIS_LANGUAGES}) == len(NSIS_LANGUAGES)
    for language, code in NSIS_LANGUAGES.items():
        assert texts["Title", language] == metadata.NAMES[code]
        assert f'!insertmacro MUI_LANGUAGE "{language.title()}"' in script
        assert f'Delete "$SMPROGRAMS\\{metadata.NAMES[code]}.lnk"' in script


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_the_finder_names_the_program_in_every_language(code: str) -> None:
    lines = re.findall(r'^"(.+)" = "(.+)";$', metadata.mac_names(code), re.MULTILINE)
    texts = dict(lines)
    assert texts["CFBundleDisplayName"] == texts["CFBundleName"] == metadata.NAMES[code]
    types = metadata.mac_document_types()["CFBundleDocumentTypes"]
    assert [texts[kind["CFBundleTypeName"]] for kind in types] == [metadata.DOCUMENTS[code]]


def test_saved_games_are_known_by_their_suffix() -> None:
    assert metadata.SUFFIX == SAVE_SUFFIX
    root = ET.fromstring(metadata.mime_package())
    name = "{http://www.freedesktop.org/standards/shared-mime-info}"
    globs = [each.get("pattern") for each in root.iter(f"{name}glob")]
    assert globs == [f"*{SAVE_SUFFIX}"]
    assert {each.get(LANG, "en") for each in root.iter(f"{name}comment")} == LANGUAGES


@pytest.mark.parametrize("tag", ["name", "summary", "description/p"])
def test_software_centres_are_told_in_every_language(tag: str) -> None:
    texts = ET.fromstring(metadata.metainfo(0)).findall(tag)
    assert {each.get(LANG, "en") for each in texts} == LANGUAGES


def test_the_manual_page_names_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--help"])
    told = capsys.readouterr().out
    page = metadata.manual_page(0).replace("\\-", "-")
    options = {word.strip("[],") for word in told.split() if word.strip("[],").startswith("--")}
    assert {option for option in options if option not in page} == set()


def test_no_part_of_qt_that_the_program_imports_is_left_out() -> None:
    imported = {
        part.split()[0].strip("(),")
        for path in (ROOT / "cartographers_gui").rglob("*.py")
        for part in path.read_text("utf-8").split("from PySide6.")[1:]
    }
    assert imported <= {f"Qt{part}" for part in trim.USED_QT}
    for part in imported:
        plain = part.removeprefix("Qt")
        assert f"PySide6.{part}" not in trim.EXCLUDED_MODULES
        assert trim.is_kept(f"PySide6/Qt/lib/libQt6{plain}.so.6")
        assert trim.is_kept(f"PySide6/{part}.abi3.so")
        assert trim.is_kept(f"PySide6/Qt6{plain}.dll")


@pytest.mark.parametrize(
    "path",
    [
        "libX11.so.6",
        "libgtk-3.so.0",
        "PySide6/Qt/lib/libQt6Quick.so.6",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/opengl32sw.dll",
    ],
)
def test_what_the_system_brings_or_nobody_uses_stays_out(path: str) -> None:
    assert not trim.is_kept(path)


@pytest.mark.parametrize(
    "path",
    [
        "libpython3.11.so.1.0",
        "PySide6/Qt/translations/qtbase_hr.qm",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/iconengines/libqsvgicon.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "python311.dll",
        "pydantic_core/_pydantic_core.cpython-311-x86_64-linux-gnu.so",
        "cartographers_gui/_translations/cartographers_uk.qm",
    ],
)
def test_what_the_program_needs_stays(path: str) -> None:
    assert trim.is_kept(path)
