"""The page on which all maps can be looked at, each large and with where its stars come from."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from cartographers_gui.engine import (
    Edict,
    GameView,
    MapSheet,
    Season,
    SeasonScore,
    SeasonScored,
    score_season,
)
from cartographers_gui.session.season_count import (
    CountedPart,
    Part,
    count_season,
)
from cartographers_gui.ui.canvas import WHOLE
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.pages.scored_map import ScoredMap
from cartographers_gui.ui.pages.season_columns import place_text, season_column, total_column
from cartographers_gui.ui.painting.crest import Crest, crests_of
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.panels.edict_faces import faces_beside
from cartographers_gui.ui.panels.season_rows import (
    running_key,
    season_sheet_columns,
    season_sheet_rows,
)
from cartographers_gui.ui.text import card_name, isolated, number, season_name, stars_text
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.edict_card import EdictCard
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.score_table import (
    NumberTone,
    ScoreNumber,
    ScoreRow,
    ScoreTable,
)
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["MapBrowserPage", "OpenMaps"]

_SEASONS = tuple(Season)
_LOW = 700
_LINES = 5
"""Height of the list of players at least, in lines."""
_LINES_OVER_EDICTS = 8
"""So many lines of players come before the edicts, which have what room is left then."""
_EDICT = (QSize(300, 157), QSize(200, 130))
"""Size of an edict in px at scale 1, and its least."""
_EDGES = 40
"""Px beside the tables."""
_ROOM_FOR_SEASONS = 520.0
"""Width in px at scale 1 from which players are listed with each season scored."""

_ROOMIER, _ENDLESS = 10.0, 16_777_215
"""Px at scale 1 by which a line of players is higher above the edicts; a height without end."""

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class OpenMaps:
    """All maps that may be looked at, with how they were scored so far."""

    view: GameView
    """The table's."""
    sheets: tuple[MapSheet, ...]
    """By owner."""
    seasons: tuple[SeasonScored, ...]
    """Each season scored so far, with the maps as they were then."""
    is_counted: bool = True
    """Whether the running season is shown as if it ended now."""


