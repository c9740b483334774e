"""The table that the tests of Deal sit at."""

import pytest

from tests.games.deal.scenario import DealScenario


@pytest.fixture
def scenario() -> type[DealScenario]:
    """Makes tables: `scene(3, goal=2)`."""
    return DealScenario
