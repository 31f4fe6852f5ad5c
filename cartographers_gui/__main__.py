"""Start the program: ``python -m cartographers_gui``."""

import builtins
import gc
import sys
from collections.abc import Sequence

from cartographers_gui.qt_support import make_names_quickly, sparing_qt_support


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; telling the version loads no Qt."""
    # What is made before the first picture stays: looking for garbage in it only takes time.
    # `app.run` lets it be looked for again once the window is there.
    gc.disable()
    from cartographers_gui.command_line import parse  # noqa: PLC0415 - see above

    options = parse(sys.argv[1:] if arguments is None else arguments)
    make_names_quickly()
    with sparing_qt_support():
        import PySide6.QtCore  # noqa: F401, PLC0415 - --version must not wait for Qt

    _import_plainly()
    from cartographers_gui.app import run  # noqa: PLC0415

    return run(options)


def _import_plainly() -> None:
    """Let modules be imported without their source being read.

    WORKAROUND: PySide6 takes the place of `__import__` to look for ``from __feature__ import`` in
    the text of every module, a sixth of the start of this program, which has none.
    https://bugreports.qt.io/browse/PYSIDE-2029
    """
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


if __name__ == "__main__":
    raise SystemExit(main())
