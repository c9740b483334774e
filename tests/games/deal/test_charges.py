"""Section 7: rent, Debt Collector, birthday."""

from typing import Any

import pytest

from bot.games.deal import GAME
from bot.games.deal.actions import Bank, Birthday, Charge, ChargeOne, Collect, Pay, Submit
from bot.games.deal.data import FACES, RENT
from bot.games.deal.events import Charged, Paid
from tests.games.deal.scenario import DealScenario, c, cs
from tests.games.scenario import options_of


def rich(scenario: type[DealScenario], seats: int = 3, **options: Any) -> DealScenario:
    """Everybody has money; seat 0 has a card to keep."""
    table = scenario(seats, **options).hand(0, "M2-a")
    for seat, code in enumerate(("M10", "M5-a", "M5-b", "M4-a", "M4-b")[: seats - 1], start=1):
        table.bank(seat, code)
    return table


def test_debt_collector_asks_one_opponent_for_five(scenario: type[DealScenario]) -> None:
    """DEAL-56, DEAL-55."""
    table = rich(scenario).hand(0, "DEBT-a").play(0, Collect(c("DEBT-a"), 2))
    assert (table.asked(), table.one(Charged)) == ([2], Charged(0, c("DEBT-a"), (2,), 5))


def test_birthday_asks_every_opponent_for_two(scenario: type[DealScenario]) -> None:
    """DEAL-57, DEAL-66: all at the same time."""
    table = rich(scenario, 5).hand(0, "BDAY-a").play(0, Birthday(c("BDAY-a")))
    assert (table.asked(), table.one(Charged).amount) == ([1, 2, 3, 4], 2)


def test_two_colour_rent_charges_everybody_for_a_colour_owned(scenario: type[DealScenario]) -> None:
    """DEAL-58, DEAL-60: the colour needs an anchor."""
    table = rich(scenario).hand(0, "R-RDYL-a").area(0, "red", "RD1", "RD2").area(0, "yellow", "W-ANY-a")
    assert options_of(table.legal_actions(0, Charge)[0], 1) == ("red",)
    table.play(0, Charge(c("R-RDYL-a"), "red", 0))
    assert (table.asked(), table.one(Charged).amount) == ([1, 2], 3)


def test_multicolour_rent_charges_one_for_any_colour(scenario: type[DealScenario]) -> None:
    """DEAL-59."""
    table = rich(scenario).hand(0, "R-ANY-a").area(0, "red", "RD1").area(0, "green", "GR1", "GR2")
    assert options_of(table.legal_actions(0, ChargeOne)[0], 1) == ("red", "green")
    table.play(0, ChargeOne(c("R-ANY-a"), "green", 0, 2))
    assert (table.asked(), table.one(Charged).amount) == ([2], 4)


def test_multicolour_rent_hits_all_by_option(scenario: type[DealScenario]) -> None:
    """O-3."""
    table = rich(scenario, multicolour="all").hand(0, "R-ANY-a").area(0, "red", "RD1")
    assert table.legal_actions(0, ChargeOne) == []
    assert table.play(0, Charge(c("R-ANY-a"), "red", 0)).asked() == [1, 2]


@pytest.mark.parametrize("code", [face.code for face in FACES if face.kind == RENT])
def test_rent_for_a_colour_that_is_not_owned_is_refused(scenario: type[DealScenario], code: str) -> None:
    """DEAL-60: or owned through a dormant group only."""
    table = rich(scenario).hand(0, code).area(0, FACES[c(code) - 1].colours[0], "W-ANY-a")
    verb = ChargeOne if "ANY" in code else Charge
    assert (table.legal_actions(0, verb), table.why(0, verb)) == ([], ["no-such-colour"])


def test_rent_of_a_loose_group_counts_its_cards(scenario: type[DealScenario]) -> None:
    """DEAL-61: wilds included."""
    table = rich(scenario).hand(0, "R-DBGR-a").area(0, "green", "GR1", "W-ANY-a")
    assert table.play(0, Charge(c("R-DBGR-a"), "green", 0)).one(Charged).amount == 4


