"""The table that the tests of Knockout sit at."""

import pytest

from tests.games.knockout.board import Table


@pytest.fixture
def table() -> type[Table]:
    """Makes tables: `table(3, second_chance="free")`."""
    return Table
