"""Robots that look ahead: they take what ends best, repeat themselves for a seed, and know only what may be known."""

from typing import Any

from bot.kit.contract import Action, Rng, Seat
from bot.kit.engine import default_options
from bot.kit.mechanics.auction import Auction
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import TOP_K, UNEXPLAINED, choose, ranked_candidates, shortlist, think
from bot.kit.robots.search import BUDGET, SearchContext, search
from tests.kit.toy_game import Appraising, Bid, Rob, Sell, Throw, ToyState


class Foreseeing(Appraising):
    """The toy with foresight: only stalls count, and whoever may bid first takes the lot for one."""

    def evaluate(self, s: ToyState) -> list[int]:
        return [1_000 * stalls for stalls in s.stalls]

    def rollout_policy(self, s: ToyState, dice: Rng) -> tuple[Seat, Any]:
        wait = next(wait for wait in self.waits(s) if not wait.held)
        if isinstance(s.pending, Auction) and s.pending.leader is None:
            return wait.seats[0], Bid(1)
        return self.default(s, wait)


GAME = Foreseeing()


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
        found = search(SearchContext(GAME, state, seat, budget), [(0, Sell()), (0, Rob((seat + 1) % 3))], FastRng(1))
        tries.append(found[0].tries)
        assert found[0].action == Sell()
    assert tries[1] > 10 * tries[0]


def test_a_game_may_have_a_nearer_horizon() -> None:
    class Short(Foreseeing):
        """Only the candidate itself is looked at."""

        horizon = 1

        def rollout_policy(self, s: ToyState, dice: Rng) -> tuple[Seat, Any]:
            raise AssertionError("nothing is imagined beyond the horizon")

    state, seat = position()
    found = search(SearchContext(Short(), state, seat, 300), [(0, Sell()), (0, Rob((seat + 1) % 3))], FastRng(1))
    assert found[0].tries > 1
    assert all(one.mean >= 0 for one in found)


def test_what_the_rules_refuse_is_never_best() -> None:
    class Double(Foreseeing):
        """Whoever throws twice is refused."""

        def play(self, s: ToyState, seat: Seat, action: Any, dice: Rng, tell: Any) -> None:
            from bot.kit.contract import Refused

            if isinstance(action, Throw):
                raise Refused("two-guards")
            super().play(s, seat, action, dice, tell)

    game = Double()
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
    found = ranked_candidates(GAME, GAME.view(state, seat), GAME.legal_actions(state, seat))
    assert [type(action) for _, action in shortlist(found)] == [Rob, Sell, Rob]
    many: list[tuple[int, Action]] = [(100 - amount, Bid(amount)) for amount in range(20)]
    short = [action for _, action in shortlist([*many, (0, Sell())])]
    assert short == [Bid(0), Sell(), *(Bid(n) for n in range(1, TOP_K - 1))]


def test_a_game_says_after_how_many_moments_it_is_evaluated() -> None:
    """One by default."""

    class Patient(Foreseeing):
        moments = 2

        def moment(self, s: ToyState) -> int:
            return s.turns.turn

    class Hasty(Patient):
        moments = 1

    state, seat = position()
    hasty, patient = SearchContext(Hasty(), state, seat), SearchContext(Patient(), state, seat)
    seen = []
    for _ in range(2):
        state.turns.turn += 1
        seen.append((hasty.ripe(state), patient.ripe(state)))
    assert seen == [(True, False), (True, True)]
    assert not SearchContext(GAME, state, seat).ripe(state)


def test_a_game_says_how_much_and_how_closely_its_strong_robots_look() -> None:
    """Where its actions take longer than others'."""

    class Slow(Foreseeing):
        budget = 300
        close_looks = 2

    state, seat = position()
    assert SearchContext(GAME, state, seat).budget == BUDGET
    assert SearchContext(Slow(), state, seat, 50).budget == 50
    search_context = SearchContext(Slow(), state, seat)
    assert search_context.budget == 300
    choose("strong", Slow(), GAME.view(state, seat), GAME.legal_actions(state, seat), FastRng(1), search_context)
    assert len(search_context.found) == 2


def test_an_easy_robot_glances_where_a_game_lets_it() -> None:
    """A normal one goes on judging with care."""

    class Glancing(Foreseeing):
        slips = 1_000_000

        def quick_action_value(self, view: Any, action: Any) -> int:
            return int(isinstance(action, Sell))

    state, seat = position()
    view, legal_actions = GAME.view(state, seat), GAME.legal_actions(state, seat)
    assert choose("easy", Glancing(), view, legal_actions, FastRng(1)) == Sell()
    assert isinstance(choose("normal", Glancing(), view, legal_actions, FastRng(1)), Rob)
