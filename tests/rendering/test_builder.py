"""Builder's pictures: every word whole and legible, what they show told apart and told in words, small and quick."""

from io import BytesIO
from itertools import combinations
from statistics import median
from time import process_time

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.cli.playthrough import PEOPLE, steps
from bot.games import GAMES
from bot.games.builder import data
from bot.games.builder.view import BuilderView
from bot.i18n.translator import translator_for
from bot.kit.fields import WORD
from rendering import close_view, corner_scene, paint, painters, space_tile, trade_card
from rendering.builder import auction as sale
from rendering.builder import (
    board,
    bonus,
    card,
    center,
    chance,
    count,
    deed,
    derived,
    geometry,
    ground,
    island,
    island_map,
    player_sheet,
    space,
    tower,
    trade,
    turn,
)
from rendering.builder.colours import COLOURS, grounds, palette_colours
from rendering.builder.draw_context import BuilderDrawContext
from rendering.builder.symbols import DEED_SIGNS, SIGNS, sign_mask
from rendering.canvas import LEAST, Setting, Slot, Style, fit, width
from rendering.encode import png
from rendering.image import ALT_LIMIT
from rendering.players import Players
from rendering.seat_symbols import token_mask
from rendering.text_fit import NARROWEST, set_name
from rendering.theme import DARK, LIGHT, THEMES, Theme, contrast, numbered, palette
from rendering.world import WORLDS
from tests.rendering.golden_compare import farthest
from tests.rendering.samples_builder import (
    BOARDS,
    LONG_NAMES,
    NAMES,
    auction,
    buying,
    dropping,
    indebted,
    looking,
    midway,
    offered,
    over,
    packed,
    paying,
    quiet,
    renting,
    rich,
    start,
    traded,
)
from tests.rendering.samples_builder import (
    drawn as card_drawn,
)
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

LANGS = WALKED
FULL = 60_000
STAKE_BOX = (514, close_view.ROW, close_view.RIGHT, close_view.ROW + space_tile.HIGH)
"""What is at stake, beside three tiles."""
ROW = (0, 0, trade_card.SIDE, trade_card.ROW)
"""A thing in a trade."""
draw = BuilderDrawContext.drawn(board.draw)
KEYS = tuple(key for key in painters() if key.partition("/")[0] == "builder")
ENDS = ("penthouse", "stuck", "stalled", "rounds", "agreed", "alone", "nobody")
STAGES = ("drop", "roll", "jail", "buy", "auction", "steal", "park", "pick", "swap", "manage", "count", "end", "over")


def whole(setting: Setting, text: str) -> bool:
    """Whether no letter got lost."""
    return "".join(setting.lines).replace(" ", "") == text.replace(" ", "")


def opened(data_: bytes) -> Image.Image:
    """A picture's pixels."""
    return Image.open(BytesIO(data_)).convert("RGB")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", KEYS)
def test_every_picture_of_every_position_is_painted(key: str, lang: str) -> None:
    views = (
        (*BOARDS.values(), start(3))
        if key in {"builder", "builder/turn"}
        else (midway(), over(), packed(), looking("", 1), start())
    )
    for number, view in enumerate(views):
        picture = paint(key, view, tuple(THEMES)[number % 2], lang, NAMES)
        assert opened(picture.data).size == (picture.width, picture.height)
        assert picture.width != picture.height
        assert len(picture.data) <= FULL, (key, len(picture.data))
        assert 0 < len(picture.alt) <= ALT_LIMIT
        assert "picture-builder" not in picture.alt


def test_fullest_boards_stay_small() -> None:
    for theme, lang in (("light", "fr"), ("dark", "en")):
        for view in (packed(), packed("roll"), replace(packed(), claims=renting(2).claims)):
            assert len(paint("builder", view, theme, lang, LONG_NAMES).data) <= FULL


