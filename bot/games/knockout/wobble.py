"""The hand's wobble, and where a slide begins: whole numbers throughout, so that every machine agrees."""

from typing import NamedTuple

from bot.kit.contract import Rng

PARTS = 65_535
"""Zp and Za are counted in so many parts of one (KNOCKOUT-141)."""
MEAN = 393_210
WORDS = 12


class Launch(NamedTuple):
    """How a token leaves the hand: lane in millimetres, distance in micrometres, direction in millionths of a degree."""

    lane: int
    distance: int
    direction: int


class Luck(NamedTuple):
    """Zp and Za of a slide, in 65,535ths: about normal, with the variance 1."""

    power: int
    angle: int


STEADY = Luck(0, 0)
"""No wobble."""


def luck(dice: Rng, number: int) -> Luck:
    """The wobble of slide `number` of the game, whatever the player aims at (KNOCKOUT-141, KNOCKOUT-142)."""
    return Luck(_sum(dice.named(f"{number}/power")), _sum(dice.named(f"{number}/angle")))


def _sum(digest: bytes) -> int:
    """Twelve words of 16 bits, less their mean."""
    return sum([digest[at] * 256 + digest[at + 1] for at in range(0, 2 * WORDS, 2)]) - MEAN


def reach(power: int) -> int:
    """The distance D0 of a power without wobble, in micrometres (KNOCKOUT-108)."""
    return 34_000 + 8_000 * power


def spread(power: int) -> tuple[int, int]:
    """One sigma of the distance in micrometres, and of the direction in millionths of a degree (KNOCKOUT-120)."""
    return 26_000 + 450 * power, 600_000 + 14_000 * power


def launch(lane: int, angle: int, power: int, chance: Luck = STEADY) -> Launch:
    """Distance and direction with wobble; the lane has none (KNOCKOUT-109, KNOCKOUT-120, KNOCKOUT-121)."""
    far, wide = spread(power)
    distance = reach(power) + _nearest(far * chance.power)
    return Launch(lane, max(0, distance), angle * 100_000 + _nearest(wide * chance.angle))


def _nearest(parts: int) -> int:
    """So many 65,535ths as a whole number, alike on both sides of 0."""
    whole = (2 * abs(parts) + PARTS) // (2 * PARTS)
    return whole if parts >= 0 else -whole
