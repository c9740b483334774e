"""Section 10: bonus buildings, hazards, planning permission."""

import pytest

from bot.games.city import GAME, data, specials
from bot.games.city.events import Bought, RentPaid
from bot.games.city.events.town import NothingPlaced, SpecialPlaced, SpecialRemoved
from bot.games.city.state import rent, value
from bot.kit.contract import CLOCK, Refusal
from bot.kit.robots.search import discard_events
from tests.games.city.scenario import CityScenario
from tests.games.scenario import options_of

HAZARDS = sorted(data.HAZARDS)


def permission(table: CityScenario, space: int = 5) -> CityScenario:
    """Seat 0 lands on the planning permission of `space`."""
    return table.at(0, space - 3).play("0 Roll 1 2")


@pytest.mark.parametrize("space", sorted(data.PERMISSIONS))
def test_each_permission_offers_its_pair(scenario: type[CityScenario], space: int) -> None:
    """CITY-29, CITY-87, CITY-92: the hazard and the bonus building of the space."""
    table = permission(scenario(), space)
    assert (table.waits(), table.awaited(), GAME.view(table.s, 1).stage) == (["place"], (0,), "permission")
    offered = {options_of(legal_action)[0] for legal_action in table.legal_actions(0, "Place")}
    assert offered == set(data.PERMISSIONS[space])
    assert not table.legal_actions(1, "Place")


def test_the_pairs_are_those_of_the_board() -> None:
    """CITY-87."""
    assert data.PERMISSIONS == {
        5: ("rubbish-dump", "park"),
        15: ("prison", "school"),
        25: ("sewage-plant", "water-tower"),
        35: ("power-station", "wind-farm"),
    }


def test_a_bonus_goes_on_own_or_unowned_districts(scenario: type[CityScenario]) -> None:
    """CITY-87, CITY-89."""
    table = permission(scenario().own(0, 1).own(1, 3))
    assert table.refused("0 Place.park.3") == Refusal("wrong-owner", {"case": "their-bonus"})
    for space in (1, 6):
        done = permission(scenario().own(0, 1).own(1, 3)).play(f"0 Place.park.{space}")
        assert done.plot(space).specials == ["park"]


def test_a_hazard_goes_on_anothers_or_unowned_districts(scenario: type[CityScenario]) -> None:
    """CITY-87, CITY-89."""
    table = permission(scenario().own(0, 1).own(1, 3))
    assert table.refused("0 Place.rubbish-dump.1") == Refusal("wrong-owner", {"case": "own-hazard"})
    for space in (3, 6):
        done = permission(scenario().own(0, 1).own(1, 3)).play(f"0 Place.rubbish-dump.{space}")
        assert done.plot(space).specials == ["rubbish-dump"]


def test_something_must_be_placed(scenario: type[CityScenario]) -> None:
    """CITY-87: may and must, the chapter's must is followed."""
    table = permission(scenario())
    for line in ("0 Skip", "0 Done", "0 Stay"):
        assert table.refused(line).code == "wrong-phase"


def test_placing_is_free_needs_no_permit_and_leaves_step_c(scenario: type[CityScenario]) -> None:
    """CITY-88: the rent is told before and after, and whose district it is."""
    table = permission(scenario().own(1, 39, residential=3, industrial=1)).play("0 Place.rubbish-dump.39")
    assert table.one(SpecialPlaced) == SpecialPlaced(0, 1, 39, "rubbish-dump", 10_000, 3_000)
    assert (table.waits(), table.purses()) == (["build"], [37_700] * 3)
    table.play("0 Press 3")
    table = permission(scenario()).play("0 Place.park.39")
    assert table.one(SpecialPlaced) == SpecialPlaced(0, -1, 39, "park", 500, 500)


def test_only_what_the_space_shows(scenario: type[CityScenario]) -> None:
    """CITY-89."""
    table = permission(scenario())
    assert table.refused("0 Place.school.6").code == "not-offered"
    assert table.refused("0 Place.park.20").code == "not-a-choice"


@pytest.mark.parametrize("bonus", sorted(data.BONUSES))
def test_a_bonus_building_keeps_every_hazard_away(scenario: type[CityScenario], bonus: str) -> None:
    """CITY-90."""
    table = permission(scenario().own(1, 39, specials=[bonus]))
    assert table.refused("0 Place.rubbish-dump.39") == Refusal("protected")


