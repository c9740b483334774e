"""Section 4.11: building."""

import pytest

from bot.games.classic import GAME
from bot.games.classic.events.buildings import Built
from bot.games.classic.legal_actions import decisions
from bot.kit.contract import Choice, Refusal
from tests.games.classic.scenario import ClassicScenario
from tests.games.scenario import options_of


@pytest.fixture
def town(scenario: type[ClassicScenario]) -> ClassicScenario:
    """Seat 0 of three owns brown (1, 3) and pink (11, 13, 14), bare."""
    return scenario().built(0, "brown", "0-0").built(0, "pink", "0-0-0")


def test_only_whole_groups_are_built_on(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-114: every place of the group."""
    table = scenario().own(0, 1).own(1, 3)
    assert table.refused("0 Build.brown.1-0") == Refusal("group-incomplete", {"group": "brown"})
    assert table.refused("2 Build.brown.1-0") == Refusal("not-owner")
    assert table.refused("0 Build.nowhere.1-0") == Refusal("no-group")
    assert not table.legal_actions(0, "Build")


def test_no_place_of_the_group_may_be_mortgaged(town: ClassicScenario) -> None:
    """CLASSIC-114, CLASSIC-137."""
    town.own(0, 3, mortgaged=True)
    assert town.refused("0 Build.brown.1-0") == Refusal("group-mortgaged", {"group": "brown"})
    town.play("0 Lift.3", "0 Build.brown.1-0")


def test_machines_and_factions_are_no_colour_groups(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-114."""
    table = scenario().own(0, 5, 15, 25, 35, 12, 28)
    assert table.refused("0 Build.faction.1-1-1-1") == Refusal("no-group")


def test_each_shop_costs_the_price_of_its_group(town: ClassicScenario) -> None:
    """CLASSIC-115: paid to the Bank."""
    town.play("0 Build.brown.1-1")
    assert town.one(Built) == Built(0, "brown", "1-1", 2, 0, 100)
    assert town.purses()[0] == 1_400
    town.play("0 Build.pink.0-1-0")
    assert town.purses()[0] == 1_300
    assert town.s.shops == 29


def test_a_tower_costs_the_same(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-115, CLASSIC-118."""
    table = scenario().built(0, "brown", "4-4").play("0 Build.brown.5-4")
    assert table.one(Built) == Built(0, "brown", "5-4", 0, 1, 50)


def test_the_spread_never_exceeds_one(town: ClassicScenario) -> None:
    """CLASSIC-116: both sides of the boundary."""
    assert town.refused("0 Build.pink.2-0-0") == Refusal("uneven")
    assert town.refused("0 Build.pink.2-1-0") == Refusal("uneven")
    town.play("0 Build.pink.2-1-1")
    assert town.levels("pink") == "2-1-1"


def test_four_shops_are_the_most(town: ClassicScenario) -> None:
    """CLASSIC-117: the fifth level is a tower, the sixth is none."""
    town.play("0 Build.brown.4-4")
    assert (town.s.shops, town.s.towers) == (24, 12)
    town.play("0 Build.brown.5-5")
    assert (town.s.shops, town.s.towers) == (32, 10)
    assert town.refused("0 Build.brown.6-5").code in ("not-a-choice", "lowers")


def test_a_tower_needs_every_place_at_four_or_five(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-118: both sides of the boundary."""
    table = scenario().built(0, "pink", "4-4-3")
    assert table.refused("0 Build.pink.5-4-3") == Refusal("uneven")
    table.play("0 Build.pink.4-4-4", "0 Build.pink.5-4-4", "0 Build.pink.5-4-5")
    assert table.levels("pink") == "5-4-5"


def test_a_tower_returns_its_four_shops(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-118."""
    table = scenario().built(0, "brown", "4-4").stock(10).play("0 Build.brown.4-5")
    assert (table.s.shops, table.s.towers) == (14, 11)


def test_nothing_goes_on_top_of_a_tower(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-118: one on each place."""
    table = scenario().built(0, "brown", "5-5")
    assert not table.legal_actions(0, "Build")
    assert table.refused("0 Build.brown.5-5") == Refusal("nothing-built")


def test_an_order_is_carried_out_whole(town: ClassicScenario) -> None:
    """CLASSIC-119: cost is the price times all steps."""
    town.play("0 Build.brown.5-4")
    assert town.one(Built) == Built(0, "brown", "5-4", 8, 1, 450)
    assert (town.s.shops, town.s.towers) == (28, 11)


def test_an_order_that_lowers_or_builds_nothing_is_refused(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-119."""
    table = scenario().built(0, "brown", "2-1")
    assert table.refused("0 Build.brown.1-2") == Refusal("lowers")
    assert table.refused("0 Build.brown.2-1") == Refusal("nothing-built")
    assert table.refused("0 Build.brown.1-1") == Refusal("lowers")
    assert table.refused("0 Build.brown.3").code == "not-a-choice"
    assert table.refused("0 Build.brown.x-y").code == "not-a-choice"


def test_the_cost_has_to_be_there_in_available_cash(town: ClassicScenario) -> None:
    """CLASSIC-119: both sides of the boundary; recorded claims and the own best bid are not available."""
    town.cash(100)
    assert town.refused("0 Build.brown.2-1") == Refusal("not-enough-cash", {"low": 150, "cash": 100})
    town.play("0 Build.brown.1-1")
    assert town.purses()[0] == 0
    poor = type(town)().built(0, "brown", "0-0").cash(100).claim(1, 0, 60, recorded=True)
    assert poor.refused("0 Build.brown.1-0") == Refusal("not-enough-cash", {"low": 50, "cash": 40})


def test_shops_that_towers_set_free_come_too_late(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-119: all places must stand at 4 first."""
    table = scenario().built(0, "pink", "4-4-3").stock(0)
    assert table.refused("0 Build.pink.5-5-5").facts == {"kind": "shop", "need": 1, "left": 0}
    table.stock(1).play("0 Build.pink.5-5-5")
    assert table.s.shops == 12


def test_all_levels_in_reach_are_one_choice(town: ClassicScenario) -> None:
    """CLASSIC-119: one offer for each group, what cannot be paid greyed with its reason."""
    brown, pink = town.cash(100).legal_actions(0, "Build")
    levels = brown.params[1]
    assert brown.params[0] == Choice(("brown",))
    assert isinstance(levels, Choice)
    assert set(options_of(brown, 1)) == {"0-1", "1-0", "1-1"}
    assert ("2-2", Refusal("not-enough-cash", {"low": 200, "cash": 100})) in levels.blocked
    assert set(options_of(pink, 1)) == {"0-0-1", "0-1-0", "1-0-0"}


def test_building_is_allowed_at_any_time(town: ClassicScenario) -> None:
    """CLASSIC-22, CLASSIC-120: off turn, in jail, before a purchase, during an auction."""
    other = type(town)().built(1, "brown", "0-0").in_jail(1).play("1 Build.brown.1-0", "0 Roll 5 6")
    other.play("1 Build.brown.1-1", "0 Decline", "1 Build.brown.2-1")
    assert other.levels("brown") == "2-1"


def test_a_debtor_builds_nothing_the_others_do(town: ClassicScenario) -> None:
    """CLASSIC-120."""
    town.built(1, "sky", "0-0-0").owing(0, 2_000)
    assert town.refused("0 Build.brown.1-0") == Refusal("in-debt", {"amount": 2_000})
    town.play("1 Build.sky.1-0-0")


def test_nobody_builds_during_a_contest_or_its_auction(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-120, CLASSIC-125."""
    table = scenario(4).built(0, "brown", "0-0").built(1, "sky", "0-0-0").built(2, "pink", "0-0-0").stock(2)
    table.play("0 Build.brown.1-1")
    assert table.refused("2 Build.pink.1-0-0") == Refusal("contest-running")
    table.play("1 Enter.sky.1-1-0", "2 Forgo")
    assert "auction" in table.waits()
    assert table.refused("2 Build.pink.1-0-0") == Refusal("contest-running")


def test_an_order_beyond_the_banks_stock_is_refused_until_some_come_back(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-5, CLASSIC-121, CLASSIC-205: both sides of the boundary."""
    table = scenario().built(0, "brown", "0-0").built(1, "sky", "1-1-1").cash(1_500, 0).stock(1)
    assert table.refused("0 Build.brown.1-1") == Refusal("out-of-stock", {"kind": "shop", "need": 2, "left": 1})
    table.play("1 Sell.sky.1-1-0").cash(1_500, 0).play("0 Build.brown.1-1")
    assert table.s.shops == 0


def test_towers_run_out_too(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-5, CLASSIC-121."""
    table = scenario().built(0, "brown", "4-4").stock(20, 1)
    assert table.refused("0 Build.brown.5-5") == Refusal("out-of-stock", {"kind": "tower", "need": 2, "left": 1})
    table.play("0 Build.brown.5-4")


def test_buildings_are_neither_moved_nor_sold_to_players(town: ClassicScenario) -> None:
    """CLASSIC-122: no verb does it, and a built group cannot be traded."""
    town.play("0 Build.brown.1-1")
    assert town.refused("0 Propose.1.+1.0.+.100.+") == Refusal("group-built", {"space": 1})
    assert {legal_action.action.__name__ for legal_action in GAME.legal_actions(town.s, 0)} == {
        *("Roll", "Build", "Sell", "Mortgage", "Propose", "Leave")
    }


def test_a_trade_that_completes_a_group_lets_its_owner_build_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-202: even before the next roll."""
    table = scenario().own(0, 1).own(1, 3).play("1 Propose.0.+.100.+1.0.+")
    table.play(f"0 Accept.{table.s.decisions}.+", "1 Build.brown.1-1")
    assert table.levels("brown") == "1-1"
    assert "roll" in table.waits()


def test_at_the_end_of_the_own_turn_building_answers_the_wait(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-20, CLASSIC-120: there the turn waits for nothing else; at other times it belongs to no decision."""
    table = scenario().built(0, "brown", "0-0").built(1, "sky", "0-0-0").own(0, 6 + 5).play("0 Roll 5 6")
    (mine,) = table.legal_actions(0, "Build")
    (other,) = table.legal_actions(1, "Build")
    assert mine.wait == f"end-{table.s.stack[-1].number}"
    assert other.wait is None
    assert mine in decisions(table.s, 0)
    table.play("0 Build.brown.1-0")
    assert table.waits() == ["end"]
