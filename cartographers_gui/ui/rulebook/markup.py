"""The few pieces of HTML that the pages of the rulebook are made of."""

import html
import re
from collections.abc import Iterable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor

__all__ = ["img", "ruled_table", "styled", "table"]

_TAG = re.compile(r"<[^>]*>")


def img(name: str, size: QSizeF, alt: str = "") -> str:
    """Return a picture of a size in logical px; `alt` says what it shows.

    >>> img("star:one", QSizeF(20, 20))
    '<img src="star:one" width="20" height="20" alt="">'
    """
    width, height = round(size.width()), round(size.height())
    return f'<img src="{name}" width="{width}" height="{height}" alt="{html.escape(alt)}">'


def styled(text: str) -> str:
    """Return a text without its tags.

    >>> styled("a <b>word</b>")
    'a word'
    """
    return _TAG.sub("", text)


def table(rows: Iterable[str], *, padding: int) -> str:
    """Return a table without lines; each row is its columns."""
    body = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<table width="100%" cellspacing="0" cellpadding="{padding}">{body}</table>'


def ruled_table(rows: Iterable[Iterable[str]], line: QColor, *, padding: int, size: int) -> str:
    """Return a table with a thin line below every row; each row is the contents of its columns.

    `size` is the height of its text in px.
    """
    # A little less than all the width: with lines, Qt adds a pixel and the page would scroll.
    style = (
        f"border-bottom-width: 1px; border-bottom-style: solid; border-bottom-color: {line.name()}"
    )
    body = "".join(
        "<tr>"
        + "".join(f'<td valign="middle" style="{style}">{content}</td>' for content in row)
        + "</tr>"
        for row in rows
    )
    return (
        f'<table width="99%" align="center" cellspacing="0" cellpadding="{padding}" '
        f'style="border-collapse: collapse; font-size: {size}px">{body}</table>'
    )
