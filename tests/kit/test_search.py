"""Robots that look ahead: they take what ends best, repeat themselves for a seed, and know only what may be known."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from bot.kit.contract import Action, Refused, Rng, Seat
from bot.kit.engine import default_options
from bot.kit.mechanics.auction import Auction
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import UNEXPLAINED, choose, ranked_candidates, shortlist, think
from bot.kit.robots.forecast import doubted
from bot.kit.robots.search import EVALUATION, SURE_TRIES, SearchContext, context_for, search
from bot.kit.spec import GameSpec, Lookahead, RobotTuning
from tests.kit.toy_game import Appraising, Bid, Rob, Sell, Throw, ToyState
from tests.spec_of import spec_of


class Foreseeing(Appraising):
    """The toy with foresight: only stalls count, and whoever may bid first takes the lot for one."""

    def evaluate(self, s: ToyState) -> list[int]:
        return [1_000 * stalls for stalls in s.stalls]

    def rollout_policy(self, s: ToyState, dice: Rng) -> tuple[Seat, Any]:
        wait = next(wait for wait in self.waits(s) if not wait.held)
        if isinstance(s.pending, Auction) and s.pending.leader is None:
            return wait.seats[0], Bid(1)
        return self.default(s, wait)


RULES = Foreseeing()
LOOKAHEAD = Lookahead(evaluate=RULES.evaluate, rollout_policy=RULES.rollout_policy)
TUNING = RobotTuning(action_value=RULES.action_value, lookahead=LOOKAHEAD)
GAME = replace(spec_of(RULES), robots=TUNING)


def looking(**changes: Any) -> GameSpec[Any]:
    """The same game whose strong robots look in another way."""
    return replace(GAME, robots=replace(TUNING, lookahead=replace(LOOKAHEAD, **changes)))


def position(seed: int = 1, seats: int = 3) -> tuple[ToyState, Seat]:
    """A game that is over after this turn."""
    state = GAME.setup(seats, default_options(GAME, "live"), FastRng(seed))
    state.last = state.turns.turn
    return state, state.turns.active


def thought(kind: str, luck: int, budget: int = 400) -> Any:
    state, seat = position()
    search_context = SearchContext(GAME, state, seat, budget) if kind == "strong" else None
    return think(kind, GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), FastRng(luck), search_context)


def test_a_strong_robot_overrules_the_judgement_where_it_sees_farther() -> None:
    assert isinstance(thought("normal", 1).action, Rob)
    strong = thought("strong", 1)
    assert strong.action == Sell()
    assert strong.reason.code == "ahead"
    assert strong.reason.facts["tries"] > 1
    assert 0 <= strong.reason.facts["chance"] <= 100


def test_the_same_seed_thinks_the_same() -> None:
    assert [thought(kind, luck) for kind in ("easy", "normal", "strong") for luck in range(8)] == [
        thought(kind, luck) for kind in ("easy", "normal", "strong") for luck in range(8)
    ]


def test_an_easy_robot_slips_and_owns_up_to_it() -> None:
    thoughts = [thought("easy", luck) for luck in range(60)]
    slips = [one for one in thoughts if one.action == Sell()]
    assert 3 < len(slips) < 30
    assert all(one.reason == UNEXPLAINED for one in slips)


def test_more_thought_is_more_tries() -> None:
    tries = []
    for budget in (50, 5_000):
        state, seat = position()
        search_context = SearchContext(GAME, state, seat, budget)
        search_context.steady = True
        found = search(search_context, [(0, Sell()), (0, Rob((seat + 1) % 3))], FastRng(1))
        tries.append(found[0].tries)
        assert found[0].action == Sell()
    assert tries[1] > 10 * tries[0]


def test_what_is_decided_is_thought_no_more_of() -> None:
    state, seat = position()
    found = search(SearchContext(GAME, state, seat, 50_000), [(0, Rob((seat + 1) % 3)), (0, Sell())], FastRng(1))
    assert found[0].action == Sell()
    assert found[0].tries == found[1].tries == SURE_TRIES


def test_what_is_close_is_thought_of_to_the_end() -> None:
    def play(s: ToyState, seat: Seat, action: Any, dice: Rng, tell: Any) -> None:
        luck = dice.die(10_000)
        s.number = luck if isinstance(action, Sell) else 10_000 - luck

    state, seat = position()
    game = replace(looking(max_depth=1, evaluate=lambda s: [s.number] * 3), play=play)
    tries = [
        search(SearchContext(game, state, seat, budget), [(0, Sell()), (0, Throw((0,)))], FastRng(1))[0].tries
        for budget in (4_000, 16_000)
    ]
    assert tries[1] > 3 * tries[0] > 3 * SURE_TRIES


def counted(size: int, covered: Callable[[float], bool] | None = None) -> tuple[Action, int]:
    """What a steady search chooses of so many candidates, and how many continuations it imagines."""
    ends: list[int] = []

    def evaluate(s: ToyState) -> list[int]:
        ends.append(1)
        return LOOKAHEAD.evaluate(s)

    state, seat = position()
    search_context = SearchContext(looking(evaluate=evaluate), state, seat, 30_000)
    search_context.steady = True
    if covered is not None:
        search_context.covered = covered
    choice: list[tuple[int, Action]] = [(0, Sell()), (0, Rob((seat + 1) % 3)), (0, Rob((seat + 2) % 3))]
    return search(search_context, choice[:size], FastRng(1))[0].action, len(ends)


@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_steady_search_takes_as_long_whatever_there_is_to_choose_from(size: int) -> None:
    _, ends = counted(size)
    assert ends * (EVALUATION + 1) <= 30_000 + 3 * LOOKAHEAD.max_depth
    assert ends * (EVALUATION + LOOKAHEAD.max_depth) >= 30_000


@pytest.mark.parametrize("size", [1, 2, 3])
def test_a_steady_search_ends_early_where_nobody_sees_it_and_chooses_the_same(size: int) -> None:
    parts: list[float] = []

    def covered(part: float) -> bool:
        parts.append(part)
        return True

    chosen, ends = counted(size, covered)
    assert ends == size * SURE_TRIES
    assert [part < 0.2 for part in parts] == [True]
    whole, all_ends = counted(size)
    assert whole == chosen
    assert all_ends > 5 * ends


def test_a_game_may_have_a_nearer_horizon() -> None:
    def rollout_policy(s: ToyState, dice: Rng) -> tuple[Seat, Any]:
        raise AssertionError("nothing is imagined beyond the horizon")

    short = looking(max_depth=1, rollout_policy=rollout_policy)  # only the candidate itself is looked at
    state, seat = position()
    found = search(SearchContext(short, state, seat, 300), [(0, Sell()), (0, Rob((seat + 1) % 3))], FastRng(1))
    assert found[0].tries > 1
    assert all(one.mean >= 0 for one in found)


def test_what_the_rules_refuse_is_never_best() -> None:
    def play(s: ToyState, seat: Seat, action: Any, dice: Rng, tell: Any) -> None:
        if isinstance(action, Throw):
            raise Refused("two-guards")
        GAME.play(s, seat, action, dice, tell)

    game = replace(GAME, play=play)
    state = game.setup(3, default_options(game, "live"), FastRng(1))
    seat = state.turns.active
    found = search(
        SearchContext(game, state, seat, 300), [(0, Throw((0,))), (0, Sell()), (0, Rob((seat + 1) % 3))], FastRng(1)
    )
    assert found[0].action == Sell()
    assert found[-1].refused


def test_a_dream_knows_its_own_hand_and_no_other() -> None:
    state, seat = position()
    for other, hand in enumerate(state.hands):
        hand[:] = [other] * 3 if other == seat else hand
    state.hands[(seat + 1) % 3] = [1, 2, 3, 0]
    search_context = SearchContext(GAME, state, seat)
    worlds = [search_context.world(FastRng(luck)) for luck in range(30)]
    assert all(GAME.view(world, seat) == GAME.view(state, seat) for world in worlds)
    assert len({tuple(world.hands[(seat + 1) % 3]) for world in worlds}) > 5
    assert state.hands[(seat + 1) % 3] == [1, 2, 3, 0]


def test_a_shortlist_has_each_verb_and_then_the_best() -> None:
    state, seat = position()
    found = ranked_candidates(TUNING, GAME.view(state, seat), GAME.legal_actions(state, seat))
    assert [type(action) for _, action in shortlist(found, LOOKAHEAD.top_k)] == [Rob, Sell, Rob]
    many: list[tuple[int, Action]] = [(100 - amount, Bid(amount)) for amount in range(20)]
    short = [action for _, action in shortlist([*many, (0, Sell())], LOOKAHEAD.top_k)]
    assert short == [Bid(0), Sell(), *(Bid(n) for n in range(1, LOOKAHEAD.top_k - 1))]


def test_a_game_says_after_how_many_moments_it_is_evaluated() -> None:
    """One by default."""

    state, seat = position()
    hasty = SearchContext(looking(phase=lambda s: s.turns.turn), state, seat)
    patient = SearchContext(looking(phase=lambda s: s.turns.turn, lookahead_phases=2), state, seat)
    seen = []
    for _ in range(2):
        state.turns.turn += 1
        seen.append((hasty.ripe(state), patient.ripe(state)))
    assert seen == [(True, False), (True, True)]
    assert not SearchContext(GAME, state, seat).ripe(state)


def test_a_game_says_how_much_and_how_closely_its_strong_robots_look() -> None:
    """Where its actions take longer than others'."""

    slow = looking(max_actions=300, top_k=2)
    state, seat = position()
    assert SearchContext(GAME, state, seat).budget == LOOKAHEAD.max_actions == 25_000
    assert SearchContext(slow, state, seat, 50).budget == 50
    search_context = SearchContext(slow, state, seat)
    assert search_context.budget == 300
    choose("strong", slow, GAME.view(state, seat), GAME.legal_actions(state, seat), FastRng(1), search_context)
    assert len(search_context.found) == 2


