"""Section 16: the game hour, the vote for a new one, the final count."""

from itertools import pairwise

import pytest

from bot.games.city import GAME, data
from bot.games.city.events import (
    CallsOpened,
    Counted,
    GameEnded,
    HourBegan,
    HourCalled,
    HourEnded,
    HourRefused,
    HourRenewed,
    RoundsLeft,
    TurnBegan,
)
from bot.kit.contract import Refusal
from tests.games.city.scenario import CityScenario


def at_round(table: CityScenario, number: int) -> CityScenario:
    """The last turn of the round before `number` ends now: the next one begins it."""
    seats = len(table.s.solvent)
    table.s.turns.round = number - 1
    table.s.turns.active = seats - 1
    return table.at(seats - 1, 0).play(f"{seats - 1} Roll 3 4", f"{seats - 1} Done")


def test_end_modes(scenario: type[CityScenario]) -> None:
    """CITY-144: last standing has no hour at all."""
    table = scenario(pace="live", end="last-standing")
    assert table.waits() == ["roll"]
    assert scenario(pace="live").waits() == ["roll", "calls", "hour"]


def test_an_hour_is_60_minutes_or_15_rounds(scenario: type[CityScenario]) -> None:
    """CITY-145, CITY-154."""
    assert GAME.clocks["hour"].seconds == {"live": 3_600}
    assert scenario().s.hour.last_round == 15
    assert scenario(pace="live").s.hour.last_round == 0


def test_several_hours_at_the_start(scenario: type[CityScenario]) -> None:
    """CITY-194: thirty rounds slow, one hour after another live."""
    assert scenario(hours=2).s.hour.last_round == 30
    table = scenario(pace="live", hours=2)
    assert [wait.clock for wait in GAME.waits(table.s)] == ["roll", "hour-more"]
    table.play("clock EndHour")
    assert table.one(HourBegan) == HourBegan(2)
    assert [wait.clock for wait in GAME.waits(table.s)] == ["roll", "calls", "hour"]
    assert GAME.clocks["hour-more"].seconds == GAME.clocks["hour"].seconds
    assert not table.s.hour.over


def test_live_warnings_grow_more_frequent() -> None:
    """CITY-146."""
    warnings = GAME.clocks["hour"].warn["live"]
    assert warnings == (900, 600, 300, 180, 120, 60, 30)
    gaps = [before - after for before, after in pairwise(warnings)]
    assert gaps == sorted(gaps, reverse=True)


def test_slow_announcements(scenario: type[CityScenario]) -> None:
    """CITY-146: at the start of rounds 11, 13, 14 and 15 of 15."""
    told = {}
    for number in range(9, 16):
        table = at_round(scenario(), number)
        assert table.s.turns.round == number
        told[number] = [event.rounds for event in table.told if isinstance(event, RoundsLeft)]
    assert told == {9: [], 10: [], 11: [5], 12: [], 13: [3], 14: [2], 15: [1]}


def test_calling_is_for_the_last_three_rounds(scenario: type[CityScenario]) -> None:
    """CITY-147, CITY-211: outside the window a call is no choice."""
    assert at_round(scenario(), 12).refused("1 CallHour").code == "wrong-phase"
    for number in (13, 14, 15):
        assert at_round(scenario(), number).legal_actions(1, "CallHour")


def test_calling_is_for_the_last_quarter_of_an_hour(scenario: type[CityScenario]) -> None:
    """CITY-147: 45 minutes after the hour's beginning the calls open."""
    table = scenario(pace="live")
    assert GAME.clocks["calls"].seconds["live"] == 3_600 - 900
    assert table.refused("1 CallHour").code == "wrong-phase"
    table.play("clock OpenCalls")
    assert table.one(CallsOpened) == CallsOpened()
    assert table.waits() == ["roll", "hour"]
    assert table.legal_actions(1, "CallHour")


