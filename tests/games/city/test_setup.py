"""Section 1: how a game begins, and its options."""

import pytest

from bot.games.city import GAME, data
from bot.games.city.events import OrderRolled, TurnBegan
from bot.kit import engine
from bot.kit.testing.scripted_rng import ScriptedRng
from tests.games.city.scenario import CityScenario


def test_two_to_six_players() -> None:
    """CITY-1."""
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


def test_everybody_has_37_7_million(scenario: type[CityScenario]) -> None:
    """CITY-2, and CITY-6 and CITY-7: what the bank gave out it owes to nobody."""
    s = scenario(6).s
    assert s.purse.cash == [30_000 + 6_000 + 1_000 + 400 + 200 + 50 + 50] * 6
    assert s.purse.bank == -6 * 37_700


def test_all_tokens_start_on_go_without_salary(scenario: type[CityScenario]) -> None:
    """CITY-3."""
    assert scenario(4).s.spaces == [0, 0, 0, 0]


def test_rent_dodge_is_not_among_the_25_cards(scenario: type[CityScenario]) -> None:
    """CITY-4, CITY-5: 25 cards in one pile, none drawn; Rent Dodge lies on Free Parking."""
    s = GAME.setup(2, engine.default_options(GAME, "slow"), ScriptedRng([6, 6, 1, 2]))
    assert sorted(s.chance.loose) == list(range(1, 26))
    assert (s.chance.under, s.chance.used, s.dodge, s.cards) == ([], [], None, [[], []])
    assert GAME.conserved_totals(scenario().s)["cards"] == 25


def test_the_bank_decides_nothing(scenario: type[CityScenario]) -> None:
    """CITY-6: the bank is never waited for; only the clock acts in its name."""
    table = scenario().play("0 Roll 1 2")
    assert table.awaited() == (0,)
    assert [legal_action.action.__name__ for legal_action in GAME.legal_actions(table.s, -1)] == ["Auction"]


@pytest.mark.parametrize(("end", "clock"), [("clock", True), ("last-standing", False)])
def test_end_mode_is_an_option(scenario: type[CityScenario], end: str, clock: bool) -> None:
    """CITY-8, CITY-193; `clock` is the default (CITY-144)."""
    assert scenario(end=end).s.rules.clock is clock
    assert scenario().s.rules.clock


def test_highest_throw_begins_and_seating_order_follows() -> None:
    """CITY-9."""
    s = GAME.setup(4, engine.default_options(GAME, "slow"), ScriptedRng([1, 1, 5, 6, 3, 3, 6, 4]))
    assert s.turns.active == 1
    assert s.throws == [(0, 1, 1), (1, 5, 6), (2, 3, 3), (3, 6, 4)]


def test_ties_throw_again_among_the_tied() -> None:
    """CITY-9: seats 0 and 2 tie twice; seat 1 stays out of it."""
    falls = [4, 4, 1, 2, 5, 3, 2, 2, 1, 3, 1, 1, 6, 6]
    s = GAME.setup(3, engine.default_options(GAME, "slow"), ScriptedRng(falls))
    assert s.turns.active == 2
    assert [seat for seat, *_ in s.throws] == [0, 1, 2, 0, 2, 0, 2]


def test_throws_and_first_turn_are_told_with_the_first_action(scenario: type[CityScenario]) -> None:
    """CITY-9: a setup has nobody to tell, so the first action does."""
    table = scenario(3).play("0 Roll 1 2")
    assert [type(event) for event in table.told[:4]] == [OrderRolled] * 3 + [TurnBegan]
    assert table.told[3] == TurnBegan(0, 1, 1)
    assert table.play("0 Buy").none(OrderRolled)


def test_options_have_the_documented_defaults() -> None:
    """CITY-193, CITY-194, CITY-196 to CITY-203."""
    assert {option.key: option.default for option in GAME.options} == {
        "end": "clock",
        "hours": 1,
        "weights": "1-1-1-1",
        "limited": "off",
        "mortgages": "off",
        "fine": "off",
        "double-go": "off",
        "overtime": "off",
        "specials": 1,
        "hidden": "off",
        "board": "usual",
    }
    assert all(option.domain.holds(option.default) for option in GAME.options)


def test_pace_is_the_tables(scenario: type[CityScenario]) -> None:
    """CITY-195: the pace arrives with the options and is none of them."""
    assert scenario(pace="live").s.rules.live
    assert not scenario(pace="slow").s.rules.live


def test_fixed_numbers_of_the_board_agree_with_the_code() -> None:
    """CITY-3, CITY-33: the corners that rules speak of."""
    assert [data.SPACES[space] for space in (data.GO, data.JAIL, data.PARKING, data.GO_TO_JAIL)] == [
        "go",
        "jail",
        "parking",
        "go-to-jail",
    ]
