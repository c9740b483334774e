"""The town's pieces, the unit's ring, the chart's lines: told apart without colour, and saying what they should."""

from collections import Counter
from io import BytesIO
from itertools import combinations, pairwise, product
from math import atan2, hypot, pi

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.city.data import BONUSES, DISTRICTS, FULL, HAZARDS, STOCK
from bot.games.city.view import CityView, PlotView, TradeView
from rendering import chart_lines, paint, wealth_chart
from rendering.board_ring import middle
from rendering.canvas import LEAST, Canvas, Style, empty
from rendering.city import scene, town
from rendering.city.buildings import PIECES, sprite
from rendering.city.center import unit
from rendering.city.colours import palette_colours
from rendering.city.geometry import MIDDLE, RING
from rendering.seat_symbols import token
from rendering.theme import DARK, LIGHT, SEATS, SNOW, THEMES, TOKENS, Colour, Theme, contrast
from rendering.timer_dial import RED
from rendering.world import WORLDS
from tests.rendering.samples_city import NAMES, card, counted, crowded, dealt, given, pay, stacked, taxi, token_chosen

SMALL = 60_000
"""Bytes that no picture exceeds."""


def picture(key: str, view: CityView, theme: str = "dark") -> Image.Image:
    """A picture's pixels."""
    return Image.open(BytesIO(paint(key, view, theme, "en", NAMES).data)).convert("RGB")


def colours(image: Image.Image) -> Counter[Colour]:
    """How many pixels there are of each colour."""
    return Counter({colour: count for count, colour in image.getcolors(1 << 22) or ()})  # type: ignore[misc]  # RGB


def near(one: Colour, two: Colour) -> bool:
    """Whether the palette may have taken one colour for the other."""
    return max(abs(a - b) for a, b in zip(one, two, strict=True)) <= 6


def test_a_tokens_letter_is_never_smaller_than_other_text(monkeypatch: pytest.MonkeyPatch) -> None:
    set_in: list[Style] = []
    monkeypatch.setattr(Canvas, "text", lambda _canvas, _at, _text, style, *_rest: set_in.append(style))
    for sign, size in product(range(len(TOKENS)), range(28, 105)):
        token(empty(), sign, (0, 0), size, SNOW)
    assert len(set_in) == len(TOKENS) * 77
    assert min(each.size for each in set_in) == LEAST


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_pieces_differ_without_colour(theme: Theme) -> None:
    """Every piece of the stock has a shape of its own, in grey too."""
    assert set(STOCK) <= set(PIECES)
    drawn = {}
    for kind in sorted(STOCK):
        piece = sprite(kind, 0, theme)
        outline = Image.new("L", (130, 130))
        outline.paste(piece.mask, (0, 130 - piece.image.height))
        grey = Image.new("L", (130, 130), 128)
        grey.paste(piece.image.convert("L"), (0, 130 - piece.image.height), piece.mask)
        drawn[kind] = outline, grey
    for one, two in combinations(drawn, 2):
        apart = [ImageChops.difference(*both).histogram() for both in zip(drawn[one], drawn[two], strict=True)]
        assert max(sum(each[32:]) for each in apart) > 250, (one, two)


def test_hazards_carry_a_warning_and_bonus_buildings_none() -> None:
    for theme in THEMES.values():
        for kind in HAZARDS | BONUSES:
            piece = sprite(kind, 0, theme)
            assert (colours(piece.image)[theme.warning] > 20) == (kind in HAZARDS), kind


def test_each_of_three_pieces_on_a_plot_is_drawn() -> None:
    """CITY-198's option: up to three bonus buildings or hazards of one sort on one district."""
    view = crowded()
    for count in range(4):
        plot = replace(view.plots[3], residential=0, industrial=0, specials=("prison",) * count)
        placed, left = town.placed(plot), town.LOTS[plot.space][0]
        places = sorted(each.left for each in placed)
        assert len(places) == count
        assert all(one + 13 <= two for one, two in pairwise(places))
        image = picture("city", replace(view, plots=(*view.plots[:3], plot, *view.plots[4:])))
        lot = image.crop(town.LOTS[plot.space])
        strips = [lot.crop((each.left - left, 0, each.left - left + each.wide, lot.height)) for each in placed]
        assert all(colours(strip)[DARK.warning] > 50 for strip in strips), "they are smaller, and each has its sign"
        assert count or not colours(lot)[DARK.warning]


