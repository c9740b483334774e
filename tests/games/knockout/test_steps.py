"""The exact engine beside a simulation by small steps; all 300 boards: `python tests/bench/slides.py --boards 300`."""

import pytest

from bot.games.knockout.physics import simulate
from bot.games.knockout.wobble import launch
from tests.games.knockout.clusters import squares
from tests.games.knockout.compared import SLIDER, cases, compare
from tests.games.knockout.test_physics import lying, slid


@pytest.mark.uncounted
def test_small_steps_end_where_the_exact_engine_does() -> None:
    """KNOCKOUT-110, KNOCKOUT-113: the same touches, ends at most 0.003 mm apart, no overlap beyond 0.001 mm."""
    for board, shot in [*cases(1, 36), *squares(1, 9)]:
        assert compare(board, shot).agreed, (board, shot, compare(board, shot))


def test_two_that_have_just_touched_meet_again() -> None:
    """KNOCKOUT-110: both run on, the one behind is faster again, and catches up with the other before either rests."""
    board, shot = lying((199, 528), (199, 560), (199, 592)), launch(204, 0, 100)
    assert compare(board, shot).agreed
    pairs = [(touch.first, touch.second) for touch in simulate(board, SLIDER, shot).touches]
    assert pairs.count((0, 1)) == 7


def test_who_passes_by_touches_nobody() -> None:
    """KNOCKOUT-110: at just 32 mm two do not close; a thousandth nearer they do."""
    assert slid(103, 0, 60, (135, 400)).touches == ()
    assert len(slid(103, 0, 60, (134.999, 400)).touches) == 1
    side = slid(71, 0, 90, (71, 400), (103, 600), (39, 600), (71, 432))
    assert {(touch.first, touch.second) for touch in side.touches} == {(0, SLIDER), (0, 3)}
