"""Phase PAY: a payment that a card could cancel is asked for first; the same card in debt (sections 11, 14, 18)."""

import pytest

from bot.games.city import GAME
from bot.games.city.events import (
    DebtOpened,
    DebtPaid,
    EstatePassed,
    FinePaid,
    Mortgaged,
    RentPaid,
    TaxPaid,
    WentBankrupt,
)
from bot.games.city.events.cards import RentDodged, TaxDodged
from bot.kit.contract import Refusal
from bot.kit.mechanics.debt import Debt, DebtView
from tests.games.city.scenario import CityScenario

TAX, JAIL_1 = 20, 17
RICH = 37_700


@pytest.fixture
def rent(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 holds Rent Dodge and has landed on Bellevue (39) of seat 1: 3M, doubled by the tower."""
    table = scenario().own(1, 39, residential=1, tower=True).own(0, 13, residential=5).at(0, 32)
    table.s.dodge = 0
    return table.play("0 Roll 3 4")


@pytest.fixture
def tax(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 holds Tax Dodge, owns industry and has landed on the industrial tax (4)."""
    return scenario().holding(0, TAX).own(0, 13, industrial=1).own(1, 11).at(0, 1).play("0 Roll 1 2")


def test_who_could_cancel_a_rent_is_asked(rent: CityScenario) -> None:
    """CITY-53, CITY-106: nothing has moved yet."""
    assert (rent.waits(), rent.awaited(), rent.purses()[0]) == (["pay"], (0,), RICH)
    view = GAME.view(rent.s, 1)
    assert (view.stage, view.bill, view.debt) == ("pay", DebtView(0, 1, 6_000, RICH + 4_000, "rent", 39), None)
    assert rent.refused("1 Dodge").code in {"not-your-turn", "wrong-phase"}


def test_rent_dodge_cancels_the_whole_rent(rent: CityScenario) -> None:
    """CITY-106: and goes back to Free Parking."""
    rent.play("0 Dodge")
    assert rent.one(RentDodged) == RentDodged(0, 1, 39, 6_000)
    assert (rent.s.dodge, rent.purses()[:2], rent.waits()) == (None, [RICH, RICH], ["build"])


def test_the_rent_may_be_paid_all_the_same(rent: CityScenario) -> None:
    """Phase PAY: the card is kept, the bill told as for every rent (CITY-45)."""
    rent.play("0 Pay")
    assert rent.one(RentPaid) == RentPaid(0, 1, 39, 6_000, 1, 3_000, "tower")
    assert (rent.s.dodge, rent.purses()[0], rent.waits()) == (0, RICH - 6_000, ["build"])


def test_by_default_it_is_paid_from_cash(rent: CityScenario) -> None:
    """Phase PAY."""
    assert rent.default().one(RentPaid).amount == 6_000
    assert rent.s.dodge == 0


def test_by_default_the_card_is_used_where_cash_is_short(rent: CityScenario) -> None:
    """Phase PAY."""
    rent.cash(5_990).default()
    assert rent.one(RentDodged).amount == 6_000
    assert (rent.s.dodge, rent.purses()[0]) == (None, 5_990)


def test_an_undoubled_rent_is_told_as_such(scenario: type[CityScenario]) -> None:
    """CITY-45: also after the wait."""
    table = scenario().own(1, 39, residential=1).at(0, 32)
    table.s.dodge = 0
    table.play("0 Roll 3 4", "0 Pay")
    assert table.one(RentPaid) == RentPaid(0, 1, 39, 3_000, 1, 3_000, "no")


def test_without_the_card_nobody_is_asked(scenario: type[CityScenario]) -> None:
    """CITY-53: Rent Dodge of somebody else does not help, nor does Tax Dodge."""
    table = scenario().own(1, 39, residential=1).holding(0, TAX).at(0, 32)
    table.s.dodge = 1
    assert table.play("0 Roll 3 4").one(RentPaid).amount == 3_000


def test_paying_without_the_cash_becomes_a_debt(rent: CityScenario) -> None:
    """CITY-125: the holder may keep the card and mortgage."""
    rent.cash(2_500).play("0 Pay")
    assert rent.one(DebtOpened) == DebtOpened(0, 1, 6_000)
    rent.play("0 Mortgage.13")
    assert rent.one(DebtPaid) == DebtPaid(0, 1, 6_000)
    assert (rent.s.dodge, rent.waits()) == (0, ["build"])


def test_in_debt_the_card_cancels_this_very_payment(rent: CityScenario) -> None:
    """CITY-126: Rent Dodge for rent."""
    rent.cash(100).play("0 Pay", "0 Dodge")
    assert rent.one(RentDodged) == RentDodged(0, 1, 39, 6_000)
    assert (rent.s.dodge, rent.purses()[0], rent.waits()) == (None, 100, ["build"])


def test_who_holds_the_card_can_still_pay(rent: CityScenario) -> None:
    """CITY-132: going bankrupt is refused."""
    rent.cash(100).play("0 Pay")
    assert rent.refused("0 GoBankrupt") == Refusal("can-still-pay")


def test_at_the_deadline_of_a_debt_the_card_is_used_first(rent: CityScenario) -> None:
    """CITY-133: even where mortgages would do."""
    rent.cash(2_500).play("0 Pay").default()
    assert rent.one(RentDodged).amount == 6_000
    assert rent.none(Mortgaged)
    assert rent.plot(13).mortgage == 0


def test_tax_dodge_cancels_the_industrial_tax(tax: CityScenario) -> None:
    """CITY-99, CITY-103: and goes under the pile."""
    assert tax.waits() == ["pay"]
    assert GAME.view(tax.s, 0).bill == DebtView(0, None, 2_000, RICH + 500, "tax", 4)
    tax.play("0 Dodge")
    assert tax.one(TaxDodged) == TaxDodged(0, 2_000)
    assert (tax.s.cards[0], tax.s.chance.under[-1], tax.purses()[0], tax.waits()) == ([], TAX, RICH, ["build"])


def test_the_tax_may_be_paid_and_is_by_default(tax: CityScenario) -> None:
    """CITY-28, phase PAY."""
    assert tax.default().one(TaxPaid) == TaxPaid(0, 2_000)
    assert tax.s.cards[0] == [TAX]


def test_a_tax_that_is_not_due_asks_nobody(scenario: type[CityScenario]) -> None:
    """CITY-28: no industry."""
    assert scenario().holding(0, TAX).at(0, 1).play("0 Roll 1 2").waits() == ["build"]


def test_rent_dodge_is_no_use_against_the_tax(scenario: type[CityScenario]) -> None:
    """CITY-106."""
    table = scenario().own(0, 13, industrial=1).at(0, 1)
    table.s.dodge = 0
    assert table.play("0 Roll 1 2").one(TaxPaid).amount == 2_000


def test_no_card_cancels_the_fine(scenario: type[CityScenario]) -> None:
    """CITY-106, CITY-209: nor is a debt of it cancelled."""
    table = scenario().in_jail(0, failures=2).holding(0, TAX, JAIL_1)
    table.s.dodge = 0
    assert table.play("0 Roll 4 6").one(FinePaid).amount == 500
    table = scenario().in_jail(0, failures=2).holding(0, TAX, JAIL_1).cash(100)
    table.s.dodge = 0
    table.play("0 Roll 4 6")
    assert (table.waits(), table.pending(Debt).cause) == (["debt"], "fine")
    assert not table.legal_actions(0, "Dodge")
    assert table.default().one(WentBankrupt) == WentBankrupt(0, -1)


def test_a_card_sold_meanwhile_leaves_a_debt_at_the_deadline(tax: CityScenario) -> None:
    """Phase PAY: gone by then."""
    tax.play("0 Propose.1.+card-tax.0.+11.0", f"1 Accept.{tax.s.decisions + 1}")
    assert tax.refused("0 Dodge") == Refusal("no-card")
    tax.cash(100).default()
    assert tax.one(DebtOpened) == DebtOpened(0, -1, 2_000)


def test_a_card_bought_in_debt_cancels_it(scenario: type[CityScenario]) -> None:
    """CITY-126, CITY-133: a deal may bring it."""
    table = scenario().holding(1, TAX).own(0, 13, industrial=1).cash(100).at(0, 1).play("0 Roll 1 2")
    assert (table.waits(), table.legal_actions(0, "Dodge")) == (["debt"], [])
    table.s.cards[0].append(table.s.cards[1].pop())
    assert table.refused("0 GoBankrupt") == Refusal("can-still-pay")
    assert table.default().one(TaxDodged) == TaxDodged(0, 2_000)


def test_who_leaves_instead_of_paying_is_bankrupt_to_the_owner(rent: CityScenario) -> None:
    """CITY-141: what is due is owed."""
    rent.play("0 Leave")
    assert rent.one(EstatePassed) == EstatePassed(0, 1, RICH, 1)
    assert (rent.s.dodge, rent.awaited()) == (None, (1,))


def test_a_creditor_who_leaves_claims_nothing(rent: CityScenario) -> None:
    """CITY-166."""
    rent.play("1 Leave")
    assert (rent.waits(), rent.purses()[0], rent.s.dodge) == (["build"], RICH, 0)


def test_after_paying_or_dodging_a_trip_may_follow(scenario: type[CityScenario]) -> None:
    """CITY-74: the rent is paid or cancelled before leaving."""
    for verb in ("Pay", "Dodge"):
        table = scenario().own(1, 39, residential=1, station=True).own(None, 11, station=True).at(0, 32)
        table.s.dodge = 0
        assert table.play("0 Roll 3 4", f"0 {verb}").waits() == ["travel"]
