"""Sections 2 and 4: steps of a turn, who may do what, doubles."""

import pytest

from bot.games.builder.events import Jailed, Moved, Rolled, TurnBegan
from bot.games.builder.events.chips import ChipsReceived
from bot.kit.contract import Refusal
from tests.games.builder.scenario import BuilderScenario


def test_a_turn_has_its_steps_in_order(scenario: type[BuilderScenario]) -> None:
    """BUILDER-14: limit, roll with production, move and space, manage, end."""
    table = scenario().surplus("ttttttt").own(1, 15)
    assert table.waits() == ["drop"]
    table.play("0 Drop.+truck-1")
    assert table.waits() == ["roll"]
    table.play("0 Roll 3 5")
    kinds = [type(event) for event in table.told]
    assert kinds.index(Rolled) < kinds.index(ChipsReceived) < kinds.index(Moved)
    assert table.waits() == ["manage"]
    assert table.view().dice == (3, 5)
    table.play("0 EndTurn")
    assert table.one(TurnBegan) == TurnBegan(1, 2, 1, "no")
    assert table.view().dice is None


@pytest.mark.parametrize(
    ("lines", "press"),
    [
        ((), "1 Roll"),
        (("0 Roll 1 2",), "1 Buy"),
        (("0 Roll 1 2",), "1 Auction"),
        (("0 Roll 3 5",), "1 Build.b2.+"),
        (("0 Roll 3 5",), "1 Exchange.truck.boat"),
        (("0 Roll 3 5",), "1 EndTurn"),
    ],
)
def test_only_the_active_player_goes_on(scenario: type[BuilderScenario], lines: tuple[str, ...], press: str) -> None:
    """BUILDER-15."""
    assert scenario().chips(1, "tttt").play(*lines).refused(press) == Refusal("not-your-turn", {})


def test_what_anybody_may_do_on_anybodys_turn(scenario: type[BuilderScenario]) -> None:
    """BUILDER-16, BUILDER-166: trade, mortgage, repay, leave; in an auction bid and pass."""
    table = scenario().own(1, 31).own(2, 29, mortgaged=True)
    assert table.verbs(1) == {"Propose", "Mortgage", "Leave"}
    assert table.verbs(2) == {"Propose", "Repay", "Leave"}
    table.play("0 Roll 1 2", "0 Auction")
    assert {"Bid", "Pass"} <= table.verbs(1) & table.verbs(2)


def test_exchanging_and_building_mix_freely(scenario: type[BuilderScenario]) -> None:
    """BUILDER-17."""
    table = scenario().chips(0, "ttttttttcc").manage()
    table.play("0 Build.b2.+crane-1+crane-2", "0 Exchange.truck.boat", "0 Build.b3.+", "0 Build.b4.+", "0 EndTurn")
    assert table.s.floors[5:8] == [1, 1, 1]


def test_the_next_active_player_follows(scenario: type[BuilderScenario]) -> None:
    """BUILDER-18: bankrupt and departed players are skipped."""
    table = scenario(4).play("1 Leave", "0 Roll 3 5", "0 EndTurn")
    assert table.s.turns.active == 2


def test_jail_ends_the_turn_without_step_5(scenario: type[BuilderScenario]) -> None:
    """BUILDER-19, BUILDER-35, BUILDER-86: even after a double."""
    table = scenario().at(0, 20).play("0 Roll 2 2")
    assert table.one(Jailed) == Jailed(0, "space")
    assert (table.s.turns.active, table.waits()) == (1, ["roll"])


def test_who_leaves_ends_the_turn(scenario: type[BuilderScenario]) -> None:
    """BUILDER-19: an auction that is open is finished first."""
    table = scenario().play("0 Roll 1 2", "0 Auction", "1 Bid.10", "0 Leave")
    assert table.waits() == ["auction"]
    table.play("2 Pass")
    assert (table.deed(3).owner, table.s.turns.active) == (1, 1)


def test_the_total_is_the_number(scenario: type[BuilderScenario]) -> None:
    """BUILDER-30: 1 and 4 produce for 5 and move by 5."""
    table = scenario().own(1, 5).play("0 Roll 1 4")
    assert table.s.spaces[0] == 5
    assert table.held(1) == "cc"


def test_a_double_earns_another_whole_turn(scenario: type[BuilderScenario]) -> None:
    """BUILDER-31: after this one; it begins with the limit again (BUILDER-22)."""
    table = scenario().at(0, 30).play("0 Roll 1 1").chips(0, "tttttttt")
    assert table.waits() == ["manage"]
    table.play("0 EndTurn")
    assert table.one(TurnBegan) == TurnBegan(0, 1, 1, "yes")
    assert table.waits() == ["drop"]
    table.play("0 Drop.+truck-1+truck-2", "0 Roll 1 2")
    assert table.s.spaces[0] == 3


def test_the_third_double_goes_to_jail(scenario: type[BuilderScenario]) -> None:
    """BUILDER-32, BUILDER-33: after production, without move, salary or step 5."""
    table = scenario().at(0, 30).chips(0, "").play("0 Roll 1 1", "0 EndTurn", "0 Roll 4 4", "0 EndTurn")
    cash = table.purses()[0]
    table.play("0 Roll 3 3")
    assert table.one(Jailed) == Jailed(0, "doubles")
    assert {event.seat for event in table.all(ChipsReceived)} == {0, 1, 2}
    assert table.none(Moved)
    assert (table.purses()[0], table.s.spaces[0], table.s.turns.active) == (cash, 8, 1)


def test_doubles_are_counted_anew_for_each_player(scenario: type[BuilderScenario]) -> None:
    """BUILDER-34: the count is 0 when a player becomes active."""
    table = scenario().at(0, 30).play("0 Roll 1 1", "0 EndTurn", "0 Roll 3 5").manage().play("0 EndTurn")
    assert table.s.doubles == 0
    table.at(1, 30).play("1 Roll 1 1")
    assert table.s.doubles == 1


def test_the_roll_in_jail_is_no_double_that_counts(scenario: type[BuilderScenario]) -> None:
    """BUILDER-34, BUILDER-93."""
    table = scenario().in_jail(0).play("0 Roll 4 4")
    assert (table.s.doubles, table.s.turns.active) == (0, 1)
