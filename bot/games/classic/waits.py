"""What the table waits for, for how long, and what is played when the time is up (section 5)."""

from collections.abc import Callable

from bot.games.classic import actions as verbs
from bot.games.classic import data, phases
from bot.games.classic.state import Claim, State, available, plan
from bot.kit.contract import CLOCK, Action, Clock, Seat, Wait, quarters
from bot.kit.mechanics import auction, trade
from bot.kit.mechanics.auction import Auction
from bot.kit.mechanics.debt import Debt

DAY, HALF_DAY, SIX_HOURS, HOUR = 86_400, 43_200, 21_600, 3_600
_AWAY = {"live": 10, "slow": HOUR}
_LEAST = {"live": 20, "slow": 900}
_TURN = {"live": 120, "slow": DAY}
_CHOICE = {"live": 60, "slow": HALF_DAY}
_AUCTION = {"live": 40, "slow": 8 * HOUR}
_LOT = {"live": 30, "slow": 4 * HOUR}
_LOT_WARNINGS: dict[str, tuple[int, ...]] = {"live": (5,), "slow": (1_800, 300)}
_TRADE = {"live": 180, "slow": DAY}
_CLAIM = {"live": 30, "slow": SIX_HOURS}
_HOUR = {"live": HOUR, "slow": HOUR}
_HOUR_WARNINGS: dict[str, tuple[int, ...]] = {"live": (900, 300, 60), "slow": (900,)}

CLOCKS: dict[str, Clock] = {
    "roll": Clock(_TURN, away=_AWAY, least=_LEAST),
    "jail": Clock(_TURN, away=_AWAY, least=_LEAST),
    "bus": Clock(_CHOICE, away=_AWAY, least=_LEAST),
    "triple": Clock(_CHOICE, away=_AWAY, least=_LEAST),
    "card": Clock(_CHOICE, away=_AWAY, least=_LEAST, counted=False),
    "buy": Clock(_CHOICE, away=_AWAY, least=_LEAST),
    "debt": Clock({"live": 180, "slow": DAY}, away=_AWAY),
    "inherit": Clock({"live": 60, "slow": SIX_HOURS}, away=_AWAY, counted=False),
    "end": Clock({"live": 30, "slow": 2 * HOUR}, away=_AWAY, least=_LEAST, counted=False),
    "auction": Clock(_AUCTION, lap={"live": 10, "slow": HOUR}, warn=_LOT_WARNINGS, marks=quarters(_AUCTION)),
    "lots": Clock(_LOT, lap={"live": 10, "slow": 1_800}, warn=_LOT_WARNINGS, marks=quarters(_LOT)),
    "contest": Clock(_LOT, warn=_LOT_WARNINGS, marks=quarters(_LOT)),
    "claim": Clock(_CLAIM, away={"live": 0, "slow": 0}, counted=False),
    "deal": Clock(_TRADE, warn={"live": (5,), "slow": (1_800,)}, marks=quarters(_TRADE)),
    "hour": Clock(_HOUR, warn=_HOUR_WARNINGS, marks=quarters(_HOUR)),
    "hour-more": Clock(_HOUR, marks=quarters(_HOUR)),
}
"""Seconds by kind of wait and pace (section 5, CLASSIC-93).

`lots` is for the properties of a bankrupt and for buildings; `hour-more` an hour of the limit that others follow.
A turn that was interrupted has `least` so much left (CLASSIC-23). Strikes are counted for the waits that stop the
game (CLASSIC-176); an absent owner's claim protects for no time at all (CLASSIC-81).
"""

NAMES: dict[type, str] = {
    phases.ToRoll: "roll",
    phases.ToLeaveJail: "jail",
    phases.ToBus: "bus",
    phases.ToTriple: "triple",
    phases.ToChooseCard: "card",
    phases.ToBuy: "buy",
    phases.ToEnd: "end",
}
"""The waits of the turn, all of them the active player's."""


def waits(s: State) -> list[Wait]:
    """What is pending, the turn held below a phase; then claims, trades and the hour, the oldest first (CLASSIC-173)."""
    if s.ranks:
        return []
    top = s.stack[-1]
    decision, open_ = _decision(s, top), type(top) in phases.PHASES
    if not (s.claims or s.deals or s.hours or open_):
        return [decision]
    numbered = [(top.number, decision)]
    if open_ and len(s.stack) > 1:
        numbered += [(below.number, _held(s, below)) for below in s.stack[:-1] if type(below) in NAMES]
    for one in s.claims:
        if one.guarded and not one.recorded:
            numbered.append((one.number, Wait(name(one), (one.owner,), "claim")))
    for t in s.deals:
        numbered.append((t.number, trade.wait(t, "deal", held=False)))
    numbered.sort()  # no number comes twice
    found = [wait for _, wait in numbered]
    if s.hours:
        found.append(Wait(f"hour-{s.hours}", (CLOCK,), "hour" if s.hours == 1 else "hour-more"))
    return found


