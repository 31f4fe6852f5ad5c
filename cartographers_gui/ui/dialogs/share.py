"""A game as a code to send: the whole game, or the challenge to play the same cards."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.ui.dialogs.foot import DIALOG_SIDE, RING, inset
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.paper_panel import PANEL_ROOM, PaperPanel
from cartographers_gui.ui.widgets.scroll_fade import fade_cut_edges
from cartographers_gui.ui.widgets.scrolled_body import ScrolledBody
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import PaperButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["CodeText", "ShareDialog"]

_FEWEST_LINES = 2
_WIDTH = 600.0
"""Width of the dialog in px at scale 1."""
_MARGIN = 2
"""Px round the text: less than would show a part of the next line."""


class CodeText(QPlainTextEdit):
    """A code, broken into lines wherever they end; a few lines high, and never half a line."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self._hinted = QSize()
        self.setTabChangesFocus(True)
        scroll_by_finger(self)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setWordWrapMode(self.wordWrapMode().WrapAnywhere)
        self.document().setDocumentMargin(_MARGIN)
        never = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self.setHorizontalScrollBarPolicy(never)
        if lines == 1:
            self.setVerticalScrollBarPolicy(never)

    def _height_of(self, lines: int) -> int:
        # The style sheet gives font and frame.
        self.ensurePolished()
        frame = self.height() - self.viewport().height()
        spare = _MARGIN if lines == 1 else 0
        return lines * self.fontMetrics().lineSpacing() + 2 * _MARGIN + spare + frame

    def sizeHint(self) -> QSize:
        return QSize(420, self._height_of(self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._height_of(min(self._lines, _FEWEST_LINES)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.sizeHint() != self._hinted:
            # The frame has come with the style sheet since the layout asked.
            self._hinted = self.sizeHint()
            self.updateGeometry()


class SharedCode(PaperPanel):
    """One code with what it is for, and a button that copies it."""

    def __init__(self, code: str, lines: int) -> None:
        super().__init__()
        self.code = code
        self._has_copied = False
        self.label = SectionLabel()
        self.text = TextLabel()
        self.field = CodeText(lines)
        self.field.setPlainText(code)
        self.field.setReadOnly(True)
        self.field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.copy_button = PaperButton(icon=Icon.COPY)
        self.copied = TextLabel(role=TextRole.ASIDE)
        foot = QHBoxLayout()
        foot.setContentsMargins(RING, 0, 0, 0)
        foot.addWidget(self.copied, 1)
        foot.addWidget(self.copy_button)
        edges = self.contentsMargins()
        side = edges.left() - RING
        # The button's ring is beyond the field, so that both are seen to end at one edge.
        self.setContentsMargins(side, edges.top(), side, edges.bottom())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for part in (self.label, self.text, self.field):
            column.addLayout(inset(part))
        column.addLayout(foot)
        self.copy_button.clicked.connect(self.on_copy_clicked)
        self.retranslate()

    def set_text(self, title: str, text: str) -> None:
        """Say what the code is and what it is for."""
        self.label.set_text(title)
        self.text.set_text(text)
        self.field.setAccessibleName(title)

    def retranslate(self) -> None:
        self.copy_button.set_text(self.tr("Copy"))
        self.copy_button.setToolTip(self.tr("Puts the code on the clipboard"))
        text = self.tr("Copied: {count} signs.").format(count=number(len(self.code)))
        self.copied.set_text(text if self._has_copied else "")

    def on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.code)
        self._has_copied = True
        self.retranslate()


class ShareDialog(SpokenDialog):
    """Shows both codes of a game."""

    def __init__(self, game: str, challenge: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.challenge = SharedCode(challenge, 1)
        self.game = SharedCode(game, 5)
        self.close_button = PaperButton(key="Esc")
        self.close_button.clicked.connect(self.reject)
        foot = self._foot = QHBoxLayout()
        foot.setContentsMargins(PANEL_ROOM, 0, PANEL_ROOM - RING, 0)
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        codes = self._codes = QVBoxLayout()
        codes.setContentsMargins(0, 0, 0, 0)
        codes.setSpacing(0)
        codes.addWidget(self.challenge)
        codes.addWidget(self.game)
        codes.addStretch(1)
        column = QVBoxLayout(self)
        # The panels keep room for their shadows.
        side = DIALOG_SIDE - PANEL_ROOM
        column.setContentsMargins(side, side, side, side)
        column.setSpacing(0)
        body = ScrolledBody(codes)
        fade_cut_edges(body)
        column.addWidget(body, 1)
        column.addLayout(foot)
        self.retranslate()
        self._fit()
        self.challenge.copy_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _fit(self) -> None:
        """Be as high as the codes need, as far as the screen has the room."""
        scale = look_of(self).fonts.scale
        column = self.layout()
        assert column is not None
        edges = column.contentsMargins()
        inside = round(_WIDTH * scale) - edges.left() - edges.right()
        height = self._codes.totalHeightForWidth(inside) + self._foot.sizeHint().height()
        self.take_room(_WIDTH, (height + edges.top() + edges.bottom()) / scale)

    def showEvent(self, event: QShowEvent) -> None:
        # The style sheet has come meanwhile, and with it the true size.
        self._fit()
        super().showEvent(event)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Share the game"))
        self.challenge.set_text(
            self.tr("Challenge"),
            self.tr(
                "Whoever enters it plays on the same map, with the same cards and edicts. "
                "It holds no names and can be read aloud."
            ),
        )
        self.game.set_text(
            self.tr("The whole game"),
            self.tr(
                "Whoever enters it can look at this game step by step. "
                "It holds the names and the maps of all players."
            ),
        )
        self.close_button.set_text(self.tr("Close"))
        self.close_button.setToolTip(self.tr("Closes this window"))
