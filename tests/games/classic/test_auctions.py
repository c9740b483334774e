"""Section 4.8: auctions."""

import pytest

from bot.games.classic import GAME, data, phases
from bot.games.classic.events.auctions import (
    AuctionOpened,
    BiddingEnded,
    BidMade,
    BidsStruck,
    LotSold,
    LotUnsold,
    Passed,
)
from bot.games.classic.waits import absent
from bot.kit.contract import Range, Refusal
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt
from tests.games.classic.scenario import ClassicScenario


@pytest.fixture
def opened(scenario: type[ClassicScenario]) -> ClassicScenario:
    """Seat 0 of three has not bought Tiber Island (11)."""
    return scenario().play("0 Roll 5 6", "0 Decline")


def test_what_its_lander_does_not_buy_is_auctioned(opened: ClassicScenario) -> None:
    """CLASSIC-86."""
    assert opened.one(AuctionOpened) == AuctionOpened(11)
    assert opened.waits() == ["auction"]


def test_everybody_may_bid_the_decliner_and_the_jailed_too(opened: ClassicScenario) -> None:
    """CLASSIC-87, CLASSIC-113."""
    opened.in_jail(2)
    assert opened.awaited() == (0, 1, 2)
    opened.play("2 Bid.5", "0 Bid.6")
    assert opened.one(BidMade) == BidMade(0, 11, 6)


