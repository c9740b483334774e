"""What each seat may build, sell, mortgage and lift, at any time or in answer to a decision (sections 4.11 to 4.14)."""

from functools import cache, lru_cache

from bot.games.classic import actions as verbs
from bot.games.classic import even_building, mortgages, orders, phases, sell, shortage
from bot.games.classic.build import why_not
from bot.games.classic.buildable import Site, complete, open_to, topped
from bot.games.classic.buildable import levels as levels_of
from bot.games.classic.data import SHOPS_EACH
from bot.games.classic.even_building import Levels
from bot.games.classic.shortage import Means
from bot.games.classic.state import State, available, plan
from bot.kit.contract import Choice, LegalAction, Refusal, Seat, Space, Value
from bot.kit.mechanics.choices import offer, sort_out
from bot.kit.mechanics.debt import Debt, unpaid

NO_SHOPS, BUILT, LOCKED = Refusal("no-shops-left"), Refusal("has-buildings"), Refusal("order-locked")


@cache
def _only(value: Value) -> Choice:
    return Choice((value,))


def any_time(s: State, top: phases.Pending, seat: Seat, found: list[LegalAction]) -> None:
    """Add what a seat with properties may do with them (CLASSIC-22, CLASSIC-113, CLASSIC-120, CLASSIC-134, CLASSIC-136).

    A debtor neither builds nor lifts (CLASSIC-120, CLASSIC-140); in a shortage nobody builds or sells (CLASSIC-125).
    What is done in the course of a decision answers it: selling and mortgaging a debt, building and lifting the end of
    one's turn, lifting an inheritance.
    """
    if not any(s.counts[seat]):
        return
    owes = isinstance(top, Debt) and top.seat == seat
    contest = orders.running(s)
    wait = f"debt-{top.number}" if owes else None
    if contest is None:
        if not owes:
            builds(s, seat, _turn(s, top, seat), found)
        sales(s, seat, wait, found)
    pledges(s, seat, wait, found)
    if not owes:
        lifts(s, top, seat, found)


def settling(s: State, top: phases.Pending, seat: Seat, found: list[LegalAction]) -> None:
    """A debtor sells, and mortgages what may be; a creditor lifts what was inherited."""
    if isinstance(top, Debt) and top.seat == seat:
        wait = f"debt-{top.number}"
        sales(s, seat, wait, found)
        free = mortgages.free(s, seat)
        if free:
            found.append(LegalAction(verbs.Mortgage, wait, (Choice(tuple(free)),)))
    elif isinstance(top, phases.ToInherit) and top.seat == seat:
        lifts(s, top, seat, found)


def _turn(s: State, top: phases.Pending, seat: Seat) -> str | None:
    """The end of the own turn, which waits for what one still wants to do."""
    return f"end-{top.number}" if type(top) is phases.ToEnd and seat == s.turns.active else None


def builds(s: State, seat: Seat, wait: str | None, found: list[LegalAction]) -> None:
    """For each group all levels it may rise to; those without cash or stock greyed (CLASSIC-114, CLASSIC-119)."""
    here = open_to(s, seat)
    if not here:
        return
    means = shortage.means(s, seat)
    for at in here:
        reasons = [(change.word, why_not(at, change, means)) for change in even_building.rises(levels_of(s, at))]
        if reasons:
            found.append(offer(verbs.Build, wait, sort_out(reasons), _only(at.group)))


def affordable(s: State, seat: Seat, wait: str | None, found: list[LegalAction]) -> None:
    """Of `builds` what is possible, and nothing besides: all that a play-out looks at."""
    here = open_to(s, seat)
    if not here:
        return
    cash = available(s, seat)
    here = [at for at in here if at.price <= cash and not topped(s, at)]
    if not here:
        return
    m = shortage.means(s, seat)
    for at in here:
        now = levels_of(s, at)
        able = _able(now, _usable(m, at, now))
        if able is not None:
            found.append(LegalAction(verbs.Build, wait, (_only(at.group), able)))


