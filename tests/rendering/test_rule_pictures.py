"""The pictures of texts of the rules: each is named by its text in all languages, and shows the text's example."""

import pytest

from bot.games import GAMES
from bot.i18n.translator import languages, translator_for
from bot.kit.rule_picture import picture_key
from bot.present.panels import rules_search
from rendering import paint, painters, pictures_of
from rendering.image import ALT_LIMIT
from tests.spoken import WALKED

WIDE, HIGH = 342, 290
"""Points of a picture on a phone 390 wide, and how high it may be beside a text."""
SAID = {"city": "3.5M", "classic": "950", "builder": "A4 1, A5 3, B4 1, B5 2", "deal": "9M", "knockout": "Illinois"}
"""What the picture of each game says of its text's example."""


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_named_by_a_text_and_every_name_has_one(game: str) -> None:
    for lang in languages():
        named = [each.picture for each in rules_search.texts(game, lang) if each.picture]
        assert sorted(named) == sorted(pictures_of(game).rules), lang
        assert all(picture_key(game, word) in painters() for word in named)


@pytest.mark.parametrize("game", SAID)
def test_a_picture_shows_its_example_and_leaves_room_for_the_text(game: str) -> None:
    for word in pictures_of(game).rules:
        picture = paint(picture_key(game, word), None, "dark", "en")
        assert SAID[game] in picture.alt.replace("\u00a0", " ")
        assert len(picture.alt) <= ALT_LIMIT
        assert picture.height * WIDE <= HIGH * picture.width


def test_a_text_with_a_picture_is_answered_alone() -> None:
    for lang in WALKED:
        (text,) = (each for each in rules_search.texts("city", lang) if each.picture)
        asked = rules_search.answer(0, "city", text.title, translator_for(lang))
        assert asked.picture is not None
        assert asked.picture.key == "city/rules/hazard"
        assert len(asked.lines) == 2
        chosen = rules_search.texts("city", lang).index(text)
        assert rules_search.panel(0, "city", str(chosen), translator_for(lang)).picture == asked.picture
    assert rules_search.panel(0, "city", "0", translator_for("en")).picture is None
