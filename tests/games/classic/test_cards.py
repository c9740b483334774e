"""Sections 4.9 and 7.4 to 7.6: cards."""

from typing import Any

import pytest

from bot.games.classic import GAME, cards, data
from bot.games.classic.events import Jailed, SalaryPaid
from bot.games.classic.events.cards import CardKept, CardPaid, CardUsed, CardVoid, RepairsPaid
from bot.games.classic.events.money import SharedDebtOpened
from bot.kit.contract import Refusal
from bot.kit.mechanics.debt import Debt
from bot.kit.rng import FastRng
from tests.games.classic.scenario import ClassicScenario


def drawn(scenario: type[ClassicScenario], pile: str, word: str, **options: Any) -> ClassicScenario:
    """Seat 0 lands on space 7 or 17 and draws `word`."""
    table = scenario(**options)
    return table.at(0, 4 if pile == "leap" else 14).pile(pile, word)


def test_used_cards_go_to_the_bottom_without_a_shuffle(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-97: each card comes once in a cycle, none twice, and the next cycle is the same (a fault of others)."""
    s, dice = scenario(2).s, FastRng(3)
    seen = []
    for _ in range(30):
        cards.draw(s, 0, data.CHEST, dice, lambda event, only=None: None)
        seen.append(s.drawn)
        s.stack, s.due, s.cards, s.jailed = s.stack[:1], [], [[], []], [False, False]
    keep = next(card for card in seen if data.FACES[card].word == "tc5")
    assert len(set(seen[:16])) == 16
    assert [card for card in seen[:16] if card != keep][:14] == seen[16:]


def test_forward_with_salary(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-98: LF1 to LF5, TC1; the space reached is resolved."""
    assert drawn(scenario, "leap", "lf1").play("0 Roll 1 2").one(SalaryPaid).amount == 200
    for word, space in (("lf2", 24), ("lf3", 11), ("lf5", 39)):
        table = drawn(scenario, "leap", word).play("0 Roll 1 2")
        assert (table.s.spaces[0], table.waits()) == (space, ["buy"])
        assert table.none(SalaryPaid)
    thieves = drawn(scenario, "leap", "lf4").play("0 Roll 1 2")
    assert (thieves.s.spaces[0], thieves.purses()[0]) == (5, 1_700)
    assert drawn(scenario, "chest", "tc1").play("0 Roll 1 2").purses()[0] == 1_700


@pytest.mark.parametrize(("start", "space"), [(7, 15), (22, 25), (36, 5)])
def test_the_nearest_faction_is_forward(scenario: type[ClassicScenario], start: int, space: int) -> None:
    """CLASSIC-99."""
    table = scenario().at(0, start - 3).pile("leap", "lf6").play("0 Roll 1 2")
    assert (table.s.spaces[0], table.waits()) == (space, ["buy"])


@pytest.mark.parametrize(("start", "space"), [(7, 12), (22, 28), (36, 12)])
def test_the_nearest_machine_is_forward(scenario: type[ClassicScenario], start: int, space: int) -> None:
    """CLASSIC-99: nothing happens on a mortgaged or an own one."""
    table = scenario().own(1, 12, 28, mortgaged=True).at(0, start - 3).pile("leap", "lf8").play("0 Roll 1 2")
    assert table.s.spaces[0] == space
    assert not table.s.claims


@pytest.mark.parametrize(("start", "space"), [(7, 4), (22, 19), (36, 33)])
def test_back_three(scenario: type[ClassicScenario], start: int, space: int) -> None:
    """CLASSIC-100: and that space is resolved, another card drawn."""
    table = scenario().at(0, start - 3).pile("leap", "lf10").pile("chest", "tc15").play("0 Roll 1 2")
    assert table.s.spaces[0] == space
    assert table.purses()[0] == {4: 1_300, 19: 1_500, 33: 1_510}[space]


def test_repairs(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-101: 25 and 100, or 40 and 115, as one payment; without buildings nothing."""
    table = drawn(scenario, "leap", "lf12").built(0, "sky", "4-4-5").play("0 Roll 1 2")
    assert table.one(RepairsPaid) == RepairsPaid(0, 8, 1, 300)
    chest = drawn(scenario, "chest", "tc14").built(0, "sky", "4-4-5").play("0 Roll 1 2")
    assert chest.one(RepairsPaid).amount == 8 * 40 + 115
    assert drawn(scenario, "leap", "lf12").play("0 Roll 1 2").one(CardVoid).seat == 0


def test_repairs_count_at_the_draw(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-214: selling to pay does not lower the bill."""
    table = drawn(scenario, "leap", "lf12").cash(10).built(0, "sky", "1-1-1").play("0 Roll 1 2")
    assert table.pending(Debt).amount == 75
    table.play("0 Sell.sky.0-0-0", "0 Mortgage.9")
    assert table.purses()[0] == 10 + 75 + 60 - 75


def test_pay_each_player(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-102: 50 to every other, as one debt."""
    table = drawn(scenario, "leap", "lf14", seats=4).play("0 Roll 1 2")
    assert table.purses() == [1_350, 1_550, 1_550, 1_550]
    poor = drawn(scenario, "leap", "lf14", seats=4).cash(149).own(0, 39).play("0 Roll 1 2")
    assert poor.one(SharedDebtOpened) == SharedDebtOpened(0, 150, 50)
    assert poor.play("0 Mortgage.39").purses() == [199, 1_550, 1_550, 1_550]


def test_each_player_pays(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-102: 10 each, in turn order, as debts of their own."""
    table = drawn(scenario, "chest", "tc9", seats=4).play("0 Roll 1 2")
    assert [(one.seat, one.payee) for one in table.all(CardPaid)] == [(1, 0), (2, 0), (3, 0)]
    assert table.purses() == [1_530, 1_490, 1_490, 1_490]


def test_who_cannot_pay_ten_is_in_debt_off_turn(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-215: the drawer's turn waits, and so do the later ones; CLASSIC-217: one debt at a time."""
    table = drawn(scenario, "chest", "tc9", seats=4).cash(1_500, 5, 5).own(1, 39).own(2, 37).play("0 Roll 1 2")
    assert (table.waits(), table.awaited()) == (["debt"], (1,))
    assert table.purses() == [1_500, 5, 5, 1_500]
    table.play("1 Mortgage.39")
    assert table.awaited() == (2,)
    table.play("2 Mortgage.37")
    assert table.purses() == [1_530, 195, 170, 1_490]
    assert table.waits() == ["end"]


@pytest.mark.parametrize(("deck", "word", "kept"), [("leap", "lf9", "card-jail-1"), ("chest", "tc5", "card-jail-2")])
def test_a_jail_card_is_kept_until_used(scenario: type[ClassicScenario], deck: str, word: str, kept: str) -> None:
    """CLASSIC-103: its deck has 15 cards meanwhile; then it goes under that deck (a fault of others)."""
    table = drawn(scenario, deck, word).play("0 Roll 1 2")
    pile = table.s.leap if deck == "leap" else table.s.chest
    assert table.one(CardKept) == CardKept(0, kept)
    assert (table.s.cards[0], len(pile.under)) == ([kept], 15)
    assert GAME.view(table.s, 1).seats[0].cards == (kept,)
    table.play("0 EndTurn")
    table.s.turns.active = 0
    table.in_jail(0).play(f"0 UseJailCard.{kept}")
    assert table.one(CardUsed) == CardUsed(0, kept)
    pile = table.s.leap if deck == "leap" else table.s.chest
    assert data.FACES[pile.under[-1]].word == word


@pytest.mark.parametrize(
    ("deck", "word", "gain"),
    [
        *[("leap", "lf13", -15), ("leap", "lf15", 150), ("leap", "lf16", 50)],
        *[
            ("chest", "tc2", 200),
            ("chest", "tc3", -50),
            ("chest", "tc4", 50),
            ("chest", "tc7", 100),
            ("chest", "tc8", 20),
        ],
        *[("chest", "tc10", 100), ("chest", "tc11", -100), ("chest", "tc12", -50), ("chest", "tc13", 25)],
        *[("chest", "tc15", 10), ("chest", "tc16", 100)],
    ],
)
def test_sums(scenario: type[ClassicScenario], deck: str, word: str, gain: int) -> None:
    """CLASSIC-58 and tables 7.4, 7.5."""
    assert drawn(scenario, deck, word).play("0 Roll 1 2").purses()[0] == 1_500 + gain


@pytest.mark.parametrize(("word", "gain"), [("lf18", 100), ("lf19", -150), ("lf20", -20)])
def test_the_heritage_sums(scenario: type[ClassicScenario], word: str, gain: int) -> None:
    """CLASSIC-58 and table 7.6."""
    assert drawn(scenario, "leap", word, deck="heritage").play("0 Roll 1 2").purses()[0] == 1_500 + gain


def test_the_heritage_moves(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-98, CLASSIC-101: LF17 to space 15, LF21's repairs."""
    assert drawn(scenario, "leap", "lf17", deck="heritage").play("0 Roll 1 2").s.spaces[0] == 15
    table = drawn(scenario, "leap", "lf21", deck="heritage").built(0, "sky", "4-4-5").play("0 Roll 1 2")
    assert table.one(RepairsPaid).amount == 435


@pytest.mark.parametrize(("deck", "word"), [("leap", "lf11"), ("chest", "tc6")])
def test_go_to_jail(scenario: type[ClassicScenario], deck: str, word: str) -> None:
    """CLASSIC-104."""
    assert drawn(scenario, deck, word).play("0 Roll 1 2").one(Jailed) == Jailed(0, "card")


def test_a_fine_or_a_leap(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-218: ten, or the top Leap of Faith card, as after landing there."""
    table = drawn(scenario, "chest", "tc18", deck="heritage").pile("leap", "lf15").play("0 Roll 1 2")
    assert table.waits() == ["card"]
    assert table.play("0 Pay").purses()[0] == 1_490
    leap = drawn(scenario, "chest", "tc18", deck="heritage").pile("leap", "lf15").play("0 Roll 1 2", "0 Draw")
    assert leap.purses()[0] == 1_650
    assert data.FACES[leap.s.chest.under[-1]].word == "tc18"


def test_the_fine_is_refused_without_the_cash(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-218: an alternative is no debt; absent players draw then."""
    table = drawn(scenario, "chest", "tc18", deck="heritage").pile("leap", "lf15").cash(9).play("0 Roll 1 2")
    assert table.refused("0 Pay") == Refusal("not-enough-cash", {"low": 10, "cash": 9})
    assert table.default().purses()[0] == 159
    rich = drawn(scenario, "chest", "tc18", deck="heritage").pile("leap", "lf15").play("0 Roll 1 2").default()
    assert rich.purses()[0] == 1_490
