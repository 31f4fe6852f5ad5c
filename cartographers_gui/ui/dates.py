"""Days and moments as a language writes them, with the month in letters: 4/11 is two days."""

import datetime
import re

from PySide6.QtCore import QDate, QDateTime, QLocale

__all__ = ["date_text", "moment_text"]

_WEEKDAY = re.compile(r"^\s*dddd[,.]?\s*|[,.]?\s*dddd")


def date_text(date: datetime.date) -> str:
    """Return a day with the short name of its month.

    >>> QLocale.setDefault(QLocale("en_GB"))
    >>> date_text(datetime.date(2026, 11, 4))
    '4 Nov 2026'
    """
    return QLocale().toString(QDate(date.year, date.month, date.day), _date_format())


def moment_text(moment: QDateTime) -> str:
    """Return a day like `date_text`, and the time of it."""
    time = QLocale().timeFormat(QLocale.FormatType.ShortFormat)
    return QLocale().toString(moment, f"{_date_format()}, {time}")


def _date_format() -> str:
    """Return the language's own order of day, month and year, without the day of the week."""
    whole = QLocale().dateFormat(QLocale.FormatType.LongFormat)
    return _WEEKDAY.sub("", whole).replace("MMMM", "MMM")
