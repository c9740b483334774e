"""What the table waits for, for how long, and what is played when the time is up (part B of the rules)."""

from collections.abc import Callable

from bot.games.builder import actions as verbs
from bot.games.builder import phases, space_choices
from bot.games.builder.state import State, forbidden, interrupted, solo
from bot.kit.contract import CLOCK, Action, Clock, Seat, Wait, quarters
from bot.kit.mechanics import auction, trade

HALF_DAY, SIX_HOURS, HOUR, MINUTE = 43_200, 21_600, 3_600, 60
_AWAY = {"live": 10, "slow": HOUR}
_REST = {"live": 30, "slow": 10 * MINUTE}
"""What a turn has left at least after an interruption (BUILDER-158)."""
_EXTENSION = {"live": 10, "slow": 30 * MINUTE}
_TURN = {"live": 2 * MINUTE, "slow": HALF_DAY}
_CHOICE = {"live": MINUTE, "slow": SIX_HOURS}
_AUCTION = {"live": 45, "slow": SIX_HOURS}
GRACE: dict[str, dict[str, int]] = {
    "usual": {"live": 20, "slow": 30 * MINUTE},
    "short": {"live": 10, "slow": 5 * MINUTE},
    "long": {"live": MINUTE, "slow": 2 * HOUR},
    "longest": {"live": 5 * MINUTE, "slow": HALF_DAY},
}
"""How long the next roll waits for an owner to ask for rent, by the option `grace`; its word `none`: not at all."""


def _turn(seconds: dict[str, int]) -> Clock:
    """The clock of a step of the turn: shorter for who is away, with a rest after interruptions."""
    return Clock(seconds, away=_AWAY, least=_REST)


CLOCKS: dict[str, Clock] = {
    "drop": _turn(_TURN),
    "roll": _turn(_TURN),
    "jail": _turn(_TURN),
    "buy": _turn({"live": MINUTE, "slow": HALF_DAY}),
    "steal": _turn(_CHOICE),
    "park": _turn(_CHOICE),
    "pick": _turn(_CHOICE),
    "swap": _turn(_CHOICE),
    "manage": _turn({"live": 3 * MINUTE, "slow": HALF_DAY}),
    "debt": _turn({"live": 3 * MINUTE, "slow": HALF_DAY}),
    "inherit": _turn(_CHOICE),
    "auction": Clock(
        _AUCTION,
        lap=_EXTENSION,
        least=_EXTENSION,
        warn={"live": (10,), "slow": (30 * MINUTE, 5 * MINUTE)},
        marks=quarters(_AUCTION),
    ),
    "deal": Clock({"live": 3 * MINUTE, "slow": 2 * HALF_DAY}, warn={"live": (30,), "slow": (HOUR,)}),
    **{f"grace-{word}": Clock(seconds, warn={"live": (), "slow": ()}) for word, seconds in GRACE.items()},
}
"""Seconds by kind of wait and pace (part B). A bid moves an auction's deadline to at least one extension later, and so
does what holds it up (BUILDER-58, BUILDER-62)."""

_NAMES: dict[type, str] = {
    phases.ToDrop: "drop",
    phases.ToRoll: "roll",
    phases.ToLeaveJail: "jail",
    phases.ToBuy: "buy",
    phases.ToSteal: "steal",
    phases.ToPark: "park",
    phases.ToPick: "pick",
    phases.ToSwap: "swap",
    phases.ToManage: "manage",
}
"""What the active player decides."""


def waits(s: State) -> list[Wait]:
    """Everything awaited, in turn order from the active player (BUILDER-155)."""
    if s.ranks:
        return []
    found: list[Wait] = []
    top = s.stack[-1] if s.stack else None
    if s.debts or s.inherits:
        _before(s, found)
    name = _NAMES.get(type(top))
    if name is not None and top is not None:
        still = held(s) if found or s.claims else False
        found.append(Wait(f"{name}-{top.number}", (s.turns.active,), name, 0, still))
    elif isinstance(top, phases.Sale):
        # It does not close while somebody raises funds or answers for mortgages (BUILDER-62).
        seats = auction.bidders(top) or tuple(top.seats)
        found.append(Wait(auction.name(top), seats, "auction", top.lap, interrupted(s)))
    if s.claims or s.deals:
        _beside(s, found)
    return _in_turn_order(s, found) if len(found) > 1 else found


