"""Debts, bankruptcies, estates and the end (sections 4.16 and 4.17)."""

from bot.kit.contract import Cash, Event, Seat
from bot.kit.events import debts as kit_debts
from bot.kit.events.debts import DebtPaid, WentBankrupt
from bot.kit.events.turns import GameEnded, LeftGame


class DebtOpened(kit_debts.DebtOpened, frozen=True):
    """A payment cannot be met from cash; `creditor` -1 is the Bank (CLASSIC-150). `cause`: rent, tax, fine, card, interest."""

    cause: str


class SharedDebtOpened(Event, frozen=True):
    """The same to each other player, `share` for each (CLASSIC-102)."""

    seat: Seat
    amount: Cash
    share: Cash


class SharePaid(Event, frozen=True):
    """One creditor's share of a debt to each is paid (CLASSIC-102)."""

    seat: Seat
    creditor: Seat
    amount: Cash


class CreditorReplaced(Event, frozen=True):
    """The creditor has left: the Bank takes the place (CLASSIC-220)."""

    seat: Seat
    creditor: Seat


class BuildingsReturned(Event, frozen=True):
    """All buildings of who is out go back to the Bank, for `amount`; 0 where the Bank is the creditor."""

    seat: Seat
    count: int
    amount: Cash


class DeedsPledged(Event, frozen=True):
    """All unmortgaged properties of who is out are mortgaged for the creditor (CLASSIC-157)."""

    seat: Seat
    count: int
    amount: Cash


class EstatePassed(Event, frozen=True):
    """Cash, deeds and jail cards of `seat` go to `creditor` (CLASSIC-157, CLASSIC-160)."""

    seat: Seat
    creditor: Seat
    amount: Cash
    properties: int
    cards: int


class EstateOpened(Event, frozen=True):
    """So many properties of `seat` are auctioned one by one (CLASSIC-160, CLASSIC-161)."""

    seat: Seat
    lots: int


class PotShared(Event, frozen=True):
    """What a creditor gets of the pot (CLASSIC-161)."""

    seat: Seat
    amount: Cash


class InterestPaid(Event, frozen=True):
    """The tenth for all mortgages that came with a bankrupt's deeds (CLASSIC-158)."""

    seat: Seat
    amount: Cash


class InheritanceOpened(Event, frozen=True):
    """`seat` may lift mortgages of the deeds received, without interest (CLASSIC-159)."""

    seat: Seat
    properties: int


class HourPassed(Event, frozen=True):
    """An hour of the limit is over; so many are left (CLASSIC-165)."""

    hours: int


class TimeEnded(Event, frozen=True):
    """The limit is reached: nobody rolls any more (CLASSIC-165)."""


class Counted(Event, frozen=True):
    """One line of the final count: net worth by CLASSIC-166."""

    seat: Seat
    cash: Cash
    properties: Cash
    buildings: Cash
    total: Cash
    rank: int
