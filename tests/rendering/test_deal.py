"""Deal's pictures: every card legible and told apart, hands seen by nobody else, small, told in words."""

import random
from itertools import combinations, pairwise
from statistics import median
from time import process_time
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.games.deal.data import COLOURS, FACES, MONEY, PROPERTY, Face, face
from bot.games.deal.view import DealView, DemandView, ThreadView
from bot.i18n.translator import translator_for
from rendering import paint, painters
from rendering.cache import Budget, Cache
from rendering.canvas import LEAST, Canvas, Setting, Style, rounded_mask, width
from rendering.deal import area, card_art, card_large, demand, hand, header, place, plate, table
from rendering.deal.card_drawing import TALL, CardDrawing, radius
from rendering.deal.card_face import face_image, title_of, title_room, title_setting, value_style
from rendering.deal.card_words import card_name, card_word
from rendering.deal.colours import NOTES, SETS, felt, grounds, palette_colours
from rendering.deal.draw_context import DealDrawContext, lead, placed
from rendering.deal.plate import HIGH
from rendering.deal.set_fan import LEAST_WIDE, LOW, Fan, arranged, fan_image, lines
from rendering.deal.symbols import SYMBOLS, mask
from rendering.image import ALT_LIMIT
from rendering.players import Players
from rendering.theme import DARK, THEMES, Colour, Theme, contrast, palette
from tests.rendering.golden_compare import farthest
from tests.rendering.samples_deal import (
    AMELIE,
    BOB,
    CODES,
    HANDS,
    NAMES,
    TABLES,
    cards,
    five,
    group,
    over,
    packed,
    start,
    ten,
    theft,
    two,
)
from tests.rendering.samples_deal import hand as held
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

LANGS, FULL = WALKED, 60_000
KINDS: dict[str, Face] = {card_word(each): each for each in FACES}
"""Every face once."""


def whole(setting: Setting, text: str) -> bool:
    """Whether no letter got lost."""
    return "".join(setting.lines).replace(" ", "") == text.replace(" ", "")


def test_pack_has_58_faces() -> None:
    assert len(KINDS) == 58


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("wide", "high"), [(hand.FACE, 0), (hand.FACE, hand.SHORT), (hand.WIDE, 0), (card_large.CARD, 0)]
)
def test_names_and_values_on_faces_fit(wide: int, high: int, lang: str) -> None:
    for each in KINDS.values():
        card = CardDrawing(wide, each, DARK, translator_for(lang), dull=False, high=high)
        value = width(translator_for(lang).cash("deal", each.value), value_style(card))
        assert value <= card.u(38 if each.value > 9 else 30), each
        assert value_style(card).size >= LEAST
        if each.kind == MONEY:
            continue
        room, setting = title_room(card), title_setting(card)
        assert setting.style.size >= LEAST, (each, setting)
        assert setting.width <= room[2] - room[0], each
        assert setting.height <= room[3] - room[1], each
        assert whole(setting, title_of(each, translator_for(lang))), each
    for key in ("deal-face-action", "deal-face-whom-rent", "deal-face-whom-rent-any"):
        setting = card_art.kind_setting(card, translator_for(lang).say(key))
        assert setting.style.size >= LEAST, key
        assert setting.width <= card.u(57), key


@pytest.mark.parametrize("lang", LANGS)
def test_cards_say_whole_what_they_do(lang: str) -> None:
    for number in CODES.values():
        for box, text, sizes, bold in (
            (card_large.NAME, card_name(number, translator_for(lang)), card_large.NAMES, True),
            (card_large.TEXT, card_large.does(number, translator_for(lang)), card_large.TEXTS, False),
        ):
            setting = card_large.set_in(box, text, sizes, bold=bold)
            assert setting.style.size >= min(sizes), text
            assert setting.height <= box[3] - box[1], text
            assert whole(setting, text), text


