"""What the players agree on that is no rule: curtain, open maps, live scores."""

from dataclasses import fields
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QScrollArea, QVBoxLayout, QWidget

from cartographers_gui.session import MOST_IDLE_MINUTES, CurtainLevel, TableOptions
from cartographers_gui.ui.dialogs.foot import RING, CloseButton, dialog_column, foot_of
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.text import curtain_name, option_name, option_text
from cartographers_gui.ui.widgets.finger_scroll import scroll_by_finger
from cartographers_gui.ui.widgets.look import fitting_size, look_of
from cartographers_gui.ui.widgets.paper_fields import PaperComboBox, PaperSpinBox
from cartographers_gui.ui.widgets.scroll_fade import fade_cut_edges
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole
from cartographers_gui.ui.widgets.toggle_switch import ToggleSwitch

__all__ = ["TableOptionsDialog"]

_SWITCHES = tuple(option.name for option in fields(TableOptions) if option.type is bool)
_WIDEST = 560
_BESIDE_FROM = 480.0
"""Width in px at scale 1 from which a field stands beside its words."""


class TableOptionsDialog(SpokenDialog):
    """Shows every field of `TableOptions`; each change counts at once."""

    options_changed = Signal(object)
    """The new `TableOptions`."""

    def __init__(self, options: TableOptions, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._beside = -1
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
        grid = self._grid = QGridLayout(contents)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(10)
        grid.setColumnStretch(0, 1)
        self._labels = {option: self._words_of(option) for option in self._words}
        self._holders = {option: _holding(field) for option, (field, _, _) in self._words.items()}
        scroll = QScrollArea()
        scroll.setWidget(contents)
        scroll_by_finger(scroll)
        fade_cut_edges(scroll)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column = dialog_column(self)
        column.addWidget(scroll, 1)
        column.addLayout(foot_of(self))
        self.resize(fitting_size(self, _WIDEST, 500))
        self._arrange()
        # As they are read: the fields came into the dialog after the button at its foot.
        close = self.findChild(CloseButton)
        assert close is not None
        order = (self.curtain_box, *self.switches.values(), self.idle_spin, close)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _arrange(self) -> None:
        """Let a field stand beside its words, or below them where there is little width."""
        beside = int(self.width() >= _BESIDE_FROM * look_of(self).fonts.scale)
        if beside == self._beside:
            return
        self._beside, grid = beside, self._grid
        row = self._add_field(grid, 0, beside, "curtain")
        for switch in self.switches.values():
            grid.addWidget(switch, row, 0, 1, 2)
            row += 1
        last = self._add_field(grid, row, beside, "idle_minutes")
        for each in range(last + 1):
            grid.setRowStretch(each, int(each == last))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _add_field(self, grid: QGridLayout, row: int, beside: int, option: str) -> int:
        """Add words with their field, and return the row after them."""
        grid.addWidget(self._labels[option], row, 0, 1, 2 - beside)
        grid.addWidget(
            self._holders[option], row + 1 - beside, beside, Qt.AlignmentFlag.AlignVCenter
        )
        return row + 2 - beside

    def _words_of(self, option: str) -> QWidget:
        """Return name and explanation of an option that is no switch."""
        field, name, text = self._words[option]
        name.setBuddy(field)
        words = QWidget()
        column = QVBoxLayout(words)
        column.setContentsMargins(RING, 0, 0, 0)
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


def _holding(field: QWidget) -> QWidget:
    """Return a widget in which a field ends where the bodies of switches and buttons end."""
    holder = QWidget()
    row = QVBoxLayout(holder)
    row.setContentsMargins(RING, 0, RING, 0)
    row.addWidget(field)
    return holder
