"""What a player does to the shape in hand on a page: choose, turn, and take back what was done."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cartographers_gui.engine import Terrain
from cartographers_gui.session import Draft
from cartographers_gui.ui.canvas import MapCanvas
from cartographers_gui.ui.pages.draft_history import DraftHistory
from cartographers_gui.ui.panels.offer_panel import OfferPanel
from cartographers_gui.ui.panels.placement_bar import PlacementBar

__all__ = ["DraftSteps"]


class DraftSteps(QObject):
    """Leads what card, bar and map ask for to the canvas, which holds the shape.

    Whatever changes the shape ends in `shown`. It decides no rule: the draft knows where it fits.
    """

    shown = Signal(object)
    """The `Draft` in hand, to be reported on."""

    def __init__(
        self, page: QWidget, canvas: MapCanvas, offer: OfferPanel, bar: PlacementBar
    ) -> None:
        super().__init__(page)
        self._canvas = canvas
        self._history = DraftHistory()
        canvas.draft_changed.connect(self.on_draft_changed)
        canvas.choice_requested.connect(offer.choose)
        canvas.touched.connect(bar.use_fingers)
        offer.option_chosen.connect(self.choose_option)
        offer.terrain_chosen.connect(self.choose_terrain)
        offer.turned.connect(lambda clockwise: canvas.turn(clockwise=clockwise))
        offer.hand.carry_begun.connect(canvas.begin_carry)
        offer.hand.carried.connect(canvas.carry_to)
        offer.hand.dropped.connect(canvas.drop_carried)
        bar.turn_chosen.connect(canvas.turn)
        bar.turn_back_chosen.connect(lambda: canvas.turn(clockwise=False))
        bar.mirror_chosen.connect(canvas.mirror)
        bar.undo_chosen.connect(self.undo)
        bar.drop_chosen.connect(canvas.drop)

    def begin(self, draft: Draft | None) -> None:
        """Forget every step: a turn begins with a draft, or none runs."""
        self._history = DraftHistory()
        self._history.begin(draft)

    @property
    def history(self) -> DraftHistory:
        """The steps of this turn, for whoever goes on with it later."""
        return self._history

    def go_on(self, history: DraftHistory) -> None:
        """Have the steps back that a turn had before."""
        self._history = history

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self._history.can_undo

    def undo(self) -> None:
        """Take the last step back."""
        self._go_to(self._history.undo())

    def redo(self) -> None:
        """Take a step again that was taken back."""
        self._go_to(self._history.redo())

    def replace(self, draft: Draft) -> None:
        """Take in hand what a choice made of the shape; what no longer fits is picked up."""
        if draft.is_laid and not draft.is_legal:
            draft = draft.picked_up()
        self._canvas.set_draft(draft)
        self.on_draft_changed(draft)

    def choose_option(self, option: int) -> None:
        """Take another shape of the offer, counted from 0."""
        if self._canvas.draft is not None:
            self.replace(self._canvas.draft.with_option(option))

    def choose_terrain(self, terrain: Terrain) -> None:
        """Draw with another terrain of the offer."""
        if self._canvas.draft is not None:
            self.replace(self._canvas.draft.with_terrain(terrain))

    def on_draft_changed(self, draft: Draft | None) -> None:
        """Note a step of the person's own, if it is one."""
        if draft is not None:
            self._history.note(draft)
            self.shown.emit(draft)

    def _go_to(self, draft: Draft | None) -> None:
        if draft is not None:
            self._canvas.set_draft(draft)
            self.shown.emit(draft)
