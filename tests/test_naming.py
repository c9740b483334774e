"""Names on a board before the usual ones: a group's and a shipped theme's, in both languages."""

import pytest

from bot.games import GAMES
from bot.games.city.actions import Build
from bot.games.city.events import Bought
from bot.i18n.board_names import _CustomBoardWords, figures, on_board
from bot.i18n.catalog import language
from bot.i18n.translator import Translator, languages, translator_for
from bot.kit.boards.custom_board import BoardSchema, canonical
from bot.kit.contract import Refusal
from bot.present.controls.amounts import read_cash
from bot.present.panels import board_report

LILLE = """
game = "city"
title = "Lille"
money.en = "€#"
money.fr = "# €"
[space.1]
name = "Wazemmes"
[space.2]
name.fr = "Loterie"
[space.3]
name.fr = "Rue de Béthune"
of.en = "of the street"
[space.14]
name.fr = "Bassin à flot"
name.en = "The Basin"
of.fr = "du Bassin"
at.fr = "dans le Bassin"
the.fr = "le Bassin"
[space.24]
name.fr = "Le Vieux-Lille"
[group.brown]
name.fr = "brique"
[card.easy-money]
title = "Braderie"
amount = 2_000
[card.taxi]
text.fr = "Le taxi vous attend."
"""


@pytest.fixture
def board() -> str:
    return canonical(board_report.opened(LILLE.encode()))


@pytest.fixture
def fr(board: str) -> Translator:
    return on_board(translator_for("fr"), board)


@pytest.fixture
def en(board: str) -> Translator:
    return on_board(translator_for("en"), board)


def test_names_come_from_the_board_first(fr: _CustomBoardWords, en: _CustomBoardWords) -> None:
    assert fr.space("city", 1) == en.space("city", 1) == "Wazemmes"
    assert en.space("city", 14) == "The Basin"
    assert en.space("city", 24) == "Le Vieux-Lille", "the language that is missing reads the first one"
    assert fr.space("city", 39) == translator_for("fr").space("city", 39)
    assert fr.say("city-group-brown") == "brique"
    assert fr.say("city-group-blue") == "bleu foncé"


def test_forms_are_those_given_or_made_by_rule(fr: _CustomBoardWords, en: _CustomBoardWords) -> None:
    assert [fr.space("city", 14, form) for form in ("of", "at", "the")] == ["du Bassin", "dans le Bassin", "le Bassin"]
    assert fr.space("city", 24, "of") == "du Vieux-Lille"
    assert fr.space("city", 3, "at") == "à la Rue de Béthune"
    assert fr.space("city", 2, "of") == "de la case Loterie"
    assert fr.space("city", 1, "of") == "de Wazemmes"
    assert en.space("city", 1, "of") == "of Wazemmes"
    assert en.space("city", 14, "the") == "The Basin"
    assert en.space("city", 3, "of") == "of the street"


def test_sentences_labels_and_money_follow(fr: _CustomBoardWords, en: _CustomBoardWords) -> None:
    bought = Bought(0, 14, 1_600)
    assert fr.event("city", bought, ("Léa",)) == "Léa achète le Bassin pour 1,6\u202fM\u00a0€."
    assert "€1.6M" in en.event("city", bought, ("Léa",))
    assert (
        "Bassin" in fr.action("city", Build(14, "residential", 1)) or fr.value("city", "space", 14) == "Bassin à flot"
    )
    poor = fr.refusal("city", Refusal("not-enough-cash", {"low": 700, "cash": 20}))
    assert poor == "Il faut 700\u202fk\u00a0€\u202f; vous avez 20\u202fk\u00a0€."
    assert fr.cash("city", None) == translator_for("fr").cash("city", None)
    assert fr.cash("deal", 3) == translator_for("fr").cash("deal", 3), "another game's money stays"
    assert (
        fr.goods("city", (14, "card-jail-1"), 500) == "le Bassin, une carte Libération de prison et 500\u202fk\u00a0€"
    )


def test_cards_speak_of_the_board_they_lie_on(fr: _CustomBoardWords, en: _CustomBoardWords) -> None:
    assert fr.value("city", "word", "card-easy-money") == "Braderie"
    assert fr.goods("city", ("card-easy-money",)) == "la carte «\u00a0Braderie\u00a0»"
    assert fr.say("city-card-easy-money") == "La personne assise à votre gauche vous paie 2\u202fM\u00a0€."
    assert fr.say("city-card-taxi") == "Le taxi vous attend."
    assert fr.say("city-value-card-to-24") == "Rendez-vous au Vieux-Lille"
    assert fr.say("city-card-to-24").startswith("Rendez-vous au Vieux-Lille et faites")
    assert "Le Vieux-Lille" in en.say("city-card-to-24")
    assert en.say("city-card-levy") == "Pay €100k for each block in your districts, up to €2M."
    assert fr.say("city-card-go") == translator_for("fr").say("city-card-go")


def test_plain_words_stay_as_they_are(board: str) -> None:
    plain = translator_for("fr")
    assert on_board(plain, "usual") is plain
    assert on_board(plain, "") is plain
    assert on_board(plain, board) is on_board(plain, board)
    assert on_board(on_board(plain, board), "usual") is plain
    assert plain.space("city", 1) == "Quartier sud"
    assert on_board(plain, board).has("city-space-1.of")
    assert not on_board(translator_for("en"), board).has("city-space-1.of")
    assert not on_board(plain, board).has("city-space-99")


