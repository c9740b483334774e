"""When each wait is due: deadlines computed from waits and clocks, through laps, holds, pauses and absences."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.kit.contract import CLOCK, Clock, Seat, Wait
from bot.kit.spec import GameSpec
from bot.tables.availability.quiet_hours import after_rest
from bot.tables.model import BRISK, LIVE, LOBBY, PLAYING, SLOW, Deadline, Table

LOBBY_WAIT, PAUSE_WAIT, OUT_PREFIX, END_PREFIX, UNDO_PREFIX = "lobby", "pause", "out-", "out-end-", "out-undo-"
LIMIT_WAIT = "time-limit"
"""The table's own waits; those with prefixes are of votes, two of them of votes about the end and about a step back."""
OWN = {
    LOBBY_WAIT: Clock(seconds={"live": 600, "brisk": 86_400, "slow": 172_800}),
    PAUSE_WAIT: Clock(seconds={"live": 1_800, "brisk": 604_800, "slow": 604_800}),
    END_PREFIX: Clock(seconds={"live": 60, "brisk": 3_600, "slow": 43_200}),
    UNDO_PREFIX: Clock(seconds={"live": 20, "brisk": 3_600, "slow": 43_200}),
    OUT_PREFIX: Clock(seconds={"live": 180, "brisk": 3_600, "slow": 86_400}),
}
"""The clocks of the table's own waits (CITY's section 18: LOBBY, PAUSED, VOTE_OUT), longer names first."""
LATENESS = 1.0
"""Seconds for which a press made in time may still be on its way (CITY-155, DEAL-122, BUILDER-154)."""
EARLIEST = 3.0
"""The most seconds before its arrival at which a press counts as made."""
GRACE = 20.0
"""Seconds that a wait has left at least after an outage."""
ALONE, FIRST, ALL = "alone", "first", "all"
"""Whose a missed deadline is (`Clock.missed`)."""


def own(wait: str) -> bool:
    """Whether a wait is the table's own, not its game's."""
    return wait in OWN or wait == LIMIT_WAIT or wait.startswith(OUT_PREFIX)


def first_due(table: Table) -> float:
    """When the first wait of a table ends; tables without one, such as those that are over, come first."""
    return min((row.due for row in table.deadlines if row.due is not None), default=0.0)


def own_clock(wait: str) -> Clock:
    """The clock of one of the table's own waits."""
    return next(clock for name, clock in OWN.items() if wait.startswith(name))


def own_deadline(wait: str, pace: str, now: float) -> Deadline:
    """The row of one of the table's own waits, beginning now."""
    clock = own_clock(wait)
    return Deadline(wait, 0, now + clock.seconds.get(pace, clock.seconds[LIVE]))


def due(game: GameSpec[Any], table: Table, now: float) -> tuple[Deadline, ...]:
    """The rows of a table being played, after a step: the waits of its game in their order, then the table's own."""
    known = {deadline.wait: deadline for deadline in table.deadlines}
    rows = [_row(game, table, wait, known.get(wait.id), now) for wait in game.waits(table.state)]
    return for_people(game, table, [row for row in rows if row is not None] + of_table(table.deadlines), now)


def for_people(game: GameSpec[Any], table: Table, rows: Sequence[Deadline], now: float) -> tuple[Deadline, ...]:
    """The rows for the people who are asked: a full time after announced leaves, and none ends in quiet hours.

    At the live pace, and for the clock's own times, as they are.
    """
    if table.pace == LIVE or table.phase == LOBBY or not any(chair.quiet or chair.on_leave for chair in table.chairs):
        return tuple(rows)
    waits = {wait.id: wait for wait in game.waits(table.state)}
    return tuple([_for_people(game, table, row, waits.get(row.wait), now) for row in rows])


