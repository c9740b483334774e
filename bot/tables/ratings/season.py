"""A season: the games that end on a server within some dates, counted from the beginning for everybody."""

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from itertools import groupby

import msgspec

from bot.kit.contract import Refusal
from bot.tables.ratings.rating import Rating, after, of_robot
from bot.tables.ratings.result import SeatResult
from bot.tables.ratings.standing import Standing

LONGEST, FARTHEST = 366, 366
"""Days that a season lasts at most, and that its beginning may lie away."""
FORMS = "%Y-%m-%d", "%d/%m/%Y", "%d.%m.%Y"
"""How people write dates."""
DAY = timedelta(days=1)


class Season(msgspec.Struct, frozen=True):
    """A row of `seasons`. From `since` on and before `until`, in seconds since 1970; shown at its end in `channel`."""

    id: int
    guild: int
    channel: int
    since: float
    until: float
    shown: bool = False

    @property
    def first(self) -> date:
        """Its first day."""
        return datetime.fromtimestamp(self.since, UTC).date()

    @property
    def last(self) -> date:
        """Its last day."""
        return datetime.fromtimestamp(self.until, UTC).date() - DAY


def dates(first: str, last: str, now: float) -> tuple[float, float] | Refusal:
    """When a season begins and ends whose first and last day (UTC) somebody has written; why not otherwise."""
    today = datetime.fromtimestamp(now, UTC).date()
    begins, ends = _date(first), _date(last)
    if begins is None or ends is None:
        return Refusal("season-date")
    if ends < begins:
        return Refusal("season-order")
    if ends < today:
        return Refusal("season-past")
    if (ends - begins).days >= LONGEST or abs((begins - today).days) > FARTHEST:
        return Refusal("season-long", {"days": LONGEST})
    return _midnight(begins), _midnight(ends + DAY)


def _date(text: str) -> date | None:
    for form in FORMS:
        try:
            return datetime.strptime(text.strip(), form).replace(tzinfo=UTC).date()
        except ValueError:
            continue
    return None


def _midnight(day: date) -> float:
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def standings(results: Iterable[SeatResult]) -> dict[str, list[Standing]]:
    """Everybody's points by game, the best first, from these results alone: the oldest game first, by seat."""
    ratings: dict[tuple[str, int], Rating] = {}
    played: dict[tuple[str, int], list[SeatResult]] = {}
    for _, game in groupby(results, lambda one: one.tab):
        seats = sorted(game, key=lambda one: (one.side, one.seat))
        sides = [list(side) for _, side in groupby(seats, lambda one: one.side)]
        before = [[_before(one, ratings) for one in side] for side in sides]
        for side, rated in zip(sides, after(before, [min(one.place for one in side) for side in sides]), strict=True):
            for one, new in zip(side, rated, strict=True):
                if one.person is not None:
                    ratings[one.game, one.person] = new
                    played.setdefault((one.game, one.person), []).append(one)
    found: dict[str, list[Standing]] = {}
    for (key, person), mine in played.items():
        last, won = mine[-1], sum(one.place == 1 for one in mine)
        stands = Standing(person, last.name, last.token, ratings[key, person].points, len(mine), won)
        found.setdefault(key, []).append(stands)
    return {key: sorted(each, key=lambda one: (-one.points, one.person)) for key, each in found.items()}


def _before(one: SeatResult, ratings: dict[tuple[str, int], Rating]) -> Rating:
    """The rating of a seat before a game; of somebody who is not named that of a newcomer."""
    if one.person is not None:
        return ratings.get((one.game, one.person), Rating())
    return Rating() if one.robot is None else of_robot(one.robot)
