"""How imagined games go on: one quick and sensible action after the other, straight from the state."""

from collections.abc import Callable
from typing import Any

from bot.games.classic import actions as verbs
from bot.games.classic import data, even_building, orders, phases, shortage, title_deeds, trade_exec, waits
from bot.games.classic.build import why_not
from bot.games.classic.buildable import Site, open_to
from bot.games.classic.buildable import levels as levels_of
from bot.games.classic.landing_odds import MISTER, Ground, ground_of
from bot.games.classic.rents import now
from bot.games.classic.robot import evaluation
from bot.games.classic.state import State, available, plan
from bot.kit.contract import Action, Cash, Rng, Seat, Space
from bot.kit.mechanics import auction
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.trade import Trade

ROLL, BUY, PASS, FINE, END = verbs.Roll(), verbs.Buy(), verbs.Pass(), verbs.PayFine(), verbs.EndTurn()
KEPT: Cash = 100
"""Cash that is kept besides a part of the dearest rent."""
FAR = 25
MARGIN = 60
"""What a trade must bring who accepts it, in credits."""
EARLY = 5


def rollout_policy(s: State, dice: Rng) -> tuple[Seat, Action]:
    """The next seat and its action; for what it does not know the default, which is always legal."""
    for claim in s.claims:
        if not claim.recorded:
            return claim.owner, verbs.Claim(claim.number)
    if s.deals:
        return _answer(s, s.deals[0])
    top = s.stack[-1]
    play = PILOTS.get(type(top))
    found = None if play is None else play(s, top, dice)
    if found is not None:
        return found
    wait = next(wait for wait in waits.waits(s) if not wait.held)
    return waits.default(s, wait)


def _jail(s: State, _top: phases.ToLeaveJail, _dice: Rng) -> tuple[Seat, Action]:
    """Out while there is much to buy."""
    seat = s.turns.active
    if sum([p.owner is None for p in s.plots]) > EARLY:
        if s.cards[seat]:
            return seat, verbs.UseJailCard(s.cards[seat][0])
        if available(s, seat) > 3 * data.FINE:
            return seat, FINE
    return _build(s, seat) or (seat, ROLL)


def _bus(s: State, _top: phases.ToBus, _dice: Rng) -> tuple[Seat, Action]:
    """Where it costs least, or something may be bought."""
    assert s.dice is not None, "the Bus was thrown"
    first, second = s.dice
    seat = s.turns.active
    here = s.spaces[seat]
    ways = {data.SUM: first + second, data.FIRST: first}
    if first != second:
        ways[data.SECOND] = second
    return seat, verbs.Bus(max(ways, key=lambda way: _landing(s, seat, data.TRACK.after(here, ways[way]))))


def _triple(s: State, _top: phases.ToTriple, _dice: Rng) -> tuple[Seat, Action]:
    """The best of all spaces."""
    seat = s.turns.active
    spaces = [space for space in range(data.TRACK.size) if space != s.spaces[seat]]
    return seat, verbs.Go(max(spaces, key=lambda space: _landing(s, seat, space)))


def _landing(s: State, seat: Seat, space: Space) -> float:
    """What stopping there brings."""
    b = plan(s)
    place = b.place[space]
    if place < 0:
        square = b.squares[space]
        if square.kind == data.GO_TO_JAIL:
            return -40
        return -square.price if square.kind == data.TAX else 0
    p = s.plots[place]
    if p.owner is None:
        price = b.prices[place]
        return worth(s, place, seat) - price / 2 if available(s, seat) >= price else 0
    return 0 if p.owner == seat else -now(s, place)


def worth(s: State, place: int, seat: Seat) -> float:
    """What an imagined bidder pays at most: more for what completes a group or keeps another from it."""
    family, b = ground_of(s.board)[place], plan(s)
    price = b.prices[place]
    held = [s.plots[other].owner for other in family.places if other != place]
    mine = held.count(seat)
    if not family.shop:
        return price * (1 + 0.25 * mine)
    rivals = len(held) - mine - held.count(None)
    if mine == len(held):
        return price + 0.5 * _power(s, family)
    if rivals == len(held) and len(set(held)) == 1:
        return price + 0.3 * _power(s, family)
    return price * (0.9 if rivals else 1.05 + 0.25 * mine)


