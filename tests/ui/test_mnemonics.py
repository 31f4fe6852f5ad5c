"""Every menu has its underlined letters, and nowhere do two things want the same one."""

import re

import pytest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.menu_bar import CommandMenuBar
from cartographers_gui.ui.mnemonics import with_mnemonics


def letters_of(texts: list[str]) -> list[str]:
    """Return the underlined letter of each text; "" for one without."""
    found = [re.findall(r"(?<!&)(?:&&)*&([^&])", text) for text in texts]
    return [each[0].upper() if each else "" for each in found]


@pytest.mark.parametrize(
    ("texts", "letters"),
    [
        (["Game", "Drawing", "View", "Chronicle", "Help"], ["G", "D", "V", "C", "H"]),
        (["Save", "Save as", "Save"], ["S", "A", "V"]),
        (["ab", "a", "b"], ["B", "A", ""]),
        (["Été", "été"], ["T", ""]),
        (["…", "&"], ["", ""]),
        (["Гра", "Гра"], ["Г", "\N{CYRILLIC CAPITAL LETTER ER}"]),
    ],
)
def test_the_best_letters_are_shared_out(texts: list[str], letters: list[str]) -> None:
    marked = with_mnemonics(texts)
    assert letters_of(list(marked)) == letters
    assert [re.sub("&(.)", r"\1", text) for text in marked] == texts


@pytest.mark.parametrize("code", ["en", "hr", "uk", "es"])
def test_no_menu_has_a_letter_twice(qtbot: QtBot, languages: Languages, code: str) -> None:
    languages.install(code)
    bar = CommandMenuBar(languages.codes())
    qtbot.addWidget(bar)
    bar.fill()
    for menu in (bar, *bar.findChildren(QMenu)):
        texts = [action.text().partition("\t")[0] for action in menu.actions() if action.text()]
        letters = letters_of(texts)
        assert "" not in letters, texts
        assert len(set(letters)) == len(letters), texts
