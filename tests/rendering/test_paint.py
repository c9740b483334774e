"""The painter keeps its promises: pure, kept by content, safe in threads, quick, small, and told in words."""

import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.cli.playthrough import steps
from bot.games import GAMES
from bot.games.city.view import CityView, CountLine, HourView, PlotView, TradeView
from bot.i18n.translator import translator_for
from rendering import paint, painters
from rendering.cache import OVERHEAD, Budget, Cache, kept, weight
from rendering.city import board
from rendering.city.colours import palette_colours
from rendering.city.deed import arithmetic
from rendering.city.draw_context import CityDrawContext
from rendering.encode import png
from rendering.image import ALT_LIMIT
from rendering.players import Players
from rendering.theme import DARK, SEATS, THEMES, numbered
from tests.rendering.samples_city import (
    LONG_NAMES,
    NAMES,
    TEN,
    auction,
    crowded,
    debt,
    deed,
    early,
    over,
    packed,
    start,
)
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

draw_board = CityDrawContext.drawn(board.draw)
FULL = 60_000
"""Bytes that no board exceeds."""
TOWN = tuple(key for key in painters() if key.startswith("city") and "/rules/" not in key)
POSITIONS = (start, early, crowded, auction, debt, over)


@pytest.mark.parametrize("key", TOWN)
@pytest.mark.parametrize("lang", WALKED)
def test_every_picture_of_every_position_is_painted(key: str, lang: str) -> None:
    for make in (*POSITIONS, deed):
        picture = paint(key, make(), "dark", lang, NAMES)
        image = Image.open(BytesIO(picture.data))
        assert image.format == "PNG"
        assert image.mode == "P"
        assert image.size == (picture.width, picture.height)
        assert 0 < len(picture.alt) <= ALT_LIMIT


NUMBERED = numbered(DARK, palette_colours)
"""As pictures are painted."""


def test_equal_arguments_give_equal_bytes_even_when_drawn_anew() -> None:
    drawn = [
        png(draw_board(crowded(), NUMBERED, translator_for("fr"), Players(NAMES)), DARK, palette_colours)
        for _ in range(2)
    ]
    assert drawn[0] == drawn[1] == paint("city", crowded(), "dark", "fr", NAMES).data


def test_what_was_painted_before_leaves_no_trace() -> None:
    before = png(draw_board(early(), DARK, translator_for("en"), Players(NAMES)), DARK, palette_colours)
    draw_board(crowded(), DARK, translator_for("en"), Players(NAMES))
    assert png(draw_board(early(), DARK, translator_for("en"), Players(NAMES)), DARK, palette_colours) == before


def test_unchanged_board_costs_nothing() -> None:
    first = paint("city", crowded(), "light", "fr", NAMES)
    began = time.process_time()
    for _ in range(100):
        assert paint("city", crowded(), "light", "fr", NAMES) is first
    assert time.process_time() - began < 1.0


def test_theme_language_and_names_make_another_picture() -> None:
    pictures = {
        paint("city", early(), theme, lang, names).data
        for theme in THEMES
        for lang in WALKED
        for names in (NAMES, NAMES[::-1])
    }
    assert len(pictures) == 8


def test_unknown_theme_is_dark_and_unknown_picture_is_refused() -> None:
    assert paint("city", early(), "sepia", "en", NAMES).data == paint("city", early(), "dark", "en", NAMES).data
    with pytest.raises(KeyError):
        paint("chess", early(), "dark", "en", NAMES)


def test_many_threads_paint_the_same() -> None:
    views = [replace(crowded(), turn=turn) for turn in range(4)] * 3
    with ThreadPoolExecutor(4) as pool:
        pictures = list(
            pool.map(lambda view: png(draw_board(view, DARK, translator_for("en"), Players(NAMES)), DARK), views)
        )
    assert len(set(pictures)) == 1


