"""`python -m bot check-game`: what a game lacks or does wrong is told by name, and a sound game keeps its contract."""

from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.cli import check_game
from bot.cli.check_game import Finding, check
from bot.games import GAMES, PACKAGES
from bot.i18n.translator import DEFAULT, languages
from bot.kit.contract import Refused, Rng, Seat, Tell
from bot.ops import check_screens
from tests.kit.toy_game import Demand, Sell, Toy, ToyState
from tests.spec_of import spec_of


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A few short games; the laws have tests of their own."""
    monkeypatch.setattr(check_game, "WALKS", 6)
    monkeypatch.setattr(check_game, "STEPS", 60)
    monkeypatch.setattr(check_game, "WHOLE", 2)


def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rules: Toy, **files: str) -> list[Finding]:
    """What is found in a package with these rules and files."""
    monkeypatch.syspath_prepend(tmp_path)
    folder = tmp_path / f"toy_{tmp_path.name.replace('-', '_')}"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    for name, text in files.items():
        (folder / name.replace("_", ".")).write_text(text)
    monkeypatch.setitem(GAMES, "toy", spec_of(rules))
    monkeypatch.setitem(PACKAGES, "toy", folder.name)
    return list(check("toy"))


@pytest.mark.parametrize("key", sorted(GAMES))
@pytest.mark.uncounted
def test_every_game_keeps_its_contract(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_game, "WALKS", 2)
    monkeypatch.setattr(check_game, "WHOLE", 0)
    assert not [finding.sentence for finding in check(key) if finding.wrong]


@pytest.mark.usefixtures("quick")
def test_what_is_lacking_is_told_by_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = 'raise Refused("no-such-refusal")\nReason("no-such-reason")\nRefusal("too-late")'
    found = install(tmp_path, monkeypatch, Toy(), spec_py=spec)
    package = PACKAGES["toy"]
    wrong = {finding.sentence for finding in found if finding.wrong}
    silent = ", ".join(lang for lang in languages() if lang != DEFAULT)
    assert [each.sentence for each in found if not each.wrong] == [
        f"Said in {DEFAULT}, without a folder of their own: {silent}."
    ]
    assert wrong >= {
        f"The language {DEFAULT} has no sentence for the game's name: toy-name.",
        f"The language {DEFAULT} has no sentence for the verb Rob: toy-action-rob.",
        f"The language {DEFAULT} has no sentence for the field victim of the verb Rob: toy-action-rob-victim.",
        f"The language {DEFAULT} has no sentence for the event Guarded: toy-event-guarded.",
        f"The language {DEFAULT} has no sentence for the wait answer: toy-wait-answer.",
        f"The language {DEFAULT} has no sentence for the option turns: toy-option-turns.",
        f"The language {DEFAULT} has no sentence for the refusal no-such-refusal: toy-refusal-no-such-refusal.",
        f"The language {DEFAULT} has no sentence for the robots' reason no-such-reason: toy-reason-no-such-reason.",
    }
    assert f"The text of the rules is missing: RULES.md in the package {package}." in wrong
    assert not [sentence for sentence in wrong if "too-late" in sentence or "law" in sentence]


@pytest.mark.usefixtures("quick")
def test_a_law_that_fails_is_told_once_with_its_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Refusing(Toy):
        """Refuses what it has offered, and loses a coin at every demand."""

        def demand(self, s: ToyState, demand: Demand, dice: Rng, tell: Tell) -> None:
            super().demand(s, demand, dice, tell)
            s.purse.bank -= 1

        def play(self, s: ToyState, seat: Seat, action: Any, dice: Rng, tell: Tell) -> None:
            if isinstance(action, Sell) and s.turns.turn == 2:
                raise Refused("never")
            super().play(s, seat, action, dice, tell)

    found = install(tmp_path, monkeypatch, Refusing(), RULES_md="# Toy")
    laws = [finding.sentence for finding in found if finding.sentence.startswith("The law ")]
    told = [sentence.split()[2] for sentence in laws]
    assert {"every_offer_is_accepted", "every_default_is_accepted", "sums_are_kept_to_the_end"} <= set(told)
    assert len(told) == len(set(told))
    assert all("(seed " in sentence and sentence.endswith(".") for sentence in laws)
    assert not [finding for finding in found if "RULES.md" in finding.sentence]


@pytest.mark.usefixtures("quick")
def test_a_part_that_cannot_be_imported_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, monkeypatch, Toy(), presenter_py="1 / 0")
    package = PACKAGES["toy"]
    assert list(islice(check_screens.check("toy"), 2)) == [
        Finding(f"{package}.presenter cannot be imported: division by zero."),
        Finding(f"There is no {package}.pictures; a default is used.", wrong=False),
    ]


def test_the_command_says_how_it_ended(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check_game, "check", lambda key, seed: iter(()))
    monkeypatch.setattr(check_screens, "check", lambda key: iter(()))
    assert main(["check-game", "deal"]) == 0
    assert capsys.readouterr().out == "The game deal keeps its contract.\n"
    findings = [Finding("A is missing."), Finding("B is the default.", wrong=False)]
    monkeypatch.setattr(check_game, "check", lambda key, seed: iter(findings))
    assert main(["check-game", "deal"]) == 1
    assert capsys.readouterr().out == "wrong: A is missing.\nremark: B is the default.\n"
    monkeypatch.setattr(check_game, "check", lambda key, seed: iter(findings[1:]))
    assert main(["check-game", "deal", "--seed", "5"]) == 0
    with pytest.raises(SystemExit) as ended:
        main(["check-game", "chess"])
    assert ended.value.code == 2
