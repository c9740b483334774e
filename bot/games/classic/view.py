"""What a seat may see of the classic game: everything but the order of the two decks (section 6)."""

import msgspec

from bot.games.classic import data, deals, rents, trades, waits
from bot.games.classic.state import (
    Claim,
    Contest,
    Lots,
    Owed,
    Pending,
    Plot,
    State,
    ToBus,
    ToBuy,
    ToChooseCard,
    ToEnd,
    ToInherit,
    ToLeaveJail,
    ToRoll,
    ToTriple,
    available,
    fortunes,
    plan,
    raisable,
)
from bot.games.kit import deck
from bot.games.kit.auction import Auction
from bot.games.kit.debt import Debt
from bot.games.kit.model import Card, Cash, Goods, Seat, Space
from bot.games.kit.trade import Trade


class SeatView(msgspec.Struct, frozen=True):
    """One player. `available` is what a voluntary payment may take; `worth` net worth by CLASSIC-166.

    `moved`: how much cash came or went since the last throw. `cards` are the kept jail cards by word. `awake`: the
    Speed Die is thrown (CLASSIC-31).
    """

    seat: Seat
    cash: Cash
    available: Cash
    space: Space
    worth: Cash
    jailed: bool = False
    failures: int = 0
    awake: bool = False
    solvent: bool = True
    properties: int = 0
    moved: Cash = 0
    cards: tuple[str, ...] = ()


class PlotView(msgspec.Struct, frozen=True):
    """One property, in board order. `rent` is what it would bring now, of a Machine what the dice are multiplied by.

    `level`: 0 bare, 1 to 4 shops, 5 a tower. `mortgage` is what the Bank lends, `interest` the tenth; `monopoly`: its
    owner has the whole family.
    """

    space: Space
    kind: str
    group: str
    price: Cash
    rent: Cash
    mortgage: Cash
    interest: Cash
    shop: Cash = 0
    owner: Seat | None = None
    level: int = 0
    mortgaged: bool = False
    monopoly: bool = False


class AuctionView(msgspec.Struct, frozen=True):
    """The running auction. `lot` is a space; of a building it is None and `kind` `shop` or `tower`. `seats` may bid.

    `series`: a lot of a bankrupt's, `left` of them behind it.
    """

    lot: Space | None
    number: int
    high: Cash
    leader: Seat | None
    seats: tuple[Seat, ...]
    passed: tuple[Seat, ...] = ()
    kind: str = ""
    series: bool = False
    left: int = 0


class DebtView(msgspec.Struct, frozen=True):
    """What `seat` owes; `creditor` None is the Bank. `shares`: to these instead, the same to each (CLASSIC-102).

    `cause`: `rent`, `tax`, `fine`, `card`, `interest`. `raisable`: cash, half the buildings, all mortgages.
    """

    seat: Seat
    creditor: Seat | None
    amount: Cash
    raisable: Cash
    cause: str = ""
    space: Space | None = None
    shares: tuple[Seat, ...] = ()


class InheritView(msgspec.Struct, frozen=True):
    """Who may lift mortgages without interest, and which (CLASSIC-159)."""

    seat: Seat
    spaces: tuple[Space, ...]


class OrderView(msgspec.Struct, frozen=True):
    """A build order in a shortage."""

    seat: Seat
    group: str
    levels: tuple[int, ...]


class ContestView(msgspec.Struct, frozen=True):
    """A shortage (CLASSIC-123): what is wanted, by whom, and who has not answered; `closed`: lots are auctioned."""

    kind: str
    orders: tuple[OrderView, ...]
    asked: tuple[Seat, ...]
    closed: bool = False


class ClaimView(msgspec.Struct, frozen=True):
    """A rent that may be asked for. `guarded`: the protected time runs; `blocks`: the next player waits for it.

    `forfeit`: its owner is about to roll and would lose it, so a press of Roll is asked about once (CLASSIC-82).
    """

    number: int
    owner: Seat
    payer: Seat
    amount: Cash
    space: Space
    guarded: bool = True
    recorded: bool = False
    blocks: bool = False
    forfeit: bool = False


