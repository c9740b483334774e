"""Section 4.13: selling buildings; and how the bot raises money (CLASSIC-155)."""

import pytest

from bot.games.classic import GAME, sell
from bot.games.classic.events.buildings import BuildingsSold, Mortgaged
from bot.games.classic.events.money import DebtPaid
from bot.games.classic.state import raisable
from bot.kit.contract import Refusal
from tests.games.classic.scenario import ClassicScenario


def test_the_bank_pays_half_for_each_level(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-130."""
    table = scenario().built(0, "pink", "2-2-2").play("0 Sell.pink.2-1-1")
    assert table.one(BuildingsSold) == BuildingsSold(0, "pink", "2-1-1", 2, 100)
    assert table.purses()[0] == 1_600
    assert table.s.shops == 28


def test_a_sale_is_even_and_downward(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-131: none higher, one lower at least, spread 1 at most."""
    table = scenario().built(0, "pink", "2-2-1")
    assert table.refused("0 Sell.pink.2-2-2") == Refusal("raises")
    assert table.refused("0 Sell.pink.2-2-1") == Refusal("nothing-sold")
    assert table.refused("0 Sell.pink.2-2-0") == Refusal("uneven")
    assert table.refused("0 Sell.pink.2-1-0") == Refusal("uneven")
    assert table.refused("0 Sell.pink.2").code == "not-a-choice"
    table.play("0 Sell.pink.1-1-0")
    assert table.levels("pink") == "1-1-0"


def test_only_own_buildings_are_sold(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-131."""
    table = scenario().built(0, "pink", "1-1-1").own(1, 1).built(2, "sky", "0-0-0")
    assert table.refused("1 Sell.pink.1-1-0") == Refusal("not-owner")
    assert table.refused("1 Sell.brown.0-0") == Refusal("group-incomplete", {"group": "brown"})
    assert table.refused("2 Sell.sky.0-0-0") == Refusal("no-buildings", {"group": "sky"})
    assert table.refused("0 Sell.nowhere.0-0") == Refusal("no-group")


def test_a_sold_tower_leaves_four_shops(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-132."""
    table = scenario().built(0, "brown", "5-5").play("0 Sell.brown.5-4")
    assert table.one(BuildingsSold).amount == 25
    assert (table.s.shops, table.s.towers) == (28, 11)


def test_a_sale_for_which_shops_are_missing_is_refused(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-133: both sides of the boundary; it has to go further down."""
    table = scenario().built(0, "brown", "5-5").stock(3)
    assert table.refused("0 Sell.brown.5-4") == Refusal("no-shops-left")
    assert table.refused("0 Sell.brown.2-2") == Refusal("no-shops-left")
    table.play("0 Sell.brown.2-1")
    assert (table.s.shops, table.s.towers) == (0, 12)
    table = scenario().built(0, "brown", "5-5").stock(4).play("0 Sell.brown.5-4")
    assert table.s.shops == 0


def test_the_whole_group_can_always_be_sold(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-133: whatever the stock."""
    table = scenario().built(0, "pink", "5-5-5").stock(0).play("0 Sell.pink.0-0-0")
    assert (table.s.shops, table.s.towers, table.purses()[0]) == (0, 12, 1_500 + 15 * 50)


def test_shops_that_stand_beside_a_tower_count_for_it(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-133: shops standing afterwards less those before."""
    table = scenario().built(0, "pink", "5-4-4").stock(0)
    assert table.refused("0 Sell.pink.4-4-4") == Refusal("no-shops-left")
    assert table.refused("0 Sell.pink.4-4-3").code == "no-shops-left"
    table.play("0 Sell.pink.3-3-2")
    assert table.s.shops == 0


def test_selling_is_allowed_at_any_time(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-134: off turn, in jail, in debt, in an auction."""
    table = scenario().built(1, "pink", "2-2-2").in_jail(1).play("1 Sell.pink.2-2-1", "0 Roll 4 2", "1 Sell.pink.2-1-1")
    table.play("0 Decline", "1 Sell.pink.1-1-1")
    table = scenario().cash(0).built(0, "pink", "2-2-2").owing(0, 500).play("0 Sell.pink.2-2-1")
    assert table.waits() == ["debt"]


def test_nobody_sells_during_a_contest_or_its_auction(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-125, CLASSIC-134."""
    table = scenario(4).built(0, "brown", "0-0").built(1, "sky", "0-0-0").built(2, "pink", "1-1-1").stock(2)
    table.play("0 Build.brown.1-1")
    assert table.refused("2 Sell.pink.1-1-0") == Refusal("contest-running")
    table.play("1 Enter.sky.1-1-0", "2 Forgo")
    assert table.refused("2 Sell.pink.1-1-0") == Refusal("contest-running")


def test_in_debt_a_sale_answers_the_debt(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-151."""
    table = scenario().cash(0).built(0, "pink", "1-1-1").built(1, "sky", "1-1-1").owing(0, 500)
    assert table.legal_actions(0, "Sell")[0].wait == f"debt-{table.s.stack[-1].number}"
    assert table.legal_actions(1, "Sell")[0].wait is None


# ---- the bot raises money


def test_raisable_is_cash_half_of_all_levels_and_mortgages(scenario: type[ClassicScenario]) -> None:
    """Section 3: CLASSIC-152."""
    table = scenario().cash(10).built(0, "brown", "5-4").own(0, 12).own(0, 5, mortgaged=True)
    assert raisable(table.s, 0) == 10 + 9 * 25 + 30 + 30 + 75


def settled(table: ClassicScenario) -> tuple[list[int], list[str]]:
    """What the clock does about the debt: what was mortgaged, and what was sold down to which levels."""
    table.default()
    return [event.space for event in table.all(Mortgaged)], [event.levels for event in table.all(BuildingsSold)]


def test_step_1_mortgages_the_lowest_value_first(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-155: ties by the lowest space number."""
    table = scenario().cash(0).own(0, 39, 15, 5, 12).owing(0, 180)
    assert settled(table) == ([12, 5, 15], [])
    assert table.one(DebtPaid).amount == 180
    assert table.purses()[0] == 275 - 180


def test_the_bot_stops_as_soon_as_cash_covers_the_debt(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-155: both sides of the boundary."""
    assert settled(scenario().cash(0).own(0, 12, 5).owing(0, 75)) == ([12], [])
    assert settled(scenario().cash(0).own(0, 12, 5).owing(0, 76)) == ([12, 5], [])


def test_places_of_built_groups_are_not_mortgaged_first(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-155: step 1 passes over groups with a building, bare places too."""
    table = scenario().cash(0).built(0, "brown", "1-0").own(0, 39).owing(0, 200)
    assert settled(table) == ([39], [])


def test_step_2_sells_one_level_where_shops_are_cheapest(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-155: on the highest place, ties by the lowest space."""
    table = scenario().cash(0).built(0, "pink", "2-2-2").built(0, "sky", "2-1-2").owing(0, 50)
    assert settled(table) == ([], ["1-1-2", "1-1-1"])


def test_equal_shop_prices_are_settled_by_the_lowest_spaces(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-155."""
    table = scenario().cash(0).built(0, "sky", "1-1-1").built(0, "brown", "1-1").owing(0, 25)
    table.default()
    assert table.one(BuildingsSold) == BuildingsSold(0, "brown", "0-1", 1, 25)


def test_after_each_sale_step_1_comes_again(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-155: the group that has become bare is mortgaged before the next is sold."""
    table = scenario().cash(0).built(0, "brown", "1-0").built(0, "sky", "1-1-1").owing(0, 80)
    assert settled(table) == ([1, 3], ["0-0"])
    table = scenario().cash(0).built(0, "brown", "1-0").built(0, "sky", "1-1-1").owing(0, 100)
    assert settled(table) == ([1, 3], ["0-0", "0-1-1"])


def test_without_shops_the_group_goes_down_to_what_is_allowed(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-155: the greatest total, ties with higher levels on higher space numbers."""
    table = scenario().cash(0).built(0, "pink", "5-5-5").stock(4).owing(0, 50)
    assert settled(table) == ([], ["4-5-5"])
    table = scenario().cash(0).built(0, "pink", "5-5-5").stock(3).owing(0, 50)
    assert settled(table) == ([], ["1-1-1"])
    table = scenario().cash(0).built(0, "pink", "5-5-5").stock(2).owing(0, 50)
    assert settled(table) == ([], ["0-1-1"])


def test_money_raised_stops_where_nothing_is_left(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-155: whoever calls it sees to it that it suffices."""
    table = scenario().cash(0).own(0, 5)
    sell.raise_money(table.s, 0, 500, lambda event, only=None: None)
    assert table.purses()[0] == 100


@pytest.mark.parametrize("word", ["5-5", "4-4", "3-2", "1-0", "0-0"])
@pytest.mark.parametrize("shops", [0, 2, 20])
def test_everything_raisable_can_be_raised(scenario: type[ClassicScenario], word: str, shops: int) -> None:
    """CLASSIC-154, CLASSIC-155: whatever stands and however few shops the Bank has."""
    table = scenario().cash(7).built(0, "brown", word).built(0, "pink", "5-5-4").own(0, 12).stock(shops)
    amount = raisable(table.s, 0)
    table.owing(0, amount).default()
    assert table.one(DebtPaid).amount == amount
    assert table.purses()[0] == 0
    assert GAME.conserved_totals(table.s)["money"] == 0
