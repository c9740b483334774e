"""How imagined games go on: one quick and sensible action after the other, straight from the state."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import data, landmarks, phases, specials, stations, supply, trade_exec, waits
from bot.games.city.custom_board import board
from bot.games.city.data import District
from bot.games.city.robot import evaluation
from bot.games.city.state import Plot, State, doubled, hazardous, plot, rent
from bot.kit.contract import Action, Cash, Rng, Seat, Space
from bot.kit.mechanics import auction
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.trade import Trade

ROLL, BUY, SKIP, PRESS, DONE, PASS, FINE, STAY, PAY, DODGE = (
    verbs.Roll(), verbs.Buy(), verbs.Skip(), verbs.Press(), verbs.Done(), verbs.Pass(), verbs.PayFine(),
    verbs.Stay(), verbs.Pay(), verbs.Dodge(),
)  # fmt: skip
RESERVE: Cash = 1_000
FAIR = 50
"""Ten-thousandths of a victory that a deal must bring who accepts it."""


def rollout_policy(s: State, dice: Rng) -> tuple[Seat, Action]:
    """The next seat and its action; for what it does not know the default, which is always legal."""
    top = s.stack[-1]
    if s.deals and not isinstance(top, Auction):
        return _answer(s, s.deals[0])
    play = PILOTS.get(type(top))
    found = None if play is None else play(s, top, dice)
    if found is not None:
        return found
    wait = next(wait for wait in waits.waits(s) if not wait.held)
    return waits.default(s, wait)


def worth(s: State, space: Space) -> Cash:
    """What an imagined bidder pays at most: more for what completes a group or keeps another from it."""
    p = plot(s, space)
    card = board(s.board).districts[space]
    owners = [plot(s, other).owner for other in data.GROUPS[card.group] if other != space]
    best = max([owners.count(owner) for owner in owners if owner is not None], default=0)
    share = best / len(owners)
    blocks = p.residential + p.industrial
    if s.hour.over or s.turns.round == s.hour.last_round:
        return card.rents[blocks] // 10 * 10
    value = card.price * (1.2 + 2.5 * share * share) + card.rents[blocks] * (1 + share)
    return int(value) // 10 * 10


def _jail(s: State, _top: phases.ToLeaveJail, _dice: Rng) -> tuple[Seat, Action]:
    """Out while there is much to buy."""
    seat = s.turns.active
    free = sum([p.owner is None for p in s.plots])
    return seat, FINE if free > 6 and s.purse.cash[seat] > data.FINE + RESERVE else ROLL


def _buy(s: State, top: phases.ToBuy, _dice: Rng) -> tuple[Seat, Action] | None:
    """Buy, or leave it to the bank's opening, as in the last round, when it would count for less than it costs."""
    seat = s.turns.active
    late = s.hour.over or s.turns.round == s.hour.last_round
    return (seat, BUY) if not late and s.purse.cash[seat] >= board(s.board).districts[top.space].price else None


