"""The head of every page of a running game: season, time, the year, and who has drawn."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.engine import SEASON_CARDS, DrawingState, GameView, Season
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.pages.head_forms import HeadForm, Players, Year, forms
from cartographers_gui.ui.pages.season_head import SeasonMedallion
from cartographers_gui.ui.painting.crest import crests_for, crests_of
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.season_bar import paint_season_bar
from cartographers_gui.ui.player_names import bot_sentence
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import (
    drawing_state_name,
    isolated,
    listed,
    number,
    season_name,
    time_text,
)
from cartographers_gui.ui.widgets.deck_button import DeckButton
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.player_chip import ChipState, PlayerChip
from cartographers_gui.ui.widgets.season_strip import SeasonStrip
from cartographers_gui.ui.widgets.sign_button import SignButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole
from cartographers_gui.ui.widgets.time_pips import TimePips

__all__ = ["MOST_CHIPS", "TableHead", "drawn_count_text", "shared"]

translate = QCoreApplication.translate

_STEADY_SCALE = 1.25
"""Size of texts up to which the bar is as high without the seasons; beyond, each line counts."""
_MOST_NAMES = 30
"""So many names a tool tip has room for."""
MOST_CHIPS = 6
"""Above so many players their chips would have no room in the head."""
_NARROWEST_CHIP, _ROOMY_CHIP = 104.0, 128.0
"""Width in px of a chip with words: at least, and where the year is shown large beside it."""


def shared(room: int, least: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """Return the widths of things that share a room, in px: who wants little gets all of it.

    >>> shared(500, [90, 90, 90], [100, 120, 400])
    [100, 120, 280]
    >>> shared(250, [90, 90, 90], [100, 120, 400])
    [90, 90, 90]
    """

    def widths(most: int) -> list[int]:
        return [min(high, max(low, most)) for low, high in zip(least, wanted, strict=True)]

    low, high = 0, max(wanted, default=0)
    while low < high:
        middle = (low + high + 1) // 2
        if sum(widths(middle)) <= room:
            low = middle
        else:
            high = middle - 1
    return [max(low, each) for low, each in zip(least, widths(low), strict=True)]


def drawn_count_text(view: GameView) -> str:
    """Return how many of how many players have drawn this turn."""
    text = translate("TableHead", "{done} of {players} have drawn")
    return text.format(
        done=number(len(view.players) - len(view.waiting)), players=number(len(view.players))
    )


class TableHead(ThemedWidget):
    """Shows what all may know of the turn; a chip calls its player where the page allows that."""

    player_chosen = Signal(int)
    """Seat of a player whose chip was pressed."""
    deck_requested = Signal()
    """Somebody wants to know what is left in the deck."""
    list_requested = Signal()
    """The list of all players is wanted, to choose who draws."""

    def __init__(
        self,
        *,
        choosable: bool = False,
        has_list: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        """Make a head; with `has_list` the count of a large table opens a list to choose from."""
        super().__init__(parent)
        self._has_list = has_list
        self._form = HeadForm(Players.COUNTED)
        self._view: GameView | None = None
        self._called: int | None = None
        self._is_drawing = False
        self._is_choosable = choosable
        self._medallion = SeasonMedallion()
        self._season = TextLabel(role=TextRole.SEASON)
        self._time = TextLabel(role=TextRole.SMALL)
        self.pips = TimePips()
        self.strip = SeasonStrip()
        self.deck = DeckButton()
        self.deck.clicked.connect(self.deck_requested)
        self.count = TextLabel(role=TextRole.STRONG)
        self.list_button = SignButton(Icon.SEARCH)
        # A click leaves the keyboard on the map; Tab still comes here.
        self.list_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list_button.clicked.connect(self.list_requested)
        self.chips = tuple(PlayerChip("", crests_for(["-"])[0]) for _ in range(MOST_CHIPS))
        for seat, chip in enumerate(self.chips):
            chip.clicked.connect(lambda _=False, seat=seat: self.player_chosen.emit(seat))
            chip.setVisible(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._lay_out()
        explain(self._time, Term.TIME_THRESHOLD)
        explain(self.pips, Term.TIME, Term.TIME_THRESHOLD)
        explain(self.strip, Term.SEASON, Term.EDICT)
        explain(self.deck, Term.EXPLORE_DECK, Term.AMBUSH_DECK)

    def _lay_out(self) -> None:
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addStretch(1)
        for label in (self._season, self._time, self.count):
            label.setWordWrap(False)
        names.addWidget(self._season)
        names.addWidget(self._time)
        names.addStretch(1)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(14, 2, 12, 2)
        row.setSpacing(12)
        row.addWidget(self._medallion)
        row.addLayout(names)
        row.addWidget(self.pips)
        row.addWidget(self.strip)
        row.addWidget(self.deck)
        chips = self._chips = QHBoxLayout()
        chips.setSpacing(0)
        for chip in self.chips:
            chips.addWidget(chip, 1)
        chips.insertStretch(0, 1)
        row.addLayout(chips, 1)
        row.addWidget(self.count, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.list_button, 0, Qt.AlignmentFlag.AlignVCenter)

    def show_view(
        self, view: GameView, called: int | None = None, *, is_drawing: bool = False
    ) -> None:
        """Show the table; `called` is whose turn it is, drawing or about to."""
        self._view, self._called, self._is_drawing = view, called, is_drawing
        self._medallion.set_season(view.season.season)
        self.retranslate()
        self.update()

    def set_choosable(self, choosable: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Let the chip of whoever waits be pressed, or not."""
        if choosable != self._is_choosable:
            self._is_choosable = choosable
            self.retranslate()

    def retranslate(self) -> None:
        view = self._view
        if view is None:
            return
        season, threshold = view.season.season, view.season.time_threshold
        self._season.set_text(season_name(season))
        words = time_text(view.time, threshold)
        self._time.set_text(words)
        self.pips.set_time(view.time, threshold, words)
        self.strip.set_season(season, {each: self._season_words(each) for each in Season})
        self._show_deck(view)
        self.count.set_text(drawn_count_text(view))
        self.count.setToolTip(self._waiting_words(view))
        self.list_button.set_text(drawn_count_text(view))
        self.list_button.set_help(self.tr("Lists the players, to choose who draws now"))
        crests = crests_of(view.players)
        for seat, chip in enumerate(self.chips[: len(view.players)]):
            player = view.players[seat]
            kind = bot_sentence(player.bot) if player.bot else ""
            chip.set_player(player_name(player), crests[seat], kind)
            chip.set_state(*self._chip_state(view, seat))
            can_step_in = self._is_choosable and seat in view.waiting
            focus = Qt.FocusPolicy.StrongFocus if can_step_in else Qt.FocusPolicy.NoFocus
            chip.setFocusPolicy(focus)
            chip.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not can_step_in)
        # Which form fits depends on the words of the language.
        self._share_width()

    def _show_deck(self, view: GameView) -> None:
        deck = view.deck
        words = self.tr("%n card(s) left in the deck", "", deck.cards_left)
        if deck.ambushes_left:
            ambushes = self.tr("%n ambush(es) among them", "", deck.ambushes_left)
            words = self.tr("{cards}, {ambushes}").format(cards=words, ambushes=ambushes)
        self.deck.set_deck(deck.cards_left, deck.ambushes_left, words)

    def _waiting_words(self, view: GameView) -> str:
        """Return who has yet to draw, for a table too large for chips."""
        names = [isolated(player_name(view.players[seat])) for seat in view.waiting]
        text = self.tr("Still to draw: {players}")
        return text.format(players=listed(names, most=_MOST_NAMES)) if names else ""

    def _season_words(self, season: Season) -> str:
        card = SEASON_CARDS[season]
        return self.tr("{season}: edicts {first} and {second}, time threshold {threshold}").format(
            season=season_name(season),
            first=card.edicts[0].value,
            second=card.edicts[1].value,
            threshold=number(card.time_threshold),
        )

    def _chip_state(self, view: GameView, seat: int) -> tuple[ChipState, str]:
        if seat == self._called:
            if self._is_drawing:
                return ChipState.DRAWING, self.tr("drawing")
            return ChipState.NEXT, self.tr("up next")
        state = view.players[seat].drawing
        sign = ChipState.WAITING if state is DrawingState.WAITING else ChipState.DONE
        return sign, drawing_state_name(state)

    def shows_chips(self) -> bool:
        """Tell whether every player has a chip; a large table or large text leaves no room."""
        return not self.chips[0].isHidden()

    def _share_width(self) -> None:
        """Show the most telling form that there is room for."""
        if self._view is None:
            return
        players = len(self._view.players)
        room = self.width()
        with_chips = 1 < players <= MOST_CHIPS
        for form in forms(with_chips=with_chips):
            if self._width_of(form, players) <= room:
                break
        self._take_form(form, players)
        self._share_chips()

    def _width_of(self, form: HeadForm, players: int) -> int:
        """Return how wide a form is at least, in px."""
        labels = max(self._season.sizeHint().width(), self._time.sizeHint().width())
        widths = [labels]
        if form.has_sign:
            widths.append(self._medallion.sizeHint().width())
        if form.has_time:
            widths.append(self.pips.minimumSizeHint().width())
        if form.year is not Year.LEFT_OUT:
            widths.append(self.strip.width_of(small=form.year is Year.SMALL))
        if form.has_deck:
            widths.append(self.deck.sizeHint().width())
        if players > 1:
            widths.append(self._width_of_players(form, players))
        edges = self._row.contentsMargins()
        gaps = (len(widths) - 1) * self._row.spacing()
        return sum(widths) + gaps + edges.left() + edges.right()

    def _width_of_players(self, form: HeadForm, players: int) -> int:
        fonts, chips = self.look.fonts, self.chips[:players]
        match form.players:
            case Players.NAMED if form.is_roomy:
                return max(self._least_of_chips(players), round(players * fonts.px(_ROOMY_CHIP)))
            case Players.NAMED:
                return self._least_of_chips(players)
            case Players.CRESTS:
                return sum(chip.wordless_width() for chip in chips)
            case Players.COUNTED:
                counted = self.list_button if self._offers_list() else self.count
                return counted.sizeHint().width()

    def _least_of_chips(self, players: int) -> int:
        """Return the width of chips that cut a long name, but never what a player does."""
        return sum(map(self._least_of_chip, self.chips[:players]))

    def _least_of_chip(self, chip: PlayerChip) -> int:
        return max(round(self.look.fonts.px(_NARROWEST_CHIP)), chip.least_width_with_words())

    def _take_form(self, form: HeadForm, players: int) -> None:
        self._form = form
        with_chips = form.players is not Players.COUNTED
        wordless = form.players is Players.CRESTS
        for seat, chip in enumerate(self.chips):
            chip.setVisible(with_chips and seat < players)
            chip.set_wordless(wordless=wordless)
        is_counted = players > 1 and not with_chips
        self.count.setVisible(is_counted and not self._offers_list())
        self.list_button.setVisible(is_counted and self._offers_list())
        self._medallion.setVisible(form.has_sign)
        self.strip.setVisible(form.year is not Year.LEFT_OUT)
        self.strip.set_small(small=form.year is Year.SMALL)
        # The map below does not move when the seasons find room.
        edges, steady = self._row.contentsMargins(), self.look.fonts.scale <= _STEADY_SCALE
        height = self.strip.height_of(small=False) + edges.top() + edges.bottom()
        self.setMinimumHeight(height if steady else 0)
        self.pips.setVisible(form.has_time)
        self.deck.setVisible(form.has_deck)

    def _offers_list(self) -> bool:
        """Tell whether the count opens a list of those who may draw instead."""
        view = self._view
        others = () if view is None else [seat for seat in view.waiting if seat != self._called]
        return self._has_list and self._is_choosable and bool(others)

    def _share_chips(self) -> None:
        """Give every name its width as far as there is room: the longest are cut first, alike."""
        chips = [chip for chip in self.chips if not chip.isHidden()]
        if self._form.players is Players.CRESTS:
            for chip in chips:
                chip.setFixedWidth(chip.wordless_width())
            return
        labels = max(self._season.sizeHint().width(), self._time.sizeHint().width())
        parts = (self._medallion, self.strip, self.deck)
        shown = [part.sizeHint().width() for part in parts if not part.isHidden()]
        # The diamonds of the time stand closer where that saves a letter.
        shown.append(self.pips.minimumSizeHint().width())
        edges = self._row.contentsMargins()
        taken = labels + sum(shown) + (len(shown) + 1) * self._row.spacing()
        room = self.width() - taken - edges.left() - edges.right()
        for small in (False, True):
            for chip in chips:
                chip.set_small_name(small=small)
            least = [self._least_of_chip(chip) for chip in chips]
            hints = [chip.sizeHint().width() for chip in chips]
            wanted = list(map(max, least, hints))
            if sum(wanted) <= room:
                break
        for chip, low, width in zip(chips, least, shared(room, least, wanted), strict=True):
            chip.setMinimumWidth(low)
            chip.setMaximumWidth(width)
            self._chips.setStretchFactor(chip, 10 * width)

    def minimumSizeHint(self) -> QSize:
        # All but the names of season and time can be left out, so nothing else asks for room.
        labels = max(self._season.sizeHint().width(), self._time.sizeHint().width())
        edges = self._row.contentsMargins()
        least = super().minimumSizeHint()
        return least.boundedTo(QSize(labels + edges.left() + edges.right(), least.height()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_width()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        season = None if self._view is None else self._view.season.season
        paint_season_bar(painter, QRectF(self.rect()), season, self.look.palette)
        painter.end()
