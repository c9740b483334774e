"""Leaving, the limit of time, and the end of the game (sections 4.17 and 4.19)."""

from bot.games.classic import auctions, bankruptcy, cards, claims, open_trades
from bot.games.classic.actions import EndHour, Leave
from bot.games.classic.build_view import line
from bot.games.classic.events.money import Counted, GameEnded, HourPassed, LeftGame, TimeEnded
from bot.games.classic.state import (
    Owed,
    Pending,
    State,
    ToArrive,
    ToChooseCard,
    ToInherit,
    ToMeet,
    ToMove,
    fortunes,
)
from bot.games.classic.waits import NAMES
from bot.kit.contract import Cash, Rng, Seat, Tell
from bot.kit.mechanics import deck
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.ranking import ranking

STEPS = (*NAMES, ToMove, ToArrive, ToMeet)
"""What belongs to the turn of the active player."""


def leave(s: State, seat: Seat, _action: Leave, _dice: Rng, tell: Tell) -> None:
    """Bankrupt by the rules of an own open debt; else open claims are paid and the Bank gets the rest (CLASSIC-179)."""
    tell(LeftGame(seat))
    owed = next((one for one in s.stack if isinstance(one, Debt) and one.seat == seat), None)
    if owed is None:
        claims.pay_up(s, seat, tell)
    bankruptcy.go_out(s, seat, owed, tell)
    if not s.ranks:
        auctions.leave(s, seat, tell)


def clear(s: State, seat: Seat, tell: Tell) -> None:
    """Take away what waited for a seat that is out: the steps of its turn, what it owes or is owed later.

    A property that was being decided about stays with the Bank (CLASSIC-186); the turn is over, after the auctions
    (CLASSIC-162, CLASSIC-212); a debt to it is the Bank's now (CLASSIC-220).
    """
    active = seat == s.turns.active
    gone = [one for one in s.stack if _waits_for(one, seat, active=active)]
    s.stack = [one for one in s.stack if not any(one is other for other in gone)]
    for one in gone:
        if isinstance(one, ToChooseCard):
            deck.bury(cards.pile(s, one.deck), one.card)
    s.due = [due for due in s.due if not (isinstance(due, Owed) and seat in (due.seat, due.creditor))]
    if active:
        s.again, s.ending = False, True
    bankruptcy.replace_creditor(s, seat, tell)


def _waits_for(pending: Pending, seat: Seat, *, active: bool) -> bool:
    """Whether a pending thing goes with the seat."""
    if isinstance(pending, ToInherit):
        return pending.seat == seat
    return active and isinstance(pending, STEPS)


def end_hour(s: State, _seat: Seat, _action: EndHour, _dice: Rng, tell: Tell) -> None:
    """An hour of the limit is over; after the last one nobody rolls to move or to leave jail (CLASSIC-165)."""
    s.hours -= 1
    if s.hours:
        tell(HourPassed(s.hours))
        return
    s.over = True
    tell(TimeEnded())


def run_out(s: State, tell: Tell) -> None:
    """The limit is reached and no phase is open: open claims are paid as far as cash goes, then the count (CLASSIC-165)."""
    claims.pay_up(s, None, tell)
    end(s, tell)


def end(s: State, tell: Tell) -> None:
    """The last one standing has won, at once (CLASSIC-163, CLASSIC-209); at the limit the richest (CLASSIC-165).

    Then net worth, properties, cash decide (CLASSIC-166, CLASSIC-167); who is out ranks behind, the last to go first
    (CLASSIC-164).
    """
    for one in s.stack:
        if isinstance(one, ToChooseCard):
            deck.bury(cards.pile(s, one.deck), one.card)
    s.stack.clear()
    s.due.clear()
    s.claims.clear()
    open_trades.forget(s, None, tell)
    alive = [seat for seat, solvent in enumerate(s.solvent) if solvent]
    worths = fortunes(s)
    counts = {seat: _count(s, seat, worths[seat]) for seat in alive}
    s.ranks = ranking(counts, s.out)
    for seat in sorted(alive, key=s.ranks.__getitem__):
        count = line(s, seat)
        tell(Counted(seat, count.cash, count.properties, count.buildings, count.total, count.rank))
    tell(GameEnded())


def _count(s: State, seat: Seat, worth: Cash) -> tuple[Cash, int, Cash]:
    """Net worth, properties and cash, in the order in which they decide (CLASSIC-167)."""
    return worth, sum(s.counts[seat]), s.purse.cash[seat]
