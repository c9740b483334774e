"""The box of pieces: what is left of each (section 20.3)."""

from operator import attrgetter

from bot.games.city import data
from bot.games.city.state import State

STATION = "station"
UNIQUE = frozenset({STATION, "stadium", "skyscraper", "tower"})
"""Of which a district has one or none: a field of `Plot`."""
_STANDING = {piece: attrgetter(piece) for piece in UNIQUE}


def left(s: State, piece: str) -> int:
    """Pieces of that word still in the box; those on any district, mortgaged or unowned, are not."""
    if piece == STATION:  # asked at every press
        return data.STOCK[piece] - len([p for p in s.plots if p.station])
    if piece in UNIQUE:
        return data.STOCK[piece] - list(map(_STANDING[piece], s.plots)).count(True)
    return data.STOCK[piece] - sum([p.specials.count(piece) for p in s.plots if p.specials])


def box(s: State) -> dict[str, int]:
    """What is left of every kind of piece, by word (CITY-157)."""
    standing = [piece for p in s.plots for piece in p.specials]
    return {
        piece: left(s, piece) if piece in UNIQUE else most - standing.count(piece) for piece, most in data.STOCK.items()
    }
