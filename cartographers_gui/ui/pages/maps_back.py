"""The page on which the maps return to their owners after an ambush."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.engine import GameView
from cartographers_gui.session import MapsBack
from cartographers_gui.ui.narration import ambush_sentence, player_names
from cartographers_gui.ui.pages.action_bar import ActionBar
from cartographers_gui.ui.pages.page_title import PageTitle
from cartographers_gui.ui.painting.crest import Crest, crests_of, paint_crest
from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.painting.text_block import (
    AT_LEFT,
    fitted_font,
    paint_wrapped,
    whole_words,
)
from cartographers_gui.ui.widgets.card_view import CardView
from cartographers_gui.ui.widgets.desk_background import DeskBackground
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges
from cartographers_gui.ui.widgets.stock_button import PrimaryButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["MapsBackPage", "VisitRow"]

_LOW, _NARROW = 700, 1100
_INNER = (10, 10, 4, 4)
"""Room in px round the names within their panel: left, above, right, below."""
_BESIDE = 8
"""Px between the rows and a scroll bar."""
_LEAST_SHARE = 0.3
"""Part of the page's height that the list of names takes at least."""
_ROOM_FOR_CARD = 640.0
"""Width in px at scale 1 from which the card lies beside the names."""

_SIDE, _ARROW = 38.0, 20.0
"""Px at scale 1: the sides of a crest and of the arrow."""
_READABLE = 14.0
"""Px at scale 1 to which the letters of the names may shrink."""
_SMALLEST, _LEGIBLE = 9.0, 12
"""Px to which those of one name shrink that would be cut else: at scale 1, and at any."""


