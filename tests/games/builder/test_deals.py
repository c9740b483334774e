"""Sections 16 and 17: trades between players, mortgages."""

import pytest

from bot.games.builder import GAME, data
from bot.games.builder.events.money import Mortgaged, MortgageRepaid
from bot.games.builder.events.trades import (
    DealCountered,
    DealLapsed,
    DealMade,
    DealProposed,
    DealRefused,
    DealVoid,
    DealWithdrawn,
    MortgageKept,
)
from bot.games.builder.waits import CLOCKS
from bot.kit.contract import CLOCK, Refusal
from tests.games.builder.scenario import BuilderScenario


@pytest.fixture
def legal_action(scenario: type[BuilderScenario]) -> BuilderScenario:
    """Seat 1 offers Baltic (3), two trucks and a card to seat 2 for States (9), a boat and 50."""
    table = scenario().own(1, 3).own(2, 9).chips(1, "ttt").chips(2, "b").holding(1, 1)
    return table.play("1 Propose.2.+3+truck-2+truck-3+card-jail-1.0.+9+boat-1.50")


def test_anybody_to_anybody_at_any_time(legal_action: BuilderScenario) -> None:
    """BUILDER-116, BUILDER-120: here between two who are not active, and it stops nothing."""
    assert legal_action.one(DealProposed) == DealProposed(
        1, 2, legal_action.deal(), (3, "truck-1", "truck-2", "card-jail-1"), 0, (9, "boat-1"), 50
    )
    assert legal_action.waits() == ["roll", "deal"]
    assert {answer.wait for answer in legal_action.legal_actions(2, "Accept")} == {f"deal-{legal_action.deal()}"}
    legal_action.play("0 Roll 3 5", "0 EndTurn")


def test_all_kinds_of_goods_move_at_once(legal_action: BuilderScenario) -> None:
    """BUILDER-117, BUILDER-119."""
    legal_action.play(f"2 Accept.{legal_action.deal()}")
    legal_action.one(DealMade)
    assert (legal_action.deed(3).owner, legal_action.deed(9).owner) == (2, 1)
    assert (legal_action.held(1), legal_action.held(2)) == ("tb", "tt")
    assert legal_action.purses() == [900, 950, 850]
    assert legal_action.view().seats[2].cards == ("card-jail-1",)
    assert legal_action.view().fresh == (3, 9)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("0 Propose.1.+3.0.+.5", "not-owner"),
        ("0 Propose.1.+truck-1.0.+.5", "not-enough-chips"),
        ("0 Propose.1.+card-jail-1.0.+.5", "no-card"),
        ("0 Propose.1.+bonus.0.+.5", "not-tradable"),
        ("0 Propose.0.+.5.+.5", "bad-partner"),
        ("0 Propose.3.+.5.+.5", "bad-partner"),
        ("0 Propose.1.+.905.+.5", "out-of-range"),
    ],
)
def test_what_cannot_be_offered(scenario: type[BuilderScenario], line: str, code: str) -> None:
    """BUILDER-117, BUILDER-119: only what is there; no blocks, bonus cards, promises."""
    assert scenario().own(2, 31).own(1, 9).refused(line).code == code


@pytest.mark.parametrize("line", ["0 Propose.1.+.5.+.0", "0 Propose.1.+.0.+.5", "0 Propose.1.+.0.+.0"])
def test_both_sides_give_something(scenario: type[BuilderScenario], line: str) -> None:
    """BUILDER-118."""
    assert scenario().own(1, 9).refused(line) == Refusal("empty-side")


GIFTS = (
    *("0 Propose.1.+.5.+.5", "0 Propose.1.+.20.+.5", "0 Propose.1.+.5.+.20"),
    *("0 Propose.1.+truck-1.0.+truck-1.0", "0 Propose.1.+truck-1+crane-1.0.+crane-1+truck-1.0"),
    *("0 Propose.1.+truck-1+truck-2.0.+truck-1.0", "0 Propose.1.+truck-1.50.+truck-1.0"),
    *("0 Propose.1.+truck-1.20.+.5", "0 Propose.1.+card-jail-1.0.+card-jail-2.0"),
)


@pytest.mark.parametrize("line", GIFTS)
def test_what_comes_back_is_no_price(scenario: type[BuilderScenario], line: str) -> None:
    """BUILDER-118: money for money, chips for the same chips, card for card, and what is left when those are set off."""
    table = scenario().chips(0, "ttc").chips(1, "tc").holding(0, 1).holding(1, 2)
    assert table.refused(line) == Refusal("gift")
    scenario(gifts="on").chips(0, "ttc").chips(1, "tc").holding(0, 1).holding(1, 2).play(line)


