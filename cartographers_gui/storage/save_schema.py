"""The document a saved game is, as strict models; the only module that imports pydantic."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from cartographers_gui.storage.migrations import VERSION

__all__ = ["PlayerRecord", "SaveDocument", "SeasonMark", "SetupRecord"]

_LONGEST_GAME = 100 * 64
"""Decisions: more than 100 players can ever draw in four seasons."""


class _Record(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class PlayerRecord(_Record):
    """A player at the table."""

    name: Annotated[str, Field(max_length=200)]
    title: Annotated[str, Field(max_length=200)] = ""
    numbered: bool = False
    """Whether nobody typed the name; left out of the file when it was typed."""
    bot: Annotated[str, Field(max_length=40)] = ""
    """The level of a computer player; left out for a person, so older files know only people.

    It needs no later version of the form: a game of people is read and written as it always was.
    """


class SetupRecord(_Record):
    """The choices made before the first card."""

    players: Annotated[list[PlayerRecord], Field(min_length=1, max_length=100)]
    map: Annotated[str, Field(max_length=40)]
    """The id of a map layout."""
    rules: dict[Annotated[str, Field(max_length=40)], bool] = {}
    """Rule options that are not at their default."""
    seed: Annotated[str, Field(max_length=20)]


class SeasonMark(_Record):
    """A fingerprint of the state after so many decisions, written whenever a season ends."""

    decisions: Annotated[int, Field(ge=0, le=_LONGEST_GAME)]
    fingerprint: Annotated[str, Field(pattern=r"^[0-9a-f]{16}$")]


class SaveDocument(_Record):
    """A saved game."""

    format: Literal["cartographers"]
    version: Annotated[int, Field(ge=VERSION, le=VERSION)]
    program: Annotated[str, Field(max_length=40)]
    """Version of the program that wrote it."""
    setup: SetupRecord
    decisions: Annotated[
        list[Annotated[str, Field(max_length=400)]], Field(max_length=_LONGEST_GAME)
    ]
    marks: Annotated[list[SeasonMark], Field(max_length=8)]
