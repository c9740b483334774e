"""Section 4.12: more buildings are wanted than the Bank has."""

import pytest

from bot.games.classic import GAME, data, phases, shortage
from bot.games.classic.actions import Build
from bot.games.classic.events.auctions import (
    BidsStruck,
    BuildingBid,
    BuildingLotOpened,
    BuildingPassed,
    BuildingUnsold,
    BuildingWon,
    ContestOpened,
    LotSold,
    OneOrderLeft,
    OrderEntered,
    OrderForgone,
    OrderLapsed,
)
from bot.games.classic.events.buildings import Built
from bot.games.classic.legal_actions import decisions
from bot.games.classic.waits import absent
from bot.kit.contract import Range, Refusal
from bot.kit.engine import encode
from bot.kit.mechanics.auction import Auction
from bot.kit.upgrade import load
from tests.games.classic.scenario import ClassicScenario
from tests.games.scenario import options_of


@pytest.fixture
def rivals(scenario: type[ClassicScenario]) -> ClassicScenario:
    """Of four, 0 has brown (50 c a shop), 1 light blue (50 c), 2 pink (100 c), all bare; 3 has nothing."""
    return scenario(4).built(0, "brown", "0-0").built(1, "sky", "0-0-0").built(2, "pink", "0-0-0")


@pytest.fixture
def contest(rivals: ClassicScenario) -> ClassicScenario:
    """Two shops are left; seat 0 has ordered both. Seats 1 and 2 are asked."""
    return rivals.stock(2).play("0 Build.brown.1-1")


@pytest.fixture
def lot(contest: ClassicScenario) -> ClassicScenario:
    """Seat 1 wants two as well, seat 2 nothing: shops are auctioned one by one."""
    return contest.play("1 Enter.sky.0-1-1", "2 Forgo")


# ---- when a contest opens


def test_an_order_is_carried_out_while_there_is_enough_for_all(rivals: ClassicScenario) -> None:
    """CLASSIC-123: n + what the others could buy now, both sides of the boundary: 2 + 12 + 12."""
    assert shortage.wishes(rivals.s, 1, data.SHOP) == 12
    assert shortage.wishes(rivals.s, 2, data.SHOP) == 12
    rivals.stock(26).play("0 Build.brown.1-1")
    assert rivals.levels("brown") == "1-1"
    rivals.stock(25).play("0 Build.brown.2-2")
    assert rivals.one(ContestOpened) == ContestOpened(0, "shop", 2, 25)
    assert rivals.levels("brown") == "1-1"


def test_the_others_cash_limits_what_they_could_buy(rivals: ClassicScenario) -> None:
    """CLASSIC-123: at list price, with their available cash, cheapest group first."""
    rivals.built(1, "red", "0-0-0").cash(1_500, 50 * 12 + 150 * 2 + 149, 99)
    assert shortage.wishes(rivals.s, 1, data.SHOP) == 14
    assert shortage.wishes(rivals.s, 2, data.SHOP) == 0
    rivals.claim(3, 1, 150, recorded=True)
    assert shortage.wishes(rivals.s, 1, data.SHOP) == 13


def test_groups_where_nobody_may_build_do_not_count(rivals: ClassicScenario) -> None:
    """CLASSIC-123: under the building rules."""
    rivals.own(1, 6, mortgaged=True).own(3, 14)
    assert shortage.wishes(rivals.s, 1, data.SHOP) == 0
    assert shortage.wishes(rivals.s, 2, data.SHOP) == 0
    rivals.stock(2).play("0 Build.brown.1-1")
    assert rivals.levels("brown") == "1-1"


def test_who_orders_counts_with_the_order_alone(rivals: ClassicScenario) -> None:
    """CLASSIC-123: the own further wishes are no others'."""
    rivals.own(1, 6, mortgaged=True).own(3, 14).stock(3).play("0 Build.brown.2-1")
    assert rivals.s.shops == 0


def test_what_could_be_bought_are_levels_below_four(rivals: ClassicScenario) -> None:
    """CLASSIC-123."""
    rivals.built(1, "sky", "4-4-3")
    assert shortage.wishes(rivals.s, 1, data.SHOP) == 1
    rivals.built(1, "sky", "4-4-4")
    assert shortage.wishes(rivals.s, 1, data.SHOP) == 0


