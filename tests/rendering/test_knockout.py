"""Knockout's pictures: names whole, colours legible, the film as section 12 states it, the moments it is made of."""

import random
import time
from functools import partial
from io import BytesIO
from itertools import combinations
from math import dist

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.knockout.data import BONUS, CELLS, COLOURS, LAUNCH, PROPERTIES, SETS, TOKENS
from bot.games.knockout.slide_odds import odds
from bot.games.knockout.state import BOARD, HAND, JAILED, OUT, Bill
from bot.games.knockout.view import KnockoutView, TokenView
from bot.i18n.translator import translator_for
from bot.kit.contract import Space
from rendering import colour_vision, paint, painters
from rendering.canvas import Canvas, Setting, Style, width
from rendering.draw_context import MINUS
from rendering.film import UNCHANGED, encode
from rendering.fonts import font
from rendering.image import ALT_LIMIT, EncodedImage
from rendering.inks import inks_of
from rendering.knockout import (
    aim,
    background,
    before_after,
    board,
    film,
    geometry,
    reduced_still,
    side_panel,
    slide_trails,
    space_card,
    special_spaces,
    statement,
    told,
)
from rendering.knockout.colours import SIDES, grounds, palette_colours, texts
from rendering.knockout.disc import disc
from rendering.knockout.draw_context import KnockoutDrawContext
from rendering.knockout.tween import tracks
from rendering.players import Players
from rendering.text_fit import NARROWEST, figure_setting
from rendering.theme import DARK, NEAR, THEMES, Theme, contrast, numbered, palette
from tests.rendering import samples_knockout
from tests.rendering.golden_compare import farthest
from tests.rendering.samples_deal import NAMES
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

LANGS = WALKED
NUMBERED = numbered(DARK, palette_colours)
"""As pictures are painted."""
FULL, FILM_FULL = 60_000, 500_000
"""Bytes that no still and no film exceeds (KNOCKOUT-153)."""
KEYS = tuple(key for key in painters() if key.partition("/")[0] == "knockout")
ASKED = ("slide", "again", "retry", "jail", "chance", "railroad", "none")


def whole(setting: Setting, text: str, room: tuple[int, int]) -> bool:
    """Whether a text is set legibly, in its room, without a letter lost."""
    kept = "".join(setting.lines).replace(" ", "") == text.replace(" ", "")
    return kept and setting.style.size >= geometry.LEAST and setting.width <= room[0] and setting.height <= room[1]


def scene(view: KnockoutView, lang: str) -> KnockoutDrawContext:
    """What the parts of a picture draw with."""
    return KnockoutDrawContext(Canvas(Image.new("RGB", (1, 1))), view, DARK, translator_for(lang), Players(NAMES))


# ---- words


def test_least_text_is_as_high_as_26_pixels_of_1200() -> None:
    box = font(geometry.LEAST, bold=False).getbbox("bdpgq")
    assert (box[3] - box[1]) * 1200 / geometry.WIDTH >= 26


@pytest.mark.parametrize("lang", LANGS)
def test_what_properties_and_sets_pay_is_whole(lang: str) -> None:
    words = translator_for(lang)
    for cell in CELLS:
        said = words.number(cell.pays)
        for look in space_card.LAYOUTS:
            left, _, right, _ = look.figures
            assert width(said, Style(look.size, bold=True)) <= right - left + 2 <= special_spaces.TILE[0], said
            assert look.size >= geometry.LEAST
    for amount in BONUS.values():
        setting = figure_setting(f"+{words.number(amount)}", geometry.CELL[0] - 8, background.BONUSES)
        assert setting.style.size >= geometry.LEAST
        assert setting.width * NARROWEST <= geometry.CELL[0] - 10


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_awaited_is_whole_and_legible(lang: str) -> None:
    said = translator_for(lang)
    sentences = [said.say("picture-knockout-awaited", what=each) for each in ASKED]
    sentences += [said.say("picture-knockout-stage", stage=each) for each in ("over", before_after.ENDED)]
    assert len(set(sentences)) == len(ASKED) + 2
    for each in sentences:
        assert whole(side_panel.SAID.set(each), each, side_panel.SAID.room)
    for key in ("jail", "pot"):
        title = said.say(f"picture-knockout-{key}")
        assert whole(told.TITLE.set(title), title, told.TITLE.room)


