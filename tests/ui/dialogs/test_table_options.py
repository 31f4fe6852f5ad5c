"""What the table agrees on: shown, changed at once, and in force."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from cartographers_gui.session import CurtainLevel, TableOptions
from cartographers_gui.ui.dialogs.table_options import TableOptionsDialog


def dialog_of(qtbot: QtBot, **options: object) -> TableOptionsDialog:
    dialog = TableOptionsDialog(TableOptions(**options))  # type: ignore[arg-type]
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(
    "options",
    [
        TableOptions(),
        TableOptions(CurtainLevel.BANNER, open_maps=True, previews=False, hide_unseen=True),
        TableOptions(lower_on_leave=True, idle_minutes=7),
    ],
)
def test_it_shows_what_was_agreed(qtbot: QtBot, options: TableOptions) -> None:
    dialog = TableOptionsDialog(options)
    qtbot.addWidget(dialog)
    assert dialog.options() == options


@pytest.mark.parametrize("name", ["open_maps", "previews", "hide_unseen", "lower_on_leave"])
def test_each_switch_counts_at_once(qtbot: QtBot, name: str) -> None:
    dialog = dialog_of(qtbot)
    before = getattr(dialog.options(), name)
    with qtbot.waitSignal(dialog.options_changed) as told:
        QTest.keyClick(dialog.switches[name], Qt.Key.Key_Space)
    assert getattr(told.args[0], name) is not before


def test_a_curtain_that_never_falls_does_not_fall_by_itself(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    with qtbot.waitSignal(dialog.options_changed) as told:
        dialog.curtain_box.setCurrentIndex(2)
    assert told.args[0].curtain is CurtainLevel.OFF
    assert not dialog.idle_spin.isEnabled()
    assert not dialog.switches["lower_on_leave"].isEnabled()


def test_tab_goes_down_from_the_first_option(qtbot: QtBot) -> None:
    dialog = dialog_of(qtbot)
    qtbot.waitUntil(lambda: dialog.focusWidget() is not None)
    heights = []
    for _ in range(7):
        focused = dialog.focusWidget()
        assert focused is not None
        heights.append(focused.mapTo(dialog, focused.rect().center()).y())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert heights == sorted(heights)
    assert dialog.focusWidget() is dialog.curtain_box