def test_more_than_half_renew_the_hour_in_full(scenario: type[CityScenario]) -> None:
    """CITY-147, CITY-211: the call is a yes; time left is not added."""
    table = at_round(scenario(4), 14).play("1 CallHour")
    assert table.one(HourCalled) == HourCalled(1)
    assert table.waits() == ["roll", "vote"]
    table.play("0 Vote.yes")
    assert table.none(HourRenewed)
    table.play("2 Vote.yes")
    assert table.one(HourRenewed) == HourRenewed(2)
    assert table.s.hour.last_round == 14 + 15
    assert table.waits() == ["roll"]


def test_a_renewed_live_hour_has_new_clocks(scenario: type[CityScenario]) -> None:
    """CITY-147: and calls are closed again."""
    table = scenario(2, pace="live").play("clock OpenCalls", "0 CallHour", "1 Vote.yes")
    assert [wait.id for wait in GAME.waits(table.s)][1:] == ["calls-2", "hour-2"]
    assert table.refused("0 CallHour").code == "wrong-phase"


def test_a_vote_fails_as_soon_as_it_cannot_be_won(scenario: type[CityScenario]) -> None:
    """CITY-211: two of four against are enough."""
    table = at_round(scenario(4), 14).play("1 CallHour", "0 Vote.no")
    assert table.none(HourRefused)
    table.play("2 Vote.no")
    assert table.one(HourRefused) == HourRefused()


def test_missing_votes_count_as_no(scenario: type[CityScenario]) -> None:
    """CITY-211: at its deadline."""
    table = at_round(scenario(4), 14).play("1 CallHour", "0 Vote.yes", "clock CloseVote")
    assert table.one(HourRefused) == HourRefused()
    assert table.s.hour.last_round == 15


def test_one_call_per_hour_and_player_and_one_vote_at_a_time(scenario: type[CityScenario]) -> None:
    """CITY-211."""
    table = at_round(scenario(4), 14).play("1 CallHour")
    assert table.refused("2 CallHour").code == "wrong-phase"
    assert table.refused("1 Vote.yes").code == "wrong-phase"
    table.play("clock CloseVote")
    assert table.refused("1 CallHour") == Refusal("already-called")
    table.play("2 CallHour")


def test_a_leaver_has_no_voice(scenario: type[CityScenario]) -> None:
    """CITY-211: more than half of the solvent players."""
    table = at_round(scenario(4), 14).play("1 CallHour", "2 Vote.yes", "3 Vote.no", "3 Leave")
    assert table.one(HourRenewed) == HourRenewed(2)


def test_the_vote_does_not_stop_the_turn(scenario: type[CityScenario]) -> None:
    """CITY-211, CITY-162: it runs beside it, and is carried out after it and before the clock."""
    table = scenario(3, pace="live").play("clock OpenCalls", "1 CallHour", "0 Roll 3 4")
    assert table.waits() == ["build", "vote", "hour"]


def test_at_zero_the_turn_in_progress_is_the_last(scenario: type[CityScenario]) -> None:
    """CITY-148: rolls again included; no new turn, no new call."""
    table = scenario(3, pace="live").own(0, 6, 13).play("clock OpenCalls", "0 Roll 3 3", "clock EndHour")
    assert table.one(HourEnded) == HourEnded()
    assert table.refused("1 CallHour").code == "wrong-phase"
    table.play("0 Done", "0 Roll 3 4")
    assert table.result() is None
    table.play("0 Done")
    assert table.one(GameEnded) == GameEnded()
    assert table.result() == [1, 2, 2]


def test_an_open_vote_fails_at_zero(scenario: type[CityScenario]) -> None:
    """CITY-211."""
    table = scenario(3, pace="live").play("clock OpenCalls", "1 CallHour", "clock EndHour")
    assert table.one(HourRefused) == HourRefused()


