"""The bot's process under mutated traffic: everything is sent many at once, answered once, and changes what it may."""

import asyncio
import re
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec

from bot.playground import interactions, slash_commands
from bot.playground.kinds import AUTOCOMPLETE, COMPONENT, SLASH, SUBMIT
from bot.playground.model import Channel, Interaction, Message, Person
from bot.playground.serve import Playground
from bot.settings import DATABASE
from bot.tables.storage import schema
from tests.bench.fuzzing.acts import Acts, Traffic, lasting, persons_in, placed
from tests.bench.fuzzing.cases import Case
from tests.bench.fuzzing.served_tables import CLOSED_LOBBY, GUARDED, SILENT, ServedTables
from tests.gateway_faults import tell

KINDS = {"press": COMPONENT, "form": SUBMIT, "command": SLASH, "autocomplete": AUTOCOMPLETE}
LANES, BATCH, SETTLED, FEW = 24, 300, 15.0, 3
"""How many are in flight at once, cases between two looks at database and log, seconds for all to come to rest,
and cases kept where none fails alone."""
ENTRY = re.compile(r"^(?=\d{4}-\d\d-\d\d \d)", re.MULTILINE)
FAULT = re.compile(r"Traceback|\A\S+ \S+ (?:ERROR|CRITICAL) ")
DOCUMENTED = re.compile(r"An event \w+ cannot be read|A frame of the gateway cannot be read|error code: 10062")
"""What is logged of what Discord itself would never send, and of answers that came too late, which are counted apart."""
UNANSWERED = "nobody answered"
GONE = {10008, 10003}
"""Discord's codes for a message or channel that has gone in the meantime."""


class Sent(msgspec.Struct):
    """What was sent: cases by kind, how often an answer came late because the machine was busy, and what failed."""

    cases: Counter[str]
    late: int = 0
    unanswered: int = 0
    refused: int = 0
    logged: int = 0
    changed: int = 0
    failed: list[Case] = []
    seconds: float = 0.0

    @property
    def faults(self) -> int:
        """All that is wrong."""
        return self.unanswered + self.refused + self.logged + self.changed


