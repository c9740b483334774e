"""Trades as robots see them: which ones are worth proposing, and which ones are worth accepting. From the view alone."""

from collections.abc import Iterator

from bot.games.classic import actions as verbs
from bot.games.classic.board import board
from bot.games.classic.landing_odds import grounds
from bot.games.classic.robot import evaluation
from bot.games.classic.robot.valuation import me, reserve, spare, town
from bot.games.classic.view import ClassicView
from bot.kit.contract import Action, Cash, Choice, Goods, LegalAction, Seat, Subset, Value
from bot.kit.mechanics.rejections import standing
from bot.kit.robots.trades import Terms, completing, evened, is_time, partner_of

VERBS = (verbs.Propose, verbs.Accept)
MARGIN = 60
"""What a trade must bring at least, in credits."""
CARD_WORTH: Cash = 30
"""What a jail card is worth to anybody."""
ANSWER = 60_000
"""An open trade is answered before anything else is done."""
MOST = 3
"""Trades with one partner that a robot looks at before it proposes one."""
STEP: Cash = 10
"""Robots propose round sums."""
PATIENCE = 40
"""Rounds after which robots no longer grudge others what they gain: games must end."""
GRUDGE = 0.6
"""How much of the others' gain is taken for a loss at first, among two."""
SHARE = 0.5
"""What a robot must gain at least, in parts of what the other gains: nobody gets a group for next to nothing.

Less so once its patience is over, and no more after twice as long.
"""


def gains(view: ClassicView, terms: Terms) -> tuple[float, float]:
    """What the trade brings its proposer and its partner, in credits."""
    b = board(view.board)
    owners = [p.owner for p in view.plots]
    cash: list[float] = [one.cash for one in view.seats]
    before = evaluation.assets(town(view, owners, cash))
    after = list(owners)
    for goods, giver, taker in ((terms.give, terms.seat, terms.partner), (terms.take, terms.partner, terms.seat)):
        for item in goods:
            if isinstance(item, int):
                place = b.place[item]
                after[place] = taker
                cash[taker] -= b.interests[place] if view.plots[place].mortgaged else 0
            else:
                cash[taker] += CARD_WORTH
                cash[giver] -= CARD_WORTH
    cash[terms.seat] += terms.ask - terms.pay
    cash[terms.partner] += terms.pay - terms.ask
    then = evaluation.assets(town(view, after, cash))
    return then[terms.seat] - before[terms.seat], then[terms.partner] - before[terms.partner]


def _relative(view: ClassicView, mine: float, theirs: float) -> float:
    """One's own gain less a part of the other's, less so among many and as time goes by."""
    others = max(1, sum([one.solvent for one in view.seats]) - 1)
    return mine - max(0.0, theirs) * GRUDGE * max(0.0, 1 - view.round / PATIENCE) / others


def good(view: ClassicView, mine: float, theirs: float) -> bool:
    """Whether a trade is worth its while, and fairly shared."""
    share = SHARE * min(1.0, max(0.0, 2 - view.round / PATIENCE))
    return mine > MARGIN and mine >= share * theirs and _relative(view, mine, theirs) > 0


# ---- answering


def accepting(view: ClassicView, action: verbs.Accept) -> float:
    """When it brings more than it costs, part of the other's gain counted against it."""
    t = next((t for t in view.deals if t.number == action.deal), None)
    if t is None or t.stale:
        return -ANSWER
    first, second = gains(view, Terms.of(t))
    return ANSWER + second - len(action.lift) if good(view, second, first) else -ANSWER


# ---- proposing


def candidate_actions(view: ClassicView, legal_action: LegalAction) -> list[Action]:
    """Accepting with no mortgage lifted or all; the few trades with a partner that are good for both, when it is time."""
    if legal_action.blocked is not None:
        return []
    if legal_action.action is verbs.Accept:
        return _acceptances(legal_action)
    if not is_time(view) or me(view).available <= 0:
        return []
    partner = partner_of(legal_action)
    goods = [set(param.options) for param in legal_action.params if isinstance(param, Subset)]
    cash = [one.cash for one in view.seats]
    swaps = [one for one in _swaps(view, partner, goods) if not standing(view.rejections, one, cash, view.plots)]
    found = [fair for terms in swaps if (fair := _fair(view, terms)) is not None]
    found.sort(key=lambda one: one[0], reverse=True)
    return [verbs.Propose(partner, each.give, each.pay, each.take, each.ask, ()) for _, each in found[:MOST]]


def _acceptances(legal_action: LegalAction) -> list[Action]:
    """The tenth for each mortgage received; lifting all of them, where nothing else may do (CLASSIC-148)."""
    number, lifts = legal_action.params
    assert isinstance(number, Choice)
    assert isinstance(lifts, Subset)
    whole = [lifts.options] if lifts.options else []
    return [verbs.Accept(int(number.options[0]), lift) for lift in [(), *whole]]


def proposing(view: ClassicView, action: verbs.Propose) -> float:
    """What it brings, if the other may well accept."""
    terms = Terms(me(view).seat, action.partner, action.give, action.pay, action.take, action.ask)
    mine, theirs = gains(view, terms)
    return mine if good(view, mine, theirs) and good(view, theirs, mine) else -1


def _swaps(view: ClassicView, partner: Seat, goods: list[set[Value]]) -> Iterator[Terms]:
    """What would make a group whole for `me`, for cash or for something that helps the partner; or the other way round."""
    families = [[view.plots[place] for place in family.places] for family in grounds(view.board)]
    return completing(families, me(view).seat, partner, (goods[0] | goods[1]).issuperset)


def _fees(view: ClassicView, goods: Goods) -> Cash:
    """The tenths that are due at once for mortgaged properties received (CLASSIC-147)."""
    place = board(view.board).place
    mine = [view.plots[place[item]] for item in goods if isinstance(item, int)]
    return sum([p.interest for p in mine if p.mortgaged])


def _fair(view: ClassicView, terms: Terms) -> tuple[float, Terms] | None:
    """The trade with the cash that shares what both gain; None when there is nothing to share."""
    mine, theirs = gains(view, terms)
    mine_most = max(0, int(spare(view) + reserve(view) / 2) - _fees(view, terms.take))
    most = mine_most, view.seats[terms.partner].available * 9 // 10
    fair = evened(terms, (mine - theirs) / 2, most, STEP)
    if fair is None or _fees(view, fair.take) > me(view).available:
        return None
    mine, theirs = gains(view, fair)
    return (mine, fair) if good(view, mine, theirs) and good(view, theirs, mine) else None
