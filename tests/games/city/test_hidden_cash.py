"""Option CITY-202: each player sees only the own total until the final count; single payments stay public."""

import msgspec
import pytest

from bot.games.city import GAME, trade_exec
from bot.games.city.actions import Propose
from bot.games.city.view import CityView
from bot.kit.contract import CLOCK, Range, Refusal
from bot.kit.engine import Accepted, apply_action, copy, default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import play_out, sample
from bot.kit.testing import properties
from bot.kit.testing.random_games import Position, step
from tests.games.city.scenario import CityScenario

LAWS = (
    properties.every_offer_is_accepted,
    properties.offers_are_well_formed,
    properties.somebody_is_awaited,
    properties.every_default_is_accepted,
    properties.unseen_cards_change_nothing_seen,
    properties.silence_tells_nothing,
    properties.public_events_carry_no_secret,
    properties.result_means_over,
)


def game(seed: int, pace: str = "slow", steps: int = 150) -> Position:
    """A table of four with hidden cash, after so many steps; a deal is proposed in one of six."""
    dice = FastRng(seed)
    position = Position(GAME, 4, GAME.setup(4, default_options(GAME, pace, {"hidden": "on"}), dice))
    for _ in range(steps):
        onward(position, dice)
    assert GAME.waits(position.state), "the game is over before it was looked at"
    return position


def onward(position: Position, dice: FastRng) -> None:
    """A proposal, where somebody can make one, or a step."""
    proposals = [(seat, legal_action) for seat, legal_action in position.offered() if legal_action.action is Propose]
    if proposals and dice.die(6) == 1:
        seat, legal_action = proposals[dice.die(len(proposals)) - 1]
        done = apply_action(GAME, position.state, seat, sample(legal_action, dice), dice)
        position.state = done.state if isinstance(done, Accepted) else position.state
    else:
        step(position, dice)


@pytest.fixture
def table(scenario: type[CityScenario]) -> CityScenario:
    """Seat 0 owns 14, seat 1 owns 3, with different purses."""
    return scenario(3, hidden="on").own(0, 14).own(1, 3).cash(1_000, 2_000, 3_000)


def test_everybody_sees_the_own_total_only(table: CityScenario) -> None:
    """CITY-202: what is reckoned from it too; spectators see none."""
    for me in (None, 0, 1, 2):
        for seat in GAME.view(table.s, me).seats:
            seen = (seat.cash, seat.wealth, seat.moved)
            assert (None not in seen) if seat.seat == me else seen == (None, None, None)
    assert GAME.view(table.s, 1).seats[1].cash == 2_000


def test_without_the_option_all_is_public(scenario: type[CityScenario]) -> None:
    """CITY-157."""
    assert [seat.cash for seat in GAME.view(scenario().s, None).seats] == [37_700] * 3


def test_the_final_count_tells_all(table: CityScenario) -> None:
    """CITY-202: until then; the course of the game is told with it."""
    table.s.course = [[1, 2, 3]]
    assert GAME.view(table.s, 0).course == ()
    table.play("1 Leave", "2 Leave")
    view = GAME.view(table.s, 1)
    assert [seat.cash for seat in view.seats] == table.purses()
    assert view.course == ((1, 2, 3),)
    assert view.count[0].seat == 0


def test_the_course_is_public_without_the_option(scenario: type[CityScenario]) -> None:
    table = scenario()
    table.s.course = [[1, 2, 3]]
    assert GAME.view(table.s, None).course == ((1, 2, 3),)


def test_what_could_be_raised_is_the_debtors_to_know(scenario: type[CityScenario]) -> None:
    """CITY-202: it would tell the cash."""
    table = scenario(3, hidden="on").own(1, 39, residential=1).own(0, 13).cash(100).at(0, 32).play("0 Roll 3 4")
    debts = [GAME.view(table.s, me).debt for me in (None, 0, 1, 2)]
    assert [debt and debt.raisable for debt in debts] == [None, 200, None, None]


def test_what_may_be_asked_says_nothing_about_the_purse(table: CityScenario) -> None:
    """CITY-202: the same bound for all; it is the own cash that limits what one pays."""
    bounds = {legal_action.params[4] for seat in range(3) for legal_action in table.legal_actions(seat, "Propose")}
    assert bounds == {Range(0, trade_exec.MOST, 10)}
    assert table.legal_actions(0, "Propose")[0].params[2] == Range(0, 1_000, 10)


