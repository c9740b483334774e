"""What the table waits for, for how long, and what is played when the time is up (section 13)."""

from bot.games.knockout.actions import TimeUp
from bot.games.knockout.state import State
from bot.games.knockout.turn import answering, name
from bot.kit.contract import CLOCK, Action, Clock, Seat, Wait

MINUTE, HOUR = 60, 3_600
_AWAY = {"live": 10, "slow": MINUTE}


def _clock(live: int, slow: int, missed: str) -> Clock:
    return Clock({"live": live, "slow": slow}, away=_AWAY, missed=missed)


CLOCKS: dict[str, Clock] = {
    "slide": _clock(90, 12 * HOUR, "first"),
    "again": _clock(90, 12 * HOUR, "first"),
    "retry": _clock(20, 2 * HOUR, "first"),
    "jail": _clock(30, 2 * HOUR, "all"),
    "chance": _clock(90, 12 * HOUR, "all"),
    "railroad": _clock(45, 4 * HOUR, "all"),
}
"""Seconds by kind of wait and pace (section 13), shorter while all who may answer are away (KNOCKOUT-162,
KNOCKOUT-190): a slide that ran out counts against its slider, anything else against every player of the side.
"""
GRACE = {"live": 60.0, "slow": 600.0}
"""Seconds that a wait has left at least after an outage (KNOCKOUT-166)."""


def waits(s: State) -> list[Wait]:
    """One at a time (section 13)."""
    asked, n = s.pending, s.number
    if asked is None:
        return []
    kind = name(asked)
    return [Wait(f"{kind}-{n}", answering(s, asked), kind)]


def default(_s: State, _wait: Wait) -> tuple[Seat, Action]:
    """The clock plays what the rules say for whoever has not answered; so the rules know who has missed it."""
    return CLOCK, TimeUp()
