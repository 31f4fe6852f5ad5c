"""Engine values as text in the chosen language: words, numbers and whole sentences.

The only module that translates texts it does not spell out itself: the catalogue's, which are
English and registered where they stand. People's names are plain text and stay in the nominative;
inside a sentence each is isolated, so that a name written from right to left cannot reorder it.
"""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, assert_never

from PySide6.QtCore import QCoreApplication, QLocale, QObject

from cartographers_gui.engine import (
    MAX_NAME_LENGTH,
    MAX_PLAYERS,
    MAX_TITLE_LENGTH,
    Card,
    Edict,
    MapLayout,
    Refusal,
    RefusalCode,
    RuleOptions,
    Season,
    SetupProblem,
    SetupProblemCode,
    SingleSpaceReason,
    Space,
    Terrain,
    format_seed,
    format_space,
)
from cartographers_gui.engine.marker import QT_TRANSLATE_NOOP
from cartographers_gui.engine.value import metadata_of
from cartographers_gui.session import CURTAIN_LEVELS, CurtainLevel, TableOptions

if TYPE_CHECKING:
    from cartographers_gui.engine import DrawingState, ScoringCard, SoloTitle

__all__ = [
    "card_name",
    "card_rule",
    "change",
    "coins_text",
    "command_words",
    "curtain_name",
    "drawing_state_name",
    "edict_label",
    "isolated",
    "layout_name",
    "layout_text",
    "lesson_words",
    "level_words",
    "listed",
    "note_words",
    "number",
    "offer_notice",
    "option_name",
    "option_text",
    "players_text",
    "refusal_sentence",
    "rules_words",
    "season_name",
    "seed_text",
    "setup_problem_sentence",
    "side_label",
    "signed",
    "solo_title_name",
    "space_list",
    "space_name",
    "stars_text",
    "terrain_name",
    "time_text",
]

translate = QCoreApplication.translate

MINUS = "\u2212"


# --- numbers, names and lists -------------------------------------------------------------------


def number(value: int) -> str:
    """Return a number as the language writes it, with a true minus sign."""
    return QLocale().toString(value).replace("-", MINUS)


def signed(value: int) -> str:
    """Return a gain or loss with its sign; nought has none."""
    return f"+{number(value)}" if value > 0 else number(value)


def change(value: int) -> str:
    """Return a difference with its sign; nought has both."""
    return signed(value) if value else f"±{number(0)}"


class Counted(QObject):
    """Counted things in words.

    The extractor takes a text with %n for a counted one only inside `self.tr`: hence a class.
    """

    def stars(self, count: int) -> str:
        """Return a number of stars; the count is not negative."""
        return self.tr("%n star(s)", "", count)

    def coins(self, count: int) -> str:
        """Return a number of coins."""
        return self.tr("%n coin(s)", "", count)

    def players(self, count: int) -> str:
        """Return a number of players."""
        return self.tr("%n player(s)", "", count)

    def more(self, count: int) -> str:
        """Return a number of things left out at the end of a list."""
        return self.tr("{list} and %n more", "", count)


_counted = Counted()


def stars_text(stars: int) -> str:
    """Return a number of stars in words: "12 stars"."""
    # A negative number has no plural form: Qt would leave %n as it stands.
    text = _counted.stars(abs(stars))
    return f"{MINUS}{text}" if stars < 0 else text


def coins_text(coins: int) -> str:
    """Return a number of coins in words."""
    return _counted.coins(coins)


def players_text(players: int) -> str:
    """Return a number of players in words."""
    return _counted.players(players)


def time_text(spent: int, threshold: int) -> str:
    """Return how far a season has come."""
    text = translate("Numbers", "Time {spent} of {threshold}")
    return text.format(spent=number(spent), threshold=number(threshold))


def isolated(name: str) -> str:
    """Return what a person typed, unable to change the direction of the text around it."""
    return f"\u2068{name}\u2069"


def listed(items: Iterable[str], *, most: int | None = None) -> str:
    """Return items as a list in words; with `most`, the others are only counted."""
    shown = list(items)
    left_out = len(shown) - most if most and len(shown) > most else 0
    if left_out:
        shown = shown[:most]
    if not shown:
        return ""
    text = shown[0]
    for item in shown[1 : None if left_out else -1]:
        text = translate("List", "{list}, {item}").format(list=text, item=item)
    if left_out:
        return _counted.more(left_out).format(list=text)
    if len(shown) > 1:
        text = translate("List", "{list} and {item}").format(list=text, item=shown[-1])
    return text


def command_words(text: str) -> str:
    """Return the text of a command or the name of a menu."""
    return translate("Commands", text)


def lesson_words(text: str) -> str:
    """Return a text or a name of the lessons."""
    return translate("lessons", text)


