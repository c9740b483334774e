"""Judging, deciding, notation, replay, upgrades, robots: over the toy game."""

from typing import Any

import msgspec
import pytest

from bot.kit.contract import Action, Choice, LegalAction, Range, Refusal, Subset, Wait
from bot.kit.engine import Accepted, apply_action, check_action, copy, default_options, encode, read, refusal_for, write
from bot.kit.replay import Played, Sealed, first_difference, plain, replay
from bot.kit.rng import CommittedRng, FastRng
from bot.kit.robots.baseline import KINDS, candidates, choose, play_out, sample
from bot.kit.spec import GameSpec
from bot.kit.upgrade import load
from tests.kit.toy_game import Appraising, Bid, Demand, Fold, Give, Guard, Hammer, Rob, Sell, Throw, Toy, ToyState
from tests.spec_of import spec_of

TOY: GameSpec[ToyState] = spec_of(Toy())


def opening(seats: int = 3, seed: int = 1) -> ToyState:
    return TOY.setup(seats, default_options(TOY, "live"), FastRng(seed))


def after(state: ToyState, seat: int, action: Action) -> ToyState:
    decided = apply_action(TOY, state, seat, action, FastRng(7))
    assert isinstance(decided, Accepted), decided
    new = decided.state
    assert isinstance(new, ToyState)
    return new


# ---- judge and decide


def test_refusals_say_the_most_telling_thing() -> None:
    legal_actions = [
        LegalAction(Bid, "auction-2", (Range(10, 100, 5),)),
        LegalAction(Rob, "turn-1", (Choice((1, 2), ((3, Refusal("asleep")),)),)),
        LegalAction(Throw, None, (Subset((0, 1, 2), 1, 2),)),
        LegalAction(Guard, "turn-1", blocked=Refusal("no-guard")),
    ]
    assert check_action(legal_actions, Bid(15), "auction-2") is None
    assert check_action(legal_actions, Bid(15), None) is None
    assert check_action(legal_actions, Bid(15), "auction-1") == Refusal("too-late")
    assert check_action(legal_actions, Bid(105), "auction-2") == Refusal(
        "out-of-range", {"field": "amount", "low": 10, "high": 100}
    )
    assert check_action(legal_actions, Bid(12), "auction-2") == Refusal("bad-step", {"field": "amount", "step": 5})
    assert check_action(legal_actions, Rob(3), "turn-1") == Refusal("asleep")
    assert check_action(legal_actions, Rob(4), "turn-1") == Refusal("not-a-choice", {"field": "victim"})
    assert check_action(legal_actions, Throw((0, 2)), "turn-9") is None, "what answers no decision is never too late"
    for places in ((), (0, 1, 2), (0, 0), (7,)):
        assert check_action(legal_actions, Throw(places)) == Refusal("not-a-choice", {"field": "places"})
    assert check_action(legal_actions, Guard(), "turn-1") == Refusal("no-guard")
    assert check_action(legal_actions, Sell(), "turn-1") == Refusal("not-now", {"action": "sell"})
    assert check_action([], Sell(), "turn-1") == Refusal("not-your-turn")


class Talking(Toy):
    """The toy game with a word of its own for what it did not offer."""

    def refine_refusal(self, s: ToyState, seat: int, action: Action, why: Refusal) -> Refusal:
        return Refusal("asleep", {"seat": seat, "instead": why.code})


def test_a_game_may_explain_what_it_did_not_offer() -> None:
    """In its own words where the judge only says that it is not possible; all else stays the judge's."""
    state, talking = opening(), spec_of(Talking())
    silent = next(seat for seat in range(3) if check_action(TOY.legal_actions(state, seat), Hammer()) is not None)
    plain_answer = refusal_for(TOY, state, silent, Hammer())
    assert plain_answer is not None
    assert plain_answer.code in {"not-now", "not-your-turn"}
    told = Refusal("asleep", {"seat": silent, "instead": plain_answer.code})
    assert refusal_for(talking, state, silent, Hammer()) == told
    assert apply_action(talking, state, silent, Hammer(), FastRng(1)) == told
    for wait in talking.waits(state):
        seat, action = talking.default(state, wait)
        assert refusal_for(talking, state, seat, action, wait.id) is None
        assert refusal_for(talking, state, seat, action, "turn-99") == Refusal("too-late")


