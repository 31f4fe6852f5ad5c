"""What the pictures show: each scene brings a window to one page in one state."""

import datetime
from collections.abc import Callable
from dataclasses import replace
from random import Random

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from cartographers_gui.engine import (
    MAP_LAYOUTS,
    BotLevel,
    GameSetup,
    PlayerSetup,
    Season,
    Space,
    apply,
    start,
    view_for,
)
from cartographers_gui.session import (
    LESSONS,
    Course,
    Curtain,
    Drawing,
    Final,
    GameSession,
    MapsBack,
    Replay,
    Reveal,
    SeasonSheet,
    chart_of_day,
    chart_of_week,
)
from cartographers_gui.storage import Challenge, SavedGame, Statistics, challenge_code
from cartographers_gui.storage.statistics import with_game
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.dialogs.enter_code import EnterCodeDialog
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.dialogs.words import MessageKind, Question, Told
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.painting.icons import Icon
from tests.helpers.games import drawing
from tests.helpers.players import random_draw
from tests.helpers.sheets import filled_with, printed
from tests.screens.games import decided, is_ambush, play, session_until

__all__ = ["SCENES", "Scene"]

Scene = Callable[[MainWindow], QWidget]
"""Prepares a window and returns what is to be pictured: the window, or a dialog over it."""

translate = QCoreApplication.translate

_PEOPLE = (
    PlayerSetup("Ana", "the Bold"),
    PlayerSetup("Boris"),
    PlayerSetup("Olena", "картографка королеви"),
    PlayerSetup("Maximiliana Konstantinopolitanskaya", "Cartographer of the Far North"),
)
_FEW, _SOME, _MANY = 2, 4, 40
_MOST = 100
_SIGHTS = 6
"""Decisions after which a map has something to show."""


def _people(count: int) -> tuple[PlayerSetup, ...]:
    others = (PlayerSetup(f"Player {seat + 1}") for seat in range(len(_PEOPLE), count))
    return (*_PEOPLE[:count], *others)


def _start(window: MainWindow, players: int, *, side: str = "A", seed: int = 5) -> None:
    window.start(GameSetup(_people(players), MAP_LAYOUTS[side], seed=seed))


def _resume(
    window: MainWindow,
    players: int,
    wanted: Callable[[GameSession], bool],
    *,
    careless: bool = False,
) -> None:
    """Let the window go on with a game that is as wanted."""
    setup = GameSetup(_people(players), MAP_LAYOUTS["A"], seed=5)
    session = session_until(setup, wanted, careless=careless)
    window.resume(SavedGame(session.setup, session.actions))


def _drawing_after(decisions: int) -> Callable[[MainWindow], bool]:
    def reached(window: MainWindow) -> bool:
        return isinstance(window.bridge.stage, Drawing) and decided(window) >= decisions

    return reached


def _point(window: MainWindow, *, lay: bool = False) -> None:
    draft = window.table.draft
    assert draft is not None
    draft = draft.next_legal()
    window.table.canvas.set_draft(draft.laid_down() if lay else draft)
    window.table.steps.on_draft_changed(window.table.canvas.draft)


# --- before the game ----------------------------------------------------------------------------


def _new_game(window: MainWindow) -> QWidget:
    window.new_game.seats.set_players(_people(_SOME))
    return window


def _new_game_of_many(window: MainWindow) -> QWidget:
    window.new_game.seats.set_players(_people(_MOST))
    return window


def _new_game_with_faults(window: MainWindow) -> QWidget:
    wrong = (PlayerSetup("Ana"), PlayerSetup("ana", "the Bold"), PlayerSetup(""))
    window.new_game.seats.set_players(wrong)
    window.new_game.rules.seed_entry.edit.setText("seed?")
    return window


# --- between the drawings -----------------------------------------------------------------------


