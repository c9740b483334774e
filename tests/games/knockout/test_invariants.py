"""At every step of many games: cash with the Bank and Free Parking, tokens, statuses, one wait, no overlap."""

import pytest

from bot.games.knockout import GAME
from bot.games.knockout.data import CELLS, JAIL, NOTE, space_at
from bot.games.knockout.events import Slid
from bot.games.knockout.state import State, lying
from bot.kit.engine import Accepted, apply_action
from bot.kit.rng import FastRng
from bot.kit.testing.random_games import Walk, begin, step

pytestmark = pytest.mark.uncounted


def keeps(s: State) -> None:
    """What holds between any two actions."""
    assert sum(s.purse.cash) + s.purse.bank == 0
    assert min(s.purse.cash) >= 0
    assert all(amount % NOTE == 0 for amount in s.purse.cash)
    assert len(GAME.waits(s)) == (not s.ranks)
    for side in s.sides:
        for token in side.tokens:
            assert token.status in {"hand", "board", "jail", "out"}
            assert (token.status == "board") == bool(space_at(token.x, token.y) if token.x or token.y else 0)
            if token.status == "board":
                assert CELLS[space_at(token.x, token.y)].kind != JAIL
    places = lying(s)
    for n, one in enumerate(places):
        for other in places[:n]:
            assert (one.x - other.x) ** 2 + (one.y - other.y) ** 2 >= 31_998**2


def test_what_holds_between_any_two_actions() -> None:
    """KNOCKOUT-10, KNOCKOUT-11, KNOCKOUT-40, KNOCKOUT-76: no cash below zero, whole notes, nothing lost."""
    slides = 0
    for number in range(60):
        walk = Walk(
            2 + number % 7, ("slow", "live")[number % 2], number, 0, (400, 40)[number % 2], greed=number % 5 == 0
        )
        position, dice = begin(GAME, walk)
        assert isinstance(dice, FastRng)
        for _ in range(400):
            if not GAME.waits(position.state):
                break
            step(position, dice)
            keeps(position.state)
        slides += position.state.slides
    assert slides > 500


def test_numbers_of_slides_run_without_a_hole() -> None:
    """KNOCKOUT-141."""
    position, dice = begin(GAME, Walk(4, "slow", 2, 0, 4000))
    found: list[int] = []

    while GAME.waits(position.state):
        seat, action = GAME.default(position.state, GAME.waits(position.state)[0])
        done = apply_action(GAME, position.state, seat, action, dice)
        assert isinstance(done, Accepted)
        position.state = done.state
        found += [told.event.number for told in done.told if isinstance(told.event, Slid)]
    assert found == list(range(1, len(found) + 1))