class DealView(msgspec.Struct, frozen=True):
    """An open trade: `seat` gives `give` and `pay` for `take` and `ask`, and would lift `lift` of what it takes.

    `stale`: the refusal code that accepting it would meet now, empty when it stands.
    """

    number: int
    seat: Seat
    partner: Seat
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash
    lift: Goods = ()
    stale: str = ""


class CountLine(msgspec.Struct, frozen=True):
    """One line of the end: cash, properties and buildings by CLASSIC-166, total, rank from 1."""

    seat: Seat
    cash: Cash
    properties: Cash
    buildings: Cash
    total: Cash
    rank: int


class WayView(msgspec.Struct, frozen=True):
    """A choice of the Bus: `first`, `second` or `sum`, how far, and the space it reaches."""

    way: str
    steps: int
    space: Space


class ClassicView(msgspec.Struct, frozen=True):
    """All that `me` (None: a spectator) may see; nothing differs between them but `me`.

    `stage` is what the table waits for: `roll`, `jail`, `bus`, `triple`, `card`, `buy`, `end`, `auction`, `debt`,
    `inherit`, `contest` or `over`. `speed` is the face of the Speed Die, 0 when it was not thrown, 4 the Bus, 5 and 6
    Mr M. `trail` are the spaces of all moves since the throw, both ends included; `legs` the same move by move. `lot`
    is the space of a purchase or an auction. `ways` are the choices of the Bus. `drawn` is the card drawn last in this
    turn by number, 0 for none. `lots` are properties that will be auctioned next, `owed` payments that fall due after
    the phase. `shops` and `towers` are the Bank's, `leap` and `chest` the cards in the piles. `hours` are left of the
    limit, None without one. `course` is everybody's net worth by turn, every `stride`-th. `throws` are those for the
    first turn. `clock` is no matter of the rules: who shows the view writes there how many quarters of an auction's
    time are left.
    """

    me: Seat | None
    board: str
    seats: tuple[SeatView, ...]
    plots: tuple[PlotView, ...]
    stage: str
    active: Seat
    turn: int
    round: int
    dice: tuple[int, int] | None = None
    speed: int = 0
    trail: tuple[Space, ...] = ()
    legs: tuple[tuple[Space, ...], ...] = ()
    lot: Space | None = None
    ways: tuple[WayView, ...] = ()
    auction: AuctionView | None = None
    debt: DebtView | None = None
    inherit: InheritView | None = None
    contest: ContestView | None = None
    claims: tuple[ClaimView, ...] = ()
    deals: tuple[DealView, ...] = ()
    lots: tuple[Space, ...] = ()
    owed: tuple[DebtView, ...] = ()
    shops: int = 0
    towers: int = 0
    leap: int = 0
    chest: int = 0
    drawn: Card = 0
    card: str = ""
    doubles: int = 0
    again: bool = False
    hours: int | None = None
    over: bool = False
    count: tuple[CountLine, ...] = ()
    throws: tuple[tuple[Seat, int, int], ...] = ()
    fresh: tuple[Space, ...] = ()
    course: tuple[tuple[Cash, ...], ...] = ()
    stride: int = 1
    clock: int = 4
    since: int = 0
    """Decisions opened since the one that the stage is about: 0 as long as it is the newest."""


STAGES: dict[type, str] = {
    ToRoll: "roll",
    ToLeaveJail: "jail",
    ToBus: "bus",
    ToTriple: "triple",
    ToChooseCard: "card",
    ToBuy: "buy",
    ToEnd: "end",
    ToInherit: "inherit",
    Contest: "contest",
    Auction: "auction",
    Debt: "debt",
}


def view(s: State, me: Seat | None) -> ClassicView:
    """What `me` may see: all of it but the order of the decks (section 6)."""
    top = s.stack[-1] if s.stack else None
    legs = tuple([data.TRACK.trail(start, steps) for start, steps in s.legs])
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
        trail=_trail(legs, s.spaces[s.turns.active]),
        legs=legs,
        lot=_lot(top),
        ways=_ways(s, top),
        auction=_auction(s, top),
        debt=_debt(s, top) if isinstance(top, Debt) else None,
        inherit=InheritView(top.seat, tuple(top.spaces)) if isinstance(top, ToInherit) else None,
        contest=_contest(s),
        claims=tuple([_claim(s, claim) for claim in s.claims]),
        deals=_deals(s),
        lots=_lots(s),
        owed=tuple([_owed(s, due) for due in s.due if isinstance(due, Owed)]),
        shops=s.shops,
        towers=s.towers,
        leap=deck.left(s.leap),
        chest=deck.left(s.chest),
        drawn=s.drawn,
        card=plan(s).faces[s.drawn].word,
        doubles=s.doubles,
        again=s.again,
        hours=s.hours if s.rules.limited else None,
        over=s.over,
        count=_count(s),
        throws=tuple(s.throws),
        fresh=tuple(sorted(set(s.fresh))),
        course=tuple([tuple(worths) for worths in s.course]),
        stride=s.stride,
        since=0 if top is None else s.decisions - top.number,
    )


