"""Towns made by lot, in which much is built and little is left: what walks from the first turn seldom reach."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

import pytest

from bot.games.classic import GAME, even_building, phases, title_deeds
from bot.games.classic.state import State, plan
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.testing import properties
from bot.kit.testing.random_games import Position, step

pytestmark = pytest.mark.uncounted

STEPS = 40
PURSES = (0, 20, 60, 150, 400, 1_500)
LAWS = (
    properties.every_offer_is_accepted,
    properties.offers_are_well_formed,
    properties.somebody_is_awaited,
    properties.every_default_is_accepted,
    properties.everything_is_storable,
    properties.decide_touches_nothing,
)

T = TypeVar("T")


def pick(dice: FastRng, options: Sequence[T]) -> T:
    """One of some."""
    return options[dice.die(len(options)) - 1]


def town(dice: FastRng) -> Position:
    """Most groups are whole, built to any even levels as long as there is stock; some of the rest is mortgaged."""
    seats = 1 + dice.die(5)
    s: State = GAME.setup(seats, default_options(GAME, "slow"), dice)
    b = plan(s)
    for name, spaces in b.families.items():
        owner = dice.die(seats) - 1 if dice.die(4) > 1 else None
        plots = [s.plots[b.place[space]] for space in spaces]
        for p in plots:
            title_deeds.transfer(s, p, dice.die(seats) - 1 if owner is None else owner)
        if name in b.groups and owner is not None:
            bare = (0,) * len(plots)
            heights = pick(dice, [bare, *[change.levels for change in even_building.rises(bare)]])
            shops, towers = title_deeds.pieces(heights)
            if shops <= s.shops and towers <= s.towers:
                title_deeds.rebuild(s, plots, heights)
        for p in plots:
            p.mortgaged = not any(one.level for one in plots) and dice.die(4) == 1
    for seat in range(seats):
        cash = pick(dice, PURSES)
        s.purse.bank += s.purse.cash[seat] - cash
        s.purse.cash[seat] = cash
    return Position(GAME, seats, s, 4)


def days(seed: int) -> Iterator[Position]:
    """What happens in such a town by lot."""
    dice = FastRng(seed)
    position = town(dice)
    for _ in range(STEPS):
        if not GAME.waits(position.state):
            return
        yield position
        step(position, dice)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_happens_in_a_town_nothing_is_lost_or_overdrawn(seed: int) -> None:
    """CLASSIC-4, CLASSIC-5: money, deeds, buildings and cards are kept, and no purse or stock falls below nothing."""
    first = None
    for position in days(seed):
        s = position.state
        first = first or GAME.conserved_totals(s)
        assert GAME.conserved_totals(s) == first
        assert min(*s.purse.cash, s.shops, s.towers) >= 0
        for name, spaces in plan(s).groups.items():
            places = [s.plots[plan(s).place[space]] for space in spaces]
            assert even_building.even(tuple([p.level for p in places])), name
            if any(p.level for p in places):
                assert len({p.owner for p in places}) == 1, name
                assert not any(p.mortgaged for p in places), name


@pytest.mark.parametrize("seed", range(6))
def test_towns_keep_the_laws(seed: int) -> None:
    """Law 1 to 6, where buildings are short and debts are high."""
    for number, position in enumerate(days(1_000 + seed)):
        if number % 12 == 0 or isinstance(position.state.stack[-1], phases.Contest):
            for law in LAWS:
                law(position)
