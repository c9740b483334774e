"""Section 4.16: debts, and what follows one that cannot be paid."""

from bot.games.classic import GAME
from bot.games.classic.events import TaxPaid
from bot.games.classic.events.auctions import LotSold
from bot.games.classic.events.money import (
    BuildingsReturned,
    CreditorReplaced,
    DebtOpened,
    DebtPaid,
    EstatePassed,
    InheritanceOpened,
    InterestPaid,
    PotShared,
    WentBankrupt,
)
from bot.games.classic.phases import Lots
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt
from tests.games.classic.scenario import ClassicScenario


def taxed(scenario: type[ClassicScenario], cash: int, seats: int = 3) -> ClassicScenario:
    """Seat 0 lands on the tax of 200 with so much cash."""
    return scenario(seats).cash(cash).at(0, 1)


def test_a_payment_above_the_cash_is_a_debt_of_the_whole(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-150, CLASSIC-170: nothing in part, nothing later."""
    table = taxed(scenario, 199).own(0, 39).play("0 Roll 1 2")
    assert table.one(DebtOpened) == DebtOpened(0, -1, 200, "tax")
    assert table.none(TaxPaid)
    assert table.purses()[0] == 199


def test_a_debt_is_paid_as_soon_as_the_cash_is_there(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-151: by selling, by a mortgage, by a trade; the game goes on where it stopped."""
    table = taxed(scenario, 150).own(0, 39).play("0 Roll 1 2", "0 Mortgage.39")
    assert table.one(DebtPaid) == DebtPaid(0, -1, 200)
    assert table.waits() == ["end"]
    sold = taxed(scenario, 150).built(0, "green", "1-0-0").play("0 Roll 1 2", "0 Sell.green.0-0-0")
    assert sold.purses()[0] == 50
    traded = taxed(scenario, 150).own(0, 39).play("0 Roll 1 2", "0 Propose.1.+39.0.+.300.+")
    traded.play(f"1 Accept.{traded.s.deals[0].number}.+")
    assert traded.one(DebtPaid).amount == 200
    assert traded.purses()[:2] == [250, 1_200]


def test_who_can_pay_cannot_give_up(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-152."""
    table = taxed(scenario, 0).own(0, 39).play("0 Roll 1 2")
    assert table.refused("0 GoBankrupt").code == "can-still-pay"
    built = taxed(scenario, 0).built(0, "brown", "4-4").play("0 Roll 1 2")
    assert built.refused("0 GoBankrupt").code == "can-still-pay"


def test_who_cannot_pay_may_give_up_or_be_saved_by_a_trade(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-153, CLASSIC-204."""
    table = taxed(scenario, 0).own(0, 1).play("0 Roll 1 2")
    assert table.legal_actions(0, "GoBankrupt")
    saved = taxed(scenario, 0).own(0, 1, mortgaged=True).play("0 Roll 1 2", "0 Propose.1.+1.0.+.200.+")
    saved.play(f"1 Accept.{saved.s.deals[0].number}.+")
    assert saved.one(DebtPaid).amount == 200


def test_the_deadline_raises_the_money_or_ends_it(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-154, CLASSIC-155."""
    table = taxed(scenario, 0).own(0, 39, 37, 1).play("0 Roll 1 2").default()
    assert table.one(DebtPaid).amount == 200
    assert [p.space for p in table.s.plots if p.mortgaged] == [1, 37]
    ruined = taxed(scenario, 0).own(0, 1).play("0 Roll 1 2").default()
    assert ruined.one(WentBankrupt) == WentBankrupt(0, -1)


def test_debts_are_settled_one_after_the_other(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-156: in the order in which they arose."""
    table = scenario(4).cash(0).own(0, 39, 37, 34).claim(1, 0, 150).claim(2, 0, 100).owing(0, 50, 3)
    first, second = [one.number for one in table.s.claims]
    table.play(f"1 Claim.{first}", f"2 Claim.{second}", "0 Mortgage.39")
    assert (table.pending(Debt).creditor, table.purses()[1]) == (2, 1_650)
    table.play("0 Mortgage.37")
    assert table.purses() == [75, 1_650, 1_600, 1_550]
    assert table.waits() == ["roll"]


# ---- bankrupt to a player


def test_bankrupt_to_a_player(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-157: all is sold and mortgaged, then cash, deeds and jail cards go over; nothing to the Bank (a fault of others)."""
    table = (
        scenario()
        .cash(30, 1_000)
        .built(0, "brown", "1-1")
        .own(0, 5)
        .own(0, 39, mortgaged=True)
        .holding(0, "card-jail-1")
    )
    table.owing(0, 9_000, 1).play("0 GoBankrupt")
    assert table.one(BuildingsReturned) == BuildingsReturned(0, 2, 50)
    assert table.one(EstatePassed) == EstatePassed(0, 1, 30 + 50 + 160, 4, 1)
    assert all(table.plot(space).owner == 1 and table.plot(space).mortgaged for space in (1, 3, 5, 39))
    assert table.s.cards == [[], ["card-jail-1"], []]
    assert (table.s.shops, table.s.solvent[0]) == (32, False)
    assert table.purses()[0] == 0


def test_the_creditor_pays_the_interest_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-158, CLASSIC-201: a tenth of each, rounded for each by itself, as one sum."""
    table = scenario().cash(0, 1_000).own(0, 12, 37, mortgaged=True).owing(0, 9_000, 1).play("0 GoBankrupt")
    assert table.one(InterestPaid) == InterestPaid(1, 8 + 18)
    assert table.purses()[1] == 974


def test_the_interest_may_be_a_debt(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-158, CLASSIC-217: it belongs to the settlement, and INHERIT follows it."""
    table = scenario().cash(0, 5).own(1, 1).own(0, 12, 37, mortgaged=True).owing(0, 9_000, 1).play("0 GoBankrupt")
    assert table.one(DebtOpened) == DebtOpened(1, -1, 26, "interest")
    assert table.play("1 Mortgage.1").waits() == ["inherit"]


def test_inherited_mortgages_are_lifted_for_their_bare_value(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-159, CLASSIC-207: until Done; afterwards with the tenth; building comes after lifting."""
    table = scenario().cash(0, 1_000).own(0, 1, 3, 39, mortgaged=True).owing(0, 9_000, 1).play("0 GoBankrupt")
    assert table.one(InheritanceOpened) == InheritanceOpened(1, 3)
    assert not table.legal_actions(1, "Build")
    table.play("1 Lift.1", "1 Lift.3")
    assert table.purses()[1] == 1_000 - 26 - 60
    assert table.legal_actions(1, "Build")
    table.play("1 Done", "1 Lift.39")
    assert table.purses()[1] == 1_000 - 26 - 60 - 220


def test_when_all_is_lifted_nobody_is_asked(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-159: nor where nothing was received."""
    table = scenario().cash(0, 1_000).own(0, 39, mortgaged=True).owing(0, 9_000, 1).play("0 GoBankrupt", "1 Lift.39")
    assert table.waits() == ["roll"]
    bare = scenario().cash(7).owing(0, 9_000, 1).play("0 GoBankrupt")
    assert bare.waits() == ["roll"]
    assert bare.purses()[1] == 1_507


def test_the_interest_may_ruin_the_creditor(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-208: then all the properties are auctioned, the inherited ones included."""
    table = scenario(4).cash(0, 0).own(0, 39, 37, mortgaged=True).own(1, 1, mortgaged=True)
    table.owing(0, 9_000, 1).play("0 GoBankrupt")
    assert table.awaited() == (1,)
    table.play("1 GoBankrupt")
    assert table.one(WentBankrupt) == WentBankrupt(1, -1)
    assert table.pending(Auction).lot == 1
    lots = table.s.stack[-2]
    assert isinstance(lots, Lots)
    assert lots.spaces == [37, 39]


# ---- bankrupt to the Bank


def test_bankrupt_to_the_bank(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-160: mortgages are cancelled, jail cards go under, and the properties are auctioned in board order."""
    table = scenario().cash(30).built(0, "brown", "1-1").own(0, 39, mortgaged=True).holding(0, "card-jail-1")
    table.owing(0, 9_000).play("0 GoBankrupt")
    assert table.one(EstatePassed) == EstatePassed(0, -1, 30, 3, 1)
    assert (table.s.shops, table.s.cards[0]) == (32, [])
    assert (table.pending(Auction).lot, table.waits()) == (1, ["auction"])
    assert GAME.waits(table.s)[0].clock == "lots"
    table.play("1 Bid.5", "2 Pass")
    assert table.one(LotSold) == LotSold(1, 1, 5)
    assert table.pending(Auction).lot == 3
    table.play("clock Hammer")
    assert table.plot(3).owner is None
    table.play("2 Bid.7", "clock Hammer")
    assert (table.plot(39).owner, table.plot(39).mortgaged) == (2, False)
    assert (table.waits(), table.awaited()) == (["roll"], (1,))


# ---- bankrupt to each other player


def owed_each(scenario: type[ClassicScenario], cash: int) -> ClassicScenario:
    """Seat 0 has to pay 50 to each of three others."""
    return scenario(4).cash(cash).at(0, 4).pile("leap", "lf14")


def test_a_pot_for_each_creditor(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-161: rounded down."""
    table = owed_each(scenario, 20).play("0 Roll 1 2", "0 GoBankrupt")
    assert [one.amount for one in table.all(PotShared)] == [6, 6, 6]
    assert table.purses() == [0, 1_506, 1_506, 1_506]


def test_the_pot_takes_in_buildings_and_auctions(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-161: the properties are sold unmortgaged."""
    table = (
        owed_each(scenario, 20).own(0, 1, mortgaged=True).own(0, 5, mortgaged=True).play("0 Roll 1 2", "0 GoBankrupt")
    )
    table.play("1 Bid.31", "clock Hammer", "2 Bid.40", "clock Hammer")
    assert table.plot(1).mortgaged is False
    assert table.purses() == [0, 1_500 - 31 + 30, 1_500 - 40 + 30, 1_530]


def test_nobody_gets_more_than_was_owed(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-161: the rest is the Bank's."""
    table = owed_each(scenario, 100).own(0, 1, mortgaged=True).play("0 Roll 1 2", "0 GoBankrupt")
    table.play("1 Bid.900", "clock Hammer")
    assert table.purses() == [0, 1_500 - 900 + 50, 1_550, 1_550]


# ---- out


def test_who_is_out_takes_no_further_part(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-162: claims and trades lapse, and the turn passes on."""
    table = scenario().cash(0).own(1, 39).claim(0, 2, 20).claim(1, 0, 30)
    table.owing(0, 9_000, 1).play("0 GoBankrupt")
    assert not table.s.claims
    assert not GAME.legal_actions(table.s, 0)
    assert table.awaited() == (1,)


def test_trades_of_who_is_out_lapse(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-162."""
    table = scenario().cash(10).own(0, 1, mortgaged=True).own(1, 39)
    table.play("1 Propose.0.+39.0.+1.0.+")
    table.owing(0, 9_000, 1).play("0 GoBankrupt")
    assert not table.s.deals


def test_the_bank_takes_the_place_of_a_creditor_who_leaves(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-220: leaving must not rescue a friend."""
    table = scenario().cash(0).own(0, 39).owing(0, 150, 1).play("1 Leave")
    assert table.one(CreditorReplaced) == CreditorReplaced(0, 1)
    assert table.waits() == ["debt"]
    table.play("0 Mortgage.39")
    assert table.purses() == [50, 0, 1_500]


def test_a_leaving_creditors_share_is_the_banks(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-220, CLASSIC-161: of a debt to each, and of its pot."""
    table = owed_each(scenario, 60).own(0, 39).play("0 Roll 1 2", "2 Leave", "0 Mortgage.39")
    assert table.purses() == [110, 1_550, 0, 1_550]
    ruined = (
        owed_each(scenario, 60).own(0, 1, mortgaged=True).play("0 Roll 1 2", "0 GoBankrupt", "2 Leave", "clock Hammer")
    )
    assert ruined.purses() == [0, 1_520, 0, 1_520]


def test_payments_to_a_leaver_that_are_not_due_yet_lapse(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-220."""
    table = (
        scenario(4).at(0, 14).pile("chest", "tc9").cash(1_500, 5, 5).own(1, 39).own(2, 37).play("0 Roll 1 2", "0 Leave")
    )
    assert table.awaited() == (1,)
    table.play("1 Mortgage.39")
    assert table.purses()[1:3] == [195, 5]


def test_one_phase_at_a_time(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-217, CLASSIC-212: a leaver's estate waits for the lot under way; then the turn is over."""
    table = scenario(4).own(0, 39).play("0 Roll 1 2", "0 Decline", "0 Leave")
    assert table.pending(Auction).lot == 3
    assert 0 not in table.pending(Auction).seats
    table.play("clock Hammer")
    assert table.pending(Auction).lot == 39
    table.play("clock Hammer")
    assert (table.waits(), table.awaited()) == (["roll"], (1,))


def test_nothing_but_money_and_buildings_run_out(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-171: nobody gets another's property by paying its mortgage."""
    table = scenario().own(1, 39, mortgaged=True)
    assert not table.legal_actions(0, "Lift")
    assert table.refused("0 Lift.39").code in ("not-owner", "wrong-phase")
