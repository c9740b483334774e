"""A language with four plural forms and cases, half done: a beginning of Polish in `tests/locales`, shown to no player."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest

from bot.cli import words
from bot.games import GAMES
from bot.games.city import events
from bot.i18n import catalog, translation_check
from bot.i18n.board_names import on_board, words_for_board
from bot.i18n.catalog import EXTRA, LOCALES
from bot.i18n.translator import Translator, translator_for
from bot.kit.boards.board_parser import read
from bot.kit.boards.custom_board import canonical
from bot.kit.contract import Event

pytestmark = pytest.mark.uncounted
LANG = "pl"
FIRM = "\u00a0"
BOARD = """
game = "city"
title = "Moje miasto"
[space.1]
name = "Ulica Mostowa"
[space.3]
name = "Plac Wolności"
[space.24]
name = "Stary Młyn"
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the language as a host's own folder would have it, to be changed freely."""
    copytree(Path(__file__).parent / "locales" / LANG, tmp_path / LANG)
    monkeypatch.setenv(EXTRA, str(tmp_path))
    forget()
    yield tmp_path / LANG
    forget()


def forget() -> None:
    for cached in (catalog.folders, catalog.language, catalog.resolve_locale, catalog.sentences):
        cached.cache_clear()
    translator_for.cache_clear()
    words_for_board.cache_clear()  # holds the former translators


def told(event: Event) -> str:
    """An event in a line of the log, with plain spaces."""
    return Translator(LANG).event("city", event, ("Łucja", "Jan")).replace(FIRM, " ")


def test_it_is_offered_to_nobody() -> None:
    assert LANG not in catalog.languages()
    assert not (LOCALES / LANG).exists()


@pytest.mark.usefixtures("folder")
def test_a_count_on_a_panel_and_in_the_log_has_the_form_of_its_number() -> None:
    said = Translator(LANG)
    panel = [said.say("city-panel-you-build-left", left=left) for left in (1, 2, 5)]
    assert [line.partition(" albo ")[0] for line in panel] == [
        "postaw jeszcze 1 blok",
        "postaw jeszcze najwyżej 2 bloki",
        "postaw jeszcze najwyżej 5 bloków",
    ]
    lines = [said.say("button-log", count=count) for count in (1, 2, 4, 5, 11, 12, 21, 22, 25, 112, 1_002)]
    assert lines == [
        "+1 wiersz", "+2 wiersze", "+4 wiersze", "+5 wierszy", "+11 wierszy", "+12 wierszy", "+21 wierszy",
        "+22 wiersze", "+25 wierszy", "+112 wierszy", "+1002 wiersze",
    ]  # fmt: skip
    assert [told(events.UnitPressed(0, permit)) for permit in (0, 1, 2, 5)] == [
        "Łucja dostaje pozwolenie na stację zamiast na bloki.",
        "Łucja dostaje pozwolenie na 1 blok.",
        "Łucja dostaje pozwolenie na 2 bloki.",
        "Łucja dostaje pozwolenie na 5 bloków.",
    ]


@pytest.mark.usefixtures("folder")
def test_words_beside_a_count_agree_with_it() -> None:
    built = [
        told(events.BlocksBuilt(0, 14, kind, count, 1_000, 60, 600))
        for kind, count in (("residential", 1), ("residential", 3), ("industrial", 3), ("industrial", 5))
    ]
    assert [line.partition(" za ")[0] for line in built] == [
        "Łucja buduje na Nabrzeżu Środkowym 1 blok mieszkalny",
        "Łucja buduje na Nabrzeżu Środkowym 3 bloki mieszkalne",
        "Łucja buduje na Nabrzeżu Środkowym 3 bloki przemysłowe",
        "Łucja buduje na Nabrzeżu Środkowym 5 bloków przemysłowych",
    ]
    assert built[0].endswith(" za 1 milion; czynsz 60 tys. → 600 tys..")


@pytest.mark.usefixtures("folder")
def test_a_half_has_the_fourth_form_and_small_numbers_no_separator() -> None:
    said = Translator(LANG)
    amounts = (0, 500, 1_000, 2_000, 5_000, 1_500, 22_000, 1_234_000, 12_345_000)
    assert [said.cash("city", amount).replace(FIRM, " ") for amount in amounts] == [
        "0", "500 tys.", "1 milion", "2 miliony", "5 milionów", "1,5 miliona", "22 miliony", "1234 miliony",
        "12 345 milionów",
    ]  # fmt: skip
    assert [said.number(n).replace(FIRM, " ") for n in (999, 9_999, 10_000)] == ["999", "9999", "10 000"]


