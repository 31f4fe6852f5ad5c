"""Older documents, brought step by step to the form that is read now."""

from collections.abc import Callable, Mapping
from typing import Any

__all__ = ["VERSION", "MigrationFailed", "migrated"]

VERSION = 1
"""The form that is written now."""


class MigrationFailed(ValueError):
    """A document says that it has an old form, but has not."""


_Document = Mapping[str, Any]
_STEPS: dict[int, Callable[[_Document], _Document]] = {}
"""How to make a document of one version later, by the version it has. There is one so far."""


def migrated(document: _Document) -> _Document:
    """Return a document in the form of `VERSION`; one without a known version is left as it is.

    Raises `MigrationFailed` when an old document is not what its version says.
    """
    version = document.get("version")
    while type(version) is int and version in _STEPS:
        try:
            document = _STEPS[version](document)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise MigrationFailed(f"version {version}: {error!r}") from error
        version = document.get("version")
    return document