@pytest.mark.parametrize("lang", LANGS)
def test_card_played_last_has_its_whole_name_beside_it(lang: str) -> None:
    left, top, right, bottom = header.CAPTION
    for number in CODES.values():
        name = card_name(number, translator_for(lang))
        setting = header._caption(name, right - left)
        assert setting.width <= right - left, name
        assert setting.height <= bottom - top, name
        assert whole(setting, name), name


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_and_colour_has_its_name(lang: str) -> None:
    names = [translator_for(lang).say(f"deal-card-{word}") for word in KINDS]
    assert not [name for name in names if name.startswith("deal-card-")]
    assert len(set(names)) == len(names)
    letters = [translator_for(lang).say(f"deal-letters-{colour}") for colour in COLOURS]
    assert len(set(letters)) == 10
    assert {len(each) for each in letters} == {2}
    assert all(translator_for(lang).has(f"deal-value-{colour}") for colour in COLOURS)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_faces_differ_without_colour(theme: Theme) -> None:
    """Grey, and shrunk as far as a phone shows them."""
    grey = {
        word: face_image(each, hand.FACE, theme, translator_for("fr")).convert("L").reduce(2)
        for word, each in KINDS.items()
    }
    for one, two_ in combinations(grey, 2):
        apart = ImageChops.difference(grey[one], grey[two_]).histogram()
        assert sum(apart[60:]) > 40, (one, two_)


def test_colours_differ_by_their_signs() -> None:
    assert set(SETS) == set(COLOURS) <= set(SYMBOLS.shapes)
    assert set(NOTES) == {each.value for each in FACES if each.kind == MONEY}
    for one, two_ in combinations(COLOURS, 2):
        apart = ImageChops.difference(mask(one, 26), mask(two_, 26)).histogram()
        assert sum(apart[128:]) > 0.15 * 26 * 26, (one, two_)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_has_contrast(theme: Theme) -> None:
    weak = [pair for pair in grounds(theme) if contrast(*pair) < 4.5]
    assert not weak


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_palette_holds_each_colour_and_maps_it_to_itself(theme: Theme) -> None:
    colours = palette_colours(theme)
    assert len(colours) <= 256
    row = Image.new("RGB", (len(colours), 1))
    row.putdata(colours)
    mapped = row.quantize(palette=palette(theme, palette_colours), dither=Image.Dither.NONE).convert("RGB")
    assert farthest(row, mapped) <= 6


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", LANGS)
def test_pictures_stay_small_and_are_told_within_the_limit(lang: str, theme: str) -> None:
    for view in (*TABLES, packed()):
        picture = paint("deal", view, theme, lang, NAMES)
        assert len(picture.data) <= FULL
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert picture.width == 1000
    for view in HANDS:
        picture = paint("deal/hand", view, theme, lang, NAMES)
        assert len(picture.data) <= FULL
        assert 0 < len(picture.alt) <= ALT_LIMIT
    for word in KINDS:
        view = replace(two(), played=next(card for card in CODES.values() if card_word(face(card)) == word))
        picture = paint("deal/card", view, theme, lang)
        assert len(picture.data) <= FULL
        assert 0 < len(picture.alt) <= ALT_LIMIT


def test_hands_of_any_cards_stay_small() -> None:
    dealt = random.Random(1)
    for count in (5, 6, 7, 12, 18, 25):
        view = replace(held(5), hand=tuple(dealt.sample(range(1, 213), count)), fresh=())
        assert len(paint("deal/hand", view, "light", "fr").data) <= FULL


def test_public_pictures_tell_nothing_of_a_hand() -> None:
    """DEAL-135: the table and the card played last look and read the same whatever is in the hand."""
    for key in ("deal", "deal/card"):
        for view in (five(), two()):
            plain = paint(key, view, "dark", "fr", NAMES)
            knowing = paint(key, replace(view, me=0, hand=cards("DBREAK-a", "NO-c"), fresh=()), "dark", "fr", NAMES)
            assert plain.data == knowing.data
            assert plain.alt == knowing.alt
            assert "Banco" not in knowing.alt


