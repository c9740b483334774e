"""Sections 4.2 and 4.3: the turn, doubles, GO."""

from bot.games.classic import GAME
from bot.games.classic.events import Jailed, Moved, Rolled, SalaryPaid, TurnBegan
from bot.kit.contract import Refusal
from bot.kit.engine import apply_action, default_options
from bot.kit.rng import CommittedRng
from tests.games.classic.scenario import ClassicScenario


def test_only_the_active_player_rolls(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-13."""
    table = scenario()
    assert table.refused("1 Roll").code == "not-your-turn"
    assert table.play("0 Roll 1 2").one(Rolled) == Rolled(0, 1, 2, "none")


def test_the_token_goes_forward_by_the_sum(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-14: 0 follows 39."""
    table = scenario().at(0, 37).play("0 Roll 2 3")
    assert table.one(Moved) == Moved(0, 37, 2)


def test_the_landing_is_resolved_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-15."""
    table = scenario().at(0, 1).play("0 Roll 1 2")
    assert table.purses()[0] == 1_300
    assert table.waits() == ["end"]


def test_a_double_rolls_again(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-16: and cannot end the turn."""
    table = scenario().at(0, 16).play("0 Roll 2 2")
    assert table.waits() == ["roll"]
    assert table.awaited() == (0,)
    assert table.refused("0 EndTurn").code == "roll-again"


def test_the_third_double_goes_to_jail_without_moving(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-17, CLASSIC-104, CLASSIC-105."""
    table = scenario().at(0, 16).play("0 Roll 2 2")
    table.at(0, 16).play("0 Roll 2 2")
    table.at(0, 30).play("0 Roll 5 5")
    assert table.one(Jailed) == Jailed(0, "doubles")
    assert table.none(Moved)
    assert (table.s.spaces[0], table.s.jailed[0], table.awaited()) == (10, True, (1,))


def test_other_throws_are_no_doubles(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-18: a double for the order, for a Machine's rent or out of jail gives no extra roll."""
    table = scenario()
    assert table.s.doubles == 0
    table.own(1, 12).at(0, 5).play("0 Roll 3 4 2 2")
    assert table.waits() == ["claim", "end"]
    jailed = scenario().in_jail(0).at(0, 10).play("0 Roll 5 5")
    assert jailed.waits() == ["end"]


def test_dice_are_thrown_once_by_the_bot() -> None:
    """CLASSIC-19: the same seed and count give the same fall, before and after a restart."""
    state = GAME.setup(2, default_options(GAME, "slow"), CommittedRng("classic", b"x" * 32))
    seat = state.turns.active
    falls = [
        apply_action(
            GAME, state, seat, GAME.default(state, GAME.waits(state)[0])[1], CommittedRng("classic", b"x" * 32, 9)
        )
    ]
    falls.append(
        apply_action(
            GAME, state, seat, GAME.default(state, GAME.waits(state)[0])[1], CommittedRng("classic", b"x" * 32, 9)
        )
    )
    assert falls[0] == falls[1]


def test_two_dice_make_their_sums_as_often_as_two_dice_do() -> None:
    """CLASSIC-19: two independent dice, not one number from 2 to 12 (a fault of others)."""
    dice, seen = CommittedRng("classic", b"chi" * 11), [0] * 13
    for _ in range(36_000):
        seen[dice.die() + dice.die()] += 1
    chi = sum(
        (seen[total] - 1000 * ways) ** 2 / (1000 * ways) for total in range(2, 13) for ways in [6 - abs(7 - total)]
    )
    assert chi < 29.6


def test_the_turn_ends_when_its_player_says_so(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-20: or when the time is up."""
    table = scenario().at(0, 17).play("0 Roll 1 2")
    assert table.waits() == ["end"]
    assert table.play("0 EndTurn").one(TurnBegan) == TurnBegan(1, 2, 1)
    other = scenario().at(0, 17).play("0 Roll 1 2").default()
    assert other.awaited() == (1,)


def test_being_sent_to_jail_ends_the_turn_at_once(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-21, CLASSIC-60: even after a double."""
    table = scenario().at(0, 26).play("0 Roll 2 2")
    assert table.one(Jailed) == Jailed(0, "space")
    assert (table.waits(), table.awaited()) == (["roll"], (1,))


def test_everybody_may_act_at_any_time(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-22: off turn, and in jail too (CLASSIC-113)."""
    table = scenario().built(1, "brown", "0-0").own(2, 39, mortgaged=True).in_jail(1)
    assert table.legal_actions(1, "Build")
    assert table.legal_actions(1, "Mortgage")
    assert table.legal_actions(2, "Lift")
    assert table.legal_actions(2, "Propose")
    table.play("1 Build.brown.1-1", "2 Lift.39", "1 Sell.brown.0-0", "1 Mortgage.1")
    assert table.waits() == ["roll"]


def test_the_turn_stands_still_while_a_phase_is_open(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-23: its own actions are refused; claims keep their clocks."""
    table = scenario().own(1, 3).at(0, 0).cash(2)
    table.play("0 Roll 1 2", "1 Claim.2")
    assert (table.waits(), table.standing()) == (["debt"], ["end"])
    assert table.refused("0 EndTurn").code == "debt-open"


def test_actions_are_judged_one_after_the_other(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-24, CLASSIC-211: what comes second meets the state as the first has left it."""
    table = scenario().at(0, 17).play("0 Roll 1 2")
    wait = GAME.waits(table.s)[0].id
    table.play("0 EndTurn", "1 Roll 5 6")
    assert table.refused("0 EndTurn", wait).code in ("too-late", "wrong-phase", "not-your-turn")


def test_salary_for_passing_and_for_stopping(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-25, CLASSIC-216: 200, once."""
    passing = scenario().at(0, 35).play("0 Roll 3 2 ")
    assert passing.one(SalaryPaid) == SalaryPaid(0, 200)
    beyond = scenario().at(0, 39).play("0 Roll 3 2")
    assert len(beyond.all(SalaryPaid)) == 1
    stopped = scenario().at(0, 35).play("0 Roll 3 2")
    assert stopped.purses()[0] == 1_700


def test_a_salary_may_come_twice_in_a_turn(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-26: past GO by dice, and to GO by a card."""
    table = scenario().at(0, 39).pile("chest", "tc1").play("0 Roll 1 2")
    assert len(table.all(SalaryPaid)) == 2
    assert table.purses()[0] == 1_900


def test_backward_never_pays(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-27."""
    table = scenario(deck="heritage").at(0, 14).pile("chest", "tc17").play("0 Roll 1 2")
    assert table.s.spaces[0] == 1
    assert table.none(SalaryPaid)
    forth = scenario().at(0, 4).pile("leap", "lf10").play("0 Roll 1 2")
    assert (forth.s.spaces[0], forth.purses()[0]) == (4, 1_300)


def test_to_jail_without_salary(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-28."""
    table = scenario().at(0, 33).pile("leap", "lf11").play("0 Roll 1 2")
    assert (table.s.spaces[0], table.purses()[0]) == (10, 1_500)
    assert table.none(SalaryPaid)


def test_a_press_for_a_decision_that_is_over_is_too_late(scenario: type[ClassicScenario]) -> None:
    """CLASSIC-174."""
    table = scenario().at(0, 16)
    wait = GAME.waits(table.s)[0].id
    table.play("0 Roll 2 2")
    assert table.refused("0 Roll", wait) == Refusal("too-late")
