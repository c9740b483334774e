"""When more buildings are wanted than the Bank has: the contest and its auction (section 4.12)."""

from functools import lru_cache
from operator import attrgetter

import msgspec

from bot.games.classic import data, even_building, phases, title_deeds
from bot.games.classic.actions import CloseContest, Enter, Forgo
from bot.games.classic.buildable import Site, open_to, open_to_each
from bot.games.classic.buildable import levels as levels_of
from bot.games.classic.even_building import Change, Levels
from bot.games.classic.events.auctions import (
    BuildingLotOpened,
    BuildingUnsold,
    BuildingWon,
    ContestOpened,
    OneOrderLeft,
    OrderEntered,
    OrderForgone,
    OrderLapsed,
)
from bot.games.classic.events.buildings import Built
from bot.games.classic.means import able
from bot.games.classic.orders import cost, need, places, price, raised, running, stock, unsold
from bot.games.classic.state import State, available, busy, decision
from bot.kit.contract import Cash, Refusal, Rng, Seat, Tell
from bot.kit.mechanics import turns
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.balances import BANK, pay

TWO_ORDERS, LATER, UNSOLD = Refusal("two-orders"), Refusal("phase-running"), Refusal("order-unsold")
PRICE = attrgetter("price")


class Means(msgspec.Struct, frozen=True):
    """What a seat may build with: its cash, the Bank's stock, and what all others could buy of it (CLASSIC-123).

    `busy`: a phase is open in which no contest can begin (CLASSIC-124). `unsold`: orders for which nobody bid in this
    turn, as groups and words (CLASSIC-129).
    """

    cash: Cash
    shops: int
    towers: int
    shop_wishes: int
    tower_wishes: int
    busy: bool
    unsold: frozenset[tuple[str, str]] = frozenset()


def means(s: State, seat: Seat) -> Means:
    """With what `seat` could build now."""
    shops = towers = 0
    for other, here in open_to_each(s).items():
        if other != seat:
            for_shops, for_towers = _affordable(s, available(s, other), here)
            shops += for_shops
            towers += for_towers
    return Means(available(s, seat), s.shops, s.towers, shops, towers, busy(s), unsold(s, seat))


def wishes(s: State, seat: Seat, kind: str) -> int:
    """How many buildings of `kind` a seat could buy now at list price, were there enough (CLASSIC-123)."""
    return _affordable(s, available(s, seat), open_to(s, seat))[0 if kind == data.SHOP else 1]


