"""All that a game may say of itself: one typed object for each game, with every hook a declared field.

It stands beside `contract.py` because it names what boards and robots are made of, which import that module.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from bot.kit.boards.custom_board import BoardSchema
from bot.kit.contract import Action, Clock, Event, LegalAction, Option, Options, Refusal, Rng, Seat, Tell, Value, Wait
from bot.kit.events.turns import TurnBegan
from bot.kit.fields import union_members
from bot.kit.lesson import Lesson
from bot.kit.robots.move import Candidate, Reason
from bot.kit.standing_orders import OrderSpec
from bot.kit.verbs.turns import Leave

S = TypeVar("S", bound=msgspec.Struct)
"""The state of a game."""
Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


class Lookahead(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """What the search of a strong robot needs. Values of positions are ten-thousandths of a victory."""

    evaluate: Callable[[S], list[int]]
    """How good a state is for each seat: its chance to win, in ten-thousandths."""
    rollout_policy: Callable[[S, Rng], tuple[Seat, Any]]
    """The next seat of an imagined game and what it does: quick, sensible, and always legal."""
    simulate_candidates: Callable[[Any, list[LegalAction], int], list[Candidate]] | None = None
    """(view, legal actions, max_actions) -> the legal actions worth a look, best first, reckoned without dice.

    An empty list where continuations have to be imagined all the same.
    """
    sample_hidden: Callable[[S, Seat, Rng], None] | None = None
    """Deals what a seat cannot see as likely as play makes it; without it `redeterminize` deals all of it alike."""
    phase: Callable[[S], int] | None = None
    """A number that counts up; once it has grown by `lookahead_phases`, a continuation is evaluated."""
    lookahead_phases: int = 1
    max_depth: int = 20
    """Actions that one imagined continuation has at most."""
    max_actions: int = 25_000
    """Imagined actions for one move at a table: well below a second of one core."""
    crowd_doubt: float = 0
    """How much too sure `evaluate` is among more than two: chances that people see are drawn together by it (`doubted`)."""
    prior_weight: float = 0
    """Ten-thousandths of a victory for a unit of `action_value`."""
    prior_tries: int = 0
    """For how many tries that prior counts."""
    top_k: int = 6
    """Candidates that are looked ahead from."""


class RobotTuning(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """How robots judge a game: with it there are easy and normal ones, with `lookahead` strong ones too."""

    action_value: Callable[[Any, Any], int]
    """(view, action) -> how good; higher is better. An action that nobody awaits is played above 0 only."""
    quick_action_value: Callable[[Any, Any], int] | None = None
    """The same at first sight, for easy robots, where `action_value` takes thought."""
    candidate_actions: Callable[[Any, LegalAction], list[Any] | None] | None = None
    """(view, legal action) -> actions worth a look, legal or not; None: those of its domains."""
    explain: Callable[[Any, Any], Reason | None] | None = None
    """(view, action) -> the main reason for it, of public facts only; None where there is nothing to say."""
    hides_reason: Callable[[Any, Any], bool] | None = None
    """(view, action) -> whether a choice may betray what only its seat knows; its reason is then what `explain` says."""
    blunder_rate: int = 3
    """An easy robot does anything at all once in so many decisions."""
    lookahead: Lookahead[S] | None = None


class AbsencePolicy(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """What becomes of a seat whose player is away; the table counts."""

    max_missed_deadlines: int = 2
    """Deadlines missed in a row until a seat counts as away."""
    autoplay_when_away: Callable[[S, Seat], Action | None] | None = None
    """What is played at once in the name of a seat that is away; None where its time runs as for everybody."""
    default_when_away: Callable[[S, Wait], tuple[Seat, Any]] | None = None
    """As `default`, for a wait of one seat that is away."""
    min_time_after_outage: Mapping[str, float] = {}
    """Seconds by pace that a wait has left at least after an outage, where that is more than everywhere."""


class LobbySpec(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """What is settled in the lobby beside seats and options."""

    token_count: int | None = None
    """Tokens to pick from; None for one for each possible seat."""
    wants_tokens: bool = False
    """Whether the rules ask which token a seat has: then `options` has `tokens`, by seat, as a word like `0-2-1`."""
    options_from_tokens: Callable[[Sequence[int | None]], Mapping[str, Value]] | None = None
    """The hidden options that follow from the tokens picked, by seat."""
    teams: Callable[[int], Sequence[Sequence[Seat]]] | None = None
    """The seats that play together, for so many seats."""
    first: str = ""
    """The option that names the seat which begins, counted from 1, 0 by lot: a rematch passes it on to the next."""
    evening: Mapping[str, Value] = {}
    """The options that make a short evening of it: a preset of the lobby, in live pace."""
    days: Mapping[str, Value] = {}
    """The options that suit a few presses a day: a preset of the lobby, in slow pace."""


class DealSpec(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """The deals of a game, for those who look back at them."""

    made: type[Event]
    """What is told when a deal is carried out."""
    gains: Callable[[S, Any], Mapping[Seat, int]]
    """(the state just before, `made`) -> what it was worth to whom, in the smallest unit of money; empty: not counted."""


class Sample(msgspec.Struct, frozen=True, kw_only=True):
    """The game under way that menus show: four easy robots after `turns`, or after these `actions` and defaults."""

    turns: int = 10
    actions: tuple[Action, ...] = ()


class GameSpec(msgspec.Struct, Generic[S], frozen=True, kw_only=True, eq=False):
    """A set of rules over a state `S`: data and small functions. Nothing here knows time, chat or storage.

    Each `bot/games/<game>/spec.py` ends in `GAME = GameSpec(...)`. An unknown field is a TypeError.
    """

    key: str
    """`[a-z0-9-]+`; sentences, modules and saves are found by it."""
    version: int
    """Of the form of `state`; see `upgrades`."""
    seats: range
    """How many may play."""
    state: type[S]
    action: Any
    """The union of the verbs, subclasses of `Action`."""
    event: Any
    """The union of the events, subclasses of `Event`."""
    options: tuple[Option, ...] = ()
    clocks: Mapping[str, Clock]
    """How long waits last, by `Wait.clock`."""
    cross_checked: frozenset[type[Action]] = frozenset()
    """The verbs that may be refused from inside because their fields depend on one another."""
    time_limit: tuple[str, Value] | None = None
    """The option and its value with which the clocks alone end a game; None where they always do."""
    secret_verbs: frozenset[type[Action]] = frozenset()
    """The verbs whose values only the seat that plays them may know. Where there are any, seats hold secrets."""
    upgrades: Mapping[int, Upgrade] = {}
    """`upgrades[v]` turns a saved plain state of version v into one of version v + 1."""

    setup: Callable[[int, Options, Rng], S]
    """(seats, options, rng) -> a new game. Raises `Refused` where the options do not fit.

    `options` holds a value for every declared option, and `pace`.
    """
    legal_actions: Callable[[S, Seat], list[LegalAction]]
    """What a seat may do now: the one list of legality."""
    waits: Callable[[S], list[Wait]]
    """The decisions awaited, in the order in which equal deadlines are carried out."""
    default: Callable[[S, Wait], tuple[Seat, Any]]
    """What is played when the time of a wait is up."""
    play: Callable[[S, Seat, Any, Rng, Tell], None]
    """Carries out a legal action in place. Legality is not checked here; may raise `Refused`."""
    view: Callable[[S, Seat | None], Any]
    """What a seat may see; None for spectators. Its `turn`, where it has one, counts turns."""
    redeterminize: Callable[[S, Seat | None, Rng], None]
    """Deals again, in place, all that a seat cannot see."""
    result: Callable[[S], list[int] | None]
    """A rank per seat, 1 the best, ties equal; None while the game goes on."""
    conserved_totals: Callable[[S], dict[str, int]]
    """Whatever may never be created or lost, by name: money with the bank counted, cards, deeds."""

    stop: Callable[[S, Tell], None] | None = None
    """Ends, in place, a game that its people call off: ranks everybody by what they are worth now (`result`).

    Called at any moment between two actions, on a copy. It keeps the conserved totals and leaves nothing to wait for;
    what it tells is not passed on. None: a game called off ends as it stands, without ranks.
    """
    standing_is_public: Callable[[S], bool] = lambda _state: True
    """Whether everybody may know during the game how `stop` would rank them."""
    refine_refusal: Callable[[S, Seat, Any, Refusal], Refusal] | None = None
    """What to answer instead of one of the judge's vague refusals (`engine.VAGUE`); it itself where it will do."""
    rollout_actions: Callable[[S, Seat], list[LegalAction]] | None = None
    """A quicker `legal_actions`: those that answer a decision, for play-outs at random and for the judge to look at first.

    What they offer `legal_actions` offers too (law 1).
    """
    refuses_before_mutating: bool = False
    """Whether `play` raises `Refused` before it has changed anything, so that play-outs need no copy."""
    robots: RobotTuning[S] | None = None
    """Without it only robots that play at random."""
    absence: AbsencePolicy[S] = AbsencePolicy()
    lobby: LobbySpec = LobbySpec()
    boards: BoardSchema | None = None
    """What a group may change of the board; states and views then name the `board`."""
    turn_begins: tuple[type[Event], ...] = (TurnBegan,)
    """The public events with which a turn begins, for those who look back.

    Of a game that tells none of them each unbroken run of one seat's actions is a turn.
    """
    animation_seconds: Callable[[S, Options], float] | None = None
    """How long what has just happened is watched before a robot goes on."""
    deals: DealSpec[S] | None = None
    """What deals between seats are worth; None where a game knows none."""
    orders: OrderSpec[S] = OrderSpec()
    """Which verbs people may have done for them by standing orders."""
    card_word: Callable[[int], str] | None = None
    """The word by which the name of a card is found: `<game>-card-<word>`."""
    sample: Sample = Sample()
    lesson: Lesson | None = None
    """What a first game shows whoever learns; None: a few turns of a new game against a robot."""


@cache
def tells_of_turns(game: GameSpec[Any]) -> bool:
    """Whether one of a game's events begins a turn."""
    return any(issubclass(each, game.turn_begins) for each in union_members(game.event))


@cache
def knows_leaving(game: GameSpec[Any]) -> bool:
    """Whether a game has the verb with which a seat leaves it, which is offered to all who are in play."""
    return any(issubclass(each, Leave) for each in union_members(game.action))
