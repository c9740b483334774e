"""How imagined games go on: one quick and sensible action after the other, straight from the state."""

from collections.abc import Callable
from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import data, waits
from bot.games.city.state import Plot, State, ToBuild, ToBuy, ToChoose, ToLeaveJail, ToRoll, plot
from bot.games.kit import auction
from bot.games.kit.auction import Auction
from bot.games.kit.model import Action, Cash, Dice, Seat, Space

ROLL, BUY, SKIP, PRESS, DONE, PASS, FINE = (
    verbs.Roll(), verbs.Buy(), verbs.Skip(), verbs.Press(), verbs.Done(), verbs.Pass(), verbs.PayFine()
)  # fmt: skip
RESERVE: Cash = 1_000


def pilot(s: State, dice: Dice) -> tuple[Seat, Action]:
    """The next seat and its action; for what it does not know the default, which is always legal."""
    top = s.stack[-1]
    play = PILOTS.get(type(top))
    found = None if play is None else play(s, top, dice)
    if found is not None:
        return found
    wait = next(wait for wait in waits.waits(s) if not wait.held)
    return waits.default(s, wait)


def worth(s: State, space: Space, seat: Seat) -> Cash:
    """What an imagined bidder pays at most: more for what completes a group or keeps another from it."""
    p = plot(s, space)
    card = data.DISTRICTS[space]
    owners = [plot(s, other).owner for other in data.GROUPS[card.group] if other != space]
    best = max([owners.count(owner) for owner in owners if owner is not None], default=0)
    share = best / len(owners)
    blocks = p.residential + p.industrial
    value = card.price * (1.2 + 2.5 * share * share) + card.rents[blocks] * (1 + share)
    return int(value) // 10 * 10


def _roll(s: State, _top: ToRoll, _dice: Dice) -> tuple[Seat, Action]:
    return s.turns.active, ROLL


def _jail(s: State, _top: ToLeaveJail, _dice: Dice) -> tuple[Seat, Action]:
    """Out while there is much to buy."""
    seat = s.turns.active
    free = sum([p.owner is None for p in s.plots])
    return seat, FINE if free > 6 and s.purse.cash[seat] > data.FINE + RESERVE else ROLL


def _buy(s: State, top: ToBuy, _dice: Dice) -> tuple[Seat, Action] | None:
    """Buy, or leave it to the bank's opening."""
    seat = s.turns.active
    return (seat, BUY) if s.purse.cash[seat] >= data.DISTRICTS[top.space].price else None


def _choose(s: State, _top: ToChoose, _dice: Dice) -> tuple[Seat, Action]:
    return s.turns.active, SKIP


def _auction(s: State, top: Auction, dice: Dice) -> tuple[Seat, Action]:
    """In turn, half way to what the lot is worth."""
    seat = auction.bidders(top)[0]
    low = auction.low(top)
    limit = min(worth(s, top.lot, seat) * (90 + dice.die(20)) // 100, s.purse.cash[seat] - RESERVE)
    if low > limit:
        return seat, PASS
    return seat, verbs.Bid(low + (limit - low) // 2 // data.STEP * data.STEP)


def _build(s: State, top: ToBuild, _dice: Dice) -> tuple[Seat, Action]:
    """Press, then the blocks that add most, as long as there is cash."""
    seat = s.turns.active
    if top.permit < 0:
        return seat, PRESS
    best, action = 0.0, None
    cash = s.purse.cash[seat]
    for p in s.plots:
        if p.owner == seat and not p.mortgage:
            gain, count = _gain(p, min(top.left, data.FULL - p.residential - p.industrial), cash)
            if gain > best:
                best, action = gain, verbs.Build(p.space, data.RESIDENTIAL, count)
    return seat, action or DONE


def _gain(p: Plot, most: int, cash: Cash) -> tuple[float, int]:
    """What a block adds there in the long run less its price, and how many to build."""
    card = data.DISTRICTS[p.space]
    count = min(most, cash // card.residential)
    if count <= 0:
        return 0.0, 0
    blocks = p.residential + p.industrial
    return 1.3 * (card.rents[data.FULL] - card.rents[blocks]) / (data.FULL - blocks) - card.residential + 200, count


PILOTS: dict[type, Callable[[State, Any, Dice], tuple[Seat, Action] | None]] = {
    ToRoll: _roll,
    ToLeaveJail: _jail,
    ToBuy: _buy,
    ToChoose: _choose,
    ToBuild: _build,
    Auction: _auction,
}
