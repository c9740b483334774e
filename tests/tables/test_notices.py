"""How people are called at slow tables: once for each reason, as they like, never at night or while they are away."""

from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.kit.standing_orders import BID, ROLL
from bot.present.panel_model import Panel
from bot.present.publishing.chat_port import UndeliveredError
from bot.tables.model import LIVE, TableChanged
from bot.tables.notices.digest import latest
from bot.tables.notices.notice import Notice
from bot.tables.orders.model import Orders
from bot.tables.storage.database import StoreError
from bot.tables.storage.notice_repository import NoticeRepository
from bot.tables.table_actions import Join, LeaveTable
from tests.bot_harness import ANNA, BEN, CLEO, BotHarness
from tests.tables.slow_world import SlowWorld, at

HOUR = 3_600.0
NIGHT = {"zone": "Europe/Paris", "quiet_since": 22 * 60, "quiet_until": 8 * 60}


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[SlowWorld]:
    harness = await BotHarness(tmp_path).boot()
    harness.hand.at = at("2026-11-23 12:00")
    await harness.clock.resume()
    yield SlowWorld(harness)
    await harness.close()


async def test_a_turn_calls_in_its_message_and_reminds_once(world: SlowWorld) -> None:
    id_ = await world.open("city", 100, ANNA, BEN)
    mover = world.mover(id_)
    assert [(ping.person, ping.way) for ping in world.pings] == [(mover, "mention")]
    await world.ahead(at("2026-11-23 23:59"))
    assert len(world.pings) == 2, "once more at half the time, and no third time"
    assert "it's still your turn" in world.pings[1].text
    assert world.pings[1].at == at("2026-11-23 18:00")


@pytest.mark.parametrize(("chosen", "calls"), [({"reminders": "off"}, 1), ({"notices": "off"}, 0)])
async def test_less_where_it_is_wanted(world: SlowWorld, chosen: dict[str, str], calls: int) -> None:
    for person in (ANNA, BEN):
        await world.choose(person, **chosen)
    await world.open("city", 100, ANNA, BEN)
    await world.ahead(at("2026-11-23 23:59"))
    assert len(world.pings) == calls


async def test_a_direct_message_in_the_place_of_a_mention_and_another_way_at_one_table(world: SlowWorld) -> None:
    await world.choose(ANNA, notices="direct", lang="fr")
    await world.choose(BEN, notices="direct", lang="fr")
    id_ = await world.open("city", 100, ANNA, BEN)
    mover = world.mover(id_)
    (ping,) = world.pings
    assert (ping.person, ping.way) == (mover, "direct")
    assert ping.text.startswith("**City** <#100>\u00a0: c’est à vous. Fin <t:")
    await world.choose(mover, by_table={str(id_): "mention"})
    await world.ahead(at("2026-11-23 18:00"))
    assert [ping.way for ping in world.pings] == ["direct", "mention"]


async def test_nobody_is_called_at_night_but_in_the_morning_once(world: SlowWorld) -> None:
    for person in (ANNA, BEN):
        await world.choose(person, **NIGHT)
    world.harness.hand.at = at("2026-11-23 22:30")
    await world.harness.clock.resume()
    id_ = await world.open("city", 100, ANNA, BEN)
    mover = world.mover(id_)
    assert world.pings == []
    await world.crash()
    await world.ahead(at("2026-11-24 07:59"), HOUR / 2)
    assert world.pings == []
    await world.ahead(at("2026-11-24 08:00"))
    assert [(ping.person, ping.way, ping.at) for ping in world.pings] == [(mover, "mention", at("2026-11-24 08:00"))]
    await world.crash()
    await world.ahead(at("2026-11-24 08:30"))
    assert len(world.pings) == 1, "not again, also for half the time that has passed at night"


async def test_a_call_that_was_carried_over_the_night_is_dropped_once_it_is_answered(world: SlowWorld) -> None:
    for person in (ANNA, BEN):
        await world.choose(person, **NIGHT)
    world.harness.hand.at = at("2026-11-23 23:00")
    await world.harness.clock.resume()
    id_ = await world.open("city", 100, ANNA, BEN)
    mover = world.mover(id_)
    while world.mover(id_) == mover:
        assert await world.move(id_, mover)
    await world.ahead(at("2026-11-24 08:00"))
    assert {ping.person for ping in world.pings} == {ANNA, BEN} - {mover}


async def test_on_leave_nobody_is_called_until_it_is_over(world: SlowWorld) -> None:
    id_ = await world.open("city", 100, ANNA, BEN)
    mover = world.mover(id_)
    await world.away(mover, at("2026-11-26 00:00"))
    before = len(world.pings)
    await world.crash()
    await world.ahead(at("2026-11-25 23:00"))
    assert len(world.pings) == before
    await world.ahead(at("2026-11-26 01:00"))
    assert [ping.person for ping in world.pings[before:]] == [mover]
    assert "it's your turn" in world.pings[-1].text
    assert world.harness.table(id_).phase == "playing"


