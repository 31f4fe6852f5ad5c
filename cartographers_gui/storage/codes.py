"""Games and challenges as one line of text, to be sent and pasted.

A game code holds everything: players, map, rules, seed and decisions, as base 64 without signs
that a link or a messenger would change. A challenge code holds map, rules, seed and the number of
players, no names, in sixteen letters and digits that can be read aloud. Both begin with a word
that tells them apart, carry the version of their format, and end in a check sum.
"""

import binascii
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import category
from zlib import crc32

from cartographers_gui.engine import (
    DRAWABLE,
    MAP_LAYOUTS,
    MAX_PLAYERS,
    Action,
    BotLevel,
    Draw,
    GameSetup,
    IllegalAction,
    MapLayout,
    Placement,
    PlayerSetup,
    RuleOptions,
    Space,
    replay,
)
from cartographers_gui.storage.bits import BitReader, BitWriter
from cartographers_gui.storage.fingerprint import fingerprint
from cartographers_gui.storage.save_file import SavedGame

__all__ = [
    "LONGEST_CODE",
    "Challenge",
    "CodeDamaged",
    "CodeError",
    "CodeFromNewerVersion",
    "CodeNotLegal",
    "NoCode",
    "challenge_code",
    "game_code",
    "read_code",
]

LONGEST_CODE = 64 * 1024
"""Characters. A game of 100 players takes some 20,000."""

