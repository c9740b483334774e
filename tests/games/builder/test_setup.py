"""Section 1: what everybody begins with."""

import pytest

from bot.games.builder import GAME, data, phases
from bot.games.builder.events import OrderRolled, TurnBegan
from bot.games.builder.state import State
from bot.kit.contract import Refusal
from bot.kit.engine import default_options
from bot.kit.testing.scripted_rng import ScriptedRng
from tests.games.builder.scenario import BuilderScenario


def begun(seats: int, *falls: int, **more: str) -> State:
    return GAME.setup(
        seats, default_options(GAME, "slow") | more, ScriptedRng(list(falls) or [6, 6] + [1, 2] * (seats - 1))
    )


def test_two_to_four_players() -> None:
    """BUILDER-1."""
    assert list(GAME.seats) == [2, 3, 4]


def test_the_bank_is_nobody() -> None:
    """BUILDER-2, BUILDER-137: it has no seat and no limit; all money together is always the same."""
    s = begun(3)
    assert len(s.purse.cash) == 3
    assert GAME.conserved_totals(s)["money"] == 0


def test_everybody_begins_with_900() -> None:
    """BUILDER-3."""
    assert begun(4).purse.cash == [900] * 4


def test_money_goes_in_fives(scenario: type[BuilderScenario]) -> None:
    """BUILDER-4: bids and trades."""
    table = scenario().play("0 Roll 1 2", "0 Auction", "0 Bid.15")
    assert table.refused("1 Bid.22") == Refusal("bad-step", {"field": "amount", "step": 5})
    table = scenario().own(1, 31)
    assert table.refused("0 Propose.1.+.3.+31.0").code == "bad-step"
    table.play("0 Propose.1.+.5.+31.0")


def test_the_token_brings_its_chips() -> None:
    """BUILDER-5, BUILDER-6, BUILDER-7: penguin trucks, Hazel cranes, T-Rex excavators, duck boats."""
    assert data.CHIPS == ("truck", "crane", "excavator", "boat")
    s = begun(3, tokens="3-0-2")
    assert s.types == [3, 0, 2]
    assert s.chips == [[0, 0, 0, 4], [4, 0, 0, 0], [0, 0, 4, 0]]


def test_without_a_choice_tokens_go_in_their_order() -> None:
    """BUILDER-5."""
    assert begun(4).types == [0, 1, 2, 3]


@pytest.mark.parametrize("word", ["0-0", "0-1-2", "0-7", "x-1"])
def test_tokens_that_cannot_be_are_a_fault(word: str) -> None:
    """BUILDER-5: each once only; the table never says so."""
    with pytest.raises(ValueError, match=r"token|invalid"):
        begun(2, tokens=word)


def test_twelve_blocks_and_twenty_chips_of_each_type() -> None:
    """BUILDER-8, BUILDER-9."""
    s = begun(3)
    assert s.blocks == [12, 12, 12]
    assert s.bank == [16, 16, 16, 20]
    assert [GAME.conserved_totals(s)[chip] for chip in data.CHIPS] == [20] * 4


def test_deeds_and_cards_are_the_banks() -> None:
    """BUILDER-10, BUILDER-11: 16 deeds, 20 cards; the bonus cards belong to nobody before the end."""
    s = begun(2)
    assert [(d.owner, d.mortgaged) for d in s.deeds] == [(None, False)] * 16
    assert sorted(s.chance.loose) == list(range(1, 21))
    assert [player.score.community for player in GAME.view(s, None).seats] == [0, 0]


def test_all_stand_on_go_for_nothing() -> None:
    """BUILDER-12."""
    s = begun(3)
    assert s.spaces == [0, 0, 0]
    assert s.purse.cash == [900] * 3


def test_the_highest_throw_begins_ties_throw_again() -> None:
    """BUILDER-13: seats 1 and 3 tie with 9; then 3 is ahead. Nobody gets chips for a 6 thrown here (BUILDER-38)."""
    s = begun(4, 1, 2, 4, 5, 3, 3, 6, 3, 2, 4, 5, 5)
    assert s.turns.active == 3
    assert s.throws == [(0, 1, 2), (1, 4, 5), (2, 3, 3), (3, 6, 3), (1, 2, 4), (3, 5, 5)]
    assert s.bank == [16] * 4
    assert isinstance(s.stack[-1], phases.ToRoll)


def test_the_throws_are_told_with_the_first_action() -> None:
    """BUILDER-13: the setup has nobody to tell them to."""
    table = BuilderScenario(2).play("0 Roll 3 5")
    assert table.all(OrderRolled) == [OrderRolled(0, 6, 6), OrderRolled(1, 1, 2)]
    assert table.one(TurnBegan) == TurnBegan(0, 1, 1, "no")
