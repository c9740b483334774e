"""What the bot takes a message's height to be, beside what a browser measures; and by it the heights in further languages.

What a browser measures in two languages (`test_setup_screens`, `test_screens`) is looked at here in the others, without one.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.games import BUILT_IN
from bot.i18n.translator import languages, translator_for
from bot.present import lessons, phone_height
from cogs import layout
from tests.contract.test_lessons import walk
from tests.playground import rules_screens
from tests.playground.page_harness import chromium, harness, windows
from tests.playground.screens import SCREEN, Shown, heights, shown
from tests.playground.setup_screens import setup_screens
from tests.playground.test_setup_screens import PHONE
from tests.spoken import WALKED

OTHERS = [lang for lang in languages() if lang not in WALKED]
NEAR = 600
"""From here on the browser is asked."""
LINE = 26
"""A line of text with the room around it, by which an estimate may err."""


def taught(lang: str) -> Iterator[Shown]:
    """Texts of the rules, and every scene of every lesson."""
    yield from rules_screens.screens(lang)
    for key in BUILT_IN:
        for course in walk(key, lang):
            yield shown(key, lessons.panel(course, translator_for(lang)), private=True)


@pytest.mark.uncounted
@pytest.mark.parametrize("lang", OTHERS)
def test_what_is_set_up_and_taught_fits_a_phone_in_the_other_languages(lang: str) -> None:
    screens = [*setup_screens(lang), *taught(lang)]
    assert len(screens) > 300
    assert [(high, each.game, each.name) for each in screens if (high := each.estimated()) > SCREEN] == []


@pytest.mark.browser
@pytest.mark.uncounted
async def test_what_fits_is_not_set_smaller_and_what_does_not_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Laid out as they are, all that are about as high as the screen; an estimate errs by a line at most."""
    monkeypatch.setattr(layout, "fitted", lambda panel, pictures, *, private: panel)
    screens, taken = list[Shown](), list[int]()
    for each in (each for lang in languages() for each in setup_screens(lang)):
        if (high := phone_height.estimate(each.panel, each.pictures, private=each.private)) > NEAR:
            screens.append(each)
            taken.append(high)
    async with (
        chromium() as browser,
        harness() as (_, _bot, address),
        windows(browser, address, "Lea:fr", **PHONE) as (page,),
    ):
        found = [float(each) for each in await heights(page, screens)]
    told = [(each.game, each.name, high, round(real)) for each, high, real in zip(screens, taken, found, strict=True)]
    assert len(told) > 50
    assert any(real > SCREEN for real in found), "some do not fit"
    assert [each for each in told if each[2] <= SCREEN < each[3]] == [], "too high, and not set smaller"
    assert [each for each in told if each[3] <= SCREEN - LINE and each[2] > SCREEN] == [], "set smaller, and would fit"
    assert [each for each in told if abs(each[2] - each[3]) > 2 * LINE] == []
