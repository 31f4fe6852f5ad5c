"""What the players agree on that is no rule: curtain, open maps, live scores."""

from dataclasses import fields

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from cartographers_gui.session import MOST_IDLE_MINUTES, CurtainLevel, TableOptions
from cartographers_gui.ui.dialogs.foot import foot_of
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.text import curtain_name, option_name, option_text
from cartographers_gui.ui.widgets.look import fitting_size, look_of
from cartographers_gui.ui.widgets.paper_fields import PaperComboBox, PaperSpinBox
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole
from cartographers_gui.ui.widgets.toggle_switch import ToggleSwitch

__all__ = ["TableOptionsDialog"]

_SWITCHES = tuple(option.name for option in fields(TableOptions) if option.type is bool)
_WIDEST = 560
_LARGE = 1.4


class TableOptionsDialog(SpokenDialog):
    """Shows every field of `TableOptions`; each change counts at once."""

    options_changed = Signal(object)
    """The new `TableOptions`."""

    def __init__(self, options: TableOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.curtain_box = PaperComboBox()
        for level in CurtainLevel:
            self.curtain_box.addItem("", level)
        self.curtain_box.setCurrentIndex(list(CurtainLevel).index(options.curtain))
        self.idle_spin = PaperSpinBox()
        self.idle_spin.setRange(0, MOST_IDLE_MINUTES)
        self.idle_spin.setValue(options.idle_minutes)
        self.switches = {name: ToggleSwitch(checked=getattr(options, name)) for name in _SWITCHES}
        self._words = {
            name: (field, TextLabel(role=TextRole.STRONG), TextLabel(role=TextRole.ASIDE))
            for name, field in (("curtain", self.curtain_box), ("idle_minutes", self.idle_spin))
        }
        self._lay_out()
        self.retranslate()
        self._allow()
        self.curtain_box.currentIndexChanged.connect(self.on_changed)
        self.idle_spin.valueChanged.connect(self.on_changed)
        for switch in self.switches.values():
            switch.toggled.connect(self.on_changed)

    def _lay_out(self) -> None:
        contents = QWidget()
        contents.setObjectName("contents")
        grid = QGridLayout(contents)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(0, 1)
        # A field stands beside its words, or below them where letters are large.
        beside = int(look_of(self).fonts.scale <= _LARGE)
        row = self._add_field(grid, 0, beside, "curtain", self.curtain_box)
        for switch in self.switches.values():
            grid.addWidget(switch, row, 0, 1, 2)
            row += 1
        last = self._add_field(grid, row, beside, "idle_minutes", self.idle_spin)
        grid.setRowStretch(last, 1)
        scroll = QScrollArea()
        scroll.setWidget(contents)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 16, 12)
        column.addWidget(scroll, 1)
        column.addLayout(foot_of(self))
        self.resize(fitting_size(self, _WIDEST, 520))

    def _add_field(
        self, grid: QGridLayout, row: int, beside: int, option: str, field: QWidget
    ) -> int:
        """Add words with their field, and return the row after them."""
        grid.addWidget(self._words_of(option), row, 0, 1, 2 - beside)
        grid.addWidget(field, row + 1 - beside, beside, Qt.AlignmentFlag.AlignVCenter)
        return row + 2 - beside

    def _words_of(self, option: str) -> QWidget:
        """Return name and explanation of an option that is no switch."""
        field, name, text = self._words[option]
        name.setBuddy(field)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(6, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(name)
        column.addWidget(text)
        return words

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("At the table"))
        for place, level in enumerate(CurtainLevel):
            self.curtain_box.setItemText(place, curtain_name(level))
        for option, switch in self.switches.items():
            switch.set_text(option_name(option), option_text(option))
        for option, (field, name, text) in self._words.items():
            name.set_text(option_name(option))
            text.set_text(option_text(option))
            field.setAccessibleName(option_name(option))
            field.setAccessibleDescription(option_text(option))

    def options(self) -> TableOptions:
        """Return what is chosen."""
        return TableOptions(
            curtain=CurtainLevel(self.curtain_box.currentData()),
            idle_minutes=self.idle_spin.value(),
            **{name: switch.isChecked() for name, switch in self.switches.items()},
        )

    def on_changed(self) -> None:
        self._allow()
        self.options_changed.emit(self.options())

    def _allow(self) -> None:
        """Let the curtain fall by itself only where there is one."""
        has_curtain = self.curtain_box.currentData() == CurtainLevel.FULL
        self.idle_spin.setEnabled(has_curtain)
        self.switches["lower_on_leave"].setEnabled(has_curtain)
