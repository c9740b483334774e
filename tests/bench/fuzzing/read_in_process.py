"""What the bot reads from others, in this process: texts of controls, board files, rows of the database, whole files."""

import asyncio
import base64
import json
import logging
import random
import re
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.cli.playthrough import steps
from bot.games import GAMES
from bot.i18n.translator import translator_for
from bot.kit.boards.board_parser import MOST_FAULTS
from bot.kit.engine import default_options, write
from bot.present import registry
from bot.present.control_id import PLAY, TABLE, ControlId, fits, named, parse
from bot.present.panels import board_report
from bot.tables.clock import deadlines
from bot.tables.model import LOBBY, OVER, PAUSED, PLAYING, SLOW, ChannelRef, Participant, Record, Table
from bot.tables.shards import ONLY
from bot.tables.storage import mappers
from bot.tables.storage.database import StoreError
from bot.tables.storage.encryption import KEY_FILE, PLAIN
from bot.tables.storage.packed_state import PackedState
from bot.tables.storage.table_repository import TableRepository
from cogs import table_actions
from tests.bench.fuzzing import mutations
from tests.bench.fuzzing.cases import Case
from tests.tables.test_damage import TABLES, crowd, flipped, plays, told

ROOT = Path(__file__).resolve().parents[3]
BOARDS = [each.encode() for each in re.findall(r"```toml\n(.*?)```", (ROOT / "bot/games/BOARDS.md").read_text(encoding="utf8"), re.DOTALL)]  # fmt: skip
NOW, SEATS, PATIENCE = 1_000_000.0, 3, 10
"""When everything happens, players of each game, and seconds that one case may take."""
PHASES = (LOBBY, PLAYING, PAUSED, OVER)
VERBS = "join leave start robot.normal unrobot.1 pace.slow option.hour.? token.3 swap.1 pause resume close vote.yes"
VERBS += " voteout.0 rematch options.- mine.- marks.? preset.quick lang.fr seats.- endvote undo"


