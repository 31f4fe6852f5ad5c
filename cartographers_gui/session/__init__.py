"""One running game, without Qt.

May import: engine. Start reading at: `session`.
"""
