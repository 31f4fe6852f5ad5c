"""One seat of the new-game page: crest, name, title, and where it stands at the table."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cartographers_gui.engine import BotLevel, PlayerSetup
from cartographers_gui.ui.pages.notice_line import NoticeLine
from cartographers_gui.ui.pages.seat_kind import SeatKind
from cartographers_gui.ui.painting.crest import Crest
from cartographers_gui.ui.painting.crest_picture import paint_crest_picture
from cartographers_gui.ui.painting.icons import Icon, paint_icon
from cartographers_gui.ui.player_names import level_name, numbered_name
from cartographers_gui.ui.text import isolated
from cartographers_gui.ui.typography import slanted_font, text_font
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN, paint_focus_ring
from cartographers_gui.ui.widgets.look import ThemedButton, ThemedWidget
from cartographers_gui.ui.widgets.paper_fields import PaperLineEdit
from cartographers_gui.ui.widgets.paper_ground import paint_paper
from cartographers_gui.ui.widgets.stock_button import SMALLEST_TARGET, IconButton

__all__ = ["SeatRow"]

_RADIUS = 9.0
_CREST = 46.0
_ROOM_FOR_ARROWS = 446.0
"""Width in px at scale 1 from which the buttons that move a row are shown."""


def _set_font(edit: QLineEdit, font: QFont) -> None:
    """Give a field a font, which its style sheet would change again, but for the style's name."""
    style = "italic" if font.italic() else "normal"
    sheet = f"font: {style} {font.weight().value} {font.pixelSize()}px;"
    # To set a style sheet costs more than to compare it.
    if sheet != edit.styleSheet() or font.styleName() != edit.font().styleName():
        edit.setStyleSheet(sheet)
        edit.setFont(font)


class DragHandle(ThemedButton):
    """The dotted grip by which a row is dragged; the keyboard has other ways to do the same."""

    dragged_to = Signal(QPointF)
    """Where the pointer is during a drag, in screen coordinates."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        width = round(max(SMALLEST_TARGET, self.look.fonts.px(26)))
        return QSize(width, round(self.look.fonts.px(30)))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.dragged_to.emit(event.globalPosition())

    def paintEvent(self, event: QPaintEvent) -> None:
        palette, side = self.look.palette, self.look.fonts.px(18)
        painter = QPainter(self)
        middle = QRectF(self.rect()).center()
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        color = palette.accent if self.underMouse() else palette.muted
        paint_icon(painter, Icon.DRAG, place, color)
        painter.end()


class NameEdit(PaperLineEdit):
    """The name of a seat; a name that was only proposed gives way to what somebody types."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        by_hand = {Qt.FocusReason.MouseFocusReason, Qt.FocusReason.PopupFocusReason}
        if not self.isModified() and event.reason() not in by_hand:
            self.selectAll()


