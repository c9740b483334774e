"""The bill of a rent: how its amount came about (section 6)."""

from bot.games.city import data
from bot.games.city.events import RentPaid
from bot.games.city.state import Plot, State, counting, doubled, rent
from bot.games.kit.model import Seat


def paid(s: State, seat: Seat, p: Plot) -> RentPaid:
    """What is told when `seat` pays the rent of `p`, an owned district: blocks, their value, what doubled it (CITY-45)."""
    assert p.owner is not None
    blocks = counting(p)
    base = data.DISTRICTS[p.space].rents[blocks]
    return RentPaid(seat, p.owner, p.space, rent(s, p), blocks, base, doubled(s, p) or "no")
