"""The scroll bar of a column comes and goes once, whatever its panels answer."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.panels.column import Column

_WIDE, _HIGH = 242, 473
_ENOUGH = 200


class Contrary(QWidget):
    """Needs less height when it is narrower, as a text does that then breaks in a better place."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        self.asked += 1
        # Whoever asks for ever is answered otherwise at last, so that the test ends.
        return _HIGH - 9 if width < _WIDE or self.asked > 10 * _ENOUGH else _HIGH - 3

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 20)


def test_a_panel_that_needs_less_when_narrower_does_not_keep_the_bar_coming_and_going(
    qtbot: QtBot,
) -> None:
    column, panel = Column(), Contrary()
    qtbot.addWidget(column)
    column.add(panel)
    column.resize(_WIDE, _HIGH)
    column.show()
    for height in range(_HIGH - 8, _HIGH + 12):
        column.resize(_WIDE, height)
        panel.asked = 0
        for _ in range(3):
            QApplication.processEvents()
        assert panel.asked < _ENOUGH, height
