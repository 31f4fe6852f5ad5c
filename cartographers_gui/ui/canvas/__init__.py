"""The map on the screen: one sheet, and the shape in hand over it.

May import: bridge, commands, widgets, painting and what stands below them. Start reading at:
`view`, the widget with a shape in hand, over `sheet_view`, which only shows. `hand` is every step a
gesture or key ends in, `keys` the table of keys, `scene` and its items what is seen.
"""

from cartographers_gui.ui.canvas.keys import KEYS, MapAction, key_cap
from cartographers_gui.ui.canvas.sheet_view import SheetView
from cartographers_gui.ui.canvas.view import Announcer, MapCanvas
from cartographers_gui.ui.painting.cartouche import Cartouche

__all__ = ["KEYS", "Announcer", "Cartouche", "MapAction", "MapCanvas", "SheetView", "key_cap"]
