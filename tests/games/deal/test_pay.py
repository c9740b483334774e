"""Section 8: paying."""

import pytest

from bot.games.deal.actions import Charge, Collect, Pay
from bot.games.deal.events import BuildingFell, Paid, SetBroken
from tests.games.deal.scenario import DealScenario, c, cs
from tests.games.scenario import options_of


def owed(scenario: type[DealScenario], seats: int = 2, **options: str) -> DealScenario:
    """Seat 1 is asked for 5M by seat 0; lay out the table first with the function given."""
    return scenario(seats, **options).hand(0, "DEBT-a", "M1-a")


def ask(table: DealScenario) -> DealScenario:
    return table.play(0, Collect(c("DEBT-a"), 1))


def test_only_table_cards_pay(scenario: type[DealScenario]) -> None:
    """DEAL-68: bank, properties, two-colour wilds, buildings; never hand cards or multicolour wilds."""
    table = owed(scenario).hand(1, "M5-a").bank(1, "M1-b").area(1, "brown", "BR1", "BR2", house="HOUSE-a")
    table.area(1, "pink", "W-PKOR-a").area(1, "green", "W-ANY-a")
    ask(table)
    assert set(options_of(table.legal_actions(1, Pay)[0], 1)) == set(cs("M1-b", "BR1", "BR2", "HOUSE-a", "W-PKOR-a"))
    assert table.cannot_pay(1, "M5-a") == table.cannot_pay(1, "W-ANY-a", "HOUSE-a", "W-PKOR-a") == "cannot-pay"


def test_the_payer_alone_chooses_also_out_of_sets(scenario: type[DealScenario]) -> None:
    """DEAL-69."""
    table = ask(owed(scenario).bank(1, "M10").area(1, "dark-blue", "DB1", "DB2"))
    table.pay(1, "DB1", "DB2")
    assert (table.lies(0, "DB1"), table.sets(0, "dark-blue"), table.s.banks[1]) == (
        "dark-blue",
        [set(cs("DB1", "DB2"))],
        [c("M10")],
    )


def test_a_property_pays_its_value_not_its_rent(scenario: type[DealScenario]) -> None:
    """DEAL-70."""
    table = ask(owed(scenario).area(1, "dark-blue", "DB1", "DB2"))
    assert table.cannot_pay(1, "DB1") in ("too-little", "not-a-choice", "cannot-pay")
    assert table.pay(1, "DB1", "DB2").one(Paid).amount == 8


def test_no_change_is_given(scenario: type[DealScenario]) -> None:
    """DEAL-71: a debt of 5M with a 10M note."""
    table = ask(owed(scenario).bank(1, "M10")).pay(1, "M10")
    assert (table.one(Paid), table.s.banks) == (Paid(1, 0, cs("M10"), 10, 5, 5), [[c("M10")], []])


def test_less_than_the_debt_is_refused_while_it_could_be_covered(scenario: type[DealScenario]) -> None:
    """DEAL-72."""
    table = ask(owed(scenario).bank(1, "M4-a", "M3-a", "M3-b"))
    assert table.cannot_pay(1, "M4-a") == "cannot-pay"
    table = ask(owed(scenario).bank(1, "M5-a", "M4-a", "M3-a", "M1-b"))
    assert table.cannot_pay(1, "M3-a", "M1-b") == "too-little"


def test_superfluous_cards_are_refused(scenario: type[DealScenario]) -> None:
    """DEAL-73: a larger card instead of an exact mix is allowed."""
    table = ask(owed(scenario).bank(1, "M3-a", "M2-a", "M10", "M1-b"))
    assert table.cannot_pay(1, "M10", "M1-b") == "superfluous"
    assert table.cannot_pay(1, "M3-a", "M2-a", "M1-b") == "superfluous"
    assert table.pay(1, "M10").one(Paid).amount == 10


def test_too_great_a_debt_takes_all_and_is_forgiven(scenario: type[DealScenario]) -> None:
    """DEAL-74: nobody is eliminated."""
    table = ask(owed(scenario).bank(1, "M1-b").area(1, "red", "RD1").area(1, "green", "W-ANY-a"))
    assert table.cannot_pay(1, "RD1") == "cannot-pay"
    table.pay(1, "RD1", "M1-b")
    assert (table.one(Paid).amount, table.one(Paid).due, table.s.playing[1]) == (4, 5, True)
    assert (table.lies(1, "W-ANY-a"), table.waits()) == ("green", ["play"])


