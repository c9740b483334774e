"""What becomes of trades (section 4.15)."""

from bot.kit.contract import Cash, Event, Goods, Seat, Space


class DealProposed(Event, frozen=True):
    """`seat` offers `give` and `pay` for `take` and `ask`; `lift` of what it takes would be lifted (CLASSIC-145)."""

    seat: Seat
    partner: Seat
    number: int
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash
    lift: Goods = ()


class DealMade(Event, frozen=True):
    """Everything moved at once (CLASSIC-146)."""

    seat: Seat
    partner: Seat
    number: int
    give: Goods
    pay: Cash
    take: Goods
    ask: Cash


class TransferPaid(Event, frozen=True):
    """The tenth that a mortgaged property costs its new owner, who keeps it mortgaged (CLASSIC-147)."""

    seat: Seat
    space: Space
    amount: Cash


class DealRefused(Event, frozen=True):
    """The partner refused."""

    seat: Seat
    partner: Seat
    number: int


class DealWithdrawn(Event, frozen=True):
    """The sender took it back, or made another offer."""

    seat: Seat
    partner: Seat
    number: int


class DealLapsed(Event, frozen=True):
    """No answer came in time, or a side is out (CLASSIC-145, CLASSIC-162)."""

    seat: Seat
    partner: Seat
    number: int
