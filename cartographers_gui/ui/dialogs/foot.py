"""The foot of a dialog that only shows something: what else can be done, and the way out."""

from PySide6.QtWidgets import QAbstractButton, QDialog, QHBoxLayout

from cartographers_gui.ui.widgets.stock_button import PaperButton

__all__ = ["CloseButton", "foot_of"]


class CloseButton(PaperButton):
    """The button that closes a dialog, as the Escape key does."""

    def __init__(self) -> None:
        super().__init__(key="Esc")
        self.retranslate()

    def retranslate(self) -> None:
        self.set_text(self.tr("Close"))
        self.setToolTip(self.tr("Closes this window"))


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
