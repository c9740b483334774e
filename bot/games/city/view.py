"""What a seat may see of City. Everything is public but the order of the Chance pile (CITY-157, CITY-158)."""

import msgspec

from bot.games.kit.model import Cash, Seat, Space


class SeatView(msgspec.Struct, frozen=True):
    """One player. `wealth` is cash plus what every own district would bring now (CITY-149)."""

    seat: Seat
    cash: Cash
    space: Space
    wealth: Cash
    jailed: bool = False
    solvent: bool = True
    districts: int = 0


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
    special: str = ""
    station: bool = False
    stadium: bool = False
    skyscraper: bool = False
    tower: bool = False
    waiting: bool = False


class AuctionView(msgspec.Struct, frozen=True):
    """The running auction."""

    lot: Space
    number: int
    high: Cash
    leader: Seat | None
    passed: tuple[Seat, ...] = ()


class UnitView(msgspec.Struct, frozen=True):
    """The construction button in step C: `permit` -1 not pressed, 0 station, else blocks allowed; `left` of them."""

    permit: int = -1
    left: int = 0


class DebtView(msgspec.Struct, frozen=True):
    """What `seat` owes; `creditor` None is the bank. `raisable`: cash plus all mortgage values."""

    seat: Seat
    creditor: Seat | None
    amount: Cash
    raisable: Cash


class HourView(msgspec.Struct, frozen=True):
    """The game hour. `rounds_left` None in live pace, where time is the table's. `yes`/`no` of a running vote."""

    number: int = 1
    rounds_left: int | None = None
    over: bool = False
    caller: Seat | None = None
    yes: tuple[Seat, ...] = ()
    no: tuple[Seat, ...] = ()


class CountLine(msgspec.Struct, frozen=True):
    """One line of the final count (CITY-149): cash, each district's rent, total, rank from 1."""

    seat: Seat
    cash: Cash
    districts: tuple[tuple[Space, Cash], ...]
    total: Cash
    rank: int


class CityView(msgspec.Struct, frozen=True):
    """All that `me` (None: a spectator) may see.

    `stage` is what the table waits for: `roll`, `jail`, `buy`, `auction`, `auction-space`, `build`, `debt` or `over`.
    `lot` is the space it is about. `trail` are the spaces of the last move, start and end included.
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
