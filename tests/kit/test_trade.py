"""Trades between two seats: what may be put in, who may answer, one open per proposer, how they end."""

import pytest

from bot.kit.contract import Choice, LegalAction, Range, Refusal, Refused, Subset, Wait
from bot.kit.mechanics import trade
from bot.kit.mechanics.trade import Side, Trade
from bot.kit.verbs.trades import Accept, Refuse, Withdraw


def made(number: int = 1, seat: int = 0, partner: int = 1) -> Trade:
    return Trade(number, seat, partner, (14,), 0, (), 500)


def test_any_goods_none_twice_and_money_in_whole_steps() -> None:
    """CITY-117: at most what is there; a rest that is no whole step cannot be given."""
    give, pay, take, ask = trade.terms(Side((3, "card-taxi"), 57), Side((), 40), 10)
    assert (give, pay) == (Subset((3, "card-taxi"), 0, 2), Range(0, 50, 10))
    assert (take, ask) == (Subset((), 0, 0), Range(0, 40, 10))
    assert give.holds((3,))
    assert not give.holds((3, 3))
    assert take.holds(())
    assert pay.holds(50)
    assert not pay.holds(57)


def test_the_partner_answers_and_the_proposer_takes_back() -> None:
    """CITY-121: whoever else sits there has nothing to say."""
    t = made(7)
    number = (Choice((7,)),)
    assert trade.legal_actions(t, 1, None, held=False) == [
        LegalAction(Accept, "deal-7", number),
        LegalAction(Refuse, "deal-7", number),
    ]
    assert trade.legal_actions(t, 0, None, held=False) == [LegalAction(Withdraw, "deal-7", number)]
    assert trade.legal_actions(t, 2, None, held=False) == []


def test_what_cannot_be_accepted_can_be_refused() -> None:
    why = Refusal("deal-stale")
    accept, refuse = trade.legal_actions(made(), 1, why, held=False)
    assert (accept.blocked, refuse.blocked) == (why, None)
    assert accept.refusal(Accept(1)) == why


def test_a_held_trade_is_answered_without_a_decision() -> None:
    """CITY-206: its wait stands still."""
    t = made(7)
    assert trade.wait(t, "deal", held=True) == Wait("deal-7", (1,), "deal", held=True)
    assert trade.wait(t, "deal", held=False) == Wait("deal-7", (1,), "deal")
    assert {legal_action.wait for seat in (0, 1) for legal_action in trade.legal_actions(t, seat, None, held=True)} == {
        None
    }


def test_one_open_for_each_proposer() -> None:
    """CITY-121: a new one replaces the old one; others' stay."""
    trades: list[Trade] = []
    assert trade.open_(trades, made(1, seat=0)) is None
    assert trade.open_(trades, made(2, seat=1, partner=0)) is None
    replaced = trade.open_(trades, made(3, seat=0, partner=2))
    assert replaced is not None
    assert replaced.number == 1
    assert [t.number for t in trades] == [2, 3]


def test_a_trade_ends_once() -> None:
    trades = [made(1), made(2, seat=1, partner=0)]
    assert trade.close(trades, 1).number == 1
    with pytest.raises(Refused) as refused:
        trade.close(trades, 1)
    assert refused.value.refusal == Refusal("too-late")
    assert [t.number for t in trades] == [2]


def test_trades_from_and_to_who_is_out_lapse() -> None:
    """CITY-142."""
    trades = [made(1, 0, 1), made(2, 1, 2), made(3, 2, 0)]
    assert [t.number for t in trade.lapse(trades, 1)] == [1, 2]
    assert [t.number for t in trades] == [3]
    assert trade.lapse(trades, 1) == []


@pytest.mark.parametrize(
    ("give", "pay", "take", "ask", "found"),
    [
        ((14,), 0, (), 500, False),
        ((), 10, (3,), 0, False),
        ((), 10, (), 10, False),
        ((14,), 500, (), 0, True),
        ((), 0, (3,), 500, True),
        ((), 0, (), 0, True),
    ],
)
def test_a_side_that_gives_nothing(
    give: tuple[int, ...], pay: int, take: tuple[int, ...], ask: int, found: bool
) -> None:
    """CITY-118."""
    assert trade.one_sided(Trade(1, 0, 1, give, pay, take, ask)) is found


def test_the_first_thing_that_is_gone_is_named() -> None:
    """CITY-122: things before cash."""
    assert trade.lacking((3, "card-taxi"), 50, (3, "card-taxi", 14), 50) is None
    assert trade.lacking((3, "card-taxi"), 60, (3,), 50) == "card-taxi"
    assert trade.lacking((3,), 60, (3,), 50) == trade.CASH
    assert trade.lacking((), 0, (), 0) is None


def test_equal_trades_read_alike() -> None:
    assert trade.in_order(("card-taxi", 14, 3), (3, 8, 14, "card-taxi")) == (3, 14, "card-taxi")
