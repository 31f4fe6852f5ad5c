"""Cartographers, the map-drawing board game, as a desktop program.

Start reading at: `engine` for the rules, `ui` for the window.
"""

__version__ = "0.1.0"
