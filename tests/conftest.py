"""The order of the suite: what waits for real time begins first, so that the rest is done meanwhile.

Tests marked `uncounted` run without the counting of lines: it takes most of the time of long computations, and what
they reach is counted elsewhere.
"""

import sys
from collections.abc import Generator

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests over real sockets before all others, whole games and kills first among them.

    Their bot is a process of its own, of which nothing is counted.
    """
    items.sort(key=_rank)
    for item in items:
        if item.get_closest_marker("sockets") is not None:
            item.add_marker(pytest.mark.uncounted)


def _rank(item: pytest.Item) -> int:
    if item.get_closest_marker("sockets") is None:
        return 2
    return 0 if item.path.stem in {"test_whole_game", "test_kill", "test_storm"} else 1


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Let coverage rest during a test marked `uncounted`."""
    counting = sys.gettrace()
    if item.get_closest_marker("uncounted") is None or counting is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(counting)
