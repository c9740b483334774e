"""The end of the game, leaving, resigning (sections 8 and 15)."""

from bot.games.knockout import GAME
from bot.games.knockout.actions import Leave, Pay, Remain
from bot.games.knockout.events import LeftGame, Resigned, RoundBegan, Stayed, Won
from tests.games.knockout.board import AIM, OFF, Table


def played(t: Table, *rounds: dict[int, int]) -> Table:
    """Whole rounds with these tokens laid."""
    for ends in rounds:
        t.lay(dict(ends)).to_the_end()
    return t


def test_most_cash_wins(table: type[Table]) -> None:
    """KNOCKOUT-81, KNOCKOUT-189."""
    t = played(table(3), {0: 1}, {8: 27}, {4: 4})
    assert t.s.ranks == [3, 2, 1]
    won = t.one(Won)
    assert (won.colours, won.seats, won.amount, won.why) == (("green",), (2,), 500, "rounds")
    assert GAME.waits(t.s) == []


def test_equal_cash_shares_the_win(table: type[Table]) -> None:
    """KNOCKOUT-82, KNOCKOUT-189: 1, 1, 3."""
    t = played(table(3), {0: 1, 4: 3}, {}, {})
    assert t.s.ranks == [1, 1, 3]
    assert t.one(Won).colours == ("red", "yellow")


def test_a_team_wins_as_one(table: type[Table]) -> None:
    """KNOCKOUT-3."""
    t = played(table(6), {0: 1}, {4: 27}, {})
    assert t.s.ranks == [2, 2, 1, 1, 3, 3]
    assert t.one(Won).seats == (2, 3)


def test_a_partner_plays_on_alone(table: type[Table]) -> None:
    """KNOCKOUT-180: takes over the running wait, which stays the same decision, and slides all tokens from then on."""
    t = table(5)
    (wait,) = t.waits()
    assert t.asked == (0,)
    t.play(0, Leave())
    assert (t.waits(), t.asked) == ([wait], (1,))
    assert t.one(LeftGame).seat == 0
    sliders = []
    for _ in range(12):
        sliders.append(t.asked[0])
        t.slide(OFF)
    assert [seat for seat in sliders if seat in (0, 1)] == [1, 1, 1, 1]
    assert GAME.legal_actions(t.s, 0) == []


def test_the_other_partner_may_go_too(table: type[Table]) -> None:
    """KNOCKOUT-180: it is the other one's slide, and stays so."""
    t = table(5)
    t.play(1, Leave())
    assert t.asked == (0,)


def test_a_side_that_resigns(table: type[Table]) -> None:
    """KNOCKOUT-181: its wait is dropped, tokens in hand are out, those on the board stay as obstacles."""
    t = table(3).slide(14, 17, 20, 1, 1)
    assert t.asked == (2,)
    t.play(2, Leave())
    assert t.one(Resigned).colour == "green"
    assert [t.status(n) for n in range(8, 12)] == ["board", "out", "out", "out"]
    assert t.asked == (0,)
    t.play(0, AIM, {2: 5, 8: OFF})
    assert t.status(8) == "out"


def test_obstacles_of_a_resigned_side(table: type[Table]) -> None:
    """KNOCKOUT-181, KNOCKOUT-57, KNOCKOUT-182: they can be hit, keep properties occupied, block no collection."""
    t = table(3).slide(27)
    t.play(0, Leave())
    assert (t.status(0), t.asked) == ("board", (1,))
    t.slide(25)
    assert t.s.last is not None
    assert [one.token for one in t.s.last.before] == [0]
    t.lay({4: 25, 8: (260, 790), 5: 26}).to_the_end()
    assert t.refused(1, "Move.27") == "occupied"
    t.play(1, Remain())
    assert t.money() == [0, 500, 500]


def test_a_token_paid_for_is_out(table: type[Table]) -> None:
    """KNOCKOUT-181: and the fee stays in the pot."""
    t = table(3).cash(500, 0, 0).slide(28).play(0, Pay())
    t.play(0, Leave())
    assert (t.status(0), t.what, t.asked, t.pot) == ("out", "slide", (1,), 600)


