"""Section 6: rents."""

import pytest

from bot.games.city import data
from bot.games.city.events import RentPaid
from bot.games.city.state import rent, value
from tests.games.city.scenario import CityScenario


def rent_of(table: CityScenario, space: int) -> int:
    return rent(table.s, table.plot(space))


@pytest.mark.parametrize("blocks", range(9))
def test_rent_is_the_tables_value_for_the_blocks(scenario: type[CityScenario], blocks: int) -> None:
    """CITY-45, CITY-46: both kinds count the same without a hazard."""
    for residential in range(blocks + 1):
        table = scenario().own(0, 39, residential=residential, industrial=blocks - residential)
        assert rent_of(table, 39) == data.DISTRICTS[39].rents[blocks]


def test_a_mortgaged_district_earns_nothing(scenario: type[CityScenario]) -> None:
    """CITY-45, CITY-130."""
    assert rent_of(scenario().own(0, 39, residential=4, mortgage=10_000), 39) == 0


@pytest.mark.parametrize("hazard", sorted(data.HAZARDS))
def test_a_hazard_voids_residential_blocks(scenario: type[CityScenario], hazard: str) -> None:
    """CITY-46: they stay on the board; a bonus building changes nothing (CITY-52)."""
    table = scenario().own(0, 39, residential=3, industrial=2, specials=[hazard])
    assert rent_of(table, 39) == 5_000
    assert table.plot(39).residential == 3


def test_no_counting_block_is_the_bare_site(scenario: type[CityScenario]) -> None:
    """CITY-47: also when a hazard has voided every block."""
    assert rent_of(scenario().own(0, 39), 39) == 500
    assert rent_of(scenario().own(0, 39, residential=8, specials=["prison"]), 39) == 500


def test_skyscraper_and_tower_double_once(scenario: type[CityScenario]) -> None:
    """CITY-48: (a) in the group, (b) anywhere, both still only double."""
    assert rent_of(scenario().own(0, 13, skyscraper=True).own(0, 14), 14) == 240
    assert rent_of(scenario().own(0, 39, tower=True).own(0, 14), 14) == 240
    assert rent_of(scenario().own(0, 13, skyscraper=True).own(0, 39, tower=True).own(0, 14), 14) == 240
    assert rent_of(scenario().own(0, 13, skyscraper=True).own(0, 16), 16) == 140
    assert rent_of(scenario().own(0, 13, skyscraper=True), 13) == 200


def test_doubling_asks_who_owns_the_piece(scenario: type[CityScenario]) -> None:
    """CITY-49, CITY-170: it passes with the district, and others of the group do not double."""
    table = scenario().own(0, 13, skyscraper=True).own(0, 14).own(1, 11)
    assert (rent_of(table, 14), rent_of(table, 11)) == (240, 100)
    table.own(1, 13)
    assert (rent_of(table, 14), rent_of(table, 11)) == (120, 200)


def test_a_piece_on_a_mortgaged_district_still_doubles(scenario: type[CityScenario]) -> None:
    """CITY-50."""
    table = scenario().own(0, 13, skyscraper=True, mortgage=200).own(0, 14)
    assert (rent_of(table, 13), rent_of(table, 14)) == (0, 240)


def test_the_printed_example_of_the_docks(scenario: type[CityScenario]) -> None:
    """CITY-51: 2 residential, 4 industrial, a power station, a skyscraper on 13: 7M."""
    table = scenario().own(0, 11).own(0, 13, skyscraper=True)
    table.own(0, 14, residential=2, industrial=4, specials=["power-station"])
    assert rent_of(table, 14) == 7_000
    table.plot(13).skyscraper = False
    assert rent_of(table, 14) == 3_500


def test_nothing_else_changes_rents(scenario: type[CityScenario]) -> None:
    """CITY-52: whole groups, stadiums, bonus buildings and stations do not."""
    table = scenario().own(0, 11, 13, 14, stadium=True, station=True, specials=["park"])
    assert [rent_of(table, space) for space in (11, 13, 14)] == [100, 100, 120]


def test_rent_moves_at_once(scenario: type[CityScenario]) -> None:
    """CITY-53."""
    table = scenario().own(1, 11).cash(100).play("0 Roll 6 5")
    assert table.one(RentPaid) == RentPaid(0, 1, 11, 100, 0, 100)
    assert (table.purses()[0], table.waits()) == (0, ["build"])


def test_an_owner_in_jail_collects(scenario: type[CityScenario]) -> None:
    """CITY-54, CITY-115."""
    table = scenario().own(1, 11).in_jail(1).play("0 Roll 6 5")
    assert table.purses()[1] == 37_800


def test_a_district_nobody_owns_has_its_plain_value(scenario: type[CityScenario]) -> None:
    """CITY-45: pieces of others do not double it."""
    table = scenario().own(0, 13, skyscraper=True, tower=True)
    assert value(table.s, table.plot(14)) == 120
