"""A test whose worker died is run once more, by another worker; one that failed has failed.

PySide can die while Qt lets objects go (`left_running.deliver_deletions` tells why), and takes a
worker with its test along. Nothing else gets another chance, and no test a second one.
"""

from collections.abc import Iterator
from typing import Protocol

import pytest

_AGAIN = "run again"
_died: list[str] = []


class Scheduler(Protocol):
    """What hands the tests out to the workers (xdist's)."""

    def mark_test_pending(self, item: str) -> None:
        """Hand a test out again."""


@pytest.hookimpl(optionalhook=True)
def pytest_handlecrashitem(crashitem: str, report: pytest.TestReport, sched: Scheduler) -> None:
    """Give a test back to the workers the first time that one died of it."""
    if crashitem not in _died:
        sched.mark_test_pending(crashitem)
        report.outcome = _AGAIN  # type: ignore[assignment]
    _died.append(crashitem)


@pytest.hookimpl(tryfirst=True)
def pytest_report_teststatus(report: pytest.TestReport) -> tuple[str, str, str] | None:
    """Show it as something else than a failure."""
    return (_AGAIN, "A", _AGAIN.upper()) if str(report.outcome) == _AGAIN else None


@pytest.hookimpl(wrapper=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Name the tests whose workers died, so that nobody overlooks it."""
    yield
    for name in dict.fromkeys(_died):
        terminalreporter.write_line(f"A worker died of {name}; it was run again.", yellow=True)
