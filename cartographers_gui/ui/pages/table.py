"""The page on which a player draws: map, offered card, edicts, season sheet."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import (
    Edict,
    GameView,
    MapSheet,
    Placement,
    Refusal,
    Season,
    SeasonScored,
)
from cartographers_gui.session import CurtainLevel, Draft, Preview, TableOptions
from cartographers_gui.session.season_count import Part, SheetNumber
from cartographers_gui.ui.narration import player_name
from cartographers_gui.ui.pages.drawing_page import DrawingPage
from cartographers_gui.ui.pages.held_drafts import HeldDrafts
from cartographers_gui.ui.pages.player_list import PlayerList
from cartographers_gui.ui.pages.sights import Sights
from cartographers_gui.ui.pages.table_advice import TableAdvice
from cartographers_gui.ui.pages.table_columns import TableColumns
from cartographers_gui.ui.pages.table_head import TableHead
from cartographers_gui.ui.pages.table_spread import TableSpread
from cartographers_gui.ui.pages.turn_start import (
    cartouche,
    first_draft,
    lit_groups,
    owner_title,
    preview_for,
)
from cartographers_gui.ui.panels.draft_report import (
    DraftReport,
    report_of,
    score_sentence,
    spoken_report,
    stays_sentence,
)
from cartographers_gui.ui.panels.sheet_words import SheetWords
from cartographers_gui.ui.text import card_name

__all__ = ["TablePage"]


class TablePage(DrawingPage):
    """Shows the turn of a player and everything that bears on it."""

    is_of_game = True
    curtain_requested = Signal()
    """The map is to be hidden again, nothing drawn."""
    player_chosen = Signal(int)
    """Seat of another waiting player who wants to draw now, where no curtain falls."""
    reopen_chosen = Signal()
    """The player before wants to correct the drawing, where no curtain falls."""
    asked = Signal(object)
    """A key whose `MapAction` the window carries out."""
    scores_shown = Signal(bool)
    """Whether the player at the map sees it counted, whenever that may have changed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        columns = TableColumns()
        super().__init__(columns.offer, parent)
        self.columns = columns
        self._view: GameView | None = None
        self._preview: Preview | None = None
        self._pointed: Edict | Part | SheetNumber | None = None
        self._scored: Callable[[], Sequence[SeasonScored]] = tuple
        self._options = TableOptions()
        self._reported: tuple[Draft, DraftReport, Preview | None] | None = None
        self._words: SheetWords | None = None
        self._uncounted: set[str] = set()
        """Names of players who want to see no live scores, though their table counts them."""
        self._drawn: Placement | None = None
        """What was confirmed last, while its ink is wet."""
        self.head = TableHead(has_list=True)
        self.revealed, self.coins = columns.revealed, columns.coins
        self.edicts, self.seasons = columns.edicts, columns.seasons
        self.preview = columns.preview
        self._lay_out()
        self.canvas.lie_on(self)
        self.players = PlayerList(self, self.head)
        self.advice = TableAdvice(self, self.canvas)
        self._sights = Sights(self.canvas)
        self._held = HeldDrafts()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        columns = self.columns
        self.spread = TableSpread(columns.left, self.canvas, columns.right)
        # The head leaves out what has no room; it must not hold the window wider for it.
        self.head.setMinimumWidth(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addWidget(self.spread, 1)
        column.addWidget(self.bar)

    def _connect(self) -> None:
        self.placement_confirmed.connect(self.on_confirmed)
        self.steps.shown.connect(self._show_draft)
        self.canvas.asked.connect(self.asked)
        self.canvas.refused.connect(self.on_refused)
        self.bar.hide_chosen.connect(self.curtain_requested)
        self.bar.reopen_chosen.connect(self.reopen_chosen)
        self.head.player_chosen.connect(self.player_chosen)
        self.head.list_requested.connect(self.on_list_requested)
        self.players.player_chosen.connect(self.on_player_listed)
        self.edicts.edict_pointed.connect(self.on_pointed)
        for panel in (self.preview, self.seasons, self.coins):
            panel.part_pointed.connect(self.on_pointed)
        self.spread.widened.connect(self.columns.set_wide)
        self.spread.lowered.connect(self.columns.set_low)
        self.spread.shared.connect(self.columns.fit)
        self.spread.stacked.connect(self.columns.set_stacked)
        for rearranged in (self.spread.lowered, self.spread.stacked):
            rearranged.connect(self.on_rearranged)

    # --- the turn -------------------------------------------------------------------------------

    def set_options(self, options: TableOptions) -> None:
        """Take what the table agreed on; a turn in progress stays as it is in hand."""
        if options == self._options:
            return
        counts_anew = options.previews != self._options.previews
        self._options = options
        self.head.set_choosable(options.curtain is not CurtainLevel.FULL)
        self.preview.setVisible(self._is_counted)
        if counts_anew:
            self.advice.show_view(self._view, previews=options.previews)
        if self._view is not None:
            self.revealed.show_view(self._view, hide_unseen=options.hide_unseen)
            self._show_scores(self._view)
            self.retranslate()

    @property
    def _is_counted(self) -> bool:
        """Whether the table lets maps be counted, and the player at this one wants to see it."""
        return self._options.previews and self._player not in self._uncounted

    @property
    def _player(self) -> str:
        view = self._view
        return "" if view is None or view.seat is None else view.players[view.seat].name

    def switch_scores(self) -> None:
        """Show the player at the map its live scores, or no longer; nobody else sees them less.

        A table that agreed to play without them does so whatever a single player presses.
        """
        view, draft = self._view, self.canvas.draft
        if view is None:
            return
        if not self._options.previews:
            if draft is not None:
                self._tell(draft, self._no_scores)
            self.scores_shown.emit(False)  # noqa: FBT003 - the signal's one argument
            return
        self._uncounted ^= {self._player}
        self._show_scores(view)
        self.retranslate()

    def _no_scores(self) -> str:
        return self.tr("This table has agreed to play without live scores.")

    def on_refused(self, refusals: tuple[Refusal, ...]) -> None:
        """Say why a laid shape was not moved; of one in hand the report tells all."""
        draft = self.canvas.draft
        if draft is not None and draft.is_laid:
            self._tell(draft, partial(stays_sentence, refusals))

    def _tell(self, draft: Draft, sentence: Callable[[], str]) -> None:
        self.advice.tell(draft, sentence)
        self._reported = None
        self._show_draft(draft)
        self.canvas.say(self._report_text(draft))

    def _show_scores(self, view: GameView) -> None:
        """Show what the map is worth, as far as the table lets it be counted."""
        assert view.sheet is not None
        self.preview.setVisible(self._is_counted)
        self.scores_shown.emit(self._is_counted)
        counted = view.sheet if self._is_counted else None
        self.edicts.show_view(view, counted)
        self.seasons.show_view(view, counted)
        self.preview.show_view(view, view.sheet)
        self.coins.show_sheet(view.sheet)
        self.columns.fit()

    def on_list_requested(self) -> None:
        if self._view is not None and self._view.seat is not None:
            self.players.open_for(self._view, self._view.seat)

    def on_player_listed(self, seat: int) -> None:
        if self._view is not None and seat == self._view.seat:
            self.setFocus()
        else:
            self.player_chosen.emit(seat)

    def show_turn(
        self, view: GameView, before: Placement | None = None, *, can_reopen: bool = False
    ) -> None:
        """Let the seat of a view draw; `before` is a drawing it has taken back to correct it.

        With `can_reopen` the drawing of the player before may still be corrected.
        Raises `ValueError` when it has nothing to draw.
        """
        if view.sheet is None or view.offer is None or view.owner is None:
            message = f"seat {view.seat} has nothing to draw"
            raise ValueError(message)
        self._put_away()
        self._view, self._preview, self._reported = view, None, None
        held = self._held.take_up(view)
        draft = first_draft(view.sheet, view.offer) if held is None else held[0]
        self.steps.begin(draft)
        self.advice.show_view(view, previews=self._options.previews)
        self.head.show_view(view, view.seat, is_drawing=True)
        self.canvas.set_draft(None)
        self.canvas.show_sheet(view.sheet, cartouche(view, view.owner))
        self._sights.turn_to(view)
        self.offer.show_offer(view, draft)
        self.revealed.show_view(view, hide_unseen=self._options.hide_unseen)
        self._show_scores(view)
        self.bar.show_hide_button(shown=view.setup.has_secrets)
        self.bar.offer_reopening(offered=can_reopen)
        self.canvas.set_draft(draft)
        self._set_words(SheetWords.before_seat(view, self._report_text, self))
        self.retranslate()
        self.canvas.setFocus()
        self._dry(view.sheet)
        if held is not None:
            self.steps.go_on(held[1])
            self._show_draft(draft)
        elif before is not None:
            self.steps.replace(draft.put_as(before))

    def _put_away(self) -> None:
        """Keep the shape in hand for the same person and turn, unless it was drawn."""
        view, draft = self._view, self.canvas.draft
        if view is not None and self._drawn is not None:
            self._held.forget(view)
        elif view is not None and draft is not None:
            self._held.put_away(view, draft, self.steps.history)

    def _dry(self, sheet: MapSheet) -> None:
        """Let the ink dry of what was drawn last, where it is still before the player."""
        drawn, self._drawn = self._drawn, None
        if drawn is not None and drawn.spaces <= sheet.spaces(drawn.terrain):
            self.canvas.dry(drawn.spaces)

    def clear(self) -> None:
        """Forget map and shape: nothing of them stays on the page while another one shows."""
        if self._view is None:
            return
        layout = self._view.setup.layout
        self.players.hide()
        self._put_away()
        self._view, self._preview, self._pointed = None, None, None
        self._reported, self._drawn = None, None
        self.steps.begin(None)
        self._set_words(None)
        self.advice.show_view(None, previews=False)
        self.canvas.show_heat({})
        self.canvas.set_draft(None)
        self.canvas.light(())
        self.canvas.show_owner(None)
        self.canvas.show_sheet(MapSheet.blank(layout))
        for panel in (self.offer, self.edicts, self.seasons, self.preview, self.coins, self.bar):
            panel.clear()

    def on_confirmed(self, placement: Placement) -> None:
        self._drawn = placement

    def next_legal(self, *, backwards: bool = False) -> None:
        """Go to the next place where the shape fits, or to the one before."""
        draft = self.canvas.draft
        if draft is not None:
            self.steps.replace(draft.picked_up().next_legal(backwards=backwards))

    def hint(self) -> None:
        """Hold the shape over the best place, or the next best after that."""
        if self.canvas.draft is not None:
            self._reported = None
            self.steps.replace(self.advice.hint(self.canvas.draft))

    def on_pointed(self, number: Edict | Part | SheetNumber | None) -> None:
        self._pointed = number
        self._light()

    def on_rearranged(self) -> None:
        self.columns.name_tabs(*self._tab_titles())

    def _tab_titles(self) -> tuple[str, str, str]:
        card = None if self._view is None else self._view.current
        name = "" if card is None else card_name(card)
        return name, self.tr("Edicts"), self.tr("Season sheet")

    # --- what is shown --------------------------------------------------------------------------

    def _show_draft(self, draft: Draft | None) -> None:
        view = self._view
        if draft is None or view is None:
            return
        self.look_closer.hide_card()
        report, preview = self._reported_on(draft)
        self._preview = preview if self._is_counted else None
        self.offer.show_draft(draft)
        for panel in (self.edicts, self.seasons, self.preview, self.coins):
            panel.show_preview(self._preview)
        self.bar.show_report(report, can_undo=self.steps.can_undo)
        self.advice.show_draft(draft)
        self._light()

    def _reported_on(self, draft: Draft) -> tuple[DraftReport, Preview | None]:
        """Return what is to be said of a draft and would come of it; made once for eye and ear."""
        view = self._view
        assert view is not None
        if self._reported is None or self._reported[0] is not draft:
            name = "" if view.owner is None else player_name(view.players[view.owner])
            preview = preview_for(view, draft)
            report = report_of(draft, preview, name, self.advice.sentence(draft))
            self._reported = (draft, report, preview)
        return self._reported[1:]

    def _report_text(self, draft: Draft) -> str:
        """Say how the shape lies, and what it would bring where that may be counted."""
        view = self._view
        if view is None or view.owner is None:
            return ""
        report, preview = self._reported_on(draft)
        score = ""
        if preview is not None and self._is_counted:
            other = player_name(view.players[view.owner]) if view.owner != view.seat else ""
            score = score_sentence(preview, is_laid=draft.is_laid, owner=other)
        return spoken_report(report, draft, score)

    def _light(self) -> None:
        """Outline what makes the number pointed at, the shape in hand included."""
        view, number = self._view, self._pointed
        if view is None or view.sheet is None or view.owner is None or number is None:
            self.canvas.light(())
            return
        running = view.season.season
        scored: dict[Season, MapSheet] = {}
        if isinstance(number, SheetNumber) and number.season is not running:
            scored = {event.season: event.sheets[view.owner] for event in self._scored()}
        elif not self._is_counted:
            self.canvas.light(())
            return
        sheet = view.sheet if self._preview is None else self._preview.sheet
        self.canvas.light(lit_groups(view, sheet, number, scored))

    def follow_seasons(self, scored: Callable[[], Sequence[SeasonScored]]) -> None:
        """Ask `scored` for the seasons so far, with the maps as they lay open then."""
        self._scored = scored

    def _set_words(self, words: SheetWords | None) -> None:
        before, self._words = self._words, words
        self.canvas.set_words(words)
        self.look_closer.set_words(words)
        if before is not None:
            before.deleteLater()

    # --- words ----------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.columns.name_tabs(*self._tab_titles())
        self._reported = None
        view = self._view
        if view is None or view.owner is None or view.seat is None:
            return
        self.canvas.show_owner(owner_title(view, self._options.curtain))
        self.canvas.set_words(self._words)
        self._show_draft(self.canvas.draft)

    def event(self, event: QEvent) -> bool:
        """Fit the cards to their new words, of which they hear only after the page has."""
        is_handled = super().event(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.columns.fit()
        return is_handled