def test_boards_of_real_games_stay_small_and_are_told() -> None:
    for seats in (2, 4):
        for number, step in enumerate(steps("builder", seats, 7, "random")):
            if number % 60 == 0:
                picture = paint("builder", GAMES["builder"].view(step.state, None), "light", "fr", PEOPLE[:seats])
                assert len(picture.data) <= FULL
                assert len(picture.alt) <= ALT_LIMIT
            if number > 600:
                break


def test_changed_board_is_quick() -> None:
    """Beside the floor of a ready picture copied, mapped and written once, with room for a busy machine."""
    paint("builder", midway(), "dark", "fr", NAMES)
    base, spent, least = opened(paint("builder", midway(), "dark", "fr", NAMES).data), [], []
    for number in range(7):
        began = process_time()
        paint(
            "builder", replace(midway(), turn=100 + number, trail=tuple(range(number, number + 6))), "dark", "fr", NAMES
        )
        spent.append(process_time() - began)
        began = process_time()
        mapped_ = base.copy().quantize(palette=palette(DARK, palette_colours), dither=Image.Dither.NONE)
        mapped_.save(BytesIO(), "PNG", compress_level=1)
        least.append(process_time() - began)
    assert median(spent) < 4 * median(least)


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_spaces_fit(lang: str) -> None:
    """In their space on the ring; a property also on its cards, where rent is asked for it, and among one's own."""
    said = translator_for(lang)
    for index, kind in enumerate(data.SPACES):
        text = said.space("builder", index)
        if geometry.RING.corner(index):
            room = geometry.corner_rooms(index)[0]
            setting, length, across = corner_scene.title_setting(text, room), room[2] - room[0], room[3] - room[1]
        elif not space.named(index):
            continue
        else:
            turned, room = geometry.parts(index).turned, space.name_room(index)
            setting = space.named_in(text, room, turned=turned)
            length, across = room[2] - room[0], room[3] - room[1]
            length, across = (across, length) if turned else (length, across)
        assert setting.style.size >= LEAST, (text, kind)
        assert setting.width * NARROWEST <= length, text
        assert setting.height <= across, text
        assert whole(setting, text), text
    assert {kind for index, kind in enumerate(data.SPACES) if geometry.RING.corner(index) or space.named(index)} == set(
        data.SPACES
    )


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_tiles_are_whole_and_large(lang: str) -> None:
    """In the narrowest tile, of six with two breaks between them; chips lie on the space besides."""
    wide = (close_view.RIGHT - close_view.LEFT - 5 * space_tile.GAP - 2 * space_tile.BREAK) // close_view.TILES
    high = space_tile.HIGH - space_tile.LANE - space_tile.BAND - space_tile.STRIP - turn.PILE
    for index in range(len(data.SPACES)):
        text = translator_for(lang).space("builder", index)
        setting = set_name(text, (wide, high), space_tile.NAMES)
        assert setting.style.size >= LEAST, text
        assert setting.width * NARROWEST <= wide, text
        assert whole(setting, text), text


def test_stretch_begins_where_the_walk_began_and_shows_what_is_in_question() -> None:
    """The walk's start and end while its player stands there; the lot or the rent's space; else the spaces ahead."""
    assert turn.shown(quiet()).spaces == (9, 10, 11, 12, 13, 14)
    assert turn.shown(buying(19)).spaces == (9, 18, 19)
    assert turn.shown(renting()).spaces == (22, 23, 29)
    assert turn.focus(auction()) == 27
    stays = replace(midway(), active=1)
    assert turn.shown(stays).spaces == (22, 23, 24), "another player's walk is not told"


def test_close_view_shows_the_island_while_it_is_built_upon() -> None:
    for view in (midway(), over(), replace(quiet(), raised=("a3",))):
        assert turn.building(view)
    for view in (quiet(), buying(), auction(), indebted(), dropping(), replace(buying(), raised=("a3",))):
        assert not turn.building(view)


def test_board_fits_a_phone_but_for_a_scroll() -> None:
    assert geometry.height(4) <= 1310


