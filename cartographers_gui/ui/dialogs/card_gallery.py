"""All cards of the box, small, by kind; one press opens the page of a card."""

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.ui.card_notes import AnyCard, any_card_name, card_notes, kind_name
from cartographers_gui.ui.dialogs.card_faces import (
    ALL_CARDS,
    CardKind,
    card_id,
    kind_of,
    matches,
    paint_face,
    proportion_of,
)
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.focus_ring import paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedButton, ThemedWidget
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["CardGallery", "CardThumb"]

_HEIGHT = {
    CardKind.EXPLORE: 262.0,
    CardKind.AMBUSH: 262.0,
    CardKind.SEASON: 262.0,
    CardKind.SCORING: 324.0,
}
"""Height of a card in px at scale 1."""
_ROOM = 8.0
"""Room round a card for its shadow and the focus ring."""
_GAP = 4
_STEPS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class CardThumb(ThemedButton):
    """One card as a button."""

    def __init__(self, card: AnyCard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card = card
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(any_card_name(self.card))
        rule = card_notes(self.card).rule[0]
        self.setAccessibleDescription(f"{kind_name(self.card)}. {rule}")
        self.setToolTip(rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A button takes arrow keys for "next" and "previous"; here they go up and down as well.
        if Qt.Key(event.key()) in _STEPS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        height = self.look.fonts.px(_HEIGHT[kind_of(self.card)])
        width = height * proportion_of(self.card)
        return QSize(round(width + 2 * _ROOM), round(height + 2 * _ROOM))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        body = QRectF(self.rect()).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        if self.isDown():
            body.translate(0, 1)
        paint_face(painter, self.card, body, self.look, beside_others=True)
        if self.hasFocus():
            paint_focus_ring(painter, body, 9.0, self.look.palette)
        painter.end()


class _Shelf(ThemedWidget):
    """Cards in rows, as many side by side as there is room for."""

    def __init__(self, thumbs: list[CardThumb]) -> None:
        super().__init__()
        self.thumbs = thumbs
        for thumb in thumbs:
            thumb.setParent(self)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _places(self, width: int) -> list[tuple[CardThumb, QRect]]:
        places: list[tuple[CardThumb, QRect]] = []
        left, top, deepest = 0, 0, 0
        shown = [thumb for thumb in self.thumbs if not thumb.isHidden()]
        across = max((thumb.sizeHint().width() + _GAP for thumb in shown), default=1)
        # Full rows stand in the middle; all cards of a shelf are of one width.
        margin = max(0, (width - (width + _GAP) // across * across + _GAP) // 2)
        left = margin
        for thumb in shown:
            size = thumb.sizeHint()
            if left > margin and left + size.width() > width - margin:
                left, top = margin, top + deepest + _GAP
                deepest = 0
            places.append((thumb, QRect(QPoint(left, top), size)))
            left += size.width() + _GAP
            deepest = max(deepest, size.height())
        return places

    def arrange(self) -> None:
        """Lay the cards that match out again."""
        for thumb, place in self._places(self.width()):
            thumb.setGeometry(place)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return max((place.bottom() + 1 for _, place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:
        return QSize(640, self.heightForWidth(640))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 0)

    def apply_look(self) -> None:
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()


class CardGallery(QScrollArea):
    """Every card, in sections; a kind and words narrow it down."""

    card_chosen = Signal(object)
    """The card whose page is wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        scroll_by_finger(self)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.viewport().setAutoFillBackground(False)
        contents = QWidget()
        contents.setObjectName("contents")
        contents.setAutoFillBackground(False)
        self._kind: CardKind | None = None
        self._words = ""
        self.thumbs: list[CardThumb] = []
        self._sections: dict[CardKind, tuple[SectionLabel, _Shelf]] = {}
        self._empty = TextLabel(role=TextRole.BODY)
        column = QVBoxLayout(contents)
        column.setContentsMargins(18, 6, 18, 12)
        column.setSpacing(4)
        for kind in CardKind:
            label, shelf = SectionLabel(), _Shelf(self._thumbs_of(kind))
            self._sections[kind] = label, shelf
            column.addWidget(label)
            column.addWidget(shelf)
        column.addWidget(self._empty)
        column.addStretch(1)
        self.setWidget(contents)
        self.retranslate()
        self._narrow()

    def _thumbs_of(self, kind: CardKind) -> list[CardThumb]:
        thumbs = [CardThumb(card) for card in ALL_CARDS.values() if kind_of(card) is kind]
        for thumb in thumbs:
            thumb.clicked.connect(lambda _=False, card=thumb.card: self.card_chosen.emit(card))
        self.thumbs += thumbs
        return thumbs

    def shown_cards(self) -> list[AnyCard]:
        """Return the cards that match, in their order."""
        return [thumb.card for thumb in self.thumbs if not thumb.isHidden()]

    def set_kind(self, kind: CardKind | None) -> None:
        """Show one kind of card, or all."""
        self._kind = kind
        self._narrow()

    def set_words(self, words: str) -> None:
        """Show the cards with these words on their page alone."""
        self._words = words
        self._narrow()

    def focus_card(self, card: AnyCard) -> None:
        """Give a card the keyboard, or the first one when it is not shown."""
        shown = [thumb for thumb in self.thumbs if not thumb.isHidden()]
        wanted = [thumb for thumb in shown if card_id(thumb.card) == card_id(card)]
        for thumb in (wanted or shown)[:1]:
            thumb.setFocus()
            self.ensureWidgetVisible(thumb)

    def _narrow(self) -> None:
        for kind, (label, shelf) in self._sections.items():
            wanted = self._kind in {None, kind}
            for thumb in shelf.thumbs:
                thumb.setVisible(wanted and matches(thumb.card, self._words))
            found = any(not thumb.isHidden() for thumb in shelf.thumbs)
            label.setVisible(found)
            shelf.setVisible(found)
            shelf.arrange()
        self._empty.setVisible(not self.shown_cards())

    def retranslate(self) -> None:
        """Set every text again; what matches depends on the language."""
        names = {
            CardKind.EXPLORE: self.tr("Explore and ruins cards"),
            CardKind.AMBUSH: self.tr("Ambush cards"),
            CardKind.SEASON: self.tr("Season cards"),
            CardKind.SCORING: self.tr("Scoring cards"),
        }
        for kind, (label, _) in self._sections.items():
            label.set_text(names[kind])
        self._empty.set_text(self.tr("No card has these words."))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = _STEPS.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or not isinstance(focused, CardThumb):
            super().keyPressEvent(event)
            return
        nearest = self._nearest(focused, step)
        if nearest is not None:
            nearest.setFocus(Qt.FocusReason.TabFocusReason)
            self.ensureWidgetVisible(nearest)

    def _nearest(self, start: CardThumb, step: tuple[int, int]) -> CardThumb | None:
        """Return the next card that way."""
        here = self._middle(start)

        def way(thumb: CardThumb) -> tuple[int, int]:
            middle = self._middle(thumb) - here
            ahead = middle.x() * step[0] + middle.y() * step[1]
            aside = abs(middle.x() * step[1]) + abs(middle.y() * step[0])
            return ahead, aside

        others = [t for t in self.thumbs if not t.isHidden() and way(t)[0] > 0]
        return min(others, key=lambda t: way(t)[0] + 3 * way(t)[1], default=None)

    def _middle(self, thumb: CardThumb) -> QPoint:
        contents = self.widget()
        assert contents is not None
        return thumb.mapTo(contents, thumb.rect().center())
