"""Statistics, charts and codes in the window: counted once, offered by date, taken in safely."""

import datetime
import errno
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import GameSetup
from cartographers_gui.session import Curtain, Drawing, Replay, chart_of_day, chart_of_week
from cartographers_gui.storage import (
    Challenge,
    SavedGame,
    Settings,
    StatisticsFile,
    challenge_code,
    game_code,
    user_dirs,
)
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.enter_code import EnterCodeDialog
from cartographers_gui.ui.dialogs.share import ShareDialog
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.motion import Motion
from cartographers_gui.ui.preferences import Preferences
from cartographers_gui.ui.theme import NIGHT
from cartographers_gui.ui.widgets.text_label import TextLabel
from tests.helpers.disks import read_only
from tests.helpers.games import first_legal, setup
from tests.helpers.strategies import played
from tests.ui.controllers.windows import whole

TODAY = datetime.date(2026, 11, 30)


@pytest.fixture
def window(qtbot: QtBot, qapp: QApplication, tmp_path: Path) -> Iterator[MainWindow]:
    languages = Languages(qapp)
    languages.install("en")
    window = MainWindow(
        SessionBridge(),
        languages,
        lambda: 7,
        Preferences(Settings(palette="night")),
        Motion(0),
        dirs=user_dirs(tmp_path),
        today=lambda: TODAY,
    )
    qtbot.addWidget(window)
    window.resize(1280, 800)
    window.show()
    yield window
    languages.remove()


@pytest.fixture
def book(tmp_path: Path) -> StatisticsFile:
    return StatisticsFile(user_dirs(tmp_path).statistics_file)


def play(window: MainWindow, game: GameSetup, decisions: int = 10_000) -> None:
    window.start(game)
    go_on(window, decisions)


def go_on(window: MainWindow, decisions: int = 10_000) -> None:
    bridge = window.bridge
    for _ in range(10_000):
        if bridge.flow.session.state.is_over or len(bridge.actions) >= decisions:
            break
        match bridge.stage:
            case Curtain():
                bridge.lift_curtain()
            case Drawing(seat=seat):
                bridge.confirm(first_legal(bridge.flow.session.state, seat))
            case _:
                bridge.advance()
    for _ in range(9):
        bridge.advance()


def dialog_in(window: MainWindow) -> QDialog:
    return [each for each in window.findChildren(QDialog) if each.isVisible()][-1]


# --- statistics ---------------------------------------------------------------------------------


def test_a_game_played_to_its_end_counts_once(window: MainWindow, book: StatisticsFile) -> None:
    play(window, setup(2))
    assert book.read()[0].games == 1
    window.statistics.show()
    window.statistics.page.left.emit()
    window.resume(SavedGame(window.bridge.flow.session.setup, window.bridge.actions))
    assert book.read()[0].games == 1


def test_a_game_gone_on_with_counts_at_its_end(window: MainWindow, book: StatisticsFile) -> None:
    _, actions = played(setup(2), 3, 10)
    window.resume(SavedGame(setup(2), tuple(actions)))
    assert book.read()[0].games == 0
    go_on(window)
    assert book.read()[0].games == 1


def test_a_finished_game_that_is_opened_counts_nothing(
    window: MainWindow, book: StatisticsFile
) -> None:
    _, actions = played(setup(2), 3, 10_000)
    window.resume(SavedGame(setup(2), tuple(actions)))
    go_on(window)
    assert book.read()[0].games == 0


def test_a_practice_counts_nothing(window: MainWindow, book: StatisticsFile) -> None:
    play(window, setup(1))
    window.standings.replay_button.click()
    window.replay.page.show_position(3)
    window.replay.page.practice_button.click()
    go_on(window)
    assert window.bridge.flow.session.state.is_over
    assert book.read()[0].games == 1


