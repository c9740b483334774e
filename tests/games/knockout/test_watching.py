"""A slide is watched before robots answer it (KNOCKOUT-152, KNOCKOUT-156)."""

import pytest

from bot.games.knockout.animation_time import animation_seconds
from tests.games.knockout.board import Table

GIF = {"animation": "gif"}


def test_a_film_is_seen_to_its_end(table: type[Table]) -> None:
    """KNOCKOUT-152: the aim, the slide at half speed but for three seconds at most, a look at the end."""
    t = table(3)
    assert animation_seconds(t.s, GIF) == 0.0, "nothing has moved yet"
    t.slide(7)
    assert t.s.last is not None
    assert t.s.last.outcome.time == 1_000_000
    assert animation_seconds(t.s, GIF) == pytest.approx(0.4 + 2.0 + 0.9)


def test_stills_and_questions_that_come_later_are_not_waited_for(table: type[Table]) -> None:
    """KNOCKOUT-156: a still is seen at once; the second question after a slide comes when its film has been seen."""
    t = table(2).lay({0: 26, 1: 26}).to_the_end()
    assert t.what == "railroad"
    assert animation_seconds(t.s, {"animation": "still"}) == 0.0
    assert animation_seconds(t.s, GIF) > 0.0
    t.time()
    assert t.what == "railroad"
    assert animation_seconds(t.s, GIF) == 0.0