def _usable(m: Means, at: Site, now: Levels) -> Means:
    """Of the means what a group at these levels can use, its cash as levels, so that equal cases are looked at once."""
    most = even_building.all_towers(now)
    steps = _within(m.cash // at.price, most.steps)
    if m.shops - m.shop_wishes >= most.shops and m.towers - m.tower_wishes >= most.towers:
        return Means(steps, most.shops, most.towers, 0, 0, busy=False)  # enough for everybody
    shops, towers = _within(m.shops, most.shops), _within(m.towers, most.towers)
    free = _within(m.shops - m.shop_wishes, shops), _within(m.towers - m.tower_wishes, towers)
    unsold = frozenset([("", word) for group, word in m.unsold if group == at.group]) if m.unsold else m.unsold
    return Means(steps, shops, towers, shops - free[0], towers - free[1], m.busy, unsold)


def _within(count: int, most: int) -> int:
    """The number from 0 to `most` that comes nearest."""
    if count > most:
        return most
    return count if count > 0 else 0


@lru_cache(maxsize=65_536)
def _able(now: Levels, m: Means) -> Choice | None:
    """The levels that a group may rise to with `_usable` means; None where there are none."""
    at = Site("", 0, (), 0, 1)
    rises = [change for change in even_building.rises(now) if change.steps <= m.cash]
    able = tuple([change.word for change in rises if why_not(at, change, m) is None])
    return Choice(able) if able else None


def sales(s: State, seat: Seat, wait: str | None, found: list[LegalAction]) -> None:
    """For each built group all levels it may fall to; those for which shops are missing greyed (CLASSIC-131, CLASSIC-133)."""
    for at in complete(s, seat):
        now = levels_of(s, at)
        if any(now):
            found.append(offer(verbs.Sell, wait, _lower(now, min(s.shops, SHOPS_EACH * len(now))), _only(at.group)))


@lru_cache(maxsize=1024)
def _lower(now: Levels, shops: int) -> Choice:
    """The levels that a built group may fall to while the Bank has so many shops."""
    changes = even_building.falls(now)
    return sort_out([(change.word, None if sell.allowed(change, shops) else NO_SHOPS) for change in changes])


def pledges(s: State, seat: Seat, wait: str | None, found: list[LegalAction]) -> None:
    """Own properties to mortgage; greyed where buildings stand, or an order waits (CLASSIC-125, CLASSIC-135)."""
    squares = plan(s).squares
    free = mortgages.possible(s, seat)

    def obstacle(space: Space) -> Refusal | None:
        if space not in free:
            return BUILT
        return LOCKED if orders.locked(s, squares[space].group) else None

    reasons = [(p.space, obstacle(p.space)) for p in s.plots if p.owner == seat and not p.mortgaged]
    if reasons:
        found.append(offer(verbs.Mortgage, wait, sort_out(reasons)))


def lifts(s: State, top: phases.Pending, seat: Seat, found: list[LegalAction]) -> None:
    """Own mortgages that the cash can lift (CLASSIC-138); in INHERIT those received answer the phase (CLASSIC-159)."""
    turned = [p.space for p in s.plots if p.mortgaged and p.owner == seat]
    if not turned:
        return
    fresh = mortgages.inherited(s, seat)
    if fresh:
        _lift(s, seat, f"inherit-{top.number}", [space for space in turned if space in fresh], found)
        turned = [space for space in turned if space not in fresh]
    _lift(s, seat, _turn(s, top, seat), turned, found)


def liftable(s: State, seat: Seat, wait: str | None, found: list[LegalAction]) -> None:
    """Of `lifts` what is possible, while nothing was inherited."""
    turned = [p.space for p in s.plots if p.mortgaged and p.owner == seat]
    if not turned:
        return
    cash = available(s, seat)
    able = tuple([space for space in turned if mortgages.price(s, seat, space) <= cash])
    if able:
        found.append(LegalAction(verbs.Lift, wait, (Choice(able),)))


def _lift(s: State, seat: Seat, wait: str | None, spaces: list[Space], found: list[LegalAction]) -> None:
    """Dearer ones greyed."""
    cash = available(s, seat)
    if spaces:
        reasons = [(space, unpaid(mortgages.price(s, seat, space), cash)) for space in spaces]
        found.append(offer(verbs.Lift, wait, sort_out(reasons)))


# ---- the shortage


def contest(s: State, top: phases.Contest, seat: Seat) -> list[LegalAction]:
    """Order of the contested kind for one group, or pass (CLASSIC-125)."""
    if seat not in top.asked:
        return []
    wait = f"contest-{top.number}"
    found = [LegalAction(verbs.Forgo, wait)]
    cash, stock = available(s, seat), orders.stock(s, top.kind)
    for at in open_to(s, seat):
        reasons: list[tuple[Value, Refusal | None]] = []
        for change in shortage.choices(levels_of(s, at), top.kind):
            need = change.shops or change.towers
            missing = shortage.missing(top.kind, need, stock) if need > stock else None
            reasons.append((change.word, missing or unpaid(change.steps * at.price, cash)))
        if reasons:
            found.append(offer(verbs.Enter, wait, sort_out(reasons), _only(at.group)))
    return found


def close(top: phases.Contest) -> LegalAction:
    """The clock's: the time for orders is up."""
    return LegalAction(verbs.CloseContest, f"contest-{top.number}")
