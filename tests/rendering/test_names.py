"""Every word of the board and every amount is whole and legible in both languages."""

import pytest

from bot.games.city import view
from bot.games.city.data import CARDS, DISTRICTS, DODGE, PERMISSIONS, SPACES, STOCK
from bot.i18n.translator import translator_for
from rendering import chance_card, corner_scene
from rendering.canvas import LEAST, Setting, Style, cut, fit, width
from rendering.city import card, center, center_card, chance, geometry, space, special_spaces
from rendering.fonts import font
from rendering.players import Players, drawable_name
from rendering.trade_card import ROW, SIDE
from tests.spoken import WALKED

pytestmark = pytest.mark.uncounted

LANGS = WALKED
NEARLY = 0.9
"""How narrow letters of City's own board may become: only those of one name do."""
STAGES = tuple(sorted(set(view.STAGES.values())))


def test_every_kind_of_space_is_named_somewhere() -> None:
    assert {
        kind for index, kind in enumerate(SPACES) if geometry.RING.corner(index) or special_spaces.named(index)
    } == set(SPACES)


def whole(setting: Setting, text: str) -> bool:
    """Whether no letter got lost."""
    return "".join(setting.lines).replace(" ", "") == text.replace(" ", "")


def test_least_text_is_as_high_as_26_pixels_of_1200() -> None:
    box = font(LEAST, bold=False).getbbox("bdpgq")
    assert (box[3] - box[1]) * 1200 / geometry.WIDTH >= 26


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_spaces_fit(lang: str) -> None:
    narrow = 0
    for index, kind in enumerate(SPACES):
        text = translator_for(lang).space("city", index)
        if geometry.RING.corner(index):
            room = geometry.corner_rooms(index)[0]
            setting, length, across = corner_scene.title_setting(text, room), room[2] - room[0], room[3] - room[1]
        elif not special_spaces.named(index):
            continue
        else:
            turned, room = geometry.parts(index).turned, special_spaces.name_room(index)
            setting = special_spaces.set_name(text, room, turned=turned)
            length, across = room[2] - room[0], room[3] - room[1]
            length, across = (across, length) if turned else (length, across)
        assert setting.style.size >= LEAST, (text, kind)
        assert setting.width * NEARLY <= length, text
        narrow += setting.width > length
        assert setting.height <= across, text
        assert whole(setting, text), text
    assert narrow <= 1


@pytest.mark.parametrize("lang", LANGS)
def test_titles_of_cards_fit(lang: str) -> None:
    for index in DISTRICTS:
        text = translator_for(lang).space("city", index)
        for room in ((0, 0, 274, 52), (0, 0, 600, 128)):
            setting = card.title_setting(text, room)
            assert setting.style.size >= LEAST
            assert setting.width <= room[2]
            assert whole(setting, text)


@pytest.mark.parametrize("lang", LANGS)
def test_prices_and_rents_fit_their_tags(lang: str) -> None:
    amounts = {amount * factor for each in DISTRICTS.values() for amount in each.rents for factor in (1, 2)} | {0}
    for index, each in DISTRICTS.items():
        tag = geometry.parts(index).tag
        for amount in amounts | {each.price}:
            setting = space.figure_setting(translator_for(lang).cash("city", amount), tag)
            assert setting.style.size >= LEAST, (index, amount)
            assert setting.width <= tag[2] - tag[0], (index, amount)
            assert len(setting.lines) == 1


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_awaited_is_whole_and_legible(lang: str) -> None:
    for each in STAGES:
        said = translator_for(lang).say("picture-city-stage", stage=each)
        setting = fit(said, center.said_room(), center.SAID_SIZES)
        assert setting.style.size >= LEAST, said
        assert setting.width <= center.said_room()[0], said
        assert setting.height <= center.said_room()[1], said
        assert whole(setting, said), said


