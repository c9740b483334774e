"""The short rules: all languages alike, found by number and by the words people type, within a phone's screen."""

import re
import tomllib
from pathlib import Path
from textwrap import wrap

import pytest

from bot.games import GAMES
from bot.i18n.translator import LOCALES, languages, translator_for
from bot.present import registry
from bot.present.control_id import parse
from bot.present.panels import rules_search
from tests.present.scenario_city import check, menus, started, text
from tests.spoken import WALKED

ROOT = LOCALES.parents[2]
QUERIES: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(
    (Path(__file__).parent / "rules_queries.toml").read_text(encoding="utf8")
)
ACROSS, DOWN = 46, 20
"""Letters of a line and lines of a text on a phone 390 points wide; title and numbers come to it."""
LONGEST = 25
"""Words of a sentence."""


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_subjects_in_the_same_order(game: str) -> None:
    english, *others = (rules_search.texts(game, lang) for lang in languages())
    assert 15 <= len(english) <= 25
    for other in others:
        assert [each.ids for each in other] == [each.ids for each in english]
        assert not {each.title for each in other} & {each.title for each in english}
    for every in (english, *others):
        assert len({each.title for each in every}) == len(every)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_named_exists(game: str) -> None:
    known = set(
        re.findall(r"\*\*([A-Z]+-\d+)\*\*", (ROOT / "bot/games" / game / "RULES.md").read_text(encoding="utf8"))
    )
    named = {id_ for each in rules_search.texts(game, "en") for id_ in each.ids}
    assert not named - known


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_texts_are_short(lang: str, game: str) -> None:
    for each in rules_search.texts(game, lang):
        lines = each.body.replace("**", "").splitlines()
        assert 1 <= sum(len(wrap(line, ACROSS)) for line in lines) <= DOWN, each.title
        sentences = [each for line in lines for each in re.split(r"(?<=[.!?…])\s+", line)]
        assert not [sentence for sentence in sentences if len(sentence.split(" ")) > LONGEST], each.title
        assert len(each.title) <= 60


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", languages())
def test_every_text_is_found_by_words_that_are_not_shown(lang: str, game: str) -> None:
    for each in rules_search.texts(game, lang):
        assert len(each.searched.split(",")) >= 4, each.title
        assert "<!--" not in each.body


def test_every_game_has_what_people_type_in_both_languages() -> None:
    for game in GAMES:
        for lang in WALKED:
            assert sum(len(queries) for queries in QUERIES[game][lang].values()) >= 15, (game, lang)


@pytest.mark.parametrize(
    ("game", "lang", "title"),
    [(game, lang, title) for game, every in QUERIES.items() for lang, titles in every.items() for title in titles],
)
def test_what_people_type_finds_the_text_they_look_for(game: str, lang: str, title: str) -> None:
    for query in QUERIES[game][lang][title]:
        found = [plain(each.title) for each in rules_search.search(game, lang, query)]
        assert found[:1] == [plain(title)], (query, found[:4])


def plain(title: str) -> str:
    """A title with plain spaces and apostrophes, as it is typed."""
    return re.sub(r"\s", " ", title).replace("\u2019", "'")


@pytest.mark.parametrize("query", ["35", "CITY-35", "city 35", "city35"])
def test_rules_are_found_by_number(query: str) -> None:
    found = rules_search.search("city", "fr", query)
    assert [plain(each.title) for each in found] == ["Enchères : ouvrir et enchérir"]


def test_nothing_is_found_where_nothing_is_said() -> None:
    assert rules_search.search("city", "en", "quantum") == []
    assert rules_search.search("city", "en", "?!") == []
    assert rules_search.search("city", "en", "city 999") == []


@pytest.mark.uncounted
def test_every_title_finds_its_own_text() -> None:
    for lang in languages():
        for game in GAMES:
            for each in rules_search.texts(game, lang):
                assert each in rules_search.search(game, lang, each.title), each.title


@pytest.mark.parametrize("lang", languages())
def test_every_subject_opens_from_the_menus(lang: str) -> None:
    table, todo, seen = started(), ["rules"], set()
    opened: set[str] = set()
    while todo:
        named = todo.pop()
        if named in seen:
            continue
        seen.add(named)
        panel = registry.private(table, None, named, translator_for(lang))
        check(panel)
        opened.add(panel.lines[0].splitlines()[0])
        (menu,) = menus(panel)
        press = parse(menu.press)
        assert press is not None
        todo += [registry.what(press.filled(choice.value)) for choice in menu.choices]
    assert {f"### {each.title}" for each in rules_search.texts("city", lang)} <= opened


def test_an_answer_counts_what_it_found_and_shows_the_first_texts() -> None:
    panel = rules_search.answer(0, "city", "prison", translator_for("fr"))
    check(panel)
    assert panel.lines[0].startswith("-# ")
    assert len(panel.lines) >= 2
    assert "CITY-108–115" in text(panel)
    assert sum(len(line) for line in panel.lines[1:]) <= rules_search.SHOWN_LETTERS + 300
    none = rules_search.answer(0, "city", "**<@1>** quantum", translator_for("en"))
    assert none.lines == ("-# Nothing in the rules of City matches “1 quantum”.",)


def test_a_subject_that_does_not_exist_shows_the_list() -> None:
    for named in ("999", "more-99", "x", "-1", "²"):
        assert rules_search.panel(0, "city", named, translator_for("en")).lines[0] == "### City rules"
