"""The panel that teaches: which lesson it is, what is new, what to do, and how it went."""

from PySide6.QtCore import QEvent, QRect, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.session import Course, Lesson
from cartographers_gui.ui.keys import MAP_KEYS, KeyTable, MapAction
from cartographers_gui.ui.pages.laurel_crests import StarWreath
from cartographers_gui.ui.pages.lesson_note import LessonNote, Tone
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.text_block import unparted
from cartographers_gui.ui.text import lesson_words, number, stars_text
from cartographers_gui.ui.widgets.accessible import announce
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.paper_panel import PANEL_ROOM, PaperPanel
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton, PrimaryButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole
from cartographers_gui.ui.widgets.time_pips import TimePips

__all__ = ["LessonCoach"]

_LAY_KEY = "Enter"
"""As the key cap of the bar's button shows it."""
_RING = round(RING_MARGIN)
_GAP = 8
"""Px between the parts of what is told."""
_ABOVE = 1
"""Which part of the column is the room above the texts."""
_ENDLESS = 10_000
_USUAL, _WIDE = 310.0, 390.0
"""Widths in px at scale 1 from which texts grow, and at which they have grown."""
_GROWTH = 1.2
_NARROW, _SMALLER = 250.0, 0.93
"""The width below which notes are a little smaller: each of their lines is short there."""
_WREATH, _ROOM_FOR_WREATH = 210.0, 560.0
"""Sides in px at scale 1 of the wreath at the end, and the height of the panel from which it has
room there."""


class _Told(TextLabel):
    """A text of a lesson; the next one may be lower."""

    def heightForWidth(self, width: int) -> int:
        # Qt would answer at least the least height, which this very answer was before.
        room, wrapped = QRect(0, 0, width, _ENDLESS), Qt.TextFlag.TextWordWrap
        return self.fontMetrics().boundingRect(room, wrapped, unparted(self.text())).height()