@pytest.mark.parametrize("hazard", HAZARDS)
def test_a_hazard_keeps_every_bonus_building_away(scenario: type[CityScenario], hazard: str) -> None:
    """CITY-90."""
    table = permission(scenario().own(0, 39, specials=[hazard]))
    assert table.refused("0 Place.park.39") == Refusal("hazard-present")


def test_one_special_on_a_district(scenario: type[CityScenario]) -> None:
    """CITY-91."""
    table = permission(scenario().own(1, 39, specials=["prison"]).own(0, 37, specials=["school"]))
    assert table.refused("0 Place.rubbish-dump.39") == Refusal("special-exists")
    assert table.refused("0 Place.park.37") == Refusal("special-exists")


def test_the_wrong_owner_is_named_before_what_stands_there(scenario: type[CityScenario]) -> None:
    """Section 23, CITY-89, CITY-90."""
    table = permission(scenario().own(0, 39, specials=["school"]).own(1, 37, specials=["prison"]))
    assert table.refused("0 Place.rubbish-dump.39") == Refusal("wrong-owner", {"case": "own-hazard"})
    assert table.refused("0 Place.park.37") == Refusal("wrong-owner", {"case": "their-bonus"})


def test_three_pieces_of_each_type(scenario: type[CityScenario]) -> None:
    """CITY-92: the fourth park cannot be chosen; the stock is public."""
    table = permission(scenario().own(1, 37, 39, 34, specials=["park"]))
    assert table.refused("0 Place.park.6") == Refusal("out-of-stock")
    assert GAME.view(table.s, None).stock["park"] == 0
    table.play("0 Place.rubbish-dump.6")
    assert GAME.view(table.s, None).stock["rubbish-dump"] == 2


def nowhere(scenario: type[CityScenario]) -> CityScenario:
    """No bonus and no hazard can be placed: every district is another's and protected."""
    table = scenario()
    return table.own(1, *data.DISTRICTS, specials=["school"])


def test_without_a_legal_place_nothing_happens(scenario: type[CityScenario]) -> None:
    """CITY-93."""
    table = permission(nowhere(scenario))
    assert table.one(NothingPlaced) == NothingPlaced(0)
    assert table.waits() == ["build"]


def test_without_pieces_nothing_happens(scenario: type[CityScenario]) -> None:
    """CITY-92, CITY-93."""
    table = scenario().own(1, 21, 23, 24, specials=["park"]).own(1, 26, 27, 29, specials=["rubbish-dump"])
    assert permission(table).one(NothingPlaced) == NothingPlaced(0)


def test_one_side_alone_is_offered_when_the_other_has_no_place(scenario: type[CityScenario]) -> None:
    """CITY-93: the other is greyed."""
    table = permission(nowhere(scenario).own(0, 1, specials=[]))
    assert [options_of(legal_action) for legal_action in table.legal_actions(0, "Place")] == [("park",)]
    assert table.refused("0 Place.rubbish-dump.3") == Refusal("protected")
    assert table.refused("0 Place.rubbish-dump.1") == Refusal("wrong-owner", {"case": "own-hazard"})


def test_mortgaged_districts_receive_specials(scenario: type[CityScenario]) -> None:
    """CITY-94."""
    table = permission(scenario().own(1, 39, mortgage=500, residential=1)).play("0 Place.rubbish-dump.39")
    assert table.one(SpecialPlaced) == SpecialPlaced(0, 1, 39, "rubbish-dump", 0, 0)


@pytest.mark.parametrize("hazard", HAZARDS)
def test_a_hazard_voids_residential_blocks_everywhere(scenario: type[CityScenario], hazard: str) -> None:
    """CITY-95: for rent, mortgage value and final wealth."""
    table = scenario().own(1, 39, residential=3, industrial=1)
    wealth = GAME.view(table.s, None).seats[1].wealth
    assert wealth is not None
    specials.place(table.s, 0, hazard, 39, discard_events)
    assert rent(table.s, table.plot(39)) == value(table.s, table.plot(39)) == 3_000
    assert GAME.view(table.s, None).seats[1].wealth == wealth - 7_000


