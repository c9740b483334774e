"""Games from other packages: found by their entry points, checked, told in one sentence where they cannot be used."""

import os
import subprocess
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from bot.games import BUILT_IN, FAULTS, GAMES, PACKAGES
from bot.games.installed import GROUP, Installed, load
from bot.kit.spec import GameSpec

RULES = """
from msgspec.structs import replace
from bot.games.deal.spec import GAME as DEAL
GAME = replace(DEAL, key={key!r})
"""


def package(folder: Path, name: str, text: str) -> None:
    """A package on disk whose rules are `text`."""
    (folder / name).mkdir()
    (folder / name / "__init__.py").write_text("")
    (folder / name / "spec.py").write_text(text)


def loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, key: str, text: str | None) -> Installed:
    """What an entry point `key` for the package `name` brings."""
    monkeypatch.syspath_prepend(tmp_path)
    if text is not None:
        package(tmp_path, name, text)
    return load([EntryPoint(key, name, GROUP)], BUILT_IN)


def test_built_in_games_come_first_and_have_no_package() -> None:
    assert tuple(GAMES)[: len(BUILT_IN)] == BUILT_IN
    assert all(key == game.key and isinstance(game, GameSpec) for key, game in GAMES.items())
    assert not PACKAGES.keys() & set(BUILT_IN)
    assert not FAULTS


def test_a_game_of_another_package_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = loaded(tmp_path, monkeypatch, "sound_game", "my-game-2", RULES.format(key="my-game-2"))
    assert found.packages == {"my-game-2": "sound_game"}
    assert found.games["my-game-2"].key == "my-game-2"
    assert not found.faults


@pytest.mark.parametrize(
    ("name", "key", "text", "why"),
    [
        ("game_gone", "gone", None, "No module named 'game_gone'"),
        ("game_typo", "typo", "import no_such_module", "No module named 'no_such_module'"),
        ("game_without", "without", "", "module 'game_without.spec' has no attribute 'GAME'"),
        ("game_other", "other", "GAME = 7", "game_other.spec.GAME is no GameSpec"),
        ("game_silent", "silent", "raise ZeroDivisionError", "ZeroDivisionError"),
        ("game_long", "long", 'raise ValueError("one.\\ntwo.")', "one"),
        ("game_hook", "hook", "from bot.kit.spec import GameSpec\nGAME = GameSpec(veild=1)", "Unexpected keyword"),
        ("game_city", "city", RULES.format(key="city"), "its key is taken by another game"),
        ("game_name", "Name", RULES.format(key="Name"), "its key may have small letters, digits and hyphens only"),
        ("game_else", "else", RULES.format(key="what"), "its rules call it 'what'"),
    ],
)
def test_a_broken_package_is_told_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, key: str, text: str | None, why: str
) -> None:
    found = loaded(tmp_path, monkeypatch, name, key, text)
    assert not found.games
    assert not found.packages
    (fault,) = found.faults
    assert fault.startswith(f"The game {key!r} of the package {name} cannot be used: {why}")
    assert fault.endswith(".")
    assert "\n" not in fault


def test_the_second_package_with_a_key_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("twin_b", "twin_a"):
        package(tmp_path, name, RULES.format(key="twin"))
    found = load([EntryPoint("twin", name, GROUP) for name in ("twin_b", "twin_a")], BUILT_IN)
    assert found.packages == {"twin": "twin_a"}
    assert found.faults == ("The game 'twin' of the package twin_b cannot be used: its key is taken by another game.",)


def test_the_other_games_run_beside_a_broken_package(tmp_path: Path) -> None:
    """An installed package that cannot be imported is told on the screen; a sound one is played."""
    package(tmp_path, "broken_game", "1 / 0")
    package(tmp_path, "sound_game", RULES.format(key="sound"))
    about = tmp_path / "games-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: games\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[{GROUP}]\nbroken = broken_game\nsound = sound_game\n")
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])}
    for key in ("sound", "city"):
        words = [sys.executable, "-m", "bot", "simulate", key, "--seats", "2"]
        done = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        assert done.stdout.startswith(f"{key}: 1 of 1 games with 2 random robots ended.")
        assert done.stderr == "The game 'broken' of the package broken_game cannot be used: division by zero.\n"
