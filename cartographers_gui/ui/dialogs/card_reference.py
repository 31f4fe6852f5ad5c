"""The card reference: a window beside the game, with all cards and a page for each."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from cartographers_gui.ui.card_notes import AnyCard
from cartographers_gui.ui.dialogs.card_faces import ALL_CARDS, CardKind, card_id
from cartographers_gui.ui.dialogs.card_gallery import CardGallery
from cartographers_gui.ui.dialogs.card_page import CardPage
from cartographers_gui.ui.dialogs.own_keys import OwnKeys
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton

__all__ = ["CardReference"]

_SIDE = 14
_ROUND_SEARCH = 130
"""Px that the search needs round what it says, and the row round both."""


class CardReference(SpokenDialog):
    """Shows the gallery, or the page of one card; stays open while the game goes on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.take_room(1040, 700)
        self.setMinimumSize(760, 520)
        self.gallery = CardGallery()
        self.page = CardPage()
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.kinds = QTabBar()
        self.kinds.setDrawBase(False)
        self.kinds.setUsesScrollButtons(False)
        self.back_button = PaperButton(icon=Icon.ARROW_LEFT)
        self.previous_button = IconButton(Icon.ARROW_LEFT)
        self.next_button = IconButton(Icon.ARROW_RIGHT)
        self.stack = QStackedWidget()
        OwnKeys(self, {"Ctrl+F": self.start_search}, self.search)
        self.stack.addWidget(self.gallery)
        self.stack.addWidget(self.page)
        for _ in range(len(CardKind) + 1):
            self.kinds.addTab("")
        self._lay_out()
        self._is_from_list = False
        """Whether the card shown was chosen from the list, where Escape leads back then."""
        self.gallery.card_chosen.connect(self.on_card_chosen)
        self.search.textChanged.connect(self.gallery.set_words)
        self.search.returnPressed.connect(self.on_search_done)
        self.kinds.currentChanged.connect(self.on_kind_chosen)
        self.back_button.clicked.connect(self.show_gallery)
        self.previous_button.clicked.connect(lambda: self._step(-1))
        self.next_button.clicked.connect(lambda: self._step(1))
        self.retranslate()
        self.show_gallery()

    def _lay_out(self) -> None:
        self._head = QWidget()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.back_button)
        head.addWidget(self.kinds)
        head.addStretch(1)
        head.addWidget(self.previous_button)
        head.addWidget(self.next_button)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._head)
        self._rows.setContentsMargins(_SIDE, 8, _SIDE, 2)
        self._rows.setSpacing(8)
        self._rows.addLayout(head, 1)
        self._rows.addWidget(self.search, 1)
        desk = DeskBackground()
        inner = QVBoxLayout(desk)
        inner.setContentsMargins(0, 0, 0, 4)
        inner.setSpacing(2)
        inner.addWidget(self._head)
        inner.addWidget(self.stack, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(desk)

    def card(self) -> AnyCard | None:
        """Return the card whose page is shown; nothing while the gallery is."""
        return self.page.card() if self.stack.currentWidget() is self.page else None

    def show_card(self, card: AnyCard) -> None:
        """Show the page of a card that was asked for elsewhere: Escape closes it."""
        self._is_from_list = False
        self.page.show_card(card)
        self._show(self.page)
        self.page.setFocus()

    def on_card_chosen(self, card: AnyCard) -> None:
        self.show_card(card)
        self._is_from_list = True

    def show_gallery(self) -> None:
        """Show all cards, the one looked at last with the keyboard."""
        last = self.page.card()
        self._show(self.gallery)
        if last is None:
            self.search.setFocus()
        else:
            self.gallery.focus_card(last)

    def _show(self, part: QWidget) -> None:
        on_page = part is self.page
        self.stack.setCurrentWidget(part)
        for button in (self.back_button, self.previous_button, self.next_button):
            button.setVisible(on_page)
        self.kinds.setVisible(not on_page)
        self.search.setVisible(not on_page)
        self._arrange()

    def _arrange(self) -> None:
        """Put the search below the kinds of cards where it could not be read beside them."""
        asked = self.search.fontMetrics().horizontalAdvance(self.search.placeholderText())
        wanted = self.kinds.sizeHint().width() + asked + _ROUND_SEARCH
        self._fit_kinds()
        directions = QBoxLayout.Direction
        below = self.search.isVisibleTo(self) and wanted > self.width()
        self._rows.setDirection(directions.TopToBottom if below else directions.LeftToRight)

    def _fit_kinds(self) -> None:
        """Let very large letters shrink rather than leave a kind of card without its end."""
        if self.kinds.styleSheet():
            self.kinds.setStyleSheet("")
        wanted, room = self.kinds.sizeHint().width(), self.width() - 2 * _SIDE
        if wanted > room:
            size = int(look_of(self).fonts.body().pixelSize() * room / wanted)
            self.kinds.setStyleSheet(f"QTabBar {{ font-size: {size}px; }}")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _step(self, by: int) -> None:
        """Go to the card before or behind, among those that match; round at the ends."""
        card = self.page.card()
        cards = self.gallery.shown_cards() or list(ALL_CARDS.values())
        ids = [card_id(each) for each in cards]
        if card is None:
            return
        here = ids.index(card_id(card)) if card_id(card) in ids else -by
        self.page.show_card(cards[(here + by) % len(cards)])

    def on_kind_chosen(self, index: int) -> None:
        self.gallery.set_kind(list(CardKind)[index - 1] if index > 0 else None)

    def on_search_done(self) -> None:
        cards = self.gallery.shown_cards()
        if len(cards) == 1:
            self.on_card_chosen(cards[0])
        elif cards:
            self.gallery.focus_card(cards[0])

    def retranslate(self) -> None:
        """Set every text again."""
        self.setWindowTitle(self.tr("Card reference"))
        names = (
            self.tr("All"),
            self.tr("Explore"),
            self.tr("Ambush"),
            self.tr("Seasons"),
            self.tr("Scoring"),
        )
        for index, name in enumerate(names):
            self.kinds.setTabText(index, name)
        self.search.setPlaceholderText(self.tr("Name or words of the rule"))
        self.search.setAccessibleName(self.tr("Search the cards"))
        self.back_button.set_text(self.tr("All cards"))
        self.back_button.setToolTip(self.tr("Goes back to the list of cards"))
        self.kinds.setAccessibleName(self.tr("Kinds of cards"))
        self.previous_button.set_text(self.tr("Previous card"))
        self.next_button.set_text(self.tr("Next card"))
        self._arrange()
        self.gallery.retranslate()
        self.gallery.set_words(self.search.text())
        self.page.retranslate()

    def start_search(self) -> None:
        """Go to the field in which a card is looked for."""
        self.show_gallery()
        self.search.setFocus()
        self.search.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        on_page = self.stack.currentWidget() is self.page
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._press_focused()
        elif on_page and (event.key() == Qt.Key.Key_Backspace or self._leads_back(event)):
            self.show_gallery()
        elif on_page and event.key() == Qt.Key.Key_Left:
            self._step(-1)
        elif on_page and event.key() == Qt.Key.Key_Right:
            self._step(1)
        else:
            super().keyPressEvent(event)

    def _leads_back(self, event: QKeyEvent) -> bool:
        return self._is_from_list and event.key() == Qt.Key.Key_Escape

    def _press_focused(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QAbstractButton):
            focused.click()
