"""What a deal is made of, whether it may be made, and the exchange itself (sections 13 and 14)."""

import msgspec

from bot.games.city import data, debts, trades
from bot.games.city.actions import Accept, OfferSettlement, Propose
from bot.games.city.events.trades import DealMade
from bot.games.city.means import means
from bot.games.city.state import Plot, State, Town, decision, plot
from bot.kit.contract import Cash, Goods, Refusal, Refused, Rng, Seat, Tell, Value
from bot.kit.mechanics import debt, trade
from bot.kit.mechanics.balances import pay
from bot.kit.mechanics.debt import Debt, Means
from bot.kit.mechanics.trade import Side, Trade

MOST: Cash = 1_000_000
"""More money than a game ever holds: how much may be asked for where nobody sees the other's cash (CITY-202)."""


class Sketch(msgspec.Struct):
    """The districts as they would stand after a deal: all that rents depend on."""

    plots: list[Plot]
    board: str


def sketch(town: Town, giver: Seat, taker: Seat, *, give: Goods, take: Goods) -> Sketch:
    """The town after `giver` gave `give` for `take`; `town` stays as it is (CITY-119)."""
    owners: dict[Value, Seat] = dict.fromkeys(give, taker) | dict.fromkeys(take, giver)
    plots = [msgspec.structs.replace(p, owner=owners.get(p.space, p.owner)) for p in town.plots]
    return Sketch(plots, town.board)


# ---- what there is to give


def holdings(s: State) -> list[Goods]:
    """What each seat may trade besides cash: districts in board order, then kept cards by word (CITY-117).

    Rent Dodge is not among them (CITY-107), nor is anything that does not exist yet (CITY-186).
    """
    found: list[list[Value]] = [[] for _ in s.solvent]
    for p in s.plots:
        if p.owner is not None:
            found[p.owner].append(p.space)
    for seat, cards in enumerate(s.cards):
        if cards:
            found[seat] += [data.CARDS[card] for card in cards]
    return [tuple(items) for items in found]


def theirs(s: State, goods: Goods, partner: Seat) -> Side:
    """What may be asked of a partner; under hidden cash the amount says nothing about the purse (CITY-202)."""
    return Side(goods, MOST if s.rules.hidden else s.purse.cash[partner])


# ---- proposing


def propose(s: State, seat: Seat, action: Propose, _dice: Rng, tell: Tell) -> None:
    """Any solvent player to any other at any time outside auctions (CITY-116); both sides give something (CITY-118)."""
    t = _trade(s, seat, action.partner, action)
    if trade.one_sided(t):
        raise Refused("empty-side")
    why = debt_first(s, t, (seat,) if s.rules.hidden else (seat, action.partner))
    if why is not None:
        raise Refused(why.code, **why.facts)
    t.number = decision(s)
    trades.lay(s, t, tell)


def offer_settlement(s: State, seat: Seat, action: OfferSettlement, _dice: Rng, tell: Tell) -> None:
    """A debtor offers the creditor what ends the debt whatever its size; the creditor may give nothing (CITY-123)."""
    owed = debt.owing(s.stack)
    t = _trade(s, seat, owed.creditor, action)
    if not t.give and not t.pay:
        raise Refused("empty-side")
    t.number, t.terms = decision(s), (debt.name(owed),)
    trades.lay(s, t, tell)


def _trade(s: State, seat: Seat, partner: Seat, action: Propose | OfferSettlement) -> Trade:
    """The proposal, its goods in the order in which they are held; it has no number yet."""
    held = holdings(s)
    give, take = trade.in_order(action.give, held[seat]), trade.in_order(action.take, held[partner])
    return Trade(0, seat, partner, give, action.pay, take, action.ask)


# ---- whether it may be made


def why_not(s: State, t: Trade, held: list[Goods]) -> Refusal | None:
    """Why the deal cannot be accepted just now: something is gone or cash is short (CITY-122), or a debt (CITY-208).

    The facts name the first thing that is not there, a space or a word, and who was to give it.
    """
    for seat, goods, cash in ((t.seat, t.give, t.pay), (t.partner, t.take, t.ask)):
        item = trade.lacking(goods, cash, held[seat], s.purse.cash[seat])
        if item is not None:
            return Refusal("deal-stale", {"seat": seat, "give": item})
    return debt_first(s, t, (t.partner,) if t.terms else (t.seat, t.partner))


