"""Part B: what is awaited, for how long, what time plays; what goes before what."""

import pytest

from bot.games.builder import GAME
from bot.games.builder.actions import Auction, Decline, EndTurn, Hammer, KeepAll, Lapse, Roll, Settle
from bot.games.builder.events import CardDrawn, Moved, Rolled
from bot.games.builder.events.chips import ChipsReceived
from bot.games.builder.events.money import SalaryPaid
from bot.kit.contract import CLOCK, Action, Refusal
from tests.games.builder.scenario import BuilderScenario

HALF_DAY, SIX_HOURS = 43_200, 21_600


@pytest.mark.parametrize(
    ("name", "live", "slow"),
    [
        ("drop", 120, HALF_DAY),
        ("roll", 120, HALF_DAY),
        ("jail", 120, HALF_DAY),
        ("buy", 60, HALF_DAY),
        ("auction", 45, SIX_HOURS),
        ("steal", 60, SIX_HOURS),
        ("park", 60, SIX_HOURS),
        ("pick", 60, SIX_HOURS),
        ("swap", 60, SIX_HOURS),
        ("manage", 180, HALF_DAY),
        ("debt", 180, HALF_DAY),
        ("inherit", 60, SIX_HOURS),
        ("deal", 180, 86_400),
        ("grace-usual", 20, 1_800),
    ],
)
def test_every_wait_has_its_time(name: str, live: int, slow: int) -> None:
    """BUILDER-153, part B."""
    assert GAME.clocks[name].seconds == {"live": live, "slow": slow}


def default(table: BuilderScenario, name: str) -> tuple[int, Action]:
    """What time plays for the wait of that name."""
    wait = next(wait for wait in GAME.waits(table.s) if wait.id.startswith(name))
    return GAME.default(table.s, wait)


def test_every_wait_has_its_default(scenario: type[BuilderScenario]) -> None:
    """BUILDER-153, part B; those about chips stand with their rules."""
    table = scenario().own(1, 31)
    assert default(table, "roll") == (0, Roll())
    assert default(scenario().in_jail(0), "jail") == (0, Roll())
    table.play("1 Propose.2.+31.0.+.5")
    assert default(table, "deal") == (CLOCK, Lapse(table.deal()))
    table.play("0 Roll 1 2")
    assert default(table, "buy") == (0, Auction())
    table.play("0 Auction")
    assert default(table, "auction") == (CLOCK, Hammer())
    assert default(table.manage(), "manage") == (0, EndTurn())
    parked = scenario().chips(0, "tt").at(0, 8).play("0 Roll 3 5")
    assert default(parked, "park") == (0, Decline())
    owing = scenario().cash(20).in_jail(0, 2).play("0 Roll 1 2")
    assert default(owing, "debt") == (CLOCK, Settle())
    swap = scenario().own(0, 1).own(1, 31, mortgaged=True).at(0, 9).pile(3).play("0 Roll 1 4")
    assert default(swap, "swap") == (0, Decline())
    swap.play("0 Swap.1.31")
    assert default(swap, "inherit") == (0, KeepAll())


def test_equal_deadlines_go_in_turn_order_from_the_active_player(scenario: type[BuilderScenario]) -> None:
    """BUILDER-155: presses in order of arrival are the table's."""
    table = (
        scenario(4).own(2, 15).own(1, 31).at(0, 8).play("0 Roll 3 4", "3 Propose.1.+.5.+31.0", "1 Propose.3.+31.0.+.5")
    )
    assert [wait.seats for wait in GAME.waits(table.s)] == [(0,), (2,), (3,)]


def test_debts_before_mortgages_before_everything(scenario: type[BuilderScenario]) -> None:
    """BUILDER-158: asking, bidding, mortgaging and trading go on; everybody's own clock runs or stands."""
    table = scenario(4).own(2, 31).own(0, 13).own(1, 3, mortgaged=True).cash(150).at(0, 24).play("0 Roll 3 4")
    table.play("1 Propose.3.+3.0.+.5")
    table.play(f"3 Accept.{table.deal()}", f"2 Ask.{table.claim()}")
    assert (table.waits(), table.standing()) == (["debt", "manage", "inherit"], ["manage", "inherit"])
    assert table.refused("3 Keep.3").code == "wrong-phase"
    table.play("0 Mortgage.13")
    assert (table.waits(), table.standing()) == (["manage", "inherit"], ["manage"])
    assert table.refused("0 EndTurn") == Refusal("inheriting")
    table.play("3 Keep.3")
    assert table.standing() == []


def test_what_needs_no_press_happens_in_one_step(scenario: type[BuilderScenario]) -> None:
    """BUILDER-159: movement, production, GO, cards, collecting."""
    table = scenario().own(1, 15).at(0, 22).pile(10).play("0 Roll 4 4")
    kinds = {type(event) for event in table.told}
    assert {Rolled, ChipsReceived, Moved, CardDrawn, SalaryPaid} <= kinds


def test_every_phase_leaves_what_is_always_possible(scenario: type[BuilderScenario]) -> None:
    """BUILDER-166: within BUILDER-24, BUILDER-56 and BUILDER-162."""
    seen = set()
    for table in (
        scenario(),
        scenario().in_jail(0),
        scenario().play("0 Roll 1 2"),
        scenario().play("0 Roll 1 2", "0 Auction"),
        scenario().manage(),
        scenario().surplus("ttttttt"),
        scenario().chips(0, "tt").at(0, 8).play("0 Roll 3 5"),
        scenario().chips(2, "t").at(0, 2).play("0 Roll 3 5"),
        scenario().at(0, 9).pile(17).play("0 Roll 1 4"),
        scenario().own(0, 1).own(2, 5).at(0, 9).pile(3).play("0 Roll 1 4"),
        scenario().cash(20).in_jail(0, 2).play("0 Roll 1 2"),
        scenario().own(2, 15, mortgaged=True).play("2 Propose.0.+15.0.+.5", "0 Accept.2"),
    ):
        table.own(1, 31).own(1, 29, mortgaged=True)
        seen.add(table.waits()[0])
        assert {"Propose", "Mortgage", "Repay", "Leave"} <= table.verbs(1)
    assert seen == {
        "roll",
        "jail",
        "buy",
        "auction",
        "manage",
        "drop",
        "park",
        "steal",
        "pick",
        "swap",
        "debt",
        "inherit",
    }


@pytest.mark.parametrize(("text", "waits"), [("", ["manage"]), ("tt", ["park"])])
def test_choices_without_a_choice_are_skipped(scenario: type[BuilderScenario], text: str, waits: list[str]) -> None:
    """BUILDER-167."""
    assert scenario().chips(0, text).at(0, 8).play("0 Roll 3 5").waits() == waits


def test_a_second_press_on_a_wait_is_too_late(scenario: type[BuilderScenario]) -> None:
    """BUILDER-154: its decision is over, whatever comes then."""
    table = scenario().chips(0, "tttt")
    wait = GAME.waits(table.s)[0].id
    table.play("0 Roll 3 5", "0 EndTurn", "1 Roll 3 5", "1 EndTurn", "2 Roll 3 5", "2 EndTurn")
    assert table.refused("0 Roll", wait) == Refusal("too-late")


def test_nobody_hides_anything(scenario: type[BuilderScenario]) -> None:
    """Part C: everybody sees the same, and the pile has no order to see."""
    table = scenario().own(1, 31).chips(2, "tc").holding(0, 1)
    seen = [table.view(), *(GAME.view(table.s, seat) for seat in range(3))]
    assert {view.seats for view in seen} == {seen[0].seats}
    assert seen[0].pile == 19
    assert "loose" not in repr(seen[0])
