"""Where commands stand, what Discord is told of each, what becomes of former names, and `/table` for who keeps order."""

from collections.abc import Collection, Iterator
from typing import Any

import discord
import pytest
from simcord.backend.errors import OptionError

from bot.i18n.translator import translator_for
from bot.playground.payload_validator import COMMAND, PayloadValidator
from bot.tables.model import PAUSED, PLAYING
from tests.api_description import spec
from tests.cogs.table_playthrough import TablePlaythrough, controls, said
from tests.cogs.test_evening import to_purchase
from tests.cogs.wire import texts

EN, FR = translator_for("en"), translator_for("fr")
LONGEST = 8_000
"""Characters of names, descriptions and choices that Discord takes of one command with all that is in it."""
BY_RIGHT = {"quartier-server", "server-settings"}
IN_MESSAGES = {"quartier", "rules", "help", "privacy"}
FORMER = {
    "learn", "roll", "buy", "bid", "build", "deal", "hand", "do", "rules", "settings", "server-settings", "away",
    "notices", "help", "analysis", "undo", "history", "orders", "stats", "ranking",
}  # fmt: skip


def read(result: Any) -> str:
    return "\n".join(texts(result.response.components))


async def payloads(playthrough: TablePlaythrough) -> dict[str, dict[str, Any]]:
    tree = playthrough.app.client.tree
    assert tree.translator is not None
    made = [await each.get_translated_payload(tree, tree.translator) for each in tree.get_commands()]
    return {each["name"]: each for each in made}


