"""The page on which a player draws: map, offered card, edicts, season sheet."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import GameView, MapSheet, Refusal, Space, Terrain
from cartographers_gui.session import Draft, Preview, preview_of
from cartographers_gui.ui.canvas import Cartouche, MapAction, MapCanvas, key_cap
from cartographers_gui.ui.narration import ambush_sentence
from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.pages.table_head import TableHead
from cartographers_gui.ui.pages.table_sentence import draft_sentence, space_sentence
from cartographers_gui.ui.painting.crest import crests_for
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.panels.edicts_panel import EdictsPanel
from cartographers_gui.ui.panels.offer_panel import OfferPanel
from cartographers_gui.ui.panels.owner_band import OwnerBand
from cartographers_gui.ui.panels.season_panel import SeasonPanel
from cartographers_gui.ui.text import card_name, coins_text, number, refusal_sentence, seed_text
from cartographers_gui.ui.widgets.card_row import CardRow
from cartographers_gui.ui.widgets.coin_track import CoinTrackWidget
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import PaperButton, PrimaryButton

__all__ = ["TablePage"]

_SIDES = ((1600, 350, 560), (1240, 256, 306), (1080, 246, 280), (0, 226, 238))
"""Width of the left and of the right column from a width of the page on."""
_WIDE = 1600
_ROOMY = 1180
"""From this width on the bar has room for every button."""


class TablePage(DeskBackground):
    """Holds the draft of the turn: laid first, confirmed second, taken back until then."""

    placement_confirmed = Signal(object)
    """The `Placement` to draw."""
    curtain_requested = Signal()
    """The map is to be hidden again, nothing drawn."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._preview: Preview | None = None
        self._shown: Draft | None = None
        self._past: list[Draft] = []
        self._ahead: list[Draft] = []
        self.head = TableHead()
        self.canvas = MapCanvas()
        self.band = OwnerBand()
        self.offer = OfferPanel()
        self.edicts = EdictsPanel()
        self.seasons = SeasonPanel()
        self.row = CardRow()
        self.coins = CoinTrackWidget()
        self.row_label = SectionLabel()
        self.coin_label = SectionLabel()
        self.season_label = SectionLabel()
        self.bar = ActionBar()
        self.turn_button = PaperButton(icon=Icon.ROTATE_RIGHT, key=key_cap(MapAction.TURN_RIGHT))
        self.mirror_button = PaperButton(icon=Icon.MIRROR, key=key_cap(MapAction.MIRROR))
        self.undo_button = PaperButton(icon=Icon.UNDO)
        self.drop_button = PaperButton(icon=Icon.CROSS, key=key_cap(MapAction.DROP))
        self.confirm_button = PrimaryButton(icon=Icon.CHECK, key="Enter")
        self._left, self._right = QWidget(), QWidget()
        self._lay_out()
        self._connect()
        self.setFocusProxy(self.canvas)
        self.retranslate()

    def _lay_out(self) -> None:
        left = QVBoxLayout(self._left)
        left.setContentsMargins(8, 6, 0, 4)
        left.setSpacing(3)
        for part, stretch in (
            (self.row_label, 0),
            (self.row, 0),
            (self.offer, 1),
            (self.coin_label, 0),
            (self.coins, 0),
        ):
            left.addWidget(part, stretch)
        right = QVBoxLayout(self._right)
        right.setContentsMargins(0, 6, 8, 4)
        right.setSpacing(3)
        right.addWidget(self.edicts, 1)
        right.addWidget(self.season_label)
        right.addWidget(self.seasons)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.band)
        middle.addWidget(self.canvas, 1)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self._left)
        body.addLayout(middle, 1)
        body.addWidget(self._right)
        self.bar.add(
            self.turn_button,
            self.mirror_button,
            self.undo_button,
            self.drop_button,
            self.confirm_button,
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(body, 1)
        column.addWidget(self.bar)

    def _connect(self) -> None:
        self.canvas.draft_changed.connect(self.on_draft_changed)
        self.canvas.confirm_requested.connect(self.confirm)
        self.canvas.refused.connect(self.on_refused)
        self.canvas.choice_requested.connect(self.offer.choose)
        self.canvas.space_hovered.connect(self.on_space_hovered)
        self.offer.option_chosen.connect(self.on_option_chosen)
        self.offer.terrain_chosen.connect(self.on_terrain_chosen)
        self.offer.turned.connect(lambda clockwise: self.canvas.turn(clockwise=clockwise))
        self.offer.hand.carry_begun.connect(self.canvas.begin_carry)
        self.offer.hand.carried.connect(self.canvas.carry_to)
        self.offer.hand.dropped.connect(self.canvas.drop_carried)
        self.turn_button.clicked.connect(lambda _=False: self.canvas.turn())
        self.mirror_button.clicked.connect(self.canvas.mirror)
        self.undo_button.clicked.connect(self.undo)
        self.drop_button.clicked.connect(self.canvas.drop)
        self.confirm_button.clicked.connect(self.confirm)

    # --- the turn -------------------------------------------------------------------------------

    @property
    def draft(self) -> Draft | None:
        """The shape in hand; nothing when no turn is shown."""
        return self.canvas.draft

    def show_turn(self, view: GameView) -> None:
        """Let the seat of a view draw. Raises `ValueError` when it has nothing to draw."""
        if view.sheet is None or view.offer is None or view.owner is None:
            message = f"seat {view.seat} has nothing to draw"
            raise ValueError(message)
        self._view, self._preview = view, None
        self._past.clear()
        self._ahead.clear()
        draft = self._first_draft(view)
        self._shown = draft
        self.head.show_view(view, view.seat, is_drawing=True)
        owner = view.players[view.owner]
        crests = crests_for([player.name for player in view.players])
        self.canvas.show_sheet(
            view.sheet,
            Cartouche(owner.name, owner.title, crests[view.owner], seed_text(view.setup.seed)),
        )
        self.offer.show_offer(view, draft)
        self.edicts.show_view(view, view.sheet)
        self.seasons.show_view(view, view.sheet)
        self.canvas.set_draft(draft)
        self.canvas.set_announcer(self._announcement)
        self.retranslate()
        self._show_draft(draft)
        self.canvas.setFocus()

    def _first_draft(self, view: GameView) -> Draft:
        """Take the first shape that fits somewhere in hand."""
        if view.sheet is None or view.offer is None:
            message = "no sheet lies before this seat"
            raise ValueError(message)
        draft = Draft.of(view.sheet, view.offer)
        options = range(len(view.offer.options))
        fitting = (draft.with_option(option) for option in options)
        return next((d for d in fitting if d.fits_when_turned()), draft)

    def clear(self) -> None:
        """Forget map and shape: nothing of them stays on the page while another one shows."""
        if self._view is None:
            return
        layout = self._view.setup.layout
        self._view, self._preview, self._shown = None, None, None
        self._past.clear()
        self._ahead.clear()
        self.canvas.set_draft(None)
        self.canvas.set_announcer(None)
        self.canvas.show_sheet(MapSheet.blank(layout))
        for panel in (self.offer, self.edicts, self.seasons):
            panel.clear()

    def confirm(self) -> None:
        """Draw what is laid; a shape that is not laid yet is laid first."""
        draft = self.canvas.draft
        if draft is None:
            return
        if not draft.is_laid:
            self.canvas.place()
        elif draft.placement is not None and draft.is_legal:
            self.placement_confirmed.emit(draft.placement)

    def undo(self) -> None:
        """Take the last step of this turn back."""
        self._step(self._past, self._ahead)

    def redo(self) -> None:
        """Take a step again that was taken back."""
        self._step(self._ahead, self._past)

    def next_legal(self) -> None:
        """Go to the next place where the shape fits."""
        draft = self.canvas.draft
        if draft is not None:
            self._replace(draft.picked_up().next_legal())

    def _step(self, source: list[Draft], target: list[Draft]) -> None:
        draft = self.canvas.draft
        if source and draft is not None:
            target.append(draft)
            self.canvas.set_draft(source.pop())
            self._show_draft(self.canvas.draft)

    def _replace(self, draft: Draft) -> None:
        """Take a draft that a button made; laid ones that no longer fit are picked up."""
        if draft.is_laid and not draft.is_legal:
            draft = draft.picked_up()
        self.canvas.set_draft(draft)
        self.on_draft_changed(draft)

    def on_draft_changed(self, draft: Draft | None) -> None:
        before = self._shown
        if before is not None and draft is not None and _is_step(before, draft):
            self._past.append(before)
            self._ahead.clear()
        self._show_draft(draft)

    def on_option_chosen(self, option: int) -> None:
        if self.canvas.draft is not None:
            self._replace(self.canvas.draft.with_option(option))
        self.canvas.setFocus()

    def on_terrain_chosen(self, terrain: Terrain) -> None:
        if self.canvas.draft is not None:
            self._replace(self.canvas.draft.with_terrain(terrain))
        self.canvas.setFocus()

    def on_refused(self, refusals: tuple[Refusal, ...]) -> None:
        self.bar.set_sentence(" ".join(map(refusal_sentence, refusals)), wrong=True)

    def on_space_hovered(self, space: Space | None) -> None:
        if self._view is not None and self._view.sheet is not None and space is not None:
            self.bar.set_sentence(space_sentence(self._view.sheet, space))

    # --- what is shown --------------------------------------------------------------------------

    def _show_draft(self, draft: Draft | None) -> None:
        view = self._view
        self._shown = draft
        if draft is None or view is None:
            return
        placement = draft.placement
        self._preview = None
        if placement is not None and draft.is_legal:
            self._preview = preview_of(
                draft.sheet, draft.offer, placement, view.edicts, view.season.season
            )
        self.offer.show_draft(draft)
        self.edicts.show_preview(self._preview)
        self.seasons.show_preview(self._preview)
        pending = 0 if self._preview is None else self._preview.coins_gained
        self.coins.set_coins(draft.sheet.coins, coins_text(draft.sheet.coins), pending=pending)
        wrong = draft.target is not None and self._preview is None
        self.bar.set_sentence(draft_sentence(draft, self._preview), wrong=wrong)
        self.confirm_button.setEnabled(self._preview is not None)
        self.confirm_button.set_text(self.tr("Confirm") if draft.is_laid else self.tr("Lay down"))
        self.undo_button.setEnabled(bool(self._past))
        self.drop_button.setEnabled(draft.target is not None)

    def _announcement(self, draft: Draft | None, space: Space | None) -> str:
        """Say where the shape is, for those who do not see the map."""
        if draft is not None:
            return draft_sentence(draft, self._preview_for(draft))
        if space is not None and self._view is not None and self._view.sheet is not None:
            return space_sentence(self._view.sheet, space)
        return ""

    def _preview_for(self, draft: Draft) -> Preview | None:
        view, placement = self._view, draft.placement
        if view is None or placement is None or not draft.is_legal:
            return None
        return preview_of(draft.sheet, draft.offer, placement, view.edicts, view.season.season)

    def retranslate(self) -> None:
        self.row_label.set_text(self.tr("Revealed this season"))
        self.coin_label.set_text(self.tr("Coins"))
        self.season_label.set_text(self.tr("Season sheet"))
        self.turn_button.set_text(self.tr("Rotate"))
        self.mirror_button.set_text(self.tr("Mirror"))
        self.undo_button.set_text(self.tr("Undo"))
        self.drop_button.set_text(self.tr("Cancel"))
        view = self._view
        self.band.setVisible(view is not None and view.owner != view.seat)
        if view is None or view.owner is None or view.seat is None or view.sheet is None:
            return
        crests = crests_for([player.name for player in view.players])
        sentence = ambush_sentence(view.players[view.seat].name, view.players[view.owner].name)
        self.band.show_owner(sentence, crests[view.owner])
        cards = view.revealed if view.current in view.revealed else (*view.revealed, view.current)
        shown = [card for card in cards if card is not None]
        self.row_label.set_text(
            self.tr("Revealed this season"),
            aside=self.tr("%n card(s) left", "", view.deck.cards_left),
        )
        self.row.set_cards(
            shown,
            [card_name(card) for card in shown],
            current=len(shown) - 1,
            spoken=self.tr("Revealed this season"),
        )
        self.coin_label.set_text(self.tr("Coins"), aside=number(view.sheet.coins))
        self._show_draft(self.canvas.draft)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = self.width()
        left, right = next((ls, rs) for least, ls, rs in _SIDES if width >= least)
        scale = max(1.0, self.look.fonts.scale)
        self._left.setFixedWidth(round(left * scale))
        self._right.setFixedWidth(round(right * scale))
        self.edicts.set_wide(width >= _WIDE)
        for button in (self.turn_button, self.mirror_button, self.drop_button):
            button.setVisible(width >= _ROOMY)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.confirm()
        else:
            super().keyPressEvent(event)


def _is_step(before: Draft, after: Draft) -> bool:
    """Tell whether undoing goes back over this change; following the pointer is none."""
    return (before.is_laid, before.option, before.terrain, before.form) != (
        after.is_laid,
        after.option,
        after.terrain,
        after.form,
    )
