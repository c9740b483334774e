"""Verbs of a trade between two seats. `deal` is the number of an open trade."""

from bot.kit.contract import Action, Cash, Goods, Seat


class Propose(Action, frozen=True):
    """Offer a trade: `give` and `pay` for `take` and `ask`. Goods: properties by space, all else by word."""

    partner: Seat
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class Accept(Action, frozen=True):
    """Accept the trade of that number."""

    deal: int


class Refuse(Action, frozen=True):
    """Refuse the trade of that number."""

    deal: int


class Withdraw(Action, frozen=True):
    """Take back one's own trade of that number."""

    deal: int


class Lapse(Action, frozen=True):
    """The clock's: the time for the answer to a trade is up."""

    deal: int
