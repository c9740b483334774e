"""Purse, auction, debt, track, turns, deck, ranks, courses: what each promises."""

import msgspec
import pytest

from bot.kit.contract import Event, LegalAction, Range, Refusal
from bot.kit.mechanics import auction, balances, debt, deck, movement, ranking, turns, wealth_history
from bot.kit.mechanics.turns import Turns
from bot.kit.rng import FastRng
from tests.kit.toy_game import Bid, Fold, Unsold

# ---- purse


class Ear:
    """Hears what is told."""

    def __init__(self) -> None:
        self.told: list[Event] = []

    def __call__(self, event: Event, only: int | None = None) -> None:
        self.told.append(event)


def test_cash_moves_through_one_door_and_is_told() -> None:
    p, ear = balances.purse(2, 100), Ear()
    balances.pay(p, 0, 1, 30, ear, Unsold())
    balances.pay(p, 1, balances.BANK, 50, ear, Unsold())
    balances.pay(p, None, 0, 5, ear, Unsold())
    assert (p.cash, p.bank, balances.total(p)) == ([75, 80], -155, 0)
    assert ear.told == [Unsold()] * 3
    balances.pay(p, 1, None, 80, ear, Unsold())
    assert p.cash == [75, 0]


@pytest.mark.parametrize(("payer", "amount"), [(0, 101), (0, -1), (balances.BANK, -5)])
def test_nobody_pays_what_is_not_there(payer: int, amount: int) -> None:
    p, ear = balances.purse(2, 100), Ear()
    with pytest.raises(ValueError, match=r"pays|has"):
        balances.pay(p, payer, 1, amount, ear, Unsold())
    assert (p.cash, ear.told) == ([100, 100], [])


# ---- auction


def lot(floor: int = 1, step: int = 1) -> auction.Auction:
    return auction.Auction(lot=6, number=3, seats=[1, 2, 0], floor=floor, step=step)


def test_bids_start_at_the_floor_and_rise_by_the_step() -> None:
    a = lot(floor=10, step=5)
    assert auction.amounts(a, 1, 104) == Range(10, 100, 5)
    auction.bid(a, 1, 25)
    assert auction.amounts(a, 2, 104) == Range(30, 100, 5)
    assert auction.amounts(a, 1, 104) == Refusal("already-leading")
    assert auction.amounts(a, 2, 29) == Refusal("not-enough-cash", {"low": 30, "cash": 29})
    auction.fold(a, 2)
    assert auction.amounts(a, 2, 104) == Refusal("passed")


def test_offers_say_who_may_bid_and_why_not() -> None:
    a = lot()
    assert auction.legal_actions(a, 1, 60, Bid, Fold) == [
        LegalAction(Bid, "auction-3", (Range(1, 60),)),
        LegalAction(Fold, "auction-3"),
    ]
    auction.bid(a, 1, 60)
    leading = Refusal("already-leading")
    assert auction.legal_actions(a, 1, 60, Bid, Fold) == [
        LegalAction(Bid, "auction-3", blocked=leading),
        LegalAction(Fold, "auction-3", blocked=leading),
    ]
    poor = Refusal("not-enough-cash", {"low": 61, "cash": 60})
    assert auction.legal_actions(a, 2, 60, Bid, Fold) == [
        LegalAction(Bid, "auction-3", blocked=poor),
        LegalAction(Fold, "auction-3"),
    ]
    assert auction.legal_actions(a, 3, 60, Bid, Fold) == []


def test_a_bid_is_a_new_lap_of_the_same_decision() -> None:
    a = lot()
    before = auction.wait(a, "auction")
    auction.bid(a, 2, 7)
    after = auction.wait(a, "auction")
    assert (before.id, before.lap, before.seats) == ("auction-3", 0, (1, 2, 0))
    assert (after.id, after.lap, after.seats) == ("auction-3", 1, (1, 0))


class Ended(Event, frozen=True):
    """Nobody could bid so much."""

    low: int


def closes(a: auction.Auction, *cash: int) -> tuple[bool, list[Event]]:
    """Whether it closes with so much cash by seat (none: hidden), and what is told of it."""
    told: list[Event] = []
    able = (lambda seat, amount: cash[seat] >= amount) if cash else None
    return auction.closes(a, able, lambda event, only=None: told.append(event), Ended), told


