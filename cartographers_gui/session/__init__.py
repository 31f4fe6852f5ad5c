"""One running game, still without Qt.

May import: bots, storage, engine. Start reading at: `session`, then `flow`; `draft` is the shape in
hand.
"""

from typing import TYPE_CHECKING

from cartographers_gui.engine.late import late_name

if TYPE_CHECKING:
    from cartographers_gui.session.autosaver import Autosaver
    from cartographers_gui.session.charts import (
        Chart,
        ChartKind,
        chart_of_day,
        chart_of_week,
        chart_played,
    )
    from cartographers_gui.session.draft import Direction, Draft
    from cartographers_gui.session.flow import (
        BotsDraw,
        Curtain,
        Drawing,
        Final,
        MapsBack,
        Reveal,
        SeasonSheet,
        Stage,
        TableFlow,
        WrongStage,
    )
    from cartographers_gui.session.lesson_steps import LEARNER, LESSONS, NEIGHBOUR
    from cartographers_gui.session.lessons import LESSON_EDICTS, Attempt, Course, Lesson
    from cartographers_gui.session.preview import Preview, preview_of
    from cartographers_gui.session.prospects import Prospects
    from cartographers_gui.session.replay import Replay, ReplayView
    from cartographers_gui.session.session import GameSession
    from cartographers_gui.session.table_options import (
        CURTAIN_LEVELS,
        MOST_IDLE_MINUTES,
        CurtainLevel,
        TableOptions,
    )

__all__ = [
    "CURTAIN_LEVELS",
    "LEARNER",
    "LESSONS",
    "LESSON_EDICTS",
    "MOST_IDLE_MINUTES",
    "NEIGHBOUR",
    "Attempt",
    "Autosaver",
    "BotsDraw",
    "Chart",
    "ChartKind",
    "Course",
    "Curtain",
    "CurtainLevel",
    "Direction",
    "Draft",
    "Drawing",
    "Final",
    "GameSession",
    "Lesson",
    "MapsBack",
    "Preview",
    "Prospects",
    "Replay",
    "ReplayView",
    "Reveal",
    "SeasonSheet",
    "Stage",
    "TableFlow",
    "TableOptions",
    "WrongStage",
    "chart_of_day",
    "chart_of_week",
    "chart_played",
    "preview_of",
]

_HOMES = {
    "Autosaver": "autosaver",
    "Chart": "charts",
    "ChartKind": "charts",
    "chart_of_day": "charts",
    "chart_of_week": "charts",
    "chart_played": "charts",
    "Direction": "draft",
    "Draft": "draft",
    "BotsDraw": "flow",
    "Curtain": "flow",
    "Drawing": "flow",
    "Final": "flow",
    "MapsBack": "flow",
    "Reveal": "flow",
    "SeasonSheet": "flow",
    "Stage": "flow",
    "TableFlow": "flow",
    "WrongStage": "flow",
    "LEARNER": "lesson_steps",
    "LESSONS": "lesson_steps",
    "NEIGHBOUR": "lesson_steps",
    "LESSON_EDICTS": "lessons",
    "Attempt": "lessons",
    "Course": "lessons",
    "Lesson": "lessons",
    "Preview": "preview",
    "preview_of": "preview",
    "Prospects": "prospects",
    "Replay": "replay",
    "ReplayView": "replay",
    "GameSession": "session",
    "CURTAIN_LEVELS": "table_options",
    "MOST_IDLE_MINUTES": "table_options",
    "CurtainLevel": "table_options",
    "TableOptions": "table_options",
}
"""In which module each name stands."""


def __getattr__(name: str) -> object:
    """Import a name's module when it is first asked for: at the start few are."""
    return late_name(__name__, _HOMES, name)


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
