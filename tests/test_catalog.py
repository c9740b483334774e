"""Where sentences come from: a game's own, those that games share, those of games' own packages."""

import logging
from pathlib import Path

import pytest

from bot.i18n.catalog import LOCALES, MessageCatalog, SentenceSources, languages, sentences, shared_key
from tests.contract.sentences import entries

KEYS = (
    ("city-event-bid-made", "event-bid-made"),
    ("picture-classic-out", "picture-out"),
    ("event-bid-made", ""),
    ("picture-out", ""),
    ("city-deal-name", ""),
    ("nowhere-event-bid-made", ""),
    ("city-", ""),
)


@pytest.mark.parametrize(("key", "shared"), KEYS)
def test_the_key_that_games_share(key: str, shared: str) -> None:
    assert shared_key(key) == shared


def test_a_games_own_sentence_comes_before_the_shared_one() -> None:
    said = MessageCatalog("en", ["event-freed = Free!\n    .bare = Out!\ncity-event-freed = Out of the gate!\n"])
    assert said.source("city-event-freed") == "city-event-freed = Out of the gate!\n"
    assert said.source("classic-event-freed") == "classic-event-freed = Free!\n    .bare = Out!\n"
    assert said.format(said.message("classic-event-freed").attributes["bare"], {}) == ("Out!", [])
    assert said.source("classic-event-jailed") == ""
    assert said.message("city-event-jailed") is None


def repeated(lang: str) -> set[str]:
    """The keys of games that say in a language what the shared key says."""
    known = entries(lang)
    return {key for key in known if shared_key(key) in known and known[key] == known[shared_key(key)]}


def test_no_game_repeats_a_shared_sentence() -> None:
    """Where it does in one language only, the other one needs the game's own key."""
    assert len(repeated("en")) > 5
    assert set.intersection(*map(repeated, languages())) == set()


def test_comments_are_not_kept() -> None:
    """English has more of them than sentences. What looks like one within a sentence stays."""
    text = "### File\n\n# First\n# line\na = 1\n    # no comment\n\n    b\n\n## Head\n\n# Of c\nc = 2\n# last"
    kept = SentenceSources([text, "d = 3\n"])
    assert [kept.source(name) for name in "acd"] == ["a = 1\n    # no comment\n\n    b\n", "c = 2\n\n", "d = 3\n"]
    english = sum(len(path.read_bytes()) for path in (LOCALES / "en").glob("*.ftl"))
    assert len(SentenceSources(path.read_text("utf8") for path in (LOCALES / "en").glob("*.ftl"))._text) < english / 2


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> tuple[str, Path]:
    """A package with sentences, on the path of Python: its name and where its English ones stand."""
    name = f"brings_{request.node.name}"
    folder = tmp_path / name / "locales" / "en"
    folder.mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    return name, folder


def test_packages_bring_their_sentences(package: tuple[str, Path], caplog: pytest.LogCaptureFixture) -> None:
    name, folder = package
    (folder / "pig.ftl").write_text("pig-name = Pig\nlist = nothing\n", encoding="utf8")
    (folder / "notes.txt").write_text("pig-blurb = No Fluent file.\n", encoding="utf8")
    said = sentences("en", (name,))
    assert said.source("pig-name") == "pig-name = Pig\n"
    assert said.source("pig-blurb") == ""
    assert said.source("list") == sentences("en").source("list"), "the common sentences are nobody's to change"
    assert sentences("fr", (name,)).source("pig-name") == "pig-name = Pig\n", "said in the default language"
    assert sentences("en").source("pig-name") == ""
    (told,) = caplog.messages
    assert told == "fr lacks 1 sentences, which are said in en: pig-name ..."


def test_what_is_no_fluent_is_told_and_the_rest_is_used(
    package: tuple[str, Path], caplog: pytest.LogCaptureFixture
) -> None:
    name, folder = package
    (folder / "a.ftl").write_text("pig-name = Pig\npig-blurb { Roll\npig-end = End\n", encoding="utf8")
    (folder / "b.ftl").write_bytes(b"pig-roll = \xff\n")
    (folder / "c.ftl").write_text("pig-hold = Hold\n", encoding="utf8")
    with caplog.at_level(logging.WARNING, logger="bot.i18n.catalog"):
        said = sentences("en", (name,))
    assert [record.getMessage() for record in caplog.records] == [
        f"a.ftl of {name}: “pig-blurb {{ Roll” is no Fluent; the rest is used.",
        f"b.ftl of {name} is left out: it is no text in UTF-8.",
    ]
    assert all(said.message(key) for key in ("pig-name", "pig-end", "pig-hold"))
    assert said.message("pig-blurb") is None
    assert said.message("pig-roll") is None


def test_a_board_hands_over_what_its_names_do_not_change() -> None:
    plain = MessageCatalog(
        "en", ["place = Mill\nrent = The rent of { place }\nwhole = { rent } is due.\nroll = Roll!\n"]
    )
    board = plain.over(lambda name: "place = Farm\n" if name == "place" else "")
    assert board.owner("roll") is plain
    assert [board.owner(name) is board for name in ("place", "rent", "whole")] == [True] * 3
    said = {each: each.owner("whole").format(each.message("whole").value, {})[0] for each in (plain, board)}
    assert said == {plain: "The rent of Mill is due.", board: "The rent of Farm is due."}


def test_what_sentences_have_in_common_is_one_object() -> None:
    found = MessageCatalog(
        "en", ["one = { $who } rolls\ntwo = { $who } waits\n    .long = { $who } waits for { one }\n"]
    )
    patterns = found.message("one").value, found.message("two").value, found.message("two").attributes["long"]
    assert len({id(each.elements[0]) for each in patterns}) == 1
    assert found.message("one").attributes == {}
    said = [found.format(each, {"who": "Lea"}) for each in patterns]
    assert said == [("Lea rolls", []), ("Lea waits", []), ("Lea waits for Lea rolls", [])]