@pytest.mark.parametrize("kind", ["residential", "industrial"])
def test_blocks_rise_with_every_floor(kind: str) -> None:
    high = [sprite(kind, floors, LIGHT).image.height for floors in range(1, FULL + 1)]
    assert all(one + 4 <= two for one, two in pairwise(high))


def test_the_two_kinds_of_blocks_differ_without_colour() -> None:
    house, works = (sprite(kind, 3, LIGHT).mask.resize((60, 60)) for kind in ("residential", "industrial"))
    assert sum(ImageChops.difference(house, works).histogram()[128:]) > 200


def most(space: int) -> PlotView:
    """A district with all that may stand on it."""
    specials = ("wind-farm", "power-station", "park")
    return PlotView(
        space,
        DISTRICTS[space].group,
        1_000,
        9_000,
        0,
        7,
        1,
        specials=specials,
        station=True,
        stadium=True,
        skyscraper=True,
        tower=True,
    )


@pytest.mark.parametrize("space", DISTRICTS)
def test_blocks_stand_in_the_town_and_never_over_the_ring(space: int) -> None:
    """Tall ones may reach over the street, where tokens stand before them."""
    block, (left, top) = town.block(most(space), LIGHT, town.Standing(sparks=True, flagged=True))
    inside = RING.inside
    assert inside[0] <= left
    assert inside[1] <= top
    assert left + block.image.width <= inside[2]
    assert top + block.image.height <= inside[3]


def test_lots_lie_near_their_spaces_and_in_their_order() -> None:
    """Nobody looks for a district: its lot lies on the side of its space, and round the town in the order of the board."""
    left, top, right, bottom = MIDDLE
    for space, box in town.LOTS.items():
        side, (x, y), (at_x, at_y) = RING.side(space), middle(box), RING.stop(space)
        assert abs((x - at_x, y - at_y)[side % 2]) < 150, space
        assert (bottom - box[3], box[0] - left, box[1] - top, right - box[2])[side] <= 4, space
    centre = middle(MIDDLE)
    turns = [atan2(y - centre[1], x - centre[0]) for x, y in (middle(town.LOTS[space]) for space in sorted(town.LOTS))]
    steps = [(two - one) % (2 * pi) for one, two in pairwise((*turns, turns[0]))]
    assert sum(steps) == pytest.approx(2 * pi)


@pytest.mark.parametrize("space", DISTRICTS)
def test_blocks_and_their_numbers_stand_clear_of_each_other_on_their_lot(space: int) -> None:
    """The fullest district shows both numbers whole, and whose it is."""
    left, top, right, bottom = town.LOTS[space]
    for count in range(4):
        plot = replace(most(space), residential=4, industrial=4, specials=("park",) * count, tower=count > 1)
        home, works = [each for each in town.placed(plot) if each.kind in {"residential", "industrial"}]
        assert left < home.left
        assert home.left + home.wide < works.left
        assert works.left + works.wide < right
        assert min(home.wide, works.wide) >= 26
    _, letter = town.tab(space)
    assert left <= letter[0] < letter[2] <= right
    assert top <= letter[1] < letter[3] <= bottom


def test_windows_are_lit_where_rent_is_paid() -> None:
    """By night a mortgaged district lies dark."""
    plot = replace(most(14), specials=(), station=False, stadium=False, skyscraper=False, tower=False)
    lamp, still = WORLDS["dark"]["window"], town.Standing()
    assert colours(town.block(plot, DARK, still)[0].image)[lamp] > 100
    assert colours(town.block(replace(plot, rent=0, mortgage=500), DARK, still)[0].image)[lamp] == 0


