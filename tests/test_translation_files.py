"""Files for translation platforms: what is written is read back unchanged, and what cannot be read changes nothing."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from bot.__main__ import main
from bot.i18n import catalog
from bot.i18n.catalog import EXTRA, LOCALES
from bot.i18n.translation_files import ImportRefusedError, read_from_platform, write_for_platform

pytestmark = pytest.mark.uncounted
LANG = "fr-CA"


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A whole language in a folder of its own: French under another name."""
    root = tmp_path / "languages"
    shutil.copytree(LOCALES / "fr", root / LANG)
    monkeypatch.setenv(EXTRA, str(root))
    _forget()
    yield root / LANG
    monkeypatch.delenv(EXTRA)
    _forget()


def _forget() -> None:
    for cached in (catalog.folders, catalog.language, catalog.resolve_locale, catalog.sentences):
        cached.cache_clear()


def _texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf8") for path in sorted(folder.glob("*.ftl"))}


def _keys(text: str) -> list[str]:
    return [entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf8")
    assert text.count(old) == 1, old
    path.write_text(text.replace(old, new), encoding="utf8")


def test_what_is_exported_is_imported_without_a_change(own: Path, tmp_path: Path) -> None:
    before = _texts(own)
    assert write_for_platform(LANG, tmp_path / "out") == 0
    assert _texts(tmp_path / "out" / "en") == _texts(LOCALES / "en"), "English goes out with its comments"
    assert {path.suffix for path in (tmp_path / "out").rglob("*") if path.is_file()} == {".ftl"}
    done = read_from_platform(LANG, tmp_path / "out")
    assert (done.changed, done.added, done.unknown) == ((), (), ())
    assert _texts(own) == before


def test_what_is_missing_is_left_out_and_everything_stands_in_the_order_of_english(own: Path, tmp_path: Path) -> None:
    _edit(own / "common.ftl", "back = Retour\n", "")
    text = (own / "history.ftl").read_text(encoding="utf8")
    (own / "history.ftl").unlink()
    (own / "city.ftl").write_text(f"{text}\n{(own / 'city.ftl').read_text('utf8')}", "utf8")
    assert write_for_platform(LANG, tmp_path) == 1
    for name, text in _texts(tmp_path / LANG).items():
        assert _keys(text) == [key for key in _keys((LOCALES / "en" / name).read_text("utf8")) if key != "back"]


def test_changes_come_back_into_our_files_and_nothing_else_moves(own: Path, tmp_path: Path) -> None:
    _edit(own / "common.ftl", "back = Retour\n", "")
    _edit(own / "compose.ftl", "compose-send = Envoyer\n", "# My own note.\ncompose-send = Envoyer\n")
    before = _texts(own)
    write_for_platform(LANG, tmp_path)
    _edit(tmp_path / LANG / "common.ftl", "none = rien\n", "# a platform's note\nnone =\n    nullement\n")
    _edit(tmp_path / LANG / "common.ftl", "yes = Oui\n", "back = En arrière\n\n# Another note\n\nyes = Oui\n")
    _edit(tmp_path / LANG / "compose.ftl", "compose-send = Envoyer\n", "compose-send = Expédier\nno-such = x\n")
    done = read_from_platform(LANG, tmp_path)
    assert (sorted(done.changed), done.added, done.unknown) == (["compose-send", "none"], ("back",), ("no-such",))
    expected = dict(before)
    expected["common.ftl"] = before["common.ftl"].replace("none = rien", "none = nullement")
    expected["common.ftl"] = expected["common.ftl"].replace("\nyes = Oui\n", "\nback = En arrière\nyes = Oui\n")
    expected["compose.ftl"] = before["compose.ftl"].replace("= Envoyer", "= Expédier")
    assert _texts(own) == expected


def test_a_language_that_has_no_folder_yet_gets_one(own: Path, tmp_path: Path) -> None:
    lacking = write_for_platform("sv", tmp_path)
    assert lacking == sum(len(_keys(text)) for text in _texts(LOCALES / "en").values())
    _edit(tmp_path / "sv" / "city.ftl", "", "city-blurb = Kvarter\ncity-name = Stad\n")
    assert read_from_platform("sv", tmp_path).added == ("city-name", "city-blurb")
    assert _texts(own.parent / "sv") == {"city.ftl": "city-name = Stad\ncity-blurb = Kvarter\n"}
    assert "de" in catalog.languages()


BROKEN = (
    ("city-name = x\n\n= no Fluent\n", "line 3: “= no Fluent” is no Fluent."),
    ("city-name = x\nback = { $\n", "line 2: “back = { $” is no Fluent."),
    ("city-name = x\ncity-name = y\n", "line 2: city-name is there before."),
    ("\ncity-name =\n    .of = y\n", "line 2: city-name says nothing itself."),
    (b"city-name = \xff\n", "is no text in UTF-8."),
)


@pytest.mark.parametrize(("text", "told"), BROKEN)
def test_a_broken_file_is_told_with_its_line_and_changes_nothing(
    own: Path, tmp_path: Path, text: str | bytes, told: str
) -> None:
    before = _texts(own)
    (tmp_path / LANG).mkdir()
    shutil.copy(own / "common.ftl", tmp_path / LANG)
    _edit(tmp_path / LANG / "common.ftl", "back = Retour\n", "back = Autrement\n")
    (tmp_path / LANG / "x.ftl").write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(ImportRefusedError) as refused:
        read_from_platform(LANG, tmp_path)
    assert f"{tmp_path / LANG / 'x.ftl'}" in str(refused.value)
    assert told in str(refused.value)
    assert _texts(own) == before


def test_the_command_line_tells_what_changed_and_checks(
    own: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["words", "export", LANG, "--to", str(tmp_path)]) == 0
    assert capsys.readouterr().out.endswith("lacks 0 messages.\n")
    _edit(tmp_path / LANG / "common.ftl", "button-join = Rejoindre\n", "button-join = Rejoindre la table de { $x }\n")
    assert main(["words", "import", LANG, "--from", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert told.startswith(f"changed: button-join\n{LANG}: 1 changed, 0 added.\n")
    assert "variables: button-join: Other variables than in the default language: x." in told
    assert main(["words", "import", LANG, "--from", str(tmp_path / "nowhere")]) == 2
    assert "There are no .ftl files in" in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["../en", "", "EN", "de_DE", "xx"])
def test_what_is_no_language_is_refused(lang: str, tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as end:
        main(["words", "export", lang, "--to", str(tmp_path)])
    assert end.value.code == 2
