"""The entry widgets: with arrows that the style sheet cannot paint, and open to no file."""

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.widgets.look import look_of

__all__ = ["PaperComboBox", "PaperLineEdit", "PaperSpinBox"]

_ARROW = 12.0
_TEXT_EDGE = 2
"""Px between the edge of a line's contents and its text, as Qt has them."""


class PaperComboBox(QComboBox):
    """A choice from a list, with the program's own arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Of its own accord it would be as wide as in the language in which it was first shown.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def minimumSizeHint(self) -> QSize:
        # WORKAROUND: Qt keeps its own through a change of the texts
        # (https://code.qt.io/cgit/qt/qtbase.git/tree/src/widgets/widgets/qcombobox.cpp).
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = look_of(self)
        side = look.fonts.px(_ARROW)
        place = QRectF(self.width() - side - 11, (self.height() - side) / 2, side, side)
        color = look.palette.text if self.isEnabled() else look.palette.disabled
        painter = QPainter(self)
        paint_icon(painter, Icon.CHEVRON_DOWN, place, color)
        painter.end()


class PaperLineEdit(QLineEdit):
    """A line to type in; a file that is dropped on it is meant for the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAcceptDrops(False)

    def shown_text(self) -> str:
        """Return what can be read: nobody types here now, and a text too long ends in dots."""
        length = self.fontMetrics().horizontalAdvance(self.text())
        # Half of the line is surely free; to ask the style takes long for the first page.
        if self.hasFocus() or length <= self.width() / 2:
            return self.text()
        room = self._text_room().width()
        if length <= room:
            return self.text()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def _text_room(self) -> QRect:
        """Return where Qt writes the text."""
        from PySide6.QtWidgets import QStyle, QStyleOptionFrame  # noqa: PLC0415 - see `shown_text`

        option = QStyleOptionFrame()
        self.initStyleOption(option)
        room = self.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, self)
        return room.marginsRemoved(self.textMargins()).adjusted(_TEXT_EDGE, 0, -_TEXT_EDGE, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        text = self.shown_text()
        if text == self.text():
            super().paintEvent(event)
            return
        from PySide6.QtWidgets import QStyle, QStyleOptionFrame  # noqa: PLC0415 - see `shown_text`

        option = QStyleOptionFrame()
        self.initStyleOption(option)
        painter = QPainter(self)
        panel = QStyle.PrimitiveElement.PE_PanelLineEdit
        self.style().drawPrimitive(panel, option, painter, self)
        painter.setPen(self.palette().text().color())
        painter.drawText(
            self._text_room().adjusted(0, 0, _TEXT_EDGE, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            text,
        )
        painter.end()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        # A text too long for its line is read from its beginning once nobody types any more.
        leaves = event.reason() not in {
            Qt.FocusReason.PopupFocusReason,
            Qt.FocusReason.ActiveWindowFocusReason,
        }
        if leaves and not self.hasSelectedText():
            self.home(False)  # noqa: FBT003 - Qt takes no name here


class PaperSpinBox(QSpinBox):
    """A number with the program's own arrows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # The style sheet's padding does not reach the line inside a spin box.
        self.lineEdit().setTextMargins(9, 0, 0, 0)
        self.lineEdit().setAcceptDrops(False)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        look = look_of(self)
        side = look.fonts.px(_ARROW)
        left = self.width() - side - 8
        middle = self.height() / 2
        painter = QPainter(self)
        for icon, top, ends in (
            (Icon.CHEVRON_UP, middle - side - 1, self.value() == self.maximum()),
            (Icon.CHEVRON_DOWN, middle + 1, self.value() == self.minimum()),
        ):
            color = look.palette.disabled if ends or not self.isEnabled() else look.palette.text
            paint_icon(painter, icon, QRectF(left, top, side, side), color)
        painter.end()
