"""What a seat may see of Builder: everything but the order of the Chance pile (part C of the rules)."""

import msgspec

from bot.kit.contract import Cash, Seat, Space
from bot.kit.mechanics import debt
from bot.kit.mechanics.debt import DebtView
from bot.kit.mechanics.rejections import Rejection
from bot.kit.mechanics.trade import OpenTrade

Chips = tuple[int, ...]
"""Chips by type, in the order of `data.CHIPS`."""


class ScoreView(msgspec.Struct, frozen=True):
    """Points as the count would find them now (BUILDER-139 to BUILDER-142); `largest` is the largest own group."""

    buildings: int = 0
    sets: int = 0
    billionaire: int = 0
    community: int = 0
    largest: int = 0

    @property
    def total(self) -> int:
        """All together."""
        return self.buildings + self.sets + self.billionaire + self.community


class SeatView(msgspec.Struct, frozen=True):
    """One player. `chips` by type, `own` the word of the reference card's type, `blocks` left, `cards` kept by word.

    `status`: `in`, `bankrupt` or `left`. `moved`: how much cash came or went since the last throw. `failures`: rolls of
    this stay in jail without a double.
    """

    seat: Seat
    cash: Cash
    space: Space
    chips: Chips
    own: str
    blocks: int
    score: ScoreView
    status: str = "in"
    jailed: bool = False
    failures: int = 0
    cards: tuple[str, ...] = ()
    moved: Cash = 0
    made: Chips = ()
    """Chips that the last throw of this turn brought, by type."""
    mortgages: Cash = 0
    """What mortgaging everything would still bring."""

    @property
    def solvent(self) -> bool:
        """Whether they still play."""
        return self.status == "in"

    @property
    def held(self) -> int:
        """Chips in all."""
        return sum(self.chips)


class DeedView(msgspec.Struct, frozen=True):
    """One property, in board order. `rent` is what a stop costs now, `chip` and `number` what it brings and when."""

    space: Space
    group: str
    price: Cash
    rent: Cash
    number: int
    chip: str
    owner: Seat | None = None
    mortgaged: bool = False
    complete: bool = False


class SiteView(msgspec.Struct, frozen=True):
    """One foundation of the island, by its word (`b2`). `floors` 0 and `owner` None while nothing stands there."""

    site: str
    owner: Seat | None = None
    floors: int = 0
    penthouse: bool = False


class AuctionView(msgspec.Struct, frozen=True):
    """The running auction; `low` is the least bid that would be taken. `held`: it stands still (BUILDER-62)."""

    lot: Space
    number: int
    high: Cash
    leader: Seat | None
    low: Cash
    passed: tuple[Seat, ...] = ()
    held: bool = False


class ClaimView(debt.ClaimView, frozen=True):
    """Rent that `owner` may ask of `payer`. `late`: the grace is over and the next roll closes it (BUILDER-69)."""

    late: bool = False


class InheritView(msgspec.Struct, frozen=True):
    """Mortgaged properties received, each to be answered for (BUILDER-121)."""

    seat: Seat
    spaces: tuple[Space, ...]


class TradeView(OpenTrade, frozen=True):
    """An open offer: `seat` gives `give` and `pay` for `take` and `ask`.

    `stale`: something is gone, so that accepting would void it. `blocked`: the refusal code that accepting would meet.
    """

    stale: bool = False
    blocked: str = ""


class CountLine(msgspec.Struct, frozen=True):
    """One line of the final count; the rank from 1. `buildings`: each foundation with its points."""

    seat: Seat
    score: ScoreView
    cash: Cash
    rank: int
    buildings: tuple[tuple[str, int], ...] = ()
    sets: tuple[str, ...] = ()
    status: str = "in"


class BuilderView(msgspec.Struct, frozen=True):
    """All that `me` (None: a spectator) may see.

    `stage` is what the turn waits for: `drop`, `roll`, `jail`, `buy`, `auction`, `steal`, `park`, `pick`, `swap`,
    `manage`, `end` (nothing more, once what goes before it is settled), `count` (only rents are waited for, then the
    game is counted) or `over`. `debt` and `inherits` go before it; `claims` and `deals` stand beside it. `waiting`: the
    roll is not yet allowed, because a rent may still be asked for (BUILDER-69).
    `lot` is the space that buying or the auction is about; `surplus` the chips to leave. `trail` are the spaces of the
    last move, both ends included; `fresh` the spaces and `raised` the foundations on which something changed since the
    last throw. `card` is the word of the card drawn last in this turn, `pile` the cards left. `lying`: chips on spaces.
    `bank`: chips of the bank by type. `idle`: rounds in a row without a block, `stall` how many end the game (0: never),
    `rounds` the last round (0: none). `why` is the reason of the end. `clock` is no matter of the rules: who shows the
    view writes there how many quarters of an auction's time are left; likewise `places`, the foundations somebody may
    choose from, `site`, the one looked at, and `paying`, the chips of choice named for a floor there, by type: empty for
    the usual ones.
    `course` is everybody's points by turn, every `stride`-th.
    """

    me: Seat | None
    seats: tuple[SeatView, ...]
    deeds: tuple[DeedView, ...]
    sites: tuple[SiteView, ...]
    stage: str
    active: Seat
    turn: int
    round: int
    bank: Chips
    lying: tuple[tuple[Space, Chips], ...] = ()
    dice: tuple[int, int] | None = None
    doubles: int = 0
    again: bool = False
    lot: Space | None = None
    surplus: int = 0
    auction: AuctionView | None = None
    debt: DebtView | None = None
    inherits: tuple[InheritView, ...] = ()
    claims: tuple[ClaimView, ...] = ()
    deals: tuple[TradeView, ...] = ()
    rejections: tuple[Rejection, ...] = ()
    waiting: bool = False
    trail: tuple[Space, ...] = ()
    fresh: tuple[Space, ...] = ()
    raised: tuple[str, ...] = ()
    card: str = ""
    pile: int = 0
    idle: int = 0
    stall: int = 0
    rounds: int = 0
    throws: tuple[tuple[Seat, int, int], ...] = ()
    count: tuple[CountLine, ...] = ()
    why: str = ""
    clock: int = 4
    places: tuple[str, ...] = ()
    site: str = ""
    paying: Chips = ()
    course: tuple[tuple[int, ...], ...] = ()
    stride: int = 1
    since: int = 0
    """Decisions opened since the one that the stage is about: 0 as long as it is the newest."""

    @property
    def plots(self) -> tuple[DeedView, ...]:
        """The properties, as all games with properties call them."""
        return self.deeds
