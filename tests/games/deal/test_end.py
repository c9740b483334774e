"""Section 13: winning, empty piles, deadlock; and the limit of the whole game."""

import pytest

from bot.games.deal import GAME
from bot.games.deal.actions import Bank, Birthday, Collect, EndHour, EndTurn, Forced, Lay, Leave, PassGo
from bot.games.deal.events import HourEnded, PileShuffled, Stopped, TurnBegan, Won
from bot.kit.contract import CLOCK
from tests.games.deal.scenario import DealScenario, c, cs


def two_sets(table: DealScenario, seat: int = 0) -> DealScenario:
    return table.area(seat, "brown", "BR1", "BR2").area(seat, "utility", "UT1", "UT2")


@pytest.mark.parametrize("goal", [2, 3, 4])
def test_sets_of_enough_colours_win_at_once(scenario: type[DealScenario], goal: int) -> None:
    """DEAL-111, DEAL-114, O-9: stations and utilities count; plays and hand limit no longer matter."""
    table = two_sets(scenario(goal=goal)).hand(0, "DB1", "LB3", "M1-a", *[f"GO-{letter}" for letter in "abcdefg"])
    table.area(0, "dark-blue", "DB2").area(0, "light-blue", "LB1", "LB2")
    if goal > 2:
        table.play(0, Lay(c("DB1"), "dark-blue"))
    assert (table.result() is None) == (goal != 3)
    if goal == 4:
        table.play(0, Lay(c("LB3"), "light-blue"))
    if goal == 2:
        table.play(0, Bank(c("M1-a")))
    assert table.result() == [1, 2, 2]
    assert table.waits() == []


def test_two_sets_of_one_colour_count_once(scenario: type[DealScenario]) -> None:
    """DEAL-112."""
    table = (
        scenario(6)
        .area(0, "brown", "BR1", "BR2", "2:BR1", "2:BR2")
        .area(0, "utility", "UT1", "UT2")
        .hand(0, "M1-a", "M1-b")
    )
    assert table.play(0, Bank(c("M1-a"))).result() is None


def test_on_somebody_elses_turn_nobody_wins(scenario: type[DealScenario]) -> None:
    """DEAL-113: it is checked again at the own turn's start, before the draw (DEAL-13, DEAL-115)."""
    table = two_sets(scenario(2), 1).hand(0, "FORCED-a", "M1-a").area(1, "dark-blue", "DB2").area(1, "red", "RD1")
    table.area(0, "dark-blue", "DB1").play(0, Forced(c("FORCED-a"), c("DB1"), c("RD1"))).submit(1)
    assert (len(table.sets(1, "dark-blue")), table.result()) == (1, None)
    table.play(0, EndTurn())
    assert (table.one(Won), table.none(TurnBegan)) == (Won(1, ("brown", "dark-blue", "utility")), True)
    assert (table.result(), table.s.hands[1]) == ([2, 1], [])


def test_a_win_by_payment_is_declared_when_all_threads_are_closed(scenario: type[DealScenario]) -> None:
    """DEAL-114."""
    table = two_sets(scenario(3)).hand(0, "BDAY-a", "M1-a").area(0, "dark-blue", "DB1").area(1, "dark-blue", "DB2")
    table.bank(2, "M2-a").play(0, Birthday(c("BDAY-a"))).pay(1, "DB2")
    assert (len(table.sets(0, "dark-blue")), table.result()) == (1, None)
    assert table.pay(2, "M2-a").result() == [1, 2, 2]


def test_when_both_complete_in_one_action_the_active_player_wins(scenario: type[DealScenario]) -> None:
    """DEAL-116."""
    table = two_sets(scenario(2)).hand(0, "FORCED-a", "M1-a").area(0, "dark-blue", "DB1").area(0, "red", "RD3")
    table.area(1, "orange", "OR1", "OR2", "OR3").area(1, "pink", "PK1", "PK2", "PK3")
    table.area(1, "red", "RD1", "RD2").area(1, "green", "W-DBGR")
    table.play(0, Forced(c("FORCED-a"), c("RD3"), c("W-DBGR"))).submit(1)
    assert (len(table.sets(1, "red")), table.result()) == (1, [1, 2])


def test_losers_are_ranked_as_without_a_winner(scenario: type[DealScenario]) -> None:
    """DEAL-119: by colours, then by the value on the table."""
    table = two_sets(scenario(4)).area(0, "dark-blue", "DB1", "DB2").hand(0, "M1-a", "M1-b").bank(1, "M10")
    table.area(2, "red", "RD1", "RD2", "RD3").bank(3, "M2-a")
    assert table.play(0, Bank(c("M1-a"))).result() == [1, 3, 2, 4]


# ---- empty piles


