"""Whole games: what must be true of every position, looked at after every step; and that games end."""

from collections import Counter
from collections.abc import Callable
from itertools import product

import pytest

from bot.games.builder import GAME, data, phases
from bot.games.builder.legal_actions import decisions
from bot.games.builder.state import State
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out
from bot.kit.testing.random_games import Position, step
from tests.games.builder import invariants
from tests.games.builder.scenario import BuilderScenario
from tests.games.scenario import possible

pytestmark = pytest.mark.uncounted
LONGEST = 20_000
CHOICES = [{}, {"gifts": "on", "rent": "auto"}, {"grace": "none", "stall": 5}, {"rounds": 10, "grace": "longest"}]
ENDS = {"penthouse", "stuck", "stalled", "rounds", "alone", "agreed", "nobody"}


@pytest.mark.parametrize(("seats", "options", "greed"), [*product((2, 3, 4), CHOICES, (False, True))], ids=str)
def test_every_position_of_whole_games(seats: int, options: dict[str, int | str], greed: bool) -> None:
    """BUILDER-9, BUILDER-42, BUILDER-61, BUILDER-74, BUILDER-110 to BUILDER-113, BUILDER-128, BUILDER-133 to BUILDER-135."""
    dice = FastRng(seats)
    start = GAME.setup(seats, default_options(GAME, "slow", options), dice)
    position = Position(GAME, seats, start, temper=60, greed=greed)
    before = GAME.conserved_totals(start)
    for _ in range(LONGEST):
        if not GAME.waits(position.state):
            break
        step(position, dice)
        invariants.hold(position.state)
        assert GAME.conserved_totals(position.state) == before
    assert GAME.result(position.state) is not None
    assert position.state.ended in ENDS


def test_random_games_reach_what_is_watched() -> None:
    """The invariants would not bite where nobody owes, inherits, trades or goes under."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        dice = FastRng(seed)
        start = GAME.setup(2 + seed % 3, default_options(GAME, "slow"), dice)
        start.purse.bank += 80 * seed * len(start.active) if seed < 11 else 0
        start.purse.cash = [900 - 80 * seed if seed < 11 else 900] * len(start.active)
        start.scrapped, start.blocks = 8 * len(start.active), [4] * len(start.active)
        position = Position(GAME, 2 + seed % 3, start, temper=50, greed=seed % 2 == 1)
        while GAME.waits(position.state):
            s = position.state
            seen["debts"] += bool(s.debts)
            seen["inherits"] += bool(s.inherits)
            seen["deals"] += bool(s.deals)
            seen["claims"] += bool(s.claims)
            seen["lying"] += bool(s.lying)
            seen["held sales"] += bool(s.stack) and isinstance(s.stack[-1], phases.Sale) and bool(s.debts or s.inherits)
            seen["counts"] += bool(s.stack) and isinstance(s.stack[-1], phases.ToCount)
            seen["out"] += not all(s.active)
            step(position, dice)
    assert all(seen.values()), seen
    assert len(seen) == 8


@pytest.mark.parametrize("kind", ["random", "easy", "normal"])
def test_robots_games_end(kind: str) -> None:
    """BUILDER-138, BUILDER-147, BUILDER-163: by the penthouse, or where nobody could place it any more."""
    ends: Counter[str] = Counter()
    for seed in range({"random": 100, "easy": 20, "normal": 20}[kind]):
        dice = FastRng(seed)
        seats = 2 + seed % 3
        s = GAME.setup(seats, default_options(GAME, "live"), dice)
        before = GAME.conserved_totals(s)
        play_out(GAME, s, dice, () if kind == "random" else [kind] * seats)
        invariants.hold(s)
        assert GAME.conserved_totals(s) == before
        ends[s.ended] += 1
    assert set(ends) <= ENDS
    if kind == "normal":
        assert ends["penthouse"] >= 15, ends


@pytest.mark.parametrize(
    ("code", "broken"),
    [
        ("BUILDER-9", lambda s: s.bank.__setitem__(0, 3)),
        (
            "BUILDER-110",
            lambda s: (s.floors.__setitem__(0, 5), s.builders.__setitem__(0, 0), s.blocks.__setitem__(0, 7)),
        ),
        ("BUILDER-112", lambda s: s.blocks.__setitem__(0, 11)),
        ("BUILDER-127", lambda s: s.purse.cash.__setitem__(0, -5)),
        ("BUILDER-4", lambda s: s.purse.cash.__setitem__(0, 7)),
        ("BUILDER-133", lambda s: setattr(s.deeds[0], "mortgaged", True)),
        ("BUILDER-101", lambda s: s.chance.under.pop()),
        ("BUILDER-86", lambda s: s.jailed.__setitem__(0, True)),
    ],
)
def test_the_invariants_bite(scenario: type[BuilderScenario], code: str, broken: Callable[[State], object]) -> None:
    """Each of them fails on a position that breaks it alone."""
    table = scenario()
    invariants.hold(table.s)
    broken(table.s)
    with pytest.raises(AssertionError, match=code):
        invariants.hold(table.s)


def test_the_board_is_whole() -> None:
    """Section 22: four deeds and three action spaces a side; each type, and each set, as often as any other."""
    assert [data.SPACES[side : side + 8].count("deed") for side in (0, 8, 16, 24)] == [4] * 4
    ways = [max(0, 6 - abs(7 - total)) for total in range(13)]
    chips, groups = Counter[int](), Counter[str]()
    for title in data.TITLES.values():
        chips[title.chip] += ways[title.number]
        groups[title.group] += ways[title.number]
    assert set(chips.values()) == {14}
    assert set(groups.values()) == {7}


def test_a_play_out_leaves_out_only_what_is_greyed() -> None:
    """All that answers a decision and is possible is there, in the same order."""
    position, dice = Position(GAME, 3, GAME.setup(3, default_options(GAME, "slow"), FastRng(5))), FastRng(5)
    while not position.state.ranks:
        for seat in position.everybody:
            assert possible(decisions(position.state, seat)) == possible(GAME.legal_actions(position.state, seat))
        step(position, dice)
