"""The bill of a rent: how its amount came about (section 6)."""

from bot.games.city import phases
from bot.games.city.custom_board import board
from bot.games.city.events import RentPaid
from bot.games.city.state import Plot, State, counting, doubled, plot
from bot.kit.contract import Seat


def paid(s: State, seat: Seat, p: Plot) -> RentPaid:
    """What is told when `seat` pays the rent of `p`, which is owned and not mortgaged: blocks, their value, what doubled it.

    CITY-45.
    """
    assert p.owner is not None
    blocks, twice = counting(p), doubled(s, p)
    base = board(s.board).districts[p.space].rents[blocks]
    return RentPaid(seat, p.owner, p.space, 2 * base if twice else base, blocks, base, twice or "no")


def settled(s: State, due: phases.ToPay) -> RentPaid:
    """The same for a rent that waited for the payer's word: amount and doubling as they were when it fell due."""
    blocks = counting(plot(s, due.space))
    base = board(s.board).districts[due.space].rents[blocks]
    twice = (doubled(s, plot(s, due.space)) or "tower") if due.amount > base else "no"
    return RentPaid(due.seat, due.creditor, due.space, due.amount, blocks, base, twice)
