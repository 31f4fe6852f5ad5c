"""The rules a table may choose, and the seed: the lower right part of the new-game page."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from cartographers_gui.engine import RuleOptions, SetupProblem, SetupProblemCode, parse_seed
from cartographers_gui.engine.value import metadata_of
from cartographers_gui.session import TableOptions
from cartographers_gui.ui.pages.notice_line import NoticeLine
from cartographers_gui.ui.painting.icons import Icon
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import (
    curtain_name,
    option_name,
    option_text,
    seed_text,
    setup_problem_sentence,
)
from cartographers_gui.ui.widgets.focus_ring import RING_MARGIN
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.paper_fields import PaperLineEdit
from cartographers_gui.ui.widgets.paper_panel import PaperPanel
from cartographers_gui.ui.widgets.section_label import SectionLabel
from cartographers_gui.ui.widgets.stock_button import IconButton, PaperButton
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole
from cartographers_gui.ui.widgets.toggle_switch import ToggleSwitch

__all__ = ["RuleChoice", "SeedEntry"]

_TWO_COLUMNS_FROM = 520


class SeedEntry(ThemedWidget):
    """A field for the seed; left empty, the game gets a random one when it starts."""

    changed = Signal()

    def __init__(self, random_seed: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._random_seed = random_seed
        self._label = TextLabel()
        self._label.setWordWrap(False)
        self.edit = PaperLineEdit()
        self._label.setBuddy(self.edit)
        self.refresh_button = IconButton(Icon.REFRESH)
        self.copy_button = IconButton(Icon.COPY)
        self.notice = NoticeLine(stays=True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(4)
        self._label.setContentsMargins(round(RING_MARGIN), 0, 8, 0)
        for place, part in enumerate(
            (self._label, self.edit, self.refresh_button, self.copy_button)
        ):
            grid.addWidget(part, 0, place)
        grid.setColumnStretch(1, 1)
        # What is wrong stands below the field it is about.
        grid.addWidget(self.notice, 1, 1, 1, 3)
        self.edit.textChanged.connect(self.on_text_changed)
        self.refresh_button.clicked.connect(self.on_refresh_clicked)
        self.copy_button.clicked.connect(self.on_copy_clicked)
        explain(self._label, Term.SEED)
        self.retranslate()

    def is_random(self) -> bool:
        """Tell whether the field is left empty."""
        return not self.edit.text().strip()

    def problem(self) -> SetupProblem | None:
        """Return what is wrong with the text."""
        try:
            self._typed_seed()
        except ValueError:
            return SetupProblem(SetupProblemCode.SEED_OUT_OF_RANGE)
        return None

    def seed(self) -> int:
        """Return the typed seed, or a random one. Raises `ValueError` for a text that is none."""
        typed = self._typed_seed()
        return self._random_seed() if typed is None else typed

    def _typed_seed(self) -> int | None:
        return None if self.is_random() else parse_seed(self.edit.text())

    def retranslate(self) -> None:
        self._label.set_text(self.tr("Seed"))
        self.edit.setAccessibleName(self.tr("Seed"))
        self.edit.setPlaceholderText(self.tr("random"))
        self.edit.setToolTip(self.tr("The same seed gives the same cards; empty for a random one"))
        self.refresh_button.set_text(self.tr("Another random seed"))
        self.copy_button.set_text(self.tr("Copy the seed"))
        self._show_problem()

    def _show_problem(self) -> None:
        problem = self.problem()
        sentence = setup_problem_sentence(problem, []) if problem else ""
        self.notice.set_text(sentence)
        self.edit.setAccessibleDescription(sentence)

    def on_text_changed(self) -> None:
        self._show_problem()
        self.changed.emit()

    def on_refresh_clicked(self) -> None:
        self.edit.setText(seed_text(self._random_seed()))

    def on_copy_clicked(self) -> None:
        # A random seed is settled first: what is copied has to be what will be played.
        if self.is_random():
            self.on_refresh_clicked()
        QGuiApplication.clipboard().setText(self.edit.text().strip())


class RuleChoice(PaperPanel):
    """A switch for each field of `RuleOptions`, what the table agreed on, and the seed."""

    changed = Signal()
    table_options_chosen = Signal()
    """Somebody wants to change what the table agreed on."""

    def __init__(self, random_seed: Callable[[], int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = SectionLabel()
        # The widgets below keep room for their focus rings.
        edge = round(RING_MARGIN)
        self._label.setContentsMargins(edge, 0, edge, 0)
        self.switches = {name: ToggleSwitch() for name in metadata_of(RuleOptions)}
        self.seed_entry = SeedEntry(random_seed)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(4)
        self._columns = 0
        self._options = TableOptions()
        self.options_text = TextLabel(role=TextRole.ASIDE)
        self.options_button = PaperButton(icon=Icon.GEAR)
        self._options_row = QWidget()
        options = QHBoxLayout(self._options_row)
        options.setContentsMargins(edge, 0, 0, 0)
        options.setSpacing(8)
        options.addWidget(self.options_text, 1)
        options.addWidget(self.options_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._label)
        column.addLayout(self._grid)
        # In reading order, which the Tab key follows: first the switches, then the seed.
        self._set_columns(1)
        column.addWidget(self.seed_entry)
        column.addStretch(1)
        self.options_button.clicked.connect(self.table_options_chosen)
        for switch in self.switches.values():
            switch.toggled.connect(self.changed)
        self.seed_entry.changed.connect(self.changed)
        self.set_rules(RuleOptions())
        self.retranslate()

    def rules(self) -> RuleOptions:
        """Return the rules as switched."""
        return RuleOptions(**{name: switch.isChecked() for name, switch in self.switches.items()})

    def set_rules(self, rules: RuleOptions) -> None:
        """Switch to other rules."""
        for name, switch in self.switches.items():
            switch.setChecked(getattr(rules, name))

    def show_table_options(self, options: TableOptions) -> None:
        """Say what the table agreed on."""
        self._options = options
        self.retranslate()

    def retranslate(self) -> None:
        self._label.set_text(self.tr("Rules"))
        options = self._options
        maps = self.tr("open maps") if options.open_maps else self.tr("closed maps")
        scores = self.tr("live scores") if options.previews else self.tr("no live scores")
        text = self.tr("{curtain} · {maps} · {scores}")
        curtain = curtain_name(options.curtain)
        self.options_text.set_text(text.format(curtain=curtain, maps=maps, scores=scores))
        self.options_button.set_text(self.tr("At the table…"))
        self.options_button.setToolTip(self.tr("Who sees what, and when: curtain, maps and scores"))
        for name, switch in self.switches.items():
            switch.set_text(option_name(name), option_text(name))

    def _set_columns(self, columns: int) -> None:
        if columns == self._columns:
            return
        self._columns = columns
        for position, part in enumerate((*self.switches.values(), self._options_row)):
            self._grid.addWidget(
                part, position // columns, position % columns, Qt.AlignmentFlag.AlignTop
            )
        for column in range(2):
            self._grid.setColumnStretch(column, int(column < columns))

    def minimumSizeHint(self) -> QSize:
        widgets = (*self.switches.values(), self.seed_entry)
        width = max(widget.minimumSizeHint().width() for widget in widgets)
        margins = self.contentsMargins()
        return QSize(width + margins.left() + margins.right(), super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wide = self.contentsRect().width() >= self.look.fonts.px(_TWO_COLUMNS_FROM)
        self._set_columns(2 if wide else 1)
