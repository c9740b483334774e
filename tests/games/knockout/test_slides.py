"""Slides: who, with which values, and what becomes of tokens (sections 2 and 3)."""

import msgspec
import pytest

from bot.games.knockout import GAME
from bot.games.knockout import actions as verbs
from bot.games.knockout.actions import Slide
from bot.games.knockout.data import CELLS
from bot.games.knockout.events import Knocked, Slid
from bot.games.knockout.state import lying
from bot.kit.engine import default_options
from bot.kit.rng import CommittedRng
from tests.games.knockout.board import AIM, OFF, SHORT, Table


def test_one_token_after_another_in_card_order(table: type[Table]) -> None:
    """KNOCKOUT-15, KNOCKOUT-104: each side's tokens in the order of their numbers, 4 x sides slides."""
    t = table(3)
    found = []
    for _ in range(12):
        found.append((t.asked[0], t.due))
        t.slide(1)
    assert found == [(seat, 4 * seat + n) for n in range(4) for seat in range(3)]
    assert t.s.round == 2


def test_only_the_side_whose_turn_it_is(table: type[Table]) -> None:
    """KNOCKOUT-16."""
    t = table(3)
    assert t.refused(1, AIM) == "not-your-slide"
    t.slide(14)
    assert t.refused(0, AIM) == "not-your-slide"


def test_passing_is_not_offered(table: type[Table]) -> None:
    """KNOCKOUT-23: exactly one token, and nothing else answers the wait."""
    t = table(2)
    (wait,) = t.waits()
    assert [legal_action.action for legal_action in GAME.legal_actions(t.s, 0) if legal_action.wait == wait] == [Slide]
    for verb in ("Decline", "Stay", "LetLie", "Remain"):
        t.refused(0, verb)
    t.slide(14)
    assert t.asked == (1,)


@pytest.mark.parametrize(
    ("aim", "code"),
    [
        ("Slide.19.0.45", "out-of-range"),
        ("Slide.251.0.45", "out-of-range"),
        ("Slide.135.-155.45", "out-of-range"),
        ("Slide.135.155.45", "out-of-range"),
        ("Slide.135.3.45", "bad-step"),
        ("Slide.135.0.0", "out-of-range"),
        ("Slide.135.0.141", "out-of-range"),
    ],
)
def test_values_outside_their_range_are_refused(table: type[Table], aim: str, code: str) -> None:
    """KNOCKOUT-24."""
    assert table(2).refused(0, aim) == code


@pytest.mark.parametrize("aim", [(20, -150, 1), (250, 150, 140), (135, 5, 45)])
def test_the_ends_of_the_ranges_are_allowed(table: type[Table], aim: tuple[int, int, int]) -> None:
    """KNOCKOUT-24."""
    table(2).play(0, Slide(*aim), {0: OFF})


def test_a_slide_is_final(table: type[Table]) -> None:
    """KNOCKOUT-25: the decision is over, a second press for it is refused."""
    t = table(2)
    (wait,) = t.waits()
    t.slide(14)
    assert t.refused(0, AIM, wait) == "not-your-slide"
    assert t.refused(1, AIM, wait) == "too-late"


def test_whatever_leaves_the_board_is_out(table: type[Table]) -> None:
    """KNOCKOUT-27: the slid one and those knocked, of any side."""
    t = table(2).lay({4: 14, 1: 20})
    t.play(0, AIM, {0: OFF, 1: OFF, 4: OFF})
    assert [t.status(n) for n in (0, 1, 4)] == ["out"] * 3
    assert t.one(Slid).fate == "off"
    assert [(k.colour, k.origin, k.space, k.fate) for k in t.all(Knocked)] == [
        ("red", 20, 0, "off"),
        ("yellow", 14, 0, "off"),
    ]


def test_short_of_go_is_out(table: type[Table]) -> None:
    """KNOCKOUT-28: slid or pushed back."""
    t = table(2).lay({4: 2})
    t.play(0, AIM, {0: SHORT, 4: SHORT})
    assert (t.status(0), t.status(4)) == ("out", "out")
    assert (t.one(Slid).fate, t.one(Knocked).fate) == ("short", "short")


def test_several_tokens_on_one_space(table: type[Table]) -> None:
    """KNOCKOUT-32."""
    t = table(2).lay({4: (100, 300), 5: (140, 300)})
    t.play(0, AIM, {0: (170, 300)})
    assert [t.space(n) for n in (0, 4, 5)] == [8, 8, 8]


def test_only_the_last_place_counts(table: type[Table]) -> None:
    """KNOCKOUT-33: pushed twice, what is told is from where to where; nothing is told of who stays on the space."""
    t = table(2).lay({4: 14, 5: 17})
    t.play(0, AIM, {0: 11, 4: (140, 470), 5: 20})
    assert [(k.token, k.origin, k.space) for k in t.all(Knocked)] == [(5, 17, 20)]
    assert t.space(4) == 14
    assert t.one(Slid).touched == 2


