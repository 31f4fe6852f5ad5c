"""The lessons: begun, left and gone on with; where somebody stands is kept in the settings."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cartographers_gui.session import LESSONS, Course
from cartographers_gui.storage import Settings
from cartographers_gui.ui.commands import CommandId, When
from cartographers_gui.ui.controllers.keys import KeysController
from cartographers_gui.ui.keys import WheelUse
from cartographers_gui.ui.shell import Shell

if TYPE_CHECKING:
    from cartographers_gui.ui.pages.lesson import LessonPage

__all__ = ["LessonsController"]


class LessonsController(QObject):
    """Shows the page of the lessons in place of the game, which waits as it is."""

    left = Signal()
    """The lessons were left, and no game is at the table."""
    game_chosen = Signal()
    """The lessons are done, and a real game is wanted."""

    def __init__(self, shell: Shell, keys: KeysController) -> None:
        super().__init__(shell)
        self._shell = shell
        self._keys = keys
        self._page: LessonPage | None = None
        shell.connect_command(CommandId.LESSONS, self.on_lessons)
        shell.preferences.changed.connect(self.on_preferences_changed)

    @property
    def page(self) -> "LessonPage":
        """The page of the lessons, made when it is first needed."""
        if self._page is None:
            from cartographers_gui.ui.pages.lesson import LessonPage

            self._page = LessonPage()
            self._page.course_changed.connect(self.on_course_changed)
            self._page.dots_asked.connect(self.on_dots_asked)
            self._page.left.connect(self.on_left)
            self._page.game_chosen.connect(self.game_chosen)
            self._page.canvas.set_motion(self._shell.motion)
            self._keys.follow(self._page)
            self.on_preferences_changed(self._shell.preferences.settings)
        return self._page

    def on_lessons(self) -> None:
        """Go on where somebody stopped; after the last lesson from the beginning."""
        step = self._shell.preferences.settings.lesson_step
        course = Course(LESSONS).at(step)
        # A map that lies open is covered first: others look at the lessons too.
        self._shell.bridge.cover_map()
        self._shell.show_page(self.page)
        self._shell.allow(When.DRAWING, allowed=False)
        self._shell.allow(When.REOPENABLE, allowed=False)
        self.page.show_course(course.at(0) if course.is_over else course)

    def on_course_changed(self, course: Course) -> None:
        offer = self._shell.preferences.settings.lesson_offer and not course.is_over
        self._shell.preferences.change(lesson_step=course.step, lesson_offer=offer)

    def on_dots_asked(self) -> None:
        self._shell.menu.actions_by_id[CommandId.DOTS].trigger()

    def on_left(self) -> None:
        if self._shell.bridge.setup is None:
            self.left.emit()
        else:
            self._shell.bridge.tell_stage()

    def on_preferences_changed(self, settings: Settings) -> None:
        if self._page is not None:
            self._page.canvas.set_dots(on=settings.legal_dots)
            self._page.canvas.set_wheel_use(WheelUse(settings.wheel))