@pytest.mark.parametrize("lang", LANGS)
def test_news_beside_the_unit_are_whole_and_legible(lang: str) -> None:
    say, (wide, high) = translator_for(lang).say, center.news_room()
    counts = [(key, {"count": count}) for key in ("left", "rounds-left") for count in (1, 2, 8, 15)]
    for key, facts in (*counts, ("hour-over", {}), ("hour-vote", {})):
        said = say(f"picture-city-{key}", **facts)
        setting = fit(said, (wide, high), (LEAST,))
        assert setting.style.size >= LEAST, said
        assert setting.width <= wide, said
        assert setting.height <= high, said
        assert whole(setting, said), said


@pytest.mark.parametrize("lang", LANGS)
def test_cards_are_whole_and_legible(lang: str) -> None:
    """Every Chance card: its title on the board, among goods and on its own picture, and its sentence there."""
    said = translator_for(lang)
    left, top, right, bottom = chance_card.BOX
    for each in (*CARDS[1:], DODGE):
        title = chance.name(each, said)
        rooms = [
            (center_card.title_setting(title, (0, 0, 192, 134)), 192),
            (fit(title, (SIDE - 84, ROW - 8), (32, 30, 28, 26, LEAST), bold=True), SIDE - 84),
            (fit(chance.sentence(each, said), chance_card.ROOM, chance_card.SENTENCE), chance_card.ROOM[0]),
        ]
        assert each in chance.SIGNS
        for setting, wide in rooms:
            assert setting.style.size >= LEAST, title
            assert setting.width <= wide, title
        assert rooms[2][0].height <= chance_card.ROOM[1] <= bottom - top - chance_card.HEAD, title
        assert chance_card.ROOM[0] < right - left


@pytest.mark.parametrize("lang", LANGS)
def test_names_in_tables_and_rows_stand_on_one_line(lang: str) -> None:
    """Districts in deals, prices on a deed, pieces of a permission, spaces of a taxi."""
    said = translator_for(lang)
    for index in DISTRICTS:
        name = said.space("city", index)
        row = fit(name, (SIDE - 56 - 8 - 3 * 48, 36), (30, 28, 26, LEAST), bold=True)
        assert len(row.lines) == 1, name
        assert row.style.size >= LEAST, name
    for pair in PERMISSIONS.values():
        for kind in pair:
            setting = fit(said.value("city", "word", kind), center_card.PIECE_ROOM, (28, 26, LEAST))
            assert setting.style.size >= LEAST, kind
            assert setting.height <= center_card.PIECE_ROOM[1], kind
    for index in range(40):
        assert width(said.space("city", index), Style(LEAST)) <= center_card.SPACE_ROOM, index
    assert all(said.value("city", "word", kind) for kind in STOCK)


def test_long_text_is_set_smaller_rather_than_cut() -> None:
    setting = fit("Donaudampfschifffahrt", (120, 60), (32, LEAST))
    assert setting.style.size < LEAST
    assert setting.width <= 120
    assert setting.lines == ("Donaudampfschifffahrt",)


def test_hyphens_may_end_a_line() -> None:
    assert fit("Centre-ville", (width("Centre-", Style(30)) + 4, 80), (30,)).lines == ("Centre-", "ville")


def test_names_of_people_are_cut_to_their_room() -> None:
    style = Style(34)
    short = cut("Maximilian von und zu Hohenstein", style, 200)
    assert width(short, style) <= 200
    assert short.endswith("…")
    assert cut("Bob", style, 200) == "Bob"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Zoé 🎲", "Zoé"),
        ("田中さん", "Seat A"),
        ("", "Seat A"),
        ("🎲🎲", "Seat A"),
        ("  two \n lines ", "two lines"),
        ("ﬁne", "fine"),
        ("\u202eevil", "evil"),
        ("Łukasz", "Łukasz"),
        ("…!?", "Seat A"),
    ],
)
def test_any_unicode_is_shown_or_stood_for(name: str, shown: str) -> None:
    assert drawable_name(Players((name,)), 0, translator_for("en")) == shown
