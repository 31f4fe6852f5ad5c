"""What every test gets: a window system without a screen, and user folders of its own."""

import os
from pathlib import Path
from typing import TYPE_CHECKING

# Before any import of Qt. A test of a real window under an X server sets its own platform.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The picture of a window must not depend on the screen of whoever runs the tests.
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["QT_FONT_DPI"] = "96"

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

pytest_plugins = ["tests.died_workers"]

# A program that the checks run, not a module with examples.
collect_ignore = ["start_once.py"]

settings.register_profile(
    "default",
    # The machine may be busy with other workers: a slow example is no failure.
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("ci", settings.get_profile("default"), derandomize=True)
# At the desk: pytest --hypothesis-profile=quick, or thorough for a look at rare cases.
settings.register_profile("quick", settings.get_profile("default"), max_examples=20)
settings.register_profile("thorough", settings.get_profile("default"), max_examples=2_000)
settings.load_profile("ci" if os.environ.get("CI") else "default")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let the transcripts of whole games be written anew after a wanted change."""
    parser.addoption("--write-playthroughs", action="store_true", help="tests/playthroughs/*.txt")


@pytest.fixture(autouse=True)
def user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test user folders of its own, so that no test reads what a person saved."""
    home = tmp_path_factory.mktemp("home")
    for variable in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.setenv(variable, str(home))
    for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(variable, str(home / variable.lower()))
    return home


@pytest.fixture(scope="session")
def qapp(qapp: "QApplication") -> "QApplication":
    """Return the application with the program's own text font, the same on every machine."""
    from cartographers_gui.ui import assets  # noqa: PLC0415 - tests of the engine load no Qt

    assets.load_fonts()
    return qapp


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the compiled catalogue of each language."""
    from tests.helpers.catalogue_files import catalogue_tool  # noqa: PLC0415 - not for every test

    folder = tmp_path_factory.mktemp("compiled")
    catalogue_tool().compile_all(folder)
    return folder


@pytest.fixture(autouse=True)
def nothing_left_running(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> "Iterator[None]":
    """Fail a test of the window that leaves a timer, an animation or a thread running."""
    if "qapp" not in request.fixturenames:
        yield
        return
    from tests.left_running import Watch  # noqa: PLC0415 - tests of the engine load no Qt

    watch = Watch(monkeypatch)
    yield
    left = watch.left()
    assert not left, f"still running after the test: {', '.join(left)}"


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> "Iterator[None]":
    """Take the windows of a test away after everything else has been taken down."""
    yield
    if "qapp" in getattr(item, "fixturenames", ()):
        from tests.left_running import deliver_deletions  # noqa: PLC0415 - as above

        deliver_deletions()
