"""What a seat may see of City: everything but the order of the Chance pile (CITY-157, CITY-158).

Where the table plays with hidden cash, nobody sees what others have before the final count (CITY-202).
"""

import msgspec

from bot.games.city import data, phases, supply, trade_exec
from bot.games.city.custom_board import board
from bot.games.city.data import District
from bot.games.city.debts import raisable
from bot.games.city.state import Plot, State, fortunes_by, owned, plot, rent, rents, wealth
from bot.kit.boards.custom_board import USUAL
from bot.kit.contract import Cash, Seat, Space
from bot.kit.mechanics import deck, rejections
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt, DebtView
from bot.kit.mechanics.rejections import Rejection
from bot.kit.mechanics.trade import OpenTrade, contents


class SeatView(msgspec.Struct, frozen=True):
    """One player. `wealth` is cash plus what every own district would bring now (CITY-149).

    `moved`: how much cash came or went since the last throw. `cards` are the kept cards by word, `dodge` the Rent
    Dodge card (CITY-100, CITY-104). With hidden cash `cash`, `wealth` and `moved` are None for others (CITY-202).
    """

    seat: Seat
    cash: Cash | None
    space: Space
    wealth: Cash | None
    jailed: bool = False
    solvent: bool = True
    districts: int = 0
    moved: Cash | None = 0
    cards: tuple[str, ...] = ()
    dodge: bool = False


class PlotView(msgspec.Struct, frozen=True):
    """One district, in board order. `mortgage` is the recorded amount, 0 when not mortgaged. `waiting`: a bank lot."""

    space: Space
    group: str
    price: Cash
    rent: Cash
    owner: Seat | None = None
    residential: int = 0
    industrial: int = 0
    mortgage: Cash = 0
    specials: tuple[str, ...] = ()
    station: bool = False
    stadium: bool = False
    skyscraper: bool = False
    tower: bool = False
    waiting: bool = False

    @property
    def hazardous(self) -> bool:
        """Whether a hazard voids its residential blocks (CITY-95)."""
        return bool(self.specials) and self.specials[0] in data.HAZARDS

    @property
    def pieces(self) -> tuple[str, ...]:
        """The words of what stands here besides blocks."""
        landmarks = [name for name in ("station", "stadium", "skyscraper", "tower") if getattr(self, name)]
        return (*landmarks, *self.specials)

    @property
    def counting(self) -> int:
        """Blocks that count for rent (CITY-46)."""
        return self.industrial if self.hazardous else self.residential + self.industrial


class AuctionView(msgspec.Struct, frozen=True):
    """The running auction. `bank`: a lot of a bankrupt's, sold by the bank."""

    lot: Space
    number: int
    high: Cash
    leader: Seat | None
    passed: tuple[Seat, ...] = ()
    bank: bool = False


class UnitView(msgspec.Struct, frozen=True):
    """The construction button in step C: `permit` -1 not pressed, 0 station, else blocks allowed; `left` of them.

    `placed`: the station of the permit stands.
    """

    permit: int = -1
    left: int = 0
    placed: bool = False


class TradeView(OpenTrade, frozen=True):
    """An open deal: `seat` gives `give` and `pay` for `take` and `ask`. Shown to all (CITY-159).

    `stale`: the refusal code that accepting it would meet now, empty when it stands. `held`: an auction runs (CITY-206).
    """

    settles: bool = False
    stale: str = ""
    held: bool = False


class HourView(msgspec.Struct, frozen=True):
    """The game hour. `rounds_left` None in live pace, where time is the table's. `yes`/`no` of a running vote."""

    number: int = 1
    rounds_left: int | None = None
    over: bool = False
    caller: Seat | None = None
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()
    vote: int = 0
    """The number of the running vote, 0 for none."""


class CountLine(msgspec.Struct, frozen=True):
    """One line of the final count (CITY-149): cash, each district's rent, total, rank from 1."""

    seat: Seat
    cash: Cash
    districts: tuple[tuple[Space, Cash], ...]
    total: Cash
    rank: int


