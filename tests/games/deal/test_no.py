"""Section 11: Just Say No, counters, chains."""

import pytest

from bot.games.deal import GAME
from bot.games.deal.actions import (
    Bank,
    Birthday,
    Breaker,
    Build,
    Charge,
    ChargeOne,
    Collect,
    Forced,
    PassGo,
    SayNo,
    Sly,
)
from bot.games.deal.events import Cancelled, Paid, SaidNo, Taken
from bot.kit.mechanics.reactions import RESPOND
from tests.games.deal.scenario import DealScenario, c, cs

PLAYS = {
    "rent": (("R-RDYL-a",), Charge(c("R-RDYL-a"), "red", 0)),
    "multicolour rent": (("R-ANY-a",), ChargeOne(c("R-ANY-a"), "red", 0, 1)),
    "debt": (("DEBT-a",), Collect(c("DEBT-a"), 1)),
    "birthday": (("BDAY-a",), Birthday(c("BDAY-a"))),
    "sly": (("SLY-a",), Sly(c("SLY-a"), c("GR1"))),
    "forced": (("FORCED-a",), Forced(c("FORCED-a"), c("RD1"), c("GR1"))),
    "breaker": (("DBREAK-a",), Breaker(c("DBREAK-a"), c("BR1"))),
}


def aimed(scenario: type[DealScenario], name: str, *nos: str, seats: int = 2, **options: str) -> DealScenario:
    """Seat 0 plays something at seat 1, who holds `nos`."""
    codes, action = PLAYS[name]
    table = scenario(seats, **options).hand(0, *codes, "M1-a").hand(1, *nos).area(0, "red", "RD1")
    table.area(1, "brown", "BR1", "BR2").area(1, "green", "GR1").bank(1, "M5-a")
    return table.play(0, action)


@pytest.mark.parametrize("name", list(PLAYS))
def test_each_action_that_can_be_answered_can_be_cancelled(scenario: type[DealScenario], name: str) -> None:
    """DEAL-95."""
    table = aimed(scenario, name, "NO-a")
    before = (table.s.areas, table.s.banks)
    table.no(1, "NO-a").submit(0)
    assert (table.s.areas, table.s.banks) == before
    assert (table.one(Cancelled), table.waits()) == (Cancelled(0, 1), ["play"])


@pytest.mark.parametrize("name", list(PLAYS))
def test_windows_are_the_same_with_and_without_a_just_say_no(scenario: type[DealScenario], name: str) -> None:
    """DEAL-132: what is awaited, and what everybody hears."""
    without, holding = aimed(scenario, name), aimed(scenario, name, "NO-a")
    assert without.told == holding.told
    assert [w.id for w in GAME.waits(without.s)] == [w.id for w in GAME.waits(holding.s)]
    assert (without.legal_actions(1, SayNo), len(holding.legal_actions(1, SayNo))) == ([], 1)


def test_the_actor_is_asked_to_counter_whatever_is_held(scenario: type[DealScenario]) -> None:
    """DEAL-132: the counter window opens either way."""
    table = aimed(scenario, "sly", "NO-a").no(1, "NO-a")
    assert (table.waits(), table.legal_actions(0, SayNo)) == (["counter", "(play)"], [])
    assert table.one(SaidNo) == SaidNo(1, c("NO-a"), 1)


def test_nothing_else_can_be_answered(scenario: type[DealScenario]) -> None:
    """DEAL-96: Pass Go, building, banking; the card may be banked for 4M."""
    table = scenario(2).hand(0, "GO-a", "HOUSE-a", "M1-a", "M1-b").hand(1, "NO-a").area(0, "brown", "BR1", "BR2")
    for action in (PassGo(c("GO-a")), Build(c("HOUSE-a"), c("BR1"))):
        table.play(0, action)
        assert table.waits() == ["play"]
        assert table.refused(1, SayNo(1, c("NO-a"))) == "nothing-to-answer"
    table = scenario(2).hand(0, "NO-a", "M1-a").play(0, Bank(c("NO-a")))
    assert table.worth(0) == 4


def test_a_just_say_no_in_a_bank_is_money(scenario: type[DealScenario]) -> None:
    """DEAL-97."""
    table = aimed(scenario, "debt").bank(1, "NO-a")
    assert table.refused(1, SayNo(table.thread(1).number, c("NO-a"))) == "not-in-hand"


@pytest.mark.parametrize(("count", "stands"), [(0, True), (1, False), (2, True), (3, False)])
def test_an_odd_number_cancels_an_even_number_lets_it_stand(
    scenario: type[DealScenario], count: int, stands: bool
) -> None:
    """DEAL-98, DEAL-99: only the two take part."""
    table = aimed(scenario, "sly", "NO-a", "NO-c").hand(0, "NO-b")
    for seat, code in ((1, "NO-a"), (0, "NO-b"), (1, "NO-c"))[:count]:
        table.no(seat, code)
    table.submit(count % 2 ^ 1)
    assert (table.lies(0, "GR1") == "green") == stands
    assert table.none(Taken) != stands


def test_a_charge_that_stands_after_a_chain_must_be_paid(scenario: type[DealScenario]) -> None:
    """DEAL-100: paying and answering are one prompt, restarted after a counter."""
    table = aimed(scenario, "debt", "NO-a").hand(0, "NO-b")
    first = GAME.waits(table.s)[0]
    table.no(1, "NO-a").no(0, "NO-b")
    again = GAME.waits(table.s)[0]
    assert (first.clock, again.clock, again.seats) == (RESPOND, RESPOND, (1,))
    assert first.id != again.id
    assert table.pay(1, "M5-a").one(Paid).amount == 5