def _for_people(game: GameSpec[Any], table: Table, row: Deadline, wait: Wait | None, now: float) -> Deadline:
    """One row; a vote of the table asks everybody, and waits for nobody's leave. Who is away is not waited for."""
    if row.due is None or (wait is None and not row.wait.startswith(OUT_PREFIX)):
        return row
    seats = range(len(table.chairs)) if wait is None else [seat for seat in wait.seats if seat != CLOCK]
    chairs = [table.chairs[seat] for seat in seats]
    asked = [chair for chair in chairs if chair.person is not None and chair.robot is None and not chair.away]
    clock = own_clock(row.wait) if wait is None else game.clocks[wait.clock]
    full, due = clock.seconds.get(table.pace, clock.seconds[LIVE]), row.due
    if wait is not None:
        leaves = [chair.on_leave for chair in asked if chair.on_leave is not None and not chair.on_leave.back]
        due = max([due, *(leave.waits + full for leave in leaves if leave.waits > now)])
    due = after_rest(due, [chair.quiet for chair in asked if chair.quiet is not None], full)
    return row if due == row.due else _with_counts(replace(row, due=due), clock, table.pace, due - now)


def sooner(game: GameSpec[Any], table: Table, seat: Seat, now: float) -> tuple[Deadline, ...]:
    """The rows when the person on a seat is back from a leave: what asks them ends a full time from now at the latest."""
    full = {
        wait.id: _full(table, game.clocks[wait.clock], wait) for wait in game.waits(table.state) if seat in wait.seats
    }
    rows = [
        row if row.due is None or row.wait not in full else replace(row, due=min(row.due, now + full[row.wait]))
        for row in table.deadlines
    ]
    return for_people(game, table, rows, now)


def taken_back(game: GameSpec[Any], table: Table, now: float) -> tuple[Deadline, ...]:
    """The rows after a step was taken back: what is awaited again has half of its time left at least."""
    least = {wait.id: _full(table, game.clocks[wait.clock], wait) / 2 for wait in game.waits(table.state)}
    return tuple(
        d if d.due is None or d.wait not in least else replace(d, due=max(d.due, now + least[d.wait]))
        for d in due(game, table, now)
    )


def of_table(deadlines: Sequence[Deadline]) -> list[Deadline]:
    """Those that no step of the game moves: of the table's votes and of its time."""
    return [row for row in deadlines if row.wait == LIMIT_WAIT or row.wait.startswith(OUT_PREFIX)]


def _row(game: GameSpec[Any], table: Table, wait: Wait, old: Deadline | None, now: float) -> Deadline | None:
    """A new wait starts its clock, a new lap extends it, a held one keeps what it has left."""
    clock = game.clocks[wait.clock]
    if table.pace not in clock.seconds:
        return None
    full = _full(table, clock, wait)
    if old is None:
        end, left = (None, full) if wait.held else (now + full, None)
        return Deadline(wait.id, wait.lap, end, left, *_counts(clock, table.pace, full), wait.clock)
    if wait.held:
        left = old.left if old.due is None else max(0.0, old.due - now)
        return replace(old, lap=wait.lap, due=None, left=left)
    at = now + _left(old, clock, table.pace, full) if old.due is None else old.due
    if old.lap != wait.lap and table.pace in clock.lap:
        at = max(at, now + clock.lap[table.pace])
    going = replace(old, lap=wait.lap, due=at, left=None)
    return going if at == old.due else _with_counts(going, clock, table.pace, at - now)


def _left(row: Deadline, clock: Clock, pace: str, full: float) -> float:
    """What a held wait has left when it goes on: at least the clock's share of the full time, or its least seconds.

    CLASSIC-23, BUILDER-158.
    """
    return max(row.left or 0.0, full * clock.resume / 100, min(clock.least.get(pace, 0), full))


def _full(table: Table, clock: Clock, wait: Wait) -> float:
    """The full time; shorter where only somebody away is waited for (CITY-156), or only such people (KNOCKOUT-190)."""
    shared = len(wait.seats) == 1 or clock.missed != ALONE
    if shared and all(0 <= seat < len(table.chairs) and table.chairs[seat].away for seat in wait.seats):
        return min(clock.away.get(table.pace, clock.seconds[table.pace]), clock.seconds[table.pace])
    return clock.seconds[table.pace]


def _with_counts(row: Deadline, clock: Clock, pace: str, left: float) -> Deadline:
    """The row with the warnings and marks counted that are passed when `left` seconds are left."""
    warned, marked = _counts(clock, pace, left)
    return replace(row, warned=warned, marked=marked)