def test_an_offer_of_the_right_wait_wins_over_one_that_is_too_late() -> None:
    legal_actions = [LegalAction(Bid, "auction-1", (Range(1, 5),)), LegalAction(Bid, "auction-2", (Range(1, 9),))]
    assert check_action(legal_actions, Bid(7), "auction-2") is None


def test_a_refusal_from_inside_leaves_nothing_behind() -> None:
    state = opening()
    state.hands[0] = [0, 0, 1]
    before = encode(state)
    assert apply_action(TOY, state, 0, Throw((0, 1)), FastRng(1)) == Refusal("two-guards")
    assert encode(state) == before
    assert isinstance(apply_action(TOY, state, 0, Throw((0, 2)), FastRng(1)), Accepted)


def test_a_copy_shares_nothing() -> None:
    state = opening()
    new = copy(TOY, state)
    assert new == state
    new.hands[0].append(3)
    new.purse.cash[0] = 0
    assert new.hands[0] != state.hands[0]
    assert state.purse.cash[0] == 100


# ---- notation


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Sell(), "Sell"),
        (Bid(60), "Bid.60"),
        (Bid(-60), "Bid.-60"),
        (Throw((2, 0)), "Throw.+2+0"),
        (Throw(()), "Throw.+"),
    ],
)
def test_every_action_has_one_text(action: Action, text: str) -> None:
    assert write(action) == text
    assert read(TOY, text) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Bid",
        "Bid.60.7",
        "Bid.x",
        "bid.60",
        "Bid. 60",
        "Bid.060",
        "Bid.+60",
        "Bid.6e1",
        "Sell.",
        "Burn.1",
        "B" * 5000,
        "Throw.+1++2",
        "Bid.6_0",
        "Bid.６",
    ],
)
def test_anything_else_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match=r"Not|too long"):
        read(TOY, text)


def test_an_amount_beyond_all_bounds_is_read_and_refused() -> None:
    huge = read(TOY, "Bid.1" + "0" * 30)
    refusal = check_action([LegalAction(Bid, "auction-2", (Range(1, 100),))], huge, "auction-2")
    assert refusal == Refusal("out-of-range", {"field": "amount", "low": 1, "high": 100})


def test_options_are_complete() -> None:
    assert default_options(TOY, "slow") == {"turns": 12, "pace": "slow"}
    assert default_options(TOY, "live", {"turns": 6}) == {"turns": 6, "pace": "live"}


# ---- replay


def recorded(seed: bytes) -> tuple[Sealed, list[Played], ToyState]:
    """A whole random game with sealed dice, as a table records it."""
    sealed = Sealed(3, default_options(TOY, "live"), seed)
    dice, luck = CommittedRng("toy", seed), FastRng(5)
    state: ToyState = TOY.setup(3, sealed.options, dice)
    moves = []
    while TOY.waits(state):
        seat = next(s for w in TOY.waits(state) if not w.held for s in w.seats)
        action = choose("random", TOY, None, TOY.legal_actions(state, seat), luck)
        assert action is not None
        decided = apply_action(TOY, state, seat, action, dice)
        assert isinstance(decided, Accepted)
        state = decided.state
        moves.append(Played(seat, write(action), plain(decided)))
    return sealed, moves, state


def test_the_seed_and_the_record_give_the_game_again() -> None:
    sealed, moves, end = recorded(b"s" * 32)
    steps = list(replay(TOY, sealed, moves))
    assert len(steps) == len(moves) + 1
    assert steps[-1].state == end
    assert first_difference(TOY, sealed, moves) is None


def test_a_draw_that_is_not_the_seeds_is_found() -> None:
    sealed, moves, _ = recorded(b"s" * 32)
    place = next(i for i, move in enumerate(moves) if any(one["event"]["type"] == "Drew" for one in move.told))
    told: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(moves[place].told))
    drew = next(one["event"] for one in told if one["event"]["type"] == "Drew")
    drew["card"] = (drew["card"] + 1) % 4
    forged = [*moves[:place], msgspec.structs.replace(moves[place], told=told), *moves[place + 1 :]]
    assert first_difference(TOY, sealed, forged) == place
    other = msgspec.structs.replace(sealed, seed=b"t" * 32)
    assert first_difference(TOY, other, moves) is not None