def test_a_whole_colour_flies_its_flag() -> None:
    """Only where one owner has every district of a colour."""
    plots = [most(space) for space in DISTRICTS]
    mixed = [replace(each, owner=each.space % 3) for each in plots]
    assert all(each.flagged for each in town.standings(plots, ()).values())
    assert not any(each.flagged for each in town.standings(mixed, ()).values())
    assert not any(each.flagged for each in town.standings([replace(p, owner=None) for p in plots], ()).values())
    plot = replace(most(14), specials=(), station=False, stadium=False, skyscraper=False, tower=False)
    flag, bare = (town.block(plot, LIGHT, town.Standing(flagged=flagged))[0] for flagged in (True, False))
    assert colours(flag.image)[SEATS[0]] > colours(bare.image)[SEATS[0]] + 100


def test_sparks_fly_about_what_is_tall_and_new() -> None:
    plots = [replace(most(space), tower=space == 14, skyscraper=False) for space in DISTRICTS]
    assert [space for space, each in town.standings(plots, {14, 16}).items() if each.sparks] == [14]
    assert not any(each.sparks for each in town.standings(plots, ()).values())


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_palette_of_city_holds_all_that_is_drawn(theme: Theme) -> None:
    drawn = colours(scene.ground(theme).image)
    for kind in PIECES:
        piece = sprite(kind, 3 if kind in ("residential", "industrial") else 0, theme)
        drawn += colours(Image.composite(piece.image, Image.new("RGB", piece.image.size), piece.mask))
    for space in DISTRICTS:
        block, _ = town.block(most(space), theme, town.Standing())
        drawn += colours(Image.composite(block.image, Image.new("RGB", block.image.size), block.mask))
    held = palette_colours(theme)
    assert len(held) <= 256
    assert not [each for each in drawn if each != (0, 0, 0) and not any(near(each, other) for other in held)]


def lit(quarters: int) -> Counter[Colour]:
    """The colours of a unit of the seat B that shows so many quarters."""
    canvas = Canvas(Image.new("RGB", (240, 240), LIGHT.card))
    unit(canvas, ((120, 120), 100), ("7M", ""), (1, quarters), LIGHT)
    return colours(canvas.image)


def test_ring_of_the_unit_empties_by_quarters_and_is_red_at_last() -> None:
    """CITY-38, CITY-153: the red light comes with the last seconds, not before."""
    own = [lit(quarters)[SEATS[1]] for quarters in range(5)]
    assert own[0] == 0
    assert own[2] == pytest.approx(2 * own[1], rel=0.05)
    assert own[3] == pytest.approx(3 * own[1], rel=0.05)
    assert own[4] == pytest.approx(4 * own[1], rel=0.05)
    assert [lit(quarters)[RED] > 1_000 for quarters in range(5)] == [True, False, False, False, False]


def test_dashes_of_the_chart_are_of_the_length_they_should_be() -> None:
    line = [(0.0, 0.0), (30.0, 40.0), (130.0, 40.0)]
    pieces = chart_lines.dashed(line, (20, 10))
    lengths = [sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(piece)) for piece in pieces]
    assert lengths == pytest.approx([20.0] * 5)
    assert chart_lines.dashed(line, ()) == [line]
    assert len({*chart_lines.DASHES}) == len(TOKENS)


def test_labels_of_the_chart_do_not_touch_and_keep_their_order() -> None:
    placed = chart_lines.spread([100, 100, 100, 700, 702, 900], 68, 60, 800)
    assert all(two - one >= 68 for one, two in pairwise(placed))
    assert placed[0] >= 60
    assert placed[-1] <= 800
    assert chart_lines.spread([100, 300], 68, 60, 800) == [100, 300]


@pytest.mark.parametrize("most", [0, 40, 37_700, 60_000, 164_930, 1_234_560])
def test_scale_of_the_chart_has_few_round_steps(most: int) -> None:
    unit_ = chart_lines.step(most)
    assert most <= 6 * unit_
    assert str(unit_).rstrip("0") in {"1", "2", "5"}


