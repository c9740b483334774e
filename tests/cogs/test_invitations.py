"""People who are invited by `/play`: each is called once, as they like, and joins by a button."""

from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.i18n.translator import translator_for
from tests.cogs.table_playthrough import TablePlaythrough, controls, said
from tests.cogs.test_opening import MENU, part
from tests.cogs.test_wrong_presses import forged
from tests.cogs.wire import texts

EN = translator_for("en")


async def invited(playthrough: TablePlaythrough, **options: Any) -> tuple[str, list[Any]]:
    """Lea invites; what she reads, and the messages that invite."""
    result = await playthrough.open(game="deal", where="channel", **options)
    return "\n".join(texts(result.response.components)), await invitations(playthrough)


async def invitations(playthrough: TablePlaythrough) -> list[Any]:
    await playthrough.app.notices.look()
    await playthrough.env.settle()
    return [each for each in playthrough.public() if "invites you" in said(each)]


async def test_one_message_calls_all_who_are_invited_and_its_button_joins(playthrough: TablePlaythrough) -> None:
    tom, zoe, lea = playthrough.tom, playthrough.zoe, playthrough.lea
    told, (message,) = await invited(playthrough, **{"invite": tom, "invite-2": zoe, "invite-3": lea})
    assert EN.say("invite-sent", names=EN.list([f"<@{tom.id}>", f"<@{zoe.id}>"])) in told
    assert sorted(playthrough.called(message)) == sorted([tom.id, zoe.id])
    assert said(message) == f"<@{tom.id}> <@{zoe.id}>: Lea invites you to this table."
    assert [press.text for press in controls(message)] == ["join"]
    await playthrough.press(tom, "join", message)
    assert playthrough.table.seat_of(tom.id) == 1
    assert len(await invitations(playthrough)) == 1


async def test_by_the_menu_of_games_too(playthrough: TablePlaythrough) -> None:
    asked = await playthrough.lea.slash(playthrough.channel, "play", where="channel", invite=playthrough.zoe)
    done = await playthrough.lea.select(asked.response, ["knockout"], custom_id=part(asked, MENU)["custom_id"])
    (message,) = await invitations(playthrough)
    assert playthrough.called(message) == [playthrough.zoe.id]
    assert f"<@{playthrough.zoe.id}>" in "\n".join(texts(done.response.components))


@pytest.mark.parametrize("text", ["city.-.0.-.", "city.-.0.-.xyz", "city.-.0.-.1+", "city.-.0.-.1.2"])
async def test_a_press_with_absurd_people_opens_nothing(playthrough: TablePlaythrough, text: str) -> None:
    await playthrough.open(game="city")
    result = await forged(playthrough, playthrough.lea, f"h|0|play|{text}")
    assert EN.say("refusal-forged") in "\n".join(texts(result.response.components))
    assert len(playthrough.app.tables.tables()) == 1


async def test_apps_and_people_outside_the_channel_are_told_to_the_host_alone(playthrough: TablePlaythrough) -> None:
    guild, env, lea = playthrough.channel.guild, playthrough.env, playthrough.lea
    app = guild.add_member(env.create_user("Robby", bot=True))
    shut, open_ = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    playthrough.channel = guild.create_text_channel(
        "staff", overwrites={guild.default_role: shut, guild.me: open_, lea: open_, playthrough.zoe: open_}
    )
    await env.settle()
    people = {"invite": app, "invite-2": playthrough.tom, "invite-3": playthrough.zoe}
    told, (message,) = await invited(playthrough, **people)
    assert EN.say("invite-refused", names=EN.list(["Robby", "Tom"])) in told
    assert playthrough.called(message) == [playthrough.zoe.id]


async def test_who_wants_no_notices_is_not_called(playthrough: TablePlaythrough) -> None:
    settings, tom = playthrough.app.store.settings, playthrough.tom
    before = await settings.person(tom.id)
    await settings.save_person(before, replace(before, notices="off"))
    told, messages = await invited(playthrough, invite=tom)
    assert messages == []
    assert f"<@{tom.id}>" in told, "the host learns nothing of what Tom has chosen"


async def test_who_asked_for_it_is_told_of_a_new_table_that_they_see_once(playthrough: TablePlaythrough) -> None:
    tom, zoe, lea = playthrough.tom, playthrough.zoe, playthrough.lea
    for person in (tom, zoe, lea):
        listed = await person.slash(playthrough.channel, "tables")
        chosen = await person.select(listed.response, ["deal"], custom_id=part(listed, MENU)["custom_id"])
        assert EN.say("openings-on", games="Deal") in "\n".join(texts(chosen.response.components))
        assert [each["value"] for each in part(chosen, MENU)["options"] if each.get("default")] == ["deal"]
    await playthrough.open(game="city", where="channel")
    await invited(playthrough, invite=zoe)
    (message,) = [each for each in playthrough.public() if "has opened" in said(each)]
    assert said(message).splitlines() == [
        f"<@{zoe.id}>: Lea invites you to this table.",
        f"<@{tom.id}>: Lea has opened this table.",
    ]
    assert sorted(playthrough.called(message)) == sorted([tom.id, zoe.id])
    listed = await tom.slash(playthrough.channel, "tables")
    chosen = await tom.select(listed.response, [], custom_id=part(listed, MENU)["custom_id"])
    assert EN.say("openings-off") in "\n".join(texts(chosen.response.components))
    assert await playthrough.app.store.openings.people(playthrough.channel.guild.id, "deal") == sorted([zoe.id, lea.id])


async def test_nobody_is_told_of_a_table_in_a_channel_that_they_do_not_see(playthrough: TablePlaythrough) -> None:
    guild, lea = playthrough.channel.guild, playthrough.lea
    await playthrough.app.store.openings.save(guild.id, playthrough.tom.id, {"deal"})
    await playthrough.app.store.openings.save(guild.id, 12345, {"deal"})
    shut, open_ = discord.PermissionOverwrite(view_channel=False), discord.PermissionOverwrite(view_channel=True)
    playthrough.channel = guild.create_text_channel(
        "staff", overwrites={guild.default_role: shut, guild.me: open_, lea: open_}
    )
    await playthrough.env.settle()
    await invited(playthrough)
    assert [each for each in playthrough.public() if "has opened" in said(each)] == []
