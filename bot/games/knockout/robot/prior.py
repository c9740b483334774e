"""A few slides imagined from a view: where tokens would come to lie, and what that would be worth."""

from statistics import NormalDist

from bot.games.knockout.aim_preview import Aim
from bot.games.knockout.data import CELLS, JAIL, space_at
from bot.games.knockout.physics import simulate
from bot.games.knockout.robot.features import Filled, Sight, spaces
from bot.games.knockout.robot.value import balance, expected
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.wobble import PARTS, Luck, launch
from bot.kit.contract import Space

SAMPLES = 8
"""Slides imagined for an aim."""
NORMAL = NormalDist()


def hunch(features: Sight, aim: Aim) -> float:
    """What a slide brings the side more than it brings others, on average over a few imagined ones."""
    known = features.hunches.get(aim)
    if known is None:
        before = _worth(features, features.filled)
        worth = [_worth(features, after(features, aim, chance)) for chance in WOBBLES]
        known = features.hunches[aim] = sum(worth) / len(worth) - before
    return known


def _worth(features: Sight, lie: Filled) -> float:
    """What a round that ended so would bring the side more than others; many slides end alike."""
    known = features.balances.get(lie)
    if known is None:
        gains = expected(features, spaces(features.sides, lie))
        known = features.balances[lie] = balance(gains, features.side)
    return known


def wobbles(count: int) -> tuple[Luck, ...]:
    """`count` wobbles, a power of two, that stand for all: each for an equal share of the chances of power and of angle.

    Which share of the one goes with which of the other is as even as may be; to each wobble there is the opposite one.
    The same for all aims, so that their differences are their own.
    """
    parts = [round(NORMAL.inv_cdf((2 * share + 1) / (2 * count)) * PARTS) for share in range(count)]
    return tuple([Luck(part, parts[_mirrored(share, count)]) for share, part in enumerate(parts)])


def _mirrored(share: int, count: int) -> int:
    """A share with its binary digits from behind."""
    found = 0
    while count > 1:
        share, digit = divmod(share, 2)
        found, count = 2 * found + digit, count // 2
    return found


WOBBLES = wobbles(SAMPLES)
"""What a slide is imagined with."""


def after(features: Sight, aim: Aim, chance: Luck) -> Filled:
    """The space of each token once a slide is at rest."""
    found = bytearray(features.filled)
    outcome = simulate(features.lying, features.token, launch(*aim, chance))
    for gone in outcome.exits:
        found[gone.token] = 0
    for one in outcome.rest:
        found[one.token] = _taken(one)
    return bytes(found)


def landed(features: Sight, aim: Aim, chance: Luck) -> list[Lying]:
    """The tokens on the board once a slide is at rest; who is short of GO, or in Jail, is not."""
    outcome = simulate(features.lying, features.token, launch(*aim, chance))
    of = {one.token: one for one in features.lying}
    for gone in outcome.exits:
        of.pop(gone.token, None)
    for one in outcome.rest:
        if _taken(one):
            of[one.token] = one
        else:
            of.pop(one.token, None)
    return list(of.values())


def _taken(one: Lying) -> Space:
    """The space that a token has come to; 0 where it leaves the board from."""
    space = space_at(one.x, one.y)
    return 0 if CELLS[space].kind == JAIL else space
