"""Players, sides, colours, cash, the first order (section 1)."""

import pytest

from bot.games.knockout import GAME, new_game
from bot.games.knockout.actions import Slide
from bot.games.knockout.data import COLOURS
from bot.games.knockout.events import RoundBegan
from bot.kit.contract import Choice
from bot.kit.engine import default_options
from bot.kit.rng import CommittedRng
from tests.games.knockout.board import Table


def made(seats: int, *tokens: int | None) -> list[tuple[str, list[int]]]:
    """Colours and players of the sides after these picks in the lobby."""
    options = default_options(GAME, "slow", new_game.picks([*tokens, *[None] * (seats - len(tokens))]))
    state = GAME.setup(seats, options, CommittedRng("knockout", bytes(32)))
    return [(COLOURS[side.colour], side.seats) for side in state.sides]


def test_two_to_eight_players() -> None:
    """KNOCKOUT-1."""
    assert list(GAME.seats) == [2, 3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(
    ("seats", "split"),
    [
        (2, [[0], [1]]),
        (3, [[0], [1], [2]]),
        (4, [[0], [1], [2], [3]]),
        (5, [[0, 1], [2, 3], [4]]),
        (6, [[0, 1], [2, 3], [4, 5]]),
        (7, [[0, 1], [2, 3], [4, 5], [6]]),
        (8, [[0, 1], [2, 3], [4, 5], [6, 7]]),
    ],
)
def test_singly_up_to_four_else_in_pairs(seats: int, split: list[list[int]]) -> None:
    """KNOCKOUT-2, KNOCKOUT-3, KNOCKOUT-4, KNOCKOUT-5: an odd one out is a side alone; join order is seats (KNOCKOUT-186)."""
    assert [seats_ for _, seats_ in made(seats)] == split


def test_colours_in_their_order_where_nobody_picked() -> None:
    """KNOCKOUT-6, KNOCKOUT-13: as many as there are sides."""
    assert [colour for colour, _ in made(3)] == ["red", "yellow", "green"]


def test_picks_are_kept_as_one_number() -> None:
    """KNOCKOUT-6: tables that were begun keep it, a digit to the base of five for each seat."""
    assert new_game.picks([3, None, 0]) == {"colours": 4 + 1 * 25}
    assert new_game.picked(4, 4 + 25) == [3, None, 0, None]


def test_picked_colours_and_the_first_free_ones() -> None:
    """KNOCKOUT-6: seat 1 picked red, seat 3 green."""
    assert [colour for colour, _ in made(4, None, 0, None, 2)] == ["yellow", "red", "blue", "green"]


def test_a_team_has_the_colour_of_the_lower_seat() -> None:
    """KNOCKOUT-187: the second pick of a team becomes free again, for a side without a pick."""
    assert made(6, 3, 0, None, 1) == [("blue", [0, 1]), ("yellow", [2, 3]), ("red", [4, 5])]


def test_picks_beyond_the_colours_count_for_nothing() -> None:
    assert [colour for colour, _ in made(2, 7, None)] == ["red", "yellow"]


def test_nobody_has_cash_and_the_bank_has_filled_the_pot(table: type[Table]) -> None:
    """KNOCKOUT-7, KNOCKOUT-8, KNOCKOUT-9, KNOCKOUT-10."""
    t = table(4)
    assert t.money() == [0, 0, 0, 0]
    assert t.pot == 500
    assert t.s.purse.bank == -500
    assert all([t.status == "hand" for t in side.tokens] == [True] * 4 for side in t.s.sides)


def test_the_order_is_drawn_and_told(table: type[Table]) -> None:
    """KNOCKOUT-12: with the seed 00 to 1f it begins with the second who joined; everybody reads it."""
    state = GAME.setup(4, default_options(GAME, "slow"), CommittedRng("knockout", bytes(range(32))))
    assert state.card == [1, 2, 0, 3]
    assert GAME.view(state, None).card == (1, 2, 0, 3)
    t = table(3).play(0, Slide(135, 0, 45), {0: 14})
    began = t.one(RoundBegan)
    assert (began.round, began.rounds, began.order) == (1, 3, ("red", "yellow", "green"))
    assert (began.colour, began.seats) == ("red", (0,))


def test_the_options() -> None:
    """Section 14: second chances off, slides animated, the band shown; what was picked is set by the table."""
    shown = {option.key: option.default for option in GAME.options if not option.hidden}
    assert shown == {"second-chance": "off", "animation": "gif", "aim-band": "on"}
    assert [option.key for option in GAME.options if option.hidden] == [new_game.PICKED]


def test_slides_may_be_shown_still() -> None:
    """KNOCKOUT-156: an option for those who show the game; the rules do not read it."""
    (option,) = [option for option in GAME.options if option.key == "animation"]
    assert isinstance(option.domain, Choice)
    assert option.domain.options == ("gif", "still")
