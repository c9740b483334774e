"""What a trial has shown: every press against the record, who wrote what, how long nobody was there."""

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from bot.i18n.translator import languages, translator_for
from bot.playground.interactions import PATIENCE
from bot.playground.model import Channel
from bot.playground.server import FakeDiscord
from bot.present.control_id import PLAY, parse
from bot.tables.model import Record, Table
from bot.tables.storage.store import Store
from tests.bench.cluster.database import WRITERS, Server
from tests.bench.cluster.people import People, Press
from tests.bench.cluster.processes import Gap, Life
from tests.bench.cluster.trial import Phase
from tests.bench.crash import fault_lines, order_faults
from tests.bench.figures import Figure

GOES_ON, SILENT = 15.0, 3.0
"""Seconds until a dead process's tables go on; seconds without an answer in a rolling restart."""
RETAKEN = ("kill -9", "standing still", "kill -9 beside a stand-by")
HANDED_OVER = ("rolling restart", "one process too many")
PUT_OFF = ("refusal-moving", "error-restarting", "refusal-unwritable", "refusal-uncertain")
"""What people are told while a table changes hands, which says nothing of their press; while the bot ends, or cannot write."""
TOLERANCE = 0.1
"""Seconds by which the moment of a connection may be seen too early or too late."""


class Written(msgspec.Struct):
    """What stands in the database at the end, by the tables' numbers."""

    tables: list[Table]
    records: list[list[Record]]


async def read(address: str, ids: Sequence[int]) -> Written:
    """The tables of these ids and all their records."""
    store = await Store.look(address)
    try:
        tables = [await store.tables.load(id_) for id_ in ids]
        records = [await store.history.records(id_) for id_ in ids]
    finally:
        await store.close()
    assert all(tables)
    return Written([table for table in tables if table is not None], records)


# ---- presses


def lost(presses: Iterable[Press], written: Written) -> list[str]:
    """Presses that were answered as carried out, and are not recorded."""
    keys = [{record.key for record in records} for records in written.records]
    return [f"table {each.table}: {each.key}" for each in presses if each.done and each.key not in keys[each.table]]


def untold(presses: Iterable[Press], written: Written) -> list[Press]:
    """Presses that are recorded, and were told otherwise."""
    keys = [{record.key for record in records} for records in written.records]
    wrong = (each for each in presses if each.answered and not (each.done or each.later))
    return [each for each in wrong if each.key in keys[each.table]]


def excused(press: Press, phases: Iterable[Phase]) -> bool:
    """Whether "one moment" was said while the shard changed hands: it promises nothing, for another process has it."""
    own = (phase for phase in phases if press.shard in phase.shards)
    handed = any(press.created <= phase.until and phase.since <= (press.answered or 0.0) for phase in own)
    return handed and _says(press, PUT_OFF[:1])


def twice(written: Written, firsts: Sequence[int]) -> list[str]:
    """Tables where something counts twice or not at all. `firsts`: bids that stood at the auctions before."""
    faults = []
    for number, (table, records) in enumerate(zip(written.tables, written.records, strict=True)):
        slow = number < len(firsts)
        found = fault_lines(table, records, firsts[number]) if slow else order_faults(table, records)
        faults += [f"table {number}: {each}" for each in found]
    return faults


def unanswered(presses: Iterable[Press], gaps: Sequence[Gap]) -> list[Press]:
    """Presses that nobody answered although a process was there for them."""
    return [each for each in presses if each.answered is None and not any(_excused(each, gap) for gap in gaps)]


def _excused(press: Press, gap: Gap) -> bool:
    """Whether nobody was there; whoever dies cannot answer what it has begun either."""
    before = PATIENCE if gap.cut else TOLERANCE
    return press.shard == gap.shard and gap.since - before <= press.created <= gap.until + TOLERANCE


# ---- time


def seconds_until_on(phase: Phase, presses: Sequence[Press]) -> dict[int, float]:
    """For each shard of a phase the seconds from `back` until a press of after it was carried out."""
    on: dict[int, float] = {}
    for each in presses:
        if each.done and each.answered and each.shard in phase.shards and each.created >= phase.back:
            on[each.shard] = min(on.get(each.shard, float("inf")), each.answered - phase.back)
    return on


def longest_silence(phase: Phase, presses: Sequence[Press], *, done: bool = False) -> float:
    """The longest time in a phase from a press that nobody answered until the next answer on that shard.

    `done`: what was told to press again later counts as no answer.
    """
    longest = 0.0
    for shard in phase.shards:
        silent: float | None = None
        for each in presses:
            if each.shard != shard or not phase.since <= each.created <= phase.until:
                continue
            if each.answered is not None and not (done and _put_off(each)):
                longest, silent = max(longest, each.answered - (silent or each.answered)), None
            elif silent is None:
                silent = each.created
        if silent is not None:
            longest = max(longest, phase.until - silent)
    return longest


def _put_off(press: Press) -> bool:
    """Whether somebody was told to press again."""
    return _says(press, PUT_OFF)


