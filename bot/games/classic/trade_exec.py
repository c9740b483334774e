"""What a trade is made of, whether it may be made, and the exchange itself (section 4.15)."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.classic import mortgages, open_trades, orders, phases, title_deeds
from bot.games.classic.actions import Accept, Propose
from bot.games.classic.buildable import built_up
from bot.games.classic.events.trades import DealMade, TransferPaid
from bot.games.classic.means import lent, means, worth
from bot.games.classic.state import Owed, Plot, State, available, decision, plan, plot
from bot.kit.contract import Cash, Goods, Refusal, Refused, Rng, Seat, Space, Tell, Value
from bot.kit.mechanics import debt, trade
from bot.kit.mechanics.balances import BANK, pay
from bot.kit.mechanics.debt import Debt, Means
from bot.kit.mechanics.trade import Side, Trade

EMPTY, CASH_ONLY, CONTEST = Refusal("empty-side"), Refusal("cash-only"), Refusal("contest-running")


# ---- what there is to give


def holdings(s: State) -> list[Goods]:
    """What each seat may trade besides cash: properties in board order, then kept jail cards by word (CLASSIC-141).

    No place of a group with a building (CLASSIC-142), and nothing that does not exist yet (CLASSIC-144). A mortgaged
    property and a jail card can be traded by who has nothing else, in jail too (CLASSIC-109, CLASSIC-198, CLASSIC-204).
    """
    built = built_up(s)
    found: list[list[Value]] = [[] for _ in s.solvent]
    for index, p in enumerate(s.plots):
        if p.owner is not None and index not in built:
            found[p.owner].append(p.space)
    for seat, kept in enumerate(s.cards):
        found[seat] += kept
    return [tuple(items) for items in found]


def pledged(s: State, goods: Goods) -> tuple[Space, ...]:
    """The mortgaged properties among goods."""
    plots, place = s.plots, plan(s).place
    return tuple([item for item in goods if isinstance(item, int) and plots[place[item]].mortgaged])


def fees(s: State, received: Goods, lift: Goods) -> list[tuple[Space, bool, Cash]]:
    """For each mortgaged property received: whether it is lifted, and what the Bank gets for it.

    The bare mortgage value when it is lifted at once, else a tenth of it, rounded for each by itself (CLASSIC-147,
    CLASSIC-201).
    """
    return [
        (space, True, mortgages.value(s, space)) if space in lift else (space, False, mortgages.interest(s, space))
        for space in pledged(s, received)
    ]


def _sum(charges: Iterable[tuple[Space, bool, Cash]]) -> Cash:
    return sum([amount for _, _, amount in charges])


# ---- proposing


def propose(s: State, seat: Seat, action: Propose, _dice: Rng, tell: Tell) -> None:
    """Any player to any other at any time (CLASSIC-145); what the sender could not keep is refused at once.

    There are no other things to trade than those named: no promise, loan or share (CLASSIC-144, CLASSIC-169).
    """
    held, partner = holdings(s), action.partner
    give, take = trade.in_order(action.give, held[seat]), trade.in_order(action.take, held[partner])
    lift = trade.in_order(action.lift, pledged(s, take))
    if len(lift) < len(action.lift):
        raise Refused("lift-not-taken")
    t = Trade(0, seat, partner, give, action.pay, take, action.ask, open_trades.terms(lift, pledged(s, (*give, *take))))
    _check(one_sided(t) or side_fails(s, t, seat, lift))
    t.number = decision(s)
    open_trades.lay(s, t, tell)


def _check(why: Refusal | None) -> None:
    """Raise what stands in the way."""
    if why is not None:
        raise Refused(why.code, **why.facts)


def one_sided(t: Trade) -> Refusal | None:
    """Each side gives something, and not cash alone: gifts and loans are refused (CLASSIC-143, CLASSIC-169)."""
    if trade.one_sided(t):
        return EMPTY
    return None if t.give or t.take else CASH_ONLY


# ---- whether it may be made


def why_not(s: State, t: Trade, held: list[Goods]) -> Refusal | None:
    """Why the trade cannot be accepted now, whatever its receiver lifts (CLASSIC-146)."""
    return _stands_not(s, t, held) or _receiver_fails(s, t)


def _stands_not(s: State, t: Trade, held: list[Goods]) -> Refusal | None:
    """What else than the receiver's own part stands in the way (CLASSIC-125, CLASSIC-146)."""
    if orders.running(s) is not None:
        return CONTEST
    return _changed(s, t, held) or side_fails(s, t, t.seat, open_trades.lifts(t))


