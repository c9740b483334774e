"""The rules of Pig, one by one; the laws of every game are tested with `python -m bot check-game pig`."""

from quartier_pig.spec import GAME, Hold, State

from bot.kit.testing.scripted_rng import ScriptedRng
from bot.kit.verbs.turns import Roll


def played(*falls: int) -> State:
    die = ScriptedRng([1, *falls])
    state: State = GAME.setup(2, {"goal": 20}, die)
    for _ in falls:
        GAME.play(state, state.turns.active, Roll(), die, lambda event, only=None: None)
    return state


def test_points_add_up_until_a_1_loses_them() -> None:
    """PIG-2, PIG-3."""
    assert (played(5, 4).points, played(5, 4).turns.active) == (9, 0)
    assert (played(5, 1).points, played(5, 1).turns.active) == (0, 1)


def test_who_holds_enough_wins() -> None:
    """PIG-4, PIG-5."""
    state = played(6, 6, 6, 3)
    assert GAME.default(state, GAME.waits(state)[0]) == (0, Hold())
    GAME.play(state, 0, Hold(), ScriptedRng([]), lambda event, only=None: None)
    assert (GAME.result(state), GAME.waits(state)) == ([1, 2], [])
