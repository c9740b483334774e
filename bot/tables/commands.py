"""Commands at a table: whether they are in time and legal, and what follows for seats and clocks. Pure functions."""

from collections.abc import Collection
from typing import Any

from msgspec.structs import replace

from bot.kit import engine
from bot.kit.contract import CLOCK, Action, Refusal, Seat, Wait
from bot.kit.rng import CommittedRng
from bot.kit.spec import GameSpec
from bot.kit.verbs.turns import Leave
from bot.tables import session
from bot.tables.clock import deadlines
from bot.tables.lobby import Transition
from bot.tables.model import LOBBY, PAUSED, PLAYING, Command, Deadline, Record, Table, Vote
from bot.tables.storage.packed_state import PackedState
from bot.tables.table_actions import CallOff, CastVote, Pause, Resume, SessionAction, VoteOut

BY_TIME, BY_ROBOT, BY_VOTE, BY_ABSENCE, BY_ORDER = "time:", "robot:", "out:", "away:", "order:"
BY_ITSELF = (BY_TIME, BY_ROBOT, BY_VOTE, BY_ABSENCE)
"""How the keys of commands begin that are no person's own; what a standing order does is its owner's."""
RETRY_AFTER = 30.0
"""Seconds until a deadline whose default failed is tried again, so that an error cannot keep the loop busy."""


def handle_command(
    game: GameSpec[Any], table: Table, command: Command, arrived: float, now: float
) -> Transition | Refusal:
    """Carry out a command that `arrived` before the table's lock was held, as it is `now`.

    A press of somebody who was away marks them present even if it is refused; a standing order tells nothing of that.
    """
    if table.phase not in (PLAYING, PAUSED):
        return session.not_playing(table)
    if not 0 <= command.seat < len(table.chairs):
        return Refusal("not-seated")
    here = None
    if not command.by_robot and not command.by_order:
        here = session.mark_present(game, table, command.seat, now)
    elif (table.chairs[command.seat].robot is None) != command.by_order:
        return Refusal("too-late")
    if table.phase == PAUSED and (here is None or here.phase == PAUSED):
        return Refusal("paused")
    step = _in_time(game, here or table, command, arrived, now)
    if isinstance(step, Refusal) and here is not None:
        return Transition(here, answer=step)
    return step


def _in_time(game: GameSpec[Any], table: Table, command: Command, arrived: float, now: float) -> Transition | Refusal:
    """In time is what was made strictly before `due` and arrives within a second after (CITY-155, CITY-163).

    Whatever is handled first counts (CLASSIC-173, CLASSIC-174, CLASSIC-211, KNOCKOUT-164).
    """
    legal_actions = [] if command.wait else game.legal_actions(table.state, command.seat)
    meant = (legal_action.wait for legal_action in legal_actions if legal_action.action is type(command.action))
    wait = command.wait or next(meant, None)  # a command without a wait answers the one of its verb
    row = next((row for row in table.deadlines if row.wait == wait), None)
    if row is not None and row.due is not None:
        made = arrived if command.at is None else min(arrived, command.at)
        made = max(made, arrived - deadlines.EARLIEST)
        if made >= row.due or arrived > row.due + deadlines.LATENESS:
            return Refusal("late")
    return apply_command(game, table, command, now)


def apply_command(game: GameSpec[Any], table: Table, command: Command, now: float) -> Transition | Refusal:
    """Apply the action to a copy of the state; then update participants, record and deadlines."""
    dice = CommittedRng(game.key, table.seed, table.drawn)
    done = engine.apply_action(game, table.state, command.seat, command.action, dice, command.wait)
    if isinstance(done, Refusal):
        return done
    by_hand = dice.drawn == table.drawn and not command.key.startswith(BY_ITSELF)
    new = replace(
        table,
        packed_state=PackedState(done.state),
        drawn=dice.drawn,
        undo_offered=command.seat if by_hand else None,
    )
    if isinstance(command.action, Leave):
        new = session.pass_on_host(game, new, command.seat)
    action = engine.write(command.action)
    record = Record(table.seq + 1, command.key, now, command.seat, action, done.told, command.thought)
    after = session.after_last_turn(game, session.after_step(game, new, now), done.told)
    return Transition(after, tuple(done.told), record)


def handle_timeout(game: GameSpec[Any], table: Table, deadline: Deadline, now: float) -> Transition | Refusal:
    """The time of one of the game's waits is up: its default is played like any command (CITY-156)."""
    row = current_deadline(table, deadline, now)
    wait = next((wait for wait in game.waits(table.state) if wait.id == deadline.wait), None)
    if row is None or wait is None or table.phase != PLAYING:
        return Refusal("too-late")
    seat, action = _default(game, table, wait)
    key = f"{BY_TIME}{wait.id}:{wait.lap}:{seat}"
    absent = session.missed(game, table, wait)
    return apply_command(game, absent, Command(key, seat, action, wait.id), now)