class SeatRow(ThemedWidget):
    """A row to edit one player. A pasted list of names is handed on line by line."""

    edited = Signal()
    removed = Signal()
    moved = Signal(int)
    """One seat up (-1) or down (1)."""
    dragged_to = Signal(QPointF)
    dropped = Signal()
    lines_pasted = Signal(list)
    """The lines of a text with several lines that was put into the name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = -1
        self._held = False
        self._crest: Crest | None = None
        self._default_name = self._crest_name = ""
        self.handle = DragHandle()
        self.name_edit, self.title_edit = NameEdit(), PaperLineEdit()
        self.kind_button = SeatKind()
        self.up_button = IconButton(Icon.CHEVRON_UP, flat=True)
        self.down_button = IconButton(Icon.CHEVRON_DOWN, flat=True)
        self.remove_button = IconButton(Icon.CROSS, flat=True)
        self.notice = NoticeLine(stays=True)
        # As far in as the letters of a field.
        self.notice.setContentsMargins(2, 0, 0, 0)
        self._crest_room = QWidget()
        self._lay_out()
        for edit in (self.name_edit, self.title_edit):
            edit.setProperty("frameless", True)  # noqa: FBT003 - Qt takes no name here
            edit.installEventFilter(self)
        self.name_edit.textChanged.connect(self.on_name_changed)
        self.name_edit.editingFinished.connect(self.on_name_finished)
        self.title_edit.textChanged.connect(self.on_title_changed)
        self.kind_button.chosen.connect(self.on_kind_chosen)
        self.up_button.clicked.connect(lambda: self.moved.emit(-1))
        self.down_button.clicked.connect(lambda: self.moved.emit(1))
        self.remove_button.clicked.connect(self.removed)
        self.handle.dragged_to.connect(self.dragged_to)
        self.handle.released.connect(self.dropped)
        self.apply_look()

    def _lay_out(self) -> None:
        texts = QVBoxLayout()
        texts.setSpacing(0)
        texts.addWidget(self.name_edit)
        # What is wrong stands right below the name and before the title, in every row alike, so
        # that the row is as high as before.
        self._below = QHBoxLayout()
        self._below.setSpacing(6)
        self._below.addWidget(self.notice)
        self._below.addWidget(self.title_edit, 1)
        texts.addLayout(self._below)
        self.notice.setVisible(False)
        row = QHBoxLayout(self)
        edge = round(RING_MARGIN)
        row.setContentsMargins(edge + 4, edge + 5, edge + 2, edge + 5)
        row.setSpacing(4)
        row.addWidget(self.handle)
        row.addWidget(self._crest_room)
        row.addSpacing(8)
        row.addLayout(texts, 1)
        # Two stops of the Tab key less in each of a hundred rows: Alt and an arrow do the same.
        for button in (self.up_button, self.down_button):
            button.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        buttons = QHBoxLayout()
        buttons.setSpacing(0)
        for button in (self.kind_button, self.up_button, self.down_button, self.remove_button):
            buttons.addWidget(button)
        row.addLayout(buttons)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)

    def player(self) -> PlayerSetup:
        """Return what is typed, blanks at the ends left out."""
        name = self.name_edit.text().strip()
        title = self.title_edit.text().strip()
        level = self.kind_button.level
        return PlayerSetup(name, title, is_numbered=name == self._default_name, bot=level)

    def typed(self) -> PlayerSetup | None:
        """Return what was chosen here; nothing while the row has the name it began with."""
        player = self.player()
        return None if player.is_numbered and not player.title and not player.bot else player

    def set_typed(self, player: PlayerSetup | None) -> None:
        """Show another player, or again the name to begin with, without telling anybody."""
        shown = player or PlayerSetup("", is_numbered=True)
        self.kind_button.show_level(shown.bot)
        self._default_name = numbered_name(self._seat, is_bot=shown.bot is not None)
        name = self._default_name if shown.is_numbered else shown.name
        for edit, text in ((self.name_edit, name), (self.title_edit, shown.title)):
            with QSignalBlocker(edit):
                edit.setText(text)
                edit.setCursorPosition(0)
        self._invite_title()
        self._style_name()
        self._style_title()

    def set_held(self, held: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Show whether the row is being dragged."""
        self._held = held
        self.update()

    def crest_name(self) -> str:
        """Return the name whose crest is borne: while another is being typed the one before."""
        if not self.name_edit.isModified():
            self._crest_name = self.name_edit.text()
        return self._crest_name

    def crest(self) -> Crest | None:
        """Return the crest shown; none before the row has a place at the table."""
        return self._crest

    def set_crest(self, crest: Crest) -> None:
        """Bear another crest."""
        self._crest = crest
        self.update()

    def set_seat(self, seat: int, *, is_last: bool, is_only: bool) -> None:
        """Take a place at the table, `seat` counted from 0; it gives the name to begin with."""
        if seat != self._seat:
            self._seat = seat
            self.retranslate()
        for button, enabled in (
            (self.up_button, seat > 0),
            (self.down_button, not is_last),
            (self.remove_button, not is_only),
        ):
            button.setEnabled(enabled)
        self.update()

    def set_notice(self, sentence: str, short: str = "") -> None:
        """Say what is wrong with this player, `short` where it is narrow, or that nothing is."""
        self.notice.set_text(sentence, short)
        self.notice.setVisible(bool(sentence))
        has_title = bool(self.title_edit.text())
        self._below.setStretchFactor(self.title_edit, 2 if has_title or not sentence else 1)
        self._below.setStretchFactor(self.notice, 3 if has_title else 8)
        self._share_line()
        self.name_edit.setAccessibleDescription(sentence)
        self._invite_title()
        self.update()

    def _share_line(self) -> None:
        """Let what is wrong be read before the title, which scrolls."""
        squeezed = self.look.fonts.px(28) if self.notice.sentence() else 0
        least = round(max(SMALLEST_TARGET, squeezed))
        self.title_edit.setMinimumWidth(least)
        room = self.name_edit.width() - least - self._below.spacing()
        self.notice.setMinimumWidth(max(0, min(self.notice.short_width(), room)))

    def _invite_title(self) -> None:
        """Say where a title can stand, unless what is wrong has taken the room.

        A computer player has one already: its level.
        """
        level = self.kind_button.level
        invitation = self.tr("title, if any") if level is None else level_name(level)
        self.title_edit.setPlaceholderText("" if self.notice.sentence() else invitation)

    def follow_in_tab_order(self, before: QWidget, after: QWidget) -> None:
        """Take the place between two widgets in the order of the Tab key."""
        stops = (before, *self._parts(), after)
        for one, other in pairwise(stops):
            QWidget.setTabOrder(one, other)

    def _parts(self) -> tuple[QWidget, ...]:
        return (
            self.name_edit,
            self.title_edit,
            self.kind_button,
            self.up_button,
            self.down_button,
            self.remove_button,
        )

    def part_with_focus(self) -> int | None:
        """Return the position of the part that has the keyboard, to hand it on to another row."""
        return next((n for n, part in enumerate(self._parts()) if part.hasFocus()), None)

    def focus_part(self, position: int | None) -> None:
        """Give the keyboard to a part, or to the name if that part cannot take it."""
        if position is not None:
            part = self._parts()[position]
            (part if part.isEnabled() else self.name_edit).setFocus()

    def retranslate(self) -> None:
        self.kind_button.retranslate()
        self.set_typed(self.typed())
        seat = isolated(numbered_name(self._seat))
        self.name_edit.setAccessibleName(self.tr("Name of {player}").format(player=seat))
        self.title_edit.setAccessibleName(self.tr("Title of {player}").format(player=seat))
        self.name_edit.setPlaceholderText(self.tr("name"))
        self._style_name()
        self._invite_title()
        self._style_title()
        self.up_button.set_text(self.tr("One seat up"))
        self.down_button.set_text(self.tr("One seat down"))
        self.remove_button.set_text(self.tr("Remove this player"))
        self.handle.setAccessibleName(self.tr("Move {player}").format(player=seat))
        self.handle.setToolTip(self.tr("Drag to another seat, or press Alt with an arrow key"))

    def apply_look(self) -> None:
        fonts = self.look.fonts
        for edit in (self.name_edit, self.title_edit):
            edit.setMinimumSize(round(SMALLEST_TARGET), round(SMALLEST_TARGET))
        self._style_name()
        self._style_title()
        side = round(fonts.px(_CREST))
        self._crest_room.setFixedSize(side, round(side * 1.12))

    def _style_name(self) -> None:
        """Write a name large and bold, and the word that asks for one like what it is."""
        size, text = self.look.fonts.px(18), self.name_edit.text()
        if text:
            font = text_font(size, weight=QFont.Weight.DemiBold)
        else:
            font = slanted_font(self.name_edit.placeholderText(), size)
        _set_font(self.name_edit, font)

    def _style_title(self) -> None:
        title = self.title_edit.text() or self.title_edit.placeholderText()
        _set_font(self.title_edit, slanted_font(title, self.look.fonts.px(14)))

    def on_name_changed(self, text: str) -> None:
        self._style_name()
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        if len(text.splitlines()) > 1:
            self.lines_pasted.emit(lines)
        else:
            self.edited.emit()

    def on_name_finished(self) -> None:
        if self.name_edit.isModified():
            self.name_edit.setModified(False)
            self.edited.emit()

    def on_kind_chosen(self, level: BotLevel | None) -> None:
        from dataclasses import replace  # noqa: PLC0415 - the first page replaces nothing

        self.set_typed(replace(self.player(), bot=level))
        self.edited.emit()

    def on_title_changed(self) -> None:
        self._style_title()
        self.edited.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # A narrow row gives its room to the name: dragging and Alt with an arrow move it, too.
        roomy = self.width() >= self.look.fonts.px(_ROOM_FOR_ARROWS)
        self.up_button.setVisible(roomy)
        self.down_button.setVisible(roomy)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in {QEvent.Type.FocusIn, QEvent.Type.FocusOut}:
            self.update()
        elif event.type() == QEvent.Type.Resize and watched is self.name_edit:
            self._share_line()
        elif isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if step and event.modifiers() & Qt.KeyboardModifier.AltModifier:
                self.moved.emit(step)
                return True
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        palette = self.look.palette
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        body = QRectF(self.rect()).adjusted(RING_MARGIN, RING_MARGIN, -RING_MARGIN, -RING_MARGIN)
        focus = QApplication.focusWidget()
        edits = self._held or focus is self.name_edit or focus is self.title_edit
        paint_paper(painter, body, _RADIUS, palette)
        if edits:
            paint_focus_ring(painter, body.adjusted(2, 2, -2, -2), _RADIUS - 2, palette)
        elif self.notice.sentence():
            pen = painter.pen()
            pen.setColor(palette.error)
            pen.setWidthF(2.0)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(body.adjusted(1, 1, -1, -1), _RADIUS, _RADIUS)
        if self._crest is not None:
            crest, place = self._crest, QRectF(self._crest_room.geometry())
            paint_crest_picture(painter, crest, place, palette)
        painter.end()