def test_the_own_unit_may_be_typed(fr: _CustomBoardWords, en: _CustomBoardWords) -> None:
    assert figures(fr, "3,5 M€") == "3,5 M"
    assert read_cash(fr, "city", "3,5 M €") == 3_500
    assert read_cash(en, "city", "€3.5M") == 3_500
    assert read_cash(translator_for("fr"), "city", "3,5 M") == 3_500
    florins = on_board(
        translator_for("fr"), canonical(board_report.opened(b'game = "city"\ntitle = "A"\nmoney = "fl."'))
    )
    assert read_cash(florins, "city", "700 k FL.") == 700
    refusal = read_cash(florins, "city", "beaucoup")
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-an-amount"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted(board_report.frames()))
def test_every_card_whose_amounts_may_change_says_them(game: str, lang: str) -> None:
    """Where a sentence names an amount or a space, there is one that names the board's."""
    frame: BoardSchema = board_report.frames()[game]
    for word, card in frame.cards.items():
        if not (card.sums or card.space) or not translator_for(lang).has(f"{game}-{frame.text_key.format(word)}"):
            continue
        sums = "".join(f"{field} = {each.usual + 10 * each.step}\n" for field, each in card.sums.items())
        text = f'game = "{game}"\ntitle = "A"\n[card.{word}]\n{sums}'
        text += f'[space.{card.space}]\nname = "Nowhere"\n' if card.space is not None else ""
        said = on_board(translator_for(lang), canonical(board_report.opened(text.encode()))).say(
            f"{game}-{frame.text_key.format(word)}"
        )
        for each in card.sums.values():
            assert translator_for(lang).cash(game, each.usual + 10 * each.step) in said, word
        assert card.space is None or "Nowhere" in said, word


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", sorted(board_report.frames()))
def test_the_words_that_a_board_may_change_are_there(game: str, lang: str) -> None:
    frame = board_report.frames()[game]
    assert all(translator_for(lang).has(f"{game}-{frame.group_key.format(group)}") for group in frame.groups)
    assert all(translator_for(lang).has(f"{game}-{frame.title_key.format(word)}") for word in frame.cards)
    assert all(translator_for(lang).has(f"{game}-space-{space}") for space in range(len(frame.spaces)))
    assert all(translator_for(lang).has(f"{game}-value-{card.kept}") for card in frame.cards.values() if card.kept)


@pytest.mark.parametrize("lang", languages())
def test_a_shipped_theme_comes_before_the_neutral_names(lang: str) -> None:
    themed = on_board(translator_for(lang), "edition")
    assert themed is on_board(translator_for(lang), "edition")
    assert (
        themed.space("classic", 39)
        == translator_for(lang).say("classic-edition-space-39")
        != translator_for(lang).space("classic", 39)
    )
    assert themed.cash("classic", 5) == translator_for(lang).say("classic-edition-cash", n=5)
    assert themed.space("city", 39) == translator_for(lang).space("city", 39)
    neutral = on_board(translator_for(lang), "neutral")
    assert [neutral.space("classic", n) for n in range(40)] == [
        translator_for(lang).space("classic", n) for n in range(40)
    ]


def test_a_themed_name_has_its_own_forms_only() -> None:
    themed = on_board(translator_for("fr"), "edition")
    for space in range(40):
        own = translator_for("fr").has(f"classic-edition-space-{space}")
        given = translator_for("fr").has(f"classic-edition-space-{space}.of")
        if own and not given:
            assert themed.space("classic", space, "of") == f"de {themed.space('classic', space)}"


@pytest.mark.parametrize(
    ("name", "of", "at", "the"),
    [
        ("Les Docks", "des Docks", "aux Docks", "les Docks"),
        ("Le Port", "du Port", "au Port", "le Port"),
        ("La Gare", "de la Gare", "à la Gare", "la Gare"),
        ("L'Opéra", "de l’Opéra", "à l’Opéra", "l’Opéra"),
        ("Rue Haute", "de la Rue Haute", "à la Rue Haute", "la Rue Haute"),
        ("Avenue Foch", "de l’Avenue Foch", "à l’Avenue Foch", "l’Avenue Foch"),
        ("Boulevard Exelmans", "du Boulevard Exelmans", "au Boulevard Exelmans", "le Boulevard Exelmans"),
        ("Hôtel de ville", "de l’Hôtel de ville", "à l’Hôtel de ville", "l’Hôtel de ville"),
        ("Halle aux draps", "de la Halle aux draps", "à la Halle aux draps", "la Halle aux draps"),
        ("Île Feydeau", "de l’Île Feydeau", "à l’Île Feydeau", "l’Île Feydeau"),
        ("Euralille", "d’Euralille", "à Euralille", "Euralille"),
        ("Wazemmes", "de Wazemmes", "à Wazemmes", "Wazemmes"),
        ("Hambourg", "de Hambourg", "à Hambourg", "Hambourg"),
        ("Ypres", "d’Ypres", "à Ypres", "Ypres"),
        ("York", "de York", "à York", "York"),
        ("Onze-Novembre", "de Onze-Novembre", "à Onze-Novembre", "Onze-Novembre"),
        ("Le", "de Le", "à Le", "Le"),
    ],
)
def test_french_by_ear(name: str, of: str, at: str, the: str) -> None:
    assert language("fr").forms(name) == {"of": of, "at": at, "the": the}


def test_games_without_a_frame_have_no_boards() -> None:
    assert "deal" in GAMES
    assert "deal" not in board_report.frames()
