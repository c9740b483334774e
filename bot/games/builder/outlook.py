"""Where a game of Builder is going: who will probably win."""

import math

from bot.games.builder import data, scoring, worth
from bot.games.builder.state import State

CERTAIN = 10_000
"""A sure victory, in ten-thousandths."""
SPREAD, DRIFT = 250.0, 60.0
"""How far the outcome may still lie from what it looks like: now, and for each throw to come; hundredths of a point."""


def evaluate(s: State) -> list[int]:
    """Each seat's chance to win, in ten-thousandths; who has left has none (BUILDER-148)."""
    if s.ranks:
        winners = s.ranks.count(1)
        return [CERTAIN // winners if rank == 1 else 0 for rank in s.ranks]
    hopes = forecast(s)
    spread = SPREAD + DRIFT * worth.throws_left(s.turns.turn)
    top = max(hopes)
    weights = [0.0 if seat in s.left else math.exp((hope - top) / spread) for seat, hope in enumerate(hopes)]
    total = sum(weights)
    return [round(CERTAIN * weight / total) for weight in weights]


def forecast(s: State) -> list[float]:
    """Points as a count would find them now, and what chips, deeds, money and towers promise; in hundredths."""
    scores = scoring.scores(s)
    rivals = sum(s.active) - 1
    hopes = [float(worth.POINT * score.total) for score in scores]
    for seat, here in enumerate(s.active):
        if here:
            hopes[seat] += worth.pile(s.chips[seat]) + worth.money(s.purse.cash[seat]) / 2 + _tower(s, seat)
    for place, d in enumerate(s.deeds):
        if d.owner is not None and not d.mortgaged:
            hopes[d.owner] += worth.deed(place, s.turns.turn, rivals)
    return hopes


def _tower(s: State, seat: int) -> int:
    """How near the tallest own building is to the penthouse."""
    tallest = max([floors for floors, builder in zip(s.floors, s.builders, strict=True) if builder == seat], default=0)
    return worth.POINT * data.WORTH[tallest] // 2