def test_pending_questions_of_a_resigned_side_are_dropped(table: type[Table]) -> None:
    """KNOCKOUT-181: queued for Jail, and what would come later."""
    t = table(3).cash(500, 500, 500).lay({4: 27, 8: 25})
    t.play(0, AIM, {0: 14, 4: 28, 8: 30})
    assert t.asked == (1,)
    t.play(1, Leave())
    assert (t.what, t.asked) == ("jail", (2,))
    t.lay({9: 15, 10: 26})
    t.play(2, Leave())
    assert t.what == ""


def test_a_queued_question_of_a_resigned_side_is_dropped(table: type[Table]) -> None:
    """KNOCKOUT-181: green leaves while yellow is still being asked."""
    t = table(3).cash(500, 500, 500).lay({4: 27, 8: 25})
    t.play(0, AIM, {0: 14, 4: 28, 8: 30}).play(2, Leave())
    assert (t.what, t.asked) == ("jail", (1,))
    t.time()
    assert (t.what, t.asked) == ("slide", (1,))
    assert GAME.view(t.s, None).sides[2].resigned


def test_a_resigned_side_is_asked_nothing_at_the_rounds_end(table: type[Table]) -> None:
    """KNOCKOUT-181: its tokens on Chance and on the Railroad stay there, knocked to Jail nobody pays for them."""
    t = table(3).cash(500, 500, 500).lay({8: 15, 9: 26, 10: 27, 4: 26}).play(2, Leave())
    t.play(0, AIM, {0: 14, 10: 28})
    assert (t.status(10), t.what, t.asked) == ("jail", "slide", (1,))
    assert not t.all(Stayed)
    t.to_the_end()
    assert (t.what, t.asked, t.due) == ("railroad", (1,), 4)
    t.play(1, Remain())
    assert (t.s.round, t.what) == (2, "slide")


def test_a_resigned_side_keeps_its_cash_and_is_last(table: type[Table]) -> None:
    """KNOCKOUT-182, KNOCKOUT-189."""
    t = table(4).cash(900, 0, 100, 1000)
    t.play(0, Leave()).play(3, Leave())
    while t.what:
        t.to_the_end()
    assert t.money() == [900, 0, 100, 1000]
    assert t.s.ranks == [4, 2, 1, 3]


def test_a_resigned_side_counts_for_nothing_on_free_parking(table: type[Table]) -> None:
    """KNOCKOUT-182."""
    t = table(3).lay({0: (100, 860), 1: (140, 860), 4: (170, 900)}).play(0, Leave()).to_the_end()
    assert t.money() == [0, 500, 0]


def test_its_marker_leaves_after_the_rotation(table: type[Table]) -> None:
    """KNOCKOUT-183: A, B, C; B resigns in round 1: then C, A. It ends when every remaining side has gone first."""
    t = table(3).play(1, Leave()).to_the_end()
    assert t.card() == ["green", "red"]
    began = t.one(RoundBegan)
    assert (began.round, began.rounds) == (2, 2)
    t.to_the_end()
    assert t.what == ""


def test_resigning_after_going_first_changes_no_number_of_rounds(table: type[Table]) -> None:
    """KNOCKOUT-183."""
    t = table(3).to_the_end()
    t.play(0, Leave()).to_the_end()
    assert (t.what, t.s.round) == ("slide", 3)
    t.to_the_end()
    assert t.what == ""


def test_the_last_side_wins_at_once(table: type[Table]) -> None:
    """KNOCKOUT-184: without scoring the round."""
    t = table(2).cash(1000, 0).lay({0: 27}).play(0, Leave())
    assert t.s.ranks == [2, 1]
    assert t.money() == [1000, 0]
    assert (t.one(Won).why, t.one(Won).seats) == ("alone", (1,))


def test_the_last_side_need_not_slide_first(table: type[Table]) -> None:
    """KNOCKOUT-184: at once, also when it is the other side's slide."""
    t = table(2).slide(11).play(0, Leave())
    assert t.waits() == []
    assert t.s.ranks == [2, 1]


def test_leaving_while_others_are_asked(table: type[Table]) -> None:
    """KNOCKOUT-180: at any time."""
    t = table(3).cash(500, 500, 500).slide(28)
    t.play(2, Leave())
    assert (t.what, t.asked) == ("jail", (0,))
