"""What robots foresee: chances that add up, and the facts of City that decide games."""

from collections.abc import Callable

import pytest

from bot.games.city import GAME
from bot.games.city.robot import rollout
from bot.games.city.robot.evaluation import evaluate, forecast, rounds_left
from bot.kit.engine import default_options, encode
from bot.kit.mechanics.ranking import CERTAIN
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out
from tests.games.city.scenario import CityScenario
from tests.games.scenario import play_in_place


def chances(table: CityScenario) -> list[int]:
    return evaluate(table.s)


def test_chances_add_up_and_nothing_is_changed_by_looking(scenario: type[CityScenario]) -> None:
    table = scenario().own(0, 37, 39).own(1, 11, residential=4).cash(20_000, 30_000, 10_000)
    before = encode(table.s)
    found = chances(table)
    assert abs(sum(found) - CERTAIN) <= 2
    assert all(0 < chance < CERTAIN for chance in found)
    assert encode(table.s) == before


def test_equals_have_equal_chances(scenario: type[CityScenario]) -> None:
    assert len(set(chances(scenario()))) == 1


def test_richer_is_better_and_more_so_towards_the_end(scenario: type[CityScenario]) -> None:
    table = scenario(2).cash(40_000, 35_000)
    early = chances(table)
    table.s.turns.round = table.s.hour.last_round
    late = chances(table)
    assert CERTAIN / 2 < early[0] < late[0]


Arranged = Callable[[CityScenario], CityScenario]
"""Puts a position as a test wants it."""


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (lambda t: t.own(0, 37, 39), lambda t: t.own(0, 37, 34)),
        (lambda t: t.own(0, 37, 39).own(1, 3), lambda t: t.own(0, 37).own(1, 39, 3)),
        (lambda t: t.own(0, 39, residential=8), lambda t: t.own(0, 39, residential=8, specials=["prison"])),
        (lambda t: t.own(0, 39, residential=8, specials=["park"]), lambda t: t.own(0, 39, residential=8)),
        (lambda t: t.own(0, 39, residential=8), lambda t: t.own(0, 39, residential=8, mortgage=5_000)),
        (lambda t: t.own(0, 37, 39, residential=6).own(0, 39, skyscraper=True), lambda t: t.own(0, 37, 39, residential=6)),
        (lambda t: t.own(0, 39, residential=8, tower=True), lambda t: t.own(0, 39, residential=8)),
        (lambda t: t.own(0, 39, stadium=True), lambda t: t.own(0, 39)),
    ],
    ids=["group", "denied", "hazard", "protected", "mortgage", "skyscraper", "tower", "stadium"],
)  # fmt: skip
def test_what_makes_a_town_better(scenario: type[CityScenario], better: Arranged, worse: Arranged) -> None:
    assert chances(better(scenario(2)))[0] > chances(worse(scenario(2)))[0]


def test_what_is_owed_counts_as_paid(scenario: type[CityScenario]) -> None:
    table = scenario(2).own(1, 39, residential=8).own(0, 6).cash(1_000, 1_000).at(0, 32).play("0 Roll 3 4")
    assert table.waits() == ["debt"]
    owing = forecast(table.s, rounds_left(table.s))
    assert owing[0] < 0 < owing[1]


def test_the_leading_bid_counts_as_paid_and_its_lot_as_sold(scenario: type[CityScenario]) -> None:
    table = scenario(2).own(0, 37).at(0, 32).play("0 Roll 3 4", "0 Auction.10", "1 Bid.4000")
    before = chances(table)
    assert chances(table.play("0 Bid.4010"))[0] > before[0]


def test_the_end_is_certain() -> None:
    dice = FastRng(3)
    state = GAME.setup(3, default_options(GAME, "slow"), dice)
    play_out(GAME, state, dice)
    ranks = GAME.result(state)
    assert ranks is not None
    assert [chance > 0 for chance in evaluate(state)] == [rank == 1 for rank in ranks]


def test_who_is_out_has_no_chance(scenario: type[CityScenario]) -> None:
    table = scenario(3).play("2 Leave")
    assert chances(table)[2] == 0
    assert abs(sum(chances(table)) - CERTAIN) <= 2


@pytest.mark.parametrize("end", ["clock", "last-standing"])
@pytest.mark.parametrize("pace", ["live", "slow"])
def test_there_is_always_something_left_to_foresee(pace: str, end: str) -> None:
    state = GAME.setup(4, {**default_options(GAME, pace), "end": end}, FastRng(1))
    assert rounds_left(state) > 10
    state.turns.round = 40
    assert rounds_left(state) == (15 if end == "last-standing" else 2 if pace == "live" else 0)


def test_the_pilot_ends_games_with_legal_actions_only() -> None:
    for seed in range(6):
        dice = FastRng(seed)
        state = GAME.setup(2 + seed % 5, default_options(GAME, "slow"), dice)
        for _ in range(2_000):
            if GAME.result(state) is not None:
                break
            seat, action = rollout.rollout_policy(state, dice)
            legal_actions = [
                legal_action for legal_action in GAME.legal_actions(state, seat) if legal_action.action is type(action)
            ]
            assert any(legal_action.refusal(action) is None for legal_action in legal_actions), (seat, action)
            play_in_place(GAME, state, seat, action, dice)
        assert GAME.result(state) is not None
