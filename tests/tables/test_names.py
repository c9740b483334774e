"""Names that hide something, turn the writing around, pile up marks, or pretend to be somebody else's."""

import pytest

from bot.i18n.translator import escape
from bot.i18n.values import isolated
from bot.tables.names import LONGEST, distinct, skeleton, tidy


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Élodie", "Élodie"),
        ("E\u0301lodie", "Élodie"),
        ("*Max*_~`", "*Max*_~`"),
        ("a\u202egnp.exe", "agnp.exe"),
        ("Le\u200b\u200ba\u2060\ufeff", "Lea"),
        ("Anna\u3164", "Anna"),
        ("  two\n\twords  ", "two words"),
        ("Z" + "\u0334\u0335\u0336\u0337" * 9 + "o", "Z\u0334\u0335o"),
        ("\u0301Tom", "Tom"),
        ("👩\u200d🚀 Zoe", "👩\u200d🚀 Zoe"),
        ("A\u200dnna", "Anna"),
        ("می\u200dخواهم", "می\u200dخواهم"),
        ("x" * 300, "x" * LONGEST),
        ("\u202e\u200b", "lea_1"),
        ("\u3164\u2800", "lea_1"),
        ("", "lea_1"),
    ],
)
def test_only_what_can_be_seen_is_kept(name: str, shown: str) -> None:
    assert tidy(name, "lea_1") == shown
    assert tidy(tidy(name, "lea_1")) == shown


def test_who_shows_nothing_at_all_still_has_a_name() -> None:
    assert tidy("\u200b", "\u3164") == "?"


@pytest.mark.parametrize(
    ("name", "taken", "called"),
    [
        ("Anna", ("Ben",), "Anna"),
        ("Anna", ("Anna",), "Anna (2)"),
        ("Аnnа", ("Anna",), "Аnnа (2)"),
        ("ANNA.", ("Ánna",), "ANNA. (2)"),
        ("PauI", ("Paul", "Paul (2)"), "PauI (3)"),
        ("rnax", ("max",), "rnax (2)"),
        ("0lga", ("Olga",), "0lga (2)"),
        ("Quаrtier", (), "Quаrtier (2)"),
        ("?", ("!",), "?"),
        ("👑", ("👸",), "👑"),
        ("Paul", ("Paula",), "Paul"),
    ],
)
def test_a_name_that_looks_like_anothers_gets_a_mark(name: str, taken: tuple[str, ...], called: str) -> None:
    assert distinct(name, taken) == called
    assert skeleton(called) not in {skeleton(each) for each in taken}


def test_writing_from_the_right_is_set_apart_and_nothing_turns_a_line_around() -> None:
    assert isolated("Anna") == "Anna"
    assert isolated("سامي") == "\u2068سامي\u2069"
    assert escape("\u202e*x*\u2066") == r"\*x\*"
    assert escape("سامي_1") == "\u2068سامي\\_1\u2069"
