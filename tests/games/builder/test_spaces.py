"""Sections 11 and 13: action spaces and Chance cards."""

from typing import Any

import pytest

from bot.games.builder import data
from bot.games.builder.events import CardDrawn, Jailed, NothingChosen, ResourcesRolled, Visited
from bot.games.builder.events.chips import ChipsExchanged, ChipsReceived, ChipStolen
from bot.games.builder.events.money import CardPaid, ClaimOpened, DebtOpened, SalaryPaid
from bot.games.builder.events.trades import DeedsSwapped
from bot.kit.contract import Refusal
from tests.games.builder.scenario import BuilderScenario


def card(scenario: type[BuilderScenario], number: int, seats: int = 3, **options: Any) -> BuilderScenario:
    """Seat 0 stands before Chance (14), of which that card is on top."""
    return scenario(seats, **options).at(0, 9).pile(number)


GO = "0 Roll 1 4"
"""From 9 to 14; nobody owns a deed with the number 5."""


@pytest.mark.parametrize(("space", "chip"), [(4, "truck"), (12, "crane"), (20, "excavator"), (28, "boat")])
def test_collect_two_of_the_printed_type(scenario: type[BuilderScenario], space: int, chip: str) -> None:
    """BUILDER-80."""
    table = scenario().at(0, space - 8).play("0 Roll 3 5")
    assert table.one(ChipsReceived) == ChipsReceived(0, (chip, chip), "space")


@pytest.mark.parametrize(
    ("falls", "chip"), [("1 4", "truck"), ("3 3", "truck"), ("4 4", "crane"), ("3 4", "excavator"), ("6 6", "boat")]
)
def test_roll_for_resources(scenario: type[BuilderScenario], falls: str, chip: str) -> None:
    """BUILDER-81: a double means nothing."""
    table = scenario().at(0, 3).play(f"0 Roll 1 2 {falls}")
    assert table.one(ResourcesRolled).chip == chip
    assert table.one(ChipsReceived).chips == (chip, chip)
    assert not table.s.again


def test_every_type_has_nine_chances_of_36() -> None:
    """BUILDER-81, section 22."""
    throws = [data.ROLL_TABLE[one + two] for one in range(1, 7) for two in range(1, 7)]
    assert [throws.count(kind) for kind in data.KINDS] == [9, 9, 9, 9]


def test_steal_one_chip_of_a_type_named(scenario: type[BuilderScenario]) -> None:
    """BUILDER-82."""
    table = scenario().chips(1, "tb").chips(2, "").at(0, 2).play("0 Roll 3 5")
    assert table.waits() == ["steal"]
    for line in ("0 Steal.2.truck", "0 Steal.0.truck", "0 Steal.1.crane"):
        assert table.refused(line) == Refusal("nobody-to-rob")
    table.play("0 Steal.1.boat")
    assert table.one(ChipStolen) == ChipStolen(0, 1, "boat")
    assert (table.held(0), table.held(1), table.waits()) == ("b", "t", ["manage"])


def test_stealing_may_be_declined(scenario: type[BuilderScenario]) -> None:
    """BUILDER-82."""
    table = scenario().chips(1, "tb").at(0, 2).play("0 Roll 3 5", "0 Decline")
    assert table.one(NothingChosen) == NothingChosen(0, "steal")


def test_nobody_to_steal_from(scenario: type[BuilderScenario]) -> None:
    """BUILDER-82, BUILDER-167: bankrupt players and empty hands are no victims."""
    table = scenario().chips(0, "tt").at(0, 2).play("0 Roll 3 5")
    assert table.one(NothingChosen) == NothingChosen(0, "steal")
    assert table.waits() == ["manage"]


def test_the_usual_theft(scenario: type[BuilderScenario]) -> None:
    """Phase STEAL: from who has most, the type held most; ties in their order."""
    table = scenario(4).chips(1, "te").chips(2, "bbe").chips(3, "bbt").at(0, 2).play("0 Roll 3 5").default()
    assert table.one(ChipStolen) == ChipStolen(0, 2, "boat")


def test_free_parking_two_for_one(scenario: type[BuilderScenario]) -> None:
    """BUILDER-83: once for this stop, of a type different from both."""
    table = scenario().chips(0, "tcc").at(0, 8).play("0 Roll 3 5")
    assert table.waits() == ["park"]
    assert table.refused("0 Park.+truck-1+crane-1.crane") == Refusal("same-type")
    for chips in ("+truck-1", "+truck-1+crane-1+crane-2", "+"):
        assert table.refused(f"0 Park.{chips}.boat") == Refusal("not-a-choice", {"field": "chips"})
    table.play("0 Park.+truck-1+crane-1.boat")
    assert table.one(ChipsExchanged) == ChipsExchanged(0, ("truck", "crane"), "boat")
    assert (table.held(0), table.waits()) == ("cb", ["manage"])


