"""Section 4.15: trades."""

import pytest

from bot.games.classic import GAME, phases, trade_exec
from bot.games.classic.actions import Accept, Propose
from bot.games.classic.events.buildings import MortgageLifted
from bot.games.classic.events.money import DebtPaid
from bot.games.classic.events.trades import DealLapsed, DealMade, DealProposed, DealRefused, DealWithdrawn, TransferPaid
from bot.games.classic.phases import ToInherit
from bot.games.classic.state import raisable
from bot.kit.contract import Refusal, Refused
from bot.kit.engine import encode
from bot.kit.robots.search import discard_events
from bot.kit.testing.scripted_rng import ScriptedRng
from tests.games.classic.scenario import ClassicScenario


def accept(table: ClassicScenario, seat: int, lift: str = "") -> ClassicScenario:
    """Accept the newest offer."""
    return table.play(f"{seat} Accept.{table.s.deals[-1].number}.+{lift}")


@pytest.fixture
def rich(scenario: type[ClassicScenario]) -> ClassicScenario:
    """Seat 0 has Jerusalem (1), seat 1 Masyaf (3) and the Thieves (5), seat 2 a jail card."""
    return scenario().own(0, 1).own(1, 3, 5).holding(2, "card-jail-1")


def test_any_mix_of_cash_properties_and_cards(rich: ClassicScenario) -> None:
    """CLASSIC-141."""
    rich.holding(0, "card-jail-2").play("0 Propose.1.+1+card-jail-2.50.+3+5.0.+")
    assert rich.one(DealProposed) == DealProposed(0, 1, rich.s.decisions, (1, "card-jail-2"), 50, (3, 5), 0)
    accept(rich, 1)
    assert rich.one(DealMade).take == (3, 5)
    assert [rich.plot(space).owner for space in (1, 3, 5)] == [1, 0, 0]
    assert rich.s.cards == [[], ["card-jail-2"], ["card-jail-1"]]
    assert rich.purses() == [1_450, 1_550, 1_500]
    assert [sum(counts) for counts in rich.s.counts] == [2, 1, 0]


def test_cash_is_limited_by_what_is_available(rich: ClassicScenario) -> None:
    """CLASSIC-141, CLASSIC-146: both sides of the boundary."""
    assert rich.refused("0 Propose.1.+.1501.+5.0.+").code == "out-of-range"
    rich.play("0 Propose.1.+.1500.+5.0.+")


