"""Older documents, brought step by step to the form that is read now."""

from collections.abc import Callable, Mapping
from typing import Any

__all__ = ["VERSION", "migrated"]

VERSION = 1
"""The form that is written now."""

_Document = Mapping[str, Any]
_STEPS: dict[int, Callable[[_Document], _Document]] = {}
"""How to make a document of one version later, by the version it has. There is one so far."""


def migrated(document: _Document) -> _Document:
    """Return a document in the form of `VERSION`; one without a known version is left as it is."""
    version = document.get("version")
    while isinstance(version, int) and version in _STEPS:
        document = _STEPS[version](document)
        version = document.get("version")
    return document
