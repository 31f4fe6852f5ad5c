"""A column of panels beside the map: it scrolls where a low window or large text needs it."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

__all__ = ["Column"]


class Column(QScrollArea):
    """Stacks panels; those with a stretch share the height that is left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._contents = QWidget()
        self._contents.setObjectName("contents")
        self._rows = QVBoxLayout(self._contents)
        self._rows.setContentsMargins(0, 6, 0, 2)
        self._rows.setSpacing(5)
        self.setWidget(self._contents)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self._contents.setAutoFillBackground(False)
        self._contents.installEventFilter(self)

    def add(self, panel: QWidget, stretch: int = 0) -> None:
        """Add a panel at the foot."""
        self._rows.addWidget(panel, stretch)

    def add_stretch(self) -> None:
        """Let what follows stand at the foot of the column."""
        self._rows.addStretch(1)

    def least_height(self) -> int:
        """Return the height in px that the panels need at the present width."""
        width = self.viewport().width()
        if self._rows.hasHeightForWidth():
            return self._rows.minimumHeightForWidth(width)
        return self._rows.minimumSize().height()

    def _fit(self) -> None:
        # Qt would give them their preferred height, and scroll where they could well be lower.
        height = max(self.viewport().height(), self.least_height())
        self._contents.resize(self.viewport().width(), height)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._rows.minimumSize().width(), 120)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._contents and event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
