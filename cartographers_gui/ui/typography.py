"""Every font of the program: one family, sizes in pixels times the scale a person has chosen.

The italic faces of the family have no Cyrillic letters. `slanted_font` leans the upright ones over
for such a text, instead of leaving it to whatever font the system has.
"""

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QTransform

from cartographers_gui.engine.value import value
from cartographers_gui.ui.assets import TEXT_FAMILY

__all__ = [
    "Typography",
    "lacks_italics",
    "line_height",
    "overhang",
    "slanted_font",
    "text_font",
    "text_path",
]

SMALLEST_SCALE = 0.8
LARGEST_SCALE = 2.0
_LETTER_SPACING = 0.7
_TEXT, _DISPLAY = 16.0, 34.0
_DISPLAY_SHARE = 0.4
"""What a page's title takes part in of the growth of texts up to `_TEXT` px."""
_LEADING = 1.27
_LATIN = "\u024f"
"""The last of the Latin letters."""
_CYRILLIC = ("\u0400", "\u04ff")
_UPRIGHT_STYLES = {
    QFont.Weight.Normal: "Regular",
    QFont.Weight.DemiBold: "Semibold",
    QFont.Weight.Bold: "Bold",
}
"""What the upright faces of the family call themselves."""


@lru_cache(maxsize=256)
def _font(pixels: float, weight: QFont.Weight, spacing: float, *, italic: bool) -> QFont:
    font = QFont(TEXT_FAMILY)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    font.setItalic(italic)
    # Without hinting a text has the same width at every device ratio, so nothing is clipped at one.
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if spacing:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return font


def text_font(
    pixels: float,
    *,
    weight: QFont.Weight = QFont.Weight.Normal,
    italic: bool = False,
    spacing: float = 0.0,
) -> QFont:
    """Return the text font at a height in logical pixels; letter `spacing` in pixels."""
    return QFont(_font(pixels, weight, spacing, italic=italic))


def slanted_font(text: str, pixels: float, *, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the font that writes a text in italics.

    For Cyrillic letters it is the upright face, named by its style and leant over by Qt. Where
    another font steps in, only its upright face is sure to be there: Greek, Arabic or Chinese names
    stand upright.
    """
    if not lacks_italics(text):
        return text_font(pixels, weight=weight, italic=True)
    first, last = _CYRILLIC
    if any(letter.isalpha() and not first <= letter <= last for letter in text if letter > _LATIN):
        return text_font(pixels, weight=weight)
    font = text_font(pixels, weight=weight, italic=True)
    font.setStyleName(_UPRIGHT_STYLES[weight])
    return font


def overhang(font: QFont) -> float:
    """Return by how many px a text may reach over its width: its last letter, if Qt leans it over.

    >>> overhang(slanted_font("Ana", 15)), round(overhang(slanted_font("Олена", 15)))
    (0.0, 3)
    """
    return 0.2 * font.pixelSize() if font.italic() and font.styleName() else 0.0


def text_path(
    text: str, pixels: float, *, weight: QFont.Weight = QFont.Weight.Normal
) -> QPainterPath:
    """Return the outline of a short text with its baseline at the origin, for painting to scale."""
    path = QPainterPath()
    # The outline is taken large and made small, since fonts have whole sizes.
    path.addText(QPointF(0, 0), text_font(200, weight=weight), text)
    factor = pixels / 200
    return QTransform.fromScale(factor, factor).map(path)


def lacks_italics(text: str) -> bool:
    """Tell whether a text has a letter that the italic faces cannot write: all but the Latin ones.

    >>> lacks_italics("Iñigo Čović"), lacks_italics("Олена"), lacks_italics("ع")
    (False, True, True)
    """
    # Most texts are settled by their highest letter, which is found a hundred times as fast.
    if max(text, default="") <= _LATIN:
        return False
    return any(letter > _LATIN and letter.isalpha() for letter in text)


@value
class Typography:
    """The fonts at one scale; 1 is the size of the design, 0.8 to 2 can be chosen.

    Sizes: 46 the winner's name, 34 a page's title, 23 the season, 20 a card's title, 18 a name in a
    row, 15 body, 13 a label, 12 the smallest.
    """

    scale: float = 1.0

    def size(self, pixels: float) -> float:
        """Return the height of letters in px: titles, large already, grow less than texts.

        >>> fonts = Typography(2.0)
        >>> fonts.size(15.0), round(fonts.size(34.0))
        (30.0, 48)
        """
        if self.scale <= 1 or pixels <= _TEXT:
            return pixels * self.scale
        part = min(1.0, (pixels - _TEXT) / (_DISPLAY - _TEXT))
        return pixels * (1 + (self.scale - 1) * (1 - part * (1 - _DISPLAY_SHARE)))

    def body(self, pixels: float = 15.0) -> QFont:
        """Return the upright text font."""
        return text_font(self.size(pixels))

    def strong(self, pixels: float = 15.0) -> QFont:
        """Return the half bold font of names, buttons and titles."""
        return text_font(self.size(pixels), weight=QFont.Weight.DemiBold)

    def bold(self, pixels: float = 15.0) -> QFont:
        """Return the bold font of sums and page titles."""
        return text_font(self.size(pixels), weight=QFont.Weight.Bold)

    def aside(self, text: str, pixels: float = 14.0) -> QFont:
        """Return the italic font of explanations, which depends on the letters of the text."""
        return slanted_font(text, self.size(pixels))

    def label(self, pixels: float = 13.0) -> QFont:
        """Return the letter-spaced font of section labels."""
        return text_font(
            self.size(pixels),
            weight=QFont.Weight.DemiBold,
            spacing=_LETTER_SPACING * self.scale,
        )

    def frame(self, length: float, text: float = 15.0) -> float:
        """Return a length that holds one line of text: it grows by what the line grows by.

        >>> Typography(1.0).frame(40.0), round(Typography(2.0).frame(40.0))
        (40.0, 59)
        """
        if self.scale <= 1:
            return length * self.scale
        return length + (self.size(text) - text) * _LEADING

    def px(self, length: float) -> float:
        """Return a length that grows with the text, such as a button's height."""
        return length * self.scale


def line_height(font: QFont) -> float:
    """Return the height of one line of a wrapped text in px: 1.27 times the font's size."""
    weight, style = font.weight(), font.styleName()
    return _line_height(font.family(), font.pixelSize(), weight, style, italic=font.italic())


@lru_cache(maxsize=256)
def _line_height(
    family: str, pixels: int, weight: QFont.Weight, style: str, *, italic: bool
) -> float:
    font = QFont(family, weight=weight, italic=italic)
    if style:
        font.setStyleName(style)
    font.setPixelSize(pixels)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return max(pixels * _LEADING, QFontMetricsF(font).tightBoundingRect("Ўy").height())
