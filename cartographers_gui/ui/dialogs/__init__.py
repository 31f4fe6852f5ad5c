"""Small windows above the game, one file each.

May import: widgets, commands and what stands below them.
"""
