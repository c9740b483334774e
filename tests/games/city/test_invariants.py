"""Section 21: what must be true of every position, looked at after every step of whole games."""

from collections import Counter
from itertools import product

import pytest

from bot.games.city import GAME, data, phases
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.testing.random_games import Position, step
from tests.games.city import invariants
from tests.games.city.scenario import CityScenario

pytestmark = pytest.mark.uncounted

LONGEST = 20_000
CHOICES = [
    {},
    {"specials": 3, "hours": 3},
    {"limited": "on", "weights": "5-5-5-3"},
    {"mortgages": "on", "specials": 2, "hours": 2},
]


@pytest.mark.parametrize(("seats", "options"), list(product((2, 3, 4, 6), CHOICES)), ids=str)
def test_every_position_of_whole_games(seats: int, options: dict[str, int | str]) -> None:
    """CITY-60, CITY-69, CITY-71, CITY-77, CITY-80, CITY-84, CITY-85, CITY-90 to CITY-92, CITY-164, CITY-165, CITY-174."""
    dice = FastRng(seats)
    greed = seats % 2 == 0
    start = GAME.setup(seats, default_options(GAME, "slow", options), dice)
    position = Position(GAME, seats, start, temper=1_500, greed=greed)
    before = GAME.conserved_totals(start)
    built: set[int] = set()
    for _ in range(LONGEST):
        if not GAME.waits(position.state):
            break
        step(position, dice)
        invariants.hold(position.state)
        assert GAME.conserved_totals(position.state) == before
        now = {p.space for p in position.state.plots if p.station}
        assert built <= now, "CITY-71: a station has gone"
        built = now
    assert GAME.result(position.state) is not None


def test_random_games_reach_what_is_watched() -> None:
    """The invariants would not bite where nothing is ever placed, built or travelled."""
    seen: Counter[str] = Counter()
    for seed in range(16):
        dice = FastRng(seed)
        start = GAME.setup(2, default_options(GAME, "slow", {"specials": 3, "hours": 4}), dice)
        position = Position(GAME, 2, start, greed=seed % 2 == 1)
        while GAME.waits(position.state):
            top = position.state.stack[-1]
            seen["trips"] += isinstance(top, phases.ToTravel)
            seen["permissions"] += isinstance(top, phases.ToPlace)
            step(position, dice)
        for p in position.state.plots:
            seen.update({"stations": p.station, "stadiums": p.stadium, "skyscrapers": p.skyscraper, "towers": p.tower})
            seen["hazards"] += len([piece for piece in p.specials if piece in data.HAZARDS])
            seen["several"] += len(p.specials) > 1
    assert len(seen) == 8
    assert all(seen.values()), seen


@pytest.mark.parametrize(
    ("code", "space", "broken"),
    [
        ("CITY-60", 11, {"residential": 5, "industrial": 4}),
        ("CITY-91", 11, {"specials": ["park", "park"]}),
        ("CITY-80", 11, {"stadium": True}),
        ("CITY-84", 11, {"skyscraper": True}),
        ("CITY-85", 39, {"tower": True}),
        ("CITY-69", 39, {"station": True}),
        ("CITY-210", 39, {"waiting": True, "owner": 1}),
        ("CITY-137", 39, {"mortgage": 500}),
    ],
)
def test_the_invariants_bite(
    scenario: type[CityScenario], code: str, space: int, broken: dict[str, int | list[str]]
) -> None:
    """Each of them fails on a position that breaks it alone."""
    table = scenario().own(0, 13, stadium=True, skyscraper=True, tower=True)
    table.own(None, 1, 3, 6, 8, 9, 14, 16, 18, station=True)
    invariants.hold(table.s)
    for name, value in broken.items():
        setattr(table.plot(space), name, value)
    with pytest.raises(AssertionError, match=code):
        invariants.hold(table.s)
