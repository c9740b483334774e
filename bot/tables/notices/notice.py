"""A reason to call somebody, kept until it is carried out or nobody is to be called any more. Pure functions."""

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.kit.contract import CLOCK, Seat, Wait
from bot.kit.spec import GameSpec
from bot.tables import session
from bot.tables.availability import leave
from bot.tables.availability.quiet_hours import calls_from
from bot.tables.clock import deadlines
from bot.tables.model import LOBBY, MENTION, OFF, ON, PAUSED, PLAYING, Deadline, Person, Table

CALL, REMINDER, SOON, BACK, DIGEST = "call", "reminder", "soon", "back", "digest"
INVITE, OPENED, WAITING = "invite", "opened", "waiting"
ORDER = "order"
"""The kinds: a message asks somebody; half the time has passed; they are next; their leave is over; the week's list;
somebody who opens a table would like them to join; a table was opened of which they want to be told; a lobby waits
for one more person, which calls nobody; an order of theirs was stopped, which nobody else may know.
"""
NOBODY = 0
"""The person of a notice that calls nobody."""
TURN = "turn-"
"""How the slots of the messages of turns begin."""


class Notice(msgspec.Struct, frozen=True):
    """A row of `notices`: why (`slot`, its first word is the kind) somebody is to be called at `due`.

    `sent`: when that was done, or seen to be needless; None before.
    """

    tab: int
    person: int
    slot: str
    guild: int
    due: float
    sent: float | None = None

    @property
    def kind(self) -> str:
        """One of the kinds."""
        return self.slot.partition(" ")[0]

    @property
    def order(self) -> str:
        """The order that was stopped."""
        return self.about.partition(" ")[0]

    @property
    def about(self) -> str:
        """The message or the decision."""
        return self.slot.partition(" ")[2]


def from_when(person: Person, now: float) -> float:
    """The first moment from now on at which somebody may be called: after their leave, outside of their quiet hours."""
    here = leave.current(person.leaves, now)
    return calls_from(person.quiet, now if here is None else here.until)


def of_message(table: Table, slot: str, people: Sequence[Person], now: float) -> list[Notice]:
    """Why the people are called whom a new message of a table would mention; done where it does mention them."""
    found = []
    for person in people:
        due, way = from_when(person, now), person.way(table.id)
        done = way == OFF or (way == MENTION and due <= now)
        found.append(Notice(table.id, person.id, f"{CALL} {slot}", table.place.guild, due, now if done else None))
    return found


def of_next(table: Table, slot: str, person: Person, now: float) -> list[Notice]:
    """Why somebody is called who is next, where they want that."""
    if person.soon != ON or person.way(table.id) == OFF:
        return []
    return [Notice(table.id, person.id, f"{SOON} {slot}", table.place.guild, from_when(person, now))]


def of_warning(table: Table, wait: Wait, people: Sequence[Person], now: float) -> list[Notice]:
    """Why the people are called once more of whose time half has passed."""
    slot, guild = f"{REMINDER} {wait.id}", table.place.guild
    return [
        Notice(table.id, person.id, slot, guild, from_when(person, now))
        for person in people
        if person.reminders == ON and person.way(table.id) != OFF
    ]


def of_order(table: Table, person: Person, order: str, now: float) -> list[Notice]:
    """Why somebody is told that an order of theirs was stopped."""
    if person.way(table.id) == OFF:
        return []
    return [Notice(table.id, person.id, f"{ORDER} {order} {table.seq}", table.place.guild, from_when(person, now))]


def of_return(table: Table, person: Person, now: float) -> list[Notice]:
    """Why somebody is called when the leave is over that they have announced."""
    if person.way(table.id) == OFF:
        return []
    due = from_when(person, now)
    return [Notice(table.id, person.id, f"{BACK} {int(due)}", table.place.guild, due)]


def of_lobby(table: Table, kind: str, people: Sequence[Person], now: float) -> list[Notice]:
    """Why people are called whom the host of a lobby invites, or who want to be told of it (`kind`)."""
    guild = table.place.guild
    return [
        Notice(table.id, person.id, kind, guild, from_when(person, now))
        for person in people
        if person.way(table.id) != OFF
    ]