def test_a_game_on_todays_chart_is_kept_under_it(window: MainWindow, book: StatisticsFile) -> None:
    chart = chart_of_day(TODAY)
    window.new_game.seats.set_players(setup(1).players)
    window.new_game.charts.day_button.click()
    window.new_game.on_start_clicked()
    assert window.bridge.setup is not None
    assert chart.is_of(window.bridge.setup)
    go_on(window)
    assert list(book.read()[0].charts) == [chart.key]


def test_statistics_that_cannot_be_written_are_told_once(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(window.shell, "tell", lambda words, *_, **__: told.append(whole(words())))

    def full_disk(*_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(StatisticsFile, "count", full_disk)
    play(window, setup(1))
    play(window, setup(1, seed=2))
    sentence = "This game is missing from the statistics. There is no room left on the disk."
    assert told == [sentence]


def test_statistics_that_cannot_be_removed_are_told(
    window: MainWindow, book: StatisticsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(window, setup(1))
    # Shown, its page belongs to the window and goes with it.
    window.menu.actions_by_id[CommandId.STATISTICS].trigger()
    told: list[str] = []
    monkeypatch.setattr(window.shell, "tell", lambda words, *_, **__: told.append(whole(words())))
    monkeypatch.setattr(window.shell, "agrees", lambda *_: True)
    monkeypatch.setattr(Path, "unlink", read_only)
    window.statistics.on_forget_chosen()
    assert told == [
        "The statistics could not be removed. You are not allowed to write into this folder."
    ]
    monkeypatch.undo()
    assert book.read()[0].games == 1


def test_statistics_are_forgotten_only_after_asking(
    window: MainWindow, book: StatisticsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    play(window, setup(1))
    answers = [False, True]
    monkeypatch.setattr(window.shell, "agrees", lambda *_: answers.pop(0))
    window.menu.actions_by_id[CommandId.STATISTICS].trigger()
    page = window.statistics.page
    assert window.pages.currentWidget() is page
    page.forget_button.click()
    assert book.read()[0].games == 1
    page.forget_button.click()
    assert book.read()[0].games == 0
    assert not page.forget_button.isEnabled()
    page.left.emit()
    assert window.pages.currentWidget() is window.standings


def test_statistics_before_any_game_lead_back_to_the_first_page(window: MainWindow) -> None:
    window.statistics.show()
    window.statistics.page.left.emit()
    assert window.pages.currentWidget() is window.new_game


def test_a_page_made_later_has_the_colours_of_the_window(window: MainWindow) -> None:
    window.statistics.show()
    for label in (window.statistics.page.title._title, window.statistics.page.players.nothing):
        color = label.palette().color(QPalette.ColorRole.WindowText)
        assert color.name() in {NIGHT.text.name(), NIGHT.muted.name()}


def test_a_dialog_has_the_colours_of_the_window(window: MainWindow) -> None:
    window.shell.open(ShareDialog("game", "challenge", window))
    dialog = dialog_in(window)
    labels = dialog.findChildren(TextLabel)
    assert len(labels) == 4
    for label in labels:
        color = label.palette().color(QPalette.ColorRole.WindowText)
        assert color.name() in {NIGHT.text.name(), NIGHT.muted.name()}
    dialog.close()


# --- charts -------------------------------------------------------------------------------------


def test_charts_of_today_are_offered_and_chosen(window: MainWindow) -> None:
    page = window.new_game
    assert not page.charts.isHidden()
    for button, chart in (
        (page.charts.week_button, chart_of_week(TODAY)),
        (page.charts.day_button, chart_of_day(TODAY)),
    ):
        button.click()
        assert button.isChecked()
        chosen = (page.layouts.layout_chosen(), page.rules.rules(), page.rules.seed_entry.seed())
        assert chosen == (chart.layout, chart.rules, chart.seed)
    page.rules.seed_entry.edit.setText("12")
    assert not page.charts.day_button.isChecked()
    page.rules.seed_entry.edit.clear()
    assert not page.charts.day_button.isChecked()


def test_pressing_a_chosen_chart_again_leaves_it_chosen(window: MainWindow) -> None:
    window.new_game.charts.day_button.click()
    window.new_game.charts.day_button.click()
    assert window.new_game.charts.day_button.isChecked()


# --- codes --------------------------------------------------------------------------------------


def test_a_finished_game_is_shared_by_both_codes(window: MainWindow) -> None:
    play(window, setup(2))
    window.standings.share_button.click()
    dialog = dialog_in(window)
    assert isinstance(dialog, ShareDialog)
    dialog.challenge.copy_button.click()
    assert QGuiApplication.clipboard().text() == challenge_code(Challenge.of(setup(2)))
    dialog.game.copy_button.click()
    assert QGuiApplication.clipboard().text() == game_code(setup(2), window.bridge.actions)
    assert dialog.game.field.toPlainText() == QGuiApplication.clipboard().text()
    dialog.close()


def test_a_running_game_of_several_is_not_shared(window: MainWindow) -> None:
    play(window, setup(2), decisions=4)
    window.sharing.share_game()
    window.replay.show(Replay(setup(2), window.bridge.actions))
    assert window.replay.page.replay is not None
    window.sharing.share_replay(window.replay.page.replay)
    assert not [each for each in window.findChildren(ShareDialog) if each.isVisible()]


def test_a_challenge_fills_the_new_game_page_and_keeps_the_names(window: MainWindow) -> None:
    window.new_game.seats.set_players(setup(2).players)
    challenge = Challenge.of(setup(4, side="B", seed=0xABC))
    window.sharing.enter_code()
    dialog = dialog_in(window)
    assert isinstance(dialog, EnterCodeDialog)
    dialog.field.setPlainText(challenge_code(challenge).lower())
    dialog.accept_button.click()
    page = window.new_game
    assert window.pages.currentWidget() is page
    chosen = (page.layouts.layout_chosen(), page.rules.rules(), page.rules.seed_entry.seed())
    assert chosen == (challenge.layout, challenge.rules, challenge.seed)
    assert [player.name for player in page.seats.players()][:2] == ["Ana", "Boris"]
    assert len(page.seats.players()) == 4


def test_enter_takes_a_code_and_adds_no_line(window: MainWindow) -> None:
    window.sharing.enter_code()
    dialog = dialog_in(window)
    assert isinstance(dialog, EnterCodeDialog)
    dialog.field.setPlainText("nothing")
    QTest.keyClick(dialog.field, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert dialog.field.toPlainText() == "nothing"
    dialog.field.setPlainText(challenge_code(Challenge.of(setup(3))))
    QTest.keyClick(dialog.field, Qt.Key.Key_Enter)
    assert not dialog.isVisible()
    assert len(window.new_game.seats.players()) == 3


def test_a_code_of_a_game_shows_its_replay(window: MainWindow) -> None:
    _, actions = played(setup(3), 1, 10_000)
    window.sharing.enter_code()
    dialog = dialog_in(window)
    assert isinstance(dialog, EnterCodeDialog)
    QGuiApplication.clipboard().setText(f"  {game_code(setup(3), actions)}\n")
    dialog.paste_button.click()
    dialog.accept_button.click()
    assert window.pages.currentWidget() is window.replay.page
    assert window.replay.page.replay is not None
    assert window.replay.page.replay.actions == tuple(actions)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", ""),
        ("hello", "This is no code of Cartographers."),
        ("CARTO-2000", "Part of the code is missing or was changed."),
        ("CARTO-GAME-AAAAAA", "Part of the code is missing or was changed."),
        ("x" * 100_000, "This is no code of Cartographers."),
    ],
)
def test_what_is_wrong_with_a_code_is_said_at_once(qtbot: QtBot, text: str, sentence: str) -> None:
    dialog = EnterCodeDialog()
    qtbot.addWidget(dialog)
    dialog.field.setPlainText(challenge_code(Challenge.of(setup(1))))
    assert dialog.accept_button.isEnabled()
    dialog.field.setPlainText(text)
    assert dialog.verdict.text() == sentence
    assert not dialog.accept_button.isEnabled()