def test_towers_are_wanted_where_every_place_is_at_four_or_five(rivals: ClassicScenario) -> None:
    """CLASSIC-123: places now at level 4 there."""
    for word, wanted in (("4-4-3", 0), ("4-4-4", 3), ("5-4-4", 2), ("5-5-5", 0)):
        rivals.built(1, "sky", word)
        assert shortage.wishes(rivals.s, 1, data.TOWER_KIND) == wanted
    rivals.built(1, "sky", "4-4-4").cash(1_500, 100)
    assert shortage.wishes(rivals.s, 1, data.TOWER_KIND) == 2


def test_towers_are_contested_by_themselves(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-123, CLASSIC-206: a tower for four shops never makes a contest about shops."""
    table = scenario().built(0, "brown", "4-4").built(1, "sky", "4-4-4").stock(0, 4)
    table.play("0 Build.brown.5-4")
    assert (table.levels("brown"), table.s.shops) == ("5-4", 4)
    table = scenario().built(0, "brown", "4-4").built(1, "sky", "4-4-4").stock(0, 3).play("0 Build.brown.5-4")
    assert table.one(ContestOpened) == ContestOpened(0, "tower", 1, 3)


def test_who_is_out_wants_nothing(rivals: ClassicScenario) -> None:
    """CLASSIC-123."""
    rivals.stock(30).play("1 Leave")
    while rivals.s.stack[-1].number and "auction" in rivals.waits():
        rivals.default()
    rivals.stock(13).play("0 Build.brown.1-0")
    assert rivals.levels("brown") == "1-0"


def test_an_order_for_a_contested_kind_together_with_the_other_is_two_orders(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-124: refused with that advice; both sides of the boundary."""
    table = scenario().built(0, "brown", "4-3").built(1, "sky", "0-0-0").stock(12)
    assert table.refused("0 Build.brown.5-4") == Refusal("two-orders")
    table.stock(13).play("0 Build.brown.5-4")
    assert table.levels("brown") == "5-4"
    table = scenario().built(0, "brown", "4-3").built(1, "sky", "4-4-4").stock(12, 3)
    assert table.refused("0 Build.brown.5-4") == Refusal("two-orders")
    table.play("0 Build.brown.4-4", "0 Build.brown.5-4")
    assert table.one(ContestOpened).kind == "tower"


@pytest.mark.parametrize("phase", ["auction", "debt", "inherit"])
def test_no_contest_opens_while_another_phase_is_open(rivals: ClassicScenario, phase: str) -> None:
    """CLASSIC-124: such an order is refused until then, another one is not."""
    rivals.own(3, 39, mortgaged=True)
    if phase == "auction":
        rivals.play("0 Roll 4 1", "0 Decline")
    elif phase == "debt":
        rivals.owing(3, 9_000)
    else:
        rivals.s.stack.append(phases.ToInherit(3, [39], 99))
    rivals.stock(2)
    assert rivals.waits()[-1] == phase
    assert rivals.refused("0 Build.brown.1-1") == Refusal("phase-running")
    rivals.stock(30).play("0 Build.brown.1-1")


# ---- the contest


def test_every_other_player_who_could_buy_that_kind_is_asked(contest: ClassicScenario) -> None:
    """CLASSIC-125: in turn order from who ordered; who could buy none is not."""
    assert contest.one(ContestOpened) == ContestOpened(0, "shop", 2, 2)
    assert contest.awaited() == (1, 2)
    assert contest.refused("3 Forgo") == Refusal("not-asked")
    assert contest.refused("0 Forgo") == Refusal("order-entered")
    assert contest.refused("0 Enter.brown.2-1") == Refusal("order-entered")


def test_four_hours_or_thirty_seconds(contest: ClassicScenario) -> None:
    """CLASSIC-125."""
    wait = next(wait for wait in GAME.waits(contest.s) if not wait.held)
    assert (wait.clock, GAME.clocks["contest"].seconds) == ("contest", {"slow": 4 * 3600, "live": 30})


def test_an_order_of_that_kind_for_one_group(contest: ClassicScenario) -> None:
    """CLASSIC-125: under CLASSIC-119, and locked in; both sides of the boundaries."""
    assert contest.refused("1 Enter.sky.1-1-1") == Refusal("out-of-stock", {"kind": "shop", "need": 3, "left": 2})
    assert contest.refused("1 Enter.pink.1-0-0") == Refusal("not-owner")
    assert contest.refused("1 Enter.sky.2-0-0") == Refusal("uneven")
    assert contest.refused("1 Enter.sky.0-0-0") == Refusal("nothing-built")
    contest.cash(1_500, 99)
    assert contest.refused("1 Enter.sky.1-1-0") == Refusal("not-enough-cash", {"low": 100, "cash": 99})
    contest.cash(1_500, 100).play("1 Enter.sky.1-1-0")
    assert contest.one(OrderEntered) == OrderEntered(1, "shop", "sky", 2)
    assert contest.refused("1 Enter.sky.1-0-0") == Refusal("order-entered")
    assert contest.refused("1 Forgo") == Refusal("order-entered")


def test_an_order_of_the_other_kind_is_not_what_is_asked(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-125."""
    table = scenario().built(0, "brown", "4-4").built(1, "sky", "4-4-4").built(1, "pink", "0-0-0").stock(20, 2)
    table.play("0 Build.brown.5-5")
    assert table.refused("1 Enter.pink.1-0-0") == Refusal("wrong-kind")
    table.play("1 Enter.sky.4-4-5")


def test_outside_a_contest_there_is_no_order_to_enter(rivals: ClassicScenario) -> None:
    """CLASSIC-125."""
    assert rivals.refused("1 Enter.sky.1-0-0") == Refusal("no-contest")
    assert rivals.refused("1 Forgo") == Refusal("no-contest")


def test_places_of_groups_with_an_order_are_not_mortgaged(contest: ClassicScenario) -> None:
    """CLASSIC-125: others are; both sides of the boundary."""
    contest.own(0, 39)
    assert contest.refused("0 Mortgage.1") == Refusal("order-locked")
    contest.play("0 Mortgage.39", "1 Mortgage.6")
    contest.play("2 Enter.pink.1-0-0")
    assert contest.refused("2 Mortgage.14") == Refusal("order-locked")


def test_mortgages_are_lifted_meanwhile(contest: ClassicScenario) -> None:
    """CLASSIC-125, CLASSIC-138."""
    contest.own(3, 39, mortgaged=True).play("3 Lift.39")


def test_it_closes_early_when_all_have_answered(contest: ClassicScenario) -> None:
    """CLASSIC-125."""
    contest.play("2 Forgo")
    assert contest.one(OrderForgone) == OrderForgone(2)
    assert contest.waits() == ["contest"]
    contest.play("1 Forgo")
    assert "contest" not in contest.waits()
    assert contest.levels("brown") == "1-1"


def test_at_the_deadline_who_has_not_answered_passes(contest: ClassicScenario) -> None:
    """CLASSIC-125, section 5."""
    contest.default()
    assert [event.seat for event in contest.all(OrderForgone)] == [1, 2]
    assert contest.one(Built) == Built(0, "brown", "1-1", 2, 0, 100)


def test_the_turn_waits_meanwhile(contest: ClassicScenario) -> None:
    """CLASSIC-23."""
    assert contest.standing() == ["roll"]
    assert contest.refused("0 Roll") == Refusal("contest-running")


def test_who_is_away_orders_nothing(contest: ClassicScenario) -> None:
    """CLASSIC-123, CLASSIC-177: what the table plays for a seat marked away."""
    assert type(absent(contest.s, 1)).__name__ == "Forgo"
    assert absent(contest.s, 0) is None


# ---- its end


def test_orders_that_can_no_longer_be_paid_lapse(contest: ClassicScenario) -> None:
    """CLASSIC-126: both sides of the boundary."""
    contest.play("1 Enter.sky.1-1-0").cash(99).play("2 Forgo")
    assert contest.one(OrderLapsed) == OrderLapsed(0, "shop", "short")
    assert contest.one(Built) == Built(1, "sky", "1-1-0", 2, 0, 100)


def test_what_together_fits_is_carried_out_at_list_price(rivals: ClassicScenario) -> None:
    """CLASSIC-126: no real shortage; in the order in which it was asked for."""
    rivals.stock(4).play("0 Build.brown.1-1", "1 Enter.sky.1-0-0", "2 Enter.pink.0-1-0")
    assert [event.seat for event in rivals.all(Built)] == [0, 1, 2]
    assert (rivals.s.shops, rivals.waits()) == (0, ["roll"])
    assert rivals.purses() == [1_400, 1_450, 1_400, 1_500]


def test_otherwise_single_buildings_are_auctioned(lot: ClassicScenario) -> None:
    """CLASSIC-127: among those whose orders are not filled, from 1 c up."""
    assert lot.one(BuildingLotOpened) == BuildingLotOpened("shop", 2)
    assert lot.awaited() == (0, 1)
    assert lot.legal_actions(0, "Bid")[0].params == (Range(1, 1_500),)
    assert lot.refused("2 Bid.5") == Refusal("not-in-contest")
    assert lot.refused("3 Pass") == Refusal("not-in-contest")
    assert type(lot.s.stack[-2]) is phases.Contest


def test_the_bid_replaces_the_list_price(lot: ClassicScenario) -> None:
    """CLASSIC-127."""
    lot.play("0 Bid.7")
    assert lot.one(BuildingBid) == BuildingBid(0, "shop", 7)
    lot.play("1 Pass")
    assert lot.one(BuildingWon) == BuildingWon(0, "shop", 3, 7)
    assert lot.purses()[0] == 1_493
    assert (lot.s.shops, lot.levels("brown")) == (1, "0-1")


def test_a_building_goes_on_the_lowest_place_below_its_target(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-128: ties on the highest space number."""
    table = scenario().built(0, "pink", "1-0-0").built(1, "sky", "0-0-0").stock(4)
    table.play("0 Build.pink.2-1-1", "1 Enter.sky.1-1-0")
    where = []
    for _ in range(3):
        table.play("0 Bid.1", "1 Pass")
        where += [event.space for event in table.all(BuildingWon)]
        if "auction" not in table.waits():
            break
    assert where == [14, 13, 11]


def test_a_tower_so_placed_returns_four_shops(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-118, CLASSIC-128."""
    table = scenario().built(0, "brown", "4-4").built(1, "sky", "4-4-4").stock(0, 2)
    table.play("0 Build.brown.5-5", "1 Enter.sky.5-4-4", "1 Bid.3", "0 Pass")
    assert table.all(BuildingWon) == [BuildingWon(1, "tower", 6, 3)]
    assert table.levels("sky") == "5-4-4"
    assert table.one(Built) == Built(0, "brown", "4-5", 0, 1, 50)
    assert (table.s.shops, table.s.towers) == (8, 0)


def test_the_next_lot_follows_while_more_is_wanted_than_left(lot: ClassicScenario) -> None:
    """CLASSIC-129."""
    lot.play("0 Bid.7", "1 Pass")
    assert lot.one(BuildingLotOpened) == BuildingLotOpened("shop", 1)
    assert lot.awaited() == (0, 1)


def test_a_filled_order_bids_no_more(rivals: ClassicScenario) -> None:
    """CLASSIC-87, CLASSIC-127."""
    rivals.stock(3).play("0 Build.brown.1-0", "1 Enter.sky.1-1-0", "2 Enter.pink.1-1-0", "0 Bid.9", "1 Pass", "2 Pass")
    assert rivals.awaited() == (1, 2)
    assert rivals.refused("0 Bid.5") == Refusal("not-in-contest")


def test_when_nothing_is_left_all_open_orders_lapse(lot: ClassicScenario) -> None:
    """CLASSIC-129."""
    lot.play("0 Bid.7", "1 Pass", "1 Bid.2", "0 Pass")
    assert [(event.seat, event.reason) for event in lot.all(OrderLapsed)] == [(0, "sold-out"), (1, "sold-out")]
    assert lot.none(OneOrderLeft)
    assert (lot.s.shops, lot.waits()) == (0, ["roll"])


# ---- one order alone


@pytest.fixture
def alone(rivals: ClassicScenario) -> ClassicScenario:
    """Four shops: seat 0 wanted three, seat 1 has won the two it wanted, for 7 and 8."""
    table = rivals.stock(4).play("0 Build.brown.2-1", "1 Enter.sky.0-1-1", "2 Forgo")
    return table.play("1 Bid.7", "0 Pass", "1 Bid.8")


def test_what_one_alone_still_wants_is_sold_at_list_price(alone: ClassicScenario) -> None:
    """CLASSIC-127, CLASSIC-129: no auction with one open order; as much as there is, the rest lapses."""
    alone.play("0 Pass")
    assert alone.one(OneOrderLeft) == OneOrderLeft(0, "shop")
    assert alone.one(Built) == Built(0, "brown", "1-1", 2, 0, 100)
    assert alone.one(OrderLapsed) == OrderLapsed(0, "shop", "sold-out")
    assert (alone.s.shops, alone.waits(), alone.purses()[:2]) == (0, ["roll"], [1_400, 1_485])


def test_when_nothing_is_left_for_one_alone_the_order_lapses(rivals: ClassicScenario) -> None:
    """CLASSIC-129: both sides of the boundary to `test_what_one_alone_still_wants_is_sold_at_list_price`."""
    rivals.stock(2).play("0 Build.brown.1-1", "1 Enter.sky.0-1-1", "2 Forgo", "1 Bid.7", "0 Pass", "1 Bid.8", "0 Pass")
    assert rivals.one(OrderLapsed) == OrderLapsed(0, "shop", "sold-out")
    assert rivals.none(OneOrderLeft)


@pytest.mark.parametrize(
    ("cash", "levels", "reason"), [(100, "1-1", "sold-out"), (99, "0-1", "short"), (49, "0-0", "short")]
)
def test_as_far_as_it_can_be_paid(alone: ClassicScenario, cash: int, levels: str, reason: str) -> None:
    """CLASSIC-129: both sides of the boundaries, else the order lapses."""
    alone.cash(cash).play("0 Pass")
    assert (alone.levels("brown"), alone.purses()[0]) == (levels, cash % 50)
    assert alone.one(OrderLapsed) == OrderLapsed(0, "shop", reason)
    assert alone.waits() == ["roll"]


def test_who_orders_alone_gets_what_can_be_paid(contest: ClassicScenario) -> None:
    """CLASSIC-126, CLASSIC-129: nobody else has ordered; on the lowest place, of equals the highest space."""
    contest.cash(99).play("1 Forgo", "2 Forgo")
    assert contest.one(Built) == Built(0, "brown", "0-1", 1, 0, 50)
    assert contest.one(OrderLapsed) == OrderLapsed(0, "shop", "short")


def test_when_the_other_leaves_in_the_middle_there_is_no_auction(lot: ClassicScenario) -> None:
    """CLASSIC-127, CLASSIC-219: the lot under way is dropped, its bids with it."""
    lot.play("0 Bid.5", "1 Bid.6", "1 Leave")
    assert OrderLapsed(1, "shop", "left") in lot.told
    assert (lot.one(OneOrderLeft).seat, lot.all(BuildingWon)) == (0, [])
    assert lot.one(Built) == Built(0, "brown", "1-1", 2, 0, 100)
    assert (lot.s.shops, lot.purses()[0], lot.pending(Auction).lot) == (0, 1_400, 6)


def test_two_who_are_left_go_on_bidding(rivals: ClassicScenario) -> None:
    """CLASSIC-219: the other side of the boundary."""
    rivals.stock(3).play("0 Build.brown.1-1", "1 Enter.sky.1-1-0", "2 Enter.pink.1-1-0", "0 Bid.5", "1 Leave")
    assert (rivals.pending(Auction).lot, rivals.pending(Auction).leader) == (data.SHOP_LOT, 0)
    assert rivals.none(OneOrderLeft)


def test_who_could_not_bid_at_all_does_not_compete(lot: ClassicScenario) -> None:
    """CLASSIC-127, CLASSIC-129: without a credit, and nothing to mortgage, the order lapses; the other one is alone."""
    lot.play("1 Bid.1500")
    assert lot.all(OrderLapsed)[0] == OrderLapsed(1, "shop", "short")
    assert lot.one(Built) == Built(0, "brown", "0-1", 1, 0, 50)
    again = type(lot)(4).built(0, "brown", "0-0").built(1, "sky", "0-0-0").own(1, 39).stock(2)
    again.play("0 Build.brown.1-1", "1 Enter.sky.0-1-1", "1 Bid.1500")
    assert again.waits() == ["auction"]


# ---- nobody bids


def test_an_order_for_which_nobody_bid_waits_for_the_next_turn(lot: ClassicScenario) -> None:
    """CLASSIC-129: it opens no further contest in this turn, whoever placed it; another order does."""
    lot.play("0 Pass", "1 Pass")
    for line in ("0 Build.brown.1-1", "1 Build.sky.0-1-1"):
        assert lot.refused(line) == Refusal("order-unsold")
    again = load(GAME, encode(lot.s), GAME.version)
    assert again == lot.s
    lot.play("1 Build.sky.0-0-1")
    assert lot.one(ContestOpened).seat == 1


def test_in_the_next_turn_it_is_an_order_like_any_other(lot: ClassicScenario) -> None:
    """CLASSIC-129: the extra roll of a double is the same turn; and where nobody competes it is carried out."""
    lot.play("0 Pass", "1 Pass").own(3, 6, 11)
    lot.play("0 Build.brown.1-1")
    lot = type(lot)(4).built(0, "brown", "0-0").built(1, "sky", "0-0-0").stock(2).at(0, 0)
    lot.play("0 Build.brown.1-1", "1 Enter.sky.0-1-1", "0 Pass", "1 Pass", "0 Roll 5 5")
    assert lot.refused("0 Build.brown.1-1") == Refusal("order-unsold")
    lot.play("0 Roll 4 6", "0 EndTurn", "0 Build.brown.1-1")
    assert lot.one(ContestOpened).seat == 0


def test_what_a_play_out_looks_at_agrees(lot: ClassicScenario) -> None:
    """CLASSIC-129: the same orders are left out there."""
    lot.play("0 Pass", "1 Pass").s.stack[-1] = phases.ToEnd(99)
    able = [options_of(legal_action, 1) for legal_action in decisions(lot.s, 0) if legal_action.action is Build]
    assert able == [options_of(legal_action, 1) for legal_action in lot.legal_actions(0, "Build")]
    assert "1-1" not in able[0]


def test_what_fits_after_a_lot_is_carried_out_at_list_price(rivals: ClassicScenario) -> None:
    """CLASSIC-129: which happens once somebody has left (CLASSIC-219); both sides of the boundary."""
    rivals.stock(4).play("0 Build.brown.1-1", "1 Enter.sky.1-1-0", "2 Enter.pink.1-1-0", "0 Bid.9", "1 Pass", "2 Pass")
    assert rivals.one(BuildingLotOpened) == BuildingLotOpened("shop", 3)
    rivals.play("2 Leave", "1 Bid.3", "0 Pass")
    assert [(event.seat, event.levels, event.amount) for event in rivals.all(Built)] == [
        *((0, "1-1", 50), (1, "1-1-0", 50))
    ]
    assert rivals.s.shops == 0


def test_an_order_that_fits_but_can_no_longer_be_paid_lapses(rivals: ClassicScenario) -> None:
    """CLASSIC-129: the others are carried out."""
    rivals.stock(4).play("0 Build.brown.1-1", "1 Enter.sky.1-1-0", "2 Enter.pink.1-1-0")
    rivals.play("0 Bid.1451", "1 Pass", "2 Pass", "2 Leave", "1 Bid.3", "0 Pass")
    assert [event.seat for event in rivals.all(Built)] == [1]
    assert rivals.one(OrderLapsed) == OrderLapsed(0, "shop", "short")
    assert (rivals.s.shops, rivals.levels("brown")) == (1, "0-1")


def test_a_lot_without_a_bid_ends_it(lot: ClassicScenario) -> None:
    """CLASSIC-129: all open orders lapse; when all pass, and at the deadline."""
    again = type(lot)(4).built(0, "brown", "0-0").built(1, "sky", "0-0-0").stock(2)
    again.play("0 Build.brown.1-1", "1 Enter.sky.0-1-1").default()
    assert again.one(BuildingUnsold) == BuildingUnsold("shop")
    lot.play("0 Pass", "1 Pass")
    assert [(event.seat, event.reason) for event in lot.all(OrderLapsed)] == [(0, "no-bid"), (1, "no-bid")]
    assert (lot.s.shops, lot.levels("brown"), lot.waits()) == (2, "0-0", ["roll"])


def test_passes_count_for_one_building(lot: ClassicScenario) -> None:
    """CLASSIC-91, CLASSIC-127."""
    lot.play("1 Pass")
    assert lot.one(BuildingPassed) == BuildingPassed(1, "shop")
    lot.play("0 Bid.7", "1 Bid.1")
    assert lot.one(BuildingBid).seat == 1


def test_claims_wait_for_the_whole_series(lot: ClassicScenario) -> None:
    """CLASSIC-217: a recorded claim is collected after contest and auction."""
    lot.cash(1_500, 60).claim(3, 1, 50)
    lot.play("1 Bid.20", f"3 Claim.{lot.s.claims[0].number}")
    assert lot.s.claims[0].recorded
    lot.play("0 Bid.21")
    assert lot.one(BuildingWon).seat == 0
    assert lot.s.claims
    lot.play("1 Pass", "0 Pass")
    assert lot.s.claims == []


# ---- leaving


def test_a_leavers_order_lapses_in_an_open_contest(contest: ClassicScenario) -> None:
    """CLASSIC-219: the buildings given back count as stock at once; the others go on."""
    contest.built(0, "red", "0-0-0").play("0 Leave")
    assert OrderLapsed(0, "shop", "left") in contest.told
    assert contest.awaited() == (1, 2)
    contest.play("1 Enter.sky.1-1-0", "2 Forgo")
    assert contest.levels("sky") == "1-1-0"
    assert contest.pending(Auction).lot == 1


def test_a_leavers_buildings_count_as_stock(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-219."""
    table = scenario(4).built(0, "brown", "3-3").built(1, "sky", "0-0-0").built(2, "pink", "0-0-0").stock(2)
    table.play("2 Build.pink.1-1-0", "1 Enter.sky.1-1-0", "0 Leave")
    assert table.s.shops == 4
    assert [event.seat for event in table.all(Built)] == [2, 1]


def test_when_the_last_one_asked_leaves_the_contest_closes(contest: ClassicScenario) -> None:
    """CLASSIC-126, CLASSIC-219."""
    contest.play("1 Forgo", "2 Leave")
    assert contest.levels("brown") == "1-1"


def test_who_leaves_without_an_order_changes_nothing(contest: ClassicScenario) -> None:
    """CLASSIC-219."""
    contest.play("3 Leave")
    assert contest.awaited() == (1, 2)


def test_a_leaver_in_the_auction_has_his_bids_struck_out(rivals: ClassicScenario) -> None:
    """CLASSIC-96, CLASSIC-219: the lot goes on while two orders are left."""
    rivals.stock(3).play(
        "0 Build.brown.1-1", "1 Enter.sky.1-1-0", "2 Enter.pink.1-1-0", "0 Bid.5", "1 Bid.6", "1 Leave"
    )
    assert {OrderLapsed(1, "shop", "left"), BidsStruck(1)} <= set(rivals.told)
    assert (rivals.pending(Auction).leader, rivals.pending(Auction).high) == (0, 5)


def test_the_leavers_estate_comes_after_the_contest(rivals: ClassicScenario) -> None:
    """CLASSIC-96, CLASSIC-217."""
    rivals.own(1, 39).stock(3).play("0 Build.brown.1-1", "1 Enter.sky.1-1-0", "2 Enter.pink.1-1-0", "1 Leave")
    assert rivals.pending(Auction).lot == data.SHOP_LOT
    while rivals.pending(Auction).lot < 0:
        rivals.play("0 Bid.1", "2 Pass") if 0 in rivals.awaited() else rivals.default()
    assert rivals.pending(Auction).lot == 6
    assert rivals.none(LotSold)


def test_four_players_compete_for_six_shops(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-123 to CLASSIC-129, end to end."""
    table = scenario(4).built(0, "brown", "0-0").built(1, "sky", "0-0-0").built(2, "pink", "0-0-0")
    table.built(3, "orange", "0-0-0").stock(6)
    table.play("0 Build.brown.1-1", "1 Enter.sky.1-1-1", "2 Enter.pink.1-1-1", "3 Enter.orange.1-1-0")
    assert table.one(BuildingLotOpened) == BuildingLotOpened("shop", 6)
    won: list[tuple[int, int]] = []
    while "auction" in table.waits():
        first = table.awaited()[0]
        table.play(f"{first} Bid.{10 + len(won)}").default()
        won += [(event.seat, event.amount) for event in table.all(BuildingWon)]
    assert table.s.shops == 0
    assert sum(p.level for p in table.s.plots) == 6
    assert won[0] == (0, 10)