def test_names_may_be_anything() -> None:
    for names in ((), ("",) * 6, ("\U0001f3b2" * 40, "a" * 4000, "\u202e\u0000", "\n", "«»", "I" * 32)):
        assert paint("city", crowded(), "dark", "en", names).data
        assert len(paint("city", over(), "dark", "fr", names).alt) <= ALT_LIMIT


def test_changed_board_is_quick_and_small() -> None:
    """The target is 20 ms on a quiet core; the bound leaves room for a busy machine."""
    paint("city", crowded(), "dark", "fr", NAMES)
    seconds = []
    for turn in range(7):
        view = _moved(crowded(), turn)
        began = time.process_time()
        picture = paint("city", view, "dark", "fr", NAMES)
        seconds.append(time.process_time() - began)
        assert len(picture.data) <= FULL
    assert sorted(seconds)[3] < 0.08


def test_boards_stay_small() -> None:
    for view in TEN:
        for theme in THEMES:
            for lang in WALKED:
                assert len(paint("city", view, theme, lang, NAMES).data) <= FULL


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", WALKED)
@pytest.mark.parametrize("stage", ["roll", "auction", "debt", "pay", "taxi", "trip", "card", "over"])
def test_board_where_everything_stands_stays_small(stage: str, lang: str, theme: str) -> None:
    for tokens in ((), (1, 2, 3, 5, 6, 7)):
        assert len(paint("city", packed(stage), theme, lang, LONG_NAMES, tokens).data) <= FULL


def test_boards_of_random_games_stay_small() -> None:
    for seats, seed in ((2, 1), (4, 2), (6, 3)):
        view = GAMES["city"].view(list(steps("city", seats, seed, "random"))[-1].state, None)
        assert len(paint("city", view, "dark", "fr", NAMES[:seats]).data) <= FULL


def _moved(view: CityView, turn: int) -> CityView:
    """The same town, other cash and another move."""
    seats = tuple(
        replace(each, cash=(each.cash or 0) + 10 * turn + 10, space=(each.space + turn) % 40) for each in view.seats
    )
    return replace(view, seats=seats, turn=view.turn + turn, trail=tuple(range(turn, turn + 6)))


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (
            early,
            [
                "Amélie has to buy it or auction it",
                "Dice 3 and 5",
                "Middleton, red, price 2.4M",
                "unowned",
                "owns Westlands",
            ],
        ),
        (
            crowded,
            [
                "may build",
                "The permit is for 3 blocks, 2 left",
                "in jail",
                "(mortgaged)",
                "is out of the game",
                "4 rounds",
            ],
        ),
        (auction, ["waits for an auction", "Leading bid 3.45M by Jean-Baptiste", "Passed: Amélie"]),
        (debt, ["Maximiliane owes 田中さん 14M"]),
        (over, ["final count", "1. "]),
    ],
)
def test_words_stand_for_the_board(make: Callable[[], CityView], said: list[str]) -> None:
    alt = paint("city", make(), "dark", "en", NAMES).alt
    assert [part for part in said if part not in alt] == [], alt


def test_chosen_token_is_the_sign_on_every_picture() -> None:
    """CITY-204: shape, colour, pattern and letter are the token's, wherever its owner is shown."""
    view = replace(auction(), seats=tuple(replace(each, jailed=False) for each in auction().seats))
    count = tuple(CountLine(seat, 100, ((14, 600),) if seat == 1 else (), 700, 1) for seat in range(3))
    deal = TradeView(1, 1, 0, (14,), 100, (6,), 0)
    view = replace(view, lot=14, deals=(deal,), count=count, course=((100, 900, 300), (200, 600, 400)))
    for key in set(TOWN) - {"city/card"}:
        plain = _colours(paint(key, view, "dark", "en", NAMES).data)
        taken = _colours(paint(key, view, "dark", "en", NAMES, (0, 6, 2)).data)
        assert plain[SEATS[1]] > 100 > plain[SEATS[6]], key
        assert taken[SEATS[6]] > 100 > taken[SEATS[1]], key
    assert "Seat G" in paint("city", replace(view, active=1), "dark", "en", ("Anna",), (0, 6, 2)).alt


