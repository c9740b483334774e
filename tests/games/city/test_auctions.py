"""Section 5: auctions."""

import pytest

from bot.games.city import GAME
from bot.games.city.events import AuctionOpened, BankOpened, BiddingEnded, BidMade, LotSold, LotUnsold, TurnBegan
from bot.kit.contract import Range, Refusal
from bot.kit.mechanics.auction import Auction
from tests.games.city.scenario import CityScenario


@pytest.fixture
def opened(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 of three has sent Old Town (11) to auction for 500k."""
    return scenario().play("0 Roll 6 5", "0 Auction.500")


def test_the_opening_is_the_openers_binding_bid(opened: CityScenario) -> None:
    """CITY-35."""
    assert opened.one(AuctionOpened) == AuctionOpened(space=11, opener=0, amount=500)
    a = opened.pending(Auction)
    assert (a.leader, a.high) == (0, 500)
    assert opened.awaited() == (1, 2)


def test_openings_are_multiples_of_10k_up_to_all_cash(scenario: type[CityScenario]) -> None:
    """CITY-35."""
    table = scenario().cash(1_000).play("0 Roll 6 5")
    assert table.legal_actions(0, "Auction")[0].params == (Range(10, 1_000, 10),)
    assert table.refused("0 Auction.0").code == "out-of-range"
    assert table.refused("0 Auction.1010").code == "out-of-range"
    assert table.refused("0 Auction.15") == Refusal("bad-step", {"field": "opening", "step": 10})


def test_an_opener_without_10k_opens_as_the_bank(scenario: type[CityScenario]) -> None:
    """CITY-36."""
    table = scenario().cash(0).play("0 Roll 6 5", "0 Auction.0")
    assert table.one(BankOpened) == BankOpened(11)
    assert table.awaited() == (0, 1, 2)
    assert table.refused("1 Bid.0").facts["low"] == 10


def test_who_lets_the_time_pass_opens_as_the_bank(scenario: type[CityScenario]) -> None:
    """CITY-36: with all the cash in the world."""
    table = scenario().play("0 Roll 6 5").default()
    assert table.one(BankOpened) == BankOpened(11)
    assert table.pending(Auction).leader is None


def test_fifty_seconds_that_no_bid_extends_with_a_warning_at_five() -> None:
    """CITY-37, CITY-38, CITY-153."""
    clock = GAME.clocks["auction"]
    assert clock.seconds == {"live": 50, "slow": 6 * 3600}
    assert clock.warn == {"live": (5,), "slow": (1800, 300)}
    assert clock.lap == {}


def test_bank_lots_have_two_hours_in_slow_pace() -> None:
    """Section 18: bank lots after a bankruptcy 50 s / 2 h."""
    assert GAME.clocks["lot"].seconds == {"live": 50, "slow": 2 * 3600}


def test_a_bid_in_the_last_seconds_prolongs_with_the_option(scenario: type[CityScenario]) -> None:
    """CITY-203: at least 5 s (5 min) are left after a bid."""
    table = scenario(overtime="on").play("0 Roll 6 5", "0 Auction.500")
    (wait,) = GAME.waits(table.s)
    assert wait.clock == "auction-overtime"
    assert GAME.clocks[wait.clock].lap == {"live": 5, "slow": 300}
    table.play("1 Bid.510")
    assert GAME.waits(table.s)[0].id == wait.id
    assert GAME.waits(table.s)[0].lap == wait.lap + 1


def test_bids_rise_by_10k_within_the_bidders_cash(scenario: type[CityScenario]) -> None:
    """CITY-39."""
    table = scenario().cash(37_700, 600).play("0 Roll 6 5", "0 Auction.500")
    assert table.refused("1 Bid.500") == Refusal("out-of-range", {"field": "amount", "low": 510, "high": 600})
    assert table.refused("1 Bid.610").code == "out-of-range"
    assert table.refused("1 Bid.515").code == "bad-step"
    assert table.refused("0 Bid.520") == Refusal("already-leading")
    table.play("1 Bid.600")
    assert table.one(BidMade) == BidMade(1, 11, 600)
    table.play("2 Bid.610")
    assert table.refused("1 Bid.620") == Refusal("not-enough-cash", {"low": 620, "cash": 600})
    assert table.legal_actions(1, "Pass")


def test_jailed_players_and_the_opener_may_bid(opened: CityScenario) -> None:
    """CITY-39, CITY-115."""
    opened.in_jail(2).play("2 Bid.600")
    assert opened.awaited() == (0, 1)
    opened.play("0 Bid.700")
    assert opened.pending(Auction).leader == 0


def test_the_hammer_gives_the_lot_to_the_leader_with_all_on_it(scenario: type[CityScenario]) -> None:
    """CITY-40: paid to the bank at once."""
    table = scenario().own(None, 11, residential=2, station=True)
    table.play("0 Roll 6 5", "0 Auction.500", "1 Bid.600", "clock Hammer")
    assert table.one(LotSold) == LotSold(1, 11, 600)
    assert (table.plot(11).owner, table.plot(11).residential, table.plot(11).station) == (1, 2, True)
    assert table.purses() == [37_700, 37_100, 37_700]


def test_the_opener_wins_when_nobody_raises(opened: CityScenario) -> None:
    """CITY-40."""
    opened.default()
    assert opened.one(LotSold) == LotSold(0, 11, 500)


def test_without_a_bid_the_lot_stays_unowned(scenario: type[CityScenario]) -> None:
    """CITY-41."""
    table = scenario().play("0 Roll 6 5").default().default()
    assert table.one(LotUnsold) == LotUnsold(11)
    assert table.plot(11).owner is None


def test_who_passed_bids_no_more_and_the_last_pass_closes(opened: CityScenario) -> None:
    """CITY-42."""
    opened.play("1 Pass")
    assert opened.refused("1 Bid.900") == Refusal("passed")
    assert opened.awaited() == (2,)
    opened.play("2 Pass")
    assert opened.one(LotSold) == LotSold(0, 11, 500)


def test_all_passes_close_a_leaderless_auction(scenario: type[CityScenario]) -> None:
    """CITY-42: with no leader when all have passed."""
    table = scenario().play("0 Roll 6 5").default().play("0 Pass", "1 Pass", "2 Pass")
    assert table.one(LotUnsold) == LotUnsold(11)


def test_when_nobody_has_the_cash_to_go_on_it_closes(scenario: type[CityScenario]) -> None:
    """CITY-42: all cash is public, and nothing else brings any (CITY-43); both sides of the boundary."""
    table = scenario().cash(37_700, 600, 509).play("0 Roll 6 5", "0 Auction.500")
    assert table.waits() == ["auction"]
    table.play("1 Bid.600", "0 Bid.610")
    assert table.one(BiddingEnded) == BiddingEnded(620)
    assert table.one(LotSold) == LotSold(0, 11, 610)
    assert (table.waits(), table.awaited()) == (["build"], (0,))


def test_a_pass_may_leave_nobody_with_the_cash(scenario: type[CityScenario]) -> None:
    """CITY-42."""
    table = scenario().cash(37_700, 600, 500).play("0 Roll 6 5", "0 Auction.500")
    table.play("1 Pass")
    assert table.one(BiddingEnded).low == 510
    assert table.plot(11).owner == 0


def test_an_opening_that_nobody_can_raise_buys_at_once(scenario: type[CityScenario]) -> None:
    """CITY-35, CITY-42: also by the card and the space that name a district."""
    table = scenario().cash(1_000, 999, 0).play("0 Roll 6 5", "0 Auction.1000")
    assert table.one(LotSold) == LotSold(0, 11, 1_000)
    assert table.waits() == ["build"]


def test_with_nobody_who_has_10k_it_stays_unowned_at_once(scenario: type[CityScenario]) -> None:
    """CITY-36, CITY-41, CITY-42: lots of a bankrupt one after the other."""
    table = scenario(4).own(3, 1, 3).cash(0, 5, 9).play("3 Leave", "0 Roll 4 6").default()
    assert [event.space for event in table.all(LotUnsold)] == [1, 3]
    assert table.waits() == ["roll"]


def test_a_leavers_cash_no_longer_counts(scenario: type[CityScenario]) -> None:
    """CITY-42, CITY-142: the close is checked again."""
    table = scenario(4).cash(1_000, 800, 5_000, 500).play("0 Roll 6 5", "0 Auction.900", "2 Leave")
    assert table.one(LotSold) == LotSold(0, 11, 900)


def test_hidden_cash_is_not_told_by_closing(scenario: type[CityScenario]) -> None:
    """CITY-42, CITY-202: it waits for passes, or for the time."""
    table = scenario(hidden="on").cash(1_000, 0, 0).play("0 Roll 6 5", "0 Auction.1000")
    assert (table.waits(), table.awaited()) == (["auction"], (1, 2))
    table.play("1 Pass", "2 Pass")
    assert table.none(BiddingEnded)
    assert table.plot(11).owner == 0


def test_nothing_else_moves_during_an_auction(opened: CityScenario) -> None:
    """CITY-43."""
    verbs = {legal_action.action.__name__ for seat in range(3) for legal_action in GAME.legal_actions(opened.s, seat)}
    assert verbs == {"Bid", "Pass", "Leave"}


def test_the_cycle_goes_on_for_the_active_player_whoever_won(opened: CityScenario) -> None:
    """CITY-44: step C, and the roll after a double."""
    opened.play("1 Bid.510", "2 Pass", "0 Pass")
    assert (opened.plot(11).owner, opened.awaited(), opened.waits()) == (1, (0,), ["build"])


def test_a_leaver_who_leads_takes_the_bids_along(opened: CityScenario) -> None:
    """CITY-142: the highest bid left leads and the time goes on."""
    number = GAME.waits(opened.s)[0].id
    opened.play("1 Bid.600", "2 Bid.700", "1 Bid.800", "1 Leave")
    a = opened.pending(Auction)
    assert (a.leader, a.high, GAME.waits(opened.s)[0].id) == (2, 700, number)


def test_an_auction_goes_on_without_its_opener(opened: CityScenario) -> None:
    """CITY-142, CITY-143: it is finished first, then the leaver's turn is over."""
    opened.play("1 Bid.600", "0 Leave")
    assert (opened.waits(), opened.awaited()) == (["auction"], (2,))
    opened.play("2 Pass")
    assert opened.plot(11).owner == 1
    assert opened.one(TurnBegan) == TurnBegan(1, 2, 1)


def test_the_leader_cannot_pass(opened: CityScenario) -> None:
    """CITY-207."""
    assert opened.refused("0 Pass") == Refusal("already-leading")


def test_who_leads_after_bids_are_struck_leads_even_after_passing(opened: CityScenario) -> None:
    """CITY-207: passes stand, and CITY-42 is checked again."""
    opened.play("1 Bid.600", "2 Bid.700", "1 Pass", "0 Pass")
    assert opened.plot(11).owner == 2
    other = type(opened)(4).play("0 Roll 6 5", "0 Auction.500", "1 Bid.600", "1 Leave")
    assert other.pending(Auction).leader == 0
    other = type(opened)(4).play("0 Roll 6 5", "0 Auction.500", "1 Bid.600", "0 Pass", "2 Pass", "1 Leave")
    assert (other.pending(Auction).leader, other.awaited()) == (0, (3,))


def test_without_a_bid_left_it_goes_on_as_after_a_bank_opening(opened: CityScenario) -> None:
    """CITY-207."""
    opened.play("0 Leave")
    assert opened.pending(Auction).leader is None
    assert opened.refused("1 Bid.0").facts["low"] == 10
    opened.play("1 Pass", "2 Bid.10")
    assert opened.one(LotSold) == LotSold(2, 11, 10)


def test_the_winner_can_always_pay(scenario: type[CityScenario]) -> None:
    """CITY-165: bids are capped by cash, and cash stands still."""
    table = scenario().cash(500, 510).play("0 Roll 6 5", "0 Auction.500", "1 Bid.510", "clock Hammer")
    assert table.purses()[:2] == [500, 0]


def test_no_debt_can_arise_during_an_auction(opened: CityScenario) -> None:
    """CITY-164: nothing an auction offers opens one; leaving is covered by CITY-142."""
    for line in ("1 Bid.510", "2 Pass", "0 Bid.520", "1 Leave"):
        opened.play(line)
        assert "debt" not in opened.waits()