def _power(s: State, family: Ground) -> float:
    """What a whole group brings that is well built."""
    factor = FAR * (MISTER if s.rules.speed else 1.0) * (sum(s.solvent) - 1)
    return max(0.0, min(3_000.0, family.earns[family.good] * factor - family.good * family.shop / 2))


def _buy(s: State, top: phases.ToBuy, _dice: Rng) -> tuple[Seat, Action] | None:
    """Buy, or leave it to the auction."""
    seat = s.turns.active
    return (seat, BUY) if available(s, seat) >= plan(s).squares[top.space].price else None


def _auction(s: State, top: Auction, dice: Rng) -> tuple[Seat, Action]:
    """In turn, half way to what the lot is worth."""
    seat = auction.bidders(top)[0]
    low = auction.low(top)
    if top.lot < 0:
        return seat, PASS if low > min(100, available(s, seat)) else verbs.Bid(low)
    limit = worth(s, plan(s).place[top.lot], seat) * (90 + dice.die(20)) / 100
    limit = int(min(limit, available(s, seat) - KEPT))
    return seat, PASS if low > limit else verbs.Bid(low + (limit - low) // 2)


def _end(s: State, _top: phases.ToEnd, _dice: Rng) -> tuple[Seat, Action]:
    """Build, then hand over the dice."""
    seat = s.turns.active
    return _build(s, seat) or (seat, END)


def _build(s: State, seat: Seat) -> tuple[Seat, Action] | None:
    """As much as the cash allows in the first group that is not built well, then in any."""
    here = open_to(s, seat)
    if not here or orders.running(s) is not None:
        return None
    purse = available(s, seat) - KEPT - _danger(s, seat)
    for good in (True, False):
        for at in reversed(here):
            count = int(purse // at.price)
            heights = levels_of(s, at)
            if good:
                count = min(count, 3 * len(heights) - sum(heights))
            if count > 0:
                found = _order(s, seat, at, heights, count)
                if found is not None:
                    return seat, found
    return None


def _danger(s: State, seat: Seat) -> Cash:
    """A part of the dearest rent of another."""
    dearest = 0
    for place, p in enumerate(s.plots):
        if p.level and p.owner != seat:
            dearest = max(dearest, now(s, place))
    return dearest // 4


def _order(s: State, seat: Seat, at: Site, heights: even_building.Levels, count: int) -> Action | None:
    """The largest order of so many levels at most that nobody contests."""
    means = shortage.means(s, seat)
    for change in reversed(even_building.rises(heights)):
        if change.steps <= count and why_not(at, change, means) is None:
            return verbs.Build(at.group, title_deeds.word(change.levels))
    return None


def _answer(s: State, t: Trade) -> tuple[Seat, Action]:
    """The partner accepts what brings more than it costs."""
    refuse = t.partner, verbs.Refuse(t.number)
    if trade_exec.why_not(s, t, trade_exec.holdings(s)) is not None or trade_exec.side_fails(s, t, t.partner, ()):
        return refuse
    town = evaluation.standing(s)
    before = evaluation.assets(town)
    place = plan(s).place
    owners = list(town.owners)
    for goods, taker in ((t.give, t.partner), (t.take, t.seat)):
        for item in goods:
            if isinstance(item, int):
                owners[place[item]] = taker
    town.owners = owners
    town.cash[t.seat] += t.ask - t.pay
    town.cash[t.partner] += t.pay - t.ask
    after = evaluation.assets(town)
    return (t.partner, verbs.Accept(t.number, ())) if after[t.partner] > before[t.partner] + MARGIN else refuse


PILOTS: dict[type, Callable[[State, Any, Rng], tuple[Seat, Action] | None]] = {
    phases.ToRoll: lambda s, _top, _dice: (s.turns.active, ROLL),
    phases.ToLeaveJail: _jail,
    phases.ToBus: _bus,
    phases.ToTriple: _triple,
    phases.ToBuy: _buy,
    Auction: _auction,
    phases.ToEnd: _end,
}
