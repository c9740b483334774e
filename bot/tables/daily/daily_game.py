"""One person's game of the day as it goes: robots and time act at once, so that it always waits for the person.

It has no clocks. All luck comes from the day's seed, that of robots too, so the same choices give the same game. The
table never holds the seed: whatever is made of it can tell nothing.
"""

from collections.abc import Sequence
from math import inf
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.kit import engine
from bot.kit.contract import CLOCK, Action, EventFor, Refusal, Seat, Value, Wait
from bot.kit.engine import Accepted
from bot.kit.events.turns import TurnBegan
from bot.kit.rng import CommittedRng, FastRng
from bot.kit.robots.baseline import choose
from bot.kit.spec import GameSpec
from bot.tables import lobby, presets
from bot.tables.daily.day import Day
from bot.tables.lobby import Transition
from bot.tables.model import CLOSED, ENDED, LIVE, OFF, OVER, PLAYING, ChannelRef, Participant, Record, Table
from bot.tables.storage.packed_state import PackedState

FIRST_ID = 3 * 10**11
"""The numbers of these games begin above this one, beyond tables and lessons."""
NOWHERE = ChannelRef(0, 0)
"""The place of a table that is shown nowhere."""
PERSON = 0
"""The person's seat; robots have the others."""
SEATS, ROUNDS = 4, 12
"""The person and three robots; and the rounds after which everybody is ranked, in a game that tells of rounds."""
TRIES = 8
"""Moves that a robot tries in a position until one is allowed."""
MOST = 5_000
"""Steps of robots and of time between two of the person; a game that needs more ends as it stands."""


class DailyGame(msgspec.Struct, frozen=True):
    """A person's game of a day. `opened`: the decisions that are open, the oldest first.

    `place`, `score` and `ended` (seconds since 1970): how and when it ended. `score` is the person's number in the
    game's standing, None where it has none.
    """

    table: Table
    day: int
    opened: tuple[str, ...] = ()
    place: int | None = None
    score: int | None = None
    ended: float | None = None

    @property
    def person(self) -> int:
        """Whose game it is."""
        return self.table.chairs[PERSON].person or 0

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.table.phase == OVER


class Played(msgspec.Struct, frozen=True):
    """A game after a step of the person, and all steps since, in their order."""

    game: DailyGame
    records: tuple[Record, ...] = ()


def is_daily(table: int) -> bool:
    """Whether a table's number is that of a game of the day."""
    return FIRST_ID < table < 2 * FIRST_ID


def options(game: GameSpec[Any]) -> dict[str, Value]:
    """The options of every game of the day: those that make it short."""
    short = {key: value for key, value in game.lobby.evening.items() if key != presets.TIME_LIMIT}
    return {option.key: option.default for option in lobby.options(game)} | short | {lobby.UNDO: OFF}


def seats(game: GameSpec[Any]) -> int:
    """How many sit at the table."""
    return min(game.seats, key=lambda count: abs(count - SEATS))


def begun(game: GameSpec[Any], day: Day, place: ChannelRef, person: Participant, now: float) -> Played:
    """A new game, as soon as the person has something to decide. `Refused` options are a fault of the game: ValueError."""
    table = lobby.opened(place, person, game, person.lang, now)
    table = replace(table, pace=LIVE, options=options(game))
    while len(table.chairs) < seats(game):
        table = _done(lobby.add_robot(game, table, lobby.usual_robot(game)))
    table = _done(lobby.start(game, table, None, day.seed, now))
    fresh = DailyGame(replace(table, seed=b"", deadlines=()), day.number)
    return _Course(game, day, _listed(game, fresh), now).until_awaited()


def _done(step: Transition | Refusal) -> Table:
    if isinstance(step, Refusal):
        raise ValueError(f"The game of the day cannot begin: {step.code}.")
    return step.table


def played(
    game: GameSpec[Any], day: Day, at: DailyGame, action: Action, wait: str | None, now: float
) -> Played | Refusal:
    """The person does something; then robots and time act until the person is asked again."""
    if at.table.phase != PLAYING:
        return Refusal(at.table.phase)
    course = _Course(game, day, at, now)
    refusal = course.carry_out(PERSON, action, wait)
    return course.until_awaited() if refusal is None else refusal


def exportable(at: DailyGame, day: Day, *, revealed: bool) -> Table:
    """The table as `history.export` reads it; with the seed, and with what robots hid, only once that may be shown."""
    ended = OVER if at.over else CLOSED
    return replace(at.table, seed=day.seed, phase=ended if revealed else PLAYING)


def awaited(game: GameSpec[Any], table: Table) -> list[Wait]:
    """The decisions that wait for the person, who can answer them."""
    able = {each.wait for each in game.legal_actions(table.state, PERSON) if each.blocked is None}
    return [wait for wait in _running(game, table) if PERSON in wait.seats and wait.id in able]


