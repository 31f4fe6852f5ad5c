"""Start the program: ``python -m cartographers_gui``."""

import sys
from collections.abc import Sequence

from cartographers_gui.command_line import parse


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; help and version load no Qt."""
    options = parse(sys.argv[1:] if arguments is None else arguments)
    from cartographers_gui.app import run  # noqa: PLC0415 - --help must not wait for Qt

    return run(options)


if __name__ == "__main__":
    raise SystemExit(main())
