"""What the program is, its version and the licences of what comes with it."""

from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QScrollArea, QVBoxLayout, QWidget

from cartographers_gui import __version__
from cartographers_gui.ui.widgets.look import fitting_size
from cartographers_gui.ui.widgets.text_label import TextLabel, TextRole

__all__ = ["AboutDialog"]


class AboutDialog(QDialog):
    """Name, version and licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Cartographers"))
        title = TextLabel(self.tr("Cartographers"), TextRole.PAGE_TITLE)
        version = TextLabel(self.tr("Version {version}").format(version=__version__))
        told = TextLabel(
            self.tr(
                "A desktop version of the map-drawing board game of 2019, for one to a hundred "
                "players at one computer. Rules are told in its own words; every picture is "
                "painted by the program itself."
            )
        )
        licences = TextLabel(
            self.tr(
                "The program is free under the MIT licence. It uses Qt {qt} and PySide6 under the "
                "LGPL version 3, pydantic and platformdirs under the MIT licence, and the typeface "
                "Source Serif Pro under the SIL Open Font License."
            ).format(qt=qVersion()),
            TextRole.ASIDE,
        )
        for label in (version, told, licences):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        contents = QWidget()
        contents.setObjectName("contents")
        texts = QVBoxLayout(contents)
        texts.setContentsMargins(8, 4, 8, 4)
        texts.setSpacing(10)
        for part in (title, version, told, licences):
            texts.addWidget(part)
        texts.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(contents)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 16, 16, 16)
        column.setSpacing(10)
        column.addWidget(scroll, 1)
        column.addWidget(buttons)
        self.resize(fitting_size(self, 500, 380))