def rounds(told: Sequence[EventFor]) -> int:
    """The last round that began in what was told; 0 for none."""
    return max([each.event.round for each in told if isinstance(each.event, TurnBegan)], default=0)


def _running(game: GameSpec[Any], table: Table) -> list[Wait]:
    return [wait for wait in game.waits(table.state) if not wait.held]


def _listed(game: GameSpec[Any], at: DailyGame) -> DailyGame:
    """The game with its open decisions: of several that open at once the person's is the newest."""
    waits = {wait.id: wait for wait in game.waits(at.table.state)}
    kept = [each for each in at.opened if each in waits]
    fresh = sorted((each for each in waits if each not in kept), key=lambda each: PERSON in waits[each].seats)
    return replace(at, opened=(*kept, *fresh))


class _Course:
    """A game while steps are added to it."""

    def __init__(self, game: GameSpec[Any], day: Day, at: DailyGame, now: float) -> None:
        self.game, self.day, self.at, self.now = game, day, at, now
        self.records: list[Record] = []

    def until_awaited(self) -> Played:
        """Let robots and time act until the person has to decide or the game is over."""
        for _ in range(MOST):
            if self.at.over or not self._somebody_acts():
                break
        else:
            self._end(stopped=True)
        return Played(self.at, tuple(self.records))

    def _somebody_acts(self) -> bool:
        """The newest open decision comes first, in it robots before the person; where nobody decides, time does."""
        waits = {wait.id: wait for wait in _running(self.game, self.at.table)}
        mine = {wait.id for wait in awaited(self.game, self.at.table)}
        for wait in [waits[each] for each in reversed(self.at.opened) if each in waits]:
            if any(self._robot_acts(seat) for seat in self._robots(wait)):
                return True
            if wait.id in mine:
                return False
        return self._time_acts([*waits.values()])

    def _robots(self, wait: Wait) -> list[Seat]:
        """The robots of a decision, a different one first at each step."""
        found = [seat for seat in wait.seats if seat not in (CLOCK, PERSON)]
        first = self.at.table.seq % len(found) if found else 0
        return [*found[first:], *found[:first]]

    def _robot_acts(self, seat: Seat) -> bool:
        """Whether a robot has a move, which is carried out then."""
        table = self.at.table
        kind, view = table.chairs[seat].robot, self.game.view(table.state, seat)
        able = self.game.legal_actions(table.state, seat)
        for number in range(TRIES if kind else 0):
            action = choose(str(kind), self.game, view, able, FastRng(self._luck(seat, number)))
            if action is None:
                return False
            if self.carry_out(seat, action, None) is None:
                return True
        return False

    def _luck(self, seat: Seat, number: int) -> int:
        """The seed of a robot's own dice for a step, seat and try, apart from the draws of the game."""
        label = f"robot/{self.at.table.seq}/{seat}/{number}"
        return int.from_bytes(CommittedRng(self.game.key, self.day.seed).named(label)[:8], "big")

    def _time_acts(self, waits: Sequence[Wait]) -> bool:
        """Whether a decision gets its default, the one with the shortest clock first; never one that the person can take."""
        for wait in sorted(waits, key=self._seconds):
            seat, action = self.game.default(self.at.table.state, wait)
            if self.carry_out(seat, action, wait.id) is None:
                return True
        return False

    def _seconds(self, wait: Wait) -> float:
        clock = self.game.clocks.get(wait.clock)
        return inf if clock is None else clock.seconds.get(LIVE, inf)

    def carry_out(self, seat: Seat, action: Action, wait: str | None) -> Refusal | None:
        """An action becomes a step, unless it is refused."""
        table = self.at.table
        dice = CommittedRng(self.game.key, self.day.seed, table.drawn)
        done = engine.apply_action(self.game, table.state, seat, action, dice, wait)
        if isinstance(done, Refusal):
            return done
        seq = table.seq + 1
        self.records.append(Record(seq, f"{seq}", self.now, seat, engine.write(action), done.told))
        self._go_on(replace(table, seq=seq, drawn=dice.drawn, packed_state=PackedState(done.state)), done)
        return None

    def _go_on(self, table: Table, done: Accepted) -> None:
        """The game after a step; over by its own end, or by the last round."""
        self.at = _listed(self.game, replace(self.at, table=table))
        if self.game.result(done.state) is not None:
            self._end(stopped=False)
        elif self.game.stop is not None and rounds(done.told) > ROUNDS:
            self._end(stopped=True)

    def _end(self, *, stopped: bool) -> None:
        """The game is over, everybody ranked by its end or by what they have now; not ranked in a game that cannot do that."""
        table = self.at.table
        state = engine.stopped(self.game, table.state) if stopped else table.state
        ranks = self.game.result(state)
        ended = replace(table, phase=OVER, packed_state=PackedState(state), time_up=ENDED if stopped else "")
        self.at = replace(
            self.at, table=ended, opened=(), ended=self.now, place=None if ranks is None else ranks[PERSON]
        )
