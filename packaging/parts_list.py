"""What `parts.py` makes and the packages use; needs no Qt."""

PNG_SIDES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Sides in px of the icon's pictures."""
