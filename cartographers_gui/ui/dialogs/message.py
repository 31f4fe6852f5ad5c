"""The one kind of message box: a seal, a sentence, and buttons that say what they do."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from cartographers_gui.ui.dialogs.foot import RING, dialog_column, inset
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.dialogs.words import Asking, MessageKind, Question, Telling
from cartographers_gui.ui.mnemonics import with_mnemonics
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.seal import paint_letter_seal
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.look import ThemedWidget, look_of
from cartographers_gui.ui.widgets.scroll_fade import fade_cut_edges
from cartographers_gui.ui.widgets.scrolled_body import ScrolledBody
from cartographers_gui.ui.widgets.stock_button import PaperButton, PrimaryButton, StockButton
from cartographers_gui.ui.widgets.style_sheet import dress
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["MessageBox", "agrees", "tell"]

_WIDTH = 480.0
"""Width of a box in px at scale 1, where no row of buttons needs more."""
_SEAL = 58.0
_DETAILS_LINES = 9
_GAP, _SPACING, _SIDE_GAP = 4, 12, 16
_ONE_ROW, _COLUMN = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
_SIGNS = {
    MessageKind.NEWS: ("i", "#2F5D73"),
    MessageKind.WARNING: ("!", "#A3302B"),
    MessageKind.QUESTION: ("?", "#4A6741"),
    MessageKind.RISK: ("?", "#A3302B"),
}
"""What is pressed into the seal, and the colour of its wax."""
_ASKS = {MessageKind.QUESTION, MessageKind.RISK}


class MessageSeal(ThemedWidget):
    """The wax seal at the side of a message; the words beside it say all that it says."""

    def __init__(self, kind: MessageKind) -> None:
        super().__init__()
        self._kind = kind
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def sizeHint(self) -> QSize:
        side = round(self.look.fonts.px(_SEAL))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        palette = self.look.palette
        sign, wax = _SIGNS[self._kind]
        color = palette.ink if palette.high_contrast else QColor(wax)
        side = self.look.fonts.px(_SEAL)
        painter = QPainter(self)
        # Less than all of it: the shadow of the wax needs some room.
        area = QRectF(0, 0, side, side).adjusted(2, 2, -2, -4)
        paint_letter_seal(painter, sign, color, area, palette, seed=ord(sign))
        painter.end()


class MessageBox(SpokenDialog):
    """Tells or asks something; what it says changes language while it is open.

    Enter presses the leather button, or the only one that closes what is told. Escape is the
    answer that changes nothing.
    """

    def __init__(
        self, parent: QWidget, kind: MessageKind, words: Telling | Asking, details: str = ""
    ) -> None:
        super().__init__(parent)
        self.kind = kind
        self._words = words
        self._named: list[tuple[StockButton, Callable[[], str]]] = []
        self.label = TextLabel(role=TextRole.STRONG)
        self.aside = TextLabel()
        self.field = QPlainTextEdit(details)
        self.field.setReadOnly(True)
        scroll_by_finger(self.field)
        self.field.setTabChangesFocus(True)
        self.field.hide()
        self.details_button = PaperButton(icon=Icon.INFO)
        self.details_button.setVisible(bool(details))
        self.details_button.clicked.connect(self.on_details_clicked)
        # Only a question that risks something has the answer for no on the leather.
        self._main_agrees = kind is not MessageKind.RISK
        self.main_button: StockButton
        if kind in _ASKS:
            self.main_button = PrimaryButton(key="Enter")
        else:
            self.main_button = PaperButton(key="Esc")
        self.other_button = PaperButton(key="Esc" if self._main_agrees else "")
        self.main_button.clicked.connect(self.accept if self._main_agrees else self.reject)
        self.other_button.clicked.connect(self.reject if self._main_agrees else self.accept)
        self._lay_out()
        # The window is dressed only when it is shown by its shell; a box may come before.
        dress(self, look_of(parent))
        self.retranslate()
        self.main_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setContentsMargins(0, 4, 0, 0)
        words.setSpacing(8)
        for part in (self.label, self.aside):
            words.addWidget(part)
        words.addStretch(1)
        self._words_column = words
        head = QHBoxLayout()
        head.setSpacing(_SIDE_GAP)
        head.addWidget(MessageSeal(self.kind), 0, Qt.AlignmentFlag.AlignTop)
        body = ScrolledBody(words)
        fade_cut_edges(body)
        head.addWidget(body, 1)
        tools, answers = self._tools, self._answers = QBoxLayout(_ONE_ROW), QBoxLayout(_ONE_ROW)
        tools.addWidget(self.details_button)
        tools.addStretch(1)
        answers.addStretch(1)
        answers.addWidget(self.other_button)
        answers.addWidget(self.main_button)
        self._foot = QBoxLayout(_ONE_ROW)
        for row in (tools, answers):
            row.setSpacing(_GAP)
            self._foot.addLayout(row)
        column = self._column = dialog_column(self)
        column.setSpacing(_SPACING)
        column.addLayout(inset(head), 1)
        column.addLayout(inset(self.field), 2)
        column.addLayout(self._foot)

    def add_button(self, icon: Icon, name: Callable[[], str], does: Callable[[], object]) -> None:
        """Add a button that does something beside; the box stays open."""
        button = PaperButton(name(), icon=icon)
        button.clicked.connect(does)
        self._named.append((button, name))
        self._mark_letters()
        self._tools.insertWidget(self._tools.count() - 1, button)
        # Counted at once: in an open window a new part has no size before it is shown.
        button.show()
        self._take_room()

    def retranslate(self) -> None:
        words = self._words()
        more = ""
        if isinstance(words, Question):
            names = (words.deed, words.stay) if self._main_agrees else (words.stay, words.deed)
            title, text = self.window_title(), words.text
        else:
            names = (self.tr("Close"), "")
            title, text, more = words
        self.setWindowTitle(title)
        # Screen readers say the name of a window that opens, and not what stands in it.
        self.setAccessibleName(text)
        self.setAccessibleDescription(more)
        self.label.set_text(text)
        self.aside.set_text(more)
        self.aside.setVisible(bool(more))
        self.main_button.set_text(names[0])
        self.other_button.set_text(names[1])
        self.other_button.setVisible(bool(names[1]))
        self.field.setAccessibleName(self.tr("Details"))
        self.details_button.set_text(
            self.tr("Hide the details")
            if self.field.isVisibleTo(self)
            else self.tr("Show the details")
        )
        for button, name in self._named:
            button.set_text(name())
        self._mark_letters()
        self._take_room()

    def _mark_letters(self) -> None:
        """Underline a letter of each button."""
        buttons = [self.main_button, self.other_button, self.details_button]
        buttons += [button for button, _ in self._named]
        marked = with_mnemonics([button.shown_text() for button in buttons])
        for button, text in zip(buttons, marked, strict=True):
            button.set_mnemonic(text)

    def window_title(self) -> str:
        """Return the title of the window that asks."""
        owner = self.parentWidget()
        return "" if owner is None else owner.window().windowTitle()

    @property
    def text(self) -> str:
        """What it says."""
        return self.label.text()

    @property
    def more(self) -> str:
        """The second sentence, or nothing."""
        return self.aside.text()

    @property
    def details(self) -> str:
        """What is shown to whoever wants to know more."""
        return self.field.toPlainText()

    def on_details_clicked(self) -> None:
        self.field.setVisible(not self.field.isVisibleTo(self))
        self.retranslate()

    def _take_room(self) -> None:
        """Be as wide as the buttons and as high as the words need, within the screen."""
        fonts, margins = look_of(self).fonts, self._column.contentsMargins()
        sides = margins.left() + margins.right()
        available = self.screen().availableSize()
        for row in (self._tools, self._answers):
            row.setDirection(_ONE_ROW)
            if row.sizeHint().width() + sides > available.width():
                row.setDirection(_COLUMN)
        tools, answers = self._tools.sizeHint().width(), self._answers.sizeHint().width()
        for layout in (self._words_column, self._column):
            layout.invalidate()
        seal = round(fonts.px(_SEAL))
        # The longest word, too: the name of a file has no place to be broken at.
        word = self._words_column.minimumSize().width() + seal + _SIDE_GAP + 2 * RING
        width = max(round(fonts.px(_WIDTH)), *(part + sides for part in (tools, answers, word)))
        width = min(width, available.width())
        is_one_row = tools + _GAP + answers + sides <= width
        self._foot.setDirection(_ONE_ROW if is_one_row else _COLUMN)
        inside = width - sides - 2 * RING
        words = self._words_column.totalHeightForWidth(inside - seal - _SIDE_GAP)
        height = margins.top() + margins.bottom() + max(words, seal) + _SPACING
        height += self._foot.sizeHint().height()
        # Each part gets what it needs; of less they lose alike.
        self._column.setStretch(0, max(words, seal))
        if self.field.isVisibleTo(self):
            self.field.ensurePolished()
            frame = self.field.height() - self.field.viewport().height()
            frame += 2 * round(self.field.document().documentMargin())
            details = self.field.cursorRect().height() * _DETAILS_LINES + frame
            height += details + _SPACING
            self._column.setStretch(1, details)
        self._column.activate()
        self.resize(QSize(width, height).boundedTo(available))

    def showEvent(self, event: QShowEvent) -> None:
        # The style sheet has come meanwhile, and with it the true size.
        self._take_room()
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Qt would press its own kind of button alone.
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            focused = self.focusWidget()
            button = focused if isinstance(focused, StockButton) else self.main_button
            # A key still held down from before the question answers nothing.
            if not event.isAutoRepeat():
                button.click()
            return
        super().keyPressEvent(event)


def tell(parent: QWidget, kind: MessageKind, words: Telling, details: str = "") -> None:
    """Say something and wait until it has been read."""
    box = MessageBox(parent, kind, words, details)
    box.exec()
    box.deleteLater()


def agrees(parent: QWidget, kind: MessageKind, words: Asking) -> bool:
    """Ask something; closing the box changes nothing."""
    box = MessageBox(parent, kind, words)
    answer = box.exec()
    box.deleteLater()
    return answer == MessageBox.DialogCode.Accepted.value
