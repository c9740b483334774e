"""Section 9: Sly Deal, Forced Deal, Deal Breaker."""

import pytest

from bot.games.deal.actions import Breaker, Forced, Sly
from bot.games.deal.events import SetCompleted, Taken, TheftTried
from bot.kit.contract import Action
from tests.games.deal.scenario import DealScenario, c, cs
from tests.games.scenario import options_of


def test_sly_deal_takes_a_loose_property(scenario: type[DealScenario]) -> None:
    """DEAL-82: or a wild, by name."""
    table = scenario().hand(0, "SLY-a", "M1-a").area(1, "red", "RD1").area(2, "pink", "W-PKOR-a")
    assert set(options_of(table.legal_actions(0, Sly)[0], 1)) == set(cs("RD1", "W-PKOR-a"))
    table.play(0, Sly(c("SLY-a"), c("RD1")))
    assert (table.one(TheftTried), table.asked()) == (TheftTried(0, c("SLY-a"), 1, cs("RD1")), [1])
    assert table.submit(1).one(Taken) == Taken(0, 1, cs("RD1"))
    assert (table.lies(0, "RD1"), table.lies(1, "RD1")) == ("red", None)


def test_cards_in_complete_sets_are_guarded(scenario: type[DealScenario]) -> None:
    """DEAL-82, DEAL-91: shown, with the reason."""
    table = scenario().hand(0, "SLY-a", "M1-a").area(1, "brown", "BR1", "BR2").area(1, "red", "RD1")
    assert table.refused(0, Sly(c("SLY-a"), c("BR1"))) == "in-a-set"


def test_spares_and_dormant_wilds_can_be_taken_buildings_cannot(scenario: type[DealScenario]) -> None:
    """DEAL-83."""
    table = scenario(6).hand(0, "SLY-a", "M1-a").area(1, "brown", "BR1", "BR2", "2:BR1", house="HOUSE-a")
    table.area(2, "red", "W-ANY-a")
    assert set(options_of(table.legal_actions(0, Sly)[0], 1)) == set(cs("2:BR1", "W-ANY-a"))
    assert table.refused(0, Sly(c("SLY-a"), c("HOUSE-a"))) == "not-a-choice"


def test_sly_deal_of_the_anchor_leaves_the_wild_dormant(scenario: type[DealScenario]) -> None:
    """DEAL-42, edge case."""
    table = scenario().hand(0, "SLY-a", "M1-a").area(1, "red", "RD1", "W-ANY-a").play(0, Sly(c("SLY-a"), c("RD1")))
    assert table.submit(1).s.areas[1]["red"].cards == [c("W-ANY-a")]


def test_forced_deal_swaps_two_loose_properties(scenario: type[DealScenario]) -> None:
    """DEAL-84: values and colours need not match."""
    table = scenario().hand(0, "FORCED-a", "M1-a").area(0, "brown", "BR1").area(1, "dark-blue", "DB1")
    table.play(0, Forced(c("FORCED-a"), c("BR1"), c("DB1"))).submit(1)
    assert (table.lies(0, "DB1"), table.lies(1, "BR1")) == ("dark-blue", "brown")
    assert table.one(Taken) == Taken(0, 1, cs("DB1"), c("BR1"))


def test_neither_card_of_a_forced_deal_comes_from_a_set(scenario: type[DealScenario]) -> None:
    """DEAL-85."""
    table = scenario().hand(0, "FORCED-a", "M1-a").area(0, "brown", "BR1", "BR2").area(0, "red", "RD1")
    table.area(1, "dark-blue", "DB1", "DB2").area(1, "green", "GR1")
    assert options_of(table.legal_actions(0, Forced)[0], 1) == cs("RD1")
    assert table.refused(0, Forced(c("FORCED-a"), c("RD1"), c("DB1"))) == "in-a-set"
    assert table.refused(0, Forced(c("FORCED-a"), c("BR1"), c("GR1"))) == "not-a-choice"


