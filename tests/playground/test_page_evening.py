"""A real evening's beginning: the bot as a process of its own, two people at two windows, a robot, City."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.playground.model import Channel
from bot.playground.pages import Pages
from bot.playground.serve import Playground
from bot.playground.server import FakeDiscord
from bot.present.control_id import written
from tests.playground.page_harness import picture_of, windows
from tests.sockets.actors import Bot

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

pytestmark = [pytest.mark.browser, pytest.mark.sockets, pytest.mark.asyncio(loop_scope="session")]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "color_scheme": "dark"}
LONGEST = 120.0
"""Seconds of play within which both have rolled, bought and bid; usually a few."""
ALL = """() => [...document.querySelectorAll('.message [data-press]:not([disabled])')].map((e) => e.dataset.press)"""
FIRST = ("Roll", "Press", "Skip", "Stay", "Pay", "Done", "Place", "Demolish", "Pick", "Travel", "Taxi")
"""What to press when nothing else is wanted: verbs that bring a turn to its end."""


class Player:
    """Somebody at a window, who presses what the evening needs next."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.done: set[str] = set()

    async def legal_actions(self, verb: str) -> list[str]:
        """The presses on show for a verb, the newest message first."""
        found = await self.page.evaluate(ALL)
        return [one for one in reversed(found) if re.search(rf"\|{verb}(\.[^|]*)?$", one)]

    async def press(self, custom_id: str) -> None:
        """Presses it, if it is still there; gone because somebody else was quicker is no mistake."""
        from playwright.async_api import Error

        try:
            await self.page.locator(f'[data-press="{custom_id}"]:not([disabled])').last.click(timeout=2000)
            if await self.page.locator(".popover .line").count():
                await self.page.locator(".popover .line").first.click(timeout=2000)
            await self.page.wait_for_selector(".busy", state="detached")
        except Error:
            return
        self.done.add(written(custom_id).text.partition(".")[0])

    async def move(self, wanted: Sequence[str]) -> None:
        """Presses one thing that is theirs, the wanted verbs first, and of a verb what leaves least to be chosen."""
        for verb in (*wanted, *FIRST):
            if found := await self.legal_actions(verb):
                await self.press(min(found, key=lambda one: one.count("?")))
                return


async def turn_of(world: FakeDiscord, thread: Channel) -> int | None:
    """The id of the person whom the newest turn mentions."""
    mentioned = [one.mentions for one in world.visible(world.state.bot, thread) if one.mentions]
    return mentioned[-1][0] if mentioned else None


async def test_two_people_and_a_robot_play_city_in_two_windows(browser: Browser, tmp_path: Path) -> None:
    world = FakeDiscord()
    async with Playground(world, mount=Pages(world).attach) as served:
        bot = Bot(served, tmp_path, QUARTIER_ROBOT_PACE="0", QUARTIER_READY_WAIT="0")
        await bot.start()
        try:
            async with (
                windows(browser, served.page_url, "Léa:fr") as (lea,),
                windows(browser, served.page_url, "Tom", **PHONE) as (tom,),
            ):
                thread = await open_table(world, lea, tom)
                await play(world, thread, Player(lea, "Léa"), Player(tom, "Tom"))
        finally:
            await bot.stop()
    assert world.state.unanswered == []
    assert world.state.validator.violations == []


async def open_table(world: FakeDiscord, lea: Page, tom: Page) -> Channel:
    """A table by typing and choosing, a robot, a second person, the start; its thread."""
    await lea.wait_for_selector(".start:not([disabled])")
    await lea.keyboard.press("/")
    await lea.keyboard.type("jouer")
    await lea.keyboard.press("Enter")
    await lea.keyboard.press("Enter")
    await lea.click('.ephemeral [data-press^="h|0|play|"]')
    await picture_of(lea, "evening-menu")
    await lea.click(".popover .line >> text=City")
    await lea.wait_for_selector(".messages .container >> text=Léa")
    await lea.click('[data-press$="|robot"], [data-press*="|robot."]')
    await tom.tap(".tables .thread-card")
    await tom.tap('[data-press$="|join"]')
    await lea.wait_for_selector(".messages .container >> text=Tom")
    await picture_of(tom, "evening-lobby-phone")
    await lea.click('[data-press$="|start"]:not([disabled])')
    await lea.wait_for_selector('[data-press^="p|"]')  # a roll, or a bid where the robot began and auctions
    return next(place for place in world.state.channels.values() if place.thread)


async def play(world: FakeDiscord, thread: Channel, *players: Player) -> None:
    """Both play until each has rolled, something was bought, something was auctioned, and both have bid."""
    ids = {one.name: one.id for one in world.state.persons.values()}
    began = asyncio.get_running_loop().time()
    while missing(players):
        assert asyncio.get_running_loop().time() - began < LONGEST, missing(players)
        mover = await turn_of(world, thread)
        for player in players:
            if await player.legal_actions("Bid"):
                await picture_of(player.page, f"evening-auction-{player.name}")
                await player.move(["Pass"] if "Bid" in player.done else ["Bid"])
            elif ids[player.name] == mover:
                bought = any("Buy" in one.done for one in players)
                await player.move(["Auction"] if bought else ["Buy"])
        await asyncio.sleep(0.05)
    for player in players:
        await picture_of(player.page, f"evening-{player.name}")


def missing(players: Sequence[Player]) -> set[str]:
    """What the evening still lacks."""
    together = {verb for one in players for verb in one.done}
    lacking = {verb for verb in ("Roll", "Buy", "Auction") if verb not in together}
    return lacking | {f"{one.name} bids" for one in players if "Bid" not in one.done}
