"""Section 6: wild property cards."""

from typing import Any

import pytest

from bot.games.deal.actions import Bank, Collect, EndTurn, Exchange, Forced, GiveBack, Lay, PassGo, Rearrange, Sly
from bot.games.deal.data import COLOURS, FACES, WILD
from bot.games.deal.events import BuildingFell, Exchanged, Rearranged, Won
from bot.games.deal.wild_cards import kind_order, placed
from tests.games.deal.scenario import DealScenario, c, cs

WILDS = [face.code for face in FACES if face.kind == WILD]


def to(code: str, word: str) -> str:
    return f"{c(code)}-to-{word}"


@pytest.mark.parametrize("code", WILDS)
def test_a_wild_is_laid_as_one_of_its_colours(scenario: type[DealScenario], code: str) -> None:
    """DEAL-34, DEAL-43: and counts as the colour on which it lies."""
    for word in COLOURS:
        table = scenario().hand(0, code, "M1-a")
        if word in FACES[c(code) - 1].colours:
            assert table.play(0, Lay(c(code), word)).lies(0, code) == word
        else:
            assert table.refused(0, Lay(c(code), word)) == "no-place"


@pytest.mark.parametrize("code", ["W-ANY-a", "W-ANY-b"])
def test_a_multicolour_wild_never_pays(scenario: type[DealScenario], code: str) -> None:
    """DEAL-44, DEAL-68: nor is it taken in payment; it can be stolen."""
    table = scenario(2).hand(0, "DEBT-a", "SLY-a", "M1-a").area(1, "red", code).bank(1, "M1-b")
    table.play(0, Collect(c("DEBT-a"), 1))
    assert table.cannot_pay(1, code) == "cannot-pay"
    table.pay(1, "M1-b").play(0, Sly(c("SLY-a"), c(code))).submit(1)
    assert table.lies(0, code) == "red"


def test_wilds_move_on_the_own_turn_free_and_often(scenario: type[DealScenario]) -> None:
    """DEAL-45."""
    table = scenario().hand(0, "M1-a").area(0, "red", "W-RDYL-a")
    for word in ("yellow", "red", "yellow"):
        table.play(0, Rearrange((to("W-RDYL-a", word),), "no"))
        assert (table.lies(0, "W-RDYL-a"), table.s.plays) == (word, 3)
    assert table.one(Rearranged).cards == cs("W-RDYL-a")


def test_wilds_do_not_move_outside_the_own_turn_or_its_play_part(scenario: type[DealScenario]) -> None:
    """DEAL-46."""
    table = scenario().hand(0, "M1-a").area(1, "red", "W-RDYL-a")
    assert table.refused(1, Rearrange((to("W-RDYL-a", "yellow"),), "no")) == "not-your-turn"
    table = scenario().area(0, "red", "W-RDYL-a").hand(0, *[f"GO-{letter}" for letter in "abcdefgh"]).play(0, EndTurn())
    assert table.waits() == ["discard"]
    assert table.refused(0, Rearrange((to("W-RDYL-a", "yellow"),), "no")) == "turn-over"
    table.play(0, GiveBack(cs("GO-a")))


def test_two_wilds_of_two_sets_trade_places_without_breaking_either(scenario: type[DealScenario]) -> None:
    """DEAL-47: judged at the end of the batch."""
    table = scenario(6).hand(0, "M1-a")
    table.area(0, "red", "RD1", "RD2", "W-RDYL-a", house="HOUSE-a")
    table.area(0, "yellow", "YL1", "YL2", "W-RDYL-b", house="HOUSE-b")
    table.play(0, Rearrange((to("W-RDYL-a", "yellow"), to("W-RDYL-b", "red")), "no"))
    assert (len(table.sets(0, "red")), len(table.sets(0, "yellow")), table.s.banks[0]) == (1, 1, [])
    assert table.lies(0, "W-RDYL-b") == "red"
    assert table.none(BuildingFell)


def test_a_wild_moves_once_in_a_batch(scenario: type[DealScenario]) -> None:
    """DEAL-47: lift all, lay all."""
    table = scenario().hand(0, "M1-a").area(0, "red", "W-ANY-a")
    moves = (to("W-ANY-a", "yellow"), to("W-ANY-a", "green"))
    assert table.refused(0, Rearrange(moves, "no")) in ("moved-twice", "not-a-choice")


def test_exchanges_are_carried_out_last(scenario: type[DealScenario]) -> None:
    """DEAL-47: what a move has changed may forbid one."""
    table = scenario(6).hand(0, "M1-a").area(0, "red", "RD1", "RD2", "RD3", "W-RDYL-a")
    swap = f"{c('RD1')}-for-{c('W-RDYL-a')}"
    assert table.refused(0, Rearrange((swap, to("W-RDYL-a", "yellow")), "no")) == "no-exchange"


