"""Qt's own dialog of files, where the system has none: large enough, and no column cut."""

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QFileDialog, QHeaderView, QSplitter, QTreeView

from cartographers_gui.ui.widgets.look import look_of

__all__ = ["FileDialogFit"]

_SIZE = (860.0, 560.0)
"""Width and height in px at scale 1."""
_PLACES = 0.2
"""Part of the width that the list of places takes."""
_KIND, _LEAST = 2, 580.0
"""The column of kinds, and the width in px at scale 1 below which it makes room."""


class FileDialogFit(QObject):
    """Gives a dialog of Qt's its size as it is shown, and its columns what their texts need.

    Left to itself it is as small as it was made, and cuts "30.9 KiB" to "3…B". The system's own
    dialog has no such parts and stays as it is.
    """

    def __init__(self, dialog: QFileDialog) -> None:
        super().__init__(dialog)
        # Not at once: the parts of a dialog get their sizes after its style.
        dialog.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QFileDialog):
            _fit(watched)
        return super().eventFilter(watched, event)


def _fit(dialog: QFileDialog) -> None:
    files, splitter = dialog.findChild(QTreeView, "treeView"), dialog.findChild(QSplitter)
    if files is None or splitter is None:
        return
    fonts = look_of(dialog.parentWidget()).fonts
    wanted = QSize(*(round(fonts.px(side)) for side in _SIZE))
    room = dialog.screen().availableGeometry()
    dialog.resize(wanted.boundedTo(room.size()))
    owner = dialog.parentWidget()
    if owner is not None:
        place = dialog.frameGeometry()
        place.moveCenter(owner.window().frameGeometry().center())
        dialog.move(max(room.left(), place.left()), max(room.top(), place.top()))
    places = round(dialog.width() * _PLACES)
    splitter.setSizes([places, dialog.width() - places])
    head = files.header()
    head.setStretchLastSection(False)
    head.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
    # The names come first; what kind of file one is, its suffix says as well.
    files.setColumnHidden(_KIND, dialog.width() - places < fonts.px(_LEAST))
