"""The board against the tables of RULES.md, by sums and counts (section 20)."""

import re
from pathlib import Path

from bot.games.city import GAME, data
from bot.i18n.translator import translator_for

RULES = (Path(__file__).parents[3] / "bot/games/city/RULES.md").read_text(encoding="utf8")


def rows(width: int) -> dict[int, list[str]]:
    """The rows of the rules' tables of so many columns whose first cell is a number."""
    found = {}
    for line in RULES.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("|") and len(cells) == width and cells[0].isdigit():
            found[int(cells[0])] = cells
    return found


def k(millions: str) -> int:
    return round(float(millions) * 1000)


def test_board_is_the_printed_one() -> None:
    """20.1: kinds, groups and prices, space by space."""
    board = rows(5)
    assert len(board) == 40
    for space, (_, _, _, kind, price) in board.items():
        if data.SPACES[space] == "district":
            card = data.DISTRICTS[space]
            assert (card.group, card.price) == (kind, k(price.removesuffix("M")))
        elif data.SPACES[space] in ("go", "jail", "parking", "go-to-jail"):
            assert kind == "corner"
        else:
            assert data.SPACES[space] in ("chance", "tax", "auction") or "/" in kind
            assert kind.startswith(data.SPACES[space]) or data.SPACES[space] == "permission"


def test_counts_of_the_board() -> None:
    """20.1: 22 districts, 6 Chance, 4 planning permission, 2 auction, 2 tax, 4 corners."""
    counts = {kind: data.SPACES.count(kind) for kind in set(data.SPACES)}
    assert counts == {
        "district": 22,
        "chance": 6,
        "permission": 4,
        "auction": 2,
        "tax": 2,
        "go": 1,
        "jail": 1,
        "parking": 1,
        "go-to-jail": 1,
    }
    assert [len(spaces) for spaces in data.GROUPS.values()] == [2, 3, 3, 3, 3, 3, 3, 2]
    assert [space for space, kind in enumerate(data.SPACES) if kind == "auction"] == [12, 33]
    assert [space for space, kind in enumerate(data.SPACES) if kind == "tax"] == [4, 38]


def test_names_are_those_of_the_table() -> None:
    """20.1: English and French names by index."""
    for space, (_, english, french, *_) in rows(5).items():
        assert translator_for("en").space("city", space) == english.split(" / ")[0]
        assert translator_for("fr").space("city", space) == french.split(" / ")[0].replace("'", "’")


def test_rents_and_building_prices_are_the_printed_ones() -> None:
    """20.2, cell by cell."""
    cards = rows(14)
    assert set(cards) - {0} == set(data.DISTRICTS)
    for space, cells in cards.items():
        card = data.DISTRICTS[space]
        assert card.rents == tuple(k(cell) for cell in cells[2:11])
        assert (card.residential, card.industrial, card.skyscraper) == tuple(k(cell) for cell in cells[11:])


def test_sums_of_the_cards() -> None:
    """Sums over all cards, counted apart from the tables."""
    cards = data.DISTRICTS.values()
    assert sum(card.price for card in cards) == 45_900
    assert [sum(card.rents[blocks] for card in cards) for blocks in (0, 8)] == [3_910, 260_000]
    assert sum(card.residential for card in cards) == 27_500
    assert all(card.industrial == 2 * card.residential for card in cards)
    assert all(list(card.rents) == sorted(set(card.rents)) for card in cards)


def test_every_mortgage_value_is_at_least_20k() -> None:
    """CITY-184: column 0 is never 0."""
    assert min(card.rents[0] for card in data.DISTRICTS.values()) == 20


def test_every_amount_is_a_multiple_of_the_smallest_note() -> None:
    """Money is counted in k, and every amount is a multiple of 10k."""
    for card in data.DISTRICTS.values():
        assert all(amount % data.STEP == 0 for amount in (card.price, *card.rents, card.residential, card.skyscraper))


def test_fixed_amounts() -> None:
    """20.4."""
    assert (data.STARTING_CASH, data.SALARY, data.STADIUM_INCOME) == (37_700, 2_000, 1_000)
    assert (data.INDUSTRIAL_TAX, data.FINE, data.STEP) == (2_000, 500, 10)


def test_specials_are_four_of_each_sort() -> None:
    """20.3: names of the pieces whose rules come later, as rents know them."""
    assert len(data.HAZARDS) == len(data.BONUSES) == 4
    assert not data.HAZARDS & data.BONUSES


def test_option_table_names_every_option() -> None:
    """Section 22 names the keys that the lobby uses."""
    for option in GAME.options:
        assert re.search(rf"\(`{option.key}`\)", RULES), option.key