def test_shortage_shows_at_acceptance_to_the_partner_alone(table: CityScenario) -> None:
    """CITY-202, CITY-122: who asks for too much learns nothing by asking."""
    table.play("0 Propose.1.+14.0.+.2500")
    seen = {me: GAME.view(table.s, me).deals[0].stale for me in (None, 0, 1, 2)}
    assert seen == {None: "", 0: "", 1: "deal-stale", 2: ""}
    assert table.refused(f"1 Accept.{table.s.deals[0].number}") == Refusal("deal-stale", {"seat": 1, "give": "cash"})


def test_the_proposers_own_shortage_is_known_to_them(table: CityScenario) -> None:
    table.play("0 Propose.1.+.500.+3.0").cash(400)
    seen = {me: GAME.view(table.s, me).deals[0].stale for me in (None, 0, 1, 2)}
    assert seen == {None: "", 0: "deal-stale", 1: "deal-stale", 2: ""}


def test_goods_that_are_gone_are_known_to_all(table: CityScenario) -> None:
    table.play("0 Propose.1.+14.0.+3.0").own(2, 3)
    assert {GAME.view(table.s, me).deals[0].stale for me in (None, 0, 1, 2)} == {"deal-stale"}


def test_a_friends_proposal_tells_nothing_about_a_debtor(scenario: type[CityScenario]) -> None:
    """CITY-202, CITY-208: what the debtor could raise shows only when it is to be accepted."""
    table = scenario(3, hidden="on").own(1, 39, residential=1).own(0, 13, residential=5).own(2, 6)
    table.cash(100).at(0, 32).play("0 Roll 3 4", "2 Propose.0.+6.0.+13.0")
    assert {me: GAME.view(table.s, me).deals[0].stale for me in (None, 0, 1, 2)} == {
        None: "",
        0: "debt-comes-first",
        1: "",
        2: "",
    }
    assert table.refused(f"0 Accept.{table.s.deals[0].number}") == Refusal("debt-comes-first", {"seat": 0})


@pytest.mark.uncounted
@pytest.mark.parametrize("seed", range(6))
def test_no_view_and_no_offer_betrays_others_cash(seed: int) -> None:
    """CITY-202: money moved between two others changes nothing that a third, or a spectator, sees or may do.

    What a seat is to accept may depend on its partner's cash: that is when shortage shows.
    """
    position, deals, dice = game(seed), 0, FastRng(seed)
    for _ in range(60):
        s = position.state
        deals += len(s.deals)
        for me in (None, 0, 1, 2, 3):
            first, second = [seat for seat in range(4) if seat != me][seed % 2 : seed % 2 + 2]
            if any(me == t.partner and t.seat in (first, second) for t in s.deals):
                continue
            other = copy(GAME, s)
            amount = other.purse.cash[first] // 2
            other.purse.cash[first] -= amount
            other.purse.cash[second] += amount
            assert GAME.view(other, me) == GAME.view(s, me)
            if me is not None:
                assert GAME.legal_actions(other, me) == GAME.legal_actions(s, me)
        onward(position, dice)
    assert deals


@pytest.mark.parametrize("pace", ["slow", "live"])
@pytest.mark.parametrize("seed", range(8))
def test_the_contract_holds(seed: int, pace: str) -> None:
    """Laws 1 to 3 and 8 to 11 with the option on."""
    position = game(seed, pace, steps=25 * seed)
    for law in LAWS:
        law(position)


def test_nothing_is_dealt_anew(table: CityScenario) -> None:
    """CITY-202: starting cash and payments are public, so every total is known to who keeps count."""
    before = msgspec.json.encode(table.s)
    GAME.redeterminize(table.s, 0, FastRng(3))
    assert msgspec.json.encode(table.s) == before


def test_robots_play_it_to_the_end() -> None:
    """They get what a person gets: a view in which others have no cash (CITY-202)."""
    for kind in ("random", "normal"):
        state = GAME.setup(4, default_options(GAME, "slow", {"hidden": "on"}), FastRng(3))
        play_out(GAME, state, FastRng(3), [kind] * 4)
        assert GAME.result(state) is not None
        assert isinstance(GAME.view(state, None), CityView)
    assert GAME.legal_actions(state, CLOCK) == []
