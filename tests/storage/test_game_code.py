"""Codes read back to what they were made of, and nothing else is read."""

import re
from base64 import urlsafe_b64encode
from dataclasses import fields
from zlib import crc32

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cartographers_gui.engine import (
    MAP_LAYOUTS,
    MAX_SEED,
    BotLevel,
    Draw,
    GameSetup,
    GameState,
    IllegalAction,
    PlayerSetup,
    RuleOptions,
)
from cartographers_gui.storage import (
    Challenge,
    CodeDamaged,
    CodeError,
    CodeFromNewerVersion,
    CodeNotLegal,
    NoCode,
    SavedGame,
    challenge_code,
    codes,
    game_code,
    read_code,
)
from cartographers_gui.storage.bits import BitReader, BitWriter, OutOfBits
from cartographers_gui.storage.codes import LAYOUTS, LONGEST_CODE, RULES
from tests.helpers.games import setup
from tests.helpers.strategies import games, played

Game = tuple[GameSetup, list[GameState], list[Draw]]

challenges = st.builds(
    Challenge,
    st.sampled_from(list(MAP_LAYOUTS.values())),
    st.builds(RuleOptions, st.booleans(), st.booleans(), st.booleans()),
    st.integers(0, MAX_SEED),
    st.integers(1, 100),
)


@given(games(), st.floats(0, 1))
def test_games_finished_or_not_read_back_equal(game: Game, share: float) -> None:
    table, _, actions = game
    some = tuple(actions[: round(share * len(actions))])
    assert read_code(game_code(table, some)) == SavedGame(table, some)


@given(challenges)
def test_challenges_read_back_equal_in_any_case_and_spacing(challenge: Challenge) -> None:
    code = challenge_code(challenge)
    assert re.fullmatch(r"CARTO(-[0-9A-HJKMNP-TV-Z]{4}){4}", code)
    for typed in (
        code,
        code.lower(),
        f"  {code[:9]}\n{code[9:]}  ",
        "CARTO-" + code[6:].replace("-", ""),
    ):
        assert read_code(typed) == challenge


@pytest.mark.parametrize("unseen", ["\u200b", "\u2068", "\u202e", "\ufeff", "\u00ad", "\u00a0"])
def test_signs_that_nobody_sees_are_passed_over(unseen: str) -> None:
    code = "CARTO-2000-4KSA-J73R-AXY5"
    assert read_code(f"{unseen}{code[:9]}{unseen}{code[9:]}{unseen}") == read_code(code)


def test_letters_that_look_like_digits_are_read_as_these() -> None:
    code = challenge_code(Challenge(MAP_LAYOUTS["A"], RuleOptions(), 0, 1))
    assert read_code("CARTO-" + code[6:].replace("0", "o").replace("1", "l")) == read_code(code)


def test_names_and_titles_of_any_script_come_along() -> None:
    people = (
        PlayerSetup("Ana <b>", "the Bold"),
        PlayerSetup("Зоя"),
        PlayerSetup("👩‍👩‍👧" * 8, "ж" * 60),
    )
    table = GameSetup(people, MAP_LAYOUTS["B"], seed=3)
    assert read_code(game_code(table, ())) == SavedGame(table, ())


def test_it_comes_along_who_typed_no_name() -> None:
    people = (PlayerSetup("Igrač 1", is_numbered=True), PlayerSetup("Ana"))
    table = GameSetup(people, MAP_LAYOUTS["A"], seed=7)
    assert read_code(game_code(table, ())) == SavedGame(table, ())


def with_level(number: int) -> str:
    """Return the code of a game of one computer player, its level another number."""
    body = decoded(
        game_code(GameSetup((PlayerSetup("A", bot=BotLevel.APPRENTICE),), MAP_LAYOUTS["A"]), ())
    )
    reader, writer = BitReader(body), BitWriter()
    # Table, a name of one letter, an empty title and the mark of a number are 85 bits.
    for _ in range(85):
        writer.write(reader.read(1), 1)
    assert reader.read(4) == 1
    writer.write(number, 4)
    while True:
        try:
            writer.write(reader.read(1), 1)
        except OutOfBits:
            return sealed(writer.bytes())


