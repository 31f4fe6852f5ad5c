"""The rulebook of the program: its text as data, its figures, and its words for tooltips.

May import: engine, painting, text, theme, typography. Start reading at: `blocks`, then `document`.
"""
