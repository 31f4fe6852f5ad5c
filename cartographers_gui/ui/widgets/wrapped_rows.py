"""Rows of a tree that are as high as their texts need on more than one line."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger

__all__ = ["wrap_rows"]

_ENDLESS = 10_000
_DOUBT = 2
"""Px by which a line may be shorter than the room it is broken for."""


class _WrappedRows(QStyledItemDelegate):
    """Measures a row by the width of its column.

    WORKAROUND: Qt breaks the texts of a tree, but never makes room for the lines below the first
    (https://code.qt.io/cgit/qt/qtbase.git/tree/src/widgets/itemviews/qtreeview.cpp).
    """

    def __init__(self, view: QTreeView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        hint = super().sizeHint(option, index)
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        text, metrics = shown.text, shown.fontMetrics
        line = metrics.size(Qt.TextFlag.TextSingleLine, text)
        around = hint.width() - line.width() + self._indentation(index)
        room = self._view.columnWidth(index.column()) - around - _DOUBT
        if not text or room <= 0:
            return hint
        area, wrapped = QRect(0, 0, room, _ENDLESS), Qt.TextFlag.TextWordWrap
        height = metrics.boundingRect(area, wrapped, text).height()
        return QSize(hint.width(), hint.height() + max(0, height - line.height()))

    def _indentation(self, index: QModelIndex | QPersistentModelIndex) -> int:
        if index.column():
            return 0
        depth = int(self._view.rootIsDecorated())
        while (index := index.parent()).isValid():
            depth += 1
        return depth * self._view.indentation()


def wrap_rows(view: QTreeView) -> None:
    """Let the texts of a tree stand on as many lines as the widths of its columns ask for."""
    view.setWordWrap(True)
    scroll_by_finger(view)
    view.setUniformRowHeights(False)
    view.setItemDelegate(_WrappedRows(view))
    view.header().sectionResized.connect(
        view.scheduleDelayedItemsLayout, Qt.ConnectionType.QueuedConnection
    )