def _default(game: GameSpec[Any], table: Table, wait: Wait) -> tuple[Seat, Action]:
    """What time plays: the game's default, or its own answer for somebody who is away (BUILDER-75)."""
    away = len(wait.seats) == 1 and wait.seats[0] != CLOCK and table.chairs[wait.seats[0]].away
    if away and game.absence.default_when_away is not None:
        return game.absence.default_when_away(table.state, wait)
    return game.default(table.state, wait)


def current_deadline(table: Table, deadline: Deadline, now: float) -> Deadline | None:
    """The row as it is now if it is due and its wait still at the same lap; None when a bid in time has moved it."""
    for row in table.deadlines:
        if row.wait == deadline.wait and row.lap == deadline.lap and row.due is not None and row.due <= now:
            return row
    return None


def postponed(table: Table, wait: str, now: float) -> Table:
    """The table with the deadline of `wait` moved by RETRY_AFTER."""
    rows = tuple(replace(row, due=now + RETRY_AFTER) if row.wait == wait else row for row in table.deadlines)
    return replace(table, deadlines=rows)


def _voted_out(game: GameSpec[Any], table: Table, vote: Vote, now: float) -> Transition | Refusal:
    """The vote is won: the seat leaves by the game's own action (CITY-212, CLASSIC-178)."""
    action = session.leaving(game, table, vote.seat)
    if action is None:
        return Transition(session.without_vote(table))
    command = Command(f"{BY_VOTE}{vote.number}:{vote.seat}", vote.seat, action)
    return apply_command(game, session.without_vote(table, won=True), command, now)


def handle_session_action(
    game: GameSpec[Any], table: Table, person: int, action: SessionAction, now: float, *, staff: bool
) -> Transition | Refusal:
    """Somebody pauses, resumes, calls off or votes. What is asked about the whole table ends a request to take back."""
    if isinstance(action, Pause | CallOff | VoteOut) and session.asks_undo(table):
        table = session.without_vote(table)
    match action:
        case Pause():
            return counted(game, session.pause(game, table, person, now, staff=staff), now)
        case Resume():
            return session.resume(game, table, person, now, staff=staff)
        case CallOff(sure):
            if staff or table.phase == LOBBY:
                return session.close(table, person, staff=staff)
            return counted(game, session.call_off(game, table, person, now, sure=sure == "sure"), now)
        case VoteOut(seat):
            return counted(game, session.open_vote(game, table, person, seat, now), now)
        case CastVote(answer):
            return counted(game, session.vote(game, table, person, yes=answer == "yes"), now)


def counted(game: GameSpec[Any], table: Table | Refusal, now: float) -> Transition | Refusal:
    """What a vote leads to: a seat leaves, the table pauses, the game ends, the vote goes on, or nothing follows."""
    if isinstance(table, Refusal):
        return table
    won = session.verdict(game, table)
    if table.vote is None or won is None:
        return Transition(table)
    if not won:
        return Transition(session.lost(table, now))
    if table.vote.seat == session.UNDO_VOTE:  # who agrees goes by `undo.answer`
        return Refusal("too-late")
    if table.vote.seat == session.END_VOTE:
        return Transition(session.called_off(game, table))
    if table.vote.seat == session.PAUSE_VOTE:
        return Transition(session.paused(session.without_vote(table, won=True), session.AGREED, now))
    return _voted_out(game, table, table.vote, now)


def handle_vote_timeout(game: GameSpec[Any], table: Table, now: float) -> Transition:
    """The time of a vote is up: missing votes count as no, unless `session.silence_agrees`."""
    ended = session.silence_agrees(game, table)
    return Transition(session.called_off(game, table) if ended else session.lost(table, now))


def absence(game: GameSpec[Any], table: Table, spared: Collection[Seat] = ()) -> tuple[Seat, Action] | None:
    """What is to be played at once for somebody away without a substitute (CLASSIC-92, CLASSIC-177).

    For seats that are `spared` a standing order does something else.
    """
    autoplay = game.absence.autoplay_when_away
    if table.phase != PLAYING or autoplay is None:
        return None
    for seat, chair in enumerate(table.chairs):
        if chair.away and chair.robot is None and seat not in spared:
            action = autoplay(table.state, seat)
            if action is not None:
                return seat, action
    return None


def absented(game: GameSpec[Any], table: Table, now: float, spared: Collection[Seat] = ()) -> Transition | Refusal:
    """The same, carried out as a step of its own."""
    found = absence(game, table, spared)
    if found is None:
        return Refusal("too-late")
    seat, action = found
    return apply_command(game, table, Command(f"{BY_ABSENCE}{table.seq}:{seat}", seat, action), now)


def next_robot(game: GameSpec[Any], table: Table, silent: Collection[Seat] = ()) -> tuple[Seat, Wait] | None:
    """The robot to think next: the waits in their order, the robots of one wait in turn; `silent` have thought.

    While people are asked whether a step may be taken back, none.
    """
    if table.phase != PLAYING or session.asks_undo(table):
        return None
    for wait in game.waits(table.state):
        seats = [seat for seat in wait.seats if seat != CLOCK and seat not in silent]
        robots = [seat for seat in seats if table.chairs[seat].robot is not None]
        if robots and not wait.held:
            return robots[table.seq % len(robots)], wait
    return None
