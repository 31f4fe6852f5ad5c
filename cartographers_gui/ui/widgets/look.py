"""The look that every stock widget takes from the window: a palette and the fonts at one scale.

A look is pushed down a tree once (`push_look`) and again whenever a person changes theme, contrast
or text size. A widget made later takes it from its nearest ancestor that has one.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractButton, QGraphicsView, QLabel, QWidget

from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.widgets.accessible import PaintedInterface, describe

__all__ = [
    "Look",
    "ThemedButton",
    "ThemedLabel",
    "ThemedView",
    "ThemedWidget",
    "look_of",
    "push_look",
]


_PLAIN_LOOK = Look()
_PROPERTY = "cartographers_look"

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class _Themed(_Widget):
    """The part of a widget that knows its look; mixed into three kinds of Qt widget."""

    _look: Look | None = None

    @property
    def look(self) -> Look:
        """The look of this widget, taken from its nearest ancestor when none was pushed yet."""
        if self._look is None:
            self._look = look_of(self.parentWidget())
        return self._look

    def set_look(self, look: Look) -> None:
        """Take another look; a window pushes one to all its widgets with `push_look`."""
        if look != self._look:
            self._look = look
            self.apply_look()
            self.updateGeometry()
            self.update()

    def apply_look(self) -> None:
        """Take over what depends on the look beyond painting, such as a font."""

    def retranslate(self) -> None:
        """Set the widget's own texts again, after a change of language."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ParentChange and self._look is not None:
            _spread(self, look_of(self.parentWidget()))
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.updateGeometry()
            self.update()

    def showEvent(self, event: QShowEvent) -> None:
        # Its container may have been placed in the window after the widget was made.
        self.set_look(look_of(self.parentWidget()) if self.parentWidget() else self.look)
        super().showEvent(event)


class ThemedWidget(_Themed, QWidget):
    """A widget that paints itself by the look."""


class ThemedView(_Themed, QGraphicsView):
    """A view of a scene whose colours follow the look."""


class ThemedButton(_Themed, QAbstractButton):
    """A button that paints itself by the look."""


class ThemedLabel(_Themed, QLabel):
    """A label whose font and colour follow the look."""


def look_of(widget: QWidget | None) -> Look:
    """Return the look of a widget or of its nearest ancestor that has one."""
    while widget is not None:
        if isinstance(widget, _Themed) and widget._look is not None:
            return widget._look
        pushed = widget.property(_PROPERTY)
        if isinstance(pushed, Look):
            return pushed
        widget = widget.parentWidget()
    return _PLAIN_LOOK


def push_look(root: QWidget, look: Look) -> None:
    """Give a look to a window or a part of one, and to every stock widget in it."""
    describe(ThemedWidget, PaintedInterface)
    root.setProperty(_PROPERTY, look)
    _spread(root, look)


def _spread(root: QWidget, look: Look) -> None:
    if isinstance(root, _Themed):
        root.set_look(look)
    for widget in root.findChildren(QWidget):
        if isinstance(widget, _Themed):
            widget.set_look(look)