def _affordable(s: State, cash: Cash, here: list[Site]) -> tuple[int, int]:
    """How many shops, and how many towers: the cheapest group first, until the cash is used up (CLASSIC-123)."""
    shops, towers, for_shops, for_towers = 0, 0, max(cash, 0), max(cash, 0)
    for at in sorted(here, key=PRICE) if len(here) > 1 else here:
        bare, topped = _room(levels_of(s, at))
        more, taller = min(bare, for_shops // at.price), min(topped, for_towers // at.price)
        shops, towers = shops + more, towers + taller
        for_shops, for_towers = for_shops - more * at.price, for_towers - taller * at.price
    return shops, towers


@lru_cache(maxsize=4096)
def _room(now: Levels) -> tuple[int, int]:
    """Shops: every level below 4. Towers: places at 4, once all are at 4 or 5 (CLASSIC-118, CLASSIC-123)."""
    shops = sum([max(0, data.SHOPS_EACH - level) for level in now])
    return shops, now.count(data.SHOPS_EACH) if min(now) >= data.SHOPS_EACH else 0


def out_of_stock(m: Means, change: Change) -> Refusal | None:
    """Why the Bank cannot serve the order whatever others want (CLASSIC-5, CLASSIC-119, CLASSIC-121, CLASSIC-205)."""
    if change.shops > m.shops:
        return missing(data.SHOP, change.shops, m.shops)
    return missing(data.TOWER_KIND, change.towers, m.towers) if change.towers > m.towers else None


def missing(kind: str, need: int, left: int) -> Refusal:
    """More is wanted than the Bank has."""
    return Refusal("out-of-stock", {"kind": kind, "need": need, "left": left})


def contested(m: Means, change: Change) -> str:
    """The kind for which an order and the wishes of others exceed the stock; empty where none does (CLASSIC-123).

    An order for towers alone wants no shops: it frees some (CLASSIC-206).
    """
    if change.shops and change.shops + m.shop_wishes > m.shops:
        return data.SHOP
    if change.towers and change.towers + m.tower_wishes > m.towers:
        return data.TOWER_KIND
    return ""


# ---- the contest


def open_contest(s: State, seat: Seat, at: Site, change: Change, tell: Tell) -> None:
    """Everybody else who could buy of that kind is asked (CLASSIC-123, CLASSIC-125)."""
    kind = data.SHOP if change.shops else data.TOWER_KIND
    asked = [other for other in turns.order(s.solvent, seat) if other != seat and wishes(s, other, kind)]
    contest = phases.Contest(decision(s), kind, [phases.Order(seat, at.group, list(change.levels))], asked)
    s.stack.append(contest)
    tell(ContestOpened(seat, kind, change.shops or change.towers, stock(s, kind)))


def choices(now: Levels, kind: str) -> list[Change]:
    """The orders for a group that ask for nothing but `kind` (CLASSIC-124, CLASSIC-125)."""
    if kind == data.SHOP:
        return [change for change in even_building.rises(now) if change.shops and not change.towers]
    return [change for change in even_building.rises(now) if change.towers and not change.shops]


def enter(s: State, seat: Seat, action: Enter, _dice: Rng, tell: Tell) -> None:
    """One order, which stays locked in (CLASSIC-125)."""
    contest = _open(s)
    order = phases.Order(seat, action.group, title_deeds.levels(action.levels))
    contest.orders.append(order)
    contest.asked.remove(seat)
    tell(OrderEntered(seat, contest.kind, action.group, need(s, order)))
    _close_early(s, contest, tell)


def forgo(s: State, seat: Seat, _action: Forgo, _dice: Rng, tell: Tell) -> None:
    """Order nothing (CLASSIC-125)."""
    contest = _open(s)
    contest.asked.remove(seat)
    tell(OrderForgone(seat))
    _close_early(s, contest, tell)


def close(s: State, _seat: Seat, _action: CloseContest, _dice: Rng, tell: Tell) -> None:
    """The time is up: who has not answered passes (section 5)."""
    contest = _open(s)
    for seat in contest.asked:
        tell(OrderForgone(seat))
    contest.asked = []
    _resolve(s, contest, tell)


def _open(s: State) -> phases.Contest:
    top = s.stack[-1]
    assert isinstance(top, phases.Contest), "only a contest is answered so"
    return top


def _close_early(s: State, contest: phases.Contest, tell: Tell) -> None:
    """When all have answered nobody waits for the clock (CLASSIC-125)."""
    if not contest.asked:
        _resolve(s, contest, tell)


def _resolve(s: State, contest: phases.Contest, tell: Tell) -> None:
    """Orders that can no longer be paid lapse; then all of them at list price, or an auction (CLASSIC-126, CLASSIC-127).

    An order that is the only one is served as far as it can be paid.
    """
    contest.closed = True
    for order in list(contest.orders) if len(contest.orders) > 1 else ():
        if available(s, order.seat) < cost(s, order):
            _lapse(contest, order, "short", tell)
    _go_on(s, contest, tell)


def _go_on(s: State, contest: phases.Contest, tell: Tell) -> None:
    """List price for who is alone, or when all fits; the next lot while two compete; the end when nothing is left.

    CLASSIC-126, CLASSIC-129. Who could not bid at all does not compete (CLASSIC-127).
    """
    left = stock(s, contest.kind)
    if len(contest.orders) == 1:
        s.stack.pop()
        _serve_alone(s, contest, tell)
    elif sum([need(s, order) for order in contest.orders]) <= left:
        s.stack.pop()
        for order in list(contest.orders):
            _serve(s, contest, order, tell)
    elif not left:
        _give_up(s, contest, "sold-out", tell)
    elif poor := [order for order in contest.orders if not able(s, order.seat, 1)]:
        for order in poor:
            _lapse(contest, order, "short", tell)
        _go_on(s, contest, tell)
    else:
        _open_lot(s, contest, left, tell)


def _serve_alone(s: State, contest: phases.Contest, tell: Tell) -> None:
    """What one player alone still wants, as far as it is there and can be paid, at list price; the rest lapses (CLASSIC-129)."""
    (order,) = contest.orders
    wanted, left = need(s, order), stock(s, contest.kind)
    if left:
        tell(OneOrderLeft(order.seat, contest.kind))
    payable = max(0, available(s, order.seat)) // price(s, order)
    count = min(wanted, left, payable)
    if count:
        _raise(s, contest, order, count, tell)
    if count < wanted:
        _lapse(contest, order, "short" if payable < left else "sold-out", tell)


def _raise(s: State, contest: phases.Contest, order: phases.Order, count: int, tell: Tell) -> None:
    """So many buildings of an order go up, at list price."""
    levels, amount = raised(s, order, count), count * price(s, order)
    title_deeds.rebuild(s, places(s, order), levels)
    shops, towers = (count, 0) if contest.kind == data.SHOP else (0, count)
    built = Built(order.seat, order.group, title_deeds.word(levels), shops, towers, amount)
    pay(s.purse, order.seat, BANK, amount, tell, built)


def _serve(s: State, contest: phases.Contest, order: phases.Order, tell: Tell) -> None:
    """All that the order still needs, at list price; it lapses where its owner can no longer pay (CLASSIC-129)."""
    if available(s, order.seat) < cost(s, order):
        _lapse(contest, order, "short", tell)
    else:
        _raise(s, contest, order, need(s, order), tell)


def _give_up(s: State, contest: phases.Contest, reason: str, tell: Tell) -> None:
    """All open orders lapse, and the contest is over (CLASSIC-129)."""
    s.stack.pop()
    for order in list(contest.orders):
        _lapse(contest, order, reason, tell)


def _lapse(contest: phases.Contest, order: phases.Order, reason: str, tell: Tell) -> None:
    """An order comes to nothing."""
    contest.orders.remove(order)
    tell(OrderLapsed(order.seat, contest.kind, reason))


# ---- the auction


def _open_lot(s: State, contest: phases.Contest, left: int, tell: Tell) -> None:
    """One building among those whose orders are not yet filled, from 1 c up (CLASSIC-87, CLASSIC-127)."""
    wanting = [order.seat for order in contest.orders]
    seats = [seat for seat in turns.order(s.solvent, s.turns.active) if seat in wanting]
    lot = data.SHOP_LOT if contest.kind == data.SHOP else data.TOWER_LOT
    s.stack.append(Auction(lot, decision(s), seats))
    tell(BuildingLotOpened(contest.kind, left))


def sold(s: State, winner: Seat | None, amount: Cash, tell: Tell) -> None:
    """The lot is closed: the building goes up at once, a tower returning its shops (CLASSIC-128).

    The bid replaces the list price (CLASSIC-127); without one all orders lapse (CLASSIC-129).
    """
    contest = running(s)
    assert contest is not None, "building lots are auctioned in contests alone"
    order = next((order for order in contest.orders if order.seat == winner), None)
    if order is None:
        tell(BuildingUnsold(contest.kind))
        s.unsold += contest.orders
        _give_up(s, contest, "no-bid", tell)
        return
    here, levels = places(s, order), raised(s, order, 1)
    space = next(p.space for p, level in zip(here, levels, strict=True) if p.level < level)
    title_deeds.rebuild(s, here, levels)
    pay(s.purse, order.seat, BANK, amount, tell, BuildingWon(order.seat, contest.kind, space, amount))
    if not need(s, order):
        contest.orders.remove(order)
    _go_on(s, contest, tell)


# ---- who leaves


def leave(s: State, seat: Seat, tell: Tell) -> None:
    """A leaver's order lapses; the others go on (CLASSIC-219). The buildings have been given back before.

    In an auction the bids are struck out next (CLASSIC-96), and what follows is seen when the lot closes; but where one
    order alone is left there is no auction any more (CLASSIC-127).
    """
    contest = running(s)
    if contest is None:
        return
    for order in [order for order in contest.orders if order.seat == seat]:
        _lapse(contest, order, "left", tell)
    if seat in contest.asked:
        contest.asked.remove(seat)
    if not contest.closed:
        _close_early(s, contest, tell)
    elif len(contest.orders) == 1:
        s.stack.pop()
        _go_on(s, contest, tell)