def test_it_comes_along_which_seats_the_computer_plays() -> None:
    players = (
        PlayerSetup("Ana"),
        PlayerSetup("Računalo 2", is_numbered=True, bot=BotLevel.APPRENTICE),
        PlayerSetup("Zoe", "the Wise", bot=BotLevel.MASTER),
        PlayerSetup("Ida", bot=BotLevel.JOURNEYMAN),
    )
    table = GameSetup(players, MAP_LAYOUTS["A"], seed=7)
    assert read_code(game_code(table, ())) == SavedGame(table, ())


def test_every_level_has_its_number_in_a_code() -> None:
    assert list(codes.BOTS) == list(BotLevel)
    for number, level in enumerate(BotLevel, start=1):
        found = read_code(with_level(number))
        assert isinstance(found, SavedGame)
        assert found.setup.players[0].bot is level


def test_a_computer_player_of_a_later_program_is_told_as_such() -> None:
    with pytest.raises(CodeFromNewerVersion):
        read_code(with_level(9))


def test_a_code_of_the_third_version_without_computer_players_is_damaged() -> None:
    with pytest.raises(CodeDamaged):
        read_code(with_level(0))


def test_a_code_of_the_first_version_is_read() -> None:
    code = (
        "CARTO-GAME-EQQCAAAATQIUGxheWVyIDEAAK0J7Qu9C10L3QsAW0LrQsNGA0YLQvtCz0YDQsNGE0LrQsAAA7sd2"
        "Q0mmStY"
    )
    found = read_code(code)
    assert isinstance(found, SavedGame)
    assert found.setup.players == (PlayerSetup("Player 1"), PlayerSetup("Олена", "картографка"))
    assert game_code(found.setup, ()) == code


def test_a_code_that_only_says_that_everyone_typed_a_name_is_damaged() -> None:
    body = decoded(
        game_code(GameSetup((PlayerSetup("A", is_numbered=True),), MAP_LAYOUTS["A"]), ())
    )
    reader, writer = BitReader(body), BitWriter()
    # Table, a name of one letter and an empty title are 84 bits; the bit after them is the mark.
    for _ in range(21):
        writer.write(reader.read(4), 4)
    assert reader.read(1) == 1
    writer.write(0, 1)
    while True:
        try:
            writer.write(reader.read(1), 1)
        except OutOfBits:
            break
    with pytest.raises(CodeDamaged):
        read_code(sealed(writer.bytes()))


def test_a_challenge_holds_no_names() -> None:
    one = GameSetup((PlayerSetup("Ana"),), MAP_LAYOUTS["A"], seed=3)
    other = GameSetup((PlayerSetup("Boris", "the Bold"),), MAP_LAYOUTS["A"], seed=3)
    assert challenge_code(Challenge.of(one)) == challenge_code(Challenge.of(other))


def test_a_solo_game_fits_into_a_message_and_a_hundred_players_into_the_limit() -> None:
    _, solo = played(setup(1), 1, 10_000)
    assert len(game_code(setup(1), solo)) < 240
    _, many = played(setup(100), 1, 10_000)
    assert len(game_code(setup(100), many)) < LONGEST_CODE // 2


@given(games(), st.data())
def test_one_changed_sign_of_a_game_code_is_found(game: Game, data: st.DataObject) -> None:
    table, _, actions = game
    code = game_code(table, actions)
    at = data.draw(st.integers(0, len(code) - 1))
    sign = data.draw(st.characters(codec="ascii"))
    changed = code[:at] + sign + code[at + 1 :]
    if "".join(changed.split()) != code:
        with pytest.raises(CodeError):
            read_code(changed)


@given(challenges, st.data())
def test_one_changed_sign_of_a_challenge_is_found(
    challenge: Challenge, data: st.DataObject
) -> None:
    code = challenge_code(challenge)
    at = data.draw(st.integers(0, len(code) - 1))
    sign = data.draw(st.sampled_from("0123456789ABCDEFGHJKMNPQRSTVWXYZUé_!"))
    changed = code[:at] + sign + code[at + 1 :]
    try:
        assert read_code(changed) == challenge
    except CodeError:
        return


@given(games(), st.data())
def test_a_code_cut_short_or_doubled_is_refused(game: Game, data: st.DataObject) -> None:
    table, _, actions = game
    code = game_code(table, actions)
    for text in (
        code[: data.draw(st.integers(0, len(code) - 1))],
        code + code,
        code + "A",
        code + "=",
    ):
        with pytest.raises(CodeError):
            read_code(text)


def sealed(body: bytes) -> str:
    """Return a game code whose check sum is right, whatever is in it."""
    data = body + crc32(body).to_bytes(4)
    return "CARTO-GAME-" + urlsafe_b64encode(data).decode("ascii").rstrip("=")


