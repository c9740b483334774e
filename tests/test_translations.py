"""A language is a folder: one more needs no code, what it lacks is said in English, and `words check` tells its faults."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.i18n import catalog, glossary, language, translation_check
from bot.i18n.catalog import EXTRA, LOCALES, resolve_locale
from bot.i18n.translator import DEFAULT, Translator
from cogs.command_translator import choices
from tests import toy_language
from tests.toy_language import TOY as SIXTH

ROOT = LOCALES.parents[2]
TOY = """
language-settings = x
button-leave = Ein sehr langer Knopf, für so wenig Platz
list-comma = {"、"}
list = { $first } und { $last }
city-name = Stadt
city-space-1 = Rathaus
    .dat = dem Rathaus
robot-thinks = { $name } denkt
nothing-asks-for-this = x
"""


@pytest.fixture(scope="module")
def english() -> Iterator[None]:
    """English, to which the sixth language is compared again and again, is parsed once."""
    found, read = translation_check.messages(DEFAULT), translation_check.messages
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(translation_check, "messages", lambda lang: found if lang == DEFAULT else read(lang))
        yield


@pytest.fixture
def toy(english: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A sixth language in a folder of its own."""
    folder = tmp_path / "xx-YY"
    folder.mkdir()
    (folder / "toy.ftl").write_text(TOY, encoding="utf8")
    (folder / "language.toml").write_text('name = "Toyish"\n[[spaces]]\nat = " (?=!)"\nbecomes = "\\u202F"\n', "utf8")
    monkeypatch.setenv(EXTRA, str(tmp_path))
    _forget()
    yield folder
    _forget()


def _forget() -> None:
    for cached in (catalog.folders, catalog.language, catalog.resolve_locale, catalog.sentences):
        cached.cache_clear()


def test_what_it_has_it_says_and_the_rest_is_english(toy: Path, caplog: pytest.LogCaptureFixture) -> None:
    assert [resolve_locale(locale) for locale in ("xx-YY", "xx", "xx-ZZ", "fr-CA", "yy")] == [
        "xx-YY", "xx-YY", "xx-YY", "fr", "en",
    ]  # fmt: skip
    said = Translator("xx-YY")
    assert said.say("city-name") == "Stadt"
    assert said.say("deal-name") == Translator("en").say("deal-name")
    assert said.cash("city", 3_500) == Translator("en").cash("city", 3_500)
    assert said.list(["a", "b", "c"]) == "a、b und c"
    assert said.say("language-xx-YY") == "Toyish"
    (told,) = [line for line in caplog.messages if "lacks" in line]
    assert told.startswith("xx-YY lacks ")
    assert choices("language-", catalog.languages())[-1].value == "xx-YY"


def test_each_form_of_a_name_is_there_for_sentences(toy: Path) -> None:
    said = Translator("xx-YY")
    values = said._values("city", {"space": "space"}, {"space": 1}, ())
    assert values["space-dat"] == "dem Rathaus"
    assert {"space-of", "space-at", "space-the"} <= values.keys()


def test_its_faults_are_told(toy: Path) -> None:
    (toy / "bad.ftl").write_text("= no Fluent\ncity-name = Nochmal\norders-stopped = x\n", encoding="utf8")
    found = translation_check.check("xx-YY")
    kinds = {fault.kind for fault in found}
    assert {"unreadable", "missing", "unused", "twice", "long"} <= kinds
    assert next(fault.key for fault in found if fault.kind == "unused") == "language-settings"
    (toy / "language.toml").write_text("[[spaces]]\nat = '('\nbecomes = ''\n", encoding="utf8")
    catalog.language.cache_clear()
    assert any(fault.key == "language.toml" for fault in translation_check.check("xx-YY"))
    assert catalog.language("xx-YY") == language.Language(), "and nothing fails"


def test_a_word_is_not_chosen_by_as_a_number(toy: Path) -> None:
    """Fluent never takes the variant `[1]` for the text "1"."""
    classic = "classic-event-rolled = { $speed-word ->\n    [1] eins\n   *[other] { $seat } { $first } { $second } { $speed }\n  }\n"
    (toy / "classic.ftl").write_text(classic, encoding="utf8")
    told = [fault.told for fault in translation_check.check("xx-YY") if fault.key == "classic-event-rolled"]
    assert told == ["It chooses by a number, but $speed-word is a word."]


def test_plural_forms_and_variables_are_compared(toy: Path) -> None:
    source = (LOCALES / "fr" / "history.ftl").read_text(encoding="utf8")
    polish = toy.parent / "pl"
    polish.mkdir()
    (polish / "history.ftl").write_text(source.replace("$", "$x"), encoding="utf8")
    catalog.folders.cache_clear()
    kinds = {fault.kind for fault in translation_check.check("pl")}
    assert {"variables", "missing"} <= kinds
    assert translation_check.plural_forms("pl") == {"one", "few", "many"}


TERMS = """
[[terms]]
concept = "free-corner"
say = "Frei Parken"
never = ['freie[rn]? Parkpl[aä]tze?']
except = ["city-*", "rules/deal.md*"]
"""