class ServedRun:
    """Sends cases to a bot that is connected. `log`: all that it has written."""

    def __init__(self, playground: Playground, served: ServedTables, folder: Path, log: Callable[[], str]) -> None:
        self.playground, self.world, self.served, self.folder = playground, playground.world, served, folder
        self.traffic = Traffic(served)
        self.sent = Sent(Counter())
        self._log = log
        self._read = len(log())
        self._private: dict[str, Message] = {}
        self._kept = self._guarded()
        self._late: list[Case] = []
        self._recent: dict[int, Case] = {}

    async def begin(self) -> None:
        """Collect the controls of all public messages, and what their people see when they press them once."""
        for table in self.served.tables.values():
            self.traffic.messages([self.served.message(table.channel)])
        self.traffic.begin_events()
        firsts = [
            Case(
                "press", {"custom_id": part["custom_id"], "component_type": 2, "id": 1}, table.people[0], table.channel
            )
            for table in self.served.tables.values()
            for part in self.served.message(table.channel).controls()
            if part["custom_id"].startswith(("h|", "f|", "d|"))
        ]
        await asyncio.gather(*(self._one(each) for each in firsts))

    async def fuzz(self, acts: Acts, end: float, most: int = 10**9) -> None:
        """Send cases until a moment of the monotonic clock, or so many."""
        begun = time.monotonic()
        while time.monotonic() < end and sum(self.sent.cases.values()) < most:
            await self.send([acts.one() for _ in range(min(BATCH, most))])
        self.sent.seconds += time.monotonic() - begun

    async def send(self, cases: Sequence[Case]) -> None:
        """Send cases, LANES at once, and look at what they have left; a fault is looked for case by case."""
        self._recent.clear()
        before = self.sent.faults
        waiting = iter(cases)
        await asyncio.gather(*(self._lane(waiting) for _ in range(LANES)))
        late, self._late = self._late, []
        self.sent.late += len(late)
        for case in late:
            await self._judged(case, alone=True)
        why = await self._wrong()
        if why and self.sent.faults > before:
            await self._narrow(cases, why)

    async def _lane(self, waiting: Iterator[Case]) -> None:
        for case in waiting:
            self.sent.cases[case.kind] += 1
            await self._judged(case)

    async def _judged(self, case: Case, *, alone: bool = False) -> None:
        """Send a case; one that is not answered while much is in flight is sent again alone, for the machine is busy."""
        why = await self._one(case)
        if why == UNANSWERED and not alone:
            self._late.append(case)
        elif why:
            self.sent.unanswered += why == UNANSWERED
            self.sent.failed.append(lasting(self.served, case, why))

    async def _narrow(self, cases: Sequence[Case], why: str) -> None:
        """Send the cases again one by one; all of them are kept when none fails alone."""
        guilty = [lasting(self.served, self._recent[key], why) for key in self._recorded() if key in self._recent]
        for case in () if guilty else cases:
            await self._one(case)
            if again := await self._wrong():
                guilty.append(lasting(self.served, case, again))
        aimed = [
            case for case in cases if any(f"|{word}|" in str(case.data) for word in re.findall(r"table (\d+)", why))
        ]
        self.sent.failed += guilty or [
            lasting(self.served, case, f"one of {len(cases)}: {why}") for case in aimed or cases
        ]

    def _recorded(self) -> list[int]:
        """The interactions that were carried out at guarded tables."""
        tables = {each.number for each in self.served.at(GUARDED, CLOSED_LOBBY)}
        connection = sqlite3.connect(f"file:{self.folder / DATABASE}?mode=ro", uri=True)
        try:
            rows = connection.execute("SELECT tab, key FROM records").fetchall()
        finally:
            connection.close()
        return [int(key) for tab, key in rows if tab in tables and key.isdecimal()]

    # ---- one case

    async def _one(self, case: Case) -> str:
        """Send a case; what is wrong with its answer, empty for nothing."""
        today = placed(self.served, case)
        if case.kind == "event":
            tell(self.playground.gateway, today.data["t"], today.data["d"])
            return ""
        broken = len(self.world.state.validator.violations)
        done = await self._interaction(today)
        self._recent[done.id] = case
        self.traffic.answered(done)
        self._remember(case, done)
        if done.failed or done.answered is None:
            return UNANSWERED
        wrong = [code for code in done.refusals if code not in GONE]
        if wrong or len(self.world.state.validator.violations) > broken:
            self.sent.refused += 1
            return f"Discord refused the answer: {wrong or self.world.state.validator.violations[-1]}"[:300]
        return ""

    async def _interaction(self, case: Case) -> Interaction:
        person, place = self.served.persons[case.person], self.served.channels[case.place]
        opener = self._opener(case, person, place) if case.kind in {"press", "form"} else None
        data = dict(case.data)
        if case.kind == "command" and (found := list(persons_in(data))):
            data["resolved"] = slash_commands.resolved(self.world.state, place.id, found)
        return await interactions.send(self.world.state, KINDS[case.kind], person, place, data, opener=opener)

    def _opener(self, case: Case, person: Person, place: Channel) -> Message:
        """The message on which a press is made."""
        found = self._private.get(case.person) if case.private else None
        usable = found is not None and not found.deleted and found.channel == place.id and found.viewer == person.id
        return found if usable and found is not None else self.served.message(case.place)

    def _remember(self, case: Case, done: Interaction) -> None:
        """Keep the newest private message of a person, and let the one before go."""
        if not done.ephemerals or done.ephemerals[-1].deleted:
            return
        old = self._private.get(case.person)
        self._private[case.person] = done.ephemerals[-1]
        if old is not None and not old.deleted and old is not done.ephemerals[-1]:
            self.world.dismiss(self.served.persons[case.person], old)

    # ---- what is left behind

    async def _wrong(self) -> str:
        """What the log or the database shows that may not be."""
        await self.world.until(lambda: self.world.state.app.connected, SETTLED)
        text = self._log()[self._read :]
        self._read += len(text)
        entries = (each for each in ENTRY.split(text) if FAULT.search(each) and not DOCUMENTED.search(each))
        lines = [f"{each.splitlines()[0]} ... {each.splitlines()[-1]}" for each in entries]
        self.sent.logged += bool(lines)
        changes = self._changes()
        self.sent.changed += len(changes)
        return " / ".join((*lines[:2], *changes))[:600]

    def _changes(self) -> list[str]:
        """Which guarded rows are others than before, and the press that did it where it is recorded."""
        now, before = self._guarded(), self._kept
        found = [key for key in {*now, *before} if now.get(key) != before.get(key)]
        self._kept = now
        return [f"{key} has changed: {differing(before.get(key), now.get(key))}" for key in found]

    def _guarded(self) -> dict[str, Any]:
        """Rows that no case may change: guarded tables, settings and results of those who do nothing, of servers."""
        tables = {each.number: each for each in self.served.at(GUARDED, CLOSED_LOBBY)}
        silent = {self.served.persons[each.people[SILENT]].id for each in tables.values()}
        guilds = {self.served.guilds[each].id for each in (GUARDED, CLOSED_LOBBY)}
        connection = sqlite3.connect(f"file:{self.folder / DATABASE}?mode=ro", uri=True)
        try:
            rows = {f"table {row[0]}": row for row in connection.execute("SELECT id, seq, phase, state FROM tables") if row[0] in tables}  # fmt: skip
            settings = ", ".join(each.name for each in schema.people.c if each.name != "last_seen")  # set of itself
            rows |= {f"person {row[0]}": row for row in connection.execute(f"SELECT {settings} FROM people") if row[0] in silent}  # fmt: skip
            rows |= {f"server {row[0]}": row for row in connection.execute("SELECT * FROM guilds") if row[0] in guilds}
            columns = "SELECT tab, seat, guild, place FROM results"
            return rows | {f"result {row[:2]}": row for row in connection.execute(columns) if row[0] in tables}
        finally:
            connection.close()


def differing(before: Sequence[Any] | None, now: Sequence[Any] | None) -> str:
    """The columns that differ between two states of a row, the first 120 characters of each."""
    columns = zip_longest(before or (), now or ())
    return ", ".join(f"{str(old)[:120]} -> {str(new)[:120]}" for old, new in columns if old != new)
