"""Deals as robots see them: which ones are worth proposing, and which ones are worth accepting. From the view alone."""

from collections.abc import Iterator

from bot.games.city import actions as verbs
from bot.games.city import trade_exec
from bot.games.city.robot.valuation import GROUPS, cash, estate, moved, owners, rounds
from bot.games.city.view import CityView
from bot.kit.contract import Action, Cash, Goods, LegalAction, Seat
from bot.kit.mechanics.rejections import standing
from bot.kit.robots.trades import Terms, completing, evened, is_time, partner_of

VERBS = (verbs.Propose, verbs.OfferSettlement)
MARGIN = 400
"""What a deal must bring at least, in k."""
CARD_WORTH: Cash = 400
"""What a kept card is worth to anybody."""
ANSWER = 500_000
"""An open deal is answered before anything else is done."""
MOST = 4
"""Deals that a robot looks at before it proposes one."""
STEP: Cash = 100
"""Robots propose round sums."""


def gains(view: CityView, terms: Terms) -> tuple[float, float]:
    """What the deal brings its proposer and its partner, in k."""
    now = owners(view)
    after = moved(view, terms.take, terms.seat, moved(view, terms.give, terms.partner))
    cards = CARD_WORTH * (len(_cards(terms.take)) - len(_cards(terms.give)))
    net = terms.ask - terms.pay + cards
    first = estate(view, after, terms.seat) - estate(view, now, terms.seat) + net
    second = estate(view, after, terms.partner) - estate(view, now, terms.partner) - net
    return first, second


def _cards(goods: Goods) -> list[str]:
    return [item for item in goods if isinstance(item, str)]


def _relative(view: CityView, mine: float, theirs: float) -> float:
    """One's own gain less one's share of what the other gets nearer to victory: between two, all of it."""
    return mine - theirs / max(1, sum([seat.solvent for seat in view.seats]) - 1)


# ---- answering


def accepting(view: CityView, action: verbs.Accept) -> float:
    """When it brings more than it costs, the other's gain counted against it; a settlement, when it beats the estate."""
    t = next((t for t in view.deals if t.number == action.deal), None)
    if t is None or t.stale:
        return -ANSWER
    first, second = gains(view, Terms.of(t))
    if t.settles:
        second -= _owed(view)
        first += _owed(view)
    relative = _relative(view, second, first)
    return ANSWER + relative if relative > MARGIN and second > MARGIN else -ANSWER


def _owed(view: CityView) -> Cash:
    """What the debtor would pay otherwise, as far as one can see."""
    debt = view.debt
    if debt is None:
        return 0
    return debt.amount if debt.raisable is None else min(debt.amount, debt.raisable)


# ---- proposing


def candidate_actions(view: CityView, legal_action: LegalAction) -> list[Action]:
    """The few deals with a partner that are good for both, when it is time to propose one; none that was refused."""
    if (
        legal_action.action is not verbs.Propose
        or legal_action.blocked is not None
        or not is_time(view)
        or rounds(view) <= 1
    ):
        return []
    partner = partner_of(legal_action)
    cash = [one.cash for one in view.seats]
    swaps = [one for one in _swaps(view, partner) if not standing(view.rejections, one, cash, view.plots)]
    found = [fair for terms in swaps if (fair := _fair(view, terms)) is not None]
    found.sort(key=lambda one: one[0], reverse=True)
    return [verbs.Propose(partner, each.give, each.pay, each.take, each.ask) for _, each in found[:MOST]]


def proposing(view: CityView, action: verbs.Propose) -> float:
    """What it brings, if the other may well accept."""
    if view.me is None:
        return -1
    terms = Terms(view.me, action.partner, action.give, action.pay, action.take, action.ask)
    mine, theirs = gains(view, terms)
    relative = _relative(view, mine, theirs)
    return relative if relative > MARGIN and _relative(view, theirs, mine) > MARGIN else -1


def _swaps(view: CityView, partner: Seat) -> Iterator[Terms]:
    """What would make a group whole for `me`, for cash or for something that helps the partner."""
    groups = [[view.plots[place] for place in group] for group in GROUPS.values()]
    return iter(()) if view.me is None else completing(groups, view.me, partner, lambda goods: True)


def _fair(view: CityView, terms: Terms) -> tuple[float, Terms] | None:
    """The deal with the cash that shares what both gain; None when there is nothing to share."""
    mine, theirs = gains(view, terms)
    purse = view.seats[terms.partner].cash
    fair = evened(terms, (mine - theirs) / 2, (cash(view), trade_exec.MOST if purse is None else purse), STEP)
    if fair is None:
        return None
    mine, theirs = gains(view, fair)
    good = _relative(view, mine, theirs) > MARGIN and _relative(view, theirs, mine) > MARGIN
    return (mine, fair) if good else None
