"""Mortgaged properties that change hands: repay or keep (BUILDER-121)."""

from bot.games.builder.actions import Keep, KeepAll
from bot.games.builder.events.trades import MortgageKept
from bot.games.builder.state import Inherit, State, decision, deed
from bot.kit.contract import Rng, Seat, Space, Tell


def open_(s: State, seat: Seat, spaces: list[Space]) -> None:
    """`seat` answers for each mortgaged one of what it has received, one by one under one deadline (BUILDER-158)."""
    mortgaged = [space for space in spaces if deed(s, space).mortgaged]
    if not mortgaged:
        return
    for i in s.inherits:
        if i.seat == seat:
            i.spaces += mortgaged
            return
    s.inherits.append(Inherit(decision(s), seat, mortgaged))


def keep(s: State, seat: Seat, action: Keep, _dice: Rng, tell: Tell) -> None:
    """The mortgage stays; nothing is paid now (BUILDER-121)."""
    _kept(s, seat, [action.space], tell)


def keep_all(s: State, seat: Seat, _action: KeepAll, _dice: Rng, tell: Tell) -> None:
    """All that is still to be answered for, as when the time is up (BUILDER-158)."""
    _kept(s, seat, [space for i in s.inherits if i.seat == seat for space in i.spaces], tell)


def _kept(s: State, seat: Seat, spaces: list[Space], tell: Tell) -> None:
    for i in s.inherits:
        if i.seat == seat:
            i.spaces = [space for space in i.spaces if space not in spaces]
    for space in spaces:
        tell(MortgageKept(seat, space))


def tidy(s: State) -> None:
    """What was repaid, or given away again, needs no answer any more."""
    for i in s.inherits:
        i.spaces = [space for space in i.spaces if deed(s, space).mortgaged and deed(s, space).owner == i.seat]
    s.inherits = [i for i in s.inherits if i.spaces]
