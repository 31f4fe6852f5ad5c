"""Who has won, with how many stars and why; in solo play the title that was earned."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.engine import GameView, solo_rating, solo_title
from cartographers_gui.ui.narration import player_name, player_names, tie_sentence
from cartographers_gui.ui.pages.laurel_crests import LaurelCrests
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.star_coin import paint_star
from cartographers_gui.ui.painting.text_block import (
    even_width,
    fitted_font,
    paint_wrapped,
    wrapped_height,
)
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import isolated, listed, number, solo_title_name, stars_text
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["WinnerPanel"]

_NAMES_SHOWN = 3
_SMALLEST_NAME = 12
_LONG_NAME = 22.0
_SMALL_TITLE, _TITLE_PART = 15.0, 0.5
"""Px at scale 1 of a title at least, and how large it is else, in parts of the name."""
_NAME_SHARE = 0.6
"""Part of the height that a name with a title may fill."""
_HIGHEST = 96.0
_SIDE = 190.0
"""Height in px at scale 1 of a laurel from which the name grows with it."""
_ASIDE = 18
"""Px between the edges of the panel and a name in its middle."""


class GrandName(ThemedWidget):
    """A name as large as its room allows, a title below it; long ones take several lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = self._title = ""
        self._is_centred = False
        self._growth = 1.0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_text(self, text: str, title: str = "") -> None:
        """Show another name, and what somebody is called besides."""
        self._text, self._title = text, title
        self.setAccessibleName(self.text())
        self.updateGeometry()
        self.update()

    def set_centred(self, *, centred: bool) -> None:
        """Write the name in the middle, or at the left."""
        self._is_centred = centred
        self.update()

    def set_growth(self, growth: float) -> None:
        """Write up to so many times as large, where there is room."""
        if growth != self._growth:
            self._growth = growth
            self.updateGeometry()
            self.update()

    def text(self) -> str:
        """Return the name with its title."""
        return f"{self._text} {self._title}".strip()

    def sizeHint(self) -> QSize:
        return QSize(300, round(self.look.fonts.px(62 * self._growth)))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, self.heightForWidth(160))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        fonts = self.look.fonts
        growth = self._growth
        height = wrapped_height(self._text, fonts.bold(_LONG_NAME * growth), width)
        height += self._title_height(fonts.aside(self._title, _SMALL_TITLE), width)
        return round(min(max(fonts.px(62 * growth), height), fonts.px(_HIGHEST * growth)))

    def is_shown_whole(self) -> bool:
        """Tell whether the room is enough for every letter."""
        width = float(self.width())
        name, title = self._fitting_fonts()
        height = wrapped_height(self._text, name, width) + self._title_height(title, width)
        return height <= self.height() + 1

    def _title_height(self, font: QFont, width: float) -> float:
        return wrapped_height(self._title, font, width) if self._title else 0.0

    def _fitting_fonts(self) -> tuple[QFont, QFont]:
        """Return the fonts of the name and of the title, which is about half as large."""
        fonts, room = self.look.fonts, QSizeF(self.size())
        largest = fonts.bold(TextRole.WINNER.value * self._growth)
        title = fonts.aside(self._title)
        smallest = round(fonts.px(_SMALLEST_NAME))
        if self._title:
            share = QSizeF(room.width(), room.height() * _NAME_SHARE)
            name = fitted_font(largest, [self._text], share, smallest)
            size = max(_SMALL_TITLE, _TITLE_PART * name.pixelSize() / fonts.scale)
            title = fonts.aside(self._title, size)
            room.setHeight(room.height() - self._title_height(title, room.width()))
        return fitted_font(largest, [self._text], room, smallest), title

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        name, title = self._fitting_fonts()
        width = float(self.width())
        heights = wrapped_height(self._text, name, width), self._title_height(title, width)
        top = max(0.0, (self.height() - sum(heights)) / 2)
        palette = self.look.palette
        painter.setPen(palette.text)
        self._paint(painter, self._text, name, QRectF(0, top, width, heights[0]))
        if self._title:
            painter.setPen(palette.muted)
            room = QRectF(0, top + heights[0], width, self.height() - top - heights[0])
            self._paint(painter, self._title, title, room, Qt.AlignmentFlag.AlignTop)
        painter.end()

    def _paint(
        self,
        painter: QPainter,
        text: str,
        font: QFont,
        room: QRectF,
        down: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignVCenter,
    ) -> None:
        sides = Qt.AlignmentFlag
        side = sides.AlignHCenter if self._is_centred else sides.AlignLeft
        width = even_width(text, font, room.width())
        left = (room.width() - width) / 2 if self._is_centred else 0.0
        paint_wrapped(
            painter, text, QRectF(left, room.top(), width, room.height()), font, side | down
        )