def test_a_thing_that_is_called_otherwise_is_told_in_messages_and_rules(toy: Path) -> None:
    said = "Der freie\n    Parkplatz { $seat }" + "\n    .of = "
    (toy / "more.ftl").write_text(
        f"none = {said}x\ncity-blurb = {said}x\nback = y\n    .of = freien Parkplätze\n", "utf8"
    )
    (toy / "rules").mkdir()
    (toy / "rules" / "city.md").write_text("## Ecken\n<!-- freie\nParkplätze -->\nDer FREIE Parkplatz.\n", "utf8")
    (toy / "rules" / "deal.md").write_text("## Freie Parkplätze\nxfreie Parkplatzx\n", "utf8")
    (toy / "glossary.toml").write_text(TERMS.replace('"city-*"', '"city-b*"'), "utf8")
    found = [fault for fault in translation_check.check("xx-YY") if fault.kind == "term"]
    assert [fault.key for fault in found] == ["back", "none", "rules/city.md:4"]
    assert found[1].told == "“freie Parkplatz”: this is called “Frei Parken” (free-corner)."


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (TERMS.replace("(", "").replace("e[rn]?", "(e"), "glossary.toml, line 3, cannot be used: missing )"),
        (TERMS + TERMS, "glossary.toml, line 9, cannot be used: free-corner is there before"),
        (TERMS.replace("say", "says"), "glossary.toml cannot be used: Object contains unknown field `says`"),
        ("[[terms]", "glossary.toml cannot be used: "),
    ],
)
def test_a_glossary_that_cannot_be_used_is_told_with_its_line(toy: Path, text: str, told: str) -> None:
    (toy / "glossary.toml").write_text(text, "utf8")
    (fault,) = [fault for fault in translation_check.check("xx-YY") if fault.key == "glossary.toml"]
    assert (fault.kind, told in fault.told) == ("unreadable", True), fault.told


def test_every_glossary_has_a_word_for_every_concept() -> None:
    """The same things in every language that has a glossary; the words themselves are `words check`'s."""
    shipped = {
        lang: glossary.read(LOCALES / lang)
        for lang in catalog.languages()
        if (LOCALES / lang / glossary.FILE).is_file()
    }
    concepts = shipped[DEFAULT].concepts()
    assert len(concepts) > 30
    assert {lang: concepts ^ found.concepts() for lang, found in shipped.items()} == {lang: set() for lang in shipped}


@pytest.mark.parametrize("words", [("words", "check", "xx-YY"), ("words", "preview", "list", "xx-YY")])
def test_the_command_line_knows_it(toy: Path, words: tuple[str, ...]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bot", *words], env=dict(os.environ), capture_output=True, text=True, check=False
    )
    assert done.returncode == (words[1] == "check")
    assert "xx-YY: " in done.stdout or "und محمد" in done.stdout
    assert "Traceback" not in done.stderr


def test_a_sixth_language_needs_no_code(tmp_path: Path) -> None:
    """A folder is all: settings, commands, sentences, plurals, boards, pictures and the playground have it at once."""
    toy_language.write(tmp_path)
    done = subprocess.run(
        [sys.executable, "-m", "tests.toy_language"],
        env=os.environ | {EXTRA: str(tmp_path)},
        cwd=LOCALES.parents[2],
        capture_output=True,
        text=True,
        check=True,
    )
    found = json.loads(done.stdout)
    for where in ("languages", "options", "choices"):
        assert found[where] == [*catalog.languages(), SIXTH], where
    assert found["setting"] == ["Jezik: Hrvatski"]
    assert found["commands"] == ["igraj", "tables"], "what it lacks is said in English, everywhere"
    assert found["days"] == ["1 dan", "3 dana", "5 dana\u202f!"]
    assert found["list"] == "a; b i c"
    assert found["lacking"] == Translator("en").say("deal-name")
    assert found["own board"] == "Ilice"
    assert found["page"] == ["Hrvatski", "Uđi\u202f!", "Send"]
    menu, town = found["pictures"]
    assert "Grad: Trgujte četvrtima!" in menu
    assert Translator("en").say("deal-line") in menu
    assert re.search(r"\d,\d+M", town), "numbers are written as the language has them"
    kinds = {tuple(fault) for fault in found["faults"]}
    assert {("plural", "away-left"), ("long", "button-leave"), ("variables", "lobby-private")} <= kinds
    assert ("term", "city-line") in kinds, "its glossary is read"


@pytest.mark.uncounted
def test_no_code_names_a_language() -> None:
    """Which there are is read from the folders; only the one that stands in for sentences has a name."""
    found = []
    for path in (each for folder in ("bot", "cogs", "rendering") for each in (ROOT / folder).rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf8"))
        said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
        found += [f"{path.relative_to(ROOT)}: {lang}" for lang in catalog.languages() if lang in said]
    for path in (ROOT / "bot/playground/web").glob("*.js"):
        said = set(re.findall(r"[\"'`](.*?)[\"'`]", path.read_text(encoding="utf8")))
        found += [f"{path.relative_to(ROOT)}: {lang}" for lang in catalog.languages() if lang in said]
    assert sorted(found) == ["bot/playground/page_languages.py: en", "bot/runtime/default_language.py: en"]
