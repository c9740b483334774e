"""Everybody's points and cash turn by turn, kept for the chart of the end."""

from bot.games.builder import scoring
from bot.games.builder.state import State
from bot.games.kit import course


def note(s: State) -> None:
    """Keep how everybody stands at the end of a turn."""
    if s.turns.turn % s.stride == 0:
        s.course.append([score.total for score in scoring.scores(s)])
        s.purses.append(list(s.purse.cash))
        s.stride = course.thin((s.course, s.purses), s.stride)
