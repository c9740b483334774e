"""The slash commands mirror the buttons and answer privately."""

from typing import Any

import discord
import pytest

from bot.present import rules
from bot.words import words
from tests.cogs.evening import Evening, controls, said
from tests.cogs.test_evening import first_of, to_purchase
from tests.cogs.wire import texts, walk

EN, FR = words("en"), words("fr")


def read(result: Any) -> str:
    return "\n".join(texts(result.response.components))


async def test_roll_and_buy_by_typing(evening: Evening) -> None:
    await evening.start()
    mover, other = evening.whose_turn()
    refused = await other.slash(evening.place, "roll")
    assert refused.ephemeral
    assert "not possible now" in read(refused) or EN.say("refusal-not-your-turn") in read(refused)
    rolled = await mover.slash(evening.place, "roll")
    assert rolled.ephemeral
    assert f"{mover.name} rolls" in read(rolled)
    mover, _ = await to_purchase(evening)
    bought = await mover.slash(evening.place, "buy")
    assert f"{mover.name} buys" in read(bought)


async def test_commands_need_a_table_in_this_channel_and_a_seat(evening: Evening) -> None:
    nowhere = await evening.lea.slash(evening.channel, "roll")
    assert EN.say("refusal-no-table-here") in read(nowhere)
    await evening.start()
    elsewhere = await evening.lea.slash(evening.channel, "roll")
    assert EN.say("refusal-no-table-here") in read(elsewhere)
    stranger = await evening.zoe.slash(evening.place, "roll")
    assert EN.say("refusal-stranger") in read(stranger)


async def test_anything_offered_is_done_by_typing(evening: Evening) -> None:
    await evening.start()
    mover, _ = await to_purchase(evening)
    offered = await mover.autocomplete(evening.place, "do", "action", "")
    assert {"Buy", "Auction.?"} <= {choice["value"] for choice in offered}
    found = await mover.autocomplete(evening.place, "do", "action", "auct")
    assert [choice["value"] for choice in found] == ["Auction.?"]
    await mover.slash(evening.place, "do", action="Auction.?", value="10k")
    await evening.env.settle()
    assert evening.table.state.stack[-1].high == 10
    nonsense = await mover.slash(evening.place, "do", action="Fly.to.the.moon")
    assert "Fly" in read(nonsense)
    half = await mover.slash(evening.place, "do", action="Bid.?")
    assert "Bid" in read(half)
    wrong = await mover.slash(evening.place, "do", action="Bid.?", value="lots")
    assert "lots" in read(wrong)


async def test_building_is_asked_step_by_step_or_refused(evening: Evening) -> None:
    await evening.start()
    mover, _ = evening.whose_turn()
    early = await mover.slash(evening.place, "build", count=1)
    assert early.ephemeral
    assert await mover.autocomplete(evening.place, "build", "district", "") == []
    assert await mover.autocomplete(evening.place, "build", "kind", "") == []
    mover, _ = await to_purchase(evening)
    await evening.press(mover, "Buy")
    while not await mover.autocomplete(evening.place, "build", "district", ""):
        press = next(p.text for p in controls(evening.newest()) if p.kind == "p" and "?" not in p.text)
        await evening.press(evening.whose_turn()[0], press)
        mover = evening.whose_turn()[0]
    where = (await mover.autocomplete(evening.place, "build", "district", ""))[0]["value"]
    asked = await mover.slash(evening.place, "build", district=where)
    assert any("Build" in part.get("custom_id", "") for part in walk(asked.response.components))
    built = await mover.slash(evening.place, "build", district=where, kind="residential", count=1)
    assert "builds" in read(built)


async def test_tables_are_listed_shown_left_and_closed(evening: Evening) -> None:
    none = await evening.lea.slash(evening.channel, "table")
    assert EN.say("tables-none") in read(none)
    await evening.start()
    listed = await evening.lea.slash(evening.channel, "table")
    assert "Lea" in read(listed)
    choices = await evening.lea.autocomplete(evening.channel, "table", "table", "")
    assert [choice["value"] for choice in choices] == [evening.table.id]
    shown = await evening.tom.slash(evening.channel, "table", table=evening.table.id)
    assert f"/{evening.newest().id}" in read(shown)
    for_strangers = await evening.zoe.slash(evening.channel, "table", table=evening.table.id)
    assert f"/{evening.newest().id}" in read(for_strangers)
    unknown = await evening.tom.slash(evening.channel, "table", table=4_000)
    assert EN.say("refusal-no-table") in read(unknown)
    refused = await evening.tom.slash(evening.channel, "table", table=evening.table.id, do="close")
    assert "Lea" in read(refused)
    id_ = evening.table.id
    await evening.lea.slash(evening.channel, "table", table=id_, do="close")
    await evening.env.settle()
    closed = evening.app.tables.get(id_)
    assert closed is not None
    assert closed.phase == "closed"
    assert not any(controls(message) for message in evening.public())


