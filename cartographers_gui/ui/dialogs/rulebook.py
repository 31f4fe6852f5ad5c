"""The rulebook in a window of its own, which stays open beside the game."""

from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QFontMetrics, QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QSplitter,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cartographers_gui.engine import SCORING_CARDS
from cartographers_gui.ui.dialogs.own_keys import OwnKeys
from cartographers_gui.ui.dialogs.rulebook_page import RulebookPage
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.rulebook.blocks import Block, Kind, Paragraph, ScoringSection
from cartographers_gui.ui.rulebook.document import RULEBOOK, chapter_of
from cartographers_gui.ui.text import card_name, number, rules_words
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.stock_button import IconButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole
from cartographers_gui.ui.widgets.wrapped_rows import wrap_rows

__all__ = ["RulebookDialog", "RulebookView"]

_FIRST_SIZE = (1040, 760)
_SMALLEST = QSize(640, 400)
_CONTENTS = 320.0
"""First width of the contents in px at scale 1."""
_INDENTATION = 18
"""Px before the titles of chapters, where the signs stand that open them."""
_READABLE = 15
_ROUND_SEARCH = 84
"""Px round what the search says: its edges, and the button that clears it."""
_PLACE = Qt.ItemDataRole.UserRole


class RulebookView(ThemedWidget):
    """Contents and search at the left, the pages at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history: list[str] = []
        self._ahead: list[str] = []
        self._chapter = ""
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.count = TextLabel("", TextRole.SMALL)
        self.before_button = IconButton(Icon.CHEVRON_UP, flat=True)
        self.after_button = IconButton(Icon.CHEVRON_DOWN, flat=True)
        self.back_button = IconButton(Icon.ARROW_LEFT, flat=True)
        self.forward_button = IconButton(Icon.ARROW_RIGHT, flat=True)
        self.contents = QTreeWidget()
        self.contents.setHeaderHidden(True)
        wrap_rows(self.contents)
        fade_cut_edges(self.contents, Ground.PAPER)
        self.contents.setIndentation(_INDENTATION)
        self.contents.setExpandsOnDoubleClick(False)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.page = RulebookPage()
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        finding = QHBoxLayout()
        finding.setSpacing(0)
        for widget in (self.back_button, self.forward_button):
            finding.addWidget(widget)
        finding.addWidget(self.count, 1)
        for widget in (self.before_button, self.after_button):
            finding.addWidget(widget)
            # Beside the arrows of the way back they would only be more arrows.
            widget.setVisible(False)
        self._side = QWidget()
        side = QVBoxLayout(self._side)
        side.setContentsMargins(10, 10, 4, 10)
        side.setSpacing(4)
        side.addWidget(self.search)
        side.addLayout(finding)
        side.addWidget(self.contents, 1)
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setHandleWidth(6)
        self._splitter.addWidget(self._side)
        self._splitter.addWidget(self.page)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setChildrenCollapsible(False)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._splitter)

    def _connect(self) -> None:
        self.search.textChanged.connect(self.on_searched)
        self.search.returnPressed.connect(self.find_next)
        self.before_button.clicked.connect(self.find_previous)
        self.after_button.clicked.connect(self.find_next)
        self.back_button.clicked.connect(self.go_back)
        self.forward_button.clicked.connect(self.go_forward)
        self.contents.itemClicked.connect(self.on_item_chosen)
        self.contents.itemActivated.connect(self.on_item_chosen)
        self.page.anchorClicked.connect(self.on_link)
        self.page.chapter_reached.connect(self.on_chapter_reached)
        self.page.typeset_anew.connect(self.on_typeset_anew)

    def take_keys(self, window: QWidget) -> None:
        """Let the keys of the rulebook act wherever the keyboard is in a window."""
        handlers = {
            "Ctrl+F": self.start_search,
            "F3": self.find_next,
            "Shift+F3": self.find_previous,
            "F6": self.change_sides,
            "Alt+Left": self.go_back,
            "Alt+Right": self.go_forward,
        }
        OwnKeys(window, handlers, self.page, self.contents, self.search)

    # --- going about ----------------------------------------------------------------------------

    def open_place(self, place: str) -> bool:
        """Go to a chapter, a card or a paragraph; where one was can be gone back to."""
        here = self.page.place_at_top()[0]
        if not self.page.go_to(place):
            return False
        if here and here != place:
            self._history.append(here)
            self._ahead.clear()
        self._allow_steps()
        return True

    def go_back(self) -> None:
        """Return to where a link was followed."""
        self._step(self._history, self._ahead)

    def go_forward(self) -> None:
        """Take back a step back."""
        self._step(self._ahead, self._history)

    def _step(self, source: list[str], other: list[str]) -> None:
        if source:
            other.append(self.page.place_at_top()[0])
            self.page.go_to(source.pop())
        self._allow_steps()

    def _allow_steps(self) -> None:
        self.back_button.setEnabled(bool(self._history))
        self.forward_button.setEnabled(bool(self._ahead))

    def on_link(self, url: QUrl) -> None:
        self.open_place(url.fragment())

    def on_item_chosen(self, item: QTreeWidgetItem) -> None:
        self.open_place(item.data(0, _PLACE))

    def on_chapter_reached(self, chapter: str) -> None:
        """Show in the contents which chapter is read."""
        self._chapter = chapter
        for at in range(self.contents.topLevelItemCount()):
            item = self.contents.topLevelItem(at)
            if item is not None and item.data(0, _PLACE) == chapter:
                current = self.contents.currentItem()
                if current is None or current.parent() is not item:
                    self.contents.setCurrentItem(item)
                self.contents.scrollToItem(item)

    def change_sides(self) -> None:
        """Take the keyboard from the page to the contents, or back."""
        side = self.page if self.contents.hasFocus() else self.contents
        side.setFocus(Qt.FocusReason.ShortcutFocusReason)

    # --- finding --------------------------------------------------------------------------------

    def start_search(self) -> None:
        """Go to the field for what is searched."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def on_searched(self) -> None:
        found = self.page.find_words(self.search.text())
        self._tell_found(self.page.show_found(1) if found else 0, found)

    def find_next(self) -> None:
        """Go to the next place found."""
        self._tell_found(self.page.show_found(1), self.page.found_count())

    def find_previous(self) -> None:
        """Go to the place found before."""
        self._tell_found(self.page.show_found(-1), self.page.found_count())

    def _tell_found(self, at: int, found: int) -> None:
        text = ""
        if found:
            text = self.tr("{at} of {found}").format(at=number(at), found=number(found))
        elif self.search.text().strip():
            text = self.tr("Not found")
        self.count.set_text(text)
        for button in (self.before_button, self.after_button):
            button.setEnabled(found > 0)
            button.setVisible(bool(text))

    # --- texts and look -------------------------------------------------------------------------

    def apply_look(self) -> None:
        self._fit()
        self.page.set_look(self.look)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        if not self.page.is_typeset:
            # Only now the width is known.
            self.page.set_look(self.look)
            self.page.typeset()

    def retranslate(self) -> None:
        self.search.setPlaceholderText(self.tr("Search the rules"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.before_button.set_text(self.tr("Previous place"))
        self.after_button.set_text(self.tr("Next place"))
        self.back_button.set_text(self.tr("Back"))
        self.forward_button.set_text(self.tr("Forward"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self._fit()
        self.page.setAccessibleName(self.tr("Rules"))
        self._fill_contents()
        if self.page.is_typeset:
            self.page.typeset()
        self._allow_steps()

    def on_typeset_anew(self) -> None:
        """Mark again what is searched, without leaving the place."""
        found = self.page.find_words(self.search.text())
        self._tell_found(1 if found else 0, found)

    def _fill_contents(self) -> None:
        self.contents.clear()
        for chapter in RULEBOOK:
            item = QTreeWidgetItem(self.contents, [rules_words(chapter.title)])
            item.setData(0, _PLACE, chapter.id)
            # A long title may be cut.
            item.setToolTip(0, item.text(0))
            for block in chapter.blocks:
                title = _title_of(block)
                if title:
                    child = QTreeWidgetItem(item, [title[1]])
                    child.setData(0, _PLACE, title[0])
                    child.setToolTip(0, title[1])
        if self._chapter:
            self.on_chapter_reached(self._chapter)

    def _fit(self) -> None:
        """Give the contents their width; in a narrow window they are narrower too."""
        side = min(self.look.fonts.px(_CONTENTS), self.width() * 0.33)
        self._splitter.setSizes([round(side), round(self.width() - side)])
        # Very large letters rather shrink than that it cannot be read what is searched.
        font = self.look.fonts.body()
        asked = self.search.placeholderText()
        while font.pixelSize() > _READABLE and (
            QFontMetrics(font).horizontalAdvance(asked) > side - _ROUND_SEARCH
        ):
            font.setPixelSize(font.pixelSize() - 1)
        self.search.setStyleSheet(f"font-size: {font.pixelSize()}px;")


def _title_of(block: Block) -> tuple[str, str] | None:
    """Return place and title of what stands in the contents below its chapter."""
    match block:
        case ScoringSection(card=card):
            return card, card_name(SCORING_CARDS[card])
        case Paragraph(kind=Kind.HEADING):
            return block.id, rules_words(block.text)
        case _:
            return None


def _check(place: str) -> None:
    if place and chapter_of(place) is None:
        message = f"the rulebook has no place {place!r}"
        raise ValueError(message)


class RulebookDialog(SpokenDialog):
    """The window of the rulebook; it can be used together with the game."""

    def __init__(self, place: str = "", parent: QWidget | None = None) -> None:
        """Open at a place once it is shown. Raises `ValueError` for an unknown one."""
        super().__init__(parent)
        _check(place)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setMinimumSize(_SMALLEST)
        self.take_room(*_FIRST_SIZE)
        self._wanted = place
        self.view = RulebookView()
        self.view.take_keys(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.view)
        self.view.page.setFocus()
        self.retranslate()

    def open_place(self, place: str) -> None:
        """Come to the front, at a chapter, a paragraph or a card.

        Raises `ValueError` for an unknown place.
        """
        _check(place)
        if self.view.page.is_typeset:
            self.view.open_place(place)
            self.raise_()
            self.activateWindow()
        else:
            self._wanted = place

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._wanted:
            self.view.page.go_to(self._wanted)
            self._wanted = ""

    def retranslate(self) -> None:
        """Set the title again."""
        self.setWindowTitle(self.tr("Rules of Cartographers"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.view.search.text():
            self.view.search.clear()
            self.view.page.setFocus()
        else:
            super().keyPressEvent(event)
