"""What is set up, on a phone: lobbies, their private panels, the settings and standing orders fit the screen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest

from bot.games import GAMES
from bot.present.panel_model import Menu
from tests.playground import daily_screens, result_screens, rules_screens
from tests.playground.page_harness import harness, windows
from tests.playground.screens import SCREEN, Shown, heights, lobby_screens, order_screens, settings_screens
from tests.spoken import WALKED

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
CLOSE = 6
"""Points by which an estimate may be wrong where it breaks every line as the browser does."""
CUT = """(labels) => {
  const message = document.createElement("article");
  message.className = "message";
  const arrow = '<svg width="18" height="18" class="icon"></svg>';
  const menu = `<div class="row row-menu"><button class="menu"><span class="label"></span>${arrow}</button></div>`;
  message.innerHTML = `<div class="body"><div class="container">${menu}</div></div>`;
  document.querySelector(".messages").append(message);
  const el = message.querySelector(".label");
  const cut = labels.filter((label) => {
    el.textContent = label;
    return el.scrollWidth > el.clientWidth;
  });
  message.remove();
  return cut;
}"""
"""The labels that a closed menu, with the arrow beside them, has no room for."""


def labels(screens: Iterable[Shown]) -> list[str]:
    """What closed menus of one value may say; marks of several are cut where there are many."""
    menus = [row for each in screens for row in each.panel.rows if isinstance(row, Menu) and row.high == 1]
    return sorted({choice.label for menu in menus for choice in menu.choices})


async def test_lobbies_and_settings_fit_a_phone(browser: Browser) -> None:
    screens = [
        each
        for lang in WALKED
        for each in (
            *settings_screens(lang),
            *result_screens.screens(lang),
            *daily_screens.overviews(lang),
            *rules_screens.screens(lang),
        )
    ]
    for lang in WALKED:
        for key, game in GAMES.items():
            screens += order_screens(key, lang)
            for seats in (4, game.seats[-1]):
                screens += lobby_screens(key, seats, lang)
    async with (
        harness() as (_, _bot, address),
        windows(browser, address, "Lea:fr", **PHONE) as (page,),
    ):
        found = await heights(page, screens)
        cut = await page.evaluate(CUT, labels(screens))
    told = [(round(high), each.game, each.name) for each, high in zip(screens, found, strict=True)]
    assert not [each for each in told if each[0] > SCREEN]
    assert cut == []
    near = sum(abs(each.estimated() - high) <= CLOSE for each, high in zip(screens, found, strict=True))
    assert near / len(screens) > 0.9, "what the bot takes the heights to be"
