"""The map on the screen: one sheet, and the shape in hand over it.

May import: bridge, commands, widgets, painting and what stands below them. Start reading at:
`view`, the widget with a shape in hand, over `sheet_view`, which only shows; `seen_map` is one that
is looked at beside the game. `hand` is every step a gesture or key ends in; `mouse`, `touch` and
`key_steps` lead to it, `looking` enlarges. `scene` and its items are what is seen,
`accessible_map` what is heard.
"""

from cartographers_gui.ui.canvas.seen_map import SeenMap
from cartographers_gui.ui.canvas.sheet_view import WHOLE, SheetView
from cartographers_gui.ui.canvas.view import MapCanvas
from cartographers_gui.ui.canvas.words import MapWords
from cartographers_gui.ui.painting.cartouche import Cartouche

__all__ = ["WHOLE", "Cartouche", "MapCanvas", "MapWords", "SeenMap", "SheetView"]
