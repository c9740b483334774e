"""What a round may bring each side as its tokens lie and with those it has still to slide; what one more would bring."""

from itertools import accumulate
from math import comb
from typing import NamedTuple

from bot.games.knockout import data
from bot.games.knockout.robot.features import Sight
from bot.games.knockout.scoring import Lie
from bot.kit.contract import Cash, Space

HITS = (0.0, 0.82, 0.75, 0.69, 0.63, 0.6, 0.55, 0.5, 0.45, 0.4, 0.38)
"""How often a slide ends on the space it is aimed at, by row, where nothing is in the way."""
SLIDES = 2 * data.TOKENS
"""More than a side ever has left."""


class Trust(NamedTuple):
    """How far a robot trusts what lies and what it plans.

    `keep`, `whole`: what is left of rents, and of bonuses, for each slide of another that may still knock or forestall;
    `first`: what the first of these leaves of a bonus besides. `plan`: how much of a plan comes true. `free`: what a
    slide brings that serves no set.
    """

    keep: float
    whole: float
    first: float
    plan: float
    free: float


HOPEFUL = Trust(0.95, 0.9, 0.75, 0.8, 150.0)
"""Of normal robots: more of a plan than comes true."""
SOBER = Trust(0.8, 0.75, 0.5, 0.4, 400.0)
"""Of strong ones: what tells best who will win, in 2,413 positions of 140 games of normal robots."""
RAIL = 330.0
"""What a token on the Railroad brings that serves no set."""
LEAD = 0.85
"""What is left of the lead on Free Parking for each slide to come."""


def _tails(hit: float) -> tuple[tuple[float, ...], ...]:
    """The chance of at least so many hits (first index) in so many slides (second)."""
    chances = []
    for slides in range(SLIDES + 1):
        exact = [comb(slides, hits) * hit**hits * (1 - hit) ** (slides - hits) for hits in range(slides + 1)]
        chances.append([1.0, *[1.0 - sum_ for sum_ in accumulate(exact)]])
    return tuple(
        [tuple([each[need] if need < len(each) - 1 else 0.0 for each in chances]) for need in range(data.TOKENS)]
    )


PROSPECTS = {group: _tails(HITS[data.row(streets[0])]) for group, streets in data.SETS.items()}
"""By set: the chance to hit so many more of its streets in so many slides."""
PRIZE = {
    group: bonus + sum([data.CELLS[street].pays for street in data.SETS[group]]) for group, bonus in data.BONUS.items()
}


class Standing:
    """A side in the round.

    `own`: the properties it would collect, `barred` those that sides above it would. `slides`: what it still slides,
    `rails` and `house`, `tax`, `parked`: its tokens there. `threat`: what each of the others still slides.
    """

    __slots__ = ("barred", "house", "own", "parked", "rails", "side", "slides", "tax", "threat")

    def __init__(self, side: int, spaces: list[Space], barred: set[Space], slides: int, threat: float) -> None:
        self.side = side
        self.barred = barred
        self.slides = slides
        self.threat = threat
        self.own: set[Space] = set()
        self.rails = self.house = self.tax = self.parked = 0
        for space in spaces:
            kind = data.CELLS[space].kind
            if kind == data.PROPERTY:
                if space not in barred:
                    self.own.add(space)
            elif kind == data.RAILROAD:
                self.rails += 1
            elif kind == data.HOUSE:
                self.house += 1
            elif kind == data.TAX:
                self.tax += 1
            elif kind == data.PARKING:
                self.parked += 1
            elif kind == data.CHANCE:
                self.slides += 1

    def hope(self, group: str, more: int = 0, slides: int = 0) -> float:
        """The chance to have the whole set, with `more` of its streets and so many slides more than now."""
        missing = -more
        for street in data.SETS[group]:
            if street not in self.own:
                if street in self.barred:
                    return 0.0
                missing += 1
        missing -= self.rails
        return PROSPECTS[group][missing][max(0, self.slides + slides)] if missing > 0 else 1.0

    def plan(self, slides: int = 0) -> float:
        """What the best set brings that is still to be completed."""
        if self.slides + slides + self.rails <= 0:
            return 0.0
        return max([self.hope(group, 0, slides) * self.prize(group) for group in data.SETS])

    def prize(self, group: str) -> Cash:
        """What a set brings more than now once it is whole; 0 if it is."""
        prize = PRIZE[group]
        for street in data.SETS[group]:
            if street in self.own:
                prize -= data.CELLS[street].pays
        return prize if prize > data.BONUS[group] else 0

    def holds(self, trust: Trust = HOPEFUL) -> float:
        """What is left of a bonus until the round is over."""
        return trust.first * float(trust.whole**self.threat) if self.threat else 1.0

    def gain(self, trust: Trust) -> float:
        """What the round may bring, Free Parking apart."""
        own = self.own
        rents = sum([data.CELLS[space].pays for space in own])
        if self.house and own:
            rents += max([data.CELLS[space].pays for space in own])
        if self.tax:
            rents -= data.TAXED * len(own)
        bonus = sum([data.BONUS[group] for group in data.SETS if own.issuperset(data.SETS[group])])
        plan = self.plan()
        return (
            rents * float(trust.keep**self.threat)
            + bonus * self.holds(trust)
            + trust.plan * plan * float(trust.whole**self.threat)
            + trust.free * self.slides / 2
            + (RAIL * self.rails if plan == 0.0 else 0.0)
        )


