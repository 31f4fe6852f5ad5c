"""Colours made from the palette's: thinner, or mixed with another."""

from PySide6.QtGui import QColor

__all__ = ["faded", "mixed"]


def faded(color: QColor, opacity: float) -> QColor:
    """Return a color at an opacity from 0 to 1."""
    made = QColor(color)
    made.setAlphaF(opacity)
    return made


def mixed(first: QColor, second: QColor, part: float) -> QColor:
    """Return `first` with a `part` from 0 to 1 of `second` in it, opaque."""
    return QColor.fromRgbF(
        first.redF() * (1 - part) + second.redF() * part,
        first.greenF() * (1 - part) + second.greenF() * part,
        first.blueF() * (1 - part) + second.blueF() * part,
    )
