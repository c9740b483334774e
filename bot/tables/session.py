"""The session around a game: people who are away, robots in their seats, pauses, votes, the end by the people."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bot.kit.contract import CLOCK, Action, EventFor, Refusal, Seat, Wait
from bot.kit.engine import stopped
from bot.kit.spec import GameSpec, knows_leaving, tells_of_turns
from bot.kit.verbs.turns import Leave
from bot.tables.clock import deadlines
from bot.tables.lobby import OFF, SUBSTITUTE, Transition, closed, undo_allowed
from bot.tables.model import (
    BRISK,
    CLOSED,
    ENDED,
    LAST_TURN,
    LIVE,
    LOBBY,
    OVER,
    PAUSED,
    PLAYING,
    SLOW,
    Deadline,
    Table,
    Vote,
)
from bot.tables.storage.packed_state import PackedState

ASKED, BY_STAFF, AGREED, ABSENT, GONE = "asked", "staff", "agreed", "absent", "gone"
"""Why a table is paused: by the host, by the staff, by a vote, because everybody is away, or its channel is gone."""
PAUSE_VOTE: Seat = CLOCK
END_VOTE: Seat = -2
UNDO_VOTE: Seat = -3
"""What votes about a pause, about the end of the game and about a step to take back name instead of a seat."""
NOT_SURE = "not-sure"
"""The refusal's code where the host would end the game alone and has to be asked once more."""
ASKED_AGAIN = {LIVE: 300, BRISK: 3_600, SLOW: 43_200}
"""Seconds from a lost vote about the end of the game to the next, by pace."""
PAIR = 2
"""People of whom one cannot outvote the other."""
OUT_AFTER = 5
"""Deadlines missed in a row until the others may vote (CITY-156)."""


def in_play(game: GameSpec[Any], table: Table) -> list[Seat]:
    """The seats of people who have neither lost nor left: in games that know leaving, who may still do something.

    In others nobody may do anything out of turn, and all stay in play.
    """
    people = [seat for seat, chair in enumerate(table.chairs) if chair.person is not None]
    return [seat for seat in people if game.legal_actions(table.state, seat)] if knows_leaving(game) else people


def missed(game: GameSpec[Any], table: Table, wait: Wait) -> Table:
    """Count a missed deadline of a wait that one person alone could end (CITY-156, DEAL-124, BUILDER-151).

    After `max_missed_deadlines` in a row the person is marked away. Where partners answer for each other the clock says
    whose deadline it was (KNOCKOUT-190).

    Such waits have a clock with a time for absent people; auctions and votes have none, even when one seat is left.
    Some that stop nobody are not counted (CLASSIC-176).
    """
    clock = game.clocks[wait.clock]
    if wait.seats[0] == CLOCK or table.pace not in clock.away or not clock.counted:
        return table
    if clock.missed == deadlines.ALONE and len(wait.seats) != 1:
        return table
    for seat in wait.seats if clock.missed == deadlines.ALL else wait.seats[:1]:
        table = _absent(game, table, seat)
    return table


def _absent(game: GameSpec[Any], table: Table, seat: Seat) -> Table:
    """One more deadline missed by the person on a seat."""
    chair = table.chairs[seat]
    if chair.person is None or chair.robot is not None:
        return table
    chair = replace(chair, missed=chair.missed + 1, away=chair.missed + 1 >= game.absence.max_missed_deadlines)
    substitute = str(table.options.get(SUBSTITUTE, OFF))
    if chair.away and substitute != OFF:
        chair = replace(chair, robot=substitute)
    return table.with_chair(seat, chair)


def after_step(game: GameSpec[Any], table: Table, now: float) -> Table:
    """After a step of the game: over when it has a result, paused when everybody still playing is away.

    CITY-213, DEAL-125, CLASSIC-210. Also KNOCKOUT-163, checked after each step (KNOCKOUT-191).
    """
    if game.result(table.state) is not None:
        return replace(without_vote(table), phase=OVER, deadlines=(), pause="")
    table = without_vote(table) if asks_undo(table) else table
    table = replace(table, deadlines=deadlines.due(game, table, now))
    vote = table.vote
    if vote is not None and vote.seat >= 0 and not game.legal_actions(table.state, vote.seat):
        table = without_vote(table)
    people = in_play(game, table) if any(chair.away for chair in table.chairs) else []
    if people and all(table.chairs[seat].away for seat in people):
        return paused(without_vote(table), ABSENT, now)
    return table


def after_start(game: GameSpec[Any], step: Transition | Refusal, now: float) -> Transition | Refusal:
    """A game may be over, or wait for people who are away alone, as soon as it has started."""
    if isinstance(step, Refusal) or step.table.phase != PLAYING:
        return step
    return Transition(after_step(game, step.table, now))


