"""What somebody's standing orders come to in a position: one legal action, or nothing."""

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.kit.contract import Action, Cash, Choice, Domain, LegalAction, Range, Seat, Value
from bot.kit.engine import Accepted, carry_out
from bot.kit.fields import union_members
from bot.kit.rng import FastRng
from bot.kit.spec import GameSpec
from bot.kit.standing_orders import ACCEPT, BID, BUY, CLAIM, END, ORDERS, PASS, ROLL, Given

RAISE = 10
"""A bid by order raises what leads by this part of it, or by the least step: two orders come to an end soon."""


class Ordered(msgspec.Struct, frozen=True):
    """What is to be done by which order, and the decision it answers; None for what may be done at any time."""

    order: str
    action: Action
    wait: str | None


class _Position(msgspec.Struct, frozen=True):
    """A state as one seat meets it: what it may do now."""

    game: GameSpec[Any]
    state: Any
    seat: Seat
    offers: Sequence[LegalAction]

    def first(self, order: str) -> LegalAction | None:
        """The first thing to do that an order is about."""
        return next((each for each in self.offers if self.game.orders.names(order, each.action)), None)

    def after(self, action: Action) -> Accepted | None:
        """What would become of an action; its dice are none of the table's."""
        done = carry_out(self.game, self.state, self.seat, action, FastRng(0))
        return done if isinstance(done, Accepted) else None


def available(game: GameSpec[Any]) -> tuple[str, ...]:
    """The standing orders that a game knows, by its verbs."""
    verbs, spec = union_members(game.action), game.orders
    lacking = {
        PASS: spec.lot_price is None,
        BUY: spec.cash is None,
        ACCEPT: game.deals is None,
    }
    return tuple(order for order in ORDERS if not lacking.get(order) and any(spec.names(order, verb) for verb in verbs))


def ordered(game: GameSpec[Any], state: Any, seat: Seat, given: Given) -> Ordered | None:
    """What the orders of `seat` come to now: never more than it may do by hand, and one thing at a time."""
    able = tuple(each for each in game.legal_actions(state, seat) if each.blocked is None) if given else ()
    p = _Position(game, state, seat, able)
    for order in available(game) if able else ():
        if order in given and (found := _RULES[order](p, given[order])) is not None:
            return Ordered(order, *found)
    return None


Found = tuple[Action, str | None] | None


def _claim(p: _Position, _amount: Cash) -> Found:
    """Whatever may be asked for, the first of it."""
    offer = p.first(CLAIM)
    return None if offer is None else _simplest(LegalAction(offer.action, offer.wait, tuple(map(_first, offer.params))))


def _pass(p: _Position, amount: Cash) -> Found:
    """Bid for nothing that is listed below the amount."""
    fold, price = p.first(PASS), p.game.orders.lot_price
    listed = None if fold is None or price is None else price(p.state)
    return _simplest(fold) if listed is not None and listed < amount else None


def _bid(p: _Position, amount: Cash) -> Found:
    """A little above what leads, up to the amount; pass what goes beyond it."""
    bid = p.first(BID)
    if bid is None or bid.wait is None or len(bid.params) != 1 or not isinstance(bid.params[0], Range):
        return None
    may = bid.params[0]
    if may.low > amount:
        return _simplest(p.first(PASS))
    leads = may.low - may.step
    wanted = min(leads + max(may.step, leads // RAISE), amount, may.high)
    return bid.action(wanted - (wanted - may.low) % may.step), bid.wait


def _accept(p: _Position, amount: Cash) -> Found:
    """A trade that brings at least the amount, as the game's robots weigh it; one that they do not weigh never."""
    for each in p.offers:
        found = _simplest(each) if p.game.orders.names(ACCEPT, each.action) else None
        if found is not None and (brings := _brings(p, found[0])) is not None and brings >= amount:
            return found
    return None


def _brings(p: _Position, action: Action) -> Cash | None:
    """What a trade brings this seat; None where nobody can say."""
    deals, done = p.game.deals, p.after(action)
    if deals is None or done is None:
        return None
    made = (one.event for one in done.told if isinstance(one.event, deals.made))
    return next((deals.gains(p.state, event).get(p.seat) for event in made), None)


def _buy(p: _Position, amount: Cash) -> Found:
    """What was reached, where at least the amount is left."""
    found, cash = _simplest(p.first(BUY)), p.game.orders.cash
    done = None if found is None else p.after(found[0])
    return found if done is not None and cash is not None and cash(done.state, p.seat) >= amount else None


def _roll(p: _Position, _amount: Cash) -> Found:
    return _only(p, ROLL)


def _end(p: _Position, _amount: Cash) -> Found:
    return _only(p, END)


def _only(p: _Position, order: str) -> Found:
    """The verb of an order where nothing else is asked of this seat, nor anything to be claimed."""
    spec = p.game.orders
    asked = [
        each
        for each in p.offers
        if spec.names(CLAIM, each.action) or (each.wait is not None and each.action not in spec.aside)
    ]
    return _simplest(asked[0]) if len(asked) == 1 and spec.names(order, asked[0].action) else None


def _simplest(offer: LegalAction | None) -> Found:
    """The action of an offer that leaves nothing to choose; else None."""
    if offer is None:
        return None
    values = [_value(param) for param in offer.params]
    return None if None in values else (offer.action(*values), offer.wait)


def _first(param: Domain) -> Domain:
    """A field with the first of its options alone."""
    return Choice(param.options[:1]) if isinstance(param, Choice) else param


def _value(param: Domain) -> Value | tuple[Value, ...] | None:
    """What a field is where there is no choice, and nothing of what may be left out."""
    if isinstance(param, Choice):
        return param.options[0] if len(param.options) == 1 else None
    if isinstance(param, Range):
        return param.low if param.low == param.high else None
    return () if param.low == 0 else None


_RULES: dict[str, Callable[[_Position, Cash], Found]] = {
    CLAIM: _claim,
    PASS: _pass,
    BID: _bid,
    ACCEPT: _accept,
    BUY: _buy,
    ROLL: _roll,
    END: _end,
}
