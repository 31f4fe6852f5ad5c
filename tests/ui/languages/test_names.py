"""A name that nobody typed is said in the language of the moment; a typed one is never touched."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from cartographers_gui.engine import PlayerSetup
from cartographers_gui.session import Drawing
from cartographers_gui.storage import SavedGame, read_save, write_save
from cartographers_gui.ui.language import Languages
from cartographers_gui.ui.main_window import MainWindow


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
    return window.table.map_lines()[0]


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
    again.new_game.seats.last_button.click()
    assert names(again) == ["Ana", "Гравець 2"]
