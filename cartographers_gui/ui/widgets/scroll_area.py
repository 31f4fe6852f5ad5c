"""A part of a page that scrolls up and down where the window is too low for it."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QScrollArea, QWidget

from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger

__all__ = ["ScrollArea"]


class ScrollArea(QScrollArea):
    """Scrolls one widget, which gets its width; the keyboard goes to the parts of that widget."""

    def __init__(self, contents: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        # Were it Qt's own, Python would make every kind of widget known to find out which it is
        # when a part asks for its parent: a tenth of the start.
        viewport = QWidget()
        viewport.setBackgroundRole(QPalette.ColorRole.NoRole)
        self.setViewport(viewport)
        contents.setObjectName("contents")
        self.setWidget(contents)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll_by_finger(self)
