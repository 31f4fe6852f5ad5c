"""What is to be said about the shape in hand: whose map it is, may it lie there, and what follows.

Legality comes from the draft and consequences from the preview; nothing is decided here.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QCoreApplication

from cartographers_gui.engine import SEASON_CARDS, MapSheet, Refusal, SeasonScore, Space
from cartographers_gui.session import Draft, Preview
from cartographers_gui.ui.shape_words import hand_sentence, place_sentence
from cartographers_gui.ui.text import (
    coins_text,
    edict_label,
    isolated,
    listed,
    refusal_sentence,
    signed,
    space_list,
    space_name,
    terrain_name,
)

__all__ = [
    "DraftReport",
    "Verdict",
    "report_of",
    "score_sentence",
    "space_sentence",
    "spoken_report",
    "stays_sentence",
]

translate = QCoreApplication.translate


class Verdict(Enum):
    """How a shape lies."""

    OFF_MAP = auto()
    REFUSED = auto()
    LEGAL = auto()
    LAID = auto()
    """It waits to be confirmed."""


@dataclass(frozen=True, slots=True)
class DraftReport:
    """What the bar says; a screen reader hears more, see `spoken_report`."""

    verdict: Verdict
    headline: str
    """Whose map it is, and may the shape lie there."""
    details: tuple[str, ...]
    """Whole sentences, the most specific first."""
    hint: str = ""
    """What to do next, for who sees the window; nobody wants to hear it at every space."""

    @property
    def text(self) -> str:
        """All of it as one text."""
        return " ".join((f"{self.headline}.", *self.details))


def report_of(draft: Draft, preview: Preview | None, owner: str, advice: str = "") -> DraftReport:
    """Report on a draft; `preview` is what a legal one would change, `owner` the map's player.

    `advice` is said before all else.
    """
    report = _plain_report(draft, preview, isolated(owner))
    return replace(report, details=(advice, *report.details)) if advice else report


def _plain_report(draft: Draft, preview: Preview | None, name: str) -> DraftReport:
    if draft.target is None:
        headline = translate("DraftReport", "Map of {owner}").format(owner=name)
        return DraftReport(Verdict.OFF_MAP, headline, (_invitation(draft),))
    if preview is None:
        headline = translate("DraftReport", "Map of {owner} · Not here").format(owner=name)
        return DraftReport(Verdict.REFUSED, headline, tuple(_reasons(draft)))
    if draft.is_laid:
        headline = translate("DraftReport", "Map of {owner} · Laid down").format(owner=name)
        question = translate("DraftReport", "Confirm it, or move it.")
        return DraftReport(Verdict.LAID, headline, tuple(_consequences(preview)) or (question,))
    headline = translate("DraftReport", "Map of {owner} · Legal").format(owner=name)
    hint = translate("DraftReport", "Click to lay it down, or press Enter.")
    return DraftReport(Verdict.LEGAL, headline, tuple(_consequences(preview)), hint)


def spoken_report(report: DraftReport, draft: Draft, score: str = "") -> str:
    """Return a report for those who see neither shape nor map: what is drawn, where, and may it be.

    `score` is what it would bring, see `score_sentence`.
    """
    if draft.target is None:
        coin = draft.offer.options[draft.option].coin
        shape = hand_sentence(draft.terrain, draft.form, coin=coin)
        return " ".join((f"{report.headline}.", shape, *report.details))
    place = place_sentence(draft.terrain, draft.spaces)
    parts = (place, _verdict_sentence(report.verdict), *report.details, score)
    return " ".join(part for part in parts if part)


def _verdict_sentence(verdict: Verdict) -> str:
    match verdict:
        case Verdict.LEGAL:
            return translate("DraftReport", "Legal.")
        case Verdict.LAID:
            return translate("DraftReport", "Laid down.")
        case _:
            return translate("DraftReport", "Not here.")


def score_sentence(preview: Preview, *, is_laid: bool, owner: str = "") -> str:
    """Return what a drawing would change in the season's score; of a laid one part by part too.

    `owner` is the neighbour whose score it is, in an ambush.
    """
    parts = listed(_changed_parts(preview.now, preview.then)) if is_laid else ""
    if owner and parts:
        text = translate("DraftReport", "This season {change} for {owner}: {parts}.")
    elif owner:
        text = translate("DraftReport", "This season {change} for {owner}.")
    elif parts:
        text = translate("DraftReport", "This season {change}: {parts}.")
    else:
        text = translate("DraftReport", "This season {change}.")
    change = signed(preview.then.total - preview.now.total)
    return text.format(change=change, owner=isolated(owner), parts=parts)


def _changed_parts(now: SeasonScore, then: SeasonScore) -> Iterator[str]:
    first, second = SEASON_CARDS[now.season].edicts
    for name, change in (
        (edict_label(first), then.first - now.first),
        (edict_label(second), then.second - now.second),
        (translate("DraftReport", "Coins"), then.coins - now.coins),
        (translate("DraftReport", "Monsters"), now.monsters - then.monsters),
    ):
        if change:
            text = translate("DraftReport", "{part} {change}")
            yield text.format(part=name, change=signed(change))


def _invitation(draft: Draft) -> str:
    if not draft.fits_when_turned():
        return translate("DraftReport", "This shape fits nowhere: choose another one.")
    if not draft.legal_targets():
        return translate(
            "DraftReport", "As it is turned now, it fits nowhere: rotate or mirror it."
        )
    return translate("DraftReport", "Point at the map, or press an arrow key.")


def _reasons(draft: Draft) -> Iterator[str]:
    yield from map(refusal_sentence, draft.refusals)
    if not draft.legal_targets():
        yield _invitation(draft)


def _consequences(preview: Preview) -> Iterator[str]:
    """Tell which ruins are covered, which mountains closed, and the coins of both and the card."""
    if preview.ruins_covered:
        text = translate("DraftReport", "It covers the ruins at {spaces}.")
        yield text.format(spaces=space_list(preview.ruins_covered))
    closed = len(preview.mountains_surrounded)
    if closed:
        text = translate("DraftReport", "It surrounds mountains: {spaces} (+{coins}).")
        yield text.format(spaces=space_list(preview.mountains_surrounded), coins=coins_text(closed))
    if preview.coins_gained > closed:
        text = translate("DraftReport", "The shape brings {coins}.")
        yield text.format(coins=coins_text(preview.coins_gained - closed))


def stays_sentence(refusals: Sequence[Refusal]) -> str:
    """Say why a laid shape was not moved to where it was wanted; the first reason is told."""
    text = translate("DraftReport", "The shape stays where it lies. {reason}")
    return text.format(reason=refusal_sentence(refusals[0]))


def space_sentence(sheet: MapSheet, space: Space) -> str:
    """Return what a space shows."""
    terrain = sheet.terrain_at(space)
    name = space_name(space)
    if terrain is not None:
        text = translate("DraftReport", "{space}: {terrain}.")
        return text.format(space=name, terrain=terrain_name(terrain))
    if space in sheet.layout.wasteland:
        return translate("DraftReport", "{space}: wasteland.").format(space=name)
    if space in sheet.open_ruins:
        return translate("DraftReport", "{space}: open ruins.").format(space=name)
    return translate("DraftReport", "{space}: empty.").format(space=name)
