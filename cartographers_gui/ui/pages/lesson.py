"""The page of the lessons: the real map, a card to draw, and a panel that teaches."""

from dataclasses import replace

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import Edict, GameView, Placement, Refusal
from cartographers_gui.session import LEARNER, NEIGHBOUR, Course, Draft, Lesson, Preview
from cartographers_gui.session.season_count import Part, SheetNumber
from cartographers_gui.ui.canvas import Cartouche
from cartographers_gui.ui.keys import KeyTable, MapAction
from cartographers_gui.ui.pages.drawing_page import DrawingPage
from cartographers_gui.ui.pages.lesson_coach import LessonCoach
from cartographers_gui.ui.pages.table_spread import TableSpread
from cartographers_gui.ui.pages.turn_start import lit_groups, preview_for
from cartographers_gui.ui.painting.crest import crests_for
from cartographers_gui.ui.panels.coins_panel import CoinsPanel
from cartographers_gui.ui.panels.column import Column
from cartographers_gui.ui.panels.draft_report import (
    report_of,
    score_sentence,
    spoken_report,
    stays_sentence,
)
from cartographers_gui.ui.panels.edict_faces import faces_beside, with_preview
from cartographers_gui.ui.panels.offer_panel import OfferPanel
from cartographers_gui.ui.panels.preview_panel import PreviewPanel
from cartographers_gui.ui.panels.sheet_words import SheetWords
from cartographers_gui.ui.text import lesson_words
from cartographers_gui.ui.widgets.accessible import announce
from cartographers_gui.ui.widgets.edict_card import EdictCard

__all__ = ["LessonPage"]

_TOP = 6
"""Px above the map and the columns."""
_EDICT = (QSize(290, 157), QSize(100, 118))
_ROOMY = 760.0
"""Height in px at scale 1 from which two edicts tell what they are worth as well."""


