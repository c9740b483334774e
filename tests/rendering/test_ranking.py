"""The picture of the best: whole and legible with the longest names, in both themes, and told in words."""

import io

import pytest
from PIL import Image

from bot.i18n.translator import translator_for
from bot.tables.ratings.standing import Board, Line, Standing, lines, place_of
from rendering import paint, ranking
from rendering.canvas import LEAST
from rendering.theme import DARK, LIGHT, contrast, text_on
from tests.spoken import WALKED

NAMES = (
    "Wolfeschlegelsteinhausenbergerdorff",
    "Zoé",
    "علي",
    "*Max*_~`",
    "Åse",
    "",
    "Li",
    "Hugo",
    "Anna",
    "Jean-Baptiste",
)
TEN = tuple(Line(place, 1_900 - 90 * place, 5 + place, 3) for place in range(1, 11))


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("lang", WALKED)
def test_ten_stand_below_each_other(theme: str, lang: str) -> None:
    picture = paint("ranking", Board((("city", TEN),)), theme, lang, NAMES, tuple(range(10)))
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    assert image.size == (picture.width, picture.height) == (ranking.WIDTH, 1_090)
    assert image.getpixel((2, 2)) == (DARK if theme == "dark" else LIGHT).ground
    assert len(picture.data) < 60_000
    for number, line in enumerate(TEN):
        assert translator_for(lang).number(line.points) in picture.alt
        top = ranking.HEAD + number * (ranking.HIGH + ranking.GAP)
        row = image.crop((ranking.LEFT + 20, top, ranking.RIGHT, top + ranking.HIGH))
        assert len(row.getcolors(1 << 16) or ()) > 3, "nothing is to be read"


def test_a_season_shows_several_games() -> None:
    board = Board((("city", TEN[:3]), ("deal", TEN[:1])), 1.0, 2.0)
    picture = paint("ranking", board, "dark", "en", NAMES[:4])
    words = translator_for("en")
    assert picture.alt.startswith(words.say("picture-season"))
    assert picture.alt.index("City") < picture.alt.index("Deal") < picture.alt.index("*Max*")
    assert picture.height == ranking.HEAD + 2 * ranking.TITLE + 4 * (ranking.LOW + ranking.GAP) + 14


def test_its_text_is_large_and_clear_enough() -> None:
    styles = (ranking.HEADING, ranking.GAME, ranking.PLACE, ranking.NAME, ranking.SMALL, ranking.POINTS)
    assert min(style.size for style in styles) > LEAST
    for theme in (DARK, LIGHT):
        for ground, ink in ((theme.card, theme.ink), (theme.card, theme.muted), (theme.ground, theme.ink)):
            assert contrast(ground, ink) >= 4.5
        assert contrast(theme.accent, text_on(theme.accent)) >= 4.5


def test_equal_points_share_a_place() -> None:
    standings = [Standing(n, f"P{n}", n, points, 1, 0) for n, points in enumerate((1_200, 1_100, 1_100, 900))]
    assert [line.place for line in lines(standings, 10)] == [1, 2, 2, 4]
    assert len(lines(standings, 2)) == 2
    assert place_of(standings, standings[3]) == 4
