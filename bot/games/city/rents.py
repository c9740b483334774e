"""The bill of a rent: how its amount came about (section 6)."""

from bot.games.city import phases
from bot.games.city.custom_board import board
from bot.games.city.events import RentPaid
from bot.games.city.state import Plot, State, counting, doubled, plot, rent
from bot.kit.contract import Seat


def paid(s: State, seat: Seat, p: Plot) -> RentPaid:
    """What is told when `seat` pays the rent of `p`, an owned district: blocks, their value, what doubled it (CITY-45)."""
    assert p.owner is not None
    blocks = counting(p)
    base = board(s.board).districts[p.space].rents[blocks]
    return RentPaid(seat, p.owner, p.space, rent(s, p), blocks, base, doubled(s, p) or "no")


def settled(s: State, due: phases.ToPay) -> RentPaid:
    """The same for a rent that waited for the payer's word: amount and doubling as they were when it fell due."""
    blocks = counting(plot(s, due.space))
    base = board(s.board).districts[due.space].rents[blocks]
    twice = (doubled(s, plot(s, due.space)) or "tower") if due.amount > base else "no"
    return RentPaid(due.seat, due.creditor, due.space, due.amount, blocks, base, twice)
