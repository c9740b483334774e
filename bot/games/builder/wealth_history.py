"""Everybody's points and cash turn by turn, kept for the chart of the end."""

from bot.games.builder import scoring
from bot.games.builder.state import State
from bot.kit.mechanics import wealth_history


def note(s: State) -> None:
    """Keep how everybody stands at the end of a turn."""
    if s.turns.turn % s.stride == 0:
        s.course.append([score.total for score in scoring.scores(s)])
        s.purses.append(list(s.purse.cash))
        s.stride = wealth_history.thin((s.course, s.purses), s.stride)