def test_close_view_fits_a_phone() -> None:
    """At most about 700 pixels high for four seats, whatever is at stake."""
    for view in (*BOARDS.values(), start(3), start(4)):
        picture = paint("builder/turn", view, "dark", "fr", LONG_NAMES)
        assert picture.width == 1000
        assert picture.height <= 710
        assert len(picture.data) <= FULL


@pytest.mark.parametrize("lang", LANGS)
def test_titles_of_cards_fit(lang: str) -> None:
    for index, title in data.TITLES.items():
        text = translator_for(lang).space("builder", index)
        settings = [
            (card.title_setting(text, room), room)
            for room in (
                card.title_room(box, head, title.number) for box, head in ((geometry.CARD, 44), (deed.BOX, 128))
            )
        ]
        box = player_sheet.deed_box(0)
        settings.append((trade.NAME.set(text), (ROW[2] - 56 - 12, 44)))
        settings.append((card.row_setting(text, box, title.number), (box[2] - box[0] - 120, box[3] - box[1])))
        for box in (geometry.CARD, STAKE_BOX):
            left, top, right, bottom = center.claim_room(box, translator_for(lang).cash("builder", 2 * title.rent))
            shown = set_name(text, (right - left, bottom - top), center.SPACES_AT)
            assert shown.style.size >= LEAST, text
            assert whole(shown, text), text
        for setting, (wide, high) in settings:
            assert setting.style.size >= LEAST, text
            assert setting.width <= wide, text
            assert setting.height <= high, text
            assert whole(setting, text), text


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_of_the_board_fit(lang: str) -> None:
    said = translator_for(lang)
    for stage in (*STAGES, "shared", "debt", "inherit", "waiting"):
        text = said.say("picture-builder-stage", stage=stage)
        setting = center.SAID.set(text)
        assert setting.style.size >= LEAST, text
        assert setting.height <= center.SAID.room[1], text
        assert setting.width <= center.SAID.room[0], text
        near = Slot((close_view.RIGHT - close_view.LEFT - 320, 38), close_view.SAID).set(text)
        assert near.style.size >= LEAST, text
        assert len(near.lines) == 1, text
    hints = [said.say("picture-builder-hint", stage=stage, count=14) for stage in center.HINTS]
    for text in (*hints, *(chance.name(each, said) for each in data.CARDS[1:])):
        for box in (geometry.CARD, STAKE_BOX):
            setting = center.hint_setting(text, box)
            assert setting.style.size >= LEAST, text
            assert setting.height <= box[3] - box[1], text


@pytest.mark.parametrize("lang", LANGS)
def test_sentences_of_the_other_pictures_fit(lang: str) -> None:
    said = translator_for(lang)

    def say(key: str, **facts: object) -> str:
        return said.say(f"picture-builder-{key}", **facts)

    held = looking()
    plans = [plan_ for site in data.SITES if (plan_ := derived.prospect(held, held.seats[0], site))]
    assert plans
    shown: list[tuple[Setting, int]] = [
        *((island_map.CHOOSE.set(say("choose", count=number)), 1) for number in (0, 1, 24)),
        *((island_map.STANDING.set(say("group", count=12, became=word)), 4) for word in ("gained", "lost", "same")),
        (island_map.STANDING.set(say("ends")), 4),
        (player_sheet.BANK.set(say("bank", count=20)), 1),
        *((bonus.TITLE.set(say(kind)), 1) for kind in ("billionaire", "community")),
        *((bonus.RULE.set(say(f"{kind}-rule")), 2) for kind in ("billionaire", "community")),
        *((trade.SAID.set(said.value("builder", WORD, card)), 2) for card in ("card-jail-1", "card-jail-2")),
        *((trade.SAID.set(said.say(f"builder-some-{chip}", n=20)), 1) for chip in data.CHIPS),
        (sale.LOW.set(say("low", amount=said.cash("builder", 1000))), 1),
        (sale.LOW.set(say("held")), 1),
    ]
    for each, lines in shown:
        assert each.style.size >= LEAST, each.lines
        assert len(each.lines) <= lines, each.lines
    for sold in buying().deeds:
        text = deed.arithmetic(sold, said)
        setting = fit(text, deed.sum_room(said.cash("builder", 400)), (34, 32, 30, 29, 28))
        assert setting.style.size >= LEAST, text


