"""A decision beside what might have been done instead, all tried in the same imagined worlds."""

from collections.abc import Sequence
from math import sqrt

import msgspec

from bot.kit.contract import Action, Seat

LOOKED_AT = 2
"""Decisions of each seat that are looked at closely, of the best and of the most expensive ones each."""
CERTAIN = 2.0
"""Standard errors by which a decision differs at least from the best that might have been done instead."""


class Compared(msgspec.Struct):
    """Step number `step` of a game, made by `seat`; `actions`: what it did, then what it might have done.

    `instead`: the best of the latter, None before it was tried; `chance` after what was done, in ten-thousandths, and by
    how much it is above that after `instead`.
    """

    step: int
    seat: Seat
    actions: list[Action]
    instead: Action | None = None
    chance: int = 0
    gain: float = 0.0
    error: float = 0.0

    def judge(self, values: Sequence[Sequence[int]]) -> None:
        """Take over what came of each action, by world; nothing changes where what was done cannot be tried."""
        done = values[0]
        tried = [(sum(each), at) for at, each in enumerate(values) if at and len(each) == len(done) > 1]
        if not tried:
            return
        best = max(tried, key=lambda found: (found[0], -found[1]))[1]
        gains = [one - other for one, other in zip(done, values[best], strict=True)]
        self.instead, self.chance = self.actions[best], round(sum(done) / len(done))
        self.gain = sum(gains) / len(gains)
        spread = sum([(each - self.gain) ** 2 for each in gains]) / (len(gains) - 1)
        self.error = sqrt(spread / len(gains))

    @property
    def sure(self) -> bool:
        """Whether the difference is no accident of the worlds that were tried."""
        return abs(self.gain) > CERTAIN * self.error


def outstanding(looked: Sequence[Compared], seat: Seat) -> list[Compared]:
    """The decisions of a seat that seem to have brought and to have cost most."""
    mine = sorted([each for each in looked if each.seat == seat], key=lambda each: (each.gain, each.step))
    most = [each for each in mine[-LOOKED_AT:] if each.gain > 0]
    return most + [each for each in mine[:LOOKED_AT] if each.gain < 0]
