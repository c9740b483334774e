"""The short rules: both languages alike, found by number and by word, within Discord's limits."""

import re

import pytest

from bot.games import GAMES
from bot.i18n.translator import LOCALES, languages, translator_for
from bot.present import registry
from bot.present.control_id import parse
from bot.present.panels import rules_search
from tests.present.scenario_city import check, menus, started, text

ROOT = LOCALES.parents[2]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_subjects_in_the_same_order(game: str) -> None:
    english, *others = (rules_search.texts(game, lang) for lang in languages())
    assert 30 <= len(english) <= 60
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
        body = re.sub(r"Joker\s!", "Joker", each.body)
        assert 1 <= len(re.findall(r"[.!?](?:\s|$)", body)) <= 4, each.title
        assert len(each.body) <= 420, each.title
        assert len(each.title) <= 60


@pytest.mark.parametrize("query", ["35", "CITY-35", "city 35", "city35"])
def test_rules_are_found_by_number(query: str) -> None:
    found = rules_search.search("city", "fr", query)
    assert [each.title for each in found] == ["Ouvrir des enchères"]


def test_rules_are_found_by_word_with_or_without_accents_and_plural() -> None:
    for query in ("enchère", "encheres", "Enchères"):
        assert "Ouvrir des enchères" in [each.title for each in rules_search.search("city", "fr", query)][:4]
    assert rules_search.search("city", "en", "mortgages")[0].title in ("Mortgages", "Lifting a mortgage")
    assert rules_search.search("city", "en", "leaving jail")[0].title == "Leaving jail"
    asked = rules_search.search("city", "en", "How much is the salary at GO?")
    assert asked[0].title == "GO and the salary"
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
    assert len(panel.lines) == 1 + rules_search.SHOWN
    assert "CITY-109" in text(panel)
    none = rules_search.answer(0, "city", "**<@1>** quantum", translator_for("en"))
    assert none.lines == ("-# Nothing in the rules of City matches “1 quantum”.",)


def test_a_subject_that_does_not_exist_shows_the_list() -> None:
    for named in ("999", "more-99", "x", "-1", "²"):
        assert rules_search.panel(0, "city", named, translator_for("en")).lines[0] == "### Rules of City"
