"""The bar under the map: may the shape lie here, and the buttons that act on it."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cartographers_gui.ui.commands import CommandId, default_keys
from cartographers_gui.ui.keys import KeyTable, MapAction
from cartographers_gui.ui.painting.bar import paint_bar
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.panels.draft_report import DraftReport, Verdict
from cartographers_gui.ui.panels.status_line import StatusLine
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.sign_button import SignButton
from cartographers_gui.ui.widgets.stock_button import IconButton, PrimaryButton

__all__ = ["PlacementBar"]

_ROOM_FOR_REASONS = 350.0
"""Width in px that the reasons keep; before that is lost, the buttons show their signs alone."""
_ROOM_FOR_WHOSE = 190.0
_FINGER = 48.0
"""Side in px of a target for fingers, whatever the size of texts."""


class PlacementBar(ThemedWidget):
    """Tells by signals which button was pressed; key caps are those of a table.

    Once a finger has touched the map, the buttons are as large as fingers need, and there is one
    more, which turns the shape the other way.
    """

    turn_chosen = Signal()
    turn_back_chosen = Signal()
    mirror_chosen = Signal()
    undo_chosen = Signal()
    drop_chosen = Signal()
    confirm_chosen = Signal()
    hide_chosen = Signal()
    """The map is to be hidden, nothing drawn."""
    reopen_chosen = Signal()
    """The player before wants the map back, to correct the drawing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_for_fingers = False
        self._can_hide = True
        # Its ground leaves nothing through, so the desk below it is not painted with it.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.hide_button = IconButton(Icon.EYE_OFF)
        self.hide_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.reopen_button = SignButton(Icon.ERASER)
        self.reopen_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.reopen_button.hide()
        self.status = StatusLine()
        self.turn_back_button = SignButton(Icon.ROTATE_LEFT)
        self.turn_button = SignButton(Icon.ROTATE_RIGHT)
        self.mirror_button = SignButton(Icon.MIRROR)
        self.undo_button = SignButton(Icon.UNDO)
        self.drop_button = SignButton(Icon.CROSS)
        for sign in self._sign_buttons:
            # A click leaves the keyboard on the map; Tab still comes here.
            sign.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            sign.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.turn_back_button.hide()
        self.confirm_button = PrimaryButton(icon=Icon.CHECK, key="Enter")
        self.confirm_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.confirm_button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 2, 12, 2)
        row.setSpacing(0)
        row.addWidget(self.hide_button)
        row.addWidget(self.reopen_button)
        row.addSpacing(6)
        row.addWidget(self.status, 1)
        row.addSpacing(8)
        for button in (*self._sign_buttons, self.confirm_button):
            row.addWidget(button)
        self.turn_back_button.clicked.connect(self.turn_back_chosen)
        self.turn_button.clicked.connect(self.turn_chosen)
        self.mirror_button.clicked.connect(self.mirror_chosen)
        self.undo_button.clicked.connect(self.undo_chosen)
        self.drop_button.clicked.connect(self.drop_chosen)
        self.confirm_button.clicked.connect(self.confirm_chosen)
        self.hide_button.clicked.connect(self.hide_chosen)
        self.reopen_button.clicked.connect(self.reopen_chosen)
        self.follow_keys(KeyTable(default_keys(), self))
        self.retranslate()

    @property
    def _sign_buttons(self) -> tuple[SignButton, ...]:
        return (
            self.turn_back_button,
            self.turn_button,
            self.mirror_button,
            self.undo_button,
            self.drop_button,
        )

    def follow_keys(self, keys: KeyTable) -> None:
        """Name the keys that do the same as the buttons."""
        for button, name in (
            (self.turn_back_button, MapAction.TURN_LEFT),
            (self.turn_button, MapAction.TURN_RIGHT),
            (self.mirror_button, MapAction.MIRROR),
            (self.undo_button, CommandId.UNDO),
            (self.drop_button, MapAction.DROP),
        ):
            button.set_cap(keys.cap(name))
        self._share_width()

    def use_fingers(self) -> None:
        """Make every button as large as fingers need, from now on."""
        if self._is_for_fingers:
            return
        self._is_for_fingers = True
        self.turn_back_button.show()
        buttons = (self.hide_button, self.reopen_button, *self._sign_buttons, self.confirm_button)
        for button in buttons:
            side = round(_FINGER + 2 * RING_MARGIN)
            button.setMinimumSize(side, side)
        self._share_width()

    def show_report(self, report: DraftReport, *, can_undo: bool) -> None:
        """Say how the shape lies; it can be confirmed when it has been laid down."""
        self.status.set_report(report)
        self.confirm_button.setEnabled(report.verdict is Verdict.LAID)
        self.undo_button.setEnabled(can_undo)
        self.drop_button.setEnabled(report.verdict is not Verdict.OFF_MAP)

    def clear(self) -> None:
        """Say nothing: the map is hidden."""
        self.show_report(DraftReport(Verdict.OFF_MAP, "", ()), can_undo=False)

    def show_hide_button(self, *, shown: bool) -> None:
        """Offer to hide the map, where others could see it."""
        self._can_hide = shown
        self._share_width()

    def offer_reopening(self, *, offered: bool) -> None:
        """Offer the player before to correct the drawing, as long as that is possible."""
        self.reopen_button.setVisible(offered)
        self._share_width()

    def retranslate(self) -> None:
        self.reopen_button.set_text(self.tr("Correct the last drawing"))
        self.reopen_button.set_help(
            self.tr("Shows the map of the player before again, until this player has drawn")
        )
        self.turn_back_button.set_text(self.tr("Rotate left"))
        self.turn_button.set_text(self.tr("Rotate"))
        self.mirror_button.set_text(self.tr("Mirror"))
        self.undo_button.set_text(self.tr("Undo"))
        self.drop_button.set_text(self.tr("Cancel"))
        self.confirm_button.set_text(self.tr("Confirm"))
        self.hide_button.set_text(self.tr("Hide the map"))
        self.turn_back_button.set_help(self.tr("Turns the shape by a quarter, counter-clockwise"))
        self.turn_button.set_help(self.tr("Turns the shape by a quarter, clockwise"))
        self.mirror_button.set_help(self.tr("Swaps left and right of the shape"))
        self.undo_button.set_help(self.tr("Takes the last step of this turn back"))
        self.drop_button.set_help(
            self.tr("Takes up the laid shape, or the one in hand off the map")
        )
        self.confirm_button.setToolTip(self.tr("Draws the laid shape for good"))
        self._share_width()

    def apply_look(self) -> None:
        self._share_width()

    def _share_width(self) -> None:
        """Leave the reasons enough room: buttons lose their words before a reason is cut."""
        self.confirm_button.set_key("Enter")
        words = sum(button.width_with_words() for button in self._sign_buttons[1:])
        words += self.confirm_button.sizeHint().width()
        room = self.width() - words - self.look.fonts.px(_ROOM_FOR_REASONS)
        self.reopen_button.set_short(short=True)
        if not self.reopen_button.isHidden():
            # What is seldom needed has the longest words, and loses them first.
            spare = room - self.reopen_button.width_with_words()
            self.reopen_button.set_short(short=spare < 0 or self._is_for_fingers)
            room -= self.reopen_button.sizeHint().width()
        for button in self._sign_buttons:
            button.set_short(short=room < 0 or self._is_for_fingers)
        self.hide_button.setVisible(self._can_hide)
        # Very large text: the name of the key goes before whose map it is.
        taken = sum(
            button.sizeHint().width()
            for button in (self.hide_button, self.reopen_button, *self._sign_buttons)
            if not button.isHidden()
        )
        room = self.width() - taken - self.confirm_button.sizeHint().width()
        if room < self.look.fonts.px(_ROOM_FOR_WHOSE):
            self.confirm_button.set_key("")
            # And where no curtain falls, hiding the map is left to the menu meanwhile.
            self.hide_button.setVisible(self._can_hide and self.reopen_button.isHidden())
        layout = self.layout()
        if layout is not None:
            # Words that come while the bar is being laid out would be squeezed until the next time.
            layout.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_bar(painter, QRectF(self.rect()), self.look.palette)
        painter.end()
