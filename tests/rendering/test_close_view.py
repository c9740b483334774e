"""The close view of a turn: which spaces it shows, how high it is, that its names are whole, what it says in words."""

from io import BytesIO
from itertools import pairwise

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.city.data import DISTRICTS
from bot.games.classic.view import ClassicView
from bot.i18n.board_names import on_board
from bot.i18n.translator import translator_for
from rendering import close_view, paint, space_tile
from rendering.board_ring import Box
from rendering.canvas import LEAST, fit
from rendering.city import turn as city_turn
from rendering.classic import turn as classic_turn
from rendering.seat_card import Holding, holdings
from rendering.stretch import Stretch, listed, stretch
from rendering.text_fit import NARROWEST, set_name
from rendering.theme import DARK, LIGHT, Theme
from tests.rendering import samples_city, samples_classic
from tests.rendering.samples_city import LONG_NAMES, NAMES
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

FOUR, SIX = 700, 800
"""How high a close view may be, in pixels of 1000 across."""


def spaces(*given: object, **more: int) -> tuple[int, ...]:
    """The spaces of a stretch."""
    return stretch(*given, **more).spaces  # type: ignore[arg-type]  # as they come


def test_a_short_walk_is_shown_whole_with_what_lies_ahead() -> None:
    assert stretch((16, 17, 18), 18, 6) == Stretch(
        (16, 17, 18, 19, 20, 21), ((True, False),) * 2 + ((False, False),) * 3, 18
    )


def test_of_a_long_walk_the_beginning_and_the_end_are_shown() -> None:
    shown = stretch(tuple(range(16, 25)), 24, 6)
    assert shown.spaces == (16, 21, 22, 23, 24, 25)
    assert shown.links == ((True, True), (True, False), (True, False), (True, False), (False, False))
    assert stretch(tuple(range(16, 25)), 24, 3).spaces == (16, 23, 24)


def test_a_walk_past_the_beginning_of_the_ring_goes_on() -> None:
    assert spaces((38, 39, 0, 1), 1, 6) == (38, 39, 0, 1, 2, 3)


def test_a_walk_back_is_shown_in_the_order_of_the_board() -> None:
    shown = stretch((36, 35, 34, 33), 33, 6)
    assert (shown.spaces, shown.goal) == ((33, 34, 35, 36, 37, 38), 33)
    assert shown.links[:4] == ((True, False),) * 3 + ((False, False),)


def test_a_jump_is_shown_with_both_its_ends() -> None:
    shown = stretch((25, 26, 27, 28, 29, 30, 10), 10, 6)
    assert {25, 30, 10} <= set(shown.spaces)
    assert shown.spaces[-2:] == (10, 11)
    assert shown.links[-2] == (True, True)


def test_where_a_walk_turned_is_shown() -> None:
    assert spaces((14, 15, 16, 17, 18, 19, 20, 21, 22, 21, 20, 19), 19, 6) == (14, 19, 20, 21, 22, 23)


def test_another_ones_trail_is_not_shown() -> None:
    shown = stretch(tuple(range(16, 25)), 3, 6)
    assert (shown.spaces, shown.goal) == ((3, 4, 5, 6, 7, 8), None)
    assert not any(went for went, _ in shown.links)


def test_what_is_asked_for_is_shown() -> None:
    assert spaces((16, 17, 18), 18, 3, (30,)) == (16, 18, 30)
    assert 39 in spaces((), 1, 3, (39,))


def test_choices_stand_in_their_order_with_breaks_between() -> None:
    assert listed(19, (24, 22, 27)) == Stretch((19, 22, 24, 27), ((False, True),) * 3)
    assert listed(1, (39, 0, 2, 3)).spaces == (39, 0, 1, 2, 3)


@pytest.mark.parametrize("most", [3, 4, 6])
def test_a_row_never_has_more_tiles_than_it_may(most: int) -> None:
    for length in range(1, 30):
        shown = stretch(tuple(range(length + 1)), length, most, (35,))
        assert len(shown.spaces) == len(set(shown.spaces)) == most
        assert {length, 35} <= set(shown.spaces)


def test_tiles_stand_side_by_side_within_their_room() -> None:
    for shown in (stretch(tuple(range(9)), 8, 6), stretch((), 5, 6), listed(1, (5, 10, 15, 20))):
        boxes = space_tile.tiles(shown, 8, 992, 0)
        assert all(one.whole[2] < other.whole[0] for one, other in pairwise(boxes))
        assert boxes[-1].whole[2] <= 992
        assert boxes[0].whole[2] - boxes[0].whole[0] >= 145


@pytest.mark.parametrize("key", ["city/turn", "classic/turn"])
def test_a_close_view_is_low_enough_for_a_phone(key: str) -> None:
    groups = 8 if key.startswith("city") else 10
    assert all(close_view.height(count, groups) <= (FOUR if count <= 4 else SIX) for count in range(2, 7))
    assert {close_view.height(count, groups) for count in (2, 3, 4)} < set(range(500, FOUR + 1))