def test_what_sides_would_collect_is_what_the_round_pays() -> None:
    """KNOCKOUT-47, KNOCKOUT-64: the amount beside the cash is the bill that the round brings, without the pot."""
    view = samples_knockout.ended()
    assert view.statement is not None
    bills = {bill.side: bill.total - bill.share for bill in view.statement.bills}
    coming = before_after.coming_bills(before_after.after(view))
    assert {bill.side: bill.total for bill in coming} == bills
    assert coming[0].sets == ("dark-blue",)
    assert not before_after.coming_bills(samples_knockout.over())
    assert 3 not in [bill.side for bill in before_after.coming_bills(samples_knockout.left())], "who has left"


def test_jail_shows_who_came_where() -> None:
    """KNOCKOUT-36: a token stands in the cell into which the last slide took it, the others where there is room."""
    view = samples_knockout.eight()
    assert view.slide is not None
    came = {one.token: one.space for one in view.slide.landed if one.status == JAILED}
    shown = special_spaces.jailed(view)
    assert came
    assert all(number in shown[space] for number, space in came.items())
    everybody = [each.number for side in view.sides for each in side.tokens if each.status == JAILED]
    assert sorted(number for numbers in shown.values() for number in numbers) == sorted(everybody)


@pytest.mark.parametrize("lang", LANGS)
def test_lines_of_a_bill_stand_on_one_line(lang: str) -> None:
    shown = scene(samples_knockout.example(), lang)
    bills = [Bill(0, (space,), house_space=space, house=500, tax=100, share=250) for space in PROPERTIES]
    bills += [Bill(0, streets, sets=(group,), bonus=BONUS[group]) for group, streets in SETS.items()]
    for bill in bills:
        for _, said, amount in statement.lines(shown, bill):
            setting = statement.WORDS.set(said)
            assert len(setting.lines) == 1, said
            assert whole(setting, said, statement.WORDS.room), said
            assert width(statement.signed(shown, amount), statement.AMOUNT) <= statement.RIGHT - statement.AMOUNTS
    assert shown.view.statement is not None


@pytest.mark.parametrize("lang", LANGS)
def test_chances_to_leave_are_whole(lang: str) -> None:
    shown = scene(samples_knockout.start(), lang)
    for key in ("chance-short", "chance-off"):
        said = shown.say(key, chance=aim.percent(shown, 1.0))
        assert len(aim.LOST.set(said).lines) == 1
        assert whole(aim.LOST.set(said), said, aim.LOST.room)


# ---- colours and tokens


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_has_contrast_and_palettes_hold_every_colour(theme: Theme) -> None:
    weak = [(ground, ink) for ground, ink in texts(theme) if contrast(ground, ink) < 4.5]
    assert not weak
    assert len(palette_colours(theme)) <= UNCHANGED
    assert set(grounds(theme)) | set(SIDES) <= set(palette_colours(theme))
    row = Image.new("RGB", (len(palette_colours(theme)), 1))
    row.putdata(palette_colours(theme))
    mapped = row.quantize(palette=palette(theme, palette_colours), dither=Image.Dither.NONE).convert("RGB")
    assert farthest(row, mapped) <= 6


@pytest.mark.parametrize("kind", colour_vision.KINDS)
def test_sides_are_told_apart_by_the_colour_blind(kind: str) -> None:
    for one, two in combinations(SIDES, 2):
        assert dist(colour_vision.seen(one, kind), colour_vision.seen(two, kind)) > 24, (one, two)


def test_sides_differ_in_their_shapes() -> None:
    drawn = []
    for side in range(len(COLOURS)):
        canvas = Canvas(Image.new("RGB", (60, 60)))
        disc(canvas, side, "", (30, 30))
        drawn.append(canvas.image.convert("L").point([0] * 235 + [255] * 21))
    for one, two in combinations(drawn, 2):
        assert ImageChops.difference(one, two).histogram()[255] > 60


def test_board_is_true_to_scale() -> None:
    """KNOCKOUT-102, KNOCKOUT-103: cells of 90 by 80 mm, tokens of 32 mm."""
    left, top, right, bottom = geometry.cell(1)
    assert (right - left, bottom - top) == (round(80 * geometry.SCALE), round(90 * geometry.SCALE))
    assert abs(geometry.DISC - 32 * geometry.SCALE) < 0.5
    x, y = geometry.spot(45_000, 154_000)
    assert abs(x - (left + right) / 2) <= 1
    assert abs(y - (top + bottom) / 2) <= 1


def hidden(view: KnockoutView) -> list[Space]:
    """Properties whose amount a token hides, or four ways of the last slide, however it is set."""
    shown = scene(view, "en")
    ways = slide_trails.ways(shown, view.slide).values() if view.slide and before_after.fresh(view) else ()
    found = space_card.obstacles([geometry.spot(each.x, each.y) for each in shown.lying()], ways)
    return [
        space
        for space, lines in found.items()
        if CELLS[space].pays and space_card.hides(lines, space_card.layout(lines).figures) >= space_card.REACH
    ]


