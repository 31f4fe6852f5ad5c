"""Everything the program paints by itself: map, glyphs, cards, crests, seals and signs.

May import: language, text, theme, typography, assets, motion and the engine. Functions are called
`paint_x(painter, what, rect, palette)`, take logical px and leave the painter as they found it.
"""
