"""What the table waits for, for how long, and what is played when the time is up (section 15)."""

from bot.games.deal import hand
from bot.games.deal import reactions as answers
from bot.games.deal.actions import EndHour, EndTurn, GiveBack, Obey
from bot.games.deal.state import DISCARD, PLAY, State, active
from bot.kit.contract import CLOCK, Action, Clock, Seat, Wait
from bot.kit.mechanics import reactions as demand

MINUTE, HOUR = 60, 3_600
_AWAY = {"live": 15, "brisk": 2 * MINUTE, "slow": 5 * MINUTE}

CLOCKS: dict[str, Clock] = {
    "play": Clock({"live": 180, "brisk": 30 * MINUTE, "slow": 12 * HOUR}, away=_AWAY, resume=25),
    "respond": Clock({"live": 60, "brisk": 10 * MINUTE, "slow": 8 * HOUR}, away=_AWAY),
    "counter": Clock({"live": 30, "brisk": 10 * MINUTE, "slow": 8 * HOUR}, away=_AWAY),
    "discard": Clock({"live": 45, "brisk": 5 * MINUTE, "slow": 2 * HOUR}, away=_AWAY),
    "orders": Clock({"live": 1, "brisk": 1, "slow": 1}),
    "hour": Clock({"live": HOUR, "brisk": HOUR, "slow": HOUR}, warn={"live": (300, 60), "slow": (300,)}),
}
"""Seconds by kind of wait and pace (section 15); at least a quarter of PLAY is left when it goes on (DEAL-121).

`orders` is the moment at which standing orders are carried out: it comes after every question, whoever has given one
(DEAL-128, DEAL-132). `hour` is an hour of the limit of the whole game (O-13).
"""


def waits(s: State) -> list[Wait]:
    """The answers in their order, the actor's last; the turn; standing orders; the limit (DEAL-120, DEAL-123)."""
    if s.ranks:
        return []
    if s.asked is None and s.stage == PLAY and not s.hours:
        return [Wait(f"play-{s.number}", (active(s),), "play")]
    found = demand.waits(s.asked.demand) if s.asked is not None else []
    if s.stage == DISCARD:
        found.append(Wait(f"discard-{s.number}", (active(s),), "discard"))
    else:
        found.append(Wait(f"play-{s.number}", (active(s),), "play", held=s.asked is not None))
    if s.obey:
        found.append(Wait(f"orders-{s.obey}", (CLOCK,), "orders"))
    if s.hours:
        found.append(Wait(f"hour-{s.hours}", (CLOCK,), "hour"))
    return found


def default(s: State, wait: Wait) -> tuple[Seat, Action]:
    """End the turn without playing; give back what is least wanted; what a silent answer means (section 15)."""
    name, _, number = wait.id.partition("-")
    if name == "play":
        return active(s), EndTurn()
    if name == "discard":
        return active(s), GiveBack(hand.least_wanted(s, active(s)))
    if name == "orders":
        return CLOCK, Obey()
    if name == "hour":
        return CLOCK, EndHour()
    return answers.absent(s, name, int(number))