class CityView(msgspec.Struct, frozen=True):
    """All that `me` (None: a spectator) may see.

    `stage` is what the table waits for: `roll`, `jail`, `taxi`, `buy`, `auction`, `auction-space`, `pay`, `permission`,
    `card`, `trip`, `build`, `debt` or `over`. `bill` is the payment of `pay`, `card` the word of the card drawn last in
    this turn. `deals` are open; `box` counts the pieces left by word, `pile` the Chance cards left; `course`
    is everybody's wealth by turn, every `stride`-th, only told at the end where cash is hidden.
    `lot` is the space it is about. `trail` are the spaces of the last move, start and end included.
    `throws` are the throws for the first turn, ties thrown again behind (CITY-9). `fresh`: districts on which
    something changed since the last throw. `clock` is no matter of the rules: who shows the view writes there how many
    quarters of the unit's time are left, 0 for the last seconds (CITY-153).
    """

    me: Seat | None
    seats: tuple[SeatView, ...]
    plots: tuple[PlotView, ...]
    stage: str
    active: Seat
    turn: int
    round: int
    dice: tuple[int, int] | None = None
    lot: Space | None = None
    auction: AuctionView | None = None
    unit: UnitView = UnitView()
    debt: DebtView | None = None
    hour: HourView = HourView()
    trail: tuple[Space, ...] = ()
    count: tuple[CountLine, ...] = ()
    throws: tuple[tuple[Seat, int, int], ...] = ()
    fresh: tuple[Space, ...] = ()
    bill: DebtView | None = None
    card: str = ""
    deals: tuple[TradeView, ...] = ()
    rejections: tuple[Rejection, ...] = ()
    box: tuple[tuple[str, int], ...] = ()
    pile: int = 0
    course: tuple[tuple[Cash, ...], ...] = ()
    stride: int = 1
    board: str = USUAL
    clock: int = 4
    since: int = 0
    """Decisions and deals opened since the one that the stage is about: 0 as long as it is the newest."""

    @property
    def stock(self) -> dict[str, int]:
        """Pieces left in the box by word (CITY-157)."""
        return dict(self.box)


STAGES: dict[type, str] = {
    phases.ToRoll: "roll",
    phases.ToLeaveJail: "jail",
    phases.ToMove: "roll",
    phases.ToTaxi: "taxi",
    phases.ToArrive: "roll",
    phases.ToTravel: "trip",
    phases.ToPay: "pay",
    phases.ToPlace: "permission",
    phases.ToPick: "card",
    phases.ToBuy: "buy",
    phases.ToChoose: "auction-space",
    phases.ToBuild: "build",
    Auction: "auction",
    Debt: "debt",
}


def view(s: State, me: Seat | None) -> CityView:
    """What `me` may see: all but the Chance pile, whose cards are not even counted out (CITY-157, CITY-158)."""
    top = s.stack[-1] if s.stack else None
    due, cards, owners = rents(s), board(s.board).districts, [p.owner for p in s.plots]
    seats = [
        _seat(s, seat, worth, districts=owners.count(seat), sees=sees(s, me, seat))
        for seat, worth in enumerate(fortunes_by(s, due))
    ]
    return CityView(
        me=me,
        seats=tuple(seats),
        plots=tuple([_plot(cards[p.space], p, rent) for p, rent in zip(s.plots, due, strict=True)]),
        stage="over" if top is None else STAGES[type(top)],
        active=s.turns.active,
        turn=s.turns.turn,
        round=s.turns.round,
        dice=s.dice,
        lot=_lot(top),
        auction=_auction(s, top),
        unit=UnitView(top.permit, top.left, top.placed) if isinstance(top, phases.ToBuild) else UnitView(),
        debt=_owed(s, top, me) if isinstance(top, Debt) else None,
        hour=_hour(s),
        trail=data.TRACK.trail(s.start, s.steps),
        count=tuple(_count(s, seat) for seat in sorted(range(len(s.ranks)), key=s.ranks.__getitem__)),
        throws=tuple(s.throws),
        fresh=tuple(sorted(set(s.fresh))),
        bill=_owed(s, top, me) if isinstance(top, phases.ToPay) else None,
        card=data.CARDS[s.drawn],
        pile=deck.left(s.chance),
        box=tuple(supply.box(s).items()),
        deals=_trades(s, top, me) if s.deals else (),
        rejections=rejections.seen(s.rejections, lambda seat: sees(s, me, seat)) if s.rejections else (),
        course=tuple([tuple(wealths) for wealths in s.course]) if s.ranks or not s.rules.hidden else (),
        stride=s.stride,
        board=s.board,
        since=0 if top is None else s.decisions - top.number,
    )