def name(claim: Claim) -> str:
    """The id of a claim's wait."""
    return f"claim-{claim.number}"


def blocks(s: State, claim: Claim) -> bool:
    """Whether the next player has to wait for this claim before rolling; nobody waits for himself.

    Its protected time runs: not once it was asked for (CLASSIC-79, CLASSIC-80, CLASSIC-81).
    """
    return claim.guarded and not claim.recorded and claim.turn != s.turns.turn and claim.owner != s.turns.active


def forfeited(s: State, claim: Claim) -> bool:
    """Whether its owner is awaited to throw, and would lose it by that (CLASSIC-78, CLASSIC-82, CLASSIC-182)."""
    rolls = isinstance(s.stack[-1], (phases.ToRoll, phases.ToLeaveJail)) if s.stack else False
    return rolls and not claim.recorded and claim.turn != s.turns.turn and claim.owner == s.turns.active


def blocking(s: State) -> Claim | None:
    """The first claim that blocks the next roll."""
    for claim in s.claims:
        if blocks(s, claim):
            return claim
    return None


def _held(s: State, pending: phases.Pending) -> Wait:
    """A decision of the turn below a phase."""
    kind = NAMES[type(pending)]
    return Wait(f"{kind}-{pending.number}", (s.turns.active,), kind, held=True)


def _decision(s: State, pending: phases.Pending) -> Wait:
    """What the top of the stack waits for."""
    kind = NAMES.get(type(pending))
    if kind is not None:
        held = bool(s.claims) and kind in ("roll", "jail") and blocking(s) is not None
        return Wait(f"{kind}-{pending.number}", (s.turns.active,), kind, 0, held)
    if type(pending) is Auction:
        return auction.wait(pending, "auction" if pending.lot >= 0 and not _series(s) else "lots")
    if type(pending) is Debt:
        return Wait(f"debt-{pending.number}", (pending.seat,), "debt")
    if isinstance(pending, phases.Contest):
        return Wait(f"contest-{pending.number}", tuple(pending.asked), "contest")
    assert isinstance(pending, phases.ToInherit), "nothing else waits for anybody"
    return Wait(f"inherit-{pending.number}", (pending.seat,), "inherit")


def _series(s: State) -> bool:
    """Whether the running auction is one of a bankrupt's lots (CLASSIC-93)."""
    return len(s.stack) > 1 and type(s.stack[-2]) is phases.Lots


_DEFAULTS: dict[str, tuple[Seat | None, Action]] = {
    "roll": (None, verbs.Roll()),
    "jail": (None, verbs.Roll()),
    "bus": (None, verbs.Bus(data.SUM)),
    "buy": (None, verbs.Decline()),
    "end": (None, verbs.EndTurn()),
    "inherit": (None, verbs.Done()),
    "auction": (CLOCK, verbs.Hammer()),
    "debt": (CLOCK, verbs.Settle()),
    "contest": (CLOCK, verbs.CloseContest()),
    "hour": (CLOCK, verbs.EndHour()),
}
"""By the wait's name; None is the seat awaited."""


def _triple(s: State, seat: Seat) -> Action:
    """Forward by the sum of the three dice."""
    assert s.dice is not None
    return verbs.Go(data.TRACK.after(s.spaces[seat], sum(s.dice) + s.speed))


def _card(s: State, seat: Seat) -> Action:
    """Pay if the cash is there, else draw (CLASSIC-218)."""
    top = s.stack[-1]
    assert isinstance(top, phases.ToChooseCard)
    return verbs.Pay() if available(s, seat) >= plan(s).faces[top.card].amount else verbs.Draw()


_JUDGED: dict[str, Callable[[State, Seat], Action]] = {"triple": _triple, "card": _card}
"""Defaults that depend on the state."""


def default(s: State, wait: Wait) -> tuple[Seat, Action]:
    """Section 5's defaults: roll, the sum, decline, the best bid wins, raise the money, done, end the turn.

    CLASSIC-172.
    """
    kind, _, number = wait.id.partition("-")
    if kind == "claim":
        return CLOCK, verbs.Unblock(int(number))
    if kind == "deal":
        return CLOCK, verbs.Lapse(int(number))
    if kind in _JUDGED:
        return wait.seats[0], _JUDGED[kind](s, wait.seats[0])
    seat, action = _DEFAULTS[kind]
    return (wait.seats[0] if seat is None else seat), action


def absent(s: State, seat: Seat) -> Action | None:
    """What is played at once for who is marked away: a pass in auctions and contests (CLASSIC-92, CLASSIC-177)."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Auction) and seat in auction.bidders(top):
        return verbs.Pass()
    if isinstance(top, phases.Contest) and seat in top.asked:
        return verbs.Forgo()
    return None
