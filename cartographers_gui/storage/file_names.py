"""How the files of the program are called."""

__all__ = ["SAVE_SUFFIX"]

SAVE_SUFFIX = ".cartographers"
