"""The real program in a process of its own, played by a script and ready to be killed.

Started by `tests/torture/kills.py`: `python -m tests.torture.player FOLDER SEED [DEATH]`. Each line
it prints is a promise: ``did`` names the state that the next start must find.
"""

import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtWidgets import QApplication

from cartographers_gui import app
from cartographers_gui.command_line import Options
from cartographers_gui.engine import format_seed
from cartographers_gui.session import Curtain, Drawing, Final
from cartographers_gui.storage.fingerprint import fingerprint
from cartographers_gui.ui.arrivals import Application
from cartographers_gui.ui.bridge import SessionBridge
from cartographers_gui.ui.dialogs.message import MessageBox
from cartographers_gui.ui.main_window import MainWindow
from tests.helpers.games import setup
from tests.helpers.players import random_draw


def say(*words: object) -> None:
    """Print a line in one system call, so that a kill leaves whole lines."""
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


def say_state(word: str, bridge: SessionBridge) -> None:
    """Tell the game, the number of decisions and the state they lead to."""
    if bridge.setup is None:
        say(word, "nothing", 0, "-")
        return
    state = bridge.flow.session.state
    say(word, format_seed(bridge.setup.seed), len(bridge.actions), fingerprint(state))


def die_at(count: int) -> None:
    """Kill this process at a moment inside a write: before or after a sync or a rename."""
    left = iter(range(count, -1, -1))

    def or_die(call: Callable[..., Any]) -> Callable[..., Any]:
        def called(*arguments: Any, **named: Any) -> Any:
            if next(left) <= 0:
                os.kill(os.getpid(), signal.SIGKILL)
            result = call(*arguments, **named)
            if next(left) <= 0:
                os.kill(os.getpid(), signal.SIGKILL)
            return result

        return called

    os.fsync = or_die(os.fsync)
    Path.replace = or_die(Path.replace)  # type: ignore[method-assign]


def play(window: MainWindow, random: Random) -> None:
    """Play games for ever, a promise after every step."""
    bridge = window.bridge
    say_state("found", bridge)
    while True:
        if random.random() < 0.1:
            QApplication.processEvents()
        stage = bridge.stage
        if stage is None or isinstance(stage, Final):
            say("new")
            bridge.start(
                setup(random.randint(1, 4), "AB"[random.randrange(2)], random.getrandbits(32))
            )
            say_state("did", bridge)
        elif isinstance(stage, Drawing):
            draw = random_draw(random, bridge.flow.session.state, stage.seat)
            say("draw")
            bridge.confirm(draw.placement)
            say_state("did", bridge)
        elif isinstance(stage, Curtain) and bridge.can_reopen and random.random() < 0.2:
            say("back")
            bridge.reopen()
            say_state("did", bridge)
        elif isinstance(stage, Curtain):
            bridge.lift_curtain()
        else:
            bridge.advance()


def main(arguments: list[str]) -> int:
    """Start the program as a person does and let the script play instead of the person."""
    folder, seed, *death = arguments
    random = Random(int(seed))
    if death:
        die_at(int(death[0]))

    def answered(box: MessageBox) -> int:
        say("asked", box.text)
        return 1

    MessageBox.exec = answered  # type: ignore[method-assign, assignment]

    def played(*_: object) -> int:
        window = next(w for w in QApplication.topLevelWidgets() if isinstance(w, MainWindow))
        while not window.is_complete:
            QApplication.processEvents()
        play(window, random)
        return 0

    Application.exec = played  # type: ignore[method-assign]
    return app.run(Options(data_dir=Path(folder), platform="offscreen", language="en"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