def test_a_record_that_cannot_be_played_is_found() -> None:
    sealed, moves, _ = recorded(b"s" * 32)
    for wrong in ("Fly", "Hammer"):
        forged = [*moves[:2], Played(0, wrong), *moves[2:]]
        assert first_difference(TOY, sealed, forged) == 2
        with pytest.raises(ValueError, match=r"Not an action|is refused"):
            list(replay(TOY, sealed, forged))


# ---- upgrades


def test_an_old_save_walks_up() -> None:
    state = opening()
    old = msgspec.to_builtins(state)
    old["turns_in_all"] = old.pop("last")
    assert load(TOY, msgspec.json.encode(old), 1) == state
    assert load(TOY, encode(state), 2) == state


def test_a_save_from_nowhere_is_refused() -> None:
    text = encode(opening())
    with pytest.raises(ValueError, match="newer than version 2"):
        load(TOY, text, 3)
    with pytest.raises(ValueError, match="No upgrade leads on from version 0"):
        load(TOY, text, 0)
    with pytest.raises(ValueError, match="Not a state of toy"):
        load(TOY, '{"purse": 3}', 2)


# ---- robots


def test_random_robots_play_any_offer_that_answers_a_decision() -> None:
    legal_actions = [
        LegalAction(Sell, "turn-1"),
        LegalAction(Rob, "turn-1", (Choice((1, 2)),)),
        LegalAction(Throw, None, (Subset((0, 1), 1, 2),)),
        LegalAction(Guard, "turn-1", blocked=Refusal("no-guard")),
    ]
    played = {choose("random", TOY, None, legal_actions, FastRng(seed)) for seed in range(60)}
    assert played == {Sell(), Rob(1), Rob(2)}
    assert choose("random", TOY, None, legal_actions[2:], FastRng(1)) is None


def test_samples_stay_within_their_domains() -> None:
    dice = FastRng(3)
    bids = {sample(LegalAction(Bid, None, (Range(10, 1010, 50),)), dice) for _ in range(400)}
    assert bids == {Bid(amount) for amount in range(10, 1011, 50)}
    throws = {sample(LegalAction(Throw, None, (Subset((4, 5, 6), 1, 2),)), dice) for _ in range(400)}
    assert throws == {Throw(p) for p in ((4,), (5,), (6,), (4, 5), (5, 4), (4, 6), (6, 4), (5, 6), (6, 5))}


def test_candidates_are_every_choice_and_the_ends() -> None:
    assert candidates(LegalAction(Bid, None, (Range(10, 1010, 50),))) == [Bid(a) for a in (10, 260, 510, 760, 1010)]
    assert candidates(LegalAction(Bid, None, (Range(5, 5),))) == [Bid(5)]
    assert candidates(LegalAction(Rob, None, (Choice((2, 0)),))) == [Rob(2), Rob(0)]
    assert candidates(LegalAction(Throw, None, (Subset((4, 5, 6), 0, 2),))) == [Throw(()), Throw((4,)), Throw((4, 5))]
    assert candidates(LegalAction(Give, None)) == [Give()]


def test_greedy_robots_follow_the_games_judgement() -> None:
    game = spec_of(Appraising())
    state = opening()
    seat = state.turns.active
    view = game.view(state, seat)
    legal_actions = game.legal_actions(state, seat)
    assert {choose("normal", game, view, legal_actions, FastRng(n)) for n in range(30)} == {
        Rob(other) for other in range(3) if other != seat
    }
    lot = [LegalAction(Bid, "auction-1", (Range(1, 100),)), LegalAction(Fold, "auction-1")]
    assert choose("normal", game, view, lot, FastRng(1)) == Bid(1)
    dear = [LegalAction(Bid, "auction-1", (Range(3, 100),)), LegalAction(Fold, "auction-1")]
    assert choose("normal", game, view, dear, FastRng(1)) == Fold()
    spare = [LegalAction(Throw, None, (Subset((0, 1), 1, 2),))]
    assert choose("normal", game, view, spare, FastRng(1)) is None, "worth nothing, and nobody waits for it"