def test_amounts_stand_beside_tokens_and_ways() -> None:
    """On all boards no token hides one, and nothing does wherever a token lies on a property alone."""
    assert [hidden(view) for view in samples_knockout.BOARDS] == [[]] * len(samples_knockout.BOARDS)
    left, top, right, bottom = geometry.cell(20)
    for at in [(x, y) for x in range(left, right, 3) for y in range(top, bottom, 3)]:
        lines = space_card.obstacles([at], ())[20]
        assert not space_card.hides(lines, space_card.layout(lines).figures), at


def test_what_left_the_board_lies_beside_it() -> None:
    for view in samples_knockout.FILMS:
        assert view.slide is not None
        found = slide_trails.ends(scene(before_after.after(view), "en"), view.slide)
        gone = [found[each.token] for each in view.slide.outcome.exits]
        for x, y in gone:
            assert x > geometry.RIGHT or not geometry.TOP < y < geometry.BOTTOM
        assert all(dist(one, other) >= geometry.DISC for one, other in combinations(gone, 2))


# ---- stills


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_every_picture_of_every_position_is_painted(key: str, lang: str) -> None:
    """KNOCKOUT-154, KNOCKOUT-155: stills of 1000 x 690, all with words that stand for them."""
    for view in (*samples_knockout.BOARDS, *samples_knockout.AIMS):
        picture = paint(key, view, "light" if lang == "fr" else "dark", lang, NAMES)
        assert 0 < len(picture.alt) <= ALT_LIMIT
        with Image.open(BytesIO(picture.data)) as image:
            assert image.size == (picture.width, picture.height)
            assert image.format == picture.suffix.upper()
        if picture.suffix == "png":
            assert len(picture.data) <= FULL
        if key in ("knockout", "knockout/slid"):
            assert image.size == (1000, 690)
        assert image.width in (1000, 800)
        assert image.height <= 900


def test_equal_arguments_give_equal_bytes_even_when_drawn_anew() -> None:
    drawn = [board.draw(samples_knockout.eight(), DARK, translator_for("fr"), Players(NAMES)) for _ in range(2)]
    board.draw(samples_knockout.knocked(), DARK, translator_for("fr"), Players(NAMES))
    assert drawn[0].tobytes() == drawn[1].tobytes()
    assert (
        drawn[0].tobytes() == board.draw(samples_knockout.eight(), DARK, translator_for("fr"), Players(NAMES)).tobytes()
    )


def test_words_say_what_happened() -> None:
    """KNOCKOUT-155: who slid, where every token that moved came to rest, what is awaited."""
    alt = paint("knockout", samples_knockout.knocked(), "dark", "en", NAMES).alt
    for part in (
        "Amélie has slid.",
        "Token red 3: Ventnor Avenue.",
        "Token green 1: off the board.",
        " to slide a token.",
    ):
        assert part in alt, alt
    assert "on Free Parking" in alt
    said = paint("knockout/aim", samples_knockout.AIMS[2], "dark", "en", NAMES).alt
    assert "touch" in said
    assert "%" not in said
    assert "%" in paint("knockout/aim", samples_knockout.AIMS[3], "dark", "en", NAMES).alt
    assert "%" not in paint("knockout/aim-bare", samples_knockout.AIMS[3], "dark", "en", NAMES).alt


def test_bill_adds_up_in_words() -> None:
    alt = paint("knockout/statement", samples_knockout.example(), "dark", "en", NAMES).alt
    assert "Bonus for the whole yellow set +M1,500" in alt
    assert "in all +M2,500, now M3,400" in alt
    assert "Free Parking: M500 among 2 +M250" in alt
    assert alt.endswith("The bank adds M500.")
    assert "La banque y met 500" in paint("knockout/statement", samples_knockout.example(), "dark", "fr", NAMES).alt
    assert MINUS + "M100" in alt


def test_chances_are_those_of_the_rules() -> None:
    """KNOCKOUT-120, section 11: the row aimed at, straight and with nothing in the way."""
    told = (0.84, 0.77, 0.71, 0.65, 0.62, 0.57, 0.53, 0.49, 0.46, 0.44)
    for row, chance in enumerate(told, 1):
        found = odds((135, 0, 10 * row - 5))
        assert sum(found) == pytest.approx(1)
        assert found[row] == pytest.approx(chance, abs=0.02)
    assert odds((225, 60, 88))[-1] > 0.8
    assert odds((45, -50, 80))[-1] == pytest.approx(odds((225, 50, 80))[-1])