def test_chance_cards_have_a_sign() -> None:
    assert {chance.SIGNS[each] for each in data.CARDS[1:]} <= set(SIGNS)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_text_has_contrast_and_the_palette_holds_each_colour(theme: Theme) -> None:
    weak = [(ground, ink) for ground, ink in grounds(theme) if contrast(ground, ink) < 4.5]
    assert not weak
    colours = palette_colours(theme)
    assert len(colours) <= 256
    row = Image.new("RGB", (len(colours), 1))
    row.putdata(colours)
    mapped_ = row.quantize(palette=palette(theme, palette_colours), dither=Image.Dither.NONE).convert("RGB")
    assert farthest(row, mapped_) <= 6


def test_chips_and_groups_differ_without_colour() -> None:
    """Machines by their outline, groups by their sign; owners have their token."""
    for one, other in combinations(data.CHIPS, 2):
        difference = ImageChops.difference(sign_mask(one, 24), sign_mask(other, 24))
        assert sum(difference.histogram()[128:]) > 60, (one, other)
    assert set(DEED_SIGNS) >= set(COLOURS) == set(data.SET_POINTS)


@pytest.mark.parametrize("floors", [1, 2, 3, 4])
def test_buildings_grow_by_floors(floors: int) -> None:
    """Each floor is as high as the others; the penthouse rises above the roof."""
    unit = ground.UNIT
    piece, least = tower.draw(tower.Tower(0, floors), unit, LIGHT), tower.draw(tower.Tower(0, 1), unit, LIGHT)
    assert piece.image.height - least.image.height == (floors - 1) * tower.FLOOR
    assert tower.draw(tower.Tower(0, floors, penthouse=True), unit, LIGHT).image.height > piece.image.height


@pytest.mark.parametrize("near", [board.GROUND, island_map.GROUND])
def test_buildings_hide_no_owner_no_name_and_no_number(near: ground.Ground) -> None:
    """The tallest one ends below the foot of the one behind it; owner's sign and name stand beside it on their own plot."""
    for penthouse in (False, True):
        tall = tower.draw(tower.Tower(0, data.FLOORS, penthouse), near.unit, LIGHT).image
        front, behind = (near.on(data.SITE[site], ground.BUILDING) for site in ("c2", "b2"))
        free = near.px(tower.FLOOR) if penthouse else 0
        assert front[1] - tall.height >= behind[1] - free
        left = front[0] - tall.width // 2 + near.px(tower.SHADOW)
        for place, half in ((ground.SIGN, token_mask(0, near.px(island.TOKEN)).getbbox()), (ground.NAME, None)):
            wide = width("D2", Style(near.label, bold=True)) if half is None else half[2] - half[0]
            assert near.on(data.SITE["c2"], place)[0] + wide / 2 <= left + 1
            assert near.on(data.SITE["c2"], place)[0] - wide / 2 >= near.plot(data.SITE["c2"])[0]


def test_own_neighbours_grow_together_and_others_do_not() -> None:
    """BUILDER-142: between two plots of one owner there is land, between two owners a gap; none over water."""
    image = draw(replace(midway(), raised=()), LIGHT, translator_for("en"), Players(NAMES))
    assert [len(derived.groups(midway().sites, 4)[seat]) for seat in range(4)] == [4, 3, 3, 1]
    for site, near in enumerate(data.NEIGHBOURS):
        (x, y), owner = ground.PLACES[site], midway().sites[site].owner
        for other in near:
            if other == site + 1:
                joined = owner is not None and owner == midway().sites[other].owner
                between = image.getpixel(board.GROUND.at(x + 1, y + 0.5))
                assert (between == WORLDS["light"]["grass"]) is not joined, (data.SITES[site], data.SITES[other])


