"""The bundled files are found in a checkout and in a wheel, and the text font is complete."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QRawFont

from cartographers_gui.ui import assets

LATIN = "ABCXYZabcxyz čćžšđČĆŽŠĐ áéíóúüñÁÉÍÓÚÜÑ¿¡ 0123456789 —–“”„‘’«»…×"
CYRILLIC = "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя АБВГҐДЕЄЖЗИІЇЙКЛМНОПРСТУФХЦЧШЩЬЮЯ"


@pytest.fixture
def fonts(qapp: QGuiApplication) -> tuple[str, ...]:
    return assets.load_fonts()


def test_checkout_finds_the_folders_beside_the_package() -> None:
    root = Path(__file__).resolve().parents[2]
    assert assets.resources_folder() == root / "resources"
    assert assets.translations_folder() == root / "translations"


def test_wheel_finds_the_folders_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "_resources" / "icons").mkdir(parents=True)
    (tmp_path / "_resources" / "icons" / "map.svg").touch()
    (tmp_path / "_translations").mkdir()
    monkeypatch.setattr(assets, "PACKAGE_FOLDER", tmp_path)
    assert assets.resource_path("icons", "map.svg").is_file()
    assert assets.translations_folder() == tmp_path / "_translations"


def test_missing_resource_is_named() -> None:
    with pytest.raises(assets.AssetMissing, match=r"icons/nothing\.svg"):
        assets.resource_path("icons", "nothing.svg")


def test_load_fonts_makes_the_text_family_known(fonts: tuple[str, ...]) -> None:
    assert assets.TEXT_FAMILY in fonts
    assert assets.TEXT_FAMILY in QFontDatabase.families()


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
@pytest.mark.parametrize("italic", [False, True])
@pytest.mark.usefixtures("fonts")
def test_each_weight_has_a_face_of_its_own(weight: QFont.Weight, *, italic: bool) -> None:
    font = QFont(assets.TEXT_FAMILY, 12, weight, italic)
    assert QFontInfo(font).family() == assets.TEXT_FAMILY
    style = QRawFont.fromFont(font).styleName()
    assert ("Italic" in style) == italic
    assert ("Semibold" in style) == (weight == QFont.Weight.DemiBold)


@pytest.mark.parametrize("face", assets.TEXT_FACES)
def test_each_face_has_every_letter_of_the_languages_it_serves(
    qapp: QGuiApplication, face: str
) -> None:
    path = next(p for p in assets.font_paths() if p.stem.endswith(f"-{face}"))
    raw = QRawFont(str(path), 12)
    letters = LATIN if face.endswith("It") else LATIN + CYRILLIC
    assert [letter for letter in letters if not raw.supportsCharacter(ord(letter))] == []


def test_absent_font_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "FONT_PACKAGE", "font_that_is_not_there")
    with pytest.raises(assets.AssetMissing, match="font_that_is_not_there"):
        assets.font_paths()


def test_absent_face_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(assets, "TEXT_FACES", ("Regular", "Wavy"))
    with pytest.raises(assets.AssetMissing, match="Wavy"):
        assets.font_paths()


def test_unreadable_font_is_refused(
    qapp: QGuiApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "Broken.otf"
    broken.write_bytes(b"not a font")
    monkeypatch.setattr(assets, "font_paths", lambda: (broken,))
    with pytest.raises(assets.AssetMissing, match="Broken"):
        assets.load_fonts()
