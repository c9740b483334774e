"""Trades between players, open at any time (section 16)."""

from collections import Counter

from bot.games.builder import chips, data, inherited_mortgages, means
from bot.games.builder.actions import Accept, Propose
from bot.games.builder.debts import free_cash
from bot.games.builder.events.trades import (
    DealCountered,
    DealLapsed,
    DealMade,
    DealProposed,
    DealRefused,
    DealVoid,
    DealWithdrawn,
)
from bot.games.builder.state import State, debtor, decision, deed, reserved, surplus
from bot.kit.contract import Cash, Goods, Refusal, Refused, Rng, Seat, Tell, Value
from bot.kit.mechanics import rejections, trade
from bot.kit.mechanics.balances import pay
from bot.kit.mechanics.trade import Side, Trade

LOCKED, RESERVED, OWED = Refusal("chips-locked"), Refusal("cash-reserved"), Refusal("debt-comes-first")
GIFT = Refusal("gift")
MONEY, CARD = "money", "card"

# ---- what there is to give


def goods(s: State, seat: Seat) -> Goods:
    """Properties in board order, chips, kept cards (BUILDER-117); no chips while a surplus choice is owed (BUILDER-24)."""
    spaces = [d.space for d in s.deeds if d.owner == seat]
    held = () if surplus(s, seat) > 0 else chips.items(s.chips[seat])
    return (*spaces, *held, *[data.CARDS[card] for card in s.cards[seat]])


def spare(s: State, seat: Seat) -> Cash:
    """Money that `seat` may offer: not what a bid holds back (BUILDER-56), none while raising funds (BUILDER-162)."""
    return 0 if debtor(s) == seat else free_cash(s, seat)


def kind(item: Value) -> Value:
    """What an item is as good as: any chip of its type, either kept card; a property is like no other (BUILDER-118)."""
    if isinstance(item, int):
        return item
    return data.CHIPS[data.TYPE[item]] if item in data.TYPE else CARD


def kinds(side: Side) -> set[Value]:
    """What a side could give, each kind once."""
    found = {kind(item) for item in side.goods}
    return found | {MONEY} if side.cash >= data.STEP else found


# ---- proposing


def propose(s: State, seat: Seat, action: Propose, _dice: Rng, tell: Tell) -> None:
    """From one player to another, whoever's turn it is, in jail or not (BUILDER-116, BUILDER-120).

    Both sides give something that they do not get back, but under the option (BUILDER-118).
    """
    give, take = _named(action.give), _named(action.take)
    number = s.decisions + 1
    t = Trade(number, seat, action.partner, give, action.pay, take, action.ask)
    empty = not (give or take or t.pay or t.ask)
    if empty or (trade.one_sided(t) and not s.rules.gifts):
        raise Refused("empty-side")
    if t.pay > spare(s, seat):
        raise Refused((OWED if debtor(s) == seat else RESERVED).code)
    if gift(t) and not s.rules.gifts:
        raise Refused(GIFT.code)
    if means.strips(s, t, seat):
        raise Refused(OWED.code)
    decision(s)
    for other in list(s.deals):
        if other.seat == action.partner and other.partner == seat:
            s.deals.remove(other)
            rejections.remember(s, other, s.deeds)
            tell(DealCountered(other.seat, other.partner, other.number))
    old = trade.open_(s.deals, t)
    if old is not None:
        tell(DealWithdrawn(old.seat, old.partner, old.number))
    tell(DealProposed(seat, t.partner, number, give, t.pay, take, t.ask))


def gift(t: Trade) -> bool:
    """Whether a side gets nothing but what it gives: money for money, chips for the same chips, card for card (BUILDER-118)."""
    give, take = Counter(map(kind, t.give)), Counter(map(kind, t.take))
    net = t.pay - t.ask
    return not (give - take or net > 0) or not (take - give or net < 0)


def _named(chosen: Goods) -> Goods:
    """In the order in which goods are shown; so many chips of a type as are named, whichever they are (BUILDER-119)."""
    spaces = sorted([item for item in chosen if isinstance(item, int)])
    held = chips.items(chips.counted([item for item in chosen if item in data.TYPE]))
    cards = sorted([item for item in chosen if isinstance(item, str) and item not in data.TYPE])
    return (*spaces, *held, *cards)


