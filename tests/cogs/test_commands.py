"""The slash commands mirror the buttons and answer privately."""

from typing import Any

import discord
import pytest

from bot.i18n.translator import translator_for
from bot.present.panels import rules_search
from tests.cogs.table_playthrough import TablePlaythrough, controls, said
from tests.cogs.test_evening import first_of, to_purchase
from tests.cogs.wire import texts, walk

EN, FR = translator_for("en"), translator_for("fr")


def read(result: Any) -> str:
    return "\n".join(texts(result.response.components))


async def test_roll_and_buy_by_typing(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, other = playthrough.whose_turn()
    refused = await other.slash(playthrough.place, "move roll")
    assert refused.ephemeral
    assert "right now" in read(refused) or EN.say("refusal-not-your-turn") in read(refused)
    rolled = await mover.slash(playthrough.place, "move roll")
    assert rolled.ephemeral
    assert f"{mover.name} rolls" in read(rolled)
    mover, _ = await to_purchase(playthrough)
    bought = await mover.slash(playthrough.place, "move buy")
    assert f"{mover.name} buys" in read(bought)


async def test_commands_need_a_table_in_this_channel_and_a_seat(playthrough: TablePlaythrough) -> None:
    nowhere = await playthrough.lea.slash(playthrough.channel, "move roll")
    assert EN.say("refusal-no-table-here") in read(nowhere)
    await playthrough.start()
    elsewhere = await playthrough.lea.slash(playthrough.channel, "move roll")
    assert EN.say("refusal-no-table-here") in read(elsewhere)
    stranger = await playthrough.zoe.slash(playthrough.place, "move roll")
    assert EN.say("refusal-stranger") in read(stranger)


async def test_anything_offered_is_done_by_typing(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = await to_purchase(playthrough)
    offered = await mover.autocomplete(playthrough.place, "move other", "action", "")
    assert {"Buy", "Auction.?"} <= {choice["value"] for choice in offered}
    found = await mover.autocomplete(playthrough.place, "move other", "action", "auct")
    assert [choice["value"] for choice in found] == ["Auction.?"]
    await mover.slash(playthrough.place, "move other", action="Auction.?", value="10k")
    await playthrough.env.settle()
    assert playthrough.table.state.stack[-1].high == 10
    nonsense = await mover.slash(playthrough.place, "move other", action="Fly.to.the.moon")
    assert "Fly" in read(nonsense)
    half = await mover.slash(playthrough.place, "move other", action="Bid.?")
    assert "Bid" in read(half)
    wrong = await mover.slash(playthrough.place, "move other", action="Bid.?", value="lots")
    assert "lots" in read(wrong)


async def test_building_is_asked_step_by_step_or_refused(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    early = await mover.slash(playthrough.place, "move build", count=1)
    assert early.ephemeral
    assert await mover.autocomplete(playthrough.place, "move build", "district", "") == []
    assert await mover.autocomplete(playthrough.place, "move build", "kind", "") == []
    mover, _ = await to_purchase(playthrough)
    await playthrough.press(mover, "Buy")
    while not await mover.autocomplete(playthrough.place, "move build", "district", ""):
        press = next(p.text for p in controls(playthrough.newest()) if p.kind == "p" and "?" not in p.text)
        await playthrough.press(playthrough.whose_turn()[0], press)
        mover = playthrough.whose_turn()[0]
    where = (await mover.autocomplete(playthrough.place, "move build", "district", ""))[0]["value"]
    asked = await mover.slash(playthrough.place, "move build", district=where)
    assert any("Build" in part.get("custom_id", "") for part in walk(asked.response.components))
    built = await mover.slash(playthrough.place, "move build", district=where, kind="residential", count=1)
    assert "builds" in read(built)


async def test_tables_are_listed_shown_left_and_closed(playthrough: TablePlaythrough) -> None:
    none = await playthrough.lea.slash(playthrough.channel, "tables")
    assert EN.say("tables-none") in read(none)
    await playthrough.start()
    listed = await playthrough.lea.slash(playthrough.channel, "tables")
    assert "Lea" in read(listed)
    choices = await playthrough.lea.autocomplete(playthrough.channel, "tables", "table", "")
    assert [choice["value"] for choice in choices] == [playthrough.table.id]
    shown = await playthrough.tom.slash(playthrough.channel, "tables", table=playthrough.table.id)
    assert f"/{playthrough.newest().id}" in read(shown)
    for_strangers = await playthrough.zoe.slash(playthrough.channel, "tables", table=playthrough.table.id)
    assert f"/{playthrough.newest().id}" in read(for_strangers)
    unknown = await playthrough.tom.slash(playthrough.channel, "tables", table=4_000)
    assert EN.say("refusal-no-table") in read(unknown)
    refused = await playthrough.tom.slash(playthrough.channel, "table end", table=playthrough.table.id)
    assert EN.say("end-asked") in read(refused)
    id_ = playthrough.table.id
    await playthrough.lea.slash(playthrough.channel, "table end", table=id_)
    await playthrough.env.settle()
    closed = playthrough.app.tables.get(id_)
    assert closed is not None
    assert closed.phase == "closed"
    assert not any(controls(message) for message in playthrough.public())


async def test_the_staff_may_pause_and_close_a_table_of_others(playthrough: TablePlaythrough) -> None:
    await playthrough.open(playthrough.tom, robots=1)
    await playthrough.press(playthrough.tom, "start")
    await playthrough.lea.slash(playthrough.channel, "table end", table=playthrough.table.id)
    await playthrough.env.settle()
    assert not playthrough.app.tables.tables()


async def test_rules_are_read_by_word_number_and_subject(playthrough: TablePlaythrough) -> None:
    answer = await playthrough.lea.slash(playthrough.channel, "quartier rules", question="jail")
    assert answer.ephemeral
    assert "jail" in read(answer).lower()
    by_number = await playthrough.lea.slash(playthrough.channel, "quartier rules", question="CITY-35")
    assert "CITY-35" in read(by_number)
    nothing = await playthrough.lea.slash(playthrough.channel, "quartier rules", question="xyzzy @everyone")
    assert "xyzzy" in read(nothing)
    assert "@everyone" not in read(nothing)
    subjects = await playthrough.lea.slash(playthrough.channel, "quartier rules")
    menu = next(part for part in walk(subjects.response.components) if part["type"] == 3)
    await playthrough.lea.select(subjects.response, ["3"], custom_id=menu["custom_id"])
    await playthrough.env.settle()
    assert "CITY-" in read(subjects)
    assert await playthrough.lea.autocomplete(playthrough.channel, "quartier rules", "question", "auc")
    assert await playthrough.lea.autocomplete(playthrough.channel, "quartier rules", "question", "")


async def test_subjects_are_those_of_the_game_that_will_answer_in_the_language_that_was_chosen(
    playthrough: TablePlaythrough,
) -> None:
    def titles(game: str, lang: str) -> set[str]:
        return {text.title for text in rules_search.texts(game, lang)}

    async def offered(channel: Any, **filled: str) -> set[str]:
        return {
            choice["value"]
            for choice in await playthrough.lea.autocomplete(channel, "quartier rules", "question", "", **filled)
        }

    assert await offered(playthrough.channel) <= titles("city", "en")
    assert await offered(playthrough.channel, game="deal") <= titles("deal", "en")
    await playthrough.open(game="knockout")
    assert await offered(playthrough.place) <= titles("knockout", "en")
    assert await offered(playthrough.place, game="deal") <= titles("deal", "en")
    await playthrough.lea.slash(playthrough.channel, "quartier settings", language="fr")
    assert await offered(playthrough.place) <= titles("knockout", "fr")


async def test_tables_are_found_by_number_game_player_and_channel(playthrough: TablePlaythrough) -> None:
    await playthrough.open(game="city")
    await playthrough.open(playthrough.tom, game="deal", where="channel")
    city, deal = (table.id for table in playthrough.app.tables.tables())

    async def found(typed: str) -> list[int]:
        return [
            choice["value"]
            for choice in await playthrough.zoe.autocomplete(playthrough.channel, "tables", "table", typed)
        ]

    assert await found("") == await found("general") == [city, deal]
    assert await found(str(deal)) == await found("deal") == await found("TOM deal") == [deal]
    assert await found("lea") == [city]
    assert await found("knockout") == []


async def test_tables_in_a_channel_that_a_person_cannot_see_are_not_told(playthrough: TablePlaythrough) -> None:
    guild = playthrough.lea.guild
    hidden = {
        guild.default_role: discord.PermissionOverwrite(view_channel=False),
        guild.me: discord.PermissionOverwrite(view_channel=True),
        playthrough.tom: discord.PermissionOverwrite(view_channel=True),
    }
    secret = guild.create_text_channel("secret", overwrites=hidden)
    await playthrough.tom.slash(secret, "play", game="city")
    await playthrough.env.settle()
    id_ = playthrough.table.id

    async def told(who: Any) -> tuple[bool, list[int], bool]:
        listed, shown = [read(await who.slash(playthrough.channel, "tables", **args)) for args in ({}, {"table": id_})]
        offered = await who.autocomplete(playthrough.channel, "tables", "table", "")
        return "City" in listed, [choice["value"] for choice in offered], "City" in shown

    for who in (playthrough.zoe, playthrough.lea):
        assert await told(who) == (False, [], False)
    assert await told(playthrough.tom) == (True, [id_], True)
    refused = await playthrough.zoe.slash(playthrough.channel, "table end", table=id_)
    assert EN.say("refusal-no-table") in read(refused)
    await playthrough.lea.slash(playthrough.channel, "table end", table=id_)
    assert not playthrough.app.tables.tables(), "the server's staff may end any table"


async def test_help_and_rules_work_in_direct_messages_and_tables_do_not(playthrough: TablePlaythrough) -> None:
    user = playthrough.tom.user
    assert "/play" in read(await user.slash("quartier help"))
    assert read(await user.slash("quartier rules", question="hour"))
    assert "play" not in user.available_commands()


async def test_settings_of_a_person_and_of_the_server_by_typing(playthrough: TablePlaythrough) -> None:
    french = await playthrough.tom.slash(playthrough.channel, "quartier settings", language="fr", tips="off")
    assert FR.say("settings-saved") in read(french)
    with pytest.raises(Exception, match="permission"):
        await playthrough.tom.slash(playthrough.channel, "quartier-server settings", language="fr")
    await playthrough.lea.slash(
        playthrough.channel, "server-settings", pace="slow", where="channel", language="fr", colours="light"
    )
    await playthrough.open(playthrough.tom)
    assert (playthrough.table.lang, playthrough.table.pace) == ("fr", "slow")
    assert playthrough.place is playthrough.channel
    assert "Rejoindre" in [part.get("label") for part in walk([c.to_dict() for c in playthrough.newest().components])]
    nowhere = await playthrough.tom.slash(playthrough.channel, "move roll")
    assert FR.say("refusal-no-table-here") in read(nowhere)
    await playthrough.tom.slash(playthrough.channel, "quartier settings", language="auto")
    chosen = await playthrough.app.store.settings.person(playthrough.tom.id)
    assert (chosen.lang, chosen.hints) == (None, "off")
    await playthrough.lea.slash(playthrough.channel, "quartier-server settings", pace="brisk", language="auto")
    await playthrough.open(playthrough.tom, game="deal")
    assert (playthrough.table.lang, playthrough.table.pace) == ("en", "brisk")
    await playthrough.open(playthrough.tom, game="city")
    assert playthrough.table.pace == "live", "City has no brisk pace"


def chosen(result: Any) -> list[str]:
    """What the closed menus of a panel say."""
    menus = [part for part in walk(result.response.components) if part["type"] == 3]
    return [option["label"] for menu in menus for option in menu["options"] if option.get("default")]


async def choose(who: Any, result: Any, setting: str, value: str) -> None:
    """Choose in a menu of a settings panel."""
    menu = next(press for press in controls(result.response) if press.text == f"{setting}.?")
    await who.select(result.response, [value], custom_id=str(menu))


async def test_a_persons_settings_are_changed_in_their_panel(playthrough: TablePlaythrough) -> None:
    shown = await playthrough.tom.slash(playthrough.channel, "quartier settings")
    assert EN.say("settings-person") in read(shown)
    assert chosen(shown) == [
        "Language: same as Discord", "Private pictures: same as server",
        "First-time tips: on", "Statistics: counted",
    ]  # fmt: skip
    assert [press.wait for press in controls(shown.response)] == [
        *["settings"] * 4,
        "notices",
        "away",
        "blocks",
        "privacy",
    ], "the way to the server's is for staff"
    await choose(playthrough.tom, shown, "theme", "light")
    await choose(playthrough.tom, shown, "hints", "off")
    await choose(playthrough.tom, shown, "results", "off")
    await choose(playthrough.tom, shown, "lang", "fr")
    assert FR.say("settings-saved") in read(shown)
    assert FR.say("settings-person") in read(shown)
    person = await playthrough.app.store.settings.person(playthrough.tom.id)
    assert (person.lang, person.theme, person.hints, person.results) == ("fr", "light", "off", "off")
    await choose(playthrough.tom, shown, "theme", "auto")
    assert (await playthrough.app.store.settings.person(playthrough.tom.id)).theme is None


async def test_a_servers_settings_are_changed_in_their_panel_by_who_may(playthrough: TablePlaythrough) -> None:
    own = await playthrough.lea.slash(playthrough.channel, "quartier settings")
    await playthrough.lea.click(own.response, custom_id="h|0|server-settings|-")
    assert EN.say("settings-server") in read(own)
    assert chosen(own)[1:] == [
        "Pace of new tables: live", "Tables open: in a thread", "Public pictures: dark",
    ]  # fmt: skip
    for setting, value in (("lang", "fr"), ("pace", "slow"), ("theme", "light")):
        await choose(playthrough.lea, own, setting, value)
    guild = playthrough.channel.guild.id
    assert await playthrough.app.store.settings.guild(guild) == {"lang": "fr", "pace": "slow", "theme": "light"}
    await choose(playthrough.lea, own, "lang", "auto")
    assert "lang" not in await playthrough.app.store.settings.guild(guild)
    await playthrough.lea.click(own.response, custom_id="h|0|settings|-")
    assert EN.say("settings-person") in read(own)


async def test_pictures_have_the_colours_that_were_chosen(playthrough: TablePlaythrough) -> None:
    pictures, painted = playthrough.app.client.parts.pictures, list[tuple[str, str]]()
    paint = pictures._paint

    def noted(key: str, view: Any, theme: str, *others: Any) -> Any:
        painted.append((key, theme))
        return paint(key, view, theme, *others)

    pictures._paint = noted
    await playthrough.start()
    assert {theme for _, theme in painted} == {"dark"}
    painted.clear()
    await playthrough.lea.slash(playthrough.channel, "quartier-server settings", colours="light")
    await playthrough.env.settle()
    assert {theme for _, theme in painted} == {"light"}, "what is shown is drawn again"
    painted.clear()
    for colours, theme in (("auto", "light"), ("dark", "dark")):
        await playthrough.tom.slash(playthrough.channel, "quartier settings", colours=colours)
        await playthrough.tom.slash(playthrough.channel, "play")
        assert painted == [("menu", theme)]
        painted.clear()


async def test_a_missing_permission_is_named_before_a_table_is_opened(playthrough: TablePlaythrough) -> None:
    for lacking in ("attach_files", "send_messages"):
        channel = without(playthrough, lacking)
        result = await playthrough.lea.slash(channel, "play", where="channel")
        assert EN.say(f"permission-{lacking}") in read(result), lacking
    assert not playthrough.app.tables.tables()


def without(playthrough: TablePlaythrough, permission: str) -> Any:
    """A channel in which the bot lacks a permission."""
    denied = discord.PermissionOverwrite(**{permission: False})
    guild = playthrough.lea.guild
    return guild.create_text_channel(f"no-{permission}".replace("_", "-"), overwrites={guild.default_role: denied})


async def test_a_thread_needs_its_own_permissions(playthrough: TablePlaythrough) -> None:
    channel = without(playthrough, "create_public_threads")
    asked = await playthrough.lea.slash(channel, "play", where="thread")
    assert EN.say("permission-create_public_threads") in read(asked)
    await playthrough.lea.slash(channel, "play", game="city")
    assert playthrough.table.place.thread is None, "without being asked, the channel serves"


async def test_a_table_opened_in_a_thread_stays_there(playthrough: TablePlaythrough) -> None:
    await playthrough.open()
    first = playthrough.place
    await playthrough.tom.slash(first, "play", game="city")
    await playthrough.env.settle()
    assert len(playthrough.channel.threads) == 1
    assert playthrough.table.place.thread == first.id


async def test_commands_are_sent_once_and_again_only_when_they_change(playthrough: TablePlaythrough) -> None:
    client = playthrough.app.client
    assert await client.sync() is False
    await playthrough.app.store.settings.save_guild(0, {"commands": "others"})
    assert await client.sync() is True


async def test_commands_have_french_names(playthrough: TablePlaythrough) -> None:
    commands = await playthrough.app.client.tree.fetch_commands()
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
async def test_absurd_bids_by_typing(playthrough: TablePlaythrough, amount: str) -> None:
    await playthrough.start()
    mover, other = await to_purchase(playthrough)
    asked = await playthrough.press(mover, "Auction.?")
    await first_of(playthrough, mover, asked)
    high = playthrough.table.state.stack[-1].high
    if not amount:
        amount = "0"
    result = await other.slash(playthrough.place, "move bid", amount=amount)
    assert result.ephemeral
    assert said(playthrough.newest())
    assert playthrough.table.state.stack[-1].high == high


async def test_a_command_that_the_tables_game_does_not_know_names_the_game_and_no_code(
    playthrough: TablePlaythrough,
) -> None:
    await playthrough.open(game="deal")
    await playthrough.press(playthrough.tom, "join")
    await playthrough.press(playthrough.lea, "start")
    mover, _ = playthrough.whose_turn()
    for command, values in (("move roll", {}), ("move bid", {"amount": "3"}), ("move trade", {})):
        told = await mover.slash(playthrough.place, command, **values)
        assert told.ephemeral
        assert read(told) == EN.say("error-command-elsewhere", game=EN.say("deal-name"))
