"""What was refused: remembered with what the two had then, once for each proposal, and stale when much has changed."""

from types import SimpleNamespace

import pytest

from bot.kit.mechanics import rejections
from bot.kit.mechanics.balances import Balances
from bot.kit.mechanics.trade import Trade
from bot.kit.robots.trades import Terms

SWAP = Terms(0, 1, give=(1, 3), take=(39,))


def refused(cash: tuple[int, int] = (1_000, 600)) -> SimpleNamespace:
    """A state of two in which `SWAP` was refused for whatever money."""
    plots = [SimpleNamespace(space=space, owner=owner) for space, owner in ((1, 0), (3, 0), (6, 1), (8, None), (39, 1))]
    s = SimpleNamespace(deals=[], rejections=[], purse=Balances(list(cash)), plots=plots)
    rejections.remember(s, Trade(7, 0, 1, (1, 3), 200, (39,), 0), plots)
    return s


def stands(s: SimpleNamespace, terms: Terms = SWAP) -> bool:
    return rejections.standing(s.rejections, terms, s.purse.cash, s.plots)


def test_the_same_goods_are_the_same_proposal_whatever_the_money_and_their_order() -> None:
    s = refused()
    assert stands(s)
    assert stands(s, Terms(0, 1, give=(3, 1), pay=900, take=(39,)))
    assert not stands(s, Terms(0, 1, give=(1,), take=(39,)))
    assert not stands(s, Terms(1, 0, give=(39,), take=(1, 3))), "the other may propose it"


@pytest.mark.parametrize(("cash", "still"), [((1_400, 600), True), ((1_600, 600), False), ((1_000, 200), False)])
def test_much_other_cash_makes_it_new(cash: tuple[int, int], still: bool) -> None:
    s = refused()
    s.purse.cash = list(cash)
    assert stands(s) is still


def test_other_deeds_make_it_new() -> None:
    s = refused()
    s.plots[2].owner = s.plots[3].owner = 0
    assert not stands(s), "one changed hands between the two and one was bought"
    s = refused()
    s.plots[3].owner = 0
    assert stands(s)


def test_hidden_cash_is_not_told_and_not_asked_about() -> None:
    s = refused()
    seen = rejections.seen(s.rejections, lambda seat: seat == 0)
    assert seen[0].cash == (1_000, None)
    assert rejections.standing(seen, SWAP, (1_000, None), s.plots)


def test_a_proposal_is_remembered_once_and_the_oldest_are_forgotten() -> None:
    s = refused()
    for number in range(rejections.MOST + 5):
        rejections.remember(s, Trade(9, 0, 1, (number,), 0, (), 10), s.plots)
        rejections.remember(s, Trade(9, 0, 1, (number,), 0, (), 20), s.plots)
    assert [one.give[0] for one in s.rejections] == list(range(5, rejections.MOST + 5))
