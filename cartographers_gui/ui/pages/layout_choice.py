"""Which side of the map sheet is played: the painted choice of the new-game page."""

from functools import partial

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QButtonGroup, QVBoxLayout, QWidget

from cartographers_gui.engine import MAP_LAYOUTS, MapLayout, MapSheet
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import layout_name, layout_text, side_label
from cartographers_gui.ui.theme import Palette
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.radio_card import RadioCard
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["LayoutChoice"]

_HIGHER = 60.0
"""Px at scale 1 by which cards with texts below their maps are higher, or not worth it."""


def _paint_layout(
    layout: MapLayout, palette: Palette, ratio: float, painter: QPainter, rect: QRectF
) -> None:
    # The window appears before its maps are painted, so before all of this is needed.
    from cartographers_gui.ui.painting.map_art import paint_map  # noqa: PLC0415
    from cartographers_gui.ui.painting.map_geometry import MapGeometry  # noqa: PLC0415

    geometry = MapGeometry.fitted(
        rect, layout.rows, layout.cols, ratio=ratio, rulers=False, cartouche=False
    )
    paint_map(painter, geometry, MapSheet.blank(layout), palette)


class LayoutChoice(PaperPanel):
    """One card for each layout of the catalogue, the first chosen."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = SectionLabel()
        # The widgets below keep room for their focus rings.
        edge = round(RING_MARGIN)
        self._label.setContentsMargins(edge, 0, edge, 0)
        explain(self._label, Term.MAP_SHEET)
        self._room = 0
        """Height in px that the whole choice may take."""
        self._group = QButtonGroup(self)
        self.cards: dict[str, RadioCard] = {}
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(10)
        for layout in MAP_LAYOUTS.values():
            card = RadioCard(self._paint_of(layout), f"layout/{layout.id}", may_wait=True)
            self._group.addButton(card)
            self._row.addWidget(card)
            self.cards[layout.id] = card
        self._group.buttonToggled.connect(self.changed)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._label)
        column.addLayout(self._row)
        next(iter(self.cards.values())).setChecked(True)
        self.retranslate()

    def layout_chosen(self) -> MapLayout:
        """Return the layout to play on."""
        return next(MAP_LAYOUTS[id_] for id_, card in self.cards.items() if card.isChecked())

    def choose(self, layout: MapLayout) -> None:
        """Choose a layout of the catalogue; another one changes nothing."""
        if layout.id in self.cards:
            self.cards[layout.id].setChecked(True)

    def _paint_of(self, layout: MapLayout) -> "partial[None]":
        return partial(_paint_layout, layout, self.look.palette, self.devicePixelRatioF())

    def apply_look(self) -> None:
        for id_, card in self.cards.items():
            card.set_picture(self._paint_of(MAP_LAYOUTS[id_]), f"layout/{id_}")

    def retranslate(self) -> None:
        self._label.set_text(self.tr("Map"))
        for id_, card in self.cards.items():
            layout = MAP_LAYOUTS[id_]
            card.set_text(layout_name(layout), layout_text(layout), side_label(layout))

    def set_room(self, height: int) -> None:
        """Tell it how high it may be, in px: in a high window its maps are as wide as a card."""
        if height != self._room:
            self._room = height
            self._arrange()

    def minimumSizeHint(self) -> QSize:
        # One below the other when there is no room for both: the wider one decides.
        width = max(card.least_width(tall=False) for card in self.cards.values())
        margins = self.contentsMargins()
        return QSize(width + margins.left() + margins.right(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the cards side by side where they fit, and their texts beside or below the maps."""
        room, gap = self.contentsRect().width(), self._row.spacing()
        gaps = gap * (len(self.cards) - 1)
        fits = [
            room >= sum(card.least_width(tall=tall) for card in self.cards.values()) + gaps
            for tall in (False, True)
        ]
        narrow, tall = not any(fits), fits == [False, True]
        width = (room - gaps) // len(self.cards)
        # Each as it would be, whatever it is: one that followed from the other would never settle.
        height = max(card.wide_height() for card in self.cards.values())
        high = max(card.tall_height(width) for card in self.cards.values())
        beside = max(height, room // 2 - round(self.look.fonts.px(88)))
        most = min(high, self._room - self._frame())
        if not narrow and most >= beside + self.look.fonts.px(_HIGHER):
            tall, high = True, most
        for card in self.cards.values():
            card.set_tall(tall=tall)
        direction = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        if direction != self._row.direction():
            self._row.setDirection(direction)
        if tall:
            height = high
        elif not narrow:
            # A card grows with its picture and no further.
            height = beside
        for card in self.cards.values():
            card.setMinimumHeight(height if tall else 0)
            card.setMaximumHeight(height)
        frame = super().minimumSizeHint().height() - self._row.minimumSize().height()
        count = len(self.cards) if narrow else 1
        self.setMaximumHeight(frame + count * height + (count - 1) * gap)

    def _frame(self) -> int:
        """Return the height in px that everything but the cards takes."""
        margins, layout = self.contentsMargins(), self.layout()
        gap = layout.spacing() if layout is not None else 0
        return margins.top() + margins.bottom() + self._label.sizeHint().height() + gap
