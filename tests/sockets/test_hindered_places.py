"""Places that are closed to the bot, over real sockets: permissions taken and given back, threads asleep or locked."""

import pytest

from bot.i18n.translator import translator_for
from bot.playground.model import Message
from tests.moderation import Moderator
from tests.sockets.harness import BotProcess, CityTable

pytestmark = [pytest.mark.sockets, pytest.mark.asyncio(loop_scope="module")]
EN, FR = translator_for("en"), translator_for("fr")
WRITE = "send_messages_in_threads"


def refused(playthrough: CityTable, code: int) -> int:
    """How many requests of the bot about the table's thread met an error code."""
    here = f"/channels/{playthrough.channel.id}"
    return sum(each.code == code and here in each.path for each in playthrough.world.transcript)


def notices(playthrough: CityTable) -> list[Message]:
    """What the host was told directly."""
    host = playthrough.people[0]
    return [
        m
        for m in playthrough.world.visible(host, playthrough.world.direct(host))
        if m.author == playthrough.world.state.bot.id
    ]


def named(playthrough: CityTable) -> list[Message]:
    """What people at the table were told privately about the permission, each in their own language."""
    told = [
        m
        for m in playthrough.world.state.messages.values()
        if m.channel == playthrough.channel.id and m.viewer is not None
    ]
    names = {p.id: (FR if p.locale == "fr" else EN).say(f"permission-{WRITE}") for p in playthrough.people}
    return [message for message in told if names[message.viewer or 0] in message.text]


async def test_a_permission_taken_later_is_told_once_not_retried_and_goes_on_when_it_is_back(
    bot_process: BotProcess,
) -> None:
    playthrough = await bot_process.playthrough()
    world, log = playthrough.world, len(playthrough.bot.log)
    Moderator(world).revoke(WRITE, playthrough.general)
    for _ in range(60):  # the dice may keep a turn, which needs no new message, for a dozen steps
        if refused(playthrough, 50013):
            break
        await playthrough.step()
    await world.until(lambda: notices(playthrough))
    said = FR.say(
        "notice-barred",
        game=FR.say("city-name"),
        table=str(playthrough.number),
        where=f"<#{playthrough.channel.id}>",
        permission=FR.say(f"permission-{WRITE}"),
    )
    assert notices(playthrough)[0].text == said, "the host is told what is missing, in French"
    mover, _, text = await playthrough.least()
    await playthrough.counted(playthrough.typed(mover, "move other", action=text))
    for _ in range(6):
        await playthrough.step()
    assert len(named(playthrough)) == 1, "of those who press, the first is told"
    assert refused(playthrough, 50013) == 1, "what was denied is never tried again"
    assert len(notices(playthrough)) == 1, "the host is told once"
    assert playthrough.bot.log[log:].count(f"cannot be shown: {WRITE} is missing") == 1
    before = playthrough.newest.id
    Moderator(world).restore(WRITE, playthrough.general)
    for _ in range(60):
        await playthrough.mover()
        if playthrough.newest.id > before:
            break
        await playthrough.step()
    assert playthrough.newest.id > before, "new messages are posted again"


async def test_a_missing_access_counts_as_a_missing_permission(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    world = playthrough.world
    Moderator(world).revoke("view_channel", playthrough.general)
    for _ in range(60):
        if refused(playthrough, 50001):
            break
        await playthrough.step()
    await world.until(lambda: notices(playthrough))
    assert FR.say("permission-view_channel") in notices(playthrough)[0].text
    Moderator(world).restore("view_channel", playthrough.general)
    await playthrough.mover()
    assert refused(playthrough, 50001) == 1


async def test_a_press_in_an_archived_thread_counts_and_wakes_it(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, _, wait = await playthrough.mover()
    Moderator(playthrough.world).archive(playthrough.channel)
    done = await playthrough.counted(playthrough.press(mover, wait, "Roll"))
    assert done.answer == 6, "the press is answered although its message cannot be changed yet"
    await playthrough.world.until(lambda: not playthrough.channel.archived)
    await playthrough.mover()


async def test_a_command_in_an_archived_thread_counts_and_wakes_it(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, _, _ = await playthrough.mover()
    Moderator(playthrough.world).archive(playthrough.channel)
    await playthrough.counted(playthrough.typed(mover, "move roll"))
    await playthrough.world.until(lambda: not playthrough.channel.archived)
    await playthrough.mover()


async def test_a_locked_thread_is_told_once_and_goes_on_when_it_is_opened(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    mover, _, wait = await playthrough.mover()
    message = playthrough.newest
    Moderator(playthrough.world).archive(playthrough.channel, locked=True)
    await playthrough.counted(playthrough.press(mover, wait, "Roll", message))
    await playthrough.world.until(lambda: notices(playthrough))
    assert FR.say("permission-manage_threads") in notices(playthrough)[0].text
    tried = refused(playthrough, 50083)
    for _ in range(3):
        mover, wait, text = await playthrough.least()
        await playthrough.counted(playthrough.press(mover, wait, text, message))
    assert refused(playthrough, 50083) == tried, "the thread itself is not tried again"
    assert len(notices(playthrough)) == 1
    assert not (await playthrough.press(playthrough.stranger, wait, "Roll", message)).failed, (
        "even a refusal is acknowledged"
    )
    Moderator(playthrough.world).archive(playthrough.channel, archived=False)
    await playthrough.mover()


async def test_direct_messages_that_are_closed_harm_nobody(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    world, host = playthrough.world, playthrough.people[0]
    Moderator(world).close_dms(host)
    Moderator(world).revoke(WRITE, playthrough.general)
    for _ in range(60):  # the dice may keep a turn, which needs no new message, for a dozen steps
        if refused(playthrough, 50013):
            break
        await playthrough.step()
    await world.until(lambda: any(each.code == 50007 for each in world.transcript))
    for _ in range(3):
        await playthrough.step()
    closed = [each for each in world.transcript if each.code == 50007]
    assert len(closed) == 1, "closed direct messages are not tried again"
    assert f"The host of table {playthrough.number} was not told" in playthrough.bot.log
    Moderator(world).restore(WRITE, playthrough.general)
    await playthrough.mover()


async def test_a_deleted_thread_pauses_the_game_and_tells_the_host_once(bot_process: BotProcess) -> None:
    playthrough = await bot_process.playthrough()
    await playthrough.mover()
    Moderator(playthrough.world).delete_channel(playthrough.channel)
    await playthrough.world.until(lambda: notices(playthrough))
    said = FR.say("notice-channel-gone", game=FR.say("city-name"), table=str(playthrough.number))
    assert [message.text for message in notices(playthrough)] == [said]
    assert (await playthrough.table()).phase == "paused", "nothing is lost, no clock runs"
    done = await playthrough.world.command(
        playthrough.people[0], playthrough.general, "table end", {"table": playthrough.number}
    )
    assert done.ephemerals[0].text == FR.say("table-ended", game=FR.say("city-name"), table=str(playthrough.number))
    assert (await playthrough.table()).phase == "closed"


async def test_a_bot_that_was_removed_pauses_its_games_and_keeps_them(bot_process: BotProcess) -> None:
    playthrough, other = await bot_process.playthrough(), await bot_process.playthrough()
    state = (await playthrough.table()).state
    Moderator(playthrough.world).remove_bot(playthrough.guild)
    await playthrough.world.until(lambda: notices(playthrough))
    paused = await playthrough.table()
    assert (paused.phase, paused.state) == ("paused", state)
    assert (await other.table()).phase == "playing", "other servers notice nothing"
    mover, _, wait = await other.mover()
    await other.counted(other.press(mover, wait, "Roll"))
