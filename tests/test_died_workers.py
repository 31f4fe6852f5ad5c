"""A test whose worker died is run once more; a test that failed is not."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MARK = "    before = Path(__file__).with_suffix('.runs')\n    before.open('a').write('x')\n"
IMPORTS = "import os\nfrom pathlib import Path\n\n"


def run(folder: Path, body: str) -> tuple[int, str, int]:
    """Run a test in a worker; return the code, what was said, and how often it was run."""
    path = folder / "test_one.py"
    path.write_text(f"{IMPORTS}def test_one():\n{MARK}{body}", encoding="utf-8")
    options = ("-p", "tests.died_workers", "-p", "no:cacheprovider", "-p", "no:pytest-qt")
    command = (sys.executable, "-m", "pytest", "-n", "1", *options, f"--rootdir={folder}", path)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, len(path.with_suffix(".runs").read_text("utf-8"))


@pytest.mark.parametrize(
    ("body", "code", "runs"),
    [
        ("    if len(before.read_text()) < 2:\n        os.abort()\n", 0, 2),
        ("    os.abort()\n", 1, 2),
        ("    assert len(before.read_text()) > 1\n", 1, 1),
    ],
    ids=["died once", "dies always", "failed"],
)
def test_only_a_death_gives_another_chance_and_only_one(
    tmp_path: Path, body: str, code: int, runs: int
) -> None:
    got, said, count = run(tmp_path, body)
    assert (got, count) == (code, runs), said
    assert ("A worker died of" in said) == ("abort" in body)
