"""Section 2: the three steps, doubles, whose turn it is."""

from bot.games.city.events import HourEnded, Jailed, Moved, Rolled, RoundsLeft, TurnBegan
from bot.kit.contract import Refusal
from tests.games.city.scenario import CityScenario


def test_a_cycle_rolls_resolves_and_builds(scenario: type[CityScenario]) -> None:
    """CITY-10: A, B, C in this order."""
    table = scenario()
    assert table.waits() == ["roll"]
    table.play("0 Roll 1 2")
    assert (table.s.spaces[0], table.waits()) == (3, ["buy"])
    assert table.play("0 Buy").waits() == ["build"]
    assert table.play("0 Done").awaited() == (1,)


def test_a_double_rolls_again_with_a_fresh_permit(scenario: type[CityScenario]) -> None:
    """CITY-11, and CITY-55: a new cycle allows a new press."""
    table = scenario().own(0, 4 + 2).play("0 Roll 3 3", "0 Press 2", "0 Done")
    assert (table.awaited(), table.waits()) == ((0,), ["roll"])
    table.play("0 Roll 1 3")
    assert table.waits() == ["build"]
    table.play("0 Press 3", "0 Done")
    assert table.awaited() == (1,)


def test_the_third_double_goes_to_jail_without_moving(scenario: type[CityScenario]) -> None:
    """CITY-12: no move, no step C."""
    table = scenario().own(0, 1, 3, 6, 8, 9)
    table.play("0 Roll 3 3", "0 Done", "0 Roll 1 1", "0 Done", "0 Roll 6 6")
    assert table.one(Jailed) == Jailed(0, "doubles")
    assert table.none(Moved)
    assert (table.s.spaces[0], table.s.jailed[0]) == (10, True)
    assert table.awaited() == (1,)


def test_doubles_count_within_one_turn_only(scenario: type[CityScenario]) -> None:
    """CITY-12: two doubles now and one later are not three in a row."""
    table = scenario(2).own(0, 6, 8, 9, 11).own(1, 1, 3)
    table.play("0 Roll 3 3", "0 Done", "0 Roll 1 1", "0 Done", "0 Roll 1 2", "0 Done")
    table.play("1 Roll 1 2", "1 Done", "0 Roll 4 4", "0 Auction.10")
    assert not table.s.jailed[0]


def test_jail_ends_the_turn_even_after_a_double(scenario: type[CityScenario]) -> None:
    """CITY-13, CITY-160: Go to Jail by a double, no step C, no further roll."""
    table = scenario().at(0, 26).play("0 Roll 2 2")
    assert table.s.jailed[0]
    assert table.awaited() == (1,)


def test_only_the_active_player_acts(scenario: type[CityScenario]) -> None:
    """CITY-14: anybody else is refused."""
    table = scenario()
    assert table.refused("1 Roll").code == "not-your-turn"
    table.play("0 Roll 1 2")
    assert table.refused("1 Buy").code == "not-your-turn"
    table.play("0 Buy")
    assert table.refused("2 Press").code == "not-your-turn"
    assert table.refused("1 Done").code == "not-your-turn"


def test_a_press_of_a_past_decision_is_too_late(scenario: type[CityScenario]) -> None:
    """CITY-14: a press answers one decision."""
    table = scenario().play("0 Roll 1 2", "0 Buy", "0 Done", "1 Roll 3 4", "1 Done", "2 Roll 3 4", "2 Done")
    assert table.refused("0 Roll", wait="roll-1") == Refusal("too-late")


def test_the_turn_passes_to_the_left_and_skips_who_is_out(scenario: type[CityScenario]) -> None:
    """CITY-15."""
    table = scenario(4).play("2 Leave", "0 Roll 3 4", "0 Done")
    assert table.one(TurnBegan) == TurnBegan(1, 2, 1)
    table.play("1 Roll 3 4", "1 Done")
    assert table.one(TurnBegan) == TurnBegan(3, 3, 1)
    table.play("3 Roll 3 4", "3 Done")
    assert table.one(TurnBegan) == TurnBegan(0, 4, 2)


def test_tokens_move_by_rising_index_and_round_the_corner(scenario: type[CityScenario]) -> None:
    """CITY-16."""
    table = scenario().at(0, 38).play("0 Roll 1 3")
    assert table.one(Rolled) == Rolled(0, 1, 3)
    assert table.one(Moved) == Moved(0, 38, 2)


def test_a_round_begins_with_the_next_solvent_player_when_the_first_is_out(scenario: type[CityScenario]) -> None:
    """Words used: a round starts with the first player in turn order or, once out, the next solvent one."""
    table = scenario(3).play("0 Leave")
    assert (table.s.turns.active, table.s.turns.round) == (1, 1)
    table.play("1 Roll 3 4", "1 Done", "2 Roll 3 4", "2 Done")
    assert (table.s.turns.active, table.s.turns.round) == (1, 2)
    assert table.none(HourEnded)
    assert table.none(RoundsLeft)
