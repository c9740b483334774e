"""Section 4.7: claiming rent, and its edge cases."""

from typing import Any

from bot.games.classic import GAME
from bot.games.classic.events.money import DebtOpened, WentBankrupt
from bot.games.classic.events.rents import ClaimLapsed, ClaimOpened, ClaimRecorded, RentPaid
from bot.kit.contract import CLOCK, Refusal, Wait
from bot.kit.mechanics.debt import Debt
from tests.games.classic.scenario import ClassicScenario


def landed(scenario: type[ClassicScenario], seats: int = 3, **options: Any) -> ClassicScenario:
    """Seat 0 has landed on seat 1's property (rent 4), claim number 2."""
    return scenario(seats, **options).own(1, 3).play("0 Roll 1 2")


def test_a_landing_opens_a_claim_and_moves_no_money(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-75."""
    table = landed(scenario)
    assert table.one(ClaimOpened) == ClaimOpened(2, 1, 0, 3, 4)
    assert table.purses() == [1_500] * 3
    assert GAME.waits(table.s)[0] == Wait("claim-2", (1,), "claim")


def test_only_the_owner_collects(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-76: on or off turn, in jail too."""
    table = landed(scenario)
    assert table.refused("2 Claim.2").code == "not-owner"
    table.in_jail(1)
    assert table.play("1 Claim.2").one(RentPaid) == RentPaid(0, 1, 3, 4)


def test_the_payer_pays_all_or_is_in_debt(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-77, CLASSIC-150."""
    table = landed(scenario).play("1 Claim.2")
    assert table.purses() == [1_496, 1_504, 1_500]
    poor = scenario().cash(3).own(1, 3).play("0 Roll 1 2", "1 Claim.2")
    assert poor.one(DebtOpened) == DebtOpened(0, 1, 4, "rent")
    assert poor.purses()[:2] == [3, 1_500]


def test_the_next_players_roll_ends_the_right(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-78: a jail attempt too; the fine and a card do not."""
    table = landed(scenario, 2).play("0 EndTurn", "1 Roll 4 6")
    assert table.one(ClaimLapsed) == ClaimLapsed(1, 0, 3, 4)
    assert table.refused("1 Claim.2") == Refusal("claim-lapsed")
    jailed = landed(scenario, 2).in_jail(1).play("0 EndTurn", "1 PayFine")
    assert jailed.s.claims
    attempt = landed(scenario, 2).in_jail(1).play("0 EndTurn", "1 Roll 1 2")
    assert not attempt.s.claims


def test_the_payers_own_further_rolls_change_nothing(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-79, CLASSIC-181: two landings are two claims."""
    table = scenario().own(1, 6, 8).at(0, 2).play("0 Roll 2 2", "0 Roll 1 1")
    assert [one.space for one in table.s.claims] == [6, 8]
    assert table.waits() == ["claim", "claim", "roll"]


def test_the_next_player_waits_for_the_protected_time(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-80: the refusal says for whom; the roll's own time begins when the last block ends."""
    table = scenario().own(2, 3).play("0 Roll 1 2", "0 EndTurn")
    assert table.refused("1 Roll") == Refusal("rent-first", {"seat": 2})
    assert table.standing() == ["roll"]
    table.play("clock Unblock.2")
    assert table.waits() == ["roll"]
    assert table.play("2 Claim.2").one(RentPaid).amount == 4


def test_a_claim_that_is_pressed_blocks_no_more(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-80."""
    table = scenario().own(2, 3).play("0 Roll 1 2", "0 EndTurn", "2 Claim.2", "1 Roll 4 6")
    assert table.s.spaces[1] == 10


def test_in_jail_the_fine_is_not_held_back(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-80: only the attempt is."""
    table = scenario().own(2, 3).in_jail(1).play("0 Roll 1 2", "0 EndTurn")
    assert (table.waits(), table.standing()) == (["claim"], ["jail"])
    assert table.refused("1 Roll").code == "rent-first"
    assert table.play("1 PayFine").standing() == ["roll"]


def test_nobody_waits_for_himself(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-81, CLASSIC-182: the owner who is next may roll and lose it; absence protects for no time."""
    table = landed(scenario, 2).play("0 EndTurn")
    assert "roll" in table.waits()
    assert table.play("1 Roll 4 6").one(ClaimLapsed).amount == 4
    assert GAME.clocks["claim"].away == {"live": 0, "slow": 0}


def test_a_next_player_with_a_claim_has_both_buttons(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-82: Claim stands beside Roll, and the view says that it would be lost, so that the question is asked."""
    table = landed(scenario, 2)
    assert not GAME.view(table.s, 1).claims[0].forfeit
    table.play("0 EndTurn")
    assert GAME.view(table.s, 1).claims[0].forfeit
    assert not GAME.view(scenario().own(2, 3).play("0 Roll 1 2", "0 EndTurn").s, 1).claims[0].forfeit
    assert table.legal_actions(1, "Roll")
    assert table.legal_actions(1, "Claim")


def test_during_a_phase_a_covered_claim_is_paid_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-83: the payer is not the one in debt, and has the cash to spare."""
    table = scenario().own(1, 6).at(0, 2).play("0 Roll 2 2", "0 Roll 1 1", "0 Decline")
    assert table.waits() == ["claim", "auction"]
    assert table.play("1 Claim.2").one(RentPaid).amount == 6


def test_during_a_phase_a_claim_is_recorded_behind_a_bid(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-83: and collected right after it."""
    table = scenario().own(1, 6).at(0, 2).play("0 Roll 2 2", "0 Roll 1 1", "0 Decline", "0 Bid.1497", "1 Claim.2")
    assert table.one(ClaimRecorded) == ClaimRecorded(1, 0, 6, 6)
    table.play("1 Pass", "2 Pass")
    assert table.one(DebtOpened) == DebtOpened(0, 1, 6, "rent")


def test_recorded_claims_are_collected_in_order_of_landing(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-83, CLASSIC-156, CLASSIC-217: one debt after the other."""
    table = scenario(4).cash(0).own(0, 39, 37).claim(1, 0, 150).claim(2, 0, 160).at(0, 1)
    table.owing(0, 10, 3)
    first, second = [one.number for one in table.s.claims]
    table.play(f"2 Claim.{second}", f"1 Claim.{first}")
    assert all(one.recorded for one in table.s.claims)
    table.play("0 Mortgage.39")
    assert table.purses() == [40, 1_650, 1_500, 1_510]
    assert table.pending(Debt).creditor == 2


def test_nobody_can_waive_or_lower_rent(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-84, CLASSIC-169: there is no such verb, and cash alone is no trade."""
    table = landed(scenario)
    verbs = {legal_action.action.__name__ for legal_action in GAME.legal_actions(table.s, 1)}
    assert verbs == {"Claim", "Mortgage", "Propose", "Leave"}
    assert table.refused("1 Propose.0.+.4.+.4.+").code == "cash-only"


def test_auto_mode_asks_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-85."""
    table = scenario(rent="auto").own(1, 3).play("0 Roll 1 2")
    assert table.one(RentPaid) == RentPaid(0, 1, 3, 4)
    assert table.waits() == ["end"]


def test_claims_of_an_owner_who_is_out_lapse(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-184."""
    table = landed(scenario).play("1 Leave")
    assert table.one(ClaimLapsed) == ClaimLapsed(1, 0, 3, 4)
    assert not table.s.claims


def test_claims_against_who_is_out_are_void(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-185."""
    table = scenario().cash(1_500).claim(1, 0, 20).claim(2, 0, 30).owing(0, 9_000, 1).play("0 GoBankrupt")
    assert len(table.all(ClaimLapsed)) == 2


def test_a_claim_that_ruins_the_buyer_leaves_the_property_with_the_bank(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-186: it is not auctioned."""
    table = scenario().cash(5).own(1, 6).claim(1, 0, 600).at(0, 0).play("0 Roll 1 2")
    number = table.s.claims[0].number
    table.play(f"1 Claim.{number}", "0 GoBankrupt")
    assert table.one(WentBankrupt) == WentBankrupt(0, 1)
    assert table.plot(3).owner is None
    assert table.awaited() == (1,)


def test_no_bankruptcy_inside_an_auction(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-187: a claim that cannot be paid waits until the lot is closed."""
    table = scenario().cash(100).claim(1, 0, 600).play("0 Roll 1 2", "0 Decline")
    number = table.s.claims[0].number
    table.play(f"1 Claim.{number}")
    assert table.waits() == ["auction"]
    table.play("clock Hammer")
    assert table.waits() == ["debt"]


def test_the_clock_claims_nothing_by_itself() -> None:
    """CLASSIC-80: the end of the protected time merely allows the next roll."""
    assert GAME.clocks["claim"].seconds == {"live": 30, "slow": 21_600}
    assert not GAME.clocks["claim"].counted
    assert CLOCK == -1
