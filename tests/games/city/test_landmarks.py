"""Section 9: stadiums, skyscrapers and the tower."""

import pytest

from bot.games.city import GAME, data
from bot.games.city.events import RentPaid, SalaryPaid
from bot.games.city.events.town import LandmarkBuilt
from bot.games.city.phases import ToBuild
from bot.games.city.state import rent
from bot.kit.contract import Choice, Refusal
from tests.games.city.scenario import CityScenario

LANDMARKS = ("BuildStadium", "BuildSkyscraper", "BuildTower")
PURPLE, BROWN = (11, 13, 14), (1, 3)


def step_c(table: CityScenario) -> CityScenario:
    """Seat 0 in step C, without a permit, on the own district 6."""
    return table.own(0, 6).play("0 Roll 2 4")


@pytest.fixture
def rich(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 in step C, owner of all purple and brown districts and of 6."""
    return step_c(scenario().own(0, *PURPLE, *BROWN))


def test_landmarks_need_no_press_and_leave_the_permit_alone(rich: CityScenario) -> None:
    """CITY-56, CITY-78: any number, in any order, before and after the press."""
    rich.play("0 BuildTower.1", "0 BuildStadium.11", "0 Press 2", "0 BuildSkyscraper.11", "0 BuildStadium.3")
    assert (rich.pending(ToBuild).permit, rich.pending(ToBuild).left) == (2, 2)
    rich.play("0 Build.11.residential.2")
    assert rich.purses()[0] == 37_700 - 7_000 - 2_000 - 3_000 - 2_000 - 2_000


def test_landmarks_are_for_the_active_player_in_step_c(scenario: type[CityScenario]) -> None:
    """CITY-78, CITY-14."""
    table = scenario().own(0, *PURPLE, 6).own(1, *BROWN)
    assert table.refused("0 BuildStadium.11").code == "wrong-phase"
    table.play("0 Roll 2 4")
    assert table.refused("1 BuildStadium.1").code == "not-your-turn"


def test_a_failed_jail_roll_leaves_them(scenario: type[CityScenario]) -> None:
    """CITY-78, CITY-66."""
    scenario().own(0, *PURPLE).in_jail(0).play("0 Roll 1 2", "0 BuildStadium.11")


def test_a_stadium_costs_two_million(rich: CityScenario) -> None:
    """CITY-79."""
    rich.play("0 BuildStadium.13")
    assert rich.one(LandmarkBuilt) == LandmarkBuilt(0, 13, "stadium", 2_000)
    assert (rich.plot(13).stadium, rich.purses()[0]) == (True, 35_700)


def test_a_stadium_needs_two_districts_of_its_group(scenario: type[CityScenario]) -> None:
    """CITY-79."""
    table = step_c(scenario().own(0, 11, 13, 16))
    table.play("0 BuildStadium.11")
    assert table.refused("0 BuildStadium.16") == Refusal("need-two-of-group")
    assert step_c(scenario().own(0, 16).own(1, 18)).refused("0 BuildStadium.16") == Refusal("need-two-of-group")


def test_a_mortgaged_district_counts_but_takes_nothing(scenario: type[CityScenario]) -> None:
    """CITY-79, CITY-83, CITY-171: nor does it break a group."""
    table = step_c(scenario().own(0, *PURPLE, *BROWN).own(0, 13, mortgage=100))
    assert table.refused("0 BuildStadium.13") == Refusal("mortgaged")
    assert table.refused("0 BuildSkyscraper.13") == Refusal("mortgaged")
    assert table.refused("0 BuildTower.13") == Refusal("mortgaged")
    table.play("0 BuildStadium.14", "0 BuildSkyscraper.14", "0 BuildTower.14")


def test_one_stadium_for_a_group_whoever_owns_it(scenario: type[CityScenario]) -> None:
    """CITY-80."""
    table = step_c(scenario().own(0, 11, 13).own(1, 14, stadium=True))
    assert table.refused("0 BuildStadium.11") == Refusal("group-has-stadium")


def test_two_stadiums_in_the_game(scenario: type[CityScenario]) -> None:
    """CITY-80."""
    table = step_c(scenario().own(0, 11, 13).own(1, 16, 21, stadium=True))
    assert table.refused("0 BuildStadium.11") == Refusal("out-of-stock")


def test_a_stadium_pays_its_owner_alone_or_mortgaged(scenario: type[CityScenario]) -> None:
    """CITY-81, CITY-18."""
    table = scenario().own(0, 11, stadium=True, mortgage=100).own(1, 13, 14).at(0, 37).play("0 Roll 2 3")
    assert table.one(SalaryPaid).amount == 3_000


def test_a_stadium_raises_no_rent_and_keeps_no_hazard_away(scenario: type[CityScenario]) -> None:
    """CITY-82, CITY-52."""
    table = scenario().own(1, 11, residential=1, stadium=True).at(0, 2)
    assert rent(table.s, table.plot(11)) == 500
    table.play("0 Roll 1 2", "0 Place.rubbish-dump.11")
    assert rent(table.s, table.plot(11)) == 100


@pytest.mark.parametrize("group", sorted(data.GROUPS))
def test_a_skyscraper_costs_what_is_printed(scenario: type[CityScenario], group: str) -> None:
    """CITY-83: on any district of a whole own group."""
    for space in data.GROUPS[group]:
        table = scenario().own(0, *data.GROUPS[group]).in_jail(0).play("0 Roll 1 2", f"0 BuildSkyscraper.{space}")
        price = data.DISTRICTS[space].skyscraper
        assert table.one(LandmarkBuilt) == LandmarkBuilt(0, space, "skyscraper", price)
        assert table.purses()[0] == 37_700 - price


def test_a_skyscraper_needs_the_whole_group(scenario: type[CityScenario]) -> None:
    """CITY-83."""
    table = step_c(scenario().own(0, 11, 13).own(1, 14))
    assert table.refused("0 BuildSkyscraper.11") == Refusal("need-full-group")


def test_one_skyscraper_for_a_group(rich: CityScenario) -> None:
    """CITY-84."""
    rich.play("0 BuildSkyscraper.13")
    assert rich.refused("0 BuildSkyscraper.11") == Refusal("group-has-skyscraper")
    assert rich.refused("0 BuildSkyscraper.13") == Refusal("group-has-skyscraper")
    rich.play("0 BuildSkyscraper.1")


def test_five_skyscrapers_in_the_game(scenario: type[CityScenario]) -> None:
    """CITY-84."""
    table = step_c(scenario().own(0, *PURPLE).own(1, 16, 21, 26, 31, 37, skyscraper=True))
    assert table.refused("0 BuildSkyscraper.11") == Refusal("out-of-stock")


def test_a_skyscraper_doubles_and_the_bill_says_so(scenario: type[CityScenario]) -> None:
    """CITY-48, CITY-51: the arithmetic of the printed example, 7M for the Docks."""
    table = scenario().own(1, 11).own(1, 13, skyscraper=True)
    table.own(1, 14, residential=2, industrial=4, specials=["power-station"]).at(0, 8).play("0 Roll 2 4")
    assert table.one(RentPaid) == RentPaid(0, 1, 14, 7_000, 4, 3_500, "skyscraper")


def test_the_tower_needs_two_whole_groups(scenario: type[CityScenario]) -> None:
    """CITY-85."""
    table = step_c(scenario().own(0, *PURPLE, 1).own(1, 3))
    assert table.refused("0 BuildTower.11") == Refusal("need-two-groups")
    table = step_c(scenario().own(0, *PURPLE, *BROWN, 39))
    assert table.refused("0 BuildTower.39") == Refusal("need-two-groups")
    table.play("0 BuildTower.11")
    assert table.one(LandmarkBuilt) == LandmarkBuilt(0, 11, "tower", 7_000)


def test_a_group_with_a_mortgaged_member_counts_for_the_tower(scenario: type[CityScenario]) -> None:
    """CITY-171."""
    step_c(scenario().own(0, *PURPLE).own(0, *BROWN, mortgage=20)).play("0 BuildTower.11")


def test_one_tower_in_the_game(rich: CityScenario) -> None:
    """CITY-85."""
    rich.play("0 BuildTower.11")
    assert rich.refused("0 BuildTower.13") == Refusal("out-of-stock")


def test_the_tower_doubles_every_district_of_its_owner(scenario: type[CityScenario]) -> None:
    """CITY-86, CITY-48: whichever group; the bill names it, and the skyscraper of the group first."""
    table = scenario().own(1, 39, tower=True).own(1, 14)
    assert [rent(table.s, table.plot(space)) for space in (14, 39)] == [240, 1_000]
    table.at(0, 8).play("0 Roll 2 4")
    assert table.one(RentPaid) == RentPaid(0, 1, 14, 240, 0, 120, "tower")
    table = scenario().own(1, 39, tower=True).own(1, 11).own(1, 13, skyscraper=True).play("0 Roll 6 5")
    assert table.one(RentPaid) == RentPaid(0, 1, 11, 200, 0, 100, "skyscraper")


@pytest.mark.parametrize(("verb", "price"), list(zip(LANDMARKS, (2_000, 3_000, 7_000), strict=True)))
def test_landmarks_need_their_price_in_cash(scenario: type[CityScenario], verb: str, price: int) -> None:
    """CITY-79, CITY-83, CITY-85."""
    table = step_c(scenario().own(0, *PURPLE, *BROWN).cash(price - 10))
    assert table.refused(f"0 {verb}.11") == Refusal("not-enough-cash", {"low": price, "cash": price - 10})
    step_c(scenario().own(0, *PURPLE, *BROWN).cash(price)).play(f"0 {verb}.11")


@pytest.mark.parametrize("verb", LANDMARKS)
def test_landmarks_are_for_own_districts(rich: CityScenario, verb: str) -> None:
    """CITY-79, CITY-83, CITY-85: not another's, nor nobody's, nor a space that is no district."""
    rich.own(1, 39)
    for space in (39, 37, 20):
        assert rich.refused(f"0 {verb}.{space}").code == "not-owner"


def test_reasons_come_in_the_order_of_the_rules(scenario: type[CityScenario]) -> None:
    """Section 23: a mortgage before the group, the group before the stock, the stock before the cash."""
    table = step_c(scenario().own(0, 11, mortgage=100).own(0, 16).own(1, 21, 26, stadium=True).cash(0))
    assert table.refused("0 BuildStadium.11") == Refusal("mortgaged")
    assert table.refused("0 BuildStadium.16") == Refusal("need-two-of-group")
    table = step_c(scenario().own(0, 11, 13).own(0, 1, 3).own(0, 1, stadium=True).own(1, 26, stadium=True).cash(0))
    assert table.refused("0 BuildStadium.3") == Refusal("group-has-stadium")
    assert table.refused("0 BuildStadium.11") == Refusal("out-of-stock")


def test_what_is_greyed_tells_what_is_nearest_to_possible(scenario: type[CityScenario]) -> None:
    """Section 23: one reason for the button, one for each district."""
    table = step_c(scenario().own(0, 11, mortgage=100).own(0, 13).cash(0))
    legal_action = next(
        legal_action
        for legal_action in GAME.legal_actions(table.s, 0)
        if legal_action.action.__name__ == "BuildStadium"
    )
    assert legal_action.blocked == Refusal("not-enough-cash", {"low": 2_000, "cash": 0})
    assert isinstance(legal_action.params[0], Choice)
    assert dict(legal_action.params[0].blocked)[11] == Refusal("mortgaged")


def test_the_stock_is_public(rich: CityScenario) -> None:
    """CITY-157: pieces left by word."""
    rich.play("0 BuildStadium.11", "0 BuildSkyscraper.11", "0 BuildTower.11")
    stock = GAME.view(rich.s, None).stock
    assert (stock["stadium"], stock["skyscraper"], stock["tower"], stock["station"]) == (1, 4, 0, 8)