def _changed(s: State, t: Trade, held: list[Goods]) -> Refusal | None:
    """Something is gone, built upon, mortgaged or lifted since, or cash is short (CLASSIC-146).

    The facts name the first thing that is not as it was, and whose it was to give.
    """
    was = open_trades.pledged(t)
    for seat, goods, cash in ((t.seat, t.give, t.pay), (t.partner, t.take, t.ask)):
        item = trade.lacking(goods, cash, held[seat], available(s, seat))
        if item is not None:
            return Refusal("deal-stale", {"seat": seat, "give": item})
        for space in goods:
            if isinstance(space, int) and plot(s, space).mortgaged != (space in was):
                return Refusal("deal-changed", {"seat": seat, "give": space})
    return None


def side_fails(s: State, t: Trade, seat: Seat, lift: Goods) -> Refusal | None:
    """Why `seat` cannot take its part: fees it could not pay (CLASSIC-148), or a debt that comes first (CLASSIC-149)."""
    received, given, net = trade.part(t, seat)
    charges = fees(s, received, lift)
    cost = _sum(charges)
    rest = available(s, seat) + net
    if cost and rest < cost:
        return Refusal("fees-unpaid", {"seat": seat, "low": cost, "cash": max(rest, 0)})
    owed = owing(s, seat)
    if not owed or owed <= rest - cost:
        return None  # cash alone covers all that is due
    if debt.strips(means(s, seat), _after(s, seat, (received, given, net), charges), owed):
        return Refusal("debt-comes-first", {"seat": seat})
    return None


def owing(s: State, seat: Seat) -> Cash:
    """Debts, those that wait for their turn too, and claims, open or recorded, against `seat` (CLASSIC-149)."""
    debts = [one.amount for one in s.stack if type(one) is Debt and one.seat == seat]
    waiting = [one.amount for one in s.due if type(one) is Owed and one.seat == seat]
    return sum([claim.amount for claim in s.claims if claim.payer == seat]) + sum(debts) + sum(waiting)


def _after(s: State, seat: Seat, part: tuple[Goods, Goods, Cash], charges: Sequence[tuple[Space, bool, Cash]]) -> Means:
    """The means of `seat` after the trade; nothing that is traded has buildings."""
    received, given, net = part
    lifted = {space for space, now, _ in charges if now}
    before, cash = means(s, seat), net - _sum(charges)
    estate = before.estate + debt.WHOLE * cash + worth(s, received, lifted) - worth(s, given)
    return Means(before.raisable + cash + lent(s, received, lifted) - lent(s, given), estate)


def _receiver_fails(s: State, t: Trade) -> Refusal | None:
    """Why the partner cannot accept with any choice of mortgages to lift; None when there is one.

    Lifting none is cheapest; who owes something may have to lift some, as a lifted property can be mortgaged again.
    """
    why = side_fails(s, t, t.partner, ())
    if why is None or why.code == "fees-unpaid":
        return why
    for lift in _more_and_more(s, t):
        if side_fails(s, t, t.partner, lift) is None:
            return None
    return why


def _more_and_more(s: State, t: Trade) -> Iterator[Goods]:
    """Choices of mortgages to lift by what they save of fees for good, of which the cheapest that saves enough counts."""
    best: dict[Cash, tuple[Cash, Goods]] = {0: (0, ())}
    for space in pledged(s, t.give):
        value, tenth = mortgages.value(s, space), mortgages.interest(s, space)
        for saved, (cost, lift) in list(best.items()):
            known = best.get(saved + tenth)
            if known is None or cost + value - tenth < known[0]:
                best[saved + tenth] = (cost + value - tenth, (*lift, space))
    for saved in sorted(best):
        yield best[saved][1]


def hopeless(s: State, seat: Seat, partner: Seat, mine: Side, theirs: Side, turned: Goods) -> Refusal | None:
    """Why `seat` can offer nothing at all to `partner`; None when something is possible. `turned` of `theirs` are mortgaged.

    Both must have something, not cash alone (CLASSIC-143, CLASSIC-204); an offer of the least for the most has to
    pass what is asked of its sender.
    """
    if not (mine.goods or mine.cash) or not (theirs.goods or theirs.cash):
        return EMPTY
    if not (mine.goods or theirs.goods):
        return CASH_ONLY
    free = len(turned) < len(theirs.goods) or (mine.goods and theirs.cash)
    if free and not owing(s, seat):
        return None  # no debt comes first, and something costs no fee
    why: Refusal | None = None
    for t in _least_for_most(s, Trade(0, seat, partner, mine.goods, mine.cash, theirs.goods, theirs.cash)):
        why = side_fails(s, t, seat, open_trades.lifts(t))
        if why is None:
            return None
    return why


