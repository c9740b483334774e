"""Section 8: auctions."""

import pytest

from bot.games.builder import GAME, phases
from bot.games.builder.events import AuctionOpened, BiddingEnded, BidMade, BidVoid, LotSold, LotUnsold, Passed
from bot.games.builder.phases import Sale
from bot.games.builder.state import Claim, decision
from bot.games.builder.waits import CLOCKS, absent
from bot.kit.contract import Refusal
from tests.games.builder.scenario import BuilderScenario


@pytest.fixture
def lot(scenario: type[BuilderScenario]) -> BuilderScenario:
    """Seat 0 has sent Baltic (3) to auction; seat 3 is in jail."""
    return scenario(4).in_jail(3).play("0 Roll 1 2", "0 Auction")


def test_it_opens_at_once(lot: BuilderScenario) -> None:
    """BUILDER-50."""
    assert lot.one(AuctionOpened) == AuctionOpened(0, 3)


def test_everybody_may_bid(lot: BuilderScenario) -> None:
    """BUILDER-52: the decliner and the jailed too, in any order."""
    assert lot.awaited() == (0, 1, 2, 3)
    lot.play("3 Bid.10", "0 Bid.15", "2 Bid.40")
    assert lot.one(BidMade) == BidMade(2, 3, 40)


def test_ten_at_first_five_more_later(lot: BuilderScenario) -> None:
    """BUILDER-53, BUILDER-54: up to one's cash."""
    lot.cash(900, 12 * 5)
    assert lot.refused("1 Bid.5") == Refusal("out-of-range", {"field": "amount", "low": 10, "high": 60})
    assert lot.refused("1 Bid.65").code == "out-of-range"
    lot.play("0 Bid.30")
    assert lot.refused("1 Bid.30") == Refusal("out-of-range", {"field": "amount", "low": 35, "high": 60})
    lot.play("1 Bid.35")


def test_equal_bids_the_first_stands(lot: BuilderScenario) -> None:
    """BUILDER-53, BUILDER-155: the second is too low by then."""
    lot.play("1 Bid.50")
    assert lot.refused("2 Bid.50").code == "out-of-range"


def test_the_leader_neither_raises_nor_passes(lot: BuilderScenario) -> None:
    """BUILDER-55, BUILDER-57."""
    lot.play("1 Bid.10")
    assert lot.refused("1 Bid.20") == Refusal("already-leading")
    assert lot.refused("1 Pass") == Refusal("already-leading")


def test_a_standing_bid_holds_money_back(lot: BuilderScenario) -> None:
    """BUILDER-56: from trades and repaying, not from mortgaging."""
    lot.own(1, 5, mortgaged=True).own(2, 7).cash(900, 100).play("1 Bid.60")
    assert lot.refused("1 Repay.5") == Refusal("not-enough-cash", {"low": 55, "cash": 40})
    assert lot.refused("1 Propose.2.+.50.+7.0") == Refusal("cash-reserved")
    lot.play("1 Propose.2.+.40.+7.0")


def test_an_offer_waits_for_money_held_back(lot: BuilderScenario) -> None:
    """BUILDER-56, BUILDER-119: the press is refused, the offer stays open."""
    lot.own(2, 7).cash(900, 100).play("1 Propose.2.+.50.+7.0", "1 Bid.60")
    assert lot.refused(f"2 Accept.{lot.deal()}") == Refusal("cash-reserved")
    lot.play("2 Bid.65", f"2 Accept.{lot.deal()}")
    assert lot.deed(7).owner == 1


def test_a_pass_is_final_and_the_last_one_closes(lot: BuilderScenario) -> None:
    """BUILDER-57."""
    lot.play("1 Pass")
    assert lot.one(Passed) == Passed(1, 3)
    assert lot.refused("1 Bid.10") == Refusal("passed")
    lot.play("0 Bid.10", "2 Pass", "3 Pass")
    assert lot.one(LotSold) == LotSold(0, 3, 10)


def test_who_is_away_passes_at_once(lot: BuilderScenario) -> None:
    """BUILDER-57, BUILDER-151: what the table plays for a seat marked away; not for who leads or has passed."""
    lot.play("1 Bid.10")
    assert absent(lot.s, 1) is None
    for seat in (0, 2, 3):
        lot.play(f"{seat} {type(absent(lot.s, seat)).__name__}")
    assert lot.one(LotSold) == LotSold(1, 3, 10)
    assert absent(lot.s, 0) is None