def _first_reveal(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    return window


def _reveal(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    play(window, lambda w: isinstance(w.bridge.stage, Reveal) and decided(w) >= _SIGHTS)
    return window


def _ambush_reveal(window: MainWindow) -> QWidget:
    _start(window, _FEW)
    play(window, lambda w: isinstance(w.bridge.stage, Reveal) and is_ambush(w))
    return window


def _curtain(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    play(window, lambda w: isinstance(w.bridge.stage, Curtain) and decided(w) == _SIGHTS)
    return window


def _curtain_of_an_ambush(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    play(window, lambda w: isinstance(w.bridge.stage, Curtain) and is_ambush(w))
    window.bridge.choose(3)
    return window


def _curtain_of_many(window: MainWindow) -> QWidget:
    _start(window, _MANY)
    play(window, lambda w: isinstance(w.bridge.stage, Curtain) and decided(w) == _SIGHTS)
    return window


def _grid_of_many(window: MainWindow) -> QWidget:
    _curtain_of_many(window)
    window.curtain.on_others_clicked()
    return window


def _maps_back(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    play(window, lambda w: isinstance(w.bridge.stage, MapsBack))
    return window


def _watching(window: MainWindow) -> QWidget:
    seats = (replace(person, bot=BotLevel.APPRENTICE) for person in _PEOPLE)
    window.start(GameSetup(tuple(seats), MAP_LAYOUTS["A"], seed=5))
    window.watching.on_pause_chosen()
    while decided(window) < 5 * len(_PEOPLE):
        # Each step of thought when it is wanted, and a card as soon as all have drawn.
        while window.bridge.flow_at_work is not None:
            window.bridge.on_pause()
        window.bridge.advance()
    window.bridge.pause.stop()
    QApplication.processEvents()
    return window


# --- the table ----------------------------------------------------------------------------------


def _table(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    play(window, _drawing_after(30))
    _point(window)
    return window


def _table_laid(window: MainWindow) -> QWidget:
    _start(window, _FEW, side="B")
    play(window, _drawing_after(12))
    _point(window, lay=True)
    return window


def _table_refused(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    play(window, _drawing_after(41))
    table = window.table
    draft = table.draft
    assert draft is not None
    everywhere = (Space(row, col) for row in range(11) for col in range(11))
    refused = next(d for s in everywhere if not (d := draft.aimed_at(s)).is_legal)
    table.canvas.set_draft(refused)
    table.steps.on_draft_changed(refused)
    return window


def _table_of_an_ambush(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    play(window, lambda w: isinstance(w.bridge.stage, Drawing) and is_ambush(w))
    _point(window)
    return window


def _table_with_a_single_space(window: MainWindow) -> QWidget:
    _table(window)
    sheet = filled_with(printed("A"), leaving="A1 E5")
    window.table.show_turn(view_for(drawing("orchard", sheet, sheet), 0))
    _point(window)
    return window


def _curtain_before_ruins(window: MainWindow) -> QWidget:
    _curtain(window)
    stage = window.bridge.stage
    assert isinstance(stage, Curtain)
    state = drawing("hamlet", *(printed("A"),) * _SOME, ruins_pending=True)
    window.curtain.show_curtain(stage, view_for(state), can_reopen=False)
    return window


def _table_of_one(window: MainWindow) -> QWidget:
    _start(window, 1)
    play(window, _drawing_after(14))
    _point(window)
    return window


def _table_without_curtain(window: MainWindow) -> QWidget:
    window.preferences.change(curtain="banner", preview=False)
    return _table(window)


def _open_maps(window: MainWindow) -> QWidget:
    window.preferences.change(open_maps=True)
    _start(window, _SOME)
    play(window, _drawing_after(50))
    window.maps.show_map(1)
    sheet = window.maps.browser.sheet
    sheet.on_pointed(sheet.model().index(1, 1))
    return window


# --- scores -------------------------------------------------------------------------------------


def _season_sheet(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    play(window, lambda w: _scores(w, Season.SUMMER))
    return window


def _season_monsters(window: MainWindow) -> QWidget:
    _start(window, _SOME)
    play(window, lambda w: _scores(w, Season.WINTER))
    for _ in range(3):
        window.season_sheet.on_next_clicked()
    return window


def _season_of_many(window: MainWindow) -> QWidget:
    _resume(window, _MANY, lambda session: session.state.season is Season.SUMMER, careless=True)
    play(window, lambda w: _scores(w, Season.SPRING))
    window.season_sheet.on_skip_clicked()
    return window


def _scores(window: MainWindow, season: Season) -> bool:
    stage = window.bridge.stage
    return isinstance(stage, SeasonSheet) and stage.event.season is season


def _end_of(players: int, *, careless: bool) -> Scene:
    def prepared(window: MainWindow) -> QWidget:
        _resume(window, players, lambda session: session.state.is_over, careless=careless)
        play(window, lambda w: isinstance(w.bridge.stage, Final))
        gallery = window.standings.gallery
        for _ in range(2 * players):
            QApplication.processEvents()
            if gallery.is_painting():
                gallery.on_idle()
        return window

    return prepared


def _map_at_the_end(window: MainWindow) -> QWidget:
    _end_of(_MANY, careless=True)(window)
    window.maps.show_map(7)
    sheet = window.maps.browser.sheet
    sheet.on_pointed(sheet.model().index(0, 4))
    return window


# --- chronicle ----------------------------------------------------------------------------------


def _replay_of(players: int, position: int, *, careless: bool) -> Scene:
    def prepared(window: MainWindow) -> QWidget:
        setup = GameSetup(_people(players), MAP_LAYOUTS["A"], seed=5)
        session = session_until(setup, lambda each: each.state.is_over, careless=careless)
        window.replay.show(Replay(setup, session.actions))
        window.replay.page.show_position(position)
        return window

    return prepared


def _practice(window: MainWindow) -> QWidget:
    _replay_of(_FEW, 12, careless=False)(window)
    window.replay.page.practice_button.click()
    play(window, lambda w: isinstance(w.bridge.stage, Drawing))
    _point(window)
    return window


def _statistics(window: MainWindow) -> QWidget:
    kept = Statistics()
    for players in (_SOME, _FEW, 1, 1):
        setup = GameSetup(_people(players), MAP_LAYOUTS["A"], seed=players + kept.games)
        state, random = start(setup).state, Random(4)
        while not state.is_over:
            state = apply(state, random_draw(random, state, state.waiting[0])).state
        kept = with_game(kept, state, f"day:2026-11-{players + kept.games:02}")
    window.statistics.page.show_statistics(kept)
    window.shell.show_page(window.statistics.page)
    return window


def _no_statistics(window: MainWindow) -> QWidget:
    window.statistics.show()
    return window


def _new_game_with_charts(window: MainWindow) -> QWidget:
    date = datetime.date(2026, 11, 30)
    window.new_game.offer_charts(chart_of_day(date), chart_of_week(date))
    window.new_game.charts.day_button.click()
    return window


def _over_the_end(button: str) -> Scene:
    end = _end_of(_SOME, careless=False)

    def prepared(window: MainWindow) -> QWidget:
        end(window)
        getattr(window.standings, button).click()
        return [each for each in window.findChildren(QDialog) if each.isVisible()][-1]

    return prepared


def _code_entered(window: MainWindow) -> QWidget:
    dialog = _dialog(CommandId.ENTER_CODE)(window)
    assert isinstance(dialog, EnterCodeDialog)
    setup = GameSetup(_people(_FEW), MAP_LAYOUTS["B"], seed=5)
    dialog.field.setPlainText(challenge_code(Challenge.of(setup)))
    return dialog


# --- dialogs ------------------------------------------------------------------------------------


def _dialog(command: CommandId) -> Scene:
    def prepared(window: MainWindow) -> QWidget:
        window.menu.actions_by_id[command].trigger()
        dialogs = [each for each in window.findChildren(QDialog) if each.isVisible()]
        return dialogs[-1]

    return prepared


def _question(window: MainWindow) -> QWidget:
    def words() -> Question:
        return Question(
            translate(
                "Notices", "Begin a new game? The one in progress stays under the recent games."
            ),
            translate("Notices", "Begin a new game"),
            translate("Notices", "Keep playing"),
        )

    box = MessageBox(window, MessageKind.QUESTION, words)
    box.show()
    return box


def _fault(window: MainWindow) -> QWidget:
    def words() -> Told:
        mistake = "The program made a mistake. The game goes on."
        return Told("Cartographers", translate("FaultsController", mistake))

    box = MessageBox(window, MessageKind.WARNING, words, "line\n" * 30)
    box.add_button(Icon.COPY, lambda: translate("Fault", "Copy the details"), lambda: None)
    box.add_button(Icon.FOLDER, lambda: translate("Fault", "Open the folder"), lambda: None)
    box.show()
    box.details_button.click()
    return box


def _deck(window: MainWindow) -> QWidget:
    _table(window)
    return _dialog(CommandId.DECK)(window)


def _card(card_id: str) -> Scene:
    def show(window: MainWindow) -> QWidget:
        window.reference.show_card(card_id)
        dialog = window.reference.dialog
        assert dialog is not None
        return dialog

    return show


def _lesson(name: str, *, draws: bool = False) -> Scene:
    """Show a lesson, at will with the first legal drawing in it; without a name the end."""
    step = next((step for step, each in enumerate(LESSONS) if each.id == name), len(LESSONS))

    def show(window: MainWindow) -> QWidget:
        window.lessons.on_lessons()
        page = window.lessons.page
        page.show_course(Course(LESSONS).at(step))
        if draws:
            assert page.draft is not None
            page.canvas.set_draft(page.draft.next_legal().laid_down())
            page.confirm()
        return window

    return show


SCENES: dict[str, Scene] = {
    "new_game": _new_game,
    "new_game_faults": _new_game_with_faults,
    "new_game_100": _new_game_of_many,
    "reveal_season": _first_reveal,
    "reveal": _reveal,
    "reveal_ambush": _ambush_reveal,
    "curtain": _curtain,
    "curtain_ambush": _curtain_of_an_ambush,
    "curtain_ruins": _curtain_before_ruins,
    "curtain_40": _curtain_of_many,
    "curtain_grid": _grid_of_many,
    "table": _table,
    "table_laid": _table_laid,
    "table_refused": _table_refused,
    "table_ambush": _table_of_an_ambush,
    "table_solo": _table_of_one,
    "table_fallback": _table_with_a_single_space,
    "table_banner": _table_without_curtain,
    "maps_open": _open_maps,
    "maps_back": _maps_back,
    "watching": _watching,
    "season_sheet": _season_sheet,
    "season_monsters": _season_monsters,
    "season_40": _season_of_many,
    "standings": _end_of(_SOME, careless=False),
    "standings_solo": _end_of(1, careless=False),
    "standings_40": _end_of(_MANY, careless=True),
    "dialog_rulebook": _dialog(CommandId.RULES),
    "replay": _replay_of(_SOME, 60, careless=False),
    "replay_solo": _replay_of(1, 9, careless=False),
    "replay_40": _replay_of(_MANY, 400, careless=True),
    "practice": _practice,
    "statistics": _statistics,
    "statistics_empty": _no_statistics,
    "new_game_charts": _new_game_with_charts,
    "dialog_share": _over_the_end("share_button"),
    "dialog_export": _over_the_end("export_button"),
    "dialog_empty_sheets": _dialog(CommandId.EMPTY_SHEETS),
    "dialog_code": _code_entered,
    "dialog_keys": _dialog(CommandId.SHORTCUTS),
    "dialog_cards": _dialog(CommandId.CARD_REFERENCE),
    "dialog_card_scoring": _card("the_golden_granary"),
    "dialog_card_explore": _card("forgotten_forest"),
    "dialog_card_ambush": _card("gnoll_raid"),
    "lesson": _lesson("mirror"),
    "lesson_fallback": _lesson("single_space"),
    "lesson_season": _lesson("season"),
    "lesson_missed": _lesson("season", draws=True),
    "lesson_end": _lesson(""),
    "maps_end": _map_at_the_end,
    "dialog_deck": _deck,
    "dialog_table": _dialog(CommandId.TABLE_OPTIONS),
    "dialog_question": _question,
    "dialog_fault": _fault,
    "dialog_about": _dialog(CommandId.ABOUT),
}
"""Every scene by the name of its picture."""