def of_waiting(game: GameSpec[Any], table: Table, now: float) -> list[Notice]:
    """Why a lobby says again that it waits for one more person: half of its time has passed."""
    row = next((each for each in table.deadlines if each.wait == deadlines.LOBBY_WAIT), None)
    if row is None or row.due is None or not one_short(game, table):
        return []
    half = deadlines.own_clock(row.wait).seconds[table.pace] / 2
    due = row.due - half
    return [Notice(table.id, NOBODY, WAITING, table.place.guild, due)] if due <= now else []


def next_person(game: GameSpec[Any], table: Table, slot: str, called: Sequence[int]) -> int | None:
    """Who comes after the one whose turn a new message begins, robots left out; None for nobody else."""
    if not slot.startswith(TURN) or len(called) != 1 or table.phase != PLAYING:
        return None
    first = table.seat_of(called[0])
    if first is None:
        return None
    seats = [seat for seat in session.in_play(game, table) if table.chairs[seat].robot is None]
    later = [*(seat for seat in seats if seat > first), *(seat for seat in seats if seat < first)]
    return table.chairs[later[0]].person if later else None


def asked(game: GameSpec[Any], table: Table, person: int) -> list[Wait]:
    """The decisions that wait for somebody at a table, in its order."""
    seat = table.seat_of(person)
    if table.phase != PLAYING or seat is None or table.chairs[seat].robot is not None:
        return []
    return [wait for wait in game.waits(table.state) if seat in wait.seats and not wait.held]


def known_away(table: Table, person: int) -> bool:
    """Whether a game still takes somebody to be on leave, as it may for some seconds after their leave is over."""
    seat = table.seat_of(person)
    here = None if seat is None else table.chairs[seat].on_leave
    return here is not None and not here.back and table.phase in (PLAYING, PAUSED)


def votes(game: GameSpec[Any], table: Table, person: int) -> bool:
    """Whether a vote of a table waits for somebody."""
    seat = table.seat_of(person)
    if table.vote is None or seat is None:
        return False
    return seat in session.voters(game, table, table.vote) and seat not in (*table.vote.yes, *table.vote.no)


def needed(game: GameSpec[Any], table: Table, notice: Notice) -> bool:
    """Whether there is still reason to call somebody."""
    if notice.kind in (INVITE, OPENED):
        return joinable(game, table) and table.seat_of(notice.person) is None
    if notice.kind == WAITING:
        return one_short(game, table)
    if notice.kind == ORDER:  # whoever keeps them knows whether it was read
        return table.phase in (PLAYING, PAUSED)
    waits = asked(game, table, notice.person)
    if notice.kind == REMINDER:
        return any(wait.id == notice.about for wait in waits)
    if notice.kind == SOON:
        return table.phase == PLAYING and not waits and table.seat_of(notice.person) is not None
    return bool(waits) or votes(game, table, notice.person)


def joinable(game: GameSpec[Any], table: Table) -> bool:
    """Whether a table is a lobby with a free seat."""
    return table.phase == LOBBY and len(table.chairs) < game.seats[-1]


def one_short(game: GameSpec[Any], table: Table) -> bool:
    """Whether a lobby needs one more to begin."""
    return table.phase == LOBBY and len(table.chairs) == game.seats[0] - 1


def time_left(game: GameSpec[Any], table: Table, person: int) -> Deadline | None:
    """The row of what waits for somebody, the one that ends first; None where no clock runs."""
    waits = {wait.id for wait in asked(game, table, person)}
    if not waits and table.vote is not None:
        waits = {session.wait_of(table.vote)}
    rows = [row for row in table.deadlines if row.wait in waits and row.due is not None]
    return min(rows, key=lambda row: row.due or 0.0, default=None)


def people(table: Table, seats: Sequence[Seat]) -> list[int]:
    """The persons on some seats who play themselves."""
    chairs = [table.chairs[seat] for seat in seats if seat != CLOCK]
    return [chair.person for chair in chairs if chair.person is not None and chair.robot is None]