def test_each_target_has_its_own_chain(scenario: type[DealScenario]) -> None:
    """DEAL-101: cancelling for one changes nothing for the others."""
    table = scenario(3).hand(0, "BDAY-a", "M1-a").hand(1, "NO-a").bank(1, "M2-a").bank(2, "M2-b")
    table.play(0, Birthday(c("BDAY-a"))).no(1, "NO-a")
    assert sorted(table.asked()) == [0, 2]
    table.pay(2, "M2-b").submit(0, 1)
    assert table.s.banks == [[c("M2-b")], [c("M2-a")], []]


def test_one_cancels_the_whole_charge_with_its_doubles(scenario: type[DealScenario]) -> None:
    """DEAL-102."""
    table = scenario(2).hand(0, "R-RDYL-a", "DOUBLE-a", "DOUBLE-b", "M1-a").hand(1, "NO-a").area(0, "red", "RD1")
    table.bank(1, "M10").play(0, Charge(c("R-RDYL-a"), "red", 2)).no(1, "NO-a").submit(0)
    assert table.s.banks[1] == [c("M10")]


def test_all_cards_of_the_action_are_discarded_and_the_play_stays_spent(scenario: type[DealScenario]) -> None:
    """DEAL-103, DEAL-12."""
    table = aimed(scenario, "sly", "NO-a").hand(0, "NO-b")
    table.no(1, "NO-a").no(0, "NO-b")
    assert table.s.pile.used == []
    table.submit(1)
    assert (table.s.pile.used, table.s.plays) == (list(cs("SLY-a", "NO-a", "NO-b")), 2)


def test_one_counter_for_two_cancels(scenario: type[DealScenario]) -> None:
    """DEAL-104: the other thread stays open without it."""
    table = (
        scenario(3).hand(0, "BDAY-a", "NO-a", "M1-a").hand(1, "NO-b").hand(2, "NO-c").bank(1, "M2-a").bank(2, "M2-b")
    )
    table.play(0, Birthday(c("BDAY-a"))).no(1, "NO-b").no(2, "NO-c")
    assert (table.asked(), len(table.legal_actions(0, SayNo))) == ([0, 0], 2)
    table.no(0, "NO-a", 2)
    assert (sorted(table.asked()), table.legal_actions(0, SayNo)) == ([0, 2], [])
    table.submit(0, 1).pay(2, "M2-b")
    assert table.s.banks == [[c("M2-b")], [c("M2-a")], []]


def test_two_cancels_are_both_countered(scenario: type[DealScenario]) -> None:
    """DEAL-98, DEAL-101: in either order, and answered again in one of them."""
    table = scenario(6).hand(0, "BDAY-a", "NO-a", "NO-b", "M1-a").hand(1, "NO-c", "2:NO-c").hand(2, "2:NO-a")
    table.bank(1, "M2-a").bank(2, "M2-b").play(0, Birthday(c("BDAY-a")))
    table.no(1, "NO-c").no(2, "2:NO-a").no(0, "NO-b", 2).no(0, "NO-a", 1).no(1, "2:NO-c")
    assert sorted(table.asked()) == [0, 2]
    table.pay(2, "M2-b").submit(0)
    assert (table.s.banks[0], table.s.banks[1], table.waits()) == ([c("M2-b")], [c("M2-a")], ["play"])
    assert set(table.s.pile.used) == set(cs("BDAY-a", "NO-c", "2:NO-a", "NO-b", "NO-a", "2:NO-c"))


def test_an_answer_costs_no_play(scenario: type[DealScenario]) -> None:
    """DEAL-19: also after the third play, for everybody."""
    table = scenario(2).hand(0, "M1-a", "M1-b", "SLY-a", "NO-a", "M1-c").hand(1, "NO-b").area(1, "red", "RD1")
    table.area(0, "pink", "W-PKOR-a").play(0, Bank(c("M1-a"))).play(0, Bank(c("M1-b"))).play(
        0, Sly(c("SLY-a"), c("RD1"))
    )
    table.no(1, "NO-b").no(0, "NO-a").submit(1)
    assert (table.lies(0, "RD1"), table.s.plays) == ("red", 0)


def test_a_counter_costs_a_play_by_option(scenario: type[DealScenario]) -> None:
    """O-7."""
    table = aimed(scenario, "sly", "NO-a", counter_costs="on").hand(0, "NO-b").no(1, "NO-a")
    assert table.no(0, "NO-b").s.plays == 1


def test_without_plays_a_cancel_holds_at_once_by_option(scenario: type[DealScenario]) -> None:
    """O-7: no counter window, plays left are public; a window that was open closes too."""
    table = (
        scenario(3, counter_costs="on")
        .hand(0, "M1-a", "BDAY-a", "M1-b", "NO-a", "M2-c")
        .hand(1, "NO-b")
        .hand(2, "NO-c")
    )
    table.bank(1, "M2-a").bank(2, "M2-b").play(0, Bank(c("M1-a"))).play(0, Birthday(c("BDAY-a")))
    table.no(1, "NO-b").no(2, "NO-c").no(0, "NO-a", 1)
    assert (table.s.plays, table.asked()) == (0, [1])
    assert table.one(Cancelled) == Cancelled(0, 2)
    table = (
        scenario(2, counter_costs="on").hand(0, "M1-a", "M1-b", "SLY-a", "NO-a").hand(1, "NO-b").area(1, "red", "RD1")
    )
    table.play(0, Bank(c("M1-a"))).play(0, Bank(c("M1-b"))).play(0, Sly(c("SLY-a"), c("RD1"))).no(1, "NO-b")
    assert (table.lies(1, "RD1"), table.one(Cancelled)) == ("red", Cancelled(0, 1))
