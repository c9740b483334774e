"""The words every game speaks: seat, action, legal action, wait, event, refusal. `spec.py` says what a game is."""

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Protocol, TypeVar, final

import msgspec

Seat = Annotated[int, "seat"]
"""A place in the game, 0..n-1; `CLOCK` is a seat too."""
Cash = Annotated[int, "cash"]
"""An amount of money in the game's smallest unit (City: thousands)."""
Space = Annotated[int, "space"]
"""An index on the track."""
Card = Annotated[int, "card"]
"""A card's number in the game's own list."""

CLOCK: Seat = -1
Value = int | str
"""A field of an action: an integer or a word of `[a-z0-9-]`."""
Goods = Annotated[tuple[Value, ...], "goods"]
"""What changes hands besides cash: spaces as integers, everything else as words of the game."""


class Action(msgspec.Struct, frozen=True, tag=True, array_like=True, forbid_unknown_fields=True):
    """What a seat wants to do. Subclasses are the verbs of one game, named in the imperative."""


class Event(msgspec.Struct, frozen=True, tag=True):
    """What has happened, told after the fact. Subclasses are past participles."""


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not accepted: a code and the facts a sentence needs."""

    code: str
    facts: dict[str, Value] = {}


class Refused(Exception):  # noqa: N818 - a refusal is no error
    """Raised by rules when a combination that the legal actions cannot express is not allowed."""

    def __init__(self, code: str, **facts: Value) -> None:
        super().__init__(code)
        self.refusal = Refusal(code, facts)


@final
class Choice(msgspec.Struct, frozen=True):
    """Pick one of `options`; a value in `blocked` is shown greyed with its reason and is not legal."""

    options: tuple[Value, ...]
    blocked: tuple[tuple[Value, Refusal], ...] = ()

    def holds(self, value: object) -> bool:
        """Whether `value` may be chosen."""
        return value in self.options


@final
class Range(msgspec.Struct, frozen=True):
    """Pick a number from `low` to `high`, both included, in steps counted from `low`."""

    low: int
    high: int
    step: int = 1

    def holds(self, value: object) -> bool:
        """Whether `value` may be chosen."""
        return isinstance(value, int) and self.low <= value <= self.high and (value - self.low) % self.step == 0


class Subset(msgspec.Struct, frozen=True):
    """Pick several of `options`, from `low` to `high` of them, none twice."""

    options: tuple[Value, ...]
    low: int
    high: int

    def holds(self, value: object) -> bool:
        """Whether the sequence `value` may be chosen."""
        if not isinstance(value, (tuple, list)) or not self.low <= len(value) <= self.high:
            return False
        return len(set(value)) == len(value) and all(item in self.options for item in value)


Domain = Choice | Range | Subset


class LegalAction(msgspec.Struct, frozen=True):
    """One thing a seat may do now: a verb and the values each of its fields may take.

    `wait` is the decision it answers; None for what may be done at any time.
    `blocked` makes it a thing to show greyed with its reason, never legal.
    """

    action: type[Action]
    wait: str | None
    params: tuple[Domain, ...] = ()
    blocked: Refusal | None = None

    def refusal(self, action: Action) -> Refusal | None:
        """Why `action`, of this legal action's verb, is not among the values offered; None when it is.

        A blocked legal action may leave out its params. With them, its reason is for the choices it names alone.
        """
        for field, param in zip(self.action.__struct_fields__, self.params, strict=self.blocked is None):
            value = getattr(action, field)
            if not param.holds(value) and (self.blocked is None or isinstance(param, Choice)):
                return _why_not(field, param, value)
        return self.blocked

    def options(self, at: int) -> tuple[Value, ...]:
        """What field `at` may be where one of several is chosen; nothing for other fields."""
        param = self.params[at]
        return param.options if isinstance(param, Choice) else ()

    def reach(self, action: Action) -> int:
        """How many leading fields of `action` are among the values offered: how near it came to this legal action."""
        fitting = 0
        for field, param in zip(self.action.__struct_fields__, self.params, strict=False):
            if not param.holds(getattr(action, field)):
                break
            fitting += 1
        return fitting


def _why_not(field: str, param: Domain, value: object) -> Refusal:
    """The most telling refusal for a value outside its domain."""
    if isinstance(param, Range):
        if isinstance(value, int) and param.low <= value <= param.high:
            return Refusal("bad-step", {"field": field, "step": param.step})
        return Refusal("out-of-range", {"field": field, "low": param.low, "high": param.high})
    if isinstance(param, Choice):
        for blocked, why in param.blocked:
            if blocked == value:
                return why
    return Refusal("not-a-choice", {"field": field})


class Wait(msgspec.Struct, frozen=True):
    """A decision the table is waiting for.

    `id` names the decision (`what-number`): a press made for another one is too late.
    `lap` gives the clock more time without making a new decision, as a bid may.
    `clock` is a key of the game's `clocks`. While `held` its clock stands still.
    """

    id: str
    seats: tuple[Seat, ...]
    clock: str
    lap: int = 0
    held: bool = False

    @property
    def kind(self) -> str:
        """What is decided: its id without the number."""
        return self.id.rpartition("-")[0]


class Clock(msgspec.Struct, frozen=True, eq=False):
    """How long a kind of wait lasts: data for the table, never read by rules. Keys are paces.

    `seconds`: the full time. `lap`: at least so much is left after a new lap (absent: a lap changes nothing).
    `warn`: seconds left at which the table warns, once each. `away`: the time for a seat marked away.
    `resume`: the share of the full time, in percent, that is left at least when a held wait goes on.
    `least`: the seconds that are left at least when a held wait goes on, by pace.
    `marks`: seconds left at which the time is drawn anew, silently, as by `quarters`.
    `missed`: whose a deadline is that ran out: `alone` counts only waits for one seat, `first` the first seat's, `all`
    every seat's. Except with `alone` the time for who is away holds once all who are waited for are away.
    `counted`: whether to miss it counts towards being marked away.
    """

    seconds: dict[str, int]
    lap: dict[str, int] = {}
    warn: dict[str, tuple[int, ...]] = {}
    away: dict[str, int] = {}
    resume: int = 0
    marks: dict[str, tuple[int, ...]] = {}
    missed: str = "alone"
    least: dict[str, int] = {}
    counted: bool = True


def quarters(seconds: Mapping[str, int]) -> dict[str, tuple[int, ...]]:
    """Marks for a clock: three quarters, half and a quarter of each time."""
    return {pace: tuple([full * part // 4 for part in (3, 2, 1)]) for pace, full in seconds.items()}


class Option(msgspec.Struct, frozen=True):
    """A setting of the game, chosen in the lobby and frozen at the start.

    Its sentences are `<game>-option-<key>` and, for words, `<game>-option-<key>-<value>`; the same with `-menu` behind
    are shorter, where a closed menu has no room for them. A `hidden` one is set by the table itself, from what its
    people have picked.
    """

    key: str
    default: Value
    domain: Choice | Range
    hidden: bool = False


class EventFor(msgspec.Struct, frozen=True):
    """An event and the one seat that may read it; None: everybody."""

    event: Event
    only: Seat | None = None


class Tell(Protocol):
    """How rules say what happens: to everybody, or to one seat."""

    def __call__(self, event: Event, only: Seat | None = None) -> None:
        """Say `event`; with `only`, to that seat alone."""
        ...


class Rng(Protocol):
    """Chance, handed to rules by argument."""

    def die(self, sides: int = 6) -> int:
        """Return 1..sides, each equally likely."""
        ...

    def shuffle(self, items: list[Any]) -> None:
        """Put `items` in random order, in place."""
        ...

    def named(self, label: str) -> bytes:
        """32 bytes that depend on the seed and `label` alone."""
        ...


S = TypeVar("S")
Options = Mapping[str, Value]
Handler = Callable[[S, Seat, Any, Rng, Tell], None]
"""The rule of a verb: carries out an action of it, in place."""