def test_out_first_jail_after(table: type[Table]) -> None:
    """KNOCKOUT-34: off the board, then the second chance, then Jail."""
    t = table(2, second_chance="free").cash(500, 500).lay({4: 29})
    t.play(0, AIM, {0: OFF, 4: 28})
    assert t.what == "jail"
    t.play(1, verbs.Stay())
    assert t.what == "slide"


def test_a_side_without_tokens_in_hand_is_skipped(table: type[Table]) -> None:
    """KNOCKOUT-17."""
    t = table(3).lay({4: "out", 5: "out", 6: "out", 7: "out"})
    t.slide(14)
    assert t.asked == (2,)


def test_tokens_are_alike(table: type[Table]) -> None:
    """KNOCKOUT-22: a slide names none; the lowest number in hand goes."""
    assert Slide.__struct_fields__ == ("lane", "angle", "power")
    t = table(2).lay({0: "out", 2: "out"})
    assert t.due == 1
    t.slide(1, 1, 1)
    assert (t.due, t.asked) == (5, (1,))
    t.slide(1)
    assert (t.due, t.asked) == (6, (1,)), "red has none left"


def test_the_record_of_a_slide(table: type[Table]) -> None:
    """KNOCKOUT-143, KNOCKOUT-26: number, side, player, kind, aim, luck, launch, touches, exits, segments, ends, status."""
    dice = CommittedRng("knockout", bytes(range(32)))
    state = GAME.setup(2, default_options(GAME, "slow"), dice)
    seat = GAME.waits(state)[0].seats[0]
    told: list[Slid] = []
    GAME.play(
        state, seat, Slide(135, 0, 45), dice, lambda e, only=None: told.append(e) if isinstance(e, Slid) else None
    )
    (slid,) = told
    assert (slid.number, slid.seat, slid.kind, slid.lane, slid.angle, slid.power) == (1, seat, "regular", 135, 0, 45)
    assert (slid.power_luck, slid.angle_luck) == (340_788 - 393_210, 412_953 - 393_210)
    assert (slid.distance, slid.direction) == (357_004, 370_548)
    assert [(one.x, one.y) for one in slid.outcome.rest] == [(137_309, 436_997)]
    assert [(run.at, run.x, run.y) for run in slid.outcome.path] == [(0, 135_000, 80_000)]
    assert slid.before == ()
    assert [(one.status, one.space) for one in slid.landed] == [("board", 14)]
    assert (slid.space, slid.fate, slid.touched) == (14, "rests", 0)
    assert msgspec.json.decode(msgspec.json.encode(slid), type=Slid) == slid


def test_the_running_number_counts_slides_of_any_kind(table: type[Table]) -> None:
    """KNOCKOUT-141."""
    t = table(2).cash(500, 0)
    t.slide(28).play(0, verbs.Pay())
    assert t.what == "again"
    t.slide(5)
    assert t.one(Slid).number == 2
    assert t.slide(6).one(Slid).number == 3


def test_a_launched_token_overlaps_nothing(table: type[Table]) -> None:
    """KNOCKOUT-103, KNOCKOUT-105: the nearest legal centre is 34 mm from where a token is let go, two radii are 32."""
    t = table(2).lay({4: (135, 114)})
    t.play(0, Slide(135, 0, 1), None)
    slid = t.one(Slid)
    assert [touch.at > 0 for touch in slid.outcome.touches] == [True]


def test_statuses(table: type[Table]) -> None:
    """KNOCKOUT-145."""
    t = table(2).slide(14, 28, OFF)
    views = {one.number: one for side in GAME.view(t.s, None).sides for one in side.tokens}
    assert [views[n].status for n in (0, 4, 1, 5)] == ["board", "jail", "out", "hand"]
    assert (views[0].x, views[0].y, views[0].space, views[0].used) == (135_000, 474_000, 14, False)
    assert [one.token for one in lying(t.s)] == [0]


def test_an_outcome_may_be_given(table: type[Table]) -> None:
    """KNOCKOUT-146: the rules take what became of a slide as data, or only its wobble."""
    t = table(2)
    t.play(0, AIM, {0: (10, 910)})
    assert (t.space(0), t.status(0)) == (0, "jail")
    t.play(1, Slide(135, 0, 60), None)
    assert t.one(Slid).outcome.rest[0].y == 594_000
    assert CELLS[t.space(4)].set == "yellow"


def test_a_game_keeps_its_physics(table: type[Table]) -> None:
    """KNOCKOUT-114."""
    assert table(2).s.physics == GAME.view(table(2).s, None).physics == 1
