"""How the parts of a dialog are set: one distance from its edges, and the buttons at its foot."""

from PySide6.QtWidgets import QAbstractButton, QDialog, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.stock_button import PaperButton

__all__ = ["DIALOG_SIDE", "RING", "CloseButton", "dialog_column", "foot_of", "inset"]

RING = round(RING_MARGIN)
"""Px that a button or a switch keeps free round what is seen of it."""
DIALOG_SIDE = 20
"""Px between the sides of a dialog and what is seen in it."""


class CloseButton(PaperButton):
    """The button that closes a dialog, as the Escape key does."""

    def __init__(self) -> None:
        super().__init__(key="Esc")
        self.retranslate()

    def retranslate(self) -> None:
        self.set_text(self.tr("Close"))
        self.setToolTip(self.tr("Closes this window"))


def dialog_column(dialog: QDialog) -> QVBoxLayout:
    """Return the layout of a dialog, as wide as buttons need it; all else is `inset` in it."""
    column = QVBoxLayout(dialog)
    side = DIALOG_SIDE - RING
    column.setContentsMargins(side, 16, side, 12)
    return column


def inset(part: QWidget | QLayout) -> QVBoxLayout:
    """Return a layout with a part that ends where the bodies of buttons end, not their rings."""
    layout = QVBoxLayout()
    layout.setContentsMargins(RING, 0, RING, 0)
    if isinstance(part, QWidget):
        layout.addWidget(part)
    else:
        layout.addLayout(part)
    return layout


def foot_of(dialog: QDialog, *others: QAbstractButton) -> QHBoxLayout:
    """Return the row at the foot of a dialog: others at its left end, then the way out."""
    row = QHBoxLayout()
    row.setSpacing(4)
    for button in others:
        row.addWidget(button)
    row.addStretch(1)
    close = CloseButton()
    close.clicked.connect(dialog.reject)
    row.addWidget(close)
    return row
