"""What stands beside the title of the first page: the way to the lessons, and the languages."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from cartographers_gui.ui.language import own_name
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.shadow import BUTTON_SHADOW, paint_shadow
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.paper_fields import PaperComboBox
from cartographers_gui.ui.widgets.paper_ground import paint_paper
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["WelcomeCorner"]

_ROOM_FOR_QUESTION, _ROOM_FOR_WORDS = 1100.0, 800.0
"""Width of the page in px at scale 1."""


class _OfferButton(PaperButton):
    """A button on paper that it shares with another."""

    def paint_ground(self, painter: QPainter, body: QRectF) -> None:
        """Paint a paper of its own only while it is pressed or pointed at."""
        if self._hovered or self.isDown():
            super().paint_ground(painter, body)


class _Offer(ThemedWidget):
    """The one slip of paper on which the way to the lessons and its refusal stand."""

    def __init__(self, lessons: QWidget, dismiss: QWidget) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(lessons)
        row.addWidget(dismiss)

    def paintEvent(self, event: QPaintEvent) -> None:
        body = QRectF(self.rect()).adjusted(RING_MARGIN, RING_MARGIN, -RING_MARGIN, -RING_MARGIN)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, body, PaperButton.radius, BUTTON_SHADOW, self.look.palette)
        paint_paper(painter, body, PaperButton.radius, self.look.palette)
        painter.end()


class WelcomeCorner(ThemedWidget):
    """Offers the lessons until they are done or sent away, and every language by its own name."""

    lessons_chosen = Signal()
    lessons_dismissed = Signal()
    """The offer of the lessons is not wanted any more; the Help menu still has them."""
    language_chosen = Signal(str)
    """Code of a language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._step = 0
        self._is_wordless = False
        self.question = TextLabel(role=TextRole.ASIDE)
        self.question.setWordWrap(False)
        self.lessons_button = _OfferButton(icon=Icon.QUILL)
        self.dismiss_button = IconButton(Icon.CROSS, flat=True)
        self.languages = PaperComboBox()
        self.languages.setSizeAdjustPolicy(PaperComboBox.SizeAdjustPolicy.AdjustToContents)
        self._offer = QWidget()
        offer = QHBoxLayout(self._offer)
        offer.setContentsMargins(0, 0, 0, 0)
        offer.setSpacing(4)
        offer.addWidget(self.question)
        offer.addWidget(_Offer(self.lessons_button, self.dismiss_button))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addWidget(self._offer)
        row.addWidget(self.languages)
        # No margin: where words run from right to left, this edge is at the left.
        row.addSpacing(24)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.lessons_button.clicked.connect(self.lessons_chosen)
        self.dismiss_button.clicked.connect(self.lessons_dismissed)
        self.languages.activated.connect(self.on_language_activated)
        self.retranslate()

    def set_languages(self, codes: Sequence[str]) -> None:
        """List the languages there are; a single one needs no choice."""
        self.languages.clear()
        for code in codes:
            self.languages.addItem(own_name(code), code)
        self.languages.setVisible(len(codes) > 1)

    def show_language(self, code: str) -> None:
        """Show which language is spoken."""
        self.languages.setCurrentIndex(self.languages.findData(code))

    def show_offer(self, *, offered: bool, step: int) -> None:
        """Offer the lessons or not; `step` is how many of them are behind somebody."""
        self._step = step
        self._offer.setVisible(offered)
        self.retranslate()

    def set_page_width(self, width: int) -> None:
        """Leave the question out on a narrow page, and on a very narrow one all words."""
        room = width / self.look.fonts.scale
        self._is_wordless = room < _ROOM_FOR_WORDS
        self.question.setVisible(room >= _ROOM_FOR_QUESTION)
        self.retranslate()

    def retranslate(self) -> None:
        self.question.set_text(self.tr("New to the game?"))
        if self._step:
            text = self.tr("Go on with lesson {number}").format(number=number(self._step + 1))
        else:
            text = self.tr("Learn by drawing")
        self.lessons_button.set_text("" if self._is_wordless else text)
        self.lessons_button.setAccessibleName(text)
        self.lessons_button.setToolTip(
            self.tr("Short lessons on a real map; leave them and come back as you like.")
        )
        self.dismiss_button.set_text(self.tr("Do not offer the lessons here"))
        self.languages.setAccessibleName(self.tr("Language"))

    def on_language_activated(self, index: int) -> None:
        self.language_chosen.emit(self.languages.itemData(index))
