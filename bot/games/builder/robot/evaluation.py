"""Where a game of Builder is going: who will probably win. The weights were fitted to games that robots played."""

import math
from collections.abc import Sequence

from bot.games.builder import data, penthouse_race, scoring
from bot.games.builder.robot import value
from bot.games.builder.state import State
from bot.kit.mechanics.ranking import final_odds, win_probabilities

FULL = 18
"""Chips that a whole tower takes: a game is young while everybody lacks so many."""
WEIGHTS: tuple[tuple[str, float, float], ...] = (
    ("buildings", 1.26, 0.84),
    ("sets", 1.66, -0.05),
    ("billionaire", 0.04, 0.21),
    ("community", 0.79, -0.03),
    ("cash", 0.98, 0.80),
    ("stock", 2.15, 0.21),
    ("chips", -1.53, 0.01),
    ("made", 0.70, 2.45),
    ("rents", -0.12, 0.97),
    ("level", 2.44, -1.51),
    ("missing", -0.71, 0.36),
    ("crown", 0.16, -0.39),
    ("hope", -0.06, 0.83),
    ("largest", 0.15, -0.12),
    ("next", 0.46, -0.02),
)
"""What each fact about a seat weighs at the end of a game and at its beginning."""
LATE = tuple([late for _, late, _ in WEIGHTS])
DRIFT = tuple([early - late for _, late, early in WEIGHTS])


def evaluate(s: State) -> list[int]:
    """Each seat's chance to win, in ten-thousandths; who has left has none (BUILDER-148)."""
    if s.ranks:
        return final_odds(s.ranks)
    seats = range(len(s.active))
    lacks = [
        penthouse_race.missing(penthouse_race.level(s, seat), s.chips[seat]) if s.active[seat] else FULL
        for seat in seats
    ]
    youth = min(lacks) / FULL
    weights = [late + youth * drift for late, drift in zip(LATE, DRIFT, strict=True)]
    hopes = [sum([w * f for w, f in zip(weights, about, strict=True)]) for about in facts(s, lacks)]
    top = max(hopes)
    chances = [0.0 if seat in s.left else math.exp(hope - top) for seat, hope in enumerate(hopes)]
    return win_probabilities(chances)


def facts(s: State, lacks: Sequence[int]) -> list[list[float]]:
    """What is counted about each seat, in the order of `WEIGHTS`, each about as large as one."""
    made, rents, hope = _deeds(s)
    scores = scoring.scores(s)
    totals = [score.total for score in scores]
    found = []
    for seat, score in enumerate(scores):
        points = [score.buildings / 10, score.sets / 10, score.billionaire / 10, score.community / 10]
        if not s.active[seat]:
            found.append([*points, *[0.0] * (len(WEIGHTS) - len(points))])
            continue
        level = penthouse_race.level(s, seat)
        rival = max([total for other, total in enumerate(totals) if other != seat], default=0)
        lead = max(-10, min(10, score.total + penthouse_race.CROWN - rival)) / 10
        found.append(
            [
                *points,
                s.purse.cash[seat] / 1_000,
                value.stock(s.chips[seat], penthouse_race.needs(level)) / 500,
                sum(s.chips[seat]) / 10,
                made[seat] + data.GIFT * 5 / 36,
                rents[seat] / 1_000,
                level / 5,
                lacks[seat] / FULL,
                lead * (1 - lacks[seat] / FULL) ** 2,
                hope[seat] / 10,
                score.largest / 5,
                1.0
                - (seat - s.turns.active) % len(s.active) / len(s.active),  # how soon its turn to build is: 1 at once
            ]
        )
    return found


def _deeds(s: State) -> tuple[list[float], list[float], list[float]]:
    """By seat: chips that deeds bring in a throw, rents in all, points of sets whose other half is nobody's."""
    seats = len(s.active)
    made, rents, hope = [0.0] * seats, [0.0] * seats, [0.0] * seats
    for place, d in enumerate(s.deeds):
        owner = d.owner
        if owner is None:
            continue
        title = data.TITLES[d.space]
        partner = s.deeds[data.PARTNER[place]].owner
        if partner is None:
            hope[owner] += data.SET_POINTS[title.group]
        if not d.mortgaged:
            made[owner] += data.GIFT * value.WAYS[title.number] / 36
            rents[owner] += title.rent * (1 + (partner == owner))
    return made, rents, hope