@pytest.mark.parametrize(
    ("hazard", "price"), [("rubbish-dump", 1_000), ("power-station", 1_500), ("sewage-plant", 1_500), ("prison", 2_000)]
)
def test_the_owner_removes_a_hazard_in_step_c(scenario: type[CityScenario], hazard: str, price: int) -> None:
    """CITY-96: the printed example is a prison for 2M; no press is needed, the piece goes back."""
    table = scenario().own(0, 6, residential=2, specials=[hazard]).play("0 Roll 2 4")
    assert GAME.view(table.s, None).stock[hazard] == 2
    table.play(f"0 RemoveHazard.6.{hazard}")
    assert table.one(SpecialRemoved) == SpecialRemoved(0, 6, hazard, price, 60, 600)
    assert (table.plot(6).specials, table.purses()[0]) == ([], 37_700 - price)
    assert GAME.view(table.s, None).stock[hazard] == 3


def test_removing_is_all_or_nothing(scenario: type[CityScenario]) -> None:
    """CITY-96: the whole price or no removal."""
    table = scenario().own(0, 6, specials=["prison"]).cash(1_990).play("0 Roll 2 4")
    assert table.refused("0 RemoveHazard.6.prison") == Refusal("not-enough-cash", {"low": 2_000, "cash": 1_990})


def test_without_a_hazard_there_is_nothing_to_remove(scenario: type[CityScenario]) -> None:
    """CITY-96: a bonus building is no hazard."""
    table = scenario().own(0, 6, specials=["park"]).own(0, 8).play("0 Roll 2 4")
    assert table.refused("0 RemoveHazard.8.prison").code == "no-hazard"
    assert table.refused("0 RemoveHazard.6.prison").code == "no-hazard"
    table = scenario().own(0, 6, specials=["prison"]).own(0, 8).play("0 Roll 2 4")
    assert table.refused("0 RemoveHazard.8.prison").code == "no-hazard"


def test_hazards_are_removed_from_own_districts_only(scenario: type[CityScenario]) -> None:
    """CITY-97: unowned and foreign ones not, mortgaged own ones yes."""
    table = scenario().own(0, 6, specials=["prison"], mortgage=60).own(1, 8, specials=["prison"])
    table.own(None, 9, specials=["prison"]).play("0 Roll 2 4")
    for space in (8, 9):
        assert table.refused(f"0 RemoveHazard.{space}.prison").code == "not-owner"
    table.play("0 RemoveHazard.6.prison")


def test_hazards_are_removed_in_the_own_step_c_only(scenario: type[CityScenario]) -> None:
    """CITY-96, CITY-14."""
    table = scenario().own(1, 8, specials=["prison"]).own(0, 6)
    assert table.refused("1 RemoveHazard.8.prison").code == "not-your-turn"
    assert table.refused("0 RemoveHazard.6.prison").code == "wrong-phase"


def test_specials_stay_through_purchase_auction_and_bankruptcy(scenario: type[CityScenario]) -> None:
    """CITY-98, CITY-40, CITY-137."""
    table = scenario().own(None, 11, specials=["school"]).play("0 Roll 6 5", "0 Buy")
    assert table.one(Bought).space == 11
    assert table.plot(11).specials == ["school"]
    table.play("0 Leave", "1 Bid.10", "2 Pass")
    assert (table.plot(11).owner, table.plot(11).specials) == (1, ["school"])


def test_a_special_on_an_unowned_district_works_for_whoever_gets_it(scenario: type[CityScenario]) -> None:
    """CITY-172: the bonus still protects, the hazard still voids."""
    table = (
        scenario()
        .own(None, 11, specials=["prison"])
        .play("0 Roll 6 5", "0 Buy", "0 Press 3", "0 Build.11.residential.3")
    )
    assert rent(table.s, table.plot(11)) == 100
    table = (
        scenario(2).own(None, 6, specials=["park"]).play("0 Roll 2 4", "0 Buy", "0 Done").at(1, 2).play("1 Roll 1 2")
    )
    assert table.refused("1 Place.rubbish-dump.6") == Refusal("protected")


def test_a_lot_that_waits_for_its_auction_receives_specials(scenario: type[CityScenario]) -> None:
    """CITY-210: as any unowned district."""
    for piece in ("park", "rubbish-dump"):
        table = permission(scenario().own(None, 39, waiting=True)).play(f"0 Place.{piece}.39")
        assert table.plot(39).specials == [piece]


def test_a_visitor_pays_the_rent_that_the_hazard_leaves(scenario: type[CityScenario]) -> None:
    """CITY-95, CITY-46."""
    table = scenario().own(1, 11, residential=3, industrial=2, specials=["prison"]).play("0 Roll 6 5")
    assert table.one(RentPaid) == RentPaid(0, 1, 11, 1_000, 2, 1_000)