@pytest.mark.parametrize(
    "line", ["+truck-1.0.+crane-1.0", "+truck-1+truck-2.0.+truck-1.5", "+truck-1.5.+crane-1.20", "+.5.+card-jail-2.0"]
)
def test_other_things_are_a_price(scenario: type[BuilderScenario], line: str) -> None:
    """BUILDER-118: the other side of the boundary."""
    table = scenario().chips(0, "ttc").chips(1, "tc").holding(1, 2).play(f"0 Propose.1.{line}")
    assert len(table.s.deals) == 1


def test_with_one_and_the_same_kind_there_is_nothing_to_trade(scenario: type[BuilderScenario]) -> None:
    """BUILDER-118: shown greyed; with anything else beside it a trade is possible."""
    table = scenario(2)
    (propose,) = [
        legal_action for legal_action in GAME.legal_actions(table.s, 0) if legal_action.action.__name__ == "Propose"
    ]
    assert propose.blocked == Refusal("gift")
    assert table.chips(1, "t").legal_actions(0, "Propose")
    assert not table.cash(0, 0).chips(0, "tt").legal_actions(0, "Propose")
    assert scenario(2, gifts="on").legal_actions(0, "Propose")


def test_gifts_are_an_option(scenario: type[BuilderScenario]) -> None:
    """BUILDER-118, part F: one side may be empty, never both."""
    table = scenario(gifts="on")
    assert table.refused("0 Propose.1.+.0.+.0") == Refusal("empty-side")
    table.play("0 Propose.1.+.5.+.0")
    table.play(f"1 Accept.{table.deal()}")
    assert table.purses() == [895, 905, 900]


def test_nothing_to_trade_with(scenario: type[BuilderScenario]) -> None:
    """BUILDER-118: shown greyed."""
    table = scenario(2).cash(0)
    (propose,) = [
        legal_action for legal_action in GAME.legal_actions(table.s, 0) if legal_action.action.__name__ == "Propose"
    ]
    assert propose.blocked == Refusal("empty-side")


def test_what_is_gone_voids_the_offer(legal_action: BuilderScenario) -> None:
    """BUILDER-119: on acceptance; nothing moves."""
    legal_action.chips(1, "t").play(f"2 Accept.{legal_action.deal()}")
    assert legal_action.one(DealVoid).missing == ("truck-2",)
    assert (legal_action.deed(3).owner, legal_action.s.deals) == (1, [])


def test_other_chips_of_the_type_do_as_well(legal_action: BuilderScenario) -> None:
    """BUILDER-119: so many of a type are named, not which."""
    assert legal_action.chips(1, "tt").view().deals[0].stale is False
    assert legal_action.chips(1, "t").view().deals[0].stale is True


def test_the_receiver_declines(legal_action: BuilderScenario) -> None:
    """BUILDER-120."""
    number = legal_action.deal()
    assert legal_action.refused(f"0 Refuse.{number}") == Refusal("not-your-deal")
    legal_action.play(f"2 Refuse.{number}")
    assert legal_action.one(DealRefused) == DealRefused(1, 2, number)


def test_the_sender_cancels(legal_action: BuilderScenario) -> None:
    """BUILDER-120."""
    number = legal_action.deal()
    legal_action.play(f"1 Withdraw.{number}")
    assert legal_action.one(DealWithdrawn) == DealWithdrawn(1, 2, number)
    assert legal_action.refused(f"2 Accept.{number}") == Refusal("too-late")


def test_a_counter_replaces_the_offer(legal_action: BuilderScenario) -> None:
    """BUILDER-120."""
    number = legal_action.deal()
    legal_action.play("2 Propose.1.+9.0.+3.20")
    assert legal_action.one(DealCountered) == DealCountered(1, 2, number)
    assert [(t.seat, t.partner) for t in legal_action.s.deals] == [(2, 1)]


def test_an_offer_to_somebody_else_replaces_no_others(legal_action: BuilderScenario) -> None:
    """BUILDER-120: 2 still has the offer of 1, and 1 that of 0."""
    legal_action.play("0 Propose.1.+.5.+3.0", "2 Propose.0.+9.0.+.5")
    assert [(t.seat, t.partner) for t in legal_action.s.deals] == [(1, 2), (0, 1), (2, 0)]


def test_one_offer_at_a_time(legal_action: BuilderScenario) -> None:
    """BUILDER-120: a new one replaces the own one."""
    legal_action.play("1 Propose.0.+3.0.+.5")
    assert legal_action.one(DealWithdrawn).partner == 2
    assert len(legal_action.s.deals) == 1


