"""The part of a season's score that is being counted, and the buttons for all four parts."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.engine import ScoringCard
from cartographers_gui.session.season_count import CountedPart, Part
from cartographers_gui.ui.pages.part_sign import PartSign, paint_part
from cartographers_gui.ui.painting.scoring_diagram import paint_scoring_diagram
from cartographers_gui.ui.painting.star_coin import paint_star, star_ink
from cartographers_gui.ui.painting.text_block import paint_wrapped, unparted, wrapped_height
from cartographers_gui.ui.text import card_name, card_rule, number, signed
from cartographers_gui.ui.typography import line_height
from cartographers_gui.ui.widgets.card_link import CardLink
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedButton, ThemedWidget
from cartographers_gui.ui.widgets.paper_ground import paint_paper
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["PartButton", "PartPanel"]


_LARGEST_SUM, _SUM_ROOM, _LOSS_ROOM = 27.0, 0.37, 0.34
"""Size of the running sum at most, and what part of its star's width it takes at most; the sign of
a loss reaches into the narrowest part of the star."""
_BESIDE, _BELOW_TITLE, _OVER_BAR = 14, 4, 6
"""Px between the parts of the panel."""
_ENDLESS = 10_000
_LEAST_NAME = 11.0
_HEIGHT, _LOW_HEIGHT = 58.0, 44.0
_ROOM_FOR_DIAGRAM = 540.0
"""Width in px from which a card's example is shown beside its rule."""


def _width(text: str, font: QFont) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


