"""Sections 14 and 15: deadlines, defaults, standing orders, leaving."""

import pytest

from bot.games.deal import GAME
from bot.games.deal.actions import (
    Bank,
    Birthday,
    Breaker,
    Charge,
    Collect,
    EndTurn,
    GiveBack,
    Leave,
    Obey,
    Order,
    SayNo,
    Sly,
    Submit,
)
from bot.games.deal.events import Cancelled, LeftGame, OrderGiven, Paid, SaidNo, Taken, TurnBegan, Won
from bot.games.deal.hand import least_wanted
from bot.kit.contract import CLOCK
from tests.games.deal.scenario import DealScenario, c, cs

PACES = {
    "slow": (43_200, 28_800, 28_800, 7_200, 300),
    "brisk": (1_800, 600, 600, 300, 120),
    "live": (180, 60, 30, 45, 15),
}


@pytest.mark.parametrize(("pace", "seconds"), PACES.items())
def test_every_wait_has_a_deadline(pace: str, seconds: tuple[int, int, int, int, int]) -> None:
    """DEAL-120, section 15."""
    *full, away = seconds
    clocks = [GAME.clocks[name] for name in ("play", "respond", "counter", "discard")]
    assert [clock.seconds[pace] for clock in clocks] == full
    assert {clock.away[pace] for clock in clocks} == {away}


def test_the_turn_stands_still_while_answers_are_open(scenario: type[DealScenario]) -> None:
    """DEAL-121: and goes on with a quarter at least."""
    table = scenario(2).hand(0, "SLY-a", "M1-a").area(1, "red", "RD1")
    before = GAME.waits(table.s)[0]
    table.play(0, Sly(c("SLY-a"), c("RD1")))
    held = next(wait for wait in GAME.waits(table.s) if wait.held)
    assert (held.id, GAME.clocks["play"].resume) == (before.id, 25)
    table.submit(1)
    assert GAME.waits(table.s)[0] == before


def test_equal_deadlines_go_in_seat_order_the_active_player_last(scenario: type[DealScenario]) -> None:
    """DEAL-123: starting left of the active player."""
    table = scenario(4).hand(2, "BDAY-a", "M1-a")
    for seat, code in ((0, "M2-a"), (1, "M2-b"), (3, "M2-c")):
        table.bank(seat, code).hand(seat, f"NO-{'abc'[seat % 3]}" if seat != 3 else "M1-b")
    table.play(0, EndTurn()).play(1, EndTurn()).play(2, Birthday(c("BDAY-a")))
    assert table.asked() == [3, 0, 1]
    table.no(0, "NO-a")
    assert table.asked() == [3, 1, 2]


def test_all_targets_who_time_out_pay_by_themselves(scenario: type[DealScenario]) -> None:
    """DEAL-123, DEAL-66."""
    table = scenario(3).hand(0, "BDAY-a", "M1-a").bank(1, "M2-a").bank(2, "M3-a").play(0, Birthday(c("BDAY-a")))
    table.default("respond").default("respond")
    assert (table.s.banks[0], table.waits()) == (list(cs("M2-a", "M3-a")), ["play"])


def test_patience_is_three_missed_deadlines() -> None:
    """DEAL-124; the table counts them."""
    assert GAME.absence.max_missed_deadlines == 3


def test_defaults_of_the_turn(scenario: type[DealScenario]) -> None:
    """Section 15: no play is made; the excess goes back by itself (DEAL-130)."""
    table = scenario(2).hand(0, *[f"GO-{letter}" for letter in "abcdefg"], "M1-a", "RD1").default("play")
    assert table.waits() == ["discard"]
    table.default("discard")
    assert (table.s.pile.under[:2], table.s.turns.active) == (list(cs("M1-a", "GO-a")), 1)