def test_an_easy_robot_glances_where_a_game_lets_it() -> None:
    """A normal one goes on judging with care."""

    quick = replace(TUNING, blunder_rate=1_000_000, quick_action_value=lambda _view, action: isinstance(action, Sell))
    game = replace(GAME, robots=quick)
    state, seat = position()
    view, legal_actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
    assert choose("easy", game, view, legal_actions, FastRng(1)) == Sell()
    assert isinstance(choose("normal", game, view, legal_actions, FastRng(1)), Rob)


def test_nobody_looks_ahead_where_the_game_gives_no_way_to() -> None:
    state, seat = position()
    blind = replace(GAME, robots=replace(TUNING, lookahead=None))
    assert context_for("strong", blind, state, seat) is None
    assert context_for("strong", replace(GAME, robots=None), state, seat) is None
    assert context_for("normal", GAME, state, seat) is None
    assert context_for("strong", GAME, state, seat) is not None
    with pytest.raises(ValueError, match="Nobody can look ahead in toy"):
        SearchContext(blind, state, seat)


def test_chances_of_more_than_two_are_drawn_together_by_a_games_doubt() -> None:
    assert doubted([9_000, 1_000, 0], 0.8) == [9_000, 1_000, 0]
    assert doubted([7_000, 2_000, 1_000], 0) == [7_000, 2_000, 1_000]
    found = doubted([7_000, 2_000, 1_000, 0], 0.8)
    assert found[0] < 7_000
    assert found[0] > found[1] > 2_000
    assert found[2] > 1_000
    assert found[3] == 0
    assert sum(found) in range(9_998, 10_003)
