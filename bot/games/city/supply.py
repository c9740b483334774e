"""The box of pieces: what is left of each (section 20.3)."""

from bot.games.city import data
from bot.games.city.state import State


def left(s: State, piece: str) -> int:
    """Pieces of that word still in the box; those on any district, mortgaged or unowned, are not."""
    return data.STOCK[piece] - _standing(s, piece)


def _standing(s: State, piece: str) -> int:
    """Pieces of that word on the board."""
    if piece == "station":
        return sum([p.station for p in s.plots])
    if piece == "stadium":
        return sum([p.stadium for p in s.plots])
    if piece == "skyscraper":
        return sum([p.skyscraper for p in s.plots])
    if piece == "tower":
        return sum([p.tower for p in s.plots])
    return sum([p.specials.count(piece) for p in s.plots if p.specials])


def box(s: State) -> dict[str, int]:
    """What is left of every kind of piece, by word (CITY-157)."""
    return {piece: left(s, piece) for piece in data.STOCK}
