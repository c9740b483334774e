"""A game of another package stands beside the built-in ones without a line changed here; what it lacks is told by name."""

import re
from pathlib import Path

import pytest

from tests.example_installed import EXAMPLE, PACKAGE, install, run

LONGEST = 250
"""Lines of the whole example, both languages and its tests included: it is the one to copy."""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("site"))


def test_the_example_is_short() -> None:
    files = [path for path in EXAMPLE.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    assert {"pyproject.toml", "spec.py", "pictures.py", "pig.ftl", "pig.md", "test_pig.py"} <= {p.name for p in files}
    assert sum(len(path.read_text(encoding="utf8").splitlines()) for path in files) <= LONGEST


def test_the_example_lacks_nothing(installed: Path) -> None:
    done = run(installed, "bot", "check-game", "pig")
    remark = f"remark: There is no {PACKAGE}.presenter; a default is used.\n"
    assert (done.returncode, done.stderr) == (0, "")
    assert remark in done.stdout
    assert done.stdout.endswith("The game pig keeps its contract.\n")
    assert "wrong: " not in done.stdout


def test_the_example_keeps_the_laws_and_passes_its_own_tests(installed: Path) -> None:
    """The contract suite is the same as for the built-in games, its own tests stand in its own folder."""
    paths = ("tests/contract", str(EXAMPLE / "tests"))
    done = run(
        installed, "pytest", *paths, "-k", "pig", "-p", "no:cacheprovider", "-p", "no:randomly", QUARTIER_EXAMPLES="few"
    )
    assert done.returncode == 0, done.stdout
    passed = re.search(r"(\d+) passed", done.stdout) or re.search(r"^([.]+)", done.stdout)
    assert passed is not None, done.stdout


@pytest.mark.sockets
def test_the_example_is_played_to_the_end_through_a_restart(installed: Path) -> None:
    done = run(installed, "pytest", "tests/sockets/example_played.py", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_table_proposes_the_end_once_that_is_decided(installed: Path) -> None:
    done = run(installed, "pytest", "tests/tables/test_end_proposals.py", "-p", "no:cacheprovider")
    assert done.returncode == 0, done.stdout + done.stderr


def test_robots_play_it_as_well_as_they_can(installed: Path) -> None:
    """Careful ones beat those that play anything."""
    for kind in ("random", "easy", "normal"):
        done = run(installed, "bot", "simulate", "pig", "--games", "20", "--robots", kind)
        assert f"20 of 20 games with 4 {kind} robots ended." in done.stdout, done.stdout + done.stderr


BROKEN = {
    "a misspelt hook of the rules": (
        "spec.py",
        "    waits=waits,",
        "    wait=waits,",
        r"The game 'pig' of the package quartier_pig cannot be used: .*'wait'",
    ),
    "a misspelt hook of the pictures": (
        "pictures.py",
        "painters={",
        "painter={",
        r"quartier_pig\.pictures cannot be imported: .*'painter'",
    ),
}
MISSING = {
    "a picture": (
        "pictures.py",
        'painters={"pig"',
        'painters={"pig/die"',
        r"The picture pig is missing: no painter has that key\.",
    ),
    "a sentence": (
        "locales/fr/pig.ftl",
        "pig-action-hold",
        "pig-action-keep",
        r"The language fr has no sentence for the verb Hold: pig-action-hold\.",
    ),
    "a name of a number": (
        "locales/en/pig.ftl",
        "pig-number-score",
        "pig-number-scores",
        r"The language en has no sentence that can be shown for pig-number-score\.",
    ),
}


def change(package: Path, name: str, before: str, after: str) -> None:
    source = (package / name).read_text(encoding="utf8")
    assert before in source
    (package / name).write_text(source.replace(before, after), encoding="utf8")


@pytest.mark.parametrize("what", BROKEN)
def test_what_cannot_be_used_is_told_by_name_in_one_sentence(what: str, tmp_path: Path) -> None:
    name, before, after, sentence = BROKEN[what]
    change(install(tmp_path) / PACKAGE, name, before, after)
    done = run(tmp_path, "bot", "check-game", "pig")
    assert done.returncode in (1, 2), done.stdout + done.stderr
    told = (done.stdout + done.stderr).splitlines()
    assert [line for line in told if re.search(sentence, line)], told
    assert "Traceback" not in done.stdout + done.stderr


def test_all_that_is_missing_is_told_by_name_each_in_one_sentence(tmp_path: Path) -> None:
    package = install(tmp_path) / PACKAGE
    for name, before, after, _ in MISSING.values():
        change(package, name, before, after)
    (package / "locales" / "fr" / "rules" / "pig.md").unlink()
    done = run(tmp_path, "bot", "check-game", "pig")
    assert done.returncode in (1, 2), done.stdout + done.stderr
    told = (done.stdout + done.stderr).splitlines()
    for *_, sentence in MISSING.values():
        assert [line for line in told if re.search(sentence, line)], told
    assert "wrong: The language fr has no texts of the rules: rules/pig.md." in told
    assert "Traceback" not in done.stdout + done.stderr


def test_the_other_games_run_beside_a_broken_one(tmp_path: Path) -> None:
    path = install(tmp_path) / PACKAGE / "pictures.py"
    path.write_text("import nothing_of_that_name\n", encoding="utf8")
    done = run(tmp_path, "bot", "paint", "pig", "--out", str(tmp_path / "pig.png"))
    assert done.returncode == 0, done.stderr
    assert "shown without its pictures" in done.stderr
    assert (tmp_path / "pig.png").stat().st_size > 0, "the default picture stands in"
