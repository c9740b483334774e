"""Leaving, and the limit of time (sections 4.17 and 4.19)."""

from bot.games.classic import auctions, bankruptcy, claims
from bot.games.classic.actions import EndHour, Leave
from bot.games.classic.events.money import HourPassed, LeftGame, TimeEnded
from bot.games.classic.state import State
from bot.kit.contract import Rng, Seat, Tell
from bot.kit.mechanics.debt import Debt


def leave(s: State, seat: Seat, _action: Leave, _dice: Rng, tell: Tell) -> None:
    """Bankrupt by the rules of an own open debt; else open claims are paid and the Bank gets the rest (CLASSIC-179)."""
    tell(LeftGame(seat))
    owed = next((one for one in s.stack if isinstance(one, Debt) and one.seat == seat), None)
    if owed is None:
        claims.pay_up(s, seat, tell)
    bankruptcy.go_out(s, seat, owed, tell)
    if not s.ranks:
        auctions.leave(s, seat, tell)


def end_hour(s: State, _seat: Seat, _action: EndHour, _dice: Rng, tell: Tell) -> None:
    """An hour of the limit is over; after the last one nobody rolls to move or to leave jail (CLASSIC-165)."""
    s.hours -= 1
    if s.hours:
        tell(HourPassed(s.hours))
        return
    s.over = True
    tell(TimeEnded())
