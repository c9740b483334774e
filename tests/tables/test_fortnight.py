"""A simulated fortnight: four people, three slow tables, a leave, quiet hours, orders, an undo, the end of a season.

Who is called how often on which day is printed.
"""

from collections import Counter
from collections.abc import AsyncIterator
from datetime import date, datetime, timedelta
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest

from bot.i18n.translator import translator_for
from bot.kit.contract import Refusal
from bot.kit.undo import UNDO
from bot.kit.verbs.turns import Leave
from bot.present.panels.season import SEASON as SLOT
from bot.tables.commands import BY_ORDER
from bot.tables.table_actions import CastVote, Undo
from tests.bot_harness import BotHarness
from tests.tables.slow_world import CHANNEL, GUILD, PARIS, Ping, SlowWorld, at

pytestmark = pytest.mark.uncounted

EN = translator_for("en")

ANNA, BEN, CLEO, DAN = 501, 502, 503, 504
NAMES = {ANNA: "Anna", BEN: "Ben", CLEO: "Cléo", DAN: "Dan"}
MONDAY, DAYS, HOURS = "2026-11-23", 14, 3
AWAY = (at("2026-11-26 10:00"), at("2026-11-30 00:00"))
"""Dan's leave: from Thursday morning to the end of Sunday."""
SEASON = (at("2026-11-23 00:00"), at("2026-12-05 00:00"))
GIVEN_UP = at("2026-12-03 10:00")
"""When all but Anna leave the third table."""
AWAKE = {ANNA: range(8, 23), BEN: range(12, 15), CLEO: range(19, 21), DAN: range(10, 22)}
"""At which hours they look at Discord, in Paris; Ben lives in New York and looks in his mornings."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[SlowWorld]:
    harness = await BotHarness(tmp_path).boot()
    harness.hand.at = at(f"{MONDAY} 07:00")
    await harness.clock.resume()
    made = SlowWorld(harness)
    await made.orders.start()
    yield made
    await made.orders.close()
    await harness.close()


async def begun(world: SlowWorld) -> list[int]:
    """What they like, and their tables: two wait for whoever is on leave, in one a robot plays."""
    night = {"quiet_since": 22 * 60, "quiet_until": 8 * 60}
    await world.choose(ANNA, zone="Europe/Paris", **night)
    await world.choose(BEN, zone="America/New_York", notices="direct", digest="on", **night)
    await world.choose(CLEO, notices="off", zone="Europe/Paris")
    await world.choose(DAN, soon="on", reminders="off", zone="Europe/Paris", **night)
    await world.harness.store.seasons.begin(GUILD, CHANNEL, *SEASON)
    tables = [
        await world.open("city", 101, ANNA, BEN, DAN),
        await world.open("builder", 102, BEN, CLEO, DAN, ANNA),
        await world.open("classic", 103, ANNA, DAN, CLEO, leave="robot"),
    ]
    for table in tables[1:]:
        await world.order(table, CLEO, roll=0, end=0, claim=0, bid=100)
    return tables


async def taken_back(world: SlowWorld, table: int) -> bool:
    """Anna takes her last step back, if she may, and all others agree."""
    before, act = world.harness.table(table), world.harness.tables.act
    if before.undo_offered != before.seat_of(ANNA) or isinstance(await act(table, ANNA, Undo()), Refusal):
        return False
    for person in NAMES:
        await act(table, person, CastVote("yes"))
    return (await world.harness.store.history.records(table))[-1].action == UNDO


async def lived(world: SlowWorld, tables: list[int], hour: float) -> None:
    """Whoever is awake plays what waits for them."""
    await world.ahead(hour, step=HOURS * 3_600.0)
    for table in tables:
        await world.robots(table)
    clock = datetime.fromtimestamp(hour, PARIS).hour
    for person, hours in AWAKE.items():
        if clock in hours and not (person == DAN and AWAY[0] <= hour < AWAY[1]):
            for table in tables:
                moves = 0
                while moves < 12 and await world.move(table, person):
                    await world.robots(table)
                    moves += 1
    await world.settle()


def day(moment: float) -> date:
    """The day in Paris."""
    return datetime.fromtimestamp(moment, PARIS).date()


def printed(world: SlowWorld) -> str:
    """Mentions and direct messages for each person and day, and messages for each day."""
    first = datetime.fromisoformat(MONDAY).date()
    days = [first + timedelta(n) for n in range(DAYS)]
    rows = [f"{'':16}" + "".join(f"{one:%d.%m.} ".rjust(8) for one in days)]
    for person, name in NAMES.items():
        for way in ("mention", "direct"):
            found = Counter(day(ping.at) for ping in world.of(person) if ping.way == way)
            if found:
                rows.append(f"{name + ' ' + way:16}" + "".join(str(found[one]).rjust(7) + " " for one in days))
    posts = Counter(map(day, world.posts))
    rows.append(f"{'messages':16}" + "".join(str(posts[one]).rjust(7) + " " for one in days))
    return "\n".join(rows)


async def ordered(world: SlowWorld, table: int) -> int:
    """How many steps of a table were made by order."""
    return sum(each.key.startswith(BY_ORDER) for each in await world.harness.store.history.records(table))


def at_night(ping: Ping, zone: str) -> bool:
    hour = datetime.fromtimestamp(ping.at, ZoneInfo(zone)).hour
    return hour >= 22 or hour < 8


async def test_a_fortnight_of_four_people_and_three_slow_tables(world: SlowWorld) -> None:
    tables = await begun(world)
    start, undone = world.harness.hand.at, 0
    for n in range(1, DAYS * 24 // HOURS):
        hour = start + n * HOURS * 3_600.0
        if hour == AWAY[0]:
            await world.away(DAN, AWAY[1])
        await lived(world, tables, hour)
        undone += undone == 0 and any([await taken_back(world, table) for table in tables])
        if hour == GIVEN_UP:
            for person in (DAN, CLEO):
                await world.harness.press(tables[2], world.harness.table(tables[2]).seat_of(person) or 0, Leave())
        if n % 40 == 0:
            await world.crash()
    by_order = [await ordered(world, table) for table in tables]
    print(f"\n{printed(world)}\nsteps by order {by_order}, steps taken back {undone}")
    assert min(by_order[1:]) > 0
    assert undone == 1
    shown = [panel.lines for panel in world.panels if panel.slot == SLOT]
    assert len(shown) == 1, "the season's end is shown once, crash or not"
    assert EN.say("ranking-none") not in shown[0]
    assert {ping.way for ping in world.of(ANNA)} == {"mention"}
    assert {ping.way for ping in world.of(BEN)} == {"direct"}
    assert world.of(CLEO) == [], "who wants none gets none"
    assert not [ping for ping in world.of(ANNA) + world.of(DAN) if at_night(ping, "Europe/Paris")]
    assert not [ping for ping in world.of(BEN) if at_night(ping, "America/New_York")]
    assert not [ping for ping in world.of(DAN) if AWAY[0] <= ping.at < AWAY[1]], "nobody calls who is away"
    assert not [ping for ping in world.of(DAN) if "still" in ping.text], "nor reminds who wants no reminders"
    assert len([ping for ping in world.of(BEN) if "📋" in ping.text]) == 3, "within a day of one Sunday, two more"
    last = [await world.harness.store.tables.load(table) for table in tables]
    assert all(table is not None and table.phase in ("playing", "over") for table in last), "none stands still"
    most = max(Counter((ping.person, day(ping.at)) for ping in world.pings).values())
    assert most <= 15
