"""Every panel becomes a message that Discord accepts: by its own description of its API, where that is at hand."""

import ast
import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters

from bot.i18n.translator import languages, translator_for
from bot.kit.contract import EventFor
from bot.playground.payload_validator import SEND, Body, PayloadValidator
from bot.present import registry
from bot.present.panel_model import Button, Field, Form, Menu, Panel, PictureRequest, SelectOption
from bot.present.publishing.chat_port import OutgoingMessage
from cogs import layout, modals
from tests.api_description import spec
from tests.cogs.components import components_of
from tests.cogs.wire import texts, walk
from tests.present.fake_chat import Picture
from tests.present.scenario_city import game_positions as played
from tests.present.scenario_city import in_lobby, started

LANGUAGES = languages()


def sent(panel: Panel, picture: Picture | None = None, revision: int = 0) -> dict[str, Any]:
    """The payload of a panel as the library would send it."""
    sheet = OutgoingMessage(panel, picture, revision)
    view: Any = layout.view(sheet)
    with handle_message_parameters(
        view=view, files=layout.files(sheet), allowed_mentions=layout.mentions(panel.ping)
    ) as params:
        payload = params.payload or {}
        if params.multipart:
            import json

            payload = json.loads(params.multipart[0]["value"])
    return dict(payload)


def positions() -> Iterator[tuple[Any, list[EventFor]]]:
    """Lobbies and a game from its start to its end."""
    yield in_lobby(), []
    yield in_lobby(1, 0), []
    yield in_lobby(2, 4), []
    recent: list[EventFor] = []
    for number, (table, told) in enumerate(played(started(2, 2), 5)):
        recent = [*recent, *told][-80:]
        if number % 25 == 0 or table.phase == "over":
            yield table, recent


@pytest.mark.uncounted
async def test_every_panel_of_a_game_fits_discord_in_both_languages() -> None:
    checker = PayloadValidator(spec())
    count = 0
    for table, recent in positions():
        for lang in LANGUAGES:
            spoken = translator_for(lang)
            panels = registry.panels(table, recent, ("lobby", "turn-1", "auction-1"), spoken)
            panels += [
                registry.private(table, 0, what, spoken) for what in ("mine", "deed", "table", "rules", "options")
            ]
            for panel in panels:
                payload = sent(panel, Picture() if panel.picture else None)
                checker.shape(SEND, payload)
                files = frozenset(each["filename"] for each in payload.get("attachments", ()))
                checker.message(SEND, payload, Body("", [], payload["components"], payload["flags"], files))
                count += 1
        await asyncio.sleep(0)
    assert not checker.violations, checker.violations[0]
    assert count > 100


async def test_a_picture_has_a_name_for_each_revision_and_its_words() -> None:
    payload = sent(Panel("x", ("hello",), picture=PictureRequest("city", None, "dark", "en")), Picture(), 7)
    assert [(each["filename"], each["description"]) for each in payload["attachments"]] == [("board-7.png", "a board")]
    assert "attachment://board-7.png" in str(payload["components"])


async def test_pictures_that_are_kept_are_not_sent_again_but_named() -> None:
    """An edit that says nothing of attachments leaves them as they are, and a film in them runs on."""
    panel = Panel("x", ("hello",), picture=PictureRequest("city", None, "dark", "en"))
    assert [file.filename for file in layout.edited_message(OutgoingMessage(panel, Picture(), 7))["attachments"]] == [
        "board-7.png"
    ]
    kept = OutgoingMessage(panel, Picture(), 7, kept=True)
    assert layout.edited_message(kept)["attachments"] is discord.utils.MISSING
    assert "attachment://board-7.png" in str(components_of(layout.view(kept)))


async def test_several_pictures_stand_below_one_another_each_whole() -> None:
    """A gallery of several would cut each of them to a square on a phone."""
    order = PictureRequest("city", None, "dark", "en")
    panel = Panel("x", ("hello",), ((Button("a", "b"),),), order, more=(order, order))
    layout_, files = (
        layout.view(OutgoingMessage(panel, Picture(), 3, (Picture(), Picture()))),
        layout.files(OutgoingMessage(panel, Picture(), 3, (Picture(), Picture()))),
    )
    assert [file.filename for file in files] == ["board-3.png", "more-1-3.png", "more-2-3.png"]
    (container,) = components_of(layout_)
    kinds = [part["type"] for part in container["components"]]
    assert kinds == [12, 12, 12, 10, 1], "a phone opens a message at its end"
    galleries = [part["items"] for part in container["components"] if part["type"] == 12]
    assert [len(items) for items in galleries] == [1, 1, 1]
    assert [items[0]["media"]["url"] for items in galleries] == [f"attachment://{file.filename}" for file in files]


async def test_who_is_called_is_named_and_nobody_else_may_be() -> None:
    payload = sent(Panel("x", ("@everyone <@7> hello",), ping=(5,)))
    assert texts(payload["components"]) == ["@everyone <@7> hello\n<@5>"]
    assert payload["allowed_mentions"]["parse"] == []
    assert [int(user) for user in payload["allowed_mentions"]["users"]] == [5]
    assert sent(Panel("x", ("<@5>",)))["allowed_mentions"]["parse"] == []
    twice = sent(Panel("x", ("Two cards, one to answer",), ping=(5, 6, 5)))["allowed_mentions"]["users"]
    assert [int(user) for user in twice] == [5, 6], "Discord refuses a list that names somebody twice"


