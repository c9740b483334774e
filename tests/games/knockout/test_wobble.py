"""The hand's wobble: sealed draws, the check values of section 11, how good a careful player is."""

import hashlib
import itertools

from bot.games.kit.dice import SealedDice, fingerprint
from bot.games.knockout import opening
from bot.games.knockout.aiming import power_for
from bot.games.knockout.data import space_at
from bot.games.knockout.physics import simulate
from bot.games.knockout.wobble import PARTS, launch, luck, reach, spread

SEED = bytes(range(32))


def sealed(seed: bytes = SEED) -> SealedDice:
    return SealedDice("knockout", seed)


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
    assert opening.draw(4, sealed()) == [1, 2, 0, 3]


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
    from bot.games.knockout.wobble import Luck

    way = launch(135, 0, 1, Luck(-6 * PARTS, 0))
    assert way.distance == 0
    outcome = simulate((), 0, way)
    assert [(one.x, one.y) for one in outcome.rest] == [(135_000, 80_000)]


def test_a_careful_aim_lands_on_its_row_in_58_to_64_of_100() -> None:
    """Section 11: 20,000 sealed slides, 2,000 for each row. A lone slide runs its distance, as test_physics proves, so
    the distances are looked at here; each hundredth slide is simulated besides.
    """
    rates = []
    number = 0
    dice = sealed()
    for row in range(1, 11):
        hits = 0
        for _ in range(2_000):
            number += 1
            way = launch(135, 0, power_for(row), luck(dice, number))
            row_of = landed(way.distance, way.direction)
            hits += row_of == row
            if number % 100 == 0:
                rest = simulate((), 0, way).rest
                assert (space_at(rest[0].x, rest[0].y) + 2) // 3 == row_of if rest else row_of == 11
        rates.append(hits / 2_000)
    assert 0.58 <= sum(rates) / 10 <= 0.64
    assert all(later <= earlier + 0.02 for earlier, later in itertools.pairwise(rates))


def landed(distance: int, direction: int) -> int:
    """The row on which a lone token from the middle lane ends; 0 short, 11 off the board."""
    from bot.games.knockout.physics import heading

    ux, uy = heading(direction)
    x, y = 135_000 + ux * distance, 80_000 + uy * distance
    if not (0 <= x <= 270_000 and y <= 914_000):
        return 11
    return int(y - 114_000) // 80_000 + 1 if y >= 114_000 else 0
