"""Plain robots: they aim at what pays, knock away what pays others, and end their games."""

import pytest

from bot.games.knockout import GAME
from bot.games.knockout.actions import LetLie, Move, Pay, Preset, Retry, Slide, Stay
from bot.games.knockout.aim_preview import aim_at, chances, power_for, preview
from bot.games.knockout.data import PROPERTIES, centre
from bot.games.knockout.robot import action_values
from bot.games.knockout.slide_record import Lying
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import greedy, play_out
from tests.games.knockout.board import OFF, Table


def choice(t: Table, seat: int) -> object:
    return greedy(GAME, GAME.view(t.s, seat), GAME.legal_actions(t.s, seat), FastRng(1))


def test_a_robot_aims_straight_at_a_space(table: type[Table]) -> None:
    action = choice(table(3), 0)
    assert isinstance(action, Slide)
    assert action.angle == 0
    assert action.power in {power_for(row) for row in range(1, 11)}


def test_a_robot_takes_the_missing_street(table: type[Table]) -> None:
    t = table(2).lay({0: 7, 1: 9})
    assert choice(t, 1 if t.asked == (1,) else 0)
    t = table(2).lay({0: 26, 1: 19, 2: 20}).to_the_end()
    assert choice(t, 0) == Move(21)


def test_a_robot_would_rather_knock_a_dear_token_than_nothing(table: type[Table]) -> None:
    t = table(2).lay({4: 27})
    view = GAME.view(t.s, 0)
    x, _ = centre(27)
    hard = Slide(x // 1000, 0, 110)
    assert action_values.action_value(view, hard) > 0
    own = table(2).lay({1: 27})
    assert action_values.action_value(GAME.view(own.s, 0), hard) <= 0


def test_a_robot_pays_only_for_more_than_it_costs(table: type[Table]) -> None:
    t = table(2).cash(500, 0).slide(28)
    assert isinstance(choice(t, 0), (Pay, Stay))
    view = GAME.view(t.s, 0)
    assert action_values.action_value(view, Pay()) > action_values.action_value(view, Stay()) == 0


def test_retry_costs_and_presets_are_left_alone(table: type[Table]) -> None:
    free = table(2, second_chance="free").cash(500, 0).slide(OFF)
    paid = table(2, second_chance="paid").cash(500, 0).slide(OFF)
    aim = aim_at(20)
    first, second = (action_values.action_value(GAME.view(t.s, 0), Retry(*aim)) for t in (free, paid))
    assert first - second == 100
    assert action_values.action_value(GAME.view(free.s, 0), Preset("never")) == 0
    chance = table(2).lay({0: 15}).to_the_end()
    assert action_values.action_value(GAME.view(chance.s, 0), LetLie()) == 0


@pytest.mark.uncounted
def test_three_hundred_games_of_robots_end() -> None:
    """Every number of seats, teams from five on, all options; money and tokens conserved."""
    kinds = ("random", "easy", "normal")
    for number in range(300):
        seats = 2 + number % 7
        dice = FastRng(number)
        chosen = {"second-chance": ("off", "free", "paid")[number % 3]}
        state = GAME.setup(seats, default_options(GAME, ("slow", "live")[number % 2], chosen), dice)
        before = GAME.conserved_totals(state)
        kind = [kinds[(number + seat) % 3] for seat in range(seats)] if number % 30 == 0 else ()
        assert play_out(GAME, state, dice, kind, most=600) >= 4 * len(state.sides) ** 2
        ranks = GAME.result(state)
        assert ranks is not None
        assert min(ranks) == 1
        assert GAME.conserved_totals(state) == before


@pytest.mark.uncounted
def test_normal_robots_beat_random_ones() -> None:
    won = 0
    for number in range(12):
        dice = FastRng(900 + number)
        state = GAME.setup(2, default_options(GAME, "slow"), dice)
        play_out(GAME, state, dice, ("normal", "random") if number % 2 else ("random", "normal"))
        won += state.ranks[0 if number % 2 else 1] == 1
    assert won >= 10


# ---- what an aim promises


def test_the_menu_of_rows() -> None:
    """KNOCKOUT-108: the middle of row k needs 10 k - 5."""
    assert [aim_at(space) for space in (1, 14, 30)] == [(45, 0, 5), (135, 0, 45), (225, 0, 95)]


def test_a_preview_without_obstacle() -> None:
    shown = preview([], (135, 0, 45))
    assert (shown.start, shown.stop, shown.leaves) == ((135_000, 80_000), (135_000, 474_000), False)
    assert (shown.near, shown.far) == ((135_000, 474_000 - 46_250), (135_000, 474_000 + 46_250))
    assert (shown.touch, shown.touched) == (None, -1)


def test_a_preview_stops_at_the_first_touch_and_at_the_edge() -> None:
    """Section 18: a ghost where something is in the way, never what happens after it."""
    shown = preview([Lying(3, 135_000, 394_000), Lying(1, 135_000, 300_000)], (135, 0, 60))
    assert (shown.touched, shown.touch) == (1, (135_000, 268_000))
    over = preview([], (225, 50, 90))
    assert (over.leaves, over.stop) == (True, (270_000, 594_352))
    beside = preview([Lying(3, 168_000, 300_000)], (135, 0, 60))
    assert beside.touched == -1


def test_the_chances_of_the_rows() -> None:
    """Section 11's table, from the normal curve."""
    at_row = [chances(power_for(row))[row] for row in range(1, 11)]
    table_ = [84, 77, 71, 65, 62, 57, 53, 49, 46, 44]
    assert all(abs(found - told) <= 2 for found, told in zip(at_row, table_, strict=True))
    assert chances(5)[0] in range(6, 11)
    assert chances(95)[-1] in range(26, 32)
    assert len(PROPERTIES) == 22