class MapBrowserPage(DeskBackground):
    """Leafs through the maps; pointing at a number lights on the map what it was counted for."""

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open: OpenMaps | None = None
        self._crests: tuple[Crest, ...] = ()
        self._seat = 0
        self._pointed: tuple[int, int] | None = None
        self.title = TextLabel(role=TextRole.SEASON)
        self.before_button = IconButton(Icon.ARROW_LEFT)
        self.after_button = IconButton(Icon.ARROW_RIGHT)
        self.map = self.map_view = ScoredMap(self)
        self.sheet_label, self.players_label = SectionLabel(), SectionLabel()
        self.sheet = ScoreTable(crowded=True)
        self.players = ScoreTable(roomy=True)
        self.edicts_label = SectionLabel()
        self.edicts = {edict: EdictCard() for edict in Edict}
        self.rules = QWidget()
        """The edicts of the game, in a window that has the room."""
        self._shows_seasons = False
        self._room_for_tables = 0
        """Width in px that the tables have, about."""
        self.bar = ActionBar(edge=16)
        self.close_button = PaperButton(icon=Icon.ARROW_LEFT, key="Esc")
        self._body = QHBoxLayout()
        self._lay_out()
        self.sheet.number_pointed.connect(self.on_number_pointed)
        self.players.row_chosen.connect(self.show_seat)
        self.before_button.clicked.connect(lambda: self.show_seat(self._seat - 1))
        self.after_button.clicked.connect(lambda: self.show_seat(self._seat + 1))
        self.close_button.clicked.connect(self.closed)
        self.setFocusProxy(self.players)
        self.retranslate()

    def _lay_out(self) -> None:
        # Its numbers are the point of this page, so the keyboard gets to them.
        self.sheet.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.title, 1)
        head.addWidget(self.before_button)
        head.addWidget(self.after_button)
        right = QVBoxLayout()
        right.setSpacing(4)
        right.addLayout(head)
        right.addWidget(self.sheet_label)
        right.addWidget(self.sheet)
        right.addSpacing(6)
        right.addWidget(self.players_label)
        right.addWidget(self.players, 1)
        self._lay_out_rules()
        right.addWidget(self.rules, 1)
        self._body.setContentsMargins(8, 6, 16, 0)
        self._body.setSpacing(10)
        contents = self._contents = QWidget()
        contents.setObjectName("contents")
        contents.installEventFilter(self)
        contents.setLayout(right)
        right.setContentsMargins(0, 0, 0, 0)
        # Large text in a low window: the tables keep their lines, and the column scrolls.
        scroll = self._tables = QScrollArea()
        scroll.setWidget(contents)
        fade_cut_edges(scroll, Ground.DESK)
        scroll_by_finger(scroll)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._body.addWidget(self.map, 60)
        self._body.addWidget(scroll, 40)
        self.bar.add(self.close_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(self._body, 1)
        column.addWidget(self.bar)

    def _lay_out_rules(self) -> None:
        grid = QGridLayout(self.rules)
        grid.setContentsMargins(0, 6, 0, 0)
        grid.setSpacing(2)
        grid.addWidget(self.edicts_label, 0, 0, 1, 2)
        for place, card in enumerate(self.edicts.values()):
            card.set_sizes(*_EDICT)
            card.set_large(large=True)
            grid.addWidget(card, 1 + place // 2, place % 2)
            grid.setRowStretch(1 + place // 2, 1)
        self.rules.hide()

    def show_maps(self, maps: OpenMaps, seat: int) -> None:
        """Show all maps, a player's first."""
        self._open, self._seat, self._pointed = maps, seat, None
        self.take_crests()
        self.map.look_at(WHOLE)
        self.retranslate()
        self.players.setFocus()

    def take_crests(self) -> None:
        """Make the crests of the players whose maps are shown."""
        if self._open is not None:
            self._crests = crests_of(self._open.view.players)

    def clear(self) -> None:
        """Forget every map."""
        self._open = None
        self.map.clear()
        for table in (self.sheet, self.players):
            table.set_table("", (), ())

    def show_seat(self, seat: int) -> None:
        """Turn to another player's map; a seat nobody sits in changes nothing."""
        if self._open is not None and 0 <= seat < len(self._open.sheets) and seat != self._seat:
            self._seat, self._pointed = seat, None
            self._show()

    def seat(self) -> int:
        """Return whose map is shown."""
        return self._seat

    def retranslate(self) -> None:
        self.before_button.set_text(self.tr("The map before"))
        self.after_button.set_text(self.tr("The map after"))
        self.sheet_label.set_text(self.tr("Season sheet"))
        self.players_label.set_text(self.tr("All maps"))
        self.edicts_label.set_text(translate("EdictsPanel", "Edicts"))
        self.close_button.set_text(self.tr("Back"))
        self.close_button.setToolTip(self.tr("Goes back to where you were"))
        self._show()

    # --- what is shown --------------------------------------------------------------------------

    def _show(self) -> None:
        maps = self._open
        if maps is None:
            return
        player = maps.view.players[self._seat]
        self.title.set_text(
            self.tr("The map of {player}").format(player=isolated(player_name(player)))
        )
        for button, step in ((self.before_button, -1), (self.after_button, 1)):
            button.setEnabled(0 <= self._seat + step < len(maps.sheets))
            button.setVisible(len(maps.sheets) > 1)
        rows = season_sheet_rows(player.seasons, self._running_score(), has_total=True)
        columns = season_sheet_columns()
        self.sheet.set_table(self.tr("Season"), columns, rows, running_key(rows))
        self.sheet.setAccessibleName(self.tr("Season sheet"))
        self._show_players(maps)
        self._show_edicts(maps)
        self._show_map()
        self._share_height()
        self._hold_width()

    def _show_players(self, maps: OpenMaps) -> None:
        """List the players, the best first where there are scores."""
        totals = {player.seat: player.total for player in maps.view.players}
        ranking = sorted(totals.values(), reverse=True)
        ranks = {seat: 1 + ranking.index(total) for seat, total in totals.items()}
        if maps.view.standings:
            ranks = {standing.player: standing.rank for standing in maps.view.standings}
        order = sorted(totals, key=lambda seat: (ranks[seat], seat))
        scored = maps.view.players[self._seat].seasons
        # After the first one its stars are all there are.
        seasons = len(scored) if self._shows_seasons and len(scored) > 1 else 0
        rows = [
            ScoreRow(
                seat,
                player_name(maps.view.players[seat]),
                (
                    *(
                        ScoreNumber(number(score.total))
                        for score in maps.view.players[seat].seasons[:seasons]
                    ),
                    ScoreNumber(number(totals[seat]), NumberTone.STRONG),
                ),
                self._crests[seat],
                place_text(ranks[seat]) if len(order) > 1 and maps.seasons else "",
            )
            for seat in order
        ]
        columns = [*(season_column(score.season) for score in scored[:seasons]), total_column()]
        self.players.set_table(self.tr("Player"), columns, rows, {self._seat})
        self.players.setAccessibleName(self.tr("All maps"))

    def _show_edicts(self, maps: OpenMaps) -> None:
        """Show what the edicts say, and what each is worth on this map where that is told."""
        sheet = maps.sheets[self._seat] if maps.is_counted else None
        for edict, face in faces_beside(maps.view, sheet, tuple(Edict)).items():
            self.edicts[edict].set_face(face, spoken=face.stars)

    def _running_score(self) -> SeasonScore | None:
        """Return what the running season is worth so far, where that may be counted."""
        maps = self._open
        if maps is None or maps.view.is_over or not maps.is_counted:
            return None
        return score_season(maps.sheets[self._seat], maps.view.edicts, maps.view.season.season)

    def _sheet_in(self, season: Season) -> MapSheet | None:
        """Return the shown player's map as it was scored; of the running season as it is now."""
        assert self._open is not None
        for event in self._open.seasons:
            if event.season is season:
                return event.sheets[self._seat]
        running = self._running_score()
        if running is not None and running.season is season:
            return self._open.sheets[self._seat]
        return None

    def _show_map(self) -> None:
        """Show the map as it is, or what the number pointed at was counted for."""
        maps = self._open
        assert maps is not None
        player, crest = maps.view.players[self._seat], self._crests[self._seat]
        sheet, part = self._counted()
        shown = maps.sheets[self._seat] if sheet is None else sheet
        self.map.set_sheet(shown, player, crest, maps.view.edicts)
        if part is None:
            self.map.light_nothing()
        else:
            self.map.light_part(part)
        self.bar.set_sentence(self._sentence(part))

    def _counted(self) -> tuple[MapSheet | None, CountedPart | None]:
        """Return the map that the number pointed at belongs to, and the part it counts."""
        if self._pointed is None or self._open is None or self._pointed[0] >= len(_SEASONS):
            return None, None
        season, column = _SEASONS[self._pointed[0]], self._pointed[1]
        sheet = self._sheet_in(season)
        if sheet is None or column >= len(Part):
            return sheet, None
        return sheet, count_season(sheet, self._open.view.edicts, season)[column]

    def _sentence(self, part: CountedPart | None) -> str:
        assert self._open is not None
        if self._pointed is None or self._pointed[0] >= len(_SEASONS):
            return self.resting_sentence()
        season = season_name(_SEASONS[self._pointed[0]])
        if part is None:
            return self.tr("The map at the end of the season: {season}").format(season=season)
        text = self.tr("{season} · {part}: {stars}")
        return text.format(season=season, part=self._name_of(part), stars=stars_text(part.stars))

    def resting_sentence(self) -> str:
        """Return what is said while nobody points at a number."""
        return self.tr("Point at a number to see where its stars come from.")

    def _name_of(self, part: CountedPart) -> str:
        assert self._open is not None
        if part.edict is not None:
            name = card_name(self._open.view.edicts[part.edict.position])
            return self.tr("{letter} {card}").format(letter=part.edict.value, card=name)
        return self.tr("Coins") if part.part is Part.COINS else self.tr("Monsters")

    # --- what is done ---------------------------------------------------------------------------

    def on_number_pointed(self, pointed: tuple[int, int] | None) -> None:
        if self._open is not None and pointed != self._pointed:
            self._pointed = pointed
            self._show_map()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        turns = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            if not event.isAutoRepeat():
                self.closed.emit()
        elif key in turns:
            self.show_seat(self._seat + turns[key])
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow what the tables need, which grows with their words and numbers."""
        if watched is self._contents and event.type() == QEvent.Type.LayoutRequest:
            self._hold_width()
        return super().eventFilter(watched, event)

    def _hold_width(self) -> None:
        """Leave the tables what their numbers and words need at least."""
        bar = self._tables.verticalScrollBar().sizeHint().width()
        self._tables.setMinimumWidth(self._contents.minimumSizeHint().width() + bar)

    def _share_height(self) -> None:
        """Show the edicts in the room that the tables leave, if it is enough for their rules."""
        lines = min(len(self.players.rows()), _LINES_OVER_EDICTS)
        used = (self.bar, self.title, self.sheet_label, self.sheet, self.players_label)
        taken = sum(part.minimumSizeHint().height() for part in used)
        room = self.height() - taken - self.players.height_of_rows(lines) - self.look.fonts.px(60)
        least = self.rules.minimumSizeHint()
        shown = room >= least.height() and self._room_for_tables >= least.width() + _EDGES
        self.rules.setVisible(shown)
        high = self.players.height_of_rows() + round(self.look.fonts.px(_ROOMIER)) * lines
        self.players.setMaximumHeight(high if shown else _ENDLESS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.players.set_cramped(self.height() < self.look.fonts.px(_LOW))
        self.players.setMinimumHeight(self.players.height_of_rows(_LINES))
        room = self.height() - self.bar.minimumSizeHint().height()
        # The map is nearly square: what it cannot use goes to the tables.
        share = round(100 * min(0.66, max(0.4, room / max(1, self.width()))))
        self._body.setStretch(0, share)
        self._body.setStretch(1, 100 - share)
        self._room_for_tables = self.width() * (100 - share) // 100
        shows_seasons = self._room_for_tables >= self.look.fonts.px(_ROOM_FOR_SEASONS)
        if shows_seasons != self._shows_seasons:
            self._shows_seasons = shows_seasons
            self._show()
        self._share_height()
        self._hold_width()
