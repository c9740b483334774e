"""The board as section 8a prints it, and as a rectangle."""

import pytest

from bot.games.knockout.data import (
    BONUS,
    CELLS,
    COLOURS,
    FEE,
    NOTE,
    POT,
    PROPERTIES,
    SETS,
    TOKENS,
    centre,
    column,
    row,
    space_at,
)
from bot.i18n.translator import languages, translator_for


def test_the_kinds_of_the_thirty_spaces() -> None:
    kinds = [cell.kind for cell in CELLS[1:]]
    assert len(kinds) == 30
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "property": 22,
        "house": 2,
        "tax": 1,
        "chance": 1,
        "railroad": 1,
        "jail": 2,
        "parking": 1,
    }
    assert [space for space, cell in enumerate(CELLS) if cell.kind == "house"] == [2, 13]
    assert [CELLS[space].kind for space in (14, 15, 26, 28, 29, 30)] == [
        *("tax", "chance", "railroad", "jail", "parking", "jail")
    ]


def test_the_sets_their_values_and_bonuses() -> None:
    """KNOCKOUT-67: a bonus is twice the sum of its streets, as the one set known completely has it."""
    assert list(BONUS.values()) == [400, 900, 1200, 1200, 1500, 1500, 1800, 2000]
    assert SETS["brown"] == (1, 3)
    assert SETS["dark-blue"] == (25, 27)
    sums = {group: sum(CELLS[space].pays for space in streets) for group, streets in SETS.items()}
    assert list(sums.values()) == [200, 450, 600, 600, 750, 750, 900, 1000]
    assert all(BONUS[group] == 2 * total for group, total in sums.items())
    assert sorted(space for streets in SETS.values() for space in streets) == list(PROPERTIES)


def test_the_values_that_the_rulebook_shows() -> None:
    assert [CELLS[space].pays for space in (3, 10, 19, 20, 21)] == [100, 200, 250, 250, 250]


def test_all_money_is_whole_notes() -> None:
    """KNOCKOUT-11."""
    amounts = [cell.pays for cell in CELLS] + list(BONUS.values()) + [POT, FEE]
    assert all(amount % NOTE == 0 for amount in amounts)


def test_every_property_pays_the_tax_for_itself() -> None:
    """KNOCKOUT-76."""
    assert min(CELLS[space].pays for space in PROPERTIES) >= 100


def test_four_colours_of_four_tokens() -> None:
    """KNOCKOUT-104."""
    assert (COLOURS, TOKENS) == (("red", "yellow", "green", "blue"), 4)


@pytest.mark.parametrize("space", range(1, 31))
def test_every_middle_lies_on_its_space(space: int) -> None:
    """KNOCKOUT-100, KNOCKOUT-101, KNOCKOUT-102: rows of 80 from 114 on, columns of 90."""
    x, y = centre(space)
    assert (x, y) == ((45_000, 135_000, 225_000)[column(space)], 114_000 + 80_000 * row(space) - 40_000)
    assert space_at(x, y) == space


def test_lines_belong_to_the_space_beyond_or_to_the_right() -> None:
    """KNOCKOUT-29, KNOCKOUT-30, KNOCKOUT-102."""
    assert space_at(89_999, 120_000) == 1
    assert space_at(90_000, 120_000) == 2
    assert space_at(180_000, 120_000) == 3
    assert space_at(45_000, 193_999) == 1
    assert space_at(45_000, 194_000) == 4
    assert space_at(45_000, 114_000) == 1


def test_on_the_outer_edge_is_on_the_board() -> None:
    """KNOCKOUT-31, KNOCKOUT-102: the centre decides, half of the token may hang over."""
    assert space_at(270_000, 914_000) == 30
    assert space_at(0, 914_000) == 28
    assert space_at(270_001, 500_000) == space_at(-1, 500_000) == space_at(100_000, 914_001) == 0


def test_behind_go_is_no_space() -> None:
    """KNOCKOUT-28, KNOCKOUT-101."""
    assert space_at(135_000, 113_999) == 0


def test_the_table_counts_the_spaces() -> None:
    """A corrected board would need no other code: nothing but the table knows where the kinds are."""
    assert sum(len(streets) for streets in SETS.values()) == len(PROPERTIES) == 22


def test_names_in_both_languages() -> None:
    said = {lang: [translator_for(lang).space("knockout", space) for space in range(1, 31)] for lang in languages()}
    assert [said["en"][n - 1] for n in (1, 16, 21, 27, 29)] == [
        *("Mediterranean Avenue", "Kentucky Avenue", "Marvin Gardens", "Boardwalk", "Free Parking")
    ]
    assert [said["fr"][n - 1] for n in (4, 8, 14, 21, 26)] == [
        *("Avenue de l’Orient", "Avenue des États-Unis", "Taxe de luxe", "Jardins Marvin", "Chemin de fer")
    ]
    french = translator_for("fr")
    assert french.space("knockout", 4, "of") == "de l’avenue de l’Orient"
    assert french.space("knockout", 21, "at") == "aux jardins Marvin"
    assert french.space("knockout", 26, "the") == "le Chemin de fer"
