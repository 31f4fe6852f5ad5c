"""A lesson: a prepared map, a card to draw, and a goal that the engine's own values decide.

The lessons themselves, with their texts, stand in `lesson_steps`.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Self

from cartographers_gui.engine import (
    MAP_LAYOUTS,
    SCORING_CARDS,
    AmbushCard,
    Draw,
    Edict,
    ExploreCard,
    GameSetup,
    GameState,
    GameView,
    IllegalAction,
    MapSheet,
    Placement,
    PlayerSetup,
    PlayerState,
    Refusal,
    Season,
    Space,
    Terrain,
    check,
    current_offer,
    monster_penalty,
    view_for,
)
from cartographers_gui.session.preview import Preview, preview_of

__all__ = [
    "LESSON_EDICTS",
    "Attempt",
    "Course",
    "Goal",
    "Lesson",
    "anything",
    "closes_monsters_in",
    "covers",
    "grows",
    "makes_season_worth",
    "makes_worth",
    "sends_losses",
    "takes_card_coin",
    "takes_mountain_coin",
]

LESSON_EDICTS = (
    SCORING_CARDS["sentinel_wood"],
    SCORING_CARDS["canal_lake"],
    SCORING_CARDS["wildholds"],
    SCORING_CARDS["borderlands"],
)
"""The scoring cards below A to D in every lesson."""


@dataclass(frozen=True, slots=True)
class Attempt:
    """A legal drawing in a lesson and what it has changed."""

    before: MapSheet
    placement: Placement
    preview: Preview

    @property
    def after(self) -> MapSheet:
        """The map with the shape on it."""
        return self.preview.sheet


Goal = Callable[[Attempt], bool]
"""Tells whether a drawing is what a lesson asks for."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of the first game. All texts are English, the source texts of their translations.

    In the texts ``{rotate}``, ``{mirror}`` and ``{lay}`` stand for the names of keys, and
    ``{stars}`` for `least` in words.
    """

    id: str
    title: str
    text: str
    """What is new, in a sentence or two."""
    task: str
    """What to do."""
    praise: str
    """Said when the goal is reached."""
    advice: str
    """Said when something else was drawn; empty where every drawing will do."""
    sheet: MapSheet
    """The map drawn on; with an ambush the neighbour's."""
    card: ExploreCard | AmbushCard
    goal: Goal
    ruins_pending: bool = False
    marked: frozenset[Space] = frozenset()
    """Spaces to outline from the beginning."""
    edicts: tuple[Edict, ...] = ()
    """Edicts that are shown with what they are worth."""
    counts_season: bool = False
    """Whether the four parts of the season's score are shown."""
    least: int = 0
    """The stars of the goal, where it has any."""

    def state(self, names: tuple[str, str] = ("1", "2")) -> GameState:
        """Return the lesson as a game in spring in which the first player is to draw.

        `names` are the learner's and the neighbour's.
        """
        layout = MAP_LAYOUTS["A"]
        own, other = PlayerState(MapSheet.blank(layout)), PlayerState(MapSheet.blank(layout))
        if isinstance(self.card, AmbushCard):
            other = PlayerState(self.sheet)
        else:
            own = PlayerState(self.sheet)
        return GameState(
            setup=GameSetup(tuple(PlayerSetup(name) for name in names), layout),
            random=0,
            edicts=LESSON_EDICTS,
            season=Season.SPRING,
            turn=1,
            explore_deck=(),
            ambush_deck=(),
            revealed=(self.card,) if isinstance(self.card, ExploreCard) else (),
            ambushes_revealed=(),
            time=self.card.time_value,
            ruins_pending=self.ruins_pending,
            current=self.card,
            waiting_mask=1,
            players=(own, other),
        )

    def view(self, names: tuple[str, str] = ("1", "2")) -> GameView:
        """Return what the learner sees."""
        return view_for(self.state(names), 0)

    def refusal_of(self, placement: Placement) -> Refusal | None:
        """Return why the rules refuse a drawing, or nothing when they allow it."""
        return check(self.state(), Draw(0, placement))

    def attempt(self, placement: Placement) -> Attempt:
        """Return what a drawing comes to. Raises `IllegalAction` when the rules refuse it."""
        refusal = self.refusal_of(placement)
        if refusal is not None:
            raise IllegalAction(refusal)
        state = self.state()
        offer = current_offer(state, 0)
        assert offer is not None, "what may be drawn was offered"
        preview = preview_of(self.sheet, offer, placement, state.edicts, state.season)
        return Attempt(self.sheet, placement, preview)


