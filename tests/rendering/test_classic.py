"""Pictures of the classic game: every name whole in both languages and themes, small, quick, and told in words."""

from collections import Counter
from io import BytesIO
from itertools import combinations

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.classic import data
from bot.games.classic.board import board
from bot.games.classic.build_view import STAGES
from bot.games.classic.view import ClaimView, ClassicView, WayView
from bot.i18n.board_names import on_board
from bot.i18n.translator import Translator, translator_for
from rendering import corner_scene, paint
from rendering.board_ring import Box
from rendering.canvas import LEAST, Canvas, Setting, fit
from rendering.classic import board as drawing
from rendering.classic import cards, center, center_card, deed, deed_card, geometry, space, symbols, trade
from rendering.classic.colours import FAMILIES, grounds, palette_colours
from rendering.classic.draw_context import ClassicDrawContext
from rendering.encode import png
from rendering.image import ALT_LIMIT
from rendering.players import Players
from rendering.text_fit import NARROWEST, figure_setting, set_name
from rendering.theme import DARK, SEATS, THEMES, Colour, Theme, contrast, numbered, palette, text_on
from rendering.trade_card import ROW, SIDE
from tests.rendering import samples_classic
from tests.rendering.golden_compare import farthest
from tests.rendering.samples_classic import NAMES
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

FULL = 60_000
"""Bytes that no picture exceeds."""
LANGS, BOARDS = WALKED, ("neutral", "edition")
KEYS = tuple(f"classic{part}" for part in ("", "/auction", "/deed", "/claim", "/deal", "/count", "/chart", "/turn"))
POSITIONS = (
    *samples_classic.BOARDS,
    samples_classic.counted(),
    samples_classic.traded(),
    samples_classic.inherit(),
    samples_classic.each_one(),
)
spoken = pytest.mark.parametrize(
    "said", [on_board(translator_for(lang), key) for lang in LANGS for key in BOARDS], ids=lambda _: ""
)


def whole(setting: Setting, text: str) -> bool:
    """Whether no letter got lost."""
    return "".join(setting.lines).replace(" ", "") == text.replace(" ", "")


def fits(setting: Setting, text: str, length: int, high: int) -> bool:
    """Whether a text is whole, legible, and at most so much narrowed as letters may be."""
    legible = setting.style.size >= LEAST
    return whole(setting, text) and legible and setting.width * NARROWEST <= length and setting.height <= high


def size(box: Box, turned: bool) -> tuple[int, int]:
    """Length and height of a room as it is read."""
    wide, high = box[2] - box[0], box[3] - box[1]
    return (high, wide) if turned else (wide, high)


@spoken
def test_every_name_of_the_board_fits(said: Translator) -> None:
    for index, square in enumerate(data.SQUARES):
        text = said.space("classic", index)
        assert not text.startswith("classic-"), text
        if geometry.RING.corner(index):
            room = geometry.corner_rooms(index)[0]
            setting = corner_scene.title_setting(text, room)
            assert setting.width <= size(room, turned=False)[0], text
            assert fits(setting, text, *size(room, turned=False)), text
            continue
        parts = geometry.parts(index)
        if square.group:
            assert fits(space.name_setting(text, parts), text, *size(parts.name, parts.turned)), text
        else:
            room = space.other_room(index, square.kind)
            assert fits(space.other_setting(text, index, square.kind), text, *size(room, parts.turned)), text


@spoken
def test_hardly_a_name_needs_narrower_letters(said: Translator) -> None:
    narrow = []
    for index, square in enumerate(data.SQUARES):
        parts = geometry.parts(index)
        if square.group and not geometry.RING.corner(index):
            setting = space.name_setting(said.space("classic", index), parts)
            if setting.width > size(parts.name, parts.turned)[0]:
                narrow.append(said.space("classic", index))
    assert len(narrow) <= 2, narrow


