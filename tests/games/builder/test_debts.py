"""Section 18: debts and bankruptcy."""

import pytest

from bot.games.builder import GAME, scoring
from bot.games.builder.events.game_over import EstatePassed, WentBankrupt
from bot.games.builder.events.money import ClaimLapsed, DebtCancelled, DebtOpened, DebtPaid, Mortgaged
from bot.games.builder.events.trades import DealLapsed
from bot.games.builder.state import Claim, decision
from bot.kit.contract import Refusal
from tests.games.builder.scenario import BuilderScenario
from tests.games.scenario import options_of


@pytest.fixture
def debt(scenario: type[BuilderScenario]) -> BuilderScenario:
    """Seat 0 has 100 and owes 200 to seat 2 (31); it could mortgage 13 (90), 1 and 3 (30 each). It is in step 5."""
    table = scenario(4).own(2, 31).own(0, 13, 1, 3).cash(100).at(0, 24).play("0 Roll 3 4")
    return table.play(f"2 Ask.{table.claim()}")


@pytest.fixture
def broke(scenario: type[BuilderScenario]) -> BuilderScenario:
    """As before, with 1 alone: 130 at most; two chips, a kept card and a building."""
    table = scenario(4).own(2, 31).own(0, 1).cash(100).chips(0, "tb").holding(0, 1).tower(0, "b2", floors=2)
    table.at(0, 24).play("0 Roll 3 4")
    return table.chips(0, "tb").chips(2, "").play(f"2 Ask.{table.claim()}")


def test_what_cash_covers_is_paid_by_itself(scenario: type[BuilderScenario]) -> None:
    """BUILDER-127: rent asked, cards, the forced 50."""
    table = scenario().own(2, 31).at(0, 24).play("0 Roll 3 4")
    table.play(f"2 Ask.{table.claim()}")
    assert table.purses() == [700, 900, 1_100]


def test_the_debtor_raises_funds_and_the_turn_stands_still(debt: BuilderScenario) -> None:
    """BUILDER-128, BUILDER-158: with its rest when it goes on."""
    assert debt.one(DebtOpened) == DebtOpened(0, 2, 200, claim=3)
    assert debt.waits() == ["debt", "manage"]
    assert debt.standing() == ["manage"]
    assert GAME.clocks["manage"].least == {"live": 30, "slow": 600}
    for line in ("0 EndTurn", "0 Build.b2.+", "0 Exchange.truck.boat", "0 Roll"):
        assert debt.refused(line) == Refusal("raising-funds")


def test_it_is_paid_as_soon_as_cash_covers_it(debt: BuilderScenario) -> None:
    """BUILDER-128."""
    debt.play("0 Mortgage.13")
    assert debt.none(DebtPaid)
    debt.play("0 Mortgage.1")
    assert debt.one(DebtPaid) == DebtPaid(0, 2, 200)
    assert (debt.purses()[0], debt.waits()) == (20, ["manage"])


def test_just_enough_pays_it(debt: BuilderScenario) -> None:
    """BUILDER-128: to the last note."""
    debt.cash(110).play("0 Mortgage.13")
    assert debt.one(DebtPaid) == DebtPaid(0, 2, 200)
    assert debt.purses()[0] == 0


def test_a_trade_may_bring_the_money(debt: BuilderScenario) -> None:
    """BUILDER-128."""
    debt.play("0 Propose.3.+13.0.+.150")
    debt.play(f"3 Accept.{debt.deal()}")
    assert debt.purses()[0] == 50


def test_bankruptcy_is_refused_while_mortgages_would_do(debt: BuilderScenario) -> None:
    """BUILDER-129."""
    assert debt.refused("0 GoBankrupt") == Refusal("can-still-pay")
    assert debt.refused("1 GoBankrupt") == Refusal("no-debt")


def test_at_the_deadline_the_lowest_values_go_first(debt: BuilderScenario) -> None:
    """BUILDER-130: ties in board order, until it is covered."""
    debt.default("debt")
    assert [event.space for event in debt.all(Mortgaged)] == [1, 3, 13]
    debt.one(DebtPaid)


def test_at_the_deadline_who_cannot_is_bankrupt(broke: BuilderScenario) -> None:
    """BUILDER-130, BUILDER-131: everything is mortgaged first."""
    broke.default("debt")
    assert broke.one(Mortgaged) == Mortgaged(0, 1, 30)
    assert broke.one(WentBankrupt) == WentBankrupt(0, 2)


def test_a_player_takes_it_all(broke: BuilderScenario) -> None:
    """BUILDER-131, BUILDER-132: money, mortgaged deeds, chips, cards; and answers for the mortgages."""
    broke.play("0 GoBankrupt")
    assert broke.one(EstatePassed) == EstatePassed(0, 2, 130, 1, ("truck", "boat"), 1)
    assert (broke.purses()[0], broke.purses()[2]) == (0, 1_030)
    assert (broke.deed(1).owner, broke.deed(1).mortgaged) == (2, True)
    assert broke.held(2) == "tb"
    assert broke.view().seats[2].cards == ("card-jail-1",)
    assert broke.awaited("inherit") == (2,)