@pytest.mark.parametrize(("hotel", "rent"), [("", 9), ("HOTEL-a", 13)])
def test_rent_of_a_set_with_buildings(scenario: type[DealScenario], hotel: str, rent: int) -> None:
    """DEAL-61, DEAL-105: 3M more, and 7M with both."""
    table = rich(scenario).hand(0, "R-RDYL-a").area(0, "red", "RD1", "RD2", "RD3", house="HOUSE-a", hotel=hotel)
    assert table.play(0, Charge(c("R-RDYL-a"), "red", 0)).one(Charged).amount == rent


def test_the_best_group_of_the_colour_is_charged_alone(scenario: type[DealScenario]) -> None:
    """DEAL-62."""
    table = rich(scenario, 6).hand(0, "R-RDYL-a").area(0, "red", "RD1", "RD2", "RD3", "2:RD1", "2:RD2")
    assert table.play(0, Charge(c("R-RDYL-a"), "red", 0)).one(Charged).amount == 6


@pytest.mark.parametrize(("doubles", "amount", "plays"), [(0, 11, 2), (1, 22, 1), (2, 44, 0)])
def test_doubles_double_all_of_it_and_cost_plays(
    scenario: type[DealScenario], doubles: int, amount: int, plays: int
) -> None:
    """DEAL-63, DEAL-64: buildings too; declared together with the rent card."""
    table = rich(scenario).hand(0, "R-DBGR-a", "DOUBLE-a", "DOUBLE-b", "M1-a")
    table.area(0, "dark-blue", "DB1", "DB2", house="HOUSE-a")
    table.play(0, Charge(c("R-DBGR-a"), "dark-blue", doubles))
    assert (table.one(Charged).amount, table.s.plays) == (amount, plays)
    assert table.demand().cards == list(cs("R-DBGR-a", "DOUBLE-a", "DOUBLE-b"))[: doubles + 1]


def test_doubles_go_with_multicolour_rent_too(scenario: type[DealScenario]) -> None:
    """DEAL-63."""
    table = rich(scenario).hand(0, "R-ANY-a", "DOUBLE-a").area(0, "red", "RD1")
    assert table.play(0, ChargeOne(c("R-ANY-a"), "red", 1, 1)).one(Charged).amount == 4


def test_a_double_alone_or_with_another_card_is_refused(scenario: type[DealScenario]) -> None:
    """DEAL-63: it may be banked."""
    table = rich(scenario).hand(0, "DOUBLE-a", "BDAY-a", "R-RDYL-a").area(0, "red", "RD1")
    assert table.refused(0, Charge(c("DOUBLE-a"), "red", 0)) == "not-alone"
    mine = [
        legal_action.action
        for legal_action in GAME.legal_actions(table.s, 0)
        if legal_action.params and legal_action.params[0].holds(c("DOUBLE-a"))
    ]
    assert mine == [Bank]


def test_doubles_need_plays(scenario: type[DealScenario]) -> None:
    """DEAL-64: rent as the third play goes without."""
    table = rich(scenario).hand(0, "R-RDYL-a", "DOUBLE-a", "M1-a", "M1-b").area(0, "red", "RD1")
    table.play(0, Bank(c("M1-a"))).play(0, Bank(c("M1-b")))
    assert table.refused(0, Charge(c("R-RDYL-a"), "red", 1)) == "no-doubles"
    assert table.play(0, Charge(c("R-RDYL-a"), "red", 0)).s.plays == 0


def test_one_double_only_by_option(scenario: type[DealScenario]) -> None:
    """O-5."""
    table = rich(scenario, doubles=1).hand(0, "R-RDYL-a", "DOUBLE-a", "DOUBLE-b").area(0, "red", "RD1")
    assert options_of(table.legal_actions(0, Charge)[0], 2) == (0, 1)