@pytest.mark.parametrize("name", ["Boulevard des Capucines", "Villa Auditore, Monterig", "Entertainments & Theatre"])
def test_long_names_of_a_groups_own_board_fit_everywhere(name: str) -> None:
    for index, square in enumerate(data.SQUARES):
        if square.group:
            parts = geometry.parts(index)
            assert fits(space.name_setting(name, parts), name, *size(parts.name, parts.turned)), index
    assert fits(set_name(name, (SIDE - 110, 40), (30, 28, 26, LEAST), bold=True), name, SIDE - 110, 40)


@spoken
def test_titles_of_deeds_stand_on_one_or_two_lines(said: Translator) -> None:
    for index in samples_classic.PROPERTIES:
        text = said.space("classic", index)
        for length, high in ((560, deed.HEAD), (430, center_card.HEAD), (SIDE - 112, 48)):
            sizes = tuple(each for each in deed_card.HEAD_SIZES if each <= high - 8)
            assert fits(set_name(text, (length, high - 8), sizes, bold=True), text, length, high), text


@spoken
def test_what_is_awaited_is_whole_and_legible(said: Translator) -> None:
    for each in (*STAGES.values(), "again", "over"):
        text = said.say("picture-classic-stage", stage=each)
        setting = fit(text, center.said_room(), center.SAID_SIZES)
        assert fits(setting, text, *center.said_room()), text
        assert setting.width <= center.said_room()[0], text


@spoken
def test_cards_of_both_decks_are_whole_and_legible(said: Translator) -> None:
    """Each card's title on the board and in a trade."""
    for face in data.FACES[1:]:
        title = cards.title(face.word, said)
        assert not title.startswith("classic-"), title
        for room, sizes in (
            ((364, 124), (40, *center_card.NAMES)),
            ((SIDE - 84, ROW - 8), (28, LEAST)),
        ):
            assert fits(set_name(title, room, sizes, bold=True), title, *room), title
    for word in data.JAIL_CARDS.values():
        assert fits(
            set_name(cards.title(word, said), (SIDE - 84, ROW - 8), (28, LEAST), bold=True),
            cards.title(word, said),
            SIDE,
            84,
        )


@pytest.mark.parametrize("lang", LANGS)
def test_prices_and_rents_fit_their_tags(lang: str) -> None:
    for index in samples_classic.PROPERTIES:
        square, tag = data.SQUARES[index], geometry.parts(index).tag
        for amount in {*square.rents, 2 * square.rents[0], square.price}:
            said = (space.TIMES if square.kind == data.MACHINE else "") + translator_for(lang).number(amount)
            setting = figure_setting(said, tag[2] - tag[0])
            assert setting.style.size >= LEAST
            assert setting.width * 0.9 <= tag[2] - tag[0], said


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("lang", LANGS)
def test_every_picture_of_every_position_is_painted(key: str, lang: str) -> None:
    for view in (samples_classic.start(), samples_classic.counted()) if key.endswith("chart") else POSITIONS:
        picture = paint(key, view, "dark", lang, NAMES)
        image = Image.open(BytesIO(picture.data))
        assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert "classic-" not in picture.alt, picture.alt
        assert image.width != image.height


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("stage_", ["roll", "auction", "debt", "over"])
def test_board_where_everything_stands_stays_small(stage_: str, lang: str, theme: str) -> None:
    long = tuple(f"{letter}Wolfgang Amadeus Mozart" for letter in "ABCDEF")
    for key in BOARDS:
        for tokens in ((), (1, 2, 3, 5, 6, 7)):
            view = replace(samples_classic.packed(stage_), board=key)
            assert len(paint("classic", view, theme, lang, long, tokens).data) <= FULL


def test_boards_are_portrait() -> None:
    for view in samples_classic.BOARDS:
        picture = paint("classic", view, "dark", "en", NAMES)
        assert picture.height > 1.3 * picture.width


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_has_contrast(theme: Theme) -> None:
    assert not [(ground, ink) for ground, ink in grounds(theme) if contrast(ground, ink) < 4.5]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_palette_holds_each_colour_and_maps_it_to_itself(theme: Theme) -> None:
    colours = palette_colours(theme)
    assert len(colours) <= 256
    row = Image.new("RGB", (len(colours), 1))
    row.putdata(colours)
    mapped = row.quantize(palette=palette(theme, palette_colours), dither=Image.Dither.NONE).convert("RGB")
    assert farthest(row, mapped) <= 6