# ---- the default


def test_the_default_protects_the_own_district_with_the_highest_rent(scenario: type[CityScenario]) -> None:
    """Section 18: ties go to the higher index; a mortgaged one brings nothing."""
    table = permission(scenario().own(0, 1, 37).own(0, 39, mortgage=500).own(0, 34, residential=2, specials=["school"]))
    assert GAME.clocks["place"].seconds == {"live": 60, "slow": 43_200}
    table.default()
    assert table.one(SpecialPlaced) == SpecialPlaced(0, 0, 37, "park", 350, 350)
    assert permission(scenario().own(0, 11, 13)).default().one(SpecialPlaced).space == 13


def test_the_default_then_takes_the_cheapest_unowned_district(scenario: type[CityScenario]) -> None:
    """Section 18: ties go to the lower index."""
    assert permission(scenario()).default().one(SpecialPlaced).space == 1
    table = permission(scenario().own(1, 1, 3).own(0, 39, specials=["school"])).default()
    assert table.one(SpecialPlaced) == SpecialPlaced(0, -1, 6, "park", 60, 60)


def test_the_default_attacks_nobody(scenario: type[CityScenario]) -> None:
    """Section 18: only hazards could be placed, so nothing is; the person has no such choice."""
    table = permission(scenario().own(1, *data.DISTRICTS))
    assert GAME.default(table.s, GAME.waits(table.s)[0])[0] == CLOCK
    assert table.refused("0 Skip").code == "wrong-phase"
    table.default()
    assert table.one(NothingPlaced) == NothingPlaced(0)
    assert (table.waits(), table.awaited()) == (["build"], (0,))
    table = permission(scenario().own(1, 21, 23, 24, specials=["park"]).own(0, 39)).default()
    assert table.one(NothingPlaced) == NothingPlaced(0)


# ---- several on a district


@pytest.mark.parametrize("most", [2, 3])
def test_the_option_allows_several_of_a_sort(scenario: type[CityScenario], most: int) -> None:
    """CITY-198: never mixed, `special-exists` only when full, types alike or not."""
    table = permission(
        scenario(specials=most).own(1, 39, specials=["prison"] * (most - 1)).own(0, 37, specials=["school"])
    )
    assert table.refused("0 Place.rubbish-dump.37") == Refusal("wrong-owner", {"case": "own-hazard"})
    table.play("0 Place.rubbish-dump.39")
    assert len(table.plot(39).specials) == most
    table.play("0 Done").at(1, 2).play("1 Roll 1 2")
    assert table.refused("1 Place.park.39") == Refusal("hazard-present")
    table.play("1 Place.park.3", "1 Done").at(2, 2).play("2 Roll 1 2")
    assert table.refused("2 Place.rubbish-dump.39") == Refusal("special-exists")
    assert table.refused("2 Place.rubbish-dump.3") == Refusal("protected")


def test_the_option_has_each_hazard_paid_for(scenario: type[CityScenario]) -> None:
    """CITY-198: removal names its type and pays for one piece."""
    table = (
        scenario(specials=3).own(0, 6, residential=1, specials=["prison", "rubbish-dump", "prison"]).play("0 Roll 2 4")
    )
    assert len(table.legal_actions(0, "RemoveHazard")) == 2
    table.play("0 RemoveHazard.6.prison")
    assert table.one(SpecialRemoved) == SpecialRemoved(0, 6, "prison", 2_000, 60, 60)
    table.play("0 RemoveHazard.6.rubbish-dump", "0 RemoveHazard.6.prison")
    assert table.one(SpecialRemoved).after == 300
    assert table.purses()[0] == 37_700 - 5_000


# ---- for cards


def test_targets_of_a_piece(scenario: type[CityScenario]) -> None:
    """CITY-92, C13, C15, C16, C21: a hazard not on own districts, a bonus on own ones only if so asked."""
    s = scenario().own(0, 1, 3).own(1, 6, specials=["park"]).s
    assert specials.targets(s, 0, "prison") == tuple(space for space in data.DISTRICTS if space not in (1, 3, 6))
    assert specials.targets(s, 0, "school", own=True) == (1, 3)
    assert 39 in specials.targets(s, 0, "school")