def test_the_first_seat_takes_it_all_too(scenario: type[BuilderScenario]) -> None:
    """BUILDER-132: whoever the creditor is."""
    table = scenario().own(0, 31).own(1, 1).cash(900, 100).chips(1, "tb").holding(1, 1).at(1, 24)
    table.play("0 Roll 3 5", "0 EndTurn", "1 Roll 3 4").chips(0, "").chips(1, "tb")
    table.play(f"0 Ask.{table.claim()}", "1 GoBankrupt")
    assert (table.deed(1).owner, table.deed(1).mortgaged, table.purses()) == (0, True, [1_030, 0, 900])
    assert (table.held(0), table.view().seats[0].cards) == ("tb", ("card-jail-1",))
    assert table.awaited("inherit") == (0,)


def test_who_is_out_answers_for_nothing_and_others_still_do(scenario: type[BuilderScenario]) -> None:
    """BUILDER-121, BUILDER-134: two have received mortgages; one of them leaves."""
    table = scenario(4).own(3, 1, 5, mortgaged=True).play("3 Propose.1.+1.0.+.5")
    table.play(f"1 Accept.{table.deal()}", "3 Propose.2.+5.0.+.5")
    table.play(f"2 Accept.{table.deal()}", "2 Leave")
    assert (table.waits(), table.awaited("inherit")) == (["roll", "inherit"], (1,))


def test_the_bank_takes_it_back(scenario: type[BuilderScenario]) -> None:
    """BUILDER-133: free of mortgage, unowned, without an auction; cards under the pile."""
    table = scenario(3).own(0, 1, mortgaged=True).chips(0, "tb").holding(0, 1).cash(20).in_jail(0, 2)
    table.play("0 Roll 1 2", "0 GoBankrupt")
    assert table.one(WentBankrupt) == WentBankrupt(0, -1)
    assert (table.deed(1).owner, table.deed(1).mortgaged) == (None, False)
    assert table.s.chance.under[-1] == 1
    assert (table.held(0), table.waits(), table.s.turns.active) == ("", ["roll"], 1)


def test_the_returned_are_ordinary_again(scenario: type[BuilderScenario]) -> None:
    """BUILDER-50: they can be bought."""
    table = scenario().own(0, 3).cash(20).in_jail(0, 2).own(0, 3, mortgaged=True).play("0 Roll 1 2", "0 GoBankrupt")
    table.play("1 Roll 1 2")
    assert table.waits() == ["buy"]


def test_the_bankrupt_do_nothing_but_count(broke: BuilderScenario) -> None:
    """BUILDER-134, BUILDER-144: buildings stay and score; unused blocks leave the game."""
    broke.play("0 GoBankrupt", "2 KeepAll")
    assert GAME.legal_actions(broke.s, 0) == []
    assert scoring.scores(broke.s)[0].buildings == 3
    assert (broke.s.blocks[0], broke.s.scrapped) == (0, 10)


def test_offers_and_claims_are_void_and_the_turn_passes(broke: BuilderScenario) -> None:
    """BUILDER-135."""
    broke.s.claims.append(Claim(decision(broke.s), 1, 0, 15, 80))
    broke.play("1 Propose.0.+.25.+truck-1.0", "0 GoBankrupt")
    assert broke.one(ClaimLapsed).owner == 1
    assert broke.one(DealLapsed).seat == 1
    assert (broke.s.deals, broke.s.claims) == ([], [])
    broke.play("2 KeepAll")
    assert broke.s.turns.active == 1


def test_debts_are_settled_in_the_order_claimed(scenario: type[BuilderScenario]) -> None:
    """BUILDER-136: a smaller one that cash would cover waits behind the first."""
    table = (
        scenario(4).own(2, 15).own(3, 19).own(0, 29).cash(50).at(0, 11).play("0 Roll 2 2", "0 EndTurn", "0 Roll 1 3")
    )
    first, second = (c.number for c in table.s.claims)
    table.play(f"3 Ask.{second}", f"2 Ask.{first}")
    assert [(due.creditor, due.amount) for due in table.s.debts] == [(3, 100), (2, 80)]
    table.play("0 Mortgage.29")
    assert [event.creditor for event in table.all(DebtPaid)] == [3, 2]


def test_a_debtor_gives_no_money_and_repays_nothing(debt: BuilderScenario) -> None:
    """BUILDER-162: such a press is refused and an offer stays open."""
    debt.own(0, 29, mortgaged=True)
    assert debt.refused("0 Propose.3.+.20.+.5") == Refusal("debt-comes-first")
    assert debt.refused("0 Repay.29") == Refusal("debt-comes-first")
    assert debt.refused("3 Propose.0.+.5.+.20").code == "out-of-range"


