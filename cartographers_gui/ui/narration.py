"""What happens in a game, told in whole sentences: for log, notices and screen reader."""

from collections.abc import Iterable, Sequence
from typing import assert_never

from PySide6.QtCore import QCoreApplication, QObject

from cartographers_gui.engine import (
    AmbushCard,
    AmbushDisregarded,
    CardRevealed,
    CoinsGained,
    Event,
    ExploreCard,
    GameEnded,
    GameView,
    MapsPassed,
    MapsReturned,
    PassDirection,
    PlayerSkipped,
    PlayerView,
    RuinsCard,
    SeasonBegan,
    SeasonScored,
    ShapeDrawn,
    Standing,
    TieBreak,
)
from cartographers_gui.ui.player_names import level_name, numbered_name
from cartographers_gui.ui.text import (
    card_name,
    isolated,
    listed,
    number,
    season_name,
    space_name,
    stars_text,
    terrain_name,
)

__all__ = [
    "ambush_sentence",
    "event_sentence",
    "passing_sentence",
    "player_name",
    "player_names",
    "player_title",
    "ruins_duty_sentence",
    "tie_sentence",
]

translate = QCoreApplication.translate

_NAMES_IN_A_SENTENCE = 6


def player_name(player: PlayerView) -> str:
    """Return the name to show: as it was typed, or the number in the language of the moment.

    Crests follow `PlayerView.name` instead, which is the same in every language.
    """
    if player.is_numbered:
        return numbered_name(player.seat, is_bot=player.bot is not None)
    return player.name


def player_title(player: PlayerView) -> str:
    """Return the title to show: as it was typed, else the level of a computer player, if one."""
    return player.title or (level_name(player.bot) if player.bot else "")


def player_names(players: Iterable[PlayerView]) -> list[str]:
    """Return the names to show of several players."""
    return [player_name(player) for player in players]


class CountedEvents(QObject):
    """Sentences with a counted thing; see `Counted` in `text` for why they need a class."""

    def drawn(self, spaces: int) -> str:
        """Return what a player has drawn on the own map."""
        return self.tr("{player}: {terrain}, %n space(s) at {space}.", "", spaces)

    def drawn_for_owner(self, spaces: int) -> str:
        """Return what a player has drawn on a neighbour's map."""
        return self.tr(
            "{player}: {terrain}, %n space(s) at {space}, on the map of {owner}.", "", spaces
        )

    def coins_gained(self, coins: int) -> str:
        """Return how many coins a map has gained."""
        return self.tr("{owner}: %n coin(s) gained.", "", coins)


_counted = CountedEvents()


def ambush_sentence(player: str, owner: str) -> str:
    """Return who draws monsters on whose map."""
    text = translate("Events", "{player} draws on the map of {owner}.")
    return text.format(player=isolated(player), owner=isolated(owner))


def passing_sentence(direction: PassDirection, players: int) -> str:
    """Return where the maps of so many players go when an ambush is revealed."""
    if players == 1:
        return translate("Events", "The monsters come to your own map.")
    if players == 2:  # noqa: PLR2004 - two players swap (rules, item 13)
        return translate("Events", "The two maps are swapped.")
    match direction:
        case PassDirection.CLOCKWISE:
            return translate("Events", "Each map goes to the next player, clockwise.")
        case PassDirection.COUNTERCLOCKWISE:
            return translate("Events", "Each map goes to the previous player, counterclockwise.")
    assert_never(direction)


def ruins_duty_sentence(view: GameView) -> str:
    """Return which shape must cover ruins, as far as all may know it; empty if none must."""
    if not view.ruins_pending:
        return ""
    if isinstance(view.current, AmbushCard):
        return translate("Events", "The shape of the next explore card must cover ruins.")
    return translate("Events", "The shape must cover ruins.")


