"""What all workers import is compiled once: each compiles a share of it before it collects.

Workers import the same modules at the same moment, so in a new clone each would compile all of them, 7 s of CPU, and
12 while lines are counted: pytest rewrites the assertions of each module of tests.
"""

import compileall
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from _pytest.assertion import rewrite

ROOT = Path(__file__).parents[1]
CODE = "bot", "cogs", "rendering", "tests"


def compile_share(config: pytest.Config) -> None:
    """Compile every n-th module of what n workers will import, unless that is done already."""
    worker = getattr(config, "workerinput", None)
    if worker is None or sys.dont_write_bytecode:
        return
    first, every = int(worker["workerid"].removeprefix("gw")), int(worker["workercount"])
    for path in [path for folder in CODE for path in sorted((ROOT / folder).rglob("*.py"))][first::every]:
        if not path.name.startswith("test_"):
            compileall.compile_file(path, quiet=2)
    for path in list(_tests(config))[first::every]:
        _rewrite(path, config)


def _tests(config: pytest.Config) -> Iterator[Path]:
    """The modules of tests in the folders and files that were asked for."""
    for asked in config.args:
        path = config.invocation_params.dir / asked.partition("::")[0]
        yield from sorted(path.rglob("test_*.py")) if path.is_dir() else filter(Path.is_file, [path])


def _rewrite(path: Path, config: pytest.Config) -> None:
    """Write the compiled module where pytest looks for it when it imports it."""
    kept = rewrite.get_cache_dir(path) / f"{path.stem}{rewrite.PYC_TAIL}"
    if rewrite._read_pyc(path, kept) is None and rewrite.try_makedirs(kept.parent):
        source, code = rewrite._rewrite_test(path, config)
        rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, source, kept)
