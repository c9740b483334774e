"""The page's sentences: each that it asks for is there, none is left over, and every folder of a language is offered."""

import re
from pathlib import Path

import pytest

from bot.playground import page_languages
from bot.playground.pages import WEB

CALLED = re.compile(r'"([a-z][\w-]*)"')


def kebab(key: str) -> str:
    return re.sub(r"[A-Z]", lambda letter: f"-{letter[0].lower()}", key)


def test_the_page_asks_for_each_of_its_sentences_and_for_no_other() -> None:
    source = "".join(path.read_text(encoding="utf8") for path in sorted(WEB.glob("*.js")))
    known = page_languages.known()[page_languages.DEFAULT].sentences
    asked = {kebab(key) for key in re.findall(r'\bsay\((?:lang, )?"([\w-]+)"', source)}
    assert asked
    assert asked <= known.keys()
    named = {kebab(key) for key in CALLED.findall(source)}
    assert {key for key in known if not key.startswith("error-")} <= named
    server = "".join(path.read_text(encoding="utf8") for path in sorted(WEB.parent.glob("*.py")))
    codes = {f"error-{code}" for code in CALLED.findall(source + server)}
    assert {key for key in known if key.startswith("error-")} <= codes


def test_a_language_is_a_folder_with_a_name_and_discords_name_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for lang, text in {"xx-YY": "playground-enter = Rein !\n", "es": "", "pt": ""}.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "playground.ftl").write_text(text, encoding="utf8")
    about = 'name = "Toyish"\n[[spaces]]\nat = " (?=!)"\nbecomes = "\\u202F"\n'
    (tmp_path / "xx-YY" / "language.toml").write_text(about, encoding="utf8")
    (tmp_path / "pt" / "language.toml").write_text('[[spaces]]\nat = "("\nbecomes = ""\n', encoding="utf8")
    monkeypatch.setenv(page_languages.EXTRA, str(tmp_path))
    known = page_languages.known()
    english = known[page_languages.DEFAULT].sentences
    toy = known["xx-YY"]
    assert next(iter(known)) == page_languages.DEFAULT
    assert (toy.name, toy.locale, toy.sentences["enter"]) == ("Toyish", "xx-YY", "Rein\u202f!")
    assert {key: text for key, text in toy.sentences.items() if key != "enter"} == {
        key: text for key, text in english.items() if key != "enter"
    }
    assert [known[lang].locale for lang in (page_languages.DEFAULT, "es", "pt")] == ["en-GB", "es-ES", "pt-BR"]
    assert known["pt"].name == "pt", "a file that cannot be used changes nothing"
    asked = ("xx-YY", "xx", "pt-BR", "en-US", "es-419", "zz")
    assert [page_languages.resolve(locale) for locale in asked] == ["xx-YY", "xx-YY", "pt", "en", "es", "en"]
