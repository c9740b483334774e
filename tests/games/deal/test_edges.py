"""Section 18: rulings at a glance that no other file proves."""

from bot.games.deal.actions import Bank, Birthday, Collect, EndTurn, GiveBack, Lay, PassGo, Rearrange, SayNo, Sly
from bot.games.deal.events import TurnEnded, Won
from tests.games.deal.scenario import DealScenario, c, cs


def test_four_sets_two_of_one_colour_win(scenario: type[DealScenario]) -> None:
    """DEAL-112: they count as three colours."""
    table = scenario(6).area(0, "brown", "BR1", "BR2", "2:BR1", "2:BR2").area(0, "utility", "UT1", "UT2")
    table.area(0, "dark-blue", "DB1").hand(0, "DB2", "M1-a").play(0, Lay(c("DB2"), "dark-blue"))
    assert table.one(Won).colours == ("brown", "dark-blue", "utility")


def test_nobody_says_no_for_a_friend(scenario: type[DealScenario]) -> None:
    """DEAL-96."""
    table = scenario(3).hand(0, "DEBT-a", "M1-a").hand(2, "NO-a").bank(1, "M5-a").play(0, Collect(c("DEBT-a"), 1))
    assert table.refused(2, SayNo(table.thread(1).number, c("NO-a"))) == "not-asked"


def test_pass_go_as_the_third_play_may_leave_too_many_cards(scenario: type[DealScenario]) -> None:
    """DEAL-27: the excess goes under the pile at the end of the turn."""
    table = scenario().hand(0, "M1-a", "M1-b", "GO-a", *[f"M2-{letter}" for letter in "abcde"], "M3-a")
    table.play(0, Bank(c("M1-a"))).play(0, Bank(c("M1-b"))).play(0, PassGo(c("GO-a")))
    assert (len(table.s.hands[0]), table.none(TurnEnded)) == (8, True)
    table.play(0, EndTurn()).play(0, GiveBack(cs("M3-a")))
    assert table.s.pile.under == [c("M3-a")]


def test_what_pass_go_brings_may_be_laid_and_the_wild_moved_free(scenario: type[DealScenario]) -> None:
    """DEAL-45, DEAL-52."""
    table = scenario().hand(0, "GO-a", "M1-a").area(0, "red", "W-RDYL-a").pile("RD1", "RD2").play(0, PassGo(c("GO-a")))
    table.play(0, Lay(c("RD1"), "red")).play(0, Rearrange((f"{c('W-RDYL-a')}-to-yellow",), "no"))
    assert (table.s.plays, table.lies(0, "W-RDYL-a")) == (1, "yellow")


def test_who_is_broke_is_not_asked_though_holding_a_just_say_no(scenario: type[DealScenario]) -> None:
    """DEAL-65: the card stays in hand, and nothing betrays it."""
    table = scenario(2).hand(0, "BDAY-a", "M1-a").hand(1, "NO-a").play(0, Birthday(c("BDAY-a")))
    assert (table.waits(), table.s.hands[1]) == (["play"], [c("NO-a")])


def test_the_action_can_be_answered_by_a_third_pair_of_cards(scenario: type[DealScenario]) -> None:
    """DEAL-98: with two packs a chain may be longer than three."""
    table = (
        scenario(6).hand(0, "SLY-a", "M1-a", "NO-a", "2:NO-a").hand(1, "NO-b", "NO-c", "2:NO-b").area(1, "red", "RD1")
    )
    table.play(0, Sly(c("SLY-a"), c("RD1"))).no(1, "NO-b").no(0, "NO-a").no(1, "NO-c").no(0, "2:NO-a").no(1, "2:NO-b")
    assert table.submit(0).lies(1, "RD1") == "red"
    assert len(table.s.pile.used) == 6