async def test_a_call_waits_until_the_table_knows_that_somebody_is_back(world: SlowWorld) -> None:
    id_ = await world.open("city", 100, ANNA, BEN, leave="robot")
    mover = world.mover(id_)
    await world.away(mover, at("2026-11-23 14:00"))
    assert [chair.robot is not None for chair in world.harness.table(id_).chairs].count(True) == 1
    before = len(world.pings)
    world.harness.hand.at = at("2026-11-23 14:00")
    await world.notices.look()
    assert len(world.pings) == before
    await world.settle()
    assert [ping.person for ping in world.pings[before:]] == [mover]


async def test_who_is_next_is_told_where_they_want_it(world: SlowWorld) -> None:
    for person in (ANNA, BEN, CLEO):
        await world.choose(person, soon="on", notices="direct" if person == BEN else "mention")
    id_ = await world.open("city", 100, ANNA, BEN, CLEO)
    people = [chair.person for chair in world.harness.table(id_).chairs]
    mover = world.mover(id_)
    following = people[(people.index(mover) + 1) % 3]
    assert [(ping.person, "you're next" in ping.text) for ping in world.pings if ping.person == following] == [
        (following, True)
    ]
    assert len(world.pings) == 2


async def test_closed_direct_messages_fall_back_to_a_mention_and_broken_ones_come_later(world: SlowWorld) -> None:
    for person in (ANNA, BEN):
        await world.choose(person, notices="direct", by_table={"77": "direct", "78": "off"})
    world.broken = UndeliveredError("Discord is away")
    id_ = await world.open("city", 100, ANNA, BEN)
    mover = world.mover(id_)
    assert world.pings == []
    world.broken, world.closed = None, {mover}
    await world.notices.look()
    assert [(ping.person, ping.way, ping.thread) for ping in world.pings] == [(mover, "mention", 100)]
    chosen = await world.harness.store.settings.person(mover)
    assert (chosen.notices, chosen.by_table, chosen.unsaid) == ("mention", {"78": "off"}, "notices-closed")
    await world.ahead(at("2026-11-23 18:00"))
    assert [ping.way for ping in world.pings] == ["mention", "mention"]


async def test_what_is_due_together_is_one_message(world: SlowWorld) -> None:
    for person in (ANNA, BEN):
        await world.choose(person, notices="direct", **NIGHT)
    world.harness.hand.at = at("2026-11-23 22:30")
    await world.harness.clock.resume()
    movers = [world.mover(await world.open("city", thread, ANNA, BEN)) for thread in (101, 102, 103)]
    await world.ahead(at("2026-11-24 08:00"))
    assert sorted(ping.person for ping in world.pings) == sorted(set(movers))
    assert sum(ping.text.count("it's your turn") for ping in world.pings) == 3


async def test_what_was_sent_and_not_noted_is_sent_again_under_the_same_nonce(
    world: SlowWorld, monkeypatch: pytest.MonkeyPatch
) -> None:
    for person in (ANNA, BEN):
        await world.choose(person, notices="direct")

    async def dies(_: NoticeRepository, notices: Sequence[Notice], now: float) -> None:
        if notices:
            raise StoreError("killed here")

    with monkeypatch.context() as patched:
        patched.setattr(NoticeRepository, "note_sent", dies)
        await world.open("city", 100, ANNA, BEN)
        await world.crash()
    assert len(world.pings) == 1, "sent again, and Discord knows the nonce"
    await world.notices.look()
    assert len(world.pings) == 1
    assert await world.harness.store.notices.due(world.harness.hand.at, [0]) == []


async def test_a_reminder_that_a_dying_process_had_not_kept_is_made_up_for(world: SlowWorld) -> None:
    id_ = await world.open("city", 100, ANNA, BEN)
    world.harness.hand.at = at("2026-11-23 18:00")
    await world.harness.tables.clock.warn(id_, world.harness.table(id_).deadlines[0].wait)
    for task in tuple(world.notices.tasks._running):
        task.cancel()  # as the process dies here
    assert len(world.pings) == 1
    await world.crash()
    assert len(world.pings) == 2


async def test_a_list_of_slow_games_comes_on_sundays_where_it_is_wanted(world: SlowWorld) -> None:
    await world.choose(ANNA, digest="on", zone="America/New_York", lang="fr")
    sunday = at("2026-11-29 23:00")  # 17:00 in New York
    world.harness.hand.at = sunday - 2 * HOUR
    await world.harness.clock.resume()
    await world.open("city", 100, ANNA, BEN)
    await world.open("deal", 101, BEN, CLEO, ANNA)
    await world.ahead(sunday - HOUR)
    assert not [ping for ping in world.pings if "📋" in ping.text]
    await world.ahead(sunday + HOUR)
    await world.crash()
    (ping,) = [ping for ping in world.pings if "📋" in ping.text]
    assert (ping.person, ping.at, ping.way) == (ANNA, sunday, "direct")
    assert ping.text.count("\n") == 2
    for line in ping.text.split("\n")[1:]:
        assert "<#10" in line
        assert "on attend" in line or "c’est à vous" in line


