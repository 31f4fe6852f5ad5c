"""What the program does besides the game: one module and one `QObject` for each area.

May import: everything of `ui` below it. Start reading at: `ui/shell.py`, which each is given.
"""
