"""What the table waits for, for how long, and what is played when the time is up (section 18)."""

from collections.abc import Callable

from bot.games.city import actions as verbs
from bot.games.city import card_choices, pay, phases, specials
from bot.games.city.state import State, plot
from bot.kit.contract import CLOCK, Action, Clock, Seat, Wait, quarters
from bot.kit.mechanics import auction, trade
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt

HALF_DAY, SIX_HOURS, TWO_HOURS = 43_200, 21_600, 7_200
_AWAY = {"live": 10, "slow": 3_600}
_LAST_SECONDS = {"live": 5, "slow": 300}
_LOT_WARNINGS: dict[str, tuple[int, ...]] = {"live": (5,), "slow": (1_800, 300)}
_HOUR_WARNINGS: dict[str, tuple[int, ...]] = {"live": (900, 600, 300, 180, 120, 60, 30)}
_AUCTION = {"live": 50, "slow": SIX_HOURS}
_LOT = {"live": 50, "slow": TWO_HOURS}
_TRADE = {"live": 50, "slow": HALF_DAY}
_HOUR = {"live": 3_600}

CLOCKS: dict[str, Clock] = {
    "roll": Clock({"live": 90, "slow": HALF_DAY}, away=_AWAY),
    "jail": Clock({"live": 90, "slow": HALF_DAY}, away=_AWAY),
    "taxi": Clock({"live": 30, "slow": 4 * 3_600}, away=_AWAY),
    "buy": Clock({"live": 60, "slow": HALF_DAY}, away=_AWAY),
    "choose": Clock({"live": 60, "slow": HALF_DAY}, away=_AWAY),
    "pay": Clock({"live": 30, "slow": SIX_HOURS}, away=_AWAY),
    "pick": Clock({"live": 60, "slow": HALF_DAY}, away=_AWAY),
    "place": Clock({"live": 60, "slow": HALF_DAY}, away=_AWAY),
    "travel": Clock({"live": 45, "slow": SIX_HOURS}, away=_AWAY),
    "build": Clock({"live": 120, "slow": HALF_DAY}, away=_AWAY),
    "debt": Clock({"live": 180, "slow": 2 * HALF_DAY}, away=_AWAY),
    "deal": Clock(_TRADE, warn={"live": (5,), "slow": (1_800,)}, marks=quarters(_TRADE)),
    "auction": Clock(_AUCTION, warn=_LOT_WARNINGS, marks=quarters(_AUCTION)),
    "lot": Clock(_LOT, warn=_LOT_WARNINGS, marks=quarters(_LOT)),
    "auction-overtime": Clock(_AUCTION, lap=_LAST_SECONDS, warn=_LOT_WARNINGS, marks=quarters(_AUCTION)),
    "lot-overtime": Clock(_LOT, lap=_LAST_SECONDS, warn=_LOT_WARNINGS, marks=quarters(_LOT)),
    "vote": Clock({"live": 60, "slow": SIX_HOURS}),
    "hour": Clock(_HOUR, warn=_HOUR_WARNINGS, marks=quarters(_HOUR)),
    "hour-more": Clock(_HOUR, marks=quarters(_HOUR)),
    "calls": Clock({"live": 2_700}),
}
"""Seconds by kind of wait and pace. An auction lasts 50 seconds and warns with 5 left (CITY-37, CITY-38, CITY-153), and so
does a deal (CITY-120, CITY-153), whose sleeper is never marked away (CITY-156).

`lot` is a bank lot after a bankruptcy, `-overtime` the last-seconds rule (CITY-203), `hour-more` an hour that others
follow (CITY-194), `calls` the time until a new hour may be called for. The hour warns more and more often (CITY-146,
CITY-154). Step C and a debt have one time for the whole step.
"""

_NAMES: dict[type, str] = {
    phases.ToRoll: "roll",
    phases.ToLeaveJail: "jail",
    phases.ToTaxi: "taxi",
    phases.ToBuy: "buy",
    phases.ToChoose: "choose",
    phases.ToPick: "pick",
    phases.ToPlace: "place",
    phases.ToTravel: "travel",
    phases.ToBuild: "build",
}
"""What the active player decides."""


def waits(s: State) -> list[Wait]:
    """Auction, debt, deals, the step of the turn, the vote, the hour (CITY-162)."""
    if s.ranks:
        return []
    found = [_decision(s)]
    if s.deals:
        _trades(s, found)
    if s.hour.vote is not None:
        vote = s.hour.vote
        silent = [seat for seat, here in enumerate(s.solvent) if here and seat not in vote.yes and seat not in vote.no]
        found.append(Wait(f"vote-{vote.number}", tuple(silent), "vote"))
    if s.rules.live and s.rules.clock and not s.hour.over:
        _hour(s, found)
    return found


def _trades(s: State, found: list[Wait]) -> None:
    """Behind an auction, during which they stand still, and a debt; before a step of the turn (CITY-162, CITY-206)."""
    top = s.stack[-1]
    held = isinstance(top, Auction)
    place = 1 if isinstance(top, (Auction, Debt)) else 0
    found[place:place] = [trade.wait(t, "deal", held=held) for t in s.deals]


def _decision(s: State) -> Wait:
    top = s.stack[-1]
    name = _NAMES.get(type(top))
    if name is not None:
        return Wait(f"{name}-{top.number}", (s.turns.active,), name)
    if isinstance(top, Auction):
        clock = "lot" if plot(s, top.lot).waiting else "auction"
        return auction.wait(top, clock + "-overtime" if s.rules.overtime else clock)
    if isinstance(top, Debt):
        return Wait(f"debt-{top.number}", (top.seat,), "debt")
    assert isinstance(top, phases.ToPay), "all others go on by themselves"
    return Wait(f"pay-{top.number}", (top.seat,), "pay")


def _hour(s: State, found: list[Wait]) -> None:
    """Live pace: the hour runs beside everything (CITY-145, CITY-154)."""
    hour = s.hour
    if not hour.spare and not hour.calling:
        found.append(Wait(f"calls-{hour.number}", (CLOCK,), "calls"))
    found.append(Wait(f"hour-{hour.number}", (CLOCK,), "hour-more" if hour.spare else "hour"))


_DEFAULTS: dict[str, tuple[Seat | None, Action]] = {
    "roll": (None, verbs.Roll()),
    "jail": (None, verbs.Roll()),
    "choose": (None, verbs.Skip()),
    "taxi": (None, verbs.Stay()),
    "travel": (None, verbs.Stay()),
    "build": (None, verbs.Done()),
    "buy": (CLOCK, verbs.Auction(0)),
    "auction": (CLOCK, verbs.Hammer()),
    "debt": (CLOCK, verbs.Settle()),
    "vote": (CLOCK, verbs.CloseVote()),
    "calls": (CLOCK, verbs.OpenCalls()),
    "hour": (CLOCK, verbs.EndHour()),
}
"""By the wait's name; None is the seat awaited."""
_JUDGED: dict[str, Callable[[State], tuple[Seat, Action]]] = {
    "pay": pay.absent,
    "pick": card_choices.absent,
    "place": specials.absent,
}
"""Defaults that depend on the board."""


def default(s: State, wait: Wait) -> tuple[Seat, Action]:
    """Roll, skip, stay, done; the clock opens for the bank, lets the hammer fall, settles, lapses, closes (section 18)."""
    name, _, number = wait.id.partition("-")
    if name == "deal":
        return CLOCK, verbs.Lapse(int(number))
    if name in _JUDGED:
        return _JUDGED[name](s)
    seat, action = _DEFAULTS[name]
    return (wait.seats[0] if seat is None else seat), action
