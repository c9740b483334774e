"""The scenes of the classic boards: each board its own, day and night, growing with what is built."""

from itertools import combinations

import pytest
from PIL import ImageChops

from bot.games.classic import data
from bot.games.classic.view import PlotView
from rendering import corner_scene, scenery
from rendering.classic import center, geometry, scene, symbols, vignette
from rendering.theme import DARK, LIGHT, NIGHT, SNOW, THEMES, Theme, contrast
from tests.rendering import samples_classic
from tests.rendering.samples_classic import PROPERTIES, own_board, plots

BOARDS = ("neutral", "edition", own_board())
EMPTY = plots({})
themed = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def built(count: int, level: int) -> tuple[PlotView, ...]:
    """All properties of one owner, a number of places with a level of buildings."""
    places = [each.space for each in EMPTY if each.kind == "place"][:count]
    return plots(dict.fromkeys(PROPERTIES, 0), dict.fromkeys(places, level))


def differing(board: str, one: tuple[PlotView, ...], two: tuple[PlotView, ...], theme: Theme) -> int:
    """How many pixels of a scene two positions tell apart."""
    apart = ImageChops.difference(scene.picture(board, one, theme), scene.picture(board, two, theme)).convert("L")
    return apart.width * apart.height - apart.histogram()[0]


@themed
def test_each_board_has_its_own_scene(theme: Theme) -> None:
    for one, two in combinations(BOARDS, 2):
        assert scene.picture(one, EMPTY, theme).tobytes() != scene.picture(two, EMPTY, theme).tobytes()


@themed
@pytest.mark.parametrize("board", BOARDS, ids=["neutral", "edition", "own"])
def test_houses_rise_with_what_is_built_and_a_tower_with_the_first_tower(board: str, theme: Theme) -> None:
    stages = [EMPTY, *(built(count, 4) for count in (1, 2, 4, 6, 8, 11))]
    seen = [scene.picture(board, each, theme).tobytes() for each in stages]
    assert len(set(seen)) >= 5
    assert differing(board, built(5, 4), built(4, 5), theme) > 1_000, (
        "four towers count twenty shops as five full places"
    )
    assert differing(board, EMPTY, plots(dict.fromkeys(PROPERTIES, 0)), theme) == 0


@pytest.mark.parametrize("board", BOARDS, ids=["neutral", "edition", "own"])
def test_windows_are_lit_at_night(board: str) -> None:
    lamp = scenery.colour("window", DARK)
    for plots_, least in ((EMPTY, 300), (samples_classic.packed().plots, 900)):
        image = scene.picture(board, plots_, DARK)
        assert {colour: number for number, colour in image.getcolors(1 << 20) or ()}[lamp] > least


@themed
def test_the_sky_behind_text_is_plain(theme: Theme) -> None:
    """All that stands before it, plates of open things too, is on the theme's own ground and cuts nothing."""
    low = center.OPEN + center.PLATE - geometry.MIDDLE[1]
    for board in BOARDS:
        sky = scene.picture(board, samples_classic.packed().plots, theme).crop((0, 0, scene.SIZE[0], low))
        assert sky.getcolors() == [(sky.width * sky.height, theme.town)]


def test_the_palette_holds_the_colours_of_every_scene() -> None:
    for theme in (LIGHT, DARK):
        known = set(scene.colours(theme)) | {theme.town}
        for board in BOARDS:
            image = scene.picture(board, samples_classic.packed().plots, theme)
            found = image.getcolors(1 << 20) or ()
            smoothed = sum(number for number, colour in found if colour not in known)
            assert smoothed < 0.02 * image.width * image.height, "only edges are between the palette's colours"


def test_each_card_has_a_picture_of_what_it_does() -> None:
    drawn = {face.word: vignette.of_card(face.word, 120).tobytes() for face in data.FACES if face.word}
    assert len(set(drawn.values())) == len(vignette.CARDS)
    of = {face.effect: drawn[face.word] for face in data.FACES if face.word}
    assert vignette.of_card("card-jail-1", 120).tobytes() == of[data.KEEP] != of[data.TO_JAIL]
    assert of[data.COLLECT] != of[data.PAY]
    assert len({drawn[face.word] for face in data.FACES if face.effect == data.REPAIRS}) == 3, "roofs, roads, chimneys"


@themed
def test_arrows_stand_out_from_their_plates_and_roofs_from_theirs(theme: Theme) -> None:
    for ground in ("steel", "tile"):
        assert contrast(scenery.colour("sail", theme), scenery.colour(ground, theme)) >= 3
    assert contrast(symbols.ROOF, NIGHT) >= 3
    assert contrast(symbols.ROOF, SNOW) >= 3


def test_what_the_bank_has_left_is_counted_in_houses_and_towers() -> None:
    for kind in (data.SHOP, data.TOWER_KIND):
        drawn = [vignette.of_stock(kind, count, (800, 116), LIGHT).tobytes() for count in range(13)]
        assert len(set(drawn)) == 13


def test_corners_have_a_picture() -> None:
    assert {square.kind for space, square in enumerate(data.SQUARES) if space % 10 == 0} == set(corner_scene.SPACES)