def test_what_goes_back_by_itself(scenario: type[DealScenario]) -> None:
    """DEAL-130: no properties by value (money, rent, actions), then properties, multicolour wilds last."""
    codes = (
        "W-ANY-a",
        "DB1",
        "BR1",
        "W-PKOR-a",
        "M1-a",
        "R-RDYL-a",
        "GO-a",
        "M2-a",
        "BDAY-a",
        "NO-a",
        "M5-a",
        "DBREAK-a",
    )
    table = scenario(2).hand(0, *codes)
    table.s.hands[0].reverse()
    ordered = least_wanted(table.s, 0)
    assert ordered == cs("M1-a", "R-RDYL-a", "GO-a", "M2-a", "BDAY-a")
    rest = scenario(2).hand(
        0, "W-ANY-a", "DB1", "BR1", "W-PKOR-a", "M5-a", "GR1", "GR2", "GR3", "YL1", "YL2", "YL3", "RD1"
    )
    assert least_wanted(rest.s, 0) == cs("M5-a", "BR1", "W-PKOR-a", "RD1", "YL1")


def test_a_theft_that_is_not_answered_is_accepted_and_a_cancel_holds(scenario: type[DealScenario]) -> None:
    """Section 15."""
    table = scenario(2).hand(0, "SLY-a", "SLY-b", "M1-a").hand(1, "NO-a").area(1, "red", "RD1")
    table.play(0, Sly(c("SLY-a"), c("RD1"))).no(1, "NO-a").default("counter")
    assert table.one(Cancelled).target == 1
    table.play(0, Sly(c("SLY-b"), c("RD1"))).default("respond")
    assert table.lies(0, "RD1") == "red"


# ---- standing orders


def test_orders_are_private_and_off_at_first(scenario: type[DealScenario]) -> None:
    """DEAL-128: told to their owner alone, who alone sees them."""
    table = scenario(2).hand(0, "M1-a")
    assert table.s.orders == [[], []]
    table.play(1, Order("pay", "on"))
    assert (table.told, table.whispers) == ([], [(OrderGiven(1, "pay", "on"), 1)])
    assert (GAME.view(table.s, 1).orders, GAME.view(table.s, 0).orders) == (("pay",), ())
    assert table.refused(1, Order("pay", "on")) == "not-a-choice"
    assert table.play(1, Order("pay", "off")).s.orders == [[], []]


def test_pay_for_me_at_once(scenario: type[DealScenario]) -> None:
    """DEAL-128, DEAL-81: also with a Just Say No in hand; with the next moment of orders."""
    table = scenario(2).hand(0, "DEBT-a", "M1-a").hand(1, "NO-a").bank(1, "M5-a").play(1, Order("pay", "on"))
    table.play(0, Collect(c("DEBT-a"), 1))
    assert table.asked() == [1]
    table.play(CLOCK, Obey())
    assert (table.one(Paid).amount, table.s.asked) == (5, None)


@pytest.mark.parametrize(("held", "taken"), [((), True), (("NO-a",), False)])
def test_accept_at_once_without_a_just_say_no(scenario: type[DealScenario], held: tuple[str, ...], taken: bool) -> None:
    """DEAL-128."""
    table = scenario(2).hand(0, "SLY-a", "M1-a").hand(1, *held).area(1, "red", "RD1").play(1, Order("accept", "on"))
    table.play(0, Sly(c("SLY-a"), c("RD1"))).play(CLOCK, Obey())
    assert (table.lies(0, "RD1") == "red") == taken


def test_let_cancels_stand_at_once(scenario: type[DealScenario]) -> None:
    """DEAL-128."""
    table = scenario(2).hand(0, "SLY-a", "M1-a").hand(1, "NO-a").area(1, "red", "RD1").play(0, Order("accept", "on"))
    table.play(0, Sly(c("SLY-a"), c("RD1"))).no(1, "NO-a")
    assert table.asked() == [0]
    assert table.play(CLOCK, Obey()).one(Cancelled) == Cancelled(0, 1)


