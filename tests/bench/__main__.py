"""Measure engine and map against their goals: `python -m tests.bench [--quick]`.

Ends with an error when a ratio misses its goal; times alone depend on who else is at work.
"""

import argparse
import platform
import sys

from tests.bench import bots, canvas, games, legality, saves, startup, valuing
from tests.bench.measure import CAVEAT, Figure, missed, table_of
from tests.bench.positions import played_positions


def main(arguments: list[str]) -> int:
    """Print every table and return 1 when a ratio is missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer positions and games")
    parser.add_argument("--startup", action="store_true", help="the start of the program instead")
    options, others = parser.parse_known_args(arguments)
    if options.startup:
        return startup.main([*(["--quick"] if options.quick else []), *others])
    if others:
        parser.error(f"unknown: {' '.join(others)}")
    positions = played_positions(6 if options.quick else 24)
    filled = sum(each.sheet.filled_mask.bit_count() for each in positions) / len(positions)
    print(f"{platform.python_implementation()} {platform.python_version()}. {CAVEAT}")
    print(
        f"{len(positions)} positions of greedy solo games, {filled:.0f} spaces filled on average."
    )
    tables: dict[str, list[Figure]] = {
        "Legality": legality.figures(positions),
        "Scoring, from scratch": valuing.figures(positions),
        "Games": games.figures(games=100 if options.quick else 400),
        bots.TITLE: bots.figures(games=4 if options.quick else 12),
        "Saved games": saves.figures(),
        canvas.TITLE: canvas.figures(rounds=canvas.FEW_ROUNDS if options.quick else canvas.ROUNDS),
    }
    for title, figures in tables.items():
        print(table_of(title, figures), flush=True)
    failed = [figure for figures in tables.values() for figure in missed(figures)]
    for figure in failed:
        print(f"\nMissed: {figure.name}")
    failed_there = canvas.figures_in_real_window(quick=options.quick)
    return 1 if failed or failed_there else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
