"""Section 12: jail."""

from bot.games.city.events import DebtOpened, FinePaid, Freed, Moved, StayedInJail, TurnBegan, WentBankrupt
from bot.kit.contract import Refusal
from tests.games.city.scenario import CityScenario


def test_ways_to_jail(scenario: type[CityScenario]) -> None:
    """CITY-108: Go to Jail here, the third double in test_turn; the token goes straight to space 10."""
    table = scenario().at(0, 25).play("0 Roll 1 4")
    assert (table.s.spaces[0], table.s.jailed[0], table.s.failures[0]) == (10, True, 0)


def test_a_jailed_turn_begins_with_pay_or_roll(scenario: type[CityScenario]) -> None:
    """CITY-109."""
    table = scenario().in_jail(0)
    assert table.waits() == ["jail"]
    assert table.legal_actions(0, "PayFine")
    assert table.legal_actions(0, "Roll")


def test_who_has_paid_plays_a_normal_turn(scenario: type[CityScenario]) -> None:
    """CITY-110, CITY-161: a double counts as the first double, and another roll follows."""
    table = scenario().in_jail(0).play("0 PayFine")
    assert table.one(FinePaid) == FinePaid(0, 500)
    assert (table.purses()[0], table.waits()) == (37_200, ["roll"])
    table.play("0 Roll 5 5", "0 Done")
    assert (table.awaited(), table.waits(), table.s.doubles) == ((0,), ["roll"], 1)


def test_paying_by_choice_needs_the_cash(scenario: type[CityScenario]) -> None:
    """CITY-111: no mortgage for it."""
    table = scenario().in_jail(0).cash(490).own(0, 39)
    assert table.refused("0 PayFine") == Refusal("not-enough-cash", {"low": 500, "cash": 490})
    assert table.refused("0 Mortgage.39").code == "wrong-phase"


def test_a_double_frees_and_moves_without_a_further_roll(scenario: type[CityScenario]) -> None:
    """CITY-112: it does not count as a double."""
    table = scenario().in_jail(0).play("0 Roll 5 5")
    assert table.one(Freed) == Freed(0)
    assert table.one(Moved) == Moved(0, 10, 20)
    table.play("0 Done")
    assert table.awaited() == (1,)


def test_two_failures_leave_step_c(scenario: type[CityScenario]) -> None:
    """CITY-113."""
    for failures in (0, 1):
        table = scenario().in_jail(0, failures).play("0 Roll 1 2")
        assert table.one(StayedInJail) == StayedInJail(0, failures + 1)
        assert (table.waits(), table.s.spaces[0]) == (["build"], 10)
        table.play("0 Done")
        assert table.one(TurnBegan).seat == 1


def test_the_third_failure_pays_moves_and_builds(scenario: type[CityScenario]) -> None:
    """CITY-114."""
    table = scenario().in_jail(0, 2).play("0 Roll 4 6")
    assert table.one(FinePaid) == FinePaid(0, 500)
    assert table.one(Moved) == Moved(0, 10, 20)
    assert (table.s.jailed[0], table.waits()) == (False, ["build"])


def test_jailed_players_collect_build_and_bid(scenario: type[CityScenario]) -> None:
    """CITY-115: collecting in test_rent, bidding in test_auctions, building here."""
    table = scenario().in_jail(0).own(0, 39).play("0 Roll 1 2", "0 Press 1", "0 Build.39.residential.1")
    assert table.plot(39).residential == 1


def test_failures_count_within_one_stay(scenario: type[CityScenario]) -> None:
    """CITY-209: a new stay begins at none."""
    table = scenario(2).in_jail(0, 2).play("0 PayFine", "0 Roll 4 6", "0 Done", "1 Roll 3 4", "1 Done")
    table.at(0, 25).play("0 Roll 1 4", "1 Roll 4 6", "1 Done")
    assert table.waits() == ["jail"]
    assert table.play("0 Roll 1 2").one(StayedInJail) == StayedInJail(0, 1)


def test_the_fine_is_settled_before_the_move(scenario: type[CityScenario]) -> None:
    """CITY-192: the debt first, then the move."""
    table = scenario().in_jail(0, 2).cash(100).own(0, 39).play("0 Roll 4 6")
    assert table.one(DebtOpened) == DebtOpened(0, -1, 500)
    assert table.none(Moved)
    table.play("0 Mortgage.39")
    assert table.one(Moved) == Moved(0, 10, 20)
    assert (table.purses()[0], table.waits()) == (100, ["build"])


def test_who_cannot_pay_the_fine_does_not_move(scenario: type[CityScenario]) -> None:
    """CITY-192."""
    table = scenario().in_jail(0, 2).cash(100).play("0 Roll 4 6").default()
    assert table.one(WentBankrupt) == WentBankrupt(0, -1)
    assert table.none(Moved)
    assert table.awaited() == (1,)


def test_the_fine_costs_the_turn_with_the_option(scenario: type[CityScenario]) -> None:
    """CITY-200: pay, step C, the turn ends, a free next turn."""
    table = scenario(2, fine="on").in_jail(0).play("0 PayFine")
    assert table.waits() == ["build"]
    table.play("0 Done", "1 Roll 3 4", "1 Done")
    assert (table.awaited(), table.waits()) == ((0,), ["roll"])


def test_rolling_is_the_default_in_jail(scenario: type[CityScenario]) -> None:
    """Section 18: JAIL_CHOICE's default."""
    table = scenario().in_jail(0)
    assert [legal_action.action.__name__ for legal_action in table.legal_actions(0, "Roll")] == ["Roll"]
    from bot.games.city import GAME

    seat, action = GAME.default(table.s, GAME.waits(table.s)[0])
    assert (seat, type(action).__name__) == (0, "Roll")
