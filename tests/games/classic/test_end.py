"""Sections 4.17 and 4.19: the end, the limit, leaving."""

import pytest

from bot.games.classic import GAME
from bot.games.classic.events.money import Counted, GameEnded, HourPassed, InterestPaid, LeftGame, TimeEnded
from bot.games.classic.events.rents import RentPaid
from bot.games.classic.waits import absent
from bot.kit.contract import CLOCK, Refusal, Wait
from bot.kit.engine import default_options
from bot.kit.mechanics.auction import Auction
from tests.games.classic.scenario import ClassicScenario


def test_the_last_one_standing_wins_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-163, CLASSIC-209: no interest, inheritance or auction follows, and all waits are dropped."""
    table = scenario(2).cash(0).own(0, 39, mortgaged=True).claim(0, 1, 5).owing(0, 900, 1).play("0 GoBankrupt")
    assert table.result() == [2, 1]
    assert table.one(GameEnded) == GameEnded()
    assert table.none(InterestPaid)
    assert not GAME.waits(table.s)
    assert not GAME.legal_actions(table.s, 1)


def test_leavers_rank_by_the_time_they_left(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-164: the last to go is second."""
    table = scenario(4).play("2 Leave", "0 Leave", "3 Leave")
    assert table.result() == [3, 1, 4, 2]


def limited(scenario: type[ClassicScenario], seats: int = 3) -> ClassicScenario:
    return scenario(seats, limit=1)


def test_without_the_option_no_hour_runs(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-165."""
    assert [option.default for option in GAME.options if option.key == "limit"] == [0]
    assert scenario().waits() == ["roll"]
    assert Wait("hour-1", (CLOCK,), "hour") in GAME.waits(limited(scenario).s)


def test_hours_count_down(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-165."""
    table = scenario(limit=2).play("clock EndHour")
    assert table.one(HourPassed) == HourPassed(1)
    assert not table.s.over


def test_at_the_limit_nobody_rolls_any_more(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-165: where nothing but a roll or the end of a turn is awaited, the game is over."""
    table = limited(scenario).cash(1_500, 1_600, 1_400).play("clock EndHour")
    assert table.all(TimeEnded)
    assert table.result() == [2, 1, 3]
    jailed = limited(scenario).in_jail(0).play("clock EndHour")
    assert jailed.result() == [1, 1, 1]


def test_what_has_begun_is_finished_first(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-165: the purchase and its auction; an extra roll is not made."""
    table = limited(scenario).at(0, 1).play("0 Roll 1 1", "clock EndHour")
    assert table.waits() == ["buy"]
    table.play("0 Decline")
    assert table.waits() == ["auction"]
    table.play("clock Hammer")
    assert table.result() == [1, 1, 1]


def test_open_claims_are_collected_at_the_limit(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-165: in order of landing, as far as the payer's cash goes."""
    table = limited(scenario).cash(50).claim(1, 0, 30).claim(2, 0, 100).play("clock EndHour")
    assert [one.amount for one in table.all(RentPaid)] == [30, 20]
    assert table.purses() == [0, 1_530, 1_520]


def test_net_worth(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-166: cash, printed prices, half when mortgaged, shops at their price, towers at five times."""
    table = limited(scenario).cash(100).built(0, "brown", "4-5").own(0, 39, mortgaged=True).own(0, 5)
    table.play("clock EndHour")
    (line,) = [one for one in table.all(Counted) if one.seat == 0]
    assert (line.cash, line.properties, line.buildings) == (100, 120 + 200 + 200, 9 * 50)
    assert line.total == 1_070
    assert GAME.view(table.s, None).count[-1].total == 1_070


def test_ties_go_by_properties_then_cash(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-167: then the victory is shared."""
    table = limited(scenario).cash(1_440, 1_380, 1_500).own(0, 1).own(1, 3, 6)
    table.s.purse.cash[1] = 1_340
    table.s.purse.bank += 40
    table.play("clock EndHour")
    assert table.result() == [2, 1, 3]
    shared = limited(scenario).play("clock EndHour")
    assert shared.result() == [1, 1, 1]


# ---- leaving


def test_a_leaver_pays_open_claims_as_far_as_cash_goes(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-179: in order of landing; then the Bank has the rest."""
    table = scenario(4).cash(50).own(0, 39).claim(1, 0, 30).claim(2, 0, 100).play("0 Leave")
    assert table.one(LeftGame) == LeftGame(0)
    assert table.purses() == [0, 1_530, 1_520, 1_500]
    assert table.pending(Auction).lot == 39


def test_a_debtor_leaves_to_the_creditor(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-179: even if he could have paid."""
    table = scenario().cash(10).own(0, 39).owing(0, 100, 1).claim(2, 0, 5).play("0 Leave")
    assert table.plot(39).owner == 1
    assert table.purses() == [0, 1_500 + 10 + 200 - 20, 1_500]
    bank = scenario().cash(10).own(0, 39).owing(0, 100).play("0 Leave")
    assert bank.pending(Auction).lot == 39


def test_the_leaver_was_active(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-212: the turn ends after the auctions."""
    table = scenario().own(0, 39).play("0 Leave")
    assert table.waits() == ["auction"]
    assert table.play("clock Hammer").awaited() == (1,)


def test_a_leaver_asked_by_a_card_puts_it_back(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-179, CLASSIC-97: no card is lost."""
    table = scenario(deck="heritage").at(0, 14).pile("chest", "tc18").play("0 Roll 1 2", "0 Leave")
    assert len(table.s.chest.under) == 16


def test_every_wait_has_a_default(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-172: played in the name of who is waited for."""
    table = scenario().default()
    assert table.s.dice is not None


def test_away_players_pass_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-92, CLASSIC-177: their deadlines shrink too."""
    table = scenario().play("0 Roll 1 2", "0 Decline", "1 Bid.5")
    assert absent(table.s, 2) is not None
    assert absent(table.s, 1) is None
    assert GAME.clocks["roll"].away == {"live": 10, "slow": 3_600}
    assert GAME.absence.max_missed_deadlines == 3


def test_only_waits_that_stop_the_game_are_strikes() -> None:
    """CLASSIC-176."""
    counted = {key for key, clock in GAME.clocks.items() if clock.away and clock.counted}
    assert counted == {"roll", "jail", "bus", "triple", "buy", "debt"}


@pytest.mark.parametrize(
    ("clock", "live", "slow"),
    [
        *[("roll", 120, 86_400), ("jail", 120, 86_400), ("bus", 60, 43_200), ("triple", 60, 43_200)],
        *[("card", 60, 43_200), ("buy", 60, 43_200), ("auction", 40, 28_800), ("lots", 30, 14_400)],
        *[("debt", 180, 86_400), ("inherit", 60, 21_600), ("contest", 30, 14_400), ("end", 30, 7_200)],
        *[("claim", 30, 21_600), ("deal", 180, 86_400)],
    ],
)
def test_the_deadlines_of_section_5(clock: str, live: int, slow: int) -> None:
    """CLASSIC-172, CLASSIC-93."""
    assert GAME.clocks[clock].seconds == {"live": live, "slow": slow}


def test_unknown_limits_are_out_of_range() -> None:
    """CLASSIC-165."""
    domain = next(option.domain for option in GAME.options if option.key == "limit")
    assert domain.holds(168)
    assert not domain.holds(169)
    assert default_options(GAME, "slow")["limit"] == 0


def test_refusals_name_the_wrong_time(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-13, CLASSIC-20."""
    assert scenario().refused("0 Buy") == Refusal("wrong-phase")