def _in_turn_order(s: State, found: list[Wait]) -> list[Wait]:
    """From the active player on, each by its first seat."""
    return sorted(found, key=lambda wait: (wait.seats[0] - s.turns.active) % len(s.active))


def _before(s: State, found: list[Wait]) -> None:
    """What goes before the turn (BUILDER-158)."""
    if s.debts:
        found.append(Wait(f"debt-{s.debts[0].number}", (s.debts[0].seat,), "debt"))
    found += [Wait(f"inherit-{i.number}", (i.seat,), "inherit", held=bool(s.debts)) for i in s.inherits]


def held(s: State) -> bool:
    """Whether the step of the turn stands still: for an interruption (BUILDER-158), or for rent before a roll (BUILDER-69)."""
    if s.debts or s.inherits:
        return True
    return bool(s.claims) and isinstance(s.stack[-1], (phases.ToRoll, phases.ToLeaveJail)) and forbidden(s)


def _beside(s: State, found: list[Wait]) -> None:
    """Rents in their grace time (BUILDER-157), and offers of trades."""
    if s.claims:
        clock = f"grace-{s.rules.grace}"
        found += [Wait(f"claim-{c.number}", (c.owner,), clock) for c in s.claims if not c.late]
    for t in s.deals:
        found.append(trade.wait(t, "deal", held=False))


_DEFAULTS: dict[str, tuple[Seat | None, Action]] = {
    "roll": (None, verbs.Roll()),
    "jail": (None, verbs.Roll()),
    "buy": (None, verbs.Auction()),
    "park": (None, verbs.Decline()),
    "swap": (None, verbs.Decline()),
    "manage": (None, verbs.EndTurn()),
    "inherit": (None, verbs.KeepAll()),
    "auction": (CLOCK, verbs.Hammer()),
    "debt": (CLOCK, verbs.Settle()),
}
"""By the wait's name; None is the seat awaited."""
_JUDGED: dict[str, Callable[[State], Action]] = {
    "drop": space_choices.usual_surplus,
    "steal": space_choices.usual_theft,
    "pick": space_choices.usual_type,
}
"""Defaults that depend on who has what."""


def default(s: State, wait: Wait) -> tuple[Seat, Action]:
    """Roll, auction, decline, end, keep; the clock ends graces and auctions, settles debts, lets offers lapse (part B, BUILDER-153).

    Whoever is the last active player ends the game by any deadline missed (BUILDER-150).
    """
    name, _, number = wait.id.partition("-")
    if name == "deal":
        return CLOCK, verbs.Lapse(int(number))
    if name == "claim":
        return CLOCK, verbs.EndGrace(int(number))
    last = solo(s)
    if last is not None:
        return last, verbs.EndAndCount()
    if name in _JUDGED:
        return wait.seats[0], _JUDGED[name](s)
    seat, action = _DEFAULTS[name]
    return (wait.seats[0] if seat is None else seat), action


def absent(s: State, seat: Seat) -> Action | None:
    """What is played at once for who is marked away: a pass in auctions (BUILDER-57, BUILDER-151)."""
    top = s.stack[-1] if s.stack else None
    return verbs.Pass() if isinstance(top, phases.Sale) and seat in auction.bidders(top) else None


def default_when_away(s: State, wait: Wait) -> tuple[Seat, Action]:
    """What is played for a seat that is away: rent due to it is asked for when the grace is over (BUILDER-75)."""
    name, _, number = wait.id.partition("-")
    return (wait.seats[0], verbs.Ask(int(number))) if name == "claim" else default(s, wait)
