"""A language whose sentences are 40 % longer fits: panels, buttons, closed menus; and everything on a panel is a message.

It is made of English (`tests/pseudo_language.py`), so nothing here depends on a translation.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.games import BUILT_IN
from bot.i18n.catalog import language, languages
from bot.present.panel_model import Menu
from tests import pseudo_language
from tests.contract.sentences import on_panel
from tests.playground import result_screens
from tests.playground.page_harness import harness, windows
from tests.playground.phone_heights import SEED, SHARES
from tests.playground.screens import (
    PEOPLE,
    SCREEN,
    Shown,
    game_screens,
    heights,
)
from tests.playground.setup_screens import setup_screens
from tests.playground.test_setup_screens import CUT, PHONE

if TYPE_CHECKING:
    from playwright.async_api import Browser

pytestmark = [pytest.mark.browser, pytest.mark.uncounted]
BEYOND = """(labels) => {
  const message = document.createElement("article");
  message.className = "message";
  const button = '<button class="button plain"><span class="label"></span></button>';
  message.innerHTML = `<div class="body"><div class="container"><div class="row">${button}</div></div></div>`;
  document.querySelector(".messages").append(message);
  const el = message.querySelector(".label"), room = message.querySelector(".row").clientWidth;
  el.style.whiteSpace = "nowrap";
  const cut = labels.filter((label) => {
    el.textContent = label;
    return el.parentElement.scrollWidth > room;
  });
  message.remove();
  return cut;
}"""
"""The labels for which a button on one line would be wider than the screen."""
TYPED = {*PEOPLE, "Rosa", result_screens.DEAL}
"""What people have given: their names, and a line that a table told in its own language."""
MARKUP = re.compile(r"<[^<>]*>|\*\*|`[^`]*`| de( la)?( \d+e)?…")


def played(lang: str) -> Iterator[Shown]:
    """Messages and panels of a game of each kind."""
    for key in BUILT_IN:
        seats, share = next(iter(SHARES[key].items()))
        yield from game_screens(key, seats, SEED, (lang,), share)


def closed(screens: Sequence[Shown]) -> list[str]:
    """What menus say that are closed: what is chosen, else what may be."""
    menus = [row for each in screens for row in each.panel.rows if isinstance(row, Menu) and row.high == 1]
    chosen = {choice.label for menu in menus if any(c.chosen for c in menu.choices) for choice in menu.choices}
    return sorted(chosen | {menu.placeholder for menu in menus if not any(c.chosen for c in menu.choices)})


def outside(text: str) -> list[str]:
    """The words of a text that stand in no message and that nobody has typed."""
    rest = MARKUP.sub(" ", pseudo_language.plain(text))
    for typed in sorted(TYPED, key=len, reverse=True):
        rest = rest.replace(typed, " ")
    return pseudo_language.WORD.findall(rest)


@pytest.mark.asyncio(loop_scope="session")
async def test_a_language_that_is_longer_by_two_fifths_fits(browser: Browser, tmp_path: Path) -> None:
    with pseudo_language.spoken(tmp_path) as lang:
        shown, games = list(setup_screens(lang)), list(played(lang))
        every = [*shown, *games]
        named = {language(each).name for each in languages()}
        found = {
            (each.game, each.name, word)
            for each in every
            for text in on_panel(each.panel)
            for word in outside(text)
            if word not in named
        }
        assert found == set(), "said, and no message"
        async with (
            harness() as (_, _bot, address),
            windows(browser, address, "Lea:fr", **PHONE) as (page,),
        ):
            high = await heights(page, every)
            cut = await page.evaluate(CUT, closed(every))
            rows = [row for each in every for row in each.panel.rows if not isinstance(row, Menu)]
            beyond = await page.evaluate(BEYOND, sorted({button.label for row in rows for button in row}))
    over = [(round(top), each.game, each.name) for each, top in zip(every, high, strict=True) if top > SCREEN]
    assert over == []
    assert (cut, beyond) == ([], [])


@pytest.mark.parametrize("text", ["¿Rôll¡ now", "**Élodie** ¿rôllš ¿thê dïçê¡¡ again", "now ¿Rôll ¿thê…"])
def test_what_is_no_message_is_found(text: str) -> None:
    assert len(outside(text)) == 1
    assert outside("**Élodie** ¿rôllš ¿thê dïçê¡¡ <t:1700000000:R>: ¿ôrêm ïpsüm¡ 7") == []