def test_island_has_each_foundation_once_within_its_sea() -> None:
    left, top, right, bottom = geometry.SEA
    assert len(set(ground.PLACES)) == len(data.SITES)
    for site in range(len(data.SITES)):
        at = board.GROUND.plot(site)
        assert left <= at[0] < at[2] <= right
        assert top <= at[1] < at[3] <= bottom
        foot = board.GROUND.on(site, ground.BUILDING)[1]
        assert foot - data.FLOORS * tower.FLOOR - max(tower.ROOF, tower.CROWN) >= top
    assert len({board.GROUND.plot(site) for site in range(len(data.SITES))}) == len(data.SITES)


def test_seats_and_tokens_have_room() -> None:
    """Nothing of the strip lies on another card, tokens of one space do not hide each other."""
    for number in (2, 3, 4):
        boxes = geometry.seat_boxes(number)
        assert len(boxes) == number
        assert geometry.height(number) > geometry.BOARD_END
    for index in range(32):
        for places in (geometry.standing(index, 4), geometry.pile(index, 4)):
            for one, other in combinations(places, 2):
                assert max(abs(one[0] - other[0]), abs(one[1] - other[1])) >= 34, index


def test_what_could_be_built_is_reckoned_as_the_rules_do() -> None:
    """BUILDER-106 to BUILDER-113: free foundations and own buildings, chips and blocks permitting."""
    view = looking()
    me = view.seats[0]
    assert derived.prospect(view, me, "b5") is None
    tall = rich()
    plan_ = derived.prospect(tall, tall.seats[0], "b3")
    assert plan_ is not None
    assert (plan_.level, plan_.after - plan_.before) == (data.PENTHOUSE, 6)
    assert (plan_.spent, plan_.open) == ((2, 1, 1, 1), 0)
    chosen = derived.prospect(replace(tall, paying=(0, 0, 0, 1)), tall.seats[0], "b3")
    assert chosen is not None
    assert (chosen.spent, chosen.open) == ((1, 1, 1, 2), 0)
    poor = replace(me, blocks=0)
    assert derived.prospect(view, poor, "a4") is None


def test_prospect_tells_who_becomes_community_builder() -> None:
    """BUILDER-142, BUILDER-143: a building that joins two groups may take the card, or make a tie."""
    view = looking("d4", 2)
    green = derived.prospect(view, view.seats[2], "d4")
    assert green is not None
    assert (green.largest, green.community) == (5, True)
    assert green.after - green.before == 1 + data.COMMUNITY
    seat = derived.prospect(view, view.seats[3], "d4")
    assert seat is not None
    assert not seat.community


def test_changes_are_marked() -> None:
    """A new floor, a move, chips and cash that came, each changes the picture."""
    plain = quiet("manage", dice=(2, 3))
    shown = paint("builder", plain, "light", "en", NAMES).data
    changes: list[dict[str, object]] = [
        {"raised": ("a3",)},
        {"fresh": (9,)},
        {"trail": (4, 5, 6)},
        {"lying": ()},
        {"card": "card-loan"},
    ]
    for change in changes:
        assert paint("builder", replace(plain, **change), "light", "en", NAMES).data != shown, change
    changes = [{"moved": 50}, {"made": (2, 0, 0, 0)}, {"jailed": True}, {"cards": ("card-jail-1",)}]
    for change in changes:
        seats = (replace(plain.seats[0], **change), *plain.seats[1:])
        assert paint("builder", replace(plain, seats=seats), "light", "en", NAMES).data != shown, change


def test_equal_arguments_give_equal_bytes_even_when_drawn_anew() -> None:
    theme = numbered(DARK, palette_colours)
    drawn_ = [png(draw(midway(), theme, translator_for("fr"), Players(NAMES)), DARK, palette_colours) for _ in range(2)]
    assert drawn_[0] == drawn_[1] == paint("builder", midway(), "dark", "fr", NAMES).data