def test_without_an_answer_it_lapses(legal_action: BuilderScenario) -> None:
    """Phase TRADE OFFER: 24 hours, live 3 minutes."""
    number = legal_action.deal()
    assert CLOCKS["deal"].seconds == {"live": 180, "slow": 86_400}
    wait = next(wait for wait in GAME.waits(legal_action.s) if wait.id == f"deal-{number}")
    assert GAME.default(legal_action.s, wait)[0] == CLOCK
    legal_action.default("deal")
    assert legal_action.one(DealLapsed) == DealLapsed(1, 2, number)


@pytest.fixture
def received(scenario: type[BuilderScenario]) -> BuilderScenario:
    """Seat 1 has received Baltic (3) and Vermont (5), both mortgaged, from seat 2."""
    table = scenario().own(2, 3, 5, mortgaged=True).play("2 Propose.1.+3+5.0.+.100")
    return table.play(f"1 Accept.{table.deal()}")


def test_who_receives_a_mortgage_answers_for_it(received: BuilderScenario) -> None:
    """BUILDER-121, BUILDER-158: one by one, and the turn stands still."""
    assert received.waits() == ["roll", "inherit"]
    assert received.standing() == ["roll"]
    assert received.refused("0 Roll") == Refusal("inheriting")
    received.play("1 Repay.3")
    assert received.one(MortgageRepaid) == MortgageRepaid(1, 3, 35)
    received.play("1 Keep.5")
    assert received.one(MortgageKept) == MortgageKept(1, 5)
    assert (received.deed(3).mortgaged, received.deed(5).mortgaged, received.waits()) == (False, True, ["roll"])


def test_without_money_keeping_is_the_only_choice(received: BuilderScenario) -> None:
    """BUILDER-121."""
    received.cash(900, 20)
    assert received.refused("1 Repay.3") == Refusal("not-enough-cash", {"low": 35, "cash": 20})
    received.default("inherit")
    assert len(received.all(MortgageKept)) == 2


def test_what_is_given_away_again_needs_no_answer(received: BuilderScenario) -> None:
    """BUILDER-158: trades go on meanwhile; then its new owner answers."""
    received.play("1 Keep.5", "1 Propose.0.+3.0.+.5")
    received.play(f"0 Accept.{received.deal()}")
    assert received.awaited("inherit") == (0,)


def test_sets_change_at_once(scenario: type[BuilderScenario]) -> None:
    """BUILDER-122: for later stops."""
    table = scenario().own(1, 3).own(2, 1).play("2 Propose.1.+1.0.+.5")
    table.play(f"1 Accept.{table.deal()}")
    assert table.view().deeds[data.PLACE[3]].rent == 40


def test_mortgaging_at_any_time(scenario: type[BuilderScenario]) -> None:
    """BUILDER-123, BUILDER-126: for half the price; only one's own, and not twice."""
    table = scenario().own(1, 29).play("1 Mortgage.29")
    assert table.one(Mortgaged) == Mortgaged(1, 29, 175)
    assert table.view().fresh == (29,)
    assert table.refused("1 Mortgage.29") == Refusal("mortgaged")
    assert table.refused("0 Mortgage.29") == Refusal("not-owner")


def test_repaying_at_any_time(scenario: type[BuilderScenario]) -> None:
    """BUILDER-124, BUILDER-126: a tenth more, rounded up to a five."""
    table = scenario().own(1, 29, mortgaged=True).own(1, 31).cash(900, 190)
    assert table.refused("1 Repay.29") == Refusal("not-enough-cash", {"low": 195, "cash": 190})
    assert table.refused("1 Repay.31") == Refusal("not-mortgaged")
    table.cash(900, 195).play("1 Repay.29")
    assert table.purses()[1] == 0


def test_repay_costs_of_all_deeds() -> None:
    """BUILDER-126: as the table of section 22 has them."""
    costs = [35, 35, 55, 70, 80, 90, 100, 110, 125, 135, 145, 155, 165, 180, 195, 220]
    assert [title.repay for title in data.TITLES.values()] == costs
    assert all(title.mortgage * 2 == title.price for title in data.TITLES.values())


def test_a_mortgaged_deed_pays_neither_rent_nor_chips(scenario: type[BuilderScenario]) -> None:
    """BUILDER-125: its partner keeps the doubled rent and its chips."""
    table = scenario().own(1, 13, mortgaged=True).own(1, 15)
    view = table.view()
    assert [view.deeds[data.PLACE[space]].rent for space in (13, 15)] == [0, 160]
