"""What hypothesis draws from: shapes, sheets, set-ups, and games in the middle of play."""

from random import Random

from hypothesis import strategies as st

from cartographers_gui.engine import (
    AMBUSH_CARDS,
    EXPLORE_CARDS,
    MAP_LAYOUTS,
    MAX_SEED,
    AmbushCard,
    Draw,
    ExploreCard,
    GameSetup,
    GameState,
    MapLayout,
    MapSheet,
    RuleOptions,
    Shape,
    Space,
    Terrain,
    apply,
    start,
)
from tests.helpers.games import setup
from tests.helpers.players import random_draw

__all__ = [
    "DRAWN_CARDS",
    "PRINTED_SHAPES",
    "games",
    "played_sheets",
    "running_games",
    "setups",
    "shapes",
    "sheets",
    "spaces",
]

DRAWN_CARDS: list[ExploreCard | AmbushCard] = [*EXPLORE_CARDS.values(), *AMBUSH_CARDS.values()]
PRINTED_SHAPES = list(
    dict.fromkeys(
        [option.shape for card in EXPLORE_CARDS.values() for option in card.options]
        + [card.shape for card in AMBUSH_CARDS.values()]
    )
)
LETTERS = ["F", "V", "A", "W", "X", "M", "#", "R", "f", "v", "a", "w", "x"]
SIZES = [(1, 1), (1, 5), (5, 1), (2, 2), (3, 3), (4, 6), (6, 4), (11, 11), (14, 11), (11, 14)]

setups = st.builds(
    setup,
    players=st.integers(1, 8),
    side=st.sampled_from(list(MAP_LAYOUTS)),
    seed=st.integers(0, MAX_SEED),
    rules=st.builds(RuleOptions, st.booleans(), st.booleans(), st.booleans()),
)

shapes: st.SearchStrategy[Shape] = st.sampled_from(PRINTED_SHAPES) | st.builds(
    lambda rows: Shape.from_text("/".join(["".join(row) for row in rows])),
    st.integers(1, 4).flatmap(
        lambda width: st.lists(
            st.lists(st.sampled_from(".#"), min_size=width, max_size=width), max_size=4
        ).map(lambda rows: [*rows, ["#"] + ["."] * (width - 1)])
    ),
)


def spaces(layout: MapLayout, *, beyond: int = 0) -> st.SearchStrategy[Space]:
    """Draw a space of a map, or up to so many outside it."""
    return st.builds(
        Space,
        st.integers(-beyond, layout.rows - 1 + beyond),
        st.integers(-beyond, layout.cols - 1 + beyond),
    )


@st.composite
def sheets(draw: st.DrawFn) -> MapSheet:
    """Draw a sheet of any size, a cut-out or a whole map, more or less filled."""
    rows, cols = draw(st.sampled_from(SIZES))
    count = rows * cols
    if count <= 16:
        letters = draw(st.lists(st.sampled_from([".", *LETTERS]), min_size=count, max_size=count))
    else:
        random = Random(draw(st.integers(0, 2**32)))
        few = random.sample(LETTERS, random.randint(1, len(LETTERS)))
        density = draw(st.floats(0, 1))
        letters = [random.choice(few) if random.random() < density else "." for _ in range(count)]
    lines = ["".join(letters[row * cols : (row + 1) * cols]) for row in range(rows)]
    return MapSheet.from_text("\n".join(lines), draw(st.integers(0, 14)))


@st.composite
def played_sheets(draw: st.DrawFn) -> MapSheet:
    """Draw a printed side with random drawings on it, in patches as players make them."""
    sheet = MapSheet.blank(MAP_LAYOUTS[draw(st.sampled_from("AB"))])
    random = Random(draw(st.integers(0, 2**32)))
    grid = sheet.layout.grid
    for _ in range(draw(st.integers(0, 40))):
        form = random.choice(random.choice(PRINTED_SHAPES).orientations)
        anchor = (
            random.randint(0, grid.rows - form.rows),
            random.randint(0, grid.cols - form.cols),
        )
        mask = grid.mask_of(form.at(anchor)) & sheet.empty_mask
        terrain = random.choice([each for each in Terrain if each is not Terrain.MOUNTAIN])
        sheet = sheet.with_mask_drawn(terrain, mask)
    return sheet


def played(game: GameSetup, seed: int, turns: int) -> tuple[list[GameState], list[Draw]]:
    """Play so many random decisions, or to the end; return every state and every decision."""
    random = Random(seed)
    states, actions = [start(game).state], list[Draw]()
    while len(actions) < turns and not states[-1].is_over:
        state = states[-1]
        action = random_draw(random, state, random.choice(state.waiting))
        states.append(apply(state, action).state)
        actions.append(action)
    return states, actions


@st.composite
def games(draw: st.DrawFn) -> tuple[GameSetup, list[GameState], list[Draw]]:
    """Draw a whole game: its set-up, its states and its decisions."""
    game = draw(setups)
    states, actions = played(game, draw(st.integers(0, 2**32)), 10_000)
    return game, states, actions


@st.composite
def running_games(draw: st.DrawFn) -> GameState:
    """Draw a state in which somebody has to draw."""
    game = draw(setups)
    seed, share = draw(st.integers(0, 2**32)), draw(st.floats(0, 0.999))
    states, _ = played(game, seed, 10_000)
    running = [state for state in states if not state.is_over]
    return running[int(share * len(running))]