def level_words(text: str) -> str:
    """Return a text on a level of computer players."""
    return translate("bots", text)


def note_words(text: str) -> str:
    """Return a note on a scoring card."""
    return translate("CardNotes", text)


def rules_words(text: str) -> str:
    """Return a text of the rulebook or of the glossary."""
    return translate("Rules", text)


def space_name(space: Space) -> str:
    """Return row letter and column number, the same in every language."""
    return format_space(space)


def space_list(spaces: Iterable[Space]) -> str:
    """Return the names of spaces as a list in words, row by row."""
    return listed([space_name(space) for space in sorted(spaces)])


def seed_text(seed: int) -> str:
    """Return a seed as it is typed."""
    return format_seed(seed)


# --- what is printed in the box -----------------------------------------------------------------


def card_name(card: "Card | ScoringCard") -> str:
    """Return the name of a card."""
    return translate("cards", card.name)


def card_rule(card: "ScoringCard") -> str:
    """Return the rule of a scoring card."""
    return translate("cards", card.text)


def season_name(season: Season) -> str:
    """Return the name of a season."""
    from cartographers_gui.engine import SEASON_CARDS  # noqa: PLC0415 - not for the first page

    return translate("cards", SEASON_CARDS[season].name)


def edict_label(edict: Edict) -> str:
    """Return the name of one of the four edicts."""
    return translate("Edicts", "Edict {letter}").format(letter=edict.value)


def layout_name(layout: MapLayout) -> str:
    """Return the name of a map side; empty for a layout without one."""
    return translate("cards", layout.name) if layout.name else ""


def layout_text(layout: MapLayout) -> str:
    """Return the sentence that describes a map side; empty for a layout without one."""
    return translate("cards", layout.text) if layout.text else ""


def side_label(layout: MapLayout) -> str:
    """Return which side of the sheet a layout is."""
    return translate("Maps", "Side {letter}").format(letter=layout.id)


def solo_title_name(title: "SoloTitle") -> str:
    """Return a title of solo play."""
    return translate("cards", title.name)


_OPTIONS = metadata_of(RuleOptions) | metadata_of(TableOptions)


def option_name(option: str) -> str:
    """Return the title of a field of `RuleOptions` or `TableOptions`."""
    return translate("options", _OPTIONS[option]["name"])


def option_text(option: str) -> str:
    """Return the sentence that explains a field of `RuleOptions` or `TableOptions`."""
    return translate("options", _OPTIONS[option]["text"])


def curtain_name(level: CurtainLevel) -> str:
    """Return what comes between two players."""
    return translate("options", CURTAIN_LEVELS[level])


_TERRAINS = {
    Terrain.FOREST: QT_TRANSLATE_NOOP("Terrain", "Forest"),
    Terrain.VILLAGE: QT_TRANSLATE_NOOP("Terrain", "Village"),
    Terrain.FARM: QT_TRANSLATE_NOOP("Terrain", "Farm"),
    Terrain.WATER: QT_TRANSLATE_NOOP("Terrain", "Water"),
    Terrain.MONSTER: QT_TRANSLATE_NOOP("Terrain", "Monster"),
    Terrain.MOUNTAIN: QT_TRANSLATE_NOOP("Terrain", "Mountain"),
}


def terrain_name(terrain: Terrain) -> str:
    """Return the name of a terrain."""
    return translate("Terrain", _TERRAINS[terrain])


def drawing_state_name(state: "DrawingState") -> str:
    """Return what a player's chip says beside the name."""
    from cartographers_gui.engine import DrawingState  # noqa: PLC0415 - not for the first page

    match state:
        case DrawingState.WAITING:
            return translate("Players", "waiting")
        case DrawingState.DONE:
            return translate("Players", "done")
    assert_never(state)


# --- whole sentences ----------------------------------------------------------------------------


