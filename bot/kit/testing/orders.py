"""Law 24: a standing order does what its owner might do by hand, by what the owner sees, once for each decision."""

from itertools import chain

from bot.kit.contract import CLOCK, Cash, Seat
from bot.kit.engine import Accepted, apply_action, copy
from bot.kit.order_choice import Ordered, available, ordered
from bot.kit.rng import FastRng
from bot.kit.standing_orders import Given
from bot.kit.testing.random_games import Position

SUMS: tuple[Cash, ...] = (0, 120, 2_000, 10**9)
"""The amounts tried: nothing, a little, much of a purse, more than there is."""


def orders_act_as_presses(p: Position) -> None:
    """What orders come to is legal and accepted, and the same whatever the owner does not see.

    Once it is done the same order does not want the same again. Without orders, or with one that is withdrawn, nothing
    is done by it.
    """
    orders = available(p.game)
    every: list[Given] = [dict.fromkeys(orders, amount) for amount in SUMS]
    single: list[Given] = [{order: amount} for order in orders for amount in SUMS[1:3]]
    about = {seat for seat, offer in p.offered() if any(p.game.orders.names(order, offer.action) for order in orders)}
    for seat in about - {CLOCK}:
        assert ordered(p.game, p.state, seat, {}) is None
        world = copy(p.game, p.state)
        p.game.redeterminize(world, seat, FastRng(3))
        for given in chain(every, single):
            found = ordered(p.game, p.state, seat, given)
            assert found == ordered(p.game, world, seat, given), ("an order knows too much", seat, given, found)
            if found is not None:
                assert found.order in given, (found, given)
                _is_carried_out(p, seat, given, found)


def _is_carried_out(p: Position, seat: Seat, given: Given, found: Ordered) -> None:
    done = apply_action(p.game, p.state, seat, found.action, FastRng(5), found.wait)
    assert isinstance(done, Accepted), (seat, given, found, done)
    assert ordered(p.game, done.state, seat, given) != found, ("an order goes round in circles", seat, given, found)