class LessonCoach(PaperPanel):
    """Shows a course; it asks for the next step and takes none itself."""

    next_chosen = Signal()
    """Go on to the next lesson: the goal is reached, or the lesson is skipped."""
    retry_chosen = Signal()
    back_chosen = Signal()
    restart_chosen = Signal()
    game_chosen = Signal()
    leave_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._course: Course | None = None
        self._keys = KeyTable(MAP_KEYS, self)
        self.label = SectionLabel()
        self.pips = TimePips()
        self.wreath = StarWreath()
        self.wreath.set_side(_WREATH)
        self.title = _Told(role=TextRole.CARD_TITLE)
        self.text = _Told()
        self.task = LessonNote()
        self.feedback = LessonNote()
        self.main_button = PrimaryButton(key="Enter")
        self.back_button = PaperButton()
        self.skip_button = PaperButton()
        self.leave_button = IconButton(Icon.CROSS, flat=True)
        self.foot = QWidget()
        """The buttons to other lessons, at the foot of the column whatever stands above them."""
        self._lay_out()
        self.main_button.clicked.connect(self.on_main)
        self.back_button.clicked.connect(self.back_chosen)
        self.skip_button.clicked.connect(self.on_skip)
        self.leave_button.clicked.connect(self.leave_chosen)

    def _lay_out(self) -> None:
        edges = self.contentsMargins()
        # The buttons keep room for their rings; what stands over them ends where they are seen to.
        self.setContentsMargins(edges.left() - _RING, edges.top(), edges.right() - _RING, 12)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_GAP - _RING)
        head = QHBoxLayout()
        head.setContentsMargins(_RING, 0, 0, 0)
        head.setSpacing(2)
        head.addWidget(self.label, 1)
        head.addWidget(self.leave_button)
        column.addLayout(head)
        told = QVBoxLayout()
        told.setContentsMargins(_RING, 0, _RING, 0)
        told.setSpacing(_GAP)
        for part in (self.pips, self.title, self.text, self.task, self.feedback):
            told.addWidget(part)
        column.addStretch(0)
        column.addWidget(self.wreath, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(told)
        column.addWidget(self.main_button)
        column.addStretch(1)
        row = QHBoxLayout(self.foot)
        # The buttons keep room for their rings, the panel above them for its shadow.
        edge = PANEL_ROOM - _RING
        row.setContentsMargins(edge, 0, edge, 0)
        row.setSpacing(2)
        row.addWidget(self.back_button, 1)
        row.addWidget(self.skip_button, 1)

    def show_course(self, course: Course) -> None:
        """Show the lesson at hand, or the end."""
        self._course = course
        self.retranslate()
        told = (self.title, self.text, self.task) if course.drawing is None else (self.feedback,)
        announce(self, " ".join(part.text() for part in told if not part.isHidden()))

    def _speak(self) -> None:
        """Let the button that gets the keyboard say how the drawing went."""
        self.main_button.setAccessibleDescription(self.feedback.text())

    def on_main(self) -> None:
        course = self._course
        if course is None:
            return
        if course.is_over:
            self.game_chosen.emit()
        elif course.is_met:
            self.next_chosen.emit()
        else:
            self.retry_chosen.emit()

    def on_skip(self) -> None:
        over = self._course is not None and self._course.is_over
        (self.restart_chosen if over else self.next_chosen).emit()

    def _fit(self) -> None:
        """Give each text the height that it needs at this width: a scrolled column does not ask."""
        fonts = self.look.fonts
        grown = (self.width() - fonts.px(_USUAL)) / fonts.px(_WIDE - _USUAL)
        growth = 1 + (_GROWTH - 1) * min(1.0, max(0.0, grown))
        for told in (self.title, self.text):
            told.set_growth(growth)
        for note in (self.task, self.feedback):
            note.set_growth(growth if self.width() >= fonts.px(_NARROW) else _SMALLER)
        over = self._course is not None and self._course.is_over
        self.wreath.setVisible(over and self.height() >= fonts.px(_ROOM_FOR_WREATH))
        width = self.contentsRect().width() - 2 * _RING
        for part in (self.title, self.text, self.task, self.feedback):
            height = max(0, part.heightForWidth(width))
            if part.minimumHeight() != height:
                part.setMinimumHeight(height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        """Fit the texts again when one of them has changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def follow_keys(self, keys: KeyTable) -> None:
        """Name the keys in lessons as a table says."""
        self._keys = keys
        self.retranslate()

    def retranslate(self) -> None:
        course = self._course
        if course is None:
            return
        self.back_button.set_text(self.tr("Back"))
        self.back_button.setEnabled(course.step > 0)
        self.back_button.setVisible(not course.is_over)
        self.leave_button.set_text(self.tr("Leave the lessons"))
        self.back_button.setToolTip(self.tr("Goes to the lesson before"))
        if course.lesson is None:
            self._show_end()
        else:
            self._show_lesson(course, course.lesson)
        self._speak()

    def _centre(self, *, centred: bool) -> None:
        """Put the texts into the middle, or at the top where the next lesson has its own."""
        self._column.setStretch(_ABOVE, int(centred))
        across = Qt.AlignmentFlag.AlignHCenter if centred else Qt.AlignmentFlag.AlignLeft
        for told in (self.title, self.text):
            told.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)

    def _show_lesson(self, course: Course, lesson: Lesson) -> None:
        self._centre(centred=False)
        count = len(course.lessons)
        place = self.tr("Lesson {number} of {count}").format(
            number=number(course.step + 1), count=number(count)
        )
        self.label.set_text(place)
        self.pips.setVisible(True)
        self.pips.set_time(course.step + 1, count, place)
        self.title.set_text(lesson_words(lesson.title))
        self.text.set_text(_filled(lesson.text, lesson, self._keys))
        self.task.say(_filled(lesson.task, lesson, self._keys), Tone.TASK)
        self.skip_button.set_text(self.tr("Skip"))
        self.skip_button.setToolTip(self.tr("Goes to the next lesson without this one"))
        self.text.setVisible(course.drawing is None)
        self.task.setVisible(not course.is_met)
        self.task.set_quiet(quiet=course.drawing is not None)
        self.main_button.setVisible(course.drawing is not None)
        if course.drawing is None:
            self.feedback.say("", Tone.PRAISE)
        elif course.is_met:
            last = course.step + 1 == count
            self.feedback.say(_filled(lesson.praise, lesson, self._keys), Tone.PRAISE)
            self.main_button.set_text(self.tr("Finish") if last else self.tr("Next lesson"))
            self.main_button.setToolTip(self.tr("The lesson is done: goes on"))
        else:
            self.feedback.say(_filled(lesson.advice, lesson, self._keys), Tone.ADVICE)
            self.main_button.set_text(self.tr("Try again"))
            self.main_button.setToolTip(self.tr("Takes the drawing back"))

    def _show_end(self) -> None:
        self._centre(centred=True)
        self.label.set_text(self.tr("Lessons"))
        self.pips.setVisible(False)
        self.title.set_text(self.tr("You know how to play"))
        self.text.set_text(
            self.tr(
                "The rest is found on the way. The Help menu has the rulebook and a page for every "
                "card."
            )
        )
        self.text.setVisible(True)
        self.task.say("", Tone.TASK)
        self.feedback.say(self.tr("All lessons are done."), Tone.PRAISE)
        self.main_button.set_text(self.tr("New game"))
        self.main_button.setToolTip(self.tr("Goes to the first page, for a real game"))
        self.main_button.setVisible(True)
        self.skip_button.set_text(self.tr("Begin again"))
        self.skip_button.setToolTip(self.tr("Goes to the first lesson"))


def _filled(text: str, lesson: Lesson, keys: KeyTable) -> str:
    """Return a text of a lesson in the language chosen, with the names of keys and the stars."""
    return lesson_words(text).format(
        rotate=keys.spoken(MapAction.TURN_RIGHT),
        mirror=keys.spoken(MapAction.MIRROR),
        lay=_LAY_KEY,
        stars=stars_text(lesson.least),
    )