@pytest.mark.parametrize(
    ("goods", "worth"), [("1", 30), ("truck-1+boat-1", 50), ("card-jail-1", 50), ("1+truck-1", 55)]
)
def test_who_cannot_pay_gives_nothing_below_its_worth(broke: BuilderScenario, goods: str, worth: int) -> None:
    """BUILDER-168: half a price, M25 for a chip, M50 for a card; both sides of the boundary."""
    assert broke.refused(f"0 Propose.3.+{goods}.0.+.{worth - 5}") == Refusal("debt-comes-first")
    broke.play(f"0 Propose.3.+{goods}.0.+.{worth}")
    assert broke.s.deals


def test_nor_a_mortgaged_property_below_a_quarter(broke: BuilderScenario) -> None:
    """BUILDER-168: it brings nothing more, but the creditor would get it."""
    broke.play("0 Mortgage.1")
    assert broke.refused("0 Propose.3.+1.0.+.10") == Refusal("debt-comes-first")
    broke.play("0 Propose.3.+1.0.+.15")


def test_what_pays_the_debt_may_be_sold_for_anything(debt: BuilderScenario) -> None:
    """BUILDER-128, BUILDER-168: 250 could be raised, 200 are owed."""
    assert debt.refused("0 Propose.3.+13.0.+.35") == Refusal("debt-comes-first")
    debt.play("0 Propose.3.+13.0.+.40", f"3 Accept.{debt.s.decisions + 1}")
    assert debt.deed(13).owner == 3


def test_an_offer_that_strips_the_creditor_stays_open_and_is_refused(scenario: type[BuilderScenario]) -> None:
    """BUILDER-119, BUILDER-168: made before the debt, or by a friend; the rent that may be asked for counts already."""
    table = scenario(4).own(2, 31).own(0, 1).own(3, 7).cash(100).chips(0, "ttt").at(0, 24)
    table.play("0 Propose.3.+1+truck-1.0.+.5", "0 Roll 3 4").chips(0, "ttt")
    for _ in range(2):
        assert table.refused(f"3 Accept.{table.deal()}") == Refusal("debt-comes-first")
        assert table.view().deals[0].blocked == "debt-comes-first"
        if table.s.claims:
            table.play(f"2 Ask.{table.claim()}")
    table.play(f"3 Refuse.{table.deal()}", "3 Propose.0.+.5.+truck-1.0")
    assert table.refused(f"0 Accept.{table.deal()}") == Refusal("debt-comes-first")
    table.play("3 Propose.0.+.25.+truck-1.0", f"0 Accept.{table.s.decisions + 1}")


def test_where_every_trade_would_strip_the_creditor_it_is_greyed(scenario: type[BuilderScenario]) -> None:
    """BUILDER-168: seat 3 has nothing but a note; from seat 1 something can be had."""
    table = scenario(4).own(2, 31).own(0, 29, mortgaged=True).cash(0, 900, 900, 5).at(0, 24).play("0 Roll 3 4")
    table.chips(3, "").play(f"2 Ask.{table.claim()}")
    assert table.refused("0 Propose.3.+29.0.+.5") == Refusal("debt-comes-first")
    assert {options_of(legal_action) for legal_action in table.legal_actions(0, "Propose")} == {(1,), (2,)}


def test_an_offer_made_before_waits_for_the_debt(scenario: type[BuilderScenario]) -> None:
    """BUILDER-119, BUILDER-162."""
    table = (
        scenario(4).own(2, 31).own(0, 13).own(3, 19).cash(150).at(0, 24).play("0 Roll 3 4", "0 Propose.3.+.20.+19.0")
    )
    table.play(f"2 Ask.{table.claim()}")
    assert table.refused(f"3 Accept.{table.deal()}") == Refusal("debt-comes-first")
    assert table.view().deals[0].blocked == "debt-comes-first"


def test_a_creditor_who_leaves_is_owed_nothing(debt: BuilderScenario) -> None:
    """BUILDER-74."""
    debt.play("2 Leave")
    assert debt.one(DebtCancelled) == DebtCancelled(0, 2, 200)
    assert debt.waits() == ["manage"]


def test_a_debtor_who_leaves_pays_if_mortgages_do(debt: BuilderScenario) -> None:
    """BUILDER-148: the rest goes to the bank."""
    debt.play("0 Leave")
    assert debt.purses() == [0, 900, 1_100, 900]
    assert debt.deed(13).owner is None


def test_a_debtor_who_leaves_and_cannot_pay_hands_over(broke: BuilderScenario) -> None:
    """BUILDER-148: a bankruptcy to that creditor."""
    broke.play("0 Leave")
    assert broke.one(EstatePassed).creditor == 2
    assert broke.view().seats[0].status == "left"
