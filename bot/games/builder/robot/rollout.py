"""How imagined games go on: one quick and sensible action after the other, straight from the state."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.builder import actions as verbs
from bot.games.builder import build, chips, data, penthouse_race, phases, scoring, space_choices, trades
from bot.games.builder.robot import evaluation, value
from bot.games.builder.state import State, deed, solo
from bot.kit.contract import CLOCK, Action, Cash, Rng, Seat, Space
from bot.kit.mechanics import auction
from bot.kit.mechanics.trade import Trade

ROLL, FINE, CARD, BUY, AUCTION, PASS, DECLINE, END, SETTLE, COUNT = (
    verbs.Roll(), verbs.PayFine(), verbs.UseJailCard(), verbs.Buy(), verbs.Auction(), verbs.Pass(), verbs.Decline(),
    verbs.EndTurn(), verbs.Settle(), verbs.EndAndCount(),
)  # fmt: skip
FAIR = 50
"""Ten-thousandths of a victory that a trade must bring who accepts it."""


def rollout_policy(s: State, dice: Rng) -> tuple[Seat, Action]:
    """The next seat and its action: rents and offers first, then what interrupts, then the turn."""
    if s.claims:
        return s.claims[0].owner, verbs.Ask(s.claims[0].number)
    if s.deals:
        return _answer(s, s.deals[0])
    if s.debts:
        return CLOCK, SETTLE
    if s.inherits:
        i = s.inherits[0]  # repay the first while there is money to spare, else keep them all
        rich = s.purse.cash[i.seat] - data.TITLES[i.spaces[0]].repay >= value.RESERVE
        return i.seat, verbs.Repay(i.spaces[0]) if rich else verbs.KeepAll()
    top = s.stack[-1]
    seat = s.turns.active
    if solo(s) == seat and penthouse_race.ahead(s, seat, 0):
        return seat, COUNT
    return PILOTS[type(top)](s, top, seat, dice)


def _answer(s: State, t: Trade) -> tuple[Seat, Action]:
    """The partner accepts what brings it nearer to victory, as far as can be foreseen."""
    no = t.partner, verbs.Refuse(t.number)
    if trades.missing(s, t) is not None or trades.held_back(s, t) is not None:
        return no
    before = evaluation.evaluate(s)[t.partner]
    owners = [d.owner for d in s.deeds]
    _exchange(s, t, 1)
    after = evaluation.evaluate(s)[t.partner]
    _exchange(s, t, -1)
    for d, owner in zip(s.deeds, owners, strict=True):
        d.owner = owner
    return (t.partner, verbs.Accept(t.number)) if after > before + FAIR else no


def _exchange(s: State, t: Trade, sign: int) -> None:
    """Deeds, chips and cash as after the trade; with -1 chips and cash as before it."""
    for goods, giver, taker in ((t.give, t.seat, t.partner), (t.take, t.partner, t.seat)):
        for item in goods:
            if isinstance(item, int):
                deed(s, item).owner = taker
            elif item in data.TYPE:
                s.chips[giver][data.TYPE[item]] -= sign
                s.chips[taker][data.TYPE[item]] += sign
    net = (t.pay - t.ask) * sign
    s.purse.cash[t.seat] -= net
    s.purse.cash[t.partner] += net


# ---- deeds


def _value(s: State, space: Space, seat: Seat) -> Cash:
    """What a deed is worth to `seat`, in money."""
    place = data.PLACE[space]
    owner = s.deeds[data.PARTNER[place]].owner
    return round(
        value.title(place, s.turns.turn, sum(s.active) - 1, None if owner is None else owner == seat) / value.MONEY
    )


def _jail(s: State, _top: phases.ToLeaveJail, seat: Seat, _dice: Rng) -> tuple[Seat, Action]:
    """Building needs freedom."""
    if s.cards[seat]:
        return seat, CARD
    return seat, FINE if s.purse.cash[seat] >= value.RESERVE else ROLL


def _buy(s: State, top: phases.ToBuy, seat: Seat, _dice: Rng) -> tuple[Seat, Action]:
    """Bought where it is worth its price."""
    price = data.TITLES[top.space].price
    return seat, BUY if s.purse.cash[seat] >= price <= _value(s, top.space, seat) else AUCTION


def _auction(s: State, top: phases.Sale, _seat: Seat, dice: Rng) -> tuple[Seat, Action]:
    """In turn, half way to what the lot is worth."""
    seat = auction.bidders(top)[0]
    low = auction.low(top)
    limit = min(_value(s, top.lot, seat) * (90 + dice.die(20)) // 100, s.purse.cash[seat], value.dearest(top.lot))
    if low > limit:
        return seat, PASS
    return seat, verbs.Bid(low + (limit - low) // (2 * data.STEP) * data.STEP)


# ---- chips


def _best(held: Sequence[int], able: Sequence[int], needs: Sequence[int]) -> int:
    """The type that is missed most."""
    return max(able, key=lambda kind: value.chip(held[kind], needs[kind]))


def _needs(s: State, seat: Seat) -> tuple[int, ...]:
    return penthouse_race.needs(penthouse_race.level(s, seat))


def _steal(s: State, _top: phases.ToSteal, seat: Seat, _dice: Rng) -> tuple[Seat, Action]:
    """What is missed most, from who is nearest to the penthouse of those who have it."""
    needs = _needs(s, seat)
    prey = space_choices.victims(s, seat)
    if not prey:
        return seat, DECLINE
    kind = _best(s.chips[seat], [kind for kind in data.KINDS if any(s.chips[other][kind] for other in prey)], needs)
    holders = [other for other in prey if s.chips[other][kind]]
    return seat, verbs.Steal(max(holders, key=lambda other: penthouse_race.level(s, other)), data.CHIPS[kind])


def _park(s: State, _top: phases.ToPark, seat: Seat, _dice: Rng) -> tuple[Seat, Action]:
    """Two of the type held most for a missing one."""
    held = s.chips[seat]
    most = max(data.KINDS, key=held.__getitem__)
    able = [kind for kind in data.KINDS if kind != most and s.bank[kind] and not held[kind]]
    if held[most] < data.PARKING_RATE + 1 or not able:
        return seat, DECLINE
    wanted = _best(held, able, _needs(s, seat))
    return seat, verbs.Park(data.ITEMS[most][: data.PARKING_RATE], data.CHIPS[wanted])


def _pick(s: State, _top: phases.ToPick, seat: Seat, _dice: Rng) -> tuple[Seat, Action]:
    able = [kind for kind in data.KINDS if s.bank[kind]]
    return seat, verbs.Pick(data.CHIPS[_best(s.chips[seat], able, _needs(s, seat))])


def _swap(s: State, _top: phases.ToSwap, seat: Seat, _dice: Rng) -> tuple[Seat, Action]:
    """The least own deed for the best of others, if that is a gain."""
    own, others = space_choices.swaps(s, seat)
    if not own:
        return seat, DECLINE
    give = min(own, key=lambda space: _value(s, space, seat))
    take = max(others, key=lambda space: _value(s, space, seat))
    return seat, verbs.Swap(give, take) if _value(s, take, seat) > _value(s, give, seat) else DECLINE


# ---- the island


def _manage(s: State, _top: phases.ToManage, seat: Seat, _dice: Rng) -> tuple[Seat, Action]:
    """The penthouse to win, the tallest floor that chips and blocks allow, an exchange that opens one; then the end."""
    held = s.chips[seat]
    if s.jailed[seat] or sum(held) < data.COSTS[1].total:
        return seat, END
    own = sorted([(s.floors[site], site) for site, builder in enumerate(s.builders) if builder == seat], reverse=True)
    level = penthouse_race.level(s, seat)
    if (
        level == data.PENTHOUSE
        and build.affordable(level, held)
        and penthouse_race.ahead(s, seat, penthouse_race.CROWN)
    ):
        return seat, verbs.Penthouse(data.SITES[own[0][1]], ())
    found = _floor(s, seat, own, level)
    if found >= 0:
        return seat, verbs.Build(data.SITES[found], ())
    return seat, _four(s, held, level) or END


def _floor(s: State, seat: Seat, own: list[tuple[int, int]], level: int) -> int:
    """The foundation of the next floor; -1 for none. Chips for the penthouse are kept where it would win."""
    held = s.chips[seat]
    spare = sum(held) - data.LIMIT
    saving = level == data.PENTHOUSE and penthouse_race.ahead(s, seat, penthouse_race.CROWN)
    for floors, site in own:
        cost = data.COSTS[floors + 1].total if floors < data.FLOORS else 0
        if cost and build.affordable(floors + 1, held) and penthouse_race.room(s.blocks[seat], own[0][0], floors + 1):
            return -1 if saving and cost > spare + 1 else site
    if saving and spare < 1:
        return -1
    growing = bool(own) and own[-1][0] < data.FLOORS
    if (
        (own and growing and spare <= 0)
        or -1 not in s.builders
        or not penthouse_race.room(s.blocks[seat], own[0][0] if own else 0, 1)
    ):
        return _join(s, seat)
    return _new(s, seat)


def _join(s: State, seat: Seat) -> int:
    """A foundation beside an own building, if that wins the largest group; else -1."""
    sizes = scoring.groups(s)
    rivals = max([size for other, size in enumerate(sizes) if other != seat], default=0)
    own = sizes[seat]
    if not s.blocks[seat] or own > rivals >= 1 or own + 1 <= max(rivals, 1):
        return -1
    return _new(s, seat) if penthouse_race.room(s.blocks[seat], penthouse_race.level(s, seat) - 1, 1) else -1


def _new(s: State, seat: Seat) -> int:
    """The free foundation with most own buildings around it, then with most room."""
    best, found = -1, -1
    for site, builder in enumerate(s.builders):
        if builder < 0:
            around = [s.builders[other] for other in data.NEIGHBOURS[site]]
            liking = 3 * around.count(seat) + around.count(-1)
            if liking > best:
                best, found = liking, site
    return found


def _four(s: State, held: Sequence[int], level: int) -> Action | None:
    """Four of a type for the one that the next level lacks."""
    named = data.COSTS[level].named
    for wanted in data.KINDS:
        if held[wanted] < named[wanted] and s.bank[wanted]:
            for kind in data.KINDS:
                if held[kind] - named[kind] >= data.RATE:
                    return verbs.Exchange(data.CHIPS[kind], data.CHIPS[wanted])
    return None


PILOTS: dict[
    type, Callable[[State, Any, Seat, Rng], tuple[Seat, Action]]
] = {  # not the count: only rents are waited for, and those have been asked for
    phases.ToRoll: lambda s, top, seat, dice: (seat, ROLL),
    phases.ToLeaveJail: _jail,
    phases.ToBuy: _buy,
    # One at a time what is missed least.
    phases.ToDrop: lambda s, top, seat, dice: (
        seat,
        verbs.Drop(chips.items(value.surplus(s.chips[seat], _needs(s, seat)))),
    ),
    phases.ToSteal: _steal,
    phases.ToPark: _park,
    phases.ToPick: _pick,
    phases.ToSwap: _swap,
    phases.ToManage: _manage,
    phases.Sale: _auction,
}
