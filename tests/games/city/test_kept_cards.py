"""Section 11: kept cards, the Taxi, Rent Dodge; what becomes of them when their holder goes out."""

import pytest

from bot.games.city import GAME
from bot.games.city.events import EstatePassed, Jailed, Moved, RentPaid, SalaryPaid, Visited
from bot.games.city.events.cards import CardUsed, DodgeTaken, TaxiTaken
from bot.kit.contract import Refusal
from tests.games.city.scenario import CityScenario

JAIL_1, JAIL_2, TAXI, TAX = 17, 18, 19, 20
RICH = 37_700


# ---- kept cards


def test_kept_cards_are_public_and_may_be_held_in_any_number(scenario: type[CityScenario]) -> None:
    """CITY-100, CITY-157: also how many cards the pile has left and what was drawn last."""
    table = scenario().holding(1, JAIL_1, JAIL_2, TAXI, TAX)
    for me in (None, 0, 1):
        view = GAME.view(table.s, me)
        assert view.seats[1].cards == ("card-jail-1", "card-jail-2", "card-taxi", "card-tax")
        assert (view.seats[0].cards, view.pile) == ((), 21)
    view = GAME.view(table.pile(25).at(0, 4).play("0 Roll 1 2").s, None)
    assert (view.card, view.pile) == ("card-levy", 21)
    assert GAME.view(table.play("0 Done").s, None).card == ""


def test_the_pile_shows_its_number_alone(scenario: type[CityScenario]) -> None:
    """CITY-158: no view names a card that is in the pile."""
    table = scenario()
    seen = repr(GAME.view(table.s, 0))
    assert "loose" not in seen
    assert "card-" not in seen


def test_kept_cards_change_hands_in_deals(scenario: type[CityScenario]) -> None:
    """CITY-100, CITY-117."""
    table = scenario().holding(0, JAIL_1).own(1, 11)
    table.play("0 Propose.1.+card-jail-1.0.+11.0", f"1 Accept.{table.s.decisions + 1}")
    assert (table.s.cards, table.plot(11).owner) == ([[], [JAIL_1], []], 0)


# ---- Get Out of Jail Free


def test_the_jail_card_frees_for_a_normal_turn(scenario: type[CityScenario]) -> None:
    """CITY-99, CITY-109, CITY-110: used instead of paying or rolling; it goes under the pile."""
    table = scenario().in_jail(0).holding(0, JAIL_2, JAIL_1).play("0 UseJailCard")
    assert table.one(CardUsed) == CardUsed(0, "card-jail-1")
    assert (table.s.cards[0], table.s.chance.under[-1]) == ([JAIL_2], JAIL_1)
    assert (table.s.jailed[0], table.purses()[0], table.waits()) == (False, RICH, ["roll"])
    table.play("0 Roll 5 5", "0 Done")
    assert (table.waits(), table.awaited()) == (["roll"], (0,))


def test_without_the_card_it_cannot_be_used(scenario: type[CityScenario]) -> None:
    """CITY-109: greyed."""
    table = scenario().in_jail(0).holding(1, JAIL_1)
    assert table.refused("0 UseJailCard") == Refusal("no-card")


def test_the_jail_card_does_not_cost_the_turn_under_the_strict_reading(scenario: type[CityScenario]) -> None:
    """CITY-200 speaks of the fine alone."""
    assert scenario(fine="on").in_jail(0).holding(0, JAIL_1).play("0 UseJailCard").waits() == ["roll"]


def test_the_jail_card_does_not_replace_the_fine_after_the_third_failure(scenario: type[CityScenario]) -> None:
    """CITY-209: by default one rolls, and the card is kept."""
    table = scenario().in_jail(0, failures=2).holding(0, JAIL_1).play("0 Roll 4 6")
    assert (table.purses()[0], table.s.cards[0]) == (RICH - 500, [JAIL_1])
    assert scenario().in_jail(0).holding(0, JAIL_1).default().s.cards[0] == [JAIL_1]


def test_the_jail_card_is_no_use_outside_jail(scenario: type[CityScenario]) -> None:
    """CITY-209."""
    assert scenario().holding(0, JAIL_1).refused("0 UseJailCard").code == "wrong-phase"


# ---- Taxi


