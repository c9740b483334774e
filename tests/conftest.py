"""The order of the suite: what waits for real time begins first, so that the rest is done meanwhile.

Modules and tests are shuffled before (pytest-randomly), by a seed that is printed and the same in all workers:
`--randomly-seed=N` repeats an order, `-p no:randomly` keeps that of the files. What tests draw is left alone.

Tests marked `uncounted` run without the counting of lines: it takes most of the time of long computations, and what
they reach is counted elsewhere. So do all but the first of a test's cases for each game, and what is set up and torn
down around the tests of a module after the first of them.

What stands after the collection (modules, thousands of tests) is left to no search for garbage, and searches are as
rare as in the bot, in which they are set by `bot/app.py`: they took a tenth of the suite's time.
"""

import gc
import logging
import re
import sys
import threading
from collections import Counter
from collections.abc import Generator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import NoReturn

import pytest

from tests.shared_compilation import compile_share

collect_ignore = [] if find_spec("quartier_pig") else ["example_game", "tables/test_end_proposals.py"]
"""The example game is tried, and played, where it is installed, by `test_example_game`."""
PHASES = pytest.StashKey[set[tuple[Path, str]]]()
"""In which modules setting up and tearing down has been counted."""
LONG = "test_whole_game", "test_kill", "test_storm", "test_birthday", "test_screens", "test_setup_screens"
"""The modules that take longest, in different hands."""


def pytest_configure(config: pytest.Config) -> None:
    """Only the order is random: nobody's random numbers begin anew with each test. Collecting makes no garbage."""
    gc.disable()
    compile_share(config)
    if config.pluginmanager.hasplugin("randomly"):
        config.option.randomly_reset_seed = False


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    """What was skipped and why, in one line, and how the order of this run is had again."""
    skipped = Counter(
        report.longrepr[2].removeprefix("Skipped: ") for report in terminalreporter.stats.get("skipped", ())
    )
    if skipped:
        terminalreporter.write_line("Skipped: " + "; ".join(f"{count} x {why}" for why, count in skipped.most_common()))
    seed = getattr(config.option, "randomly_seed", None)
    if seed is not None:
        terminalreporter.write_line(f"Order: --randomly-seed={seed}")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None]:
    """Others shuffle and read constants out of all modules (hypothesis), uncounted; then what is long is put first."""
    with uncounted():
        yield
        count_first_cases(items)
        put_long_first(config, items)


def count_first_cases(items: list[pytest.Item]) -> None:
    """Count the first case that a test has for each game, the same in every order."""
    from bot.games import BUILT_IN  # imported before, games would not be counted

    counted = set[tuple[str, frozenset[str]]]()
    for item in sorted(items, key=lambda item: item.nodeid):
        test, _, case = item.nodeid.partition("[")
        games = frozenset(set(BUILT_IN) & set(re.split(r"[^a-z]", case)))
        if case and (test, games) in counted:
            item.add_marker(pytest.mark.uncounted)
        counted.add((test, games))


def put_long_first(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests over real sockets are dealt to half of the workers, those in a browser to the others, module by module.

    They begin each worker's share of all: workers compute while others wait, and none ends with a long test. The bot
    over sockets is a process of its own, of which nothing is counted.
    """
    workers = int(getattr(config, "workerinput", {}).get("workercount", 1))
    half = min(workers, max(2, workers // 2))
    waiting = [item for item in items if item.get_closest_marker("sockets") is not None]
    for item in waiting:
        item.add_marker(pytest.mark.uncounted)
    in_browser = [item for item in items if item.get_closest_marker("browser") is not None and item not in waiting]
    hands = [*dealt(waiting, half), *dealt(in_browser, workers - half)]
    long = {item for hand in hands for item in hand}
    others = iter([item for item in items if item not in long])
    left, items[:] = len(items), []
    for n, hand in enumerate(hands):
        share = [*hand, *islice(others, max(0, left // (workers - n) - len(hand)))]
        left -= len(share)
        items += share
    items += others


def dealt(items: list[pytest.Item], hands: int) -> list[list[pytest.Item]]:
    """The tests of whole modules for each of so many workers, those of long modules first."""
    modules: dict[Path, list[pytest.Item]] = {}
    for item in items:
        modules.setdefault(item.path, []).append(item)
    order = sorted(modules, key=lambda path: path.stem not in LONG)
    return [[item for path in order[n::hands] for item in modules[path]] for n in range(hands)]


@pytest.fixture(scope="session", autouse=True)
def database_template(tmp_path_factory: pytest.TempPathFactory) -> Generator[None]:
    """New files are copies of a template, as new databases of a server are."""
    from tests.database_template import files_are_copied  # imported before, the storage would not be counted

    with files_are_copied(tmp_path_factory.mktemp("template")):
        yield


@pytest.fixture(autouse=True)
def root_logger() -> Generator[None]:
    """A test that starts the bot's log leaves no handler behind that writes to its own, closed, standard error."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


def pytest_collection_finish() -> None:
    """Nobody looks for garbage among what was collected."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(50_000, 10, 10)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_make_collect_report(collector: pytest.Collector) -> Generator[None, object, object]:
    """Count what is run while a module of tests is imported, but not while its tests are collected.

    One that cannot be imported fails with the error of the first try: after it pytest finds half of the module.
    """
    if isinstance(collector, pytest.Module):
        try:
            _ = collector.obj
        except (Exception, pytest.skip.Exception) as error:
            collector.collect = partial(_fail, error)  # type: ignore[method-assign]
    with uncounted():
        return (yield)


def _fail(error: BaseException) -> NoReturn:
    raise error


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Let coverage rest during a test marked `uncounted` and its fixtures, also in threads that it begins."""
    with nullcontext() if item.get_closest_marker("uncounted") is None else uncounted():
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, object, object]:
    """What is set up for the tests of a module is counted once."""
    with once(item, "setup"):
        return (yield)


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> Generator[None, object, object]:
    """What is torn down too."""
    with once(item, "teardown"):
        return (yield)


def once(item: pytest.Item, phase: str) -> AbstractContextManager[None]:
    """Coverage rests in this phase unless the item is the first of its module in this worker that is counted.

    Threads that begin there are counted, as they are used by the tests.
    """
    if sys.gettrace() is None or (item.path, phase) in (done := item.session.stash.setdefault(PHASES, set())):
        return uncounted(threads=False)
    done.add((item.path, phase))
    return nullcontext()


@contextmanager
def uncounted(*, threads: bool = True) -> Generator[None]:
    """Coverage rests, in `threads` that begin meanwhile too."""
    counting, in_threads = sys.gettrace(), threading.gettrace()
    if counting is None:
        yield
        return
    sys.settrace(None)
    if threads:
        threading.settrace(None)
    try:
        yield
    finally:
        threading.settrace(in_threads)
        sys.settrace(counting)