def test_it_closes_when_nobody_could_bid_more(lot: BuilderScenario) -> None:
    """BUILDER-57: all cash is public; both sides of the boundary."""
    lot.cash(900, 60, 55, 50).play("0 Bid.55")
    assert lot.waits() == ["auction"]
    lot.play("1 Bid.60", "0 Pass")
    assert lot.one(BiddingEnded) == BiddingEnded(65)
    assert lot.one(LotSold) == LotSold(1, 3, 60)
    assert lot.waits() == ["manage"]


@pytest.mark.parametrize("means", ["mortgage", "claim", "offer", "offered deed", "asked deed"])
def test_what_could_be_raised_meanwhile_counts(scenario: type[BuilderScenario], means: str) -> None:
    """BUILDER-54, BUILDER-57, BUILDER-89: mortgages, rents to ask for, open offers; to the last note.

    A deed that an offer brings can be mortgaged; one that it takes can be before (BUILDER-117, BUILDER-119).
    """
    reach = {"mortgage": 200, "claim": 80, "offer": 40, "offered deed": 200, "asked deed": 240}[means]
    for low, closed in ((reach, False), (reach + 5, True)):
        table = scenario().cash(900, 0, 0)
        if means == "mortgage":
            table.own(1, 31)
        elif means == "claim":
            table.s.claims.append(Claim(decision(table.s), 1, 2, 15, 80))
        elif means == "offered deed":
            table.own(0, 31).chips(1, "t").play("0 Propose.1.+31.0.+truck-1.0")
        elif means == "asked deed":
            table.own(1, 31).play("0 Propose.1.+.40.+31.0")
        else:
            table.chips(1, "t").play("0 Propose.1.+.40.+truck-1.0")
        table.s.stack.pop()
        table.s.stack += [phases.ToManage(98), phases.Sale(3, 99, [0, 1, 2], 10, 5)]
        table.play(f"0 Bid.{low - 5}")
        assert ("auction" not in table.waits()) is closed
        assert bool(table.all(BiddingEnded)) is closed


def test_with_nobody_who_has_ten_it_is_unsold_at_once(scenario: type[BuilderScenario]) -> None:
    """BUILDER-57, BUILDER-60."""
    table = scenario().cash(5, 5, 0).play("0 Roll 1 2", "0 Auction")
    assert table.one(LotUnsold) == LotUnsold(3)
    assert table.waits() == ["manage"]


def test_it_does_not_close_for_want_of_money_during_an_interruption(scenario: type[BuilderScenario]) -> None:
    """BUILDER-57, BUILDER-62: it does when that is settled."""
    table = scenario(4).own(3, 31).own(0, 29).cash(50, 800, 100, 100).at(0, 27).play("0 Roll 2 2")
    table.at(0, 0).play("0 EndTurn", "0 Roll 1 2", "0 Auction", f"3 Ask.{table.claim()}", "1 Bid.500")
    assert table.standing() == ["auction"]
    table.play("0 Mortgage.29")
    assert (table.one(BiddingEnded), table.one(LotSold)) == (BiddingEnded(505), LotSold(1, 3, 500))


def test_with_no_bid_and_all_passed_it_is_unsold(lot: BuilderScenario) -> None:
    """BUILDER-57, BUILDER-60: nobody pays."""
    lot.play("0 Pass", "1 Pass", "2 Pass", "3 Pass")
    assert lot.one(LotUnsold) == LotUnsold(3)
    assert (lot.purses(), lot.deed(3).owner) == ([900] * 4, None)


def test_the_deadline_closes_too(lot: BuilderScenario) -> None:
    """BUILDER-58: a bid that comes later is refused."""
    (wait,) = [wait.id for wait in GAME.waits(lot.s)]
    lot.play("1 Bid.20").default()
    assert lot.one(LotSold) == LotSold(1, 3, 20)
    assert lot.refused("2 Bid.50", wait).code == "wrong-phase"


def test_each_bid_is_a_new_lap_with_an_extension(lot: BuilderScenario) -> None:
    """BUILDER-58: live 45 seconds and 10, slow 6 hours and 30 minutes."""
    before = GAME.waits(lot.s)[0]
    lot.play("1 Bid.20")
    after = GAME.waits(lot.s)[0]
    assert (after.id, after.lap) == (before.id, before.lap + 1)
    assert CLOCKS["auction"].lap == {"live": 10, "slow": 1_800}
    assert CLOCKS["auction"].seconds == {"live": 45, "slow": 21_600}


def test_the_leader_pays_and_play_goes_on_with_step_5(lot: BuilderScenario) -> None:
    """BUILDER-59."""
    lot.play("1 Bid.200").default()
    assert (lot.purses()[1], lot.deed(3).owner, lot.view().fresh) == (700, 1, (3,))
    assert (lot.waits(), lot.awaited()) == (["manage"], (0,))


