"""The card to draw now: its picture, the shapes and terrains to choose from, and why no other."""

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QGridLayout,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cartographers_gui.engine import AmbushCard, ExploreCard, GameView, Terrain, legal_placements
from cartographers_gui.session import Draft
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.star_coin import paint_hourglass
from cartographers_gui.ui.painting.vignette import paint_vignette
from cartographers_gui.ui.panels.shape_in_hand import ShapeInHand
from cartographers_gui.ui.text import card_name, number, offer_notice, terrain_name
from cartographers_gui.ui.widgets.choice_button import ChoiceButton
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.stock_button import IconButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["OfferPanel"]


_TWO_ACROSS = 310
"""From this width on two choices stand side by side."""


class _CardPicture(ThemedWidget):
    """The picture of a card, with its time at the right end of the title above it."""

    def __init__(self) -> None:
        super().__init__()
        self.card_id = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def sizeHint(self) -> QSize:
        return QSize(200, 92)

    def minimumSizeHint(self) -> QSize:
        return QSize(120, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self.card_id:
            painter = QPainter(self)
            paint_vignette(painter, self.card_id, QRectF(self.rect()), self.look.palette)
            painter.end()


class _Hourglass(ThemedWidget):
    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(20, 24)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        paint_hourglass(painter, QRectF(self.rect()).adjusted(1, 2, -1, -2), self.look.palette)
        painter.end()


class OfferPanel(PaperPanel):
    """Chooses shape and terrain; a shape that fits nowhere is greyed and says so."""

    option_chosen = Signal(int)
    terrain_chosen = Signal(object)
    """A `Terrain`."""
    turned = Signal(bool)
    """Whether clockwise."""
    mirrored = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, raised=True)
        self.setContentsMargins(26, 24, 26, 24)
        self._view: GameView | None = None
        self._draft: Draft | None = None
        self.title = TextLabel(role=TextRole.CARD_TITLE)
        self.time = TextLabel(role=TextRole.CARD_TITLE)
        self.time.setWordWrap(False)
        self._hourglass = _Hourglass()
        self.picture = _CardPicture()
        self.notice = TextLabel(role=TextRole.STRONG)
        self.hand = ShapeInHand()
        self.left_button = IconButton(Icon.ROTATE_LEFT)
        self.right_button = IconButton(Icon.ROTATE_RIGHT)
        self.option_buttons: list[ChoiceButton] = []
        self.terrain_buttons: list[ChoiceButton] = []
        self._options = QButtonGroup(self)
        self._terrains = QButtonGroup(self)
        self._option_grid = QGridLayout()
        self._terrain_grid = QGridLayout()
        self._lay_out()
        self._options.idClicked.connect(self.option_chosen)
        self._terrains.idClicked.connect(self.on_terrain_clicked)
        self.left_button.clicked.connect(lambda: self.turned.emit(False))  # noqa: FBT003 - a signal
        self.right_button.clicked.connect(lambda: self.turned.emit(True))  # noqa: FBT003 - a signal
        self.retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._hourglass)
        head.addWidget(self.time)
        middle = QHBoxLayout()
        middle.setSpacing(2)
        middle.addWidget(self.left_button)
        middle.addWidget(self.hand, 1)
        middle.addWidget(self.right_button)
        for row in (self._option_grid, self._terrain_grid):
            row.setSpacing(2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(head)
        column.addWidget(self.picture, 2)
        column.addWidget(self.notice)
        column.addLayout(middle, 3)
        column.addLayout(self._option_grid)
        column.addLayout(self._terrain_grid)

    def show_offer(self, view: GameView, draft: Draft) -> None:
        """Show another card and what it offers on the map before the player."""
        self._view, self._draft = view, draft
        self._remake_buttons(draft)
        self.show_draft(draft)
        self.retranslate()

    def show_draft(self, draft: Draft) -> None:
        """Show what is chosen and how the shape is turned."""
        self._draft = draft
        self.hand.show_draft(draft)
        for index, button in enumerate(self.option_buttons):
            button.setChecked(index == draft.option)
            option = draft.offer.options[index]
            button.set_choice(option=option, terrain=draft.terrain)
        for terrain, button in zip(draft.offer.terrains, self.terrain_buttons, strict=False):
            button.setChecked(terrain is draft.terrain)

    def choose(self, number_key: int) -> None:
        """Choose by a digit: shapes are counted first, then terrains, as their key caps say."""
        buttons = [*self.option_buttons, *self.terrain_buttons]
        if 1 <= number_key <= len(buttons) and buttons[number_key - 1].isEnabled():
            buttons[number_key - 1].click()

    def clear(self) -> None:
        """Forget the offer: another player takes the seat."""
        self._view, self._draft = None, None
        self.hand.show_draft(None)

    def _remake_buttons(self, draft: Draft) -> None:
        for button in (*self.option_buttons, *self.terrain_buttons):
            button.hide()
            button.deleteLater()
        self.option_buttons, self.terrain_buttons = [], []
        offer, key = draft.offer, 1
        if len(offer.options) > 1:
            for index, option in enumerate(offer.options):
                button = ChoiceButton(option=option, key=str(key))
                self._options.addButton(button, index)
                self.option_buttons.append(button)
                fits = legal_placements(draft.sheet, option.shape, offer.must_cover_ruins)
                button.setEnabled(bool(fits))
                key += 1
        if len(offer.terrains) > 1:
            for index, terrain in enumerate(offer.terrains):
                button = ChoiceButton(terrain=terrain, key=str(key))
                self._terrains.addButton(button, index)
                self.terrain_buttons.append(button)
                key += 1

        self._arrange()

    def _arrange(self) -> None:
        """Put the choices side by side where there is room for their names."""
        across = 2 if self.width() >= self.look.fonts.px(_TWO_ACROSS) else 1
        for grid, buttons in (
            (self._option_grid, self.option_buttons),
            (self._terrain_grid, self.terrain_buttons),
        ):
            for place, button in enumerate(buttons):
                grid.addWidget(button, place // across, place % across)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

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
        self.title.set_text(card_name(card))
        shows_time = isinstance(card, ExploreCard)
        self.time.set_text(number(card.time_value) if shows_time else "")
        self._hourglass.setVisible(shows_time)
        self.picture.card_id = card.id
        self.picture.update()
        self.notice.set_text(self._notice(draft, card))
        self.notice.setVisible(bool(self.notice.text()))
        for option, button in zip(draft.offer.options, self.option_buttons, strict=False):
            text = self.tr("Shape of %n space(s)", "", option.shape.size)
            if option.coin:
                text = self.tr("Shape of %n space(s), with a coin", "", option.shape.size)
            if not button.isEnabled():
                text = self.tr("This shape fits nowhere on the map now.")
            button.set_text(text)
        for terrain, button in zip(draft.offer.terrains, self.terrain_buttons, strict=False):
            button.set_text(terrain_name(terrain))

    def _notice(self, draft: Draft, card: ExploreCard | AmbushCard) -> str:
        if draft.offer.single_space is not None:
            return offer_notice(draft.offer.single_space)
        if draft.offer.must_cover_ruins:
            return self.tr("Cover a ruins space.")
        if isinstance(card, AmbushCard) and draft.offer.terrains == (Terrain.MONSTER,):
            return self.tr("Draw the monsters where they cost the most.")
        return ""
