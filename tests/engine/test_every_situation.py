"""Every collected situation is played by one test, and by no more than one."""

import json
import re
from collections import Counter
from pathlib import Path

HERE = Path(__file__).parent


def test_every_situation_has_its_test() -> None:
    text = (HERE.parent / "cases" / "placement_cases.json").read_text(encoding="utf-8")
    wanted = [each["id"] for each in json.loads(text)["situations"]]
    marks = [
        mark
        for path in HERE.glob("test_*.py")
        for mark in re.findall(r'^@situation\("(t\d\d)"\)$', path.read_text("utf-8"), re.MULTILINE)
    ]
    assert Counter(marks) == Counter(wanted)
