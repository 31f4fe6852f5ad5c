"""Names of a package whose modules are imported when somebody first asks for them."""

from collections.abc import Mapping
from importlib import import_module

__all__ = ["late_name"]


def late_name(package: str, homes: Mapping[str, str], name: str) -> object:
    """Return what `name` of a package stands for, and let the package have it from now on.

    `homes` says in which module each name stands; any other raises `AttributeError`.
    """
    home = homes.get(name)
    if home is None:
        message = f"module {package!r} has no attribute {name!r}"
        raise AttributeError(message)
    found: object = getattr(import_module(f"{package}.{home}"), name)
    vars(import_module(package))[name] = found
    return found
