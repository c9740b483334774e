"""The order of the suite: what waits for real time begins first, so that the rest is done meanwhile."""

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests over real sockets before all others, whole games and kills first among them."""
    items.sort(key=_rank)


def _rank(item: pytest.Item) -> int:
    if item.get_closest_marker("sockets") is None:
        return 2
    return 0 if item.path.stem in {"test_whole_game", "test_kill", "test_storm"} else 1
