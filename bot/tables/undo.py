"""A person's last step taken back, if all the others agree: a step of its own, which the record keeps beside the other.

The position before it is not stored: it is replayed from seed and record, which proves it, by a worker thread before the
table is locked. What may be taken back at all says `bot.kit.undo`.
"""

import asyncio
from collections.abc import Callable
from math import inf
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.kit.contract import CLOCK, Refusal, Seat
from bot.kit.engine import Accepted, copy, read
from bot.kit.rng import FastRng
from bot.kit.spec import GameSpec
from bot.kit.undo import UNDO, LastAction, TakenBack, take_back
from bot.tables import session
from bot.tables.clock import deadlines
from bot.tables.commands import BY_ITSELF
from bot.tables.history.game_history import GameHistory
from bot.tables.history.history_service import sealed
from bot.tables.history.turn_log import told_of
from bot.tables.lobby import Transition, undo_allowed
from bot.tables.model import PLAYING, Record, StoredStep, Table, Vote
from bot.tables.storage.packed_state import PackedState
from bot.tables.storage.store import Store
from bot.tables.table_actions import CastVote, StepAction, Undo

WORLDS = 16
"""Worlds in which a robot judges a position by what everybody sees."""
LOSS = 300
"""Ten-thousandths of a victory that a robot loses at most where it agrees."""
SHORTEST = 5.0
"""Seconds for which the others are asked at least; with too little left for a decision of theirs nobody is asked."""
MOVED_ON = Refusal("too-late")
"""The answer where the table has changed since its last step was read."""
TRIES = 3
"""Times the last step is read when the table changes meanwhile, as by another vote."""


class LastStep(msgspec.Struct, frozen=True):
    """The last recorded step of a table as it was after its step `seq`: by which `seat`, and what undoing it gives.

    `step` is its number, 0 where there is none. `objection`: whether a robot would lose by it.
    """

    seq: int
    step: int
    seat: Seat
    undone: Accepted | Refusal
    objection: bool = False


def agrees(table: Table | None, action: StepAction) -> bool:
    """Whether somebody agrees that a step be taken back."""
    return table is not None and session.asks_undo(table) and action == CastVote("yes")


async def last_step(store: Store, table: Table) -> LastStep:
    """The last step of a table that is being played. Raises StoreError."""
    steps = await store.history.steps(table.id)
    steps = [each for each in steps if each.seq <= table.seq]
    game, state = store.games[table.game], table.state
    history = GameHistory(game, sealed(store, table))
    return await asyncio.to_thread(_last_step, game, table, state, history, steps)


def _last_step(
    game: GameSpec[Any], table: Table, state: Any, history: GameHistory, steps: list[StoredStep]
) -> LastStep:
    if not steps or steps[-1].action == UNDO or steps[-1].key.startswith(BY_ITSELF):
        return LastStep(table.seq, 0, 0, Refusal("undo-nothing"))
    history.extend(steps)
    step, before = steps[-1], history.position(len(history.steps) - 1)
    told = told_of(game, step.told)
    if before is None or told is None:
        return LastStep(table.seq, 0, 0, Refusal("undo-nothing"))
    last = LastAction(step.seat, read(game, step.action), told, before)
    undone = take_back(game, len(table.chairs), last, step.seat)
    objection = isinstance(undone, Accepted) and _a_robot_objects(game, table, before, state)
    return LastStep(table.seq, step.seq, step.seat, undone, objection)


def _a_robot_objects(game: GameSpec[Any], table: Table, before: Any, after: Any) -> bool:
    """Whether a robot would lose by it, as far as everybody can see; one without judgement never minds."""
    robots = [seat for seat, chair in enumerate(table.chairs) if chair.robot is not None]
    if not robots or game.robots is None or game.robots.lookahead is None:
        return False
    then, now = _chances(game, before), _chances(game, after)
    return any(now[seat] - then[seat] >= LOSS for seat in robots)


