"""What an aim promises (section 18): the perfect way, the stopping band, the first touch; and the chances (section 11)."""

from math import erf, sqrt

import pytest

from bot.games.knockout.aim_preview import aim_at, first_touch, preview
from bot.games.knockout.data import LAUNCH, WIDTH
from bot.games.knockout.physics import simulate
from bot.games.knockout.slide_odds import odds
from bot.games.knockout.slide_record import Lying
from bot.games.knockout.wobble import PARTS, Luck, launch

AIMS = [(135, 0, 45), (45, -30, 60), (225, 30, 60), (135, 100, 30), (135, -100, 30), (20, 0, 1), (250, 0, 100)]


@pytest.mark.parametrize("aim", AIMS)
def test_a_perfect_hand_stops_where_the_preview_says(aim: tuple[int, int, int]) -> None:
    """KNOCKOUT-108, section 18: to the micrometre, from the place where the token is let go."""
    seen = preview([], aim)
    (rest,) = simulate([], 0, launch(*aim)).rest
    assert seen.start == (aim[0] * 1000, LAUNCH * 1000)
    assert seen.stop == pytest.approx((rest.x, rest.y), abs=1)
    assert (seen.leaves, seen.touch, seen.touched) == (False, None, -1)


@pytest.mark.parametrize("aim", [(225, 50, 90), (45, -50, 90), (45, 0, 103), (250, 150, 140), (20, -150, 140)])
def test_a_perfect_hand_leaves_where_the_preview_says(aim: tuple[int, int, int]) -> None:
    """KNOCKOUT-106: over the right, the left or the far edge, all three points of the band not beyond it."""
    seen = preview([], aim)
    (left,) = simulate([], 0, launch(*aim)).exits
    assert seen.leaves
    assert seen.stop == seen.far == pytest.approx((left.x, left.y), abs=1)


@pytest.mark.parametrize("aim", AIMS)
def test_the_band_is_one_sigma_to_each_side(aim: tuple[int, int, int]) -> None:
    """KNOCKOUT-120: 26 + 0.45 P millimetres nearer and farther along the line, not behind the hand nor over the edge."""
    seen = preview([], aim)
    found = {}
    for name, luck in (("near", -PARTS), ("far", PARTS)):
        outcome = simulate([], 0, launch(*aim, Luck(luck, 0)))
        ends = [(end.x, end.y) for end in outcome.rest] + [(end.x, end.y) for end in outcome.exits]
        (found[name],) = ends
    assert seen.near == pytest.approx(found["near"], abs=1)
    assert seen.far == pytest.approx(found["far"], abs=1)


@pytest.mark.parametrize("aim", [(131, 0, 110), (151, 0, 70), (100, 25, 80), (170, -25, 80)])
def test_the_first_touch_is_the_slides_own(aim: tuple[int, int, int]) -> None:
    """Section 18: a ghost at the first touch, by the nearest token in the way; tokens aside and behind are not."""
    lying = [
        Lying(0, 135_000, 500_000),
        Lying(1, 135_000, 394_000),
        Lying(2, 40_000, 114_000),
        Lying(3, 240_000, 300_000),
    ]
    seen = preview(lying, aim)
    outcome = simulate(lying, 15, launch(*aim))
    (first, *_) = outcome.touches
    struck = next(run for run in outcome.path if run.token == 15 and run.at == first.at)
    assert seen.touched == first.first == 1
    assert seen.touch == pytest.approx((struck.x, struck.y), abs=1)


def test_what_is_too_far_or_behind_is_not_touched() -> None:
    """Section 18: only what a perfect hand would reach."""
    ahead = [Lying(0, 135_000, 474_000 + 33_000)]
    assert preview(ahead, (135, 0, 45)).touch is None
    assert preview(ahead, (135, 0, 46)).touch == (135_000, 475_000)
    assert preview([Lying(0, 135_000, 40_000)], (135, 0, 45)).touch is None
    assert preview([Lying(0, 167_000, 300_000)], (135, 0, 45)).touch is None, "a graze is no touch"
    assert preview([Lying(0, 166_900, 300_000)], (135, 0, 45)).touched == 0
    assert preview([Lying(0, 268_000, 700_000)], (225, 50, 90)).touch is None, "it has left before"


def test_of_two_equally_near_the_lower_number_is_named() -> None:
    """KNOCKOUT-113."""
    pair = [Lying(7, 121_000, 500_000), Lying(4, 149_000, 500_000)]
    assert preview(pair, (135, 0, 90)).touched == preview(pair[::-1], (135, 0, 90)).touched == 4


def test_a_token_at_the_hand_is_touched_at_once() -> None:
    """Never behind the hand: rounding may bring two a trace nearer than two radii."""
    assert first_touch([Lying(0, 135_000, 111_999)], (135, 0.0, 1.0), 100.0) == (0.0, 0)


@pytest.mark.parametrize(
    ("space", "aim"), [(1, (45, 0, 5)), (14, (135, 0, 45)), (20, (135, 0, 65)), (30, (225, 0, 95))]
)
def test_aimed_at_a_space(space: int, aim: tuple[int, int, int]) -> None:
    """KNOCKOUT-108: straight at its middle."""
    assert aim_at(space) == aim


@pytest.mark.parametrize("aim", [(135, 0, 65), (225, 40, 80), (60, -60, 50), (135, 0, 1), (250, 0, 130)])
def test_chances_are_what_many_hands_do(aim: tuple[int, int, int]) -> None:
    """KNOCKOUT-120: short of GO, each row, off the board; as a grid of wobbles has it that is simulated."""
    normal = [quantile((n + 0.5) / 40) for n in range(40)]
    counts = [0] * 12
    for power in normal:
        for angle in normal:
            outcome = simulate([], 0, launch(*aim, Luck(round(power * PARTS), round(angle * PARTS))))
            row = 11 if outcome.exits else max(0, (outcome.rest[0].y - 114_000) // 80_000 + 1)
            counts[row] += 1
    assert sum(odds(aim)) == pytest.approx(1)
    for chance, count in zip(odds(aim), counts, strict=True):
        assert chance == pytest.approx(count / 1_600, abs=0.03)


def quantile(share: float) -> float:
    """Where the normal distribution reaches a share, by halving."""
    low, high = -6.0, 6.0
    for _ in range(40):
        middle = (low + high) / 2
        low, high = (middle, high) if (1 + erf(middle / sqrt(2))) / 2 < share else (low, middle)
    return low


def test_mirrored_aims_have_the_same_chances() -> None:
    assert odds((60, -45, 75)) == pytest.approx(odds((WIDTH - 60, 45, 75)))