def standings(features: Sight, lie: Lie) -> dict[int, Standing]:
    """All sides of a round."""
    slides, rivals = sum(features.left.values()), max(1, len(features.order) - 1)
    barred: set[Space] = set()
    found = {}
    for side in features.order:
        left = features.left[side]
        one = found[side] = Standing(side, list(lie[side]), barred, left, (slides - left) / rivals)
        barred = barred | one.own
    return found


def expected(features: Sight, lie: Lie, trust: Trust = HOPEFUL) -> dict[int, float]:
    """What the round may bring each side, Free Parking included."""
    found = standings(features, lie)
    gains = {side: one.gain(trust) for side, one in found.items()}
    most = max([one.parked for one in found.values()])
    if most:
        first = [side for side, one in found.items() if one.parked == most]
        share = features.pot // len(first) // data.NOTE * data.NOTE * LEAD ** sum(features.left.values())
        for side in first:
            gains[side] += share
    return gains


def balance(gains: dict[int, float], side: int) -> float:
    """How much better a side comes off than the others on average."""
    others = [gain for other, gain in gains.items() if other != side]
    return gains[side] - sum(others) / len(others) if others else gains[side]


# ---- one more token


def worths(features: Sight, found: dict[int, Standing]) -> list[float]:
    """What a token of the side is worth on each space, by number; 0 off the board."""
    me = found[features.side]
    below = [found[side] for side in features.order[features.order.index(features.side) + 1 :]]
    plan = me.plan()
    rents, sets = HOPEFUL.keep**me.threat, me.holds()
    share = 1.0 / max(1, len(features.order) - 1)
    streets = {group: _nearer(me, group, plan, sets) for group in data.SETS}
    best = max(streets.values())
    worth = [0.0] * len(data.CELLS)
    for space, cell in enumerate(data.CELLS):
        if cell.kind == data.PROPERTY:
            if space not in me.barred and space not in me.own:
                worth[space] = cell.pays * rents + streets[cell.set]
                worth[space] += share * sum([_denied(one, space) for one in below])
        elif cell.kind == data.RAILROAD:
            worth[space] = max(RAIL, best)
        elif cell.kind == data.CHANCE and features.again:
            worth[space] = 0.7 * HOPEFUL.free
        elif cell.kind == data.HOUSE and not me.house:
            worth[space] = max([float(data.CELLS[own].pays) for own in me.own], default=100.0 if me.slides else 0.0)
        elif cell.kind == data.TAX and not me.tax:
            worth[space] = -float(data.TAXED * (len(me.own) + me.slides / 2))
        elif cell.kind == data.PARKING:
            worth[space] = _parking(features, found)
    return worth


def _nearer(me: Standing, group: str, plan: float, sets: float) -> float:
    """What one more street of a set brings towards its bonus."""
    prize = me.prize(group)
    if not prize:
        return 0.0
    hope = me.hope(group, 1)
    return sets * (data.BONUS[group] if hope == 1.0 else max(0.0, hope * prize - plan))


def _denied(one: Standing, space: Space) -> float:
    """What a side further down the card loses when its property is collected before."""
    group = data.CELLS[space].set
    pays = data.CELLS[space].pays if space in one.own else 0.0
    own = len(one.own.intersection(data.SETS[group]))
    return pays + one.holds() * one.hope(group) * data.BONUS[group] if own else pays


def _parking(features: Sight, found: dict[int, Standing]) -> float:
    """The pot, or a share of it."""
    parked = found[features.side].parked + 1
    most = max([one.parked for side, one in found.items() if side != features.side], default=0)
    if parked < most:
        return 0.0
    ties = 1 + sum([one.parked == parked for side, one in found.items() if side != features.side])
    return features.pot / ties * LEAD ** sum(features.left.values())


def stake(found: dict[int, Standing], side: int, space: Space) -> float:
    """What a side loses with its token on a space."""
    one, cell = found[side], data.CELLS[space]
    if cell.kind == data.PROPERTY:
        if space not in one.own:
            return 0.0
        own = len(one.own.intersection(data.SETS[cell.set]))
        return cell.pays + (one.hope(cell.set) * data.BONUS[cell.set] if own > 1 or one.rails else 0.0)
    if cell.kind == data.RAILROAD:
        return max(RAIL, one.plan())
    return OTHERS.get(cell.kind, 0.0)


OTHERS = {data.HOUSE: 200.0, data.PARKING: 300.0, data.CHANCE: 100.0, data.TAX: -150.0}
"""The same of what is no property."""
