"""Every sentence of Knockout, in both languages, with the values its events really have."""

import logging

import pytest

from bot.cli.playthrough import steps
from bot.games import GAMES
from bot.games.knockout import GAME
from bot.games.knockout.actions import Leave, LetLie, Pay, Preset, Remain
from bot.i18n.translator import Translator, languages
from bot.kit.contract import Event, EventFor
from bot.kit.engine import read
from bot.kit.fields import union_members
from tests.games.knockout.board import OFF, Table
from tests.spoken import WALKED

NAMES = ("Anna", "Ben", "Cléo", "Dan", "Elsa", "Farid", "Gaël", "Hana")
FORMS = ("of", "at", "the")


@pytest.mark.uncounted
@pytest.mark.parametrize("lang", WALKED)
def test_whole_games_are_told_without_a_fault(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    said = Translator(lang)
    told = set()
    with caplog.at_level(logging.WARNING, logger="bot.i18n.sentences"):
        for seats, seed, kind in ((2, 1, "random"), (4, 14, "easy"), (5, 3, "normal"), (7, 4, "easy")):
            for step in steps("knockout", seats, seed, kind):
                told |= {line(said, one.event) for one in step.told}
                for wait in GAMES["knockout"].waits(step.state):
                    assert said.wait("knockout", wait.id, NAMES, wait.seats)
        told |= {line(said, event) for event in chosen()}
    assert not caplog.records
    assert told == set(union_members(GAMES["knockout"].event)), "every event has been told"


def line(said: Translator, event: Event) -> type[Event]:
    """Look at the sentence of an event."""
    sentence = said.event("knockout", EventFor(event), NAMES)
    assert "{" not in sentence
    assert "knockout-" not in sentence
    assert 0 < len(sentence) < 300
    return type(event)


def chosen() -> list[Event]:
    """Events of all that can be chosen; robots choose some of it hardly ever."""
    t = Table(5, second_chance="paid").cash(500, 500, 500)
    t.play(0, Preset("never")).slide(OFF).time()
    t.slide(OFF).play(2, read(GAME, "Retry.135.0.45"), {4: 28}).play(3, Pay()).slide(15)
    t.lay({1: 26, 5: 15, 8: 25, 9: 14}).slide(28).time()
    t.to_the_end()
    while t.what != "slide":
        t.play(t.asked[-1], LetLie() if t.what == "chance" else Remain())
    t.play(0, Leave()).play(4, Leave()).play(1, Leave())
    return t.every


@pytest.mark.parametrize("lang", languages())
def test_spaces_have_their_forms(lang: str) -> None:
    said = Translator(lang)
    assert all(said.has(f"knockout-space-{space}") for space in range(31))
    if lang == "fr":
        assert all(said.has(f"knockout-space-{space}.{form}") for space in range(31) for form in FORMS)


def test_nobody_reads_the_numbers_of_a_slide() -> None:
    """What only pictures and records need is no variable of a sentence."""
    from bot.kit.fields import DATA, field_kinds

    slid = next(event for event in union_members(GAMES["knockout"].event) if event.__name__ == "Slid")
    assert [name for name, kind in field_kinds(slid).items() if kind == DATA] == ["before", "outcome", "landed"]


def test_a_slide_in_words() -> None:
    """KNOCKOUT-143: who slid, where it landed; money in each language's own way."""
    said = [Translator(lang).cash("knockout", 1500) for lang in ("en", "fr")]
    assert said[0] == "M1,500"
    assert said[1].replace("\u202f", " ").replace("\u00a0", " ") == "1 500 M"
