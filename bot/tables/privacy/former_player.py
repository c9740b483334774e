"""A table without one of its people: their seat is a former player's. Pure functions from one table to the next."""

import re
from typing import Any

from msgspec.structs import replace

from bot.kit.contract import Refusal, Seat
from bot.kit.spec import GameSpec
from bot.tables import commands, lobby, session
from bot.tables.model import LOBBY, OPEN, PLAYING, Participant, Table

NOBODY = 0
"""The host of a table that has no people any more."""


def named(table: Table, person: int) -> bool:
    """Whether a table knows a person."""
    return table.host == person or table.seat_of(person) is not None


def without(table: Table, person: int, name: str) -> Table:
    """A table that is over, or cannot be played, with `name` in the place of a person."""
    name = _unused(name, table)
    chairs = tuple([_former(chair, name) if chair.person == person else chair for chair in table.chairs])
    host = next((chair.person for chair in chairs if chair.person is not None), NOBODY)
    return replace(table, chairs=chairs, host=host if table.host == person else table.host)


def taken_out(game: GameSpec[Any], table: Table, person: int, name: str, now: float) -> Table:
    """An open table without a person: a lobby loses the seat, in a game a robot plays on in their place.

    The robot is that for absent people. A game without people ends where it stands; a lobby without people is closed.
    """
    seat = table.seat_of(person)
    if table.phase not in OPEN or seat is None:
        return _hosted(without(table, person, name), person)
    if table.phase == LOBBY:
        left = lobby.leave(table, person)
        return table if isinstance(left, Refusal) else _hosted(left.table, person)
    chair = replace(_former(table.chairs[seat], _unused(name, table)), robot=lobby.absent_robot(game, table))
    table = replace(table, host=_heir(game, table, person), undo_offered=None).with_chair(seat, chair)
    if all(each.person is None for each in table.chairs):
        return session.called_off(game, table)
    return _continued(game, _without_voice(table, seat), now)


def _heir(game: GameSpec[Any], table: Table, person: int) -> int:
    """Who is host without a person: the first of those who play, else of those who sit there."""
    if table.host != person:
        return table.host
    seats = [*session.in_play(game, table), *range(len(table.chairs))]
    others = (table.chairs[seat].person for seat in seats)
    return next((each for each in others if each not in (None, person)), None) or NOBODY


def _hosted(table: Table, person: int) -> Table:
    return replace(table, host=NOBODY) if table.host == person else table


def _unused(name: str, table: Table) -> str:
    """The name with a number where others at the table have it."""
    taken = {chair.name for chair in table.chairs}
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 2))
    return name if name not in taken else next(each for each in numbered if each not in taken)


def _former(chair: Participant, name: str) -> Participant:
    """The seat of a former player; the token stays, for it stands on the board."""
    return Participant(name, token=chair.token, former=True)


def _without_voice(table: Table, seat: Seat) -> Table:
    """Without this seat's voice in a vote; one that would make somebody leave, or take a step back, comes to nothing."""
    vote = table.vote
    if vote is None:
        return table
    if vote.seat not in (session.PAUSE_VOTE, session.END_VOTE):
        return session.without_vote(table)
    yes, no = (tuple(each for each in seats if each != seat) for seats in (vote.yes, vote.no))
    return replace(table, vote=replace(vote, yes=yes, no=no))


def _continued(game: GameSpec[Any], table: Table, now: float) -> Table:
    """What follows where one voice and one person less are at a table."""
    counted = commands.counted(game, table, now)
    table = table if isinstance(counted, Refusal) else counted.table
    return session.after_step(game, table, now) if table.phase == PLAYING else table


def without_in_text(head: str, person: int, name: str) -> str:
    """The stored head of a table that cannot be read, without a person: their name, their number wherever it stands."""
    seated = re.compile(rf'{{"name":"(?:[^"\\]|\\.)*","person":{person},')
    plain = name.replace("\\", "").replace('"', "")
    head = seated.sub(lambda _: f'{{"name":"{plain}","person":null,', head)
    return re.sub(rf"(?<!\d){person}(?!\d)", str(NOBODY), head)
