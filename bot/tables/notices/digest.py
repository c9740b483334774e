"""The weekly list of somebody's slow games: when it comes. Pure functions."""

from collections.abc import Iterable
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.tables.availability.time_zones import UTC
from bot.tables.model import ON, Person
from bot.tables.notices.notice import DIGEST, Notice, from_when

SUNDAY, HOUR = 6, 17
"""On which day of the week and at which hour it comes, where the person is."""
WINDOW = 86_400.0
"""Seconds after that in which it is still made, as after an outage."""


def digests(people: Iterable[Person], now: float) -> list[Notice]:
    """The lists that are due by now for those of `people` who want one; each week's is the same notice."""
    found = []
    for person in people:
        moment = latest(person.zone or UTC, now)
        if person.digest == ON and now - moment.timestamp() < WINDOW:
            found.append(Notice(0, person.id, f"{DIGEST} {moment.date()}", 0, from_when(person, now)))
    return found


def latest(zone: str, now: float) -> datetime:
    """The last moment at which a list was due."""
    here = datetime.fromtimestamp(now, ZoneInfo(zone))
    day = here.date() - timedelta(days=(here.weekday() - SUNDAY) % 7)
    moment = datetime(day.year, day.month, day.day, HOUR, tzinfo=here.tzinfo)
    return moment if moment <= here else moment - timedelta(days=7)
