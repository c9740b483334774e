"""Slash commands: registered, offered, typed in any language, resolved as Discord does; and the fields of forms."""

from typing import Any

import pytest

from bot.playground import slash_commands
from bot.playground.modal_fields import Given, answer_to
from bot.playground.model import Channel, ImpossibleError, Person
from tests.playground.conftest import Answer, Raw

PLAY = {
    "name": "table",
    "description": "Tables",
    "name_localizations": {"fr": "tablée"},
    "options": [
        {"type": 1, "name": "list", "description": "x", "name_localizations": {"fr": "liste"}},
        {
            "type": 2,
            "name": "seat",
            "description": "x",
            "options": [
                {
                    "type": 1,
                    "name": "give",
                    "description": "x",
                    "options": [
                        {"type": 6, "name": "to", "description": "x", "required": True},
                        {"type": 7, "name": "where", "description": "x"},
                        {"type": 5, "name": "quietly", "description": "x"},
                        {"type": 10, "name": "share", "description": "x", "min_value": 0, "max_value": 1},
                        {
                            "type": 3,
                            "name": "pace",
                            "description": "x",
                            "choices": [{"name": "Live", "name_localizations": {"fr": "Direct"}, "value": "live"}],
                        },
                        {"type": 3, "name": "note", "description": "x", "max_length": 5},
                    ],
                }
            ],
        },
    ],
}


async def register(raw: Raw, *commands: dict[str, Any], guild: int | None = None) -> Answer:
    where = f"/guilds/{guild}" if guild else ""
    return await raw("PUT", f"/applications/{raw.world.state.bot.id}{where}/commands", list(commands))


async def typed(
    raw: Raw,
    name: str,
    options: dict[str, Any] | None = None,
    person: Person | None = None,
    place: Channel | None = None,
) -> dict[str, Any]:
    """The data of a command as the bot gets it."""
    task = await raw.acting(raw.world.command(person or raw.lea, place or raw.place, name, options))
    await raw.answer({"type": 4, "data": {"content": "x"}})
    await task
    data: dict[str, Any] = raw.caught[-1]["data"]
    return data


async def test_known_commands_keep_their_ids(raw: Raw) -> None:
    first = (await register(raw, PLAY))[2]
    second = (await register(raw, PLAY | {"description": "Other"}))[2]
    assert first[0]["id"] == second[0]["id"]
    assert (await raw("GET", f"/applications/{raw.world.state.bot.id}/commands"))[2] == second
    assert (await register(raw, PLAY, PLAY))[:2] == (400, 50035)
    assert (await raw("PUT", f"/applications/{raw.world.state.bot.id}/commands", {}))[:2] == (400, 50035)
    assert (await raw("GET", "/applications/1/commands"))[:2] == (403, 20012)
    many = PLAY | {"options": [{"type": 3, "name": f"o{n}", "description": "x"} for n in range(26)]}
    assert (await register(raw, many))[:2] == (400, 50035)


async def test_subcommands_groups_and_languages(raw: Raw) -> None:
    await register(raw, PLAY)
    plain = await typed(raw, "tablée liste")
    assert (plain["name"], plain["options"]) == ("table", [{"name": "list", "type": 1, "options": []}])
    options = {"to": raw.max, "where": raw.place, "quietly": True, "share": 0.5, "pace": "Direct", "note": "hi"}
    full = await typed(raw, "table seat give", options)
    inner = full["options"][0]["options"][0]["options"]
    assert [option["value"] for option in inner] == [str(raw.max.id), str(raw.place.id), True, 0.5, "live", "hi"]
    assert full["resolved"]["users"][str(raw.max.id)]["global_name"] == "Max"
    assert "permissions" in full["resolved"]["members"][str(raw.max.id)]
    assert full["resolved"]["channels"][str(raw.place.id)]["name"] == "general"


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"to": "nobody"},
        {"to": 12},
        {"to": "@", "quietly": "yes"},
        {"share": 2},
        {"share": "much"},
        {"pace": "slow"},
        {"note": "longer"},
        {"quietly": "yes"},
    ],
)
async def test_what_a_client_would_not_send(raw: Raw, wrong: dict[str, Any]) -> None:
    await register(raw, PLAY)
    options = wrong if "to" in wrong or not wrong else {"to": raw.max.mention} | wrong
    with pytest.raises(ImpossibleError):
        await raw.world.command(raw.lea, raw.place, "table seat give", options)
    assert raw.caught == []


