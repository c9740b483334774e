"""Mortgages: what they bring, what lifting them costs (section 4.14). The Bank lends in no other way (CLASSIC-170)."""

from bot.games.classic import orders, phases, title_deeds
from bot.games.classic.actions import Lift, Mortgage
from bot.games.classic.buildable import built_up
from bot.games.classic.events.buildings import MortgageLifted
from bot.games.classic.state import State, plan, plot
from bot.kit.contract import Cash, Rng, Seat, Space, Tell
from bot.kit.mechanics.balances import BANK, pay


def value(s: State, space: Space) -> Cash:
    """What the Bank lends on a property, half its price (CLASSIC-135)."""
    b = plan(s)
    return b.mortgages[b.place[space]]


def interest(s: State, space: Space) -> Cash:
    """A tenth of that, rounded up for each property by itself (CLASSIC-139, CLASSIC-201)."""
    b = plan(s)
    return b.interests[b.place[space]]


def possible(s: State, seat: Seat) -> list[Space]:
    """What `seat` may mortgage: unmortgaged, and no building anywhere in its group (CLASSIC-135).

    A bare place of a complete group may be, which suspends the doubled rent of the whole group (CLASSIC-199); one of
    two Machines too, and the other still charges ten times the dice (CLASSIC-200).
    """
    built = built_up(s)
    return [p.space for index, p in enumerate(s.plots) if p.owner == seat and not p.mortgaged and index not in built]


def free(s: State, seat: Seat) -> list[Space]:
    """What is `possible`, without what an order of a running contest waits for (CLASSIC-125)."""
    found = possible(s, seat)
    if orders.running(s) is None:
        return found
    squares = plan(s).squares
    return [space for space in found if not orders.locked(s, squares[space].group)]


def mortgage(s: State, _seat: Seat, action: Mortgage, _dice: Rng, tell: Tell) -> None:
    """At any time, in debt or not (CLASSIC-136): from now on no rent and no building in its group (CLASSIC-137)."""
    title_deeds.pledge(s, plot(s, action.space), tell)


def inherited(s: State, seat: Seat) -> list[Space]:
    """Whose interest was just paid: in INHERIT these are lifted for the bare mortgage value (CLASSIC-159)."""
    top = s.stack[-1]
    return top.spaces if type(top) is phases.ToInherit and top.seat == seat else []


def price(s: State, seat: Seat, space: Space) -> Cash:
    """What lifting costs `seat` now: a tenth more than the Bank lent, but for an inheritance (CLASSIC-138, CLASSIC-159)."""
    b = plan(s)
    place = b.place[space]
    bare = b.mortgages[place]
    return bare if space in inherited(s, seat) else bare + b.interests[place]


def lift(s: State, seat: Seat, action: Lift, _dice: Rng, tell: Tell) -> None:
    """The owner alone pays it back, at any time (CLASSIC-138, CLASSIC-171)."""
    clear(s, seat, action.space, price(s, seat, action.space), tell)
    new = inherited(s, seat)
    if action.space in new:
        new.remove(action.space)


def clear(s: State, seat: Seat, space: Space, amount: Cash, tell: Tell) -> None:
    """Turn the deed face up again for `amount`."""
    plot(s, space).mortgaged = False
    s.fresh.append(space)
    pay(s.purse, seat, BANK, amount, tell, MortgageLifted(seat, space, amount))
