"""The look that every stock widget takes from the window: a palette and the fonts at one scale.

A look is pushed down a tree once (`push_look`) and again whenever a person changes theme, contrast
or text size. A widget made later takes it from its nearest ancestor that has one.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Self
from weakref import WeakSet

import shiboken6
from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from cartographers_gui.ui.painting.look import Look
from cartographers_gui.ui.widgets.accessible import PaintedInterface, describe

__all__ = [
    "Look",
    "ThemedButton",
    "ThemedLabel",
    "ThemedMixin",
    "ThemedWidget",
    "fitting_size",
    "look_of",
    "parts_of",
    "push_look",
]


_PLAIN_LOOK = Look()
_PROPERTY = "cartographers_look"
_PART_OF_SCREEN = 0.92

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


_themed: "WeakSet[ThemedMixin]" = WeakSet()
"""Every widget that knows its look, in no order."""


class ThemedMixin(_Widget):
    """The part of a widget that knows its look; mixed into several kinds of Qt widget."""

    _look: Look | None = None

    def __new__(cls, *arguments: Any, **named: Any) -> Self:
        """Make the widget, and remember that there is one."""
        self = super().__new__(cls, *arguments, **named)
        _themed.add(self)
        return self

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
            look = look_of(self.parentWidget())
            # Its own parts follow it already.
            if look != self._look:
                _spread(self, look)
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.updateGeometry()
            self.update()

    def showEvent(self, event: QShowEvent) -> None:
        # Its container may have been placed in the window after the widget was made.
        self.set_look(look_of(self.parentWidget()) if self.parentWidget() else self.look)
        super().showEvent(event)


class ThemedWidget(ThemedMixin, QWidget):
    """A widget that paints itself by the look."""


class ThemedButton(ThemedMixin, QAbstractButton):
    """A button that paints itself by the look."""


class ThemedLabel(ThemedMixin, QLabel):
    """A label whose font and colour follow the look."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange and self._look is not None:
            # Moved to another place, it takes over the style sheet anew and loses its own colours.
            self.apply_look()


def look_of(widget: QWidget | None) -> Look:
    """Return the look of a widget or of its nearest ancestor that has one."""
    while widget is not None:
        if isinstance(widget, ThemedMixin) and widget._look is not None:
            return widget._look
        pushed = widget.property(_PROPERTY)
        if isinstance(pushed, Look):
            return pushed
        widget = widget.parentWidget()
    return _PLAIN_LOOK


def fitting_size(dialog: QWidget, width: float, height: float) -> QSize:
    """Return the size in px of a dialog designed so large at scale 1: no larger than its screen."""
    fonts = look_of(dialog).fonts
    wanted = QSize(round(fonts.px(width)), round(fonts.px(height)))
    return wanted.boundedTo(dialog.screen().availableSize() * _PART_OF_SCREEN)


def push_look(root: QWidget, look: Look) -> None:
    """Give a look to a window or a part of one, and to every stock widget in it."""
    describe(ThemedWidget, PaintedInterface)
    root.setProperty(_PROPERTY, look)
    _spread(root, look)


def _spread(root: QWidget, look: Look) -> None:
    if isinstance(root, ThemedMixin):
        root.set_look(look)
    for widget in parts_of(root):
        widget.set_look(look)


def parts_of(root: QWidget) -> Iterator[ThemedMixin]:
    """Yield every widget inside another one that knows its look.

    Asking Qt for them would have each of Qt's own widgets on the way made known to Python, with all
    that it could be: a tenth of the start.
    """
    for widget in tuple(_themed):
        if shiboken6.isValid(widget) and _is_inside(widget, root):
            yield widget


def _is_inside(widget: QWidget, root: QWidget) -> bool:
    """Tell whether a widget, or the dialog it is in, belongs to another widget."""
    while not root.isAncestorOf(widget):
        owner = widget.window().parentWidget()
        if owner is None:
            return False
        if owner is root:
            return True
        widget = owner
    return True
