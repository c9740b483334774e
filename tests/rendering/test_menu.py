"""The picture with which a game is chosen: a piece of each game's own picture, kept small, told in words."""

import io

import pytest
from PIL import Image

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import translator_for
from rendering import game_menu, paint, sample, samples
from rendering.image import ALT_LIMIT
from rendering.players import Players
from rendering.theme import DARK, LIGHT
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

LARGEST = 150_000


def test_every_game_has_its_piece_and_its_place() -> None:
    size, places = game_menu.places()
    assert set(places) == set(GAMES)
    boxes = [
        (*at, at[0] + game_menu.tile(game).size[0], at[1] + game_menu.tile(game).size[1] + game_menu.LABEL)
        for game, at in places.items()
    ]
    for one in boxes:
        assert one[2] <= size[0] - game_menu.GAP
        assert one[3] <= size[1] - game_menu.GAP
        for other in boxes:
            apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
            assert one is other or apart


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_menu_is_painted_once_in_each_theme(theme: str) -> None:
    picture = paint("menu", None, theme, "fr")
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    size, places = game_menu.places()
    assert image.size == size == (picture.width, picture.height)
    assert image.getpixel((2, 2)) == (DARK if theme == "dark" else LIGHT).ground
    assert len(picture.data) <= LARGEST
    for game, at in places.items():
        piece = game_menu.tile(game)
        box = (*at, at[0] + piece.size[0], at[1] + piece.size[1])
        colours = image.crop(box).getcolors(1 << 20)
        assert colours is not None
        assert max(count for count, _ in colours) < 0.75 * piece.size[0] * piece.size[1], "nothing is to be seen"
    assert paint("menu", None, theme, "fr") is picture


@pytest.mark.parametrize("lang", WALKED)
def test_the_menu_is_told_in_words(lang: str) -> None:
    said = paint("menu", None, "dark", lang).alt
    assert len(said) <= ALT_LIMIT
    for game in GAMES:
        line = translator_for(lang).say(f"{game}-line")
        assert line in said
        assert len(line) <= 100, "a menu's line holds no more"


def test_a_piece_lies_within_its_picture() -> None:
    for game in GAMES:
        piece, view = game_menu.tile(game), sample(game)
        whole = piece.draw(view, DARK, on_board(translator_for("en"), getattr(view, "board", "")), Players())
        assert piece.part[2] <= whole.width
        assert piece.part[3] <= whole.height
        asked, given = piece.size[0] / piece.size[1], (piece.part[2] - piece.part[0]) / (piece.part[3] - piece.part[1])
        assert asked == pytest.approx(given, rel=0.01), "it would be stretched"


def test_samples_are_always_the_same() -> None:
    assert sample("knockout") == samples.sample.__wrapped__("knockout")
    assert sample("knockout").slide is not None
