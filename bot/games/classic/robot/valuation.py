"""What a seat sees of its own means: cash to spare, rents near at hand, and what a property is worth to it."""

from collections.abc import Sequence

from bot.games.classic import data
from bot.games.classic.board import board
from bot.games.classic.landing_odds import MISTER, Ground, ground_of, grounds
from bot.games.classic.robot import evaluation
from bot.games.classic.robot.evaluation import Town
from bot.games.classic.view import ClassicView, PlotView, SeatView
from bot.kit.contract import Cash, Seat, Space

FAR = 30
"""Turns for which the rents of a group are counted when it is bid for."""
PART, DENIED = 0.16, 0.30
"""What a part of a group is worth of the whole, and what it is worth to keep the whole from another."""
WHOLE = 0.5
"""What the last place of a group is worth of it."""
LEAST: Cash = 40
"""Cash that is always kept if possible."""
DREAD = 0.08
"""The part of the dearest rent anywhere that is kept as well."""
THROWN = (0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
"""How many of 36 throws show each sum."""
WAYS = 36


def me(view: ClassicView) -> SeatView:
    """Who looks. The view of a spectator has none."""
    assert view.me is not None, "robots have a seat"
    return view.seats[view.me]


def plot(view: ClassicView, space: Space) -> PlotView:
    """The property of a space."""
    return view.plots[board(view.board).place[space]]


def ground(view: ClassicView, space: Space) -> Ground:
    """Its family."""
    return ground_of(view.board)[board(view.board).place[space]]


def ground_named(view: ClassicView, group: str) -> Ground:
    """The family of that name."""
    return next(one for one in grounds(view.board) if one.group == group)


def others(view: ClassicView) -> int:
    """How many opponents are left."""
    return max(1, sum([one.solvent for one in view.seats]) - 1)


def often(view: ClassicView) -> float:
    """How much more often rent is paid as the Speed Die is awake."""
    return MISTER if any(one.awake for one in view.seats) else 1.0


def free(view: ClassicView) -> int:
    """Properties that are still the Bank's."""
    return sum([p.owner is None for p in view.plots])


def rent(p: PlotView) -> Cash:
    """What stopping there costs, a Machine by an average throw."""
    return p.rent * 7 if p.kind == data.MACHINE else p.rent


def ahead(view: ClassicView, seat: Seat) -> float:
    """The rent that the next throw of a seat is expected to cost."""
    here, place = view.seats[seat].space, board(view.board).place
    total = 0.0
    for sum_, ways in enumerate(THROWN):
        index = place[data.TRACK.after(here, sum_)] if ways else -1
        if index >= 0 and view.plots[index].owner not in (None, seat):
            total += ways * rent(view.plots[index])
    return total / WAYS


def dearest(view: ClassicView, seat: Seat) -> Cash:
    """The highest rent anywhere that a seat may have to pay."""
    return max([rent(p) for p in view.plots if p.owner not in (None, seat)], default=0)


def owing(view: ClassicView) -> Cash:
    """Rents that may still be asked for, and then have to be paid at once (CLASSIC-76); recorded ones are kept already."""
    return sum([one.amount for one in view.claims if one.payer == view.me and not one.recorded])


def spare(view: ClassicView) -> float:
    """Cash that may be spent by choice: open rents and those of the next throw are kept."""
    return me(view).available - owing(view) - reserve(view)


def reserve(view: ClassicView) -> float:
    """Cash to keep for the next rents."""
    seat = me(view).seat
    return LEAST + ahead(view, seat) + DREAD * dearest(view, seat)


def power(view: ClassicView, one: Ground) -> float:
    """What a whole group brings that is well built, less a part of its cost."""
    gain = one.earns[one.good] * often(view) * FAR * others(view) - one.good * one.shop / 2
    return max(0.0, min(gain, 3_000.0))


def worth(view: ClassicView, space: Space, seat: Seat) -> float:
    """What a property is worth to a seat: its price, and what it makes of the family."""
    p, family = plot(view, space), ground(view, space)
    held = [view.plots[place].owner for place in family.places if view.plots[place].space != space]
    if not family.shop:
        return p.price + _more(view, family, held, seat)
    mine, none = held.count(seat), held.count(None)
    whole = power(view, family)
    if mine == len(held):
        return p.price + WHOLE * whole
    rivals = {owner for owner in held if owner not in (None, seat)}
    if len(rivals) == 1 and mine == 0:
        return p.price + DENIED * whole * (1 if none == 0 else PART)
    if not rivals:
        return p.price + PART * whole * (mine + 0.5)
    return p.price * 0.9


def _more(view: ClassicView, family: Ground, held: Sequence[Seat | None], seat: Seat) -> float:
    """One more Faction or Machine: what it adds to the rents, to oneself or to the rival who is kept from it."""
    count = held.count(seat)
    gain = family.earns[count] - (family.earns[count - 1] if count else 0.0)
    rival = max([held.count(other) for other in {owner for owner in held if owner not in (None, seat)}], default=0)
    kept = family.earns[rival] - family.earns[rival - 1] if rival else 0.0
    return max(gain, 0.6 * kept) * often(view) * FAR * others(view) / 4


def town(view: ClassicView, owners: Sequence[Seat | None], cash: Sequence[float]) -> Town:
    """The position as the outlook needs it, with these owners and this cash."""
    here = [one.seat for one in view.seats if one.solvent]
    return evaluation.Town(view.board, view.plots, owners, list(cash), here, any(one.awake for one in view.seats))
