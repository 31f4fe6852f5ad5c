"""The run of all checks fails where any of them does, and says all that was said beside it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

RUN = Path(__file__).resolve().parent.parent / ".ci" / "run"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a script of Linux")


def program(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n", encoding="utf-8")
    path.chmod(0o755)


@pytest.mark.parametrize(
    ("fails", "code", "told"),
    [
        ("", 0, ["test", "package", "tried", "bench"]),
        ("test", 3, ["test", "package", "tried"]),
        ("package", 3, ["test", "package", "bench"]),
        ("root_test", 1, ["test", "package", "tried", "bench"]),
        ("mirror", 0, ["test", "package", "tried", "## SKIPPED", "bench"]),
        ("bench", 3, ["test", "package", "tried", "bench"]),
    ],
)
def test_any_fault_fails_the_run(tmp_path: Path, fails: str, code: int, told: list[str]) -> None:
    program(tmp_path / ".ci" / "run", "")
    (tmp_path / ".ci" / "run").write_text(RUN.read_text("utf-8"), "utf-8")
    program(tmp_path / "bin" / "python3", f'echo "$2"; [ "$2" != "{fails}" ] || exit 3')
    program(tmp_path / "bin" / "apt-get", "exit 1")
    end = {"root_test": "exit 1", "mirror": "exit 124"}.get(fails, "")
    program(tmp_path / "packaging" / "root_test.sh", f"echo tried\n{end}")
    path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
    done = subprocess.run(
        [tmp_path / ".ci" / "run"],
        env={**os.environ, "PATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert [line.split(":")[0] for line in done.stdout.splitlines()] == told
    assert done.returncode == code
