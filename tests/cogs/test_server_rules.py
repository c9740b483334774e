"""What a server allows: who opens tables where and how many, what is played, who keeps order, whom messages call."""

from typing import Any

import pytest

from bot.i18n.translator import languages, translator_for
from bot.present.panels import server_rules
from bot.tables.model import Person
from bot.tables.server_rules import ServerRules, rules_of
from tests.cogs.table_playthrough import TablePlaythrough, controls
from tests.cogs.test_wrong_presses import forged
from tests.cogs.wire import texts, walk

EN = translator_for("en")


def read(result: Any) -> str:
    return "\n".join(texts(result.response.components))


async def panel(playthrough: TablePlaythrough, name: str) -> Any:
    """One of the panels of rules, opened by its menu."""
    shown = await playthrough.lea.slash(playthrough.channel, "quartier-server settings")
    menu = next(press for press in controls(shown.response) if press.text == "rules.?")
    await playthrough.lea.select(shown.response, [name], custom_id=str(menu))
    await playthrough.env.settle()
    return shown


async def choose(playthrough: TablePlaythrough, name: str, field: str, values: list[Any]) -> None:
    shown = await panel(playthrough, name)
    menu = next(press for press in controls(shown.response) if press.text == f"{field}.?")
    await playthrough.lea.select(shown.response, values, custom_id=str(menu))
    await playthrough.env.settle()
    assert EN.say("settings-saved") in read(shown)


async def test_a_role_opens_tables_in_the_chosen_channels_and_as_many_as_allowed(playthrough: TablePlaythrough) -> None:
    guild = playthrough.lea.guild
    players, other = guild.create_role("Players"), guild.create_text_channel("other")
    await choose(playthrough, "opening", "openers", [players])
    refused = await playthrough.open(playthrough.tom)
    assert EN.say("refusal-rule-openers", role=f"<@&{players.id}>") in read(refused)
    assert not playthrough.app.tables.tables()
    asked = await playthrough.tom.slash(playthrough.channel, "play")
    assert "`/quartier-server settings`" in read(asked), "who can change it is said, before a game is asked for"
    await playthrough.open(playthrough.lea)
    await choose(playthrough, "opening", "openers", [])
    await choose(playthrough, "opening", "channels", [other])
    elsewhere = await playthrough.open(playthrough.lea)
    assert EN.say("refusal-rule-channels", where=f"<#{other.id}>") in read(elsewhere), "also for the staff"
    await playthrough.tom.slash(other, "play", game="deal", where="channel")
    await playthrough.env.settle()
    await choose(playthrough, "opening", "most", ["2"])
    full = await playthrough.zoe.slash(other, "play", game="deal", where="channel")
    assert EN.say("refusal-rule-most", count=2) in read(full)
    await choose(playthrough, "opening", "most", ["0"])
    await choose(playthrough, "opening", "channels", [])
    assert playthrough.app.store.settings.rules(guild.id) == ServerRules()


async def test_only_chosen_games_and_paces_are_opened_and_chosen_in_lobbies(playthrough: TablePlaythrough) -> None:
    await choose(playthrough, "played", "games", ["city", "deal"])
    assert EN.say("refusal-rule-games") in read(await playthrough.open(game="knockout"))
    await choose(playthrough, "played", "paces", ["slow"])
    assert EN.say("refusal-rule-paces") in read(await playthrough.open(game="city", pace="live"))
    await playthrough.open(game="city")
    assert playthrough.table.pace == "slow", "what is allowed is what is usual"
    for text in ("pace.live", "preset.evening"):
        result = await forged(playthrough, playthrough.lea, f"t|{playthrough.table.id}|-|{text}")
        assert EN.say("refusal-rule-paces") in read(result)
    assert playthrough.table.pace == "slow"
    assert {option["label"] for option in marked(await panel(playthrough, "played"))} == {
        "City", "Deal", EN.say("rules-pace-slow"),
    }  # fmt: skip


def marked(result: Any) -> list[dict[str, Any]]:
    menus = [part for part in walk(result.response.components) if part["type"] == 3]
    return [option for menu in menus for option in menu["options"] if option.get("default")]


async def test_a_role_keeps_order_and_tables_call_nobody(playthrough: TablePlaythrough) -> None:
    guild = playthrough.lea.guild
    guards = guild.create_role("Guards")
    guard = guild.add_member(playthrough.env.create_user("Gus"), roles=[guards])
    await choose(playthrough, "order", "calls", ["off"])
    await playthrough.start()
    assert not playthrough.called(playthrough.newest()), "the server wants no mentions"
    refused = await guard.slash(playthrough.channel, "table end", table=playthrough.table.id)
    assert ", the host, can" in read(refused) or "not sitting" in read(refused)
    await choose(playthrough, "order", "keepers", [guards])
    await guard.slash(playthrough.channel, "table end", table=playthrough.table.id)
    await playthrough.env.settle()
    assert not playthrough.app.tables.tables()


async def test_who_wants_no_mentions_gets_none_even_at_live_tables(playthrough: TablePlaythrough) -> None:
    for person in (playthrough.lea, playthrough.tom):
        await playthrough.app.store.settings.save_person(Person(person.id), Person(person.id, mentions="off"))
    await playthrough.start()
    assert not playthrough.called(playthrough.newest())


@pytest.mark.parametrize(
    "text", ["rules.throne", "openers.?", "most.?", "keepers.12.13", "games.-", "calls.-", "openers.-", "channels.12"]
)
async def test_forged_rules_change_nothing_and_others_may_not_look(playthrough: TablePlaythrough, text: str) -> None:
    await playthrough.open()
    stranger = await forged(playthrough, playthrough.tom, f"h|0|server-settings|{text}")
    assert EN.say("error-staff-only") in read(stranger)
    result = await forged(playthrough, playthrough.lea, f"h|0|server-settings|{text}")
    assert EN.say("refusal-forged") in read(result) or text == "openers.?"
    assert playthrough.app.store.settings.rules(playthrough.lea.guild.id) == ServerRules()


@pytest.mark.parametrize("lang", languages())
def test_each_panel_fits_a_phone(lang: str) -> None:
    """Text, three menus and a button: far less than 690 points."""
    for name in server_rules.PANELS:
        shown = server_rules.panel(name, ServerRules(), translator_for(lang), ["x"])
        assert len(shown.rows) <= 4
        assert sum(len(line) for line in shown.lines) < 330


def test_damaged_rules_count_as_not_set() -> None:
    found = rules_of({"openers": "?", "most": 3, "games": ["city"], "lang": "fr", "channels": 7})
    assert found == ServerRules(most=3, games=("city",))
    assert rules_of({"theme": "light"}) == ServerRules()


def test_an_unknown_role_is_not_everybody() -> None:
    rules = ServerRules(openers=5, channels=(7,))
    assert rules.opening([7], [4]) is not None
    assert rules.opening([8], [5]) is not None
    assert rules.opening([7, 9], [5]) is None
