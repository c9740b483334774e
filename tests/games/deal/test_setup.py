"""Section 1: how a game begins."""

import pytest

from bot.games.deal import GAME
from bot.games.deal.events import Drew, TurnBegan
from bot.games.deal.state import State
from bot.kit import engine
from bot.kit.contract import EventFor, Refused
from bot.kit.engine import Accepted, apply_action
from bot.kit.replay import Sealed, first_difference, replay
from bot.kit.rng import FastRng
from bot.kit.testing.scripted_rng import ScriptedRng
from tests.games.deal.scenario import DealScenario
from tests.games.scenario import play_in_place


def begin(seats: int, dice: FastRng | ScriptedRng | None = None, **options: int | str) -> State:
    chosen = engine.default_options(GAME, "slow") | options
    return GAME.setup(seats, chosen, dice or FastRng(seats))


@pytest.mark.parametrize("seats", range(2, 11))
def test_five_cards_each_and_two_for_the_first(seats: int) -> None:
    """DEAL-1, DEAL-2, DEAL-4, DEAL-17: one pack up to 5 players, two from 6 on."""
    s = begin(seats)
    first, *others = s.order
    assert [len(s.hands[first]), {len(s.hands[seat]) for seat in others}] == [7, {5}]
    assert GAME.conserved_totals(s)["cards"] == (106 if seats <= 5 else 212)
    assert GAME.conserved_totals(s)["cards"] - len(s.pile.loose) == 5 * seats + 2


def test_two_to_ten_players() -> None:
    """DEAL-1, DEAL-2: fewer and more are refused at the table."""
    assert (GAME.seats[0], GAME.seats[-1]) == (2, 10)


def test_nothing_lies_on_the_table() -> None:
    """DEAL-5: no discards, no bank, no property; the rest is the draw pile."""
    s = begin(4)
    assert (s.pile.used, s.pile.under, s.banks, s.areas) == ([], [], [[]] * 4, [{}] * 4)
    assert len(s.pile.loose) == 106 - 22


def test_the_first_player_is_drawn_by_lot() -> None:
    """DEAL-6."""
    assert {begin(3, FastRng(seed)).order[0] for seed in range(30)} == {0, 1, 2}


@pytest.mark.parametrize("named", [1, 2, 3])
def test_the_host_may_name_the_first_player(named: int) -> None:
    """DEAL-6, O-10."""
    for seed in range(5):
        assert begin(3, FastRng(seed), first=named).order[0] == named - 1


def test_a_named_player_who_is_not_there_is_drawn_by_lot() -> None:
    """O-10."""
    assert {begin(2, FastRng(seed), first=7).order[0] for seed in range(30)} == {0, 1}


def test_seats_are_shuffled_and_shown_and_turns_go_round() -> None:
    """DEAL-7, DEAL-30."""
    assert len({tuple(begin(4, FastRng(seed)).order) for seed in range(40)}) > 6
    s = begin(4, FastRng(7))
    assert GAME.view(s, None).order == tuple(s.order)
    seen = []
    for _ in range(8):
        seen.append(GAME.view(s, None).active)
        while GAME.view(s, None).active == seen[-1]:
            seat, action = GAME.default(s, GAME.waits(s)[0])
            play_in_place(GAME, s, seat, action, FastRng(1))
    assert seen == s.order * 2


@pytest.mark.parametrize(("seats", "packs"), [(6, "one"), (10, "one"), (3, "two"), (2, "two")])
def test_packs_that_do_not_fit_are_refused(seats: int, packs: str) -> None:
    """O-1: two packs from 4 players on, one up to 5."""
    with pytest.raises(Refused) as refused:
        begin(seats, packs=packs)
    assert refused.value.refusal.code == "packs-do-not-fit"


@pytest.mark.parametrize(("seats", "packs", "cards"), [(4, "two", 212), (5, "one", 106), (5, "auto", 106)])
def test_packs_by_choice(seats: int, packs: str, cards: int) -> None:
    """O-1."""
    s = begin(seats, packs=packs)
    assert (GAME.conserved_totals(s)["cards"], GAME.view(s, None).packs) == (cards, cards // 106)


def test_the_first_turn_is_told_with_the_first_action() -> None:
    """DEAL-17: the drawn cards to their owner alone."""
    s = begin(2, ScriptedRng([1]))
    done = apply_action(GAME, s, 0, GAME.legal_actions(s, 0)[0].action(s.hands[0][0]), FastRng(1))
    assert isinstance(done, Accepted)
    assert done.told[0] == EventFor(TurnBegan(0, 1, 1, 2))
    drawn = done.told[1]
    assert isinstance(drawn.event, Drew)
    assert drawn.only == 0
    assert len(drawn.event.cards) == 2


def test_every_option_has_a_value_that_a_lobby_can_show() -> None:
    """O-1 to O-13: no menu of more than 25 choices."""
    for option in GAME.options:
        domain = option.domain
        assert domain.holds(option.default)
        assert len(getattr(domain, "options", range(11))) <= 25
    assert DealScenario(3).s.rules.goal == 3


def test_a_record_with_packs_that_do_not_fit_is_not_one_of_a_game() -> None:
    """O-1: what an exported file claims is checked like a start."""
    sealed = Sealed(2, engine.default_options(GAME, "slow") | {"packs": "two"}, bytes(32))
    with pytest.raises(ValueError, match="packs-do-not-fit"):
        next(replay(GAME, sealed, []))
    assert first_difference(GAME, sealed, []) == 0
