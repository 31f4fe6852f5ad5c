"""The program lets nothing move when the system asks for it, on desktops where Qt cannot tell."""

import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from cartographers_gui.ui.system_motion import SystemMotion

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="asks Linux desktops")


def answering(folder: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    """Put a `gsettings` of our own before every other one, and no settings of KDE."""
    tool = folder / "gsettings"
    tool.write_text(f"#!/bin/sh\n{script}\n", encoding="ascii")
    tool.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))


@pytest.mark.parametrize(("answer", "is_still"), [("true", False), ("false", True)])
def test_the_desktop_is_asked(
    answer: str,
    is_still: bool,  # noqa: FBT001 - a case of the table
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> None:
    wanted = 'test "$*" = "get org.gnome.desktop.interface enable-animations" || exit 3'
    answering(tmp_path, monkeypatch, f"{wanted}\necho {answer}")
    told: list[bool] = []
    motion = SystemMotion(told.append)
    motion.ask()
    qtbot.waitUntil(lambda: told == [is_still])
    motion.ask()
    qtbot.waitUntil(lambda: told == [is_still, is_still])


def test_a_desktop_that_does_not_know_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    answering(tmp_path, monkeypatch, "echo false; exit 1")
    told: list[bool] = []
    motion = SystemMotion(told.append)
    motion.ask()
    assert motion.is_asking
    qtbot.waitUntil(lambda: not motion.is_asking)
    assert told == []


def test_what_cannot_be_started_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    answering(tmp_path, monkeypatch, "echo false")
    (tmp_path / "gsettings").write_bytes(b"\x7fELF")
    told: list[bool] = []
    motion = SystemMotion(told.append)
    motion.ask()
    qtbot.waitUntil(lambda: not motion.is_asking)
    assert told == []


def test_an_answer_that_does_not_come_holds_up_no_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    del qapp
    answering(tmp_path, monkeypatch, "exec sleep 60")
    told: list[bool] = []
    motion = SystemMotion(told.append)
    motion.ask()
    motion.stop()
    assert not motion.is_asking
    assert told == []


@pytest.mark.parametrize(("factor", "told"), [("0", [True]), ("1", []), ("much", [])])
def test_kde_says_it_in_its_settings(
    factor: str, told: list[bool], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "kdeglobals").write_text(f"[KDE]\nAnimationDurationFactor={factor}\n", "ascii")
    heard: list[bool] = []
    SystemMotion(heard.append).ask()
    assert heard == told
