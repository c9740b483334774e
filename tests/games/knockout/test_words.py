"""Every sentence of Knockout, in both languages, with the values its events really have."""

import logging

import pytest

from bot.fields import members
from bot.games import GAMES
from bot.playthrough import steps
from bot.words import Words, languages

NAMES = ("Anna", "Ben", "Cléo", "Dan", "Elsa", "Farid", "Gaël", "Hana")
FORMS = ("of", "at", "the")


@pytest.mark.parametrize("lang", languages())
def test_whole_games_are_told_without_a_fault(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    said = Words(lang)
    told = set()
    with caplog.at_level(logging.WARNING, logger="bot.words"):
        for seats, seed, kind in ((2, 1, "random"), (4, 2, "normal"), (5, 3, "normal"), (4, 1, "easy")):
            for step in steps("knockout", seats, seed, kind):
                for one in step.told:
                    line = said.event("knockout", one, NAMES)
                    told.add(type(one.event).__name__)
                    assert "{" not in line
                    assert "knockout-" not in line
                    assert len(line) < 300
                for wait in GAMES["knockout"].waits(step.state):
                    assert said.wait("knockout", wait.id, NAMES, wait.seats)
    assert not caplog.records
    assert len(told) >= 14


@pytest.mark.parametrize("lang", languages())
def test_spaces_have_their_forms(lang: str) -> None:
    said = Words(lang)
    assert all(said.has(f"knockout-space-{space}") for space in range(31))
    if lang == "fr":
        assert all(said.has(f"knockout-space-{space}.{form}") for space in range(31) for form in FORMS)


def test_nobody_reads_the_numbers_of_a_slide() -> None:
    """What only pictures and records need is no variable of a sentence."""
    from bot.fields import DATA, kinds

    slid = next(event for event in members(GAMES["knockout"].event) if event.__name__ == "Slid")
    assert [name for name, kind in kinds(slid).items() if kind == DATA] == ["before", "outcome", "landed"]


def test_a_slide_in_words() -> None:
    """KNOCKOUT-143: who slid, where it landed; money in each language's own way."""
    said = [Words(lang).cash("knockout", 1500) for lang in ("en", "fr")]
    assert said[0] == "M1,500"
    assert said[1].replace("\u202f", " ").replace("\u00a0", " ") == "1 500 M"
