"""Section 4.14: mortgages; and what is refused on principle (section 4.18)."""

import pytest

from bot.games.classic import GAME, mortgages, phases
from bot.games.classic.events.buildings import Mortgaged, MortgageLifted
from bot.games.classic.rents import now
from bot.kit.contract import Choice, Refusal
from tests.games.classic.scenario import ClassicScenario
from tests.games.scenario import options_of


def test_a_mortgage_brings_half_the_price(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-135."""
    table = scenario().own(0, 39).play("0 Mortgage.39")
    assert table.one(Mortgaged) == Mortgaged(0, 39, 200)
    assert (table.purses()[0], table.plot(39).mortgaged, table.plot(39).owner) == (1_700, True, 0)


def test_only_own_unmortgaged_properties_are_mortgaged(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-135."""
    table = scenario().own(0, 39).own(1, 5).own(0, 37, mortgaged=True)
    assert table.refused("0 Mortgage.37") == Refusal("mortgaged")
    assert table.refused("0 Mortgage.5") == Refusal("not-owner")
    assert table.refused("0 Mortgage.6") == Refusal("not-owner")
    assert table.refused("0 Mortgage.4") == Refusal("no-property")


def test_every_building_of_the_group_must_have_been_sold(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-135: a bare place beside a built one too; both sides of the boundary."""
    table = scenario().built(0, "brown", "1-0")
    assert table.refused("0 Mortgage.3") == Refusal("has-buildings")
    assert table.refused("0 Mortgage.1") == Refusal("has-buildings")
    table.play("0 Sell.brown.0-0", "0 Mortgage.3")


def test_mortgaging_is_allowed_at_any_time(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-136: on and off turn, in jail, before a purchase, in an auction, in debt."""
    table = scenario().own(1, 39, 37, 35).in_jail(1).play("1 Mortgage.39", "0 Roll 5 6", "1 Mortgage.37", "0 Decline")
    table.play("1 Mortgage.35")
    table = scenario().cash(0).own(0, 39).owing(0, 500).play("0 Mortgage.39")
    assert table.waits() == ["debt"]


def test_a_mortgaged_property_earns_no_rent_and_stays_its_owners(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-137."""
    table = scenario().own(1, 11).play("1 Mortgage.11", "0 Roll 5 6")
    assert table.s.claims == []
    assert table.plot(11).owner == 1


def test_it_blocks_building_in_its_group(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-137."""
    table = scenario().built(0, "brown", "0-0").play("0 Mortgage.1")
    assert table.refused("0 Build.brown.0-1") == Refusal("group-mortgaged", {"group": "brown"})


def test_a_mortgage_suspends_the_doubled_rent_of_the_group(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-199, CLASSIC-67."""
    table = scenario().built(0, "brown", "0-0")
    assert now(table.s, 1) == 8
    table.play("0 Mortgage.1")
    assert now(table.s, 1) == 4


def test_the_other_machine_still_charges_ten_times(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-200, CLASSIC-70."""
    table = scenario().own(0, 12, 28).play("0 Mortgage.12")
    assert table.plot(28).space == table.s.plots[20].space
    assert now(table.s, 20) == 10


LIFTS = {
    1: (30, 33),
    3: (30, 33),
    6: (50, 55),
    8: (50, 55),
    9: (60, 66),
    11: (70, 77),
    13: (70, 77),
    14: (80, 88),
    16: (90, 99),
    18: (90, 99),
    19: (100, 110),
    21: (110, 121),
    23: (110, 121),
    24: (120, 132),
    26: (130, 143),
    27: (130, 143),
    29: (140, 154),
    31: (150, 165),
    32: (150, 165),
    34: (160, 176),
    37: (175, 193),
    39: (200, 220),
    **dict.fromkeys((5, 15, 25, 35), (100, 110)),
    **dict.fromkeys((12, 28), (75, 83)),
}
"""Mortgage and lift of tables 7.2 and 7.3."""


@pytest.mark.parametrize("space", LIFTS)
def test_lifting_costs_a_tenth_more_rounded_up(scenario: type[ClassicScenario], space: int) -> None:
    """CLASSIC-138, CLASSIC-139: tables 7.2 and 7.3."""
    value, lift = LIFTS[space]
    table = scenario().own(0, space).play(f"0 Mortgage.{space}")
    assert table.one(Mortgaged).amount == value
    table.play(f"0 Lift.{space}")
    assert table.one(MortgageLifted) == MortgageLifted(0, space, lift)
    assert table.purses()[0] == 1_500 + value - lift
    assert not table.plot(space).mortgaged


def test_only_own_mortgages_are_lifted(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-138, CLASSIC-171: nobody takes another's property by paying its mortgage."""
    table = scenario().own(1, 39, mortgaged=True).own(0, 5)
    assert table.refused("0 Lift.39") == Refusal("not-owner")
    assert table.refused("0 Lift.5") == Refusal("not-mortgaged")
    assert table.refused("0 Lift.7") == Refusal("no-property")
    assert not table.legal_actions(0, "Lift")


def test_lifting_needs_available_cash(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-138: both sides of the boundary."""
    table = scenario().cash(219).own(0, 39, mortgaged=True)
    assert table.refused("0 Lift.39") == Refusal("not-enough-cash", {"low": 220, "cash": 219})
    table.cash(220).play("0 Lift.39")
    assert table.purses()[0] == 0


def test_what_the_cash_does_not_reach_is_greyed(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-138."""
    table = scenario().cash(100).own(0, 39, 5, 12, mortgaged=True)
    (legal_action,) = table.legal_actions(0, "Lift")
    assert legal_action.params[0] == Choice(
        (12,),
        tuple((space, Refusal("not-enough-cash", {"low": low, "cash": 100})) for space, low in ((5, 110), (39, 220))),
    )


def test_a_debtor_lifts_nothing(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-140."""
    table = scenario().cash(300).own(0, 5, mortgaged=True).own(1, 15, mortgaged=True).owing(0, 500)
    assert table.refused("0 Lift.5") == Refusal("in-debt", {"amount": 500})
    table.play("1 Lift.15")


def test_inherited_mortgages_are_lifted_for_their_bare_value(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-159: the creditor alone, in INHERIT, and these alone; afterwards a tenth more as usual."""
    table = scenario().own(1, 39, 37, 5, mortgaged=True)
    table.s.stack.append(phases.ToInherit(1, [37, 39], 99))
    inherited, other = table.legal_actions(1, "Lift")
    assert (inherited.wait, options_of(inherited)) == ("inherit-99", (37, 39))
    assert (other.wait, options_of(other)) == (None, (5,))
    table.play("1 Lift.39")
    assert table.one(MortgageLifted).amount == 200
    table.play("1 Lift.5")
    assert table.one(MortgageLifted).amount == 110
    table.play("1 Done", "1 Lift.37")
    assert table.one(MortgageLifted).amount == 193


def test_what_is_mortgaged_again_in_inherit_costs_the_usual(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-138, CLASSIC-159: these mortgages, not later ones."""
    table = scenario().own(1, 39, 37, mortgaged=True)
    table.s.stack.append(phases.ToInherit(1, [37, 39], 99))
    table.play("1 Lift.39", "1 Mortgage.39", "1 Lift.39")
    assert table.one(MortgageLifted).amount == 220


def test_a_creditor_who_completes_a_group_builds_once_its_mortgages_are_lifted(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-207."""
    table = scenario().own(1, 1).own(1, 3, mortgaged=True)
    table.s.stack.append(phases.ToInherit(1, [3], 99))
    assert table.refused("1 Build.brown.1-0") == Refusal("group-mortgaged", {"group": "brown"})
    table.play("1 Lift.3", "1 Build.brown.1-0")
    assert table.levels("brown") == "1-0"


def test_each_mortgage_is_rounded_by_itself(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-201: two Machines cost 8 + 8, not 15."""
    table = scenario().own(0, 12, 28)
    assert [mortgages.interest(table.s, space) for space in (12, 28, 37)] == [8, 8, 18]


def test_the_bank_lends_in_no_other_way(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-170: nothing else brings money from it, and a debt cannot be postponed."""
    table = scenario().cash(0).own(0, 39).owing(0, 100)
    assert {legal_action.action.__name__ for legal_action in GAME.legal_actions(table.s, 0)} == {
        "Mortgage",
        "GoBankrupt",
        "Propose",
        "Leave",
    }
    table.play("0 Mortgage.39")
    assert "debt" not in table.waits()


def test_no_money_lies_on_the_board(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-168: whoever stops on Free Parking gets nothing, whatever was paid before."""
    table = scenario().at(0, 17).cash(1_000, 1_500).play("0 Roll 1 2")
    assert table.purses() == [1_000, 1_500, 1_500]
    assert GAME.conserved_totals(table.s)["money"] == 0


def test_players_neither_lend_nor_give(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-169: no verb moves cash alone, and rent cannot be bargained away."""
    table = scenario().own(1, 5)
    assert table.refused("0 Propose.1.+.100.+.0.+") == Refusal("empty-side")
    assert table.refused("0 Propose.1.+.100.+.110.+") == Refusal("cash-only")
    assert table.refused("0 Propose.1.+rent.0.+5.0.+") == Refusal("not-tradable", {"seat": 0})
