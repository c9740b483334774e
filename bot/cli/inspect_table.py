"""The commands for stored tables: inspect one, export its record, verify a record, back up the database."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from bot.games import GAMES
from bot.kit.contract import CLOCK, Seat, Wait
from bot.kit.engine import write
from bot.kit.spec import GameSpec
from bot.tables.daily.daily_game import exportable, is_daily
from bot.tables.model import PLAYING, Table
from bot.tables.storage import history
from bot.tables.storage.address import is_file, path_of
from bot.tables.storage.database import StoreError, url_of
from bot.tables.storage.encryption import Key
from bot.tables.storage.store import Store


class UnusableError(Exception):
    """What cannot be done. The message is one sentence for the user."""


def report(database: str, number: int, key: Key = None, *, as_json: bool, now: Callable[[], float] = time.time) -> str:
    """A stored table for people, or as the JSON that `verify` reads. Raises UnusableError."""
    found, export = asyncio.run(_load(database, number, key, now()))
    if as_json:
        return msgspec.json.format(msgspec.json.encode(export), indent=1).decode() + "\n"
    return described(found, export, now())


async def _load(database: str, number: int, key: Key, now: float) -> tuple[Table, dict[str, Any]]:
    try:
        store = await Store.look(database, key=key)
    except StoreError as error:
        raise UnusableError(str(error)) from error
    try:
        if is_daily(number):
            return await _daily(store, number, now)
        found = await store.tables.load(number)
        if found is None:
            raise UnusableError(f"There is no table {number}.")
        return found, await history.exported(store, found)
    finally:
        await store.close()


async def _daily(store: Store, number: int, now: float) -> tuple[Table, dict[str, Any]]:
    """A game of the day; its seed, and what robots hid, only once that day is over."""
    found = await store.daily.find(number)
    day = None if found is None else await store.daily.day(found.day)
    if found is None or day is None:
        raise UnusableError(f"There is no game of the day {number}.")
    table = exportable(found, day, revealed=day.revealed(now))
    return table, history.export(table, store.games[table.game], await store.daily.records(found))


def described(found: Table, export: dict[str, Any], now: float) -> str:
    """A table for people: participants, waits with deadlines and legal actions, the last records."""
    lines = [f"Table {found.id}: {found.game}, {found.phase}, {found.pace} pace, {found.lang}, step {found.seq}."]
    for seat, chair in enumerate(found.chairs):
        person = "deleted" if chair.former else f"person {chair.person}"
        who = f"robot {chair.robot}" if chair.robot else person
        lines.append(f"  seat {seat}: {chair.name} ({who}{', away' if chair.away else ''})")
    if found.published < found.seq:
        lines.append(f"Step {found.seq} is not shown in the channel yet (shown: {found.published}).")
    if found.state is not None and found.phase == PLAYING:
        lines += _awaited(found, GAMES[found.game], now)
    if found.state is not None and (ranks := GAMES[found.game].result(found.state)) is not None:
        lines.append("Over; ranks by seat: " + " ".join(map(str, ranks)) + ".")
    lines += [f"  {record['seq']}. seat {record['seat']} {record['action']}" for record in export["records"][-10:]]
    return "\n".join(lines) + "\n"


def _awaited(found: Table, game: GameSpec[Any], now: float) -> list[str]:
    """Each wait with its time, its default and the legal actions of its seats; without values that would tell a hand."""
    rows = {row.wait: row for row in found.deadlines}
    lines = []
    for wait in game.waits(found.state):
        row = rows.get(wait.id)
        left = "no clock" if row is None else "held" if row.due is None else f"{row.due - now:.0f} s left"
        seat, action = game.default(found.state, wait)
        by = "the clock" if seat == CLOCK else f"seat {seat}"
        plays = type(action).__name__ if _secret(game) else write(action)
        lines.append(f"Waits for {wait.id} ({wait.clock}, {left}); then {by} plays {plays}.")
        lines += [line for seat in wait.seats for line in _offered(found, game, seat, wait)]
    return lines


def _offered(found: Table, game: GameSpec[Any], seat: Seat, wait: Wait) -> list[str]:
    """What a seat may do about a wait, and why it may not."""
    lines = []
    for legal_action in game.legal_actions(found.state, seat):
        if legal_action.wait == wait.id and seat != CLOCK:
            why = "" if legal_action.blocked is None else f"  not now: {legal_action.blocked.code}"
            values = (
                "" if _secret(game) else " ".join(msgspec.json.encode(each).decode() for each in legal_action.params)
            )
            lines.append(f"  seat {seat} {legal_action.action.__name__} {values}".rstrip() + why)
    return lines


def _secret(game: GameSpec[Any]) -> bool:
    """Whether seats have secrets, also from an operator who plays at the table."""
    return bool(game.secret_verbs)


def verified(file: Path) -> tuple[bool, str]:
    """Whether every draw of an exported game is that of its seed, and one sentence. Raises UnusableError."""
    try:
        data = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
    except OSError as error:
        raise UnusableError(f"The file {file} cannot be read: {error.strerror}.") from error
    except msgspec.DecodeError as error:
        raise UnusableError(f"The file {file} is not the record of a game: {error}.") from error
    verdict = history.verify(data, GAMES)
    return verdict.proved, verdict.sentence


def backup(database: str, file: Path) -> int:
    """Copy the database to a new file, also beside a running bot. Returns its bytes. Raises UnusableError."""
    url = url_of(database)
    if not is_file(url):
        raise UnusableError("Only SQLite is copied here; for a database server use its own tool, such as pg_dump.")
    source = path_of(url)
    if not source.is_file():
        raise UnusableError(f"There is no database {source}.")
    if file.exists():
        raise UnusableError(f"The file {file} is there already and is not overwritten.")
    part = file.with_name(f"{file.name}.{time.time_ns()}.part")
    try:
        with (
            contextlib.closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as here,
            contextlib.closing(sqlite3.connect(part)) as there,
        ):
            here.backup(there)
            # The copy stands alone: no write-ahead files beside it.
            there.execute("PRAGMA journal_mode = DELETE")
        part.rename(file)
    except (sqlite3.Error, OSError) as error:
        raise UnusableError(f"The copy {file} could not be written: {error}.") from error
    finally:
        part.unlink(missing_ok=True)
    return file.stat().st_size