async def test_the_staff_may_pause_and_close_a_table_of_others(evening: Evening) -> None:
    await evening.open(evening.tom, robots=1)
    await evening.press(evening.tom, "start")
    await evening.lea.slash(evening.channel, "table", table=evening.table.id, do="close")
    await evening.env.settle()
    assert not evening.app.tables.tables()


async def test_rules_are_read_by_word_number_and_subject(evening: Evening) -> None:
    answer = await evening.lea.slash(evening.channel, "rules", question="jail")
    assert answer.ephemeral
    assert "jail" in read(answer).lower()
    by_number = await evening.lea.slash(evening.channel, "rules", question="CITY-35")
    assert "CITY-35" in read(by_number)
    nothing = await evening.lea.slash(evening.channel, "rules", question="xyzzy @everyone")
    assert "xyzzy" in read(nothing)
    assert "@everyone" not in read(nothing)
    subjects = await evening.lea.slash(evening.channel, "rules")
    menu = next(part for part in walk(subjects.response.components) if part["type"] == 3)
    await evening.lea.select(subjects.response, ["3"], custom_id=menu["custom_id"])
    await evening.env.settle()
    assert "CITY-" in read(subjects)
    assert await evening.lea.autocomplete(evening.channel, "rules", "question", "auc")
    assert await evening.lea.autocomplete(evening.channel, "rules", "question", "")


async def test_subjects_are_those_of_the_game_that_will_answer_in_the_language_that_was_chosen(
    evening: Evening,
) -> None:
    def titles(game: str, lang: str) -> set[str]:
        return {text.title for text in rules.texts(game, lang)}

    async def offered(channel: Any, **filled: str) -> set[str]:
        return {
            choice["value"] for choice in await evening.lea.autocomplete(channel, "rules", "question", "", **filled)
        }

    assert await offered(evening.channel) <= titles("city", "en")
    assert await offered(evening.channel, game="deal") <= titles("deal", "en")
    await evening.open(game="knockout")
    assert await offered(evening.place) <= titles("knockout", "en")
    assert await offered(evening.place, game="deal") <= titles("deal", "en")
    await evening.lea.slash(evening.channel, "settings", language="fr")
    assert await offered(evening.place) <= titles("knockout", "fr")


async def test_tables_are_found_by_number_game_player_and_channel(evening: Evening) -> None:
    await evening.open(game="city")
    await evening.open(evening.tom, game="deal", place="channel")
    city, deal = (table.id for table in evening.app.tables.tables())

    async def found(typed: str) -> list[int]:
        return [choice["value"] for choice in await evening.zoe.autocomplete(evening.channel, "table", "table", typed)]

    assert await found("") == await found("general") == [city, deal]
    assert await found(str(deal)) == await found("deal") == await found("TOM deal") == [deal]
    assert await found("lea") == [city]
    assert await found("knockout") == []


async def test_tables_in_a_channel_that_a_person_cannot_see_are_not_told(evening: Evening) -> None:
    guild = evening.lea.guild
    hidden = {
        guild.default_role: discord.PermissionOverwrite(view_channel=False),
        guild.me: discord.PermissionOverwrite(view_channel=True),
        evening.tom: discord.PermissionOverwrite(view_channel=True),
    }
    secret = guild.create_text_channel("secret", overwrites=hidden)
    await evening.tom.slash(secret, "play", game="city")
    await evening.env.settle()
    id_ = evening.table.id

    async def told(who: Any) -> tuple[bool, list[int], bool]:
        listed, shown = [read(await who.slash(evening.channel, "table", **args)) for args in ({}, {"table": id_})]
        offered = await who.autocomplete(evening.channel, "table", "table", "")
        return "City" in listed, [choice["value"] for choice in offered], "City" in shown

    for who in (evening.zoe, evening.lea):
        assert await told(who) == (False, [], False)
    assert await told(evening.tom) == (True, [id_], True)
    refused = await evening.zoe.slash(evening.channel, "table", table=id_, do="close")
    assert EN.say("refusal-no-table") in read(refused)
    await evening.lea.slash(evening.channel, "table", table=id_, do="close")
    assert not evening.app.tables.tables(), "the server's staff may end any table"


