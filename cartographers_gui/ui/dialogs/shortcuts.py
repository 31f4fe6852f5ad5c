"""The list of all keys, built from the tables that handle them."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHeaderView,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cartographers_gui.ui.commands import COMMANDS, command_text

__all__ = ["ShortcutsDialog", "map_key_names"]

translate = QCoreApplication.translate


class ShortcutsDialog(QDialog):
    """Lists every command with its keys; `map_rows` are those of the map, as text and keys."""

    def __init__(
        self, map_rows: Iterable[tuple[str, tuple[str, ...]]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        self.resize(560, 560)
        self.list = QTreeWidget()
        self.list.setColumnCount(2)
        self.list.setHeaderLabels([self.tr("What it does"), self.tr("Keys")])
        self.list.setRootIsDecorated(False)
        self.list.setAlternatingRowColors(True)
        self.list.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.list.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        rows = [(text, keys) for text, keys in map_rows]
        rows += [(command_text(c), (c.key,)) for c in COMMANDS if c.key]
        for text, keys in rows:
            QTreeWidgetItem(self.list, [text, "  ".join(map(_native, keys))])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.addWidget(self.list)
        column.addWidget(buttons)
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)


def _native(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def map_key_names() -> tuple[str, ...]:
    """Return what the keys of the map do, in the order of their table."""
    return (
        translate("MapKeys", "Move up"),
        translate("MapKeys", "Move down"),
        translate("MapKeys", "Move left"),
        translate("MapKeys", "Move right"),
        translate("MapKeys", "Up to the next place where it fits"),
        translate("MapKeys", "Down to the next place where it fits"),
        translate("MapKeys", "Left to the next place where it fits"),
        translate("MapKeys", "Right to the next place where it fits"),
        translate("MapKeys", "To the top edge"),
        translate("MapKeys", "To the bottom edge"),
        translate("MapKeys", "To the left edge"),
        translate("MapKeys", "To the right edge"),
        translate("MapKeys", "Rotate right"),
        translate("MapKeys", "Rotate left"),
        translate("MapKeys", "Mirror"),
        translate("MapKeys", "Lay down; again: confirm"),
        translate("MapKeys", "Take back in hand"),
        translate("MapKeys", "Next place where it fits"),
        translate("MapKeys", "Previous place where it fits"),
        translate("MapKeys", "Mark places where it fits"),
        translate("MapKeys", "Enlarge the map"),
        translate("MapKeys", "Make the map smaller"),
        translate("MapKeys", "Show the whole map"),
    )
