"""Computer players at work: a sign that they think, and no page taken away from anyone by it."""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cartographers_gui.ui.shell import Shell
from cartographers_gui.ui.text import number
from cartographers_gui.ui.widgets.accessible import announce
from cartographers_gui.ui.widgets.bots_sign import BotsSign

__all__ = ["BotsController"]

_PATIENCE = 400
"""Milliseconds that nobody has to be told what takes so long."""
_BETWEEN = 250
"""Milliseconds from one number to the next."""
_ABOVE_EDGE = 8
"""Px between the sign and the foot of the window."""


class BotsController(QObject):
    """Shows how far the computer players are, once they take more than a moment.

    Nothing waits for them meanwhile: what was opened stays in front until it is closed.
    """

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell
        self.patience = _PATIENCE
        """Milliseconds after which the sign shows."""
        self.sign = BotsSign(shell.pages)
        self._since, self._shown = QElapsedTimer(), QElapsedTimer()
        shell.bridge.pause.timeout.connect(self.on_thought)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        # Nobody is left to draw for: the program ends at once, with the game as it was written.
        application.lastWindowClosed.connect(shell.bridge.pause.stop)
        shell.page_shown.connect(self.on_page_shown)
        shell.pages.installEventFilter(self)

    def on_page_shown(self, page: QWidget) -> None:
        self._shell.bridge.is_aside = not getattr(page, "is_of_game", False)
        self.sign.raise_()

    def on_thought(self) -> None:
        """Follow a step of thought: show the sign, put its number right, or take it away."""
        bridge = self._shell.bridge
        if bridge.flow_at_work is None:
            self._since.invalidate()
            self.sign.hide()
            return
        if not self._since.isValid():
            self._since.start()
        if self._since.elapsed() < self.patience:
            return
        if self.sign.isHidden():
            self._tell()
            self.sign.show()
            self.sign.raise_()
            announce(self._shell.window, self.sign.text())
        elif self._shown.elapsed() >= _BETWEEN:
            self._tell()

    def _tell(self) -> None:
        self._shown.start()
        flow = self._shell.bridge.flow_at_work
        assert flow is not None, "somebody is at work"
        count = sum(player.bot is not None for player in flow.session.setup.players)
        drawn = count - len(flow.session.bots_waiting)
        text = self.tr("The computer players draw: {number} of {count}")
        self.sign.show_progress(
            text.format(number=number(drawn), count=number(count)), drawn / count
        )
        self._place()
        self._shell.bridge.tell_drawn()

    def _place(self) -> None:
        """Put the sign over the middle of the foot of the page."""
        pages, size = self._shell.pages, self.sign.sizeHint()
        size = size.boundedTo(pages.size())
        left = (pages.width() - size.width()) // 2
        top = pages.height() - size.height() - _ABOVE_EDGE
        self.sign.setGeometry(left, max(0, top), size.width(), size.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and not self.sign.isHidden():
            self._place()
        return super().eventFilter(watched, event)