def _says(press: Press, keys: Sequence[str]) -> bool:
    return press.said in {translator_for(lang).say(key) for key in keys for lang in languages()}


# ---- what is shown


def doubled(world: FakeDiscord, channels: Sequence[Channel], phases: Sequence[Phase]) -> list[str]:
    """Tables at which two public messages have the same button of the game, and since when."""
    faults = []
    for number, channel in enumerate(channels):
        seen: set[str] = set()
        for message in (world.state.messages[id_] for id_ in channel.messages):
            if message.ephemeral:
                continue
            buttons = {part["custom_id"] for part in message.controls()}
            ours = {id_ for id_ in buttons if (press := parse(id_)) is not None and press.kind == PLAY}
            if ours & seen:
                faults.append(
                    f"table {number}, posted {_when(message.made, phases)}, changed {len(message.edits)} times"
                )
            seen |= ours
    return faults


# ---- all of it


class Judged(msgspec.Struct):
    """The figures with their bars, and in words what was wrong."""

    figures: list[Figure]
    faults: list[str]

    @property
    def met(self) -> bool:
        """Whether every bar is met."""
        return not self.faults and all(figure.met for figure in self.figures)


async def judge(server: Server, people: People, phases: Sequence[Phase], gaps: Sequence[Gap]) -> Judged:
    """Read the database, and compare."""
    written = await read(server.address, people.ids)
    presses = sorted(people.presses, key=lambda each: each.created)
    writers = [int(row[0]) for row in await server.rows(WRITERS)]
    silent, denied = unanswered(presses, gaps), untold(presses, written)
    wrong = [each for each in denied if not excused(each, phases)]
    found = {
        "answered as done, not recorded (lost)": lost(presses, written),
        "counted twice, or a state that is not its record": twice(written, people.slow.firsts),
        "recorded, and answered as if nothing had happened": [
            f"shard {each.shard}, {_when(each.created, phases)}: {each.said[:60]!r}" for each in wrong
        ],
        "unanswered although a process was there": [
            f"shard {each.shard}, {_when(each.created, phases)}" for each in silent
        ],
        "tables written by two processes at once": [f"table {each}" for each in sorted(writers)],
        "tables with a button of the game in two messages": doubled(people.world, people.channels, phases),
    }
    told = Figure("  recorded, told one moment while the shard changed hands", len(denied) - len(wrong), "")
    figures = [*_counted(presses, gaps), told, *(Figure(name, len(each), "", most=0) for name, each in found.items())]
    figures += _times(phases, presses)
    return Judged(figures, [f"{name}: {one}" for name, each in found.items() for one in each[:8]])


def _when(moment: float, phases: Sequence[Phase]) -> str:
    """During what it was, or after what."""
    before = [phase for phase in phases if phase.since <= moment]
    if not before:
        return "before anything went wrong"
    last = before[-1]
    where = f"{'in' if moment <= last.until else 'after'} {last.what} of shards {list(last.shards)}"
    return f"{where}, {moment - last.since:.1f} s after it began"


def _counted(presses: Sequence[Press], gaps: Sequence[Gap]) -> Iterator[Figure]:
    took = sorted(each.answered - each.created for each in presses if each.answered is not None) or [0.0]
    yield Figure("presses", len(presses), "")
    yield Figure("  carried out", sum(each.done for each in presses), "")
    yield Figure("  told to press again (one moment)", sum(_put_off(each) for each in presses), "")
    yield Figure("  refused", sum(_refused(each) for each in presses), "")
    yield Figure("  answered late, which promises nothing", sum(each.later for each in presses), "")
    yield Figure("  on their way while nobody was there", sum(each.answered is None for each in presses), "")
    yield Figure("answered within, median", 1e3 * took[len(took) // 2], "ms")
    yield Figure("answered within, 99 of 100", 1e3 * took[int(0.99 * len(took))], "ms")
    yield Figure("longest time without a process for a shard", max((g.until - g.since for g in gaps), default=0.0), "s")


def _refused(press: Press) -> bool:
    return press.answered is not None and not (press.done or press.later or _put_off(press))


def _times(phases: Sequence[Phase], presses: Sequence[Press]) -> Iterator[Figure]:
    for phase in phases:
        on = seconds_until_on(phase, presses).values()
        if phase.what in RETAKEN:
            yield Figure(f"{phase.what}: all its tables go on after", max(on, default=1e3), "s", most=GOES_ON)
        elif phase.what in HANDED_OVER:
            yield Figure(f"{phase.what}: without an answer", longest_silence(phase, presses), "s", most=SILENT)
            yield Figure(f"{phase.what}: told to press again", longest_silence(phase, presses, done=True), "s")
        elif phase.back:
            yield Figure(f"{phase.what}: all tables go on after", max(on, default=1e3), "s")


def mistakes(lives: Iterable[Life]) -> list[str]:
    """Tracebacks in the logs."""
    logs = ((life.name, life.log) for life in lives)
    return [f"process {name}: {log[log.index('Traceback') - 300 :][:1500]}" for name, log in logs if "Traceback" in log]