class VisitRow(ThemedWidget):
    """One player's visit to another's map: crest and name, an arrow, crest and name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names = ("", "")
        self._crests: tuple[Crest, Crest] | None = None
        self._all_names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_visit(
        self, names: tuple[str, str], crests: tuple[Crest, Crest], everyone: Sequence[str] = ()
    ) -> None:
        """Show who drew, and on whose map; the names of `everyone` share one size."""
        self._names, self._crests, self._all_names = names, crests, (*names, *everyone)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        if self._names[0]:
            self.setAccessibleName(ambush_sentence(*self._names))

    def _font(self, room: QSizeF) -> QFont:
        """Return the font of all names: a long one makes them smaller, and takes two lines."""
        fonts = self.look.fonts
        for size in (19.0, 16.5):
            font = fonts.strong(size)
            metrics = QFontMetricsF(font)
            if all(metrics.horizontalAdvance(name) <= room.width() for name in self._all_names):
                return font
        return fitted_font(font, self._all_names, room, round(fonts.px(_READABLE)))

    def _whole_font(self, name: str, font: QFont, room: QSizeF) -> QFont:
        """Return the font of one name: smaller than that of the others rather than cut."""
        metrics = QFontMetricsF(font)
        if all(metrics.horizontalAdvance(word) < room.width() for word in name.split()):
            return font
        smallest = max(_LEGIBLE, round(self.look.fonts.px(_SMALLEST)))
        return fitted_font(font, [name], room, smallest)

    def sizeHint(self) -> QSize:
        return QSize(320, round(self.look.fonts.px(46)))

    def _room(self) -> QSizeF:
        """Return the room for one of the two names."""
        return QSizeF(self._half() - self.look.fonts.px(_SIDE) - 10, self.height())

    def _half(self) -> float:
        """Return the width in px that a crest takes with its name."""
        return (self.width() - self.look.fonts.px(_ARROW) - 24) / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._crests is None:
            return
        palette, fonts = self.look.palette, self.look.fonts
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side, length, half = fonts.px(_SIDE), fonts.px(_ARROW), self._half()
        middle = self.height() / 2
        shared = self._font(self._room())
        for number, (name, crest) in enumerate(zip(self._names, self._crests, strict=True)):
            left = number * (half + length + 24)
            paint_crest(painter, crest, QRectF(left, middle - side / 2, side, side), palette)
            room = QRectF(left + side + 10, 0, half - side - 10, self.height())
            font = self._whole_font(name, shared, self._room())
            lines = whole_words(name, font, room.width())
            painter.setPen(palette.text)
            paint_wrapped(painter, "\n".join(lines), room, font, AT_LEFT)
        arrow = QRectF(half + 12, middle - length / 2, length, length)
        paint_icon(painter, Icon.ARROW_RIGHT, arrow, palette.muted)
        painter.end()


class MapsBackPage(DeskBackground):
    """Lists who drew on whose map."""

    is_of_game = True
    finished = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stage: MapsBack | None = None
        self._view: GameView | None = None
        # The head of the table would tell of the card that comes next.
        self.title = PageTitle()
        self.card = CardView()
        self.rows: list[VisitRow] = []
        self.bar = ActionBar()
        self.next_button = PrimaryButton(key="Enter")
        self.next_button.clicked.connect(self.finished)
        self._list = QVBoxLayout()
        self._body = QHBoxLayout()
        self._lay_out()
        self.setFocusProxy(self.next_button)
        self.retranslate()

    def _lay_out(self) -> None:
        self.bar.add(self.next_button)
        contents = QWidget()
        contents.setObjectName("contents")
        inner = QVBoxLayout(contents)
        inner.setContentsMargins(0, 0, _BESIDE, 0)
        inner.addLayout(self._list)
        inner.addStretch(1)
        scroll = self._scroll = QScrollArea()
        fade_cut_edges(scroll, Ground.PAPER)
        scroll_by_finger(scroll)
        scroll.setWidget(contents)
        scroll.setWidgetResizable(True)
        panel = self._panel = PaperPanel(raised=True)
        told = QVBoxLayout(panel)
        told.setContentsMargins(*_INNER)
        told.setSpacing(4)
        self.heads = (TextLabel(role=TextRole.SMALL), TextLabel(role=TextRole.SMALL))
        self._heads = QHBoxLayout()
        for head in self.heads:
            head.setWordWrap(False)
            self._heads.addWidget(head, 1)
        told.addLayout(self._heads)
        told.addWidget(scroll, 1)
        scroll.viewport().installEventFilter(self)
        contents.installEventFilter(self)
        self._body.addWidget(self.card, 35)
        self._body.addWidget(panel, 65)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.title)
        column.addLayout(self._body, 1)
        column.addWidget(self.bar)

    def show_return(self, stage: MapsBack, view: GameView) -> None:
        """Show an ambush that has ended; `view` is the table's."""
        self._stage, self._view = stage, view
        self.card.show_card(stage.card, len(view.players))
        while len(self.rows) < len(stage.drawings):
            row = VisitRow()
            self.rows.append(row)
            self._list.addWidget(row)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(stage.drawings))
        self.retranslate()
        self.next_button.setFocus()

    def retranslate(self) -> None:
        self.next_button.set_text(self.tr("Continue"))
        self.next_button.setToolTip(self.tr("Goes on with the next card"))
        if self._stage is None or self._view is None:
            return
        names = player_names(self._view.players)
        crests = crests_of(self._view.players)
        for row, (player, owner) in zip(self.rows, self._stage.drawings, strict=False):
            row.show_visit((names[player], names[owner]), (crests[player], crests[owner]), names)
        self.heads[0].set_text(self.tr("Who drew"))
        self.heads[1].set_text(self.tr("On whose map"))
        for head in self.heads:
            head.setVisible(bool(self._stage.drawings))
        if self._stage.drawings:
            aside = self.tr("Who drew monsters, and on whose map.")
        else:
            aside = self.tr("No map had an empty space left.")
        self.title.set_text(self.tr("The maps return"), aside)
        self._fit_panel()
        self._scroll.setAccessibleName(aside)
        self.bar.set_sentence(self.tr("Every map is back with its owner."))

    def _fit_panel(self) -> None:
        """Let the list be no higher than its lines need: it would be empty."""
        edges = self._panel.contentsMargins()
        needed = self._list.sizeHint().height() + edges.top() + edges.bottom() + sum(_INNER[1::2])
        needed += self._heads.sizeHint().height() + 4
        self._panel.setMaximumHeight(max(needed, round(_LEAST_SHARE * self.height())))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self._scroll.viewport():
            # Each head begins above its column of crests, beside a scroll bar as well.
            bar = self._scroll.width() - self._scroll.viewport().width()
            self._heads.setContentsMargins(0, 0, _BESIDE + bar, 0)
            self._heads.setSpacing(round(self.look.fonts.px(_ARROW)) + 24)
        elif event.type() == QEvent.Type.LayoutRequest:
            # The lines take over a size of text after the page does.
            self._fit_panel()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.finished.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < self.look.fonts.px(_NARROW)
        side = max(12, round(self.width() * (0.03 if narrow else 0.06)))
        self._body.setContentsMargins(side, 0, side, max(8, round(self.height() * 0.03)))
        self.title.set_cramped(self.height() < _LOW, keeps_aside=True)
        # The names are what the page is for.
        self.card.setVisible(self.width() >= self.look.fonts.px(_ROOM_FOR_CARD))
        self._body.setSpacing(round(self.width() * 0.03))
        self._fit_panel()