def _colours(data: bytes) -> Counter[tuple[int, int, int]]:
    """How many pixels a picture has of each colour."""
    image = Image.open(BytesIO(data)).convert("RGB")
    return Counter({colour: count for count, colour in image.getcolors(1 << 20) or ()})  # type: ignore[misc]  # RGB


def test_words_stand_for_a_deed() -> None:
    alt = paint("city/deed", deed(), "dark", "fr", NAMES).alt
    assert "Bellevue, bleu foncé" in alt
    assert "8: 20" in alt


def test_rent_is_summed_so_that_one_can_check_it() -> None:
    """CITY-45 to CITY-48: the ladder's step for the counting blocks, doubled once, nothing when mortgaged."""
    docks = PlotView(14, "purple", 1_600, 7_000, owner=0, residential=2, industrial=4, specials=("power-station",))
    said = translator_for("en")
    town = (docks, replace(docks, space=11, skyscraper=True))
    assert arithmetic(docks, said, town) == "4 blocks: 3.5M, doubled by the skyscraper: 7M"
    assert (
        arithmetic(docks, translator_for("fr"), town)
        == "4 blocs\u00a0: 3,5\u202fM, doublé par le gratte-ciel\u00a0: 7\u202fM"
    )
    tower = (docks, replace(docks, space=39, group="blue", tower=True))
    assert arithmetic(docks, said, tower) == "4 blocks: 3.5M, doubled by the Tower: 7M"
    assert arithmetic(replace(docks, specials=("park",), rent=5_500), said) == "6 blocks: 5.5M"
    assert arithmetic(replace(docks, rent=0, mortgage=3_500), said) == "mortgaged: no rent"
    view = replace(early(), lot=14, plots=(replace(docks, rent=0, mortgage=3_500),))
    assert "no rent" in paint("city/deed", view, "light", "en", NAMES).alt


def test_district_on_the_board_is_shown_whoever_lands_there() -> None:
    view = replace(crowded(), stage="buy", lot=24, hour=HourView(1, None, over=True))
    assert paint("city", view, "light", "fr", NAMES).data != paint("city", crowded(), "light", "fr", NAMES).data
    called = replace(view, hour=HourView(1, None, caller=2))
    assert paint("city", view, "light", "fr", NAMES).data != paint("city", called, "light", "fr", NAMES).data


def test_full_words_shrink_to_the_limit_but_name_every_seat() -> None:
    names = tuple(name * 30 for name in "ABCDEF")
    alt = paint("city", crowded(), "dark", "fr", names).alt
    assert len(alt) <= ALT_LIMIT
    assert all(name[:20] in alt for name in names)


def test_kept_within_its_bytes_and_what_is_asked_for_stays() -> None:
    made: list[str] = []

    def make(key: str) -> bytes:
        made.append(key)
        return bytes(1_000)

    budget = Budget(2 * (OVERHEAD + 1_000))
    one, other = Cache[bytes](budget), Cache[bytes](budget)
    for cache, key in ((one, "a"), (other, "b"), (one, "a"), (one, "c"), (one, "a"), (other, "b")):
        cache.get(key, partial(make, key))
    assert made == ["a", "b", "c", "b"], "what another cache keeps goes first, if nobody asked for it"
    assert budget.held == budget.most
    budget.limit(0)
    assert budget.held == 0
    one.get("a", partial(make, "a"))
    assert made[-1] == "a"
    assert budget.held == 0


def test_pictures_are_drawn_once_and_weigh_what_their_pixels_take() -> None:
    drawn: list[int] = []

    @kept
    def square(size: int, *, mode: str = "RGB") -> Image.Image:
        drawn.append(size)
        return Image.new(mode, (size, size))

    assert square(100) is square(100)
    assert square(100, mode="L") is not square(100)
    assert drawn == [100, 100]
    assert 40_000 < weight(square(100)) < 44_000
    assert weight(square(100, mode="L")) < 14_000
    assert weight((square(100), square(100))) == 2 * weight(square(100))
