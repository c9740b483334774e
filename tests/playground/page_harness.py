"""The page's hall: a world, a small bot that answers in it, the page over HTTP, and the system's Chromium."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from PIL import Image

from bot.playground import interactions, slash_commands
from bot.playground.files import Upload
from bot.playground.kinds import AUTOCOMPLETE, COMPONENT, SLASH
from bot.playground.model import Change
from bot.playground.pages import Pages
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

CHROMIUM = Path("/usr/bin/chromium")
THERE = CHROMIUM.exists()
ARTIFACTS = Path(__file__).parents[2] / ".artifacts"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-extensions",
    "--disable-sync",
    "--no-first-run",
]
LAYOUT, PRIVATE = 1 << 15, 1 << 6
PLAY = {
    "name": "play",
    "name_localizations": {"fr": "jouer"},
    "description": "Open a table",
    "description_localizations": {"fr": "Ouvrir une table"},
    "type": 1,
    "options": [
        {
            "type": 3,
            "name": "game",
            "name_localizations": {"fr": "jeu"},
            "description": "Which game",
            "description_localizations": {"fr": "Quel jeu"},
            "required": True,
            "choices": [{"name": "City", "value": "city"}, {"name": "Classic", "value": "classic"}],
        },
        {"type": 6, "name": "guest", "name_localizations": {"fr": "invite"}, "description": "Somebody to call"},
    ],
}
BID = {
    "name": "bid",
    "name_localizations": {"fr": "encherir"},
    "description": "Bid in the auction",
    "description_localizations": {"fr": "Enchérir dans la vente"},
    "type": 1,
    "options": [{"type": 4, "name": "amount", "description": "In k", "required": True, "autocomplete": True}],
}


LOAD = {
    "name": "load",
    "name_localizations": {"fr": "charger"},
    "description": "Give a file",
    "type": 1,
    "options": [
        {"type": 11, "name": "file", "name_localizations": {"fr": "fichier"}, "description": "x", "required": True}
    ],
}


RULES = {
    "name": "rules",
    "name_localizations": {"fr": "règles"},
    "description": "Read the rules",
    "type": 1,
    "options": [
        {"type": 3, "name": "question", "description": "A word"},
        {"type": 3, "name": "game", "description": "x"},
    ],
}


def button(label: str, custom_id: str, style: int = 2, **more: Any) -> dict[str, Any]:
    """A button."""
    return {"type": 2, "label": label, "custom_id": custom_id, "style": style, **more}


def text(content: str) -> dict[str, Any]:
    """A text display."""
    return {"type": 10, "content": content}


def row(*components: dict[str, Any]) -> dict[str, Any]:
    """A row of controls."""
    return {"type": 1, "components": list(components)}


class SmallBot:
    """Answers in the world as the bot would over REST: a table with everything on it, a bid, a form."""

    pages: Pages
    """Those at which it is shown, if it is."""

    picture_size = (240, 300)
    """Width and height of the board."""

    def __init__(self, world: FakeDiscord) -> None:
        self.world, self.presses = world, 0
        self.seen: list[dict[str, Any]] = []
        world.state.app.connected = True
        world.state.app.commands[None] = []
        slash_commands.register(world.state, None, [dict(one) for one in (PLAY, BID, LOAD, RULES)])
        world.state.events.subscribe(self._changed)

    def _changed(self, change: Change) -> None:
        if change.name == "INTERACTION_CREATE":
            asyncio.get_running_loop().call_soon(self._react, change.data)

    def _react(self, asked: dict[str, Any]) -> None:
        self.seen.append(asked)
        kind, data = asked["type"], asked["data"]
        if kind == SLASH:
            said = f"{data['name']} {data['options'][0]['value']}"
            if data["name"] == "load":
                (file,) = data["resolved"]["attachments"].values()
                said = f"got {file['filename']} of {file['size']}"
            self._answer(asked, 4, self.table() if data["name"] == "play" else self.words(said))
        elif kind == AUTOCOMPLETE:
            typed = int(data["options"][0]["value"] or 6)
            self._answer(asked, 8, {"choices": [{"name": f"{typed * n} k", "value": typed * n} for n in (1, 10)]})
        elif kind == COMPONENT:
            self._pressed(asked, data)
        else:
            field = data["components"][0]["component"]["value"]
            chosen = data["components"][1]["component"]["value"]
            self._answer(asked, 4, self.words(f"form {field} {chosen}"))

    def _pressed(self, asked: dict[str, Any], data: dict[str, Any]) -> None:
        custom_id = data["custom_id"]
        if custom_id == "count":
            self.presses += 1
            self._answer(asked, 7, self.table(), f"board-{self.presses}.png")
        elif custom_id in {"pick", "many"}:
            self._answer(asked, 4, self.words(f"chosen {' '.join(data['values'])}") | {"flags": PRIVATE | LAYOUT})
        elif custom_id == "secret":
            self._answer(asked, 4, {"components": [text("only for you")], "flags": PRIVATE | LAYOUT})
        elif custom_id == "form":
            self._answer(asked, 9, FORM)

    def _answer(self, asked: dict[str, Any], kind: int, data: dict[str, Any], picture: str = "board-0.png") -> None:
        uploads: tuple[Upload, ...] = ()
        if "board-" in json.dumps(data):
            data = json.loads(json.dumps(data).replace("board-0.png", picture))
            data["attachments"] = [{"id": 0, "filename": picture, "description": "The board"}]
            uploads = (Upload(0, picture, "image/png", board(self.presses, self.picture_size)),)
        payload = {"type": kind, "data": data}
        interactions.respond(self.world.state, int(asked["id"]), asked["token"], payload, uploads)

    def words(self, words: str) -> dict[str, Any]:
        """A message of one text."""
        return {"components": [text(words)], "flags": LAYOUT}

    def table(self) -> dict[str, Any]:
        """A message with everything that the bot sends."""
        person = next(one for one in self.world.state.persons.values() if not one.bot)
        soon = int(self.world.state.now()) + 42
        inner = [
            text(f"## City\n{person.mention} **pressed {self.presses}** times, until <t:{soon}:R>\n-# small words"),
            {"type": 14, "divider": True, "spacing": 1},
            {"type": 9, "components": [text("- one\n- *two*")], "accessory": button("Rules", "secret")},
            {"type": 12, "items": [{"media": {"url": "attachment://board-0.png"}, "description": "The board, drawn"}]},
            row(button("Count", "count", 1), button("Form", "form", 3), button("Silence", "silence", 4)),
            row(
                button("Grey", "grey", 2, disabled=True), {"type": 2, "style": 5, "label": "Site", "url": "https://a.b"}
            ),
            row(menu("pick", 1, "Pick one")),
            row(menu("many", 2, "Pick some of the many lines of this menu, which says so at length")),
        ]
        return {"components": [{"type": 17, "accent_color": 0xE2694A, "components": inner}], "flags": LAYOUT}


def menu(custom_id: str, high: int, placeholder: str) -> dict[str, Any]:
    """A menu of three."""
    options = [{"label": f"Line {n}", "value": f"v{n}", "description": f"About {n}"} for n in (1, 2, 3)]
    base = {"type": 3, "custom_id": custom_id, "placeholder": placeholder, "options": options}
    return base | {"min_values": 1, "max_values": high}


FORM = {
    "custom_id": "amount",
    "title": "Another amount",
    "components": [
        {
            "type": 18,
            "label": "Amount",
            "description": "In k",
            "component": {"type": 4, "custom_id": "k", "style": 1, "min_length": 2, "required": True},
        },
        {
            "type": 18,
            "label": "Way",
            "component": {
                "type": 21,
                "custom_id": "way",
                "options": [{"label": "Loud", "value": "loud"}, {"label": "Low", "value": "low"}],
                "required": True,
            },
        },
    ],
}


def board(number: int, size: tuple[int, int]) -> bytes:
    """A picture, another one for each number."""
    from io import BytesIO

    picture, out = Image.new("RGB", size, (40 * number % 256, 90, 120)), BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()


@asynccontextmanager
async def harness(**pages: Any) -> AsyncIterator[tuple[FakeDiscord, SmallBot, str]]:
    """A world with the small bot, and the address of its page: (world, bot, address)."""
    world = FakeDiscord()
    bot = SmallBot(world)
    bot.pages = Pages(world, **pages)
    async with Playground(world, mount=bot.pages.attach) as served:
        yield world, bot, served.page_url


@asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """The system's Chromium, driven; skips the test, saying so, when there is none."""
    if not THERE:
        pytest.skip(f"{CHROMIUM} is missing: the page is not tried in a real browser")
    from playwright.async_api import async_playwright

    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=str(CHROMIUM), args=FLAGS)
        try:
            yield browser
        finally:
            await browser.close()


@asynccontextmanager
async def windows(browser: Browser, address: str, *names: str, **context: Any) -> AsyncIterator[list[Page]]:
    """A window for each name; a name may carry its language (`Léa:fr`). Errors of the page fail the test."""
    errors: list[str] = []
    opened: list[Page] = []
    settings: dict[str, Any] = {
        "viewport": {"width": 1280, "height": 800},
        "locale": "en-GB",
        "reduced_motion": "reduce",
    } | context
    for name in names:
        who, _, lang = name.partition(":")
        page = await (await browser.new_context(**settings)).new_page()
        page.set_default_timeout(12000)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
        await page.goto(f"{address}?person={who}&lang={lang or 'en'}")
        await page.wait_for_selector(".composer")
        opened.append(page)
    try:
        yield opened
    finally:
        for page in opened:
            await page.context.close()
    assert errors == []


async def picture_of(page: Page, name: str) -> None:
    """Keeps a screenshot among the artifacts."""
    ARTIFACTS.mkdir(exist_ok=True)
    await page.screenshot(path=ARTIFACTS / f"page-{name}.png")
