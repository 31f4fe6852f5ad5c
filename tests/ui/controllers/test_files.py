"""Games are opened and saved, and no game in progress is lost to another one."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QAction, QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.storage import Autosave, Recovery, UserDirs, read_save, write_save
from cartographers_gui.ui.commands import CommandId
from cartographers_gui.ui.main_window import MainWindow
from cartographers_gui.ui.text import isolated
from tests.helpers.disks import full_disk, lost_disk, read_only
from tests.helpers.games import setup
from tests.helpers.whole_games import play_to_the_end
from tests.storage.test_save_file import played
from tests.ui.controllers.windows import Boxes, draw, main_window


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> Boxes:
    return Boxes(monkeypatch)


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path, boxes: Boxes) -> Iterator[tuple[MainWindow, UserDirs]]:
    with main_window(qtbot, tmp_path / "data") as opened:
        yield opened
    del boxes


@pytest.fixture
def window(opened: tuple[MainWindow, UserDirs]) -> MainWindow:
    return opened[0]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "Žar ptica ї ñ & co.cartographers"
    write_save(path, setup(2, seed=11), played(setup(2, seed=11), 9))
    return path


def choose_place(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let the person choose a place whenever they are asked for one."""
    monkeypatch.setattr(QFileDialog, "exec", lambda _: QFileDialog.DialogCode.Accepted)
    monkeypatch.setattr(QFileDialog, "selectedFiles", lambda _: [str(path)])


def command(window: MainWindow, which: CommandId) -> QAction:
    return window.menu.actions_by_id[which]


def recent_texts(window: MainWindow) -> list[str]:
    window.files.list_recent()
    actions = window.menu.recent_menu.actions()
    return [action.text() for action in actions if action.isEnabled() and action.text()]


def test_a_saved_game_is_gone_on_with(window: MainWindow, file: Path) -> None:
    assert window.files.open(file)
    assert window.bridge.actions == read_save(file).actions
    assert window.pages.currentWidget() is not window.new_game


def test_there_is_nothing_to_save_before_a_game(window: MainWindow) -> None:
    assert not command(window, CommandId.SAVE).isEnabled()
    window.start(setup(2))
    assert command(window, CommandId.SAVE).isEnabled()
    window.bridge.leave()
    window.on_new_game()
    assert not command(window, CommandId.SAVE_AS).isEnabled()


