"""The rulebook as one page of HTML in the chosen language, at the look of the window.

Only what Qt's rich text knows is used. Pictures are named `kind:what` with their size, and the
browser asks `pictures.picture_for` for them when they come into view.
"""

import html
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    RUINS_CARDS,
    SCORING_CARDS,
    Card,
    ScoringCard,
)
from cartographers_gui.ui.assets import TEXT_FAMILY
from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.painting.text_block import unparted
from cartographers_gui.ui.rulebook.blocks import (
    Block,
    Chapter,
    Figure,
    Kind,
    Listing,
    Paragraph,
    ScoringSection,
)
from cartographers_gui.ui.rulebook.document import RULEBOOK, chapter_of
from cartographers_gui.ui.rulebook.figure_painter import figure_size
from cartographers_gui.ui.rulebook.listings import listing_rows
from cartographers_gui.ui.rulebook.markup import img, styled, table
from cartographers_gui.ui.text import card_name, card_rule, number, rules_words, stars_text
from cartographers_gui.ui.typography import lacks_italics

__all__ = ["rulebook_html", "style_of"]

_BESIDE = 620.0
"""Least width in px at scale 1 at which an example stands beside its figure."""


@dataclass(frozen=True, slots=True)
class _Page:
    """What every part of the page needs to know."""

    look: Look
    width: float
    """Width of the text in logical px."""
    names: Mapping[str, str]
    """Every card's name as a link, for the placeholders in the texts."""


def style_of(look: Look) -> str:
    """Return the style sheet of the page."""
    palette, px = look.palette, look.fonts.px
    decoration = "underline" if palette.high_contrast else "none"

    def color(value: QColor) -> str:
        return value.name()

    return f"""
    body {{ color: {color(palette.text)}; font-family: '{TEXT_FAMILY}'; }}
    p {{ line-height: 126%; margin: 0px; }}
    .picture {{ line-height: 100%; }}
    a {{ color: {color(palette.link)}; text-decoration: {decoration}; }}
    h1 {{ font-size: {round(px(30))}px; font-weight: 700; margin: {round(px(6))}px 0; }}
    h2 {{ font-size: {round(px(20))}px; font-weight: 600; margin-top: {round(px(26))}px;
          margin-bottom: {round(px(4))}px; color: {color(palette.accent)}; }}
    .number {{ color: {color(palette.muted)}; font-size: {round(px(15))}px; }}
    .caption {{ color: {color(palette.muted)}; font-size: {round(px(14.5))}px; }}
    .rule {{ font-size: {round(px(17))}px; font-weight: 600; }}
    .mark {{ color: {color(palette.accent)}; font-weight: 700; }}
    .head {{ color: {color(palette.muted)}; font-weight: 600; font-size: {round(px(14))}px; }}
    """


def rulebook_html(look: Look, width: float) -> str:
    """Return the whole rulebook for a text of some width in logical px."""
    page = _Page(look, width, _linked_names())
    parts = [_chapter(page, chapter, place) for place, chapter in enumerate(RULEBOOK, 1)]
    return f"<html><body>{''.join(parts)}</body></html>"


def _linked_names() -> dict[str, str]:
    cards: list[Card | ScoringCard] = [
        *EXPLORE_CARDS.values(),
        *RUINS_CARDS.values(),
        *AMBUSH_CARDS.values(),
        *SCORING_CARDS.values(),
    ]
    return {card.id: _link(card.id, card_name(card)) for card in cards}


def _link(place: str, text: str) -> str:
    return f'<a href="#{place}">{html.escape(text)}</a>'


def _filled(page: _Page, text: str) -> str:
    """Return a message in the chosen language with the names of cards in it."""
    return unparted(rules_words(text).format_map(page.names))


def _chapter(page: _Page, chapter: Chapter, place: int) -> str:
    px = page.look.fonts.px
    rule = img("ornament:rule", QSizeF(min(page.width, round(px(520))), round(px(26))))
    above = round(px(6 if place == 1 else 70))
    head = (
        f'<p align="center" style="margin-top: {above}px; margin-bottom: 0px">'
        f'<a name="{chapter.id}"></a><span class="number">{number(place)}</span></p>'
        f'<h1 align="center">{rules_words(chapter.title)}</h1>'
        f'<p align="center" class="picture" style="margin-bottom: {round(px(16))}px">{rule}</p>'
    )
    return head + "".join(_blocks(page, chapter.blocks)) + _see(page, chapter)


def _kind_of(block: Block) -> Kind | None:
    return block.kind if isinstance(block, Paragraph) else None


def _blocks(page: _Page, blocks: tuple[Block, ...]) -> Iterator[str]:
    for kind, group in groupby(blocks, key=_kind_of):
        if kind in {Kind.POINT, Kind.STEP}:
            items = [block for block in group if isinstance(block, Paragraph)]
            yield _items(page, items, numbered=kind is Kind.STEP)
        else:
            yield from (_block(page, block) for block in group)


