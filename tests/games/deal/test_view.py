"""Section 16: who sees what, and what is dealt again for whom."""

from bot.games.deal import GAME
from bot.games.deal.actions import EndTurn, GiveBack, PassGo, Sly
from bot.games.deal.hidden import everywhere
from bot.kit.engine import copy
from bot.kit.rng import FastRng
from tests.games.deal.scenario import DealScenario, c, cs


def table_of(scenario: type[DealScenario]) -> DealScenario:
    table = scenario(3).hand(0, "M1-a", "RD3").hand(1, "NO-a", "NO-b").hand(2, "DBREAK-a").bank(1, "M5-a")
    return table.area(1, "brown", "BR1", "BR2", house="HOUSE-a").area(1, "red", "RD1", "W-RDYL-a")


def test_a_hand_is_seen_by_its_owner_alone(scenario: type[DealScenario]) -> None:
    """DEAL-135, to the end of the game."""
    table = table_of(scenario)
    assert [GAME.view(table.s, seat).hand for seat in (0, 1, 2, None)] == [
        cs("M1-a", "RD3"),
        cs("NO-a", "NO-b"),
        cs("DBREAK-a"),
        (),
    ]
    assert [seat.cards for seat in GAME.view(table.s, None).seats] == [2, 2, 1]


def test_what_lies_on_the_table_is_seen_by_all(scenario: type[DealScenario]) -> None:
    """DEAL-32, section 16: banks, groups with their rents, buildings, piles, plays."""
    view = GAME.view(table_of(scenario).s, None)
    seat = view.seats[1]
    assert (seat.bank, seat.total, seat.colours) == (cs("M5-a"), 5, 1)
    brown, red = seat.groups
    assert (brown.colour, brown.complete, brown.rent, brown.house) == ("brown", True, 5, c("HOUSE-a"))
    assert (red.colour, red.complete, red.rent, red.cards) == ("red", False, 3, cs("RD1", "W-RDYL-a"))
    assert (view.plays, view.stage, view.pile, view.active) == (3, "play", 106 - 11, 0)


def test_new_cards_are_marked_for_the_active_player_alone(scenario: type[DealScenario]) -> None:
    """Section 16: own drawn cards."""
    table = scenario(2).hand(0, "GO-a", "M1-a").pile("RD1", "RD2").play(0, PassGo(c("GO-a")))
    assert (GAME.view(table.s, 0).fresh, GAME.view(table.s, 1).fresh) == (cs("RD1", "RD2"), ())


def test_own_returned_cards_are_known_until_they_are_drawn(scenario: type[DealScenario]) -> None:
    """DEAL-28, section 16."""
    table = scenario(2).hand(0, *[f"GO-{letter}" for letter in "abcdefg"], "RD1", "RD2").hand(1, "M1-a").pile("M5-a")
    table.play(0, EndTurn())
    assert (GAME.view(table.s, 0).excess, GAME.view(table.s, 1).excess) == (2, 0)
    table.play(0, GiveBack(cs("RD2", "RD1")))
    assert table.s.hands[1] == list(cs("M1-a", "M5-a", "RD2"))
    assert (GAME.view(table.s, 0).returned, GAME.view(table.s, 1).returned) == (cs("RD1"), ())


def test_dealing_again_keeps_what_a_seat_knows(scenario: type[DealScenario]) -> None:
    """DEAL-135, DEAL-28: own hand, own returned cards in their places, everything on the table."""
    table = table_of(scenario)
    table.s.pile.under, table.s.knows = [], []
    for code, knower in (("YL1", 0), ("YL2", 1), ("YL3", -1)):
        table.s.pile.loose.remove(c(code))
        table.s.pile.under.append(c(code))
        table.s.knows.append(knower)
    world = copy(GAME, table.s)
    GAME.redeterminize(world, 0, FastRng(1))
    assert (world.hands[0], world.pile.under[0]) == (table.s.hands[0], c("YL1"))
    assert world.hands[1] != table.s.hands[1]
    assert sorted(everywhere(world)) == sorted(everywhere(table.s))
    assert GAME.view(world, 0) == GAME.view(table.s, 0)
    seen = set()
    for number in range(40):
        GAME.redeterminize(world, 0, FastRng(number))
        seen |= {world.pile.under[1], world.hands[2][0]}
    assert len(seen) > 20


def test_dealing_again_for_spectators_changes_all_hands_and_orders(scenario: type[DealScenario]) -> None:
    """DEAL-129, DEAL-128."""
    table = table_of(scenario)
    world = copy(GAME, table.s)
    orders = set()
    for number in range(20):
        GAME.redeterminize(world, None, FastRng(number))
        orders.add(tuple(world.orders[0]))
    assert all(now != then for now, then in zip(world.hands[:2], table.s.hands[:2], strict=True))
    assert len(orders) > 3


def test_cards_of_the_opening_draw_are_dealt_again_too(scenario: type[DealScenario]) -> None:
    """DEAL-52, DEAL-135: what may be exchanged is a secret of its owner."""
    table = scenario(2).hand(0, "M1-a").drawn(0, "RD1", "M2-a").area(0, "red", "W-RDYL-a")
    world = copy(GAME, table.s)
    GAME.redeterminize(world, 1, FastRng(3))
    assert set(world.fresh) <= set(world.hands[0])
    assert set(world.opening) <= set(world.fresh)


def test_a_demand_is_seen_by_all(scenario: type[DealScenario]) -> None:
    """Section 16: every played card, target and what is awaited."""
    table = table_of(scenario).hand(0, "SLY-a").play(0, Sly(c("SLY-a"), c("RD1")))
    demand = GAME.view(table.s, None).demand
    assert demand is not None
    assert (demand.actor, demand.kind, demand.cards, demand.take) == (0, "sly-deal", cs("SLY-a"), cs("RD1"))
    (thread,) = demand.threads
    assert (thread.target, thread.asked, thread.outcome) == (1, 1, "")
    assert thread.wait == GAME.waits(table.s)[0].id
    table.no(1, "NO-a")
    demand = GAME.view(table.s, 2).demand
    assert demand is not None
    (thread,) = demand.threads
    assert (thread.asked, thread.nos, thread.wait.split("-")[0]) == (0, cs("NO-a"), "counter")
