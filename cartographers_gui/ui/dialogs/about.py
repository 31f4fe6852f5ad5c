"""What the program is, its version and the licences of what comes with it."""

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QVBoxLayout, QWidget

from cartographers_gui import __version__
from cartographers_gui.ui.dialogs.foot import DIALOG_SIDE, dialog_column, foot_of
from cartographers_gui.ui.dialogs.spoken import SpokenDialog
from cartographers_gui.ui.widgets.scroll_fade import fade_cut_edges
from cartographers_gui.ui.widgets.scrolled_body import ScrolledBody
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["AboutDialog"]

_FRAME = 8


class AboutDialog(SpokenDialog):
    """Name, version and licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = TextLabel(role=TextRole.PAGE_TITLE)
        self.version = TextLabel()
        self.told = TextLabel()
        self.licences = TextLabel(role=TextRole.ASIDE)
        for label in (self.version, self.told, self.licences):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        texts = QVBoxLayout()
        # Beside the frame that shows the keyboard where the texts scroll.
        texts.setContentsMargins(_FRAME, _FRAME, DIALOG_SIDE, 0)
        texts.setSpacing(10)
        for part in (self.title, self.version, self.told, self.licences):
            texts.addWidget(part)
        texts.addStretch(1)
        column = dialog_column(self)
        edges = column.contentsMargins()
        column.setContentsMargins(DIALOG_SIDE - _FRAME, edges.top() - _FRAME, 0, edges.bottom())
        column.setSpacing(10)
        body = ScrolledBody(texts)
        fade_cut_edges(body)
        column.addWidget(body, 1)
        foot = foot_of(self)
        foot.setContentsMargins(0, 0, edges.right(), 0)
        column.addLayout(foot)
        self.take_room(530, 375)
        self.retranslate()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Cartographers"))
        self.title.set_text(self.tr("Cartographers"))
        self.version.set_text(self.tr("Version {version}").format(version=__version__))
        self.told.set_text(
            self.tr(
                "A desktop version of the map-drawing board game of 2019, for one to a hundred "
                "players at one computer. Rules are told in its own words; every picture is "
                "painted by the program itself."
            )
        )
        self.licences.set_text(
            self.tr(
                "The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the "
                "LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface "
                "Source Serif Pro under the SIL Open Font License."
            ).format(qt=qVersion())
        )
