"""A game as a code to send: the whole game, or the challenge to play the same cards."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import PaperButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["CodeText", "ShareDialog"]

_FEWEST_LINES = 2


class CodeText(QPlainTextEdit):
    """A code, broken into lines wherever they end; a few lines high."""

    def __init__(self, lines: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = lines
        self.setTabChangesFocus(True)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setWordWrapMode(self.wordWrapMode().WrapAnywhere)

    def _height_of(self, lines: int) -> int:
        fonts = look_of(self).fonts
        return round(lines * QFontMetricsF(fonts.body()).lineSpacing() + fonts.px(22))

    def sizeHint(self) -> QSize:
        return QSize(420, self._height_of(self._lines))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._height_of(min(self._lines, _FEWEST_LINES)))


class SharedCode(PaperPanel):
    """One code with what it is for, and a button that copies it."""

    def __init__(self, title: str, text: str, code: str, lines: int) -> None:
        super().__init__()
        self.code = code
        label = SectionLabel(title)
        self.field = CodeText(lines)
        self.field.setPlainText(code)
        self.field.setReadOnly(True)
        self.field.setAccessibleName(title)
        self.copy_button = PaperButton(self.tr("Copy"), icon=Icon.COPY)
        self.copy_button.setToolTip(self.tr("Puts the code on the clipboard"))
        self.copied = TextLabel(role=TextRole.ASIDE)
        foot = QHBoxLayout()
        foot.addWidget(self.copied, 1)
        foot.addWidget(self.copy_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(label)
        column.addWidget(TextLabel(text))
        column.addWidget(self.field, 1)
        column.addLayout(foot)
        self.copy_button.clicked.connect(self.on_copy_clicked)

    def on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.code)
        text = self.tr("Copied: {count} signs.")
        self.copied.set_text(text.format(count=number(len(self.code))))


class ShareDialog(QDialog):
    """Shows both codes of a game."""

    def __init__(self, game: str, challenge: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Share the game"))
        self.challenge = SharedCode(
            self.tr("Challenge"),
            self.tr(
                "Whoever enters it plays on the same map, with the same cards and edicts. "
                "It holds no names and can be read aloud."
            ),
            challenge,
            1,
        )
        self.game = SharedCode(
            self.tr("The whole game"),
            self.tr(
                "Whoever enters it can look at this game step by step. "
                "It holds the names of the players."
            ),
            game,
            5,
        )
        close_button = PaperButton(self.tr("Close"), key="Esc")
        close_button.setToolTip(self.tr("Closes this window"))
        close_button.clicked.connect(self.reject)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(0)
        column.addWidget(self.challenge)
        column.addWidget(self.game, 1)
        column.addLayout(foot)
        self.resize(600, 480)
        self.challenge.copy_button.setFocus(Qt.FocusReason.OtherFocusReason)
