"""Levels of a group as words, and where a group may rise or fall to."""

from itertools import product

import pytest

from bot.games.classic import data, even_building, title_deeds
from bot.games.classic.even_building import Change


def test_levels_are_a_word_in_board_order() -> None:
    assert title_deeds.word((3, 2, 2)) == "3-2-2"
    assert title_deeds.levels("5-4") == [5, 4]


def test_the_spread_is_at_most_one() -> None:
    """CLASSIC-116, CLASSIC-131: both sides of the boundary."""
    assert even_building.even((1, 0, 1))
    assert not even_building.even((2, 0, 1))


def test_an_order_rises_and_a_sale_falls_and_neither_stays() -> None:
    """CLASSIC-119, CLASSIC-131."""
    assert [change.word for change in even_building.rises((4, 5))] == ["5-5"]
    assert [change.word for change in even_building.rises((3, 3))] == ["3-4", "4-3", "4-4", "4-5", "5-4", "5-5"]
    assert [change.word for change in even_building.falls((1, 0))] == ["0-0"]
    assert even_building.rises((5, 5, 5)) == ()
    assert even_building.falls((0, 0, 0)) == ()


def test_an_order_counts_its_steps_and_what_it_takes_from_the_bank() -> None:
    """CLASSIC-119: shops up to level 4, towers above; shops that the towers set free come too late."""
    found = {change.word: change for change in even_building.rises((3, 4, 3))}
    assert found["4-4-4"] == Change("4-4-4", (4, 4, 4), 2, 2, 0)
    assert found["5-5-5"] == Change("5-5-5", (5, 5, 5), 5, 2, 3)
    assert "5-4-3" not in found


def test_a_sale_counts_the_shops_that_it_puts_down() -> None:
    """CLASSIC-132, CLASSIC-133: a tower leaves four shops in its place."""
    found = {change.word: change for change in even_building.falls((5, 5))}
    assert found["4-5"] == Change("4-5", (4, 5), 1, 4, -1)
    assert found["4-4"].shops == 8
    assert found["3-3"].shops == 6
    assert found["0-0"].shops == 0


@pytest.mark.parametrize("size", [2, 3, 4])
def test_every_even_rise_can_be_built_step_by_step(size: int) -> None:
    """CLASSIC-116: the lowest place below its target first keeps the spread at every step."""
    even = [one for one in product(range(6), repeat=size) if even_building.even(one)]
    for now in even:
        reached = {change.levels for change in even_building.rises(now)}
        assert reached == {one for one in even if one != now and all(a >= b for a, b in zip(one, now, strict=True))}
        for target in reached:
            level = list(now)
            while tuple(level) != target:
                place = min((at for at in range(size) if level[at] < target[at]), key=level.__getitem__)
                level[place] += 1
                assert even_building.even(tuple(level))
                assert level[place] < data.TOWER or min(level) >= data.SHOPS_EACH
