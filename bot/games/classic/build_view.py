"""How what may be seen is read off a state (section 6). What it is stands in `view.py`."""

from typing import Any

from bot.games.classic import data, open_trades, orders, phases, rents, speed_die, trade_exec, waits
from bot.games.classic.state import Claim, Owed, Plot, State, available, fortunes, plan, raisable
from bot.games.classic.view import (
    AuctionView,
    ClaimView,
    ClassicView,
    ContestView,
    CountLine,
    DebtView,
    InheritView,
    OrderView,
    PlotView,
    SeatView,
    TradeView,
    WayView,
)
from bot.kit.contract import Goods, Seat, Space
from bot.kit.mechanics import deck
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.trade import Trade, contents

STAGES: dict[type, str] = {
    phases.ToRoll: "roll",
    phases.ToLeaveJail: "jail",
    phases.ToBus: "bus",
    phases.ToTriple: "triple",
    phases.ToChooseCard: "card",
    phases.ToBuy: "buy",
    phases.ToEnd: "end",
    phases.ToInherit: "inherit",
    phases.Contest: "contest",
    Auction: "auction",
    Debt: "debt",
}


def view(s: State, me: Seat | None) -> ClassicView:
    """What `me` may see: all of it but the order of the decks (section 6)."""
    top = s.stack[-1] if s.stack else None
    legs = tuple([data.TRACK.trail(start, steps) for start, steps in s.legs])
    here = s.spaces[s.turns.active]
    return ClassicView(
        me=me,
        board=s.board,
        seats=_seats(s),
        plots=tuple([_plot(s, index, p) for index, p in enumerate(s.plots)]),
        stage="over" if s.ranks or top is None else STAGES[type(top)],
        active=s.turns.active,
        turn=s.turns.turn,
        round=s.turns.round,
        dice=s.dice,
        speed=s.speed,
        trail=_trail(legs, here),
        legs=legs,
        drawn=s.drawn,
        card=plan(s).faces[s.drawn].word,
        doubles=s.doubles,
        again=s.again,
        throws=tuple(s.throws),
        fresh=tuple(sorted(set(s.fresh))),
        since=0 if top is None else s.decisions - top.number,
        **_pending(s, top),
        **_bank(s),
    )


def _pending(s: State, top: phases.Pending | None) -> dict[str, Any]:
    return {
        "lot": _lot(top),
        "ways": _ways(s, top),
        "auction": _auction(s, top),
        "debt": _debt(s, top) if isinstance(top, Debt) else None,
        "inherit": InheritView(top.seat, tuple(top.spaces)) if isinstance(top, phases.ToInherit) else None,
        "contest": _contest(s),
        "claims": tuple([_claim(s, claim) for claim in s.claims]),
        "deals": _trades(s),
        "rejections": tuple(s.rejections),
        "lots": _lots(s),
        "owed": tuple([_debt(s, due) for due in s.due if isinstance(due, Owed)]),
    }


def _bank(s: State) -> dict[str, Any]:
    """The Bank's buildings, the piles, the limit, the fortunes and the end."""
    return {
        "shops": s.shops,
        "towers": s.towers,
        "leap": deck.left(s.leap),
        "chest": deck.left(s.chest),
        "hours": s.hours if s.rules.limited else None,
        "over": s.over,
        "count": _count(s),
        "course": tuple([tuple(worths) for worths in s.course]),
        "stride": s.stride,
    }


def _seats(s: State) -> tuple[SeatView, ...]:
    worths = fortunes(s)
    return tuple(
        [
            SeatView(
                seat=seat,
                cash=s.purse.cash[seat],
                available=available(s, seat),
                space=s.spaces[seat],
                worth=worths[seat],
                jailed=s.jailed[seat],
                failures=s.failures[seat],
                awake=s.awake[seat],
                solvent=s.solvent[seat],
                properties=sum(s.counts[seat]),
                moved=s.purse.cash[seat] - s.before[seat] if s.before else 0,
                cards=tuple(s.cards[seat]),
            )
            for seat in range(len(s.solvent))
        ]
    )


def _plot(s: State, index: int, p: Plot) -> PlotView:
    b = plan(s)
    card = b.squares[p.space]
    return PlotView(
        space=p.space,
        kind=card.kind,
        group=card.group,
        price=card.price,
        rent=rents.now(s, index),
        mortgage=card.mortgage,
        interest=b.interests[index],
        shop=card.shop,
        owner=p.owner,
        level=p.level,
        mortgaged=p.mortgaged,
        monopoly=p.owner is not None and s.counts[p.owner][b.kin[index]] == len(b.mates[index]),
    )


