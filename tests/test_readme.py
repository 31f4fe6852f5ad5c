"""What the README says about the project is true of the tree."""

import re
import tomllib
from pathlib import Path

import pytest

import dev

ROOT = Path(__file__).resolve().parent.parent
TEXT = (ROOT / "README.md").read_text(encoding="utf-8")


def named_paths(text: str) -> list[str]:
    """Return what stands in backticks or as a picture and is a path of the project."""
    quoted = re.findall(r"`([\w./-]+)`", text)
    paths = [name for name in quoted if "/" in name or re.search(r"\.(py|toml|md|sh)$", name)]
    return paths + re.findall(r"\]\(([^)#:]+)\)", text)


def missing_paths(text: str) -> list[str]:
    """Return the named paths that do not exist."""
    return [path for path in named_paths(text) if not (ROOT / path).exists()]


def unknown_commands(text: str) -> set[str]:
    """Return the commands of dev.py that a text names and dev.py does not have."""
    return set(re.findall(r"python3 dev\.py (\w+)", text)) - set(dev.COMMANDS)


def test_every_path_in_the_readme_exists() -> None:
    assert len(named_paths(TEXT)) > 20
    assert missing_paths(TEXT) == []


def test_every_command_in_the_readme_exists() -> None:
    assert unknown_commands(TEXT) == set()


def test_path_that_is_gone_is_noticed() -> None:
    text = "see `cartographers_gui/ui/gone.py`, `tests/`, ![x](resources/gone.png)"
    assert missing_paths(text) == ["cartographers_gui/ui/gone.py", "resources/gone.png"]


def test_command_that_is_gone_is_noticed() -> None:
    assert unknown_commands("python3 dev.py play; python3 dev.py dance") == {"dance"}


@pytest.mark.parametrize("contract", ["layers", "ui-layers"])
def test_import_rule_in_the_readme_names_every_layer(contract: str) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    rules = {rule["id"]: rule for rule in settings["tool"]["importlinter"]["contracts"]}
    names = re.findall(r"\w+", " ".join(rules[contract]["layers"]))
    rule = TEXT.split("## The import rule")[1].split("\n\n")[1]
    later = {"bots", "storage"}
    assert [name for name in names if f"`{name}`" not in rule and name not in later] == []
