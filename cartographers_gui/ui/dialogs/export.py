"""What is to be put on paper or into a picture: content, format, width, and how it will look."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from cartographers_gui.engine import MAP_LAYOUTS, GameView
from cartographers_gui.ui.dialogs.foot import dialog_column, inset
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.export.files import (
    LARGEST_WIDTH,
    SMALLEST_WIDTH,
    PictureFormat,
    page_picture,
    palette_of,
)
from cartographers_gui.ui.export.map_page import MapRecord, empty_page, map_page, map_picture
from cartographers_gui.ui.export.page import Page
from cartographers_gui.ui.export.score_page import score_pages
from cartographers_gui.ui.narration import player_name, player_title
from cartographers_gui.ui.painting.crest import crests_of
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.painting.shadow import CARD_SHADOW, paint_shadow
from cartographers_gui.ui.text import number, seed_text, side_label
from cartographers_gui.ui.widgets.look import ThemedWidget, fitting_size, look_of
from cartographers_gui.ui.widgets.paper_fields import PaperComboBox, PaperSpinBox
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton, PrimaryButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["ExportContent", "ExportDialog"]

_SIZE = (820, 590)
_FORM, _MOST_OF_WIDTH = 320.0, 0.4
"""Width of the choices in px at scale 1, and how much of the dialog they take at most."""
_USUAL_WIDTH = 2000
_STEP = 100
_FINENESS = 1.5
"""Pixels of the preview for each px it takes, so that small text can be read."""


class ExportContent(StrEnum):
    """What pages can show."""

    SHEETS = "sheets"
    """Maps with coins and the boxes of the seasons."""
    MAPS = "maps"
    """Maps alone."""
    SCORES = "scores"
    """The season sheet of the whole table."""
    EMPTY = "empty"
    """Sheets to draw on with pencils."""


_OF_A_GAME = (ExportContent.SHEETS, ExportContent.MAPS, ExportContent.SCORES)


class PagePreview(ThemedWidget):
    """Shows one page as it will be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: Page | None = None
        self._kind = PictureFormat.PNG
        self._picture = QImage()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_page(self, page: Page, kind: PictureFormat, text: str) -> None:
        """Show a page in the colours of a kind of file; `text` says in words what it is."""
        self._page, self._kind = page, kind
        self._picture = QImage()
        self.setAccessibleName(text)
        self.update()

    def picture(self) -> QImage:
        """Return the picture shown last; a null one before the first."""
        return self._picture

    def sizeHint(self) -> QSize:
        return QSize(420, 540)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 320)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._page is None:
            return
        room = QRectF(self.rect()).adjusted(10, 10, -10, -12)
        size = self._page.size.scaled(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
        corner = room.center() - QPointF(size.width() / 2, size.height() / 2)
        width = max(1, round(size.width() * self.devicePixelRatioF() * _FINENESS))
        if self._picture.width() != width:
            self._picture = page_picture(self._page, width, palette_of(self._kind))
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        place = QRectF(corner, size)
        paint_shadow(painter, place, 2, CARD_SHADOW, self.look.palette)
        painter.drawImage(place, self._picture)
        painter.setPen(QPen(self.look.palette.border, 1.0))
        painter.drawRect(place)
        painter.end()


class ExportDialog(SpokenDialog):
    """Chooses pages of a finished game, or empty sheets, and shows them before they are made."""

    save_chosen = Signal()
    print_chosen = Signal()

    def __init__(
        self,
        view: GameView | None = None,
        content: ExportContent = ExportContent.EMPTY,
        parent: QWidget | None = None,
    ) -> None:
        """Offer the maps of a finished game, or without a `view` only empty sheets."""
        super().__init__(parent)
        self._view = view
        self._records = () if view is None else self._records_of(view)
        self._pages: tuple[Page, ...] = ()
        self._shown = 0
        self.content_box = PaperComboBox()
        self.whose_box = PaperComboBox()
        self.side_box = PaperComboBox()
        self.format_box = PaperComboBox()
        self.width_spin = PaperSpinBox()
        self.note = TextLabel(role=TextRole.ASIDE)
        self.preview = PagePreview()
        self.before_button = IconButton(Icon.ARROW_LEFT)
        self.page_label = TextLabel(role=TextRole.STRONG)
        self.after_button = IconButton(Icon.ARROW_RIGHT)
        self.save_button = PrimaryButton(icon=Icon.SAVE)
        self.print_button = PaperButton(icon=Icon.PRINT)
        self.close_button = PaperButton(key="Esc")
        self._form = QFormLayout()
        self._labels: list[TextLabel] = []
        self._fill()
        self._lay_out()
        self.content_box.setCurrentIndex(max(0, self.content_box.findData(content)))
        if content is ExportContent.EMPTY:
            self.choose_format(PictureFormat.PDF)
        self._connect()
        self.retranslate()

    def _records_of(self, view: GameView) -> tuple[MapRecord, ...]:
        crests = crests_of(view.players)
        note = self.tr("Seed {seed}").format(seed=seed_text(view.setup.seed))
        return tuple(
            MapRecord(
                view.final_sheets[standing.player],
                player_name(view.players[standing.player]),
                player_title(view.players[standing.player]),
                crests[standing.player],
                view.players[standing.player].seasons,
                view.edicts,
                note,
            )
            for standing in view.standings
        )

    def _fill(self) -> None:
        """Say what can be chosen; its words come with the language."""
        contents = [] if self._view is None else [*_OF_A_GAME]
        for content in (*contents, ExportContent.EMPTY):
            self.content_box.addItem("", content)
        if len(self._records) > 1:
            self.whose_box.addItem("", None)
        for place, record in enumerate(self._records):
            self.whose_box.addItem(record.name, place)
        for sides in (tuple(MAP_LAYOUTS), *((layout,) for layout in MAP_LAYOUTS)):
            self.side_box.addItem("", sides)
        for kind in PictureFormat:
            self.format_box.addItem("", kind)
        self.width_spin.setRange(SMALLEST_WIDTH, LARGEST_WIDTH)
        self.width_spin.setSingleStep(_STEP)
        self.width_spin.setValue(_USUAL_WIDTH)

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Save or print"))
        self._records = () if self._view is None else self._records_of(self._view)
        contents = {
            ExportContent.SHEETS: self.tr("Maps with all scores"),
            ExportContent.MAPS: self.tr("Maps alone"),
            ExportContent.SCORES: self.tr("Season sheet"),
            ExportContent.EMPTY: self.tr("Empty sheets"),
        }
        kinds = {
            PictureFormat.PNG: self.tr("Picture (PNG)"),
            PictureFormat.SVG: self.tr("Drawing (SVG)"),
            PictureFormat.PDF: self.tr("Document (PDF)"),
        }
        everyone = [self.tr("All players")] if len(self._records) > 1 else []
        sides = [self.tr("Both sides"), *map(side_label, MAP_LAYOUTS.values())]
        for box, names in (
            (self.content_box, [contents[each] for each in _data_of(self.content_box)]),
            (self.format_box, [kinds[each] for each in _data_of(self.format_box)]),
            (self.side_box, sides),
            (self.whose_box, [*everyone, *(record.name for record in self._records)]),
        ):
            for place, name in enumerate(names):
                box.setItemText(place, name)
        fields = (
            (self.tr("What"), self.content_box),
            (self.tr("Whose map"), self.whose_box),
            (self.tr("Which side"), self.side_box),
            (self.tr("Format"), self.format_box),
            (self.tr("Width in pixels"), self.width_spin),
        )
        for label, (text, field) in zip(self._labels, fields, strict=True):
            label.set_text(text)
            field.setAccessibleName(text)
        self.save_button.set_text(self.tr("Save…"))
        self.print_button.set_text(self.tr("Print…"))
        self.close_button.set_text(self.tr("Close"))
        self.save_button.setToolTip(self.tr("Asks for a place and writes the file there"))
        self.print_button.setToolTip(self.tr("Asks for a printer and prints the pages"))
        self.close_button.setToolTip(self.tr("Closes this window"))
        self.before_button.set_text(self.tr("The page before"))
        self.after_button.set_text(self.tr("The page after"))
        self._show()

    def _lay_out(self) -> None:
        self._form.setSpacing(10)
        self._form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapAllRows)
        for field in (
            self.content_box,
            self.whose_box,
            self.side_box,
            self.format_box,
            self.width_spin,
        ):
            label = TextLabel(role=TextRole.STRONG)
            label.setBuddy(field)
            self._labels.append(label)
            self._form.addRow(label, field)
        left = QVBoxLayout()
        left.setSpacing(8)
        # As wide whatever can be chosen and however players are named, so that the page stays.
        self.whose_box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        room = fitting_size(self, *_SIZE).width() * _MOST_OF_WIDTH
        left.addStrut(round(min(look_of(self).fonts.px(_FORM), room)))
        left.addLayout(self._form)
        left.addWidget(self.note)
        left.addStretch(1)
        turn = QHBoxLayout()
        turn.addStretch(1)
        turn.addWidget(self.before_button)
        turn.addWidget(self.page_label)
        turn.addWidget(self.after_button)
        turn.addStretch(1)
        self.page_label.setWordWrap(False)
        right = QVBoxLayout()
        right.addWidget(self.preview, 1)
        right.addLayout(turn)
        body = QHBoxLayout()
        body.setSpacing(18)
        body.addLayout(left, 2)
        body.addLayout(right, 3)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        for button in (self.close_button, self.print_button, self.save_button):
            buttons.addWidget(button)
        column = dialog_column(self)
        column.addLayout(inset(body), 1)
        column.addLayout(buttons)
        self.take_room(*_SIZE)

    def _connect(self) -> None:
        for box in (self.content_box, self.whose_box, self.side_box, self.format_box):
            box.currentIndexChanged.connect(self.on_choice_changed)
        self.before_button.clicked.connect(lambda: self._turn(-1))
        self.after_button.clicked.connect(lambda: self._turn(1))
        self.save_button.clicked.connect(self.save_chosen)
        self.print_button.clicked.connect(self.print_chosen)
        self.close_button.clicked.connect(self.reject)

    # --- what was chosen ------------------------------------------------------------------------

    @property
    def content(self) -> ExportContent:
        """What the pages show."""
        return ExportContent(self.content_box.currentData())

    @property
    def kind(self) -> PictureFormat:
        """The kind of file."""
        return PictureFormat(self.format_box.currentData())

    @property
    def picture_width(self) -> int:
        """Width of a picture in px."""
        return self.width_spin.value()

    @property
    def pages(self) -> Sequence[Page]:
        """The pages as chosen."""
        return self._pages

    @property
    def file_name(self) -> str:
        """A name for the file, without names of players."""
        seed = "" if self._view is None else f"-{seed_text(self._view.setup.seed)}"
        if self.content is ExportContent.EMPTY:
            seed = ""
        return f"cartographers-{self.content}{seed}.{self.kind}"

    def choose_format(self, kind: PictureFormat) -> None:
        """Choose another kind of file."""
        self.format_box.setCurrentIndex(self.format_box.findData(kind))

    def say(self, text: str) -> None:
        """Say what came of it, until something else is chosen."""
        self.note.set_text(text)

    def _chosen_pages(self) -> list[Page]:
        if self.content is ExportContent.EMPTY:
            return [empty_page(MAP_LAYOUTS[side]) for side in self.side_box.currentData()]
        assert self._view is not None
        if self.content is ExportContent.SCORES:
            crests = crests_of(self._view.players)
            return score_pages(self._view, crests, self._records[0].note)
        chosen = self.whose_box.currentData()
        records = self._records if chosen is None else (self._records[chosen],)
        paint = map_page if self.content is ExportContent.SHEETS else map_picture
        return [paint(record) for record in records]

    def _show(self) -> None:
        content = self.content
        self._pages = tuple(self._chosen_pages())
        self._shown = min(self._shown, len(self._pages) - 1)
        of_players = content in {ExportContent.SHEETS, ExportContent.MAPS}
        self._form.setRowVisible(self.whose_box, of_players and len(self._records) > 1)
        self._form.setRowVisible(self.side_box, content is ExportContent.EMPTY)
        self._form.setRowVisible(self.width_spin, self.kind is PictureFormat.PNG)
        numbered = len(self._pages) > 1 and self.kind is not PictureFormat.PDF
        count = len(self._pages)
        self.note.set_text(
            self.tr("%n file(s), with a number in each name.", "", count) if numbered else ""
        )
        self._show_page()

    def _show_page(self) -> None:
        count = len(self._pages)
        text = self.tr("Page {number} of {count}").format(
            number=number(self._shown + 1), count=number(count)
        )
        self.page_label.set_text(text)
        for widget in (self.before_button, self.page_label, self.after_button):
            widget.setVisible(count > 1)
        self.before_button.setEnabled(self._shown > 0)
        self.after_button.setEnabled(self._shown < count - 1)
        self.preview.show_page(
            self._pages[self._shown], self.kind, f"{self.content_box.currentText()}: {text}"
        )

    def on_choice_changed(self) -> None:
        self._show()

    def _turn(self, step: int) -> None:
        self._shown = min(max(0, self._shown + step), len(self._pages) - 1)
        self._show_page()


def _data_of(box: PaperComboBox) -> list[Any]:
    return [box.itemData(place) for place in range(box.count())]