@given(st.binary(max_size=300))
def test_arbitrary_bytes_under_a_right_check_sum_are_refused(body: bytes) -> None:
    with pytest.raises(CodeError):
        read_code(sealed(body))


@given(games(), st.data())
def test_changed_bits_under_a_right_check_sum_are_refused_or_read_as_said(
    game: Game, data: st.DataObject
) -> None:
    table, _, actions = game
    body = bytearray(decoded(game_code(table, actions)))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(body) - 1))
        body[at] ^= 1 << data.draw(st.integers(0, 7))
    code = sealed(bytes(body))
    try:
        found = read_code(code)
    except CodeError:
        return
    # Another name, for instance: then the code says exactly that.
    assert isinstance(found, SavedGame)
    assert game_code(found.setup, found.actions) == code


def decoded(code: str) -> bytes:
    from base64 import urlsafe_b64decode  # noqa: PLC0415 - beside its only use

    text = code.removeprefix("CARTO-GAME-")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))[:-4]


@given(st.text(max_size=80) | st.text("CARTO-GMEabc0123456789_ ", max_size=80))
def test_arbitrary_text_is_no_code(text: str) -> None:
    with pytest.raises(CodeError):
        read_code(text)


@pytest.mark.parametrize("text", ["", "hello", "4F2A-91C7", "CARTO-GAME-ü", "CARTO-2000_4KSA"])
def test_a_text_that_is_no_code_is_named_so(text: str) -> None:
    with pytest.raises(NoCode):
        read_code(text)


@pytest.mark.parametrize(
    "text", ["CARTO-", "CARTO-2000-4KSA-J73R", "CARTO-GAME-", "CARTO-GAME-AAAA"]
)
def test_a_code_with_parts_missing_is_named_damaged(text: str) -> None:
    with pytest.raises(CodeDamaged):
        read_code(text)


def test_an_endless_text_is_not_even_looked_at() -> None:
    with pytest.raises(NoCode, match=str(LONGEST_CODE)):
        read_code("CARTO-GAME-" + "A" * LONGEST_CODE)


def test_a_code_of_a_newer_version_is_named_so() -> None:
    body = decoded(game_code(setup(1), ()))
    newer = bytes([(body[0] & 0x0F) | 0x40]) + body[1:]
    with pytest.raises(CodeFromNewerVersion):
        read_code(sealed(newer))


def test_a_decision_that_the_rules_refuse_is_named_so() -> None:
    writer = BitWriter()
    body = decoded(game_code(setup(1), ()))
    # Table, a name of three letters and an empty title are 100 bits.
    reader = BitReader(body)
    for _ in range(25):
        writer.write(reader.read(4), 4)
    writer.write(1, 16)
    for value, width in ((0, 3), (0, 4), (0, 4), (1, 3), (2, 3), (1, 1), (1, 1), (0, 32)):
        writer.write(value, width)
    with pytest.raises(CodeNotLegal):
        read_code(sealed(writer.bytes()))


def test_another_end_than_was_noted_is_named_so() -> None:
    body = bytearray(decoded(game_code(setup(1), ())))
    body[-1] ^= 0x10
    with pytest.raises(CodeNotLegal):
        read_code(sealed(bytes(body)))


def test_decisions_that_are_no_game_get_no_code() -> None:
    _, actions = played(setup(1), 1, 3)
    with pytest.raises(IllegalAction):
        game_code(setup(1), [actions[0], actions[0]])


def test_the_tables_of_the_format_cover_every_map_and_rule() -> None:
    assert set(LAYOUTS) == set(MAP_LAYOUTS)
    assert set(RULES) == {field.name for field in fields(RuleOptions)}


@given(
    st.lists(st.integers(1, 40).flatmap(lambda n: st.tuples(st.integers(0, 2**n - 1), st.just(n))))
)
def test_packed_numbers_read_back_equal(numbers: list[tuple[int, int]]) -> None:
    writer = BitWriter()
    for value, width in numbers:
        writer.write(value, width)
    reader = BitReader(writer.bytes())
    assert [(reader.read(width), width) for _, width in numbers] == numbers
    assert reader.is_at_end()
    with pytest.raises(OutOfBits):
        reader.read(8)


def test_a_number_too_large_for_its_bits_is_refused() -> None:
    with pytest.raises(ValueError, match="8"):
        BitWriter().write(8, 3)