async def test_the_list_is_made_where_direct_messages_belong_and_ends_where_they_are_closed(world: SlowWorld) -> None:
    world.harness.hand.at = at("2026-11-29 17:30")
    await world.harness.clock.resume()
    await world.open("city", 100, ANNA, BEN)
    world.closed = {ANNA}
    served = world.harness.store.served
    served.remove([0])
    await world.choose(ANNA, digest="on", zone="Europe/Paris")
    assert (await world.harness.store.settings.person(ANNA)).digest == "on", "another process has shard 0"
    served.add([0])
    await world.settle()
    chosen = await world.harness.store.settings.person(ANNA)
    assert (chosen.digest, chosen.unsaid, chosen.notices) == ("off", "notices-no-list", "mention")
    assert not [ping for ping in world.pings if "📋" in ping.text]


def test_the_hour_of_the_list_is_local_also_when_clocks_are_set() -> None:
    assert latest("Europe/Paris", at("2026-10-25 17:00")).timestamp() == at("2026-10-25 17:00")
    assert latest("Europe/Paris", at("2026-10-25 16:59")).timestamp() == at("2026-10-18 17:00")
    assert latest("Europe/Paris", at("2027-03-29 08:00")).timestamp() == at("2027-03-28 17:00")


async def test_live_tables_call_as_ever(world: SlowWorld) -> None:
    await world.choose(ANNA, notices="off", **NIGHT)
    id_ = await world.open("city", 100, ANNA, BEN)
    table = replace(world.harness.table(id_), pace=LIVE)
    assert await world.notices.called(table, Panel("turn-9", ("x",), ping=(ANNA,))) == [ANNA]


async def test_an_invitation_waits_for_the_morning_and_is_dropped_once_it_is_needless(world: SlowWorld) -> None:
    await world.choose(BEN, **NIGHT)
    await world.choose(CLEO, notices="direct", **NIGHT)
    world.harness.hand.at = at("2026-11-23 22:30")
    await world.harness.clock.resume()
    table = await world.lobby("deal", 100, ANNA)
    await world.notices.invite(table, [BEN, CLEO])
    await world.crash()
    assert world.pings == []
    await world.harness.tables.act(table.id, BEN, Join("Ben"))
    await world.ahead(at("2026-11-24 08:00"))
    assert [(ping.person, ping.way, ping.text) for ping in world.pings] == [
        (CLEO, "direct", f"**Deal** <#100>: {ANNA} invites you to this table.")
    ]
    await world.notices.invite(world.harness.table(table.id), [CLEO])
    await world.crash()
    assert len(world.pings) == 1, "nobody is called twice to one table"


async def test_a_lobby_that_needs_one_more_says_so_again_once_without_a_sound(world: SlowWorld) -> None:
    def again() -> list[Panel]:
        return [
            panel for panel in [each.panel for each in world.sent] if "needs one more player" in "\n".join(panel.lines)
        ]

    table = await world.lobby("deal", 100, ANNA)
    full = await world.lobby("deal", 101, ANNA, BEN)
    await world.ahead(at("2026-11-24 11:00"))
    assert again() == []
    await world.crash()
    await world.ahead(at("2026-11-24 13:00"))
    assert [panel.lines for panel in again()] == [("**Deal** needs one more player to start.",)]
    await world.crash()
    assert isinstance(await world.harness.tables.act(full.id, BEN, LeaveTable()), TableChanged)
    await world.harness.tables.act(table.id, BEN, Join("Ben"))
    await world.harness.tables.act(table.id, BEN, LeaveTable())
    await world.ahead(at("2026-11-25 10:00"))
    assert len(again()) == 2, "one for each table, also where somebody came and left again"
    assert world.pings == []


async def test_that_an_order_was_stopped_is_said_in_private_alone_and_not_at_night(world: SlowWorld) -> None:
    world.harness.hand.at = at("2026-11-23 22:30")
    await world.harness.clock.resume()
    for person in (ANNA, BEN, CLEO):
        await world.choose(person, notices="off" if person == CLEO else "mention", **NIGHT)
    id_ = await world.open("city", 101, ANNA, BEN, CLEO)
    table, before = world.harness.table(id_), len(world.pings)
    for person in (ANNA, BEN, CLEO):
        await world.harness.store.orders.save(table, person, Orders(stopped=(ROLL, BID)))
        for order in (ROLL, BID):
            await world.notices.order_stopped(table, person, order)
    await world.harness.store.orders.save(table, BEN, Orders())
    await world.notices.look()
    assert len(world.pings) == before, "not at night"
    await world.ahead(at("2026-11-24 08:00"))
    told = [ping for ping in world.pings if "standing orders" in ping.text]
    assert [(ping.person, ping.way, ping.text.count("\n")) for ping in told] == [(ANNA, "direct", 1)]
    world.closed = {ANNA}
    await world.notices.order_stopped(replace(table, seq=table.seq + 1), ANNA, ROLL)
    await world.notices.look()
    assert not [post for post in world.pings if post.thread and "orders" in post.text], "nobody else may know"
    assert await world.harness.store.notices.due(world.harness.hand.at, [0]) == []
