"""Section 5: what a throw brings."""

import pytest

from bot.games.builder import data
from bot.games.builder.events.chips import ChipsReceived
from tests.games.builder.scenario import BuilderScenario


def test_two_chips_for_whoever_owns_the_number(scenario: type[BuilderScenario]) -> None:
    """BUILDER-36: whoever rolled."""
    table = scenario().own(1, 15).own(2, 27).play("0 Roll 3 5")
    assert table.all(ChipsReceived) == [
        ChipsReceived(1, ("crane", "crane"), "roll"),
        ChipsReceived(2, ("boat", "boat"), "roll"),
    ]
    assert [seat.made for seat in table.view().seats] == [(0, 0, 0, 0), (0, 2, 0, 0), (0, 0, 0, 2)]


def test_a_six_brings_everybody_their_own(scenario: type[BuilderScenario]) -> None:
    """BUILDER-37: no property has that number."""
    table = scenario().at(0, 2).play("0 Roll 2 4")
    assert [table.held(seat) for seat in range(3)] == ["tt", "cc", "ee"]
    assert [event.seat for event in table.all(ChipsReceived)] == [0, 1, 2]
    assert not data.PRODUCERS[6]


@pytest.mark.parametrize("double", [(4, 4), (2, 2)])
def test_a_roll_to_get_free_produces(scenario: type[BuilderScenario], double: tuple[int, int]) -> None:
    """BUILDER-38."""
    table = scenario().in_jail(0).own(1, 15, 7).play(f"0 Roll {double[0]} {double[1]}")
    assert len(table.held(1)) == 2


def test_the_fresh_roll_after_the_third_failure_produces(scenario: type[BuilderScenario]) -> None:
    """BUILDER-38, BUILDER-95: so does the failure."""
    table = scenario().in_jail(0, failures=2).own(1, 15).play("0 Roll 3 5")
    assert table.held(1) == "cc"
    table.play("0 Roll 3 5")
    assert table.held(1) == "cccc"


def test_roll_for_resources_does_not_produce(scenario: type[BuilderScenario]) -> None:
    """BUILDER-38: its throw only reads a table."""
    table = scenario().own(1, 15).chips(0, "").at(0, 3).play("0 Roll 1 2 3 5")
    assert table.held(1) == ""
    assert table.held(0) == "cc"


def test_a_property_bought_did_not_pay_on_this_roll(scenario: type[BuilderScenario]) -> None:
    """BUILDER-39."""
    table = scenario().play("0 Roll 1 4", "0 Buy")
    assert table.held(0) == ""


def test_the_jailed_receive_the_bankrupt_do_not(scenario: type[BuilderScenario]) -> None:
    """BUILDER-40, BUILDER-89, BUILDER-134."""
    table = scenario(4).in_jail(1).play("2 Leave", "0 Roll 2 4")
    assert table.held(1) == "cc"
    assert table.held(2) == ""
    assert table.held(3) == "bb"


def test_a_mortgaged_property_brings_nothing(scenario: type[BuilderScenario]) -> None:
    """BUILDER-41, BUILDER-125: its partner still does."""
    table = scenario().own(1, 13, mortgaged=True).own(1, 15).play("0 Roll 3 5")
    assert table.held(1) == "cc"
    table.manage().play("0 EndTurn", "1 Roll 5 6")
    assert table.held(1) == "cc"


def test_a_poor_bank_gives_what_it_has(scenario: type[BuilderScenario]) -> None:
    """BUILDER-42: the rest is lost, not owed."""
    table = scenario().own(1, 15).bank("cttteeebbb").play("0 Roll 3 5")
    assert table.all(ChipsReceived) == [ChipsReceived(1, ("crane",), "roll")]
    assert table.s.bank[1] == 0


def test_it_serves_in_turn_order(scenario: type[BuilderScenario]) -> None:
    """BUILDER-42: at a number of two deeds, the active player's side first."""
    table = scenario().own(0, 27).own(2, 15).play("0 Roll 3 5")
    assert [event.seat for event in table.all(ChipsReceived)] == [0, 2]