def test_families_differ_by_their_signs_and_buildings_by_their_shapes() -> None:
    assert {square.group for square in data.SQUARES if square.group} == set(FAMILIES)
    for kinds in (tuple(FAMILIES), (data.SHOP, data.TOWER_KIND)):
        for one, two in combinations(kinds, 2):
            apart = ImageChops.difference(symbols.sign_mask(one, 24), symbols.sign_mask(two, 24)).histogram()
            assert sum(apart[128:]) > 60, (one, two)


def test_each_level_looks_its_own_without_colour() -> None:
    seen = []
    for level in range(6):
        canvas = Canvas(Image.new("RGB", (symbols.PLATE, symbols.PLATE), (120, 120, 120)))
        symbols.buildings(canvas, level, (0, 0))
        seen.append(canvas.image.convert("L"))
    for one, two in combinations(seen, 2):
        assert sum(ImageChops.difference(one, two).histogram()[64:]) > 80


def test_three_dice_show_every_face_differently() -> None:
    seen = []
    for face in range(1, 6):
        canvas = Canvas(Image.new("RGB", (70, 70)))
        symbols.speed_die(canvas, face, (0, 0), 70)
        seen.append(canvas.image.convert("L"))
    for one, two in combinations(seen, 2):
        assert sum(ImageChops.difference(one, two).histogram()[40:]) > 100


def colours(data_: bytes, box: Box | None = None) -> Counter[Colour]:
    """How many pixels a picture has of each colour."""
    image = Image.open(BytesIO(data_)).convert("RGB")
    image = image if box is None else image.crop(box)
    return Counter({colour: number for number, colour in image.getcolors(1 << 22) or ()})  # type: ignore[misc]  # RGB


def test_spaces_that_the_bus_reaches_are_marked_and_named() -> None:
    """CLASSIC-34."""
    view = samples_classic.bus()
    picture = paint("classic", view, "light", "en", NAMES)
    plain = paint("classic", replace(view, ways=()), "light", "en", NAMES)
    accent = THEMES["light"].accent
    for way in view.ways:
        box = geometry.RING.space(way.space)
        assert colours(picture.data, box)[accent] > colours(plain.data, box)[accent] + 1_000
        assert translator_for("en").space("classic", way.space) in picture.alt
    doubled = replace(view, dice=(3, 3), ways=(WayView("first", 3, 22), WayView("sum", 6, 25)))
    assert paint("classic", doubled, "light", "en", NAMES).data != picture.data


def test_mortgaged_deeds_are_hatched() -> None:
    view = samples_classic.crowded()
    at = next(number for number, each in enumerate(view.plots) if each.mortgaged)
    box = geometry.parts(view.plots[at].space).name
    free = replace(view, plots=(*view.plots[:at], replace(view.plots[at], mortgaged=False), *view.plots[at + 1 :]))
    hatch = DARK.hatch
    assert colours(paint("classic", view, "dark", "en", NAMES).data, box)[hatch] > 500
    assert colours(paint("classic", free, "dark", "en", NAMES).data, box)[hatch] == 0


def test_rents_that_may_be_claimed_are_told() -> None:
    """CLASSIC-76."""
    view = samples_classic.claimed()
    alt = paint("classic", view, "dark", "en", NAMES).alt
    assert "may claim" in alt
    assert "Abstergo Entertainment" in paint("classic/claim", view, "dark", "fr", NAMES).alt
    recorded = replace(view, claims=(ClaimView(1, 2, 5, 1_500, 37, recorded=True),))
    assert (
        paint("classic/claim", recorded, "dark", "fr", NAMES).data
        != paint("classic/claim", view, "dark", "fr", NAMES).data
    )