def test_it_is_over_when_nobody_but_the_leader_is_left() -> None:
    a = lot()
    auction.fold(a, 1)
    auction.bid(a, 0, 5)
    assert closes(a) == (False, [])
    auction.fold(a, 2)
    assert closes(a) == closes(a, 9, 9, 9) == (True, [])
    silent = lot()
    for seat in (0, 1, 2):
        assert closes(silent) == (False, [])
        auction.fold(silent, seat)
    assert closes(silent) == (True, [])


def test_it_is_over_when_nobody_could_go_on() -> None:
    """CITY-42, CLASSIC-92, BUILDER-57: both sides of the boundary, and never with hidden purses (CITY-202)."""
    a = lot()
    assert closes(a, 0, 0, 1) == (False, [])
    assert closes(a, 0, 0, 0) == (True, [Ended(1)])
    auction.bid(a, 0, 5)
    assert closes(a, 9, 0, 6) == (False, [])
    assert closes(a, 9, 0, 5) == (True, [Ended(6)])
    assert closes(a) == (False, [])
    auction.fold(a, 2)
    assert closes(a, 9, 0, 6) == (True, [Ended(6)])


def test_a_leavers_bids_are_struck_out() -> None:
    """The next best leads, even after passing; the passes stand."""
    a = lot()
    auction.bid(a, 0, 5)
    auction.bid(a, 1, 6)
    auction.bid(a, 2, 7)
    auction.bid(a, 1, 8)
    auction.fold(a, 2)
    auction.strike(a, 1, [100, 100, 100])
    assert (a.leader, a.high, a.bids, a.seats, a.passed) == (2, 7, [(0, 5), (2, 7)], [2, 0], [2])
    assert auction.low(a) == 8
    assert not closes(a)[0]
    auction.strike(a, 0, [100, 100, 100])
    assert (a.leader, a.bids, closes(a)) == (2, [(2, 7)], (True, []))
    auction.strike(a, 2, [100, 100, 100])
    assert (a.leader, a.high, auction.low(a)) == (None, 0, 1)


def test_a_bid_that_can_no_longer_be_paid_does_not_come_back() -> None:
    a = lot()
    auction.bid(a, 0, 5)
    auction.bid(a, 2, 7)
    auction.bid(a, 1, 8)
    auction.strike(a, 1, [100, 100, 6])
    assert (a.leader, a.high) == (0, 5)


# ---- debt


def test_what_can_be_raised_and_what_is_mortgaged_first() -> None:
    """CITY-132 and CITY-133: smallest value first, ties by lower index, no more than needed."""
    values = {14: 300, 3: 200, 8: 200, 21: 900}
    assert debt.raisable(50, values) == 1650
    assert debt.cheapest_first(values) == [3, 8, 14, 21]
    assert debt.enough(0, values) == []
    assert debt.enough(1, values) == [3]
    assert debt.enough(401, values) == [3, 8, 14]
    assert debt.enough(1600, values) == [3, 8, 14, 21]
    assert debt.enough(1601, values) is None
    assert debt.name(debt.Debt(7, 1, -1, 500)) == "debt-7"


def test_a_bankruptcy_hands_over_cash_and_parts_of_prices() -> None:
    """CITY-208, CLASSIC-149, BUILDER-168: in quarters, so that an odd price loses nothing."""
    assert debt.estate(10, []) == 40
    assert debt.estate(0, [(350, False), (350, True)]) == 700 + 350
    assert debt.estate(1, [(60, False)], built=50, kept=25) == 4 + 120 + 100 + 100


def test_a_trade_strips_when_the_debt_stays_unpaid_and_less_is_left() -> None:
    """CITY-208, CLASSIC-149, BUILDER-168: less than the estate was, or than was owed where it could have been paid."""
    poor, rich, built = debt.Means(900, 3_800), debt.Means(2_000, 9_000), debt.Means(2_000, 3_500)
    assert debt.strips(poor, debt.Means(900, 3_799), 1_000)
    assert not debt.strips(poor, debt.Means(0, 3_800), 1_000)
    assert not debt.strips(poor, debt.Means(1_000, 0), 1_000)
    assert debt.strips(rich, debt.Means(999, 8_999), 1_000)
    assert not debt.strips(rich, debt.Means(999, 9_000), 1_000)
    assert debt.strips(built, debt.Means(999, 3_999), 1_000)
    assert not debt.strips(built, debt.Means(999, 4_000), 1_000)


# ---- track