class SumStar(ThemedWidget):
    """A large star with the running sum."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self._growth = 1.0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_text(self, text: str) -> None:
        """Show another sum."""
        self._text = text
        self.setAccessibleName(text)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.look.fonts.px(78 * self._growth))
        return QSize(side, side)

    def set_growth(self, growth: float) -> None:
        """Be so many times as large."""
        self._growth = growth
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter = QPainter(self)
        paint_star(painter, area, palette)
        font = fonts.bold(_LARGEST_SUM * self._growth)
        room = (_SUM_ROOM if self._text.isdigit() else _LOSS_ROOM) * area.width()
        while _width(self._text, font) > room and font.pixelSize() > 1:
            font.setPixelSize(font.pixelSize() - 1)
        painter.setFont(font)
        painter.setPen(star_ink(palette))
        painter.drawText(
            area.adjusted(0, area.height() * 0.08, 0, 0), Qt.AlignmentFlag.AlignCenter, self._text
        )
        painter.end()


class CountBar(ThemedWidget):
    """How much of a part has been counted, one segment for each count."""

    _MOST_SEGMENTS = 30

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._counted, self._all = 0, 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_counted(self, counted: int, of_all: int) -> None:
        """Show another state of counting."""
        self._counted, self._all = counted, of_all
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(80, round(self.look.fonts.px(12)))

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5)
        radius = body.height() / 2
        empty = QColor(palette.border)
        empty.setAlphaF(0.3)
        painter.setPen(QPen(palette.border, 1.0) if palette.high_contrast else Qt.PenStyle.NoPen)
        painter.setBrush(empty)
        painter.drawRoundedRect(body, radius, radius)
        if self._all and self._counted:
            filled = QRectF(body)
            filled.setWidth(body.width() * self._counted / self._all)
            painter.setBrush(palette.legal)
            painter.drawRoundedRect(filled, radius, radius)
        if 1 < self._all <= self._MOST_SEGMENTS:
            painter.setPen(QPen(palette.card, 1.2))
            for step in range(1, self._all):
                x = body.left() + body.width() * step / self._all
                painter.drawLine(round(x), round(body.top()), round(x), round(body.bottom()))
        painter.end()


class PartButton(ThemedButton):
    """One part of a season's score: its sign, its name and its stars once they are counted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part: CountedPart | None = None
        self._name = self._stars = ""
        self._is_low, self._is_named = False, True
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_part(self, part: CountedPart, name: str, stars: str) -> None:
        """Show a part; `stars` is empty while it is not counted."""
        self._part, self._name, self._stars = part, name, stars
        self.setAccessibleName(f"{name} {stars}".strip())
        self.setToolTip(name)
        self.update()

    def shown_stars(self) -> str:
        """Return what the button says the part is worth."""
        return self._stars

    def nextCheckState(self) -> None:
        """Leave it to the page which part is checked."""

    def set_low(self, *, low: bool, named: bool = True) -> None:
        """Take little height, where the buttons stand in two rows; some have their signs alone."""
        self._is_low, self._is_named = low, named
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        fonts = self.look.fonts
        height = _LOW_HEIGHT if self._is_low else _HEIGHT
        return QSize(round(fonts.px(130)), round(fonts.px(height) + 2 * RING_MARGIN))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.look.fonts.px(84)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING_MARGIN, RING_MARGIN, -RING_MARGIN, -RING_MARGIN)
        paint_paper(painter, body, 8, palette, hovered=self.underMouse(), checked=self.isChecked())
        side = min(fonts.px(30), body.width() * 0.3)
        if self._part is not None:
            sign = QRectF(body.left() + 9, body.center().y() - side / 2, side, side)
            paint_part(painter, self._part, sign, palette)
        room = body.adjusted(side + 18, 3, -7, -3)
        # A broken word would say less than the sign alone.
        metrics = QFontMetricsF(fonts.strong(_LEAST_NAME))
        widest = max(map(metrics.horizontalAdvance, self._name.split()), default=0.0)
        name = self._name if self._is_named and widest + 2 <= room.width() else ""
        self._paint_texts(painter, room, name)
        if self.hasFocus():
            paint_focus_ring(painter, body, 8, palette)
        painter.end()

    def _paint_texts(self, painter: QPainter, room: QRectF, name: str) -> None:
        """Paint the name on up to two lines with the stars below it, all in the middle."""
        fonts = self.look.fonts
        large = fonts.bold(16)
        stars = line_height(large) if self._stars else 0.0
        # The largest size at which the whole name stands above its stars; without one, the sign
        # alone says which part it is.
        sizes = [fonts.strong(size) for size in (13, 12, 11)]
        heights = [wrapped_height(name, font, room.width()) for font in sizes]
        widest = [
            max(map(QFontMetricsF(font).horizontalAdvance, name.split()), default=0.0)
            for font in sizes
        ]
        fitting = [
            at
            for at, (height, width) in enumerate(zip(heights, widest, strict=True))
            if height <= room.height() - stars and width <= room.width()
        ]
        small, height = (sizes[fitting[0]], heights[fitting[0]]) if fitting else (sizes[0], 0.0)
        name = name if fitting else ""
        top = room.center().y() - (height + stars) / 2
        painter.setPen(self.look.palette.text)
        if name:
            paint_wrapped(painter, name, QRectF(room.left(), top, room.width(), height), small)
        painter.setFont(large)
        painter.drawText(
            QRectF(room.left(), top + height, room.width(), stars),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            self._stars,
        )