def test_guard_against_a_deal_breaker(scenario: type[DealScenario]) -> None:
    """DEAL-128: at the deadline only, and only against a Deal Breaker."""
    table = scenario(2).hand(0, "DBREAK-a", "SLY-a", "M1-a").hand(1, "NO-a").area(1, "brown", "BR1", "BR2")
    table.area(1, "red", "RD1").play(1, Order("guard", "on")).play(0, Sly(c("SLY-a"), c("RD1"))).play(CLOCK, Obey())
    assert table.default("respond").one(Taken).cards == cs("RD1")
    table.play(0, Breaker(c("DBREAK-a"), c("BR1"))).play(CLOCK, Obey())
    assert table.default("respond").one(SaidNo) == SaidNo(1, c("NO-a"), 1)


def test_the_moment_of_orders_comes_whoever_has_given_one(scenario: type[DealScenario]) -> None:
    """DEAL-128, DEAL-132: nobody can tell from it."""
    worlds = []
    for orders in ((), ("pay", "accept", "guard")):
        table = scenario(2).hand(0, "DEBT-a", "M1-a").bank(1, "M5-a")
        table.s.orders[1] = list(orders)
        worlds.append(GAME.waits(table.play(0, Collect(c("DEBT-a"), 1)).s))
    assert worlds[0] == worlds[1]
    assert [wait.id.split("-")[0] for wait in worlds[0]] == ["respond", "play", "orders"]


@pytest.mark.parametrize("moment", [True, False])
def test_an_order_switched_on_holds_for_what_is_open(scenario: type[DealScenario], moment: bool) -> None:
    """DEAL-128: at the moment of orders, or at once when that is over."""
    table = scenario(3).hand(0, "BDAY-a", "M1-a").bank(1, "M5-a").bank(2, "M2-a").play(2, Order("pay", "on"))
    table.s.orders[2] = []
    table.play(0, Birthday(c("BDAY-a")))
    if moment:
        table.play(1, Order("pay", "on"))
        assert table.asked() == [1, 2]
        table.play(CLOCK, Obey())
    else:
        table.play(CLOCK, Obey()).play(1, Order("pay", "on"))
    assert (table.one(Paid).seat, table.asked()) == (1, [2])


@pytest.mark.parametrize("moment", [True, False])
@pytest.mark.parametrize("order", ["pay", "accept", "guard"])
def test_switching_an_order_moves_nothing_that_others_see(
    scenario: type[DealScenario], moment: bool, order: str
) -> None:
    """DEAL-128: no number and no wait, neither of a bystander's switch nor of one that answers nothing."""
    table = (
        scenario(3).hand(0, "SLY-a", "M1-a").hand(1, "NO-a").area(1, "red", "RD1").play(0, Sly(c("SLY-a"), c("RD1")))
    )
    if not moment:
        table.play(CLOCK, Obey())
    number = table.s.decisions
    before = [GAME.view(table.s, None), GAME.waits(table.s), number, GAME.legal_actions(table.s, CLOCK)]
    for seat in range(3):
        for value in ("on", "off"):
            table.play(seat, Order(order, value))
            assert table.told == []
            assert [
                GAME.view(table.s, None),
                GAME.waits(table.s),
                table.s.decisions,
                GAME.legal_actions(table.s, CLOCK),
            ] == before
    table.no(1, "NO-a")
    assert table.thread(0, 1).number == number + 1


# ---- leaving


def test_all_cards_of_a_leaver_go_under_the_pile(scenario: type[DealScenario]) -> None:
    """DEAL-126: hand, bank, properties, buildings, shuffled together."""
    table = scenario(3).hand(0, "M1-a").hand(1, "GO-a").bank(1, "M5-a").area(1, "brown", "BR1", "BR2", house="HOUSE-a")
    table.play(1, Leave())
    assert (table.one(LeftGame), set(table.s.pile.under)) == (
        LeftGame(1, 5),
        set(cs("GO-a", "M5-a", "BR1", "BR2", "HOUSE-a")),
    )
    assert (GAME.legal_actions(table.s, 1), GAME.view(table.s, 0).seats[1].playing) == ([], False)
    assert table.play(0, EndTurn()).s.turns.active == 2


