"""Section 4.10: jail."""

from bot.games.classic import GAME
from bot.games.classic.events import FinePaid, Freed, Moved, StayedInJail, TurnBegan
from bot.games.classic.events.money import DebtOpened
from bot.kit.contract import Refusal
from tests.games.classic.scenario import ClassicScenario
from tests.games.scenario import options_of


def test_three_ways_to_jail(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-104: space 30 here, a card in test_cards, the third double in test_turn."""
    table = scenario().at(0, 27).play("0 Roll 1 2")
    assert table.s.jailed[0]


def test_to_jail_without_passing_anything(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-105: failures of an earlier stay are forgotten, and the turn is over."""
    table = scenario().at(0, 27)
    table.s.failures[0] = 2
    table.play("0 Roll 1 2")
    assert (table.s.spaces[0], table.s.failures[0], table.awaited()) == (10, 0, (1,))


def test_three_ways_out(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-106."""
    table = scenario().in_jail(0).holding(0, "card-jail-1")
    assert table.waits() == ["jail"]
    assert all(table.legal_actions(0, verb) for verb in ("PayFine", "UseJailCard", "Roll"))


def test_the_fine_frees_for_a_normal_turn(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-107: doubles included; refused without 50, on any of the turns in jail (CLASSIC-196)."""
    table = scenario().in_jail(0, 2).play("0 PayFine")
    assert table.one(FinePaid) == FinePaid(0, 50)
    assert table.purses()[0] == 1_450
    assert table.play("0 Roll 5 5").waits() == ["roll"]
    assert table.s.doubles == 1
    poor = scenario().in_jail(0).cash(49).own(0, 39)
    assert poor.refused("0 PayFine") == Refusal("not-enough-cash", {"low": 50, "cash": 49})


def test_a_jail_card_frees_without_payment(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-108."""
    table = scenario().in_jail(0).holding(0, "card-jail-2").play("0 UseJailCard.card-jail-2")
    assert (table.s.jailed[0], table.purses()[0], table.waits()) == (False, 1_500, ["roll"])
    assert scenario().in_jail(0).refused("0 UseJailCard.card-jail-2").code == "no-card"


def test_a_jail_card_may_be_bought_meanwhile(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-109, CLASSIC-198."""
    table = scenario().in_jail(0).holding(1, "card-jail-1").play("0 Propose.1.+.40.+card-jail-1.0.+")
    table.play(f"1 Accept.{table.s.deals[0].number}.+", "0 UseJailCard.card-jail-1")
    assert table.purses()[:2] == [1_460, 1_540]


def test_a_double_frees_moves_and_gives_no_extra_roll(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-110."""
    table = scenario().in_jail(0).play("0 Roll 5 5")
    assert table.one(Freed) == Freed(0)
    assert table.one(Moved) == Moved(0, 10, 20)
    assert table.waits() == ["end"]


def test_two_failures_end_the_turn_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-111."""
    for failures in (0, 1):
        table = scenario().in_jail(0, failures).play("0 Roll 1 2")
        assert table.one(StayedInJail) == StayedInJail(0, failures + 1)
        assert table.all(TurnBegan)[-1].seat == 1


def test_the_third_failure_pays_and_moves(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-112: not at a fourth turn (a fault of others); no extra roll."""
    table = scenario().in_jail(0, 2).play("0 Roll 4 6")
    assert table.one(FinePaid) == FinePaid(0, 50)
    assert (table.s.spaces[0], table.waits()) == (20, ["end"])


def test_the_third_failure_may_be_a_debt(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-112: a jail card can no longer replace the fine; the move follows the payment."""
    table = scenario().in_jail(0, 2).cash(10).own(0, 39).holding(0, "card-jail-1").play("0 Roll 4 6")
    assert table.one(DebtOpened) == DebtOpened(0, -1, 50, "fine")
    assert table.s.spaces[0] == 10
    table.refused("0 UseJailCard.card-jail-1")
    assert table.play("0 Mortgage.39").s.spaces[0] == 20


def test_absent_players_roll(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-172: section 5's default."""
    table = scenario().in_jail(0)
    assert GAME.default(table.s, GAME.waits(table.s)[0])[1].__class__.__name__ == "Roll"


def test_jailed_players_do_all_else(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-113: rent in test_claims, bids in test_auctions."""
    table = scenario().in_jail(1).built(1, "brown", "1-1").own(1, 39)
    table.play("1 Build.brown.2-2", "1 Sell.brown.1-1", "1 Mortgage.39", "1 Lift.39", "1 Propose.0.+39.0.+.400.+")
    assert table.s.deals


def test_a_freeing_double_is_no_first_double(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-196."""
    assert scenario().in_jail(0).play("0 Roll 5 5").s.doubles == 0


def test_of_two_cards_the_player_chooses_one(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-197: only that one goes back; the first named is that of the Leap of Faith."""
    table = scenario().in_jail(0).holding(0, "card-jail-1", "card-jail-2")
    (legal_action,) = table.legal_actions(0, "UseJailCard")
    assert options_of(legal_action) == ("card-jail-1", "card-jail-2")
    table.play("0 UseJailCard.card-jail-2")
    assert table.s.cards[0] == ["card-jail-1"]
    assert (len(table.s.leap.loose), len(table.s.chest.loose) + len(table.s.chest.under)) == (15, 16)
