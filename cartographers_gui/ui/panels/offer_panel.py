"""The card to draw now: its picture, the shapes and terrains to choose from, and why no other."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import AmbushCard, ExploreCard, GameView
from cartographers_gui.session import Draft
from cartographers_gui.ui.keys import KeyTable, MapAction
from cartographers_gui.ui.narration import passing_sentence, ruins_duty_sentence
from cartographers_gui.ui.painting.ambush_face import monster_ink
from cartographers_gui.ui.painting.card_frame import paint_card_frame
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.shadow import Shadow
from cartographers_gui.ui.panels.card_heading import CardHeading
from cartographers_gui.ui.panels.card_picture import CardPicture
from cartographers_gui.ui.panels.notice_banner import NoticeBanner
from cartographers_gui.ui.panels.shape_in_hand import ShapeInHand
from cartographers_gui.ui.panels.turn_button import TurnButton
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.shape_words import offer_sentences, shape_sentence
from cartographers_gui.ui.text import card_name, offer_notice, terrain_name
from cartographers_gui.ui.widgets.choice_button import ChoiceButton
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["OfferPanel"]

_ROOM = (7, 8, 7, 11)
"""Room in px round the card for its shadow: left, above, right, below."""
_SHADOW = Shadow(4.0, 7.0, 0.42)
"""It ends within that room: a shadow cut off shows the edge of the widget on the desk."""
_GAP = 2
_MOST_NAMED = 2
"""Up to so many terrains stand there with their names; more are all there is no room for."""
_WIDE, _GROWTH = 250.0, 1.8
"""Width in px at scale 1 from which shapes are painted larger, and how far they grow at most."""
_ROOM_FOR_CAPS, _WIDTH_FOR_CAPS = 290.0, 220.0
"""Height in px at scale 1 from which the arrows have their keys below them, and width from which
they have them beside them in a lower card."""
_ABREAST = (5, 3)
"""How many terrains without names stand side by side: all, or as many as may be."""


class OfferPanel(ThemedWidget):
    """Chooses shape and terrain; a shape that fits nowhere is greyed and says so.

    Shapes are numbered first, then terrains. The card itself stays in the explore deck: everything
    shown comes from the offer, in which the fallback to a single space is decided already.
    """

    option_chosen = Signal(int)
    """Which shape, counted in `Offer.options`."""
    terrain_chosen = Signal(object)
    """A `Terrain`."""
    turned = Signal(bool)
    """Whether clockwise."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: GameView | None = None
        self._draft: Draft | None = None
        self._room: int | None = None
        self.heading = CardHeading()
        self.picture = CardPicture()
        self.notice = NoticeBanner()
        self.hand = ShapeInHand()
        self.left_button = TurnButton(Icon.ROTATE_LEFT, flat=True)
        self.right_button = TurnButton(Icon.ROTATE_RIGHT, flat=True)
        self._caps = {self.left_button: "", self.right_button: ""}
        self.option_buttons: list[ChoiceButton] = []
        self.terrain_buttons: list[ChoiceButton] = []
        self._options = QButtonGroup(self)
        self._terrains = QButtonGroup(self)
        self._option_grid = QGridLayout()
        self._terrain_grid = QGridLayout()
        self._lay_out()
        explain(self.heading, Term.TIME)
        explain(self.picture, Term.RUINS_DUTY, when=lambda: bool(self.picture.flag()))
        explain(self.hand, Term.SHAPE)
        explain(self.notice, Term.SINGLE_SPACE, when=self._is_single_space)
        self._options.idClicked.connect(self.option_chosen)
        self._terrains.idClicked.connect(self.on_terrain_clicked)
        self.left_button.clicked.connect(lambda: self.turned.emit(False))  # noqa: FBT003 - a signal
        self.right_button.clicked.connect(lambda: self.turned.emit(True))  # noqa: FBT003 - a signal
        self.retranslate()

    def _lay_out(self) -> None:
        left, above, right, below = _ROOM
        self.setContentsMargins(left + 9, above + 7, right + 9, below + 6)
        turning = self._turning = QWidget()
        # Left is left for a shape, whichever way words run.
        turning.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        middle = QHBoxLayout(turning)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        for part in (self.left_button, self.hand, self.right_button):
            middle.addWidget(part, 1 if part is self.hand else 0)
        for button in (self.left_button, self.right_button):
            # A click leaves the keyboard on the map; Tab still comes here.
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for grid in (self._option_grid, self._terrain_grid):
            grid.setSpacing(0)
        column = self._column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addWidget(self.heading)
        column.addWidget(self.picture, 5)
        column.addWidget(self.notice)
        column.addWidget(turning, 4)
        choices = QVBoxLayout()
        choices.setSpacing(_GAP)
        # The room of the focus rings reaches into the margin of the card.
        choices.setContentsMargins(-3, 0, -3, 0)
        choices.addLayout(self._option_grid)
        choices.addLayout(self._terrain_grid)
        column.addLayout(choices)

    def follow_keys(self, keys: KeyTable) -> None:
        """Name the keys that turn the shape, where there is room for them."""
        self._caps = {
            self.left_button: keys.cap(MapAction.TURN_LEFT),
            self.right_button: keys.cap(MapAction.TURN_RIGHT),
        }
        self._arrange()

    def set_room(self, room: int | None) -> None:
        """Leave out what a tab says already, and in a low room of so many px what the map shows.

        Shapes and terrains to choose from are never scrolled to for the sake of the shape in hand.
        """
        self._room = room
        self.heading.setVisible(room is None)
        self._share_room()

    def _share_room(self) -> None:
        """Show the shape in hand, unless there is too little height for it."""
        hand = max(part.minimumSizeHint().height() for part in (self.hand, self.left_button))
        hand += self._column.spacing()
        self._column.invalidate()
        edges, width = self.contentsMargins(), self.width()
        inside = width - edges.left() - edges.right()
        need = self._column.minimumSize().height()
        need = max(need, self._column.minimumHeightForWidth(inside))
        need += edges.top() + edges.bottom() + (hand if self._turning.isHidden() else 0)
        self._turning.setVisible(self._room is None or need <= self._room)

    def show_offer(self, view: GameView, draft: Draft) -> None:
        """Show another card and what it offers on the map before the player."""
        self._view, self._draft = view, None
        self._remake_buttons(draft)
        self.show_draft(draft)
        self.retranslate()

    def show_draft(self, draft: Draft) -> None:
        """Show what is chosen and how the shape is turned."""
        before, self._draft = self._draft, draft
        if before is not None and _chosen(before) == _chosen(draft):
            return
        self.hand.show_draft(draft)
        for index, button in enumerate(self.option_buttons):
            button.setChecked(index == draft.option)
            button.set_choice(option=draft.offer.options[index], terrain=draft.terrain)
        for terrain, button in zip(draft.offer.terrains, self.terrain_buttons, strict=False):
            button.setChecked(terrain is draft.terrain)

    def choose(self, digit: int) -> None:
        """Choose by a digit: shapes are counted first, then terrains, as their key caps say."""
        buttons = [*self.option_buttons, *self.terrain_buttons]
        if 1 <= digit <= len(buttons) and buttons[digit - 1].isEnabled():
            buttons[digit - 1].click()

    def clear(self) -> None:
        """Forget the offer: the map is hidden."""
        self._view, self._draft = None, None
        self.hand.show_draft(None)
        self._remove_buttons()
        self.heading.show_card("", None)
        self.picture.show_card("")
        self.notice.set_text("")
        self.setAccessibleName("")
        self.setAccessibleDescription("")
        self.update()

    def _remove_buttons(self) -> None:
        for button in (*self.option_buttons, *self.terrain_buttons):
            button.hide()
            button.deleteLater()
        self.option_buttons, self.terrain_buttons = [], []

    def _remake_buttons(self, draft: Draft) -> None:
        self._remove_buttons()
        offer = draft.offer
        if len(offer.options) > 1:
            for index, option in enumerate(offer.options):
                button = ChoiceButton(option=option, beside=offer.options)
                button.setEnabled(draft.with_option(index).fits_when_turned())
                self._options.addButton(button, index)
                self.option_buttons.append(button)
        if len(offer.terrains) > 1:
            for index, terrain in enumerate(offer.terrains):
                button = ChoiceButton(terrain=terrain)
                self._terrains.addButton(button, index)
                self.terrain_buttons.append(button)
        for place, button in enumerate((*self.option_buttons, *self.terrain_buttons)):
            button.set_key(str(place + 1))
            # A radio button to screen readers: one of several. The group sees to it being one.
            button.setAutoExclusive(True)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._arrange()

    def _arrange(self) -> None:
        """Put choices side by side where they have room, many terrains without their names."""
        margins = self.contentsMargins()
        room = self.width() - margins.left() - margins.right() + 6
        growth = min(_GROWTH, max(1.0, room / self.look.fonts.px(_WIDE)))
        self.hand.set_growth(growth)
        low = self.height() < self.look.fonts.px(_ROOM_FOR_CAPS)
        has_room = not low or room >= self.look.fonts.px(_WIDTH_FOR_CAPS)
        for turner, cap in self._caps.items():
            turner.set_cap(cap if has_room else "", low=low)
        for button in self.option_buttons:
            button.set_growth(growth)
        self._name_terrains(shown=len(self.terrain_buttons) <= _MOST_NAMED)
        self._storey_terrains(room)
        for grid, buttons in (
            (self._option_grid, self.option_buttons),
            (self._terrain_grid, self.terrain_buttons),
        ):
            across = self._across(buttons, room)
            for place, button in enumerate(buttons):
                grid.addWidget(button, place // across, place % across)
                button.show()
        self._share_room()

    def _storey_terrains(self, room: float) -> None:
        """Put names below their swatches rather than leave a low card without its picture."""
        buttons = self.terrain_buttons
        for storeyed in (False, True, False):
            for button in buttons:
                button.set_storeyed(storeyed=storeyed)
            if len(buttons) != _MOST_NAMED or self._across(buttons, room) > 1:
                return

    @staticmethod
    def _across(buttons: Sequence[ChoiceButton], room: float) -> int:
        """Return how many choices stand side by side in a width."""
        widest = max((button.minimumSizeHint().width() for button in buttons), default=0)
        abreast = (2, 1) if len(buttons) <= _MOST_NAMED else _ABREAST
        return next((each for each in abreast if each * widest <= room), abreast[-1])

    def _name_terrains(self, *, shown: bool) -> None:
        """Write the names on the buttons, or tell them by tool tip alone."""
        terrains = () if self._draft is None else self._draft.offer.terrains
        for terrain, button in zip(terrains, self.terrain_buttons, strict=False):
            name = terrain_name(terrain)
            button.set_text(name if shown else "")
            button.set_names_beside(tuple(map(terrain_name, terrains)) if shown else ())
            button.setAccessibleName(name)
            button.setToolTip(name)

    def _is_single_space(self) -> bool:
        return self._draft is not None and self._draft.offer.is_single_space

    def on_terrain_clicked(self, index: int) -> None:
        if self._draft is not None:
            self.terrain_chosen.emit(self._draft.offer.terrains[index])

    def retranslate(self) -> None:
        self.left_button.set_text(self.tr("Rotate left"))
        self.right_button.set_text(self.tr("Rotate right"))
        view, draft = self._view, self._draft
        if view is None or draft is None or view.current is None:
            return
        card = view.current
        time = card.time_value if isinstance(card, ExploreCard) else None
        self.heading.show_card(card_name(card), time, ambush=isinstance(card, AmbushCard))
        self.setAccessibleName(card_name(card))
        self.setAccessibleDescription(offer_sentences(draft.offer.terrains, draft.offer.options))
        self.picture.show_card(card.id, *self._ruins_flag(view, draft))
        self.notice.set_text(self._notice(view, draft))
        self._name_options(draft)
        self._arrange()

    def _name_options(self, draft: Draft) -> None:
        for option, button in zip(draft.offer.options, self.option_buttons, strict=False):
            size = option.shape.size
            if option.coin:
                name = self.tr("Shape of %n space(s), with a coin", "", size)
            else:
                name = self.tr("Shape of %n space(s)", "", size)
            reason = ""
            if not button.isEnabled():
                reason = self.tr("This shape fits nowhere on the map now.")
                if draft.offer.must_cover_ruins:
                    reason = self.tr("This shape cannot cover open ruins anywhere.")
            button.set_text(name)
            button.setAccessibleName(shape_sentence(option.shape.printed, coin=option.coin))
            button.setAccessibleDescription(reason)
            button.setToolTip(reason or name)

    def _ruins_flag(self, view: GameView, draft: Draft) -> tuple[str, str]:
        """Say in short and at length which card the duty to cover ruins is for, if there is one."""
        if draft.offer.must_cover_ruins:
            return self.tr("cover ruins"), ""
        if view.ruins_pending and isinstance(view.current, AmbushCard):
            return self.tr("ruins: next card"), ruins_duty_sentence(view)
        return "", ""

    def _notice(self, view: GameView, draft: Draft) -> str:
        if draft.offer.single_space is not None:
            return offer_notice(draft.offer.single_space)
        if isinstance(view.current, AmbushCard):
            return passing_sentence(view.current.direction, len(view.players))
        return ""

    def apply_look(self) -> None:
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def paintEvent(self, event: QPaintEvent) -> None:
        left, above, right, below = _ROOM
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(left, above, -right, -below)
        palette = self.look.palette
        ambush = self._view is not None and isinstance(self._view.current, AmbushCard)
        frame = monster_ink(palette) if ambush else None
        paint_card_frame(painter, body, palette, frame=frame, shadow=_SHADOW)
        painter.end()


def _chosen(draft: Draft) -> tuple[object, ...]:
    """Return what of a draft is seen beside the map, wherever it is led over it."""
    return draft.offer, draft.option, draft.form, draft.terrain
