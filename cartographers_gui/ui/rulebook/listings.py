"""The tables of the rulebook that are made from the catalogue of the game."""

import html
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields

from PySide6.QtCore import QCollator, QLocale, QSizeF

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    SCORING_CARDS,
    SEASON_CARDS,
    SOLO_TITLES,
    AmbushCard,
    ExploreCard,
    RuleOptions,
    ScoringCard,
    Terrain,
)
from cartographers_gui.session import TableOptions
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.rulebook.blocks import ListingKind
from cartographers_gui.ui.rulebook.document import RULEBOOK
from cartographers_gui.ui.rulebook.glossary import GLOSSARY
from cartographers_gui.ui.rulebook.listing_words import (
    CORNERS,
    GROUNDS,
    HEADS,
    NEIGHBOURS,
    NO_TERRAIN,
)
from cartographers_gui.ui.rulebook.markup import img, ruled_table
from cartographers_gui.ui.rulebook.pictures import shape_size
from cartographers_gui.ui.text import (
    card_name,
    number,
    option_name,
    option_text,
    rules_words,
    season_name,
    solo_title_name,
    terrain_name,
)
from cartographers_gui.ui.theme import Ground

__all__ = ["listing_rows"]

_SWATCH, _SMALL_SWATCH = 34.0, 24.0
_ROOMY = 580.0
"""Width of a page in px at scale 1 on which every table has the room it likes."""
_LEAST = 0.7
"""How small the text of a table may become on a narrow page, as a part of its size."""
_Row = list[str]


@dataclass(frozen=True, slots=True)
class _Scale:
    """How large pictures are."""

    look: Look
    fit: float
    """A part of their usual size."""

    def size(self, size: QSizeF) -> QSizeF:
        """Return the size of a picture here."""
        return QSizeF(round(size.width() * self.fit), round(size.height() * self.fit))


def listing_rows(kind: ListingKind, look: Look, width: float) -> str:
    """Return a table of the catalogue as HTML, for a text of some width in logical px."""
    # On a narrow page the pictures give way, so that nothing has to be scrolled sideways.
    fit = min(1.0, width / look.fonts.px(_ROOMY))
    rows = _LISTINGS[kind](_Scale(look, fit))
    gap = f'<p class="picture" style="font-size: {round(look.fonts.px(10))}px">&nbsp;</p>'
    padding, size = round(look.fonts.px(6) * fit), round(look.fonts.px(16) * max(_LEAST, fit))
    lined = ruled_table(rows, look.palette.border, padding=padding, size=size)
    return gap + lined + gap


def _terrain_rows(scale: _Scale) -> list[_Row]:
    return [_ground_row(ground, scale) for ground in Ground]


def _explore_rows(scale: _Scale) -> list[_Row]:
    ruins = [
        [
            _named(card.id, card_name(card)),
            number(0),
            _swatch(Ground.RUINS, scale, _SMALL_SWATCH),
            "",
        ]
        for card in RUINS_CARDS.values()
    ]
    cards = [_explore_row(card, scale) for card in EXPLORE_CARDS.values()]
    return [_heads("card", "time", "terrains", "shapes"), *cards, *ruins]


def _ambush_rows(scale: _Scale) -> list[_Row]:
    rows = [_ambush_row(card, scale) for card in AMBUSH_CARDS.values()]
    return [_heads("shape", "card", "passed", "corner"), *rows]


def _heads(*ids: str) -> _Row:
    return [f'<span class="head">{rules_words(HEADS[id])}</span>' for id in ids]


def _strong(text: str) -> str:
    return f"<b>{html.escape(text)}</b>"


def _named(place: str, text: str) -> str:
    """Return a name that links can lead to, unless a chapter has the same name."""
    is_chapter = any(chapter.id == place for chapter in RULEBOOK)
    anchor = "" if is_chapter else f'<a name="{place}"></a>'
    return f"{anchor}<b>{html.escape(text)}</b>"


