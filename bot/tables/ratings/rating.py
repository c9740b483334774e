"""Ratings by OpenSkill (Plackett and Luce): of single players and of sides, robots of known strength among them."""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec

from bot.tables.model import RANDOM

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MU, SIGMA = 25.0, 25.0 / 3.0
"""What is known of a person of whom nothing is known: strength and uncertainty, as the model has them."""
ANCHORS = {RANDOM: 15.0, "easy": 21.5, "normal": 25.0, "strong": 28.5}
"""The strength of each kind of robots, which no game changes; a normal one is a person of whom nothing is known.

From the shares of games that each kind wins against the one below (`make tournament`): 65 in 100, easy ones 75.
"""
CERTAIN = 0.01
"""How uncertain the strength of robots is."""
BEGINNING, UNIT, DOUBT = 1000, 40, 3
"""Points of who has never played, points for a unit of strength, and how many times doubt counts against strength."""


class Rating(msgspec.Struct, frozen=True):
    """What is known of somebody's strength in a game, and how uncertain that is."""

    mu: float = MU
    sigma: float = SIGMA

    @property
    def points(self) -> int:
        """The number that people read: it grows with strength and with certainty."""
        return round(BEGINNING + UNIT * (self.mu - DOUBT * self.sigma))


def of_robot(kind: str) -> Rating:
    """The strength of a kind of robots; a kind without a number here plays like a normal one."""
    return Rating(ANCHORS.get(kind, ANCHORS["normal"]), CERTAIN)


def after(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Everybody's rating after a game, by side; `places`: that of each side, 1 the best, ties equal."""
    rules = model()
    teams = [[rules.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    rated = rules.rate(teams, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in side] for side in rated]


@cache
def model() -> "PlackettLuce":
    """The model, loaded when the first game is rated."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - a megabyte

    return PlackettLuce(mu=MU, sigma=SIGMA)
