"""Where the processor's time of a bid goes: what the event loop runs while bids are pressed over sockets."""

import tempfile
from collections import Counter
from pathlib import Path

import msgspec

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from tests.bench.inprocess_bot import Samples
from tests.bench.load import ROOT, SERVED, Auctions, Process, closed

TABLES, WARM = 20, 1.5
GROUPS = {
    "bot/games": "rules: views, legal actions, steps",
    "bot/kit": "rules: views, legal actions, steps",
    "bot/tables/storage": "storage: rows, writer",
    "bot/tables": "tables: executor, clocks",
    "bot/i18n": "sentences",
    "bot/present/publishing": "publisher",
    "bot/present": "panels",
    "bot/ops": "metrics",
    "cogs": "router, answers, layout",
    "tests": "the bench itself",
    "site-packages/discord": "discord.py",
    "site-packages/aiohttp": "HTTP and gateway (aiohttp, yarl)",
    "site-packages/yarl": "HTTP and gateway (aiohttp, yarl)",
    "site-packages/multidict": "HTTP and gateway (aiohttp, yarl)",
    "site-packages/aiosignal": "HTTP and gateway (aiohttp, yarl)",
    "site-packages/aiosqlite": "storage: drivers",
    "site-packages/sqlalchemy": "storage: drivers",
    "site-packages/fluent": "sentences",
    "site-packages/prometheus_client": "metrics",
    "lib/python": "standard library (asyncio, json, ...)",
}
"""What a file belongs to, by the first of these parts that its path has."""
OWN = ("bot/", "cogs/", "rendering/")
DEAREST = 40
"""Functions of ours that are named, each with all that it calls."""


def path_of(function: str) -> str:
    """The file of a function, in the repository if it is ours."""
    return function.rpartition(":")[0].removeprefix(f"{ROOT}/")


def group_of(function: str) -> str:
    """What a function belongs to."""
    path = path_of(function)
    return next((name for part, name in GROUPS.items() if path.startswith(part) or f"/{part}" in path), "other")


def table(samples: Samples, presses: int) -> list[str]:
    """A line for each group, by what runs itself, then for the dearest functions of ours with all that they call."""
    groups, functions = Counter[str](), Counter[str]()
    for stack, count in samples.stacks.items():
        running = stack.split("\n")
        groups[group_of(running[0])] += count
        for each in {each for each in running if path_of(each).startswith(OWN)}:
            functions[each] += count
    total = groups.total()
    took = 1e3 * samples.cpu / presses
    dearest = [*groups.most_common(), *functions.most_common(DEAREST)]
    shares = {name.removeprefix(f"{ROOT}/"): count / total for name, count in dearest}
    garbage = {"garbage collection, within all of these": samples.garbage / samples.cpu}
    return [f"{'a bid':<72}{took:>8.3f} ms {'share':>8}"] + [
        f"  {name[:70]:<70}{took * share:>8.3f} ms {share:>8.1%}" for name, share in (garbage | shares).items()
    ]


async def profiled(seconds: float) -> list[str]:
    """Bids at some tables for so long, without their pictures."""
    with tempfile.TemporaryDirectory() as name:
        folder, world = Path(name), FakeDiscord()
        auctions, file = Auctions(world, TABLES), folder / "profile"
        await auctions.write(folder)
        given = {"BENCH_PICTURES": "0", "BENCH_PROFILE": str(file)}
        async with Playground(world) as playground, Process(playground, folder, SERVED, **given) as process:
            await process.connected()
            await auctions.shown()
            await closed(process, auctions.bid, WARM, TABLES)
            await process.pauses()
            spent = await closed(process, auctions.bid, seconds, TABLES)
            await process.pauses()
        return table(msgspec.json.decode(file.read_bytes(), type=Samples), spent.presses)
