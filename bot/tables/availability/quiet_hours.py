"""Quiet hours of a person's day, by the clock of where they are: in them nobody is called and no slow time ends."""

from collections.abc import Collection
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import msgspec

REST = 3_600.0
"""Seconds after quiet hours until a time that would have ended in them is up; less where the whole time is shorter."""
ROUNDS = 4
"""Tries to leave the quiet hours of several people; those of people around the world may fill the day."""


class QuietHours(msgspec.Struct, frozen=True, gc=False):
    """From and until when, in minutes since local midnight, and in which zone of the tz database."""

    since: int
    until: int
    zone: str

    def end(self, at: float) -> float | None:
        """When the quiet hours end in which the moment `at` lies, both in seconds since 1970; None outside of them.

        An hour that a clock repeats is quiet both times; an end that it skips is as much later as it skips.
        """
        zone = ZoneInfo(self.zone)
        here = datetime.fromtimestamp(at, zone)
        minute, over_midnight = here.hour * 60 + here.minute, self.since > self.until
        quiet = minute >= self.since or minute < self.until if over_midnight else self.since <= minute < self.until
        if not quiet:
            return None
        day = here.date() + timedelta(days=over_midnight and minute >= self.since)
        clock = datetime(day.year, day.month, day.day, self.until // 60, self.until % 60, tzinfo=zone)
        return next(end for fold in (0, 1) if (end := clock.replace(fold=fold).timestamp()) > at)


def calls_from(quiet: QuietHours | None, at: float) -> float:
    """The first moment from `at` on at which somebody may be called."""
    end = None if quiet is None else quiet.end(at)
    return at if end is None else end


def after_rest(at: float, quiet: Collection[QuietHours], full: float) -> float:
    """The moment, from `at` on, at which a time of `full` seconds may end that asks people with these quiet hours.

    As it is where there is no such moment.
    """
    moved = at
    for _ in range(ROUNDS):
        ends = [end for each in quiet if (end := each.end(moved)) is not None]
        if not ends:
            return moved
        moved = max(ends) + min(REST, full)
    return at