def test_the_discards_are_shuffled_in_the_middle_of_a_draw(scenario: type[DealScenario]) -> None:
    """DEAL-117."""
    table = scenario(2).hand(0, "GO-a", "M1-a").bank(1, "M1-b").pile("RD1")
    left = len(table.s.pile.used)
    table.play(0, PassGo(c("GO-a")))
    assert (c("RD1") in table.s.hands[0], len(table.s.hands[0])) == (True, 3)
    assert table.one(PileShuffled).count == left
    assert len(table.s.pile.loose) == left - 1
    assert table.s.pile.used == [c("GO-a")]


def test_cards_of_an_unresolved_action_are_not_shuffled_in(scenario: type[DealScenario]) -> None:
    """DEAL-117, DEAL-12: they are no discards yet."""
    table = scenario(2).hand(0, "DEBT-a", "M1-a").bank(1, "M5-a").play(0, Collect(c("DEBT-a"), 1))
    assert (table.s.pile.used, table.demand().cards) == ([], [c("DEBT-a")])


def test_with_both_piles_empty_there_is_nothing_to_draw(scenario: type[DealScenario]) -> None:
    """DEAL-118."""
    table = scenario(2).hand(0, "M1-a").hand(1, "M1-b").pile("RD1", discards=False).play(0, EndTurn())
    assert (table.one(TurnBegan).drawn, table.s.hands[1]) == (1, list(cs("M1-b", "RD1")))
    assert table.play(1, EndTurn()).one(TurnBegan).drawn == 0


def test_a_round_in_which_no_card_leaves_a_hand_is_a_deadlock(scenario: type[DealScenario]) -> None:
    """DEAL-119: with both piles empty; ranked by colours, then value."""
    table = scenario(3).hand(0, "M1-a", "M1-b").hand(1, "M1-c").hand(2, "M1-d").area(1, "brown", "BR1", "BR2")
    table.pile(discards=False)
    for seat in (0, 1):
        assert table.play(seat, EndTurn()).result() is None
    table.play(2, EndTurn())
    assert table.one(Stopped).why == "deadlock"
    assert table.result() == [3, 1, 2]


def test_any_card_that_leaves_a_hand_begins_the_count_again(scenario: type[DealScenario]) -> None:
    """DEAL-119."""
    table = scenario(3).hand(0, "M1-a", "M1-b").hand(1, "M1-c", "M2-a").hand(2, "M1-d").pile(discards=False)
    table.play(0, EndTurn()).play(1, Bank(c("M1-c"))).play(1, EndTurn()).play(2, EndTurn()).play(0, EndTurn())
    assert table.result() is None
    assert table.play(1, EndTurn()).result() is not None


def test_equal_standings_share_the_win(scenario: type[DealScenario]) -> None:
    """DEAL-119: as many colours, as much value."""
    table = scenario(3, limit=1).hand(0, "M1-a").bank(1, "M5-a").bank(2, "M4-a", "M1-b").play(CLOCK, EndHour())
    assert table.play(0, EndTurn()).result() == [3, 1, 1]


def test_a_leaver_begins_the_count_again(scenario: type[DealScenario]) -> None:
    """DEAL-119, DEAL-126: the leaver's cards are a pile to draw from; once it is drawn who remains has a whole round."""
    table = scenario(3).hand(0, "M1-a").hand(1, "M1-c").hand(2, "M1-d", "RD1", "RD2").pile(discards=False)
    table.s.banks[1] += table.s.banks[2]
    table.s.banks[2] = []
    table.play(0, EndTurn()).play(1, EndTurn()).play(2, Leave())
    assert (table.result(), table.waits()) == (None, ["play"])
    assert table.one(TurnBegan).drawn == 2
    for turn in range(3):
        assert table.result() is None
        table.play(turn % 2, EndTurn())
    assert table.one(Stopped).why == "deadlock"


# ---- the limit of the whole game


def test_after_the_last_hour_the_turn_is_finished(scenario: type[DealScenario]) -> None:
    """O-13: then ranking as in DEAL-119."""
    table = scenario(2, limit=2).hand(0, "M1-a").hand(1, "M1-b").bank(1, "M5-a")
    table.play(CLOCK, EndHour())
    assert (table.one(HourEnded), table.s.last_turn) == (HourEnded(1), False)
    table.play(CLOCK, EndHour())
    assert (table.waits(), table.result(), table.s.last_turn) == (["play"], None, True)
    table.play(0, EndTurn())
    assert (table.one(Stopped).why, table.result()) == ("time", [2, 1])


def test_without_the_option_there_is_no_limit(scenario: type[DealScenario]) -> None:
    """O-13."""
    assert [legal_action.action for legal_action in GAME.legal_actions(scenario(2).s, CLOCK)] == []