def test_a_taxi_is_asked_for_before_the_space_is_resolved(scenario: type[CityScenario]) -> None:
    """CITY-102: only the new space is resolved; the card goes under the pile (CITY-99)."""
    table = scenario().holding(0, TAXI).own(1, 11, residential=8).own(1, 13)
    table.play("0 Roll 6 5")
    assert (table.waits(), table.purses()[0], GAME.view(table.s, 0).stage) == (["taxi"], RICH, "taxi")
    table.play("0 Taxi.2")
    assert table.one(TaxiTaken) == TaxiTaken(0, 2)
    assert table.one(Moved) == Moved(0, 11, 13)
    assert table.one(RentPaid).space == 13
    assert (table.s.cards[0], table.s.chance.under[-1], table.waits()) == ([], TAXI, ["build"])


@pytest.mark.parametrize(("steps", "space"), [(-2, 8), (-1, 9), (1, 11), (2, 12)])
def test_a_taxi_goes_one_or_two_spaces_either_way(scenario: type[CityScenario], steps: int, space: int) -> None:
    """CITY-102: and the picture's trail goes with it."""
    table = scenario().holding(0, TAXI).play("0 Roll 4 6", f"0 Taxi.{steps}")
    assert table.s.spaces[0] == space
    assert (table.s.start, table.s.steps) == (10, steps)
    trail = GAME.view(table.s, 0).trail
    assert (trail[0], trail[-1], len(trail)) == (10, space, abs(steps) + 1)


@pytest.mark.parametrize("steps", [-3, 0, 3])
def test_a_taxi_goes_no_further(scenario: type[CityScenario], steps: int) -> None:
    """CITY-102."""
    table = scenario().holding(0, TAXI).play("0 Roll 4 6")
    assert table.refused(f"0 Taxi.{steps}").code == "not-a-choice"


def test_no_taxi_is_the_default(scenario: type[CityScenario]) -> None:
    """CITY-102, phase TAXI: the card is kept."""
    table = scenario().holding(0, TAXI).play("0 Roll 4 6").default()
    assert (table.one(Visited), table.s.cards[0], table.waits()) == (Visited(0, 10, "jail"), [TAXI], ["build"])


def test_a_taxi_escapes_go_to_jail(scenario: type[CityScenario]) -> None:
    """CITY-102."""
    table = scenario().holding(0, TAXI).own(0, 29).at(0, 27).play("0 Roll 1 2", "0 Taxi.-1")
    assert (table.s.jailed[0], table.s.spaces[0], table.waits()) == (False, 29, ["build"])
    table = scenario().holding(0, TAXI).at(0, 27).play("0 Roll 1 2", "0 Stay")
    assert table.one(Jailed) == Jailed(0, "space")


def test_a_taxi_forward_over_go_pays(scenario: type[CityScenario]) -> None:
    """CITY-17, CITY-176: from 39 forward."""
    table = scenario().holding(0, TAXI).own(0, 1).at(0, 36).play("0 Roll 1 2", "0 Taxi.2")
    assert (table.one(SalaryPaid).amount, table.s.spaces[0]) == (2_000, 1)


def test_a_taxi_backward_over_go_pays_nothing_and_takes_nothing(scenario: type[CityScenario]) -> None:
    """CITY-20, CITY-176: from 1 back 2; salary already received is kept."""
    table = scenario().holding(0, TAXI).own(0, 39).at(0, 38).play("0 Roll 1 2")
    assert table.purses()[0] == RICH + 2_000
    table.play("0 Taxi.-2")
    assert table.none(SalaryPaid)
    assert (table.s.spaces[0], table.purses()[0]) == (39, RICH + 2_000)


@pytest.mark.parametrize(("failures", "roll"), [(0, "5 5"), (2, "4 6")])
def test_a_roll_that_leaves_jail_is_a_dice_move(scenario: type[CityScenario], failures: int, roll: str) -> None:
    """CITY-102."""
    table = scenario().in_jail(0, failures=failures).holding(0, TAXI).play(f"0 Roll {roll}")
    assert table.waits() == ["taxi"]


def test_no_taxi_after_cards_trips_and_third_doubles(scenario: type[CityScenario]) -> None:
    """CITY-102."""
    table = scenario().holding(0, TAXI).pile(4).own(0, 39).at(0, 4).play("0 Roll 1 2", "0 Stay")
    assert (table.s.spaces[0], table.waits()) == (39, ["build"])
    table = scenario().holding(0, TAXI).own(0, 11, 13, station=True).play("0 Roll 6 5", "0 Stay", "0 Travel.13")
    assert table.waits() == ["build"]
    table = scenario().holding(0, TAXI)
    table.s.doubles = 2
    assert table.play("0 Roll 2 2").s.jailed[0]


