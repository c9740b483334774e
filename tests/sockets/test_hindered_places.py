"""Places that are closed to the bot, over real sockets: permissions taken and given back, threads asleep or locked."""

import pytest

from bot.playground.model import Message
from bot.words import words
from tests.sockets.parlour import Evening, Parlour

pytestmark = [pytest.mark.sockets, pytest.mark.asyncio(loop_scope="module")]
EN, FR = words("en"), words("fr")
WRITE = "send_messages_in_threads"


def refused(evening: Evening, code: int) -> int:
    """How many requests of the bot about the table's thread met an error code."""
    here = f"/channels/{evening.channel.id}"
    return sum(each.code == code and here in each.path for each in evening.world.transcript)


def notices(evening: Evening) -> list[Message]:
    """What the host was told directly."""
    host = evening.people[0]
    return [m for m in evening.world.visible(host, evening.world.direct(host)) if m.author == evening.world.bot.id]


def named(evening: Evening) -> list[Message]:
    """What people at the table were told privately about the permission, each in their own language."""
    told = [m for m in evening.world.messages.values() if m.channel == evening.channel.id and m.viewer is not None]
    names = {p.id: (FR if p.locale == "fr" else EN).say(f"permission-{WRITE}") for p in evening.people}
    return [message for message in told if names[message.viewer or 0] in message.text]


async def test_a_permission_taken_later_is_told_once_not_retried_and_goes_on_when_it_is_back(parlour: Parlour) -> None:
    evening = await parlour.evening()
    world, log = evening.world, len(evening.bot.log)
    world.revoke(WRITE, evening.general)
    for _ in range(12):
        if refused(evening, 50013):
            break
        await evening.step()
    await world.until(lambda: notices(evening))
    said = FR.say(
        "notice-barred",
        game=FR.say("city-name"),
        table=str(evening.number),
        where=f"<#{evening.channel.id}>",
        permission=FR.say(f"permission-{WRITE}"),
    )
    assert notices(evening)[0].text == said, "the host is told what is missing, in French"
    mover, _, text = await evening.least()
    await evening.counted(evening.typed(mover, "do", action=text))
    for _ in range(6):
        await evening.step()
    assert len(named(evening)) == 1, "of those who press, the first is told"
    assert refused(evening, 50013) == 1, "what was denied is never tried again"
    assert len(notices(evening)) == 1, "the host is told once"
    assert evening.bot.log[log:].count(f"cannot be shown: {WRITE} is missing") == 1
    before = evening.newest.id
    world.restore(WRITE, evening.general)
    for _ in range(12):
        await evening.mover()
        if evening.newest.id > before:
            break
        await evening.step()
    assert evening.newest.id > before, "new messages are posted again"


async def test_a_missing_access_counts_as_a_missing_permission(parlour: Parlour) -> None:
    evening = await parlour.evening()
    world = evening.world
    world.revoke("view_channel", evening.general)
    for _ in range(12):
        if refused(evening, 50001):
            break
        await evening.step()
    await world.until(lambda: notices(evening))
    assert FR.say("permission-view_channel") in notices(evening)[0].text
    world.restore("view_channel", evening.general)
    await evening.mover()
    assert refused(evening, 50001) == 1


async def test_a_press_in_an_archived_thread_counts_and_wakes_it(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, _, wait = await evening.mover()
    evening.world.archive(evening.channel)
    done = await evening.counted(evening.press(mover, wait, "Roll"))
    assert done.answer == 6, "the press is answered although its message cannot be changed yet"
    await evening.world.until(lambda: not evening.channel.archived)
    await evening.mover()


async def test_a_command_in_an_archived_thread_counts_and_wakes_it(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, _, _ = await evening.mover()
    evening.world.archive(evening.channel)
    await evening.counted(evening.typed(mover, "roll"))
    await evening.world.until(lambda: not evening.channel.archived)
    await evening.mover()


async def test_a_locked_thread_is_told_once_and_goes_on_when_it_is_opened(parlour: Parlour) -> None:
    evening = await parlour.evening()
    mover, _, wait = await evening.mover()
    message = evening.newest
    evening.world.archive(evening.channel, locked=True)
    await evening.counted(evening.press(mover, wait, "Roll", message))
    await evening.world.until(lambda: notices(evening))
    assert FR.say("permission-manage_threads") in notices(evening)[0].text
    tried = refused(evening, 50083)
    for _ in range(3):
        mover, wait, text = await evening.least()
        await evening.counted(evening.press(mover, wait, text, message))
    assert refused(evening, 50083) == tried, "the thread itself is not tried again"
    assert len(notices(evening)) == 1
    assert not (await evening.press(evening.stranger, wait, "Roll", message)).failed, "even a refusal is acknowledged"
    evening.world.archive(evening.channel, archived=False)
    await evening.mover()


async def test_direct_messages_that_are_closed_harm_nobody(parlour: Parlour) -> None:
    evening = await parlour.evening()
    world, host = evening.world, evening.people[0]
    world.close_dms(host)
    world.revoke(WRITE, evening.general)
    for _ in range(12):
        if refused(evening, 50013):
            break
        await evening.step()
    await world.until(lambda: any(each.code == 50007 for each in world.transcript))
    for _ in range(3):
        await evening.step()
    closed = [each for each in world.transcript if each.code == 50007]
    assert len(closed) == 1, "closed direct messages are not tried again"
    assert f"The host of table {evening.number} was not told" in evening.bot.log
    world.restore(WRITE, evening.general)
    await evening.mover()


async def test_a_deleted_thread_pauses_the_game_and_tells_the_host_once(parlour: Parlour) -> None:
    evening = await parlour.evening()
    await evening.mover()
    evening.world.delete_channel(evening.channel)
    await evening.world.until(lambda: notices(evening))
    said = FR.say("notice-channel-gone", game=FR.say("city-name"), table=str(evening.number))
    assert [message.text for message in notices(evening)] == [said]
    assert (await evening.table()).phase == "paused", "nothing is lost, no clock runs"
    done = await evening.world.command(
        evening.people[0], evening.general, "table", {"table": evening.number, "do": "close"}
    )
    assert done.ephemerals[0].text == FR.say("settings-saved")
    assert (await evening.table()).phase == "closed"


async def test_a_bot_that_was_removed_pauses_its_games_and_keeps_them(parlour: Parlour) -> None:
    evening, other = await parlour.evening(), await parlour.evening()
    state = (await evening.table()).state
    evening.world.remove_bot(evening.guild)
    await evening.world.until(lambda: notices(evening))
    paused = await evening.table()
    assert (paused.phase, paused.state) == ("paused", state)
    assert (await other.table()).phase == "playing", "other servers notice nothing"
    mover, _, wait = await other.mover()
    await other.counted(other.press(mover, wait, "Roll"))
