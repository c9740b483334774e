"""Section 12: Houses and Hotels."""

import pytest

from bot.games.deal.actions import Build, Lay
from bot.games.deal.events import Built
from tests.games.deal.scenario import DealScenario, c, cs


def test_a_house_then_a_hotel_on_a_complete_set(scenario: type[DealScenario]) -> None:
    """DEAL-105, DEAL-110: each for a play, both in one turn; the rent rises by 3M and 4M more."""
    table = scenario().hand(0, "HOUSE-a", "HOTEL-a", "M1-a").area(0, "orange", "OR1", "OR2", "OR3")
    table.play(0, Build(c("HOUSE-a"), c("OR1")))
    assert (table.one(Built), table.s.plays) == (Built(0, c("HOUSE-a"), "orange", 8), 2)
    table.play(0, Build(c("HOTEL-a"), c("OR1")))
    assert (table.one(Built).rent, table.s.plays) == (12, 1)
    assert table.s.areas[0]["orange"].sets[0].hotel == c("HOTEL-a")


@pytest.mark.parametrize(
    ("word", "codes", "house", "hotel", "card", "why"),
    [
        ("station", ("ST1", "ST2", "ST3", "ST4"), "", "", "HOUSE-a", "no-buildings-there"),
        ("utility", ("UT1", "UT2"), "", "", "HOUSE-a", "no-buildings-there"),
        ("red", ("RD1", "RD2"), "", "", "HOUSE-a", "no-site"),
        ("red", ("RD1", "RD2", "RD3"), "HOUSE-b", "", "HOUSE-a", "has-house"),
        ("red", ("RD1", "RD2", "RD3"), "", "", "HOTEL-a", "needs-house"),
        ("red", ("RD1", "RD2", "RD3"), "HOUSE-b", "HOTEL-b", "HOTEL-a", "has-hotel"),
    ],
)
def test_where_nothing_can_be_built(
    scenario: type[DealScenario], word: str, codes: tuple[str, ...], house: str, hotel: str, card: str, why: str
) -> None:
    """DEAL-106."""
    table = scenario().hand(0, card, "M1-a").area(0, word, *codes, house=house, hotel=hotel)
    assert (table.legal_actions(0, Build), table.why(0, Build)) == ([], [why])


def test_not_on_the_set_of_somebody_else(scenario: type[DealScenario]) -> None:
    """DEAL-106."""
    table = scenario().hand(0, "HOUSE-a", "M1-a").area(0, "red", "RD1", "RD2", "RD3").area(1, "brown", "BR1", "BR2")
    assert table.refused(0, Build(c("HOUSE-a"), c("BR1"))) == "not-a-choice"


def test_each_of_two_sets_has_its_own_house(scenario: type[DealScenario]) -> None:
    """DEAL-105, DEAL-106: the other one is greyed with its reason."""
    table = (
        scenario()
        .hand(0, "HOUSE-a", "HOUSE-b", "M1-a")
        .area(0, "red", "RD1", "RD2", "RD3")
        .area(0, "brown", "BR1", "BR2")
    )
    table.play(0, Build(c("HOUSE-a"), c("RD1")))
    assert table.refused(0, Build(c("HOUSE-b"), c("RD1"))) == "has-house"
    table.play(0, Build(c("HOUSE-b"), c("BR1")))
    assert [table.s.areas[0][word].sets[0].house for word in ("red", "brown")] == list(cs("HOUSE-a", "HOUSE-b"))


def test_a_building_stays_where_it_stands(scenario: type[DealScenario]) -> None:
    """DEAL-107: no verb moves it, also when a new set of the colour forms."""
    table = scenario(6).hand(0, "2:BR2", "M1-a").area(0, "brown", "BR1", "BR2", "2:BR1", house="HOUSE-a")
    table.play(0, Lay(c("2:BR2"), "brown"))
    assert [one.house for one in table.s.areas[0]["brown"].sets] == [c("HOUSE-a"), 0]
