"""Section 9: rents that have to be asked for."""

import pytest

from bot.games.builder import GAME
from bot.games.builder.events import Visited
from bot.games.builder.events.money import ClaimLapsed, ClaimOpened, ClaimWaived, DebtOpened, RentPaid
from bot.games.builder.waits import CLOCKS, default_when_away
from bot.kit.contract import CLOCK, Refusal
from tests.games.builder.scenario import BuilderScenario

FIRST = 3
"""The number of the first claim, after those of the roll and of step 5."""


@pytest.fixture
def stop(scenario: type[BuilderScenario]) -> BuilderScenario:
    """Seat 0 has stopped at New York Avenue (15, rent 80) of seat 2."""
    return scenario().own(2, 15).at(0, 8).play("0 Roll 3 4")


def test_a_stop_opens_a_claim(stop: BuilderScenario) -> None:
    """BUILDER-63, BUILDER-157: which stops nothing of the visitor's turn."""
    assert stop.one(ClaimOpened) == ClaimOpened(0, 2, 15, 80, FIRST)
    assert stop.waits() == ["manage", "claim"]
    stop.play("0 EndTurn")


def test_a_set_doubles_even_with_a_mortgaged_partner(scenario: type[BuilderScenario]) -> None:
    """BUILDER-64, BUILDER-77."""
    table = scenario().own(2, 15).own(2, 13, mortgaged=True).at(0, 8).play("0 Roll 3 4")
    assert table.one(ClaimOpened).amount == 160


def test_the_amount_is_of_the_moment(stop: BuilderScenario) -> None:
    """BUILDER-64, BUILDER-122: neither a mortgage nor a set that comes later changes it."""
    stop.own(2, 13).play("2 Mortgage.15", f"2 Ask.{stop.claim()}")
    assert stop.one(RentPaid) == RentPaid(0, 2, 15, 80, FIRST)


def test_mortgaged_property_asks_nothing(scenario: type[BuilderScenario]) -> None:
    """BUILDER-65, BUILDER-125."""
    table = scenario().own(2, 15, mortgaged=True).at(0, 8).play("0 Roll 3 4")
    assert table.one(Visited) == Visited(0, 15, "mortgaged")
    assert not table.s.claims


def test_only_the_owner_asks(stop: BuilderScenario) -> None:
    """BUILDER-66: the whole amount, at once (BUILDER-72)."""
    claim = stop.claim()
    assert stop.refused(f"1 Ask.{claim}") == Refusal("not-your-turn")
    assert stop.refused(f"0 Waive.{claim}") == Refusal("not-your-turn")
    stop.play(f"2 Ask.{claim}")
    assert stop.purses() == [820, 900, 980]


def test_it_lapses_when_the_next_player_rolls(stop: BuilderScenario) -> None:
    """BUILDER-67, BUILDER-69: after the grace the roll closes it; asking later is refused."""
    claim = stop.claim()
    stop.play("0 EndTurn", f"clock EndGrace.{claim}")
    assert stop.waits() == ["roll"]
    stop.play("1 Roll 3 5")
    assert stop.one(ClaimLapsed) == ClaimLapsed(0, 2, 15, FIRST)
    assert stop.refused(f"2 Ask.{claim}") == Refusal("claim-closed")


def test_a_roll_in_jail_closes_too(stop: BuilderScenario) -> None:
    """BUILDER-67."""
    stop.in_jail(1).play("0 EndTurn", f"clock EndGrace.{stop.claim()}", "1 Roll 1 2")
    assert stop.one(ClaimLapsed) == ClaimLapsed(0, 2, 15, FIRST)


def test_a_roll_in_jail_waits_too(stop: BuilderScenario) -> None:
    """BUILDER-69: but not the other ways out, after which the roll waits."""
    stop.in_jail(1).play("0 EndTurn")
    assert stop.refused("1 Roll") == Refusal("rent-first")
    assert stop.standing() == ["jail"]
    stop.play("1 PayFine")
    assert stop.refused("1 Roll") == Refusal("rent-first")


def test_the_visitors_own_rolls_do_not(scenario: type[BuilderScenario]) -> None:
    """BUILDER-68: several claims may be open against one visitor."""
    table = scenario().own(2, 15).own(1, 19).at(0, 11).play("0 Roll 2 2", "0 EndTurn", "0 Roll 1 3")
    assert [(c.owner, c.amount) for c in table.s.claims] == [(2, 80), (1, 100)]


def test_two_rents_of_one_place_are_told_apart(scenario: type[BuilderScenario]) -> None:
    """BUILDER-68: Boardwalk by a card after a double, and again by Go Back 3: two claims alike but for their numbers."""
    table = scenario().own(2, 31).pile(8, 12).at(0, 28).play("0 Roll 1 1", "0 EndTurn", "0 Roll 1 2")
    first, second = table.s.claims
    assert [(c.owner, c.visitor, c.space, c.amount) for c in (first, second)] == [(2, 0, 31, 200)] * 2
    table.play(f"2 Waive.{first.number}")
    assert [c.number for c in table.s.claims] == [second.number]
    assert table.refused(f"2 Ask.{first.number}", f"claim-{second.number}") == Refusal("claim-closed")
    assert table.refused(f"2 Ask.{second.number}", f"claim-{first.number}") == Refusal("too-late")
    table.play(f"2 Ask.{second.number}")
    assert table.one(RentPaid).claim == second.number
    assert table.purses() == [900 + 200 - 200, 900, 900 + 200]


