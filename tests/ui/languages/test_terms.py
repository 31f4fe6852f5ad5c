"""One term for one thing: no language calls a thing of the game by a second word."""

import re

import pytest

from tests.helpers.catalogue_files import CATALOGUES, texts

SECOND_WORDS = {
    "en": r"tiles?|cells?|decrees?|autumn|beyond the end|season's time|squares? of the map",
    "hr": r"ćelij\w*|kvadratić\w*|monstr\w*|dekret\w*|naredb\w*|figur\w*|sezon\w*|kovanic\w*"
    r"|grup\w*|zvjezdic\w*|rund\w*|kolon\w*",
    "uk": r"клітин[аиіу]|едикт\w*|декрет\w*|наказ\w*|чудовис\w*|потвор\w*|зірочк\w*|монетк\w*"
    r"|колонк\w*|раунд\w*|пор[аи] року|поселення",
    "es": r"celdas?|edictos?|temporadas?|pueblos?|poblados?|losetas?|hileras?|rondas?|granjas?"
    r"|figuras?(?! cambian)|tableros?",
}
"""Words that other editions or translators use; the glossary of the game has one for each thing:
polje, edikt, godišnje doba; клітинка, указ, сезон; casilla, decreto, estación."""

MEN_ONLY = {
    "hr": r"\{(?:player|name)\}\W+(?:je )?\w+(?:ao|io|eo)\b",
    "uk": r"\{(?:player|name)\}\W+\w+(?:ав|ив|ів|ув)\b",
    "es": r"\{(?:player|name)\}\W+(?:está |ha sido )?\w+(?:ado|ido)\b",
}
"""The past of a person in one gender, beside the name of a player."""


def found(code: str, pattern: str) -> list[str]:
    path = next(path for path in CATALOGUES if path.stem.endswith(f"_{code}"))
    words = re.compile(pattern, re.IGNORECASE)
    return [text for text in texts(path) if words.search(text)]


@pytest.mark.parametrize("code", SECOND_WORDS)
def test_a_thing_has_one_name(code: str) -> None:
    assert found(code, rf"\b(?:{SECOND_WORDS[code]})\b") == []


@pytest.mark.parametrize("code", MEN_ONLY)
def test_no_sentence_takes_a_player_for_a_man(code: str) -> None:
    assert found(code, MEN_ONLY[code]) == []


def test_a_second_word_and_a_gender_are_noticed() -> None:
    assert re.search(SECOND_WORDS["uk"], "кожна клітина мапи")
    assert re.search(MEN_ONLY["hr"], "{player} je osvojio 5 zvijezda")
    assert re.search(MEN_ONLY["uk"], "{player} набрав 5 зірок")
    assert re.search(MEN_ONLY["es"], "{player} ha sido elegido")