def test_a_building_falls_only_by_a_batch_that_means_it(scenario: type[DealScenario]) -> None:
    """DEAL-48, DEAL-108: without the confirmation nothing moves."""
    table = scenario().hand(0, "M1-a").area(0, "red", "RD1", "RD2", "W-RDYL-a", house="HOUSE-a")
    before = table.s
    assert table.refused(0, Rearrange((to("W-RDYL-a", "yellow"),), "no")) == "building-falls"
    assert table.s is before
    table.play(0, Rearrange((to("W-RDYL-a", "yellow"),), "yes"))
    assert (table.s.banks[0], table.lies(0, "W-RDYL-a")) == ([c("HOUSE-a")], "yellow")


def test_buildings_of_a_broken_set_are_discarded_by_option(scenario: type[DealScenario]) -> None:
    """O-2."""
    table = scenario(buildings="discard").hand(0, "M1-a")
    table.area(0, "red", "RD1", "RD2", "W-RDYL-a", house="HOUSE-a")
    table.play(0, Rearrange((to("W-RDYL-a", "yellow"),), "yes"))
    assert (table.s.banks[0], table.s.pile.used) == ([], [c("HOUSE-a")])


def test_victory_is_checked_after_a_batch(scenario: type[DealScenario]) -> None:
    """DEAL-49, DEAL-114."""
    table = scenario(goal=2).hand(0, "M1-a").area(0, "brown", "BR1", "BR2").area(0, "red", "RD1", "RD2")
    table.area(0, "yellow", "W-RDYL-a").play(0, Rearrange((to("W-RDYL-a", "red"),), "no"))
    assert table.one(Won) == Won(0, ("brown", "red"))
    assert table.result() == [1, 2, 2]


# ---- the wild exchange


def exchange(scenario: type[DealScenario], goal: str = "hand", **options: Any) -> DealScenario:
    """RD3 was drawn, W-RDYL-a completes a red set with a House."""
    table = scenario(**options).hand(0, "M1-a", "M1-b").drawn(0, "RD3")
    table.area(0, "red", "RD1", "RD2", "W-RDYL-a", house="HOUSE-a")
    return table.play(0, Exchange(c("RD3"), c("W-RDYL-a"), goal))


def test_a_property_drawn_takes_the_place_of_a_wild(scenario: type[DealScenario]) -> None:
    """DEAL-50, DEAL-52, DEAL-136: the set stays complete and keeps its buildings; the property arrives now."""
    table = exchange(scenario)
    assert table.sets(0, "red") == [set(cs("RD1", "RD2", "RD3"))]
    assert table.s.areas[0]["red"].sets[0].house == c("HOUSE-a")
    assert table.s.areas[0]["red"].cards == list(cs("RD1", "RD2", "RD3"))
    assert table.one(Exchanged) == Exchanged(0, c("RD3"), c("W-RDYL-a"), "hand")


def test_the_wild_goes_to_the_hand_or_on_to_another_colour(scenario: type[DealScenario]) -> None:
    """DEAL-9, DEAL-50, DEAL-51: one play; back in hand it is an ordinary card."""
    table = exchange(scenario)
    assert (c("W-RDYL-a") in table.s.hands[0], table.s.plays) == (True, 2)
    table.play(0, Lay(c("W-RDYL-a"), "yellow"))
    assert table.s.plays == 1
    table = exchange(scenario, "yellow")
    assert (table.lies(0, "W-RDYL-a"), table.s.plays) == ("yellow", 2)


def test_a_wild_taken_back_counts_for_the_limit(scenario: type[DealScenario]) -> None:
    """DEAL-51."""
    table = scenario().hand(0, *[f"M1-{letter}" for letter in "abcdef"], "M2-a").drawn(0, "RD1")
    table.area(0, "red", "W-RDYL-a").play(0, Exchange(c("RD1"), c("W-RDYL-a"), "hand")).play(0, EndTurn())
    assert table.waits() == ["discard"]


def test_several_exchanges_in_a_row_before_any_other_play(scenario: type[DealScenario]) -> None:
    """DEAL-52: a rearrangement is no play."""
    table = scenario().hand(0, "M1-a").drawn(0, "RD1", "YL1")
    table.area(0, "red", "W-RDYL-a").area(0, "yellow", "W-RDYL-b").area(0, "pink", "W-PKOR-a")
    table.play(0, Rearrange((to("W-PKOR-a", "orange"),), "no"))
    table.play(0, Exchange(c("RD1"), c("W-RDYL-a"), "hand")).play(0, Exchange(c("YL1"), c("W-RDYL-b"), "hand"))
    assert table.s.plays == 1


def test_the_exchange_is_over_with_the_first_other_play(scenario: type[DealScenario]) -> None:
    """DEAL-52."""
    table = scenario().hand(0, "M1-a", "M1-b").drawn(0, "RD1").area(0, "red", "W-RDYL-a")
    assert len(table.legal_actions(0, Exchange)) == 1
    table.play(0, Bank(c("M1-a")))
    assert table.legal_actions(0, Exchange) == []


