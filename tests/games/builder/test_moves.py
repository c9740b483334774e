"""Section 6: moving and GO; sections 7 and 10: properties and sets."""

import pytest

from bot.games.builder import data, scoring
from bot.games.builder.events import Bought, Jailed, Moved, Visited
from bot.games.builder.events.chips import ChipsPickedUp
from bot.games.builder.events.money import RentPaid, SalaryPaid
from bot.kit.contract import Refusal
from tests.games.builder.scenario import BuilderScenario


def test_forward_by_the_total(scenario: type[BuilderScenario]) -> None:
    """BUILDER-43: 31 is followed by 0."""
    table = scenario().at(0, 28).play("0 Roll 3 5")
    assert table.one(Moved) == Moved(0, 28, 4)


@pytest.mark.parametrize(("start", "space"), [(24, 0), (28, 4)])
def test_go_pays_when_passed_or_reached(scenario: type[BuilderScenario], start: int, space: int) -> None:
    """BUILDER-44, BUILDER-87: and nothing else there."""
    table = scenario().at(0, start).play("0 Roll 3 5")
    assert table.one(SalaryPaid) == SalaryPaid(0, 200)
    assert (table.s.spaces[0], table.purses()[0]) == (space, 1_100)


def test_back_over_go_pays_nothing(scenario: type[BuilderScenario]) -> None:
    """BUILDER-45: from 2 back three to 31."""
    table = scenario().at(0, 30).pile(12).play("0 Roll 1 3")
    assert table.s.spaces[0] == 31
    assert [event.amount for event in table.all(SalaryPaid)] == [200]


def test_the_way_to_jail_pays_nothing(scenario: type[BuilderScenario]) -> None:
    """BUILDER-46."""
    table = scenario().at(0, 20).play("0 Roll 1 3")
    table.one(Jailed)
    assert table.none(SalaryPaid)


def test_effects_in_path_order(scenario: type[BuilderScenario]) -> None:
    """BUILDER-47: chips before GO, the salary, chips behind it, then the space."""
    table = scenario().at(0, 28).lying(30, "t").lying(1, "b").own(1, 3).play("0 Roll 3 4")
    kinds = [type(event) for event in table.told if isinstance(event, (ChipsPickedUp, SalaryPaid))]
    assert kinds == [ChipsPickedUp, SalaryPaid, ChipsPickedUp]


def test_unowned_is_bought_or_auctioned(scenario: type[BuilderScenario]) -> None:
    """BUILDER-48: the turn waits, there is no third choice."""
    table = scenario().own(1, 31).play("0 Roll 1 2")
    assert table.verbs(0) == {"Buy", "Auction", "Propose", "Leave"}
    assert table.refused("0 EndTurn").code == "wrong-phase"


def test_buying_pays_the_price(scenario: type[BuilderScenario]) -> None:
    """BUILDER-49."""
    table = scenario().play("0 Roll 1 2", "0 Buy")
    assert table.one(Bought) == Bought(0, 3, 60)
    assert (table.purses()[0], table.deed(3).owner, table.waits()) == (840, 0, ["manage"])


def test_buying_needs_the_cash_which_may_be_raised_first(scenario: type[BuilderScenario]) -> None:
    """BUILDER-49."""
    table = scenario().cash(40).own(0, 31).play("0 Roll 1 2")
    assert table.refused("0 Buy") == Refusal("not-enough-cash", {"low": 60, "cash": 40})
    table.play("0 Mortgage.31", "0 Buy")
    assert table.deed(3).owner == 0
    table = scenario().cash(60).play("0 Roll 1 2", "0 Buy")
    assert table.purses()[0] == 0


@pytest.mark.parametrize("mortgaged", [False, True])
def test_ones_own_property_does_nothing(scenario: type[BuilderScenario], mortgaged: bool) -> None:
    """BUILDER-51."""
    table = scenario().own(0, 3, mortgaged=mortgaged).play("0 Roll 1 2")
    assert table.one(Visited) == Visited(0, 3, "own")
    assert table.waits() == ["manage"]


def test_a_set_is_both_of_a_colour(scenario: type[BuilderScenario]) -> None:
    """BUILDER-76, BUILDER-77: mortgaged or not, it doubles the rent of what is not mortgaged."""
    assert all(len(spaces) == 2 for spaces in data.GROUPS.values())
    assert len(data.GROUPS) == 8
    table = scenario(rent="auto").own(1, 1, mortgaged=True).own(1, 3).play("0 Roll 1 2")
    assert table.one(RentPaid).amount == 40


@pytest.mark.parametrize(
    ("group", "points"),
    [("brown", 2), ("sky", 2), ("pink", 3), ("orange", 3), ("red", 4), ("yellow", 4), ("green", 5), ("blue", 5)],
)
def test_what_a_set_counts(scenario: type[BuilderScenario], group: str, points: int) -> None:
    """BUILDER-78, BUILDER-79: mortgaged ones count as owned."""
    first, second = data.GROUPS[group]
    table = scenario().own(1, first).own(1, second, mortgaged=True)
    assert scoring.scores(table.s)[1].sets == points
    table.own(0, first)
    assert [score.sets for score in scoring.scores(table.s)] == [0, 0, 0]
