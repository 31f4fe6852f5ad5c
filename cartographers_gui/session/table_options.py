"""What a table agrees on that is no rule of the game: who sees what, and when."""

from enum import StrEnum

from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.value import field, value

__all__ = ["CURTAIN_LEVELS", "MOST_IDLE_MINUTES", "CurtainLevel", "TableOptions"]

MOST_IDLE_MINUTES = 60


class CurtainLevel(StrEnum):
    """What comes between the maps of two players."""

    FULL = "full"
    """A page that hides everything until the next player is there."""
    BANNER = "banner"
    """A band above the map that says whose it is."""
    OFF = "off"
    """Nothing: the next map shows at once."""


CURTAIN_LEVELS: dict[CurtainLevel, str] = {
    CurtainLevel.FULL: QT_TRANSLATE_NOOP("options", "Full curtain"),
    CurtainLevel.BANNER: QT_TRANSLATE_NOOP("options", "Name above the map"),
    CurtainLevel.OFF: QT_TRANSLATE_NOOP("options", "No curtain"),
}
"""The English name of each level."""


@value
class TableOptions:
    """How open a table plays; changed at any time, and kept for the next game.

    The texts of the metadata are English, the source texts of their translations.
    """

    curtain: CurtainLevel = field(
        default=CurtainLevel.FULL,
        metadata={
            "name": QT_TRANSLATE_NOOP("options", "Between one player and the next"),
            "text": QT_TRANSLATE_NOOP("options", "What hides the maps from the others."),
        },
    )
    open_maps: bool = field(
        default=False,
        metadata={
            "name": QT_TRANSLATE_NOOP("options", "Open maps"),
            "text": QT_TRANSLATE_NOOP("options", "Anyone may look at all maps at any time."),
        },
    )
    previews: bool = field(
        default=True,
        metadata={
            "name": QT_TRANSLATE_NOOP("options", "Live scores"),
            "text": QT_TRANSLATE_NOOP(
                "options", "The table counts what a map is worth and what a shape would change."
            ),
        },
    )
    hide_unseen: bool = field(
        default=False,
        metadata={
            "name": QT_TRANSLATE_NOOP("options", "Hide the unseen cards"),
            "text": QT_TRANSLATE_NOOP(
                "options", "A house rule: everyone remembers by heart which cards are left."
            ),
        },
    )
    lower_on_leave: bool = field(
        default=False,
        metadata={
            "name": QT_TRANSLATE_NOOP("options", "Curtain on leaving"),
            "text": QT_TRANSLATE_NOOP(
                "options", "The curtain falls when another window comes to the front."
            ),
        },
    )
    idle_minutes: int = field(
        default=0,
        metadata={
            "name": QT_TRANSLATE_NOOP("options", "Minutes until the curtain"),
            "text": QT_TRANSLATE_NOOP(
                "options", "The curtain falls when nobody has drawn for so long; 0 for never."
            ),
        },
    )
    """0 to `MOST_IDLE_MINUTES`."""
