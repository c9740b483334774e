"""The time zone and quiet hours of a server, for those of its people who have chosen none of their own."""

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.tables.availability import time_zones
from bot.tables.model import Person

ZONE, QUIET = "zone", "quiet"
"""How they are called among a server's settings; quiet hours as minutes of the day such as `1320-480`."""
_SPAN = re.compile(r"(\d{1,4})-(\d{1,4})", re.ASCII)
DAY = 24 * 60


class ServerHours(msgspec.Struct, frozen=True):
    """A zone of the tz database, and quiet hours in minutes of its day, the same for none."""

    zone: str
    since: int = 0
    until: int = 0

    @property
    def quiet(self) -> str:
        """The quiet hours as they are stored; empty for none."""
        return "" if self.since == self.until else f"{self.since}-{self.until}"


def read(settings: Mapping[str, Any]) -> ServerHours | None:
    """Those of a server's settings; None where it has no zone that is known."""
    zone = time_zones.find(str(settings.get(ZONE, "")))
    if zone is None:
        return None
    span = _SPAN.fullmatch(str(settings.get(QUIET, "")))
    since, until = (int(span[1]), int(span[2])) if span else (0, 0)
    return ServerHours(zone, since, until) if max(since, until) < DAY else ServerHours(zone)


def person_there(person: Person, hours: ServerHours | None) -> Person:
    """What holds for a person on a server: what they have chosen, else what the server has."""
    if hours is None:
        return person
    since, until = (person.quiet_since, person.quiet_until) if person.chose_quiet else (hours.since, hours.until)
    return replace(person, zone=person.zone or hours.zone, quiet_since=since, quiet_until=until)
