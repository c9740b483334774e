"""Pictures on a group's own board: its names, prices and cards, whole and legible."""

import pytest
from msgspec.structs import replace

import rendering
from bot.games.city import GAME
from bot.games.city.data import SPACES
from bot.games.city.view import CityView
from bot.kit.boards.allowed_characters import LETTERS, MARKS
from bot.kit.boards.board_parser import NAME, SENTENCE, TITLE
from bot.kit.boards.custom_board import canonical
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.present.panels import board_report
from rendering import chance_card, text_fit
from rendering.canvas import LEAST, drawable, fit
from rendering.city import geometry, special_spaces
from tests.rendering.golden_compare import opened

pytestmark = pytest.mark.uncounted

LONG = ("Boulevard des Capucines", "Villa Auditore, Monterig", "Rue de la Gare centrale", "Saint-Germain-en-Laye-Es")
FILE = 'game = "city"\ntitle = "A"\nmoney = "fl."\n' + "".join(
    f'[space.{n}]\nname.fr = "Rue numéro {n}"\nname.en = "Street number {n}"\n' for n in range(40)
)
SOME = "[space.1]\nprice = 9_990\nrents = [20, 100, 200, 400, 800, 1600, 2200, 3000, 5500]\n"


@pytest.fixture(scope="module")
def view() -> CityView:
    text = canonical(board_report.opened((FILE.replace("[space.1]\n", SOME)).encode()))
    dice = FastRng(1)
    s = GAME.setup(3, default_options(GAME, "slow") | {"board": text}, dice)
    shown: CityView = GAME.view(s, None)
    return shown


def test_every_letter_that_may_be_written_can_be_drawn() -> None:
    assert not [char for char in LETTERS + MARKS if not drawable(char)]


@pytest.mark.parametrize("name", LONG)
def test_long_names_are_whole_and_legible_on_every_space(name: str) -> None:
    assert len(name) <= NAME
    for index, kind in enumerate(SPACES):
        if geometry.RING.corner(index) or not special_spaces.named(index) or kind == "chance":
            continue
        room, turned = special_spaces.name_room(index), geometry.parts(index).turned
        wide, high = room[2] - room[0], room[3] - room[1]
        setting = text_fit.set_name(name, (high, wide) if turned else (wide, high))
        assert setting.style.size >= LEAST, (index, name)
        assert "".join(setting.lines).replace(" ", "") == name.replace(" ", "")
        assert setting.height <= (wide if turned else high)


def test_the_longest_title_and_text_of_a_card_fit_it() -> None:
    sentence = fit(
        ("Nous avançons tous ensemble jusqu'à la gare " * 9)[:SENTENCE], chance_card.ROOM, chance_card.SENTENCE
    )
    assert sentence.style.size >= min(chance_card.SENTENCE)
    assert sentence.height <= chance_card.ROOM[1]
    title = fit(("Grande vente de charité " * 9)[:TITLE], (660, 130), (64, 60, 56, 52, 48, 44, 40), bold=True)
    assert title.style.size >= 40


@pytest.mark.parametrize(("lang", "name"), [("fr", "Rue numéro 1"), ("en", "Street number 1")])
def test_the_painters_speak_the_boards_names(view: CityView, lang: str, name: str) -> None:
    lot = replace(view, lot=1)
    board = rendering.paint("city", view, "light", lang, ("Léa", "Max", "Ada"))
    assert "fl." in board.alt
    deed = rendering.paint("city/deed", lot, "light", lang, ("Léa", "Max", "Ada"))
    assert name in deed.alt
    assert ("9,99" if lang == "fr" else "9.99") in deed.alt
    usual = rendering.paint("city/deed", replace(lot, board="usual"), "light", lang, ("Léa", "Max", "Ada"))
    assert usual.data != deed.data
    assert name not in usual.alt


def test_a_board_is_part_of_what_pictures_are_kept_by(view: CityView) -> None:
    first = rendering.paint("city", view, "dark", "fr", ("Léa", "Max", "Ada"))
    other = rendering.paint("city", replace(view, board="usual"), "dark", "fr", ("Léa", "Max", "Ada"))
    assert first.data != other.data


def test_no_space_is_kept_for_another_board(view: CityView) -> None:
    own, usual = (
        opened(rendering.paint("city", each, "dark", "fr", ("Léa", "Max", "Ada")).data)
        for each in (view, replace(view, board="usual"))
    )
    same = [
        index
        for index in range(geometry.RING.count)
        if (geometry.RING.corner(index) or special_spaces.named(index))
        and own.crop(geometry.RING.space(index)).tobytes() == usual.crop(geometry.RING.space(index)).tobytes()
    ]
    assert not same
