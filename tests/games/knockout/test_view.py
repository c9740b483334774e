"""What is to be seen (section 17): nothing is hidden but the aim a panel opens with, which is one's own."""

from bot.games.knockout import GAME
from bot.games.knockout.actions import Pay, Slide
from tests.games.knockout.board import Table


def test_everybody_sees_the_same_but_their_aim(table: type[Table]) -> None:
    t = table(5).cash(500, 0, 0).slide(28)
    views = [GAME.view(t.s, seat) for seat in (None, *range(5))]
    assert [view.me for view in views] == [None, 0, 1, 2, 3, 4]
    assert len({view.sides for view in views}) == 1
    assert all(view.awaited == views[0].awaited and view.slide == views[0].slide for view in views)


def test_what_is_awaited(table: type[Table]) -> None:
    t = table(6).cash(500, 500, 500).slide(28)
    asked = GAME.view(t.s, None).awaited
    assert asked is not None
    assert (asked.what, asked.wait, asked.seats, asked.token, asked.cost) == ("jail", t.waits()[0], (0, 1), 0, 100)
    assert asked.slider == -1
    t.play(1, Pay())
    asked = GAME.view(t.s, None).awaited
    assert asked is not None
    assert (asked.what, asked.slider, asked.cost) == ("again", 0, 0)


def test_the_panel_opens_with_what_was_used_last(table: type[Table]) -> None:
    """Section 18: at first 135 / 0 / 45."""
    t = table(2)
    assert GAME.view(t.s, 0).aim == (135, 0, 45)
    t.play(0, Slide(140, -25, 60), {0: 14})
    assert GAME.view(t.s, 0).aim == (140, -25, 60)
    assert GAME.view(t.s, 1).aim == (135, 0, 45)
    assert GAME.view(t.s, None).aim == (135, 0, 45)


def test_the_last_slide_and_the_statement_outlive_the_round(table: type[Table]) -> None:
    """KNOCKOUT-144: the picture of a round's last slide is drawn when the tokens are back in the hands."""
    t = table(2).lay({0: 27}).to_the_end()
    view = GAME.view(t.s, None)
    assert view.round == 2
    assert view.slide is not None
    assert [one.token for one in view.slide.before] == [0]
    assert view.statement is not None
    assert [one.token for one in view.statement.lying] == [0]
    assert [bill.total for bill in view.statement.bills] == [500, 0]


def test_rounds_and_left(table: type[Table]) -> None:
    t = table(3)
    view = GAME.view(t.s, None)
    assert (view.round, view.rounds, view.turn, [side.left for side in view.sides]) == (1, 3, 0, [4, 4, 4])
    t.slide(14)
    view = GAME.view(t.s, None)
    assert (view.turn, [side.left for side in view.sides]) == (1, [3, 4, 4])
