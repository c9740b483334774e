"""What happens in a turn of Builder: dice, moves, spaces, properties, auctions, jail and cards."""

from bot.games.builder.events.chips import *
from bot.games.builder.events.game_over import *
from bot.games.builder.events.money import *
from bot.games.builder.events.trades import *
from bot.kit.contract import Cash, Event, Seat, Space
from bot.kit.events import turns as kit_turns
from bot.kit.events.auctions import BiddingEnded, BidMade, LotSold, LotUnsold, Passed
from bot.kit.events.jail import Freed, Jailed, StayedInJail
from bot.kit.events.turns import Bought, CardDrawn, CardUsed, Moved, OrderRolled, Rolled, Visited
from bot.kit.fields import union_of


class TurnBegan(kit_turns.TurnBegan, frozen=True):
    """A turn begins; `extra`: `yes` when a double earned it (BUILDER-31)."""

    extra: str


class ResourcesRolled(Event, frozen=True):
    """The throw of Roll for Resources and the type it names (BUILDER-81)."""

    seat: Seat
    first: int
    second: int
    chip: str


class AuctionOpened(Event, frozen=True):
    """A property is put up for auction (BUILDER-50)."""

    seat: Seat
    space: Space


class BidVoid(Event, frozen=True):
    """The standing bid cannot be paid any more; `leader` stands now with `amount`, the bank (-1) with none (BUILDER-61)."""

    seat: Seat
    space: Space
    leader: Seat
    amount: Cash


class NothingChosen(Event, frozen=True):
    """A choice was declined, or there was none: `steal`, `park`, `swap` or `pick` (BUILDER-167)."""

    seat: Seat
    what: str


Facts = union_of(Event, vars())
