"""A key has one name: on buttons, in menus and in the list of keys."""

import pytest
from PySide6.QtCore import QCoreApplication

from cartographers_gui.ui.commands import default_keys
from cartographers_gui.ui.keys import Key
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.key_cap import key_cap_size, key_name


@pytest.mark.parametrize("code", ["en", "hr", "uk", "es"])
def test_buttons_menus_and_the_list_name_a_key_alike(languages: Languages, code: str) -> None:
    languages.install(code)
    for keys in default_keys().values():
        for key in keys:
            shown = key.text.replace("Return", "Enter")
            assert key_name(shown) == key.native
    ctrl = QCoreApplication.translate("QShortcut", "Ctrl")
    assert Key.named("Ctrl+Z").native == key_name("Ctrl+Z") == f"{ctrl}+Z"


@pytest.mark.parametrize(
    ("code", "name"), [("en", "Del"), ("hr", "Delete"), ("uk", "Delete"), ("es", "Supr")]
)
def test_a_key_is_called_as_it_is_on_a_keyboard_of_the_language(
    languages: Languages, code: str, name: str
) -> None:
    languages.install(code)
    assert key_name("Del") == Key.named("Del").native == name


def test_a_cap_is_as_wide_as_the_name_on_it(languages: Languages) -> None:
    fonts = Typography(1.0)
    languages.install("en")
    english = key_cap_size("Space", fonts).width()
    languages.install("hr")
    assert key_name("Space") == "Razmaknica"
    assert key_cap_size("Space", fonts).width() > english


def test_what_is_no_key_is_shown_as_it_is() -> None:
    assert key_name("+ −") == "+ −"
