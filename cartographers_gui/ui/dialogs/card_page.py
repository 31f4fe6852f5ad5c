"""The page of one card: its large picture, its rule, an example on a map, and what counts."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractSlider,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cartographers_gui.engine import (
    AmbushCard,
    ExploreCard,
    MapSheet,
    Placement,
    RuinsCard,
    ScoringCard,
    Terrain,
    legal_placements,
    monster_groups,
    solo_ambush_spaces,
)
from cartographers_gui.ui.card_notes import (
    AnyCard,
    any_card_name,
    card_notes,
    kind_name,
    landing_sentences,
    line_sentences,
    placement_sentence,
    ruins_sentences,
    score_sentences,
)
from cartographers_gui.ui.dialogs.card_faces import paint_face, proportion_of
from cartographers_gui.ui.dialogs.card_lines import CardLines, LineSign
from cartographers_gui.ui.dialogs.shape_shelf import ShapeShelf
from cartographers_gui.ui.painting.worked_examples import (
    AMBUSH_EXAMPLE,
    EXPLORE_EXAMPLE,
    RUINS_EXAMPLE,
    WORKED_EXAMPLES,
)
from cartographers_gui.ui.painting.worked_map import (
    MapMark,
    marks_of,
    marks_of_lines,
    paint_worked_map,
)
from cartographers_gui.ui.shape_words import card_sentences
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["CardPage", "LargeCard", "WorkedMap"]

_Action = QAbstractSlider.SliderAction
_SCROLLS = {
    Qt.Key.Key_Up: _Action.SliderSingleStepSub,
    Qt.Key.Key_Down: _Action.SliderSingleStepAdd,
    Qt.Key.Key_PageUp: _Action.SliderPageStepSub,
    Qt.Key.Key_PageDown: _Action.SliderPageStepAdd,
    Qt.Key.Key_Space: _Action.SliderPageStepAdd,
    Qt.Key.Key_Home: _Action.SliderToMinimum,
    Qt.Key.Key_End: _Action.SliderToMaximum,
}
_ROOM = 10.0
_MAP = 300.0
_BESIDE = 1.95
"""Width in maps from which the words of an example stand beside it."""


_LINE_CARD = "greenbough"
"""The card whose stars belong to rows and columns of which single spaces count."""


class LargeCard(ThemedWidget):
    """One card as large as there is room for."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: AnyCard | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_card(self, card: AnyCard) -> None:
        """Show another card."""
        self._card = card
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        if self._card is not None:
            self.setAccessibleName(any_card_name(self._card))

    def sizeHint(self) -> QSize:
        return QSize(320, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(190, 264)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._card is None:
            return
        room = QRectF(self.rect()).adjusted(_ROOM, _ROOM, -_ROOM, -_ROOM)
        part = proportion_of(self._card)
        height = min(room.height(), room.width() / part, self.look.fonts.px(620))
        rect = QRectF(room.center().x() - height * part / 2, room.top(), height * part, height)
        painter = QPainter(self)
        paint_face(painter, self._card, rect, self.look)
        painter.end()


class WorkedMap(ThemedWidget):
    """The map of an example with its marks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: MapSheet | None = None
        self._marks: tuple[MapMark, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def marks(self) -> tuple[MapMark, ...]:
        """What is outlined on the map."""
        return self._marks

    def show_map(self, sheet: MapSheet, marks: tuple[MapMark, ...], spoken: str) -> None:
        """Show a map; `spoken` says what it shows to those who do not see it."""
        self._sheet, self._marks = sheet, marks
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(self.look.fonts.px(_MAP))
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 180)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return min(width, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._sheet is None:
            return
        painter = QPainter(self)
        rect = QRectF(self.rect())
        paint_worked_map(painter, rect, self._sheet, self._marks, self.look.palette)
        painter.end()


class CardPage(QWidget):
    """Shows one card; the parts that a kind of card lacks take no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card: AnyCard | None = None
        self.picture = LargeCard()
        self.title = TextLabel(role=TextRole.PAGE_TITLE)
        self.kind = TextLabel(role=TextRole.ASIDE)
        self.rule = CardLines(LineSign.NONE)
        self.facts = CardLines(LineSign.DOT)
        self.shapes = ShapeShelf()
        self.map = WorkedMap()
        self.told = CardLines(LineSign.NONE)
        self.counts = CardLines(LineSign.COUNTS)
        self.does_not = CardLines(LineSign.DOES_NOT)
        self._labels = {
            part: SectionLabel() for part in (self.shapes, self.map, self.counts, self.does_not)
        }
        self._example = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._scroll = QScrollArea()
        scroll_by_finger(self._scroll)
        fade_cut_edges(self._scroll, Ground.PAPER)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._lay_out()

    def _lay_out(self) -> None:
        contents = QWidget()
        contents.setObjectName("contents")
        column = QVBoxLayout(contents)
        column.setContentsMargins(2, 0, 10, 0)
        column.setSpacing(6)
        for part in (self.title, self.kind, self.rule, self.facts):
            column.addWidget(part)
        column.addWidget(self._labels[self.shapes])
        column.addWidget(self.shapes)
        column.addWidget(self._labels[self.map])
        self._example.setSpacing(14)
        self._example.addWidget(self.map)
        self._example.addWidget(self.told, 1)
        column.addLayout(self._example)
        for part in (self.counts, self.does_not):
            column.addWidget(self._labels[part])
            column.addWidget(part)
        column.addStretch(1)
        self._scroll.setWidget(contents)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        panel = PaperPanel()
        inner = QVBoxLayout(panel)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addWidget(self._scroll)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 8, 4)
        row.setSpacing(0)
        row.addWidget(self.picture, 36)
        row.addWidget(panel, 64)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll by the keys that scroll; the others belong to the window."""
        action = _SCROLLS.get(Qt.Key(event.key()))
        if action is None:
            super().keyPressEvent(event)
        else:
            self._scroll.verticalScrollBar().triggerAction(action)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # The words stand below the map where they have no room beside it.
        direction = QBoxLayout.Direction
        narrow = self._scroll.width() < _BESIDE * self.map.sizeHint().width()
        self._example.setDirection(direction.TopToBottom if narrow else direction.LeftToRight)

    def card(self) -> AnyCard | None:
        """Return the card shown."""
        return self._card

    def show_card(self, card: AnyCard) -> None:
        """Show another card, from the top."""
        self._card = card
        self._scroll.verticalScrollBar().setValue(0)
        self.picture.show_card(card)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        card = self._card
        if card is None:
            return
        notes = card_notes(card)
        self.setAccessibleName(any_card_name(card))
        drawn = card_sentences(card) if isinstance(card, ExploreCard | AmbushCard) else ""
        self.setAccessibleDescription(" ".join((*notes.rule, drawn)).rstrip())
        self.title.set_text(any_card_name(card))
        self.kind.set_text(kind_name(card))
        self.rule.set_lines(notes.rule)
        self.facts.set_lines(notes.facts)
        self.counts.set_lines(notes.counts)
        self.does_not.set_lines(notes.does_not)
        self._labels[self.shapes].set_text(self.tr("In all its positions"))
        self._labels[self.map].set_text(self.tr("Example"))
        self._labels[self.counts].set_text(self.tr("What counts"))
        self._labels[self.does_not].set_text(self.tr("What does not count"))
        if not isinstance(card, ScoringCard):
            self._labels[self.counts].set_text(self.tr("Good to know"))
        self._show_shapes(card)
        self._show_example(card)
        for part, label in self._labels.items():
            label.setVisible(not part.isHidden())

    def _show_shapes(self, card: AnyCard) -> None:
        match card:
            case ExploreCard():
                terrain = card.terrains[0] if len(card.terrains) == 1 else None
                self.shapes.set_shapes([option.shape for option in card.options], terrain)
            case AmbushCard():
                self.shapes.set_shapes([card.shape], Terrain.MONSTER)
            case _:
                self.shapes.set_shapes([], None)

    def _show_example(self, card: AnyCard) -> None:
        sheet, marks, lines = _example_of(card)
        if isinstance(card, ExploreCard):
            _, ways = _drawn_example(card)
            lines = (self.tr("On this map it can be drawn in %n place(s).", "", ways), *lines)
        self.map.setVisible(sheet is not None)
        self.told.set_lines(lines)
        if sheet is not None:
            self.map.show_map(sheet, marks, " ".join(lines))


def _example_of(card: AnyCard) -> tuple[MapSheet | None, tuple[MapMark, ...], tuple[str, ...]]:
    """Return a map for a card, what to mark on it, and what it shows in words."""
    match card:
        case ScoringCard():
            sheet = WORKED_EXAMPLES[card.id]
            score = card.score(sheet)
            if card.id == _LINE_CARD:
                forest = sheet.spaces(Terrain.FOREST)
                return sheet, marks_of_lines(sheet, forest), line_sentences(forest, score)
            return sheet, marks_of(score), score_sentences(score)
        case ExploreCard():
            placement, _ = _drawn_example(card)
            after = EXPLORE_EXAMPLE.with_drawn(placement.terrain, placement.spaces)
            return after, (MapMark(placement.spaces),), (placement_sentence(placement),)
        case AmbushCard():
            before = AMBUSH_EXAMPLE
            spaces = solo_ambush_spaces(before, card) or frozenset()
            after = before.with_drawn(Terrain.MONSTER, spaces)
            lost = frozenset().union(*(group.spaces for group in monster_groups(after).groups))
            threatened = tuple(MapMark(frozenset({space}), is_loss=True) for space in sorted(lost))
            marks = (MapMark(spaces), *threatened)
            return after, marks, tuple(landing_sentences(before, after, spaces))
        case RuinsCard():
            still_open = (MapMark(frozenset({space})) for space in sorted(RUINS_EXAMPLE.open_ruins))
            return RUINS_EXAMPLE, tuple(still_open), tuple(ruins_sentences(RUINS_EXAMPLE))
        case _:
            return None, (), ()


def _drawn_example(card: ExploreCard) -> tuple[Placement, int]:
    """Return the last shape of a card in the middle of its places, and all places there are."""
    places = [legal_placements(EXPLORE_EXAMPLE, option.shape) for option in card.options]
    spaces = places[-1][len(places[-1]) // 2]
    return Placement(card.terrains[-1], spaces), sum(map(len, places))
