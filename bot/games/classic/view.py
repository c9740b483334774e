"""What a seat may see of the classic game: everything but the order of the two decks (section 6)."""

import msgspec

from bot.kit.contract import Card, Cash, Goods, Seat, Space
from bot.kit.mechanics import debt
from bot.kit.mechanics.rejections import Rejection
from bot.kit.mechanics.trade import OpenTrade


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


class DebtView(debt.DebtView, frozen=True):
    """What a seat owes. `shares`: to these instead, the same to each (CLASSIC-102)."""

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


class ClaimView(debt.ClaimView, frozen=True):
    """A rent that may be asked for. `guarded`: the protected time runs; `blocks`: the next player waits for it.

    `forfeit`: its owner is about to roll and would lose it, so a press of Roll is asked about once (CLASSIC-82).
    """

    guarded: bool = True
    recorded: bool = False
    blocks: bool = False
    forfeit: bool = False


class TradeView(OpenTrade, frozen=True):
    """An open trade: `seat` gives `give` and `pay` for `take` and `ask`, and would lift `lift` of what it takes.

    `stale`: the refusal code that accepting it would meet now, empty when it stands.
    """

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
    deals: tuple[TradeView, ...] = ()
    rejections: tuple[Rejection, ...] = ()
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
