"""An open ascending auction in which everybody may bid at any moment (City, Classic, Builder).

How long it lasts is the table's: City's clock runs on whatever is bid, Classic's and Builder's is topped up at each lap.
"""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.kit.contract import Action, Cash, Event, LegalAction, Range, Refusal, Seat, Tell, Wait
from bot.kit.mechanics.debt import short

Able = Callable[[Seat, Cash], bool]
"""Whether a seat could bid so much, with its cash or with what it could raise while the auction runs."""


class Auction(msgspec.Struct, tag=True):
    """What is going on. `number` counts the game's decisions and names the wait; `lot` is the game's own number.

    `seats` may bid, in turn order; who leaves is taken out. `bids` has every standing bid, rising, so that a leaver's
    can be struck out. `floor` is the lowest first bid, `step` the smallest raise; all bids are whole steps apart.
    """

    lot: int
    number: int
    seats: list[Seat]
    floor: Cash = 1
    step: Cash = 1
    high: Cash = 0
    leader: Seat | None = None
    passed: list[Seat] = []
    bids: list[tuple[Seat, Cash]] = []
    lap: int = 0


def name(a: Auction) -> str:
    """The id of its wait."""
    return f"auction-{a.number}"


def running(stack: Sequence[object]) -> Any:
    """The auction on top of a stack, of the game's own kind."""
    assert isinstance(stack[-1], Auction), "only an auction is answered so"
    return stack[-1]


def low(a: Auction) -> Cash:
    """The lowest bid that would be accepted now."""
    return a.floor if a.leader is None else a.high + a.step


def bidders(a: Auction) -> tuple[Seat, ...]:
    """Who may still bid or pass."""
    leader, passed = a.leader, a.passed
    return tuple([seat for seat in a.seats if seat != leader and seat not in passed])


def wait(a: Auction, clock: str) -> Wait:
    """What the table waits for. Each bid is a new lap of the same decision."""
    return Wait(name(a), bidders(a), clock, a.lap)


def amounts(a: Auction, seat: Seat, cash: Cash) -> Range | Refusal:
    """What `seat` may bid with `cash` at hand, or why nothing."""
    if seat in a.passed:
        return Refusal("passed")
    if seat == a.leader:
        return Refusal("already-leading")
    least = low(a)
    if cash < least:
        return short(least, cash)
    return Range(least, cash - (cash - least) % a.step, a.step)


def legal_actions(a: Auction, seat: Seat, cash: Cash, bid: type[Action], fold: type[Action]) -> list[LegalAction]:
    """`bid` (one field, the amount) and `fold` (none) for a seat of the auction; nothing for other seats."""
    if seat not in a.seats:
        return []
    decision = name(a)
    may = amounts(a, seat, cash)
    if type(may) is Range:
        return [LegalAction(bid, decision, (may,)), LegalAction(fold, decision)]
    if may.code == "not-enough-cash":
        return [LegalAction(bid, decision, blocked=may), LegalAction(fold, decision)]
    return [LegalAction(bid, decision, blocked=may), LegalAction(fold, decision, blocked=may)]


def bid(a: Auction, seat: Seat, amount: Cash) -> None:
    """Let `amount` lead. Its legality is not checked here."""
    a.bids.append((seat, amount))
    a.high, a.leader = amount, seat
    a.lap += 1


def fold(a: Auction, seat: Seat) -> None:
    """`seat` bids no more in this auction."""
    a.passed.append(seat)


def strike(a: Auction, seat: Seat, cash: Sequence[Cash]) -> None:
    """`seat` leaves the game: all its bids are struck out (CITY-142, CLASSIC-96).

    The highest bid left whose bidder is still here and has the cash leads, even after having passed; all passes stand.
    """
    a.seats = [other for other in a.seats if other != seat]
    a.passed = [other for other in a.passed if other != seat]
    a.bids = [made for made in a.bids if made[0] != seat]
    if a.leader != seat:
        return
    while a.bids and cash[a.bids[-1][0]] < a.bids[-1][1]:
        a.bids.pop()
    a.leader, a.high = a.bids[-1] if a.bids else (None, 0)
    a.lap += 1


def closes(a: Auction, able: Able | None, tell: Tell, ended: Callable[[Cash], Event]) -> bool:
    """Whether the hammer falls before the time is up: nobody but the leader may bid any more, or nobody could.

    CITY-42, CLASSIC-92, BUILDER-57. `able` is None where purses are hidden, as closing would tell of them (CITY-202).
    That nobody could bid the least that is asked is told by `ended`, the game's event.
    """
    left = bidders(a)
    if not left:
        return True
    if able is None:
        return False
    least = low(a)
    for seat in left:
        if able(seat, least):
            return False
    tell(ended(least))
    return True
