"""What a round pays (section 8), and the rulebook's worked example in both readings."""

import pytest

from bot.games.knockout import GAME, scoring
from bot.games.knockout.actions import Move
from bot.games.knockout.data import CELLS, PROPERTIES
from bot.games.knockout.events import BonusPaid, Collected, HousePaid, NothingCollected, PotTaken, RoundScored, TaxPaid
from tests.games.knockout.board import End, Table

OUT = dict.fromkeys(range(16), "out")


def scored(table: type[Table], ends: dict[int, End], seats: int = 3, pot: int = 500, cash: int = 0) -> Table:
    """A round scored with these tokens, all others out but one slid off last."""
    t = table(seats)
    sides = len(t.s.sides)
    t.cash(*[cash] * sides, pot=pot)
    last = next(n for n in range(4 * sides - 1, -1, -1) if n not in ends)
    t.lay({n: end for n, end in OUT.items() if n < 4 * sides and n != last} | ends)
    return t.to_the_end()


def test_the_highest_side_on_a_property_collects(table: type[Table]) -> None:
    """KNOCKOUT-63: the others get nothing for it."""
    t = scored(table, {0: 27, 4: 27, 8: 27, 5: 1})
    assert t.money() == [500, 100, 0]
    assert [one.colour for one in t.all(NothingCollected)] == ["green"]


def test_two_tokens_collect_once(table: type[Table]) -> None:
    """KNOCKOUT-64."""
    t = scored(table, {0: (10, 120), 1: (50, 120)})
    assert t.money() == [100, 0, 0]
    assert t.one(Collected).spaces == (1,)


def test_a_set_pays_its_bonus_besides(table: type[Table]) -> None:
    """KNOCKOUT-65, KNOCKOUT-67: several bonuses are possible."""
    t = scored(table, {0: 1, 1: 3, 2: 25, 3: 27})
    assert t.money()[0] == 200 + 400 + 1000 + 2000
    assert [(one.group, one.amount) for one in t.all(BonusPaid)] == [("brown", 400), ("dark-blue", 2000)]


def test_no_bonus_if_a_higher_side_collected_one(table: type[Table]) -> None:
    """KNOCKOUT-66: a token on each is not enough."""
    t = scored(table, {0: 20, 4: 19, 5: 20, 6: 21})
    assert t.money() == [250, 500, 0]
    assert not t.all(BonusPaid)


def test_a_house_pays_the_dearest_property_again(table: type[Table]) -> None:
    """KNOCKOUT-68, KNOCKOUT-70, KNOCKOUT-71: the value alone, no bonus; the lowest number of equals."""
    t = scored(table, {0: 1, 1: 3, 2: 13})
    assert t.money()[0] == 200 + 400 + 100
    house = t.one(HousePaid)
    assert (house.space, house.amount) == (1, 100)


def test_houses_pay_once_a_round(table: type[Table]) -> None:
    """KNOCKOUT-69."""
    t = scored(table, {0: 27, 1: 2, 2: 13, 3: (140, 150)})
    assert t.money()[0] == 1000


def test_a_house_alone_pays_nothing(table: type[Table]) -> None:
    """KNOCKOUT-72: nor does one whose property a higher side has collected."""
    t = scored(table, {0: 27, 4: 27, 5: 2, 8: 13})
    assert t.money() == [500, 0, 0]
    assert not t.all(HousePaid)


def test_luxury_tax_for_each_property(table: type[Table]) -> None:
    """KNOCKOUT-73, KNOCKOUT-74, KNOCKOUT-75: once, for different properties; bonus and House add nothing to it."""
    t = scored(table, {0: 1, 1: 3, 2: 14, 3: (100, 470)})
    assert t.money()[0] == 200 + 400 - 200
    tax = t.one(TaxPaid)
    assert (tax.count, tax.amount) == (2, 200)
    assert t.pot == 700


def test_the_tax_can_always_be_paid(table: type[Table]) -> None:
    """KNOCKOUT-76: the cheapest property just pays it; without any it is nothing."""
    t = scored(table, {0: 1, 1: 14, 4: 14})
    assert t.money() == [0, 0, 0]
    assert t.pot == 600


def test_the_order_within_a_side(table: type[Table]) -> None:
    """KNOCKOUT-47: properties, bonuses, House, tax; then the next side."""
    t = scored(table, {0: 1, 1: 3, 2: 2, 3: 14, 4: 27}, seats=2)
    kinds = [type(event) for event in t.told if type(event) in (Collected, BonusPaid, HousePaid, TaxPaid)]
    assert kinds == [Collected, BonusPaid, HousePaid, TaxPaid, Collected]


def test_most_tokens_take_the_pot(table: type[Table]) -> None:
    """KNOCKOUT-77: with the taxes of this round."""
    t = scored(table, {0: 29, 1: (100, 860), 4: (170, 860), 8: 1, 9: 14})
    assert t.money() == [600, 0, 0]
    taken = t.one(PotTaken)
    assert (taken.colour, taken.amount, taken.sharers) == ("red", 600, 1)
    assert t.one(RoundScored).filled == 500