async def test_too_much_is_cut_and_nothing_breaks() -> None:
    buttons = tuple(Button("l" * 200, f"p|1|-|Bid.{number}") for number in range(7))
    menu = Menu("p|1|-|Build.?", "q" * 200, tuple(SelectOption("c" * 200, str(n), "h" * 200) for n in range(40)))
    rows: tuple[tuple[Button, ...] | Menu, ...] = (
        *(tuple(Button("b", f"p|1|-|R{row}.{n}") for n in range(5)) for row in range(9)),
        buttons,
        menu,
    )
    panel = Panel("x", tuple("line " * 60 for _ in range(40)), rows)
    payload = sent(panel, Picture())
    parts = list(walk(payload["components"]))
    assert len(parts) <= 40
    assert sum(len(text) for text in texts(payload["components"])) <= 4_000
    assert len(sent(Panel("x", ("a",), (buttons,)))["components"][0]["components"][1]["components"]) == 5
    select = next(part for part in walk(sent(Panel("x", ("a",), (menu,)))["components"]) if part["type"] == 3)
    assert len(select["options"]) == 25
    assert len(select["options"][0]["label"]) == 100


async def test_a_control_that_is_there_twice_or_too_long_is_left_out() -> None:
    twice = (Button("a", "p|1|-|Roll"), Button("b", "p|1|-|Roll"), Button("c", "p" * 101))
    parts = list(walk(sent(Panel("x", ("a",), (twice, (twice[0],), Menu("m", "p", ()))))["components"]))
    assert [part["label"] for part in parts if part["type"] == 2] == ["a"]


async def test_black_is_an_edge_too() -> None:
    assert sent(Panel("x", ("a",), accent=0))["components"][0]["accent_color"] == 1


async def test_views_are_finished_before_they_are_sent() -> None:
    assert layout.view(OutgoingMessage(Panel("x", ("a",)))).is_finished()
    assert modals.modal(Form("t", "p|1|-|Bid.?", (Field("amount", "Amount"),))).is_finished()


async def test_a_form_becomes_a_modal_and_its_answer_values_again() -> None:
    choices = (SelectOption("One", "1"), SelectOption("Two", "2", "more", chosen=True))
    fields = (Field("amount", "Amount", "from 1 to 2", "1", "1"), Field("kind", "Kind", choices=choices))
    made = modals.modal(Form("T" * 60, "p|1|-|Build.?.?", fields)).to_dict()
    assert made["custom_id"] == "p|1|-|Build.?.?"
    assert len(made["title"]) == 45
    assert [part["component"]["custom_id"] for part in made["components"]] == ["amount", "kind"]
    answer = {"components": [{"component": {"value": "3"}}, {"component": {"values": ["2"]}}]}
    assert modals.values(answer) == ["3", "2"]
    assert modals.values({"components": [{"components": [{"value": "4"}]}]}) == ["4"]
    assert modals.values({"values": ["a", "b"]}) == ["a", "b"]
    assert modals.values({"custom_id": "x"}) == []
    assert modals.values(None) == []
    damaged: list[object] = [
        None,
        "\0",
        {},
        {"component": "x"},
        {"component": []},
        {"components": 5},
        {"components": [[]]},
    ]
    assert modals.values({"components": damaged}) == [""] * 7
    assert modals.values({"components": 5}) == modals.values({"values": None}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_and_descriptions_of_commands_fit(lang: str) -> None:
    import re

    spoken = translator_for(lang)
    text = (Path(__file__).resolve().parents[2] / "bot" / "i18n" / "locales" / lang / "commands.ftl").read_text(
        encoding="utf8"
    )
    for name in re.findall(r"^(command-[\w-]+) =", text, re.MULTILINE):
        said = spoken.say(name)
        if name.endswith("-description"):
            assert 1 <= len(said) <= 100, name
        elif "-place-" not in name and "-do-" not in name and "-reminders-" not in name and "-results-" not in name:
            assert re.fullmatch(r"[-_\w]{1,32}", said), name
            assert said == said.lower(), name


SENDS = {"send", "edit", "send_message", "edit_message", "edit_original_response"}
"""What discord.py's objects are told to send or edit a message."""
NOT_MESSAGES = {"name", "archived"}
"""What channels and threads are told by the same name."""


def test_every_outgoing_message_says_whom_it_may_mention() -> None:
    """Whatever is sent is made by three functions, each of which names the people or nobody; roles and everybody never."""
    made = {"new_message", "edited_message", "text_message"}
    found = 0
    for path in (Path(__file__).resolve().parents[2] / "cogs").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
            if (
                not isinstance(node, ast.Call)
                or not isinstance(node.func, ast.Attribute)
                or node.func.attr not in SENDS
            ):
                continue
            spread = [each.value for each in node.keywords if each.arg is None]
            names = {each.arg for each in node.keywords if each.arg}
            if spread:
                assert [getattr(getattr(each, "func", None), "attr", "") in made for each in spread] == [True], path
                found += 1
            else:  # a port of our own that takes what one of them is made of, or no message
                assert names <= NOT_MESSAGES, (path, ast.unparse(node))
    assert found >= len(made)
    hostile = Panel("x", ("@everyone <@&1> <@2>",))
    for kept in (False, True):
        sheet = OutgoingMessage(hostile, kept=kept)
        for payload in (layout.new_message(sheet), layout.edited_message(sheet), layout.text_message("@here", [])):
            assert payload["allowed_mentions"].to_dict()["parse"] == []
    assert layout.text_message("x", [5, 5])["allowed_mentions"].to_dict() == {"parse": [], "users": [5]}
    assert sent(hostile)["allowed_mentions"]["parse"] == []
