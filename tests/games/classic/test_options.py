"""Section 9: options; sections 7.6 and 3."""

import pytest

from bot.games.classic import GAME, data
from bot.games.classic.board import board
from bot.games.classic.state import State
from bot.kit.contract import Choice, Value
from bot.kit.engine import default_options
from bot.kit.rng import FastRng


def begun(**chosen: Value) -> State:
    return GAME.setup(2, default_options(GAME, "slow") | chosen, FastRng(1))


def test_the_options_and_their_defaults() -> None:
    """CLASSIC-29, CLASSIC-33, CLASSIC-85, CLASSIC-165: nothing that the booklet forbids is among them."""
    assert {option.key: option.default for option in GAME.options} == {
        "speed": "on",
        "doubles": "ignore",
        "rent": "claim",
        "deck": "international",
        "board": "neutral",
        "limit": 0,
    }


@pytest.mark.parametrize("key", ["speed", "doubles", "rent", "deck", "board"])
def test_every_value_begins_a_game(key: str) -> None:
    """CLASSIC-5: whatever is chosen."""
    domain = next(option.domain for option in GAME.options if option.key == key)
    assert isinstance(domain, Choice)
    for value in domain.options:
        assert GAME.waits(begun(**{key: value}))


def test_the_heritage_decks() -> None:
    """CLASSIC-97: the cards of table 7.6."""
    s = begun(deck="heritage")
    leap = {data.FACES[card].word for card in s.leap.loose}
    chest = {data.FACES[card].word for card in s.chest.loose}
    assert leap == {f"lf{n}" for n in (1, 2, 3, 5, 9, 10, 11, 12, 13, 15, 16, 17, 18, 19, 20, 21)}
    assert chest == {f"tc{n}" for n in (*range(1, 14), 15, 17, 18)}


def test_a_state_names_its_board() -> None:
    """CLASSIC-65: all numbers are looked up through it."""
    s = begun(board="edition")
    assert s.board == "edition"
    assert board(s.board).squares[39].rents == (50, 200, 600, 1_400, 1_700, 2_000)
