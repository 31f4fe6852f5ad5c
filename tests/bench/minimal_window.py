"""The smallest window that PySide6 can show: the floor that the start of the program is held to."""

import sys

from PySide6.QtWidgets import QApplication, QLabel


def main() -> int:
    """Show one line of text until the process is ended."""
    application = QApplication(sys.argv[:1])
    label = QLabel("The quick brown fox jumps over the lazy dog")
    label.resize(400, 300)
    label.show()
    return application.exec()


if __name__ == "__main__":
    sys.exit(main())
