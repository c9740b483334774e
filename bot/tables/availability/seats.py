"""What a table makes of its people's quiet hours and leaves. Pure functions."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bot.kit.contract import Seat
from bot.kit.spec import GameSpec
from bot.tables import session
from bot.tables.availability import leave
from bot.tables.availability.server_hours import ServerHours, person_there
from bot.tables.clock import deadlines
from bot.tables.lobby import leave_robot
from bot.tables.model import LIVE, PAUSED, PLAYING, Participant, Person, Table


def concerned(table: Table) -> bool:
    """Whether a table heeds quiet hours and leaves: a game that is played, not at the live pace."""
    return table.pace != LIVE and table.phase in (PLAYING, PAUSED)


def refreshed(
    game: GameSpec[Any], table: Table, people: Mapping[int, Person], now: float, usual: ServerHours | None = None
) -> Table | None:
    """The table with what its people have chosen by now; None where it stands so already.

    `people`: those who have chosen anything; `usual` holds for others. While nobody is there who is not on leave, no robot plays in their place.
    """
    known = [people.get(person := chair.person or 0, Person(person)) for chair in table.chairs]
    there = zip(table.chairs, known, strict=True)
    chairs = tuple([_chair(chair, person_there(person, usual), now) for chair, person in there])
    if any(chair.on_leave for chair in chairs):  # else no state is unpacked
        robot = _robot(game, table, chairs)
        chairs = tuple([_seated(chair, robot) for chair in chairs])
    if chairs == table.chairs:
        return None
    new = replace(table, chairs=chairs)
    rows = deadlines.for_people(game, new, new.deadlines, now)
    for seat in _back(table, new):
        rows = deadlines.sooner(game, replace(new, deadlines=rows), seat, now)
    return replace(new, deadlines=rows)


def _chair(chair: Participant, person: Person, now: float) -> Participant:
    """A chair with its person's quiet hours and leave; who announces one has been here."""
    if chair.person is None:
        return chair
    here = leave.current(person.leaves, now)
    known, quiet = chair.on_leave, person.quiet
    if here is None and known is not None and not chair.away:
        return replace(chair, quiet=quiet, on_leave=None, robot=None)
    if here is not None and (known is None or known.since != here.since):
        return replace(chair, quiet=quiet, on_leave=here, robot=None, away=False, missed=0)
    return replace(chair, quiet=quiet, on_leave=known if here is not None else None)


def _robot(game: GameSpec[Any], table: Table, chairs: Sequence[Participant]) -> str | None:
    """The kind of robot that plays for those on leave, as agreed; None while nobody else is there."""
    there = any(not chairs[seat].away and _present(chairs[seat]) for seat in session.in_play(game, table))
    return leave_robot(game, table) if there else None


def _present(chair: Participant) -> bool:
    """Whether a person is not on leave, or plays here all the same."""
    return chair.on_leave is None or chair.on_leave.back


def _seated(chair: Participant, robot: str | None) -> Participant:
    """A chair whose person is on leave, with the robot that plays for them."""
    if chair.person is None or chair.away or _present(chair):
        return chair
    return replace(chair, robot=robot)


def _back(before: Table, after: Table) -> list[Seat]:
    """The seats of those whose leave is over."""
    seats = range(len(after.chairs))
    return [seat for seat in seats if before.chairs[seat].on_leave and not after.chairs[seat].on_leave]
