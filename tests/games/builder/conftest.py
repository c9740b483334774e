"""The table that the tests of Builder sit at."""

import pytest

from tests.games.builder.scenario import BuilderScenario


@pytest.fixture
def scenario() -> type[BuilderScenario]:
    """Makes tables: `scene(3, gifts="on")`."""
    return BuilderScenario
