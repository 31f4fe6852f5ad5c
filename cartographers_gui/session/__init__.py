"""One running game, still without Qt.

May import: storage, engine. Start reading at: `session`, then `flow`; `draft` is the shape in hand.
"""

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