def test_ties_share_down_to_whole_notes(table: type[Table]) -> None:
    """KNOCKOUT-78: what is left stays in the pot; KNOCKOUT-80: then nothing is added."""
    t = scored(table, {0: (100, 860), 4: (135, 860), 8: (170, 860)}, pot=500)
    assert t.money() == [150, 150, 150]
    assert (t.pot, t.one(RoundScored).filled) == (50, 0)


def test_a_pot_too_small_to_share(table: type[Table]) -> None:
    """KNOCKOUT-78: each gets nothing, it stays, no refill."""
    t = scored(table, {0: (100, 860), 4: (170, 860)}, pot=50)
    assert (t.money(), t.pot) == ([0, 0, 0], 50)
    assert not t.all(PotTaken)


def test_without_a_token_there_the_pot_stays(table: type[Table]) -> None:
    """KNOCKOUT-79."""
    t = scored(table, {0: 1})
    assert (t.pot, t.one(RoundScored).filled) == (500, 0)


def test_refilled_only_when_empty(table: type[Table]) -> None:
    """KNOCKOUT-80."""
    t = scored(table, {0: 29}, pot=300)
    assert (t.money()[0], t.pot, t.one(RoundScored).filled) == (300, 500, 500)


def test_no_refill_after_the_last_round(table: type[Table]) -> None:
    """KNOCKOUT-83: what is left belongs to nobody."""
    t = table(2).to_the_end().lay({4: 29}).to_the_end()
    assert (t.what, t.pot, t.one(RoundScored).filled) == ("", 0, 0)
    left = table(2).to_the_end().to_the_end()
    assert (left.what, left.pot, left.money()) == ("", 500, [0, 0])


def test_jail_fees_are_in_the_pot(table: type[Table]) -> None:
    """KNOCKOUT-77."""
    from bot.games.knockout.actions import Pay

    t = table(2).cash(100, 0).slide(28).play(0, Pay()).slide(29).to_the_end()
    assert t.money() == [600, 0]


@pytest.mark.parametrize(("pot", "share"), [(400, 250), (500, 300)])
def test_the_worked_example(table: type[Table], pot: int, share: int) -> None:
    """The rulebook's own round: with 400 in the pot before the tax it comes out as printed, with 500 at 300 each."""
    t = table(3)
    blue, red, green = range(4), range(4, 8), range(8, 12)
    t.cash(0, 0, 0, pot=pot)
    t.lay(dict(zip(blue, (26, 21, 20, 2), strict=True)))
    t.lay(dict(zip(red, ((260, 620), 10, (100, 860), "jail"), strict=True)))
    t.lay(dict(zip(green, (3, 14, (170, 860), "hand"), strict=True)))
    t.to_the_end()
    assert (t.what, t.asked) == ("railroad", (0,))
    t.play(0, Move(19))
    assert [(one.amount, one.spaces) for one in t.all(Collected)] == [(750, (19, 20, 21)), (200, (10,)), (100, (3,))]
    assert t.one(BonusPaid).amount == 1500
    assert (t.one(HousePaid).amount, t.one(HousePaid).space) == (250, 19)
    assert t.one(TaxPaid).amount == 100
    assert [one.amount for one in t.all(PotTaken)] == [share, share]
    assert t.money() == [2500, 200 + share, share]
    assert t.pot == 500
    assert t.card() == ["yellow", "green", "red"]
    statement = GAME.view(t.s, None).statement
    assert statement is not None
    assert (statement.pot, statement.left, statement.filled) == (pot + 100, 0, 500)
    assert [bill.total for bill in statement.bills] == [2500, 200 + share, share]
    assert len(statement.lying) == 10


# ---- as functions


def test_bills_by_hand() -> None:
    first, second = scoring.bills([1, 0], {0: [1, 3, 2], 1: [1, 14, 27]})
    assert (first.side, first.spaces, first.rents, first.tax, first.total) == (1, (1, 27), 600, 200, 400)
    assert (second.side, second.spaces, second.sets, second.house, second.total) == (0, (3,), (), 100, 200)


def test_shares_by_hand() -> None:
    """KNOCKOUT-77 to KNOCKOUT-79."""
    assert scoring.shares([0, 1], {0: [29], 1: [29]}, 550) == ([0, 1], 250)
    assert scoring.shares([1, 0], {0: [29, 29], 1: [29]}, 550) == ([0], 550)
    assert scoring.shares([0, 1], {0: [], 1: [28]}, 550) == ([], 0)


def test_the_dearest_of_equals_is_the_lowest() -> None:
    """KNOCKOUT-71."""
    assert scoring.dearest((1, 19, 16, 3)) == 16
    assert scoring.dearest(()) == 0
    assert max(CELLS[space].pays for space in PROPERTIES) == 500