@pytest.mark.parametrize("lang", WALKED)
def test_names_on_tiles_are_whole_and_legible(lang: str) -> None:
    words = translator_for(lang)
    shown = stretch(tuple(range(9)), 8, 6)
    tile = space_tile.tiles(shown, 8, 992, 0)[0]
    for game, said in (("city", words), *(("classic", on_board(words, key)) for key in ("neutral", "edition"))):
        for index in range(40):
            text = said.space(game, index)
            for box in (tile.name, tile.title):
                setting = set_name(text, _size(box), space_tile.NAMES)
                assert setting.style.size >= LEAST, text
                assert setting.width * NARROWEST <= _size(box)[0], text
                assert "".join(setting.lines).replace(" ", "") == text.replace(" ", ""), text


def _size(box: Box) -> tuple[int, int]:
    return box[2] - box[0], box[3] - box[1]


@pytest.mark.parametrize("lang", WALKED)
def test_what_is_awaited_fits_the_head(lang: str) -> None:
    for game, stages, rest in (("city", samples_city.TEN, 300), ("classic", samples_classic.BOARDS, 250)):
        for stage in {view.stage for view in stages}:
            said = translator_for(lang).say(f"picture-{game}-stage", stage=stage)
            assert fit(said, (984 - 122 - rest, 38), close_view.SAID).style.size >= LEAST, said


def test_holdings_count_a_seats_properties_by_group() -> None:
    view = samples_city.jail()
    found = {each.group: each for each in holdings(view.plots, 1, lambda plot: bool(plot.mortgage))}
    assert found["sky"] == Holding("sky", 3, 3, 1)
    assert found["blue"].owned == found["blue"].size == 2
    assert sum(each.size for each in found.values()) == len(DISTRICTS)


def test_the_tiles_are_the_choices_of_a_taxi_and_of_the_bus() -> None:
    assert set(city_turn.shown(samples_city.taxi()).spaces) == {11, 12, 13, 14, 15}
    assert classic_turn.shown(samples_classic.bus()).spaces == (19, 20, 22, 24, 27)


@pytest.mark.parametrize("view", [each for each in samples_classic.BOARDS if each.stage != "over"])
def test_the_next_space_ahead_is_always_shown(view: ClassicView) -> None:
    shown, here = classic_turn.shown(view).spaces, view.seats[view.active].space
    assert {here, (here + 1) % 40} <= set(shown)


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])
def test_a_plate_shows_where_the_active_token_stands_and_frames_what_is_in_question(theme: Theme) -> None:
    view = samples_classic.decided()
    image = Image.open(BytesIO(paint("classic/turn", view, theme.key, "en", NAMES).data)).convert("RGB")
    tiles = space_tile.tiles(classic_turn.shown(view), close_view.LEFT, close_view.RIGHT, close_view.ROW)
    framed = [each.space for each in tiles if image.getpixel((each.whole[0] + 1, each.whole[1] + 100)) == theme.accent]
    plates = [each.space for each in tiles if image.getpixel((each.lane[0] + 3, each.lane[3] - 3)) == theme.accent]
    assert (framed, plates) == (list(view.fresh), [view.seats[view.active].space])


def test_a_space_whose_rent_may_be_claimed_is_shown_when_the_next_one_rolls() -> None:
    view = replace(samples_classic.early(), stage="roll", lot=None, active=1)
    assert classic_turn.shown(view).spaces == (14, 15, 16, 17, 18, 19)
    seats = tuple(replace(each, space=30) if each.seat == 1 else each for each in view.seats)
    assert classic_turn.shown(replace(view, seats=seats)).spaces[-2:] == (34, 19)


def test_dice_of_whoever_moved_before_are_not_shown() -> None:
    view = samples_city.decided()
    waiting = replace(view, stage="roll", active=2, lot=None)
    assert _painted(waiting) == _painted(replace(waiting, dice=(1, 1)))
    assert _painted(view) != _painted(replace(view, dice=(1, 1)))


def _painted(view: object) -> bytes:
    return paint("city/turn", view, "dark", "fr", NAMES).data


@pytest.mark.parametrize(
    ("key", "view", "said"),
    [
        ("city/turn", samples_city.decided(), ["Spaces shown: ", "brown 1 of 2", "light blue 3 of 3", "Dice 3 and 4"]),
        ("classic/turn", samples_classic.decided(), ["Spaces shown: ", "Factions 2 of 4", "in jail"]),
    ],
)
def test_words_stand_for_the_close_view(key: str, view: object, said: list[str]) -> None:
    alt = paint(key, view, "light", "en", LONG_NAMES).alt
    assert [part for part in said if part not in alt] == [], alt