def event_sentence(event: Event, names: Sequence[str]) -> str:
    """Return what happened, for the log and the screen reader; `names` are the players', by seat.

    A drawing is told with its first space; show it to those alone who may see that map.
    """
    match event:
        case SeasonBegan() | SeasonScored() | GameEnded():
            return _season_sentence(event)
        case CardRevealed() | MapsPassed() | MapsReturned() | AmbushDisregarded():
            return _card_sentence(event, len(names))
        case ShapeDrawn() | CoinsGained() | PlayerSkipped():
            return _player_sentence(event, [isolated(name) for name in names])
    assert_never(event)


def _season_sentence(event: SeasonBegan | SeasonScored | GameEnded) -> str:
    match event:
        case SeasonBegan(season=season):
            return translate("Events", "{season} begins.").format(season=season_name(season))
        case SeasonScored(season=season):
            return translate("Events", "{season} is scored.").format(season=season_name(season))
        case GameEnded():
            return translate("Events", "The last season is over.")
    assert_never(event)


def _card_sentence(
    event: CardRevealed | MapsPassed | MapsReturned | AmbushDisregarded, players: int
) -> str:
    match event:
        case CardRevealed(card=ExploreCard() as card, time=time):
            text = translate("Events", "Card revealed: {card}. Time so far: {time}.")
            return text.format(card=card_name(card), time=number(time))
        case CardRevealed(card=RuinsCard() as card):
            text = translate("Events", "Ruins revealed: {card}. The next shape must cover ruins.")
            return text.format(card=card_name(card))
        case CardRevealed(card=card):
            return translate("Events", "Ambush revealed: {card}.").format(card=card_name(card))
        case MapsPassed(card=card):
            return passing_sentence(card.direction, players)
        case MapsReturned():
            return translate("Events", "All maps are back with their owners.")
        case AmbushDisregarded(card=card):
            text = translate("Events", "{card}: the monsters find no place on the map.")
            return text.format(card=card_name(card))
    assert_never(event)


def _player_sentence(event: ShapeDrawn | CoinsGained | PlayerSkipped, names: list[str]) -> str:
    match event:
        case ShapeDrawn(player=player, owner=owner, placement=placement):
            spaces = placement.spaces
            text = (
                _counted.drawn(len(spaces))
                if player == owner
                else _counted.drawn_for_owner(len(spaces))
            )
            return text.format(
                player=names[player],
                owner=names[owner],
                terrain=terrain_name(placement.terrain),
                space=space_name(min(spaces)),
            )
        case CoinsGained(owner=owner, coins=coins):
            text = _counted.coins_gained(coins)
            return text.format(owner=names[owner])
        case PlayerSkipped(player=player, owner=owner):
            text = (
                translate("Events", "{player}: the map is full, so nothing is drawn.")
                if player == owner
                else translate("Events", "{player}: the map of {owner} is full; nothing is drawn.")
            )
            return text.format(player=names[player], owner=names[owner])
    assert_never(event)


def tie_sentence(standings: Sequence[Standing], names: Sequence[str]) -> str:
    """Return what decided a tie for the first rank; empty when nobody tied with the winner."""
    if not standings:
        return ""
    best = standings[0]
    match best.tie_break:
        case TieBreak.NONE:
            return ""
        case TieBreak.MONSTERS:
            tied = [standing for standing in standings if standing.total == best.total]
            losses = [
                translate("Standings", "{player} {stars}").format(
                    player=isolated(names[standing.player]), stars=number(standing.monster_losses)
                )
                for standing in tied
            ]
            text = translate(
                "Standings",
                "{total} each. Whoever lost fewest stars to monsters wins: {losses}.",
            )
            return text.format(
                total=stars_text(best.total), losses=listed(losses, most=_NAMES_IN_A_SENTENCE)
            )
        case TieBreak.SHARED:
            winners = [
                isolated(names[standing.player]) for standing in standings if standing.rank == 1
            ]
            text = translate(
                "Standings",
                "{players} share the victory: equal stars, and equal losses to monsters.",
            )
            return text.format(players=listed(winners, most=_NAMES_IN_A_SENTENCE))
    assert_never(best.tie_break)
