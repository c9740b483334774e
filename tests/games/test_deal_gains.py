"""What deals are worth to whom, for those who look back and for orders that accept them, in each game that trades."""

from typing import Any

import pytest
from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Cash, Goods
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out

pytestmark = pytest.mark.uncounted

TRADING = sorted(key for key, game in GAMES.items() if game.deals is not None)
ENOUGH = 3
"""Properties that each of two has."""


def owned(state: Any, seat: int) -> list[int]:
    """The properties of a seat, by space."""
    held = [*getattr(state, "plots", ()), *getattr(state, "deeds", ())]
    return [each.space for each in held if each.owner == seat and not getattr(each, "mortgaged", False)]


def midway(key: str) -> Any:
    """A game of two in which both own something."""
    game, dice = GAMES[key], FastRng(4)
    state = game.setup(2, default_options(game, "slow"), dice)
    for _ in range(200):
        if min(len(owned(state, seat)) for seat in (0, 1)) >= ENOUGH:
            return state
        try:
            play_out(game, state, dice, ["normal"] * 2, 5)
        except RuntimeError:
            continue
    raise AssertionError(key)


def made(key: str, give: Goods = (), pay: Cash = 0, take: Goods = (), ask: Cash = 0) -> Any:
    """The event of a deal that the first seat proposed to the second."""
    deals = GAMES[key].deals
    assert deals is not None
    values = {"seat": 0, "partner": 1, "deal": 1, "number": 1, "give": give, "pay": pay, "take": take, "ask": ask}
    fields = [field for field in deals.made.__struct_fields__ if field in values]
    return deals.made(**{field: values[field] for field in fields})


def gains(key: str, state: Any, event: Any) -> dict[int, int]:
    deals = GAMES[key].deals
    assert deals is not None
    return dict(deals.gains(state, event))


def test_the_games_that_trade_weigh_their_deals() -> None:
    assert TRADING == ["builder", "city", "classic"]


@pytest.mark.parametrize("key", TRADING)
def test_who_is_given_something_for_nothing_gains_and_the_giver_loses(key: str) -> None:
    state = midway(key)
    (gift,) = owned(state, 0)[:1]
    found = gains(key, state, made(key, give=(gift,)))
    assert found[0] < 0 < found[1]
    (other,) = owned(state, 1)[:1]
    found = gains(key, state, made(key, take=(other,)))
    assert found[0] > 0 > found[1]


@pytest.mark.parametrize("key", TRADING)
def test_the_more_is_paid_the_better_for_who_is_paid(key: str) -> None:
    state = midway(key)
    (sold,) = owned(state, 0)[:1]
    courses = [gains(key, state, made(key, give=(sold,), ask=ask)) for ask in (0, 100, 400)]
    assert courses[0][0] < courses[1][0] < courses[2][0]
    assert courses[0][1] > courses[1][1] > courses[2][1]


@pytest.mark.parametrize("key", TRADING)
def test_it_does_not_matter_who_has_proposed_it(key: str) -> None:
    state = midway(key)
    (mine,), (theirs,) = owned(state, 0)[:1], owned(state, 1)[:1]
    one = gains(key, state, made(key, (mine,), 50, (theirs,), 0))
    turned = replace(made(key, (theirs,), 0, (mine,), 50), seat=1, partner=0)
    other = gains(key, state, turned)
    assert one[0] == pytest.approx(other[0], abs=1)
    assert one[1] == pytest.approx(other[1], abs=1)


@pytest.mark.parametrize("key", TRADING)
def test_a_deal_of_nothing_is_worth_nothing_and_weighing_changes_nothing(key: str) -> None:
    state = midway(key)
    before = GAMES[key].conserved_totals(state), owned(state, 0), owned(state, 1)
    assert gains(key, state, made(key)) == {0: 0, 1: 0}
    assert (GAMES[key].conserved_totals(state), owned(state, 0), owned(state, 1)) == before


def test_what_settles_a_debt_in_city_is_nobodys_deal() -> None:
    state = midway("city")
    (gift,) = owned(state, 0)[:1]
    assert gains("city", state, replace(made("city", give=(gift,)), settles="debt")) == {}