def _swatch(ground: Ground, scale: _Scale, side: float) -> str:
    size = scale.look.fonts.px(side)
    return img(f"ground:{ground}", scale.size(QSizeF(size, size)))


def _ground_row(ground: Ground, scale: _Scale) -> _Row:
    if ground in NO_TERRAIN:
        name = rules_words(NO_TERRAIN[ground])
    else:
        name = terrain_name(Terrain(ground.value))
    return [_swatch(ground, scale, _SWATCH), _strong(name), rules_words(GROUNDS[ground])]


def _shape(card_id: str, option: int, scale: _Scale) -> str:
    return img(f"shape:{card_id}/{option}", scale.size(shape_size(card_id, option, scale.look)))


def _explore_row(card: ExploreCard, scale: _Scale) -> _Row:
    swatches = "&nbsp;".join(_swatch(Ground.of(t), scale, _SMALL_SWATCH) for t in card.terrains)
    shapes = " &nbsp; ".join(_shape(card.id, at, scale) for at in range(len(card.options)))
    return [_named(card.id, card_name(card)), number(card.time_value), swatches, shapes]


def _ambush_row(card: AmbushCard, scale: _Scale) -> _Row:
    name = _named(card.id, card_name(card))
    if card.promo:
        name = f'{name}<br><span class="caption">{rules_words(HEADS["promo"])}</span>'
    way, corner = rules_words(NEIGHBOURS[card.direction]), rules_words(CORNERS[card.corner])
    return [_shape(card.id, 0, scale), name, way, corner]


def _season_rows(_: _Scale) -> list[_Row]:
    rows = [
        [
            _strong(season_name(card.season)),
            number(card.time_threshold),
            ", ".join(edict.value for edict in card.edicts),
        ]
        for card in SEASON_CARDS.values()
    ]
    return [_heads("season", "threshold", "edicts"), *rows]


def _title_rows(_: _Scale) -> list[_Row]:
    rows = [[number(t.least_rating), _strong(solo_title_name(t))] for t in SOLO_TITLES]
    return [_heads("rating", "title"), *rows]


def _option_rows(_: _Scale) -> list[_Row]:
    return [_option_row(field.name) for field in fields(RuleOptions)]


def _table_option_rows(_: _Scale) -> list[_Row]:
    return [_option_row(field.name) for field in fields(TableOptions)]


def _option_row(option: str) -> _Row:
    return [_strong(option_name(option)), html.escape(option_text(option))]


def _solo_rows(_: _Scale) -> list[_Row]:
    """Set the sixteen cards in two columns, each with its number."""
    cards = list(SCORING_CARDS.values())
    half = (len(cards) + 1) // 2
    rows = [
        [_link_to(left), number(left.solo), _link_to(right), number(right.solo)]
        for left, right in zip(cards[:half], cards[half:], strict=True)
    ]
    return [_heads("card", "solo", "card", "solo"), *rows]


def _link_to(card: ScoringCard) -> str:
    return f'<a href="#{card.id}">{html.escape(card_name(card))}</a>'


def _glossary_rows(_: _Scale) -> list[_Row]:
    collator = QCollator(QLocale())
    entries = sorted(GLOSSARY.values(), key=lambda entry: collator.sortKey(rules_words(entry.name)))
    return [
        [
            f'<a href="#{entry.chapter}"><b>{rules_words(entry.name)}</b></a>',
            rules_words(entry.text),
        ]
        for entry in entries
    ]


_LISTINGS: Mapping[ListingKind, Callable[[_Scale], list[_Row]]] = {
    ListingKind.TERRAINS: _terrain_rows,
    ListingKind.EXPLORE_CARDS: _explore_rows,
    ListingKind.AMBUSH_CARDS: _ambush_rows,
    ListingKind.SEASONS: _season_rows,
    ListingKind.SOLO_TITLES: _title_rows,
    ListingKind.SOLO_NUMBERS: _solo_rows,
    ListingKind.OPTIONS: _option_rows,
    ListingKind.TABLE_OPTIONS: _table_option_rows,
    ListingKind.GLOSSARY: _glossary_rows,
}
