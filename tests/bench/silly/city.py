"""Silly acts of City's robots: what anybody who knows the rules would see as a mistake."""

from typing import Any

from bot.games.city import actions as verbs
from bot.games.city import data, phases
from bot.games.city.custom_board import board
from bot.games.city.state import counting, doubled, fortunes, plot
from bot.kit.contract import Action, Seat
from bot.kit.mechanics import auction
from bot.kit.mechanics.auction import Auction
from bot.kit.spec import GameSpec
from tests.bench.silly.proposals import AGAIN, Proposals

SKYSCRAPER = "a skyscraper where rents are doubled already"
CLEANED = "a hazard paid off a mortgaged district"
VOID = "residential blocks only, by a seat that built eight"
PRESSED = "a permit asked for and nothing built with it"
LATE = "a district taken in the last round for more than it counts"
CHEAP = "a pass on a lot for a tenth of its price, the cash at hand"
DEALT = "a deal accepted in the last round that lessens the own count"
SMALL = "a raise by the smallest note"
MANY = "more than eight bids of a seat for a lot"
ENOUGH = 8


class Watch:
    """Counts the silly acts of one game."""

    def __init__(self) -> None:
        names = (SKYSCRAPER, CLEANED, VOID, PRESSED, LATE, CHEAP, DEALT, SMALL, MANY, AGAIN)
        self.counts = dict.fromkeys(names, 0)
        self.chances = dict.fromkeys(names, 0)
        self._proposals = Proposals()
        self._blocks: dict[tuple[Seat, str], int] = {}
        self._bids: dict[tuple[int, Seat], int] = {}
        self._buyer: Seat | None = None
        self._before = 0

    def before(self, game: GameSpec[Any], state: Any, seat: Seat, action: Action) -> None:
        """Judge what is about to be done."""
        again = self._proposals.again(state, seat, action)
        if again is not None:
            self._count(AGAIN, again)
        self._town(state, seat, action)
        self._auctions(state, seat, action)
        self._buyer = None
        if _last(state) and isinstance(action, verbs.Buy):
            space = state.spaces[seat]
            self._count(LATE, board(state.board).districts[space].price > _most(state, seat, space))
        if _last(state) and isinstance(action, verbs.Accept):
            self._buyer, self._before = seat, fortunes(state)[seat]

    def after(self, game: GameSpec[Any], state: Any) -> None:
        """What the final count says to it."""
        if self._buyer is not None:
            self._count(DEALT, fortunes(state)[self._buyer] < self._before)
        if state.ranks:
            for seat in range(len(state.solvent)):
                built = [self._blocks.get((seat, kind), 0) for kind in data.KINDS_OF_BLOCK]
                if sum(built) >= ENOUGH:
                    self._count(VOID, not built[1])

    def _count(self, name: str, silly: bool) -> None:
        self.chances[name] += 1
        self.counts[name] += silly

    def _town(self, s: Any, seat: Seat, action: Action) -> None:
        top = s.stack[-1]
        if isinstance(action, verbs.Build):
            key = (seat, action.kind)
            self._blocks[key] = self._blocks.get(key, 0) + action.count
        elif isinstance(action, verbs.BuildSkyscraper):
            self._count(SKYSCRAPER, bool(doubled(s, plot(s, action.space))))
        elif isinstance(action, verbs.RemoveHazard) and isinstance(top, phases.ToBuild):
            self._count(CLEANED, bool(plot(s, action.space).mortgage))
        elif isinstance(action, verbs.Done) and top.permit > 0:
            self._count(PRESSED, top.left == top.permit)

    def _auctions(self, s: Any, seat: Seat, action: Action) -> None:
        top = s.stack[-1]
        if not isinstance(top, Auction) or not isinstance(action, (verbs.Bid, verbs.Pass)):
            return
        least, price = auction.low(top), board(s.board).districts[top.lot].price
        if isinstance(action, verbs.Pass):
            if _early(s) and 10 * least <= price and least <= s.purse.cash[seat]:
                self._count(CHEAP, True)
            return
        if _early(s) and 10 * least <= price:
            self._count(CHEAP, False)
        if _last(s):
            self._count(LATE, action.amount > _most(s, seat, top.lot))
        if top.leader is not None:
            self._count(SMALL, action.amount == least and least + data.STEP <= s.purse.cash[seat])
        number = self._bids[top.number, seat] = self._bids.get((top.number, seat), 0) + 1
        self.chances[MANY] += number == 1
        self.counts[MANY] += number == ENOUGH + 1


def _last(s: Any) -> bool:
    """Whether only the count is left, at most with the turns of this round."""
    return bool(s.hour.over or (s.hour.last_round and s.turns.round >= s.hour.last_round))


def _early(s: Any) -> bool:
    """Whether there is time to make something of a district."""
    return not s.hour.over and (not s.hour.last_round or s.turns.round <= s.hour.last_round - 4)


def _most(s: Any, seat: Seat, space: int) -> int:
    """What a lot adds to the count of a seat at most, with the blocks of one turn, doubled with its group if it is whole."""
    p, cards = plot(s, space), board(s.board).districts
    rents = cards[space].rents
    blocks = p.residential + p.industrial
    best = 2 * max(rents[min(data.FULL, blocks + 3)] - 3 * cards[space].residential, rents[blocks])
    mates = [mate for mate in data.GROUPS[cards[space].group] if mate != space]
    if any(plot(s, mate).owner != seat for mate in mates):
        return best
    return best + sum([cards[mate].rents[min(data.FULL, counting(plot(s, mate)) + 3)] for mate in mates])
