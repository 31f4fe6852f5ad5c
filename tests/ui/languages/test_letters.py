"""What is written on cards can be read in every language: eleven pixels, or something else."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from cartographers_gui.engine import EXPLORE_CARDS, SCORING_CARDS, SEASON_CARDS
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.painting.card_face import _choice_font
from cartographers_gui.ui.painting.card_text import SMALLEST_TEXT, title_setting
from cartographers_gui.ui.painting.edict_face import edict_height
from cartographers_gui.ui.painting.season_face import _seal_and_font
from cartographers_gui.ui.text import card_name, card_rule
from cartographers_gui.ui.widgets.card_view import card_text, season_card_text
from cartographers_gui.ui.widgets.look import Look

LANGUAGES = ("en", "hr", "uk", "es")
LEGIBLE = 11
LOOK = Look()


def widest(lines: tuple[str, ...], font: QFont) -> float:
    return max(map(QFontMetricsF(font).horizontalAdvance, lines))


def test_the_smallest_letters_can_be_read() -> None:
    assert SMALLEST_TEXT >= LEGIBLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "room",
    [QRectF(0, 0, 91, 25), QRectF(0, 0, 120, 19), QRectF(0, 0, 134, 30)],
    ids=["beside another", "on one line", "on a card"],
)
def test_the_name_of_every_edict_is_written_whole(
    languages: Languages, language: str, room: QRectF
) -> None:
    languages.install(language)
    for card in SCORING_CARDS.values():
        font, lines = title_setting(card_name(card), room, LOOK, size=15)
        assert font.pixelSize() >= LEGIBLE
        assert widest(lines, font) <= room.width(), card_name(card)


@pytest.mark.parametrize("language", LANGUAGES)
def test_terrains_on_small_cards_are_named_in_one_size(languages: Languages, language: str) -> None:
    languages.install(language)
    sizes = set()
    for card in EXPLORE_CARDS.values():
        texts = card_text(card, 2)
        names = (*texts.terrains.values(), *texts.beside)
        font, _ = _choice_font(names, 82.0, 44.0, LOOK)
        assert font is not None, names
        sizes.add(font.pixelSize())
    assert len(sizes) == 1
    assert min(sizes) >= LEGIBLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_seasons_say_what_scores_on_the_smallest_cards(languages: Languages, language: str) -> None:
    languages.install(language)
    room = QRectF(0, 0, 161, 62)
    for card in SEASON_CARDS.values():
        _, font = _seal_and_font(season_card_text(card).text, room, LOOK, 0.62)
        assert font is not None
        assert font.pixelSize() >= LEGIBLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_edicts_fit_the_smallest_window(languages: Languages, language: str) -> None:
    languages.install(language)
    rules = [card_rule(card) for card in SCORING_CARDS.values()]
    # The tabs, two edicts on one line each, and the preview take the rest of 960 to 640.
    assert 2 * max(edict_height(rule, 236, LOOK, tight=True) for rule in rules) <= 300