def mark_present(game: GameSpec[Any], table: Table, seat: Seat, now: float) -> Table | None:
    """A person who presses is present again: ends the mark, the count, the substitute and a pause for absence.

    None when nothing changes (CITY-156, DEAL-134).
    """
    chair = table.chairs[seat]
    if chair.person is None:
        return None
    changed = chair.away or chair.missed > 0 or chair.robot is not None
    if changed:
        table = table.with_chair(seat, chair.marked_present())
    if table.phase == PAUSED and table.pause == ABSENT:
        return _resume_after_absence(game, table, now)
    if table.vote is not None and table.vote.seat == seat:
        return without_vote(table)
    return table if changed else None


def not_playing(table: Table) -> Refusal:
    """Why nothing can be done at a table where no game runs: not begun yet, paused, over or closed."""
    return Refusal("not-playing" if table.phase == LOBBY else table.phase)


def pause(game: GameSpec[Any], table: Table, person: int, now: float, *, staff: bool) -> Table | Refusal:
    """The host or the server's staff stop all clocks at once; anybody else at the table opens a vote about it.

    `verdict` counts the votes; asking counts as the caller's yes (CLASSIC-180). A vote about the end goes on in a
    pause, or the host could ask again at once by breaking it off.
    """
    if table.phase != PLAYING:
        return not_playing(table)
    if person == table.host or staff:
        ending = table.vote is not None and table.vote.seat == END_VOTE
        reason = ASKED if person == table.host else BY_STAFF
        return paused(table if ending else without_vote(table), reason, now)
    mine = table.seat_of(person)
    if mine is None or mine not in in_play(game, table):
        return Refusal("not-seated")
    if table.vote is not None and table.vote.seat != PAUSE_VOTE:
        return Refusal("vote-running")
    return with_vote(game, table, PAUSE_VOTE, mine, now) if table.vote is None else vote(game, table, person, yes=True)


def without_channel(table: Table, now: float) -> Table | Refusal:
    """The channel of a table is gone: it is paused until its host or the staff resume or end it."""
    if table.phase == PLAYING:
        return paused(without_vote(table), GONE, now)
    if table.phase != PAUSED or table.pause == GONE:
        return not_playing(table)
    rows = tuple(row for row in table.deadlines if row.wait != deadlines.PAUSE_WAIT)
    return replace(table, pause=GONE, deadlines=rows)


def resume(game: GameSpec[Any], table: Table, person: int, now: float, *, staff: bool) -> Transition | Refusal:
    """Resume: after absence or a vote anybody at the table may do so, otherwise the host or the staff, who paused it alone."""
    if table.phase != PAUSED:
        return Refusal("not-paused")
    if table.pause == BY_STAFF and not staff:
        return Refusal("paused-by-staff")
    seat = table.seat_of(person)
    if table.pause == ABSENT and seat is not None:
        resumed = mark_present(game, table, seat, now)
        return Refusal("not-paused") if resumed is None else Transition(resumed)
    if person != table.host and not staff and (table.pause != AGREED or seat is None):
        return Refusal("not-host")
    rows = deadlines.restarted(game, table, now)
    return Transition(replace(table, phase=PLAYING, pause="", deadlines=rows))


def close(table: Table, person: int, *, staff: bool) -> Transition | Refusal:
    """The host closes a lobby, the staff any table, at once and without ranks."""
    if table.phase in (OVER, CLOSED):
        return not_playing(table)
    if not staff and (table.phase != LOBBY or person != table.host):
        return Refusal("not-host")
    return Transition(closed(without_vote(table)))


def call_off(game: GameSpec[Any], table: Table, person: int, now: float, *, sure: bool) -> Table | Refusal:
    """Somebody asks the people to end the game; `verdict` counts. A host without anybody else to ask ends it, if `sure`.

    Also in a pause. Asking counts as a yes, and asking again does too; after a lost vote not for a while.
    """
    if table.phase not in (PLAYING, PAUSED):
        return not_playing(table)
    if person == table.host and not others_to_ask(game, table):
        return called_off(game, table) if sure else Refusal(NOT_SURE)
    mine = table.seat_of(person)
    if mine is None or (person != table.host and mine not in in_play(game, table)):
        return Refusal("not-seated")
    if table.vote is None and now < table.end_vote_from:
        return Refusal("asked-in-vain", {"until": int(table.end_vote_from)})
    if table.vote is None:
        return with_vote(game, table, END_VOTE, mine, now)
    return vote(game, table, person, yes=True) if table.vote.seat == END_VOTE else Refusal("vote-running")