def _trail(legs: tuple[tuple[Space, ...], ...], here: Space) -> tuple[Space, ...]:
    """All moves since the throw behind one another; where the active player stands when there was none."""
    found: list[Space] = []
    for leg in legs:
        found += leg[1:] if found and found[-1] == leg[0] else leg
    return tuple(found) or (here,)


def _lot(top: phases.Pending | None) -> Space | None:
    """The property that a purchase or an auction is about."""
    if isinstance(top, Auction):
        return top.lot if top.lot >= 0 else None
    return top.space if isinstance(top, phases.ToBuy) else None


def _ways(s: State, top: phases.Pending | None) -> tuple[WayView, ...]:
    """Where the Bus may go (CLASSIC-34, CLASSIC-35)."""
    if not isinstance(top, phases.ToBus):
        return ()
    here = s.spaces[s.turns.active]
    return tuple([WayView(way, far, data.TRACK.after(here, far)) for way, far in speed_die.ways(s).items()])


def _auction(s: State, top: phases.Pending | None) -> AuctionView | None:
    if not isinstance(top, Auction):
        return None
    below = s.stack[-2] if len(s.stack) > 1 else None
    series = isinstance(below, phases.Lots)
    return AuctionView(
        lot=top.lot if top.lot >= 0 else None,
        number=top.number,
        high=top.high,
        leader=top.leader,
        seats=tuple(top.seats),
        passed=tuple(top.passed),
        kind=data.KINDS.get(top.lot, ""),
        series=series,
        left=len(below.spaces) if isinstance(below, phases.Lots) else 0,
    )


def _debt(s: State, due: Debt | Owed) -> DebtView:
    """Who owes whom how much, for what and where: now, or after the phase."""
    return DebtView(
        seat=due.seat,
        creditor=None if due.creditor < 0 else due.creditor,
        amount=due.amount,
        raisable=raisable(s, due.seat),
        cause=due.cause,
        space=due.space if isinstance(due, Debt) and due.space >= 0 else None,
        shares=tuple(s.shares) if isinstance(due, Debt) and due.creditor == data.EACH else (),
    )


def _contest(s: State) -> ContestView | None:
    """The shortage, also while its buildings are auctioned."""
    contest = orders.running(s)
    if contest is None:
        return None
    found = tuple([OrderView(one.seat, one.group, tuple(one.levels)) for one in contest.orders])
    return ContestView(contest.kind, found, tuple(contest.asked), contest.closed)


def _claim(s: State, claim: Claim) -> ClaimView:
    return ClaimView(
        number=claim.number,
        owner=claim.owner,
        payer=claim.payer,
        amount=claim.amount,
        space=claim.space,
        guarded=claim.guarded,
        recorded=claim.recorded,
        blocks=waits.blocks(s, claim),
        forfeit=waits.forfeited(s, claim),
    )


def _trades(s: State) -> tuple[TradeView, ...]:
    """The open trades, in the order in which they were offered, each with what stands in its way now."""
    if not s.deals:
        return ()
    held = trade_exec.holdings(s)
    return tuple([TradeView(*contents(t), lift=open_trades.lifts(t), stale=_stale(s, t, held)) for t in s.deals])


def _stale(s: State, t: Trade, held: list[Goods]) -> str:
    """The code of the refusal that accepting would meet."""
    why = trade_exec.why_not(s, t, held)
    return "" if why is None else why.code


def _lots(s: State) -> tuple[Space, ...]:
    """Properties that come under the hammer next."""
    found: list[Space] = []
    for pending in (*reversed(s.stack), *s.due):
        if isinstance(pending, phases.Lots):
            found += pending.spaces
    return tuple(found)


def _count(s: State) -> tuple[CountLine, ...]:
    """The lines of the end, the winner first."""
    lines = [line(s, seat) for seat in range(len(s.ranks))]
    return tuple(sorted(lines, key=lambda one: one.rank))


def line(s: State, seat: Seat) -> CountLine:
    """One line of the end: cash, printed prices (half of them when mortgaged), buildings (CLASSIC-166)."""
    b = plan(s)
    cash, properties, buildings = s.purse.cash[seat], 0, 0
    for index, p in enumerate(s.plots):
        if p.owner == seat:
            properties += b.prices[index] // 2 if p.mortgaged else b.prices[index]
            buildings += p.level * b.squares[p.space].shop
    return CountLine(seat, cash, properties, buildings, cash + properties + buildings, s.ranks[seat])
