"""The table that the tests of Classic sit at."""

import pytest

from tests.games.classic.scenario import ClassicScenario


@pytest.fixture
def scenario() -> type[ClassicScenario]:
    """Makes tables: `scene(3, rent="auto")`."""
    return ClassicScenario