async def test_unknown_words(raw: Raw) -> None:
    await register(raw, PLAY)
    for name in ("chair", "table", "table stand", "table seat"):
        with pytest.raises(ImpossibleError):
            await raw.world.command(raw.lea, raw.place, name)


async def test_who_is_offered_what_and_where(raw: Raw) -> None:
    await register(
        raw,
        {"name": "staff", "description": "x", "default_member_permissions": str(1 << 5)},
        {"name": "nobody", "description": "x", "default_member_permissions": "0"},
        {"name": "here", "description": "x", "contexts": [0]},
        {"name": "private", "description": "x", "contexts": [1]},
        {"name": "both", "description": "x"},
        {"name": "old", "description": "x", "dm_permission": False},
        {"name": "Menu", "type": 2},
    )
    await register(raw, {"name": "own", "description": "x"}, guild=raw.world.guild.id)
    boss = raw.world.add_person("Boss", staff=True)

    def offered(person: Person, place: Channel) -> list[str]:
        return [command["name"] for command in slash_commands.listed(raw.world.state, person, place)]

    assert offered(raw.lea, raw.place) == ["here", "both", "old", "own"]
    assert offered(boss, raw.place)[0] == "staff"
    assert offered(raw.lea, raw.world.direct(raw.lea)) == ["private", "both"]
    assert (await typed(raw, "own"))["guild_id"] == str(raw.world.guild.id)
    assert (await typed(raw, "private", place=raw.world.direct(raw.lea)))["name"] == "private"


def field(kind: int, **more: object) -> dict[str, Any]:
    return {"type": kind, "custom_id": "f", **more}


NAMES = [{"label": "A", "value": "a"}, {"label": "B", "value": "b", "default": True}]


@pytest.mark.parametrize(
    ("part", "given", "sent"),
    [
        (field(4), "x", {"value": "x"}),
        (field(4, value="kept"), None, {"value": "kept"}),
        (field(4, required=False), None, {"value": ""}),
        (field(3, options=NAMES), None, {"values": ["b"]}),
        (field(3, options=NAMES), "a", {"values": ["a"]}),
        (field(3, options=NAMES[:1], required=False), None, {"values": []}),
        (field(5, default_values=[{"id": "7", "type": "user"}]), None, {"values": ["7"]}),
        (field(21, options=NAMES), None, {"value": "b"}),
        (field(21, options=NAMES[:1], required=False), None, {"value": None}),
        (field(22, options=NAMES), ["a", "b"], {"values": ["a", "b"]}),
        (field(23, default=True), None, {"value": True}),
        (field(23), False, {"value": False}),
    ],
)
def test_fields_send(part: dict[str, Any], given: Given, sent: dict[str, Any]) -> None:
    assert answer_to(part, given) == sent


@pytest.mark.parametrize(
    ("part", "given"),
    [
        (field(4), ""),
        (field(4, min_length=3), "ab"),
        (field(4, max_length=3), "abcd"),
        (field(3, options=NAMES), "z"),
        (field(3, options=NAMES), ["a", "b"]),
        (field(21, options=NAMES[:1]), None),
        (field(21, options=NAMES), "z"),
        (field(22, options=NAMES, min_values=2), ["a"]),
        (field(19), ["1"]),
    ],
)
def test_fields_refuse(part: dict[str, Any], given: Given) -> None:
    with pytest.raises(ImpossibleError):
        answer_to(part, given)