@dataclass(frozen=True, slots=True)
class Course:
    """Where a learner stands among some lessons.

    >>> from cartographers_gui.session.lesson_steps import LESSONS
    >>> course = Course(LESSONS)
    >>> course.advanced().step, course.gone_back().step, Course(LESSONS, 999).is_over
    (1, 0, True)
    """

    lessons: tuple[Lesson, ...]
    step: int = 0
    """The lesson at hand from 0; at their number the course is over."""
    drawing: Attempt | None = None
    """What was drawn in this lesson."""

    @property
    def is_over(self) -> bool:
        """Tell whether no lesson is left."""
        return self.step >= len(self.lessons)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson at hand; nothing when the course is over."""
        return None if self.is_over else self.lessons[self.step]

    @property
    def is_met(self) -> bool:
        """Tell whether what was drawn reaches the goal of the lesson."""
        lesson = self.lesson
        return lesson is not None and self.drawing is not None and lesson.goal(self.drawing)

    def drawn(self, placement: Placement) -> Self:
        """Draw in the lesson at hand. Raises `IllegalAction`; after the course `LookupError`."""
        lesson = self.lesson
        if lesson is None:
            raise LookupError("the course is over")
        return type(self)(self.lessons, self.step, lesson.attempt(placement))

    def retried(self) -> Self:
        """Begin the lesson at hand anew."""
        return self.at(self.step)

    def advanced(self) -> Self:
        """Go to the next lesson, whether the goal was reached or not."""
        return self.at(self.step + 1)

    def gone_back(self) -> Self:
        """Go to the lesson before."""
        return self.at(self.step - 1)

    def at(self, step: int) -> Self:
        """Go to a lesson; a number too small or too large gives the beginning or the end."""
        return type(self)(self.lessons, min(max(step, 0), len(self.lessons)))


# --- goals --------------------------------------------------------------------------------------


def anything(_: Attempt) -> bool:
    """Accept whatever the rules allow."""
    return True


def covers(spaces: frozenset[Space]) -> Goal:
    """Ask for a drawing on exactly these spaces."""
    return lambda attempt: attempt.placement.spaces == spaces


def grows(terrain: Terrain) -> Goal:
    """Ask for a drawing that makes a cluster of a terrain larger."""

    def is_met(attempt: Attempt) -> bool:
        if attempt.placement.terrain is not terrain:
            return False
        grid = attempt.before.layout.grid
        return bool(grid.around(attempt.before.mask(terrain)) & attempt.after.mask(terrain))

    return is_met


def takes_card_coin(attempt: Attempt) -> bool:
    """Ask for the shape with the coin."""
    return attempt.preview.coins_gained > len(attempt.preview.mountains_surrounded)


def takes_mountain_coin(attempt: Attempt) -> bool:
    """Ask for a mountain to be surrounded."""
    return bool(attempt.preview.mountains_surrounded)


def sends_losses(stars: int) -> Goal:
    """Ask for monsters that cost so many stars more than before."""

    def is_met(attempt: Attempt) -> bool:
        return monster_penalty(attempt.after) - monster_penalty(attempt.before) >= stars

    return is_met


def closes_monsters_in(attempt: Attempt) -> bool:
    """Ask for a map on which monsters cost nothing."""
    return monster_penalty(attempt.after) == 0


def makes_worth(edict: Edict, stars: int) -> Goal:
    """Ask for an edict to be worth so many stars."""
    return lambda attempt: LESSON_EDICTS[edict.position].stars(attempt.after) >= stars


def makes_season_worth(stars: int) -> Goal:
    """Ask for a season worth so many stars in all."""
    return lambda attempt: attempt.preview.then.total >= stars
