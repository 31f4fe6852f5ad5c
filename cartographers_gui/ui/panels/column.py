"""A column of panels beside the map, which take turns or scroll where there is little height."""

from collections import deque

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QTabBar, QVBoxLayout, QWidget

from cartographers_gui.ui.widgets.fitted_scroll import FittedScroll
from cartographers_gui.ui.widgets.look import look_of
from cartographers_gui.ui.widgets.scroll_fade import Ground, fade_cut_edges

__all__ = ["Column"]

_SMALLEST_TITLE = 0.72
"""How far the titles of tabs may shrink, as a part of their size, before they are cut."""
_TAB_EDGES = 26
"""What a tab needs beside its title, in px."""
_TAB_ROOM = (8, 4, 6)
"""Px left, below and right of the tabs: they are as wide as the cards, whose shadows need room.

A tab keeps some room on its right itself."""


class Column(FittedScroll):
    """Stacks panels; those with a stretch share the height that is left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self._rows = QVBoxLayout()
        super().__init__(self._rows, parent)
        fade_cut_edges(self, Ground.DESK)
        self.set_dense(dense=False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._panels: list[QWidget] = []
        self._is_tabbed = self._is_generous = False
        self._too_high: deque[tuple[QSize, int]] = deque(maxlen=2)
        """Sizes of the column and heights that the panels asked for and did not fit without a bar.

        The last two: asked at two widths, panels may answer two heights by turns, for ever.
        """
        self.tabs = QTabBar()
        self.tabs.setVisible(False)
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(True)
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.currentChanged.connect(self._show_chosen)
        self._tab_row = QHBoxLayout()
        self._tab_row.addWidget(self.tabs)
        self._rows.addLayout(self._tab_row)

    def add(self, panel: QWidget, stretch: int = 0) -> None:
        """Add a panel at the foot."""
        self._panels.append(panel)
        self._rows.addWidget(panel, stretch)

    def put_first(self, panel: QWidget, stretch: int = 0) -> None:
        """Add a panel at the top; one that stood in another column is no longer there."""
        _take_out(panel)
        self._panels.insert(0, panel)
        self._rows.insertWidget(1, panel, stretch)

    def put_last(self, panel: QWidget) -> None:
        """Add a panel at the foot that may have stood in another column."""
        _take_out(panel)
        self.add(panel)

    def set_panels(self, *panels: tuple[QWidget, int]) -> None:
        """Show these panels from the top down, each with its stretch, and no others."""
        if self._panels == [panel for panel, _ in panels]:
            return
        for panel in self._panels:
            self._rows.removeWidget(panel)
        self._panels = []
        for panel, stretch in panels:
            self.add(panel, stretch)
        while self.tabs.count() > len(panels):
            self.tabs.removeTab(0)
        self._show_chosen()

    def set_dense(self, *, dense: bool) -> None:
        """Let the panels stand closer in a low window."""
        self._rows.setContentsMargins(0, 2 if dense else 6, 0, 0 if dense else 2)
        self._rows.setSpacing(0 if dense else 5)

    def set_generous(self, *, generous: bool) -> None:
        """Give each panel the height it likes best once the column scrolls anyway.

        Of less Qt takes from the tallest ones first, whichever of them could do with less. That is
        as wanted where the tallest is a card, whose picture goes before a choice leaves the sight.
        """
        self._is_generous = generous

    def set_tabbed(self, tabbed: bool) -> None:  # noqa: FBT001 - a setter's one argument
        """Show one panel at a time, chosen by a tab, or all of them."""
        self._is_tabbed = tabbed
        self.tabs.setVisible(tabbed)
        left, below, right = _TAB_ROOM if tabbed else (0, 0, 0)
        self._tab_row.setContentsMargins(left, 0, right, below)
        self._fit_titles()
        self._show_chosen()

    def height_of_tabs(self) -> int:
        """Return the height in px of the tabs with the gap below them."""
        return self.tabs.sizeHint().height() + _TAB_ROOM[1]

    def set_titles(self, *titles: str) -> None:
        """Name the tabs, one for each panel."""
        for number, title in enumerate(titles):
            if number < self.tabs.count():
                self.tabs.setTabText(number, title)
            else:
                self.tabs.addTab(title)
            self.tabs.setTabToolTip(number, title)
        self.tabs.setAccessibleName(" · ".join(titles))
        self._fit_titles()

    def _fit_titles(self) -> None:
        """Write the titles smaller where they have no room; tool tips tell what is still cut."""
        if not self._is_tabbed:
            return
        titles = [self.tabs.tabText(number) for number in range(self.tabs.count())]
        room = self.viewport().width() - _TAB_ROOM[0] - _TAB_ROOM[2] - _TAB_EDGES * len(titles)
        font = look_of(self).fonts.body()
        whole = font.pixelSize()
        wanted = sum(map(QFontMetricsF(font).horizontalAdvance, titles))
        least = round(whole * _SMALLEST_TITLE)
        size = min(whole, max(least, int(whole * room / max(1.0, wanted))))
        sheet = "" if size == whole else f"QTabBar {{ font-size: {size}px; }}"
        if sheet != self.tabs.styleSheet():
            self.tabs.setStyleSheet(sheet)

    def _show_chosen(self) -> None:
        for number, panel in enumerate(self._panels):
            panel.setVisible(not self._is_tabbed or number == self.tabs.currentIndex())

    def settle(self) -> None:
        """Arrange the panels at once: done with the next event, it would be seen as a jump."""
        self._rows.activate()
        self.fit()

    def _fit_contents(self) -> None:
        width = self.viewport().width()
        need = (self.size(), self.least_height(width))
        # Without the bar the panels may arrange themselves so that they need less height. They are
        # asked once for each need: the answer is a request for another layout again.
        if need in self._too_high and self._has_bar():
            self._contents.resize(width, self._height_of(width, need[1]))
        elif self._fits(self.width()):
            self._show_bar(shows=False)
        else:
            self._show_bar(shows=True)
            self._fits(self.viewport().width())
            if need not in self._too_high:
                self._too_high.append(need)

    def _has_bar(self) -> bool:
        return self.verticalScrollBarPolicy() == Qt.ScrollBarPolicy.ScrollBarAlwaysOn

    def _show_bar(self, *, shows: bool) -> None:
        # Left to Qt, panels that need less height when narrower would show and hide it for ever.
        policy = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(
            policy.ScrollBarAlwaysOn if shows else policy.ScrollBarAlwaysOff
        )

    def _fits(self, width: int) -> bool:
        """Lay the panels out at a width; tell whether they need no more than there is height."""
        self._contents.resize(width, self._contents.height())
        for panel in self._panels:
            QCoreApplication.sendPostedEvents(panel, QEvent.Type.LayoutRequest)
        self._rows.activate()
        height = self.least_height(width)
        self._contents.resize(width, self._height_of(width, height))
        return height <= self.height()

    def _height_of(self, width: int, least: int) -> int:
        """Return the height in px of the contents at a width, of which they need the least."""
        if self._is_generous and least > self.height() and self._rows.hasHeightForWidth():
            least = self._rows.heightForWidth(width)
        return max(least, self.viewport().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(self._rows.minimumSize().width(), 120)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_titles()
        self.fit()


def _take_out(panel: QWidget) -> None:
    """Take a panel out of the column that it stands in, if it does in one."""
    column = panel.parentWidget()
    while column is not None and not isinstance(column, Column):
        column = column.parentWidget()
    if column is not None:
        column._panels.remove(panel)
        column._rows.removeWidget(panel)
