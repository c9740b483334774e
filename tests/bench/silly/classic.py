"""Silly acts of the robots of the classic game: what anybody who knows the rules would see as a mistake."""

from typing import Any

from bot.games.classic import actions as verbs
from bot.games.classic.robot import trades
from bot.games.classic.state import available, plan
from bot.kit.contract import Action, Seat
from bot.kit.mechanics import auction
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt
from bot.kit.mechanics.trade import Trade
from bot.kit.robots.trades import Terms
from bot.kit.spec import GameSpec
from tests.bench.silly.proposals import AGAIN, Proposals

SMALL = "a raise by 1"
MANY = "more than eight bids of a seat for a lot"
OPEN = "building under a rent that is open and cannot be paid then"
FORCED = "buildings sold for a debt in the turn in which they were built"
GROUP = "a group given away for cash below its worth"
DEAR = "a bid above twice the price for what completes and denies nothing"
ENOUGH = 8
FAIR = 0.5
"""What the giver of a group must gain at least, in parts of what its taker gains."""


class Watch:
    """Counts the silly acts of one game."""

    def __init__(self) -> None:
        names = (SMALL, MANY, OPEN, FORCED, GROUP, DEAR, AGAIN)
        self.counts = dict.fromkeys(names, 0)
        self.chances = dict.fromkeys(names, 0)
        self._proposals = Proposals()
        self._bids: dict[tuple[int, Seat], int] = {}
        self._built: dict[tuple[Seat, str], int] = {}

    def before(self, game: GameSpec[Any], state: Any, seat: Seat, action: Action) -> None:
        """Judge what is about to be done."""
        again = self._proposals.again(state, seat, action)
        if again is not None:
            self._count(AGAIN, again)
        top = state.stack[-1]
        if isinstance(action, verbs.Bid) and isinstance(top, Auction):
            self._bid(state, seat, action, top)
        elif isinstance(action, (verbs.Build, verbs.Sell)):
            self._build(state, seat, action)
        elif isinstance(action, verbs.Accept):
            deal = next(deal for deal in state.deals if deal.number == action.deal)
            self._trade(game, state, deal)

    def after(self, game: GameSpec[Any], state: Any) -> None:
        """Nothing is to be seen but what was done."""

    def _count(self, name: str, silly: bool) -> None:
        self.chances[name] += 1
        self.counts[name] += silly

    def _bid(self, s: Any, seat: Seat, action: verbs.Bid, top: Auction) -> None:
        if top.leader is not None:
            self._count(SMALL, action.amount == auction.low(top) and action.amount < available(s, seat))
        number = self._bids[top.number, seat] = self._bids.get((top.number, seat), 0) + 1
        self.chances[MANY] += number == 1
        self.counts[MANY] += number == ENOUGH + 1
        if top.lot >= 0:
            b = plan(s)
            place = b.place[top.lot]
            held = [s.plots[mate].owner for mate in b.mates[place] if mate != place]
            wanted = len(set(held)) == 1 and held[0] is not None
            if not wanted:
                self._count(DEAR, action.amount > 2 * b.prices[place])

    def _build(self, s: Any, seat: Seat, action: Any) -> None:
        turn = s.turns.turn
        if isinstance(action, verbs.Build):
            self._built[seat, action.group] = turn
            owed = sum([one.amount for one in s.claims if one.payer == seat and not one.recorded])
            cost = _cost(s, action)
            if owed:
                self._count(OPEN, owed > s.purse.cash[seat] - cost)
        elif any(isinstance(one, Debt) and one.seat == seat for one in s.stack):
            self._count(FORCED, self._built.get((seat, action.group), -1) == turn)

    def _trade(self, game: Any, s: Any, deal: Trade) -> None:
        """A trade by which one gets a whole group, and the other nothing but cash."""
        view = game.view(s, deal.partner)
        gains = trades.gains(view, Terms(deal.seat, deal.partner, deal.give, deal.pay, deal.take, deal.ask))
        sides = (
            (deal.seat, deal.partner, deal.give, deal.take, gains),
            (deal.partner, deal.seat, deal.take, deal.give, gains[::-1]),
        )
        for giver, taker, goods, back, (mine, theirs) in sides:
            if goods and not back and _completes(s, goods, giver, taker):
                self._count(GROUP, mine < FAIR * theirs)


def _cost(s: Any, action: verbs.Build) -> int:
    b = plan(s)
    places = [index for index, p in enumerate(s.plots) if b.squares[p.space].group == action.group]
    now: int = sum([s.plots[place].level for place in places])
    shop: int = b.squares[s.plots[places[0]].space].shop
    return (sum(map(int, action.levels.split("-"))) - now) * shop


def _completes(s: Any, goods: Any, giver: Seat, taker: Seat) -> bool:
    """Whether goods make a colour group whole for the taker."""
    b = plan(s)
    for item in goods:
        if isinstance(item, int) and b.squares[item].shop:
            places = {b.place[item], *b.mates[b.place[item]]}
            if all(s.plots[place].owner == taker or s.plots[place].space in goods for place in places):
                return True
    return False
