"""Labels: what they show, and where their lines end."""

import pytest

from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.text_label import TextLabel

pytestmark = pytest.mark.usefixtures("qapp")


def test_no_line_of_a_label_ends_between_a_number_and_its_noun() -> None:
    label, short = TextLabel("Each coin is worth 1 star"), TextLabel("Each coin is worth 1")
    room = short.fontMetrics().horizontalAdvance(short.text()) + 4
    # The number could stand on the first line; it goes to the noun on the second.
    lines = label.fontMetrics().lineSpacing()
    assert short.heightForWidth(room) < 1.5 * lines
    assert 1.5 * lines < label.heightForWidth(room) < 2.5 * lines
    noun = label.fontMetrics().horizontalAdvance("1 star")
    assert label.minimumSizeHint().width() >= noun


def test_a_label_tells_the_text_that_it_was_given() -> None:
    label = TextLabel("4 players")
    assert label.text() == "4 players"
    label.set_text("5 players · Side A")
    assert label.text() == "5 players · Side A"


def test_an_aside_stands_where_its_longest_form_does() -> None:
    label, longest = SectionLabel("Revealed this season"), "15 cards left, 5 ambushes"
    label.set_text("Revealed this season", aside=longest, longest=longest)
    width = label.sizeHint().width() // 2 + 60
    heights = set()
    for aside in (longest, "9 cards left, 1 ambush", "1 card left"):
        label.set_text("Revealed this season", aside=aside, longest=longest)
        label.resize(width, 40)
        heights.add(label.sizeHint().height())
    assert len(heights) == 1
    label.set_text("Revealed this season", aside="1 card left")
    label.resize(label.sizeHint().width(), 40)
    assert label.sizeHint().height() < min(heights)
