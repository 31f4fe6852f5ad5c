"""The coin track of the map shown, with the coins that confirming would fill."""

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui.engine import MapSheet
from cartographers_gui.session import Preview
from cartographers_gui.session.season_count import Part
from cartographers_gui.ui.rulebook.explanations import explain
from cartographers_gui.ui.rulebook.glossary import Term
from cartographers_gui.ui.text import coins_text, number
from cartographers_gui.ui.widgets.coin_track import CoinTrackWidget
from cartographers_gui.ui.widgets.look import ThemedWidget
from cartographers_gui.ui.widgets.section_label import SectionLabel

__all__ = ["CoinsPanel"]


class CoinsPanel(ThemedWidget):
    """Shows filled, pending and empty slots."""

    part_pointed = Signal(object)
    """`Part.COINS` while the pointer is here, then nothing."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet: MapSheet | None = None
        self._preview: Preview | None = None
        self.label = SectionLabel()
        self.track = CoinTrackWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 0, 8, 0)
        column.setSpacing(3)
        column.addWidget(self.label)
        column.addWidget(self.track)
        explain(self.label, Term.COIN, Term.COIN_TRACK)
        explain(self.track, Term.COIN, Term.MOUNTAIN)
        self.retranslate()

    def show_sheet(self, sheet: MapSheet) -> None:
        """Show the coins of a map."""
        self._sheet, self._preview = sheet, None
        self.retranslate()

    def show_preview(self, preview: Preview | None) -> None:
        """Show which coins a legal shape would fill."""
        before, self._preview = self._gained, preview
        if self._gained != before:
            self.retranslate()

    @property
    def _gained(self) -> int:
        return 0 if self._preview is None else self._preview.coins_gained

    def clear(self) -> None:
        """Forget the map."""
        self._sheet, self._preview = None, None
        self.track.set_coins(0, "")
        self.retranslate()

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self.part_pointed.emit(Part.COINS)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.part_pointed.emit(None)

    def retranslate(self) -> None:
        sheet = self._sheet
        if sheet is None:
            self.label.set_text(self.tr("Coins"))
            return
        gained = self._gained
        aside = number(sheet.coins)
        words = coins_text(sheet.coins)
        if gained:
            aside = self.tr("{now}, then {then}").format(
                now=number(sheet.coins), then=number(sheet.coins + gained)
            )
            words = self.tr("{coins}, then {then}").format(
                coins=words, then=number(sheet.coins + gained)
            )
        self.label.set_text(self.tr("Coins"), aside=aside)
        self.track.set_coins(sheet.coins, words, pending=gained)