def test_greedy_robots_play_at_random_without_a_judgement() -> None:
    legal_actions = [LegalAction(Sell, "turn-1"), LegalAction(Rob, "turn-1", (Choice((1, 2)),))]
    assert {choose("normal", TOY, None, legal_actions, FastRng(n)) for n in range(40)} == {Sell(), Rob(1), Rob(2)}


def test_there_is_no_other_kind() -> None:
    assert set(KINDS) == {"random", "easy", "normal", "strong"}
    with pytest.raises(KeyError):
        choose("clever", TOY, None, [], FastRng(1))


@pytest.mark.parametrize("kinds", [(), ("random", "normal", "normal")])
def test_play_outs_end_in_place_and_repeat(kinds: tuple[str, ...]) -> None:
    game = spec_of(Appraising())
    ends = []
    for _ in range(2):
        state = game.setup(3, default_options(game, "live"), FastRng(4))
        actions = play_out(game, state, FastRng(9), kinds)
        assert actions > 12
        assert game.result(state) is not None
        ends.append(encode(state))
    assert ends[0] == ends[1]


def test_a_play_out_plays_the_default_where_nobody_decides() -> None:
    class Sleepy(Toy):
        """Offers robots nothing but what the clock does, and combinations refused for ever."""

        def legal_actions(self, s: ToyState, seat: int) -> list[LegalAction]:
            if isinstance(s.pending, Demand):
                return [LegalAction(Throw, "answer-1", (Subset((0, 1), 2, 2),))] if seat == s.pending.victim else []
            return [
                legal_action for legal_action in super().legal_actions(s, seat) if legal_action.action in {Rob, Hammer}
            ]

        def play(self, s: ToyState, seat: int, action: Any, dice: Any, tell: Any) -> None:
            if isinstance(action, Throw):
                s.hands[seat] = [0, 0, 0]
            super().play(s, seat, action, dice, tell)

    game = spec_of(Sleepy())
    state = game.setup(2, {"turns": 6}, FastRng(1))
    assert play_out(game, state, FastRng(2)) == 12, "six demands, six defaults"


def test_a_play_out_carries_out_combinations_in_place() -> None:
    class Throwing(Toy):
        """A demand may be answered by throwing cards away, which a rule may refuse."""

        def answers(self, s: ToyState, demand: Demand, seat: int) -> list[LegalAction]:
            places = tuple(range(len(s.hands[seat])))
            found = super().answers(s, demand, seat)
            return [LegalAction(Throw, found[0].wait, (Subset(places, 1, 1),))] if found and places else found

    game = spec_of(Throwing())
    state = game.setup(3, {"turns": 12}, FastRng(1))
    hands = state.hands
    play_out(game, state, FastRng(2))
    assert state.deck.used, "cards were thrown"
    assert state.hands is not hands, "the fields of the state in hand were changed"
    assert game.conserved_totals(state)["cards"] == 24


@pytest.mark.parametrize("seats", [(), (-1,)])
def test_a_play_out_lets_the_clock_play_where_only_it_is_awaited(seats: tuple[int, ...]) -> None:
    class Clocked(Toy):
        """Nobody but the clock is waited for, or somebody who is offered nothing."""

        def waits(self, s: ToyState) -> list[Wait]:
            return [Wait(wait.id, seats or wait.seats, wait.clock) for wait in super().waits(s) if not wait.held]

        def legal_actions(self, s: ToyState, seat: int) -> list[LegalAction]:
            return []

    game = spec_of(Clocked())
    state = game.setup(2, {"turns": 6}, FastRng(1))
    assert play_out(game, state, FastRng(2)) == 12, "six sales, six hammers"


def test_an_endless_play_out_gives_up() -> None:
    with pytest.raises(RuntimeError, match="did not end within 5 actions"):
        play_out(TOY, opening(), FastRng(1), most=5)
