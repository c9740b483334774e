"""Classic on a group's own board: other prices, rents, cards and names, the same rules."""

import pytest

from bot.games.classic import GAME, board_schema, data
from bot.games.classic.board import Plan, board, changed
from bot.i18n import classic_cards
from bot.i18n.board_names import on_board
from bot.i18n.translator import languages, translator_for
from bot.kit.boards.board_parser import BadBoardError, read
from bot.kit.boards.custom_board import BoardOverrides, canonical
from bot.kit.engine import default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out

FILE = """
game = "classic"
title = "Paris"
money = "F"
[space.39]
name.fr = "Rue de la Paix"
price = 420
rents = [50, 210, 610, 1_410, 1_710, 2_010]
[space.37]
price = 300
mortgage = 100
[space.4]
name.fr = "Impôts"
tax = 150
[space.5]
name.fr = "Gare de Lyon"
price = 250
[group.blue]
shop = 220
[group.faction]
name.fr = "Gares"
rents = [30, 60, 120, 240]
[card.lf15]
title.fr = "Votre immeuble rapporte"
amount = 180
[card.lf12]
amount = 30
tower = 120
[card.lf5]
copies = 3
[card.lf17]
copies = 1
[card.tc9]
text.fr = "C'est votre anniversaire !"
[card.tc5]
copies = 0
"""
FRAMES = {"classic": board_schema.FRAME}


@pytest.fixture
def own() -> str:
    return canonical(read(FILE.encode(), FRAMES))


def test_a_board_without_changes_is_the_neutral_one() -> None:
    """Tables 7.1 to 7.6."""
    assert changed(BoardOverrides()) == Plan(data.SQUARES, data.FACES, data.LEAP_CARDS, data.CHEST_CARDS)
    assert board(canonical(BoardOverrides("classic", {"": "A"}))).squares == board("neutral").squares


def test_numbers_are_the_boards(own: str) -> None:
    """CLASSIC-53, CLASSIC-59, CLASSIC-65 to CLASSIC-69: what is printed is what is paid."""
    squares = board(own).squares
    assert (squares[39].price, squares[39].mortgage, squares[39].shop) == (420, 210, 220)
    assert squares[39].rents == (50, 210, 610, 1_410, 1_710, 2_010)
    assert (squares[37].price, squares[37].mortgage, squares[37].shop) == (300, 100, 220)
    assert squares[4].price == 150
    assert (squares[5].price, squares[5].mortgage, squares[5].rents) == (250, 125, (30, 60, 120, 240))
    assert squares[35].rents == (30, 60, 120, 240)
    assert squares[1] == data.SQUARES[1]


def test_decks_hold_what_is_wanted_whatever_deck_is_chosen(own: str) -> None:
    """CLASSIC-9 with the group's numbers of each card."""
    found = board(own)
    number = {face.word: at for at, face in enumerate(found.faces)}
    for deck in (data.INTERNATIONAL, data.HERITAGE):
        assert found.leap[deck].count(number["lf5"]) == 3
        assert found.leap[deck].count(number["lf17"]) == 1
        assert number["tc5"] not in found.chest[deck]
    assert len(found.leap[data.INTERNATIONAL]) == 19
    assert found.faces[number["lf12"]].tower == 120


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[space.37]\nmortgage = 351", "above"),
        ("[space.37]\nprice = 100\nmortgage = 101", "above"),
        ("[space.5]\nrents = [1, 2, 3, 4]", "unknown"),
        ("[space.4]\nprice = 100", "unknown"),
        ("[space.2]\ntax = 100", "unknown"),
        ("[space.1]\nrents = [1, 2, 3, 4, 5]", "no-list"),
        ("[group.machine]\nrents = [4, 10]", "unknown"),
        ("[card.lf9]\ncopies = 2", "bounds"),
        ("[card.lf13]\ntower = 10", "unknown"),
        ("".join(f"[card.lf{n}]\ncopies = 0\n" for n in range(1, 11)), "pile"),
    ],
)
def test_what_would_break_the_game_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadBoardError) as bad:
        read(f'game = "classic"\ntitle = "A"\n{text}\n'.encode(), FRAMES)
    assert {fault.code for fault in bad.value.faults} == {code}


@pytest.mark.uncounted
@pytest.mark.parametrize("deck", [data.INTERNATIONAL, data.HERITAGE])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_whole_games_end_with_everything_conserved(own: str, deck: str, seats: int) -> None:
    dice = FastRng(seats)
    s = GAME.setup(seats, default_options(GAME, "slow") | {"board": own, "deck": deck}, dice)
    before = GAME.conserved_totals(s)
    play_out(GAME, s, dice)
    assert GAME.result(s) is not None
    assert GAME.conserved_totals(s) == before
    assert GAME.view(s, None).board == own


def test_names_money_and_cards_follow(own: str) -> None:
    fr = on_board(translator_for("fr"), own)
    number = {face.word: at for at, face in enumerate(data.FACES)}
    assert fr.space("classic", 39, "of") == "de la Rue de la Paix"
    assert fr.space("classic", 4, "at") == "à la case Impôts"
    assert fr.space("classic", 5, "the") == "la Gare de Lyon"
    assert fr.cash("classic", 1_500) == f"{fr.number(1_500)}\u00a0F"
    assert fr.value("classic", "word", "faction") == "Gares"
    assert fr.say("classic-card-lf15") == "Votre immeuble rapporte"
    assert "180\u00a0F" in classic_cards.effect(fr, own, number["lf15"])
    assert "120\u00a0F" in classic_cards.effect(fr, own, number["lf12"])
    assert "Rue de la Paix" in classic_cards.effect(fr, own, number["lf5"])
    assert classic_cards.effect(fr, own, number["tc9"]) == "C'est votre anniversaire !"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("shipped", ["neutral", "edition"])
def test_every_card_says_what_it_does_on_every_shipped_board(lang: str, shipped: str) -> None:
    spoken = on_board(translator_for(lang), shipped)
    for number, face in enumerate(data.FACES[1:], start=1):
        said = classic_cards.effect(spoken, shipped, number)
        assert "classic-" not in said, face.word
        assert "{" not in said, face.word
        assert not face.amount or spoken.cash("classic", face.amount) in said, face.word
