"""Section 3: the six-chip limit, and chips lying on the board."""

import pytest

from bot.games.builder import GAME
from bot.games.builder.events.chips import ChipsDropped, ChipsPickedUp
from bot.kit.contract import Refusal
from tests.games.builder.scenario import BuilderScenario


def test_the_surplus_is_left_first_of_all(scenario: type[BuilderScenario]) -> None:
    """BUILDER-20, BUILDER-161: on the space one stands on, GO for a first turn too."""
    table = scenario().surplus("tttccceb")
    for line in ("0 Roll", "0 EndTurn"):
        assert table.refused(line) == Refusal("surplus-first", {"count": 2})
    table.play("0 Drop.+crane-1+boat-1")
    assert table.one(ChipsDropped) == ChipsDropped(0, 0, ("crane", "boat"))
    assert (table.held(0), table.s.lying[0]) == ("tttcce", [0, 1, 0, 1])


@pytest.mark.parametrize("chips", ["+truck-1", "+truck-1+truck-2+truck-3", "+"])
def test_exactly_the_surplus(scenario: type[BuilderScenario], chips: str) -> None:
    """BUILDER-21."""
    assert scenario().surplus("tttccceb").refused(f"0 Drop.{chips}") == Refusal("surplus-exactly", {"count": 2})


def test_the_limit_is_checked_at_each_turn_begun(scenario: type[BuilderScenario]) -> None:
    """BUILDER-22: in jail too; extra turns in the test of doubles."""
    table = scenario().in_jail(1).chips(1, "ttttttt").play("0 Roll 3 5", "0 EndTurn")
    assert table.waits() == ["drop"]


def test_at_no_other_moment(scenario: type[BuilderScenario]) -> None:
    """BUILDER-23: any number may be held in a turn and between turns."""
    table = scenario().chips(0, "ttttttcccccc").manage().play("0 EndTurn")
    assert table.waits() == ["roll"]
    assert len(table.held(0)) == 12


def test_locked_chips_do_not_change_hands(scenario: type[BuilderScenario]) -> None:
    """BUILDER-24: other things may; an offer made before stays open."""
    table = scenario().chips(0, "tttttt").chips(1, "bb").own(0, 31).play("1 Propose.0.+boat-1.0.+truck-1.0")
    table.surplus("ttttttt")
    deal = table.deal()
    assert table.refused(f"0 Accept.{deal}") == Refusal("chips-locked")
    assert table.refused("0 Propose.2.+truck-1.0.+.5") == Refusal("chips-locked")
    assert table.refused("1 Propose.0.+.5.+truck-1.0") == Refusal("chips-locked")
    table.play("1 Propose.0.+.50.+31.0")
    table.play(f"0 Accept.{table.deal()}")
    assert table.deed(31).owner == 1


def test_chips_are_taken_on_the_way_and_at_the_end(scenario: type[BuilderScenario]) -> None:
    """BUILDER-25: whoever owns the space; not where the move starts (BUILDER-26)."""
    table = scenario().own(1, 3, 5).lying(0, "t").lying(3, "cc").lying(5, "b").lying(6, "e").play("0 Roll 2 3")
    assert table.all(ChipsPickedUp) == [ChipsPickedUp(0, 3, ("crane", "crane")), ChipsPickedUp(0, 5, ("boat",))]
    assert set(table.s.lying) == {0, 6}


def test_cards_pick_up_too_forward_and_backward(scenario: type[BuilderScenario]) -> None:
    """BUILDER-27: back from 14 over 13 and 12 to 11."""
    table = scenario().at(0, 12).pile(12).lying(13, "t").lying(12, "b").lying(11, "c").lying(14, "e").play("0 Roll 1 1")
    assert [event.space for event in table.all(ChipsPickedUp)] == [13, 14, 12, 11]


def test_the_way_to_jail_picks_up_its_corner_alone(scenario: type[BuilderScenario]) -> None:
    """BUILDER-28."""
    table = scenario().at(0, 20).lying(8, "cc").lying(12, "b").play("0 Roll 1 3")
    assert table.all(ChipsPickedUp) == [ChipsPickedUp(0, 8, ("crane", "crane"))]
    assert set(table.s.lying) == {12}


def test_chips_on_the_board_belong_to_nobody(scenario: type[BuilderScenario]) -> None:
    """BUILDER-29, BUILDER-117: they are neither stolen, nor traded, nor spent."""
    table = scenario().own(1, 3).lying(10, "tt").lying(3, "cc").manage()
    assert table.refused("0 Build.b2.+").code == "not-enough-chips"
    assert table.refused("1 Propose.0.+.5.+truck-1.0").code == "not-enough-chips"
    assert GAME.conserved_totals(table.s)["truck"] == 20


def test_in_jail_the_surplus_stays_on_its_corner(scenario: type[BuilderScenario]) -> None:
    """BUILDER-97: before the choice of how to get out; the next visitor takes it."""
    table = scenario().in_jail(0).surplus("ttttttt").play("0 Drop.+truck-1")
    assert (table.s.lying, table.waits()) == ({8: [1, 0, 0, 0]}, ["jail"])
    table.play("0 PayFine", "0 Roll 3 5").manage().play("0 EndTurn").play("1 Roll 3 5")
    assert table.one(ChipsPickedUp) == ChipsPickedUp(1, 8, ("truck",))


def test_a_later_first_turn_is_checked_like_any(scenario: type[BuilderScenario]) -> None:
    """BUILDER-161: sixes of others come before it, and the surplus stays on GO."""
    table = scenario().chips(1, "ccccc").play("0 Roll 2 4")
    table.manage().play("0 EndTurn")
    assert table.waits() == ["drop"]
    table.play("1 Drop.+crane-1")
    assert table.s.lying == {0: [0, 1, 0, 0]}


def test_the_usual_choice_leaves_the_commonest(scenario: type[BuilderScenario]) -> None:
    """Phase LEAVE_EXCESS: ties in the order boat, excavator, crane, truck (BUILDER-153)."""
    table = scenario().surplus("ttcceebbb").default()
    assert table.one(ChipsDropped).chips == ("excavator", "boat", "boat")
