"""Start the program: ``python -m cartographers_gui``."""

import gc
import sys
from collections.abc import Sequence

from cartographers_gui.qt_support import import_qt


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; telling the version loads no Qt."""
    # What is made before the first picture stays: looking for garbage in it only takes time.
    # `app.run` lets it be looked for again once the window is there.
    gc.disable()
    from cartographers_gui.command_line import parse  # noqa: PLC0415 - see above

    options = parse(sys.argv[1:] if arguments is None else arguments)
    import_qt()  # --version must not wait for it
    from cartographers_gui.app import run  # noqa: PLC0415

    return run(options)


if __name__ == "__main__":
    raise SystemExit(main())