# ---- moments


def test_before_and_after_are_made_from_the_record() -> None:
    """KNOCKOUT-144: the slid token in hand and the knocked ones where they lay; then all where they came to rest."""
    view = samples_knockout.knocked()
    slide = view.slide
    assert slide is not None
    assert before_after.after(view) == view
    assert before_after.fresh(view)
    tokens = {each.number: each for side in before_after.before(view).sides for each in side.tokens}
    assert tokens[slide.token].status == HAND
    assert all((tokens[one.token].x, tokens[one.token].y) == (one.x, one.y) for one in slide.before)
    assert {one.token for one in slide.landed} > {slide.token}


def test_what_was_taken_off_the_board_since_lay_there_before_the_slide() -> None:
    """A side may leave while the film of a slide is awaited: its tokens lay where the record has them."""
    view = samples_knockout.knocked()
    gone = tuple(
        replace(side, tokens=tuple(TokenView(each.number, OUT) for each in side.tokens)) for side in view.sides
    )
    now, then = before_after.before(replace(view, sides=gone)), before_after.before(view)
    assert [each for side in now.sides for each in side.tokens if each.status == BOARD] == [
        each for side in then.sides for each in side.tokens if each.status == BOARD
    ]


def test_a_scored_round_is_shown_as_it_was() -> None:
    """KNOCKOUT-154: the last slide of a round, though the next round has begun: tokens, cash, pot and order of then."""
    view = samples_knockout.ended()
    shown = before_after.after(view)
    assert (view.round, shown.round, shown.stage) == (2, 1, before_after.ENDED)
    assert shown.card == (0, 1, 2)
    assert [side.cash for side in shown.sides] == [850, 400, 1_200]
    assert shown.pot == 600
    status = {each.number: each.status for side in shown.sides for each in side.tokens}
    assert (status[3], status[7], status[4]) == ("jail", "out", "board")
    assert HAND not in status.values()
    assert not before_after.fresh(view)


# ---- the film


def films() -> list[tuple[KnockoutView, bytes]]:
    """All films of the positions, dark and in French."""
    return [(view, paint("knockout/slide", view, "dark", "fr", NAMES).data) for view in samples_knockout.FILMS]


def pictures(data: bytes) -> list[tuple[Image.Image, int]]:
    """The pictures of a film with their milliseconds."""
    found = []
    with Image.open(BytesIO(data)) as image:
        for number in range(image.n_frames):  # type: ignore[attr-defined]  # a GIF
            image.seek(number)
            found.append((image.convert("RGB"), int(image.info["duration"])))
    return found


def coloured(indices: Image.Image) -> Image.Image:
    """A film's picture of indices in its colours."""
    made = Image.frombytes("P", indices.size, indices.tobytes())
    made.putpalette([value for each in palette_colours(DARK) for value in each])
    return made.convert("RGB")