def nodes(option: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A command with everything in it."""
    yield option
    for each in (*option.get("options", ()), *option.get("choices", ())):
        yield from nodes(each)


def longest(node: dict[str, Any], field: str) -> int:
    """The characters of a text in the language in which it is longest."""
    return max(map(len, (str(node.get(field, "")), *(node.get(f"{field}_localizations") or {}).values())))


def shared_names(beside: Collection[dict[str, Any]]) -> set[tuple[str | None, str]]:
    """Languages and names that two of some commands or parameters have in common."""
    langs = {None, *(lang for each in beside for lang in each.get("name_localizations") or {})}
    called = [
        (lang, (each.get("name_localizations") or {}).get(lang, each["name"])) for lang in langs for each in beside
    ]
    return {each for each in called if called.count(each) > 1}


async def test_discord_is_told_where_each_command_stands_and_who_is_offered_it(playthrough: TablePlaythrough) -> None:
    found, checker = await payloads(playthrough), PayloadValidator(spec())
    assert found.keys() - FORMER == {"play", "tables", "table", "move", "quartier", "quartier-server", "privacy"}
    assert found.keys() >= FORMER
    for name, payload in found.items():
        checker.shape(COMMAND, payload)
        assert payload["contexts"] == ([0, 1] if name in IN_MESSAGES else [0]), name
        assert payload["integration_types"] == [0], name
        assert payload["default_member_permissions"] == (1 << 5 if name in BY_RIGHT else None), name
        parts = [*nodes(payload)]
        fields = ("name", "description", "value")
        assert sum(longest(part, field) for part in parts for field in fields) <= LONGEST, name
        for part in parts:
            inside = part.get("options", ())
            assert len(inside) <= 25, name
            assert not shared_names(inside), name
    assert not shared_names(found.values())


async def test_a_move_by_its_new_and_by_its_former_name(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    rolled = await mover.slash(playthrough.place, "move roll")
    assert f"{mover.name} rolls" in read(rolled)
    assert "/move" not in read(rolled)
    mover, other = await to_purchase(playthrough)
    found = await mover.autocomplete(playthrough.place, "move other", "action", "auct")
    assert [choice["value"] for choice in found] == ["Auction.?"]
    refused = await other.slash(playthrough.place, "buy")
    note = EN.say("command-renamed", old="/buy", new="/move buy")
    assert note in read(refused)
    bought = await mover.slash(playthrough.place, "buy")
    assert (f"{mover.name} buys" in read(bought), note in read(bought)) == (True, True)
    await mover.slash(playthrough.channel, "quartier settings", language="fr")
    french = await mover.slash(playthrough.place, "roll")
    assert FR.say("command-renamed", old="/lancer", new="/coup lancer") in read(french)
    unknown = await mover.slash(playthrough.place, "move other", action="Fly")
    assert "Fly" in read(unknown)


async def test_what_needs_a_server_says_so_in_direct_messages(playthrough: TablePlaythrough) -> None:
    user = playthrough.tom.user
    assert EN.say("error-server-only") in read(await user.slash("quartier away"))
    assert "/play" in read(await user.slash("quartier help"))
    assert "jail" in read(await user.slash("quartier rules", question="jail")).lower()


async def test_who_keeps_order_pauses_resumes_and_ends_tables_of_others(playthrough: TablePlaythrough) -> None:
    await playthrough.open(playthrough.tom, robots=1)
    await playthrough.press(playthrough.tom, "start")
    id_ = playthrough.table.id

    async def typed(who: Any, command: str) -> str:
        result = await who.slash(playthrough.channel, command, table=id_)
        await playthrough.env.settle()
        return read(result)

    async def done(who: Any, what: str) -> bool:
        ended = {"pause": "paused", "resume": "resumed", "end": "ended"}[what]
        return EN.say(f"table-{ended}", game="City", table=str(id_)) == await typed(who, f"table {what}")

    assert [await done(playthrough.zoe, what) for what in ("pause", "resume", "end")] == [False] * 3
    assert playthrough.table.phase == PLAYING
    assert await done(playthrough.lea, "pause")
    assert playthrough.table.phase == PAUSED
    assert EN.say("paused-staff") in said(playthrough.newest())
    assert EN.say("refusal-paused-by-staff") == await typed(playthrough.tom, "table resume"), "not even the host"
    assert await done(playthrough.lea, "resume")
    assert await done(playthrough.tom, "pause")
    assert await done(playthrough.tom, "resume"), "one's own pause"
    assert playthrough.table.phase == PLAYING
    assert await done(playthrough.lea, "end")
    assert not playthrough.app.tables.tables()
    assert EN.say("refusal-no-table-here") in read(await playthrough.lea.slash(playthrough.channel, "table pause"))


async def test_a_table_moves_with_its_buttons_and_says_where_it_went(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    mover, _ = playthrough.whose_turn()
    await playthrough.press(mover, next(press.text for press in controls(playthrough.newest()) if press.kind == "p"))
    old, target = playthrough.place, playthrough.lea.guild.create_text_channel("games")
    await playthrough.env.settle()
    before = playthrough.table
    refused = await playthrough.tom.slash(old, "table move", to=target)
    assert EN.say("refusal-rule-order") in read(refused)
    assert playthrough.table.place == before.place
    moved = await playthrough.lea.slash(old, "table move", to=target)
    await playthrough.env.settle()
    assert f"<#{target.id}>" in read(moved)
    assert (playthrough.table.place.channel, playthrough.table.place.thread) == (target.id, None)
    assert not any(controls(message) for message in old.history()), "nothing can be pressed where it stood"
    assert f"<#{target.id}>" in said(old.history()[-1])
    here = [message for message in target.history() if controls(message)]
    assert here, "it is shown where it went"
    assert not any(playthrough.called(message) for message in here), "moving calls nobody"
    again = await playthrough.lea.slash(target, "table move")
    assert EN.say("refusal-already-there") in read(again)
    seq = playthrough.table.seq
    mover, _ = playthrough.whose_turn()
    press = next(press for press in controls(here[-1]) if press.kind == "p" and "?" not in press.text)
    await mover.click(here[-1], custom_id=str(press))
    await playthrough.env.settle()
    assert playthrough.table.seq > seq
    loaded = await playthrough.app.store.tables.load(before.id)
    assert loaded is not None
    assert loaded.place == playthrough.table.place


async def test_a_table_moves_only_where_it_can_be_shown(playthrough: TablePlaythrough) -> None:
    await playthrough.start()
    guild, place = playthrough.lea.guild, playthrough.table.place
    attic = guild.create_category("attic")
    silent = {guild.me: discord.PermissionOverwrite(send_messages=False)}
    closed = guild.create_text_channel("closed", overwrites=silent)
    await playthrough.env.settle()
    with pytest.raises(OptionError):
        await playthrough.lea.slash(playthrough.place, "table move", to=attic)
    refused = await playthrough.lea.slash(playthrough.place, "table move", to=closed)
    assert EN.say("error-permission-there", permission=EN.say("permission-send_messages")) in read(refused)
    assert playthrough.table.place == place
