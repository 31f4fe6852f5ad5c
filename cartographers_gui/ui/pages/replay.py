"""A game looked at again: its maps, its cards and its stars, step by step."""

from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.session import Replay, ReplayView
from cartographers_gui.ui.canvas import WHOLE, SeenMap
from cartographers_gui.ui.keys import latin_code
from cartographers_gui.ui.narration import player_name, player_title
from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.pages.replay_bar import ReplayBar
from cartographers_gui.ui.pages.replay_news import ReplayNews
from cartographers_gui.ui.pages.replay_table import show_in_table
from cartographers_gui.ui.pages.season_head import ReplayHead
from cartographers_gui.ui.pages.space_look import SpaceLook
from cartographers_gui.ui.pages.star_curve import StarCurve
from cartographers_gui.ui.painting.cartouche import Cartouche
from cartographers_gui.ui.painting.crest import Crest, crests_of
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.text import (
    isolated,
    players_text,
    seed_text,
    side_label,
    stars_text,
)
from cartographers_gui.ui.widgets.accessible import announce
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.paper_panel import PANEL_ROOM
from cartographers_gui.ui.widgets.score_table import ScoreTable
from cartographers_gui.ui.widgets.scroll_fade import Ground
from cartographers_gui.ui.widgets.scrolled_body import ScrolledBody
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton

__all__ = ["ReplayPage"]

_PACE = 900
"""Time in ms from one step to the next at normal speed."""
_LOW, _VERY_LOW = 700, 500
_ROOM_FOR_CURVE = 120.0
_ROOM_FOR_SENTENCE, _ROOM_FOR_SEASONS = 600, 600
"""Widths in px at scale 1: below them the bar has buttons alone, the table only one season."""
_LABEL = 21.0
_ENDLESS = 10_000
_ROWS = 4
"""Lines of the table that count more than the curve."""