def test_what_was_in_hand_before_or_came_by_pass_go_does_not_qualify(scenario: type[DealScenario]) -> None:
    """DEAL-52."""
    table = scenario().hand(0, "RD1", "M1-a").area(0, "red", "W-RDYL-a")
    assert table.legal_actions(0, Exchange) == []
    table = scenario(exchange="turn").hand(0, "GO-a", "M1-a").area(0, "red", "W-RDYL-a").pile("RD1", "RD2")
    table.play(0, PassGo(c("GO-a")))
    assert len(table.legal_actions(0, Exchange)) == 2
    table = scenario().hand(0, "GO-a", "M1-a").area(0, "red", "W-RDYL-a").pile("RD1", "RD2").play(0, PassGo(c("GO-a")))
    assert table.legal_actions(0, Exchange) == []


def test_the_exchange_by_option(scenario: type[DealScenario]) -> None:
    """O-4: during the whole turn with any property, or never."""
    table = scenario(exchange="turn").hand(0, "RD1", "M1-a").area(0, "red", "W-RDYL-a")
    assert len(table.legal_actions(0, Exchange)) == 1
    table = scenario(exchange="off").hand(0, "M1-a").drawn(0, "RD1").area(0, "red", "W-RDYL-a")
    assert table.legal_actions(0, Exchange) == []


def test_the_property_must_be_of_the_colour_the_wild_stands_for(scenario: type[DealScenario]) -> None:
    """DEAL-50."""
    table = scenario().drawn(0, "RD1").hand(0, "M1-a").area(0, "yellow", "W-RDYL-a")
    assert table.legal_actions(0, Exchange) == []


# ---- automatic placement


@pytest.mark.parametrize(
    ("laid", "code", "shown", "where"),
    [
        ((("red", "RD1", "RD2"), ("yellow", "YL1")), "W-RDYL-a", "yellow", "red"),
        ((("yellow", "YL1"),), "W-RDYL-a", "red", "yellow"),
        ((("green", "GR1"),), "W-RDYL-a", "red", "red"),
        ((("red", "RD1", "RD2"), ("yellow", "YL1", "YL2")), "W-RDYL-a", "yellow", "red"),
        ((("pink", "PK1", "PK2"), ("orange", "OR1", "OR2")), "W-PKOR-a", "pink", "orange"),
        ((("brown", "BR1"), ("green", "GR1", "GR2")), "W-ANY-a", "station", "green"),
        ((("brown", "W-ANY-b"), ("green", "GR1")), "W-ANY-a", "station", "brown"),
        ((("red", "RD1", "RD2", "RD3"), ("yellow", "YL1")), "W-RDYL-a", "red", "yellow"),
        ((("brown", "BR1", "BR2"),), "W-ANY-a", "station", "station"),
    ],
)
def test_a_received_wild_is_placed_without_asking(
    scenario: type[DealScenario], laid: tuple[tuple[str, ...], ...], code: str, shown: str, where: str
) -> None:
    """DEAL-53: it completes a first set, else joins a loose group, else shows what it showed.

    Among several: fewest missing, highest full rent, table order; a multicolour wild needs an anchor to complete.
    """
    table = scenario()
    for word, *codes in laid:
        table.area(0, word, *codes)
    assert placed(table.s.areas[0], c(code), shown) == where


def test_several_cards_are_placed_in_order() -> None:
    """DEAL-54: properties, two-colour wilds, multicolour wilds, each by serial number."""
    cards = cs("W-ANY-a", "W-RDYL-b", "YL1", "W-RDYL-a", "RD1")
    assert sorted(cards, key=kind_order) == list(cs("RD1", "YL1", "W-RDYL-a", "W-RDYL-b", "W-ANY-a"))


def test_a_payment_is_placed_in_order_and_completes(scenario: type[DealScenario]) -> None:
    """DEAL-54, DEAL-75: the property first, so the wild completes its set."""
    table = scenario(2).hand(0, "DEBT-a", "M1-a").area(0, "brown", "BR1").area(1, "light-blue", "W-BRLB")
    table.area(1, "brown", "BR2").bank(1, "M1-b").play(0, Collect(c("DEBT-a"), 1)).pay(1, "W-BRLB", "BR2", "M1-b")
    assert table.sets(0, "brown") == [set(cs("BR1", "BR2"))]
    assert table.lies(0, "W-BRLB") == "light-blue"


def test_wilds_of_a_swap_are_placed_for_both(scenario: type[DealScenario]) -> None:
    """DEAL-87."""
    table = scenario(2).hand(0, "FORCED-a", "M1-a").area(0, "red", "W-RDYL-a", "RD1").area(1, "pink", "W-PKOR-a", "PK1")
    table.area(0, "orange", "OR1").area(1, "yellow", "YL1")
    table.play(0, Forced(c("FORCED-a"), c("W-RDYL-a"), c("W-PKOR-a"))).submit(1)
    assert (table.lies(0, "W-PKOR-a"), table.lies(1, "W-RDYL-a")) == ("orange", "yellow")
