"""The window: everything that knows Qt.

May import: session, engine. Start reading at: `main_window`.
"""
