"""Pages on a printer; Qt's print module is imported when somebody prints."""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPageLayout, QPainter
from PySide6.QtWidgets import QDialog, QWidget

from cartographers_gui.ui.export.page import PRINT, Page, paint_page

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

__all__ = ["PrintOutcome", "print_on", "print_pages"]


class PrintOutcome(StrEnum):
    """What came of printing."""

    DONE = "done"
    GIVEN_UP = "given_up"
    """The dialog was closed."""
    NO_PRINTER = "no_printer"
    FAILED = "failed"
    """The printer did not take the pages."""


def print_pages(pages: Sequence[Page], title: str, parent: QWidget) -> PrintOutcome:
    """Ask for a printer and print on it."""
    try:
        from PySide6.QtPrintSupport import (  # noqa: PLC0415 - see above
            QPrintDialog,
            QPrinter,
            QPrinterInfo,
        )
    except ImportError:
        # A system without the libraries of its print service.
        return PrintOutcome.NO_PRINTER
    if not QPrinterInfo.availablePrinterNames():
        return PrintOutcome.NO_PRINTER
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setPageOrientation(_orientation(pages[0]))
    dialog = QPrintDialog(printer, parent)
    if dialog.exec() != QDialog.DialogCode.Accepted:
        return PrintOutcome.GIVEN_UP
    return print_on(printer, pages)


def print_on(printer: "QPrinter", pages: Sequence[Page]) -> PrintOutcome:
    """Print pages one after the other, each as large as the paper allows."""
    painter = QPainter()
    printer.setPageOrientation(_orientation(pages[0]))
    if not painter.begin(printer):
        return PrintOutcome.FAILED
    done = True
    for position, page in enumerate(pages):
        if position:
            printer.setPageOrientation(_orientation(page))
            done = done and printer.newPage()
        room = QRectF(0, 0, printer.width(), printer.height())
        paint_page(painter, page, room, PRINT)
    painter.end()
    return PrintOutcome.DONE if done else PrintOutcome.FAILED


def _orientation(page: Page) -> QPageLayout.Orientation:
    return QPageLayout.Orientation.Landscape if page.is_across else QPageLayout.Orientation.Portrait
