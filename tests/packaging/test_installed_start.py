"""An installed program leaves no trace of its bundle to those it starts, and may lack a console."""

import os
import sys

import pytest

from tests.packaging.test_metadata import load

start = load("start")


@pytest.mark.parametrize(("before", "after"), [("/opt/lib", "/opt/lib"), (None, None)])
def test_programs_started_by_it_find_the_systems_libraries(
    monkeypatch: pytest.MonkeyPatch, before: str | None, after: str | None
) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/usr/lib/cartographers/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    if before is not None:
        monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", before)
    start.leave_the_bundle()
    assert os.environ.get("LD_LIBRARY_PATH") == after
    assert "LD_LIBRARY_PATH_ORIG" not in os.environ


def test_a_program_without_a_console_can_still_write(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    start.have_somewhere_to_write()
    try:
        print("told to nobody")  # noqa: T201
        assert sys.stderr.write("neither is this") > 0
    finally:
        sys.stdout.close()
        sys.stderr.close()