@pytest.mark.parametrize("count", range(26))
def test_rows_hold_every_card_once_and_none_is_too_long(count: int) -> None:
    rows = hand.rows_of(tuple(range(1, count + 1)))
    assert [card for row in rows for card in row] == list(range(1, count + 1))
    assert max(map(len, rows), default=0) <= hand.ACROSS
    assert max(map(len, rows), default=0) - min(map(len, rows), default=0) <= 1


def test_hand_stays_within_its_picture() -> None:
    """Nothing is cut: the outermost pixels are those of the cloth without a card."""

    def edge(count: int) -> set[object]:
        image = DealDrawContext.drawn(hand.draw)(held(count), DARK, translator_for("fr"), Players(NAMES))
        found = {image.getpixel((x, y)) for x in (0, image.width - 1) for y in range(image.height)}
        return found | {image.getpixel((x, y)) for x in range(image.width) for y in (0, image.height - 1)}

    assert felt(DARK) in edge(0)
    for count in range(1, 19):
        assert edge(count) == edge(0), count


@pytest.mark.parametrize("lang", LANGS)
def test_head_of_a_hand_does_not_run_into_itself(lang: str) -> None:
    said = translator_for(lang)
    title = width(said.say("picture-deal-hand", count=18), Style(hand.TITLES[-1], bold=True))
    title += width(said.say("picture-deal-new", count=5), hand.NEW) + 38
    pills = [said.say("picture-deal-plays", count=count) for count in range(4)]
    pills += [said.say(f"picture-deal-{key}") for key in ("answer", "waiting")]
    pills += [said.say("picture-deal-excess", count=count) for count in (1, 11)]
    assert all(title + width(pill, hand.PILL) + 40 + 60 < hand.WIDTH for pill in pills)


def test_new_cards_are_marked_and_only_a_just_say_no_answers() -> None:
    plain = paint("deal/hand", replace(held(5), fresh=()), "dark", "fr")
    assert plain.data != paint("deal/hand", held(5), "dark", "fr").data
    view = replace(five(), me=3)
    assert hand.usable(view, cards("NO-a")[0])
    assert not hand.usable(view, cards("M1-a")[0])
    assert hand.usable(replace(view, me=0), cards("M1-a")[0])


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_of_the_table_fit(lang: str) -> None:
    for stage in ("play", "respond", "discard", "over"):
        said = translator_for(lang).say("picture-deal-stage", stage=stage)
        setting = header.SAID.set(said)
        assert setting.style.size >= LEAST
        assert len(setting.lines) == 1, said
    scene = DealDrawContext(Canvas(Image.new("RGB", (1, 1))), two(), DARK, translator_for(lang), Players(NAMES))
    for shown in demands():
        said = demand.said(scene, shown)
        setting = demand.SAID.set(said)
        assert setting.style.size >= LEAST, said
        assert setting.height <= demand.HEAD, said
        assert whole(setting, said), said


def demands() -> list[DemandView]:
    """Every kind of action that asks for answers, with its longest words."""
    threads = (ThreadView(1, 1, 24), ThreadView(2, 2, 24))
    found = [
        DemandView(0, "rent", cards("R-STUT-a", "DOUBLE-a", "DOUBLE-b")[:count], threads, colour=colour)
        for colour in COLOURS
        for count in (1, 2, 3)
    ]
    found.append(DemandView(0, "birthday", cards("BDAY-a"), threads))
    found.append(DemandView(0, "debt-collector", cards("DEBT-a"), threads[:1]))
    found.append(DemandView(0, "deal-breaker", cards("DBREAK-a"), threads[:1], take=cards("UT1", "UT2")))
    for number, each in enumerate(FACES, 1):
        if each.kind in (PROPERTY, "wild"):
            own = cards("W-STUT")[0]
            found.append(DemandView(0, "forced-deal", cards("FORCED-a"), threads[:1], take=(number,), give=own))
            found.append(DemandView(0, "sly-deal", cards("SLY-a"), threads[:1], take=(number,)))
    return found