def test_parking_without_exchanging(scenario: type[BuilderScenario]) -> None:
    """BUILDER-83: nobody has to."""
    table = scenario().chips(0, "tcc").at(0, 8).play("0 Roll 3 5", "0 Decline")
    assert table.one(NothingChosen) == NothingChosen(0, "park")
    assert (table.held(0), table.waits()) == ("tcc", ["manage"])


def test_free_parking_needs_the_banks_chip(scenario: type[BuilderScenario]) -> None:
    """BUILDER-84."""
    table = scenario().chips(0, "tcc").bank("ttttccccc").at(0, 8).play("0 Roll 3 5")
    assert table.refused("0 Park.+truck-1+crane-1.boat") == Refusal("no-chips-in-bank")


@pytest.mark.parametrize("text", ["", "t"])
def test_free_parking_without_two_chips(scenario: type[BuilderScenario], text: str) -> None:
    """BUILDER-167."""
    table = scenario().chips(0, text).at(0, 8).play("0 Roll 3 5")
    assert table.one(NothingChosen) == NothingChosen(0, "park")


def test_just_visiting(scenario: type[BuilderScenario]) -> None:
    """BUILDER-85."""
    table = scenario().play("0 Roll 3 5")
    assert table.one(Visited) == Visited(0, 8, "jail")
    assert not table.s.jailed[0]


def test_go_to_jail(scenario: type[BuilderScenario]) -> None:
    """BUILDER-86."""
    table = scenario().at(0, 20).play("0 Roll 1 3")
    assert table.one(Jailed) == Jailed(0, "space")
    assert (table.s.spaces[0], table.s.jailed[0]) == (8, True)


def test_spaces_and_cards_are_limited_by_the_bank(scenario: type[BuilderScenario]) -> None:
    """BUILDER-88."""
    table = scenario().bank("cccceeeebbbt").at(0, 28).play("0 Roll 3 5")
    assert table.one(ChipsReceived) == ChipsReceived(0, ("truck",), "space")
    table = card(scenario, 19).bank("cccceeeebbbb").play(GO)
    assert [event.chips for event in table.all(ChipsReceived)] == [(), ("crane",), ("excavator",)]


def test_the_top_card_is_obeyed_and_goes_under_the_pile(scenario: type[BuilderScenario]) -> None:
    """BUILDER-98."""
    table = card(scenario, 13).play(GO)
    assert table.one(CardDrawn) == CardDrawn(0, "card-dividend")
    assert table.one(CardPaid) == CardPaid(-1, 0, 50)
    assert table.s.chance.under[-1] == 13
    assert table.view().card == "card-dividend"
    assert table.play("0 EndTurn").view().card == ""


def test_cards_to_keep_are_kept_for_all_to_see(scenario: type[BuilderScenario]) -> None:
    """BUILDER-99: the others circulate."""
    table = card(scenario, 1).play(GO)
    assert table.view().seats[0].cards == ("card-jail-1",)
    assert len(table.s.chance.under) == 19


def test_a_card_that_moves_resolves_the_new_space(scenario: type[BuilderScenario]) -> None:
    """BUILDER-100: rent here; another Chance card could not follow."""
    table = card(scenario, 8).own(1, 31).play(GO)
    assert table.one(ClaimOpened) == ClaimOpened(0, 1, 31, 200, claim=3)


def test_the_pile_is_as_printed() -> None:
    """BUILDER-101: 20 cards, two to keep, three forced trades."""
    assert len(data.CHANCE_CARDS) == 20
    assert data.CARDS.count("card-swap") == 3
    assert data.CARDS.count("card-delivery") == 2


@pytest.mark.parametrize(
    ("number", "space", "salary"), [(6, 0, True), (9, 19, False), (10, 5, True), (11, 16, False), (12, 11, False)]
)
def test_cards_that_move(scenario: type[BuilderScenario], number: int, space: int, salary: bool) -> None:
    """Section 23: forward over GO with 200, once; back without."""
    table = card(scenario, number).play(GO)
    assert table.s.spaces[0] == space
    assert len(table.all(SalaryPaid)) == salary


