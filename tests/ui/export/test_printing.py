"""Printing: on a printer that writes a file, on none, and on one that refuses."""

import builtins
import re
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from cartographers_gui.engine import MAP_LAYOUTS
from cartographers_gui.ui.export.map_page import empty_page
from cartographers_gui.ui.export.page import A4, A4_ACROSS, Page
from cartographers_gui.ui.export.printing import PrintOutcome, print_on, print_pages

PAGES = [
    Page(A4, lambda painter, palette: painter.drawRect(10, 10, 50, 50)),
    Page(A4_ACROSS, lambda painter, palette: painter.drawRect(10, 10, 50, 50)),
]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def printer_to(path: Path) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def test_each_page_takes_a_sheet_turned_as_it_needs(window: QWidget, tmp_path: Path) -> None:
    del window
    path = tmp_path / "out.pdf"
    assert print_on(printer_to(path), PAGES) is PrintOutcome.DONE
    data = path.read_bytes()
    boxes = re.findall(rb"/MediaBox\s*\[([^]]*)\]", data)
    across = [float(box.split()[2]) > float(box.split()[3]) for box in boxes]
    assert across == [False, True]


def test_both_empty_sheets_are_printed(window: QWidget, tmp_path: Path) -> None:
    del window
    path = tmp_path / "out.pdf"
    pages = [empty_page(layout) for layout in MAP_LAYOUTS.values()]
    assert print_on(printer_to(path), pages) is PrintOutcome.DONE
    assert path.stat().st_size > 20_000


def test_a_missing_printer_is_told_before_any_dialog(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(list))
    assert print_pages(PAGES, "title", window) is PrintOutcome.NO_PRINTER


def test_a_system_without_print_service_has_no_printer(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = builtins.__import__

    def refused(name: str, *args: object, **kwargs: object) -> object:
        if name == "PySide6.QtPrintSupport":
            raise ImportError(name)
        return usual(name, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", refused)
    assert print_pages(PAGES, "title", window) is PrintOutcome.NO_PRINTER


def test_a_closed_dialog_prints_nothing(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", staticmethod(lambda: ["one"]))
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: QDialog.DialogCode.Rejected)
    assert print_pages(PAGES, "title", window) is PrintOutcome.GIVEN_UP


@pytest.mark.qt_log_ignore("Returned false")
def test_a_printer_that_takes_nothing_is_told(window: QWidget, tmp_path: Path) -> None:
    del window
    assert print_on(printer_to(tmp_path / "no folder" / "out.pdf"), PAGES) is PrintOutcome.FAILED
