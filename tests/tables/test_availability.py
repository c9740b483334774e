"""Quiet hours, announced leaves, and what tables make of them."""

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from msgspec.structs import replace

from bot.kit.contract import Refusal
from bot.tables.availability import leave, time_zones
from bot.tables.availability.availability_service import AvailabilityService
from bot.tables.availability.leave import DAY, Leaves
from bot.tables.availability.quiet_hours import REST, QuietHours, after_rest
from bot.tables.model import PLAYING, Deadline, Person, Table, TableChanged
from bot.tables.table_actions import CallOff
from tests.bot_harness import ANNA, BEN, BotHarness
from tests.tables.toy_game import Draw

pytestmark = pytest.mark.uncounted

NIGHT = QuietHours(22 * 60, 8 * 60, "Europe/Paris")
HALF_DAY, HOUR = 43_200, 3_600


def at(text: str, zone: str = "Europe/Paris", fold: int = 0) -> float:
    """The moment of a local time, such as `2026-11-23 21:00`."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-11-23 21:59", None),
        ("2026-11-23 22:00", "2026-11-24 08:00"),
        ("2026-11-24 07:59", "2026-11-24 08:00"),
        ("2026-11-24 08:00", None),
        ("2026-10-24 23:00", "2026-10-25 08:00"),
        ("2027-03-27 23:00", "2027-03-28 08:00"),
    ],
)
def test_quiet_hours_end_at_the_local_clock_also_in_the_nights_when_it_is_set(now: str, end: str | None) -> None:
    assert NIGHT.end(at(now)) == (None if end is None else at(end))


def test_the_nights_when_clocks_are_set_are_an_hour_longer_or_shorter() -> None:
    for evening, hours in (("2026-10-24 22:00", 11), ("2027-03-27 22:00", 9), ("2026-11-23 22:00", 10)):
        end = NIGHT.end(at(evening))
        assert end is not None
        assert end - at(evening) == hours * 3_600


def test_quiet_hours_that_end_in_the_hour_that_comes_twice_or_not_at_all() -> None:
    early = replace(NIGHT, until=2 * 60 + 30)
    assert early.end(at("2026-10-25 02:10")) == at("2026-10-25 02:30")
    assert early.end(at("2026-10-25 02:10", fold=1)) == at("2026-10-25 02:30", fold=1), "quiet the second time too"
    assert early.end(at("2027-03-28 01:59")) == at("2027-03-28 03:30"), "02:30 does not exist"
    noon = QuietHours(13 * 60, 14 * 60, "Europe/Paris")
    assert noon.end(at("2026-11-23 13:30")) == at("2026-11-23 14:00")
    assert noon.end(at("2026-11-23 12:59")) is None


def test_a_time_that_would_end_at_night_ends_an_hour_into_the_morning() -> None:
    assert after_rest(at("2026-11-23 21:00"), [NIGHT], HALF_DAY) == at("2026-11-23 21:00")
    assert after_rest(at("2026-11-24 03:00"), [NIGHT], HALF_DAY) == at("2026-11-24 09:00")
    assert after_rest(at("2026-11-24 03:00"), [NIGHT], 600) == at("2026-11-24 08:10")
    tokyo = replace(NIGHT, zone="Asia/Tokyo")  # 14:00 to 24:00 in Paris
    assert after_rest(at("2026-11-23 15:00"), [NIGHT, tokyo], HALF_DAY) == at("2026-11-24 09:00"), "out of both"
    day = QuietHours(8 * 60, 22 * 60, "Europe/Paris")
    assert after_rest(at("2026-11-23 15:00"), [NIGHT, day], HALF_DAY) == at("2026-11-23 15:00"), "there is no such time"


def test_tables_wait_for_seven_days_in_thirty_and_unused_ones_come_back() -> None:
    now, leaves = 100 * DAY, Leaves()
    leaves = told(leave.announced(leaves, now + 5 * DAY, now))
    assert leave.current(leaves, now) == leaves[-1]
    assert leaves[-1].waits == now + 5 * DAY
    leaves = leave.ended(leaves, now + 2 * DAY)
    assert leave.current(leaves, now + 3 * DAY) is None
    later = now + 10 * DAY
    leaves = told(leave.announced(leaves, later + 20 * DAY, later))
    assert leaves[-1].waits == later + 5 * DAY, "two of seven were used"
    leaves, month = leave.ended(leaves, later + 20 * DAY), later + 21 * DAY
    leaves = told(leave.announced(leaves, month + 3 * DAY, month))
    assert leaves[-1].waits == month + 2 * DAY, "the two of 31 days ago are there again, five are still used"
    for until, code in ((month, "past"), (month - DAY, "past"), (month + 61 * DAY, "long")):
        refused = leave.announced(leaves, until, month)
        assert isinstance(refused, Refusal)
        assert refused.code == f"leave-{code}"


def told(leaves: Leaves | Refusal) -> Leaves:
    assert not isinstance(leaves, Refusal)
    return leaves


def test_time_zones_are_found_by_name_and_city_and_like_ones_are_suggested() -> None:
    assert [time_zones.find(each) for each in ("europe/paris", "Paris", "new york", "Montréal", "utc")] == [
        "Europe/Paris",
        "Europe/Paris",
        "America/New_York",
        "America/Montreal",
        "UTC",
    ]
    assert time_zones.find("Europe/Pariss") is None
    assert time_zones.similar("Europe/Pariss")[0] == "Europe/Paris"
    assert time_zones.similar("xyzzy") == []
    assert time_zones.suggestions("toky", 25) == ["Asia/Tokyo"]
    assert len(time_zones.suggestions("", 25)) == 25
    assert time_zones.suggestions("par", 3)[0].split("/")[1].startswith("Par")


# ---- at tables


@dataclass
class SlowTable:
    """A slow table of Anna and Ben, whose first decision is Anna's or Ben's."""

    harness: BotHarness
    id: int
    service: AvailabilityService

    @property
    def table(self) -> Table:
        return self.harness.table(self.id)

    @property
    def row(self) -> Deadline:
        return self.table.deadlines[0]

    @property
    def mover(self) -> int:
        turn: int = self.table.state.turn
        return turn

    @property
    def person(self) -> int:
        return self.table.chairs[self.mover].person or 0

    async def choose(self, person: int, **changed: object) -> None:
        store = self.harness.store.settings
        before = await store.person(person)
        await store.save_person(before, replace(before, **changed))
        await self.service.look()

    async def away(self, person: int, until: float) -> None:
        known = (await self.harness.store.settings.person(person)).leaves
        await self.choose(person, leaves=told(leave.announced(known, until, self.harness.hand.at)))

    async def back(self, person: int) -> None:
        known = (await self.harness.store.settings.person(person)).leaves
        await self.choose(person, leaves=leave.ended(known, self.harness.hand.at))


async def slow(harness: BotHarness, now: str, pace: str = "slow", **options: str) -> SlowTable:
    harness.hand.at = at(now)
    await harness.clock.resume()
    id_ = await harness.playing("toy", ANNA, BEN, pace=pace, options=options)
    return SlowTable(harness, id_, AvailabilityService(harness.tables))


async def test_no_slow_time_ends_at_night(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-23 15:00")
    assert here.row.due == at("2026-11-24 03:00")
    quiet = {"zone": "Europe/Paris", "quiet_since": 22 * 60, "quiet_until": 8 * 60}
    await here.choose(here.person, **quiet)
    assert here.row.due == at("2026-11-24 09:00"), "at once"
    await harness.reboot()
    here = replace_service(here)
    seq = here.table.seq
    await here.service.look()
    assert here.table.seq == seq, "nothing is done twice"
    harness.hand.at = at("2026-11-24 09:00") + 1
    await harness.clock.tick()
    assert here.table.chairs[1 - here.mover].missed == 1
    assert here.row.due == at("2026-11-24 21:00") + 1, "the other one has no quiet hours"


@pytest.mark.parametrize("day", ["2026-10-24", "2027-03-27"])
async def test_it_ends_an_hour_into_the_morning_also_after_the_clocks_were_set(harness: BotHarness, day: str) -> None:
    here = await slow(harness, f"{day} 15:00")
    await here.choose(here.person, zone="Europe/Paris", quiet_since=22 * 60, quiet_until=8 * 60)
    assert here.row.due == at(f"{day} 09:00") + DAY + (HOUR if day.startswith("2026") else -HOUR)


async def test_no_vote_ends_at_night_either(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-23 15:00")
    await here.choose(BEN, zone="Europe/Paris", quiet_since=22 * 60, quiet_until=8 * 60)
    assert isinstance(await harness.tables.act(here.id, ANNA, CallOff()), TableChanged)
    (vote,) = [row for row in here.table.deadlines if row.wait.startswith("out-end-")]
    assert vote.due == at("2026-11-24 09:00"), "not at 03:00"


def replace_service(here: SlowTable) -> SlowTable:
    """The same after a restart."""
    return SlowTable(here.harness, here.id, AvailabilityService(here.harness.tables))


async def test_a_table_that_waits_gives_a_full_time_after_the_leave(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-23 15:00")
    until = at("2026-11-26 00:00")
    await here.away(here.person, until)
    assert here.row.due == until + HALF_DAY
    assert here.table.chairs[here.mover].robot is None
    seat = here.mover
    await harness.press(here.id, seat, Draw())
    assert here.table.chairs[seat].on_leave is not None, "who plays a move meanwhile is still on leave"
    await harness.ahead(2 * DAY, 6 * 3_600)
    assert here.table.phase == PLAYING
    assert here.table.chairs[seat].missed == 0
    await here.back(here.table.chairs[seat].person or 0)
    assert here.table.chairs[seat].on_leave is None
    due = [row.due for row in here.table.deadlines if here.mover == seat]
    assert all(each is not None and each <= harness.hand.at + HALF_DAY for each in due), "a full time from now"


async def test_it_waits_no_longer_than_its_days_and_then_goes_on_as_for_anybody(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-01 12:00")
    await here.away(here.person, harness.hand.at + 20 * DAY)
    assert here.row.due == harness.hand.at + 7 * DAY + HALF_DAY


async def test_a_robot_of_the_chosen_strength_plays_and_gives_the_seat_back(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-23 15:00", leave="robot")
    seat, person = here.mover, here.person
    await here.away(person, harness.hand.at + 3 * DAY)
    assert here.table.chairs[seat].robot == "random"
    assert here.row.due == at("2026-11-24 03:00"), "nobody waits for a robot"
    await harness.press(here.id, seat, Draw())
    await here.service.look()
    chair = here.table.chairs[seat]
    assert (chair.robot, chair.on_leave is not None and chair.on_leave.back) == (None, True), "taken back here"
    other = here.table.chairs[1 - seat].person or 0
    await here.away(other, harness.hand.at + DAY)
    assert here.table.chairs[1 - seat].robot == "random"
    harness.hand.at += DAY + 1
    await here.service.look()
    assert (here.table.chairs[1 - seat].robot, here.table.chairs[1 - seat].on_leave) == (None, None), "it is over"


async def test_while_everybody_is_on_leave_no_robots_play_alone(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-23 15:00", leave="robot")
    until = harness.hand.at + 3 * DAY
    await here.away(here.person, until)
    await here.away(here.table.chairs[1 - here.mover].person or 0, until)
    assert [chair.robot for chair in here.table.chairs] == [None, None]
    assert here.row.due == until + HALF_DAY


async def test_live_tables_and_lobbies_heed_none_of_it(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-23 23:00", pace="live")
    due = here.row.due
    await here.choose(here.person, zone="Europe/Paris", quiet_since=22 * 60, quiet_until=8 * 60)
    await here.away(here.person, harness.hand.at + DAY)
    assert here.row.due == due
    assert here.table.chairs[here.mover].on_leave is None


async def test_an_outage_gives_no_time_that_ends_at_night(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-23 08:00")
    await here.choose(here.person, zone="Europe/Paris", quiet_since=22 * 60, quiet_until=8 * 60)
    assert here.row.due == at("2026-11-23 20:00")
    await harness.reboot(after=3 * 3_600)
    assert here.row.due == at("2026-11-24 09:00"), "not at 23:00"
    assert REST == 3_600


async def test_what_is_chosen_comes_back_as_it_was_saved(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-23 15:00")
    await here.choose(ANNA, by_table={"7": "off"}, zone="Europe/Paris", quiet_until=60, notices="direct")
    await here.away(ANNA, harness.hand.at + DAY)
    saved = await harness.store.settings.person(ANNA)
    await harness.reboot()
    assert await harness.store.settings.person(ANNA) == saved
    assert await harness.store.settings.of_note() == {ANNA: saved}
    assert (saved.way(7), saved.way(8)) == ("off", "direct")
    assert Person(BEN).quiet is None


async def test_the_hours_of_a_server_are_those_of_who_has_chosen_none(harness: BotHarness) -> None:
    here = await slow(harness, "2026-11-23 12:00")
    settings, other = harness.store.settings, ANNA if here.person == BEN else BEN
    await here.choose(other, zone="Europe/Paris", quiet_since=1, quiet_until=1)
    await settings.save_guild(here.table.place.guild, {"zone": "Europe/Paris", "quiet": "1320-480"})
    await here.service.look()
    assert here.table.chairs[here.mover].quiet == NIGHT
    assert here.table.chairs[1 - here.mover].quiet is None, "who has chosen to have none has none"
    assert here.row.due == at("2026-11-24 09:00"), "no time ends at night"
    await harness.reboot()
    await harness.store.settings.load_servers()
    assert (await harness.store.settings.person_at(here.person, here.table.place.guild)).quiet == NIGHT
    await here.choose(here.person, zone="Asia/Tokyo")
    assert (await harness.store.settings.person_at(here.person, here.table.place.guild)).zone == "Asia/Tokyo"
