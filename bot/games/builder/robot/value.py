"""What things are worth to whoever plays Builder: chips, deeds, money; in hundredths of a point.

Games are short, some thirty throws in all, so chips count for what they build and money for little more than deeds.
"""

from collections.abc import Sequence

from bot.games.builder import data
from bot.kit.contract import Cash, Space

POINT = 100
MONEY = 0.6
"""A unit of money."""
THROWS = 34
"""Throws that a game is taken to have, and how many are still expected at least."""
FEWEST = 6
VISITS = 0.035
"""How often a token stops on a given space in a turn."""
OPEN_SET, DENIED = 0.3, 0.5
"""The hope for a set of which nobody has the other half, and what it is worth to keep it from another."""
DEAREST = 5, 4
"""The part of its price up to which a lot is bid for: whoever pays more has nothing left for the next one."""
RESERVE: Cash = 200
"""Money that is kept for rents when a fine or a mortgage could be paid."""
NEEDED = 25
"""A chip that the next level names."""
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


def deed(place: int, turn: int, rivals: int) -> int:
    """What a deed will bring: chips at its number, rents of so many others."""
    title = data.TITLES[data.SPACES_OF_DEEDS[place]]
    throws = max(FEWEST, THROWS - turn)  # that are still expected in this turn of the game
    chips = data.GIFT * WAYS[title.number] / 36 * throws
    rents = VISITS * throws * rivals / (rivals + 1) * title.rent
    return round(45 * chips + MONEY * rents)


def dearest(space: Space) -> Cash:
    """The highest sensible bid for a deed."""
    times, of = DEAREST
    return data.TITLES[space].price * times // of


def title(place: int, turn: int, rivals: int, partner: bool | None) -> int:
    """What a deed is worth with its part of the set; `partner`: whether the other one is one's own, None while nobody's."""
    points = POINT * data.SET_POINTS[data.TITLES[data.SPACES_OF_DEEDS[place]].group]
    hope = round(OPEN_SET * points) if partner is None else points if partner else round(DENIED * points)
    return deed(place, turn, rivals) + hope


def chip(held: int, need: int) -> int:
    """One more chip of a type of which so many are held and needed at once."""
    more = _CHIPS[held + 1] - _CHIPS[held] if held + 1 < len(_CHIPS) else MORE
    return more + (NEEDED if held < need else 0)


def stock(held: Sequence[int], needs: Sequence[int]) -> int:
    """So many chips of each type, when so many of each are needed next."""
    return pile(held) + NEEDED * sum([min(have, need) for have, need in zip(held, needs, strict=True)])


def surplus(held: Sequence[int], needs: Sequence[int]) -> list[int]:
    """The chips over the limit that are missed least, one at a time."""
    left, gone = list(held), [0, 0, 0, 0]
    for _ in range(sum(held) - data.LIMIT):
        kind = min([kind for kind in data.KINDS if left[kind]], key=lambda kind: chip(left[kind] - 1, needs[kind]))
        left[kind] -= 1
        gone[kind] += 1
    return gone


def money(amount: Cash) -> int:
    """So much money, in hundredths of a point."""
    return round(MONEY * amount)