def test_a_game_is_saved_where_it_was_saved_before(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = tmp_path / "first.cartographers", tmp_path / "second.cartographers"
    window.start(setup(2))
    choose_place(monkeypatch, first)
    command(window, CommandId.SAVE).trigger()
    choose_place(monkeypatch, second)
    draw(window.bridge)
    command(window, CommandId.SAVE).trigger()
    assert read_save(first).actions == window.bridge.actions
    assert not second.exists()
    draw(window.bridge)
    command(window, CommandId.SAVE_AS).trigger()
    assert len(read_save(first).actions) == 1
    assert read_save(second).actions == window.bridge.actions


def test_another_game_is_never_saved_over_the_file_of_the_first(
    window: MainWindow, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.files.open(file)
    before = file.read_bytes()
    window.start(setup(3))
    choose_place(monkeypatch, tmp_path / "other.cartographers")
    command(window, CommandId.SAVE).trigger()
    assert file.read_bytes() == before
    assert read_save(tmp_path / "other.cartographers").setup == setup(3)


@pytest.mark.parametrize(
    ("players", "open_maps", "is_told"), [(2, False, True), (2, True, False), (1, False, False)]
)
def test_who_saves_hidden_maps_is_told_so(
    window: MainWindow,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    players: int,
    *,
    open_maps: bool,
    is_told: bool,
) -> None:
    window.preferences.change(open_maps=open_maps)
    window.start(setup(players))
    choose_place(monkeypatch, tmp_path / "game.cartographers")
    said: list[str] = []

    def asked(dialog: QFileDialog) -> QFileDialog.DialogCode:
        said.append(dialog.windowTitle())
        return QFileDialog.DialogCode.Accepted

    monkeypatch.setattr(QFileDialog, "exec", asked)
    monkeypatch.setattr(QToolTip, "showText", lambda _, text, *__: said.append(text))
    command(window, CommandId.SAVE_AS).trigger()
    assert len(said) == 2
    assert all(("with the maps of all players" in text) is is_told for text in said)


@pytest.mark.parametrize("name", ["plain", "v1.2", "ana.json"])
def test_every_saved_game_has_the_suffix_of_one(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    window.start(setup(2))
    choose_place(monkeypatch, tmp_path / name)
    assert window.files.save_as()
    assert read_save(tmp_path / f"{name}.cartographers").setup == setup(2)


@pytest.mark.parametrize("replaces", [False, True])
def test_a_file_named_without_its_suffix_is_not_replaced_unasked(
    window: MainWindow,
    boxes: Boxes,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    replaces: bool,
) -> None:
    before = file.read_bytes()
    window.start(setup(3))
    choose_place(monkeypatch, file.with_suffix(""))
    boxes.agrees = replaces
    assert window.files.save_as() is replaces
    assert boxes.texts == [f"There is a file \u2068{file.name}\u2069 already. Replace it?"]
    assert (file.read_bytes() == before) is not replaces


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (full_disk, "There is no room left on the disk."),
        (read_only, "You are not allowed to write into this folder."),
        (lost_disk, "The disk does not answer as it should."),
    ],
)
def test_a_disk_that_fails_is_told_and_the_old_file_stays(
    window: MainWindow,
    boxes: Boxes,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    fault: Callable[..., None],
    told: str,
) -> None:
    window.files.open(file)
    before = file.read_bytes()
    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", fault)
    assert not window.files.save()
    assert boxes.texts == ["The game was not saved. Choose another place for it."]
    assert boxes.more == [told]
    assert file.read_bytes() == before
    assert window.bridge.is_running


def test_a_folder_that_vanished_is_told(window: MainWindow, boxes: Boxes, file: Path) -> None:
    folder = file.parent / "stick"
    folder.mkdir()
    moved = file.replace(folder / file.name)
    window.files.open(moved)
    shutil.rmtree(folder)
    assert not window.files.save()
    assert boxes.more[-1] == "The folder is not there."
    assert not folder.exists()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "The file {file} is no saved game of Cartographers."),
        (b"\0" * 5000, "The file {file} is no saved game of Cartographers."),
        (b"x" * 2_000_000, "The file {file} is too large to be a saved game."),
        (
            b'{"format": "cartographers", "version": 99}',
            "The game {file} was saved by a newer version of the program.",
        ),
        (b'{"format": "cartographers", "version": 1}', "The saved game {file} is damaged."),
    ],
    ids=["empty", "nul", "huge", "newer", "damaged"],
)
def test_a_file_that_cannot_be_opened_is_told_in_one_sentence(
    window: MainWindow, boxes: Boxes, tmp_path: Path, content: bytes, told: str
) -> None:
    window.start(setup(2))
    draw(window.bridge)
    before = window.bridge.actions
    path = tmp_path / "odd.cartographers"
    path.write_bytes(content)
    assert not window.files.open(path)
    assert boxes.texts == [told.format(file=isolated(path.name))]
    assert window.bridge.actions == before
    assert recent_texts(window) == []


# --- the game that gives way --------------------------------------------------------------------


def test_a_game_that_gives_way_to_another_stands_under_the_recent_ones(
    window: MainWindow, file: Path
) -> None:
    window.start(setup(3, seed=5))
    draw(window.bridge, 4)
    given_up = window.bridge.actions
    window.files.open(file)
    texts = recent_texts(window)
    assert len(texts) == 3
    assert texts[0].startswith("\u2068Žar ptica ї ñ && co")
    assert texts[1].startswith("Unfinished game, ")
    window.menu.recent_menu.actions()[1].trigger()
    assert window.bridge.setup == setup(3, seed=5)
    assert window.bridge.actions == given_up
    assert len(recent_texts(window)) == 2


def test_a_game_begun_anew_does_not_lose_the_one_in_progress(
    opened: tuple[MainWindow, UserDirs],
) -> None:
    window, dirs = opened
    window.start(setup(2, seed=5))
    draw(window.bridge, 2)
    window.on_started(setup(1))
    (kept,) = dirs.data.glob("unfinished-*")
    assert read_save(kept).setup == setup(2, seed=5)


def test_a_game_that_lies_in_a_file_is_not_kept_twice(
    opened: tuple[MainWindow, UserDirs], file: Path
) -> None:
    window, dirs = opened
    window.files.open(file)
    window.start(setup(1))
    assert list(dirs.data.glob("unfinished-*")) == []
    window.files.open(file)
    draw(window.bridge)
    window.start(setup(1))
    assert len(list(dirs.data.glob("unfinished-*"))) == 1


def test_a_game_whose_file_is_gone_is_kept(opened: tuple[MainWindow, UserDirs], file: Path) -> None:
    window, dirs = opened
    window.files.open(file)
    file.unlink()
    window.start(setup(1))
    assert len(list(dirs.data.glob("unfinished-*"))) == 1


def test_a_finished_game_that_nobody_saved_can_be_looked_at_again(
    opened: tuple[MainWindow, UserDirs],
) -> None:
    window, dirs = opened
    window.start(setup(1, seed=5))
    play_to_the_end(window.bridge)
    actions = window.bridge.actions
    window.start(setup(1, seed=6))
    (kept,) = dirs.data.glob("finished-*")
    assert recent_texts(window)[0].startswith("Finished game, ")
    window.menu.recent_menu.actions()[0].trigger()
    assert window.bridge.actions == actions
    assert kept.exists()
    window.start(setup(1, seed=7))
    assert list(dirs.data.glob("finished-*")) == [kept]


