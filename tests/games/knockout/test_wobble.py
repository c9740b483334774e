"""The hand's wobble: sealed draws, the check values of section 11, how good a careful player is."""

import hashlib

import pytest

from bot.games.knockout import new_game
from bot.games.knockout.aim_preview import power_for
from bot.games.knockout.data import row, space_at
from bot.games.knockout.physics import simulate
from bot.games.knockout.wobble import PARTS, Luck, launch, luck, reach, spread
from bot.kit.rng import CommittedRng, fingerprint

SEED = bytes(range(32))


def sealed(seed: bytes = SEED) -> CommittedRng:
    return CommittedRng("knockout", seed)


def test_the_check_values_of_the_seed_00_to_1f() -> None:
    """KNOCKOUT-141: sums of twelve words of HMAC-SHA256."""
    first, second = luck(sealed(), 1), luck(sealed(), 2)
    assert (first.power + 393_210, first.angle + 393_210) == (340_788, 412_953)
    assert [round(part / PARTS, 6) for part in (*first, *second)] == [-0.799908, 0.301259, -2.377111, -1.725368]


def test_the_check_slides() -> None:
    """KNOCKOUT-109, KNOCKOUT-120, KNOCKOUT-121."""
    way = launch(135, 0, 45, luck(sealed(), 1))
    assert (way.lane, way.distance, way.direction) == (135, 357_004, 370_548)
    (stop,) = simulate((), 0, way).rest
    assert (stop.x, stop.y, space_at(stop.x, stop.y)) == (137_309, 436_997, 14)
    way = launch(45, 0, 65, luck(sealed(), 2))
    assert (way.distance, way.direction) == (422_665, -2_605_306)
    (stop,) = simulate((), 0, way).rest
    assert (stop.x, stop.y, space_at(stop.x, stop.y)) == (25_788, 502_228, 13)


def test_the_launch_speed_of_the_check_slide() -> None:
    """KNOCKOUT-109: v0 = 844.990 mm/s."""
    run = simulate((), 0, launch(135, 0, 45, luck(sealed(), 1))).path[0]
    assert round((run.vx**2 + run.vy**2) ** 0.5 / 1000, 3) == 844.990


def test_the_first_order_of_four_sides() -> None:
    """KNOCKOUT-12, KNOCKOUT-141: join indexes by digest."""
    assert new_game.draw(4, sealed()) == [1, 2, 0, 3]


def test_the_fingerprint_of_the_seed() -> None:
    """KNOCKOUT-140."""
    assert fingerprint(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert fingerprint(SEED) == hashlib.sha256(SEED).hexdigest()


def test_the_draw_depends_on_the_number_alone() -> None:
    """KNOCKOUT-142: asking twice, in another order or after other draws changes nothing."""
    dice = sealed()
    before = luck(dice, 7)
    dice.die()
    luck(dice, 3)
    assert luck(dice, 7) == before == luck(sealed(), 7)
    assert luck(dice, 8) != before


def test_both_spreads_grow_with_the_power() -> None:
    """KNOCKOUT-120: 26 + 0.45 P mm and 0.6 + 0.014 P degrees."""
    assert [round(spread(power_for(row))[0] / 1000) for row in range(1, 11)] == [28, 33, 37, 42, 46, 51, 55, 60, 64, 69]
    assert spread(100) == (71_000, 2_000_000)
    assert (reach(0), reach(100)) == (34_000, 834_000)


def test_no_distance_below_nothing() -> None:
    """KNOCKOUT-109."""
    way = launch(135, 0, 1, Luck(-6 * PARTS, 0))
    assert way.distance == 0
    outcome = simulate((), 0, way)
    assert [(one.x, one.y) for one in outcome.rest] == [(135_000, 80_000)]


@pytest.mark.uncounted
def test_a_careful_aim_lands_on_its_row_in_58_to_64_of_100() -> None:
    """Section 11: 20,000 sealed slides, 2,000 for each row, straight at its middle with nothing in the way."""
    rates = []
    dice = sealed()
    for row_ in range(1, 11):
        numbers = range(2_000 * row_ - 1_999, 2_000 * row_ + 1)
        ends = [simulate((), 0, launch(135, 0, power_for(row_), luck(dice, number))).rest for number in numbers]
        rates.append(sum(row(space_at(rest[0].x, rest[0].y)) == row_ for rest in ends if rest) / 2_000)
    assert 0.58 <= sum(rates) / 10 <= 0.64
    told = (0.84, 0.77, 0.71, 0.65, 0.62, 0.57, 0.53, 0.49, 0.46, 0.44)
    assert all(abs(rate - share) <= 0.03 for rate, share in zip(rates, told, strict=True)), rates
