"""What a greedy robot of Builder thinks of an action: points gained, chips and money spent, in hundredths of a point."""

from collections.abc import Callable
from typing import Any

from bot.games.builder import actions as verbs
from bot.games.builder import chips, data, worth
from bot.games.builder.view import BuilderView, DealView, SeatView
from bot.games.kit.model import Action, Amount, Cash, Goods, Offer, Seat, Space

NEVER = -100_000
SURE = 10_000
SPREAD_OUT = -100
"""What is thought of a new building that wins no group while another one still grows."""
SPARED, SPENT = 10, 45
"""A chip that would have to be left next turn, and one that could be kept."""
TALL = 30
"""By level: towers first, because only they carry the penthouse."""
OPEN_SET = 0.3
"""The hope for a set of which nobody else has the other half."""
RESERVE: Cash = 200
"""Money that is kept for rents when a fine or a mortgage could be paid."""


def appraise(view: BuilderView, action: Action) -> int:
    """How good `action` is for who sees `view`; above 0 better than nothing."""
    judgement = JUDGEMENTS.get(type(action))
    return 0 if judgement is None or view.me is None else judgement(view, view.me, action)


def ideas(view: BuilderView, offer: Offer) -> list[Action] | None:
    """One good raise, the cheapest surplus, no trades of its own; everything else as it is offered."""
    if view.me is None:
        return None
    if offer.action is verbs.Bid:
        return _raises(view, view.me, offer)
    if offer.action is verbs.Drop:
        return [_least(view, view.me)]
    return [] if offer.action is verbs.Propose else None


def _mine(view: BuilderView, me: Seat) -> SeatView:
    return view.seats[me]


def _here(view: BuilderView) -> int:
    """Players who still move."""
    return sum([player.status == "in" for player in view.seats])


# ---- deeds and money


def deed_worth(view: BuilderView, me: Seat, space: Space) -> int:
    """What a deed would bring to `me`: chips, rents, and its part of the set."""
    place = data.PLACE[space]
    partner = view.deeds[data.PARTNER[place]].owner
    points = worth.POINT * data.SET_POINTS[view.deeds[place].group]
    hope = points if partner == me else round(OPEN_SET * points) if partner is None else points // 2
    return worth.deed(place, view.turn, _here(view) - 1) + hope


def _buy(view: BuilderView, me: Seat, _action: verbs.Buy) -> int:
    """Bought where it is worth its price."""
    assert view.lot is not None
    return deed_worth(view, me, view.lot) - worth.money(data.TITLES[view.lot].price)


def _limit(view: BuilderView, me: Seat, lot: Space) -> Cash:
    """What `me` would pay at most."""
    return round(deed_worth(view, me, lot) / worth.MONEY)


def _raises(view: BuilderView, me: Seat, offer: Offer) -> list[Action]:
    """A third of the way to the limit, in whole notes; none above it."""
    amounts = offer.params[0]
    assert isinstance(amounts, Amount)
    assert view.lot is not None
    limit = min(_limit(view, me, view.lot), amounts.high)
    if limit < amounts.low:
        return []
    steps = (limit - amounts.low) // (3 * amounts.step)
    return [verbs.Bid(amounts.low + steps * amounts.step)]


def _bid(view: BuilderView, me: Seat, action: verbs.Bid) -> int:
    """What is gained at that price."""
    assert view.lot is not None
    return deed_worth(view, me, view.lot) - worth.money(action.amount)


def _rent(view: BuilderView, _me: Seat, action: verbs.Ask) -> int:
    """All of it."""
    return sum([worth.money(claim.amount) for claim in view.claims if claim.number == action.claim])


def _mortgage(_view: BuilderView, _me: Seat, action: verbs.Mortgage) -> int:
    """Only in debt, and then the cheapest."""
    return -data.TITLES[action.space].price


def _repay(view: BuilderView, me: Seat, action: verbs.Repay) -> int:
    """When there is money to spare."""
    cost = data.TITLES[action.space].repay
    rich = _mine(view, me).cash - cost >= RESERVE
    return worth.deed(data.PLACE[action.space], view.turn, _here(view) - 1) - worth.money(cost) if rich else -1


def _swap(view: BuilderView, me: Seat, action: verbs.Swap) -> int:
    """What comes less what goes."""
    return deed_worth(view, me, action.other) - deed_worth(view, me, action.own)


def _fine(view: BuilderView, me: Seat, _action: verbs.PayFine) -> int:
    """Building needs freedom."""
    return 5 if _mine(view, me).cash >= RESERVE else -5


# ---- chips


def _pile_with(view: BuilderView, me: Seat, gained: Goods, lost: Goods) -> int:
    """How much more or less worth the chips of `me` are after an exchange."""
    held = _mine(view, me).chips
    after = [
        have + more - less for have, more, less in zip(held, chips.counted(gained), chips.counted(lost), strict=True)
    ]
    return worth.pile(after) - worth.pile(held)


def _least(view: BuilderView, me: Seat) -> verbs.Drop:
    """One at a time what is missed least."""
    left = list(_mine(view, me).chips)
    gone = [0, 0, 0, 0]
    for _ in range(view.surplus):
        kind = min(
            [kind for kind in data.KINDS if left[kind]],
            key=lambda kind: worth.pile((left[kind],)) - worth.pile((left[kind] - 1,)),
        )
        left[kind] -= 1
        gone[kind] += 1
    return verbs.Drop(chips.items(gone))


def _exchange(view: BuilderView, me: Seat, action: verbs.Exchange) -> int:
    """Four for one, where so many of a type are there that they are not missed."""
    return _pile_with(view, me, (action.wanted,), (action.chip,) * data.RATE)


