"""Section 8: stations and trips."""

import pytest

from bot.games.city import GAME, data
from bot.games.city.events import RentPaid, SalaryPaid, UnitPressed, Visited
from bot.games.city.events.town import StationPlaced, TripMade
from bot.kit.contract import Refusal
from tests.games.city.scenario import CityScenario
from tests.games.scenario import options_of


@pytest.fixture
def permit(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 has a station permit; 39 is its own, 11 of seat 1, 37 waits for the bank."""
    table = scenario().own(0, 39).own(1, 11).own(None, 37, waiting=True)
    return table.at(0, 3).play("0 Roll 3 4", "0 Press 4")


@pytest.fixture
def trip(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 has just landed on its district 11, where a station stands; others on 6, which is its own, and 39."""
    return scenario().own(0, 6, 11, 39, station=True).play("0 Roll 6 5")


@pytest.mark.parametrize("space", [39, 11, 24, 37])
def test_a_permit_places_one_station_on_any_district_for_nothing(permit: CityScenario, space: int) -> None:
    """CITY-68, CITY-210: own, another's, unowned, even one that waits for its auction."""
    permit.play(f"0 PlaceStation.{space}")
    assert permit.one(StationPlaced) == StationPlaced(0, space)
    assert permit.plot(space).station
    assert permit.purses() == [37_700] * 3
    assert permit.refused("0 PlaceStation.24") == Refusal("permit-exceeded")


def test_a_station_permit_builds_nothing_else_and_may_be_left_unused(permit: CityScenario) -> None:
    """CITY-68."""
    assert permit.refused("0 Build.39.residential.1") == Refusal("station-permit-only")
    permit.play("0 PlaceStation.39")
    assert permit.refused("0 Build.39.residential.1") == Refusal("station-permit-only")
    assert GAME.view(permit.s, None).unit.placed
    permit.play("0 Done")
    assert permit.awaited() == (1,)


def test_placing_is_optional(permit: CityScenario) -> None:
    """CITY-68."""
    permit.play("0 Done")
    assert not any(p.station for p in permit.s.plots)


@pytest.mark.parametrize("fall", [1, 2, 3])
def test_a_permit_for_blocks_places_no_station(scenario: type[CityScenario], fall: int) -> None:
    """CITY-68: nor does one that is not there yet."""
    table = scenario().at(0, 3).play("0 Roll 3 4")
    assert table.refused("0 PlaceStation.24") == Refusal("no-permit")
    table.play(f"0 Press {fall}")
    assert table.refused("0 PlaceStation.24") == Refusal("no-permit", {"case": "blocks"})


def test_one_station_on_a_district(scenario: type[CityScenario]) -> None:
    """CITY-69: others are greyed with the reason."""
    table = scenario().own(1, 11, station=True).at(0, 3).play("0 Roll 3 4", "0 Press 4")
    assert table.refused("0 PlaceStation.11") == Refusal("station-exists")
    (legal_action,) = table.legal_actions(0, "PlaceStation")
    assert len(options_of(legal_action)) == 21
    table.play("0 PlaceStation.13")


def stations(table: CityScenario, count: int) -> CityScenario:
    """So many stations on the board, from the last district back."""
    for space in list(data.DISTRICTS)[-count:]:
        table.plot(space).station = True
    return table


@pytest.mark.parametrize(("weights", "falls"), [("1-1-1-1", 3), ("3-3-3-1", 9), ("5-5-5-3", 15)])
def test_without_a_station_left_the_unit_answers_1_2_3_only(
    scenario: type[CityScenario], weights: str, falls: int
) -> None:
    """CITY-69, CITY-70: eight in the box; in the proportion of the weights."""
    found = []
    for fall in range(1, falls + 1):
        table = stations(scenario(weights=weights), 8).at(0, 3).play("0 Roll 3 4", f"0 Press {fall}")
        found.append(table.one(UnitPressed).permit)
    assert [found.count(permit) for permit in range(4)] == [0, falls // 3, falls // 3, falls // 3]


def test_the_eighth_station_can_be_placed(scenario: type[CityScenario]) -> None:
    """CITY-69, CITY-70: seven leave one."""
    table = stations(scenario(), 7).at(0, 3).play("0 Roll 3 4", "0 Press 4", "0 PlaceStation.1")
    assert GAME.view(table.s, None).stock["station"] == 0


def test_a_station_is_nobodys_and_stays(scenario: type[CityScenario]) -> None:
    """CITY-71: it does not move with the district's owner, brings no rent and no wealth, and survives bankruptcy."""
    table = scenario().own(1, 13).own(1, 14, station=True)
    wealth = GAME.view(table.s, None).seats[1].wealth
    table.plot(14).station = False
    assert GAME.view(table.s, None).seats[1].wealth == wealth
    table.plot(14).station = True
    table.play("1 Leave")
    assert table.plot(14).station
    assert table.plot(14).waiting


def test_landing_on_a_station_offers_a_trip_to_any_other(trip: CityScenario) -> None:
    """CITY-72: after the space has been resolved."""
    assert trip.one(Visited) == Visited(0, 11, "own")
    assert (trip.waits(), trip.awaited()) == (["travel"], (0,))
    (legal_action,) = trip.legal_actions(0, "Travel")
    assert options_of(legal_action) == (6, 39)
    assert not trip.legal_actions(1, "Travel")
    assert GAME.view(trip.s, 0).stage == "trip"
    trip.play("0 Stay")
    assert trip.waits() == ["build"]


@pytest.mark.parametrize("line", ["0 Travel.13", "0 Travel.20"])
def test_a_trip_needs_a_station_at_its_end(trip: CityScenario, line: str) -> None:
    """CITY-72."""
    assert trip.refused(line).code == "no-station"


def test_no_trip_back_to_where_one_stands(trip: CityScenario) -> None:
    """CITY-72: any other district."""
    assert trip.refused("0 Travel.11").code == "not-a-choice"


def test_starting_at_a_station_is_no_landing(scenario: type[CityScenario]) -> None:
    """CITY-73: nor is staying in jail."""
    table = scenario().own(0, 11, 39, station=True).own(0, 14).at(0, 11).play("0 Roll 1 2")
    assert table.waits() == ["build"]
    table = scenario().own(0, 11, 39, station=True).in_jail(0).play("0 Roll 1 2")
    assert table.waits() == ["build"]


def test_a_roll_out_of_jail_lands_too(scenario: type[CityScenario]) -> None:
    """CITY-73: by a double, and by the third failure once the fine is paid."""
    assert scenario().own(0, 14, 39, station=True).in_jail(0).play("0 Roll 2 2").waits() == ["travel"]
    assert scenario().own(0, 13, 39, station=True).in_jail(0, 2).play("0 Roll 1 2").waits() == ["travel"]


def test_rent_is_paid_before_leaving(scenario: type[CityScenario]) -> None:
    """CITY-74."""
    table = scenario().own(1, 11, 39, station=True).play("0 Roll 6 5")
    assert table.one(RentPaid).amount == 100
    assert table.waits() == ["travel"]


def test_a_debt_is_met_before_leaving(scenario: type[CityScenario]) -> None:
    """CITY-74, CITY-127."""
    table = scenario().own(1, 11, station=True, residential=8).own(1, 39, station=True).own(0, 37).cash(8_900)
    table.play("0 Roll 6 5")
    assert table.waits() == ["debt"]
    assert table.play("0 Mortgage.37").waits() == ["travel"]


def test_an_unowned_district_is_settled_before_leaving(scenario: type[CityScenario]) -> None:
    """CITY-74, CITY-44: bought, or auctioned, whoever wins."""
    table = scenario(2).own(None, 11, 39, station=True).play("0 Roll 6 5")
    assert table.waits() == ["buy"]
    assert scenario(2).own(None, 11, 39, station=True).play("0 Roll 6 5", "0 Buy").waits() == ["travel"]
    table.play("0 Auction.10", "1 Bid.500", "0 Pass")
    assert (table.plot(11).owner, table.waits(), table.awaited()) == (1, ["travel"], (0,))


def test_a_trip_forward_over_go_pays(trip: CityScenario) -> None:
    """CITY-75, CITY-17, CITY-18: from 11 to 6 the way leads over GO."""
    trip.plot(39).stadium = True
    trip.play("0 Travel.6")
    assert trip.one(TripMade) == TripMade(0, 11, 6)
    assert trip.one(SalaryPaid) == SalaryPaid(0, 3_000)
    assert GAME.view(trip.s, None).trail[-1] == 6


def test_a_trip_that_does_not_cross_go_pays_nothing(trip: CityScenario) -> None:
    """CITY-75, CITY-175: from 11 to 39 past Go to Jail, which does not count."""
    trip.play("0 Travel.39")
    assert trip.none(SalaryPaid)
    assert (trip.s.spaces[0], trip.s.jailed[0], trip.waits()) == (39, False, ["build"])


def test_the_destination_is_resolved_in_full(scenario: type[CityScenario]) -> None:
    """CITY-76: rent, purchase, nothing on an own or a mortgaged one."""

    def arrive(owner: int | None, **built: int) -> CityScenario:
        table = scenario().own(0, 11, station=True).own(owner, 39, station=True, **built)
        return table.play("0 Roll 6 5", "0 Travel.39")

    assert arrive(1).one(RentPaid).amount == 500
    assert arrive(None).waits() == ["buy"]
    assert arrive(0).one(Visited) == Visited(0, 39, "own")
    assert arrive(1, mortgage=500).one(Visited) == Visited(0, 39, "mortgaged")


def test_one_trip_in_a_cycle(trip: CityScenario) -> None:
    """CITY-77: a landing of a later cycle brings another."""
    trip.play("0 Travel.39")
    assert trip.waits() == ["build"]
    assert trip.refused("0 Travel.6").code == "already-travelled"
    table = trip.__class__().own(0, 6, 11, 39, station=True).at(0, 3).play("0 Roll 4 4", "0 Travel.6", "0 Done")
    assert table.waits() == ["roll"]
    assert table.play("0 Roll 2 3").waits() == ["travel"]


def test_without_a_trip_travelling_is_of_another_phase(scenario: type[CityScenario]) -> None:
    """CITY-77: `already-travelled` is for who has travelled."""
    table = scenario().own(0, 11, station=True).play("0 Roll 6 5")
    assert table.refused("0 Travel.39").code == "wrong-phase"


def test_a_station_placed_under_a_token_takes_nobody_anywhere(scenario: type[CityScenario]) -> None:
    """CITY-173: a landing is needed, for the one who placed it too."""
    table = scenario().own(0, 11, 14).own(0, 39, station=True).at(1, 11)
    table.play("0 Roll 6 5", "0 Press 4", "0 PlaceStation.11")
    assert table.waits() == ["build"]
    table.play("0 Done", "1 Roll 1 2")
    assert table.waits() == ["build"]


def test_a_single_station_offers_no_trip(scenario: type[CityScenario]) -> None:
    """CITY-174."""
    assert scenario().own(0, 11, station=True).play("0 Roll 6 5").waits() == ["build"]


def test_a_station_on_a_lot_that_waits_for_its_auction_works(scenario: type[CityScenario]) -> None:
    """CITY-210."""
    table = scenario().own(None, 11, waiting=True, station=True).own(0, 39, station=True).play("0 Roll 6 5")
    assert table.waits() == ["travel"]


def test_staying_is_the_default_of_a_trip(trip: CityScenario) -> None:
    """Section 18: 45 seconds, or 6 hours in slow pace."""
    assert GAME.clocks["travel"].seconds == {"live": 45, "slow": 6 * 3_600}
    assert trip.default().waits() == ["build"]
    assert trip.s.spaces[0] == 11


def test_leaving_while_a_trip_is_offered_ends_the_turn(trip: CityScenario) -> None:
    """CITY-135, CITY-141."""
    trip.play("0 Leave")
    assert trip.waits() == ["auction"]
