"""Sections 3 and 4: GO, and what each space asks for."""

import pytest

from bot.games.city.events import Bought, Jailed, RentPaid, SalaryPaid, TaxPaid, Visited
from bot.kit.contract import Refusal
from bot.kit.mechanics.auction import Auction
from tests.games.city.scenario import CityScenario
from tests.games.scenario import options_of


def test_passing_go_pays_2_million_once(scenario: type[CityScenario]) -> None:
    """CITY-17."""
    table = scenario().at(0, 37).play("0 Roll 2 3")
    assert table.one(SalaryPaid) == SalaryPaid(0, 2_000)
    assert table.purses()[0] == 39_700


def test_each_own_stadium_adds_a_million(scenario: type[CityScenario]) -> None:
    """CITY-18: on own districts only, mortgaged ones included."""
    table = scenario().at(0, 37).own(0, 39, stadium=True, mortgage=500).own(0, 1, stadium=True).own(1, 3, stadium=True)
    assert table.play("0 Roll 2 3").one(SalaryPaid) == SalaryPaid(0, 4_000)


def test_landing_on_go_pays_the_same(scenario: type[CityScenario]) -> None:
    """CITY-19, CITY-34."""
    table = scenario().at(0, 37).play("0 Roll 1 2")
    assert table.one(SalaryPaid) == SalaryPaid(0, 2_000)
    assert table.one(Visited) == Visited(0, 0, "go")
    assert table.waits() == ["build"]


def test_exact_go_pays_double_with_the_option(scenario: type[CityScenario]) -> None:
    """CITY-201: stadium income unchanged, and only for an exact landing."""
    table = scenario(double_go="on").at(0, 37).own(0, 39, stadium=True)
    assert table.play("0 Roll 1 2").one(SalaryPaid) == SalaryPaid(0, 5_000)
    table = scenario(double_go="on").at(0, 37).play("0 Roll 2 3")
    assert table.one(SalaryPaid) == SalaryPaid(0, 2_000)


def test_going_to_jail_pays_no_salary(scenario: type[CityScenario]) -> None:
    """CITY-20, CITY-21: the way from 30 back to 10 is no crossing."""
    table = scenario().at(0, 27).play("0 Roll 1 2")
    assert table.none(SalaryPaid)
    assert table.purses()[0] == 37_700


def test_an_unowned_district_is_bought_or_auctioned(scenario: type[CityScenario]) -> None:
    """CITY-22: there is no third choice."""
    table = scenario().play("0 Roll 6 5")
    assert table.refused("0 Done").code == "wrong-phase"
    assert table.refused("0 Skip").code == "wrong-phase"
    table.play("0 Buy")
    assert table.one(Bought) == Bought(0, 11, 1_400)
    assert (table.plot(11).owner, table.purses()[0]) == (0, 36_300)


def test_buying_needs_the_price_in_cash(scenario: type[CityScenario]) -> None:
    """CITY-23: else only the auction remains."""
    table = scenario().cash(1_390).play("0 Roll 6 5")
    assert table.refused("0 Buy") == Refusal("not-enough-cash", {"low": 1_400, "cash": 1_390})
    assert table.legal_actions(0, "Auction")
    table = scenario().cash(1_400).play("0 Roll 6 5", "0 Buy")
    assert table.purses()[0] == 0


def test_anothers_district_costs_its_rent_at_once(scenario: type[CityScenario]) -> None:
    """CITY-24, CITY-53: claimed by the bot, without a prompt."""
    table = scenario().own(1, 11, residential=2).play("0 Roll 6 5")
    assert table.one(RentPaid) == RentPaid(0, 1, 11, 1_000, 2, 1_000)
    assert table.purses() == [36_700, 38_700, 37_700]
    assert table.waits() == ["build"]


def test_a_mortgaged_district_costs_nothing(scenario: type[CityScenario]) -> None:
    """CITY-25."""
    table = scenario().own(1, 11, mortgage=100).play("0 Roll 6 5")
    assert table.one(Visited) == Visited(0, 11, "mortgaged")
    assert table.purses() == [37_700] * 3


def test_the_own_district_does_nothing(scenario: type[CityScenario]) -> None:
    """CITY-26."""
    table = scenario().own(0, 11).play("0 Roll 6 5")
    assert table.one(Visited) == Visited(0, 11, "own")
    assert table.waits() == ["build"]


def test_an_auction_space_lets_name_any_unowned_district(scenario: type[CityScenario]) -> None:
    """CITY-27: or nothing."""
    table = scenario().own(1, 39).at(0, 5).play("0 Roll 3 4")
    (legal_action,) = table.legal_actions(0, "Choose")
    assert 39 not in options_of(legal_action)
    assert len(options_of(legal_action)) == 21
    assert table.refused("0 Choose.39.10") == Refusal("not-for-sale", {"field": "space"})
    table.play("0 Choose.37.500")
    assert (table.waits(), table.pending(Auction).lot, table.pending(Auction).leader) == (["auction"], 37, 0)
    table.play("1 Pass", "2 Pass")
    assert (table.plot(37).owner, table.waits(), table.awaited()) == (0, ["build"], (0,))
    assert scenario().at(0, 5).play("0 Roll 3 4", "0 Skip").waits() == ["build"]


def test_an_auction_space_without_unowned_district_does_nothing(scenario: type[CityScenario]) -> None:
    """CITY-27, CITY-179, CITY-210: a waiting bank lot does not count."""
    table = scenario().at(0, 26)
    for p in table.s.plots:
        p.owner = 1
    table.own(None, 1, waiting=True).play("0 Roll 3 4")
    assert table.one(Visited) == Visited(0, 33, "none-unowned")


@pytest.mark.parametrize(("space", "start"), [(4, 1), (38, 35)])
def test_industrial_tax_is_flat_and_asks_for_any_industry(scenario: type[CityScenario], space: int, start: int) -> None:
    """CITY-28: 2M however many blocks."""
    table = scenario().own(0, 1, industrial=1).own(0, 3, industrial=5).at(0, start).play("0 Roll 1 2")
    assert table.one(TaxPaid) == TaxPaid(0, 2_000)
    table = scenario().own(0, 1, residential=8).own(1, 3, industrial=5).at(0, start).play("0 Roll 1 2")
    assert table.one(Visited) == Visited(0, space, "no-industry")


def test_industry_on_a_mortgaged_district_is_taxed(scenario: type[CityScenario]) -> None:
    """CITY-178."""
    table = scenario().own(0, 1, industrial=1, mortgage=100).at(0, 1).play("0 Roll 1 2")
    assert table.one(TaxPaid) == TaxPaid(0, 2_000)


def test_go_to_jail_sends_to_jail(scenario: type[CityScenario]) -> None:
    """CITY-32, CITY-108."""
    table = scenario().at(0, 27).play("0 Roll 1 2")
    assert table.one(Jailed) == Jailed(0, "space")
    assert (table.s.spaces[0], table.s.jailed[0]) == (10, True)


def test_the_jail_is_only_visited_by_a_normal_move(scenario: type[CityScenario]) -> None:
    """CITY-33."""
    table = scenario().at(0, 3).play("0 Roll 3 4")
    assert table.one(Visited) == Visited(0, 10, "jail")
    assert not table.s.jailed[0]


def test_a_waiting_bank_lot_costs_nothing_and_is_not_for_sale(scenario: type[CityScenario]) -> None:
    """CITY-210."""
    table = scenario().own(None, 11, waiting=True).play("0 Roll 6 5")
    assert table.one(Visited) == Visited(0, 11, "waiting")
    assert table.waits() == ["build"]