def test_the_card_that_sends_to_jail(scenario: type[BuilderScenario]) -> None:
    """Section 23, BUILDER-35."""
    table = card(scenario, 7).play(GO)
    assert table.one(Jailed) == Jailed(0, "card")
    assert table.none(Visited)


@pytest.mark.parametrize(("number", "change"), [(13, 50), (14, 150), (15, -15)])
def test_cards_about_money(scenario: type[BuilderScenario], number: int, change: int) -> None:
    """Section 23, BUILDER-127."""
    assert card(scenario, number).play(GO).purses()[0] == 900 + change


def test_the_site_inspection_counts_blocks(scenario: type[BuilderScenario]) -> None:
    """Section 23: 10 for each; a debt where the money is short."""
    table = card(scenario, 16).tower(0, "b2", "c1", floors=3).tower(1, "b3", floors=2)
    assert table.play(GO).purses()[0] == 840
    table = card(scenario, 16).tower(0, "b2", floors=3).cash(25).own(0, 1).play(GO)
    assert table.one(DebtOpened) == DebtOpened(0, -1, 30)


@pytest.mark.parametrize("number", [17, 18])
def test_a_special_delivery(scenario: type[BuilderScenario], number: int) -> None:
    """Section 23: two of a type that the bank has."""
    table = card(scenario, number).bank("tccc").play(GO)
    assert table.refused("0 Pick.boat") == Refusal("no-chips-in-bank")
    table.play("0 Pick.crane")
    assert table.held(0) == "cc"


def test_the_usual_delivery_and_none(scenario: type[BuilderScenario]) -> None:
    """Phase CHANCE_PICK: the type held least that the bank has; skipped where it has nothing (BUILDER-167)."""
    table = card(scenario, 17).chips(0, "tce").play(GO).default()
    assert table.held(0) == "tcebb"
    table = card(scenario, 17).bank("").play(GO)
    assert table.one(NothingChosen) == NothingChosen(0, "pick")


def test_crew_day(scenario: type[BuilderScenario]) -> None:
    """Section 23: everybody one chip of their own type."""
    table = card(scenario, 19).play(GO)
    assert [table.held(seat) for seat in range(3)] == ["t", "c", "e"]


def test_the_night_raid(scenario: type[BuilderScenario]) -> None:
    """Section 23: as the space."""
    assert card(scenario, 20).chips(1, "b").play(GO).waits() == ["steal"]


@pytest.mark.parametrize("number", [3, 4, 5])
def test_a_forced_trade(scenario: type[BuilderScenario], number: int) -> None:
    """Section 23: mortgages stay, each new owner answers for what is mortgaged (BUILDER-121)."""
    table = card(scenario, number).own(0, 1).own(1, 31, mortgaged=True).play(GO, "0 Swap.1.31")
    assert table.one(DeedsSwapped) == DeedsSwapped(0, 1, 1, 31)
    assert (table.deed(1).owner, table.deed(31).owner) == (1, 0)
    assert table.waits() == ["inherit", "manage"]
    table.play("0 Keep.31")
    assert table.waits() == ["manage"]


def test_both_answer_for_mortgages_that_were_swapped(scenario: type[BuilderScenario]) -> None:
    """Section 23, BUILDER-121."""
    table = card(scenario, 3).own(0, 1, mortgaged=True).own(1, 31).play(GO, "0 Swap.1.31")
    assert table.awaited("inherit") == (1,)


def test_complete_sets_are_safe_from_it(scenario: type[BuilderScenario]) -> None:
    """Section 23, edge cases: with every deed in a set nothing happens."""
    table = card(scenario, 3).own(0, 1, 3, 5).own(1, 31, 29).own(2, 9).play(GO)
    assert table.refused("0 Swap.1.9") == Refusal("complete-set")
    assert table.refused("0 Swap.5.31") == Refusal("complete-set")
    assert table.refused("0 Swap.9.5") == Refusal("not-owner")
    table.play("0 Decline")
    table = card(scenario, 3).own(0, 1, 3).own(1, 31, 29).play(GO)
    assert table.one(NothingChosen) == NothingChosen(0, "swap")


@pytest.mark.parametrize("space", [space for space, kind in enumerate(data.SPACES) if kind == "chance"])
def test_back_three_never_leads_to_chance(space: int) -> None:
    """Section 23."""
    assert data.SPACES[data.TRACK.after(space, -data.BACK)] != "chance"
