"""A look: one palette and the fonts at one scale, which is all that a painter of texts needs."""

from cartographers_gui.engine.value import value
from cartographers_gui.ui.theme import DAY, Palette
from cartographers_gui.ui.typography import Typography

__all__ = ["Look"]

_PLAIN_FONTS = Typography()


@value
class Look:
    """What something is painted with."""

    palette: Palette = DAY
    fonts: Typography = _PLAIN_FONTS

    @property
    def key(self) -> str:
        """A name of this look for the picture cache."""
        return f"{self.palette.name}/{self.fonts.scale}"