def test_the_loop_goes_round_both_ways() -> None:
    loop = movement.Track(40)
    assert (loop.after(35, 7), loop.after(2, -4)) == (2, 38)
    assert [loop.laps(*move) for move in ((35, 4), (35, 5), (35, 7), (0, 40), (0, 12), (39, 41), (3, -3), (3, -5))] == [
        0,
        1,
        1,
        1,
        0,
        2,
        0,
        0,
    ]
    assert (loop.distance(38, 2), loop.distance(2, 38), loop.distance(5, 5)) == (4, 36, 0)
    for move in ((35, 4), (35, 5), (39, 41), (3, -3), (3, -5)):
        assert loop.move(*move) == (loop.after(*move), loop.laps(*move))
    assert loop.trail(38, 3) == (38, 39, 0, 1)
    assert loop.trail(35, 4) == (35, 36, 37, 38, 39)
    assert loop.trail(3, -3) == (3, 2, 1, 0)
    assert loop.trail(1, -2) == (1, 0, 39)
    assert loop.trail(7, 0) == (7,)


# ---- turns


def test_turns_skip_who_is_out_and_rounds_start_with_the_first() -> None:
    t = turns.begin(2)
    everybody = [True] * 4
    assert [turns.pass_on(t, everybody) for _ in range(4)] == [False, False, False, True]
    assert (t.active, t.turn, t.round) == (2, 5, 2)
    without = [True, True, False, True]
    assert turns.pass_on(t, without) is False, "the first seat went out in its own turn: the round goes on"
    assert [(turns.pass_on(t, without), t.active) for _ in range(3)] == [(False, 0), (False, 1), (True, 3)]
    assert t.round == 3


def test_a_single_player_begins_a_round_with_each_turn() -> None:
    t = turns.begin(0)
    alone = [True, False]
    assert [(turns.pass_on(t, alone), t.active) for _ in range(2)] == [(True, 0), (True, 0)]
    with pytest.raises(ValueError, match="Nobody"):
        turns.after([False, False], 0)


def test_the_order_runs_from_a_seat_over_those_who_play() -> None:
    assert turns.order([True, False, True, True], 2) == [2, 3, 0]
    assert turns.order([True, False, True, True], 1) == [2, 3, 0]
    assert turns.after([True, False, True, True], 0) == 2


# ---- deck


def test_every_card_is_drawn_once_then_those_put_under_then_the_discards() -> None:
    d, dice = deck.Deck([1, 2, 3, 4]), FastRng(2)
    deck.bury(d, 9)
    deck.bury(d, 8)
    assert deck.left(d) == 6
    drawn = [deck.draw(d, dice) for _ in range(4)]
    assert sorted(card for card in drawn if card is not None) == [1, 2, 3, 4]
    assert [deck.draw(d, dice), deck.draw(d, dice)] == [9, 8]
    for card in (1, 2):
        deck.discard(d, card)
    assert deck.left(d) == 0
    assert sorted([deck.draw(d, dice) or 0, deck.draw(d, dice) or 0]) == [1, 2]
    assert deck.draw(d, dice) is None


def test_every_card_may_come_next() -> None:
    firsts = {deck.draw(deck.Deck([1, 2, 3, 4]), FastRng(seed)) for seed in range(60)}
    assert firsts == {1, 2, 3, 4}


# ---- ranks and courses


def test_equal_counts_share_a_rank_and_who_is_out_ranks_behind_the_last_to_go_first() -> None:
    assert ranking.ranking({0: (5, 1), 2: (7, 0), 3: (5, 1)}, [4, 1]) == [2, 4, 1, 2, 5]
    assert ranking.final_odds([1, 3, 1]) == [ranking.CERTAIN // 2, 0, ranking.CERTAIN // 2]
    assert ranking.win_probabilities([1.0, 3.0]) == [2_500, 7_500]


class Played(msgspec.Struct):
    """A game of which only the course matters."""

    turns: Turns
    course: list[list[int]] = []
    stride: int = 1


def test_a_full_course_keeps_every_second_point() -> None:
    game = Played(turns.begin(0))
    for turn in range(1, wealth_history.MOST + 1):
        assert game.stride == 1
        game.turns.turn = turn
        wealth_history.note(game, lambda s: [s.turns.turn])
    assert game.course == [[turn] for turn in range(2, wealth_history.MOST + 1, 2)]
    assert game.stride == 2
    game.turns.turn += 1
    wealth_history.note(game, lambda s: [s.turns.turn])
    assert len(game.course) == wealth_history.MOST // 2