def test_with_no_payable_card_nothing_is_paid(scenario: type[DealScenario]) -> None:
    """DEAL-74, DEAL-65."""
    table = ask(owed(scenario).area(1, "green", "W-ANY-a"))
    assert (table.one(Paid).amount, table.s.asked) == (0, None)


def test_where_payments_go(scenario: type[DealScenario]) -> None:
    """DEAL-75: bank cards and buildings to the bank, properties to the area, for good."""
    table = owed(scenario).bank(1, "SLY-a").area(1, "brown", "BR1", "BR2", house="HOUSE-a").area(0, "red", "RD1", "RD2")
    ask(table).pay(1, "SLY-a", "HOUSE-a")
    assert table.s.banks[0] == list(cs("SLY-a", "HOUSE-a"))
    assert len(table.sets(1, "brown")) == 1


def test_a_broken_set_loses_its_buildings_to_the_payer(scenario: type[DealScenario]) -> None:
    """DEAL-76, DEAL-108: they were no part of the payment."""
    table = owed(scenario).area(1, "red", "RD1", "RD2", "RD3", house="HOUSE-a", hotel="HOTEL-a").bank(1, "M2-a")
    ask(table).pay(1, "RD1", "M2-a")
    assert (table.s.banks, table.lies(0, "RD1")) == ([list(cs("M2-a")), list(cs("HOUSE-a", "HOTEL-a"))], "red")
    assert table.one(SetBroken) == SetBroken(1, "red")
    assert {event.card for event in table.told if isinstance(event, BuildingFell)} == set(cs("HOUSE-a", "HOTEL-a"))


def test_a_spare_card_moves_in(scenario: type[DealScenario]) -> None:
    """DEAL-41, edge case: set and buildings survive."""
    table = owed(scenario, 6).bank(1, "M2-a").area(1, "red", "RD1", "RD2", "RD3", "2:RD1", house="HOUSE-a")
    ask(table).pay(1, "RD2", "M2-a")
    assert table.sets(1, "red") == [set(cs("RD1", "RD3", "2:RD1"))]
    assert (table.s.areas[1]["red"].sets[0].house, table.none(SetBroken)) == (c("HOUSE-a"), True)


@pytest.mark.parametrize("buildings", ["bank", "discard"])
def test_paying_the_house_below_a_hotel(scenario: type[DealScenario], buildings: str) -> None:
    """DEAL-109: the Hotel goes to the payer's own bank, or the discards by option O-2."""
    table = owed(scenario, buildings=buildings).bank(1, "M2-a")
    table.area(1, "red", "RD1", "RD2", "RD3", house="HOUSE-a", hotel="HOTEL-a")
    ask(table).pay(1, "HOUSE-a", "M2-a")
    assert table.s.banks[0] == list(cs("HOUSE-a", "M2-a"))
    assert (table.s.banks[1] if buildings == "bank" else table.s.pile.used[:1]) == [c("HOTEL-a")]
    assert (table.s.areas[1]["red"].sets[0].house, len(table.sets(1, "red"))) == (0, 1)


def test_paying_house_and_hotel_together(scenario: type[DealScenario]) -> None:
    """DEAL-75."""
    table = owed(scenario).area(1, "red", "RD1", "RD2", "RD3", house="HOUSE-a", hotel="HOTEL-a")
    ask(table).pay(1, "HOUSE-a", "HOTEL-a")
    assert (table.s.banks, table.none(BuildingFell)) == ([list(cs("HOUSE-a", "HOTEL-a")), []], True)


def test_a_payment_is_final(scenario: type[DealScenario]) -> None:
    """DEAL-77: the same answer again is too late."""
    table = rent_of_two(scenario)
    number = table.thread(1).number
    table.pay(1, "M3-a")
    assert table.refused(1, Pay(number, cs("M3-a"))) == "not-asked"


def rent_of_two(scenario: type[DealScenario]) -> DealScenario:
    table = scenario(3).hand(0, "R-RDYL-a", "M1-a").area(0, "red", "RD1").bank(1, "M3-a").bank(2, "M3-b")
    return table.play(0, Charge(c("R-RDYL-a"), "red", 0))


def test_three_for_a_rent_of_two(scenario: type[DealScenario]) -> None:
    """DEAL-71, edge case: the 3M note goes."""
    assert rent_of_two(scenario).pay(1, "M3-a").one(Paid) == Paid(1, 0, cs("M3-a"), 3, 2, 1)