def test_slow_zero_is_the_end_of_the_last_round(scenario: type[CityScenario]) -> None:
    """CITY-148."""
    table = at_round(scenario(), 15)
    table.play("0 Roll 4 6", "0 Done", "1 Roll 4 6", "1 Done", "2 Roll 1 2")
    assert table.result() is None
    table.play("2 Done")
    assert table.one(HourEnded) == HourEnded()
    assert table.result() is not None
    assert table.none(TurnBegan)
    assert table.s.turns.round == 15


def test_a_debt_at_zero_is_resolved_first(scenario: type[CityScenario]) -> None:
    """CITY-187."""
    table = scenario(3, pace="live").own(1, 39, residential=1).own(0, 13, residential=4).cash(100).at(0, 32)
    table.play("0 Roll 3 4", "clock EndHour")
    assert table.waits() == ["debt"]
    table.play("0 Mortgage.13", "0 Done")
    assert table.result() is not None


def test_lots_at_zero_are_still_auctioned(scenario: type[CityScenario]) -> None:
    """CITY-188."""
    table = scenario(3, pace="live").own(2, 13).play("2 Leave", "0 Roll 3 4", "clock EndHour", "0 Done")
    assert table.waits() == ["auction"]
    table.play("1 Bid.10", "0 Pass")
    assert table.result() is not None
    assert table.plot(13).owner == 1


def over(scenario: type[CityScenario], *purses: int) -> CityScenario:
    """Three players with so much cash at the last turn's end."""
    return scenario(3, pace="live").cash(*purses).play("0 Roll 3 4", "clock EndHour")


def test_wealth_is_cash_and_the_rents_others_would_pay(scenario: type[CityScenario]) -> None:
    """CITY-149: mortgaged 0, hazards and doubling included; no price, no stadium."""
    table = over(scenario, 1_000, 1_000, 1_000).own(0, 13, residential=1, stadium=True).own(0, 39, mortgage=500)
    table.own(1, 31, residential=3, specials=["prison"]).own(2, 1, tower=True).play("0 Done")
    counts = {event.seat: event for event in table.told if isinstance(event, Counted)}
    assert {seat: (line.cash, line.rents, line.total) for seat, line in counts.items()} == {
        0: (1_000, 500, 1_500),
        1: (1_000, 260, 1_260),
        2: (1_000, 40, 1_040),
    }


@pytest.mark.parametrize(
    ("purses", "districts", "ranks"),
    [
        ((900, 1_000, 800), (), [2, 1, 3]),
        ((1_000, 900, 800), ((1, 11),), [1, 2, 3]),
        ((1_000, 1_000, 1_000), ((2, 13), (0, 11)), [1, 3, 1]),
    ],
)
def test_the_highest_wealth_wins_ties_by_cash_then_districts(
    scenario: type[CityScenario], purses: tuple[int, int, int], districts: tuple[tuple[int, int], ...], ranks: list[int]
) -> None:
    """CITY-150, CITY-151: 900 and a rent of 100 lose against 1,000 in cash; all equal share."""
    table = over(scenario, *purses)
    for seat, space in districts:
        table.own(seat, space)
    assert table.play("0 Done").result() == ranks


def test_ties_in_cash_go_by_districts(scenario: type[CityScenario]) -> None:
    """CITY-151: three sites of 60, 60 and 120 against one of 240: same wealth, same cash, more districts."""
    table = over(scenario, 500, 500, 500).own(0, 29).own(1, 6, 8, 14)
    assert table.play("0 Done").result() == [2, 1, 3]


def test_equal_deadlines_are_carried_out_in_order(scenario: type[CityScenario]) -> None:
    """CITY-162: auction, the turn's step or a debt first, then the vote, then the clock."""
    table = scenario(3, pace="live").play("clock OpenCalls", "1 CallHour", "0 Roll 6 5", "0 Auction.10")
    assert table.waits() == ["auction", "vote", "hour"]


def test_a_slow_table_has_no_wait_for_the_hour(scenario: type[CityScenario]) -> None:
    """CITY-145: rounds are counted instead."""
    assert scenario().waits() == ["roll"]
    assert data.ROUNDS_AN_HOUR == 15