@cache
def played(game: str) -> tuple[Any, Any, tuple[Record, ...]]:
    """A game's position in its middle, the one at its end, and its first steps as records."""
    found = list(steps(game, SEATS, 1))
    records = tuple(
        Record(n, str(n), NOW, step.seat, write(step.action), step.told)
        for n, step in enumerate(found[:40])
        if step.action is not None
    )
    return found[len(found) // 2].state, found[-1].state, records


def table_of(game: str, phase: str, people: Sequence[int], place: ChannelRef, now: float = NOW) -> Table:
    """A table in any phase, these people on its seats."""
    middle, end, _ = played(game)
    state = {LOBBY: None, OVER: end}.get(phase, middle)
    made = Table(
        id=0,
        game=game,
        place=place,
        host=people[0],
        lang="fr",
        pace=SLOW,
        phase=phase,
        chairs=tuple(Participant(f"Person {n}", person=id_, lang="fr", token=n) for n, id_ in enumerate(people)),
        options={name: option for name, option in default_options(GAMES[game], SLOW).items() if name != "pace"},
        seed=b"" if phase == LOBBY else bytes(32),
        seq=1,
        version=GAMES[game].version,
        packed_state=None if state is None else PackedState(state),
        opened=now,
        pause="asked" if phase == PAUSED else "",
    )
    if phase == OVER:
        return made
    running = deadlines.due(GAMES[game], replace(made, phase=PLAYING), now) if phase != LOBBY else ()
    held = tuple(replace(each, due=None, left=3_600.0) for each in running)
    return replace(made, deadlines=held if phase == PAUSED else running)


# ---- texts of controls


@cache
def control_ids() -> tuple[str, ...]:
    """Texts as controls have them, of all games."""
    made = [str(ControlId(TABLE, 17, "-", verb)) for verb in VERBS.split()]
    for game in GAMES:
        state, _, records = played(game)
        waits = [wait.id for wait in GAMES[game].waits(state)] or ["-"]
        made += [str(ControlId(PLAY, 17, wait, record.action)) for wait in waits for record in records]
    return tuple(dict.fromkeys(made))


def control_case(chance: random.Random) -> Case:
    """A control's text, mutated."""
    found = mutations.text(chance, chance.choice(control_ids()), control_ids())
    return Case("control", {"game": chance.choice(list(GAMES)), "text": base64.b64encode(found.encode("utf8", "surrogatepass")).decode()})  # fmt: skip


@cache
def _playing(game: str) -> Table:
    return table_of(game, PLAYING, (501, 502, 503), ChannelRef(1, 10))


def check_control(case: Case) -> None:
    """Parsing never raises, and what is parsed is written as it was read."""
    found = base64.b64decode(case.data["text"]).decode("utf8", "surrogatepass")
    press = parse(found)
    assert isinstance(fits(found), bool)
    assert len(named(found)) <= 70
    if press is None:
        return
    assert parse(str(press)) == press
    assert press.draft is None or press.draft >= 0
    filled = press.filled("\0", "|")
    assert filled.kind == press.kind
    table = _playing(case.data["game"])
    for each in (press, filled):
        registry.action_of(table, each)
        table_actions.read(each.text, ("x", "1"))


# ---- board files


def board_case(chance: random.Random) -> Case:
    """A board's file, mutated by lines, values or bytes."""
    found = chance.choice(BOARDS)
    for _ in range(chance.choice((1, 1, 2, 3))):
        found = chance.choice((mutations.data, _lines, _lines, _sum, _sum))(chance, found)
    return Case("board", base64.b64encode(found).decode())


def _lines(chance: random.Random, found: bytes) -> bytes:
    """A line goes, comes twice, is said of another thing or becomes a mutated one."""
    lines = found.split(b"\n")
    at, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    match chance.randrange(4):
        case 0:
            del lines[at]
        case 1:
            lines.insert(other, lines[at])
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case _:
            lines[at] = mutations.text(chance, lines[at].decode("utf8", "replace")).encode("utf8", "surrogatepass")
    return b"\n".join(lines)


def _sum(chance: random.Random, found: bytes) -> bytes:
    """A value becomes another, of any type."""
    lines = found.split(b"\n")
    fields = [n for n, line in enumerate(lines) if b"=" in line]
    if fields:
        at = chance.choice(fields)
        odd = chance.choice((*mutations.NUMBERS, "[]", "{}", "[1,2]", "true", '""', '"x"', "1979-05-27", "'''", "[[["))
        lines[at] = lines[at].split(b"=")[0] + b"= " + odd.encode("utf8", "surrogatepass")
    return b"\n".join(lines)


def check_board(case: Case) -> None:
    """A file is answered by what it holds or by its faults, in both languages."""
    found = base64.b64decode(case.data)
    said = [board_report.report(found, translator_for(lang)) for lang in ("en", "fr")]
    assert said[0][0] == said[1][0]
    for _, lines in said:
        assert 0 < len(lines) <= MOST_FAULTS
        assert all(line.strip() and "board-fault" not in line for line in lines)


# ---- rows of the database


class _Rows:
    """A database that gives one table's row."""

    def __init__(self, row: Mapping[str, Any], waits: Sequence[Mapping[str, Any]]) -> None:
        self.row, self.waits = row, waits

    async def rows_together(self, *_: object) -> tuple[list[Any], list[Any]]:
        return [self.row], [*self.waits]

    async def rows(self, _: object) -> list[Any]:
        return [self.row]


@cache
def _row(game: str, phase: str) -> tuple[dict[str, Any], tuple[dict[str, Any], ...]]:
    """The rows of a table as an older version wrote them: without a checksum, so that all is read."""
    made = replace(table_of(game, phase, (501, 502, 503), ChannelRef(1, 10, 100)), id=5)
    row = mappers.of_table(made) | {"id": 5, "published": 1}
    row["head"] = re.sub(r'^\{"sum": *\d+,', "{", row["head"])
    return row, tuple(mappers.of_deadlines(made))


def row_case(chance: random.Random) -> Case:
    """A table's row, its deadlines or a record, some columns mutated."""
    game = chance.choice(list(GAMES))
    if chance.random() < 0.25:
        record = mappers.of_record(5, chance.choice(played(game)[2]))
        return Case("row", {"game": game, "record": {"told": _column(chance, record["told"])}})
    phase = chance.choice(PHASES)
    row, waits = _row(game, phase)
    changed: dict[str, Any] = {"game": game, "phase": phase}
    if waits and chance.random() < 0.25:
        return Case("row", changed | {"deadlines": _deadlines(chance, waits)})
    names = chance.sample([*sorted(set(row) - {"id"}), "state", "state"], chance.choice((1, 1, 2)))
    return Case("row", changed | {"columns": {name: _column(chance, row[name]) for name in sorted(set(names))}})


def _deadlines(chance: random.Random, waits: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Deadlines of which one is missing, there twice, or has another value."""
    found = [dict(each) for each in chance.choices(waits, k=chance.choice((0, 1, len(waits), len(waits) + 1)))]
    for each in found:
        name = chance.choice(mappers.DEADLINE_COLUMNS)
        each[name] = _column(chance, each[name])
    return found


def _column(chance: random.Random, found: Any) -> Any:
    """Another value of a column: JSON whose values have changed, damaged text, or something odd."""
    if isinstance(found, str) and found[:1] in "{[" and chance.random() < 0.75:
        return json.dumps(mutations.value(chance, json.loads(found)), separators=(",", ":"))
    if isinstance(found, str):
        return mutations.text(chance, found).encode("utf8", "replace").decode()
    return chance.choice((*mutations.ODD[:16], *mutations.NUMBERS[:8]))


def check_row(case: Case) -> None:
    """A row gives a table that can be written again, or one line in the log; a record its documented error."""
    given, game = case.data, GAMES[case.data["game"]]
    if "record" in given:
        row = mappers.of_record(5, played(given["game"])[2][0]) | given["record"]
        with suppress(msgspec.MsgspecError):
            mappers.to_record(row, game)
        return
    row, waits = _row(given["game"], given["phase"])
    database: Any = _Rows(row | given.get("columns", {}), given.get("deadlines", waits))
    nothing: Any = None  # no steps are written
    tables = TableRepository(database, GAMES, nothing, nothing, ONLY, PLAIN)
    with recorded() as log:
        found = asyncio.run(tables.load(5))
    assert (found is None) == (len(log.messages) == 1), log.messages
    if found is not None:
        mappers.of_table(found)


class Recorded(logging.Handler):
    """The lines that were logged."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(record.getMessage())


@contextmanager
def recorded() -> Iterator[Recorded]:
    """The lines that the bot's modules log, kept from anybody else's eyes."""
    handler, root = Recorded(), logging.getLogger("bot")
    root.addHandler(handler)
    before, root.propagate = root.propagate, False
    try:
        yield handler
    finally:
        root.removeHandler(handler)
        root.propagate = before


# ---- whole files


def file_case(chance: random.Random) -> Case:
    """A flipped bit at a place of the database's file, as a share of its length."""
    return Case("file", {"at": chance.random(), "bit": chance.randrange(8)})


@cache
def _crowd() -> tuple[Any, Path]:
    folder = tempfile.TemporaryDirectory()
    return folder, asyncio.run(crowd(Path(folder.name)))


def check_file(case: Case) -> None:
    """The bot plays at every other table, or refuses to start in one sentence; what is lost is told."""
    _, whole = _crowd()
    with tempfile.TemporaryDirectory() as name:
        path = Path(name) / whole.name
        shutil.copy(whole, path)
        shutil.copy(f"{whole}.lock", f"{path}.lock")
        shutil.copy(whole.with_name(KEY_FILE), path.with_name(KEY_FILE))
        flipped(path, int(case.data["at"] * path.stat().st_size), 1 << case.data["bit"])
        with recorded() as log:
            try:
                found = asyncio.run(plays(path))
            except StoreError:
                return
        assert found | told(log) >= set(range(1, TABLES + 1)), "a table is gone and nobody was told"  # type: ignore[arg-type]  # only its lines are read


# ---- running them

READ: dict[str, tuple[Callable[[random.Random], Case], Callable[[Case], None], float]] = {
    "control": (control_case, check_control, 0.35),
    "board": (board_case, check_board, 0.25),
    "row": (row_case, check_row, 0.35),
    "file": (file_case, check_file, 0.05),
}
"""How a case is made and checked, and its share of the time."""


class Read(msgspec.Struct):
    """What was read: cases and seconds of processor by kind, and the failing cases."""

    cases: Counter[str]
    seconds: Counter[str]
    failed: list[Case]


def failure(case: Case) -> str:
    """What is wrong with how a case is read; empty for nothing."""
    signal.alarm(PATIENCE)
    try:
        READ[case.kind][1](case)
    except TimeoutError:
        return f"it takes more than {PATIENCE} seconds"
    except Exception as error:  # whatever it is, it is not how a case is to be answered
        return f"{type(error).__name__}: {str(error)[:300]}"
    finally:
        signal.alarm(0)
    return ""


def _too_long(*_: object) -> None:
    raise TimeoutError


def read(seed: int, seconds: float, most: int = 10**9) -> Read:
    """Make and check cases of all kinds for so many seconds of the wall's clock, or `most` of each kind."""
    signal.signal(signal.SIGALRM, _too_long)
    chance, done, end = random.Random(seed), Read(Counter(), Counter(), []), time.monotonic() + seconds
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)
    while time.monotonic() < end and min(done.cases[kind] for kind in READ) < most:
        for kind, (made, _, share) in READ.items():
            begun = time.process_time()
            while time.process_time() - begun < share and done.cases[kind] < most and time.monotonic() < end:
                case = made(chance)
                done.cases[kind] += 1
                if why := failure(case):
                    done.failed.append(replace(case, why=why))
            done.seconds[kind] += time.process_time() - begun  # type: ignore[assignment]  # a Counter adds seconds too
    return done
