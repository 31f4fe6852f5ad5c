"""Where a code is pasted: it says at once what the code holds, or what is wrong with it."""

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from cartographers_gui.storage import (
    Challenge,
    CodeDamaged,
    CodeError,
    CodeFromNewerVersion,
    CodeNotLegal,
    SavedGame,
    read_code,
)
from cartographers_gui.ui.dialogs.foot import dialog_column, inset
from cartographers_gui.ui.dialogs.share import CodeText
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.player_names import names_at_table
from cartographers_gui.ui.text import isolated, listed, players_text, seed_text, side_label
from cartographers_gui.ui.widgets.stock_button import PaperButton, PrimaryButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["EnterCodeDialog"]

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_NAMES = 4
_LONGEST = 80 * 1024
"""Signs of the clipboard that are looked at; longer than any code."""


class EnterCodeDialog(SpokenDialog):
    """Reads codes of games and of challenges."""

    code_accepted = Signal(object)
    """The `SavedGame` or the `Challenge` that was entered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._found: SavedGame | Challenge | None = None
        self.told = TextLabel()
        self.field = CodeText(5)
        self.verdict = TextLabel(role=TextRole.STRONG)
        self.paste_button = PaperButton(icon=Icon.COPY)
        self.cancel_button = PaperButton(key="Esc")
        self.accept_button = PrimaryButton(key="Enter")
        foot = QHBoxLayout()
        foot.addWidget(self.paste_button)
        foot.addStretch(1)
        foot.addWidget(self.cancel_button)
        foot.addWidget(self.accept_button)
        column = dialog_column(self)
        column.setSpacing(10)
        column.addLayout(inset(self.told))
        column.addLayout(inset(self.field), 1)
        column.addLayout(inset(self.verdict))
        column.addLayout(foot)
        self.take_room(560, 340)
        self.field.textChanged.connect(self.on_text_changed)
        self.paste_button.clicked.connect(self.on_paste_clicked)
        self.cancel_button.clicked.connect(self.reject)
        self.accept_button.clicked.connect(self.on_accept_clicked)
        self.field.installEventFilter(self)
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Enter a code"))
        self.told.set_text(
            self.tr("Paste or type the code of a game or of a challenge that somebody has sent.")
        )
        self.field.setAccessibleName(self.tr("Code"))
        self.paste_button.set_text(self.tr("Paste"))
        self.cancel_button.set_text(self.tr("Cancel"))
        self.paste_button.setToolTip(self.tr("Takes the code from the clipboard"))
        self.cancel_button.setToolTip(self.tr("Closes this window and changes nothing"))
        self.accept_button.setToolTip(self.tr("Shows what the code holds"))
        self.on_text_changed()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.field
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and Qt.Key(event.key()) in _ENTER
        ):
            # No code needs a new line, and as everywhere the key does what the main button says.
            self.accept_button.click()
            return True
        return super().eventFilter(watched, event)

    def on_paste_clicked(self) -> None:
        self.field.setPlainText(QGuiApplication.clipboard().text()[:_LONGEST])

    def on_text_changed(self) -> None:
        text = self.field.toPlainText()
        self._found = None
        if not text.strip():
            self.verdict.set_text("")
        else:
            try:
                self._found = read_code(text)
            except CodeError as error:
                self.verdict.set_text(self._fault(error))
            else:
                self.verdict.set_text(self._contents(self._found))
        self.accept_button.setEnabled(self._found is not None)
        is_game = isinstance(self._found, SavedGame)
        self.accept_button.set_text(
            self.tr("Look at the game") if is_game else self.tr("Take the challenge")
        )

    def _fault(self, error: CodeError) -> str:
        match error:
            case CodeDamaged():
                return self.tr("Part of the code is missing or was changed.")
            case CodeFromNewerVersion():
                return self.tr("This code was made by a newer version of the program.")
            case CodeNotLegal():
                return self.tr("The rules of this version do not allow the game in this code.")
            case _:
                return self.tr("This is no code of Cartographers.")

    def _contents(self, found: SavedGame | Challenge) -> str:
        if isinstance(found, Challenge):
            return self.tr("Challenge: {side}, {players}, seed {seed}").format(
                side=side_label(found.layout),
                players=players_text(found.players),
                seed=seed_text(found.seed),
            )
        names = listed(map(isolated, names_at_table(found.setup.players)), most=_NAMES)
        return self.tr("Game: {players}, {side}").format(
            players=names, side=side_label(found.setup.layout)
        )

    def on_accept_clicked(self) -> None:
        if self._found is not None:
            found = self._found
            self.accept()
            self.code_accepted.emit(found)
