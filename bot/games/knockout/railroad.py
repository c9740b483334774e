"""Step 2: moving tokens from the Railroad, and the move that is best for a side (section 7)."""

from bot.games.knockout import scoring
from bot.games.knockout.data import PROPERTIES, space_at
from bot.games.knockout.rounds import lie
from bot.games.knockout.state import State, acting, lying, side_of, space_of, token
from bot.kit.contract import Space


def unoccupied(s: State) -> list[Space]:
    """The properties on which no token lies (KNOCKOUT-57); nothing but properties (KNOCKOUT-58).

    Tokens of all sides count, of resigned ones and of the mover too.
    """
    taken = {space_at(one.x, one.y) for one in lying(s)}
    return [space for space in PROPERTIES if space not in taken]


def best(s: State, number: int) -> Space:
    """The move that brings the side most in step 3 as all else lies; the lowest number of equals (KNOCKOUT-161)."""
    index = side_of(s, number)
    where = {side: list(spaces) for side, spaces in lie(s).items()}
    where[index].remove(space_of(token(s, number)))
    free, order = unoccupied(s), acting(s)
    return max(free, key=lambda space: (scoring.gain(order, where | {index: [*where[index], space]}, index), -space))
