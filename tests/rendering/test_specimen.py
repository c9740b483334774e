"""The page of specimens shows what the code declares, and nothing of it is listed twice."""

from itertools import chain, pairwise

import pytest
from PIL import Image

from bot.games import GAMES
from rendering import pictures_of, specimen
from rendering.board_ring import Box
from rendering.canvas import Canvas
from rendering.pictures import Pictures
from rendering.specimen import games, shared
from rendering.specimen.sheet import CAPTION_ROOM, GAP, MARGIN, TALLEST, WIDTH, Sheet
from rendering.theme import DARK, LIGHT, SEATS, THEMES, Colour, Theme
from rendering.trade_card import Badges
from rendering.world import WORLDS, tones

LIME: Colour = (1, 250, 3)
PLUM: Colour = (99, 2, 101)


def colours_of(image: Image.Image) -> set[Colour]:
    return {colour for _, colour in image.getcolors(1 << 24) or ()}  # type: ignore[misc]  # RGB


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_shared_half_holds_every_seat_and_colour_of_the_theme_and_the_world(theme: Theme) -> None:
    sheet = Sheet(theme)
    for section in shared.SECTIONS:
        section(sheet)
    named = [getattr(theme, field) for field in theme.__struct_fields__ if isinstance(getattr(theme, field), tuple)]
    world = [tones(each, theme) for each in WORLDS[theme.key].values()]
    lit = chain.from_iterable((each.up, each.left, each.right) for each in world)
    assert {*SEATS, *named, *lit} <= colours_of(sheet.canvas.image)


def test_every_game_has_its_groups_there() -> None:
    columns = specimen.columns(DARK)
    shown = colours_of(columns[0].canvas.image) | colours_of(columns[1].canvas.image)
    for game in GAMES:
        badges = pictures_of(game).badges
        assert badges is not None
        assert {*badges.colours.values()} <= shown, game
    assert max(sheet.y for sheet in columns) < TALLEST - MARGIN


def test_what_a_new_game_declares_appears_by_itself() -> None:
    def sign(canvas: Canvas, group: str, centre: tuple[int, int], size: int) -> None:
        canvas.disc(centre, size // 2, (0, 0, 0))

    sheet = Sheet(LIGHT)

    def piece(canvas: Canvas, box: Box, theme: Theme) -> None:
        canvas.fill(box, PLUM)

    games.declared(sheet, Pictures(painters={}, badges=Badges({"lime": LIME}, sign), pieces={"plum": piece}))
    assert {LIME, PLUM} <= colours_of(sheet.canvas.image)
    before = sheet.y
    games.declared(sheet, Pictures(painters={}))
    assert sheet.y == before


@pytest.mark.parametrize("called", ["", "called"])
def test_rows_break_where_there_is_no_more_room_and_do_not_overlap(called: str) -> None:
    sheet, boxes = Sheet(LIGHT), list[Box]()

    def draw(box: Box, each: int) -> str:
        boxes.append(box)
        return called

    sheet.row(range(30), (100, 40), draw)
    assert max(right for _, _, right, _ in boxes) <= WIDTH - MARGIN
    tops = sorted({top for _, top, _, _ in boxes})
    assert len(tops) == 3
    assert {low - high for high, low in pairwise([*tops, sheet.y])} == {40 + GAP + (CAPTION_ROOM if called else 0)}
