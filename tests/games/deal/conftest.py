"""The table that the tests of Deal sit at."""

import pytest

from tests.games.deal.hand import Scene


@pytest.fixture
def scene() -> type[Scene]:
    """Makes tables: `scene(3, goal=2)`."""
    return Scene