def _seats(s: State) -> tuple[SeatView, ...]:
    """Every player."""
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
    """One property with its rent now."""
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


def _lot(top: Pending | None) -> Space | None:
    """The property that a purchase or an auction is about."""
    if isinstance(top, Auction):
        return top.lot if top.lot >= 0 else None
    return top.space if isinstance(top, ToBuy) else None


def _ways(s: State, top: Pending | None) -> tuple[WayView, ...]:
    """Where the Bus may go (CLASSIC-34, CLASSIC-35)."""
    if not isinstance(top, ToBus) or s.dice is None:
        return ()
    first, second = s.dice
    steps = {data.FIRST: first, data.SECOND: second, data.SUM: first + second}
    if first == second:
        del steps[data.SECOND]
    here = s.spaces[s.turns.active]
    return tuple([WayView(way, far, data.TRACK.after(here, far)) for way, far in steps.items()])


def _auction(s: State, top: Pending | None) -> AuctionView | None:
    """The running auction."""
    if not isinstance(top, Auction):
        return None
    below = s.stack[-2] if len(s.stack) > 1 else None
    series = isinstance(below, Lots)
    return AuctionView(
        lot=top.lot if top.lot >= 0 else None,
        number=top.number,
        high=top.high,
        leader=top.leader,
        seats=tuple(top.seats),
        passed=tuple(top.passed),
        kind=data.KINDS.get(top.lot, ""),
        series=series,
        left=len(below.spaces) if isinstance(below, Lots) else 0,
    )


def _debt(s: State, due: Debt) -> DebtView:
    """Who owes whom how much, for what and where."""
    return DebtView(
        seat=due.seat,
        creditor=None if due.creditor < 0 else due.creditor,
        amount=due.amount,
        raisable=raisable(s, due.seat),
        cause=due.cause,
        space=None if due.space < 0 else due.space,
        shares=tuple(s.shares) if due.creditor == data.EACH else (),
    )


def _owed(s: State, due: Owed) -> DebtView:
    """A payment that falls due after the phase."""
    creditor = None if due.creditor < 0 else due.creditor
    return DebtView(due.seat, creditor, due.amount, raisable(s, due.seat), due.cause)


def _contest(s: State) -> ContestView | None:
    """The shortage, also while its buildings are auctioned."""
    for pending in reversed(s.stack):
        if isinstance(pending, Contest):
            orders = tuple([OrderView(one.seat, one.group, tuple(one.levels)) for one in pending.orders])
            return ContestView(pending.kind, orders, tuple(pending.asked), pending.closed)
    return None


def _claim(s: State, claim: Claim) -> ClaimView:
    """One rent that may be asked for."""
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


def _deals(s: State) -> tuple[DealView, ...]:
    """The open trades, in the order in which they were offered, each with what stands in its way now."""
    if not s.deals:
        return ()
    held = trades.holdings(s)
    return tuple(
        [
            DealView(
                number=t.number,
                seat=t.seat,
                partner=t.partner,
                give=t.give,
                pay=t.pay,
                take=t.take,
                ask=t.ask,
                lift=deals.lifts(t),
                stale=_stale(s, t, held),
            )
            for t in s.deals
        ]
    )


def _stale(s: State, t: Trade, held: list[Goods]) -> str:
    """The code of the refusal that accepting would meet."""
    why = trades.why_not(s, t, held)
    return "" if why is None else why.code


def _lots(s: State) -> tuple[Space, ...]:
    """Properties that come under the hammer next."""
    found: list[Space] = []
    for pending in (*reversed(s.stack), *s.due):
        if isinstance(pending, Lots):
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
