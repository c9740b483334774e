"""Section 7: step C."""

import pytest

from bot.games.city import GAME, phases
from bot.games.city.actions import Press
from bot.games.city.events import BlocksBuilt, UnitPressed
from bot.games.city.phases import ToBuild
from bot.kit.contract import Refusal
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from tests.games.city.scenario import CityScenario


@pytest.fixture
def step(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 in step C of a visit to Chance, owner of Old Town (11) and Bellevue (39)."""
    return scenario().own(0, 11, 39).play("0 Roll 3 4")


@pytest.mark.parametrize(("fall", "permit"), [(1, 1), (2, 2), (3, 3), (4, 0)])
def test_the_unit_answers_1_2_3_or_station_with_equal_chance(step: CityScenario, fall: int, permit: int) -> None:
    """CITY-55, CITY-152: one draw among four."""
    step.play(f"0 Press {fall}")
    assert step.one(UnitPressed) == UnitPressed(0, permit)
    assert (step.pending(ToBuild).permit, step.pending(ToBuild).left) == (permit, permit)


def test_a_second_press_is_refused(step: CityScenario) -> None:
    """CITY-55."""
    assert step.play("0 Press 2").refused("0 Press") == Refusal("already-pressed")


@pytest.mark.parametrize(
    ("weights", "counts"), [("3-3-3-1", [1, 3, 3, 3]), ("5-5-5-3", [3, 5, 5, 5]), ("1-1-1-1", [1, 1, 1, 1])]
)
def test_weights_of_the_unit(scenario: type[CityScenario], weights: str, counts: list[int]) -> None:
    """CITY-196: every face of the draw once; the station is permit 0."""
    found = [0] * 4
    for fall in range(1, sum(counts) + 1):
        table = scenario(weights=weights).play("0 Roll 3 4", f"0 Press {fall}")
        found[table.pending(ToBuild).permit] += 1
    assert found == counts


def test_pressing_is_free_and_needs_no_district(scenario: type[CityScenario]) -> None:
    """CITY-56."""
    table = scenario().play("0 Roll 3 4", "0 Press 3")
    assert table.purses()[0] == 37_700
    assert not table.legal_actions(0, "Build")


def test_a_permit_is_shared_over_districts_and_kinds(step: CityScenario) -> None:
    """CITY-57, CITY-191: several builds within it, each paid for itself; what is left is lost."""
    step.play("0 Press 3", "0 Build.11.residential.1", "0 Build.39.industrial.1")
    assert step.purses()[0] == 37_700 - 1_000 - 4_000
    assert step.refused("0 Build.11.residential.2").code == "out-of-range"
    step.play("0 Build.11.industrial.1")
    assert step.refused("0 Build.11.residential.1") == Refusal("permit-exceeded")
    step.play("0 Done")
    assert (step.plot(11).residential, step.plot(11).industrial, step.plot(39).industrial) == (1, 1, 1)


def test_nothing_is_built_before_the_press_nor_with_a_station(step: CityScenario) -> None:
    """CITY-55, CITY-68: `no-permit`, and `station-permit-only`."""
    assert step.refused("0 Build.11.residential.1") == Refusal("no-permit")
    step.play("0 Press 4")
    assert step.refused("0 Build.11.residential.1") == Refusal("station-permit-only")


def test_each_block_costs_the_printed_price(step: CityScenario) -> None:
    """CITY-58: and shows the rent before and after."""
    step.play("0 Press 3", "0 Build.11.residential.3")
    assert step.one(BlocksBuilt) == BlocksBuilt(0, 11, "residential", 3, 3_000, 100, 2_000)
    assert step.purses()[0] == 34_700


def test_blocks_need_cash(step: CityScenario) -> None:
    """CITY-58: as many as the cash pays; none is greyed with the price."""
    step.cash(3_999).play("0 Press 3")
    assert step.refused("0 Build.39.residential.2").facts == {"field": "count", "low": 1, "high": 1}
    assert step.refused("0 Build.39.industrial.1") == Refusal("not-enough-cash", {"low": 4_000, "cash": 3_999})


def test_blocks_are_for_own_districts_wherever_the_token_stands(scenario: type[CityScenario]) -> None:
    """CITY-59: also one bought in this very cycle; others are refused."""
    table = scenario().own(1, 13).play("0 Roll 6 5", "0 Buy", "0 Press 1")
    assert table.refused("0 Build.13.residential.1").code == "not-owner"
    assert table.refused("0 Build.39.residential.1").code == "not-owner"
    table.play("0 Build.11.residential.1")
    assert table.plot(11).residential == 1


def test_eight_blocks_at_most(scenario: type[CityScenario]) -> None:
    """CITY-60, CITY-190: three where two are free is refused whole, and two leave one for elsewhere."""
    table = scenario().own(0, 11, residential=3, industrial=3).own(0, 13).play("0 Roll 3 4", "0 Press 3")
    assert table.refused("0 Build.11.residential.3").facts == {"field": "count", "low": 1, "high": 2}
    table.play("0 Build.11.industrial.2")
    assert table.refused("0 Build.11.residential.1") == Refusal("district-full")
    table.play("0 Build.13.residential.1")


def test_other_pieces_do_not_count_towards_the_eight(scenario: type[CityScenario]) -> None:
    """CITY-61."""
    pieces = {"stadium": True, "skyscraper": True, "tower": True, "station": True, "specials": ["park"]}
    table = scenario().own(0, 11, residential=5, **pieces).play("0 Roll 3 4", "0 Press 3", "0 Build.11.residential.3")
    assert table.plot(11).residential == 8


def test_nothing_is_built_on_a_mortgaged_district(scenario: type[CityScenario]) -> None:
    """CITY-62, CITY-130."""
    table = scenario().own(0, 11, mortgage=100).own(0, 13).play("0 Roll 3 4", "0 Press 3")
    assert table.refused("0 Build.11.residential.1") == Refusal("mortgaged")


def test_both_kinds_are_built_in_spite_of_a_hazard(scenario: type[CityScenario]) -> None:
    """CITY-63: residential ones stay void."""
    table = scenario().own(0, 11, specials=["prison"]).play("0 Roll 3 4", "0 Press 3", "0 Build.11.residential.2")
    assert table.one(BlocksBuilt).after == 100
    table.play("0 Build.11.industrial.1")
    assert table.one(BlocksBuilt).after == 500


def test_blocks_are_numbers(step: CityScenario) -> None:
    """CITY-64, CITY-65: nothing but counts, and no verb sells or moves them."""
    step.play("0 Press 3", "0 Build.11.residential.2", "0 Build.11.residential.1")
    assert step.plot(11).residential == 3
    names = {verb.__name__ for verb in GAME.action.__args__}
    assert not names & {"Sell", "Unbuild", "MoveBlocks"}


def test_a_jailed_player_who_fails_builds(scenario: type[CityScenario]) -> None:
    """CITY-66, CITY-113."""
    table = scenario().in_jail(0).own(0, 11).play("0 Roll 1 2")
    assert table.waits() == ["build"]
    table.play("0 Press 1", "0 Build.11.residential.1")


def test_blocks_are_unlimited_by_default(scenario: type[CityScenario]) -> None:
    """CITY-67: 22 full districts of residential blocks."""
    table = scenario()
    table.own(0, *(p.space for p in table.s.plots), residential=8).own(0, 11, residential=5)
    table.play("0 Roll 3 4", "0 Press 3", "0 Build.11.residential.3")
    assert sum(p.residential for p in table.s.plots) == 176


def test_limited_blocks_come_from_a_box_of_38(scenario: type[CityScenario]) -> None:
    """CITY-197: first come, first served; industrial ones are counted apart."""
    table = scenario(limited="on").own(1, 1, 3, 6, 8, residential=8).own(1, 13, residential=5).own(0, 11)
    table.play("0 Roll 3 4", "0 Press 3")
    assert table.refused("0 Build.11.residential.2").facts["high"] == 1
    table.play("0 Build.11.residential.1")
    assert table.refused("0 Build.11.residential.1") == Refusal("out-of-stock")
    table.play("0 Build.11.industrial.2")


def test_done_is_the_default_and_loses_the_permit(step: CityScenario) -> None:
    """Section 18: BUILD's default."""
    step.play("0 Press 3").default()
    assert step.awaited() == (1,)


def test_the_unit_is_fair_over_many_presses() -> None:
    """CITY-55: within four standard deviations of a quarter each."""
    counts = [0] * 4
    dice = FastRng(7)
    game = GAME.setup(2, default_options(GAME, "slow"), dice)
    for _ in range(4_000):
        game.stack[:] = [phases.ToBuild(1)]
        GAME.play(game, game.turns.active, Press(), dice, lambda event, only=None: None)
        answered = game.stack[-1]
        assert isinstance(answered, ToBuild)
        counts[answered.permit] += 1
    assert all(abs(count - 1_000) < 110 for count in counts)
