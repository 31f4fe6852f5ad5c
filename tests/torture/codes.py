"""Mutates codes by the thousand: `python -m tests.torture.codes 100000`.

Each mutant must be refused with a `CodeError`, or read as something that makes the same code again.
"""

import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from random import Random
from zlib import crc32

from cartographers_gui.engine import RuleOptions
from cartographers_gui.storage import (
    Challenge,
    CodeError,
    SavedGame,
    challenge_code,
    game_code,
    read_code,
)
from tests.helpers.games import setup
from tests.helpers.strategies import played

__all__ = ["mutate_often"]

_GAME = "CARTO-GAME-"
_SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_= \n\0é"


def _originals() -> list[str]:
    codes = []
    for players, decisions in ((1, 10_000), (2, 10_000), (2, 7), (5, 40), (1, 0)):
        table = setup(players, seed=players, rules=RuleOptions(promo_ambushes=players > 2))
        _, actions = played(table, 1, decisions)
        codes += [game_code(table, actions), challenge_code(Challenge.of(table))]
    return codes


def _resealed(code: str, random: Random) -> str:
    """Change bits of a game code and put a right check sum behind them."""
    text = code.removeprefix(_GAME)
    body = bytearray(urlsafe_b64decode(text + "=" * (-len(text) % 4))[:-4])
    for _ in range(random.randint(1, 6)):
        match random.randrange(4):
            case 0:
                body[random.randrange(len(body))] ^= 1 << random.randrange(8)
            case 1:
                body[random.randrange(len(body))] = random.randrange(256)
            case 2:
                del body[random.randrange(len(body)) :]
                body += b"\0"
            case _:
                body += random.randbytes(random.randint(1, 40))
    data = bytes(body) + crc32(body).to_bytes(4)
    return _GAME + urlsafe_b64encode(data).decode("ascii").rstrip("=")


def _mutant(code: str, random: Random) -> str:
    if code.startswith(_GAME) and random.random() < 0.7:
        return _resealed(code, random)
    signs = list(code)
    for _ in range(random.randint(1, 5)):
        at = random.randrange(len(signs) + 1)
        match random.randrange(4):
            case 0:
                signs.insert(at, random.choice(_SIGNS))
            case 1:
                del signs[at : at + random.randint(1, 9)]
            case 2:
                signs[at : at + 1] = random.choice(_SIGNS)
            case _:
                signs[at:at] = signs[: random.randint(0, 30)]
    return "".join(signs)


def _same_again(found: SavedGame | Challenge) -> bool:
    if isinstance(found, Challenge):
        return read_code(challenge_code(found)) == found
    return read_code(game_code(found.setup, found.actions)) == found


def mutate_often(count: int, seed: int = 1) -> Counter[str]:
    """Read so many mutants and return how often each came out; raises at the first surprise."""
    random, originals, outcomes = Random(seed), _originals(), Counter[str]()
    for _ in range(count):
        mutant = _mutant(random.choice(originals), random)
        try:
            found = read_code(mutant)
        except CodeError as error:
            outcomes[type(error).__name__] += 1
        else:
            assert _same_again(found), mutant
            outcomes[type(found).__name__] += 1
    return outcomes


if __name__ == "__main__":
    sys.stdout.write(f"{mutate_often(int(sys.argv[1]))}\n")