def others_to_ask(game: GameSpec[Any], table: Table) -> list[Seat]:
    """The people besides the host who have a voice in ending the game."""
    return [seat for seat in in_play(game, table) if table.chairs[seat].person != table.host]


def called_off(game: GameSpec[Any], table: Table) -> Table:
    """The game is over where it stands, because its people want it."""
    return replace(_ranked_now(game, without_vote(table, won=True)), called_off=True)


def _ranked_now(game: GameSpec[Any], table: Table) -> Table:
    """The game is over where it stands, everybody ranked by what they have."""
    state = stopped(game, table.state)
    return replace(table, phase=OVER, deadlines=(), pause="", packed_state=PackedState(state))


def time_up(table: Table) -> Table:
    """The table's own time is up: the turn that runs is the last."""
    rows = tuple(row for row in table.deadlines if row.wait != deadlines.LIMIT_WAIT)
    return replace(table, time_up=LAST_TURN, deadlines=rows)


def after_last_turn(game: GameSpec[Any], table: Table, told: Sequence[EventFor]) -> Table:
    """The table after a step that told `told`: counted where that began a turn after the last one.

    A game that tells of no turns is counted after any step.
    """
    if table.time_up != LAST_TURN or table.phase == OVER:
        return table
    if not turn_began(game, told):
        return table
    return replace(_ranked_now(game, without_vote(table)), time_up=ENDED)


def turn_began(game: GameSpec[Any], told: Sequence[EventFor]) -> bool:
    """Whether a turn began with a step that told this; in a game that tells of no turns each is taken for one."""
    return any(isinstance(each.event, game.turn_begins) for each in told) or not tells_of_turns(game)


def paused(table: Table, why: str, now: float) -> Table:
    """All clocks stop; in a pause for absence only its own deadline runs (CITY-213, BUILDER-152)."""
    rows = deadlines.stopped(table.deadlines, now)
    if why == ABSENT:
        rows = (*rows, deadlines.own_deadline(deadlines.PAUSE_WAIT, table.pace, now))
    return replace(table, phase=PAUSED, pause=why, deadlines=rows)


def _resume_after_absence(game: GameSpec[Any], table: Table, now: float) -> Table:
    """Open waits start again in full; what only the clock ends goes on with what it had left (CITY-145, CITY-213)."""
    clocks = {wait.id for wait in game.waits(table.state) if wait.seats == (CLOCK,) and not wait.held}
    clocks.add(deadlines.LIMIT_WAIT)
    held = [d for d in table.deadlines if d.wait in clocks and d.due is None]
    going = tuple([replace(d, due=now + (d.left or 0.0), left=None) for d in held])
    table = replace(table, phase=PLAYING, pause="", deadlines=(*going, *_running_votes(table)))
    return replace(table, deadlines=deadlines.due(game, table, now))


def _running_votes(table: Table) -> tuple[Deadline, ...]:
    """The rows of votes, which no pause stops."""
    return tuple([row for row in table.deadlines if row.wait.startswith(deadlines.OUT_PREFIX)])


# ---- the vote about a pause, the end, or an absent person's seat (CITY-156, CITY-212)


def asks_undo(table: Table) -> bool:
    """Whether people are asked whether a step may be taken back."""
    return table.vote is not None and table.vote.seat == UNDO_VOTE


def may_ask_undo(table: Table, seat: Seat) -> bool:
    """Whether it is worth while for somebody to ask for their last step to be taken back; `undo` knows for certain."""
    return table.phase == PLAYING and table.vote is None and table.undo_offered == seat and undo_allowed(table)


def with_vote(game: GameSpec[Any], table: Table, seat: Seat, mine: Seat, now: float) -> Table:
    """The table with a new vote about `seat`, which the caller has answered with yes."""
    return opened_vote(game, table, Vote(seat, table.seq, yes=(mine,)), now)


def opened_vote(game: GameSpec[Any], table: Table, opened: Vote, now: float) -> Table:
    """The table with a new vote, and its deadline."""
    row = deadlines.own_deadline(wait_of(opened), table.pace, now)
    rows = (*table.deadlines, *deadlines.for_people(game, table, (row,), now))
    return replace(table, vote=opened, deadlines=rows)


def wait_of(opened: Vote) -> str:
    """The wait of a vote."""
    prefix = {END_VOTE: deadlines.END_PREFIX, UNDO_VOTE: deadlines.UNDO_PREFIX}
    return f"{prefix.get(opened.seat, deadlines.OUT_PREFIX)}{opened.number}"