def _chances(game: GameSpec[Any], state: Any) -> list[float]:
    """Everybody's chance to win, in ten-thousandths, as the search of strong robots values it."""
    assert game.robots is not None
    assert game.robots.lookahead is not None
    found = []
    for number in range(WORLDS):
        world = copy(game, state)
        game.redeterminize(world, None, FastRng(number))
        found.append(game.robots.lookahead.evaluate(world))
    return [sum(values) / WORLDS for values in zip(*found, strict=True)]


def handler(
    game: GameSpec[Any], person: int, action: Undo | StepAction, last: LastStep, now: Callable[[], float]
) -> Callable[[Table], Transition | Refusal]:
    """What asks for the `last` step of a table to be taken back, or agrees to it, once the table is locked."""

    def handled(table: Table) -> Transition | Refusal:
        if last.seq != table.seq:
            return MOVED_ON
        asking = isinstance(action, Undo)
        asked = _ask(game, table, person, last, now()) if asking else _agree(game, table, person, last)
        if isinstance(asked, Refusal):
            return asked
        return _taken_back(game, asked, last, now()) if session.verdict(game, asked) else Transition(asked)

    return handled


def _ask(game: GameSpec[Any], table: Table, person: int, last: LastStep, now: float) -> Table | Refusal:
    """Open the vote, with the asker's yes."""
    mine = table.seat_of(person)
    if table.phase != PLAYING:
        return session.not_playing(table)
    if mine is None or mine not in session.in_play(game, table):
        return Refusal("not-seated")
    refusal = _why_not(table, mine, last)
    if refusal is not None or isinstance(last.undone, Refusal):
        return refusal or Refusal("undo-nothing")
    opened = session.with_vote(game, table, session.UNDO_VOTE, mine, now)
    assert opened.vote is not None
    told = sum(each.event.count for each in last.undone.told if isinstance(each.event, TakenBack))
    asked = replace(opened.vote, step=last.step, by=mine, told=told)
    opened = replace(opened, vote=asked)
    return opened if session.verdict(game, opened) else _in_time(game, opened, asked, now)


def _why_not(table: Table, mine: Seat, last: LastStep) -> Refusal | None:
    """Why nobody is asked; about one step once only, so that nobody is urged."""
    if not undo_allowed(table):
        return Refusal("undo-off")
    if table.vote is not None:
        return Refusal("vote-running")
    if last.step == 0 or last.seat != mine:
        return Refusal("undo-nothing")
    if isinstance(last.undone, Refusal):
        return last.undone
    if table.past_vote is not None and table.past_vote.step == last.step:
        return Refusal("undo-asked")
    return Refusal("undo-robot") if last.objection else None


def _in_time(game: GameSpec[Any], table: Table, asked: Vote, now: float) -> Table | Refusal:
    """The table with a vote that leaves half of the time for any decision of others, for whom robots and orders wait."""
    others = {wait.id for wait in game.waits(table.state) if {*wait.seats} - {asked.by, CLOCK}}
    running = [row.due - now for row in table.deadlines if row.due is not None and row.wait in others]
    most = min(running, default=inf) / 2
    if most < SHORTEST:
        return Refusal("undo-nothing")
    wait = session.wait_of(asked)
    rows = [replace(row, due=min(row.due or inf, now + most)) if row.wait == wait else row for row in table.deadlines]
    return replace(table, deadlines=tuple(rows))


def _agree(game: GameSpec[Any], table: Table, person: int, last: LastStep) -> Table | Refusal:
    if not session.asks_undo(table) or table.vote is None:
        return Refusal("no-vote")
    if table.vote.step != last.step or isinstance(last.undone, Refusal):
        return Refusal("too-late")
    return session.vote(game, table, person, yes=True)


def _taken_back(game: GameSpec[Any], table: Table, last: LastStep, now: float) -> Transition:
    """The step is taken back: the position before it, while the dice go on where they were."""
    assert isinstance(last.undone, Accepted)
    record = Record(table.seq + 1, f"{UNDO}:{last.step}", now, last.seat, UNDO, last.undone.told)
    table = session.without_vote(table, won=True)
    new = replace(table, packed_state=PackedState(last.undone.state), undo_offered=None, undone=table.undone + 1)
    new = replace(new, deadlines=deadlines.taken_back(game, new, now))
    return Transition(new, tuple(last.undone.told), record)