def _auction(s: State, top: Auction, dice: Rng) -> tuple[Seat, Action]:
    """In turn, half way to what the lot is worth."""
    seat = auction.bidders(top)[0]
    low = auction.low(top)
    limit = worth(s, top.lot) * (90 + dice.die(20)) // 100
    cash = s.purse.cash[seat]
    limit = min(limit, max(cash - RESERVE, min(cash, (limit + cash - RESERVE) // 2)))
    if low > limit:
        return seat, PASS
    return seat, verbs.Bid(low + (limit - low) // 2 // data.STEP * data.STEP)


def _build(s: State, top: phases.ToBuild, _dice: Rng) -> tuple[Seat, Action]:
    """Press, then the blocks that add most, as long as there is cash; then what doubles rents or brings them back."""
    seat = s.turns.active
    if top.permit < 0:
        return seat, PRESS
    plots = [p for p in s.plots if p.owner == seat and not p.mortgage]
    cash = s.purse.cash[seat]
    cards = board(s.board).districts
    best, action = 0.0, None
    for p in plots if top.left else ():
        gain, count = _gain(cards[p.space], p, min(top.left, data.FULL - p.residential - p.industrial), cash)
        if gain > best:
            best, action = gain, verbs.Build(p.space, data.RESIDENTIAL, count)
    return seat, action or _clear(s, plots, cash) or _skyscraper(s, plots, cash) or DONE


def _clear(s: State, plots: list[Plot], cash: Cash) -> Action | None:
    """Take away a hazard that costs more than its removal."""
    for p in plots:
        if p.specials and hazardous(p):
            rents = board(s.board).districts[p.space].rents
            price = specials.removal(p.specials[0])
            if price <= cash and rents[p.residential + p.industrial] - rents[p.industrial] > price:
                return verbs.RemoveHazard(p.space, p.specials[0])
    return None


def _skyscraper(s: State, plots: list[Plot], cash: Cash) -> Action | None:
    """Double the first whole group for which that pays at once."""
    groups: dict[str, list[Plot]] = {}
    for p in plots:
        groups.setdefault(data.DISTRICTS[p.space].group, []).append(p)
    for group, members in groups.items():
        if len(members) == len(data.GROUPS[group]) and not doubled(s, members[0]):
            price = landmarks.price(s, members[0], "skyscraper")
            if price <= cash and sum([rent(s, p) for p in members]) > price and supply.left(s, "skyscraper"):
                return verbs.BuildSkyscraper(members[0].space)
    return None


def _place(s: State, top: phases.ToPlace, _dice: Rng) -> tuple[Seat, Action] | None:
    """A hazard where it voids most, or a bonus building on the best own district."""
    seat = s.turns.active
    hazard, bonus = data.PERMISSIONS[top.space]
    harmed = [plot(s, space) for space in specials.targets(s, seat, hazard)]
    void = partial(_void, board(s.board).districts)
    best = max((p for p in harmed if p.owner is not None), key=void, default=None)
    own = [plot(s, space) for space in specials.targets(s, seat, bonus, own=True)]
    kept = max(own, key=void, default=None)
    if best is not None and (kept is None or void(best) > void(kept)):
        return seat, verbs.Place(hazard, best.space)
    return None if kept is None else (seat, verbs.Place(bonus, kept.space))


def _void(cards: Mapping[Space, District], p: Plot) -> Cash:
    """What a hazard would take from the rent."""
    rents = cards[p.space].rents
    return rents[p.residential + p.industrial] - rents[p.industrial]


def _travel(s: State, _top: phases.ToTravel, _dice: Rng) -> tuple[Seat, Action]:
    """Over GO to an own or a mortgaged district, or to one that may be bought."""
    seat = s.turns.active
    here = s.spaces[seat]
    for space in stations.destinations(s):
        p = plot(s, space)
        if (p.owner == seat and space < here) or (p.owner is None and s.purse.cash[seat] > 3 * RESERVE):
            return seat, verbs.Travel(space)
    return seat, STAY


def _pay(s: State, top: phases.ToPay, _dice: Rng) -> tuple[Seat, Action]:
    """Rent Dodge for rents above a million, Tax Dodge always; the card is held as long as the question stands."""
    held = s.dodge == top.seat if top.cause == data.RENT else data.TAX_CARD in s.cards[top.seat]
    return top.seat, DODGE if held and top.amount > RESERVE else PAY


def _answer(s: State, t: Trade) -> tuple[Seat, Action]:
    """The partner accepts what brings it nearer to victory, as far as can be foreseen."""
    if trade_exec.why_not(s, t, trade_exec.holdings(s)) is not None:
        return t.partner, verbs.Refuse(t.number)
    before = evaluation.evaluate(s)[t.partner]
    owners = [p.owner for p in s.plots]
    _swap(s, t, 1)
    after = evaluation.evaluate(s)[t.partner]
    _swap(s, t, -1)
    for p, owner in zip(s.plots, owners, strict=True):
        p.owner = owner
    return t.partner, verbs.Accept(t.number) if after > before + FAIR else verbs.Refuse(t.number)


def _swap(s: State, t: Trade, sign: int) -> None:
    """Districts and cash as after the deal; with -1 the cash as before it."""
    for goods, taker in ((t.give, t.partner), (t.take, t.seat)):
        for item in goods:
            if isinstance(item, int):
                plot(s, item).owner = taker
    net = (t.pay - t.ask) * sign
    s.purse.cash[t.seat] -= net
    s.purse.cash[t.partner] += net


def _gain(card: District, p: Plot, most: int, cash: Cash) -> tuple[float, int]:
    """What a block adds there in the long run less its price, and how many to build."""
    count = min(most, cash // card.residential)
    if count <= 0:
        return 0.0, 0
    blocks = p.residential + p.industrial
    return 1.3 * (card.rents[data.FULL] - card.rents[blocks]) / (data.FULL - blocks) - card.residential + 200, count


PILOTS: dict[type, Callable[[State, Any, Rng], tuple[Seat, Action] | None]] = {
    phases.ToRoll: lambda s, _top, _dice: (s.turns.active, ROLL),
    phases.ToLeaveJail: _jail,
    phases.ToBuy: _buy,
    phases.ToChoose: lambda s, _top, _dice: (s.turns.active, SKIP),
    phases.ToBuild: _build,
    phases.ToPlace: _place,
    phases.ToTravel: _travel,
    phases.ToPay: _pay,
    Auction: _auction,
}
