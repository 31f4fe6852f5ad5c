"""What one seat may see: never the order of a deck, nor the maps other players hold."""

from enum import StrEnum

from cartographers_gui.engine.cards import (
    AmbushCard,
    ExploreCard,
    RuinsCard,
    Season,
    SeasonCard,
)
from cartographers_gui.engine.catalogue import EXPLORE_CARDS, RUINS_CARDS
from cartographers_gui.engine.evaluation import Standing, standings
from cartographers_gui.engine.game import current_offer
from cartographers_gui.engine.placement import Offer
from cartographers_gui.engine.scoring import ScoringCard
from cartographers_gui.engine.setup import BotLevel, GameSetup
from cartographers_gui.engine.sheet import MapSheet
from cartographers_gui.engine.state import GameState, SeasonScore, owner_drawn_on
from cartographers_gui.engine.value import value

__all__ = ["DeckKnowledge", "DrawingState", "GameView", "PlayerView", "view_for"]


class DrawingState(StrEnum):
    """What a player still has to do this turn."""

    WAITING = "waiting"
    """Has yet to draw."""
    DONE = "done"
    """Has drawn, was skipped, or the game is over."""


@value
class PlayerView:
    """What everybody knows of a player."""

    seat: int
    name: str
    title: str
    drawing: DrawingState
    seasons: tuple[SeasonScore, ...]
    total: int
    monster_losses: int
    is_numbered: bool = False
    """Whether the name only says which player it is; see `PlayerSetup`."""
    bot: BotLevel | None = None
    """The level of a computer player; nothing for a person."""


@value
class DeckKnowledge:
    """What anybody can work out about the face-down explore deck."""

    cards_left: int
    ambushes_left: int
    """Exactly known: one joins each season, and a revealed one leaves the game."""
    unseen: tuple[ExploreCard | RuinsCard, ...]
    """Explore and ruins cards not revealed this season, in printed order."""


@value
class GameView:
    """The table as one seat sees it; `seat` nothing stands for the table that all look at."""

    setup: GameSetup
    seat: int | None
    season: SeasonCard
    seasons_left: tuple[Season, ...]
    """Seasons after the running one."""
    turn: int
    time: int
    revealed: tuple[ExploreCard | RuinsCard, ...]
    current: ExploreCard | AmbushCard | None
    ruins_pending: bool
    edicts: tuple[ScoringCard, ScoringCard, ScoringCard, ScoringCard]
    """The scoring cards below A to D; `season.edicts` says which two score next."""
    players: tuple[PlayerView, ...]
    deck: DeckKnowledge
    sheet: MapSheet | None
    """The map before this seat: the own one, in an ambush the owner's; nothing for the table."""
    owner: int | None
    """Whose map that is."""
    offer: Offer | None
    """What this seat may draw now; nothing when it has drawn."""
    standings: tuple[Standing, ...]
    """Final places, the best first; empty while the game runs."""
    final_sheets: tuple[MapSheet, ...]
    """All maps by seat once the game is over; empty while it runs."""

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.current is None

    @property
    def waiting(self) -> tuple[int, ...]:
        """Seats of the players who have yet to draw, in seating order."""
        return tuple(
            player.seat for player in self.players if player.drawing is DrawingState.WAITING
        )

    def owner_of_map_held_by(self, seat: int) -> int:
        """Return on whose map a player draws this turn: the passing of sheets is public."""
        return owner_drawn_on(self.current, seat, len(self.players))


def view_for(state: GameState, seat: int | None = None) -> GameView:
    """Return what a seat may see, or without one what the whole table may see.

    Raises `ValueError` for a seat nobody sits in.
    """
    if seat is not None and not 0 <= seat < len(state.players):
        raise ValueError(f"no player sits at seat {seat}")
    owner = None if seat is None else state.owner_drawn_on(seat)
    if seat is not None and not state.waiting_mask >> seat & 1:
        owner = seat
    return GameView(
        setup=state.setup,
        seat=seat,
        season=state.season_card,
        seasons_left=_seasons_after(state.season),
        turn=state.turn,
        time=state.time,
        revealed=state.revealed,
        current=state.current,
        ruins_pending=state.ruins_pending,
        edicts=state.edicts,
        players=_player_views(state),
        deck=_deck_knowledge(state),
        sheet=None if owner is None else state.players[owner].sheet,
        owner=owner,
        offer=None if seat is None else current_offer(state, seat),
        standings=standings(state.players) if state.is_over else (),
        final_sheets=tuple(p.sheet for p in state.players) if state.is_over else (),
    )


def _seasons_after(season: Season) -> tuple[Season, ...]:
    order = list(Season)
    return tuple(order[order.index(season) + 1 :])


def _player_views(state: GameState) -> tuple[PlayerView, ...]:
    return tuple(
        PlayerView(
            seat,
            setup.name,
            setup.title,
            DrawingState.WAITING if state.waiting_mask >> seat & 1 else DrawingState.DONE,
            player.seasons,
            player.total,
            player.monster_losses,
            setup.is_numbered,
            setup.bot,
        )
        for seat, (setup, player) in enumerate(zip(state.setup.players, state.players, strict=True))
    )


def _deck_knowledge(state: GameState) -> DeckKnowledge:
    revealed = {card.id for card in state.revealed}
    every: tuple[ExploreCard | RuinsCard, ...] = (*RUINS_CARDS.values(), *EXPLORE_CARDS.values())
    unseen = tuple(card for card in every if card.id not in revealed)
    return DeckKnowledge(
        cards_left=len(state.explore_deck),
        ambushes_left=len(state.explore_deck) - len(unseen),
        unseen=unseen,
    )
