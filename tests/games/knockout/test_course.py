"""What is kept of a scored round for those who show it: every side's cash, who was in Jail (sections 5 and 8)."""

from bot.games.knockout import GAME
from tests.games.knockout.board import Table


def test_every_rounds_cash_is_kept(table: type[Table]) -> None:
    """KNOCKOUT-47: as it was after the round, whatever is paid later."""
    t = table(3).lay({0: 25, 4: 16}).to_the_end()
    assert t.s.course == [[500, 250, 0]]
    t.lay({0: 1, 8: 4}).to_the_end()
    assert GAME.view(t.s, None).course == ((500, 250, 0), (600, 250, 150))


def test_a_statement_tells_who_was_in_jail(table: type[Table]) -> None:
    """KNOCKOUT-39: they come back free at the end of the round, the statement still knows."""
    t = table(2).lay({1: "jail", 5: "jail", 0: 25}).to_the_end()
    assert t.s.statement is not None
    assert t.s.statement.jailed == (1, 5)
    assert t.status(1) == "hand"