@pytest.mark.parametrize(
    ("view", "high"),
    [(two(), 520), (start(), 550), (five(), 672), (theft(), 672), (over(), 672), (ten(), 986), (packed(), 986)],
)
def test_table_fits_a_phone(view: DealView, high: int) -> None:
    assert paint("deal", view, "dark", "fr", NAMES).height <= high


def test_place_of_whoever_is_to_play_is_the_largest() -> None:
    for view in (start(), five(), theft(), over()):
        others = [each for each in placed(view) if each != lead(view)]
        pairs = [others[at : at + 2] for at in range(0, len(others), 2)]
        assert all(area.height(view) - 2 * area.PAD > place.height(view, pair) - HIGH for pair in pairs)


@pytest.mark.parametrize("wide", [place.WIDE, 520, 650])
def test_sets_lie_beside_each_other(wide: int) -> None:
    """However many: within their room, none on another."""
    for count in range(1, 22):
        groups = [AMELIE.groups[number % 4] if number % 3 else BOB.groups[number % 7] for number in range(count)]
        high = LOW * lines(groups, wide) + 4 * lines(groups, wide)
        boxes = [
            (*fan.at, fan.at[0] + fan.wide, fan.at[1] + fan.size[1]) for fan in arranged(groups, (wide, high), (64,))
        ]
        assert len(boxes) == count
        assert all(box[2] <= wide and box[3] <= high for box in boxes), boxes
        for one, two_ in combinations(boxes, 2):
            assert one[2] <= two_[0] or two_[2] <= one[0] or one[3] <= two_[1] or two_[3] <= one[1], (one, two_)


@pytest.mark.parametrize("stage", ["play", "respond", "discard", "over"])
@pytest.mark.parametrize("view", [start(), five(), ten()])
def test_frames_stand_for_whoever_has_to_do_something_now(view: DealView, stage: str) -> None:
    """One in the colour of alarm for each awaited answer, as wide as a plate; one in the accent for a move."""
    view = replace(view, stage=stage, demand=view.demand if stage == "respond" else None)
    plates, mats = [], []
    empty, mat = plate.empty, area._mat

    def seen(size: tuple[int, int], frame: Colour | None, *rest: Any) -> Image.Image:
        plates.append(frame)
        return empty(size, frame, *rest)

    def laid(size: tuple[int, int], ground: Colour, framed: bool, theme: Theme) -> Image.Image:
        mats.append(framed)
        return mat(size, ground, framed, theme)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plate, "empty", seen)
        patch.setattr(area, "_mat", laid)
        for module, name in ((area, "_areas"), (place, "_places")):
            patch.setattr(module, name, Cache(Budget(0)))
        DealDrawContext.drawn(table.draw)(view, DARK, translator_for("en"), Players(NAMES))
    assert len(plates) == len(view.seats)
    assert plates.count(DARK.alarm) == len(demand.awaited(view.demand))
    assert plates.count(DARK.accent) + sum(mats) == (stage in ("play", "discard"))


@pytest.mark.parametrize("view", [five(), ten()])
def test_stars_are_seen_while_somebody_pays_or_answers(view: DealView) -> None:
    """One complete colour more changes each plate, whether its player is asked or not."""
    context = DealDrawContext(Canvas(Image.new("RGB", (1, 1))), view, DARK, translator_for("en"), Players(NAMES))
    for each in (each for each in view.seats if each.playing):
        plates = []
        for colours in (0, 1, 2, 3):
            canvas = Canvas(Image.new("RGB", (place.WIDE, HIGH)))
            plate.plate(context, canvas, replace(each, colours=colours), (0, 0, place.WIDE, HIGH))
            plates.append(canvas.image.tobytes())
        assert len(set(plates)) == 4, each


