"""Lines of a text: one that fits is not laid out, and stands as if it had been."""

import pytest

from cartographers_gui.ui.painting import text_block
from cartographers_gui.ui.painting.text_block import lines_of
from cartographers_gui.ui.typography import Typography

TEXTS = (
    "Promo ambushes",
    "Four cards are drawn unseen. ",
    "Стіл",
    "one\ntwo",
    "one\ttwo",
    "Wi\u2066x\u2069",
)


@pytest.mark.usefixtures("qtbot")
@pytest.mark.parametrize("text", TEXTS)
def test_a_text_that_fits_stands_as_if_it_were_laid_out(text: str) -> None:
    font = Typography(1.0).body()
    for width in range(2, 400, 3):
        assert lines_of(text, font, width) == text_block._lines(text, font.toString(), float(width))


@pytest.mark.usefixtures("qtbot")
def test_a_text_that_fits_is_not_laid_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        pytest.fail("laid out")

    monkeypatch.setattr(text_block, "_lines", refuse)
    font = Typography(1.0).body()
    assert lines_of("Wilderness", font, 1000) == ("Wilderness",)
    assert lines_of("", font, 1000) == ()
