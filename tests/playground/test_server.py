"""A real discord.py bot against the local Discord: everything it offers, once, over sockets."""

import pytest

from bot.playground import payload_validator, payloads, slash_commands
from bot.playground.model import ImpossibleError
from bot.playground.serve import Playground
from tests.gateway_faults import ask_reconnect, invalidate
from tests.moderation import Moderator
from tests.playground.conftest import reply_of
from tests.playground.tiny_bot import TinyBot


async def test_boots_and_registers_its_commands(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea = world.add_person("Léa", locale="fr")
    place = world.channels_of(lea)[0]
    assert {"show", "echo", "think"} <= {command["name"] for command in slash_commands.listed(world.state, lea, place)}
    assert [guild.name for guild in tiny.guilds] == ["Quartier"]
    assert tiny.guilds[0].me.guild_permissions.send_messages


async def test_a_slash_command_shows_a_layout_with_its_picture(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea = world.add_person("Léa", locale="fr")
    place = world.channels_of(lea)[0]
    shown = await world.command(lea, place, "show")
    assert reply_of(shown) in world.visible(lea, place)
    assert reply_of(shown).text == "# Step 0"
    picture = next(part for part in reply_of(shown).parts() if part["type"] == 12)["items"][0]
    assert picture["media"]["width"] == 4
    assert picture["media"]["url"].startswith(served.cdn_base)
    assert picture["description"] == "The board at step 0"
    data = await tiny.http.get_from_cdn(picture["media"]["url"])
    assert data.startswith(b"\x89PNG")
    assert not world.state.validator.violations


async def test_a_press_updates_the_message_in_place(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea = world.add_person("Léa")
    shown = reply_of(await world.command(lea, world.channels_of(lea)[0], "show"))
    pressed = await world.press(lea, shown, "update:0")
    assert (pressed.answer, shown.text, len(shown.edits)) == (7, "# Step 1", 1)
    assert [file.name for file in shown.attachments] == ["board-1.png"]
    later = await world.press(lea, shown, "later")
    assert later.answer == 6
    await world.until(lambda: shown.text == "# Step 100")
    with pytest.raises(ImpossibleError):
        await world.press(lea, shown, "update:0")
    assert not world.state.validator.violations


async def test_menus_and_forms_and_secrets(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea, max_ = world.add_person("Léa"), world.add_person("Max")
    place = world.channels_of(lea)[0]
    shown = reply_of(await world.command(lea, place, "show"))
    assert reply_of(await world.press(lea, shown, "menu", ["b"])).text == "chose b"
    assert reply_of(await world.press(lea, shown, "people", [str(max_.id)])).text == "people max"
    secret = reply_of(await world.press(max_, shown, "secret"))
    assert secret in world.visible(max_, place)
    assert secret not in world.visible(lea, place)
    opened = await world.press(lea, shown, "form")
    assert opened.modal is not None
    assert opened.modal.title == "A form"
    with pytest.raises(ImpossibleError):
        await world.submit(lea, opened, {"amount": "1234567890", "side": "north"})
    sent = await world.submit(lea, opened, {"amount": "60", "side": "south", "ticks": ["x", "y"], "sure": True})
    assert reply_of(sent).text == "amount=60 side=south ticks=['x', 'y'] sure=True"
    assert reply_of(sent).ephemeral
    assert not world.state.validator.violations


async def test_autocomplete_and_options(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea = world.add_person("Léa")
    place = world.channels_of(lea)[0]
    asked = await world.autocomplete(lea, place, "echo", {"word": "ap"}, "word")
    assert asked.choices is not None
    assert [choice["value"] for choice in asked.choices] == ["apple", "apricot"]
    said = await world.command(lea, place, "echo", {"word": "pear", "times": 2})
    assert reply_of(said).content == "pear pear"
    for wrong in ({}, {"word": "x", "times": 6}, {"word": "x", "times": 10**30}, {"wort": "x"}):
        with pytest.raises(ImpossibleError):
            await world.command(lea, place, "echo", wrong)


async def test_thinking_becomes_the_first_follow_up(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea = world.add_person("Léa")
    thought = await world.command(lea, world.channels_of(lea)[0], "think")
    await world.until(lambda: len(thought.made) == 2)
    assert [message.content for message in thought.made] == ["thought", "more"]
    assert not reply_of(thought).loading
    assert all(message.viewer == lea.id for message in thought.made)


async def test_a_thread_and_whom_it_calls(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea, max_ = world.add_person("Léa"), world.add_person("Max")
    await world.command(lea, world.channels_of(lea)[0], "thread", {"who": max_})
    await world.until(lambda: any(place.archived for place in world.state.channels.values()))
    thread = world.channels_of(lea, archived=True)[-1]
    assert (thread.name, thread.thread) == ("A game", True)
    assert thread not in world.channels_of(lea)
    assert [ping.message for ping in world.state.pinged(max_)] == thread.messages
    assert world.state.pinged(lea) == []
    assert not world.state.validator.violations


async def test_direct_messages_open_and_closed(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea = world.add_person("Léa")
    place = world.channels_of(lea)[0]
    assert reply_of(await world.command(lea, place, "dm")).content == "sent"
    assert [message.content for message in world.visible(lea, world.direct(lea))] == ["hello"]
    Moderator(world).close_dms(lea)
    assert reply_of(await world.command(lea, place, "dm")).content == "refused 50007"
    assert len(world.state.pinged(lea)) == 1


async def test_guilds_intent_hides_what_people_write(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea = world.add_person("Léa")
    world.say(lea, world.channels_of(lea)[0], "hello everybody")
    await world.command(lea, world.channels_of(lea)[0], "echo", {"word": "x"})
    assert tiny.seen == []


async def test_a_broken_line_is_resumed_and_nothing_is_missed(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea = world.add_person("Léa")
    place = world.channels_of(lea)[0]
    served.gateway.drop()
    await world.until(lambda: not world.state.app.connected)
    said = await world.command(lea, place, "echo", {"word": "again"})
    assert reply_of(said).content == "again"
    assert served.gateway.resumed == 1
    assert served.gateway.identified == 1


async def test_what_the_server_says_is_as_discord_describes(served: Playground, tiny: TinyBot) -> None:
    world = served.world
    lea = world.add_person("Léa")
    place = world.channels_of(lea)[0]
    shown = reply_of(await world.command(lea, place, "show"))
    secret = await world.press(lea, shown, "secret")
    form = await world.press(lea, shown, "form")
    await world.submit(lea, form, {"amount": "1", "side": "north"})
    thought = await world.command(lea, place, "think")
    await world.until(lambda: len(thought.made) == 2)
    world.say(lea, place, f"hello {lea.mention}")
    said = world.visible(lea, place)
    assert {shown, secret.reply, *thought.made} <= set(said)
    for message in said:
        world.state.validator.shape(payload_validator.MESSAGE, payloads.message(world.state, message))
    assert not world.state.validator.violations


async def test_asked_to_reconnect_it_resumes_and_told_it_is_invalid_it_identifies(
    served: Playground, tiny: TinyBot
) -> None:
    world, gateway = served.world, served.gateway
    lea = world.add_person("Léa")
    place = world.channels_of(lea)[0]
    ask_reconnect(gateway)
    await world.until(lambda: gateway.resumed == 1)
    assert reply_of(await world.command(lea, place, "echo", {"word": "resumed"})).content == "resumed"
    invalidate(gateway)
    await world.until(lambda: gateway.identified == 2 and world.state.app.connected, 10)
    assert reply_of(await world.command(lea, place, "echo", {"word": "anew"})).content == "anew"
    assert tiny.resumes == 1