def test_at_tables_of_many_everybody_has_a_row_of_the_same_height() -> None:
    draw = DealDrawContext.drawn(table.draw)
    high = [
        draw(
            replace(ten(), seats=ten().seats[:count], order=tuple(range(count)), demand=None, stage="play"),
            *(DARK, translator_for("en"), Players(NAMES)),
        ).height
        for count in range(place.MANY, 11)
    ]
    assert {after - before for before, after in pairwise(high)} == {place.ROW + place.CLOSE}


def test_what_was_paid_and_what_is_sought_is_seen() -> None:
    """The sum with whom it came from and with whom it went to; the cards that a swap is about."""
    made = five().demand
    assert made is not None
    assert sum(face(card).value for card in demand.received(made, 1)) == 8
    assert demand.received(made, 0) == ()
    assert demand.awaited(made) == {1, 3}
    assert demand.wanted(theft().demand) == set(cards("GR1", "RD1"))
    unpaid = replace(made, threads=(replace(made.threads[0], outcome="", paid=(), asked=0), *made.threads[1:]))
    assert paint("deal", replace(five(), demand=unpaid), "dark", "fr").data != paint("deal", five(), "dark", "fr").data


@pytest.mark.parametrize(("count", "high"), [(5, 620), (7, 620), (10, 620), (15, 800), (18, 800)])
def test_hand_fits_a_phone(count: int, high: int) -> None:
    assert paint("deal/hand", held(count), "dark", "fr").height <= high


def test_what_is_kept_of_a_table_is_never_shown_in_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same pictures with and without what is kept, in states and with signs that differ in one thing each."""
    plain = replace(five(), demand=None, stage="play")
    swap = theft()
    assert swap.demand is not None
    views = [
        *(five(), plain, swap, two()),
        *(replace(plain, played=card) for card in cards("GR1", "OR1", "RD1")),
        replace(swap, demand=replace(swap.demand, give=cards("PK2")[0])),
        replace(swap, demand=replace(swap.demand, actor=2)),
        replace(plain, goal=4),
    ]
    asked = [(view, Players(NAMES, signs)) for view in views for signs in ((), (4, 3, 2, 1, 0))]
    draw = DealDrawContext.drawn(table.draw)
    kept = [draw(view, DARK, translator_for("en"), people).tobytes() for view, people in asked]
    for module, name in ((area, "_areas"), (place, "_places"), (header, "_turns")):
        monkeypatch.setattr(module, name, Cache(Budget(0)))
    assert kept == [draw(view, DARK, translator_for("en"), people).tobytes() for view, people in asked]


@pytest.mark.parametrize("lang", LANGS)
def test_rents_fit_their_cards(lang: str) -> None:
    """The band and both edges are the same whatever the rent: nothing runs over them."""
    for size in (
        (LEAST_WIDE, LOW),
        (place.WIDTHS[-1], place.TALL),
        (area.WIDTHS[-1], area.MANY),
        (area.WIDTHS[0], area.FEW),
    ):
        for colour, printed in COLOURS.items():
            for held_ in (printed.size - 1, printed.size):
                laid = group(colour, *cards_of(colour)[:held_])
                low, high = (
                    fan_image(Fan(replace(laid, rent=rent), (0, 0), size, 0), felt(DARK), DARK, translator_for(lang))
                    for rent in (0, 15)
                )
                for box in ((0, 0, size[0], 24), (0, 0, 3, size[1]), (size[0] - 3, 0, size[0], size[1])):
                    assert low.crop(box).tobytes() == high.crop(box).tobytes(), (size, colour, box)
                assert low.tobytes() != high.tobytes()


def cards_of(colour: str) -> list[str]:
    """The codes of a colour's properties."""
    return [each.code for each in FACES if each.kind == PROPERTY and each.colours == (colour,)]


