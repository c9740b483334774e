"""Section 5 and the rules: one clear reason for everything that may be pressed wrongly."""

import re
from pathlib import Path

import pytest

from bot.games.classic import GAME, actions, phases
from bot.i18n.translator import languages
from bot.kit.contract import Refusal
from tests.games.classic.scenario import ClassicScenario

RULES = Path(actions.__file__).parent
LOCALES = RULES.parents[1] / "i18n" / "locales"
CODE = re.compile(r'(?:Refusal|Refused)\(\s*"([a-z-]+)"')


def code(table: ClassicScenario, line: str) -> str:
    return table.refused(line).code


def test_the_dice_are_the_active_players(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-13: whose turn it is stands in the facts."""
    table = scenario()
    verbs = (
        "Roll",
        "PayFine",
        "UseJailCard.card-jail-1",
        "Bus.sum",
        "Go.5",
        "Pay",
        "Draw",
        "Buy",
        "Decline",
        "EndTurn",
    )
    for verb in verbs:
        assert table.refused(f"1 {verb}") == Refusal("not-your-turn", {"seat": 0})
        if verb != "Roll":
            assert code(table, f"0 {verb}") in {"wrong-phase", "not-in-jail"}


def test_while_a_phase_is_open_the_turn_stands_still(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-23."""
    assert code(scenario().play("0 Roll 5 6", "0 Decline"), "0 EndTurn") == "auction-running"
    assert code(scenario().cash(0).owing(0, 50), "0 Roll") == "debt-open"
    table = scenario().own(1, 39, mortgaged=True)
    table.s.stack.append(phases.ToInherit(1, [39], 99))
    assert code(table, "0 Roll") == "inheritance-open"
    table = scenario().built(0, "brown", "0-0").built(1, "sky", "0-0-0").stock(1).play("0 Build.brown.1-0")
    assert code(table, "0 Roll") == "contest-running"


def test_after_a_double_the_turn_cannot_be_ended(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-16."""
    assert code(scenario().own(0, 12).play("0 Roll 6 6"), "0 EndTurn") == "roll-again"


def test_jail_has_its_own_ways_out(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-106, CLASSIC-107, CLASSIC-108."""
    assert code(scenario(), "0 PayFine") == "not-in-jail"
    assert code(scenario(), "0 UseJailCard.card-jail-1") == "not-in-jail"
    table = scenario().in_jail(0).cash(49)
    assert table.refused("0 PayFine") == Refusal("not-enough-cash", {"low": 50, "cash": 49})
    assert code(table, "0 UseJailCard.card-jail-1") == "no-card"
    assert code(table.holding(0, "card-jail-2"), "0 UseJailCard.card-jail-1") == "no-card"


def test_a_triple_leads_elsewhere(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-46."""
    table = scenario().at(0, 7)
    table.s.stack[-1] = phases.ToTriple(99)
    assert code(table, "0 Go.7") == "same-space"
    assert code(table, "0 Go.40") == "not-a-choice"


def test_a_purchase_needs_the_cash(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-53: both sides of the boundary."""
    table = scenario().cash(139).play("0 Roll 5 6")
    assert table.refused("0 Buy") == Refusal("not-enough-cash", {"low": 140, "cash": 139})
    table.cash(140).play("0 Buy")


def test_rent_is_its_owners_to_claim_once_and_in_time(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-76, CLASSIC-78, CLASSIC-83."""
    table = scenario().claim(1, 2, 50)
    number = table.s.claims[0].number
    assert code(table, f"0 Claim.{number}") == "not-owner"
    assert code(table, "1 Claim.999") == "claim-lapsed"
    table = scenario().cash(1_500, 1_500, 0).owing(0, 9_000).claim(1, 2, 50)
    table.play(f"1 Claim.{number + 1}")
    assert code(table, f"1 Claim.{number + 1}") == "already-claimed"


def test_only_who_owes_gives_up_and_only_when_nothing_is_left(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-152, CLASSIC-153: both sides of the boundary."""
    assert code(scenario(), "0 GoBankrupt") == "no-debt"
    table = scenario().cash(10).own(0, 39).owing(0, 210)
    assert code(table, "0 GoBankrupt") == "can-still-pay"
    assert code(table, "1 GoBankrupt") == "no-debt"
    scenario().cash(10).own(0, 39).owing(0, 211).play("0 GoBankrupt")


def test_only_who_inherits_is_done_with_it(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-159."""
    assert code(scenario(), "0 Done") == "no-inheritance"
    table = scenario().own(1, 39, mortgaged=True)
    table.s.stack.append(phases.ToInherit(1, [39], 99))
    assert code(table, "0 Done") == "no-inheritance"


def test_a_press_for_an_auction_that_is_over_is_too_late(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-174: the wait that it answers names the decision."""
    table = scenario().play("0 Roll 5 6", "0 Decline")
    old = next(wait.id for wait in GAME.waits(table.s) if not wait.held)
    table.default().play("0 EndTurn", "1 Roll 4 1", "1 Decline")
    assert table.refused("0 Bid.5", wait=old).code == "too-late"


def test_after_the_end_nothing_is_left_to_do(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-163."""
    table = scenario(2).play("1 Leave")
    assert code(table, "0 Roll") == "game-over"
    assert code(table, "0 Build.brown.1-0") == "game-over"


def test_who_is_out_only_hears_that(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-162."""
    assert code(scenario().play("2 Leave"), "2 Build.brown.1-0") == "not-your-turn"


@pytest.mark.parametrize("lang", languages())
def test_every_reason_has_a_sentence(lang: str) -> None:
    """Every code that the rules of this game name, in both languages."""
    codes = {code for path in RULES.rglob("*.py") for code in CODE.findall(path.read_text(encoding="utf8"))}
    text = "".join(path.read_text(encoding="utf8") for path in LOCALES.glob(f"{lang}/*.ftl"))
    known = set(re.findall(r"^(?:classic-)?refusal-([a-z-]+) =", text, re.MULTILINE))
    assert len(codes) > 40
    assert not codes - known