def _park(view: BuilderView, me: Seat, action: verbs.Park) -> int:
    """Two for one."""
    return _pile_with(view, me, (action.wanted,), action.chips)


def _pick(view: BuilderView, me: Seat, action: verbs.Pick) -> int:
    """Two of the type that is missed most."""
    return _pile_with(view, me, (action.chip,) * data.GIFT, ())


def _steal(view: BuilderView, me: Seat, action: verbs.Steal) -> int:
    """What is missed most, from who is ahead."""
    return _pile_with(view, me, (action.chip,), ()) + view.seats[action.victim].score.total


# ---- the island


def _build(view: BuilderView, me: Seat, action: verbs.Build) -> int:
    """Points of the floor and of the group that it makes, less the chips; towers before everything."""
    place = data.SITE[action.site]
    level = view.sites[place].floors + 1
    gain = worth.POINT * (data.WORTH[level] - data.WORTH[level - 1]) + TALL * level
    if level == 1:
        gain += _new(view, me, place)
    if not _room(view, me, level):
        return NEVER
    held = _mine(view, me).held
    total = data.COSTS[level].total
    spared = min(total, max(0, held - data.LIMIT))
    return gain - SPARED * spared - SPENT * (total - spared) - (len(action.chips) > 0)


def _room(view: BuilderView, me: Seat, level: int) -> bool:
    """Whether enough blocks are left to end a tower, the one that grows here or the tallest other."""
    tallest = max([site.floors for site in view.sites if site.owner == me], default=0)
    return _mine(view, me).blocks - 1 >= data.FLOORS - max(tallest, level)


def _new(view: BuilderView, me: Seat, place: int) -> int:
    """A new building: the group that it joins, the room around it, the tower that has to wait for it."""
    player = _mine(view, me)
    around = [view.sites[other].owner for other in data.NEIGHBOURS[place]]
    rivals = max([other.score.largest for other in view.seats if other.seat != me], default=0)
    size = group(view, me, place)
    wins = not player.score.community and size >= data.SMALLEST_GROUP and size > max(rivals, player.score.largest)
    growing = any(site.owner == me and site.floors < data.FLOORS for site in view.sites)
    alone = SPREAD_OUT if growing and not wins else 0
    return wins * data.COMMUNITY * worth.POINT + alone + 3 * around.count(None) + 6 * around.count(me)


def group(view: BuilderView, me: Seat, place: int) -> int:
    """The size of the own group that a building on `place` would belong to."""
    seen, todo = {place}, [place]
    while todo:
        for other in data.NEIGHBOURS[todo.pop()]:
            if other not in seen and view.sites[other].owner == me:
                seen.add(other)
                todo.append(other)
    return len(seen)


def _penthouse(view: BuilderView, me: Seat, _action: verbs.Penthouse) -> int:
    """Only to win, because nobody gets another turn."""
    mine = _mine(view, me).score.total + data.WORTH[data.PENTHOUSE] - data.WORTH[data.FLOORS]
    others = [
        (player.score.total, player.cash) for player in view.seats if player.seat != me and player.status != "left"
    ]
    return SURE if (mine, _mine(view, me).cash) > max(others, default=(0, 0)) else -SURE


def _count(view: BuilderView, me: Seat, _action: verbs.EndAndCount) -> int:
    """The last one counts when ahead: nobody else can gain any more."""
    others = [player.score.total for player in view.seats if player.seat != me and player.status != "left"]
    return SURE if _mine(view, me).score.total > max(others, default=0) else -SURE


# ---- trades


def _accept(view: BuilderView, me: Seat, action: verbs.Accept) -> int:
    """What comes less what goes, with a little for the one who gains from it too."""
    deal = next(deal for deal in view.deals if deal.number == action.deal)
    return -1 if deal.stale else _gain(view, me, deal) - worth.POINT // 2


def _gain(view: BuilderView, me: Seat, deal: DealView) -> int:
    """What the receiver of an offer gains by it."""
    gained, lost = (tuple([item for item in goods if item in data.TYPE]) for goods in (deal.give, deal.take))
    deeds = sum([deed_worth(view, me, item) for item in deal.give if isinstance(item, int)])
    deeds -= sum([deed_worth(view, me, item) for item in deal.take if isinstance(item, int)])
    cards = sum([item in data.CARDS for item in deal.give]) - sum([item in data.CARDS for item in deal.take])
    return deeds + _pile_with(view, me, gained, lost) + worth.money(deal.pay - deal.ask + cards * data.FINE)


def _never(_view: BuilderView, _me: Seat, _action: Action) -> int:
    return NEVER


def _always(_view: BuilderView, _me: Seat, _action: Action) -> int:
    return 10


JUDGEMENTS: dict[type[Action], Callable[[BuilderView, Seat, Any], int]] = {
    verbs.Buy: _buy,
    verbs.Bid: _bid,
    verbs.Ask: _rent,
    verbs.Mortgage: _mortgage,
    verbs.Repay: _repay,
    verbs.Swap: _swap,
    verbs.PayFine: _fine,
    verbs.UseJailCard: _always,
    verbs.Exchange: _exchange,
    verbs.Park: _park,
    verbs.Pick: _pick,
    verbs.Steal: _steal,
    verbs.Build: _build,
    verbs.Penthouse: _penthouse,
    verbs.EndAndCount: _count,
    verbs.Accept: _accept,
    verbs.GoBankrupt: _never,
    verbs.Leave: _never,
    verbs.Withdraw: _never,
}
"""Verbs that are not named are worth nothing, and nothing is better than a loss."""
