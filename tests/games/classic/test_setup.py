"""Section 4.1: setup; sections 7.1 to 7.8: the numbers."""

import pytest

from bot.games.classic import GAME, data
from bot.games.classic.board import board
from bot.games.classic.events import OrderRolled, TurnBegan
from bot.games.classic.state import State
from bot.kit.contract import Value
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.testing.scripted_rng import ScriptedRng
from tests.games.classic.scenario import ClassicScenario


def begun(seats: int, dice: ScriptedRng | None = None, **chosen: Value) -> State:
    return GAME.setup(seats, default_options(GAME, "slow") | chosen, dice or FastRng(1))


def test_two_to_six_play() -> None:
    """CLASSIC-1."""
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


def test_nobody_is_banker_or_auctioneer(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-3: with dice, deeds and auctions nobody is asked to serve."""
    table = scenario().play("0 Roll 1 2", "0 Decline")
    assert table.awaited() == (0, 1, 2)
    assert GAME.default(table.s, GAME.waits(table.s)[0])[0] == -1


def test_the_bank_pays_whatever_it_has_paid_before(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-4, CLASSIC-205."""
    table = scenario().at(0, 38)
    table.s.purse.bank -= 10**9
    table.s.purse.cash[1] += 10**9
    table.play("0 Roll 1 2")
    assert table.purses()[0] == 1_700


def test_what_the_bank_begins_with() -> None:
    """CLASSIC-5: 28 deeds, 32 shops, 12 towers."""
    s = begun(2)
    assert (len(s.plots), s.shops, s.towers) == (28, 32, 12)
    assert all(p.owner is None and not p.mortgaged and not p.level for p in s.plots)


def test_the_first_cash_with_and_without_the_speed_die() -> None:
    """CLASSIC-6, CLASSIC-7: 1,500, or 2,500."""
    assert begun(3, speed="off").purse.cash == [1_500] * 3
    assert begun(3).purse.cash == [2_500] * 3


def test_all_stand_on_space_0_unpaid() -> None:
    """CLASSIC-8."""
    s = begun(4, speed="off")
    assert s.spaces == [0] * 4
    assert not any(s.awake)


@pytest.mark.parametrize("deck", ["international", "heritage"])
def test_both_decks_have_sixteen_cards_with_one_to_keep(deck: str) -> None:
    """CLASSIC-9: their order exists nowhere, so nobody can know it."""
    s = begun(2, deck=deck)
    for pile in (s.leap, s.chest):
        assert len(set(pile.loose)) == 16
        assert not pile.under
        assert [data.FACES[card].effect for card in pile.loose].count(data.KEEP) == 1


def test_the_highest_throw_begins_and_ties_throw_again(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-10, CLASSIC-11: two white dice each; seats 0 and 2 tie at 9 and throw again."""
    s = begun(3, ScriptedRng([4, 5, 1, 1, 6, 3, 2, 2, 3, 3]))
    assert s.throws == [(0, 4, 5), (1, 1, 1), (2, 6, 3), (0, 2, 2), (2, 3, 3)]
    assert s.turns.active == 2


def test_the_throws_are_told_with_the_first_step(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-10: and only once."""
    table = scenario().play("0 Roll 1 2")
    assert len(table.all(OrderRolled)) == 3
    assert table.all(TurnBegan)[0] == TurnBegan(0, 1, 1)
    assert table.play("0 Buy").none(OrderRolled)


def test_turns_go_round_in_the_order_of_joining(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-12."""
    s = begun(3, ScriptedRng([1, 1, 6, 6, 1, 2]))
    assert s.turns.active == 1
    table = scenario()
    table.s.turns.active = 2
    table.at(2, 17).play("2 Roll 1 2", "2 EndTurn")
    assert table.awaited() == (0,)


def test_the_board_adds_up() -> None:
    """CLASSIC-5: 22 places in eight groups, four Factions, two Machines; a mortgage is half the price."""
    b = board("neutral")
    assert sorted(len(spaces) for spaces in b.groups.values()) == [2, 2, 3, 3, 3, 3, 3, 3]
    assert len(b.families["faction"]) == 4
    assert len(b.families["machine"]) == 2
    assert all(2 * lent == price for lent, price in zip(b.mortgages, b.prices, strict=True))
    assert sum(b.prices) == 5_690
    assert b == board("edition")


def test_interest_is_a_tenth_rounded_up() -> None:
    """CLASSIC-139: only 75 and 175 need it."""
    b = board("neutral")
    rounded = {lent: tenth for lent, tenth in zip(b.mortgages, b.interests, strict=True) if lent % 10}
    assert rounded == {75: 8, 175: 18}
    assert b.interests[b.place[39]] == 20
