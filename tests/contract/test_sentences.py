"""Laws 17 to 19 over every game, and that they bite."""

from itertools import islice

import hypothesis
import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import GAMES
from bot.i18n.board_names import on_board
from bot.i18n.translator import languages, translator_for
from bot.kit.contract import Refusal
from bot.kit.rng import FastRng
from bot.kit.testing.random_games import Walk, positions
from bot.tables.model import PLAYING
from cogs.context import sentence
from tests.contract import sentences, ui_crawler
from tests.contract.walks import EXAMPLES, LAW, walks
from tests.spoken import by_turns

pytestmark = pytest.mark.uncounted
KEYS = sorted(GAMES)
EVERY = 2
"""Of the positions of a walk every second one is read."""


@pytest.mark.parametrize("way", [1, -1], ids=["forth", "back"])
@pytest.mark.parametrize("key", KEYS)
@hypothesis.settings(LAW, max_examples=max(4, EXAMPLES // 25))
@given(data=st.data())
def test_sentences_are_whole_and_call_things_as_the_table_does(key: str, way: int, data: st.DataObject) -> None:
    """Laws 17 and 18: a table in one language, read in another, all languages by turns."""
    slots: tuple[str, ...] = ()
    walk = data.draw(walks(GAMES[key]))
    home, lang = by_turns(walk.seed, key)[::way]
    for position in islice(positions(GAMES[key], walk), 0, None, EVERY):
        reader = sentences.Reader(position, ui_crawler.table(position, home, walk.pace), translator_for(lang), slots)
        used = (
            reader.words,
            reader.spoken,
            translator_for(home),
            on_board(translator_for(home), reader.shown.board, home),
        )
        for spoken in used:
            spoken.faults.clear()  # other tests ask for sentences that do not exist
        dice = FastRng(walk.seed)
        for text in dict.fromkeys(reader.public()):
            sentences.whole(text)
        own = [*reader.private(), *reader.refusals(dice), *reader.news()]
        for text in dict.fromkeys((*own, *reader.suggestions(), *reader.reasons(dice))):
            sentences.whole(text)
            sentences.at_home(text, reader.shown, lang)
        slots = reader.slots
        for spoken in used:
            assert not spoken.faults


@pytest.mark.parametrize("turn", [0, 1])
@pytest.mark.parametrize("key", KEYS)
@hypothesis.settings(LAW, max_examples=max(4, EXAMPLES // 25))
@given(data=st.data())
def test_standing_clocks_are_told_in_sentences_of_their_own(key: str, turn: int, data: st.DataObject) -> None:
    """Law 19: at a paused table, and where everything is held, in all languages by turns."""
    walk = data.draw(walks(GAMES[key]))
    lang = by_turns(walk.seed, key)[turn]
    for position in islice(positions(GAMES[key], walk), 0, None, EVERY):
        table = ui_crawler.table(position, lang, walk.pace)
        for paused in (True, False) if table.phase == PLAYING else ():
            shown = sentences.standing(table, paused=paused)
            reader = sentences.Reader(position, shown, translator_for(lang))
            for text in dict.fromkeys((*reader.public(), *(reader.private() if not paused else reader.first()))):
                sentences.still(text, lang)


@pytest.mark.parametrize("lang", languages())
def test_sentences_name_places_and_cards_by_reference(lang: str) -> None:
    """Law 18, read from the files: a name that is written out would stay in its own language."""
    for home in languages():
        assert list(sentences.literal(lang, home)) == []


HOLES = (
    "It isn't your turn: { $seat } has the dice.",
    "city-panel-until",
    "Anna pays None.",
    "Anna gives truck-2.",
    "('a', 1) was refused",
    "refusal-not-now",
)


@pytest.mark.parametrize("text", HOLES)
def test_a_hole_is_found(text: str) -> None:
    with pytest.raises(AssertionError):
        sentences.whole(text)


@pytest.mark.parametrize(
    ("text", "home", "lang"),
    [("Anna s'arrête à la rue de la Paix.", "en", "fr"), ("Anna stops at Boardwalk.", "fr", "en")],
)
def test_a_name_of_another_language_is_found(text: str, home: str, lang: str) -> None:
    walk = Walk(2, "slow", 1, 0)
    table = ui_crawler.table(next(positions(GAMES["builder"], walk)), home, walk.pace)
    sentences.at_home(text.replace("rue", "Rue"), msgspec.structs.replace(table, lang=lang), home)
    with pytest.raises(AssertionError):
        sentences.at_home(text.replace("rue", "Rue"), table, lang)


SPLICED = (
    "-# ⏱️ Time to claim: over The clocks are stopped while the table is paused.",
    "⏳ Anna has to answer, ",
    "The auction closes <t:1700000000:R> (<t:1700000000:T>)",
    "You can roll;  soon.",
)


@pytest.mark.parametrize("text", SPLICED)
def test_a_sentence_within_a_sentence_is_found(text: str) -> None:
    sentences.still("⏸️ The clocks are stopped while the table is paused.", "en")
    with pytest.raises(AssertionError):
        sentences.still(text, "en")


@pytest.mark.parametrize("lang", languages())
def test_refusals_without_facts_have_their_short_form(lang: str) -> None:
    """Law 17 for every sentence that has one, whoever asks: also with the facts of another sentence of that code."""
    found = {
        key: key.partition("refusal-")[2] for key, source in sentences.entries(lang).items() if ".bare =" in source
    }
    assert len(found) >= 12
    for key, code in found.items():
        game = key.partition("-")[0] if key.partition("-")[0] in GAMES else "knockout"
        table = ui_crawler.table(next(positions(GAMES[game], Walk(2, "slow", 1, 0))), lang, "slow")
        short = on_board(translator_for(lang), table.board, lang).say(f"{key}.bare")
        assert sentence(table, Refusal(code), translator_for(lang)) == short
        assert sentence(table, Refusal(code, {"field": "x"}), translator_for(lang)) == short