def _counts(clock: Clock, pace: str, left: float) -> tuple[int, int]:
    """How many warnings and marks are passed when `left` seconds are left."""
    warnings, marks = _moments(clock, pace)
    return passed(warnings, left), passed(marks, left)


def passed(moments: Sequence[int], left: float) -> int:
    """How many moments, in seconds left, are passed."""
    return len([moment for moment in moments if moment >= left])


@cache
def _moments(clock: Clock, pace: str) -> tuple[Sequence[int], Sequence[int]]:
    """The seconds left at which a clock warns, and those of its marks, each largest first.

    It warns at its own, else at half and nine tenths of a deadline that is not live.
    """
    full = clock.seconds.get(pace, 0)
    warnings = clock.warn.get(pace, (full // 2, full // 10) if pace in (BRISK, SLOW) else ())
    return sorted(warnings, reverse=True), sorted(clock.marks.get(pace, ()), reverse=True)


def stopped(deadlines: Sequence[Deadline], now: float) -> tuple[Deadline, ...]:
    """All rows stopped, with what they have left; that of a vote about the end goes on in a pause."""
    return tuple(
        d if d.due is None or d.wait.startswith(END_PREFIX) else replace(d, due=None, left=max(0.0, d.due - now))
        for d in deadlines
    )


def restarted(game: GameSpec[Any], table: Table, now: float) -> tuple[Deadline, ...]:
    """After a pause: every open wait goes on with what it had left, and at least GRACE; held ones stay held."""
    held = {wait.id for wait in game.waits(table.state) if wait.held}
    rows = [
        d if d.wait in held or d.due is not None else replace(d, due=now + max(GRACE, d.left or 0.0), left=None)
        for d in table.deadlines
    ]
    return for_people(game, table, rows, now)


def grace(game: GameSpec[Any], pace: str) -> float:
    """Seconds that a wait has left at least after an outage; a game may have its own (KNOCKOUT-166)."""
    return max(GRACE, game.absence.min_time_after_outage.get(pace, GRACE))


def given_back(deadlines: Sequence[Deadline], since: float, now: float, least: float = GRACE) -> tuple[Deadline, ...]:
    """After an outage: what each row had left when the bot last worked, and at least `least` seconds.

    CITY-189, CLASSIC-175, BUILDER-156.
    """
    return tuple(d if d.due is None else replace(d, due=now + max(least, d.due - since)) for d in deadlines)


def moved(deadlines: Sequence[Deadline], jump: float) -> tuple[Deadline, ...]:
    """The rows after the machine's clock was set by `jump` seconds: each keeps what it had left."""
    return tuple(d if d.due is None else replace(d, due=d.due + jump) for d in deadlines)


def named(row: Deadline, waits: Sequence[Wait]) -> Deadline:
    """The row with the name of its clock, which is that of one of the game's `waits`."""
    clock = next((wait.clock for wait in waits if wait.id == row.wait), "")
    return replace(row, clock=clock) if clock else row


def moments(game: GameSpec[Any], table: Table, row: Deadline) -> tuple[Sequence[int], Sequence[int]]:
    """The seconds left at which a wait of the game warns, and at which its time is drawn anew, each largest first."""
    if table.phase != PLAYING or own(row.wait):
        return (), ()
    clock = game.clocks.get(row.clock or named(row, game.waits(table.state)).clock)
    return ((), ()) if clock is None else _moments(clock, table.pace)


def next_moment(game: GameSpec[Any], table: Table) -> float | None:
    """When this table needs the scheduler next: for a deadline plus LATENESS, a warning or a mark."""
    found: list[float] = []
    for deadline in table.deadlines:
        if deadline.due is None:
            continue
        found.append(deadline.due + LATENESS)
        warnings, marks = moments(game, table, deadline)
        if deadline.warned < len(warnings):
            found.append(deadline.due - warnings[deadline.warned])
        if deadline.marked < len(marks):
            found.append(deadline.due - marks[deadline.marked])
    return min(found, default=None)
