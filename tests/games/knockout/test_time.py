"""Waits, their times, and what is played when they run out (section 13)."""

from bot.games.knockout import GAME
from bot.games.knockout.actions import Pay, TimeUp
from bot.games.knockout.events import Declined, LeftLying, Slid, Stayed
from bot.kit.contract import CLOCK
from tests.games.knockout.board import AIM, OFF, Table


def test_automatic_slides(table: type[Table]) -> None:
    """KNOCKOUT-160: harmless aims by the number of the slide; the usual wobble applies."""
    t = table(2)
    aims = []
    for _ in range(4):
        t.time({t.due: OFF})
        slid = t.one(Slid)
        aims.append((slid.lane, slid.angle, slid.power))
        assert (slid.kind, slid.seat) == ("automatic", 0)
        t.slide(OFF)
    assert aims == [(45, 0, 15), (135, 0, 15), (225, 0, 15), (135, 0, 25)]


def test_the_automatic_slide_out_of_jail(table: type[Table]) -> None:
    """KNOCKOUT-160: 135 / 0 / 15, whatever the token's number."""
    t = table(2).cash(500, 0).slide(28).play(0, Pay()).time({0: 5})
    assert (t.one(Slid).lane, t.one(Slid).angle, t.one(Slid).power, t.one(Slid).kind) == (135, 0, 15, "automatic")


def test_one_wait_at_a_time_of_each_kind(table: type[Table]) -> None:
    """Section 13: prefix, clock, seats."""
    t = table(6, second_chance="free").cash(500, 500, 500)
    assert [(w.id, w.seats, w.clock) for w in GAME.waits(t.s)] == [("slide-1", (0,), "slide")]
    t.slide(OFF)
    assert [(w.id, w.seats, w.clock) for w in GAME.waits(t.s)] == [("retry-2", (0,), "retry")]
    t.slide(28)
    assert [(w.id, w.seats, w.clock) for w in GAME.waits(t.s)] == [("jail-3", (0, 1), "jail")]
    t.play(1, Pay())
    assert [(w.id, w.seats, w.clock) for w in GAME.waits(t.s)] == [("again-4", (0,), "again")]
    t.slide(15).lay({4: 26}).to_the_end()
    assert [(w.seats, w.clock) for w in GAME.waits(t.s)] == [((0, 1), "chance")]
    t.time()
    assert [(w.seats, w.clock) for w in GAME.waits(t.s)] == [((2, 3), "railroad")]


def test_seconds() -> None:
    """Section 13."""
    minute, hour = 60, 3600
    assert {name: (clock.seconds["slow"], clock.seconds["live"]) for name, clock in GAME.clocks.items()} == {
        "slide": (12 * hour, 90),
        "again": (12 * hour, 90),
        "retry": (2 * hour, 20),
        "jail": (2 * hour, 30),
        "chance": (12 * hour, 90),
        "railroad": (4 * hour, 45),
    }
    assert all(clock.away == {"live": 10, "slow": minute} for clock in GAME.clocks.values())


def test_everything_else_is_declined(table: type[Table]) -> None:
    """Section 13: stay, leave, decline."""
    t = table(2, second_chance="free").cash(500, 500).slide(28).time()
    t.one(Stayed)
    t.slide(OFF).time()
    t.one(Declined)
    t.slide(15).to_the_end()
    assert t.what == "chance"
    t.time()
    t.one(LeftLying)


def test_time_is_the_clocks_alone(table: type[Table]) -> None:
    t = table(2)
    assert [legal_action.action for legal_action in GAME.legal_actions(t.s, CLOCK)] == [TimeUp]
    assert t.refused(0, TimeUp()) == "not-now"


def test_a_press_for_an_older_decision_is_too_late(table: type[Table]) -> None:
    """KNOCKOUT-164: one outcome for each wait; numbers never repeat."""
    t = table(2)
    (wait,) = t.waits()
    t.time({0: OFF}).slide(OFF)
    assert t.asked == (0,)
    assert t.refused(0, AIM, wait) == "too-late"
    seen = set()
    while t.what:
        assert t.waits()[0] not in seen
        seen.add(t.waits()[0])
        t.slide(OFF)


def test_missed_waits_are_counted_in_a_row(table: type[Table]) -> None:
    """KNOCKOUT-162: whoever plays begins anew."""
    t = table(2).time({0: OFF})
    assert t.s.missed == [1, 0]
    t.slide(OFF).slide(OFF)
    assert t.s.missed == [0, 0]