def test_who_is_out_may_not_bid(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-87: every player who is not bankrupt."""
    table = scenario(4).play("1 Leave", "0 Roll 5 6", "0 Decline")
    assert table.awaited() == (0, 2, 3)
    assert table.refused("1 Bid.5").code == "not-your-turn"


def test_bids_are_whole_credits_from_1_up_each_1_above_the_best(opened: ClassicScenario) -> None:
    """CLASSIC-88: equal or lower bids are refused."""
    assert opened.legal_actions(1, "Bid")[0].params == (Range(1, 1_500),)
    assert opened.refused("1 Bid.0") == Refusal("out-of-range", {"field": "amount", "low": 1, "high": 1_500})
    opened.play("1 Bid.1")
    assert opened.refused("2 Bid.1").facts["low"] == 2
    opened.play("2 Bid.2", "1 Bid.10")
    assert opened.refused("2 Bid.10").code == "out-of-range"
    assert opened.refused("2 Bid.9").code == "out-of-range"
    opened.play("2 Bid.11")


def test_of_two_equal_bids_the_first_handled_stands(opened: ClassicScenario) -> None:
    """CLASSIC-188."""
    opened.play("1 Bid.60")
    assert opened.refused("2 Bid.60").code == "out-of-range"
    assert opened.pending(Auction).leader == 1


def test_nothing_but_cash_counts(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-89: both sides of the boundary."""
    table = scenario().cash(1_500, 100).own(1, 39).play("0 Roll 5 6", "0 Decline")
    assert table.refused("1 Bid.101").facts == {"field": "amount", "low": 1, "high": 100}
    table.play("1 Bid.100")
    assert table.one(BidMade).amount == 100


def test_recorded_claims_are_no_longer_for_bids(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-89: cash less recorded claims."""
    table = scenario().cash(1_500, 100).play("0 Roll 5 6", "0 Decline").claim(2, 1, 40, recorded=True)
    assert table.legal_actions(1, "Bid")[0].params == (Range(1, 60),)


def test_cash_may_be_raised_while_the_auction_runs(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-89, CLASSIC-189: mortgage, sell, trade, then bid, from 0 c."""
    table = scenario().cash(1_500, 0).own(1, 39).built(1, "brown", "1-1").play("0 Roll 5 6", "0 Decline")
    assert table.refused("1 Bid.1") == Refusal("not-enough-cash", {"low": 1, "cash": 0})
    table.play("1 Mortgage.39", "1 Bid.200")
    assert table.refused("1 Bid.201").code == "already-leading"
    table.play("2 Bid.201", "1 Sell.brown.1-0", "1 Bid.225")
    assert table.pending(Auction).high == 225
    table = scenario().cash(1_500, 0).own(1, 39).play("0 Roll 5 6", "0 Decline", "1 Propose.2.+39.0.+.300.+")
    table.play(f"2 Accept.{table.s.decisions}.+", "1 Bid.300")


def test_a_lander_without_the_money_may_bid_what_cash_there_is(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-190."""
    table = scenario().cash(60).play("0 Roll 5 6")
    assert table.refused("0 Buy").code == "not-enough-cash"
    table.play("0 Decline", "0 Bid.60")
    assert table.pending(Auction).leader == 0


def test_a_bid_binds(opened: ClassicScenario) -> None:
    """CLASSIC-90: no withdrawal, no pass, no own bid above it."""
    opened.play("1 Bid.60")
    assert opened.refused("1 Pass") == Refusal("already-leading")
    assert opened.refused("1 Bid.70") == Refusal("already-leading")


def test_the_best_bidder_cannot_spend_the_bid(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-90: nothing that brings cash below it; both sides of the boundary."""
    table = scenario().cash(1_500, 150).built(1, "brown", "0-0").own(1, 39, mortgaged=True)
    table.play("0 Roll 5 6", "0 Decline", "1 Bid.100")
    table.play("1 Build.brown.0-1")
    assert table.refused("1 Build.brown.1-1") == Refusal("not-enough-cash", {"low": 50, "cash": 0})
    assert table.refused("1 Lift.39").code == "not-enough-cash"
    assert table.refused("1 Propose.2.+.1.+.0.+").code in ("out-of-range", "empty-side")
    table.play("clock Hammer")
    assert table.purses()[1] == 0


def test_once_outbid_the_cash_is_free_again(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-90."""
    table = (
        scenario().cash(1_500, 150).built(1, "brown", "0-0").play("0 Roll 5 6", "0 Decline", "1 Bid.150", "2 Bid.151")
    )
    table.play("1 Build.brown.1-1")
    assert table.levels("brown") == "1-1"


def test_a_pass_is_final_for_the_lot(opened: ClassicScenario) -> None:
    """CLASSIC-91."""
    opened.play("1 Pass")
    assert opened.one(Passed) == Passed(1, 11)
    assert opened.refused("1 Bid.900") == Refusal("passed")
    assert opened.awaited() == (0, 2)


def test_a_pass_is_for_one_lot_only(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-91: the next lot is open to all again."""
    table = scenario(4).own(3, 1, 3).play("3 Leave", "1 Pass", "2 Pass", "0 Pass")
    assert table.one(LotUnsold) == LotUnsold(1)
    assert table.one(AuctionOpened) == AuctionOpened(3)
    assert table.awaited() == (0, 1, 2)


def test_the_lot_closes_when_all_but_the_best_bidder_have_passed(opened: ClassicScenario) -> None:
    """CLASSIC-92."""
    opened.play("1 Bid.60", "2 Pass")
    assert opened.waits() == ["auction"]
    opened.play("0 Pass")
    assert opened.one(LotSold) == LotSold(1, 11, 60)
    assert opened.waits() == ["end"]


def test_the_lot_closes_when_nobody_could_bid_more(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-92: all cash is public; both sides of the boundary."""
    table = scenario().cash(1_500, 60, 61).play("0 Roll 5 6", "0 Decline", "0 Bid.60")
    assert table.waits() == ["auction"]
    table.play("2 Bid.61", "0 Pass")
    assert table.one(BiddingEnded) == BiddingEnded(62)
    assert table.one(LotSold) == LotSold(2, 11, 61)
    assert table.waits() == ["end"]


def test_a_bid_of_what_everybody_has_closes_it(opened: ClassicScenario) -> None:
    """CLASSIC-92."""
    opened.play("1 Bid.1499")
    assert opened.waits() == ["auction"]
    opened.play("2 Bid.1500")
    assert opened.one(LotSold) == LotSold(2, 11, 1_500)


@pytest.mark.parametrize("means", ["mortgage", "building", "claim", "offer", "offered deed", "asked deed"])
def test_what_could_be_raised_meanwhile_counts(scenario: type[ClassicScenario], means: str) -> None:
    """CLASSIC-89, CLASSIC-92, CLASSIC-189: mortgages, buildings at half price, rents to claim, open offers; to the credit.

    A deed that an offer brings can be mortgaged; one that it takes no more (CLASSIC-146).
    """
    reach = {"mortgage": 200, "building": 85, "claim": 30, "offer": 40, "offered deed": 200, "asked deed": 250}[means]
    for low, closed in ((reach, False), (reach + 1, True)):
        table = scenario().cash(1_500, 0, 0)
        if means == "mortgage":
            table.own(1, 39)
        elif means == "building":
            table.built(1, "brown", "1-0")
        elif means == "claim":
            table.claim(1, 2, 30)
        elif means == "offered deed":
            table.own(0, 39).holding(1, "card-jail-1").play("0 Propose.1.+39.0.+card-jail-1.0.+")
        elif means == "asked deed":
            table.own(1, 39).play("0 Propose.1.+.250.+39.0.+")
        else:
            table.holding(1, "card-jail-1").play("0 Propose.1.+.40.+card-jail-1.0.+")
        table.play("0 Roll 5 6", "0 Decline", f"0 Bid.{low - 1}")
        assert ("auction" not in table.waits()) is closed
        assert bool(table.all(BiddingEnded)) is closed


def test_recorded_claims_and_mortgaged_deeds_bring_nothing(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-83, CLASSIC-92: what is recorded is collected after the auction."""
    table = scenario().cash(1_500, 60, 0).own(1, 39, mortgaged=True).claim(2, 1, 30, recorded=True)
    table.s.stack.pop()
    table.s.stack += [phases.ToEnd(98), Auction(11, 99, [0, 1, 2])]
    table.play("0 Bid.30")
    assert table.one(LotSold) == LotSold(0, 11, 30)


def test_cash_spent_meanwhile_may_close_it(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-92: the close is looked at after whatever happens."""
    table = scenario().cash(1_500, 150, 0).built(1, "brown", "0-0").play("0 Roll 5 6", "0 Decline", "0 Bid.140")
    table.play("1 Build.brown.1-0")
    assert table.waits() == ["auction"]
    table = scenario().cash(1_500, 150, 0).built(1, "brown", "0-0").play("0 Roll 5 6", "0 Decline", "0 Bid.200")
    table.play("1 Build.brown.1-1")
    assert table.one(LotSold) == LotSold(0, 11, 200)


def test_without_a_credit_anywhere_it_is_unsold_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-92, CLASSIC-95."""
    table = scenario().cash(0, 0, 0).play("0 Roll 5 6", "0 Decline")
    assert table.one(LotUnsold) == LotUnsold(11)
    assert table.waits() == ["end"]


def test_in_a_shortage_only_unlocked_mortgages_count(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-92, CLASSIC-125: buildings are not sold, trades not made, groups with an order not mortgaged."""
    for own, closed in (((5,), False), ((), True)):
        table = scenario().built(0, "brown", "0-0").built(1, "sky", "0-0-0").own(1, *own).stock(2)
        table.play("0 Build.brown.1-1", "1 Enter.sky.0-1-1", "0 Bid.1500")
        assert bool(table.all(BiddingEnded)) is closed


def test_the_lot_closes_at_the_deadline(opened: ClassicScenario) -> None:
    """CLASSIC-92: the best bid wins."""
    opened.play("1 Bid.60").default()
    assert opened.one(LotSold) == LotSold(1, 11, 60)


def test_who_is_away_counts_as_having_passed(opened: ClassicScenario) -> None:
    """CLASSIC-92, CLASSIC-177: what the table plays for a seat marked away."""
    opened.play("1 Bid.60")
    assert absent(opened.s, 1) is None
    for seat in (0, 2):
        opened.play(f"{seat} {type(absent(opened.s, seat)).__name__}")
    assert opened.one(LotSold) == LotSold(1, 11, 60)


def test_deadlines_that_bids_move() -> None:
    """CLASSIC-93: 8 h / 40 s, at least 1 h / 10 s after a bid; other lots 4 h / 30 s, 30 min / 10 s."""
    clocks = GAME.clocks
    assert clocks["auction"].seconds == {"slow": 8 * 3600, "live": 40}
    assert clocks["auction"].lap == {"slow": 3600, "live": 10}
    assert clocks["lots"].seconds == {"slow": 4 * 3600, "live": 30}
    assert clocks["lots"].lap == {"slow": 1800, "live": 10}


def test_each_bid_is_a_lap_of_the_same_wait(opened: ClassicScenario) -> None:
    """CLASSIC-93."""
    before = GAME.waits(opened.s)[0]
    opened.play("1 Bid.60")
    after = GAME.waits(opened.s)[0]
    assert (after.id, after.lap, after.clock) == (before.id, before.lap + 1, "auction")


def test_lots_of_a_bankrupt_and_buildings_have_the_shorter_clock(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-93."""
    table = scenario().own(1, 5).play("1 Leave")
    assert "lots" in [wait.clock for wait in GAME.waits(table.s)]
    table = scenario().built(0, "brown", "0-0").built(1, "sky", "0-0-0").stock(2)
    table.play("0 Build.brown.1-1", "1 Enter.sky.0-1-1")
    assert "lots" in [wait.clock for wait in GAME.waits(table.s)]


def test_the_best_bidder_pays_the_bank_and_owns_it_unmortgaged(opened: ClassicScenario) -> None:
    """CLASSIC-94."""
    bank = opened.s.purse.bank
    opened.play("2 Bid.60", "1 Pass", "0 Pass")
    assert (opened.plot(11).owner, opened.plot(11).mortgaged) == (2, False)
    assert opened.purses() == [1_500, 1_500, 1_440]
    assert opened.s.purse.bank == bank + 60
    assert sum(opened.s.counts[2]) == 1


def test_without_a_bid_it_stays_with_the_bank_for_a_later_lander(opened: ClassicScenario) -> None:
    """CLASSIC-95: when all pass, and at the deadline."""
    again = type(opened)().play("0 Roll 5 6", "0 Decline").default()
    assert again.one(LotUnsold) == LotUnsold(11)
    opened.play("0 Pass", "1 Pass", "2 Pass")
    assert opened.one(LotUnsold) == LotUnsold(11)
    assert opened.plot(11).owner is None
    opened.play("0 EndTurn", "1 Roll 5 6")
    assert opened.waits() == ["buy"]


def test_a_leavers_bids_are_struck_out(opened: ClassicScenario) -> None:
    """CLASSIC-96: the best bid left that its bidder can still pay stands."""
    opened.play("1 Bid.60", "2 Bid.70", "2 Leave")
    assert opened.one(BidsStruck) == BidsStruck(2)
    assert (opened.pending(Auction).leader, opened.pending(Auction).high) == (1, 60)


def test_the_bid_left_stands_even_if_its_bidder_has_passed(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-96."""
    table = scenario(4).play("0 Roll 5 6", "0 Decline", "1 Bid.60", "2 Bid.70", "1 Pass", "2 Leave")
    assert (table.pending(Auction).leader, table.awaited()) == (1, (0, 3))


def test_a_bid_left_that_can_no_longer_be_paid_does_not_stand(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-96: the one below it does."""
    table = scenario(4).built(1, "brown", "0-0").cash(1_500, 100)
    table.play("0 Roll 5 6", "0 Decline", "3 Bid.40", "1 Bid.60", "2 Bid.70", "1 Build.brown.1-0", "2 Leave")
    assert (table.pending(Auction).leader, table.pending(Auction).high) == (3, 40)


def test_recorded_claims_count_when_a_bid_left_is_judged(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-96: what is recorded against a bidder is no longer there."""
    table = scenario(4).cash(1_500, 100).play("0 Roll 5 6", "0 Decline", "1 Bid.60", "2 Bid.70")
    table.claim(3, 1, 50, recorded=True).play("2 Leave")
    assert table.pending(Auction).leader is None
    assert table.refused("3 Bid.0").facts["low"] == 1


def test_without_a_bid_left_the_lot_goes_on(opened: ClassicScenario) -> None:
    """CLASSIC-96: or there is none."""
    opened.play("1 Bid.60", "1 Leave")
    assert (opened.pending(Auction).leader, opened.awaited()) == (None, (0, 2))


def test_a_leavers_properties_are_auctioned_after_the_lot(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-96, CLASSIC-217."""
    table = scenario(4).own(2, 39).play("0 Roll 5 6", "0 Decline", "2 Leave")
    assert table.pending(Auction).lot == 11
    table.play("0 Pass", "1 Bid.10", "3 Pass")
    assert table.one(LotSold) == LotSold(1, 11, 10)
    assert table.pending(Auction).lot == 39


def test_a_leavers_properties_wait_for_the_whole_series(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-96: the lot and the rest of its series first."""
    table = scenario(4).own(3, 1, 3).own(2, 39).play("3 Leave", "2 Leave")
    assert table.pending(Auction).lot == 1
    table.play("0 Pass", "1 Pass")
    assert table.pending(Auction).lot == 3
    table.play("0 Pass", "1 Pass")
    assert table.pending(Auction).lot == 39


def test_the_price_of_a_bankrupts_property_goes_into_the_pot(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-161: for the creditors, as far as they were owed."""
    table = scenario(4).own(3, 39).cash(1_500, 1_500, 1_500, 40)
    table.s.shares = [0, 1, 2]
    table.owing(3, 150, data.EACH).pending(Debt).cause = "card"
    table.plot(39).mortgaged = True
    table.play("3 GoBankrupt", "0 Bid.20", "1 Pass", "2 Pass")
    assert table.one(LotSold) == LotSold(0, 39, 20)
    assert table.purses() == [1_500 - 20 + 20, 1_520, 1_520, 0]


def test_the_turn_stands_still_meanwhile(opened: ClassicScenario) -> None:
    """CLASSIC-23: its own actions are refused."""
    assert opened.refused("0 Roll") == Refusal("auction-running")
    assert opened.refused("1 Roll") == Refusal("not-your-turn", {"seat": 0})


def test_without_an_auction_there_is_nothing_to_bid_for(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-86."""
    assert scenario().refused("1 Bid.5") == Refusal("no-auction")
    assert scenario().refused("1 Pass") == Refusal("no-auction")