async def test_help_and_rules_work_in_direct_messages_and_tables_do_not(evening: Evening) -> None:
    user = evening.tom.user
    assert "/play" in read(await user.slash("help"))
    assert read(await user.slash("rules", question="hour"))
    assert "play" not in user.available_commands()


async def test_settings_of_a_person_and_of_the_server(evening: Evening) -> None:
    shown = await evening.tom.slash(evening.channel, "settings")
    assert EN.say("settings-person") in read(shown)
    french = await evening.tom.slash(evening.channel, "settings", language="fr", reminders="off")
    assert FR.say("settings-saved") in read(french)
    refused = await evening.tom.slash(evening.channel, "settings", **{"server-language": "fr"})
    assert FR.say("error-staff-only") in read(refused)
    await evening.lea.slash(evening.channel, "settings", pace="slow", place="channel", **{"server-language": "fr"})
    await evening.open(evening.tom)
    assert (evening.table.lang, evening.table.pace) == ("fr", "slow")
    assert evening.place is evening.channel
    assert "Rejoindre" in [part.get("label") for part in walk([c.to_dict() for c in evening.newest().components])]
    nowhere = await evening.tom.slash(evening.channel, "roll")
    assert FR.say("refusal-no-table-here") in read(nowhere)
    again = await evening.tom.slash(evening.channel, "settings", language="auto")
    assert EN.say("settings-as-discord") in read(again)
    assert (await evening.app.store.person(evening.tom.id)).lang is None
    unset = await evening.lea.slash(evening.channel, "settings", pace="brisk", **{"server-language": "auto"})
    assert EN.say("settings-as-host") in read(unset)
    await evening.open(evening.tom, game="deal")
    assert (evening.table.lang, evening.table.pace) == ("en", "brisk")
    await evening.open(evening.tom, game="city")
    assert evening.table.pace == "live", "City has no brisk pace"


async def test_a_missing_permission_is_named_before_a_table_is_opened(evening: Evening) -> None:
    for lacking in ("attach_files", "send_messages"):
        channel = without(evening, lacking)
        result = await evening.lea.slash(channel, "play", place="channel")
        assert EN.say(f"permission-{lacking}") in read(result), lacking
    assert not evening.app.tables.tables()


def without(evening: Evening, permission: str) -> Any:
    """A channel in which the bot lacks a permission."""
    denied = discord.PermissionOverwrite(**{permission: False})
    guild = evening.lea.guild
    return guild.create_text_channel(f"no-{permission}".replace("_", "-"), overwrites={guild.default_role: denied})


async def test_a_thread_needs_its_own_permissions(evening: Evening) -> None:
    channel = without(evening, "create_public_threads")
    asked = await evening.lea.slash(channel, "play", place="thread")
    assert EN.say("permission-create_public_threads") in read(asked)
    await evening.lea.slash(channel, "play", game="city")
    assert evening.table.place.thread is None, "without being asked, the channel serves"


async def test_a_table_opened_in_a_thread_stays_there(evening: Evening) -> None:
    await evening.open()
    first = evening.place
    await evening.tom.slash(first, "play", game="city")
    await evening.env.settle()
    assert len(evening.channel.threads) == 1
    assert evening.table.place.thread == first.id


async def test_commands_are_sent_once_and_again_only_when_they_change(evening: Evening) -> None:
    client = evening.app.client
    assert await client.sync() is False
    await evening.app.store.save_guild(0, {"commands": "others"})
    assert await client.sync() is True


async def test_commands_have_french_names(evening: Evening) -> None:
    commands = await evening.app.client.tree.fetch_commands()
    named = {command.name: command.name_localizations.get(discord.Locale.french) for command in commands}
    assert named["play"] == "jouer"
    assert named["rules"] == "règles"
    assert named["deal"] == "deal"
    assert named["hand"] == "main"
    assert None not in named.values()
    assert len(set(named.values())) == len(named)
    play = next(command for command in commands if command.name == "play")
    assert "jeu" in [option.name_localizations.get(discord.Locale.french) for option in play.options]


@pytest.mark.parametrize("amount", ["1" + "0" * 30, "", "three"])
async def test_absurd_bids_by_typing(evening: Evening, amount: str) -> None:
    await evening.start()
    mover, other = await to_purchase(evening)
    asked = await evening.press(mover, "Auction.?")
    await first_of(evening, mover, asked)
    high = evening.table.state.stack[-1].high
    if not amount:
        amount = "0"
    result = await other.slash(evening.place, "bid", amount=amount)
    assert result.ephemeral
    assert said(evening.newest())
    assert evening.table.state.stack[-1].high == high