def test_who_has_nothing_to_pay_with_pays_nothing_at_once(scenario: type[DealScenario]) -> None:
    """DEAL-65, DEAL-131: no window; with nobody left to ask the action is settled."""
    table = scenario(3).hand(0, "BDAY-a", "BDAY-b", "M1-a").bank(2, "M2-a").area(1, "red", "W-ANY-a")
    table.play(0, Birthday(c("BDAY-a")))
    assert (table.asked(), table.one(Paid)) == ([2], Paid(1, 0, (), 0, 2))
    table.pay(2, "M2-a").play(0, Birthday(c("BDAY-b")))
    assert (table.asked(), table.s.asked, len([e for e in table.told if isinstance(e, Paid)])) == ([], None, 2)


def test_who_has_nothing_is_asked_by_option(scenario: type[DealScenario]) -> None:
    """O-8: paying nothing is the default."""
    table = scenario(2, ask_all="on").hand(0, "BDAY-a", "M1-a").play(0, Birthday(c("BDAY-a")))
    assert table.asked() == [1]
    table.pay(1)
    assert (table.s.asked, table.one(Paid).amount) == (None, 0)


def test_each_settles_by_itself(scenario: type[DealScenario]) -> None:
    """DEAL-66: cards change hands as each one settles, in any order."""
    table = rich(scenario, 4).hand(0, "BDAY-a").play(0, Birthday(c("BDAY-a"))).pay(2, "M5-a")
    assert (table.s.banks[0], table.asked()) == ([c("M5-a")], [1, 3])
    table.pay(3, "M5-b").pay(1, "M10")
    assert table.s.banks[0] == list(cs("M5-a", "M5-b", "M10"))
    assert table.waits() == ["play"]


def test_the_amount_is_fixed_when_the_card_is_played(scenario: type[DealScenario]) -> None:
    """DEAL-55: what one target pays with does not change the bill of another."""
    table = scenario(3).hand(0, "R-RDYL-a", "M1-a").area(0, "red", "RD1").area(1, "red", "RD2").bank(2, "M2-a")
    table.play(0, Charge(c("R-RDYL-a"), "red", 0)).pay(1, "RD2")
    assert len(table.s.areas[0]["red"].cards) == 2
    assert table.demand().due == 2


def test_nobody_aims_at_themselves(scenario: type[DealScenario]) -> None:
    """DEAL-67."""
    table = rich(scenario).hand(0, "DEBT-a", "R-ANY-a").area(0, "red", "RD1")
    assert table.refused(0, Collect(c("DEBT-a"), 0)) == "not-oneself"
    assert table.refused(0, ChargeOne(c("R-ANY-a"), "red", 0, 0)) == "not-oneself"


def test_only_targets_answer(scenario: type[DealScenario]) -> None:
    """DEAL-96: an action aimed at somebody else."""
    table = rich(scenario).hand(0, "DEBT-a").play(0, Collect(c("DEBT-a"), 1))
    number = table.thread(1).number
    assert table.refused(2, Pay(number, cs("M5-a"))) == "not-asked"
    assert table.refused(2, Submit(number)) == "not-asked"


def test_eight_are_asked_at_the_same_time(scenario: type[DealScenario]) -> None:
    """DEAL-66: and pay in any order, each for itself."""
    table = scenario(9).hand(0, "BDAY-a", "M1-a")
    for seat, code in enumerate(["2:M2-a", "2:M2-b", "2:M2-c", "2:M2-d", "2:M2-e", "M2-a", "M2-b", "M2-c"], start=1):
        table.bank(seat, code)
    table.play(0, Birthday(c("BDAY-a")))
    assert table.asked() == list(range(1, 9))
    for seat in (5, 8, 1, 3, 2, 7, 6, 4):
        table.play(seat, Pay(table.thread(seat).number, tuple(table.s.banks[seat])))
    assert (len(table.s.banks[0]), table.waits()) == (8, ["play"])