def test_after_a_double_from_jail_the_turn_ends_with_it(scenario: type[BuilderScenario]) -> None:
    """BUILDER-59, BUILDER-93."""
    table = scenario().in_jail(0).at(0, 8).pile(12).play("0 Roll 5 5")
    assert (table.s.spaces[0], table.waits()) == (15, ["buy"])
    table.play("0 Auction", "0 Pass", "1 Pass", "2 Pass")
    assert table.s.turns.active == 1


def leading(scenario: type[BuilderScenario]) -> BuilderScenario:
    """Seat 0 leads its own auction with 300 of 310, behind bids of 2 (200) and 1 (150), and owes 200 to seat 3."""
    table = scenario(4).own(3, 31).cash(310).at(0, 27).play("0 Roll 2 2")
    table.at(0, 0).play("0 EndTurn", "0 Roll 1 2", "0 Auction", "1 Bid.150", "2 Bid.200", "0 Bid.300")
    assert table.s.claims[0].amount == 200
    return table


def test_the_standing_bid_falls_back(scenario: type[BuilderScenario]) -> None:
    """BUILDER-61: to the highest earlier one whose bidder has the cash and has not passed since."""
    table = leading(scenario).play("1 Pass")
    lap = table.pending(Sale).lap
    table.play(f"3 Ask.{table.claim()}")
    assert table.one(BidVoid) == BidVoid(0, 3, 2, 200)
    sale = table.pending(Sale)
    assert (sale.leader, sale.high, sale.passed, sale.lap) == (2, 200, [], lap + 1)
    table.play("1 Bid.205")


def test_whoever_has_passed_since_stays_out_of_it(scenario: type[BuilderScenario]) -> None:
    """BUILDER-61: 2 has passed, so 1 stands; the pass of 2 declined more and is lifted."""
    table = leading(scenario).play("2 Pass")
    table.play(f"3 Ask.{table.claim()}")
    assert table.one(BidVoid) == BidVoid(0, 3, 1, 150)
    assert table.pending(Sale).passed == []


def test_with_no_earlier_bid_there_is_none(scenario: type[BuilderScenario]) -> None:
    """BUILDER-61: earlier bidders are too poor by now; a pass made before any bid stands."""
    table = scenario(4).own(3, 31).cash(310).at(0, 27).play("0 Roll 2 2")
    table.at(0, 0).play("0 EndTurn", "0 Roll 1 2", "0 Auction", "2 Pass", "0 Bid.300", f"3 Ask.{table.claim()}")
    assert table.one(BidVoid) == BidVoid(0, 3, -1, 0)
    assert table.pending(Sale).passed == [2]
    table.play("1 Bid.10")


def test_a_leader_who_leaves(scenario: type[BuilderScenario]) -> None:
    """BUILDER-61: as one who cannot pay."""
    table = scenario(4).play("0 Roll 1 2", "0 Auction", "1 Bid.50", "2 Bid.60", "2 Leave")
    assert table.one(BidVoid) == BidVoid(2, 3, 1, 50)
    assert table.awaited() == (0, 3)


def test_it_does_not_close_while_somebody_raises_funds(scenario: type[BuilderScenario]) -> None:
    """BUILDER-62, BUILDER-158: it stands still, but bids and passes go on; then it closes at once if all have passed."""
    table = scenario(4).own(3, 31).own(0, 29).cash(50).at(0, 27).play("0 Roll 2 2")
    table.at(0, 0).play("0 EndTurn", "0 Roll 1 2", "0 Auction", "1 Bid.150", f"3 Ask.{table.claim()}")
    assert table.standing() == ["auction"]
    assert table.refused("0 Bid.155") == Refusal("debt-comes-first")
    table.play("2 Pass", "3 Pass", "0 Pass")
    assert table.none(LotSold)
    table.play("0 Mortgage.29")
    assert table.one(LotSold) == LotSold(1, 3, 150)
    assert CLOCKS["auction"].least == {"live": 10, "slow": 1_800}


def test_it_does_not_close_while_a_mortgage_received_is_unanswered(lot: BuilderScenario) -> None:
    """BUILDER-62: everybody has passed, and it closes with the answer."""
    lot.own(2, 5, mortgaged=True).play("2 Propose.1.+5.0.+.5")
    lot.play(f"1 Accept.{lot.deal()}", "0 Bid.10", "1 Pass", "2 Pass", "3 Pass")
    assert (lot.none(LotSold), lot.standing()) == (True, ["auction"])
    lot.play("1 Keep.5")
    assert lot.one(LotSold) == LotSold(0, 3, 10)
