"""Start the installed program once, see its window appear, and end it.

Run with the program to be tested first on the path; the exit code tells how it went.
"""

import os
import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

import cartographers_gui
from cartographers_gui.__main__ import main


def show_once(*_application: object) -> int:
    """Stand in for the event loop: let the window appear, and check that it did."""
    for _ in range(5):
        QApplication.processEvents()
    shown = [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]
    if not shown:
        print("No window appeared.", file=sys.stderr)
        return 1
    picture = shown[0].grab()
    print(f"A window of {picture.width()} x {picture.height()} appeared.")
    return 0


def start() -> int:
    """Start the program and return 0 when its window appeared."""
    wanted = os.environ.get("PYTHONPATH", "")
    found = Path(cartographers_gui.__file__)
    if wanted and not found.is_relative_to(wanted):
        print(f"Expected the program in {wanted}, found {found}.", file=sys.stderr)
        return 1
    QApplication.exec = show_once  # type: ignore[method-assign]
    return main() or 0


if __name__ == "__main__":
    sys.exit(start())
