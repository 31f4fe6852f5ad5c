"""Whole pages of the window, each a widget that shows values and tells what a person chose.

May import: canvas, dialogs, panels, widgets and what stands below them. Start reading at:
`new_game`, then `season_sheet` and `standings`; the other modules are their parts.
"""
