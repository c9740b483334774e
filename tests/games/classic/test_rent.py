"""Section 4.6: rent amounts."""

import pytest

from bot.games.classic.events.rents import MachineRolled
from tests.games.classic.scenario import ClassicScenario


def due(table: ClassicScenario) -> int:
    """The only claim's amount."""
    (one,) = table.s.claims
    return one.amount


def land(table: ClassicScenario, space: int) -> ClassicScenario:
    """Seat 0 lands on `space` by 1 and 2."""
    return table.at(0, (space - 3) % 40).play("0 Roll 1 2")


def test_a_bare_place(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-65."""
    assert due(land(scenario().own(1, 24), 24)) == 20


def test_a_bare_place_of_a_whole_group_is_doubled(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-66: buildings on other places of the group do not matter."""
    assert due(land(scenario().built(1, "red", "0-0-0"), 24)) == 40
    assert due(land(scenario().built(1, "red", "1-0-0"), 24)) == 40


def test_one_mortgage_ends_the_doubling(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-67, CLASSIC-199."""
    table = scenario().built(1, "red", "0-0-0").play("1 Mortgage.21")
    assert due(land(table, 24)) == 20


@pytest.mark.parametrize(
    ("levels", "rent"), [("1-1-1", 90), ("2-2-2", 250), ("3-3-3", 700), ("4-4-4", 875), ("5-5-5", 1_050)]
)
def test_a_built_place_is_never_doubled(scenario: type[ClassicScenario], levels: str, rent: int) -> None:
    """CLASSIC-68."""
    assert due(land(scenario().built(1, "red", levels), 21)) == rent


@pytest.mark.parametrize(("owned", "rent"), [((5,), 25), ((5, 15), 50), ((5, 15, 25), 100), ((5, 15, 25, 35), 200)])
def test_factions_count(scenario: type[ClassicScenario], owned: tuple[int, ...], rent: int) -> None:
    """CLASSIC-69."""
    assert due(land(scenario().own(1, *owned), 5)) == rent


def test_mortgaged_sisters_count(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-70, CLASSIC-200."""
    assert due(land(scenario().own(1, 5).own(1, 15, 25, mortgaged=True), 5)) == 100
    machines = scenario().own(1, 12).own(1, 28, mortgaged=True).at(0, 9).play("0 Roll 1 2 3 4")
    assert due(machines) == 70


def test_machines_are_thrown_for(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-71, CLASSIC-72: afresh, by the bot, for the payer."""
    one = scenario().own(1, 12).at(0, 9).play("0 Roll 1 2 3 4")
    assert one.one(MachineRolled) == MachineRolled(0, 12, 3, 4, "none", 7, 4)
    assert due(one) == 28
    both = scenario().own(1, 12, 28).at(0, 9).play("0 Roll 1 2 3 4")
    assert due(both) == 70


def test_the_nearest_costs_more(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-73: twice the Faction's rent; ten times a fresh throw, not the throw of the arrival."""
    faction = scenario().own(1, 15, 5).at(0, 4).pile("leap", "lf6").play("0 Roll 1 2")
    assert (faction.s.spaces[0], due(faction)) == (15, 100)
    machine = scenario().own(1, 12).at(0, 4).pile("leap", "lf8").play("0 Roll 1 2 5 6")
    assert (machine.s.spaces[0], due(machine)) == (12, 110)


def test_the_amount_is_fixed_at_the_landing(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-74, CLASSIC-183: building and trading afterwards change nothing."""
    table = land(scenario().built(1, "brown", "0-0"), 3)
    assert due(table) == 8
    table.play("1 Build.brown.1-1")
    assert due(table) == 8
    table.play("1 Sell.brown.0-0", "1 Propose.2.+3.0.+.50.+")
    number = table.s.deals[0].number
    table.play(f"2 Accept.{number}.+", f"1 Claim.{table.s.claims[0].number}")
    assert table.plot(3).owner == 2
    assert table.purses()[0] == 1_492