def test_the_own_card_may_come_from_a_set_by_option(scenario: type[DealScenario]) -> None:
    """O-6: the set is judged again; both cards move at the same instant (DEAL-87)."""
    table = (
        scenario(swap_sets="on").hand(0, "FORCED-a", "M1-a").area(0, "red", "RD1", "RD2", "W-RDYL-a", house="HOUSE-a")
    )
    table.area(1, "red", "RD3").play(0, Forced(c("FORCED-a"), c("W-RDYL-a"), c("RD3"))).submit(1)
    assert table.sets(0, "red") == [set(cs("RD1", "RD2", "RD3"))]
    assert (table.s.areas[0]["red"].sets[0].house, table.s.banks[0]) == (c("HOUSE-a"), [])


@pytest.mark.parametrize(("swap_sets", "offered"), [("off", False), ("on", True)])
def test_a_swap_needs_something_to_give(scenario: type[DealScenario], swap_sets: str, offered: bool) -> None:
    """DEAL-86: the card may then only be banked or kept."""
    table = scenario(swap_sets=swap_sets).hand(0, "FORCED-a").area(0, "brown", "BR1", "BR2").area(1, "red", "RD1")
    assert bool(table.legal_actions(0, Forced)) == offered
    assert table.why(0, Forced) == ([] if offered else ["nothing-to-give"])


def test_deal_breaker_takes_a_set_with_its_buildings(scenario: type[DealScenario]) -> None:
    """DEAL-88, DEAL-89: as it lies; the loose group stays behind."""
    table = scenario(6).hand(0, "DBREAK-a", "M1-a")
    table.area(1, "brown", "BR1", "W-BRLB", "2:BR1", house="HOUSE-a", hotel="HOTEL-a")
    table.play(0, Breaker(c("DBREAK-a"), c("BR1")))
    assert table.one(TheftTried).cards == cs("BR1", "W-BRLB")
    table.submit(1)
    one = table.s.areas[0]["brown"].sets[0]
    assert (one.cards, one.house, one.hotel) == (list(cs("BR1", "W-BRLB")), c("HOUSE-a"), c("HOTEL-a"))
    assert table.s.areas[1]["brown"].cards == [c("2:BR1")]
    assert table.none(SetCompleted)


def test_a_second_set_of_a_colour_may_be_stolen(scenario: type[DealScenario]) -> None:
    """DEAL-89, DEAL-112: it counts once."""
    table = (
        scenario(6, goal=2)
        .hand(0, "DBREAK-a", "M1-a")
        .area(0, "brown", "BR1", "BR2")
        .area(1, "brown", "2:BR1", "2:BR2")
    )
    table.play(0, Breaker(c("DBREAK-a"), c("2:BR1"))).submit(1)
    assert (len(table.sets(0, "brown")), table.result()) == (2, None)


def test_what_is_stolen_never_goes_to_a_hand(scenario: type[DealScenario]) -> None:
    """DEAL-90."""
    table = scenario().hand(0, "DBREAK-a", "M1-a").area(1, "brown", "BR1", "BR2")
    table.play(0, Breaker(c("DBREAK-a"), c("BR1"))).submit(1)
    assert table.s.hands[0] == [c("M1-a")]


@pytest.mark.parametrize(
    ("code", "verb", "why"),
    [("SLY-a", Sly, "no-target"), ("FORCED-a", Forced, "no-target"), ("DBREAK-a", Breaker, "no-complete-set")],
)
def test_without_a_legal_target_a_theft_is_refused(
    scenario: type[DealScenario], code: str, verb: type[Action], why: str
) -> None:
    """DEAL-91: every opposing property lies in a set, or none does."""
    table = scenario().hand(0, code).area(0, "red", "RD1")
    table.area(1, "green", "GR1") if verb is Breaker else table.area(1, "brown", "BR1", "BR2")
    assert (table.legal_actions(0, verb), table.why(0, verb)) == ([], [why])


def test_a_wild_that_completes_a_set_completes_it(scenario: type[DealScenario]) -> None:
    """DEAL-53, DEAL-82."""
    table = scenario().hand(0, "SLY-a", "M1-a").area(0, "red", "RD1", "RD2").area(1, "yellow", "W-RDYL-a")
    assert table.play(0, Sly(c("SLY-a"), c("W-RDYL-a"))).submit(1).one(SetCompleted) == SetCompleted(0, "red")
