"""A panel that is too high for a phone is set smaller; a closed menu's name gives way to its value."""

import pytest
from msgspec.structs import replace

from bot.games import BUILT_IN, GAMES
from bot.i18n.translator import languages, translator_for
from bot.present import registry
from bot.present.label_width import ROOM, closed_label, wide, within
from bot.present.panel_model import Button, Menu, Panel
from bot.present.panels import availability, settings
from bot.present.panels.lobby import OPTIONS
from bot.present.phone_height import SCREEN, estimate, fitted
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


def test_a_name_at_the_end_is_cut() -> None:
    assert within("red 2 · Old Kent Road") == "red 2 · Old Kent Road"
    assert within("red 2 · " + "Long " * 20).endswith("…")
    assert wide("é") == wide("e")


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
