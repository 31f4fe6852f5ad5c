"""The rules say the same in every language: numbers, spaces and cards are those of the source."""

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

TRANSLATIONS = Path(__file__).resolve().parents[3] / "translations"
CATALOGUES = sorted(TRANSLATIONS.glob("cartographers_*.ts"))

FIXED = re.compile(r"\b[A-K]1?\d\b|\d+|\{\w+\}|</?[bi]>")
"""Names of spaces, numbers, names of cards and marks: what no language changes."""


def messages(catalogue: ET.Element) -> Iterator[tuple[str, str]]:
    """Yield source and translation of every finished message of the rulebook."""
    for context in catalogue.iter("context"):
        if context.findtext("name") != "Rules":
            continue
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is not None and not translation.get("type"):
                yield message.findtext("source") or "", translation.text or ""


def differences(catalogue: ET.Element) -> list[str]:
    """Return the sources whose translation has other numbers, spaces, cards or marks."""
    return [
        source
        for source, text in messages(catalogue)
        if Counter(FIXED.findall(source)) != Counter(FIXED.findall(text))
    ]


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.stem)
def test_numbers_spaces_and_cards_are_the_same_in_every_language(path: Path) -> None:
    assert differences(ET.parse(path).getroot()) == []


CATALOGUE = """<TS><context><name>Rules</name><message><source>{source}</source>
<translation>{text}</translation></message></context></TS>"""


@pytest.mark.parametrize(
    ("source", "text", "found"),
    [
        ("The season is worth 4 stars.", "Godišnje doba vrijedi 4 zvijezde.", 0),
        ("The season is worth 4 stars.", "Godišnje doba vrijedi 5 zvijezda.", 1),
        ("A1 and B2 are closed.", "A1 i C2 su zatvoreni.", 1),
        ("The card {orchard} fits.", "Karta stane.", 1),
    ],
)
def test_other_number_space_or_card_is_noticed(source: str, text: str, found: int) -> None:
    catalogue = ET.fromstring(CATALOGUE.replace("{source}", source).replace("{text}", text))
    assert len(differences(catalogue)) == found
