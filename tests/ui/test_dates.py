"""Dates say which number is the month, in every language."""

import datetime
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QDateTime, QLocale

from cartographers_gui.ui.dates import date_text, moment_text

DAY = datetime.date(2026, 11, 4)


@pytest.fixture(params=["en", "en_GB", "hr", "uk", "es", "de"])
def locale(request: pytest.FixtureRequest) -> Iterator[QLocale]:
    before = QLocale()
    locale = QLocale(request.param)
    QLocale.setDefault(locale)
    yield locale
    QLocale.setDefault(before)


def test_a_date_has_its_month_in_letters_and_its_whole_year(locale: QLocale) -> None:
    text = date_text(DAY)
    assert locale.monthName(11, QLocale.FormatType.ShortFormat) in text
    assert "2026" in text
    assert "4" in text.replace("2026", "")
    assert "11" not in text
    assert locale.dayName(3) not in text


def test_a_moment_has_the_time_of_the_day_as_well(locale: QLocale) -> None:
    moment = QDateTime(2026, 11, 4, 15, 27, 0)
    text = moment_text(moment)
    assert text.startswith(date_text(DAY))
    assert "27" in text.removeprefix(date_text(DAY))
