"""Everybody's points and cash turn by turn, kept for the chart of the end."""

from bot.games.builder import scoring
from bot.games.builder.state import State

COURSE = 64
"""Points of the chart that are kept; a longer game keeps every second one, then every fourth."""


def note(s: State) -> None:
    """Keep how everybody stands at the end of a turn."""
    if s.turns.turn % s.stride:
        return
    s.course.append([score.total for score in scoring.scores(s)])
    s.purses.append(list(s.purse.cash))
    if len(s.course) == COURSE:
        s.course, s.purses = s.course[1::2], s.purses[1::2]
        s.stride *= 2
