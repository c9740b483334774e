"""How long a slide is watched before robots answer it."""

from bot.games.knockout.state import State
from bot.kit.contract import Options

AIMED, MOVING, LOOKED = 0.4, 3.0, 0.9
"""Seconds of a film's first picture, of its motion at most, and of a look at where everything lies."""
HALF_SPEED = 2 / 1_000_000
"""Seconds of film for a microsecond of the slide."""


def animation_seconds(s: State, options: Options) -> float:
    """Seconds from a slide until its film has been seen once (KNOCKOUT-152); 0 where none runs (KNOCKOUT-156)."""
    if s.last is None or s.number > s.answered + 1 or options.get("animation") == "still":
        return 0.0
    return AIMED + min(s.last.outcome.time * HALF_SPEED, MOVING) + LOOKED