def test_boards_are_the_same_for_everybody() -> None:
    """Part C: everything is public."""
    for key in ("builder", "builder/turn", "builder/island", "builder/bonus", "builder/deal"):
        plain = paint(key, midway(), "dark", "fr", NAMES)
        assert paint(key, replace(midway(), me=2), "dark", "fr", NAMES).data == plain.data


def test_sign_follows_the_own_type() -> None:
    """BUILDER-6: a token and a type of chip are one choice, whatever the seat."""
    view = start()
    swapped = replace(view, seats=tuple(replace(each, own=data.CHIPS[3 - each.seat]) for each in view.seats))
    assert paint("builder", swapped, "light", "en", NAMES).data != paint("builder", view, "light", "en", NAMES).data
    assert "Seat D" in paint("builder", swapped, "light", "en", ()).alt


@pytest.mark.parametrize(
    ("key", "view", "said"),
    [
        ("builder", midway(), ["Dice 2 and 3.", "Bob takes 2 dump trucks.", "Amélie: M340, 28 points", "A3 2"]),
        ("builder/turn", buying(), ["After Illinois Avenue: Collect 2 excavators", "Illinois Avenue, red, price"]),
        (
            "builder",
            auction(),
            ["Leading bid M235 by Jean-Baptiste", "The next one must be at least M240", "Passed: Bob and Zoé"],
        ),
        ("builder", renting(), ["Bob may claim M175 from Amélie for Park Place."]),
        ("builder", indebted(), ["Bob owes Zoé 🎲 M240."]),
        ("builder", dropping(), ["Leave 3 chips here", "Lying on"]),
        ("builder", card_drawn(), ["Site inspection"]),
        ("builder", over(), ["the penthouse is placed", "1. Amélie, 34 points"]),
        ("builder/site", looking(), ["A4: 1st floor", "points would go from 28 to 29", "enough chips for: A2, A4"]),
        ("builder/site", rich(), ["the penthouse", "ends the game"]),
        (
            "builder/site",
            paying(),
            ["You would spend 1 boat", "and keep 3 dump trucks", "One chip is still to be chosen."],
        ),
        (
            "builder/deal",
            traded(),
            ["Amélie gives Jean-Baptiste", "3 dump trucks and 1 boat", "completes the light blue set"],
        ),
        ("builder/deal", traded(), ["Amélie breaks up the brown set", "Amélie's rent in total: M"]),
        ("builder/deal", offered(), ["Amélie's rent in total", "completes the orange set", "the red light is on"]),
        ("builder/deal", start(), ["No trade is open"]),
        ("builder/deed", buying(3), ["M40", "brings 2 excavators at 9", "Rent now, whole set: M20 × 2"]),
        ("builder/deed", buying(5), ["Mortgaged: no rent, no chips"]),
        ("builder/bonus", midway(), ["Now: Jean-Baptiste", "Now: Amélie"]),
        ("builder/count", over(), ["buildings 27 (A2 1, A3 3, B2 1, B3 16, E5 6), sets 2", "Community 5"]),
        ("builder/chart", over(), ["Amélie: points from"]),
        (
            "builder/mine",
            looking("", 2),
            ["Park Place (M175)", "The penthouse costs", "Bank: 14 dump trucks", "Park Place brings 2 "],
        ),
        ("builder/turn", midway(), ["+ 1 Get Out of Jail Free card, "]),
    ],
)
def test_words_stand_for_the_picture(key: str, view: BuilderView, said: list[str]) -> None:
    alt = paint(key, view, "dark", "en", NAMES).alt
    assert [part for part in said if part not in alt] == [], alt


def test_final_count_adds_up() -> None:
    for line in over().count:
        assert sum(points for _, points in line.buildings) == line.score.buildings
        assert sum(data.SET_POINTS[group] for group in line.sets) == line.score.sets
        assert count.buildings(line).count("+") == len(line.buildings) - 1


def test_names_may_be_anything() -> None:
    for names in ((), ("",) * 4, ("\U0001f3b2" * 40, "a" * 4000, "\u202e\u0000", "\n")):
        for key in KEYS:
            assert paint(key, over(), "dark", "fr", names).data
