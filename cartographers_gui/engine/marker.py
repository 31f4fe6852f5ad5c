"""The identity function by which the translation extractor finds the engine's English texts."""

__all__ = ["QT_TRANSLATE_NOOP"]


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: N802 - the extractor looks for this very name
    """Return `text` unchanged; `context` is the Linguist context it is filed under.

    >>> QT_TRANSLATE_NOOP("cards", "Hamlet")
    'Hamlet'
    """
    del context
    return text