_VERSION, _VERSION_WITH_NUMBERED, _VERSION_WITH_BOTS = 1, 2, 3
"""The second also tells who typed no name, the third also which seats the computer plays.

Each is written only where there is such a player.
"""
_GAME, _CHALLENGE = "CARTO-GAME-", "CARTO-"
_GAME_CODE = re.compile(r"CARTO-GAME-([0-9A-Za-z_-]*)", re.ASCII)
_CHALLENGE_CODE = re.compile(r"CARTO-?([0-9A-Z-]*)", re.ASCII | re.IGNORECASE)
_BARE_CHALLENGE = re.compile(r"(?:[0-9A-Z]-?){16}", re.ASCII | re.IGNORECASE)
"""A challenge as it is typed when it was read aloud: its sixteen signs, without the first word."""
_DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Of base 32, without the letters that look like others."""
_LOOKALIKES = str.maketrans("OIL", "011")
_GROUP = 4
_CHALLENGE_BITS, _CHALLENGE_CHECK_BITS = 56, 24
_CHECK_BYTES = 4

# The order of these tables is part of the format: add at the end only.
BOTS = ("apprentice", "journeyman", "master")
LAYOUTS = ("A", "B")
RULES = ("promo_ambushes", "no_monsters", "strict_fallback")

_BITS_OF_VERSION = 4
_BITS_OF_LAYOUT = 4
_BITS_OF_RULES = 8
_BITS_OF_PLAYERS = 8
_BITS_OF_BOT = 4
_BITS_OF_SEED = 32
_BITS_OF_COUNT = 16
_BITS_OF_TERRAIN = 3
_BITS_OF_COORDINATE = 4
_BITS_OF_SIDE = 3
_BITS_OF_FINGERPRINT = 32


class CodeError(ValueError):
    """A text is no code that can be used; the message, in English, is for reports."""


class NoCode(CodeError):
    """The text is no code of this program."""


class CodeDamaged(CodeError):
    """Part of the code is missing or was changed."""


class CodeFromNewerVersion(CodeError):
    """The code was made by a newer version of the program."""


class CodeNotLegal(CodeError):
    """The code is whole, but the rules of this version refuse the game in it."""


@dataclass(frozen=True, slots=True)
class Challenge:
    """A game that others can play too: the same cards and edicts, under their own names."""

    layout: MapLayout
    rules: RuleOptions
    seed: int
    players: int

    @classmethod
    def of(cls, setup: GameSetup) -> "Challenge":
        """Return the challenge to play the same game."""
        return cls(setup.layout, setup.rules, setup.seed, len(setup.players))


def challenge_code(challenge: Challenge) -> str:
    """Return a challenge as text.

    >>> code = challenge_code(Challenge(MAP_LAYOUTS["A"], RuleOptions(), 0x4F2A91C7, 2))
    >>> code, read_code(code.lower()).players
    ('CARTO-2000-4KSA-J73R-AXY5', 2)
    """
    writer = BitWriter()
    _write_table(writer, challenge.layout, challenge.rules, challenge.players, challenge.seed)
    data = writer.bytes()
    check = crc32(data) & ((1 << _CHALLENGE_CHECK_BITS) - 1)
    value = int.from_bytes(data) << _CHALLENGE_CHECK_BITS | check
    digits = (_CHALLENGE_BITS + _CHALLENGE_CHECK_BITS) // 5
    text = "".join(_DIGITS[value >> 5 * place & 31] for place in reversed(range(digits)))
    groups = [text[start : start + _GROUP] for start in range(0, digits, _GROUP)]
    return _CHALLENGE + "-".join(groups)


def game_code(setup: GameSetup, actions: Sequence[Action]) -> str:
    """Return a game as text. Raises `IllegalAction` for decisions that are no game."""
    end = fingerprint(replay(setup, actions))
    writer = BitWriter()
    version = _version_for(setup.players)
    _write_table(writer, setup.layout, setup.rules, len(setup.players), setup.seed, version)
    for player in setup.players:
        writer.write_text(player.name)
        writer.write_text(player.title)
        if version >= _VERSION_WITH_NUMBERED:
            writer.write(player.is_numbered, 1)
        if version >= _VERSION_WITH_BOTS:
            writer.write(0 if player.bot is None else 1 + BOTS.index(player.bot), _BITS_OF_BOT)
    writer.write(len(actions), _BITS_OF_COUNT)
    for action in actions:
        _write_action(writer, action, len(setup.players))
    writer.write(int(end[:8], 16), _BITS_OF_FINGERPRINT)
    data = writer.bytes()
    data += crc32(data).to_bytes(_CHECK_BYTES)
    return _GAME + urlsafe_b64encode(data).decode("ascii").rstrip("=")


def read_code(text: str) -> SavedGame | Challenge:
    """Read a code, with whatever blanks, line ends and unseen signs were pasted with it.

    >>> read_code("2000 4ksa j73r axy5") == read_code("CARTO-2000-4KSA-J73R-AXY5")
    True

    Raises a `CodeError`: every bit is checked, and a game is played through.
    """
    if len(text) > LONGEST_CODE:
        raise NoCode(f"longer than {LONGEST_CODE} characters")
    compact = "".join(sign for sign in text if not sign.isspace() and category(sign) != "Cf")
    game = _GAME_CODE.fullmatch(compact)
    if game is not None:
        return _game(game[1])
    challenge = _CHALLENGE_CODE.fullmatch(compact)
    if challenge is not None:
        return _challenge(challenge[1])
    if _BARE_CHALLENGE.fullmatch(compact) is not None:
        return _challenge(compact)
    raise NoCode("it does not begin like a code, or has signs that no code has")


# --- writing ------------------------------------------------------------------------------------


def _version_for(players: Sequence[PlayerSetup]) -> int:
    """Return the oldest version that tells all there is to tell of the players."""
    if any(player.bot for player in players):
        return _VERSION_WITH_BOTS
    has_numbered = any(player.is_numbered for player in players)
    return _VERSION_WITH_NUMBERED if has_numbered else _VERSION


def _write_table(  # noqa: PLR0917 - in the order in which they are written
    writer: BitWriter,
    layout: MapLayout,
    rules: RuleOptions,
    players: int,
    seed: int,
    version: int = _VERSION,
) -> None:
    """Write version, map, rules, number of players and seed: 56 bits."""
    writer.write(version, _BITS_OF_VERSION)
    writer.write(LAYOUTS.index(layout.id), _BITS_OF_LAYOUT)
    flags = sum(1 << bit for bit, name in enumerate(RULES) if getattr(rules, name))
    writer.write(flags, _BITS_OF_RULES)
    writer.write(players, _BITS_OF_PLAYERS)
    writer.write(seed, _BITS_OF_SEED)


def _write_action(writer: BitWriter, action: Action, players: int) -> None:
    """Write player, terrain, corner and size of the bounding box, and which spaces of it."""
    writer.write(action.player, _bits_of_seat(players))
    placement = action.placement
    writer.write(DRAWABLE.index(placement.terrain), _BITS_OF_TERRAIN)
    top = min(space.row for space in placement.spaces)
    left = min(space.col for space in placement.spaces)
    rows = max(space.row for space in placement.spaces) - top + 1
    cols = max(space.col for space in placement.spaces) - left + 1
    writer.write(top, _BITS_OF_COORDINATE)
    writer.write(left, _BITS_OF_COORDINATE)
    writer.write(rows, _BITS_OF_SIDE)
    writer.write(cols, _BITS_OF_SIDE)
    for space in _box(top, left, rows, cols):
        writer.write(space in placement.spaces, 1)


def _bits_of_seat(players: int) -> int:
    return (players - 1).bit_length()


def _box(top: int, left: int, rows: int, cols: int) -> list[Space]:
    return [Space(top + row, left + col) for row in range(rows) for col in range(cols)]


# --- reading ------------------------------------------------------------------------------------


def _challenge(text: str) -> Challenge:
    digits = text.upper().translate(_LOOKALIKES).replace("-", "")
    if any(digit not in _DIGITS for digit in digits):
        raise NoCode("it has a letter that no code has")
    if len(digits) * 5 != _CHALLENGE_BITS + _CHALLENGE_CHECK_BITS:
        raise CodeDamaged(f"it has {len(digits)} digits")
    value = 0
    for digit in digits:
        value = value << 5 | _DIGITS.index(digit)
    data = (value >> _CHALLENGE_CHECK_BITS).to_bytes(_CHALLENGE_BITS // 8)
    check = (1 << _CHALLENGE_CHECK_BITS) - 1
    if value & check != crc32(data) & check:
        raise CodeDamaged("the check sum is wrong")
    return _read_table(BitReader(data), _VERSION)[1]


def _game(text: str) -> SavedGame:
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise CodeDamaged(str(error)) from error
    body, check = data[:-_CHECK_BYTES], data[-_CHECK_BYTES:]
    if crc32(body).to_bytes(_CHECK_BYTES) != check:
        raise CodeDamaged("the check sum is wrong")
    if urlsafe_b64encode(data).decode("ascii").rstrip("=") != text:
        raise CodeDamaged("the last sign has bits too many")
    reader = BitReader(body)
    version, table = _read_table(reader, _VERSION_WITH_BOTS)
    try:
        players = _read_players(reader, table.players, version)
        setup = GameSetup(players, table.layout, table.rules, table.seed)
        actions = tuple(
            _read_action(reader, len(players)) for _ in range(reader.read(_BITS_OF_COUNT))
        )
        end = reader.read(_BITS_OF_FINGERPRINT)
    except CodeError:
        raise
    except ValueError as error:
        raise CodeDamaged(str(error)) from error
    if not reader.is_at_end():
        raise CodeDamaged("something follows the last decision")
    _play_through(setup, actions, end)
    return SavedGame(setup, actions)


def _play_through(setup: GameSetup, actions: Sequence[Action], end: int) -> None:
    try:
        state = replay(setup, actions)
    except IllegalAction as error:
        raise CodeNotLegal(str(error)) from error
    if int(fingerprint(state)[:8], 16) != end:
        raise CodeNotLegal("the decisions lead to another end than was noted")


def _read_players(reader: BitReader, count: int, version: int) -> tuple[PlayerSetup, ...]:
    players = tuple(
        PlayerSetup(
            reader.read_text(),
            reader.read_text(),
            version >= _VERSION_WITH_NUMBERED and bool(reader.read(1)),
            _read_bot(reader) if version >= _VERSION_WITH_BOTS else None,
        )
        for _ in range(count)
    )
    if _version_for(players) != version:
        raise ValueError("its players need no code of this version")
    return players


def _read_bot(reader: BitReader) -> BotLevel | None:
    number = reader.read(_BITS_OF_BOT)
    if number > len(BOTS):
        raise CodeFromNewerVersion(f"no computer player has the number {number}")
    return BotLevel(BOTS[number - 1]) if number else None


def _read_table(reader: BitReader, newest: int) -> tuple[int, Challenge]:
    """Read what `_write_table` wrote, version first. Raises a `CodeError`."""
    try:
        version = reader.read(_BITS_OF_VERSION)
        if version > newest:
            raise CodeFromNewerVersion(f"version {version}")
        layout, flags = reader.read(_BITS_OF_LAYOUT), reader.read(_BITS_OF_RULES)
        players, seed = reader.read(_BITS_OF_PLAYERS), reader.read(_BITS_OF_SEED)
    except CodeError:
        raise
    except ValueError as error:
        raise CodeDamaged(str(error)) from error
    if (
        version < _VERSION
        or layout >= len(LAYOUTS)
        or flags >= 1 << len(RULES)
        or not 1 <= players <= MAX_PLAYERS
    ):
        raise CodeDamaged("no such map, rule or number of players")
    rules = RuleOptions(**{name: bool(flags >> bit & 1) for bit, name in enumerate(RULES)})
    return version, Challenge(MAP_LAYOUTS[LAYOUTS[layout]], rules, seed, players)


def _read_action(reader: BitReader, players: int) -> Draw:
    seat = reader.read(_bits_of_seat(players))
    terrain = reader.read(_BITS_OF_TERRAIN)
    top, left = reader.read(_BITS_OF_COORDINATE), reader.read(_BITS_OF_COORDINATE)
    rows, cols = reader.read(_BITS_OF_SIDE), reader.read(_BITS_OF_SIDE)
    if terrain >= len(DRAWABLE):
        raise ValueError(f"no terrain has the number {terrain}")
    spaces = frozenset(space for space in _box(top, left, rows, cols) if reader.read(1))
    if not spaces:
        raise ValueError("a decision without spaces")
    return Draw(seat, Placement(DRAWABLE[terrain], spaces))