def known(s: State, t: Trade, held: list[Goods], me: Seat | None) -> str:
    """The code of `why_not` as far as `me` may know: whose cash is short is nobody else's (CITY-202).

    The partner knows, who would read it on pressing.
    """
    why = why_not(s, t, held)
    if why is None or not s.rules.hidden or me == t.partner:
        return "" if why is None else why.code
    gone = any(
        trade.lacking(goods, 0, held[seat], 0) is not None for seat, goods in ((t.seat, t.give), (t.partner, t.take))
    )
    own = me is not None and why.facts.get("seat") == me
    return why.code if gone or own else ""


def debt_first(s: State, t: Trade, sides: tuple[Seat, ...]) -> Refusal | None:
    """Who owes gives nothing away that a creditor is about to get (CITY-208)."""
    for seat in sides:
        owed = owing(s, seat)
        if owed and debt.strips(means(s, seat, s.purse.cash[seat], _cards(s, seat)), _after(s, t, seat), owed):
            return Refusal("debt-comes-first", {"seat": seat})
    return None


def owing(s: State, seat: Seat) -> Cash:
    """All that `seat` owes."""
    return sum([pending.amount for pending in s.stack if isinstance(pending, Debt) and pending.seat == seat])


def _cards(s: State, seat: Seat) -> list[Value]:
    """The kept cards of `seat` by word."""
    return [data.CARDS[card] for card in s.cards[seat]]


def _after(s: State, t: Trade, seat: Seat) -> Means:
    """The means of `seat` after the deal: skyscrapers and the tower change hands with their districts."""
    town = sketch(s, t.seat, t.partner, give=t.give, take=t.take)
    taken, given, gain = trade.part(t, seat)
    cards = [card for card in _cards(s, seat) if card not in given]
    return means(town, seat, s.purse.cash[seat] + gain, [*cards, *(item for item in taken if isinstance(item, str))])


def hopeless(s: State, seat: Seat, partner: Seat, held: list[Goods]) -> Refusal | None:
    """Why `seat` can propose nothing at all to `partner`: every deal would strip a creditor (CITY-208)."""
    sides = (seat,) if s.rules.hidden else (seat, partner)
    if not any(owing(s, side) for side in sides):
        return None
    why: Refusal | None = None
    mine, other = Side(held[seat], s.purse.cash[seat]), theirs(s, held[partner], partner)
    for t in trade.least((seat, partner), mine, other, data.STEP):
        why = debt_first(s, t, sides)
        if why is None:
            return None
    return why


# ---- the exchange


def accept(s: State, _seat: Seat, action: Accept, _dice: Rng, tell: Tell) -> None:
    """Everything moves at once (CITY-122); a settled debt is cancelled (CITY-123), a covered one paid (CITY-167)."""
    t = trade.close(s.deals, action.deal)
    ended = trades.settled(s, t)
    made = DealMade(t.seat, t.partner, t.number, t.give, t.pay, t.take, t.ask, trades.word(t))
    net = t.pay - t.ask
    pay(s.purse, t.seat if net >= 0 else t.partner, t.partner if net >= 0 else t.seat, abs(net), tell, made)
    _move(s, t.give, t.seat, t.partner)
    _move(s, t.take, t.partner, t.seat)
    if ended is not None:
        s.stack = [pending for pending in s.stack if pending is not ended]
    debts.repay(s, tell)


def _move(s: State, goods: Goods, giver: Seat, taker: Seat) -> None:
    """A district goes with all that stands on it and its mortgage as recorded (CITY-98, CITY-119); or a kept card.

    The rents follow its new owner (CITY-170).
    """
    for item in goods:
        if isinstance(item, int):
            plot(s, item).owner = taker
            s.fresh.append(item)
        else:
            card = data.CARDS.index(item)
            s.cards[giver].remove(card)
            s.cards[taker].append(card)
