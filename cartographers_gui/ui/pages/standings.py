"""The last page of a game: who won and why, the seasons of all players, and every map."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import GameView, Season, SeasonScored, Space, Standing
from cartographers_gui.session.season_count import Part, count_season
from cartographers_gui.ui.narration import player_name, player_title
from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.pages.map_gallery import GALLERY_GAP, GalleryEntry, MapGallery
from cartographers_gui.ui.pages.season_columns import (
    losses_column,
    place_text,
    season_column,
    total_column,
)
from cartographers_gui.ui.pages.winner_panel import WinnerPanel
from cartographers_gui.ui.painting.crest import Crest, crests_of
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.score_marks import ScoreMark
from cartographers_gui.ui.panels.column import Column
from cartographers_gui.ui.text import number, players_text, seed_text, side_label
from cartographers_gui.ui.widgets.accessible import announce
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.score_table import (
    NumberTone,
    ScoreNumber,
    ScoreRow,
    ScoreTable,
)
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.sign_button import SignButton
from cartographers_gui.ui.widgets.stock_button import SMALLEST_TARGET, PaperButton, PrimaryButton

__all__ = ["StandingsPage"]

_LOW = 700
_EDGE = 24
"""Px between the edge of the window and what is on the page."""
_ROOM_FOR_BOTH = 700
"""Width in px at scale 1 below which the table stands under the winner, and the page scrolls."""
_MOST_LINES = 240.0
"""Height in px at scale 1 that the table takes at most where the page scrolls."""
_LEAST_MAPS, _LEAST_WINNER = 260.0, 174.0
_ROOM_FOR_CERTIFICATE = 590.0
"""Height in px at scale 1 from which a single map stands beside the one who has drawn it."""
_CERTIFICATE, _CERTIFICATE_TEXTS = (36, 50), 264.0
"""Percents of the width that the panel takes then, and height of its texts in px at scale 1."""
_ABOVE_MAP = 60
"""By how many px less than the height the room of a single map is wide."""
_BESIDE_FRAME = 6
"""By how many px the frame of the panel lies lower than its room."""
_GAPS = 20
"""Px that lie free above and below the panel."""
_TABLE, _ENDLESS = 10, 16_777_215
_ROOM_FOR_LAUREL = 1100
_ROOM_FOR_REPLAY = 1100
_ROOM_FOR_SENTENCE = 800
_SENTENCE = 240.0
"""Width in px at scale 1 that the sentence of the bar takes with the gaps beside it."""
_ROOM_FOR_SIGNS = 900
"""Width in px from which the bar has room for what the menus offer too."""


class StandingsPage(DeskBackground):
    """Shows the final standings; nothing on it can be changed, only a new game begun."""

    is_of_game = True
    rematch_chosen = Signal(bool)
    """Play again with the same players: with the same seed (True) or another one (False)."""
    new_game_chosen = Signal()
    replay_chosen = Signal()
    share_chosen = Signal()
    export_chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._crests: tuple[Crest, ...] = ()
        self._seasons: tuple[SeasonScored, ...] = ()
        self.winner = WinnerPanel()
        self.table = ScoreTable()
        self.gallery_label = SectionLabel()
        self.gallery = MapGallery()
        self.bar = ActionBar()
        self.copy_button = SignButton(Icon.COPY)
        self.share_button = SignButton(Icon.SHARE)
        self.export_button = SignButton(Icon.PICTURE)
        self._signs = (self.copy_button, self.share_button, self.export_button)
        # Their words must not hold the window wider than it is.
        self.replay_button = SignButton(Icon.PLAY)
        for sign in (*self._signs, self.replay_button):
            sign.setMinimumWidth(round(SMALLEST_TARGET))
        self.same_button = PaperButton()
        self.other_button = PaperButton()
        self.new_button = PrimaryButton()
        self._panel = PaperPanel(raised=True, framed=True)
        self._lay_out()
        self.table.row_chosen.connect(self.gallery.show_seat)
        self.table.number_pointed.connect(self.on_number_pointed)
        self.copy_button.clicked.connect(self.on_copy_clicked)
        self.share_button.clicked.connect(self.share_chosen)
        self.export_button.clicked.connect(self.export_chosen)
        self.replay_button.clicked.connect(self.replay_chosen)
        self.same_button.clicked.connect(lambda: self.rematch_chosen.emit(True))  # noqa: FBT003
        self.other_button.clicked.connect(lambda: self.rematch_chosen.emit(False))  # noqa: FBT003
        self.new_button.clicked.connect(self.new_game_chosen)
        # Enter, pressed on and on through a game, must not run on into the next one.
        self.setFocusProxy(self.table)
        self.retranslate()

    def _lay_out(self) -> None:
        self._top = QHBoxLayout(self._panel)
        self._top.setContentsMargins(0, 0, 0, 0)
        self._top.setSpacing(20)
        self._top.addWidget(self.winner, 11)
        self._top.addWidget(self.table, _TABLE)
        body = Column()
        body.set_dense(dense=True)
        both, maps = QWidget(), QVBoxLayout()
        self._maps = maps
        maps.setSpacing(0)
        self._both = QVBoxLayout(both)
        self._both.setContentsMargins(0, 0, 0, 0)
        self._both.setSpacing(0)
        # Panel, heading and maps begin and end at the same distance from the window's edge.
        for column, part, left, right, stretch in (
            (self._both, self._panel, _EDGE - 16, _EDGE - 16, 0),
            (maps, self.gallery_label, _EDGE, _EDGE, 0),
            (maps, self.gallery, _EDGE - GALLERY_GAP, 0, 1),
        ):
            row = QWidget()
            inset = QHBoxLayout(row)
            inset.setContentsMargins(left, 0, right, 0)
            inset.addWidget(part)
            column.addWidget(row, stretch)
        self._both.addLayout(maps, 1)
        body.add(both, 1)
        self.bar.add(
            self.copy_button,
            self.share_button,
            self.export_button,
            self.replay_button,
            self.same_button,
            self.other_button,
            self.new_button,
        )
        fade_cut_edges(self.gallery, Ground.DESK)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(body, 1)
        column.addWidget(self.bar)

    def show_game(self, view: GameView, seasons: Sequence[SeasonScored] = ()) -> None:
        """Show a finished game and how its seasons were scored.

        Raises `ValueError` for one that still runs.
        """
        if not view.is_over:
            message = "a running game has no standings"
            raise ValueError(message)
        self._view, self._seasons = view, tuple(seasons)
        self._crests = crests_of(view.players)
        self.retranslate()
        self._share_room()
        self.table.setFocus()

    def seed(self) -> str:
        """Return the seed of the shown game as it is typed; empty without a game."""
        return seed_text(self._view.setup.seed) if self._view else ""

    def _show(self) -> None:
        view = self._view
        if view is None:
            return
        self.winner.show_game(view, self._crests)
        seasons = (season_column(season) for season in Season)
        columns = [*seasons, total_column(), losses_column()]
        rows = [self._row(view, standing) for standing in view.standings]
        winners = {standing.player for standing in view.standings if standing.rank == 1}
        self.table.set_table(self.tr("Player"), columns, rows, winners)
        self._say_seed(view)

    def _say_seed(self, view: GameView) -> None:
        """Say from which seed the game can be played again, and what else there is room for."""
        if self.width() < _ROOM_FOR_SENTENCE * self.look.fonts.scale:
            self.bar.set_sentence(self.tr("Seed {seed}").format(seed=self.seed()))
            return
        self.bar.set_sentence(
            self.tr("Seed {seed} · {side} · {players}").format(
                seed=self.seed(),
                side=side_label(view.setup.layout),
                players=players_text(len(view.players)),
            )
        )

    def _row(self, view: GameView, standing: Standing) -> ScoreRow:
        player = view.players[standing.player]
        return ScoreRow(
            standing.player,
            player_name(player),
            (
                *(ScoreNumber(number(score.total)) for score in player.seasons),
                ScoreNumber(number(standing.total), NumberTone.STRONG),
                # No addend: the seasons have it in them, and it only decides a tie.
                ScoreNumber(number(-standing.monster_losses), NumberTone.FAINT),
            ),
            self._crests[standing.player],
            place_text(standing.rank) if len(view.players) > 1 else "",
        )

    def _entry(self, view: GameView, standing: Standing) -> GalleryEntry:
        player = view.players[standing.player]
        won = standing.rank == 1 and not view.setup.is_solo
        return GalleryEntry(
            standing.player,
            view.final_sheets[standing.player],
            player_name(player),
            player_title(player),
            self._crests[standing.player],
            standing.total,
            self.tr("victory") if won else "",
        )

    def retranslate(self) -> None:
        solo = self._view is not None and self._view.setup.is_solo
        title = self.tr("Your map") if solo else self.tr("All maps")
        self.gallery_label.set_text(title)
        self.gallery.setAccessibleName(title)
        self.table.setAccessibleName(self.tr("Final standings"))
        self.copy_button.set_text(self.tr("Copy the seed"))
        self.copy_button.set_help(self.tr("Puts the seed on the clipboard"))
        self.share_button.set_text(self.tr("Share"))
        self.share_button.set_help(self.tr("Share the game or the challenge"))
        self.export_button.set_text(self.tr("Save or print"))
        self.export_button.set_help(self.tr("Save or print the maps"))
        self.replay_button.set_text(self.tr("Look again"))
        self.same_button.set_text(self.tr("Rematch, same seed"))
        self.other_button.set_text(self.tr("Rematch, new seed"))
        self.new_button.set_text(self.tr("New game"))
        self.replay_button.set_help(self.tr("Shows the game again, step by step"))
        self.same_button.setToolTip(self.tr("The same players and rules, and the same cards"))
        self.other_button.setToolTip(self.tr("The same players and rules with other cards"))
        self.new_button.setToolTip(self.tr("Goes to the first page: other players, map or rules"))
        self._show()
        if self._view is not None:
            view = self._view
            self.gallery.set_entries([self._entry(view, each) for each in view.standings])

    def on_number_pointed(self, pointed: tuple[int, int] | None) -> None:
        """Light on a player's map what a season, or the monsters of all seasons, counted."""
        view = self._view
        if view is None or pointed is None or pointed[1] == len(self._seasons):
            self.gallery.light(None)
            return
        seat, column = pointed
        lit: set[Space] = set()
        for place, event in enumerate(self._seasons):
            parts = count_season(event.sheets[seat], view.edicts, event.season)
            if column > len(self._seasons):
                parts = tuple(part for part in parts if part.part is Part.MONSTERS)
            elif column != place:
                continue
            lit.update(*(count.spaces for part in parts for count in part.counts))
        row = next(row for row in self.table.rows() if row.key == seat)
        text = row.numbers[column].text
        is_loss = column > len(self._seasons)
        self.gallery.light(seat, ScoreMark(frozenset(lit), text, is_loss=is_loss) if lit else None)

    def on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.seed())
        self.bar.set_sentence(self.tr("Copied: seed {seed}").format(seed=self.seed()))
        announce(self, self.bar.sentence())

    def _share_room(self) -> None:
        """Give the table its lines as far as half of the page, and the maps the rest."""
        self.table.set_cramped(self.height() < self.look.fonts.px(_LOW) or len(self._crests) > 4)  # noqa: PLR2004
        margins = self._panel.contentsMargins()
        frame = margins.top() + margins.bottom()
        least = round(self.look.fonts.px(_LEAST_WINNER)) + frame
        wanted = self.table.height_of_rows() + frame
        # The first row of maps is seen whole, as far as the winner leaves it the room.
        maps = self.gallery.least_height() + self.gallery_label.sizeHint().height()
        spare = self.height() - self.bar.sizeHint().height() - _GAPS - maps
        most = max(least, min(round(0.46 * self.height()), spare))
        # What has no room here has its command in the menus.
        room = self.width() / self.look.fonts.scale
        self.share_button.setVisible(room >= _ROOM_FOR_SIGNS)
        self.export_button.setVisible(room >= _ROOM_FOR_SIGNS)
        self.replay_button.setVisible(room >= _ROOM_FOR_SIGNS)
        self.replay_button.set_short(short=room < _ROOM_FOR_REPLAY)
        self._share_bar()
        narrow = self.width() < self.look.fonts.px(_ROOM_FOR_BOTH)
        ways = QBoxLayout.Direction
        self._top.setDirection(ways.TopToBottom if narrow else ways.LeftToRight)
        if narrow:
            lines = min(self.table.height_of_rows(), round(self.look.fonts.px(_MOST_LINES)))
            # Both go as far as they need: the page scrolls.
            most = least + lines + self._top.spacing()
            wanted = most
        self.gallery.setMinimumHeight(round(self.look.fonts.px(_LEAST_MAPS)) if narrow else 0)
        self._panel.setFixedHeight(min(max(least, wanted), most))
        roomy = self.width() >= self.look.fonts.px(_ROOM_FOR_LAUREL)
        high = (self._panel.height() - frame) / self.look.fonts.scale
        self.winner.set_side(max(190.0, min(300.0, high)) if roomy else 120.0)
        self._set_beside(frame, beside=not narrow and self._is_certificate())
        # Done with the next event, it would be seen as a jump.
        for part in (self._panel.parentWidget(), self._both.parentWidget()):
            layout = part.layout() if part is not None else None
            if layout is not None:
                layout.activate()

    def _is_certificate(self) -> bool:
        """Tell whether one map may have the height of the page, beside who has drawn it."""
        least = self.look.fonts.px(_ROOM_FOR_CERTIFICATE)
        return len(self._crests) == 1 and self.height() >= least

    def _set_beside(self, frame: int, *, beside: bool) -> None:
        """Put the maps beside the winner, or below."""
        ways = QBoxLayout.Direction
        self._both.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        height = self.height() - self.bar.height()
        # The map takes the height; the panel has what it leaves of the width.
        percent = round(100 * (1 - (height - _ABOVE_MAP) / max(1, self.width())))
        percent = max(_CERTIFICATE[0], min(_CERTIFICATE[1], percent))
        self._both.setStretch(0, percent if beside else 0)
        self._both.setStretch(1, 100 - percent if beside else 1)
        self._maps.setContentsMargins(0, _BESIDE_FRAME if beside else 0, 0, 0)
        self.winner.set_upright(upright=beside)
        self._top.setStretch(1, 0 if beside else _TABLE)
        self.table.setMinimumHeight(self.table.height_of_rows() if beside else 0)
        self.table.setMaximumHeight(self.table.height_of_rows() if beside else _ENDLESS)
        if beside:
            self._top.setDirection(ways.TopToBottom)
            self._panel.setMinimumHeight(0)
            self._panel.setMaximumHeight(_ENDLESS)
            texts = self.look.fonts.px(_CERTIFICATE_TEXTS)
            room = (height - frame - self.table.height_of_rows() - texts) / self.look.fonts.scale
            self.winner.set_side(max(90.0, min(320.0, room)))

    def _share_bar(self) -> None:
        """Let the signs say their words where these leave the sentence its room."""
        others = (self.replay_button, self.same_button, self.other_button, self.new_button)
        shown = [button.sizeHint().width() for button in others if not button.isHidden()]
        words = [sign.width_with_words() for sign in self._signs]
        taken = sum(shown) + sum(words) + self.look.fonts.px(_SENTENCE)
        for sign in self._signs:
            sign.set_short(short=taken > self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        focused = self.focusWidget()
        if event.key() not in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            super().keyPressEvent(event)
        elif isinstance(focused, QAbstractButton) and not event.isAutoRepeat():
            focused.click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        if self._view is not None:
            self._say_seed(self._view)