class LessonPage(DrawingPage):
    """Shows a `Course` and lets its lessons be drawn; the course judges, the page only shows."""

    course_changed = Signal(object)
    """The new `Course`, after every step."""
    dots_asked = Signal()
    """The key was pressed that marks where the shape fits, or no longer does."""
    left = Signal()
    game_chosen = Signal()
    """The course is over, and a real game is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(OfferPanel(), parent)
        self._course = Course(())
        self._view: GameView | None = None
        self._preview: Preview | None = None
        self._answered: MapAction | None = None
        """A key for real games that was pressed, while the bar says so."""
        self._refusals: tuple[Refusal, ...] = ()
        """Why a laid shape was not moved, while the bar says so."""
        self.coins = CoinsPanel()
        self.preview = PreviewPanel()
        self.coach = LessonCoach()
        self.edicts = {edict: EdictCard() for edict in Edict}
        self._cards, below, beside = QWidget(), QWidget(), QWidget()
        self._usual_place, self._low_place = QVBoxLayout(below), QVBoxLayout(beside)
        self._is_low = self._is_stacked = False
        self._left, self._right = Column(), Column()
        self._lay_out(below, beside)
        self._connect()
        self._arrange()

    def _lay_out(self, below: QWidget, beside: QWidget) -> None:
        left, right = self._left, self._right
        edicts = QVBoxLayout(self._cards)
        edicts.setSpacing(0)
        for card in self.edicts.values():
            card.set_sizes(*_EDICT)
            edicts.addWidget(card)
        for place in (edicts, self._low_place, self._usual_place):
            place.setContentsMargins(0, 0, 0, 0)
        left.add(self.offer, 1)
        left.add(self.coins)
        left.add(beside)
        left.add(self.preview)
        right.add(self.coach, 1)
        right.add(below)
        right.add(self.coach.foot)
        self.spread = TableSpread(left, self.canvas, right)
        self.bar.show_hide_button(shown=False)
        column = self._column = QVBoxLayout(self)
        column.setSpacing(0)
        column.addWidget(self.spread, 1)
        column.addWidget(self.bar)

    def _connect(self) -> None:
        coach = self.coach
        self.placement_confirmed.connect(self.on_confirmed)
        self.steps.shown.connect(self.on_draft_shown)
        self.canvas.asked.connect(self.on_asked)
        self.canvas.refused.connect(self.on_refused)
        for panel in (self.preview, self.coins):
            panel.part_pointed.connect(self.on_number_pointed)
        coach.next_chosen.connect(lambda: self._go_to(self._course.advanced()))
        coach.back_chosen.connect(lambda: self._go_to(self._course.gone_back()))
        coach.retry_chosen.connect(lambda: self._go_to(self._course.retried()))
        coach.restart_chosen.connect(lambda: self._go_to(self._course.at(0)))
        coach.leave_chosen.connect(self.left)
        coach.game_chosen.connect(self.game_chosen)
        self.spread.lowered.connect(self.on_lowered)
        self.spread.stacked.connect(self.on_stacked)
        self.spread.shared.connect(self._arrange)

    @property
    def course(self) -> Course:
        """Where the learner stands."""
        return self._course

    def show_course(self, course: Course) -> None:
        """Show the lesson at hand of a course, or its end."""
        self._course = course
        self._preview, self._answered, self._refusals = None, None, ()
        if course.lesson is None:
            self._show_end()
        elif course.drawing is None:
            self._begin(course.lesson)
        else:
            self._show_drawn(course)
        self.coach.show_course(course)
        self._take_keyboard()
        # Once the texts have their heights: a small window with large text has to scroll.
        QTimer.singleShot(0, self, self._settle)

    def _take_keyboard(self) -> None:
        """Let the keyboard draw, or choose what comes next."""
        done = self._course.drawing is not None or self._course.is_over
        (self.coach.main_button if done else self.canvas).setFocus()

    def _settle(self) -> None:
        """Show the top of a new lesson, and after a drawing the button that goes on."""
        if self._course.is_over:
            # The column that its button stood in has gone, and the keyboard with it.
            self._take_keyboard()
        column = self._left if self._is_stacked else self._right
        if self.coach.main_button.isVisible():
            column.ensureWidgetVisible(self.coach.main_button)
        else:
            column.verticalScrollBar().setValue(0)

    def _go_to(self, course: Course) -> None:
        self.show_course(course)
        self.course_changed.emit(course)

    def _begin(self, lesson: Lesson) -> None:
        view = lesson.view(_names())
        assert view.sheet is not None
        assert view.offer is not None
        assert view.owner is not None
        self._view = view
        draft = Draft.of(view.sheet, view.offer)
        self.steps.begin(draft)
        self.canvas.set_draft(None)
        self.canvas.show_sheet(view.sheet, _cartouche(view.owner))
        self.canvas.light([lesson.marked] if lesson.marked else [])
        self.offer.setEnabled(True)
        self.offer.show_offer(view, draft)
        self.coins.show_sheet(view.sheet)
        self.preview.show_view(view, view.sheet)
        self._show_parts(lesson)
        self.canvas.set_draft(draft)
        self._set_words(self._words_of(view))
        self.canvas.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._show_draft(draft)

    def _show_drawn(self, course: Course) -> None:
        drawing, view = course.drawing, self._view
        if drawing is None or view is None or view.owner is None:
            return
        self.steps.begin(None)
        self.canvas.set_draft(None)
        self.canvas.show_sheet(drawing.after, _cartouche(view.owner))
        self._set_words(self._words_of(view))
        self.canvas.light([])
        self.offer.setEnabled(False)
        self.coins.show_sheet(drawing.after)
        self._preview = drawing.preview
        self.preview.show_preview(drawing.preview)
        self._show_edicts()
        self.bar.clear()
        self.bar.setEnabled(False)

    def _show_end(self) -> None:
        self._view = None
        self.steps.begin(None)
        self.canvas.set_draft(None)
        self.canvas.light([])
        self.canvas.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._show_last_map()
        self.offer.clear()
        for part in (self.offer, self.coins, self.preview, self.bar, *self.edicts.values()):
            part.setVisible(False)
        self._arrange()
        # Without the bar the map ends as far from the edge as it begins.
        self._column.setContentsMargins(0, _TOP, 0, _TOP)

    def _show_last_map(self) -> None:
        """Show the map of the last lesson, on which nothing is to be drawn any more."""
        last = self._course.lessons[-1]
        view = last.view(_names())
        self.canvas.show_sheet(last.sheet, _cartouche(0))
        self._set_words(SheetWords(last.sheet, view.players[0], view.edicts, self.canvas))

    def _show_parts(self, lesson: Lesson) -> None:
        """Show the panels that a lesson is about, and no others."""
        self.offer.setVisible(True)
        self.bar.setVisible(True)
        self._column.setContentsMargins(0, _TOP, 0, 0)
        self.coins.setVisible(not lesson.edicts)
        self.bar.setEnabled(True)
        self.preview.setVisible(lesson.counts_season)
        for edict, card in self.edicts.items():
            card.setVisible(edict in lesson.edicts)
        self._arrange()
        for column in (self._left, self._right):
            column.settle()

    # --- the turn -------------------------------------------------------------------------------

    def on_confirmed(self, placement: Placement) -> None:
        self._go_to(self._course.drawn(placement))

    def on_enter(self) -> None:
        if self.draft is None:
            self.coach.on_main()
        else:
            super().on_enter()

    def on_asked(self, action: MapAction) -> None:
        """Mark where the shape fits; of the other keys of a table say why they do nothing here."""
        if action is MapAction.DOTS:
            self.dots_asked.emit()
            return
        self._answered = action
        if self.draft is not None:
            self._report(self.draft)
        announce(self, self._answer())

    def on_refused(self, refusals: tuple[Refusal, ...]) -> None:
        """Say why a laid shape was not moved; of one in hand the report tells all."""
        if self.draft is not None and self.draft.is_laid:
            self._answered, self._refusals = None, refusals
            self._report(self.draft)
            announce(self, self._answer())

    def on_number_pointed(self, number: Part | SheetNumber | None) -> None:
        """Outline what makes a number; pointed at none, what the lesson asks for."""
        view, lesson = self._view, self._course.lesson
        if view is None or view.sheet is None or lesson is None:
            return
        if number is not None:
            sheet = view.sheet if self._preview is None else self._preview.sheet
            self.canvas.light(lit_groups(view, sheet, number, {}))
        else:
            self.canvas.light([lesson.marked] if self._course.drawing is None else [])

    def _answer(self) -> str:
        """Say why the last key or click did nothing here; empty once the shape has moved."""
        if self._answered is None:
            return stays_sentence(self._refusals) if self._refusals else ""
        if self._answered is MapAction.HINT:
            return self.tr("The lessons give no hints: they say what to do.")
        return self.tr("This key is for a real game.")

    def on_lowered(self, low: bool) -> None:  # noqa: FBT001 - a slot
        self._is_low = low
        self._arrange()

    def on_stacked(self, stacked: bool) -> None:  # noqa: FBT001 - a slot
        # What the lesson says stands above its card where there is no room for a right column.
        self._is_stacked = stacked
        self._left.set_generous(generous=stacked)
        if stacked:
            self._left.put_first(self.coach.foot)
            self._left.put_first(self.coach)
        else:
            self._right.put_first(self.coach, 1)
            self._right.put_last(self.coach.foot)
        self._arrange()

    def _arrange(self) -> None:
        """Let two edicts tell their rules also where there is little height."""
        lesson = self._course.lesson
        self.spread.show_left(shown=self._is_stacked or not self._course.is_over)
        tight = lesson is not None and len(lesson.edicts) > 1
        tight = tight and self.spread.height() < _ROOMY * self.look.fonts.scale
        self.preview.set_low(low=self._is_low)
        for column in (self._left, self._right):
            column.set_dense(dense=self._is_low)
        self.preview.set_short(short=tight and self._is_low)
        # Below the lesson where it leaves room for them, or else on the left.
        place = self._low_place if tight or self._is_low or self._is_stacked else self._usual_place
        if place.indexOf(self._cards) < 0:
            place.addWidget(self._cards)
        for card in self.edicts.values():
            card.set_tight(tight=tight)

    # --- what is shown --------------------------------------------------------------------------

    def on_draft_shown(self, draft: Draft) -> None:
        self._answered, self._refusals = None, ()
        self._show_draft(draft)

    def _show_draft(self, draft: Draft) -> None:
        view = self._view
        if view is None:
            return
        self.look_closer.hide_card()
        self._preview = preview_for(view, draft)
        self.offer.show_draft(draft)
        self.coins.show_preview(self._preview)
        self.preview.show_preview(self._preview)
        self._show_edicts()
        self._report(draft)

    def _report(self, draft: Draft) -> None:
        report = report_of(draft, self._preview, self._owner_name(), self._answer())
        self.bar.show_report(report, can_undo=self.steps.can_undo)

    def _show_edicts(self) -> None:
        view = self._view
        if view is None:
            return
        shown = [edict for edict, card in self.edicts.items() if not card.isHidden()]
        for edict, plain in faces_beside(view, view.sheet, shown).items():
            face = with_preview(plain, view, view.sheet, self._preview)
            if face != self.edicts[edict].face():
                self.edicts[edict].set_face(face, spoken=face.stars_then or face.stars)

    def _owner_name(self) -> str:
        view = self._view
        return "" if view is None or view.owner is None else _names()[view.owner]

    def _set_words(self, words: SheetWords | None) -> None:
        self.canvas.set_words(words)
        self.look_closer.set_words(words)

    def _words_of(self, view: GameView) -> SheetWords:
        """Return the words for the map as it is shown: after a drawing with what was drawn."""
        drawing = self._course.drawing
        shown = view if drawing is None else replace(view, sheet=drawing.after)
        return SheetWords.before_seat(shown, self._words_for, self.canvas)

    def _words_for(self, draft: Draft) -> str:
        """Say how the shape lies, for those who do not see the map."""
        view, lesson = self._view, self._course.lesson
        if view is None or lesson is None:
            return ""
        preview = preview_for(view, draft)
        score = ""
        if preview is not None and lesson.counts_season:
            other = self._owner_name() if view.owner != view.seat else ""
            score = score_sentence(preview, is_laid=draft.is_laid, owner=other)
        return spoken_report(report_of(draft, preview, self._owner_name()), draft, score)

    def follow_keys(self, keys: KeyTable) -> None:
        """Let keys do, and key caps and lessons say, what a table says."""
        super().follow_keys(keys)
        self.coach.follow_keys(keys)

    def retranslate(self) -> None:
        view, draft = self._view, self.canvas.draft
        lesson, drawing = self._course.lesson, self._course.drawing
        if lesson is None or view is None or view.owner is None or view.sheet is None:
            if self._course.is_over and self._course.lessons:
                self._show_last_map()
            return
        view = self._view = lesson.view(_names())
        assert view.sheet is not None
        assert view.owner is not None
        if self.canvas.has_words():
            self._set_words(self._words_of(view))
        sheet = view.sheet if drawing is None else drawing.after
        self.canvas.show_sheet(sheet, _cartouche(view.owner))
        self.preview.show_view(view, view.sheet)
        self.preview.show_preview(self._preview)
        if draft is not None:
            self._show_draft(draft)
        self._show_edicts()


def _names() -> tuple[str, str]:
    """Return the names of learner and neighbour."""
    return lesson_words(LEARNER), lesson_words(NEIGHBOUR)


def _cartouche(owner: int) -> Cartouche:
    names = _names()
    return Cartouche(names[owner], "", crests_for(list(names))[owner])