def test_a_taxi_to_chance_draws(scenario: type[CityScenario]) -> None:
    """CITY-31, CITY-102."""
    table = scenario().holding(0, TAXI).pile(25).play("0 Roll 4 5", "0 Taxi.-2")
    assert table.s.drawn == 25


def test_a_taxi_to_a_station_may_be_followed_by_a_trip(scenario: type[CityScenario]) -> None:
    """CITY-73."""
    table = scenario().holding(0, TAXI).own(0, 11, 13, station=True).play("0 Roll 4 6", "0 Taxi.1")
    assert table.waits() == ["travel"]


def test_a_taxi_sold_meanwhile_cannot_be_taken(scenario: type[CityScenario]) -> None:
    """CITY-100, CITY-102: deals go on while the holder thinks."""
    table = scenario().holding(0, TAXI).own(1, 13).play("0 Roll 4 6")
    table.play("0 Propose.1.+card-taxi.0.+13.0", f"1 Accept.{table.s.decisions + 1}")
    assert table.refused("0 Taxi.1") == Refusal("no-card")
    assert table.play("0 Stay").waits() == ["build"]


# ---- Rent Dodge


def test_rent_dodge_lies_on_free_parking_at_first(scenario: type[CityScenario]) -> None:
    """CITY-4, CITY-30, CITY-104: who lands there takes it, and nothing else happens."""
    table = scenario().at(0, 17).play("0 Roll 1 2")
    assert table.one(DodgeTaken) == DodgeTaken(0, -1)
    assert (table.s.dodge, table.purses(), table.waits()) == (0, [RICH] * 3, ["build"])
    assert [seat.dodge for seat in GAME.view(table.s, None).seats] == [True, False, False]


def test_rent_dodge_is_taken_from_whoever_holds_it(scenario: type[CityScenario]) -> None:
    """CITY-104."""
    table = scenario().at(0, 17)
    table.s.dodge = 2
    assert table.play("0 Roll 1 2").one(DodgeTaken) == DodgeTaken(0, 2)
    assert table.s.dodge == 0


def test_who_holds_rent_dodge_keeps_it(scenario: type[CityScenario]) -> None:
    """CITY-105."""
    table = scenario().at(0, 17)
    table.s.dodge = 0
    table.play("0 Roll 1 2")
    assert (table.one(Visited), table.s.dodge) == (Visited(0, 20, "parking"), 0)
    assert table.none(DodgeTaken)


def test_rent_dodge_cannot_be_traded(scenario: type[CityScenario]) -> None:
    """CITY-107."""
    table = scenario().own(1, 11)
    table.s.dodge = 0
    assert table.refused("0 Propose.1.+card-dodge.0.+11.0").code == "not-tradable"


# ---- going out


def test_in_a_bankruptcy_to_the_bank_kept_cards_go_under_the_pile(scenario: type[CityScenario]) -> None:
    """CITY-138: Rent Dodge back to Free Parking."""
    table = scenario().holding(0, TAXI, JAIL_1).with_dodge(0).play("0 Leave")
    assert table.one(EstatePassed) == EstatePassed(0, -1, RICH, 0, 2)
    assert (table.s.cards, table.s.dodge, table.s.chance.under[-2:]) == ([[], [], []], None, [TAXI, JAIL_1])


def test_a_creditor_player_gets_the_kept_cards(scenario: type[CityScenario]) -> None:
    """CITY-139: but not Rent Dodge, which goes back to Free Parking."""
    table = scenario().own(1, 39, residential=1).holding(0, TAX, JAIL_1).holding(1, JAIL_2).cash(100).at(0, 32)
    table.play("0 Roll 3 4").with_dodge(0).play("0 Leave")
    assert (table.s.cards, table.s.dodge) == ([[], [JAIL_2, TAX, JAIL_1], []], None)


def test_cards_alone_are_an_estate_too(scenario: type[CityScenario]) -> None:
    """CITY-139: told even where there is nothing else."""
    table = scenario().own(1, 39, residential=1).holding(0, TAX).cash(0).at(0, 32).play("0 Roll 3 4", "0 GoBankrupt")
    assert table.one(EstatePassed) == EstatePassed(0, 1, 0, 0, 1)
