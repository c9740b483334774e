"""Random games for the laws: quick walks in place to positions worth judging."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bot.kit.contract import CLOCK, Action, Choice, EventFor, LegalAction, Range, Refusal, Refused, Rng, Seat, Value
from bot.kit.engine import Accepted, apply_action, carry_out, check_action, default_options
from bot.kit.rng import FastRng
from bot.kit.robots.baseline import candidates, greedy, sample
from bot.kit.spec import GameSpec

WINDOW = 5
"""Positions judged at the end of each walk."""
DEFAULTS, CLOCK_DEFAULTS = 12, 250
"""One in so many steps is a default; the default of a wait that only the clock answers."""
TEMPERS = (4000, 400, 40)
"""One in so many steps is an offer that answers no decision (leaving, calling votes)."""
RECENT = 80
"""Events that a position remembers."""


@dataclass(frozen=True)
class Walk:
    """A way into a game: so many random steps by these dice."""

    seats: int
    pace: str
    seed: int
    steps: int
    temper: int = TEMPERS[0]
    greed: bool = False
    """Whether seats follow the game's judgement, which leads deeper into a game than luck."""
    limited: bool = False
    """Whether the game is begun with a limit of its time, where only an option gives it one."""


@dataclass
class Position:
    """A state on the way. `state` is changed by the next step: whoever keeps it copies it."""

    game: GameSpec[Any]
    seats: int
    state: Any
    temper: int = TEMPERS[0]
    greed: bool = False
    told: list[EventFor] = field(default_factory=list)
    """What everybody was told last."""

    @property
    def everybody(self) -> list[Seat]:
        """All seats, the clock first."""
        return [CLOCK, *range(self.seats)]

    def offered(self) -> list[tuple[Seat, LegalAction]]:
        """Every unblocked offer."""
        return [
            (seat, legal_action)
            for seat in self.everybody
            for legal_action in self.game.legal_actions(self.state, seat)
            if legal_action.blocked is None
        ]

    def decided(self, seat: Seat, legal_action: LegalAction, action: Action, dice: FastRng) -> Accepted | Refusal:
        """What becomes of an action of an offer of this position, without making the list of all offers once more."""
        refusal = check_action([legal_action], action, legal_action.wait)
        return carry_out(self.game, self.state, seat, action, dice) if refusal is None else refusal

    def hear(self, told: list[EventFor]) -> None:
        """Remember the public events of some turns."""
        self.told = [*self.told[-RECENT:], *(one for one in told if one.only is None)]


def begin(game: GameSpec[Any], walk: Walk) -> tuple[Position, FastRng]:
    """The opening of a walk and its dice."""
    dice = FastRng(walk.seed)
    return Position(game, walk.seats, opened(game, walk, dice), walk.temper, walk.greed), dice


def opened(game: GameSpec[Any], walk: Walk, dice: FastRng) -> Any:
    """A new game with the options of a walk, or with the usual ones where those do not fit so many seats."""
    try:
        return game.setup(walk.seats, options(game, walk, dice), dice)
    except Refused:
        return game.setup(walk.seats, default_options(game, walk.pace), dice)


def options(game: GameSpec[Any], walk: Walk, dice: FastRng) -> dict[str, Value]:
    """The options of a walk: the game's defaults for two in three seeds, else any."""
    chosen: dict[str, Value] = {}
    for option in game.options if walk.seed % 3 == 2 else ():
        domain = option.domain
        low, high = (1, len(domain.options)) if isinstance(domain, Choice) else (domain.low, min(domain.high, 2))
        number = low + dice.die(high - low + 1) - 1
        chosen[option.key] = domain.options[number - 1] if isinstance(domain, Choice) else number
    if walk.limited and game.time_limit is not None:
        key, value = game.time_limit
        chosen[key] = value
    return default_options(game, walk.pace, chosen)


def positions(game: GameSpec[Any], walk: Walk) -> Iterator[Position]:
    """The last positions of a walk: where it leads, and a few steps further unless the game is over."""
    position, dice = begin(game, walk)
    for _ in range(walk.steps):
        if not game.waits(position.state):
            break
        step(position, dice)
    yield position
    for _ in range(WINDOW - 1):
        if not game.waits(position.state):
            return
        step(position, dice)
        yield position


def step(position: Position, dice: FastRng) -> None:
    """One random action or default, in place."""
    sealed_step(position, dice, dice)


def sealed_step(position: Position, luck: FastRng, dice: Rng) -> tuple[Seat, Any, list[EventFor]] | None:
    """The same, chosen by `luck` and thrown by `dice`; None where a combination was refused."""
    game, state = position.game, position.state
    seat, action = press(position, luck)
    if type(action) in game.cross_checked:
        decided = apply_action(game, state, seat, action, dice)
        if not isinstance(decided, Accepted):
            return None
        position.state = decided.state
        position.hear(decided.told)
        return seat, action, decided.told
    told: list[EventFor] = []
    game.play(state, seat, action, dice, lambda event, only=None: told.append(EventFor(event, only)))
    position.hear(told)
    return seat, action, told


def press(position: Position, dice: FastRng) -> tuple[Seat, Any]:
    """What somebody, or the clock, does next."""
    game, state = position.game, position.state
    waits = [wait for wait in game.waits(state) if not wait.held]
    wait = waits[dice.die(len(waits)) - 1]
    if dice.die(CLOCK_DEFAULTS if set(wait.seats) <= {CLOCK} else DEFAULTS) == 1:
        return game.default(state, wait)
    if dice.die(position.temper) == 1:
        spare = [(seat, legal_action) for seat, legal_action in position.offered() if legal_action.wait is None]
        if spare:
            verbs = list(dict.fromkeys(legal_action.action for _, legal_action in spare))
            verb = verbs[dice.die(len(verbs)) - 1]
            spare = [each for each in spare if each[1].action is verb]
            seat, legal_action = spare[dice.die(len(spare)) - 1]
            return seat, choose(legal_action, dice)
    seats = [seat for wait in waits for seat in wait.seats if seat != CLOCK]
    if not seats:
        return game.default(state, wait)
    seat = seats[dice.die(len(seats)) - 1]
    able = [
        legal_action
        for legal_action in game.legal_actions(state, seat)
        if legal_action.blocked is None and legal_action.wait is not None
    ]
    liked = greedy(game, game.view(state, seat), able, dice) if position.greed and dice.die(4) > 1 else None
    return seat, liked or choose(able[dice.die(len(able)) - 1], dice)


def choose(legal_action: LegalAction, dice: FastRng) -> Action:
    """Any action of an offer; the ends of its amounts often enough."""
    if any(isinstance(param, Range) for param in legal_action.params) and dice.die(6) == 1:
        looks = candidates(legal_action)
        return looks[dice.die(len(looks)) - 1]
    return sample(legal_action, dice)
