"""Trades as robots see them: which are worth proposing, and which worth accepting. From the view alone."""

from collections.abc import Iterator

from bot.games.builder import actions as verbs
from bot.games.builder import data
from bot.games.builder.robot import chip_value, value
from bot.games.builder.robot.island import NEVER
from bot.games.builder.view import BuilderView
from bot.kit.contract import Action, Cash, Goods, LegalAction, Seat, Space
from bot.kit.mechanics.rejections import standing
from bot.kit.robots.trades import Terms, evened, is_time, partner_of

MARGIN = value.POINT // 4
"""What a trade must bring at least, the other's gain counted against it."""
SMALL: Cash = 25
"""What a chip or a kept card counts against a deed."""
MOST = 3
"""Trades that a robot looks at before it proposes one."""


def deed(view: BuilderView, me: Seat, space: Space) -> int:
    """What a deed would bring to `me`: chips, rents, and its part of the set."""
    place = data.PLACE[space]
    owner = view.deeds[data.PARTNER[place]].owner
    return value.title(place, view.turn, here(view) - 1, None if owner is None else owner == me)


def here(view: BuilderView) -> int:
    """Players who still move."""
    return sum([player.status == "in" for player in view.seats])


def _brings(view: BuilderView, seat: Seat, gained: Goods, lost: Goods, net: Cash) -> int:
    """What comes less what goes: deeds, chips, kept cards, money."""
    deeds = sum([deed(view, seat, item) for item in gained if isinstance(item, int)])
    deeds -= sum([deed(view, seat, item) for item in lost if isinstance(item, int)])
    cards = sum([item in data.CARDS for item in gained]) - sum([item in data.CARDS for item in lost])
    chips = chip_value.gain(view, seat, _chips(gained), _chips(lost))
    return deeds + chips + value.money(net + cards * data.FINE)


def _chips(goods: Goods) -> Goods:
    return tuple([item for item in goods if item in data.TYPE])


def gains(view: BuilderView, terms: Terms) -> tuple[int, int]:
    """What it brings its proposer and its partner, each less its share of what the other gets: between two, all of it."""
    net = terms.ask - terms.pay
    mine = _brings(view, terms.seat, terms.take, terms.give, net)
    theirs = _brings(view, terms.partner, terms.give, terms.take, -net)
    rivals = max(1, here(view) - 1)
    return mine - theirs // rivals, theirs - mine // rivals


def accepting(view: BuilderView, _me: Seat, action: verbs.Accept) -> int:
    """When it brings more than it costs, the other's gain counted against it."""
    t = next((t for t in view.deals if t.number == action.deal), None)
    if t is None or t.stale:
        return -1
    if squandered((t.take, t.ask), (t.give, t.pay)):
        return NEVER
    return gains(view, Terms.of(t))[1] - MARGIN


def squandered(given: tuple[Goods, Cash], taken: tuple[Goods, Cash]) -> bool:
    """Whether deeds are given away for less than half of what they are listed at, as a whole street for one chip."""
    return any(isinstance(item, int) for item in given[0]) and 2 * _listed(*taken) < _listed(*given)


def _listed(goods: Goods, cash: Cash) -> Cash:
    """Deeds at their price, the rest at a small sum each, and the cash."""
    return cash + sum([data.TITLES[item].price if isinstance(item, int) else SMALL for item in goods])


def candidate_actions(view: BuilderView, me: Seat, legal_action: LegalAction) -> list[Action]:
    """The few trades with a partner that are good for both, when it is time to propose one; none that was refused."""
    if legal_action.blocked is not None or not is_time(view):
        return []
    partner = partner_of(legal_action)
    cash = [one.cash for one in view.seats]
    swaps = [one for one in _swaps(view, me, partner) if not standing(view.rejections, one, cash, view.deeds)]
    fair = [fair for terms in swaps if (fair := _fair(view, terms)) is not None]
    fair.sort(key=lambda terms: gains(view, terms)[0], reverse=True)
    return [verbs.Propose(partner, each.give, each.pay, each.take, each.ask) for each in fair[:MOST]]


def proposing(view: BuilderView, me: Seat, action: verbs.Propose) -> int:
    """What it brings, if the other may well accept."""
    mine, theirs = gains(view, Terms(me, action.partner, action.give, action.pay, action.take, action.ask))
    if squandered((action.give, action.pay), (action.take, action.ask)):
        return NEVER
    return mine if mine > MARGIN and theirs > MARGIN else -1


def _swaps(view: BuilderView, me: Seat, partner: Seat) -> Iterator[Terms]:
    """The other half of a set, for money or for what the partner lacks; a chip for one of another type."""
    wanted, missed = _halves(view, partner, me), _halves(view, me, partner)
    for take in wanted:
        yield Terms(me, partner, take=(take,))
        for give in missed:
            if data.PARTNER[data.PLACE[take]] != data.PLACE[give]:
                yield Terms(me, partner, give=(give,), take=(take,))
    mine, theirs = view.seats[me].chips, view.seats[partner].chips
    for out in data.KINDS:
        for back in data.KINDS:
            if out != back and mine[out] and theirs[back]:
                yield Terms(me, partner, give=(data.ITEMS[out][0],), take=(data.ITEMS[back][0],))


def _halves(view: BuilderView, giver: Seat, taker: Seat) -> list[Space]:
    """What `giver` owns of sets whose other half is `taker`'s."""
    return [
        title.space
        for place, title in enumerate(view.deeds)
        if title.owner == giver and view.deeds[data.PARTNER[place]].owner == taker
    ]


def _fair(view: BuilderView, terms: Terms) -> Terms | None:
    """The trade with the money that shares what both gain; None when there is nothing to share."""
    mine, theirs = gains(view, terms)
    rivals = max(1, here(view) - 1)
    net = round((mine - theirs) / (2 * value.MONEY * (1 + 1 / rivals)))
    fair = evened(terms, net, (view.seats[terms.seat].cash, view.seats[terms.partner].cash), data.STEP)
    if fair is None:
        return None
    ours, theirs_ = (fair.give, fair.pay), (fair.take, fair.ask)
    if squandered(ours, theirs_) or squandered(theirs_, ours):
        return None
    return fair if min(gains(view, fair)) > MARGIN else None
