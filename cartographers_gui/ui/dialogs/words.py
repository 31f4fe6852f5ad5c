"""What a message box says, asked for anew whenever the language changes."""

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

__all__ = ["Asking", "MessageKind", "Question", "Telling", "Told"]


class MessageKind(Enum):
    """What a box is for; it decides the seal at its side."""

    NEWS = "news"
    """Something that is good to know."""
    WARNING = "warning"
    """Something that went wrong."""
    QUESTION = "question"
    """A choice that loses nothing."""
    RISK = "risk"
    """A choice that loses something: Enter leaves it all as it is."""


class Told(NamedTuple):
    """A message in the chosen language."""

    title: str
    text: str
    more: str = ""
    """A second sentence, set smaller."""


class Question(NamedTuple):
    """A question in the chosen language, with a button for either answer."""

    text: str
    deed: str
    """What is done, as on the button: "Quit"."""
    stay: str
    """What is done instead: "Keep playing"."""


Telling = Callable[[], Told]
Asking = Callable[[], Question]
