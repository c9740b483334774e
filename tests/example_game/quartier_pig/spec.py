"""The rules of Pig: a state, verbs, events, and the functions that `GameSpec` asks for."""

import msgspec

from bot.kit.contract import Action, Clock, Event, LegalAction, Option, Options, Range, Rng, Seat, Tell, Wait
from bot.kit.events.turns import TurnBegan
from bot.kit.mechanics import ranking
from bot.kit.mechanics.turns import Turns, begin, pass_on
from bot.kit.spec import AbsencePolicy, GameSpec, RobotTuning
from bot.kit.verbs.turns import Roll

ENOUGH = 20
"""Points of a turn with which a careful player holds."""


class Hold(Action, frozen=True):
    """Keep the points of this turn and pass the die."""


class Threw(Event, frozen=True):
    """A die was thrown; a 1 loses the points of the turn."""

    seat: Seat
    die: int


class Held(Event, frozen=True):
    """The points of the turn were kept."""

    seat: Seat
    points: int
    score: int


class State(msgspec.Struct):
    """`throws` counts the dice thrown and the turns begun: every decision is a new one."""

    goal: int
    scores: list[int]
    turns: Turns
    points: int = 0
    throws: int = 1
    over: bool = False


class View(msgspec.Struct, frozen=True):
    """What everybody sees. The default messages and pictures look for `active`, `turn` and other numbers."""

    score: tuple[int, ...]
    active: Seat
    turn: int
    points: int
    goal: int


def setup(seats: int, options: Options, rng: Rng) -> State:
    """Everybody at 0; a die says who begins (PIG-1)."""
    return State(int(options["goal"]), [0] * seats, begin(rng.die(seats) - 1))


def waits(s: State) -> list[Wait]:
    """One decision at a time (PIG-2)."""
    return [] if s.over else [Wait(f"turn-{s.throws}", (s.turns.active,), "turn")]


def legal_actions(s: State, seat: Seat) -> list[LegalAction]:
    """Roll, or hold once something was thrown (PIG-2)."""
    if s.over or seat != s.turns.active:
        return []
    return [LegalAction(verb, f"turn-{s.throws}") for verb in ((Roll, Hold) if s.points else (Roll,))]


def play(s: State, seat: Seat, action: Roll | Hold, rng: Rng, tell: Tell) -> None:
    """Roll: the points are added, or a 1 loses them. Hold: they are kept; enough of them win (PIG-2 to PIG-4)."""
    s.throws += 1
    if isinstance(action, Roll):
        die = rng.die()
        tell(Threw(seat, die))
        if die > 1:
            s.points += die
            return
    else:
        s.scores[seat] += s.points
        tell(Held(seat, s.points, s.scores[seat]))
        s.over = s.scores[seat] >= s.goal
    s.points = 0
    if not s.over:
        pass_on(s.turns, [True] * len(s.scores))
        tell(TurnBegan(s.turns.active, s.turns.turn, s.turns.round))


def default(s: State, wait: Wait) -> tuple[Seat, Roll | Hold]:
    """Who lets the time run out holds, and rolls where there is nothing to hold (PIG-5)."""
    return s.turns.active, Hold() if s.points else Roll()


def view(s: State, seat: Seat | None) -> View:
    """Nothing is hidden."""
    return View(tuple(s.scores), s.turns.active, s.turns.turn, s.points, s.goal)


def result(s: State) -> list[int] | None:
    """By score (PIG-4)."""
    return ranking.ranking(dict(enumerate(s.scores)), []) if s.over else None


def action_value(seen: View, action: Roll | Hold) -> int:
    """Hold once the turn has brought enough, or all that is missing."""
    missing = seen.goal - seen.score[seen.active]
    return seen.points if isinstance(action, Hold) else min(ENOUGH, missing) - 1


GAME = GameSpec(
    key="pig",
    version=1,
    seats=range(2, 11),
    state=State,
    action=Roll | Hold,
    event=Threw | Held | TurnBegan,
    options=(Option("goal", 100, Range(20, 200, 10)),),
    clocks={"turn": Clock({"live": 60, "slow": 43_200}, away={"live": 5, "slow": 60})},
    setup=setup,
    legal_actions=legal_actions,
    waits=waits,
    default=default,
    play=play,
    view=view,
    redeterminize=lambda s, seat, rng: None,
    result=result,
    conserved_totals=lambda s: {"seats": len(s.scores)},
    robots=RobotTuning(action_value=action_value),
    absence=AbsencePolicy(max_missed_deadlines=3),
)