@pytest.mark.usefixtures("folder")
def test_a_name_stands_in_the_case_that_its_sentence_asks_for() -> None:
    assert told(events.Moved(0, 1, 27)) == "Łucja opuszcza Letnią Bramę i staje w Srebrnym Porcie."
    assert told(events.Moved(1, 27, 13)) == "Jan opuszcza Srebrny Port i staje na Wzgórzu Portowym."
    assert told(events.LotSold(0, 1, 2_500)) == "Sprzedane! Łucja kupuje Letnią Bramę za 2,5 miliona."
    assert told(events.LotUnsold(1)) == "Nikt nie chce Letniej Bramy. Dzielnica pozostaje wolna."
    assert told(events.LotUnsold(27)) == "Nikt nie chce Srebrnego Portu. Dzielnica pozostaje wolna."


@pytest.mark.usefixtures("folder")
def test_names_of_a_groups_own_board_have_cases_by_rule() -> None:
    frames = {key: game.boards for key, game in GAMES.items() if game.boards is not None}
    said = on_board(translator_for(LANG), canonical(read(BOARD.encode(), frames)))
    forms = ("", "gen", "acc", "at")
    assert [said.space("city", 1, form) for form in forms] == [
        "Ulica Mostowa", "ulicy Mostowej", "ulicę Mostową", "na ulicy Mostowej",
    ]  # fmt: skip
    assert said.space("city", 3, "at") == "na placu Wolności"
    assert said.space("city", 24, "gen") == "dzielnicy „Stary Młyn”"
    card = said.say("city-card-to-24")
    assert "aż do dzielnicy „Stary Młyn” i" in card.replace(FIRM, " ")
    assert "Jeśli miniesz Start," in card


@pytest.mark.usefixtures("folder")
def test_what_it_lacks_is_said_in_english_with_its_own_names_and_numbers() -> None:
    said, english = Translator(LANG), Translator("en")
    assert said.say("city-action-bid") == english.say("city-action-bid")
    assert told(events.Visited(0, 14, "own")) == "Łucja stops na Nabrzeżu Środkowym, their own district."
    asked = said.say("away-left", left=2, days=3, within="x").replace(FIRM, " ")
    assert asked == english.say("away-left", left=2, days=3, within="x")


def test_missing_and_impossible_plural_forms_are_told(folder: Path) -> None:
    whole = {fault.kind for fault in translation_check.check(LANG)}
    assert whole == {"missing"}, "the skeleton itself is right in all that it says"
    days = "button-away-days = { $count ->\n    [one] 1 dzień\n   *[other] { $count } dni\n}\n"
    (folder / "more.ftl").write_text(days + days.replace("button-away", "date-in").replace("[one]", "[two]"), "utf8")
    found = [(fault.key, fault.told) for fault in translation_check.check(LANG) if fault.kind == "plural"]
    assert found == [
        ("button-away-days", "It chooses by a number, without the form few, many."),
        ("date-in-days", "It chooses by a number, without the form few, many, one."),
        ("date-in-days", "No number of this language has the form two."),
    ]
    whole_, said = words.report(LANG)
    assert not whole_
    assert "plural: button-away-days: It chooses by a number, without the form few, many." in said


@pytest.mark.usefixtures("folder")
def test_a_preview_shows_the_forms_of_awkward_numbers_and_the_terms() -> None:
    assert words.preview("button-log", LANG) == "\n".join(
        [
            "button-log ($count)",
            "  +0 wierszy",
            "  +1 wiersz",
            "  +2 wiersze",
            "  +5 wierszy",
            f"  +1{FIRM}234{FIRM}567 wierszy",
            "",
        ]
    )
    bank = words.preview("city-event-bank-opened", LANG) or ""
    assert bank.startswith("city-event-bank-opened ($space-acc)\n  Bank wystawia na licytację Léa. Kto zaczyna?\n")
    assert bank.endswith("  term: auction = licytacja\n")
