"""What a robot thinks of an action, from the view alone. Higher is better, in credits; 0 is what changes nothing."""

from collections.abc import Callable
from typing import Any

from bot.games.classic import actions as verbs
from bot.games.classic import data
from bot.games.classic.board import board
from bot.games.classic.robot import buildings, trades
from bot.games.classic.robot.valuation import ahead, dearest, free, me, owing, plot, rent, reserve, worth
from bot.games.classic.view import ClassicView
from bot.kit.contract import Action, Cash, LegalAction, Range, Space

STEP = 0.08
"""What a raise adds at least, as a share of the price or the bid: nobody raises by 1 again and again."""
RAISES = (0.2, 0.45, 1.0)
"""How far other raises go."""
FIRST = 100_000
"""Above all that is weighed in credits: what is done before anything else."""
JAILED: Cash = 40
"""What it costs to be sent to jail while there is much to buy."""
CARD: Cash = 10
"""What a card brings on the average."""
SHOP: Cash = 100
"""What a building costs, about."""
EARLY = 5
"""Properties for sale with which a game is young."""


def action_value(view: ClassicView, action: Action) -> int:
    """What `action` is worth to who looks; an action that nobody awaits is played above 0 only."""
    judgement = JUDGEMENTS.get(type(action))
    return 0 if judgement is None else int(judgement(view, action))


def candidate_actions(view: ClassicView, legal_action: LegalAction) -> list[Action] | None:
    """The trades, raises and levels worth a look; None for all other offers, whose choices are few.

    While a rent can be asked for nothing else is looked at, and no own trade is ever taken back.
    """
    if legal_action.action is verbs.Withdraw or (legal_action.action is not verbs.Claim and _claims(view)):
        return []
    if legal_action.action is verbs.Bid:
        return _raises(view, legal_action)
    if legal_action.action in buildings.VERBS:
        return buildings.candidate_actions(view, legal_action)
    return trades.candidate_actions(view, legal_action) if legal_action.action in trades.VERBS else None


def _claims(view: ClassicView) -> bool:
    """Whether a rent is waiting to be asked for."""
    return any(claim.owner == view.me and not claim.recorded for claim in view.claims)


# ---- properties


def _raises(view: ClassicView, legal_action: LegalAction) -> list[Action]:
    """A third of the way to what the lot is worth, and raises by shares of the price or of the bid.

    Each third, or else `STEP`, brings the bid so near to the limit that a robot bids eight times for a lot at most.
    """
    param = legal_action.params[0]
    if view.auction is None or not isinstance(param, Range):
        return []
    high, limit, scale = view.auction.high, _limit(view), _scale(view)
    least = param.low if view.auction.leader is None else high + max(1, int(scale * STEP))
    wanted = [max(least, high + int(limit - high) // 3), *(high + int(scale * share) for share in RAISES)]
    amounts = {amount for amount in wanted if least <= amount <= min(param.high, limit)}
    return [verbs.Bid(amount) for amount in sorted(amounts)]


def _scale(view: ClassicView) -> Cash:
    """What raises are measured by: the price of the lot, or what is bid for it."""
    price = SHOP if view.lot is None else plot(view, view.lot).price
    return max(price, 0 if view.auction is None else view.auction.high)


def _limit(view: ClassicView) -> float:
    """What the lot is worth, and never all the cash."""
    cash = me(view).available - owing(view)
    if view.lot is None:
        return min(buildings.building(view), cash - reserve(view))
    return min(worth(view, view.lot, me(view).seat), cash - reserve(view) / 2)


def _buy(view: ClassicView, _action: verbs.Buy) -> float:
    """Nearly always: properties earn, and what is not bought may go to others."""
    return 1.0 if view.lot is None else 1 + worth(view, view.lot, me(view).seat) - 0.5 * plot(view, view.lot).price


def _bid(view: ClassicView, action: verbs.Bid) -> float:
    """A third of the way to the limit; above it, rather pass."""
    if view.auction is None:
        return -1
    limit = _limit(view)
    if action.amount > limit:
        return limit - action.amount
    return 1 + limit - abs(action.amount - view.auction.high - (limit - view.auction.high) // 3)


# ---- on the way


def landing(view: ClassicView, space: Space) -> float:
    """What it is worth to stop there."""
    square = board(view.board).squares[space]
    if square.group:
        p = plot(view, space)
        if p.owner is None:
            return max(0.0, worth(view, space, me(view).seat) - p.price / 2) if me(view).available >= p.price else 0.0
        return 0.0 if p.owner == view.me else -float(rent(p))
    if square.kind == data.TAX:
        return -float(square.price)
    if square.kind == data.GO_TO_JAIL:
        return -JAILED if free(view) > EARLY else 0.3 * dearest(view, me(view).seat)
    return CARD if square.kind in (data.LEAP, data.CHEST) else 0.0


def _bus(view: ClassicView, action: verbs.Bus) -> float:
    """The best of the spaces it may reach."""
    way = next(one for one in view.ways if one.way == action.way)
    return _reaching(view, way.steps)


def _reaching(view: ClassicView, steps: int) -> float:
    """What a move forward brings, its salary included."""
    here = me(view).space
    return landing(view, data.TRACK.after(here, steps)) + data.SALARY * data.TRACK.laps(here, steps)


def _fine(view: ClassicView, _action: verbs.PayFine) -> float:
    """Out of jail while there is much to buy; later only if nothing outside is to be feared (CLASSIC-106)."""
    seat = me(view).seat
    if free(view) > EARLY:
        return 10 if me(view).available > 2 * data.FINE + ahead(view, seat) else -10
    return 5 if dearest(view, seat) < data.SALARY and me(view).available > data.SALARY else -10 - ahead(view, seat)


# ---- money


def _bankrupt(view: ClassicView, _action: verbs.GoBankrupt) -> float:
    """Where nothing can save one any more."""
    return FIRST if view.debt is not None and view.debt.hopeless else -2 * FIRST


def _never(_view: ClassicView, _action: Action) -> float:
    """Only where nothing else is left."""
    return -20 * FIRST


JUDGEMENTS: dict[type[Action], Callable[[ClassicView, Any], float]] = {
    verbs.Buy: _buy,
    verbs.Bid: _bid,
    verbs.Bus: _bus,
    # The best space of all: GO lies on the way to some.
    verbs.Go: lambda view, action: _reaching(view, data.TRACK.distance(me(view).space, action.space)),
    verbs.PayFine: _fine,
    # Before paying.
    verbs.UseJailCard: lambda view, _action: _fine(view, verbs.PayFine()) + 1,
    # Before anything else: it lapses (CLASSIC-78).
    verbs.Claim: lambda _view, _action: 2 * FIRST,
    # Ten credits are about what a card brings.
    verbs.Pay: lambda _view, _action: 1,
    verbs.GoBankrupt: _bankrupt,
    verbs.Build: buildings.building_up,
    verbs.Enter: buildings.entering,
    verbs.Sell: buildings.selling,
    verbs.Mortgage: buildings.mortgaging,
    verbs.Lift: buildings.lifting,
    verbs.Propose: trades.proposing,
    verbs.Accept: trades.accepting,
    verbs.Refuse: lambda view, action: trades.ANSWER,  # what is not accepted is refused at once
    verbs.Withdraw: _never,
    verbs.Leave: _never,
}