def test_the_next_roll_waits_out_the_grace(stop: BuilderScenario) -> None:
    """BUILDER-69, BUILDER-157: the clock of the roll stands still meanwhile; an answer ends it early."""
    stop.play("0 EndTurn")
    assert stop.refused("1 Roll") == Refusal("rent-first")
    assert stop.standing() == ["roll"]
    assert stop.view().waiting
    wait = next(wait for wait in GAME.waits(stop.s) if wait.id.startswith("claim"))
    assert CLOCKS[wait.clock].seconds == {"live": 20, "slow": 1_800}
    stop.play(f"2 Waive.{stop.claim()}", "1 Roll 3 5")


@pytest.mark.parametrize(
    ("grace", "seconds"), [("short", (10, 300)), ("long", (60, 7_200)), ("longest", (300, 43_200))]
)
def test_other_graces(scenario: type[BuilderScenario], grace: str, seconds: tuple[int, int]) -> None:
    """Part F."""
    table = scenario(grace=grace).own(2, 15).at(0, 8).play("0 Roll 3 4")
    (wait,) = (wait for wait in GAME.waits(table.s) if wait.id.startswith("claim"))
    assert CLOCKS[wait.clock].seconds == {"live": seconds[0], "slow": seconds[1]}


def test_no_grace(scenario: type[BuilderScenario]) -> None:
    """Part F: the next roll closes at once what was not asked for; until then it may be."""
    table = scenario(grace="none").own(2, 15).at(0, 8).play("0 Roll 3 4", "0 EndTurn")
    assert table.waits() == ["roll"]
    assert {"Ask", "Waive"} <= table.verbs(2)
    table.play("1 Roll 3 5")
    table.one(ClaimLapsed)


def test_the_owner_as_the_next_player_may_roll(scenario: type[BuilderScenario]) -> None:
    """BUILDER-70: which gives up the own claim, but not before another's grace."""
    table = scenario().own(1, 15).at(0, 8).play("0 Roll 3 4", "0 EndTurn", "1 Roll 3 5")
    assert table.one(ClaimLapsed) == ClaimLapsed(0, 1, 15, FIRST)
    table = scenario().own(1, 15).own(2, 19).at(0, 11).play("0 Roll 2 2", "0 EndTurn", "0 Roll 1 3", "0 EndTurn")
    assert table.refused("1 Roll") == Refusal("rent-first")
    table.play(f"clock EndGrace.{table.s.claims[1].number}", "1 Roll 3 5")
    assert [lapsed.owner for lapsed in table.all(ClaimLapsed)] == [1, 2]


def test_waiving_is_final(stop: BuilderScenario) -> None:
    """BUILDER-71."""
    claim = stop.claim()
    stop.play(f"2 Waive.{claim}")
    assert stop.one(ClaimWaived) == ClaimWaived(0, 2, 15, FIRST)
    assert stop.refused(f"2 Ask.{claim}") == Refusal("claim-closed")


def test_short_cash_makes_a_debt(stop: BuilderScenario) -> None:
    """BUILDER-72."""
    stop.cash(50).play(f"2 Ask.{stop.claim()}")
    assert stop.one(DebtOpened) == DebtOpened(0, 2, 80, FIRST)
    assert stop.purses()[0] == 50


def test_an_owner_in_jail_asks_normally(scenario: type[BuilderScenario]) -> None:
    """BUILDER-73, BUILDER-89."""
    table = scenario().own(2, 15).in_jail(2).at(0, 8).play("0 Roll 3 4")
    table.play(f"2 Ask.{table.claim()}")
    table.one(RentPaid)


def test_it_belongs_to_the_owner_of_that_moment(stop: BuilderScenario) -> None:
    """BUILDER-74: wherever the deed goes."""
    stop.play("2 Propose.1.+15.0.+.100")
    stop.play(f"1 Accept.{stop.deal()}", f"2 Ask.{stop.claim()}")
    assert stop.one(RentPaid) == RentPaid(0, 2, 15, 80, FIRST)


@pytest.mark.parametrize("seat", [0, 2])
def test_it_lapses_with_owner_or_visitor(stop: BuilderScenario, seat: int) -> None:
    """BUILDER-74, BUILDER-135."""
    stop.play(f"{seat} Leave")
    assert stop.one(ClaimLapsed) == ClaimLapsed(0, 2, 15, FIRST)


def test_for_who_is_away_it_is_asked_when_the_grace_ends(stop: BuilderScenario) -> None:
    """BUILDER-75: the table takes this answer for the usual one (see `test_table.py`)."""
    (wait,) = (wait for wait in GAME.waits(stop.s) if wait.id.startswith("claim"))
    assert GAME.default(stop.s, wait)[0] == CLOCK
    seat, action = default_when_away(stop.s, wait)
    assert (seat, type(action).__name__) == (2, "Ask")
    assert default_when_away(stop.s, GAME.waits(stop.s)[0]) == GAME.default(stop.s, GAME.waits(stop.s)[0])


def test_rent_without_asking(scenario: type[BuilderScenario]) -> None:
    """Part F: option `rent`."""
    table = scenario(rent="auto").own(2, 15).at(0, 8).play("0 Roll 3 4")
    assert table.one(RentPaid) == RentPaid(0, 2, 15, 80)
    assert table.waits() == ["manage"]