def _block(page: _Page, block: Block) -> str:
    match block:
        case Paragraph(kind=Kind.HEADING):
            return f'<h2><a name="{block.id}"></a>{_filled(page, block.text)}</h2>'
        case Paragraph(kind=Kind.NOTE):
            return _note(page, block)
        case Paragraph():
            return _paragraph(page, block)
        case Figure():
            return _figure(page, block)
        case Listing():
            return listing_rows(block.kind, page.look, page.width)
        case ScoringSection():
            return _section(page, block)


def _paragraph(page: _Page, block: Paragraph) -> str:
    gap = round(page.look.fonts.px(10))
    text = f'<a name="{block.id}"></a>{_filled(page, block.text)}'
    return f'<p style="margin-top: 0px; margin-bottom: {gap}px">{text}</p>'


def _items(page: _Page, items: list[Paragraph], *, numbered: bool) -> str:
    """Set a list as a table, so that its marks hang beside the text."""
    px = page.look.fonts.px
    rows = []
    for place, item in enumerate(items, 1):
        sign = number(place) if numbered else "•"
        mark = f'<p><span class="mark">{sign}</span></p>'
        rows.append(
            f'<td width="{round(px(30))}" align="right">{mark}</td>'
            f'<td><p><a name="{item.id}"></a>{_filled(page, item.text)}</p></td>'
        )
    return table(rows, padding=round(px(4))) + _gap(page)


def _gap(page: _Page, size: float = 8) -> str:
    return f'<p class="picture" style="font-size: {round(page.look.fonts.px(size))}px">&nbsp;</p>'


def _note(page: _Page, block: Paragraph) -> str:
    palette, px = page.look.palette, page.look.fonts.px
    ground = (palette.panel if not palette.high_contrast else palette.card).name()
    text = f'<p><a name="{block.id}"></a>{_filled(page, block.text)}</p>'
    row = (
        f'<td width="{round(px(5))}" style="background-color: {palette.accent.name()}"></td>'
        f'<td style="background-color: {ground}; padding: {round(px(12))}px">{text}</td>'
    )
    return _gap(page, 4) + table([row], padding=0) + _gap(page)


def _caption(page: _Page, text: str) -> str:
    words = _filled(page, text)
    slanted = words if lacks_italics(words) else f"<i>{words}</i>"
    return f'<span class="caption">{slanted}</span>'


def _picture(page: _Page, id: str, alt: str, most: float) -> str:
    return img(f"figure:{id}", figure_size(id, page.look, most), alt)


def _plain(page: _Page, text: str) -> str:
    """Return a message without its links and marks, for those who hear the picture."""
    names = {card: html.unescape(styled(name)) for card, name in page.names.items()}
    return styled(rules_words(text).format_map(names))


def _figure(page: _Page, block: Figure) -> str:
    picture = _picture(page, block.id, _plain(page, block.caption), page.width)
    px = page.look.fonts.px
    return (
        f'<p align="center" class="picture" style="margin-top: {round(px(12))}px; '
        f'margin-bottom: {round(px(6))}px">'
        f'<a name="figure.{block.id}"></a>{picture}</p>'
        f'<p align="center" style="margin-top: 0px; margin-bottom: {round(px(18))}px">'
        f"{_caption(page, block.caption)}</p>"
    )


def _section(page: _Page, block: ScoringSection) -> str:
    card, px = SCORING_CARDS[block.card], page.look.fonts.px
    rule = (
        f'<h2><a name="{block.card}"></a>{html.escape(card_name(card))}</h2>'
        f'<p style="margin-top: 0px; margin-bottom: {round(px(8))}px">'
        f'<span class="rule">{html.escape(unparted(card_rule(card)))}</span></p>'
    )
    notes = "".join(_paragraph(page, note) for note in block.notes)
    star = img("star:one", QSizeF(round(px(24)), round(px(24))))
    earned = f"<b>{html.escape(stars_text(block.stars))}</b>"
    example = (
        f'<p><a name="{block.example.id}"></a>{_filled(page, block.example.text)}</p>'
        f'<p style="margin-top: {round(px(10))}px">{star}&nbsp; {earned}</p>'
    )
    alt = _plain(page, block.example.text)
    if page.width < px(_BESIDE):
        picture = _picture(page, block.card, alt, page.width)
        below = f"margin-bottom: {round(px(8))}px"
        return (
            f'{rule}{notes}<p align="center" class="picture" style="{below}">{picture}</p>{example}'
        )
    picture = _picture(page, block.card, alt, page.width * 0.56)
    row = f'<td valign="middle">{picture}</td><td valign="middle">{example}</td>'
    return rule + notes + table([row], padding=round(px(8))) + _gap(page)


def _see(page: _Page, chapter: Chapter) -> str:
    if not chapter.see:
        return ""
    links = []
    for place in chapter.see:
        target = chapter_of(place)
        is_card = place in SCORING_CARDS
        title = card_name(SCORING_CARDS[place]) if is_card else ""
        links.append(_link(place, title or rules_words(target.title if target else "")))
    return f'<p class="caption" align="center">{" &nbsp;·&nbsp; ".join(links)}</p>'