def test_film_is_as_section_12_states() -> None:
    """KNOCKOUT-150, KNOCKOUT-151, KNOCKOUT-152, KNOCKOUT-153: size, 20 a second at half speed, 60, 256 colours, 6 s."""
    for view, data in films():
        assert view.slide is not None
        assert data[:6] == b"GIF89a"
        assert len(data) <= FILM_FULL
        with Image.open(BytesIO(data)) as image:
            assert image.size == (800, 552)
            assert image.info["loop"] == 2
            parameters = image.tile[0].args
            assert isinstance(parameters, tuple)
            assert parameters[0] == 8
            assert len(image.global_palette.palette) <= 3 * 256  # type: ignore[attr-defined]  # a GIF
        shown = [milliseconds for _, milliseconds in pictures(data)]
        assert (shown[0], shown[-1], set(shown[1:-1])) == (400, 2_500, {50})
        assert len(shown) - 2 == min(60, -(-view.slide.outcome.time // 25_000))
        assert sum(shown) <= 6_000


def _reduced(still: Image.Image) -> Image.Image:
    """A whole still in true colour as a film shows it."""
    inks = inks_of(NUMBERED)
    return inks.indexed(inks.coloured(still).resize(geometry.FILM_SIZE, Image.Resampling.HAMMING))


def test_first_picture_is_before_and_last_is_after() -> None:
    """KNOCKOUT-152, KNOCKOUT-154: the panel and tokens of before; at last the still picture, smaller."""
    for view, data in films():
        shown = pictures(data)
        still = board.slid(view, NUMBERED, translator_for("fr"), Players(NAMES))
        assert farthest(coloured(_reduced(still)), shown[-1][0]) <= NEAR
        stage = board.begin(before_after.before(view), NUMBERED, translator_for("fr"), Players(NAMES)).canvas.image
        beside = (0, 440, 800, 552)
        before = coloured(_reduced(stage))
        assert farthest(before.crop(beside), shown[0][0].crop(beside)) <= NEAR


def test_a_still_reduced_where_it_differs_is_as_one_reduced_whole() -> None:
    """Few or many places that differ, at the edges, one above the other and side by side."""
    words, luck = translator_for("fr"), random.Random(3)
    known = reduced_still.table(NUMBERED, words)
    for count in (0, 1, 2, 12, 40):
        still = known.still.copy()
        for _ in range(count):
            left, top = luck.randrange(-20, 1000), luck.randrange(-20, 690)
            still.paste(luck.randrange(200), (left, top, left + luck.randrange(1, 200), top + luck.randrange(1, 60)))
        made = reduced_still.again(known, still, NUMBERED)
        assert farthest(coloured(made.numbers), coloured(_reduced(still))) <= NEAR
        assert reduced_still.shown(known, still, NUMBERED).tobytes() == made.numbers.tobytes()


def test_tokens_lie_where_the_record_has_them() -> None:
    """KNOCKOUT-144: in the first picture where they lay, in the last moving one where they came to rest."""
    view = samples_knockout.knocked()
    slide = view.slide
    assert slide is not None
    shown = pictures(paint("knockout/slide", view, "dark", "fr", NAMES).data)
    lay = {one.token: (one.x, one.y) for one in slide.before} | {slide.token: (slide.lane * 1000, LAUNCH * 1000)}
    rest = lay | {one.token: (one.x, one.y) for one in slide.outcome.rest}
    for image, places in ((shown[0][0], lay), (shown[-2][0], rest)):
        gone = {one.token for one in slide.outcome.exits} if places is rest else set()
        for number, (x, y) in places.items():
            if number in gone:
                continue
            at = geometry.spot(x, y)
            left = round((at[0] - 0.41 * geometry.DISC) * reduced_still.SMALLER), round(at[1] * reduced_still.SMALLER)
            red, green, blue = image.getpixel(left)  # type: ignore[misc]  # RGB
            near = SIDES[number // TOKENS]
            assert max(abs(red - near[0]), abs(green - near[1]), abs(blue - near[2])) < 60, (number, left)


def test_tracks_end_where_the_record_ends() -> None:
    """KNOCKOUT-107, KNOCKOUT-143: the braked ways lead to the recorded places, and over the edge."""
    for view in samples_knockout.FILMS:
        slide = view.slide
        assert slide is not None
        rest = {one.token: one for one in slide.outcome.rest}
        exits = {one.token: one for one in slide.outcome.exits}
        for track in tracks(slide):
            if track.token in rest:
                placed, end = track.at(slide.outcome.time), rest[track.token]
                assert placed is not None
                assert (placed.x, placed.y) == pytest.approx((end.x, end.y), abs=20)
                assert placed.size == 1
            else:
                end_ = exits[track.token]
                placed = track.at(end_.at)
                assert placed is not None
                assert (placed.x, placed.y) == pytest.approx((end_.x, end_.y), abs=20)
                assert track.at(end_.at + 200_000) is None
        assert tracks(slide)[-1].token == slide.token


def test_a_film_too_large_or_too_slow_is_a_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """KNOCKOUT-153: the still is sent where a film is too large or too much work, and where nothing was slid yet."""
    assert isinstance(film.draw(samples_knockout.eight(), DARK, translator_for("fr"), Players(NAMES)), EncodedImage)
    with monkeypatch.context() as small:
        small.setattr(film, "encode", partial(encode, room=1_000))
        assert isinstance(film.draw(samples_knockout.eight(), DARK, translator_for("fr"), Players(NAMES)), Image.Image)
    monkeypatch.setattr(film, "WORK", 0.0)
    assert isinstance(film.draw(samples_knockout.eight(), DARK, translator_for("fr"), Players(NAMES)), Image.Image)
    assert paint("knockout/slide", samples_knockout.start(), "dark", "fr", NAMES).suffix == "png"


def test_a_film_takes_little() -> None:
    """KNOCKOUT-153: a quarter of a second of CPU for the slowest slide."""
    film.draw(samples_knockout.hard(), DARK, translator_for("fr"), Players(NAMES))
    taken = []
    for _ in range(3):
        began = time.thread_time()
        film.draw(samples_knockout.hard(), DARK, translator_for("fr"), Players(NAMES))
        taken.append(time.thread_time() - began)
    assert min(taken) <= 0.25