def test_a_built_group_stays_where_it_is(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-142: no place of it, bare ones neither."""
    table = scenario().built(0, "brown", "1-0").own(1, 5)
    assert table.refused("0 Propose.1.+3.0.+5.0.+") == Refusal("group-built", {"space": 3})
    assert table.refused("1 Propose.0.+5.0.+3.0.+") == Refusal("group-built", {"space": 3})
    table.play("0 Sell.brown.0-0", "0 Propose.1.+3.0.+5.0.+")


def test_each_side_gives_something_and_not_cash_alone(rich: ClassicScenario) -> None:
    """CLASSIC-143, CLASSIC-169: no gift, no loan."""
    assert rich.refused("0 Propose.1.+1.0.+.0.+") == Refusal("empty-side")
    assert rich.refused("0 Propose.1.+.0.+5.0.+") == Refusal("empty-side")
    assert rich.refused("0 Propose.1.+.10.+.11.+") == Refusal("cash-only")
    rich.play("0 Propose.1.+1.0.+.1.+")
    rich.play("0 Propose.2.+.1.+card-jail-1.0.+")


def test_nothing_else_is_tradable(rich: ClassicScenario) -> None:
    """CLASSIC-144: only what there is, and only one's own."""
    assert rich.refused("0 Propose.1.+immunity.0.+5.0.+") == Refusal("not-tradable", {"seat": 0})
    assert rich.refused("0 Propose.1.+39.0.+5.0.+") == Refusal("not-theirs", {"seat": 0})
    assert rich.refused("0 Propose.1.+5.0.+3.0.+") == Refusal("not-theirs", {"seat": 0})
    assert rich.refused("0 Propose.1.+1.0.+39.0.+") == Refusal("not-theirs", {"seat": 1})
    assert rich.refused("0 Propose.1.+card-jail-1.0.+5.0.+") == Refusal("no-card", {"seat": 0})


def test_any_player_to_any_other_who_is_still_here(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-145."""
    table = scenario(4).own(1, 5).play("3 Leave")
    assert table.refused("1 Propose.1.+5.0.+.10.+") == Refusal("bad-partner")
    assert table.refused("1 Propose.3.+5.0.+.10.+") == Refusal("bad-partner")
    assert table.refused("1 Propose.9.+5.0.+.10.+") == Refusal("bad-partner")
    table.play("1 Propose.0.+5.0.+.10.+")


@pytest.mark.parametrize("lines", [(), ("0 Roll 5 6",), ("0 Roll 5 6", "0 Decline")])
def test_at_any_time(scenario: type[ClassicScenario], lines: tuple[str, ...]) -> None:
    """CLASSIC-22, CLASSIC-145: off turn, beside a purchase, in an auction."""
    table = scenario().own(1, 5).in_jail(2).play(*lines, "1 Propose.2.+5.0.+.10.+")
    accept(table, 2)
    assert table.plot(5).owner == 2


def test_it_may_be_refused_withdrawn_or_answered_by_a_new_offer(rich: ClassicScenario) -> None:
    """CLASSIC-145."""
    rich.play("0 Propose.1.+1.0.+5.0.+")
    number = rich.s.deals[0].number
    assert rich.refused(f"1 Withdraw.{number}") == Refusal("not-your-deal")
    assert rich.refused(f"0 Refuse.{number}") == Refusal("not-your-deal")
    assert rich.refused(f"2 Accept.{number}.+") == Refusal("not-your-deal")
    rich.play(f"1 Refuse.{number}")
    assert rich.one(DealRefused) == DealRefused(0, 1, number)
    rich.play("0 Propose.1.+1.0.+5.0.+", f"0 Withdraw.{number + 1}")
    assert rich.one(DealWithdrawn) == DealWithdrawn(0, 1, number + 1)
    rich.play("0 Propose.1.+1.0.+5.0.+", "1 Propose.0.+5.0.+1.20.+")
    assert rich.one(DealRefused).number == number + 2
    assert [(t.seat, t.partner) for t in rich.s.deals] == [(1, 0)]
    assert rich.refused("0 Accept.1.+") == Refusal("no-deal")


def test_a_new_offer_to_the_same_player_replaces_the_old_one(rich: ClassicScenario) -> None:
    """CLASSIC-145."""
    rich.play("0 Propose.1.+1.0.+5.0.+", "0 Propose.1.+1.10.+5.0.+")
    assert rich.one(DealWithdrawn).number == rich.s.decisions - 1
    assert len(rich.s.deals) == 1


def test_it_lapses_after_a_day_or_three_minutes(rich: ClassicScenario) -> None:
    """CLASSIC-145."""
    assert GAME.clocks["deal"].seconds == {"slow": 24 * 3600, "live": 180}
    rich.play("0 Propose.1.+1.0.+5.0.+")
    wait = next(wait for wait in GAME.waits(rich.s) if wait.clock == "deal")
    assert (wait.seats, GAME.default(rich.s, wait)[0]) == ((1,), -1)
    rich.play(f"clock Lapse.{rich.s.decisions}")
    assert rich.one(DealLapsed).partner == 1
    assert rich.s.deals == []


def test_at_acceptance_ownership_is_checked_again(rich: ClassicScenario) -> None:
    """CLASSIC-146, CLASSIC-203: offers may overlap, and the second fails as a whole."""
    rich.play("0 Propose.1.+1.0.+5.0.+", "2 Propose.1.+card-jail-1.0.+5.0.+")
    first, second = (t.number for t in rich.s.deals)
    rich.play(f"1 Accept.{second}.+")
    assert rich.refused(f"1 Accept.{first}.+") == Refusal("deal-stale", {"seat": 1, "give": 5})
    assert rich.plot(1).owner == 0


def test_at_acceptance_buildings_are_checked_again(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-146."""
    table = scenario().built(0, "brown", "0-0").own(1, 5).play("0 Propose.1.+1.0.+5.0.+", "0 Build.brown.1-0")
    assert table.refused(f"1 Accept.{table.s.decisions}.+") == Refusal("deal-stale", {"seat": 0, "give": 1})


def test_at_acceptance_the_mortgage_state_is_checked_again(rich: ClassicScenario) -> None:
    """CLASSIC-146: as offered, either way."""
    rich.play("0 Propose.1.+1.0.+5.0.+", "1 Mortgage.5")
    number = rich.s.deals[0].number
    assert rich.refused(f"1 Accept.{number}.+") == Refusal("deal-changed", {"seat": 1, "give": 5})
    rich.play("1 Lift.5", f"1 Accept.{number}.+")
    other = type(rich)().own(0, 1, mortgaged=True).own(1, 5).play("0 Propose.1.+1.0.+5.0.+", "0 Lift.1")
    assert other.refused(f"1 Accept.{other.s.decisions}.+") == Refusal("deal-changed", {"seat": 0, "give": 1})


def test_at_acceptance_available_cash_is_checked_again(rich: ClassicScenario) -> None:
    """CLASSIC-146: a best bid and recorded claims are not available."""
    rich.cash(100).play("0 Propose.1.+.100.+5.0.+").claim(2, 0, 10, recorded=True)
    assert rich.refused(f"1 Accept.{rich.s.deals[0].number}.+") == Refusal("deal-stale", {"seat": 0, "give": "cash"})


def test_a_mortgaged_property_received_costs_a_tenth(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-147: the default keeps it mortgaged; lifting later costs the tenth a second time."""
    table = scenario().own(0, 39, mortgaged=True).play("0 Propose.1.+39.0.+.50.+")
    accept(table, 1)
    assert table.one(TransferPaid) == TransferPaid(1, 39, 20)
    assert table.plot(39).mortgaged
    assert table.purses() == [1_550, 1_430, 1_500]
    table.play("1 Lift.39")
    assert table.one(MortgageLifted).amount == 220


def test_or_it_is_lifted_at_once_for_the_bare_value(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-147, CLASSIC-148: chosen together with accepting."""
    table = scenario().own(0, 39, mortgaged=True).play("0 Propose.1.+39.0.+.50.+")
    accept(table, 1, "39")
    assert table.one(MortgageLifted) == MortgageLifted(1, 39, 200)
    assert table.none(TransferPaid)
    assert (table.purses()[1], table.plot(39).mortgaged) == (1_250, False)


def test_the_sender_chooses_together_with_sending(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-148."""
    table = scenario().own(0, 39, 37, mortgaged=True).play("1 Propose.0.+.50.+37+39.0.+37")
    assert table.one(DealProposed).lift == (37,)
    accept(table, 0)
    assert table.one(MortgageLifted) == MortgageLifted(1, 37, 175)
    assert table.one(TransferPaid) == TransferPaid(1, 39, 20)


def test_only_what_is_received_mortgaged_can_be_lifted(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-148."""
    table = scenario().own(0, 39, mortgaged=True).own(0, 37).own(1, 5)
    assert table.refused("1 Propose.0.+5.0.+37.0.+37") == Refusal("lift-not-taken")
    assert table.refused("1 Propose.0.+5.0.+37.0.+39") == Refusal("lift-not-taken")
    table.play("1 Propose.0.+5.0.+39.0.+")
    assert table.refused(f"0 Accept.{table.s.decisions}.+5") == Refusal("lift-not-taken")


def test_each_one_is_rounded_by_itself(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-201: two Machines cost 8 each."""
    table = scenario().own(0, 12, 28, mortgaged=True).play("0 Propose.1.+12+28.0.+.50.+")
    accept(table, 1)
    assert [event.amount for event in table.all(TransferPaid)] == [8, 8]


def test_the_receiver_has_to_have_the_fees_after_the_exchange(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-148: both sides of the boundary, for keeping and for lifting."""
    table = scenario().cash(1_500, 69).own(0, 39, mortgaged=True).play("0 Propose.1.+39.0.+.50.+")
    number = table.s.deals[0].number
    assert table.refused(f"1 Accept.{number}.+") == Refusal("fees-unpaid", {"seat": 1, "low": 20, "cash": 19})
    table.cash(1_500, 70)
    assert table.refused(f"1 Accept.{number}.+39") == Refusal("fees-unpaid", {"seat": 1, "low": 200, "cash": 20})
    table.play(f"1 Accept.{number}.+")
    assert table.purses()[1] == 0
    table = scenario().cash(1_500, 200).own(0, 39, mortgaged=True).own(1, 5).play("0 Propose.1.+39.0.+5.0.+")
    table.play(f"1 Accept.{table.s.decisions}.+39")
    assert table.purses()[1] == 0


def test_so_has_the_sender(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-148: both sides of the boundary; cash received counts."""
    table = scenario().cash(19, 1_500).own(0, 5).own(1, 39, mortgaged=True)
    assert table.refused("0 Propose.1.+5.0.+39.0.+") == Refusal("fees-unpaid", {"seat": 0, "low": 20, "cash": 19})
    table.play("0 Propose.1.+5.0.+39.1.+")
    accept(table, 1)
    assert table.purses()[0] == 0


def test_a_jailed_player_buys_and_sells_jail_cards(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-109, CLASSIC-198: before leaving, too."""
    table = scenario().in_jail(0).holding(1, "card-jail-1").play("0 Propose.1.+.40.+card-jail-1.0.+")
    accept(table, 1)
    table.play("0 UseJailCard.card-jail-1")
    assert not table.s.jailed[0]
    table = scenario().in_jail(0).holding(0, "card-jail-2").play("0 Propose.1.+card-jail-2.0.+.40.+")
    accept(table, 1)
    assert table.s.cards == [[], ["card-jail-2"], []]


def test_a_player_may_hold_both_cards_and_uses_the_one_chosen(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-197."""
    table = scenario().in_jail(0).holding(0, "card-jail-1").holding(1, "card-jail-2")
    accept(table.play("0 Propose.1.+.1.+card-jail-2.0.+"), 1)
    assert table.s.cards[0] == ["card-jail-1", "card-jail-2"]
    table.play("0 UseJailCard.card-jail-2")
    assert table.s.cards[0] == ["card-jail-1"]


# ---- debts come first


def test_a_debtor_gives_nothing_away_that_a_creditor_would_get(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-149: Raisable afterwards at least the smaller of before and the debt; both sides of the boundary."""
    table = scenario().cash(50).own(0, 39).own(1, 12).owing(0, 400)
    assert table.refused("0 Propose.1.+39.0.+.199.+") == Refusal("debt-comes-first", {"seat": 0})
    table.play("0 Propose.1.+39.0.+.200.+")
    accept(table, 1)
    assert table.purses()[0] == 250


def test_what_exceeds_the_debt_is_free(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-149: the smaller of the two."""
    table = scenario().cash(50).own(0, 39, 37).owing(0, 300)
    assert raisable(table.s, 0) == 425
    assert table.refused("0 Propose.1.+39.0.+.74.+") == Refusal("debt-comes-first", {"seat": 0})
    table.play("0 Propose.1.+39.0.+.75.+")


def test_open_and_recorded_claims_count_like_debts(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-149: in the hours before an owner presses Claim."""
    for recorded in (False, True):
        table = scenario().cash(0).own(0, 39).claim(2, 0, 150, recorded=recorded)
        assert trade_exec.owing(table.s, 0) == 150
        assert table.refused("0 Propose.1.+39.0.+.149.+") == Refusal("debt-comes-first", {"seat": 0})
        table.play("0 Propose.1.+39.0.+.150.+")


def test_a_trade_that_pays_the_debt_ends_it(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-151."""
    table = scenario().cash(0).own(0, 39, mortgaged=True).owing(0, 100)
    table.play("0 Propose.1.+39.0.+.100.+")
    accept(table, 1)
    assert table.one(DebtPaid).amount == 100
    assert table.waits() == ["roll"]


def test_a_mortgaged_deed_is_part_of_what_the_creditor_would_get(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-149: a quarter of its price, also where nothing more can be raised on it; both sides of the boundary."""
    table = scenario().cash(50).own(0, 39).own(1, 12).owing(0, 400).play("0 Mortgage.39")
    assert table.purses()[0] == 250
    for price in (1, 99):
        assert table.refused(f"0 Propose.1.+39.0.+.{price}.+") == Refusal("debt-comes-first", {"seat": 0})
    table.play("0 Propose.1.+39.0.+.100.+")
    accept(table, 1)
    assert table.purses()[0] == 350


def test_so_is_a_jail_card(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-149: for the fine it saves."""
    table = scenario().cash(0).holding(0, "card-jail-1").own(1, 12).owing(0, 400)
    assert table.refused("0 Propose.1.+card-jail-1.0.+.49.+") == Refusal("debt-comes-first", {"seat": 0})
    table.play("0 Propose.1.+card-jail-1.0.+.50.+")


def test_what_pays_the_debt_may_cost_anything(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-149, CLASSIC-151: the debt can be paid afterwards."""
    table = scenario().cash(395).own(0, 39, mortgaged=True).own(1, 12).owing(0, 400).play("0 Propose.1.+39.0.+.5.+")
    accept(table, 1)
    assert table.one(DebtPaid).amount == 400


def test_an_offer_from_before_the_debt_is_judged_when_it_is_accepted(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-149: it stays open, and can be accepted again once the debt is paid."""
    table = scenario().cash(50).own(0, 39).own(1, 12).play("0 Propose.1.+39.0.+.1.+").owing(0, 400)
    number = table.s.deals[0].number
    assert table.refused(f"1 Accept.{number}.+") == Refusal("debt-comes-first", {"seat": 0})
    table.cash(400).s.stack.pop()
    table.play(f"1 Accept.{number}.+")


def test_the_receiver_in_debt_is_judged_too(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-149: what is paid for a mortgaged deed may be no more than it is worth to the creditor, its fee counted."""
    table = scenario().cash(300).own(1, 39, mortgaged=True).owing(0, 400)
    table.play("1 Propose.0.+39.0.+.81.+")
    assert table.refused(f"0 Accept.{table.s.deals[0].number}.+") == Refusal("debt-comes-first", {"seat": 0})
    table.play("1 Propose.0.+39.0.+.80.+")
    accept(table, 0)
    assert table.purses()[0] == 200


def test_lifting_may_let_the_debt_be_paid(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-149: the tenth lowers what can be raised, lifting does not, as it can be mortgaged again."""
    table = scenario().cash(300).own(1, 39, mortgaged=True).own(0, 37).owing(0, 380).play("1 Propose.0.+39.0.+.85.+")
    number = table.s.deals[0].number
    assert table.refused(f"0 Accept.{number}.+") == Refusal("debt-comes-first", {"seat": 0})
    table.play(f"0 Accept.{number}.+39")
    assert table.purses()[0] == 15


def test_who_has_nothing_to_give_cannot_trade(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-143, CLASSIC-204."""
    table = scenario().cash(0).own(1, 5).owing(0, 100)
    assert table.refused("0 Propose.1.+.0.+5.0.+") == Refusal("empty-side")
    assert not table.legal_actions(0, "Propose")
    assert {
        legal_action.action.__name__ for legal_action in GAME.legal_actions(table.s, 0) if legal_action.blocked is None
    } == {*("GoBankrupt", "Leave")}


def test_a_mortgaged_property_or_a_jail_card_can_still_be_sold(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-204."""
    table = scenario().cash(0).holding(0, "card-jail-1").own(0, 39, mortgaged=True).owing(0, 100)
    table.play("0 Propose.1.+card-jail-1.0.+.60.+")
    accept(table, 1)
    table.play("0 Propose.2.+39.0.+.40.+")
    accept(table, 2)
    assert table.waits() == ["roll"]


def test_with_two_who_have_cash_alone_there_is_nothing_to_trade(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-143."""
    assert scenario().refused("0 Propose.1.+.10.+.20.+") == Refusal("cash-only")
    assert not scenario().legal_actions(0, "Propose")


def test_nobody_trades_during_a_contest_or_its_auction(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-125: open offers can be refused and withdrawn meanwhile."""
    table = scenario(4).built(0, "brown", "0-0").built(1, "sky", "0-0-0").own(2, 5).stock(2)
    table.play("2 Propose.3.+5.0.+.10.+", "0 Build.brown.1-1")
    number = table.s.deals[0].number
    assert table.refused(f"3 Accept.{number}.+") == Refusal("contest-running")
    assert table.refused("2 Propose.3.+5.0.+.10.+") == Refusal("contest-running")
    table.play("1 Enter.sky.1-1-0")
    assert table.refused(f"3 Accept.{number}.+") == Refusal("contest-running")
    table.play(f"3 Refuse.{number}")


def test_offers_from_and_to_who_is_out_lapse(rich: ClassicScenario) -> None:
    """CLASSIC-162."""
    rich.play("0 Propose.1.+1.0.+5.0.+", "2 Propose.0.+card-jail-1.0.+1.0.+", "0 Leave")
    assert len(rich.all(DealLapsed)) == 2
    assert rich.s.deals == []


def test_what_is_traded_away_in_inherit_is_no_longer_inherited(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-147, CLASSIC-159."""
    table = scenario().own(1, 39, 37, mortgaged=True)
    table.s.stack.append(phases.ToInherit(1, [37, 39], 99))
    accept(table.play("1 Propose.2.+39.0.+.50.+"), 2)
    assert table.pending(ToInherit).spaces == [37]


def test_a_refused_trade_leaves_everything_as_it_was(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-146: nothing moves, and nothing has changed before it is refused (robots play in place)."""
    table = scenario().own(0, 39, mortgaged=True).cash(1_500, 10).play("0 Propose.1.+39.0.+.10.+")
    before = encode(table.s)
    for seat, action in ((0, Propose(1, (39,), 0, (), 0, ())), (1, Accept(table.s.decisions, ()))):
        with pytest.raises(Refused):
            GAME.play(table.s, seat, action, ScriptedRng([]), discard_events)
        assert encode(table.s) == before


def test_twenty_eight_deeds_change_hands_together(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-141: everything on both sides at once."""
    spaces = [p.space for p in scenario().s.plots]
    table = scenario().own(0, *spaces[:14]).own(1, *spaces[14:])
    give, take = "+".join(map(str, spaces[:14])), "+".join(map(str, spaces[14:]))
    table.play(f"0 Propose.1.+{give}.7.+{take}.0.+")
    accept(table, 1)
    assert {table.plot(space).owner for space in spaces[:14]} == {1}
    assert {table.plot(space).owner for space in spaces[14:]} == {0}
