"""The table that the tests of City sit at."""

import pytest

from tests.games.city.scenario import CityScenario


@pytest.fixture
def scenario() -> type[CityScenario]:
    """Makes tables: `scene(3, mortgages="on")`."""
    return CityScenario