def test_open_answers_of_a_leaver_are_void(scenario: type[DealScenario]) -> None:
    """DEAL-126: nothing is paid or taken; the others go on."""
    table = scenario(3).hand(0, "BDAY-a", "M1-a").bank(1, "M2-a").bank(2, "M2-b").play(0, Birthday(c("BDAY-a")))
    table.play(1, Leave())
    assert (table.asked(), table.s.banks[0]) == ([2], [])
    assert table.pay(2, "M2-b").s.pile.used == [c("BDAY-a")]


def test_an_active_leaver_takes_the_open_answers_along(scenario: type[DealScenario]) -> None:
    """DEAL-126: what is settled stays settled, the action's cards are discarded, the turn passes."""
    table = scenario(3).hand(0, "BDAY-a", "M1-a").bank(1, "M2-a").bank(2, "M2-b").play(0, Birthday(c("BDAY-a")))
    table.pay(1, "M2-a").play(0, Leave())
    assert (table.s.banks, table.s.pile.used) == ([[], [], [c("M2-b")]], [c("BDAY-a")])
    assert (table.one(TurnBegan).seat, table.waits()) == (1, ["play"])
    assert c("M2-a") in table.s.pile.under


def test_a_leaver_who_gives_back_is_waited_for_no_more(scenario: type[DealScenario]) -> None:
    """DEAL-126."""
    table = scenario(3).hand(0, *[f"GO-{letter}" for letter in "abcdefgh"]).play(0, EndTurn()).play(0, Leave())
    assert (table.waits(), table.s.turns.active) == (["play"], 1)


def test_a_just_say_no_of_a_leaver_is_discarded_with_the_action(scenario: type[DealScenario]) -> None:
    """DEAL-126, DEAL-103."""
    table = (
        scenario(3).hand(0, "SLY-a", "M1-a").hand(1, "NO-a").area(1, "red", "RD1").play(0, Sly(c("SLY-a"), c("RD1")))
    )
    table.no(1, "NO-a").play(1, Leave())
    assert (table.s.pile.used, table.waits()) == (list(cs("SLY-a", "NO-a")), ["play"])


def test_who_remains_alone_wins(scenario: type[DealScenario]) -> None:
    """DEAL-127: by forfeit, also in the middle of an action."""
    table = scenario(3).hand(0, "DEBT-a", "M1-a").bank(1, "M5-a").play(0, Collect(c("DEBT-a"), 1)).play(0, Leave())
    table.play(1, Leave())
    assert (table.one(Won).seat, table.result()) == (2, [3, 2, 1])


def test_a_game_begun_with_two_packs_keeps_both(scenario: type[DealScenario]) -> None:
    """DEAL-127."""
    table = scenario(6).play(5, Leave()).play(4, Leave())
    assert (GAME.conserved_totals(table.s)["cards"], GAME.view(table.s, None).packs) == (212, 2)


def test_strangers_and_leavers_have_nothing_to_do(scenario: type[DealScenario]) -> None:
    """DEAL-129: a late joiner has no seat; spectators see what is public."""
    table = scenario(2).hand(0, "M1-a")
    view = GAME.view(table.s, None)
    assert (view.hand, view.me, view.seats[0].cards) == ((), None, 1)


def test_refusals_of_time_and_person(scenario: type[DealScenario]) -> None:
    """DEAL-23, DEAL-29, DEAL-96."""
    table = scenario(2).hand(0, "M1-a").hand(1, "M1-b", "NO-a")
    assert table.refused(1, Bank(c("M1-b"))) == "not-your-turn"
    assert table.refused(1, EndTurn()) == "not-your-turn"
    assert table.refused(0, Bank(c("M2-a"))) == "not-in-hand"
    assert table.refused(0, Submit(1)) == table.refused(1, SayNo(1, c("NO-a"))) == "nothing-to-answer"
    assert table.refused(1, GiveBack(cs("M1-b"))) == "not-your-turn"
    assert table.refused(0, Charge(c("M1-a"), "red", 0)) == "no-such-colour"
