"""Standing orders: what people let be done in their name, and which verbs of a game each is about. Data alone.

`order_choice.py` finds what they come to in a position.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Generic, TypeVar

import msgspec

from bot.kit.contract import Action, Cash, Seat
from bot.kit.verbs.auctions import Bid, Pass
from bot.kit.verbs.trades import Accept
from bot.kit.verbs.turns import Buy, Done, EndTurn, Roll

S = TypeVar("S")
"""The state of a game."""
CLAIM, PASS, BID, ACCEPT, BUY, ROLL, END = "claim", "pass", "bid", "accept", "buy", "roll", "end"
ORDERS = (CLAIM, PASS, BID, ACCEPT, BUY, ROLL, END)
"""All there are, in the order in which they are tried."""
AMOUNTS = frozenset({PASS, BID, ACCEPT, BUY})
"""Those with an amount: of what lesser price to pass, up to what to bid, what a trade must bring, what to keep."""
Given = Mapping[str, Cash]
"""The orders that somebody has given, with their amounts; 0 for those without."""
Verbs = Mapping[str, tuple[type[Action], ...]]
SHARED: Verbs = MappingProxyType(
    {ROLL: (Roll,), END: (EndTurn, Done), BUY: (Buy,), BID: (Bid,), PASS: (Pass,), ACCEPT: (Accept,)}
)
"""By order: the verbs it is about, which several games share."""


class OrderSpec(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """What a game says about standing orders; those whose verbs it does not have do not exist in it."""

    verbs: Verbs = SHARED
    """By order: its verbs, their subclasses included. `claim` asks for what one would lose; no game shares its verb."""
    aside: tuple[type[Action], ...] = ()
    """Verbs that answer a decision without being something left to do in it: those that only raise money."""
    cash: Callable[[S, Seat], Cash] | None = None
    """What a seat could spend; without it nothing is bought by order."""
    lot_price: Callable[[S], Cash | None] | None = None
    """The listed price of what is being auctioned; None for what has none. Without it no auction is passed by its price."""

    def names(self, order: str, verb: type[Any]) -> bool:
        """Whether an order is about a verb."""
        return issubclass(verb, self.verbs.get(order, ()))
