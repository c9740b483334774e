"""The bench of sliding tables in small: people aim and slide at three tables at once, and every film follows."""

import pytest

from tests.bench.bench_slides import slid

pytestmark = pytest.mark.sockets


async def test_three_tables_slide_at_once_and_every_film_is_shown() -> None:
    """KNOCKOUT-150, KNOCKOUT-153: each press is answered in time, each slide's film stands in its message."""
    counted = await slid(tables=3, slides=2, settled=0.5)
    assert len(counted.films) == 6
    assert counted.failed == 0
    assert counted.mistakes == 0
    assert counted.mute == 0, "each film is a GIF with an alternative text"
    assert max(counted.took) < 3.0
