"""Section 5: laying property, sets that form, are refilled and dissolve."""

import pytest

from bot.games.deal.actions import Bank, Breaker, ChargeOne, Collect, Lay, Rearrange
from bot.games.deal.data import COLOURS, FACES, PROPERTY
from bot.games.deal.events import BuildingFell, Laid, SetBroken, SetCompleted
from bot.games.deal.sets import add, settle
from bot.games.deal.state import Holding, Set, loose
from tests.games.deal.scenario import DealScenario, c, cs


def lay(*codes: str, word: str = "brown") -> Holding:
    """An area in which cards were laid one after another."""
    area: dict[str, Holding] = {}
    for card in cs(*codes):
        add(area, word, card)
        settle(area, word)
    return area.get(word, Holding([]))


def gap(area: dict[str, Holding], word: str, *codes: str) -> None:
    for card in cs(*codes):
        area[word].cards.remove(card)
        for one in area[word].sets:
            if card in one.cards:
                one.cards.remove(card)


@pytest.mark.parametrize("code", [face.code for face in FACES if face.kind == PROPERTY])
def test_a_property_is_laid_on_its_printed_colour_for_one_play(scenario: type[DealScenario], code: str) -> None:
    """DEAL-33, DEAL-34, DEAL-36: the first card of any colour."""
    colour = FACES[c(code) - 1].colours[0]
    table = scenario().hand(0, code, "M1-a")
    for other in COLOURS:
        if other != colour:
            assert table.refused(0, Lay(c(code), other)) == "no-place"
    table.play(0, Lay(c(code), colour))
    assert (table.one(Laid), table.s.plays) == (Laid(0, c(code), colour), 2)
    assert table.lies(0, code) == colour


def test_any_number_of_colours_may_be_begun(scenario: type[DealScenario]) -> None:
    """DEAL-36."""
    codes = [f"{short}1" for short in ["BR", "LB", "PK", "OR", "RD", "YL", "GR", "DB", "ST", "UT"]]
    table = scenario()
    for code in codes:
        table.area(0, FACES[c(code) - 1].colours[0], code)
    assert len(table.s.areas[0]) == 10


@pytest.mark.parametrize("word", list(COLOURS))
def test_a_set_has_exactly_the_set_size(word: str) -> None:
    """DEAL-35, DEAL-37."""
    cards = [face.code for face in FACES if face.colours == (word,)]
    size = COLOURS[word].size
    assert lay(*cards[: size - 1], word=word).sets == []
    assert [len(one.cards) for one in lay(*cards, word=word).sets] == [size]


@pytest.mark.parametrize(
    ("word", "codes", "complete"),
    [
        ("brown", ("W-ANY-a", "W-ANY-b"), False),
        ("brown", ("W-ANY-a", "W-BRLB"), True),
        ("pink", ("W-PKOR-a", "W-PKOR-b", "W-ANY-a"), True),
        ("pink", ("W-PKOR-a", "W-PKOR-b", "2:W-PKOR-a"), True),
        ("pink", ("W-ANY-a", "W-ANY-b", "2:W-ANY-a"), False),
        ("dark-blue", ("DB1", "W-ANY-a"), True),
    ],
)
def test_a_set_needs_an_anchor(word: str, codes: tuple[str, ...], complete: bool) -> None:
    """DEAL-37: two-colour wilds alone make one, multicolour wilds alone never."""
    assert bool(lay(*codes, word=word).sets) == complete


def test_completion_is_automatic_and_told(scenario: type[DealScenario]) -> None:
    """DEAL-38."""
    table = scenario().hand(0, "BR1", "M1-a").area(0, "brown", "BR2").play(0, Lay(c("BR1"), "brown"))
    assert (table.one(SetCompleted), table.sets(0, "brown")) == (SetCompleted(0, "brown"), [set(cs("BR1", "BR2"))])