def sees(s: State, me: Seat | None, seat: Seat) -> bool:
    """Whether `me` may see how much cash `seat` has: under hidden cash others wait for the final count (CITY-202)."""
    return seat == me or not s.rules.hidden or bool(s.ranks)


def _seat(s: State, seat: Seat, worth: Cash, *, districts: int, sees: bool) -> SeatView:
    """One player; cash and what is reckoned from it only for who sees it."""
    return SeatView(
        seat=seat,
        cash=s.purse.cash[seat] if sees else None,
        space=s.spaces[seat],
        wealth=worth if sees else None,
        jailed=s.jailed[seat],
        solvent=s.solvent[seat],
        districts=districts,
        cards=tuple([data.CARDS[card] for card in s.cards[seat]]),
        dodge=s.dodge == seat,
        moved=(s.purse.cash[seat] - s.before[seat] if s.before else 0) if sees else None,
    )


def _plot(card: District, p: Plot, due: Cash) -> PlotView:
    return PlotView(
        space=p.space,
        group=card.group,
        price=card.price,
        rent=due,
        owner=p.owner,
        residential=p.residential,
        industrial=p.industrial,
        mortgage=p.mortgage,
        specials=tuple(p.specials),
        station=p.station,
        stadium=p.stadium,
        skyscraper=p.skyscraper,
        tower=p.tower,
        waiting=p.waiting,
    )


def _lot(top: phases.Pending | None) -> Space | None:
    """The district that buying or an auction is about."""
    if isinstance(top, Auction):
        return top.lot
    return top.space if isinstance(top, phases.ToBuy) else None


def _auction(s: State, top: phases.Pending | None) -> AuctionView | None:
    if not isinstance(top, Auction):
        return None
    return AuctionView(top.lot, top.number, top.high, top.leader, tuple(top.passed), bank=plot(s, top.lot).waiting)


def _owed(s: State, due: Debt | phases.ToPay, me: Seat | None) -> DebtView:
    """Who owes whom how much, for what and where; what could be raised is known with the cash (CITY-202)."""
    return DebtView(
        seat=due.seat,
        creditor=None if due.creditor < 0 else due.creditor,
        amount=due.amount,
        raisable=raisable(s, due.seat) if sees(s, me, due.seat) else None,
        cause=due.cause,
        space=None if due.space < 0 else due.space,
    )


def _trades(s: State, top: phases.Pending | None, me: Seat | None) -> tuple[TradeView, ...]:
    """The open deals, shown to all (CITY-159), in the order in which they were proposed."""
    held = isinstance(top, Auction)
    goods = trade_exec.holdings(s)
    return tuple(
        [
            TradeView(*contents(t), settles=bool(t.terms), stale=trade_exec.known(s, t, goods, me), held=held)
            for t in s.deals
        ]
    )


def _hour(s: State) -> HourView:
    hour = s.hour
    left = max(0, hour.last_round - s.turns.round + 1) if hour.last_round else None
    if hour.vote is None:
        return HourView(hour.number, left, hour.over)
    return HourView(
        hour.number, left, hour.over, hour.vote.caller, tuple(hour.vote.yes), tuple(hour.vote.no), hour.vote.number
    )


def _count(s: State, seat: Seat) -> CountLine:
    """One line of the final count, each district with its rent (CITY-149)."""
    plots = tuple((p.space, rent(s, p)) for p in owned(s, seat))
    return CountLine(seat, s.purse.cash[seat], plots, wealth(s, seat), s.ranks[seat])
