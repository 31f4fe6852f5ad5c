"""A card on the table as a widget, its texts in the language of the table."""

from PySide6.QtCore import QCoreApplication, QPoint, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from cartographers_gui.engine import (
    AmbushCard,
    Card,
    ExploreCard,
    RuinsCard,
    SeasonCard,
    Terrain,
)
from cartographers_gui.ui.narration import passing_sentence
from cartographers_gui.ui.painting.card_back import paint_card_back
from cartographers_gui.ui.painting.card_face import PROPORTION, paint_card
from cartographers_gui.ui.painting.card_text import CardText
from cartographers_gui.ui.painting.season_face import paint_season_card
from cartographers_gui.ui.shape_words import card_sentences
from cartographers_gui.ui.text import card_name, number, season_name, terrain_name
from cartographers_gui.ui.widgets.card_link import CardLink
from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedWidget

__all__ = ["CardView", "card_text", "season_card_text"]

translate = QCoreApplication.translate

_ROOM = 10.0
"""Room for the shadow, in px."""
_RADIUS = 10.0
_HALF_WAY = 0.5
"""From here on a turning card shows its face."""
_THINNEST = 0.02
"""Width of a card seen from its edge, in widths of it."""


def card_text(card: Card, players: int) -> CardText:
    """Return what is written on a card at a table of so many players."""
    match card:
        case ExploreCard():
            terrains = {terrain: terrain_name(terrain) for terrain in card.terrains}
            return CardText(card_name(card), terrains=terrains, beside=_terrain_names())
        case RuinsCard():
            rule = translate("Card", "The next shape must cover open ruins.")
            return CardText(card_name(card), rule)
        case AmbushCard():
            alone = translate("Card", "The walk begins in the corner marked.")
            passing = passing_sentence(card.direction, players)
            is_alone, is_swap = players == 1, players == 2  # noqa: PLR2004 - they swap their maps
            solo = alone if is_alone else ""
            return CardText(card_name(card), passing, solo=solo, is_alone=is_alone, is_swap=is_swap)


def _terrain_names() -> tuple[str, ...]:
    return tuple(terrain_name(terrain) for terrain in Terrain if terrain is not Terrain.MONSTER)


def season_card_text(card: SeasonCard) -> CardText:
    """Return what is written on a season card."""
    text = translate("Card", "Edicts {first} and {second} score at its end.")
    first, second = card.edicts
    return CardText(season_name(card.season), text.format(first=first.value, second=second.value))


class CardView(ThemedWidget):
    """Shows one card as large as there is room; it can lie face down and be turned."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: Card | SeasonCard | None = None
        self._players = 1
        self._is_framed = False
        self._turned = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        CardLink(self, self._card_at)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def card(self) -> Card | SeasonCard | None:
        """Return the card shown."""
        return self._card

    def show_card(
        self, card: Card | SeasonCard | None, players: int, *, framed: bool = False
    ) -> None:
        """Show another card; `framed` is for the one that is drawn now."""
        self._card, self._players, self._is_framed = card, players, framed
        self.retranslate()
        self.update()

    def set_turned(self, part: float) -> None:
        """Turn the card: 0 is face down, 1 face up, and half way it is seen from its edge."""
        if part != self._turned:
            self._turned = part
            self.update()

    def _card_at(self, point: QPoint | None) -> str:
        """Return the id of the card, which lies face up and under the point."""
        inside = point is None or self.card_rect().contains(point.toPointF())
        if self._card is None or not inside or self._turned < _HALF_WAY:
            return ""
        return self._card.season.value if isinstance(self._card, SeasonCard) else self._card.id

    def retranslate(self) -> None:
        if self._card is None:
            return
        texts = self._texts(self._card)
        self.setAccessibleName(texts.name)
        parts = [texts.text, texts.solo]
        if isinstance(self._card, ExploreCard | RuinsCard):
            time = translate("Card", "Time {time}").format(time=number(self._card.time_value))
            parts.insert(0, time)
        if not isinstance(self._card, SeasonCard):
            parts.append(card_sentences(self._card))
        self.setAccessibleDescription("\n".join(part for part in parts if part))

    def _texts(self, card: Card | SeasonCard) -> CardText:
        if isinstance(card, SeasonCard):
            return season_card_text(card)
        return card_text(card, self._players)

    def card_rect(self) -> QRectF:
        """Return where the card lies in the widget."""
        room = QRectF(self.rect()).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        height = max(1.0, min(room.height(), room.width() / PROPORTION))
        width = round(height * PROPORTION)
        left = round(room.center().x() - width / 2)
        return QRectF(left, round(room.center().y() - height / 2), width, round(height))

    def width_for(self, height: int) -> int:
        """Return the width in px at which the card is as high as the widget lets it be."""
        return round((height - 2 * _ROOM) * PROPORTION + 2 * _ROOM)

    def sizeHint(self) -> QSize:
        height = self.look.fonts.px(400)
        return QSize(round(height * PROPORTION), round(height))

    def minimumSizeHint(self) -> QSize:
        fonts = self.look.fonts
        return QSize(150, round(fonts.px(190)))

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        rect = self.card_rect()
        painter = QPainter(self)
        if self._turned < 1:
            painter.translate(rect.center().x(), 0)
            painter.scale(max(_THINNEST, abs(2 * self._turned - 1)), 1)
            painter.translate(-rect.center().x(), 0)
        if self._turned < _HALF_WAY:
            paint_card_back(painter, rect, self.look.palette)
        elif isinstance(self._card, SeasonCard):
            paint_season_card(painter, self._card, self._texts(self._card), rect, self.look)
        else:
            texts = self._texts(self._card)
            framed = self._is_framed
            paint_card(painter, self._card, texts, rect, self.look, framed=framed)
        if self.hasFocus():
            paint_focus_ring(painter, rect, _RADIUS, self.look.palette)
        painter.end()
