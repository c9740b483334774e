"""What becomes of deals."""

from bot.kit.contract import Cash, Event, Goods, Seat
from bot.kit.events import trades as kit_trades
from bot.kit.events.trades import DealLapsed, DealRefused, DealWithdrawn


class DealProposed(kit_trades.DealProposed, frozen=True):
    """A deal is open: `seat` gives `give` and `pay` for `take` and `ask` (CITY-116); `settles` a debt: `yes` or `no`."""

    settles: str = "no"


class DealMade(kit_trades.DealMade, frozen=True):
    """A deal was accepted and carried out (CITY-122)."""

    settles: str = "no"
