"""The bar at the foot of a page."""

import pytest
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton


@pytest.fixture
def bar(qtbot: QtBot) -> ActionBar:
    bar = ActionBar()
    qtbot.addWidget(bar)
    bar.set_sentence("Seed 0000-0005")
    return bar


def test_a_sentence_without_room_stands_over_the_buttons(bar: ActionBar, qtbot: QtBot) -> None:
    sign, again = IconButton(Icon.COPY), PaperButton("Once more on the same maps")
    bar.add(sign, again)
    bar.resize(700, 60)
    bar.show()
    qtbot.waitUntil(lambda: again.y() < sign.geometry().bottom())
    assert again.x() > sign.x()
    bar.resize(again.sizeHint().width() + sign.sizeHint().width() + 60, 120)
    qtbot.waitUntil(lambda: again.y() >= sign.geometry().bottom())
    bar.resize(700, 60)
    qtbot.waitUntil(lambda: again.y() < sign.geometry().bottom())


def test_hidden_buttons_take_no_room_from_the_sentence(bar: ActionBar, qtbot: QtBot) -> None:
    sign, first, second = IconButton(Icon.COPY), PaperButton("Forget it"), PaperButton("Go back")
    bar.add(sign, first, second)
    bar.resize(sum(each.sizeHint().width() for each in (sign, first, second)) + 60, 120)
    bar.show()
    qtbot.waitUntil(lambda: second.y() >= sign.geometry().bottom())
    first.hide()
    qtbot.waitUntil(lambda: second.y() < sign.geometry().bottom())
