"""A panel that is too high for a phone is set smaller; a closed menu's name gives way to its value."""

import pytest
from msgspec.structs import replace

from bot.games import BUILT_IN, GAMES
from bot.i18n.translator import languages, translator_for
from bot.present import registry
from bot.present.label_width import HEADING_ROOM, ROOM, closed, closed_label, heading, within
from bot.present.panel_model import Button, Menu, Panel
from bot.present.panels import availability, settings
from bot.present.panels.lobby import OPTIONS
from bot.present.phone_height import SCREEN, estimate, fitted
from bot.present.text_width import lines, wide
from bot.tables import lobby
from bot.tables.model import ChannelRef, Participant, Person

ROW = tuple(Button(f"Do number {number}", f"t|1|-|{number}") for number in range(2))
SAID = "What has happened is told here, in a sentence that takes two lines of a phone."


def option(name: str, value: str) -> str:
    return f"{name}: {value}"


def test_what_fits_is_left_as_it_is() -> None:
    panel = Panel("x", ("### Title", SAID, "- " + SAID), (ROW, Menu("t|1|-|?", "Which?")))
    assert fitted(panel, [(1000, 700)]) is panel


def test_what_is_too_high_is_set_in_small_letters_with_fewer_rows() -> None:
    lines = ("### Title", *[SAID] * 9, "- " + SAID, f"{SAID}\n-# {SAID}", "-# 💡 " + SAID)
    panel = Panel("x", lines, (ROW, ROW, Menu("t|1|-|?", "Which?"), ROW))
    assert estimate(panel, ()) > SCREEN
    made = fitted(panel, ())
    assert made.lines[:2] == ("### Title", "-# " + SAID)
    assert "-# • " + SAID in made.lines
    assert f"-# {SAID}\n-# {SAID}" in made.lines
    assert [len(row) for row in made.rows if isinstance(row, tuple)] == [4, 2]
    assert estimate(made, ()) < estimate(panel, ())
    assert "💡" not in "".join(fitted(panel, [(1000, 800)]).lines), "explanations go first"


def test_the_name_gives_way_the_value_stays() -> None:
    assert closed_label(option, "Pace", "live") == "Pace: live"
    label = closed_label(option, "How many rounds there are without a block", "never")
    assert label.endswith("…: never")
    assert wide(label) <= ROOM
    assert closed_label(option, "Pace of tables", "a word for every hour of a day") == "A word for every hour of a day"


def test_a_sentence_of_a_name_and_its_value_keeps_the_value() -> None:
    assert closed("Open tables at once: 3") == "Open tables at once: 3"
    label = closed("Tables that one person has open at once\u00a0: no limit")
    assert label.endswith("…\u00a0: no limit")
    assert wide(label) <= ROOM
    assert closed("a label " * 9) == "a label " * 9, "nothing to keep"


def test_a_name_at_the_end_is_cut() -> None:
    assert within("red 2 · Old Kent Road") == "red 2 · Old Kent Road"
    assert within("red 2 · " + "Long " * 20).endswith("…")


def test_a_name_in_a_heading_is_cut_and_the_rest_stays() -> None:
    def write(name: str) -> str:
        return f"🎯 {name} · M200"

    assert heading(write, "Old Kent Road") == "### 🎯 Old Kent Road · M200"
    short = heading(write, "A street whose name is as long as the street itself")
    assert short.endswith("… · M200")
    assert 0.9 * HEADING_ROOM < wide(short.removeprefix("### "), bold=True) <= HEADING_ROOM


@pytest.mark.parametrize(
    ("text", "room", "count"),
    [
        ("", 5, 1),
        ("one two", 20, 1),
        ("one two", 3, 2),
        ("one two\u00a0three", 5, 2),
        ("one-two", 3, 2),
        ("CITY-12", 3, 2),
        ("a" * 40, 10, 3),
        ("<t:1700000000:R>", 9, 1),
        ("**bold** and plain, then `code`", 16, 1),
        ("mmmm mmmm", 8.3, 1),
        ("**mmmm mmmm**", 8.3, 2),
        ("[a link](https://example.org/far/too/long)", 5, 1),
    ],
)
def test_lines_break_where_a_browser_breaks_them(text: str, room: float, count: int) -> None:
    assert lines(text, room) == count


def test_letters_of_every_script_have_a_width() -> None:
    assert wide("é") == wide("e")
    assert wide("é") == wide("é")
    assert wide("WWW", bold=True) > wide("WWW") > 3 * wide("l")
    assert wide("家") > wide("д") > wide("l")


@pytest.mark.parametrize("lang", languages())
def test_no_name_gives_way_in_our_own_languages(lang: str) -> None:
    words = translator_for(lang)
    panels = [settings.person(Person(500), words, (), staff=True), settings.server({}, (), words, ())]
    panels.append(availability.notices(Person(500), availability.Clock(0.0, "UTC", "guess"), words, (), ROW[0]))
    for key in BUILT_IN:
        opened = lobby.opened(ChannelRef(1, 2), Participant("Anna", 500), GAMES[key], lang, 0.0)
        panels.append(registry.private(replace(opened, id=17), 0, OPTIONS, words))
    labels = [choice.label for panel in panels for row in panel.rows if isinstance(row, Menu) for choice in row.choices]
    assert len(labels) > 60
    assert [label for label in labels if "…: " in label or "…\u00a0: " in label] == []
