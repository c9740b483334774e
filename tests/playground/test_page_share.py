"""The link for somebody on the same network: shown only where the playground was opened to it, copied by one press."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.playground.page_harness import harness, picture_of, windows

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
LINK = "http://quartier.example:8123/"


@pytest.mark.parametrize("link", [LINK, None])
async def test_the_link_to_hand_on_is_shown_where_that_is_allowed(browser: Browser, link: str | None) -> None:
    async with (
        harness(share=link) as (_, _, address),
        windows(browser, address, "Léa:fr", permissions=["clipboard-read", "clipboard-write"]) as (lea,),
    ):
        await lea.wait_for_selector(".invite")
        assert await lea.locator(".share").count() == (link is not None)
        if link:
            await lea.click(".share")
            await lea.wait_for_selector(".share >> text=/copié/i")
            assert await lea.evaluate("navigator.clipboard.readText()") == link
            await picture_of(lea, "share-link")
