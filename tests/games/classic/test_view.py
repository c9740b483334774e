"""Section 6: what is to be seen."""

from bot.games.classic import GAME
from bot.games.classic.view import WayView
from bot.kit.mechanics import deck
from tests.games.classic.scenario import ClassicScenario


def test_all_is_public_but_the_decks(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-9, CLASSIC-103: every seat and a spectator see the same, and nothing of the order of the cards."""
    table = scenario().own(1, 3).holding(2, "card-jail-1").play("0 Roll 1 2")
    views = [GAME.view(table.s, me) for me in (None, 0, 1, 2)]
    assert {view.claims for view in views} == {views[0].claims}
    assert views[0].seats == views[2].seats
    assert (views[0].leap, views[0].chest) == (deck.left(table.s.leap), 16)
    assert views[0].seats[2].cards == ("card-jail-1",)


def test_the_stage_says_what_is_awaited(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-20."""
    stages = []
    table = scenario(deck="heritage").at(0, 14).pile("chest", "tc18")
    for line in ("0 Roll 1 2", "0 Pay", "0 EndTurn", "1 Roll 1 2", "1 Decline"):
        stages.append(GAME.view(table.s, None).stage)
        table.play(line)
    assert [*stages, GAME.view(table.s, None).stage] == ["roll", "card", "end", "roll", "buy", "auction"]
    assert GAME.view(scenario().in_jail(0).s, None).stage == "jail"
    assert GAME.view(scenario().owing(0, 9_000).s, None).stage == "debt"
    assert GAME.view(scenario(2).play("0 Leave").s, None).stage == "over"


def test_the_ways_of_the_bus(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-34, CLASSIC-35: each with the space it reaches."""
    table = scenario(speed="on").at(0, 38)
    table.s.awake[0] = True
    table.play("0 Roll 1 4 4")
    ways = GAME.view(table.s, None).ways
    assert ways == (WayView("first", 1, 39), WayView("second", 4, 2), WayView("sum", 5, 3))


def test_the_trail_of_a_roll(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-36, CLASSIC-42: both moves of Mr M, end to end."""
    table = scenario(speed="on")
    table.s.awake[0] = True
    view = GAME.view(table.own(1, 3).play("0 Roll 1 2 6").s, None)
    assert view.legs == ((0, 1, 2, 3), (3, 4, 5))
    assert view.trail == (0, 1, 2, 3, 4, 5)


def test_rents_and_monopolies(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-66, CLASSIC-69, CLASSIC-71: what each property would bring now."""
    table = scenario().built(0, "brown", "0-1").own(1, 5, 15).own(2, 12)
    plots = {p.space: p for p in GAME.view(table.s, None).plots}
    assert (plots[1].rent, plots[3].rent, plots[5].rent, plots[12].rent, plots[39].rent) == (4, 20, 50, 4, 0)
    assert (plots[1].monopoly, plots[5].monopoly) == (True, False)
    assert (plots[37].mortgage, plots[37].interest, plots[1].shop) == (175, 18, 50)


def test_a_claim_says_whether_it_blocks(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-80."""
    table = scenario().own(2, 3).play("0 Roll 1 2")
    assert not GAME.view(table.s, None).claims[0].blocks
    table.play("0 EndTurn")
    assert GAME.view(table.s, None).claims[0].blocks


def test_what_waits_for_the_end_of_a_phase(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-217: lots to come, payments to come."""
    table = scenario(4).at(0, 14).pile("chest", "tc9").cash(1_500, 5, 5).own(1, 39).own(2, 37).play("0 Roll 1 2")
    view = GAME.view(table.s, None)
    assert view.debt is not None
    assert view.debt.seat == 1
    assert [(one.seat, one.creditor, one.amount) for one in view.owed] == [(2, 0, 10), (3, 0, 10)]
    estate = scenario().own(0, 39, 37, 1).play("0 Leave")
    view = GAME.view(estate.s, None)
    assert view.lots == (37, 39)
    assert view.auction is not None
    assert view.auction.series


def test_the_shares_of_a_debt_to_each(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-102."""
    table = scenario(4).at(0, 4).pile("leap", "lf14").cash(0).own(0, 39).play("0 Roll 1 2")
    debt = GAME.view(table.s, None).debt
    assert debt is not None
    assert (debt.shares, debt.creditor) == ((1, 2, 3), None)


def test_the_course_of_the_fortunes(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-166: noted at the end of every turn."""
    table = scenario().at(0, 17).play("0 Roll 1 2", "0 EndTurn")
    assert GAME.view(table.s, None).course == ((1_500, 1_500, 1_500),)