def open_vote(game: GameSpec[Any], table: Table, person: int, seat: Seat, now: float) -> Table | Refusal:
    """Open the vote about a seat, with the caller's yes. `verdict` counts the votes."""
    mine = table.seat_of(person)
    if table.phase != PLAYING:
        return not_playing(table)
    if mine is None or mine not in in_play(game, table):
        return Refusal("not-seated")
    if seat == mine or seat not in in_play(game, table) or leaving(game, table, seat) is None:
        return Refusal("not-a-choice", {"field": "seat"})
    if table.chairs[seat].missed < OUT_AFTER:
        return Refusal("too-early", {"missed": table.chairs[seat].missed, "needed": OUT_AFTER})
    if table.vote is None:
        return with_vote(game, table, seat, mine, now)
    return vote(game, table, person, yes=True) if table.vote.seat == seat else Refusal("vote-running")


def vote(game: GameSpec[Any], table: Table, person: int, *, yes: bool) -> Table | Refusal:
    """Answer the open vote; an answer may be changed."""
    mine = table.seat_of(person)
    if table.vote is None or table.phase not in (PLAYING, PAUSED):
        return Refusal("no-vote")
    if mine is None or mine not in voters(game, table, table.vote):
        return Refusal("not-asked" if mine is not None and asks_undo(table) else "not-seated")
    agreed = tuple(seat for seat in table.vote.yes if seat != mine) + ((mine,) if yes else ())
    against = tuple(seat for seat in table.vote.no if seat != mine) + (() if yes else (mine,))
    return replace(table, vote=replace(table.vote, yes=agreed, no=against))


def voters(game: GameSpec[Any], table: Table, asked: Vote) -> list[Seat]:
    """Who has a voice: the people still playing, about the end of the game the host too; never the seat it is about.

    About a step to take back who asks for it and all others who are there.
    """
    seats = {seat for seat in in_play(game, table) if seat != asked.seat}
    if asked.seat == UNDO_VOTE:
        return sorted(seat for seat in seats if not (table.chairs[seat].away or table.chairs[seat].robot))
    host = table.seat_of(table.host)
    if asked.seat == END_VOTE and host is not None:
        seats.add(host)
    return sorted(seats)


def verdict(game: GameSpec[Any], table: Table) -> bool | None:
    """Whether the vote is won, lost, or (None) still open. Robots have no vote; missing votes count as no.

    A step is taken back only if all want it.
    """
    if table.vote is None:
        return False
    able = voters(game, table, table.vote)
    if table.vote.seat == UNDO_VOTE:
        return False if table.vote.no else True if set(able) <= set(table.vote.yes) else None
    if 2 * len([seat for seat in table.vote.yes if seat in able]) > len(able):
        return True
    possible = len(able) - len([seat for seat in table.vote.no if seat in able])
    return None if 2 * possible > len(able) else False


def silence_agrees(game: GameSpec[Any], table: Table) -> bool:
    """Whether no answer would end the game: of two people at the live pace one has missed the last decision."""
    asked = table.vote
    if asked is None or asked.seat != END_VOTE or table.pace != LIVE:
        return False
    able = voters(game, table, asked)
    silent = [seat for seat in able if seat not in (*asked.yes, *asked.no)]
    return len(able) == PAIR and len(silent) == 1 and not asked.no and table.chairs[silent[0]].missed > 0


def lost(table: Table, now: float) -> Table:
    """The table after a vote that was lost; one about the end may not be repeated at once."""
    if table.vote is not None and table.vote.seat == END_VOTE:
        table = replace(table, end_vote_from=now + ASKED_AGAIN.get(table.pace, ASKED_AGAIN[LIVE]))
    return without_vote(table, won=False)


def without_vote(table: Table, *, won: bool | None = None) -> Table:
    """The table without its vote and the deadline of that; `won` None: nothing was decided."""
    if table.vote is None:
        return table
    rows = tuple(row for row in table.deadlines if not row.wait.startswith(deadlines.OUT_PREFIX))
    return replace(table, vote=None, past_vote=replace(table.vote, won=won), deadlines=rows)


def leaving(game: GameSpec[Any], table: Table, seat: Seat) -> Action | None:
    """The game's own action by which a seat leaves, if it has one now (CITY-141)."""
    for legal_action in game.legal_actions(table.state, seat):
        if legal_action.action is Leave and not legal_action.params and legal_action.blocked is None:
            return Leave()
    return None


def pass_on_host(game: GameSpec[Any], table: Table, seat: Seat) -> Table:
    """If the host has left the game, the first of the remaining people who joined is host now.

    CITY-205, DEAL-133, CLASSIC-213, KNOCKOUT-185.
    """
    heirs = in_play(game, table) if table.chairs[seat].person == table.host else []
    return replace(table, host=table.chairs[heirs[0]].person) if heirs else table
