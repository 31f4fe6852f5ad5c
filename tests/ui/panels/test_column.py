"""A column of panels that is too low for them scrolls, and then comes to rest."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.pages.lesson_note import LessonNote, Tone
from cartographers_gui.ui.panels.column import Column

ADVICE = "A sentence of advice that needs several lines where there is little room for it. " * 3


class Layouts(QObject):
    """Counts how often a widget is asked to lay itself out."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.count += 1
        return super().eventFilter(watched, event)


class Restless(QWidget):
    """Needs more height the narrower it is, and asks for another layout at each new width."""

    def minimumSizeHint(self) -> QSize:
        return QSize(100, 60000 // max(1, self.width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def test_a_column_that_scrolls_comes_to_rest(qtbot: QtBot) -> None:
    column = Column()
    qtbot.addWidget(column)
    column.add(Restless(), 1)
    column.resize(200, 150)
    with qtbot.waitExposed(column):
        column.show()
    for _ in range(5):
        QApplication.processEvents()
    assert column.verticalScrollBar().isVisible()
    layouts = Layouts(column)
    contents = column.widget()
    assert contents is not None
    contents.installEventFilter(layouts)
    for _ in range(10):
        QApplication.processEvents()
    assert layouts.count == 0


def test_a_note_has_the_height_of_its_text_beside_a_scroll_bar(qtbot: QtBot) -> None:
    column, notes = Column(), (LessonNote(), LessonNote())
    qtbot.addWidget(column)
    for note in notes:
        column.add(note)
        note.say(ADVICE, Tone.ADVICE)
    column.resize(200, 300)
    with qtbot.waitExposed(column):
        column.show()
    for width in (200, 211, 187):
        column.resize(width, 300)
        for _ in range(5):
            QApplication.processEvents()
        assert column.verticalScrollBar().isVisible()
        for note in notes:
            assert note.height() >= note.heightForWidth(note.width())