class ReplayPage(DeskBackground):
    """Steps through a `Replay`; what may be seen of a game was decided when that was made.

    A step goes to the next change of the shown map, or, when the page follows whoever draws, to
    the next drawing of anyone. `pace` is the time in ms between steps that the page takes itself;
    it is no decoration, so only tests make it shorter.
    """

    left = Signal()
    practice_chosen = Signal(object)
    """The `SavedGame` to be played on from the shown step."""
    share_chosen = Signal()
    export_chosen = Signal()

    def __init__(self, pace: int = _PACE, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._replay: Replay | None = None
        self._view: ReplayView | None = None
        self._crests: tuple[Crest, ...] = ()
        self._seat = 0
        self._has_few = False
        self._pace = pace
        self._clock = QTimer(self)
        self.head = ReplayHead()
        self.map = self.map_view = SeenMap()
        self.look_closer = SpaceLook(self, self.map)
        self.news = ReplayNews()
        self.table_label = SectionLabel()
        self.table = ScoreTable()
        self.curve_label = SectionLabel()
        self.curve = StarCurve()
        self.controls = ReplayBar()
        self.bar = ActionBar(edge=16)
        self.share_button = IconButton(Icon.SHARE)
        self.export_button = IconButton(Icon.PICTURE)
        self.practice_button = PaperButton(icon=Icon.QUILL)
        self.leave_button = PaperButton(icon=Icon.ARROW_LEFT, key="Esc")
        self._body = QHBoxLayout()
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.controls.timeline)
        self.retranslate()

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.setSpacing(2)
        right.setContentsMargins(0, 0, 0, 0)
        self.table.set_least_rows(_ROWS)
        right.addWidget(self.news)
        lines = QVBoxLayout()
        lines.setContentsMargins(PANEL_ROOM, 0, PANEL_ROOM, 0)
        for part, stretch in ((self.table_label, 0), (self.table, 3), (self.curve_label, 0)):
            lines.addWidget(part, stretch)
        lines.addWidget(self.curve, 2)
        right.addLayout(lines, 1)
        self.curve_label.hide()
        self.curve.hide()
        self._body.setSpacing(8)
        self._body.addWidget(self.map, 50)
        # Large text in a low window: the table keeps some lines, and the column scrolls.
        self._body.addWidget(ScrolledBody(right, fades=Ground.DESK), 50)
        self.bar.add(self.share_button, self.export_button, self.practice_button, self.leave_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(self._body, 1)
        column.addWidget(self.controls)
        column.addWidget(self.bar)

    def _connect(self) -> None:
        controls = self.controls
        self._clock.timeout.connect(self.on_tick)
        self.head.before_button.clicked.connect(self.show_previous_seat)
        self.head.after_button.clicked.connect(self.show_next_seat)
        self.table.row_chosen.connect(self.show_seat)
        controls.timeline.valueChanged.connect(self.show_position)
        controls.start_button.clicked.connect(partial(self.show_position, 0))
        controls.back_button.clicked.connect(self.step_back)
        controls.play_button.clicked.connect(self.on_play_clicked)
        controls.forth_button.clicked.connect(self.step)
        controls.end_button.clicked.connect(self.show_end)
        controls.speed_changed.connect(self._set_pace)
        self.share_button.clicked.connect(self.share_chosen)
        self.export_button.clicked.connect(self.export_chosen)
        self.practice_button.clicked.connect(self.on_practice_clicked)
        self.leave_button.clicked.connect(self.on_leave_clicked)

    # --- what is shown --------------------------------------------------------------------------

    def show_replay(self, replay: Replay, *, at_end: bool = False) -> None:
        """Show a game from its beginning, or at its end."""
        self.stop()
        self._replay = replay
        self._crests = crests_of(replay.setup.players)
        seats = range(len(replay.setup.players))
        self._seat = max(seats, key=lambda seat: replay.stars(replay.last, seat))
        self.curve.set_course(
            replay.turns,
            [[replay.stars(at, seat) for at in replay.turns] for seat in seats],
            replay.seasons,
            self._crests,
        )
        self.controls.allow_following(len(seats) > 1)
        self.controls.timeline.set_course(replay.last, replay.seasons, replay.turns)
        self._view = None
        self.map.look_at(WHOLE)
        self.show_position(replay.last if at_end else 0)

    @property
    def replay(self) -> Replay | None:
        """The game that is shown."""
        return self._replay

    @property
    def position(self) -> int:
        """How many decisions have been taken at the shown step."""
        return 0 if self._view is None else self._view.position

    @property
    def seat(self) -> int:
        """Whose map is shown."""
        return self._seat

    @property
    def is_playing(self) -> bool:
        """Whether the page steps on by itself."""
        return self._clock.isActive()

    def show_position(self, position: int) -> None:
        """Go to a position; one outside the game goes to its end."""
        if self._replay is None:
            return
        position = min(max(0, position), self._replay.last)
        if self._view is not None and position == self._view.position:
            return
        self._view = self._replay.view(position)
        drawing = self._view.drawing
        if drawing is not None and self.controls.is_following:
            self._seat = drawing.owner
        self._show()
        if not self.is_playing:
            announce(self, self.news.spoken())

    def show_seat(self, seat: int) -> None:
        """Show another player's map; a seat nobody sits in changes nothing."""
        if self._view is not None and 0 <= seat < len(self._view.players) and seat != self._seat:
            self._seat = seat
            self._show()
            announce(self, self.curve.accessibleName())

    def show_next_seat(self) -> None:
        """Show the map of the next player."""
        self.show_seat(self._seat + 1)

    def show_previous_seat(self) -> None:
        """Show the map of the player before."""
        self.show_seat(self._seat - 1)

    def show_end(self) -> None:
        """Go to the last step."""
        if self._replay is not None:
            self.show_position(self._replay.last)

    def step(self) -> None:
        """Go one step on."""
        if self._replay is not None:
            following, at = self.controls.is_following, self.position
            self.show_position(at + 1 if following else self._replay.next_change(at, self._seat))

    def step_back(self) -> None:
        """Go one step back."""
        if self._replay is not None:
            following, at = self.controls.is_following, self.position
            self.show_position(
                at - 1 if following else self._replay.previous_change(at, self._seat)
            )

    def stop(self) -> None:
        """Stop stepping on."""
        self._clock.stop()
        self.controls.show_playing(playing=False)

    def _show(self) -> None:
        view, replay = self._view, self._replay
        if view is None or replay is None:
            return
        player = view.players[self._seat]
        self.head.show_turn(view.season, view.turn)
        self.head.set_map(self._seat, len(view.players))
        cartouche = Cartouche(player_name(player), player_title(player), self._crests[self._seat])
        self.map.show_sheet(view.sheets[self._seat], cartouche)
        self.look_closer.tell_of(view.sheets[self._seat], player, view.edicts)
        drawing = view.drawing
        lit = drawing is not None and drawing.owner == self._seat
        self.map.light([drawing.placement.spaces] if drawing is not None and lit else [], 0)
        self.news.show_step(view)
        self._has_few = self.width() < self.look.fonts.px(_ROOM_FOR_SEASONS)
        show_in_table(
            self.table, self.tr("Player"), view, self._crests, self._seat, few=self._has_few
        )
        text = self.tr("{player}: {stars}").format(
            player=isolated(player_name(player)), stars=stars_text(view.stars(self._seat))
        )
        self.curve.show_position(view.position, self._seat, text)
        self.controls.show_position(view.position, replay.last)
        self.practice_button.setVisible(replay.can_branch)
        self.practice_button.setEnabled(view.position < replay.last)
        self.export_button.setVisible(replay.is_whole)
        self.share_button.setVisible(replay.is_whole or replay.setup.is_solo)
        self.bar.set_sentence(self._sentence(replay))

    def _sentence(self, replay: Replay) -> str:
        if not replay.is_complete:
            return self.tr("The game still runs: it is shown as far as all have seen it.")
        if self.width() < _ROOM_FOR_SENTENCE * self.look.fonts.scale:
            return ""
        return self.tr("Seed {seed} · {side} · {players}").format(
            seed=seed_text(replay.setup.seed),
            side=side_label(replay.setup.layout),
            players=players_text(len(replay.setup.players)),
        )

    def retranslate(self) -> None:
        self.table_label.set_text(
            self.tr("Stars"), aside=self.tr("with what the season would bring now")
        )
        self.table.setAccessibleName(self.tr("Stars"))
        self.curve_label.set_text(self.tr("How they grew"))
        self.share_button.set_text(self.tr("Share the game or the challenge"))
        self.export_button.set_text(self.tr("Save or print the maps"))
        self.practice_button.set_text(self.tr("Practise from here"))
        self.leave_button.set_text(self.tr("Back"))
        self.practice_button.setToolTip(self.tr("Plays on from this step; the game stays as it is"))
        self.leave_button.setToolTip(self.tr("Goes back to where you were"))
        self._show()

    # --- what is done ---------------------------------------------------------------------------

    def _set_pace(self) -> None:
        self._clock.setInterval(round(self._pace / self.controls.speed))

    def on_play_clicked(self) -> None:
        if self._replay is None:
            return
        if self.is_playing:
            self.stop()
            return
        if self.position == self._replay.last:
            self.show_position(0)
        self._set_pace()
        self._clock.start()
        self.controls.show_playing(playing=True)

    def on_tick(self) -> None:
        self.step()
        if self._replay is None or self.position >= self._replay.last:
            self.stop()

    def on_practice_clicked(self) -> None:
        if self._replay is not None and self._replay.can_branch:
            self.stop()
            self.practice_chosen.emit(self._replay.branch(self.position))

    def on_leave_clicked(self) -> None:
        self.stop()
        self.left.emit()

    def _jump(self, key: Qt.Key) -> bool:
        """Go where a key leads; tell whether it leads anywhere."""
        replay, at = self._replay, self.position
        if replay is None:
            return False
        targets = {
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: replay.last,
            Qt.Key.Key_Up: replay.previous_turn(at),
            Qt.Key.Key_Down: replay.next_turn(at),
            Qt.Key.Key_BracketLeft: replay.previous_season(at),
            Qt.Key.Key_BracketRight: replay.next_season(at),
        }
        if key not in targets:
            return False
        self.show_position(targets[key])
        return True

    def _share_room(self) -> None:
        """Give the map what its height can use and the numbers the rest."""
        fonts = self.look.fonts
        if self._has_few != (self.width() < fonts.px(_ROOM_FOR_SEASONS)):
            self._show()
        self.table.set_cramped(self.height() < fonts.px(_LOW))
        very_low = self.height() < fonts.px(_VERY_LOW)
        self.news.set_cramped(cramped=very_low)
        # The stars in the head of the table say the same.
        self.table_label.setVisible(not very_low)
        bars = sum(bar.sizeHint().height() for bar in (self.head, self.controls, self.bar))
        lines = self.table.height_of_rows(min(_ROWS, len(self._crests)))
        taken = bars + self.news.least_height() + lines + 2 * fonts.px(_LABEL)
        roomy = self.height() - taken >= fonts.px(_ROOM_FOR_CURVE)
        unlabelled = 2 * fonts.px(_LABEL) if very_low else 0
        self.news.set_spare(0 if roomy else round(self.height() - taken + unlabelled))
        # Beside few lines the curve has what they leave over.
        most = self.table.height_of_rows() if roomy else _ENDLESS
        self.table.setMaximumHeight(most)
        self.curve.setVisible(roomy)
        self.curve_label.setVisible(roomy)
        share = min(0.62, max(0.4, (self.height() - bars) / max(1, self.width())))
        self._body.setStretch(0, round(100 * share))
        self._body.setStretch(1, 100 - round(100 * share))
        self._body.setContentsMargins(13, 6, 8, 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        actions = {
            Qt.Key.Key_Left: self.step_back,
            Qt.Key.Key_Right: self.step,
            Qt.Key.Key_Space: self.on_play_clicked,
            Qt.Key.Key_PageDown: self.show_next_seat,
            Qt.Key.Key_PageUp: self.show_previous_seat,
            Qt.Key.Key_Plus: self.controls.quicken,
            Qt.Key.Key_Minus: self.controls.slow,
            Qt.Key.Key_F: self.controls.toggle_following,
            Qt.Key.Key_Escape: self.on_leave_clicked,
        }
        key = Qt.Key(latin_code(event.key()))
        held = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if key in actions and not held:
            if key not in {Qt.Key.Key_Space, Qt.Key.Key_Escape} or not event.isAutoRepeat():
                actions[key]()
        elif held or not self._jump(key):
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        self.stop()
        super().hideEvent(event)

    def event(self, event: QEvent) -> bool:
        """Share the room anew when a part of the page needs another one."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        if self._replay is not None:
            self.bar.set_sentence(self._sentence(self._replay))
