"""Section 17: the pack as printed."""

from collections import Counter

import pytest

from bot.games.deal.data import ACTION, COLOURS, FACES, MONEY, PACK, PROPERTY, RENT, WILD, face
from bot.games.deal.rents import best_rent, loose_rent, set_rent
from bot.games.deal.state import Holding, Set
from tests.games.deal.scenario import c, cs

FAMILIES = {MONEY: (20, 57), PROPERTY: (28, 67), WILD: (11, 25), ACTION: (34, 84), RENT: (13, 19)}
SIZES = {
    **dict.fromkeys(("brown", "dark-blue", "utility"), 2),
    **dict.fromkeys(("light-blue", "pink", "orange", "red", "yellow", "green"), 3),
    "station": 4,
}
LADDERS = {
    "brown": (1, 2),
    "light-blue": (1, 2, 3),
    "pink": (1, 2, 4),
    "orange": (1, 3, 5),
    "red": (2, 3, 6),
    "yellow": (2, 4, 6),
    "green": (2, 4, 7),
    "dark-blue": (3, 8),
    "station": (1, 2, 3, 4),
    "utility": (1, 2),
}


def test_a_pack_has_106_cards_in_play_worth_252() -> None:
    """DEAL-3 and the check sums of 17.7: the quick-rules cards are not among them."""
    assert (PACK, len(FACES), sum(face.value for face in FACES)) == (106, 106, 252)


@pytest.mark.parametrize(("kind", "sums"), FAMILIES.items())
def test_families_have_their_check_sums(kind: str, sums: tuple[int, int]) -> None:
    """Table 17.7."""
    values = [face.value for face in FACES if face.kind == kind]
    assert (len(values), sum(values)) == sums


def test_serial_numbers_follow_the_tables() -> None:
    """Section 0.1: money, properties, wilds, actions, rents; the second pack goes on."""
    order = [face.kind for face in FACES]
    assert order == sorted(order, key=(MONEY, PROPERTY, WILD, ACTION, RENT).index)
    assert (c("M1-a"), c("M10"), c("BR1"), c("UT2"), c("R-ANY-c")) == (1, 20, 21, 48, 106)
    assert face(c("2:RD2")) is face(c("RD2"))
    assert len({face.code for face in FACES}) == PACK


@pytest.mark.parametrize(("word", "size"), SIZES.items())
def test_set_sizes(word: str, size: int) -> None:
    """DEAL-35."""
    assert COLOURS[word].size == size == len(COLOURS[word].ladder)


@pytest.mark.parametrize(("word", "ladder"), LADDERS.items())
def test_ladders(word: str, ladder: tuple[int, ...]) -> None:
    """DEAL-61: the ladder value for the number of cards."""
    cards = [number for number, face in enumerate(FACES, start=1) if face.colours == (word,)]
    assert COLOURS[word].ladder == ladder
    assert tuple(loose_rent(word, cards[:count]) for count in range(1, len(ladder) + 1)) == ladder


def test_bank_values_of_properties() -> None:
    """Table 17.1, and 17.3: a two-colour wild has its own printed value (DEAL-43)."""
    values = {face.code: face.value for face in FACES}
    assert [values[f"{short}1"] for short in ["BR", "LB", "PK", "OR", "RD", "YL", "GR", "DB", "ST", "UT"]] == [
        1,
        1,
        2,
        2,
        3,
        3,
        4,
        4,
        2,
        2,
    ]
    wilds = [
        "W-BRLB",
        "W-LBST",
        "W-PKOR-a",
        "W-PKOR-b",
        "W-RDYL-a",
        "W-RDYL-b",
        "W-DBGR",
        "W-GRST",
        "W-STUT",
        "W-ANY-a",
        "W-ANY-b",
    ]
    assert [values[code] for code in wilds] == [1, 4, 2, 2, 3, 3, 4, 4, 2, 0, 0]


def test_action_and_rent_cards() -> None:
    """Tables 17.4 and 17.5."""
    found = Counter((face.word, face.value) for face in FACES if face.kind in (ACTION, RENT))
    assert found == {
        ("deal-breaker", 5): 2,
        ("forced-deal", 3): 3,
        ("sly-deal", 3): 3,
        ("just-say-no", 4): 3,
        ("debt-collector", 3): 3,
        ("birthday", 2): 3,
        ("double-rent", 1): 2,
        ("house", 3): 3,
        ("hotel", 4): 2,
        ("pass-go", 1): 10,
        ("rent", 1): 10,
        ("rent-any", 3): 3,
    }


EXAMPLES = {
    "brown": (2, 5, 9),
    "orange": (5, 8, 12),
    "red": (6, 9, 13),
    "yellow": (6, 9, 13),
    "green": (7, 10, 14),
    "dark-blue": (8, 11, 15),
}


@pytest.mark.parametrize(("word", "rents"), EXAMPLES.items())
def test_rent_examples(word: str, rents: tuple[int, int, int]) -> None:
    """Table 17.8: base, with a House, with both (DEAL-61, DEAL-105)."""
    cards = [number for number, face in enumerate(FACES, start=1) if face.colours == (word,)][: COLOURS[word].size]
    house, hotel = cs("HOUSE-a", "HOTEL-a")
    for one, rent in zip((Set(cards), Set(cards, house), Set(cards, house, hotel)), rents, strict=True):
        assert set_rent(word, one) == rent == best_rent(word, Holding(cards, [one]))


def test_no_buildings_on_stations_and_utilities() -> None:
    """DEAL-106."""
    assert [word for word, colour in COLOURS.items() if not colour.built] == ["station", "utility"]
