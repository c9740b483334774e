"""A game from its log, without simulating anything again (KNOCKOUT-144)."""

import pytest

from bot.cli.playthrough import steps
from bot.games.knockout import GAME, resolve_slide
from bot.games.knockout.events import Slid
from bot.games.knockout.physics import simulate
from bot.games.knockout.wobble import Luck, launch
from bot.kit.engine import default_options, encode
from tests.games.knockout.rebuild_from_log import Memory, Move, rebuild


def log(seats: int, seed: int) -> tuple[list[Move], list[str]]:
    """The records of a game of robots and its states as text."""
    found = list(steps("knockout", seats, seed, "normal"))
    moves: list[Move] = [
        (one.seat, one.action, [told.event for told in one.told]) for one in found if one.action is not None
    ]
    return moves, [encode(one.state) for one in found]


@pytest.mark.uncounted
@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (5, 2), (4, 3)])
def test_rebuilt_without_physics(seats: int, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    moves, states = log(seats, seed)
    monkeypatch.delattr(resolve_slide, "simulate")
    again = [encode(state) for state in rebuild(GAME, seats, default_options(GAME, "slow"), moves)]
    assert again == states


@pytest.mark.uncounted
def test_simulated_again_it_is_the_same() -> None:
    """The record of a slide holds all that physics needs."""
    moves, _ = log(4, 5)
    slides = [event for _, _, told in moves for event in told if isinstance(event, Slid)]
    assert len(slides) >= 64
    for slid in slides:
        luck = Luck(slid.power_luck, slid.angle_luck)
        way = launch(slid.lane, slid.angle, slid.power, luck)
        assert (way.distance, way.direction) == (slid.distance, slid.direction)
        assert simulate(slid.before, slid.token, way) == slid.outcome


def test_nothing_is_thrown_or_shuffled() -> None:
    """Chance is the wobble and the first order alone."""
    memory = Memory([], [])
    for asked in (memory.die, lambda: memory.shuffle([1, 2]), lambda: memory.named("1/power")):
        with pytest.raises(ValueError, match=r"thrown|shuffled|record"):
            asked()


def test_a_log_with_a_hole_is_no_game() -> None:
    moves, _ = log(2, 1)
    with pytest.raises(ValueError, match="not on record"):
        list(rebuild(GAME, 2, default_options(GAME, "slow"), [(seat, action, []) for seat, action, _ in moves]))
    holes = [(seat, action, told if n == 0 else []) for n, (seat, action, told) in enumerate(moves)]
    with pytest.raises(ValueError, match="Slide 2"):
        list(rebuild(GAME, 2, default_options(GAME, "slow"), holes))
    with pytest.raises(ValueError, match="Move 2 is refused"):
        list(rebuild(GAME, 2, default_options(GAME, "slow"), [moves[0], moves[0], *moves[1:]]))