# ---- whether it may be made


def missing(s: State, t: Trade) -> tuple[Seat, Value] | None:
    """Who has what no longer, or too little money; None where all is there (BUILDER-119)."""
    for seat, wanted, cash in ((t.seat, t.give, t.pay), (t.partner, t.take, t.ask)):
        item = trade.lacking(wanted, cash, _held(s, seat), s.purse.cash[seat])
        if item is not None:
            return seat, item
    return None


def _held(s: State, seat: Seat) -> Goods:
    """All that `seat` has, locked or not."""
    spaces = [d.space for d in s.deeds if d.owner == seat]
    return (*spaces, *chips.items(s.chips[seat]), *[data.CARDS[card] for card in s.cards[seat]])


def held_back(s: State, t: Trade) -> Refusal | None:
    """Why it cannot be accepted just now though nothing is gone; the offer stays open (BUILDER-119).

    Locked chips (BUILDER-24), money under a bid (BUILDER-56), money of who is raising funds (BUILDER-162), what a
    creditor would miss (BUILDER-168).
    """
    moving = any(item in data.TYPE for item in (*t.give, *t.take))
    for seat, cash in ((t.seat, t.pay), (t.partner, t.ask)):
        if moving and surplus(s, seat) > 0:
            return LOCKED
        if cash and debtor(s) == seat:
            return OWED
        if cash and s.purse.cash[seat] - reserved(s, seat) < cash <= s.purse.cash[seat]:
            return RESERVED
    return OWED if any(means.strips(s, t, seat) for seat in (t.seat, t.partner)) else None


def hopeless(s: State, ends: tuple[Seat, Seat], mine: Side, theirs: Side) -> bool:
    """Whether all that the first of the two could propose would take from its creditors (BUILDER-168)."""
    if not means.owing(s, ends[0]):
        return False
    found = trade.least(ends, mine, theirs, data.STEP)
    return all(means.strips(s, t, t.seat) for t in found if s.rules.gifts or not gift(t))


# ---- the exchange


def accept(s: State, _seat: Seat, action: Accept, _dice: Rng, tell: Tell) -> None:
    """Everything moves at once, or, if something is gone, nothing, and the offer is void (BUILDER-119).

    Sets change at once for later stops (BUILDER-122); mortgages are answered for by who receives them (BUILDER-121).
    """
    t = trade.close(s.deals, action.deal)
    gone = missing(s, t)
    if gone is not None:
        tell(DealVoid(t.seat, t.partner, t.number, (gone[1],)))
        return
    made = DealMade(t.seat, t.partner, t.number, t.give, t.pay, t.take, t.ask)
    net = t.pay - t.ask
    pay(s.purse, t.seat if net >= 0 else t.partner, t.partner if net >= 0 else t.seat, abs(net), tell, made)
    _move(s, t.give, t.seat, t.partner)
    _move(s, t.take, t.partner, t.seat)


def _move(s: State, items: Goods, giver: Seat, taker: Seat) -> None:
    """Properties with their mortgages, chips, kept cards."""
    spaces = [item for item in items if isinstance(item, int)]
    for space in spaces:
        deed(s, space).owner = taker
    s.fresh += spaces
    chips.hand_over(s, giver, taker, chips.counted([item for item in items if item in data.TYPE]))
    for item in items:
        if isinstance(item, str) and item not in data.TYPE:
            card = data.CARDS.index(item)
            s.cards[giver].remove(card)
            s.cards[taker].append(card)
    inherited_mortgages.open_(s, taker, spaces)


# ---- other ends


refuse = rejections.ending(DealRefused, "deeds")
"""The receiver declines (BUILDER-120)."""
withdraw = trade.ending(DealWithdrawn)
"""The sender cancels (BUILDER-120)."""
lapse = rejections.ending(DealLapsed, "deeds")
"""The time for the answer is up (phase TRADE OFFER)."""


def forget(s: State, seat: Seat | None, tell: Tell) -> None:
    """Offers from and to who is out are void (BUILDER-135), and all when the game is over (BUILDER-138)."""
    trade.told(trade.lapse(s.deals, seat), DealLapsed, tell)