def test_a_set_is_formed_of_the_earliest_cards() -> None:
    """DEAL-38: the last of them makes room where none would be an anchor."""
    held = lay("W-ANY-a", "W-ANY-b", "2:W-ANY-a", "BR1")
    assert [one.cards for one in held.sets] == [list(cs("W-ANY-a", "BR1"))]
    assert loose(held) == list(cs("W-ANY-b", "2:W-ANY-a"))


def test_spares_grow_into_a_second_set_which_counts_once(scenario: type[DealScenario]) -> None:
    """DEAL-39, DEAL-112."""
    table = scenario(6, goal=2).area(0, "brown", "BR1", "BR2", "2:BR1").hand(0, "2:BR2", "M1-a")
    assert len(table.sets(0, "brown")) == 1
    table.play(0, Lay(c("2:BR2"), "brown"))
    assert (len(table.sets(0, "brown")), table.result()) == (2, None)


def test_cards_within_a_colour_change_places(scenario: type[DealScenario]) -> None:
    """DEAL-40: free of charge, as often as wanted, on the own turn."""
    table = scenario(6).area(0, "brown", "BR1", "BR2", "W-BRLB").hand(0, "M1-a")
    table.play(0, Rearrange((f"{c('BR1')}-for-{c('W-BRLB')}",), "no"))
    assert (table.sets(0, "brown"), table.s.plays) == ([set(cs("BR2", "W-BRLB"))], 3)
    table.play(0, Rearrange((f"{c('W-BRLB')}-for-{c('BR1')}",), "no"))
    assert table.sets(0, "brown") == [set(cs("BR1", "BR2"))]
    assert table.s.areas[0]["brown"].cards == list(cs("BR1", "BR2", "W-BRLB"))


def test_an_exchange_must_leave_an_anchor(scenario: type[DealScenario]) -> None:
    """DEAL-40."""
    table = scenario(6).area(0, "brown", "BR1", "W-ANY-a", "W-ANY-b").hand(0, "M1-a")
    assert table.refused(0, Rearrange((f"{c('BR1')}-for-{c('W-ANY-b')}",), "no")) == "not-a-choice"
    table.play(0, Rearrange((f"{c('W-ANY-a')}-for-{c('W-ANY-b')}",), "no"))
    assert table.sets(0, "brown") == [set(cs("BR1", "W-ANY-b"))]


def test_a_gap_is_filled_from_the_loose_group_and_buildings_stay(scenario: type[DealScenario]) -> None:
    """DEAL-41: earliest arrival first."""
    area = {"red": lay("RD1", "RD2", "RD3", "2:RD1", "2:RD2", word="red")}
    area["red"].sets[0].house = c("HOUSE-a")
    gap(area, "red", "RD2")
    assert settle(area, "red") == []
    assert area["red"].sets == [Set(list(cs("RD1", "RD3", "2:RD1")), c("HOUSE-a"))]
    assert loose(area["red"]) == [c("2:RD2")]


def test_an_anchor_takes_the_last_place_where_there_would_be_none() -> None:
    """DEAL-41: the earliest loose anchor in place of the last of them."""
    area = {"red": lay("RD1", "W-ANY-a", "W-ANY-b", "2:W-ANY-a", "RD2", word="red")}
    assert area["red"].sets == [Set(list(cs("RD1", "W-ANY-a", "W-ANY-b")))]
    gap(area, "red", "RD1")
    settle(area, "red")
    assert area["red"].sets == [Set(list(cs("W-ANY-a", "W-ANY-b", "RD2")))]
    assert loose(area["red"]) == [c("2:W-ANY-a")]


def test_a_set_that_cannot_be_filled_dissolves(scenario: type[DealScenario]) -> None:
    """DEAL-41, DEAL-108: its cards join the loose group, its buildings go to the owner's bank."""
    table = scenario(2).area(1, "brown", "BR1", "BR2", house="HOUSE-a", hotel="HOTEL-a").hand(0, "DEBT-a", "M1-a")
    table.play(0, Collect(c("DEBT-a"), 1)).pay(1, "BR1", "HOTEL-a")
    assert (table.sets(1, "brown"), table.lies(1, "BR2")) == ([], "brown")
    assert table.s.banks == [[c("HOTEL-a")], [c("HOUSE-a")]]
    assert (table.one(SetBroken), table.one(BuildingFell)) == (SetBroken(1, "brown"), BuildingFell(1, c("HOUSE-a")))


