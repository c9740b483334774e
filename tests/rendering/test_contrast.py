"""Text is read at 4.5 to 1 and signs at 3 to 1: as the games declare it, and where it really stands on their pictures."""

import re
from itertools import chain

import pytest
from PIL import Image

from bot.games import GAMES
from bot.i18n.translator import translator_for
from rendering import pictures_of
from rendering.canvas import Canvas, Style
from rendering.players import Players
from rendering.seat_symbols import COMMON, SymbolSet
from rendering.theme import LIGHT, SEATS, SNOW, THEMES, Colour, Theme, contrast, text_on
from tests.rendering import ink
from tests.rendering.samples_deal import NAMES
from tests.rendering.test_golden import PICTURES

_FIRST = [*reversed(PICTURES.values())]
SAMPLES = {key: (view, theme, lang) for key, view, theme, lang in _FIRST}
SAMPLES |= {f"{key} {theme}": (view, theme, lang) for key, view, theme, lang in _FIRST if key in GAMES}
"""A golden position of each picture, of the table in both themes."""


@pytest.fixture(scope="module", autouse=True)
def forgotten() -> None:
    """What other tests have drawn is not kept: it would not be inked again."""
    ink.forget()


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_text_has_contrast_on_every_ground_that_a_game_declares(game: str, theme: Theme) -> None:
    pairs = {(ground, text): contrast(ground, text) for ground, text in pictures_of(game).texts(theme)}
    assert pairs
    assert {pair: round(ratio, 2) for pair, ratio in pairs.items() if ratio < ink.LEAST["text"]} == {}


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_frames_have_contrast_on_what_they_frame(theme: Theme) -> None:
    """The accent says whose turn it is and where one came; alarm strikes out."""
    grounds = (theme.card, theme.ground, theme.lane, theme.service, theme.town)
    marks = {(ground, mark) for ground in grounds for mark in (theme.accent, theme.alarm, theme.muted)}
    assert {pair for pair in marks if contrast(*pair) < ink.LEAST["sign"]} == set()


def test_signs_have_contrast_on_their_own_colour() -> None:
    grounds = chain(SEATS, *(badges.colours.values() for game in GAMES if (badges := pictures_of(game).badges)))
    assert {ground for ground in grounds if contrast(ground, text_on(ground)) < ink.LEAST["text"]} == set()


@pytest.mark.uncounted
@pytest.mark.parametrize("game", GAMES)
def test_text_and_signs_are_read_where_they_really_stand(game: str) -> None:
    found = list(
        chain.from_iterable(
            ink.on(key.split()[0], view, THEMES[theme], translator_for(lang), Players(NAMES))
            for key, (view, theme, lang) in SAMPLES.items()
            if re.split("[/ ]", key)[0] == game
        )
    )
    assert {each.kind for each in found} == {"text", "sign"}
    assert sorted({str(each) for each in found if each.weak}) == []


def test_ink_on_a_weak_ground_is_found_and_named() -> None:
    grey: Colour = (150, 150, 150)
    canvas = Canvas(Image.new("RGB", (200, 80), LIGHT.card))
    canvas.fill((0, 40, 200, 80), grey)
    with ink.inked() as found:
        canvas.text((4, 4), "read", Style(30), LIGHT.ink)
        canvas.text((4, 44), "weak", Style(30), SNOW)
        SymbolSet(COMMON).draw(canvas, "go", (150, 60), 30, LIGHT.card)
    assert [(each.said, each.ground, each.weak) for each in found] == [
        ("read", LIGHT.card, False),
        ("weak", grey, True),
        ("go", grey, True),
    ]
    assert str(found[1]).startswith("text 'weak' ffffff on 969696: 3.0 by ")
    canvas.text((4, 4), "not looked at", Style(30), LIGHT.ink)
    assert len(found) == 3
