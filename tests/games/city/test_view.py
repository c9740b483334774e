"""Section 19: what a seat may see."""

import msgspec

from bot.games.city import GAME
from bot.games.city.view import CityView, UnitView
from bot.kit.mechanics.debt import DebtView
from bot.kit.rng import FastRng
from tests.games.city.scenario import CityScenario


def test_everything_on_the_table_is_public(scenario: type[CityScenario]) -> None:
    """CITY-157: all see the same."""
    table = scenario().own(1, 11, mortgage=100).own(2, 39, residential=3).play("0 Roll 3 4")
    views = [msgspec.structs.replace(GAME.view(table.s, seat), me=None) for seat in (None, 0, 1, 2)]
    assert all(view == views[0] for view in views)
    view = views[0]
    assert [seat.cash for seat in view.seats] == table.purses()
    assert next(p for p in view.plots if p.space == 11).mortgage == 100
    assert next(p for p in view.plots if p.space == 39).rent == 8_000
    assert view.seats[2].wealth == 37_700 + 8_000


def test_the_order_of_the_chance_pile_exists_nowhere(scenario: type[CityScenario]) -> None:
    """CITY-158: neither the view nor a new deal knows it; the dice draw when asked."""
    table = scenario()
    assert "chance" not in CityView.__struct_fields__
    before = msgspec.json.encode(table.s)
    GAME.redeterminize(table.s, 0, FastRng(3))
    assert msgspec.json.encode(table.s) == before


def test_stages_and_what_they_are_about(scenario: type[CityScenario]) -> None:
    """The view names what is awaited, as section 18 does."""
    table = scenario().own(1, 39, residential=1)
    assert GAME.view(table.s, 0).stage == "roll"
    table.play("0 Roll 6 5")
    view = GAME.view(table.s, 0)
    assert (view.stage, view.lot, view.dice, view.trail) == ("buy", 11, (6, 5), tuple(range(12)))
    view = GAME.view(table.play("0 Auction.10").s, 1)
    assert (view.stage, view.lot) == ("auction", 11)
    assert view.auction is not None
    assert (view.auction.leader, view.auction.high, view.auction.bank) == (0, 10, False)
    table.play("1 Pass", "2 Pass", "0 Press 2")
    view = GAME.view(table.s, 0)
    assert (view.stage, view.unit) == ("build", UnitView(2, 2))
    table.cash(0).play("0 Done").at(1, 5).play("1 Roll 3 4")
    assert GAME.view(table.s, 1).stage == "auction-space"
    table.play("1 Skip", "1 Done").in_jail(2)
    assert GAME.view(table.s, 2).stage == "jail"
    table.play("2 PayFine", "2 Roll 6 4", "2 Done").at(0, 37).play("0 Roll 1 1")
    view = GAME.view(table.s, 0)
    assert (view.stage, view.debt) == ("debt", DebtView(0, 1, 3_000, 100, "rent", 39))
    table.play("0 GoBankrupt", "1 Leave")
    view = GAME.view(table.s, None)
    assert (view.stage, [line.rank for line in view.count]) == ("over", [1, 2, 3])


def test_what_changed_since_the_last_throw_is_marked_until_the_next(scenario: type[CityScenario]) -> None:
    """The view tells what cash moved and which districts changed, also while the next turn waits for its throw."""
    table = scenario().play("0 Roll 6 5", "0 Buy")
    view = GAME.view(table.s, None)
    assert (view.fresh, [seat.moved for seat in view.seats]) == ((11,), [-1_400, 0, 0])
    table.play("0 Press 2", "0 Build.11.residential.1", "0 Done")
    view = GAME.view(table.s, None)
    assert (view.active, view.fresh, view.trail) == (1, (11,), tuple(range(12)))
    assert [seat.moved for seat in view.seats] == [-2_400, 0, 0]
    view = GAME.view(table.play("1 Roll 6 5").s, None)
    assert (view.fresh, [seat.moved for seat in view.seats]) == ((), [500, -500, 0])


def test_a_bank_lot_is_marked(scenario: type[CityScenario]) -> None:
    """CITY-210: as waiting before, and in its auction."""
    table = scenario().own(2, 13, 11).play("2 Leave")
    plots = {p.space: p for p in GAME.view(table.s, 0).plots}
    assert plots[11].waiting
    assert plots[13].waiting
    table.play("0 Roll 3 4", "0 Done")
    auction = GAME.view(table.s, 0).auction
    assert auction is not None
    assert auction.bank


def test_the_hour_is_shown(scenario: type[CityScenario]) -> None:
    """CITY-157, CITY-146: rounds left in slow pace, the running vote."""
    table = scenario(4)
    assert GAME.view(table.s, 0).hour.rounds_left == 15
    table.s.turns.round = 14
    table.play("1 CallHour", "0 Vote.no")
    hour = GAME.view(table.s, 0).hour
    assert (hour.rounds_left, hour.caller, hour.yes, hour.no) == (2, 1, (1,), (0,))
    assert GAME.view(scenario(pace="live").s, 0).hour.rounds_left is None
