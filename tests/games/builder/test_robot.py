"""Robots of Builder: what they think of, what they leave alone, and the outlook they look ahead with."""

from typing import TypeVar

import pytest

from bot.games.builder import GAME
from bot.games.builder.actions import Accept, Ask, Bid, Build, Decline, Drop, EndTurn, Mortgage, Penthouse, Repay
from bot.games.builder.phases import Sale
from bot.games.builder.robot import action_values, evaluation, value
from bot.kit.contract import Action
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import choose, play_out
from tests.games.builder.scenario import BuilderScenario

A = TypeVar("A", bound=Action)


def chosen(table: BuilderScenario, seat: int = 0, kind: str = "normal") -> Action | None:
    """What a robot in that seat would do."""
    return choose(kind, GAME, GAME.view(table.s, seat), GAME.legal_actions(table.s, seat), FastRng(1))


def chosen_as(verb: type[A], table: BuilderScenario, seat: int = 0) -> A:
    """The same, which is an action of that verb."""
    action = chosen(table, seat)
    assert isinstance(action, verb)
    return action


def test_it_buys_what_is_worth_its_price(scenario: type[BuilderScenario]) -> None:
    assert type(chosen(scenario().play("0 Roll 1 2"))).__name__ == "Buy"
    assert type(chosen(scenario().at(0, 13).cash(100).play("0 Roll 1 3"))).__name__ == "Auction"


def test_it_bids_in_shares_and_passes_in_the_end(scenario: type[BuilderScenario]) -> None:
    table = scenario().play("0 Roll 1 2", "0 Auction")
    bids = []
    for _ in range(30):
        action = chosen(table, 1)
        if not isinstance(action, Bid):
            break
        bids.append(action.amount)
        table.play(f"1 Bid.{action.amount}")
        low = table.pending(Sale).high + 5
        table.play(f"2 Bid.{low}")
    assert type(chosen(table, 1)).__name__ == "Pass"
    assert 2 <= len(bids) < 20
    assert bids[0] > 10


def test_it_builds_towers_and_groups(scenario: type[BuilderScenario]) -> None:
    table = scenario().chips(0, "tttccceeebb").tower(0, "b2", floors=3).manage()
    assert chosen_as(Build, table).site in {"b1", "b3", "c2", "a2"}, "two of a group win the Community Builder"
    table.tower(1, "d2", "d3", "d4", floors=1)
    assert chosen(table) == Build("b2", ())


def test_it_keeps_blocks_for_a_tower(scenario: type[BuilderScenario]) -> None:
    table = scenario().chips(0, "tttt").tower(0, "b3", floors=1).blocks(0, 3).manage()
    assert chosen(table) in (Build("b3", ()), EndTurn())


def test_it_places_the_penthouse_to_win_only(scenario: type[BuilderScenario]) -> None:
    table = scenario().chips(0, "ttceb").tower(0, "b2").manage()
    assert chosen(table) == Penthouse("b2", ())
    table.tower(1, "d2", "d3", "d4")
    assert not isinstance(chosen(table), Penthouse)


def test_it_leaves_what_is_missed_least(scenario: type[BuilderScenario]) -> None:
    table = scenario().surplus("ttttttceb")
    assert chosen_as(Drop, table).chips == ("truck-1", "truck-2", "truck-3")


def test_it_asks_for_every_rent(scenario: type[BuilderScenario]) -> None:
    table = scenario(grace="none").own(2, 15).at(0, 8).play("0 Roll 3 4")
    assert chosen_as(Ask, table, 2).claim == table.claim()


def test_it_never_leaves_nor_mortgages_without_need(scenario: type[BuilderScenario]) -> None:
    table = scenario().own(1, 31)
    assert chosen(table, 1) is None
    table = scenario(4).own(2, 31).own(0, 13, 1).cash(100).at(0, 24).play("0 Roll 3 4")
    table.play(f"2 Ask.{table.claim()}")
    assert chosen_as(Mortgage, table).space == 1


@pytest.mark.parametrize(("give", "take", "taken"), [("+31.0", "+.5", True), ("+.5", "+31.0", False)])
def test_it_weighs_offers(scenario: type[BuilderScenario], give: str, take: str, taken: bool) -> None:
    table = scenario().own(0 if taken else 1, 31).play(f"0 Propose.1.{give}.{take}")
    assert isinstance(chosen(table, 1), Accept) is taken


def test_it_repays_when_rich(scenario: type[BuilderScenario]) -> None:
    table = scenario().own(1, 1, mortgaged=True)
    assert chosen(table, 1) == Repay(1)
    assert chosen(table.cash(900, 100), 1) is None


def test_it_declines_a_bad_swap(scenario: type[BuilderScenario]) -> None:
    table = scenario().own(0, 29).own(1, 1).at(0, 9).pile(3).play("0 Roll 1 4")
    assert chosen(table) == Decline()


def test_a_spectator_has_no_opinion(scenario: type[BuilderScenario]) -> None:
    view = scenario().play("0 Roll 1 2").view()
    assert action_values.action_value(view, EndTurn()) == 0
    assert all(
        action_values.candidate_actions(view, legal_action) is None
        for legal_action in GAME.legal_actions(scenario().s, 0)
    )


def test_more_chips_are_worth_more() -> None:
    piles = [value.pile((count, 0, 0, 0)) for count in range(21)]
    assert piles == sorted(piles)
    assert value.pile((2, 2, 2, 2)) > value.pile((8, 0, 0, 0))


def test_the_outlook_is_a_chance(scenario: type[BuilderScenario]) -> None:
    table = scenario(3).tower(0, "b2").own(0, 31, 29)
    chances = evaluation.evaluate(table.s)
    assert abs(sum(chances) - 10_000) <= 3
    assert chances[0] > chances[1] >= chances[2], "who plays sooner is a little ahead"


def test_the_outlook_of_what_is_over(scenario: type[BuilderScenario]) -> None:
    table = scenario(3).play("1 Leave")
    assert evaluation.evaluate(table.s)[1] == 0
    assert evaluation.evaluate(table.play("2 Leave").s) == [10_000, 0, 0]


@pytest.mark.uncounted
def test_a_strong_robot_plays_to_the_end() -> None:
    dice = FastRng(3)
    s = GAME.setup(2, default_options(GAME, "live"), dice)
    play_out(GAME, s, dice, ["strong", "normal"], budget=40)
    assert GAME.result(s)


@pytest.mark.uncounted
def test_normal_robots_beat_random_ones() -> None:
    """Two of each, who sits where by turns."""
    won = 0
    for seed in range(12):
        dice = FastRng(seed)
        s = GAME.setup(2, default_options(GAME, "live"), dice)
        kinds = ["normal", "random"] if seed % 2 else ["random", "normal"]
        play_out(GAME, s, dice, kinds)
        won += s.ranks[kinds.index("normal")] == 1
    assert won >= 10
