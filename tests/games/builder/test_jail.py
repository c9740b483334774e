"""Section 12: jail."""

import pytest

from bot.games.builder.events import CardUsed, Freed, StayedInJail
from bot.games.builder.events.money import DebtOpened, FinePaid
from bot.kit.contract import Refusal
from tests.games.builder.scenario import BuilderScenario


@pytest.fixture
def jail(scenario: type[BuilderScenario]) -> BuilderScenario:
    """Seat 0 is in jail and has not tried yet."""
    return scenario().in_jail(0)


def test_in_jail_one_trades_and_mortgages(jail: BuilderScenario) -> None:
    """BUILDER-89."""
    jail.own(0, 31)
    assert {"Propose", "Mortgage", "Roll", "PayFine"} <= jail.verbs(0)


def test_paying_before_the_roll(jail: BuilderScenario) -> None:
    """BUILDER-91: then a normal turn, doubles counted."""
    jail.play("0 PayFine")
    assert jail.one(FinePaid) == FinePaid(0, 50)
    jail.play("0 Roll 4 4")
    assert jail.s.again


def test_paying_needs_50(jail: BuilderScenario) -> None:
    """BUILDER-91."""
    assert jail.cash(45).refused("0 PayFine") == Refusal("not-enough-cash", {"low": 50, "cash": 45})
    assert jail.cash(50).play("0 PayFine").purses()[0] == 0


def test_a_card_frees(jail: BuilderScenario) -> None:
    """BUILDER-92: it goes under the pile; without one refused."""
    assert jail.refused("0 UseJailCard") == Refusal("no-card")
    jail.holding(0, 2).play("0 UseJailCard")
    assert jail.one(CardUsed) == CardUsed(0, "card-jail-2")
    assert jail.s.chance.under[-1] == 2
    jail.play("0 Roll 3 5")


def test_a_card_bought_frees_too(jail: BuilderScenario) -> None:
    """BUILDER-92, BUILDER-117."""
    jail.holding(1, 1).play("1 Propose.0.+card-jail-1.0.+.50")
    jail.play(f"0 Accept.{jail.deal()}", "0 UseJailCard")


def test_a_double_frees_and_ends_the_turn(jail: BuilderScenario) -> None:
    """BUILDER-93: the space is applied, there is no step 5 and no extra turn."""
    jail.chips(0, "tttt").play("0 Roll 2 2")
    assert jail.one(Freed) == Freed(0)
    assert (jail.s.spaces[0], jail.s.turns.active) == (12, 1)
    assert jail.held(0) == "ttttcc"


def test_a_property_after_the_double_is_bought_first(scenario: type[BuilderScenario]) -> None:
    """BUILDER-93: then the turn ends."""
    table = scenario().in_jail(0).pile(9).play("0 Roll 3 3")
    assert table.waits() == ["buy"]
    table.play("0 Buy")
    assert (table.deed(19).owner, table.s.turns.active) == (0, 1)


@pytest.mark.parametrize("failures", [0, 1])
def test_a_failure_leaves_exchanging(jail: BuilderScenario, failures: int) -> None:
    """BUILDER-90, BUILDER-94: but no building."""
    jail.in_jail(0, failures).chips(0, "tttttt").tower(0, "b2").play("0 Roll 1 2")
    assert jail.one(StayedInJail) == StayedInJail(0, failures + 1)
    assert jail.refused("0 Build.b2.+") == Refusal("in-jail")
    assert jail.refused("0 Penthouse.b2.+") == Refusal("in-jail")
    jail.play("0 Exchange.truck.boat", "0 EndTurn")


def test_the_third_failure_is_paid_for(jail: BuilderScenario) -> None:
    """BUILDER-95: then a fresh roll, a normal turn; a double there is a normal double."""
    jail.in_jail(0, 2).play("0 Roll 1 2")
    assert jail.one(FinePaid) == FinePaid(0, 50)
    assert jail.waits() == ["roll"]
    jail.play("0 Roll 2 2")
    assert (jail.s.spaces[0], jail.s.again, jail.s.doubles) == (12, True, 1)


def test_the_third_failure_without_money(jail: BuilderScenario) -> None:
    """BUILDER-95: funds are raised first; a card cannot replace it."""
    jail.in_jail(0, 2).holding(0, 1).own(0, 31).cash(20).play("0 Roll 1 2")
    assert jail.one(DebtOpened) == DebtOpened(0, -1, 50)
    assert jail.refused("0 UseJailCard") == Refusal("raising-funds")
    assert jail.refused("0 Roll") == Refusal("raising-funds")
    jail.play("0 Mortgage.31")
    assert (jail.purses()[0], jail.waits()) == (170, ["roll"])


def test_attempts_are_counted_for_each_stay(scenario: type[BuilderScenario]) -> None:
    """BUILDER-96."""
    table = scenario().at(0, 20)
    table.s.failures[0] = 2
    table.play("0 Roll 1 3")
    assert table.s.failures[0] == 0