_REFUSALS = {
    RefusalCode.GAME_OVER: QT_TRANSLATE_NOOP("Refusal", "The game is over."),
    RefusalCode.NO_SUCH_PLAYER: QT_TRANSLATE_NOOP("Refusal", "Nobody sits at this seat."),
    RefusalCode.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusal", "This player has nothing to draw now."),
    RefusalCode.OUTSIDE_MAP: QT_TRANSLATE_NOOP("Refusal", "The shape reaches outside the map."),
    RefusalCode.ON_MOUNTAIN: QT_TRANSLATE_NOOP("Refusal", "{spaces} are mountains."),
    RefusalCode.ON_WASTELAND: QT_TRANSLATE_NOOP("Refusal", "{spaces} are wasteland."),
    RefusalCode.ALREADY_DRAWN: QT_TRANSLATE_NOOP("Refusal", "{spaces} are already drawn on."),
    RefusalCode.WRONG_SHAPE: QT_TRANSLATE_NOOP("Refusal", "The card does not offer this shape."),
    RefusalCode.SHAPE_FITS_ELSEWHERE: QT_TRANSLATE_NOOP(
        "Refusal", "A shape of the card still fits elsewhere on the map."
    ),
    RefusalCode.ONLY_SINGLE_SPACE: QT_TRANSLATE_NOOP(
        "Refusal", "Only a single space may be drawn now."
    ),
    RefusalCode.WRONG_TERRAIN: QT_TRANSLATE_NOOP(
        "Refusal", "The card does not offer this terrain."
    ),
    RefusalCode.MUST_COVER_RUINS: QT_TRANSLATE_NOOP("Refusal", "The shape must cover open ruins."),
}
# Two texts and no count: the number itself is not said, and no spaces are named without a list.
_REFUSALS_OF_ONE_SPACE = {
    RefusalCode.ON_MOUNTAIN: QT_TRANSLATE_NOOP("Refusal", "{space} is a mountain."),
    RefusalCode.ON_WASTELAND: QT_TRANSLATE_NOOP("Refusal", "{space} is wasteland."),
    RefusalCode.ALREADY_DRAWN: QT_TRANSLATE_NOOP("Refusal", "{space} is already drawn on."),
}


def refusal_sentence(refusal: Refusal) -> str:
    """Return why a drawing is not allowed, in one sentence that names the spaces to blame."""
    code, spaces = refusal.code, refusal.spaces
    if len(spaces) == 1 and code in _REFUSALS_OF_ONE_SPACE:
        text = translate("Refusal", _REFUSALS_OF_ONE_SPACE[code])
        return text.format(space=space_name(min(spaces)))
    text = translate("Refusal", _REFUSALS[code])
    # Spaces outside the map have no name.
    return text.format(spaces=space_list(spaces)) if code in _REFUSALS_OF_ONE_SPACE else text


def offer_notice(reason: SingleSpaceReason) -> str:
    """Return the notice that explains why only a single space may be drawn."""
    match reason:
        case SingleSpaceReason.NOTHING_FITS:
            return translate(
                "Offer", "No shape of this card fits on the map: draw a single space instead."
            )
        case SingleSpaceReason.RUINS_OUT_OF_REACH:
            return translate(
                "Offer",
                "No shape of this card can cover open ruins: draw a single space anywhere instead.",
            )
        case SingleSpaceReason.NO_RUINS_LEFT:
            return translate(
                "Offer", "No ruins are open on the map: draw a single space anywhere instead."
            )
    assert_never(reason)


_SETUP_PROBLEMS = {
    SetupProblemCode.NO_PLAYERS: QT_TRANSLATE_NOOP("Setup", "At least one player is needed."),
    SetupProblemCode.TOO_MANY_PLAYERS: QT_TRANSLATE_NOOP(
        "Setup", "There are {count} players; at most {most} can play."
    ),
    SetupProblemCode.NAME_EMPTY: QT_TRANSLATE_NOOP("Setup", "Player {number} needs a name."),
    SetupProblemCode.NAME_TOO_LONG: QT_TRANSLATE_NOOP(
        "Setup", "The name has {length} characters; at most {longest_name} fit."
    ),
    SetupProblemCode.NAME_UNPRINTABLE: QT_TRANSLATE_NOOP(
        "Setup", "The name of player {number} has a character that cannot be shown."
    ),
    SetupProblemCode.NAME_TAKEN: QT_TRANSLATE_NOOP(
        "Setup", "The name {name} is taken; each player needs another."
    ),
    SetupProblemCode.TITLE_TOO_LONG: QT_TRANSLATE_NOOP(
        "Setup", "The title of player {number} is too long; at most {longest_title} characters fit."
    ),
    SetupProblemCode.TITLE_UNPRINTABLE: QT_TRANSLATE_NOOP(
        "Setup", "The title of player {number} has a character that cannot be shown."
    ),
    SetupProblemCode.SEED_OUT_OF_RANGE: QT_TRANSLATE_NOOP(
        "Setup", "A seed has up to eight digits 0-9 and letters A-F."
    ),
}


def setup_problem_sentence(problem: SetupProblem, names: Sequence[str]) -> str:
    """Return what is wrong with a set-up; `names` are the names typed so far, by seat."""
    seat = problem.seat if problem.seat is not None else -1
    name = names[seat].strip() if 0 <= seat < len(names) else ""
    return translate("Setup", _SETUP_PROBLEMS[problem.code]).format(
        number=number(seat + 1),
        name=isolated(name),
        length=number(len(name)),
        count=number(len(names)),
        longest_name=number(MAX_NAME_LENGTH),
        longest_title=number(MAX_TITLE_LENGTH),
        most=number(MAX_PLAYERS),
    )
