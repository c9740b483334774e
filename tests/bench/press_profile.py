"""Where the processor's time of a bid goes: a profile of the event loop's thread while bids are pressed over sockets.

Profiling makes everything slower, small functions more than others; so the shares count, not the milliseconds.
"""

import pstats
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
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
DEAREST = 15
"""Functions that are named."""


def group_of(file: str) -> str:
    """What a file belongs to."""
    path = file.removeprefix(f"{ROOT}/")
    return next((name for part, name in GROUPS.items() if path.startswith(part) or f"/{part}" in path), "other")


def grouped(stats: dict[Any, Any]) -> Counter[str]:
    """Seconds by group; what is written in C counts for who calls it."""
    found: Counter[str] = Counter()
    for (file, _, _), (_, _, own, _, callers) in stats.items():
        if file != "~":
            found[group_of(file)] += own
            continue
        for (caller, _, _), (_, _, share, _) in callers.items():
            found[group_of(caller) if caller != "~" else "other"] += share
    return found


def table(stats: dict[Any, Any], presses: int) -> list[str]:
    """A line for each group, and for the dearest functions."""
    groups = grouped(stats)
    total = sum(groups.values())
    lines = [f"{'a bid, profiled':<52}{1e3 * total / presses:>10.3f} ms {'share':>8}"]
    lines += [f"  {name:<50}{1e3 * own / presses:>10.3f} ms {own / total:>8.1%}" for name, own in groups.most_common()]
    dearest = sorted(((own, key) for key, (_, _, own, _, _) in stats.items()), reverse=True)[:DEAREST]
    named = [(own, f"{Path(file).name}:{line} {name}" if line else name) for own, (file, line, name) in dearest]
    return [*lines, *(f"  {name[:50]:<50}{1e3 * own / presses:>10.3f} ms {own / total:>8.1%}" for own, name in named)]


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
        return table(pstats.Stats(str(file)).stats, spent.presses)  # type: ignore[attr-defined]