def test_deed_lights_the_present_rent_and_says_how_it_comes_about() -> None:
    """CLASSIC-65 to CLASSIC-71."""
    said = translator_for("en")

    def sums(view: ClassicView, lot: int) -> tuple[list[int | str], str]:
        placed = replace(view, lot=lot, board="neutral")
        found, square = deed.lot_of(placed), deed.square_of(placed)
        return [each.level for each in deed.steps(found, square) if each.now], deed.arithmetic(found, square, said)

    assert sums(samples_classic.crowded(), 6) == ([2], "With 2 shops")
    assert sums(samples_classic.crowded(), 16) == ([5], "With a tower")
    assert sums(samples_classic.crowded(), 31) == ([0], "Empty")
    assert sums(samples_classic.crowded(), 26) == ([], "Mortgaged: no rent")
    assert sums(samples_classic.early(), 24) == ([], "Unowned: no rent")
    assert sums(replace(samples_classic.early(), plots=samples_classic.plots({1: 0, 3: 0})), 3) == (
        ["whole"],
        "Whole set, none mortgaged: 4 × 2",
    )
    assert sums(samples_classic.faction(), 25) == ([3], "3 owned")
    assert sums(samples_classic.crowded(), 12) == ([2], "Both owned, times the dice")


def test_trade_counts_rents_and_groups_as_they_would_be() -> None:
    view = samples_classic.traded()
    first, second = trade.sides(view, view.deals[0])
    assert (first.seat, second.seat) == (5, 0)
    assert second.broken == ("yellow",)
    assert first.completed == ()
    assert second.after < second.before


def test_equal_arguments_give_equal_bytes_even_when_drawn_anew() -> None:
    said = on_board(translator_for("fr"), "edition")
    twice = [
        png(
            ClassicDrawContext.drawn(drawing.draw)(
                samples_classic.crowded(), numbered(DARK, palette_colours), said, Players(NAMES)
            ),
            DARK,
            palette_colours,
        )
        for _ in range(2)
    ]
    assert twice[0] == twice[1] == paint("classic", samples_classic.crowded(), "dark", "fr", NAMES).data


def test_tokens_that_were_taken_are_shown() -> None:
    view = samples_classic.early()
    for key in ("classic", "classic/auction", "classic/chart"):
        placed = (
            replace(samples_classic.auction(), course=((100, 900, 300), (200, 600, 400))) if key != "classic" else view
        )
        plain = colours(paint(key, placed, "dark", "en", NAMES).data)
        taken = colours(paint(key, placed, "dark", "en", NAMES, (0, 6, 2)).data)
        assert plain[SEATS[1]] > 100 > plain[SEATS[6]], key
        assert taken[SEATS[6]] > 100 > taken[SEATS[1]], key


def test_full_words_shrink_to_the_limit_but_name_every_seat() -> None:
    names = tuple(name * 30 for name in "ABCDEF")
    alt = paint("classic", samples_classic.packed(), "dark", "fr", names).alt
    assert len(alt) <= ALT_LIMIT
    assert all(name[:20] in alt for name in names)


def test_names_may_be_anything() -> None:
    for names in ((), ("",) * 6, ("\U0001f3b2" * 40, "a" * 4000, "\u202e\u0000", "\n", "«»", "I" * 32)):
        for key in KEYS:
            assert paint(key, samples_classic.over(), "dark", "en", names).data


def test_every_colour_of_a_family_carries_its_sign() -> None:
    assert all(contrast(colour, text_on(colour)) >= 4.5 for colour in FAMILIES.values())
    assert board("neutral").families.keys() == FAMILIES.keys()


def test_names_prices_and_money_of_a_groups_own_board_are_shown() -> None:
    view = replace(samples_classic.early(), lot=39, board=samples_classic.own_board())
    told = paint("classic/deed", view, "light", "fr", NAMES)
    assert "Boulevard des Capucines" in told.alt
    assert "€" in told.alt
    assert "2\u202f222" in told.alt
    assert told.data != paint("classic/deed", replace(view, board="neutral"), "light", "fr", NAMES).data
    assert (
        paint("classic", view, "light", "fr", NAMES).data
        != paint("classic", replace(view, board="neutral"), "light", "fr", NAMES).data
    )