class StarMark(ThemedWidget):
    """A star of reputation."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(self.look.fonts.px(44))
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_star(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self.look.palette)
        painter.end()


class WinnerPanel(QWidget):
    """Laurel, name, stars and, after a tie, the sentence that explains it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_solo = self._is_upright = False
        self.laurel = LaurelCrests()
        self.aside = TextLabel(role=TextRole.ASIDE)
        self.name = GrandName()
        self.stars = TextLabel(role=TextRole.SEASON)
        self.reason = TextLabel()
        explain(self.stars, Term.STAR)
        explain(self.reason, Term.RATING, when=lambda: self._is_solo)
        self.stars.setWordWrap(False)
        stars = self._stars = QHBoxLayout()
        stars.setSpacing(8)
        stars.addStretch(0)
        stars.addWidget(StarMark())
        stars.addWidget(self.stars)
        stars.addStretch(1)
        texts = self._texts = QVBoxLayout()
        texts.setSpacing(4)
        texts.addStretch(1)
        texts.addWidget(self.aside)
        self._name_room = QHBoxLayout()
        self._name_room.addWidget(self.name)
        texts.addLayout(self._name_room)
        texts.addLayout(stars)
        texts.addWidget(self.reason)
        texts.addStretch(1)
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(14)
        row.addStretch(0)
        row.addWidget(self.laurel)
        row.addLayout(texts, 1)
        row.addStretch(0)

    def set_side(self, side: float) -> None:
        """Take a laurel of another height in px at scale 1; beside a large one the name grows."""
        self.laurel.set_side(side)
        self.name.set_growth(max(1.0, side / _SIDE) if not self._is_upright else 1.0)

    def set_upright(self, *, upright: bool) -> None:
        """Put the laurel above the texts, all in the middle, or at their left."""
        ways, sides = QBoxLayout.Direction, Qt.AlignmentFlag
        self._is_upright = upright
        self._row.setDirection(ways.TopToBottom if upright else ways.LeftToRight)
        self._row.setAlignment(self.laurel, sides.AlignHCenter if upright else sides(0))
        aside = _ASIDE if upright else 0
        self._name_room.setContentsMargins(aside, 0, aside, 0)
        # Laurel and texts stay together, in the middle of the height.
        for place, part in enumerate((1, 0, 0, 1) if upright else (0, 0, 1, 0)):
            self._row.setStretch(place, part)
        for place in (0, self._texts.count() - 1):
            self._texts.setStretch(place, int(not upright))
        side = sides.AlignHCenter if upright else sides.AlignLeft
        for label in (self.aside, self.reason):
            label.setAlignment(side | sides.AlignVCenter)
        self.name.set_centred(centred=upright)
        self._stars.setStretch(0, int(upright))

    def show_game(self, view: GameView, crests: Sequence[Crest]) -> None:
        """Show who won a finished game."""
        self._is_solo = view.setup.is_solo
        winners = [standing.player for standing in view.standings if standing.rank == 1]
        self.laurel.set_crests([crests[seat] for seat in winners])
        names = player_names(view.players)
        alone = view.players[winners[0]] if len(winners) == 1 else None
        self.name.set_text(self._winners(view, winners), alone.title if alone else "")
        self.stars.set_text(stars_text(view.standings[0].total))
        if view.setup.is_solo:
            self._show_solo(view)
        else:
            self.aside.set_text(self.tr("The greatest reputation in the kingdom"))
            self.reason.set_text(tie_sentence(view.standings, names))
        self.reason.setVisible(bool(self.reason.text()))

    def _winners(self, view: GameView, winners: Sequence[int]) -> str:
        if len(winners) == 1:
            return player_name(view.players[winners[0]])
        return listed(
            [isolated(player_name(view.players[seat])) for seat in winners], most=_NAMES_SHOWN
        )

    def _show_solo(self, view: GameView) -> None:
        total = view.standings[0].total
        rating = solo_rating(total, view.edicts)
        title = solo_title_name(solo_title(rating))
        self.aside.set_text(self.tr("The queen awards the title"))
        name = self.tr("{name}, {title}").format(
            name=isolated(player_name(view.players[0])), title=title
        )
        self.name.set_text(name)
        sentence = self.tr("{total} − {numbers} = {rating}, the rating that decides the title.")
        self.reason.set_text(
            sentence.format(
                total=number(total),
                numbers=self._solo_numbers(view),
                rating=number(rating),
            )
        )

    def _solo_numbers(self, view: GameView) -> str:
        """Return the numbers at the bottom of the four scoring cards, as a sum in brackets."""
        numbers = [number(card.solo) for card in view.edicts]
        return self.tr("({first} + {second} + {third} + {fourth})").format(
            first=numbers[0], second=numbers[1], third=numbers[2], fourth=numbers[3]
        )
