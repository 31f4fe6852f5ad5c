"""The lessons on the screen: drawn on the real map, judged by the engine, left and gone on with."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import Edict, Placement, Terrain, legal_placements, parse_space
from cartographers_gui.session import LESSONS, Course
from cartographers_gui.session.season_count import Part, count_season
from cartographers_gui.ui.pages.lesson import LessonPage
from cartographers_gui.ui.pages.lesson_note import Tone
from cartographers_gui.ui.panels.column import Column
from cartographers_gui.ui.theme import DAY
from cartographers_gui.ui.typography import Typography
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.look import Look
from cartographers_gui.ui.widgets.paper_panel import PANEL_ROOM
from cartographers_gui.ui.widgets.style_sheet import dress
from tests.helpers.heard import listen

STEPS = {lesson.id: step for step, lesson in enumerate(LESSONS)}


@pytest.fixture
def page(qtbot: QtBot) -> LessonPage:
    page = LessonPage()
    qtbot.addWidget(page)
    page.resize(1280, 774)
    page.show()
    page.show_course(Course(LESSONS))
    return page


def show(page: LessonPage, lesson: str) -> None:
    page.show_course(Course(LESSONS).at(STEPS[lesson]))


def click(page: LessonPage, name: str) -> None:
    point = page.canvas.point_of(parse_space(name)).toPoint()
    QTest.mouseMove(page.canvas.viewport(), point)
    QTest.mouseClick(page.canvas.viewport(), Qt.MouseButton.LeftButton, pos=point)


def solution(page: LessonPage, *, met: bool = True) -> Placement:
    """Return a drawing that reaches the goal of the lesson shown, or one that misses it."""
    lesson, draft = page.course.lesson, page.draft
    assert lesson is not None
    assert draft is not None
    offer = draft.offer
    return next(
        Placement(terrain, spaces)
        for option in offer.options
        for spaces in legal_placements(lesson.sheet, option.shape, offer.must_cover_ruins)
        for terrain in offer.terrains
        if lesson.goal(lesson.attempt(Placement(terrain, spaces))) is met
    )


def lay(page: LessonPage, placement: Placement) -> None:
    """Lay a drawing down as the hand would, whatever has to be chosen and turned for it."""
    draft = page.draft
    assert draft is not None
    for option in range(len(draft.offer.options)):
        turned = draft.with_option(option).with_terrain(placement.terrain).next_legal()
        first = turned
        while turned.spaces != placement.spaces and turned.next_legal() != first:
            turned = turned.next_legal()
        if turned.spaces == placement.spaces:
            page.canvas.set_draft(turned.laid_down())
            page.steps.on_draft_changed(page.canvas.draft)
            return
    raise AssertionError(f"the hand cannot lay {placement}")


def test_first_lesson_is_drawn_by_two_clicks(page: LessonPage) -> None:
    click(page, "E5")
    assert page.course.drawing is None
    click(page, "E5")
    assert page.course.is_met
    assert page.coach.feedback.tone() is Tone.PRAISE


def test_first_lesson_is_drawn_by_keys(page: LessonPage) -> None:
    left, enter = Qt.Key.Key_Left, Qt.Key.Key_Return
    for key in (Qt.Key.Key_Down, left, left, left, enter, enter):
        QTest.keyClick(page.canvas, key)
    assert page.course.is_met
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert page.course.step == 1


def test_all_lessons_are_solved_from_the_first_to_the_end(page: LessonPage) -> None:
    steps: list[int] = []
    page.course_changed.connect(lambda course: steps.append(course.step))
    for step in range(len(LESSONS)):
        assert page.course.step == step
        lay(page, solution(page))
        page.bar.confirm_button.click()
        assert page.course.is_met
        page.coach.main_button.click()
    assert page.course.is_over
    assert steps[-1] == len(LESSONS)
    assert page.bar.isHidden()


def test_missed_goal_gives_advice_and_another_try(page: LessonPage) -> None:
    show(page, "rotate")
    lay(page, solution(page, met=False))
    page.confirm()
    assert page.coach.feedback.tone() is Tone.ADVICE
    assert page.coach.main_button.shown_text() == "Try again"
    assert page.coach.main_button.accessibleDescription() == page.coach.feedback.text()
    page.coach.main_button.click()
    assert page.course.drawing is None
    assert page.draft is not None


def test_every_lesson_can_be_skipped_and_gone_back_to(page: LessonPage) -> None:
    assert not page.coach.back_button.isEnabled()
    page.coach.skip_button.click()
    assert page.course.step == 1
    page.coach.back_button.click()
    assert page.course.step == 0


@pytest.mark.parametrize("size", [(1280, 774), (1920, 1054)])
def test_skip_stays_under_the_pointer_from_lesson_to_lesson(
    page: LessonPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    button, places = page.coach.skip_button, set()
    for _ in LESSONS:
        QApplication.processEvents()
        places.add(button.mapTo(page, button.rect().topLeft()).toTuple())
        button.click()
    assert len(places) == 1


def test_course_that_is_over_leads_to_a_game_or_to_the_beginning(
    page: LessonPage, qtbot: QtBot
) -> None:
    page.show_course(Course(LESSONS).at(len(LESSONS)))
    with qtbot.waitSignal(page.game_chosen):
        page.coach.main_button.click()
    page.coach.skip_button.click()
    assert page.course.step == 0
    assert not page.bar.isHidden()


def test_new_game_has_the_keyboard_at_the_end_of_the_course(page: LessonPage) -> None:
    page.resize(960, 614)
    show(page, "season")
    QApplication.processEvents()
    page.show_course(Course(LESSONS).at(len(LESSONS)))
    for _ in range(3):
        QApplication.processEvents()
    assert page.focusWidget() is page.coach.main_button


@pytest.mark.parametrize("shape", ["mirror", "season"])
def test_text_of_a_lesson_is_as_high_as_its_lines(page: LessonPage, shape: str) -> None:
    page.resize(960, 614)
    show(page, shape)
    for _ in range(3):
        QApplication.processEvents()
    for part in (page.coach.title, page.coach.text):
        room = QRect(0, 0, part.width(), 1000)
        lines = part.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, part.text())
        assert part.height() <= lines.height() + 2


def test_task_is_smaller_once_its_drawing_is_judged(page: LessonPage) -> None:
    show(page, "season")
    QApplication.processEvents()
    whole = page.coach.task.heightForWidth(200)
    lay(page, solution(page, met=False))
    page.confirm()
    assert page.coach.task.heightForWidth(200) < whole
    page.coach.main_button.click()
    assert page.coach.task.heightForWidth(200) == whole


def test_end_of_the_course_leaves_no_room_for_a_card_and_stands_in_the_middle(
    page: LessonPage,
) -> None:
    page.resize(1920, 1030)
    show(page, "season")
    QApplication.processEvents()
    beside = page.canvas.width()
    assert not page.coach.wreath.isVisible()
    page.show_course(page.course.at(len(page.course.lessons)))
    for _ in range(3):
        QApplication.processEvents()
    assert page.canvas.width() > beside + 200
    assert page.canvas.geometry().left() < 16
    coach = page.coach
    above = coach.wreath.geometry().top() - coach.leave_button.geometry().bottom()
    below = coach.contentsRect().bottom() - coach.main_button.geometry().bottom()
    assert coach.wreath.isVisible()
    assert abs(above - below) < 60
    page.show_course(page.course.at(0))
    for _ in range(3):
        QApplication.processEvents()
    assert page.offer.isVisible()
    assert coach.title.geometry().top() < 200


def test_texts_of_a_lesson_grow_with_their_column(page: LessonPage) -> None:
    sizes = []
    for size in ((1280, 774), (1920, 1030)):
        page.resize(*size)
        show(page, "mirror")
        for _ in range(3):
            QApplication.processEvents()
        sizes.append(page.coach.text.font().pixelSize())
    assert sizes[0] == 15
    assert sizes[1] > 16


def test_missed_goal_needs_no_scroll_bar_in_the_smallest_window(page: LessonPage) -> None:
    page.resize(960, 614)
    show(page, "season")
    lay(page, solution(page, met=False))
    page.confirm()
    for _ in range(3):
        QApplication.processEvents()
    coach = page.coach
    column = coach.parentWidget()
    while column is not None and not isinstance(column, Column):
        column = column.parentWidget()
    assert column is not None
    assert not column.verticalScrollBar().isVisible()


def test_only_the_edicts_of_a_lesson_are_shown(page: LessonPage) -> None:
    assert all(card.isHidden() for card in page.edicts.values())
    show(page, "edict")
    assert [edict for edict, card in page.edicts.items() if not card.isHidden()] == [Edict.A]
    face = page.edicts[Edict.A].face()
    assert face is not None
    assert face.stars == "0"


def test_panels_of_another_lesson_lie_where_they_stay_from_the_first_picture_on(
    page: LessonPage,
) -> None:
    show(page, "season")
    QApplication.processEvents()
    show(page, LESSONS[0].id)
    at_once = page.offer.geometry()
    QApplication.processEvents()
    assert page.offer.geometry() == at_once


def test_spaces_of_the_goal_are_outlined(page: LessonPage) -> None:
    show(page, "close_in")
    shown = page.canvas.grab().toImage()
    page.canvas.light([])
    assert shown != page.canvas.grab().toImage()


def test_lesson_is_left_by_its_cross(page: LessonPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.left):
        page.coach.leave_button.click()


def test_text_fits_the_smallest_window_at_larger_text(page: LessonPage) -> None:
    dress(page, Look(DAY, Typography(1.5)))
    page.resize(960, 614)
    show(page, "season")
    for _ in range(4):
        QApplication.processEvents()
    for part in (page.coach.title, page.coach.text, page.coach.task):
        assert part.height() >= part.heightForWidth(part.width())


@pytest.mark.parametrize(
    ("width", "height", "scale"), [(960, 614, 2.0), (1280, 774, 1.5), (1024, 742, 1.0)]
)
def test_lesson_is_read_beside_the_map_at_every_size(
    page: LessonPage, width: int, height: int, scale: float
) -> None:
    dress(page, Look(DAY, Typography(scale)))
    for size in ((1600, 900), (width, height)):
        page.resize(*size)
        show(page, "rotate")
        for _ in range(4):
            QApplication.processEvents()
        for part in (page.coach.title, page.coach.text, page.coach.task):
            assert part.isVisible()
            assert part.width() >= 150 * scale
        assert not page.coach.title.visibleRegion().isEmpty()


def test_change_of_language_keeps_the_shape_in_hand(page: LessonPage) -> None:
    show(page, "rotate")
    draft = page.draft
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.draft == draft
    assert page.coach.title.text() == "Rotate it"


def test_lesson_and_how_it_went_are_announced(
    page: LessonPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = listen(monkeypatch)
    page.show_course(Course(LESSONS))
    told = [text for text in heard if page.coach.task.text() in text]
    assert len(told) == 1
    assert page.coach.title.text() in told[0]
    page.canvas.set_draft(page.canvas.draft and page.canvas.draft.put_as(solution(page)))
    page.confirm()
    assert page.coach.feedback.text() in heard


def test_a_key_without_a_use_here_says_so(
    page: LessonPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    click(page, "F6")
    heard = listen(monkeypatch)
    QTest.keyClick(page.canvas, Qt.Key.Key_H)
    told = "The lessons give no hints: they say what to do."
    assert heard[-1] == told
    assert page.bar.status.report.details[0] == told
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page.bar.status.report.details[0] == told
    QTest.keyClick(page.canvas, Qt.Key.Key_Right)
    assert told not in page.bar.status.report.details
    QTest.keyClick(page.canvas, Qt.Key.Key_D)
    assert heard[-1] == "This key is for a real game."


def test_finger_gets_large_buttons_and_one_to_turn_back(page: LessonPage) -> None:
    page.canvas.touched.emit()
    QApplication.processEvents()
    assert page.bar.turn_back_button.isVisible()
    before = page.draft
    assert before is not None
    QTest.mouseClick(page.bar.turn_back_button, Qt.MouseButton.LeftButton)
    assert page.draft == before.turned(clockwise=False)


def test_card_of_a_space_is_shown_when_it_is_asked_for(page: LessonPage) -> None:
    click(page, "F6")
    QTest.keyClick(page.canvas, Qt.Key.Key_I)
    assert page.look_closer.card.isVisible()
    QTest.keyClick(page.canvas, Qt.Key.Key_Escape)
    assert not page.look_closer.card.isVisible()


def test_map_can_be_read_after_the_drawing_too(page: LessonPage) -> None:
    assert page.draft is not None
    page.canvas.set_draft(page.draft.put_as(solution(page)))
    page.confirm()
    words = page.canvas.words()
    drawing = page.course.drawing
    assert words is not None
    assert drawing is not None
    space = min(drawing.placement.spaces)
    assert "Empty" not in words.space_title(space)


@pytest.mark.parametrize("size", [(960, 614), (1280, 774), (1920, 1048)])
def test_panel_and_buttons_of_the_column_share_their_edges(
    page: LessonPage, size: tuple[int, int]
) -> None:
    page.resize(*size)
    show(page, "mirror")
    QApplication.processEvents()
    coach = page.coach
    left = coach.mapTo(page, QPoint(PANEL_ROOM, PANEL_ROOM))
    right = coach.mapTo(page, coach.rect().topRight() - QPoint(PANEL_ROOM, 0)).x()
    ring = round(RING_MARGIN)
    back, skip = coach.back_button, coach.skip_button
    assert back.mapTo(page, QPoint(ring, 0)).x() == left.x()
    assert skip.mapTo(page, skip.rect().topRight() - QPoint(ring, 0)).x() == right
    assert page.bar.confirm_button.geometry().right() - ring == right
    # The card in the other column begins as high.
    assert page.offer.mapTo(page, QPoint(0, 8)).y() == left.y()


def test_numbers_of_a_lesson_light_what_makes_them(page: LessonPage) -> None:
    step = next(
        step
        for step, lesson in enumerate(LESSONS)
        if lesson.counts_season and lesson.sheet.spaces(Terrain.MONSTER)
    )
    page.show_course(Course(LESSONS).at(step))
    outlined = page.canvas._scene._lit[0]
    view = page._view
    assert view is not None
    assert view.sheet is not None
    losses = count_season(view.sheet, view.edicts, view.season.season)[-1]
    page.preview.part_pointed.emit(Part.MONSTERS)
    assert page.canvas._scene._lit[0] == tuple(count.spaces for count in losses.counts)
    assert losses.counts
    page.preview.part_pointed.emit(None)
    assert page.canvas._scene._lit[0] == outlined