def test_a_dormant_group_waits_for_an_anchor(scenario: type[DealScenario]) -> None:
    """DEAL-42: no rent, no set; an anchor wakes it."""
    table = scenario().hand(0, "R-ANY-a", "BR1").area(0, "brown", "W-ANY-a").area(1, "red", "RD1")
    assert (table.why(0, ChargeOne), table.s.areas[0]["brown"].sets) == (["no-such-colour"], [])
    table.play(0, Lay(c("BR1"), "brown"))
    assert len(table.sets(0, "brown")) == 1


def test_arrival_is_when_a_card_was_laid_there(scenario: type[DealScenario]) -> None:
    """DEAL-136: entering or leaving a set does not change it."""
    held = lay("BR1", "BR2", "2:BR1")
    held.sets[0].cards = list(cs("BR2", "2:BR1"))
    assert loose(held) == [c("BR1")]
    assert held.cards == list(cs("BR1", "BR2", "2:BR1"))


def test_a_stolen_set_arrives_as_it_lies(scenario: type[DealScenario]) -> None:
    """DEAL-136, DEAL-89."""
    table = scenario(6).hand(0, "DBREAK-a", "M1-a").area(0, "brown", "2:BR1").area(1, "brown", "BR2", "BR1")
    table.play(0, Breaker(c("DBREAK-a"), c("BR2"))).submit(1)
    assert table.s.areas[0]["brown"].cards == list(cs("2:BR1", "BR2", "BR1"))


def test_of_several_gaps_the_dearest_set_is_repaired_first() -> None:
    """DEAL-137: from the loose group, then from the sets later in the order; an undamaged set is never touched."""
    area = {"brown": lay("BR1", "BR2", "2:BR1", "2:BR2", "W-BRLB", "2:W-BRLB")}
    first, second, whole = area["brown"].sets
    second.house = c("HOUSE-a")
    gap(area, "brown", "BR1", "2:BR1")
    assert settle(area, "brown") == []
    assert [set(one.cards) for one in area["brown"].sets] == [set(cs("BR2", "2:BR2")), set(cs("W-BRLB", "2:W-BRLB"))]
    assert area["brown"].sets == [Set(second.cards, c("HOUSE-a")), whole]
    assert len(first.cards) == 0


def test_of_equal_sets_the_earliest_formed_is_repaired_first() -> None:
    """DEAL-137."""
    area = {"brown": lay("BR1", "BR2", "2:BR1", "2:BR2")}
    gap(area, "brown", "BR1", "2:BR2")
    settle(area, "brown")
    assert [one.cards for one in area["brown"].sets] == [list(cs("BR2", "2:BR1"))]


def test_the_loose_group_is_used_up_before_a_later_set() -> None:
    """DEAL-137: both are repaired when there is enough."""
    area = {"brown": lay("BR1", "BR2", "2:BR1", "2:BR2", "W-BRLB")}
    gap(area, "brown", "BR1")
    settle(area, "brown")
    assert [one.cards for one in area["brown"].sets] == [list(cs("BR2", "W-BRLB")), list(cs("2:BR1", "2:BR2"))]


def test_cards_of_a_dissolved_set_cannot_be_kept_apart() -> None:
    """DEAL-38: what together completes a set forms one."""
    area = {"brown": lay("BR1", "BR2", "2:BR1", "2:BR2")}
    gap(area, "brown", "BR1", "2:BR1", "2:BR2")
    settle(area, "brown")
    assert (area["brown"].sets, area["brown"].cards) == ([], [c("BR2")])


def test_banking_changes_no_set(scenario: type[DealScenario]) -> None:
    """DEAL-31: it is aimed at nobody and cannot be cancelled."""
    table = scenario().hand(0, "M1-a", "M1-b").play(0, Bank(c("M1-a")))
    assert table.waits() == ["play"]
