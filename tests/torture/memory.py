"""Play game after game in one process, and see that the memory does not grow with them."""

import gc
import resource
import sys
import tempfile
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random

from cartographers_gui.session import Autosaver, Curtain, Drawing, Final, GameSession, TableFlow
from cartographers_gui.storage import Autosave
from tests.helpers.games import setup
from tests.helpers.players import random_draw

__all__ = ["Growth", "session_growth", "window_growth"]


MOST_KEPT_FOR_EVER = 500
"""Results that a function without a limit may keep."""
_Kept = type(lru_cache(maxsize=1)(len))


@dataclass(frozen=True, slots=True)
class Growth:
    """What a process holds after the first games, and what it holds after the last one."""

    games: int
    blocks_before: int
    """Pieces of memory that Python has given out."""
    blocks_after: int
    bytes_before: int
    """Most memory of the process until then."""
    bytes_after: int

    def check(self, *, blocks: int, size: int) -> None:
        """Raise `AssertionError` when a game leaves more behind than so many blocks or bytes.

        What comes once, however many games are played, has some room of its own.
        """
        grown = self.blocks_after - self.blocks_before
        assert grown <= 2000 + blocks * self.games, f"{grown} blocks in {self.games} games"
        larger = self.bytes_after - self.bytes_before
        assert larger <= 24_000_000 + size * self.games, f"{larger} bytes in {self.games} games"


def _held() -> tuple[int, int]:
    """Return the pieces of memory in use, results kept for speed left out, and the bytes."""
    gc.collect()
    for kept in gc.get_objects():
        if isinstance(kept, _Kept):
            # One that may keep everything for ever would be a leak under another name.
            filled = kept.cache_info()
            assert filled.maxsize is not None or filled.currsize < MOST_KEPT_FOR_EVER, kept
            kept.cache_clear()
    gc.collect()
    return sys.getallocatedblocks(), peak_memory()


def peak_memory() -> int:
    """Return the most memory this program has used, in bytes.

    On Linux `ru_maxrss` is handed down by whoever started the program; the kernel's own count
    begins anew.
    """
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text(encoding="ascii", errors="replace").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) * 1024
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return used * (1 if sys.platform == "darwin" else 1024)


def session_growth(games: int, seed: int = 2019) -> Growth:
    """Play so many games through session, table and autosave, after a third as many to warm up."""
    random = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        autosave = Autosave(Path(folder))

        def play() -> None:
            game = setup(random.randint(1, 4), random.choice("AB"), random.getrandbits(32))
            session = GameSession(game)
            Autosaver(session, autosave, failed=_raise)
            flow = TableFlow(session)
            while not isinstance(flow.stage, Final):
                match flow.stage:
                    case Drawing(seat):
                        flow.confirm(random_draw(random, session.state, seat))
                    case Curtain():
                        flow.lift_curtain()
                    case _:
                        flow.advance()

        for _ in range(max(5, games // 3)):
            play()
        _held()
        before = _held()
        for _ in range(games):
            play()
        after = _held()
    growth = Growth(games, before[0], after[0], before[1], after[1])
    growth.check(blocks=5, size=5_000)
    return growth


def _raise(error: Exception) -> None:
    raise error


def window_growth(games: int, seed: int = 2019) -> Growth:
    """Play so many games through the real window, after a third as many to warm up."""
    # Imported here, so that the other parts need no Qt.
    from PySide6.QtCore import QEvent  # noqa: PLC0415
    from PySide6.QtWidgets import QApplication  # noqa: PLC0415

    from cartographers_gui.ui.assets import load_fonts  # noqa: PLC0415
    from cartographers_gui.ui.bridge import SessionBridge  # noqa: PLC0415
    from cartographers_gui.ui.language import Languages  # noqa: PLC0415
    from cartographers_gui.ui.main_window import MainWindow  # noqa: PLC0415
    from cartographers_gui.ui.motion import Motion  # noqa: PLC0415
    from cartographers_gui.ui.preferences import Preferences  # noqa: PLC0415

    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    load_fonts()
    languages = Languages(application)
    languages.install("en")
    random = Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        bridge = SessionBridge(Autosave(Path(folder)))
        window = MainWindow(bridge, languages, lambda: 7, Preferences(), Motion(0))
        window.resize(1280, 800)
        window.show()

        def play() -> None:
            bridge.start(setup(random.randint(1, 3), random.choice("AB"), random.getrandbits(32)))
            while not isinstance(bridge.stage, Final):
                # Outside the event loop nothing that waits to be deleted is deleted by itself.
                QApplication.processEvents()
                QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
                match bridge.stage:
                    case Drawing(seat):
                        state = bridge.flow.session.state
                        bridge.confirm(random_draw(random, state, seat).placement)
                    case Curtain():
                        bridge.lift_curtain()
                    case _:
                        bridge.advance()
            QApplication.processEvents()

        for _ in range(max(3, games // 3)):
            play()
        _held()
        before = _held()
        for _ in range(games):
            play()
        after = _held()
        window.close()
    languages.remove()
    growth = Growth(games, before[0], after[0], before[1], after[1])
    growth.check(blocks=100, size=500_000)
    return growth