def test_a_finished_game_is_kept_but_not_offered_when_the_program_ends(
    opened: tuple[MainWindow, UserDirs], monkeypatch: pytest.MonkeyPatch
) -> None:
    window, dirs = opened
    window.start(setup(1, seed=5))
    play_to_the_end(window.bridge)
    with monkeypatch.context() as disk:
        disk.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
        window.files.keep_result()
    assert Autosave(dirs.data).recover("now").game is not None
    window.files.keep_result()
    assert Autosave(dirs.data).recover("now").game is None
    assert len(list(dirs.data.glob("finished-*"))) == 1


def test_opening_the_game_that_is_played_changes_nothing(
    opened: tuple[MainWindow, UserDirs], file: Path
) -> None:
    window, dirs = opened
    window.files.open(file)
    window.bridge.lift_curtain()
    stage = window.bridge.stage
    window.files.open(file)
    assert window.bridge.stage == stage
    assert list(dirs.data.glob("unfinished-*")) == []


def test_a_game_that_cannot_be_kept_is_told(
    window: MainWindow, boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start(setup(2))
    draw(window.bridge)
    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    window.start(setup(1))
    assert boxes.texts[0].startswith("The game that was in progress before could not be kept.")


# --- recent games -------------------------------------------------------------------------------


def test_recent_games_that_are_gone_drop_out_of_the_menu(window: MainWindow, file: Path) -> None:
    assert recent_texts(window) == []
    window.files.open(file)
    assert len(recent_texts(window)) == 2
    file.unlink()
    assert recent_texts(window) == []


def test_the_list_can_be_cleared(window: MainWindow, file: Path) -> None:
    window.files.open(file)
    assert recent_texts(window)[-1] == "Clear this list"
    window.menu.recent_menu.actions()[-1].trigger()
    assert recent_texts(window) == []
    assert file.exists()


def test_a_recent_game_that_goes_while_the_menu_opens_is_left_out(
    window: MainWindow, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.files.open(file)
    monkeypatch.setattr("cartographers_gui.storage.recent_files._is_file", lambda _: True)
    file.unlink()
    assert recent_texts(window) == ["Clear this list"]


def test_an_unfinished_game_that_cannot_be_removed_is_gone_on_with(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.start(setup(2))
    draw(window.bridge, 3)
    window.start(setup(3))
    (kept,) = (tmp_path / "data").glob("unfinished-*")
    monkeypatch.setattr(Path, "unlink", read_only)
    assert window.files.open(kept)
    assert len(window.bridge.actions) == 3


@pytest.mark.parametrize("content", [b"", b'{"format": "cartographers", "version": 99}'])
def test_a_file_that_could_not_be_set_aside_is_not_said_to_be(
    window: MainWindow, boxes: Boxes, tmp_path: Path, content: bytes
) -> None:
    autosave = Autosave(tmp_path)
    autosave.paths[0].write_bytes(content)
    with pytest.MonkeyPatch.context() as disk:
        disk.setattr(Path, "replace", read_only)
        recovery = autosave.recover("2026")
    window.notices.tell_recovery(recovery)
    name = autosave.paths[0].name
    assert boxes.texts == [f"A file could not be read, nor set aside: \u2068{name}\u2069."]


def name_list(*names: str) -> str:
    shown = [f"\u2068{name}\u2069" for name in names]
    return f"{', '.join(shown[:-1])} and {shown[-1]}"


@pytest.mark.parametrize("is_lost", [True, False])
def test_every_damaged_autosave_is_named(
    window: MainWindow, boxes: Boxes, tmp_path: Path, *, is_lost: bool
) -> None:
    autosave, game = Autosave(tmp_path), setup(2)
    autosave.write(game, ())
    autosave.paths[0].replace(autosave.paths[2])
    for path in autosave.paths[: 3 if is_lost else 2]:
        path.write_bytes(b"\0" * 700)
    recovery = autosave.recover("2026")
    window.notices.tell_recovery(recovery)
    ages = ("", "-1", "-2") if is_lost else ("", "-1")
    files = name_list(*(f"autosave{age}.damaged-2026.cartographers" for age in ages))
    after = "" if is_lost else " The step before them is used."
    assert boxes.texts == [f"Damaged files were set aside as {files}.{after}"]


def test_every_autosave_of_a_newer_version_and_every_stuck_one_is_named(
    window: MainWindow, boxes: Boxes, tmp_path: Path
) -> None:
    autosave = Autosave(tmp_path)
    for path in autosave.paths[:2]:
        path.write_bytes(b'{"format": "cartographers", "version": 99}')
    window.notices.tell_recovery(Recovery(stuck=autosave.paths[:2]))
    window.notices.tell_recovery(autosave.recover("2026"))
    stuck = name_list("autosave.cartographers", "autosave-1.cartographers")
    newer = name_list(*(f"autosave{age}.newer-2026.cartographers" for age in ("", "-1")))
    assert boxes.texts == [
        f"Files could not be read, nor set aside: {stuck}.",
        "Steps of the game in progress were saved by a newer version of the program. They were "
        f"set aside as {newer}.",
    ]


# --- the end of the program ---------------------------------------------------------------------


def test_a_game_on_the_disk_lets_the_window_close(window: MainWindow, boxes: Boxes) -> None:
    window.files.guard_closing()
    window.start(setup(2))
    draw(window.bridge)
    assert window.close()
    assert boxes.texts == []


@pytest.mark.parametrize("agrees", [False, True])
def test_a_game_that_would_be_lost_keeps_the_window_open(
    window: MainWindow, boxes: Boxes, monkeypatch: pytest.MonkeyPatch, *, agrees: bool
) -> None:
    window.files.guard_closing()
    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    window.start(setup(2))
    assert window.close()
    window.show()
    draw(window.bridge)
    QApplication.processEvents()
    boxes.texts.clear()
    boxes.agrees = agrees
    assert window.close() is agrees
    assert boxes.texts == ["This game is not on the disk and would be lost. Quit all the same?"]
    window.files.keep_result()
    assert len(boxes.texts) == 1


def test_a_game_that_was_saved_elsewhere_lets_the_window_close(
    window: MainWindow, boxes: Boxes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.files.guard_closing()
    window.start(setup(2))
    monkeypatch.setattr("cartographers_gui.storage.atomic.os.fsync", full_disk)
    draw(window.bridge)
    QApplication.processEvents()
    boxes.texts.clear()
    monkeypatch.undo()
    boxes.texts.clear()
    choose_place(monkeypatch, tmp_path / "ana.cartographers")
    boxes.agrees = False
    boxes.close(monkeypatch)
    assert window.files.save_as()
    assert window.close()
    assert boxes.texts == []


# --- from outside -------------------------------------------------------------------------------


def dropped(*paths: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    return data


def drop_onto(window: MainWindow, data: QMimeData) -> bool:
    """Drag something over the middle of the window and let it go; tell whether it was taken."""
    place = window.rect().center()
    target = window.childAt(place)
    assert target is not None
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    enter = QDragEnterEvent(place, copy, data, left, none)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(place), copy, data, left, none))
    return enter.isAccepted()


def test_a_file_dropped_onto_the_window_is_opened(window: MainWindow, file: Path) -> None:
    assert drop_onto(window, dropped(file))
    assert window.bridge.actions == read_save(file).actions


def test_no_part_of_a_page_takes_a_dropped_file_away_from_the_window(
    window: MainWindow, file: Path
) -> None:
    data = dropped(file)
    data.setText(str(file))
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier(0)
    for page in (window.new_game, window.table, window.curtain):
        window.shell.show_page(page)
        for part in page.findChildren(QWidget):
            enter = QDragEnterEvent(QPoint(2, 2), copy, data, left, none)
            if part.acceptDrops():
                QApplication.sendEvent(part, enter)
            assert not enter.isAccepted(), part


@pytest.mark.parametrize(
    ("path", "shown"),
    [("/nowhere/a\0b.cartographers", "a\0b.cartographers"), ("/nowhere/\ud800", "?")],
)
def test_a_path_that_no_file_can_have_is_told(
    window: MainWindow, boxes: Boxes, path: str, shown: str
) -> None:
    window.files.on_handed(path)
    assert boxes.texts == [f"There is no file {isolated(shown)}."]


def test_other_things_are_not_taken(window: MainWindow, file: Path) -> None:
    text = QMimeData()
    text.setText("Ana")
    web = QMimeData()
    web.setUrls([QUrl("https://example.org/game.cartographers")])
    assert not drop_onto(window, text)
    assert not drop_onto(window, web)
    assert not drop_onto(window, dropped(file, file))
    assert window.bridge.setup is None


def test_a_file_handed_over_is_opened_in_front(window: MainWindow, file: Path) -> None:
    window.showMinimized()
    window.files.on_handed(str(file))
    assert not window.isMinimized()
    assert window.bridge.actions == read_save(file).actions


def test_a_second_start_without_a_file_only_shows_the_window(window: MainWindow) -> None:
    window.showMinimized()
    window.files.on_handed("")
    assert not window.isMinimized()
    assert window.bridge.setup is None
