"""What things are worth to whoever plays Builder: chips, deeds, money; in hundredths of a point.

Games are short, some thirty throws in all, so chips count for what they build and money for little more than deeds.
"""

from collections.abc import Sequence

from bot.games.builder import data
from bot.games.kit.model import Cash

POINT = 100
MONEY = 0.6
"""A unit of money."""
THROWS = 34
"""Throws that a game is taken to have, and how many are still expected at least."""
FEWEST = 6
VISITS = 0.035
"""How often a token stops on a given space in a turn."""
_CHIPS = (0, 60, 110, 150, 180, 205, 225, 240, 250)
"""So many chips of one type together: the first ones open what the next ones only fill."""
MORE = 5
"""Each chip beyond those."""
WAYS: tuple[int, ...] = tuple(max(0, 6 - abs(7 - total)) for total in range(13))
"""Of 36 throws, how many show each total."""


def pile(counts: Sequence[int]) -> int:
    """So many chips of each type, in hundredths of a point."""
    last = len(_CHIPS) - 1
    return sum([_CHIPS[count] if count <= last else _CHIPS[last] + MORE * (count - last) for count in counts])


def throws_left(turn: int) -> int:
    """Throws that are still expected in this turn of the game."""
    return max(FEWEST, THROWS - turn)


def deed(place: int, turn: int, rivals: int) -> int:
    """What a deed will bring: chips at its number, rents of so many others."""
    title = data.TITLES[data.SPACES_OF_DEEDS[place]]
    throws = throws_left(turn)
    chips = data.GIFT * WAYS[title.number] / 36 * throws
    rents = VISITS * throws * rivals / (rivals + 1) * title.rent
    return round(45 * chips + MONEY * rents)


def money(amount: Cash) -> int:
    """So much money, in hundredths of a point."""
    return round(MONEY * amount)