class CardDiagram(ThemedWidget):
    """The worked example of a scoring card; takes no room where there is little or no card."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: ScoringCard | None = None
        self._growth = 1.0
        CardLink(self, lambda _: "" if self._card is None else self._card.id)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)

    def set_card(self, card: ScoringCard | None) -> None:
        """Show the example of another card."""
        self._card = card
        self.setVisible(card is not None)
        self.update()

    def set_growth(self, growth: float) -> None:
        """Be so many times as large."""
        self._growth = growth
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        fonts, growth = self.look.fonts, self._growth
        return QSize(round(fonts.px(124 * growth)), round(fonts.px(96 * growth)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        painter = QPainter(self)
        paint_scoring_diagram(painter, self._card.id, QRectF(self.rect()), self.look.palette)
        painter.end()


class PartPanel(PaperPanel):
    """The part that is being counted: what it rewards, the running sum and how far it is."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, framed=True)
        self._growth = 1.0
        self._title = TextLabel(role=TextRole.CARD_TITLE)
        self._rule = TextLabel()
        self._rule.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._star = SumStar()
        self._of_all = TextLabel(role=TextRole.SMALL)
        self._of_all.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._of_all.setWordWrap(False)
        self._bar = CountBar()
        self._card: ScoringCard | None = None
        self._expected: tuple[tuple[CountedPart, ScoringCard | None], ...] = ()
        self.sign = PartSign()
        self._diagram = CardDiagram()
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.sign)
        head.addWidget(self._title, 1)
        texts = QVBoxLayout()
        texts.setSpacing(_BELOW_TITLE)
        texts.addLayout(head)
        texts.addWidget(self._rule, 1)
        stars = QVBoxLayout()
        stars.setSpacing(0)
        stars.addWidget(self._star, 0, Qt.AlignmentFlag.AlignHCenter)
        stars.addWidget(self._of_all)
        row = QHBoxLayout()
        row.setSpacing(_BESIDE)
        row.addWidget(self._diagram)
        row.addLayout(texts, 1)
        row.addLayout(stars)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(_OVER_BAR)
        column.addLayout(row, 1)
        column.addWidget(self._bar)
        self.apply_look()

    def apply_look(self) -> None:
        side = round(self.look.fonts.px(38 * self._growth))
        self.sign.setFixedSize(side, side)

    def set_growth(self, growth: float) -> None:
        """Show all so many times as large, where there is room."""
        if growth != self._growth:
            self._growth = growth
            for part in (self._title, self._rule, self._of_all, self._star, self._diagram):
                part.set_growth(growth)
            self.apply_look()
            self._share_height()

    def expect(self, parts: Sequence[tuple[CountedPart, ScoringCard | None]]) -> None:
        """Be as high as the highest of these parts needs: nothing below jumps between them."""
        self._expected = tuple(parts)
        self._share_height()

    def _share_height(self) -> None:
        edges, bar = self.contentsMargins(), self._bar.sizeHint().height()
        star, line = self._star.sizeHint(), self._of_all.fontMetrics().height()
        inside = self.width() - edges.left() - edges.right()
        heights = [star.height() + line]
        for part, card in self._expected:
            diagram = self._diagram.sizeHint() if card and self._has_room_for_diagram() else QSize()
            room = inside - star.width() - _BESIDE
            room -= diagram.width() + _BESIDE if diagram.isValid() else 0
            area, wrapped = QRect(0, 0, max(1, room), _ENDLESS), Qt.TextFlag.TextWordWrap
            rule = unparted(self._rule_of(part, card))
            text = self._rule.fontMetrics().boundingRect(area, wrapped, rule).height()
            heights += [diagram.height(), self.sign.height() + _BELOW_TITLE + text]
        self.setMinimumHeight(max(heights) + _OVER_BAR + bar + edges.top() + edges.bottom())

    def set_part(self, part: CountedPart, card: ScoringCard | None, counted: int) -> None:
        """Show a part of which so many counts are done; `card` is the one of an edict."""
        self.sign.set_part(part)
        running = part.stars_after(counted)
        self._title.set_text(self.title_of(part, card))
        self._rule.set_text(self._rule_of(part, card))
        self._card = card
        self._show_diagram()
        self._star.set_text(number(running))
        of_all = self.tr("of {stars}").format(stars=number(part.stars))
        self._of_all.set_text(of_all if counted < len(part.counts) else "")
        self._bar.set_counted(counted, len(part.counts))
        self.setAccessibleName(self.title_of(part, card))
        self.setAccessibleDescription(signed(running))

    def running_sum(self) -> str:
        """Return the sum that the star shows."""
        return self._star.accessibleName()

    def title_of(self, part: CountedPart, card: ScoringCard | None) -> str:
        """Return the name of a part."""
        if card is not None:
            return card_name(card)
        return self.tr("Coins") if part.part is Part.COINS else self.tr("Monsters")

    def _rule_of(self, part: CountedPart, card: ScoringCard | None) -> str:
        if card is not None:
            return card_rule(card)
        if part.part is Part.COINS:
            return self.tr("Each filled coin is worth 1 star, in every season anew.")
        return self.tr("Each empty space adjacent to a monster costs 1 star.")

    def _show_diagram(self) -> None:
        self._diagram.set_card(self._card if self._has_room_for_diagram() else None)

    def _has_room_for_diagram(self) -> bool:
        return self.width() >= self.look.fonts.px(_ROOM_FOR_DIAGRAM)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_diagram()
        self._share_height()
