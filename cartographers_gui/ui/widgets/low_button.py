"""A button that stands in the line of the menus."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.widgets.stock_button import SMALLEST_TARGET, StockButton

__all__ = ["LowButton"]


class LowButton(StockButton):
    """A sign, with words at will, no higher than the titles of the menus beside it."""

    text_size = 14.0
    sign_side = 15.0
    padding = 8.0

    def __init__(self, icon: Icon, parent: QWidget | None = None) -> None:
        super().__init__(icon=icon, parent=parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        height = round(max(SMALLEST_TARGET, self.look.fonts.frame(SMALLEST_TARGET)))
        return QSize(max(height, super().sizeHint().width()), height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()
