"""Robots that look ahead: they take what ends best, repeat themselves for a seed, and know only what may be known."""

from typing import Any

from bot.games.kit.dice import FastDice
from bot.games.kit.engine import settings
from bot.games.kit.model import Action, Dice, Seat
from bot.games.kit.robots import CLOSE_LOOKS, WHIM, choose, judged, shortlist, think
from bot.games.kit.search import BUDGET, Dream, search
from tests.kit.toy import Appraising, Bid, Rob, Sell, Throw, ToyState


class Foreseeing(Appraising):
    """The toy with foresight: only stalls count, and whoever may bid first takes the lot for one."""

    def evaluate(self, s: ToyState) -> list[int]:
        return [1_000 * stalls for stalls in s.stalls]

    def pilot(self, s: ToyState, dice: Dice) -> tuple[Seat, Any]:
        wait = next(wait for wait in self.waits(s) if not wait.held)
        if wait.id.startswith("auction") and s.pending.leader is None:
            return wait.seats[0], Bid(1)
        return self.default(s, wait)


GAME = Foreseeing()


def position(seed: int = 1, seats: int = 3) -> tuple[ToyState, Seat]:
    """A game that is over after this turn."""
    state = GAME.setup(seats, settings(GAME, "live"), FastDice(seed))
    state.last = state.turns.turn
    return state, state.turns.active


def thought(kind: str, luck: int, budget: int = 400) -> Any:
    state, seat = position()
    dream = Dream(GAME, state, seat, budget) if kind == "strong" else None
    return think(kind, GAME, GAME.view(state, seat), GAME.offers(state, seat), FastDice(luck), dream)


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
    assert all(one.reason == WHIM for one in slips)


def test_more_thought_is_more_tries() -> None:
    tries = []
    for budget in (50, 5_000):
        state, seat = position()
        found = search(Dream(GAME, state, seat, budget), [(0, Sell()), (0, Rob((seat + 1) % 3))], FastDice(1))
        tries.append(found[0].tries)
        assert found[0].action == Sell()
    assert tries[1] > 10 * tries[0]


def test_a_game_may_have_a_nearer_horizon() -> None:
    class Short(Foreseeing):
        """Only the candidate itself is looked at."""

        horizon = 1

        def pilot(self, s: ToyState, dice: Dice) -> tuple[Seat, Any]:
            raise AssertionError("nothing is imagined beyond the horizon")

    state, seat = position()
    found = search(Dream(Short(), state, seat, 300), [(0, Sell()), (0, Rob((seat + 1) % 3))], FastDice(1))
    assert found[0].tries > 1
    assert all(one.mean >= 0 for one in found)


def test_what_the_rules_refuse_is_never_best() -> None:
    class Double(Foreseeing):
        """Whoever throws twice is refused."""

        def play(self, s: ToyState, seat: Seat, action: Any, dice: Dice, tell: Any) -> None:
            from bot.games.kit.model import Refused

            if isinstance(action, Throw):
                raise Refused("two-guards")
            super().play(s, seat, action, dice, tell)

    game = Double()
    state = game.setup(3, settings(game, "live"), FastDice(1))
    seat = state.turns.active
    found = search(
        Dream(game, state, seat, 300), [(0, Throw((0,))), (0, Sell()), (0, Rob((seat + 1) % 3))], FastDice(1)
    )
    assert found[0].action == Sell()
    assert found[-1].refused


def test_a_dream_knows_its_own_hand_and_no_other() -> None:
    state, seat = position()
    for other, hand in enumerate(state.hands):
        hand[:] = [other] * 3 if other == seat else hand
    state.hands[(seat + 1) % 3] = [1, 2, 3, 0]
    dream = Dream(GAME, state, seat)
    worlds = [dream.world(FastDice(luck)) for luck in range(30)]
    assert all(GAME.view(world, seat) == GAME.view(state, seat) for world in worlds)
    assert len({tuple(world.hands[(seat + 1) % 3]) for world in worlds}) > 5
    assert state.hands[(seat + 1) % 3] == [1, 2, 3, 0]


def test_a_shortlist_has_each_verb_and_then_the_best() -> None:
    state, seat = position()
    found = judged(GAME, GAME.view(state, seat), GAME.offers(state, seat))
    assert [type(action) for _, action in shortlist(found)] == [Rob, Sell, Rob]
    many: list[tuple[int, Action]] = [(100 - amount, Bid(amount)) for amount in range(20)]
    short = [action for _, action in shortlist([*many, (0, Sell())])]
    assert short == [Bid(0), Sell(), *(Bid(n) for n in range(1, CLOSE_LOOKS - 1))]


def test_a_game_says_after_how_many_moments_it_is_evaluated() -> None:
    """One by default."""

    class Patient(Foreseeing):
        moments = 2

        def moment(self, s: ToyState) -> int:
            return s.turns.turn

    class Hasty(Patient):
        moments = 1

    state, seat = position()
    hasty, patient = Dream(Hasty(), state, seat), Dream(Patient(), state, seat)
    seen = []
    for _ in range(2):
        state.turns.turn += 1
        seen.append((hasty.ripe(state), patient.ripe(state)))
    assert seen == [(True, False), (True, True)]
    assert not Dream(GAME, state, seat).ripe(state)


def test_a_game_says_how_much_and_how_closely_its_strong_robots_look() -> None:
    """Where its actions take longer than others'."""

    class Slow(Foreseeing):
        budget = 300
        close_looks = 2

    state, seat = position()
    assert Dream(GAME, state, seat).budget == BUDGET
    assert Dream(Slow(), state, seat, 50).budget == 50
    dream = Dream(Slow(), state, seat)
    assert dream.budget == 300
    choose("strong", Slow(), GAME.view(state, seat), GAME.offers(state, seat), FastDice(1), dream)
    assert len(dream.found) == 2


def test_an_easy_robot_glances_where_a_game_lets_it() -> None:
    """A normal one goes on judging with care."""

    class Glancing(Foreseeing):
        slips = 1_000_000

        def glance(self, view: Any, action: Any) -> int:
            return int(isinstance(action, Sell))

    state, seat = position()
    view, offers = GAME.view(state, seat), GAME.offers(state, seat)
    assert choose("easy", Glancing(), view, offers, FastDice(1)) == Sell()
    assert isinstance(choose("normal", Glancing(), view, offers, FastDice(1)), Rob)
