"""The column of a list in which keys stand as they do on buttons."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from cartographers_gui.ui.widgets.key_cap import key_cap_size, paint_key_cap
from cartographers_gui.ui.widgets.look import look_of

__all__ = ["CAPS", "CapColumn"]

CAPS = Qt.ItemDataRole.UserRole + 1
"""Portable names of the keys of an item; its text names them for those who do not see it."""
_GAP, _EDGE = 6.0, 8.0
_LEAST = 30.0

_Index = QModelIndex | QPersistentModelIndex


class CapColumn(QStyledItemDelegate):
    """Paints a key cap for each key, and a mark before those that are wanted twice."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = parent

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:  # noqa: N802
        """Leave to Qt the ground of an item, and the mark of a clash."""
        super().initStyleOption(option, index)
        option.text = option.text.partition(" ")[0] if index.data(CAPS + 1) else ""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the caps upon what Qt has painted."""
        super().paint(painter, option, index)
        look = look_of(self._view)
        palette, fonts = look.palette, look.fonts
        state: QStyle.StateFlag = option.state
        rect = QRectF(option.rect)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        ink, ground = (palette.text, palette.card)
        if chosen:
            ink, ground = palette.accent_text, palette.accent
        left = rect.left() + _EDGE + (fonts.px(20) if index.data(CAPS + 1) else 0)
        for key in index.data(CAPS) or ():
            size = key_cap_size(key, fonts)
            corner = QPointF(left, rect.center().y() - size.height() / 2)
            paint_key_cap(painter, key, QRectF(corner, size), fonts, ink=ink, ground=ground)
            left += size.width() + _GAP

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        fonts = look_of(self._view).fonts
        widths = [key_cap_size(key, fonts).width() + _GAP for key in index.data(CAPS) or ()]
        clash = fonts.px(20) if index.data(CAPS + 1) else 0
        hint = super().sizeHint(option, index)
        height = max(hint.height(), round(fonts.px(_LEAST)))
        return QSize(round(sum(widths) + 2 * _EDGE + clash), height)
