"""What scrolls its contents only where they have not even the least height they need."""

from abc import abstractmethod

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QLayout, QScrollArea, QWidget

from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger

__all__ = ["FittedScroll"]


class FittedScroll(QScrollArea):
    """Shows what a layout arranges, and asks to have it fitted whenever its needs change.

    Qt itself would give the layout its preferred height, and scroll where it could well be lower.
    """

    def __init__(self, layout: QLayout, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = layout
        self._is_fitting = False
        self._contents = QWidget()
        self._contents.setObjectName("contents")
        self._contents.setLayout(layout)
        self._contents.installEventFilter(self)
        self.setWidget(self._contents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        self._contents.setAutoFillBackground(False)
        scroll_by_finger(self)

    @abstractmethod
    def _fit_contents(self) -> None:
        """Give the contents their size in the room there is."""

    def fit(self) -> None:
        """Fit the contents, unless what asks for it is that very work."""
        if not self._is_fitting:
            self._is_fitting = True
            self._fit_contents()
            self._is_fitting = False

    def least_height(self, width: int) -> int:
        """Return the height in px that the contents need at a width."""
        if self._layout.hasHeightForWidth():
            return self._layout.minimumHeightForWidth(width)
        return self._layout.minimumSize().height()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._contents and event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return super().eventFilter(watched, event)
