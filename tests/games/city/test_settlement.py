"""Deals of who owes: settlements, and what a creditor is about to get (CITY-123, CITY-127, CITY-167, CITY-208)."""

import pytest

from bot.games.city import GAME
from bot.games.city.events import DebtPaid
from bot.games.city.events.trades import DealLapsed, DealMade, DealProposed
from bot.kit.contract import Refusal
from bot.kit.mechanics.debt import Debt
from tests.games.city.scenario import CityScenario
from tests.games.scenario import options_of


@pytest.fixture
def debt(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 with 100k owes seat 1 the 3M of 39; 13 would bring 4M, 16 700k. Seat 2 owns 6."""
    table = scenario().own(1, 39, residential=1).own(0, 13, residential=5).own(0, 16, residential=1).own(2, 6)
    return table.cash(100).at(0, 32).play("0 Roll 3 4")


def number(table: CityScenario) -> int:
    return table.s.deals[-1].number


# ---- settlements


def test_a_settlement_ends_the_debt_whatever_its_size(debt: CityScenario) -> None:
    """CITY-123: the creditor's side may be empty; the items move, the debt is cancelled, play goes on."""
    debt.play("0 OfferSettlement.+16.0.+.0")
    made = number(debt)
    assert debt.one(DealProposed) == DealProposed(0, 1, made, (16,), 0, (), 0, "yes")
    assert GAME.view(debt.s, None).deals[0].settles
    assert debt.waits() == ["debt", "deal"]
    debt.play(f"1 Accept.{made}")
    assert debt.one(DealMade) == DealMade(0, 1, made, (16,), 0, (), 0, "yes")
    assert debt.none(DebtPaid)
    assert (debt.plot(16).owner, debt.purses()[:2]) == (1, [100, 37_700])
    assert (debt.waits(), debt.awaited()) == (["build"], (0,))


def test_the_creditor_may_give_something_too(debt: CityScenario) -> None:
    """CITY-123: and the debtor's sum does not matter, it is a settlement (CITY-208)."""
    debt.play("0 OfferSettlement.+13+16.100.+39.50", f"1 Accept.{debt.s.decisions + 1}")
    assert (debt.plot(13).owner, debt.plot(39).owner) == (1, 0)
    assert debt.purses()[:2] == [50, 37_750]
    assert debt.waits() == ["build"]


def test_the_debtor_gives_something(debt: CityScenario) -> None:
    """CITY-118, CITY-123: only the creditor's side may be empty."""
    assert debt.refused("0 OfferSettlement.+.0.+39.0") == Refusal("empty-side")
    assert debt.refused("0 OfferSettlement.+.0.+.0") == Refusal("empty-side")


def test_a_settlement_belongs_to_its_debt(debt: CityScenario) -> None:
    """CITY-123: it answers that debt's decision, so that a late press settles no other."""
    legal_action = debt.legal_actions(0, "OfferSettlement")[0]
    assert legal_action.wait == GAME.waits(debt.s)[0].id
    assert debt.refused("0 OfferSettlement.+16.0.+.0", "debt-999").code == "too-late"


def test_a_settlement_lapses_with_its_debt(debt: CityScenario) -> None:
    """CITY-123: paid by a mortgage, there is nothing to settle."""
    debt.play("0 OfferSettlement.+16.0.+.0", "0 Mortgage.13")
    debt.one(DebtPaid)
    assert debt.one(DealLapsed).seat == 0
    assert (debt.s.deals, debt.waits()) == ([], ["build"])


def test_another_proposal_replaces_the_settlement(debt: CityScenario) -> None:
    """CITY-121: one open deal for each proposer."""
    debt.play("0 OfferSettlement.+16.0.+.0", "0 Propose.2.+16.0.+.20000")
    assert [(t.partner, t.terms) for t in debt.s.deals] == [(2, ())]


def test_who_owes_nothing_settles_nothing(debt: CityScenario, scenario: type[CityScenario]) -> None:
    """CITY-123: `no-debt`, for anybody at any time."""
    assert debt.refused("1 OfferSettlement.+39.0.+.0").code == "no-debt"
    assert scenario().own(0, 14).refused("0 OfferSettlement.+14.0.+.0").code == "no-debt"


def test_the_bank_makes_no_deals(scenario: type[CityScenario]) -> None:
    """CITY-123: the creditor is a player."""
    table = scenario().own(0, 39, industrial=1).cash(100).at(0, 1).play("0 Roll 1 2")
    assert table.refused("0 OfferSettlement.+39.0.+.0").code == "bad-partner"


def test_who_has_nothing_offers_nothing(scenario: type[CityScenario]) -> None:
    """CITY-118: greyed."""
    table = scenario().own(1, 39, residential=1).cash(0).at(0, 32).play("0 Roll 3 4")
    assert table.refused("0 OfferSettlement.+.0.+.10") == Refusal("empty-side")


def test_of_two_debts_the_settled_one_goes(scenario: type[CityScenario]) -> None:
    """CITY-123, CITY-168: what is below is due next."""
    table = scenario().own(0, 13, 16).cash(0, 0, 0)
    table.s.stack += [Debt(90, 0, 2, 500), Debt(91, 0, 1, 800)]
    table.play("0 OfferSettlement.+13.0.+.0", f"1 Accept.{table.s.decisions + 1}")
    assert GAME.waits(table.s)[0].id == "debt-90"


# ---- deals that bring the cash


def test_a_deal_that_covers_the_debt_pays_it_in_the_same_step(debt: CityScenario) -> None:
    """CITY-127, CITY-167: and play goes on where it stopped."""
    debt.play("0 Propose.2.+13.0.+.2900", f"2 Accept.{debt.s.decisions + 1}")
    assert debt.one(DebtPaid) == DebtPaid(0, 1, 3_000)
    assert debt.purses() == [0, 40_700, 34_800]
    assert (debt.waits(), debt.awaited()) == (["build"], (0,))


def test_a_deal_that_brings_too_little_leaves_the_debt(debt: CityScenario) -> None:
    """CITY-125: nothing is paid in part."""
    debt.play("0 Propose.2.+16.0.+.2890", f"2 Accept.{debt.s.decisions + 1}")
    assert debt.none(DebtPaid)
    assert (debt.waits(), debt.purses()[0]) == (["debt"], 2_990)


def test_one_payment_may_cover_the_next_debt(scenario: type[CityScenario]) -> None:
    """CITY-127, CITY-168: the creditor who is paid and owes pays in turn."""
    table = scenario().own(0, 13).cash(0, 0)
    table.s.stack += [Debt(90, 1, 2, 500), Debt(91, 0, 1, 800)]
    table.play("0 Propose.2.+13.0.+.800", f"2 Accept.{table.s.decisions + 1}")
    assert [event for event in table.told if isinstance(event, DebtPaid)] == [DebtPaid(0, 1, 800), DebtPaid(1, 2, 500)]
    assert (table.waits(), table.purses()) == (["roll"], [0, 300, 37_400])


# ---- the debt comes first


def test_a_debtor_gives_nothing_away_to_a_friend(debt: CityScenario) -> None:
    """CITY-208: 100k and 4.7M could be raised, 3M are owed: not less than 3M may be left."""
    assert debt.refused("0 Propose.2.+13.0.+.10") == Refusal("debt-comes-first", {"seat": 0})
    assert debt.refused("0 Propose.2.+13.0.+.2190") == Refusal("debt-comes-first", {"seat": 0})
    debt.play("0 Propose.2.+13.0.+.2200")
    assert debt.s.deals[0].ask == 2_200


def test_nor_at_a_friends_proposal(debt: CityScenario) -> None:
    """CITY-208: whoever proposed it."""
    assert debt.refused("2 Propose.0.+6.0.+13.0") == Refusal("debt-comes-first", {"seat": 0})


@pytest.fixture
def broke(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 with 100k owes seat 1 the 3M of 39, and could raise 220k more: 13 (price 1.4M) and 14 (1.6M) are bare."""
    return scenario().own(1, 39, residential=1).own(0, 13, 14).cash(100).at(0, 32).play("0 Roll 3 4")


def test_who_cannot_pay_anyway_gives_nothing_below_half_its_price(broke: CityScenario) -> None:
    """CITY-208: then it is the estate that may not shrink; both sides of the boundary."""
    assert broke.refused("0 Propose.2.+14.0.+.790") == Refusal("debt-comes-first", {"seat": 0})
    broke.play("0 Propose.2.+14.0.+.800", f"2 Accept.{broke.s.decisions + 1}")
    assert broke.plot(14).owner == 2


def test_nor_a_mortgaged_district_below_a_quarter(broke: CityScenario) -> None:
    """CITY-208: it brings nothing more, but the creditor would get it."""
    broke.play("0 Mortgage.14")
    assert broke.refused("0 Propose.2.+14.0.+.390") == Refusal("debt-comes-first", {"seat": 0})
    broke.play("0 Propose.2.+14.0.+.400")


@pytest.mark.parametrize(
    ("built", "half"),
    [
        ({"residential": 2}, 1_000),
        ({"industrial": 1}, 1_000),
        ({"stadium": True}, 1_000),
        ({"skyscraper": True}, 1_500),
        ({"tower": True}, 3_500),
        ({"specials": ["school"], "station": True}, 0),
    ],
)
def test_buildings_count_half_of_what_they_cost(
    scenario: type[CityScenario], built: dict[str, int | list[str]], half: int
) -> None:
    """CITY-208: specials and stations nothing."""
    table = scenario().own(1, 39, residential=8).own(0, 14, **built).cash(0).at(0, 32).play("0 Roll 3 4")
    assert table.refused(f"0 Propose.2.+14.0.+.{790 + half}").code == "debt-comes-first"
    table.play(f"0 Propose.2.+14.0.+.{800 + half}")


@pytest.mark.parametrize(("card", "word", "worth"), [(17, "card-jail-1", 500), (20, "card-tax", 2_000)])
def test_kept_cards_count_what_they_save(scenario: type[CityScenario], card: int, word: str, worth: int) -> None:
    """CITY-208."""
    table = scenario().own(1, 39, residential=1).cash(0).at(0, 32).play("0 Roll 3 4")
    table.s.cards[0] = [card]
    assert table.refused(f"0 Propose.2.+{word}.0.+.{worth - 10}").code == "debt-comes-first"
    table.play(f"0 Propose.2.+{word}.0.+.{worth}")


def test_it_is_judged_again_when_accepted(debt: CityScenario) -> None:
    """CITY-208: a deal proposed before the debt is greyed while it lasts."""
    table = debt
    table.s.stack, owed = table.s.stack[:-1], table.s.stack[-1]
    table.play("0 Propose.2.+13.0.+.10")
    table.s.stack.append(owed)
    assert table.refused(f"2 Accept.{number(table)}") == Refusal("debt-comes-first", {"seat": 0})
    assert GAME.view(table.s, None).deals[0].stale == "debt-comes-first"
    assert table.plot(13).owner == 0


def test_doubling_that_goes_away_counts(scenario: type[CityScenario]) -> None:
    """CITY-208, CITY-129: mortgages of what is left would bring only half; from 1.9M on they cover the debt."""
    table = scenario().own(1, 39, residential=1).own(0, 11, 13, residential=1).own(0, 14, skyscraper=True)
    table.cash(100).at(0, 32).play("0 Roll 3 4")
    assert table.refused("0 Propose.2.+14.0.+.1890").code == "debt-comes-first"
    table.play("0 Propose.2.+14.0.+.1900")


def test_with_nobody_any_deal_would_do(scenario: type[CityScenario]) -> None:
    """CITY-208: a greyed partner, where every deal would leave less; free again with who has something."""
    table = scenario(4).own(1, 39, residential=1).own(0, 13, residential=1).cash(0, 37_700, 0, 0).own(2, 1).at(0, 32)
    table.play("0 Roll 3 4")
    assert table.refused("0 Propose.2.+13.0.+1.0") == Refusal("debt-comes-first", {"seat": 0})
    assert table.refused("0 Propose.3.+13.0.+.0") == Refusal("empty-side")
    assert [options_of(legal_action) for legal_action in table.legal_actions(0, "Propose")] == [(1,)]