def test_ten_seats_are_told_apart() -> None:
    """The rows of ten players differ although they show the same."""
    view = replace(ten(), demand=None, stage="play")
    same = replace(view, seats=tuple(replace(view.seats[0], seat=number, playing=True) for number in range(10)))
    alt = paint("deal", same, "dark", "en").alt
    assert all(f"Seat {letter}" in alt for letter in "ABCDEFGHIJ")


def test_seats_stand_in_the_order_of_turns_and_at_the_end_by_rank() -> None:
    assert [each.seat for each in placed(five())] == [3, 4, 0, 1, 2]
    over = replace(five(), ranks=(3, 2, 4, 5, 1))
    assert [each.seat for each in placed(over)] == [4, 1, 0, 2, 3]


@pytest.mark.parametrize(
    ("view", "said"),
    [
        (two(), ["Amélie plays, 1 play left", "orange complete, rent 12M + House + Hotel", "pink 2/3 rent 2M"]),
        (five(), ["plays Rent", "Amélie has paid 8M", "Bob has cancelled", "Zoé 🎲 owes 24M (waiting for Zoé"]),
        (theft(), ["plays Forced Deal: Bob (waiting for Bob)", "Draw pile 41"]),
        (ten(), ["Łukasz has left.", "Ida", "0 plays left"]),
        (TABLES[-1], ["the game is over", "1. Bob.", "2. Jean-Baptiste"]),
    ],
)
def test_words_stand_for_the_table(view: object, said: list[str]) -> None:
    alt = paint("deal", view, "dark", "en", NAMES).alt
    assert [part for part in said if part not in alt] == [], alt


def test_words_stand_for_a_hand_and_a_card() -> None:
    alt = paint("deal/hand", held(5), "dark", "fr").alt
    assert "Joker Propriété (bleu foncé/vert), 4\u202fM" in alt
    assert "Joker\u202f!, 4\u202fM (nouvelle)" in alt
    alt = paint("deal/card", replace(two(), played=cards("W-LBST")[0]), "dark", "en").alt
    assert "light blue 1/2/3; railroad 1/2/3/4" in alt


def test_changed_table_is_quick() -> None:
    paint("deal", five(), "dark", "fr", NAMES)
    seconds = []
    for turn in range(7):
        began = process_time()
        paint("deal", replace(five(), turn=100 + turn, pile=40 - turn), "dark", "fr", NAMES)
        seconds.append(process_time() - began)
    assert median(seconds) < 0.08


def test_every_picture_of_deal_is_painted() -> None:
    assert {key for key in painters() if key.startswith("deal")} == {
        *("deal", "deal/hand", "deal/card", "deal/moment", "deal/rules/spare"),
    }
    names = ("\U0001f3b2" * 40, "a" * 4000, "\u202e\u0000", "\n", "«»")
    for theme in THEMES:
        assert paint("deal", five(), theme, "en", names).data
        assert paint("deal/card", replace(two(), played=0), theme, "en").alt


@pytest.mark.parametrize("angle", [-5.2, -1.3, 0.0, 2.6])
def test_the_sides_of_a_new_cards_frame_are_all_of_it(angle: float) -> None:
    """At each angle of a fan nothing of the frame lies in the middle, which they leave out."""
    for wide in (hand.FACE, hand.WIDE):
        size, round_ = (wide, round(wide * TALL)), radius(wide)
        inner = rounded_mask((size[0] - 2 * hand.FRESH, size[1] - 2 * hand.FRESH), round_ - 2)
        frame = rounded_mask(size, round_).copy()
        frame.paste(0, (hand.FRESH, hand.FRESH), inner)
        frame = frame.rotate(-angle, Image.Resampling.NEAREST, expand=True)
        made = Image.new("L", frame.size)
        for side, at in hand.ring(size, hand.FRESH, angle):
            made.paste(side, at)
        assert farthest(made.convert("RGB"), frame.convert("RGB")) == 0
