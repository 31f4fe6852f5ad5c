"""Where file dialogs begin."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

__all__ = ["documents_folder"]


def documents_folder() -> Path:
    """Return where documents lie, or the person's own folder where there is none for them.

    A dialog that begins in a folder that is not there takes its last part for the name of a file.
    """
    documents = Path(
        QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    )
    return documents if documents.is_dir() else Path.home()