@pytest.mark.parametrize("theme", THEMES)
def test_every_line_of_the_chart_is_seen(theme: str) -> None:
    """Where a sign's colour is faint on the card, a rim stands out."""
    view = counted()
    for sign in range(len(TOKENS)):
        data = paint("city/chart", view, theme, "en", NAMES, (sign, *[(sign + 1) % 8] * 5)).data
        found = colours(Image.open(BytesIO(data)).convert("RGB").crop(wealth_chart.FIELD))
        strong = contrast(SEATS[sign], THEMES[theme].card) >= chart_lines.FAINT
        mine = (count for colour, count in found.items() if near(colour, SEATS[sign]))
        assert sum(mine) > 1_000, sign
        assert strong or found[THEMES[theme].muted] > 500, sign


def test_cash_that_is_hidden_is_neither_shown_nor_told() -> None:
    """CITY-202: three dots for cash, no tags of what moved, no sum that could be raised."""
    view = card()
    said = paint("city", view, "dark", "en", NAMES).alt
    assert said.count("hidden cash") == 4
    assert not any(words in said for words in ("12.34M", "45.6M"))
    bill = pay().bill
    assert bill is not None
    owed = replace(pay(), stage="debt", debt=replace(bill, raisable=None))
    assert "None" not in paint("city", owed, "dark", "en", NAMES).alt


def test_kept_cards_and_rent_dodge_are_seen() -> None:
    """CITY-100, CITY-104: the number of cards in the strip; the Dodge lies on Free Parking or with its holder."""
    held, free = taxi(), replace(taxi(), seats=tuple(replace(each, dodge=False) for each in taxi().seats))
    parking = (4, 4, 160, 255)
    assert colours(picture("city", free).crop(parking))[DARK.warning] > 1_000
    assert colours(picture("city", held).crop(parking))[DARK.warning] == 0
    said = paint("city", held, "dark", "en", NAMES).alt
    assert "Bob holds Rent Dodge" in said
    assert "13.37M + 2 cards" in said


def test_stations_in_reach_and_ways_of_a_taxi_are_lit() -> None:
    plain = colours(picture("city", replace(taxi(), stage="roll")))[DARK.accent]
    assert colours(picture("city", taxi()))[DARK.accent] > plain + 4_000
    said = paint("city", taxi(), "dark", "en", NAMES).alt
    assert "Old Town, Auction, Central Quay and Planning Permission" in said


def test_open_deals_are_marked_in_the_middle() -> None:
    view = token_chosen()
    marked = replace(view, deals=(TradeView(3, 0, 1, (), 500, (), 0),))
    assert picture("city", view).tobytes() != picture("city", marked).tobytes()
    assert "Open trades: Amélie – Jean-Baptiste de la Roc…" in paint("city", marked, "dark", "en", NAMES).alt


def test_deals_say_what_becomes_of_rents_and_groups() -> None:
    """CITY-119, CITY-159: both sides whole, their rents before and after."""
    said = paint("city/deal", dealt(), "dark", "en", NAMES).alt
    for part in ("Amélie gives Bob", "the Taxi card", "Amélie completes the purple set", "red light"):
        assert part in said
    assert "Most of the time" in paint("city/deal", given(), "dark", "en", NAMES).alt


def test_pictures_stay_small_whatever_they_hold() -> None:
    """A deal of all districts, a count and a chart of six over the longest course."""
    deal = TradeView(1, 0, 4, tuple(DISTRICTS), 100, ("card-jail-1", "card-taxi"), 0)
    view = counted()
    course = tuple(tuple(amount * (seat + 3) for seat, amount in enumerate(each)) for each in view.course * 2)
    for theme in THEMES:
        for key, shown in (
            ("city/deal", replace(stacked(), deals=(deal,))),
            ("city/count", view),
            ("city/chart", replace(view, course=course)),
            ("city", stacked()),
        ):
            made = paint(key, shown, theme, "fr", NAMES)
            assert len(made.data) <= SMALL, key
            assert made.height <= 1.6 * made.width, key


def test_count_gives_every_district_and_every_sum() -> None:
    """CITY-149: cash and rents of each district, total, rank."""
    said = paint("city/count", counted(), "light", "en", NAMES).alt
    assert "1. 田中さん: 164.93M, from 120.43M cash and rents Westlands 7.5M, Central Quay 9.5M" in said
    assert all(f"{rank}. " in said for rank in range(1, 7))
