"""What the drawing page says about the shape in hand, in whole sentences."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from cartographers_gui.engine import MapSheet, Space
from cartographers_gui.session import Draft, Preview
from cartographers_gui.ui.text import (
    coins_text,
    refusal_sentence,
    space_list,
    space_name,
    terrain_name,
)

__all__ = ["draft_sentence", "space_sentence"]

translate = QCoreApplication.translate


def draft_sentence(draft: Draft, preview: Preview | None) -> str:
    """Return whether the shape may be drawn where it is: why not, or what it would do."""
    if draft.target is None:
        return _invitation(draft)
    if preview is None:
        parts = [refusal_sentence(refusal) for refusal in draft.refusals]
        if not draft.legal_targets() and draft.fits_when_turned():
            parts.append(translate("Table", "Turned otherwise it fits somewhere."))
        return " ".join(parts)
    laid = translate("Table", "Lies well: press Enter or click it to confirm.")
    fits = translate("Table", "It fits here.")
    return " ".join((laid if draft.is_laid else fits, *_consequences(preview)))


def _invitation(draft: Draft) -> str:
    if not draft.fits_when_turned():
        return translate("Table", "This shape fits nowhere: choose another one.")
    if not draft.legal_targets():
        return translate("Table", "It fits nowhere as it is turned now: rotate or mirror it.")
    return translate("Table", "Point at the map, or press an arrow key.")


def _consequences(preview: Preview) -> Iterator[str]:
    if preview.ruins_covered:
        text = translate("Table", "It covers the ruins at {spaces}.")
        yield text.format(spaces=space_list(preview.ruins_covered))
    if preview.mountains_surrounded:
        text = translate("Table", "It surrounds the mountain at {spaces}.")
        yield text.format(spaces=space_list(preview.mountains_surrounded))
    if preview.coins_gained:
        text = translate("Table", "It brings {coins}.")
        yield text.format(coins=coins_text(preview.coins_gained))


def space_sentence(sheet: MapSheet, space: Space) -> str:
    """Return what a space shows."""
    terrain = sheet.terrain_at(space)
    name = space_name(space)
    if terrain is not None:
        text = translate("Table", "{space}: {terrain}.")
        return text.format(space=name, terrain=terrain_name(terrain))
    if space in sheet.layout.wasteland:
        return translate("Table", "{space}: wasteland.").format(space=name)
    if space in sheet.open_ruins:
        return translate("Table", "{space}: open ruins.").format(space=name)
    return translate("Table", "{space}: empty.").format(space=name)
