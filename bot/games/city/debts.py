"""Compulsory payments, debts and mortgages (section 14)."""

from msgspec.structs import astuple

from bot.games.city import data, held_cards, phases, trades
from bot.games.city.actions import GoBankrupt, LiftMortgage, Mortgage, Settle
from bot.games.city.events import DebtOpened, DebtPaid, Mortgaged, MortgageLifted
from bot.games.city.events.cards import RentDodged, TaxDodged
from bot.games.city.game_over import bankrupt
from bot.games.city.state import State, decision, mortgage_values, plot, value
from bot.kit.contract import Cash, Event, Rng, Seat, Space, Tell
from bot.kit.mechanics import debt
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Bill, Debt, owing


def charge(s: State, bill: Bill, tell: Tell, paid: Event) -> None:
    """Paid at once, telling `paid`, unless a card of the payer could cancel it: then it is asked for (CITY-53).

    Payments fall due when a space is resolved or a roll fails, never during an auction (CITY-164).
    """
    if held_cards.cancels(s, bill.seat, bill.cause):
        s.stack.append(phases.ToPay(decision(s), *astuple(bill)))
        return
    collect(s, bill, tell, paid)


def collect(s: State, bill: Bill, tell: Tell, paid: Event) -> None:
    """Paid at once, telling `paid`, or a debt for the whole amount, whoever's turn it is (CITY-125, CITY-134, CITY-169)."""
    if s.purse.cash[bill.seat] >= bill.amount:
        pay(s.purse, bill.seat, bill.creditor, bill.amount, tell, paid)
        return
    s.stack.append(Debt(decision(s), *astuple(bill)))
    tell(DebtOpened(bill.seat, bill.creditor, bill.amount))


def dodge(s: State, tell: Tell) -> None:
    """Cancel what is due with the card made for it: all of it, and the card goes back where it belongs.

    Rent Dodge to Free Parking (CITY-106), Tax Dodge under the pile (CITY-99, CITY-103).
    """
    due = s.stack.pop()
    assert isinstance(due, (phases.ToPay, Debt))
    if due.cause == data.RENT:
        s.dodge = None
        tell(RentDodged(due.seat, due.creditor, due.space, due.amount))
    else:
        held_cards.give_up(s, due.seat, data.TAX_CARD)
        tell(TaxDodged(due.seat, due.amount))


def raisable(s: State, seat: Seat) -> Cash:
    """Cash and all that mortgages would bring (CITY-132)."""
    return debt.raisable(s.purse.cash[seat], mortgage_values(s, seat))


def mortgage(s: State, seat: Seat, action: Mortgage, _dice: Rng, tell: Tell) -> None:
    """The bank pays the rent of the moment and records it (CITY-128, CITY-129, CITY-130, CITY-199)."""
    _mortgage(s, seat, action.space, tell)
    repay(s, tell)


def _mortgage(s: State, seat: Seat, space: Space, tell: Tell) -> None:
    """Turn the card over."""
    p = plot(s, space)
    amount = value(s, p)
    p.mortgage = amount
    s.fresh.append(space)
    pay(s.purse, BANK, seat, amount, tell, Mortgaged(seat, space, amount))


def repay(s: State, tell: Tell) -> None:
    """A debt that cash covers is paid by itself, and play goes on where it stopped (CITY-127)."""
    while s.stack and isinstance(top := s.stack[-1], Debt) and s.purse.cash[top.seat] >= top.amount:
        s.stack.pop()
        pay(s.purse, top.seat, top.creditor, top.amount, tell, DebtPaid(top.seat, top.creditor, top.amount))


def lift_mortgage(s: State, seat: Seat, action: LiftMortgage, _dice: Rng, tell: Tell) -> None:
    """The recorded amount without interest, whoever owns the district by now (CITY-131, CITY-183)."""
    p = plot(s, action.space)
    amount, p.mortgage = p.mortgage, 0
    s.fresh.append(p.space)
    pay(s.purse, seat, BANK, amount, tell, MortgageLifted(seat, p.space, amount))


def go_bankrupt(s: State, seat: Seat, _action: GoBankrupt, _dice: Rng, tell: Tell) -> None:
    """Give up a debt that cannot be met (CITY-132, CITY-135)."""
    bankrupt(s, seat, owing(s.stack).creditor, tell)


def settle(s: State, _seat: Seat, _action: Settle, _dice: Rng, tell: Tell) -> None:
    """The time is up: own offers lapse; a card that cancels it, the smallest mortgages that cover it, else bankruptcy.

    CITY-133, CITY-134.
    """
    owed = owing(s.stack)
    trades.lapse_own(s, owed.seat, tell)
    if held_cards.cancels(s, owed.seat, owed.cause):
        dodge(s, tell)
        return
    spaces = debt.enough(owed.amount - s.purse.cash[owed.seat], mortgage_values(s, owed.seat))
    if spaces is None:
        bankrupt(s, owed.seat, owed.creditor, tell)
        return
    for space in spaces:
        _mortgage(s, owed.seat, space, tell)
    repay(s, tell)
