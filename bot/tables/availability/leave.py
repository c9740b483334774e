"""An announced leave: until when somebody is away, and until when tables wait for them."""

from collections.abc import Iterable

import msgspec

from bot.kit.contract import Refusal

DAY = 86_400.0
LONGEST = 60
"""Days that a leave lasts at most."""
WAITING, WITHIN = 7, 30
"""Days that tables wait for a person at most, in so many days."""


class LeaveOfAbsence(msgspec.Struct, frozen=True, gc=False):
    """From `since` until `until`; tables that wait for the person do so until `waits`. In seconds since 1970.

    `back`: at this table the person has taken the seat back from the robot.
    """

    since: float
    until: float
    waits: float
    back: bool = False


Leaves = tuple[LeaveOfAbsence, ...]


def current(leaves: Leaves, now: float) -> LeaveOfAbsence | None:
    """The leave somebody is on."""
    return next((leave for leave in leaves if leave.since <= now < leave.until), None)


def announced(leaves: Leaves, until: float, now: float) -> Leaves | Refusal:
    """The leaves with one from now until `until`, in the place of the current one; why not otherwise."""
    if until <= now:
        return Refusal("leave-past")
    if until > now + LONGEST * DAY:
        return Refusal("leave-long", {"days": LONGEST})
    before = ended(leaves, now)
    recent = tuple(leave for leave in before if leave.waits > now - (WITHIN + LONGEST) * DAY)
    return (*recent, LeaveOfAbsence(now, until, _waits(recent, until, now)))


def ended(leaves: Leaves, now: float) -> Leaves:
    """The leaves when somebody is back now: days that were not used are there again."""
    return tuple(
        msgspec.structs.replace(leave, until=min(leave.until, now), waits=min(leave.waits, now)) for leave in leaves
    )


def used(leaves: Iterable[LeaveOfAbsence], at: float) -> float:
    """Seconds for which tables could wait for somebody in the WITHIN days before `at`."""
    return sum(max(0.0, min(leave.waits, at) - max(leave.since, at - WITHIN * DAY)) for leave in leaves)


def _waits(before: Leaves, until: float, now: float) -> float:
    """Until when tables wait in a new leave: no WITHIN days may hold more than WAITING days of waiting."""
    latest = min(until, now + WAITING * DAY)
    while latest > now and (over := used(before, latest) + latest - now - WAITING * DAY) > 1.0:
        latest -= over
    return max(now, latest)
