"""What each seat sees: the view of a state (part C of the rules)."""

from typing import Any

from bot.games.builder import data, phases, scoring, trades
from bot.games.builder.state import State, complete, forbidden, interrupted, mortgage_values, owned, rent, surplus
from bot.games.builder.view import (
    AuctionView,
    BuilderView,
    ClaimView,
    CountLine,
    DeedView,
    InheritView,
    ScoreView,
    SeatView,
    SiteView,
    TradeView,
)
from bot.kit.contract import Seat
from bot.kit.mechanics import debt, deck
from bot.kit.mechanics.auction import low
from bot.kit.mechanics.debt import Debt, DebtView
from bot.kit.mechanics.trade import contents

STAGES: dict[type, str] = {
    phases.ToDrop: "drop",
    phases.ToRoll: "roll",
    phases.ToLeaveJail: "jail",
    phases.ToBuy: "buy",
    phases.Sale: "auction",
    phases.ToSteal: "steal",
    phases.ToPark: "park",
    phases.ToPick: "pick",
    phases.ToSwap: "swap",
    phases.ToManage: "manage",
    phases.ToCount: "count",
}


def view(s: State, me: Seat | None) -> BuilderView:
    """What `me` may see: all but the Chance pile, whose cards are not even counted out."""
    top = s.stack[-1] if s.stack else None
    scores = scoring.scores(s)
    return BuilderView(
        me=me,
        seats=tuple([_seat(s, seat, scores[seat]) for seat in range(len(s.active))]),
        deeds=tuple([_deed(s, place) for place in range(len(s.deeds))]),
        sites=_sites(s),
        stage="over" if s.ranks else "end" if top is None else STAGES[type(top)],
        active=s.turns.active,
        turn=s.turns.turn,
        round=s.turns.round,
        bank=tuple(s.bank),
        lying=tuple([(space, tuple(pile)) for space, pile in sorted(s.lying.items())]),
        dice=s.dice,
        doubles=s.doubles,
        again=s.again,
        lot=top.lot if isinstance(top, phases.Sale) else top.space if isinstance(top, phases.ToBuy) else None,
        surplus=surplus(s, s.turns.active),
        waiting=isinstance(top, (phases.ToRoll, phases.ToLeaveJail)) and forbidden(s),
        trail=data.TRACK.trail(s.start, s.steps),
        fresh=tuple(sorted(set(s.fresh))),
        raised=tuple([data.SITES[site] for site in sorted(set(s.raised))]),
        card=data.CARDS[s.drawn],
        pile=deck.left(s.chance),
        idle=s.idle,
        stall=s.rules.stall,
        rounds=s.rules.rounds,
        throws=tuple(s.throws),
        count=_count(s, scores) if s.ranks else (),
        why=s.ended,
        course=_series(s.course),
        stride=s.stride,
        since=s.decisions - top.number if top is not None and top.number else 0,
        **_open(s, top),
    )


def _open(s: State, top: phases.Pending | None) -> dict[str, Any]:
    """What stands beside the turn or goes before it."""
    return {
        "auction": _auction(s, top),
        "debt": _debt(s, s.debts[0]) if s.debts else None,
        "inherits": tuple([InheritView(i.seat, tuple(i.spaces)) for i in s.inherits]),
        "claims": tuple([ClaimView(c.number, c.owner, c.visitor, c.amount, c.space, c.late) for c in s.claims]),
        "deals": _trades(s) if s.deals else (),
        "rejections": tuple(s.rejections),
    }


def status(s: State, seat: Seat) -> str:
    """Whether a player is in the game, bankrupt or gone."""
    if s.active[seat]:
        return "in"
    return "left" if seat in s.left else "bankrupt"


def _seat(s: State, seat: Seat, score: ScoreView) -> SeatView:
    return SeatView(
        seat=seat,
        cash=s.purse.cash[seat],
        space=s.spaces[seat],
        chips=tuple(s.chips[seat]),
        own=data.CHIPS[s.types[seat]],
        blocks=s.blocks[seat],
        score=score,
        status=status(s, seat),
        jailed=s.jailed[seat],
        failures=s.failures[seat],
        cards=tuple([data.CARDS[card] for card in s.cards[seat]]),
        moved=s.purse.cash[seat] - s.before[seat] if s.before else 0,
        made=tuple(s.made[seat]) if s.made and s.dice is not None else (),
        mortgages=sum(mortgage_values(s, seat).values()),
    )


def _deed(s: State, place: int) -> DeedView:
    """One property with its rent now; for an unowned one the printed rent."""
    d = s.deeds[place]
    title = data.TITLES[d.space]
    return DeedView(
        space=d.space,
        group=title.group,
        price=title.price,
        rent=rent(s, d),
        number=title.number,
        chip=data.CHIPS[title.chip],
        owner=d.owner,
        mortgaged=d.mortgaged,
        complete=complete(s, d),
    )


def _sites(s: State) -> tuple[SiteView, ...]:
    """The 24 foundations, row by row."""
    return tuple(
        [
            SiteView(word, None if s.builders[site] < 0 else s.builders[site], s.floors[site], s.penthouse == site)
            for site, word in enumerate(data.SITES)
        ]
    )


def _auction(s: State, top: phases.Pending | None) -> AuctionView | None:
    if not isinstance(top, phases.Sale):
        return None
    return AuctionView(top.lot, top.number, top.high, top.leader, low(top), tuple(top.passed), held=interrupted(s))


def _debt(s: State, due: Debt) -> DebtView:
    return DebtView(
        seat=due.seat,
        creditor=None if due.creditor < 0 else due.creditor,
        amount=due.amount,
        raisable=debt.raisable(s.purse.cash[due.seat], mortgage_values(s, due.seat)),
        cause=due.cause,
        space=None if due.space < 0 else due.space,
    )


def _series(values: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    """Something of everybody's, turn by turn."""
    return tuple([tuple(each) for each in values])


def _trades(s: State) -> tuple[TradeView, ...]:
    """The open offers, shown to all, in the order in which they were made."""
    found = []
    for t in s.deals:
        why = trades.held_back(s, t)
        stale = bool(trades.missing(s, t))
        code = "" if why is None else why.code
        found.append(TradeView(*contents(t), stale, code))
    return tuple(found)


def _count(s: State, scores: list[ScoreView]) -> tuple[CountLine, ...]:
    """The final count, best first; who has left stands last (BUILDER-146, BUILDER-148)."""
    order = sorted(range(len(s.ranks)), key=s.ranks.__getitem__)
    return tuple(
        [
            CountLine(
                seat=seat,
                score=scores[seat],
                cash=s.purse.cash[seat],
                rank=s.ranks[seat],
                buildings=tuple(
                    [(data.SITES[site], scoring.worth(s, site)) for site in range(24) if s.builders[site] == seat]
                ),
                sets=tuple(dict.fromkeys([data.TITLES[d.space].group for d in owned(s, seat) if complete(s, d)])),
                status=status(s, seat),
            )
            for seat in order
        ]
    )
