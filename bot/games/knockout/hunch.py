"""A few slides imagined from a view: where tokens would come to lie, and what that would be worth."""

from bot.games.kit.dice import FastDice
from bot.games.kit.model import Space
from bot.games.knockout.aiming import Aim
from bot.games.knockout.data import CELLS, JAIL, space_at
from bot.games.knockout.physics import simulate
from bot.games.knockout.sight import Lie, Sight, spaces
from bot.games.knockout.wobble import Luck, launch, luck
from bot.games.knockout.worth import balance, expected

SAMPLES = 3
"""Slides imagined for an aim."""


def hunch(sight: Sight, aim: Aim) -> float:
    """What a slide brings the side more than it brings others, on average over a few imagined ones."""
    known = sight.hunches.get(aim)
    if known is None:
        known = sight.hunches[aim] = _hunch(sight, aim)
    return known


def _hunch(sight: Sight, aim: Aim) -> float:
    before = balance(expected(sight, sight.lie), sight.side)
    sum_ = 0.0
    for chance in wobbles(sight):
        sum_ += balance(expected(sight, after(sight, aim, chance)), sight.side)
    return sum_ / SAMPLES - before


def wobbles(sight: Sight) -> list[Luck]:
    """The same for all aims of a decision, so that their differences are their own."""
    dice = FastDice(sum([one.x + 3 * one.y for one in sight.lying]) + sight.token)
    return [luck(dice, number) for number in range(SAMPLES)]


def after(sight: Sight, aim: Aim, chance: Luck) -> Lie:
    """The spaces of each side's tokens once a slide is at rest."""
    outcome = simulate(sight.lying, sight.token, launch(*aim, chance))
    of: dict[int, Space] = {one.token: space_at(one.x, one.y) for one in sight.lying}
    for gone in outcome.exits:
        of[gone.token] = 0
    for one in outcome.rest:
        space = space_at(one.x, one.y)
        of[one.token] = 0 if CELLS[space].kind == JAIL else space
    return spaces(sight.sides, of)