def side(s: State, seat: Seat, held: list[Goods]) -> Side:
    """What `seat` may put into a trade (CLASSIC-141)."""
    return Side(held[seat], max(available(s, seat), 0))


def _least_for_most(s: State, most: Trade) -> Iterator[Trade]:
    """Offers of which one is possible if any is: one thing, or a credit, for all that costs no fee; for a pledge besides.

    Or for all pledges whose fees can be paid: they bring nothing at once, but are part of an estate (CLASSIC-149).
    """
    turned = pledged(s, most.take)
    free = tuple([item for item in most.take if item not in turned])
    wanted: list[tuple[Goods, Goods]] = [(free, ())] if free or most.ask else []
    wanted += [((*free, space), lift) for space in turned for lift in ((), (space,))]
    offered: list[tuple[Goods, Cash]] = [((item,), 0) for item in most.give]
    if most.pay:
        offered.append(((), 1))
    for give, cash in offered:
        room = available(s, most.seat) + most.ask - cash
        for take, lift in (*wanted, ((*free, *_within(s, turned, room)), ())):
            if give or take:
                yield Trade(0, most.seat, most.partner, give, cash, take, most.ask, lift)


def _within(s: State, turned: Iterable[Space], room: Cash) -> list[Space]:
    """Mortgaged properties, the dearest first, as long as the fees for keeping them so can be paid (CLASSIC-147)."""
    chosen: list[Space] = []
    for space in sorted(turned, key=lambda one: -mortgages.interest(s, one)):
        if mortgages.interest(s, space) <= room:
            room -= mortgages.interest(s, space)
            chosen.append(space)
    return chosen


# ---- the exchange


def accept(s: State, _seat: Seat, action: Accept, _dice: Rng, tell: Tell) -> None:
    """All is looked at again (CLASSIC-146), with what the receiver lifts (CLASSIC-148); then everything moves at once."""
    t = next(one for one in s.deals if one.number == action.deal)
    _check(_stands_not(s, t, holdings(s)) or side_fails(s, t, t.partner, action.lift))
    trade.close(s.deals, t.number)
    mine, yours = fees(s, t.take, open_trades.lifts(t)), fees(s, t.give, action.lift)
    net = t.pay - t.ask
    made = DealMade(t.seat, t.partner, t.number, t.give, t.pay, t.take, t.ask)
    pay(s.purse, t.seat if net >= 0 else t.partner, t.partner if net >= 0 else t.seat, abs(net), tell, made)
    _move(s, t.give, t.seat, t.partner)
    _move(s, t.take, t.partner, t.seat)
    _charge(s, t.seat, mine, tell)
    _charge(s, t.partner, yours, tell)


def _move(s: State, goods: Goods, giver: Seat, taker: Seat) -> None:
    """Deeds as they are, mortgaged or not; jail cards (CLASSIC-109, CLASSIC-141)."""
    for item in goods:
        if isinstance(item, int):
            title_deeds.transfer(s, plot(s, item), taker)
            _no_longer_inherited(s, plot(s, item))
        else:
            s.cards[giver].remove(item)
            s.cards[taker].append(item)
            s.cards[taker].sort()


def _no_longer_inherited(s: State, p: Plot) -> None:
    """What is traded away during INHERIT has paid its fee for another owner (CLASSIC-147, CLASSIC-159)."""
    for pending in s.stack:
        if isinstance(pending, phases.ToInherit) and p.space in pending.spaces:
            pending.spaces.remove(p.space)


def _charge(s: State, seat: Seat, charges: Sequence[tuple[Space, bool, Cash]], tell: Tell) -> None:
    """The Bank's part for each mortgaged property received (CLASSIC-147)."""
    for space, lifted, amount in charges:
        if lifted:
            mortgages.clear(s, seat, space, amount, tell)
        else:
            pay(s.purse, seat, BANK, amount, tell, TransferPaid(seat, space, amount))
