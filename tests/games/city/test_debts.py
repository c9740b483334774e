"""Section 14: debts and mortgages."""

import pytest

from bot.games.city.events import DebtOpened, DebtPaid, Mortgaged, MortgageLifted, RentPaid, TaxPaid, WentBankrupt
from bot.kit.contract import Refusal
from bot.kit.mechanics.debt import Debt
from tests.games.city.scenario import CityScenario


@pytest.fixture
def debt(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 with 100k has landed on Bellevue (39) of seat 1: 3M are owed; 13 and 16 could be mortgaged."""
    table = scenario().own(1, 39, residential=1).own(0, 13, residential=5).own(0, 16, residential=1)
    return table.cash(100).at(0, 32).play("0 Roll 3 4")


def test_more_than_the_cash_opens_a_debt_for_the_whole(debt: CityScenario) -> None:
    """CITY-125: nothing is paid in part."""
    assert debt.one(DebtOpened) == DebtOpened(0, 1, 3_000)
    assert debt.none(RentPaid)
    assert debt.purses()[:2] == [100, 37_700]


def test_a_debtor_may_only_mortgage_or_give_up(debt: CityScenario) -> None:
    """CITY-126: nothing else until it is paid; the others wait."""
    assert debt.waits() == ["debt"]
    verbs = {
        legal_action.action.__name__
        for legal_action in debt.legal_actions(0, "Mortgage") + debt.legal_actions(0, "GoBankrupt")
    }
    assert verbs == {"Mortgage"}
    for line in ("0 Done", "0 Press", "0 Build.13.residential.1"):
        assert debt.refused(line).code == "wrong-phase"


def test_a_covered_debt_is_paid_by_itself(debt: CityScenario) -> None:
    """CITY-127: and play goes on where it stopped."""
    debt.play("0 Mortgage.16")
    assert debt.none(DebtPaid)
    debt.play("0 Mortgage.13")
    assert debt.one(DebtPaid) == DebtPaid(0, 1, 3_000)
    assert debt.purses()[:2] == [100 + 700 + 4_000 - 3_000, 40_700]
    assert (debt.waits(), debt.awaited()) == (["build"], (0,))


def test_mortgages_are_for_debts(scenario: type[CityScenario]) -> None:
    """CITY-128: in step C `no-debt`."""
    table = scenario().own(0, 11).play("0 Roll 3 4")
    assert table.refused("0 Mortgage.11") == Refusal("no-debt")


def test_voluntary_mortgages_are_an_option(scenario: type[CityScenario]) -> None:
    """CITY-199."""
    table = scenario(mortgages="on").own(0, 11).play("0 Roll 3 4", "0 Mortgage.11")
    assert table.one(Mortgaged) == Mortgaged(0, 11, 100)
    assert (table.purses()[0], table.waits()) == (37_800, ["build"])


def test_a_mortgage_brings_the_rent_of_the_moment(scenario: type[CityScenario]) -> None:
    """CITY-129: doubling and hazard included, and recorded."""
    table = scenario().own(0, 11, skyscraper=True).own(0, 13, residential=3, industrial=1, specials=["prison"])
    table.own(1, 39, residential=1).cash(100).at(0, 32).play("0 Roll 3 4", "0 Mortgage.13")
    assert table.one(Mortgaged) == Mortgaged(0, 13, 1_000)
    assert table.plot(13).mortgage == 1_000


def test_a_mortgaged_district_cannot_be_mortgaged_again(debt: CityScenario) -> None:
    """CITY-130: it keeps its pieces."""
    debt.play("0 Mortgage.16")
    assert debt.refused("0 Mortgage.16") == Refusal("mortgaged")
    assert debt.plot(16).residential == 1


def test_lifting_costs_the_recorded_amount_whatever_the_rent(scenario: type[CityScenario]) -> None:
    """CITY-131: in step C, without interest."""
    table = scenario().own(0, 11, mortgage=100, industrial=4).play("0 Roll 3 4", "0 LiftMortgage.11")
    assert table.one(MortgageLifted) == MortgageLifted(0, 11, 100)
    assert (table.purses()[0], table.plot(11).mortgage) == (37_600, 0)


def test_lifting_needs_the_cash(scenario: type[CityScenario]) -> None:
    """CITY-131: dearer ones are greyed with their price."""
    table = scenario().own(0, 11, mortgage=300).own(0, 13, mortgage=100).cash(200).play("0 Roll 3 4")
    assert table.refused("0 LiftMortgage.11") == Refusal("not-enough-cash", {"low": 300, "cash": 200})
    table.play("0 LiftMortgage.13")
    assert table.refused("0 LiftMortgage.11") == Refusal("not-enough-cash", {"low": 300, "cash": 100})


def test_who_can_still_pay_cannot_give_up(debt: CityScenario) -> None:
    """CITY-132."""
    assert debt.refused("0 GoBankrupt") == Refusal("can-still-pay")


def test_who_cannot_pay_may_give_up(scenario: type[CityScenario]) -> None:
    """CITY-132, CITY-135."""
    table = scenario().own(1, 39, residential=1).own(0, 13).cash(100).at(0, 32).play("0 Roll 3 4", "0 GoBankrupt")
    assert table.one(WentBankrupt) == WentBankrupt(0, 1)


def test_at_the_deadline_the_smallest_mortgages_go_first(scenario: type[CityScenario]) -> None:
    """CITY-133: ties by lower index, until the debt is covered."""
    table = scenario().own(1, 39, residential=1).own(0, 18, residential=1).own(0, 16, residential=1)
    table.own(0, 13, residential=5).own(0, 11, residential=3).cash(100).at(0, 32).play("0 Roll 3 4").default()
    assert [event.space for event in table.told if isinstance(event, Mortgaged)] == [16, 18, 11]
    assert table.plot(13).mortgage == 0
    assert table.one(DebtPaid) == DebtPaid(0, 1, 3_000)


def test_at_the_deadline_who_cannot_pay_is_bankrupt(scenario: type[CityScenario]) -> None:
    """CITY-133: without mortgaging anything before."""
    table = scenario().own(1, 39, residential=1).own(0, 13).cash(100).at(0, 32).play("0 Roll 3 4").default()
    assert table.one(WentBankrupt) == WentBankrupt(0, 1)
    assert table.plot(13).mortgage == 0


def test_a_debt_of_a_player_who_is_not_active(scenario: type[CityScenario]) -> None:
    """CITY-134: the same means, while the active player waits."""
    table = scenario().own(2, 13, residential=5).cash(37_700, 37_700, 0).play("0 Roll 3 4")
    table.s.stack.append(Debt(90, 2, 0, 1_000))
    assert (table.waits(), table.awaited()) == (["debt"], (2,))
    assert table.refused("0 Done").code == "wrong-phase"
    table.play("2 Mortgage.13")
    assert table.one(DebtPaid) == DebtPaid(2, 0, 1_000)
    assert (table.waits(), table.awaited()) == (["build"], (0,))


def test_debts_are_handled_one_at_a_time(scenario: type[CityScenario]) -> None:
    """CITY-168: the other one waits below."""
    table = scenario().own(2, 13, residential=5).own(0, 16, residential=4).cash(0, 0, 0)
    table.s.stack.append(Debt(91, 0, 1, 500))
    table.s.stack.append(Debt(90, 2, 1, 1_000))
    assert table.awaited() == (2,)
    table.play("2 Mortgage.13")
    assert table.awaited() == (0,)
    assert table.play("0 Mortgage.16").waits() == ["roll"]


def test_without_cash_and_with_mortgages_only_one_plays_on(scenario: type[CityScenario]) -> None:
    """CITY-169: only a debt that cannot be met eliminates."""
    table = scenario().own(0, 11, mortgage=100).cash(0).play("0 Roll 3 4", "0 Done")
    assert table.s.solvent[0]


def test_tax_opens_a_debt_too(scenario: type[CityScenario]) -> None:
    """CITY-125: to the bank."""
    table = scenario().own(0, 39, industrial=1).cash(100).at(0, 1).play("0 Roll 1 2")
    assert table.one(DebtOpened) == DebtOpened(0, -1, 2_000)
    table.play("0 Mortgage.39")
    assert table.none(TaxPaid)
    assert table.one(DebtPaid) == DebtPaid(0, -1, 2_000)


def test_a_new_owner_lifts_for_the_recorded_amount(scenario: type[CityScenario]) -> None:
    """CITY-183: changing owners costs no fee."""
    table = scenario().own(1, 39, residential=1).own(0, 13, mortgage=100).cash(0).at(0, 32)
    table.play("0 Roll 3 4", "0 GoBankrupt", "1 Roll 3 4", "1 LiftMortgage.13")
    assert table.one(MortgageLifted) == MortgageLifted(1, 13, 100)
