"""File dialogs begin in a folder that is there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from cartographers_gui.ui.controllers.places import documents_folder


def test_dialogs_begin_among_documents_or_else_at_home(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    documents = tmp_path / "Documents"
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(documents))
    assert documents_folder() == Path.home()
    documents.mkdir()
    assert documents_folder() == documents
