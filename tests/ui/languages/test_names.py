"""A name that nobody typed is said in the language of the moment; a typed one is never touched."""

from collections.abc import Callable
from pathlib import Path
from random import Random

from PySide6.QtWidgets import QApplication

from cartographers_gui.engine import MAP_LAYOUTS, GameSetup, PlayerSetup, apply, start
from cartographers_gui.session import Drawing
from cartographers_gui.storage import SavedGame, Statistics, game_code, read_save, write_save
from cartographers_gui.storage.statistics import with_game
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.enter_code import EnterCodeDialog
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.players import random_draw


def names(window: MainWindow) -> list[str]:
    return [row.name_edit.text() for row in window.new_game.seats.rows]


def told(window: MainWindow) -> str:
    """Return whose map a screen reader says the player draws on."""
    while not isinstance(window.bridge.stage, Drawing):
        if window.curtain.lift_button.isVisible():
            window.curtain.lift_button.click()
        else:
            window.bridge.advance()
    QApplication.processEvents()
    return window.table.canvas.map_lines()[0]


def test_a_game_says_the_names_of_its_language(
    make_window: Callable[..., MainWindow], languages: Languages, tmp_path: Path
) -> None:
    languages.install("en")
    window = make_window()
    assert names(window) == ["Player 1", "Player 2"]
    window.new_game.seats.rows[0].title_edit.setText("the Bold")
    window.new_game.seats.rows[1].name_edit.setText("Player One")
    window.new_game.start_button.click()
    setup = window.bridge.setup
    assert setup is not None
    assert [player.is_numbered for player in setup.players] == [True, False]
    window.bridge.choose(0)
    assert "Player 1" in told(window)
    languages.install("hr")
    QApplication.processEvents()
    assert "Igrač 1" in told(window)
    path = tmp_path / "game.cartographers"
    write_save(path, setup, ())
    languages.install("es")
    other = make_window()
    other.resume(SavedGame(read_save(path).setup, ()))
    other.bridge.choose(0)
    assert "Jugador 1" in told(other)


def test_a_typed_name_stays_as_it_is(
    make_window: Callable[..., MainWindow], languages: Languages
) -> None:
    languages.install("en")
    window = make_window()
    window.new_game.seats.rows[0].name_edit.setText("Igrač 2")
    languages.install("hr")
    QApplication.processEvents()
    assert names(window) == ["Igrač 2", "Igrač 2"]
    window.new_game.seats.rows[1].name_edit.setText("Player 2")
    languages.install("en")
    QApplication.processEvents()
    # Typed in another language, it only looks like the number.
    assert names(window) == ["Igrač 2", "Player 2"]


def test_the_players_of_last_time_are_called_by_their_numbers_now(
    make_window: Callable[..., MainWindow], languages: Languages
) -> None:
    languages.install("en")
    window = make_window()
    window.new_game.seats.rows[0].name_edit.setText("Ana")
    window.new_game.start_button.click()
    kept = window.preferences.settings.last_players
    languages.install("uk")
    again = make_window()
    again.preferences.change(last_players=kept)
    again.new_game.seats.set_players([PlayerSetup("x")])
    again.new_game.seats.foot.last_button.click()
    assert names(again) == ["Ana", "Гравець 2"]


def test_a_game_code_names_its_players_in_the_language_of_the_moment(
    make_window: Callable[..., MainWindow], languages: Languages
) -> None:
    people = (PlayerSetup("Igrač 1", is_numbered=True), PlayerSetup("Igrač 2"))
    code = game_code(GameSetup(people, MAP_LAYOUTS["A"], seed=7), ())
    languages.install("es")
    window = make_window()
    window.menu.actions_by_id[CommandId.ENTER_CODE].trigger()
    dialog = next(each for each in window.findChildren(EnterCodeDialog) if each.isVisible())
    dialog.field.setPlainText(code)
    # A name that somebody typed stays as it is.
    assert "Jugador 1" in dialog.verdict.text()
    assert "Igrač 2" in dialog.verdict.text()
    languages.install("uk")
    QApplication.processEvents()
    assert "Гравець 1" in dialog.verdict.text()
    dialog.close()


def test_the_statistics_count_and_name_whoever_typed_no_name_in_any_language(
    make_window: Callable[..., MainWindow], languages: Languages
) -> None:
    kept = Statistics()
    for seed, name in enumerate(("Player 1", "Igrač 1")):
        people = (PlayerSetup(name, is_numbered=True), PlayerSetup("Ana"))
        state, random = start(GameSetup(people, MAP_LAYOUTS["A"], seed=seed)).state, Random(4)
        while not state.is_over:
            state = apply(state, random_draw(random, state, state.waiting[0])).state
        kept = with_game(kept, state, "day:2026-11-29")
    languages.install("es")
    page = make_window().statistics.page
    page.show_statistics(kept)
    rows = {row[0]: row[1] for row in page.players.table.shown_texts()}
    assert rows == {"Ana": "2", "Jugador 1": "2"}
    languages.install("uk")
    QApplication.processEvents()
    assert {row[0] for row in page.players.table.shown_texts()} == {"Ana", "Гравець 1"}
