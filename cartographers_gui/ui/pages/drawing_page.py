"""What the pages share on which a shape is drawn: the map, its card, the bar, and their keys."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QWidget

from cartographers_gui.session import Draft
from cartographers_gui.ui.canvas import MapCanvas
from cartographers_gui.ui.keys import KeyTable
from cartographers_gui.ui.pages.draft_steps import DraftSteps
from cartographers_gui.ui.pages.space_look import SpaceLook
from cartographers_gui.ui.panels.offer_panel import OfferPanel
from cartographers_gui.ui.panels.placement_bar import PlacementBar
from cartographers_gui.ui.widgets.desk_background import DeskBackground

__all__ = ["DrawingPage"]

_ENTER = {Qt.Key.Key_Return, Qt.Key.Key_Enter}
_REDO = QKeySequence("Ctrl+Shift+Z")


class DrawingPage(DeskBackground):
    """Holds the draft of a turn: laid first, confirmed second, taken back until then.

    It decides no rule: the draft says whether it is legal.
    """

    placement_confirmed = Signal(object)
    """The `Placement` to draw."""

    def __init__(self, offer: OfferPanel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.canvas = self.map_view = MapCanvas()
        self.offer = offer
        self.bar = PlacementBar()
        self.steps = DraftSteps(self, self.canvas, offer, self.bar)
        self.look_closer = SpaceLook(self, self.canvas)
        self.canvas.confirm_requested.connect(self.confirm)
        self.bar.confirm_chosen.connect(self.confirm)
        self.setFocusProxy(self.canvas)

    @property
    def draft(self) -> Draft | None:
        """The shape in hand; nothing when there is none to draw."""
        return self.canvas.draft

    def confirm(self) -> None:
        """Draw what is laid; a shape that is not laid yet is laid first."""
        draft = self.canvas.draft
        if draft is None:
            return
        if not draft.is_laid:
            self.canvas.place()
        elif draft.placement is not None and draft.is_legal:
            self.look_closer.hide_card()
            self.placement_confirmed.emit(draft.placement)

    def undo(self) -> None:
        """Take the last step of this drawing back."""
        self.steps.undo()

    def redo(self) -> None:
        """Take a step again that was taken back."""
        self.steps.redo()

    def follow_keys(self, keys: KeyTable) -> None:
        """Let keys do, and key caps say, what a table says."""
        self.canvas.set_keys(keys)
        self.offer.follow_keys(keys)
        self.bar.follow_keys(keys)

    def on_enter(self) -> None:
        """Take the key that goes on, pressed beside every button."""
        self.confirm()

    # --- what Qt calls --------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and event.isAutoRepeat():
            # A key held down does one thing: what it lays down, it must not confirm as well.
            return
        focused = self.focusWidget()
        redo = event.matches(QKeySequence.StandardKey.Redo)
        if redo or QKeySequence(event.keyCombination()) == _REDO:
            self.redo()
        elif event.matches(QKeySequence.StandardKey.Undo):
            self.undo()
        elif event.key() in _ENTER and isinstance(focused, QAbstractButton):
            focused.click()
        elif event.key() in _ENTER:
            self.on_enter()
        elif focused is not self.canvas:
            # The keys of the map act on it wherever on the page the keyboard is.
            self.canvas.keyPressEvent(event)
        else:
            super().keyPressEvent(event)
