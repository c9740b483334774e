"""Refusals in the game's own words, in both languages."""

import pytest

from bot.games.knockout import GAME
from bot.games.knockout.actions import Leave, Move, Preset, Slide
from bot.i18n.translator import translator_for
from bot.kit import engine
from bot.kit.contract import Action, Refusal
from tests.games.knockout.board import AIM, OFF, Table, Told

NAMES = ("Léa", "Max", "Ben")


def said(t: Table, seat: int, action: Action, lang: str = "en") -> str:
    done = engine.apply_action(GAME, t.s, seat, action, Told({}))
    assert isinstance(done, Refusal)
    return " ".join(translator_for(lang).refusal("knockout", done, NAMES).split())


def test_the_range_is_told(table: type[Table]) -> None:
    """KNOCKOUT-24: with the allowed range."""
    t = table(3)
    assert said(t, 0, Slide(10, 0, 45)) == "The place along GO must be between 20 and 250 mm from the top."
    assert said(t, 0, Slide(135, 7, 45)) == "The angle goes in steps of half a degree."
    assert said(t, 0, Slide(135, 0, 141), "fr") == "La force va de 1 à 140."
    assert said(t, 0, Slide(135, 500, 50), "fr") == "L’angle va de 15 degrés vers le haut à 15 degrés vers le bas."


def test_whose_turn_it_is(table: type[Table]) -> None:
    """KNOCKOUT-16: "it is NAME's turn"."""
    t = table(3)
    assert said(t, 1, AIM) == "It's Léa's turn to slide."
    assert said(t, 2, AIM, "fr") == "Ce n’est pas à vous de faire glisser un pion : c’est à Léa."


def test_a_question_is_open(table: type[Table]) -> None:
    t = table(3).cash(500, 500, 500).slide(28)
    assert t.refused(1, AIM) == "question-open"
    assert t.refused(0, AIM) == "answer-first"
    assert said(t, 1, AIM) == "Léa has to answer something first, then the slides go on."


def test_where_the_railroad_does_not_lead(table: type[Table]) -> None:
    """KNOCKOUT-57, KNOCKOUT-58."""
    t = table(3).lay({0: 26, 4: 25}).to_the_end()
    assert said(t, 0, Move(25)) == "There's already a token there."
    expected = "Depuis le Chemin de fer, on ne va qu’aux propriétés, jamais au Parc gratuit."
    assert said(t, 0, Move(29), "fr") == expected


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("Pay", "jail-choice-over"),
        ("Stay", "jail-choice-over"),
        ("LetLie", "no-chance"),
        ("Move.25", "no-railroad"),
        ("Remain", "no-railroad"),
        ("Decline", "no-second-chance"),
        ("Retry.135.0.45", "no-second-chance"),
    ],
)
def test_what_is_over_or_was_never_asked(table: type[Table], action: str, code: str) -> None:
    assert table(3).refused(0, action) == code
    assert translator_for("en").has(f"knockout-refusal-{code}")


def test_who_has_left_and_who_asks_for_nonsense(table: type[Table]) -> None:
    t = table(3).play(1, Leave())
    assert t.refused(1, AIM) == "not-your-turn"
    assert t.refused(0, Preset("sometimes")) == "not-a-choice"
    while t.what:
        t.slide(OFF)
    assert t.refused(0, AIM) == "not-your-turn"
