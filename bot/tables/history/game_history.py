"""The recorded steps of one table in memory: its turns, what each told, and any earlier position, by replay.

Positions and the seed are secrets until the end: what is shown of a position is a seat's view of it.
"""

import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.kit.contract import EventFor
from bot.kit.engine import read
from bot.kit.replay import Sealed
from bot.kit.rng import CommittedRng
from bot.kit.spec import GameSpec
from bot.kit.undo import UNDO
from bot.tables.history.turn_log import Turn, TurnLog, told_of
from bot.tables.model import StoredStep

STRIDE = 32
"""Steps between two positions that are kept packed; so many are replayed at most for a page, once the game was read."""


class GameHistory:
    """The steps of one table, as far as they can be read. `damaged`: whether some cannot.

    A step that was taken back is none any more; that it was is told where it stood.
    """

    def __init__(self, game: GameSpec[Any], sealed: Sealed) -> None:
        self._game = game
        self._sealed = sealed
        self.steps: list[StoredStep] = []
        self._log = TurnLog(game)
        self._kept: dict[int, tuple[int, bytes]] = {}
        self._checked = 0
        self._sound: int | None = None
        self._taken_back: dict[int, list[tuple[int, EventFor]]] = {}
        self.damaged = False
        self.size = 0
        self.seq = 0
        """The number of the last step that was read."""

    @property
    def turns(self) -> list[Turn]:
        """The turns so far."""
        return self._log.turns

    def extend(self, steps: Iterable[StoredStep]) -> None:
        """The next steps of the table."""
        for step in steps:
            self.append(step)

    def append(self, step: StoredStep) -> None:
        """The next step of the table."""
        self.seq = step.seq
        told = told_of(self._game, step.told)
        self.damaged |= told is None
        if step.action == UNDO:
            self._take_back(step.seq, told or [])
            return
        self._log.append(step.seat, told or ())
        self.steps.append(step)
        self.size += len(step.told) + len(step.action) + 200

    def _take_back(self, seq: int, told: list[EventFor]) -> None:
        """The last step does not count any more."""
        if not self.steps:
            self.damaged = True
            return
        self._kept.pop(len(self.steps), None)
        self.steps.pop()
        self._checked = min(self._checked, len(self.steps))
        self._log.take_back()
        self._taken_back.setdefault(len(self.steps), []).extend((seq, each) for each in told)

    def told(self, turn: Turn, since: int = 0) -> list[EventFor]:
        """All that was told in a turn by steps with a number above `since`, also to single seats."""
        following = self._after(turn)
        last = len(self.steps) - 1 if following is None else following.step
        found: list[EventFor] = []
        for at in range(turn.step, last + 1):
            found += self._told_before(at, since) if at > turn.step or turn.number == 1 else []
            if self.steps[at].seq <= since:
                continue
            told = told_of(self._game, self.steps[at].told) or []
            end = following.event if following is not None and at == following.step else len(told)
            found += told[turn.event if at == turn.step else 0 : end]
        return found if following is not None else [*found, *self._told_before(len(self.steps), since)]

    def _told_before(self, at: int, since: int) -> list[EventFor]:
        """What was taken back before step `at`, by steps with a number above `since`."""
        return [each for seq, each in self._taken_back.get(at, ()) if seq > since]

    def at_end(self, turn: Turn) -> Any:
        """The position at the end of a turn; None where the steps until there cannot be replayed by today's rules."""
        following = self._after(turn)
        return self.position(len(self.steps) if following is None else following.carried)

    def position(self, count: int) -> Any:
        """The position after so many steps; None where they are not what seed and rules give."""
        if self._sound is not None and count > self._sound:
            return None
        start = max((at for at in self._kept if at <= count), default=-1)
        try:
            state, dice = self._opening() if start < 0 else self._unpacked(start)
            for at in range(max(start, 0), count):
                self._carry_out(at, state, dice)
        except Exception:  # whatever a record of another version leads to, its words are read on
            self._sound = self._checked
            return None
        return state

    def positions(self) -> Iterator[Any]:
        """The opening, then the same state after each step, carried on in place, as far as seed and rules give them."""
        try:
            state, dice = self._opening()
            yield state
            for at in range(len(self.steps)):
                self._carry_out(at, state, dice)
                yield state
        except Exception:  # as in `position`
            self._sound = self._checked

    def _after(self, turn: Turn) -> Turn | None:
        """The turn after one; None for the last one."""
        return self.turns[turn.number] if turn.number < len(self.turns) else None

    def _opening(self) -> tuple[Any, CommittedRng]:
        dice = CommittedRng(self._game.key, self._sealed.seed)
        return self._game.setup(self._sealed.seats, self._sealed.options, dice), dice

    def _unpacked(self, at: int) -> tuple[Any, CommittedRng]:
        drawn, packed = self._kept[at]
        state = msgspec.msgpack.decode(zlib.decompress(packed), type=self._game.state)
        return state, CommittedRng(self._game.key, self._sealed.seed, drawn)

    def _carry_out(self, at: int, state: Any, dice: CommittedRng) -> None:
        """Play a step in place: it was judged when it was made. Raises where it does not tell what it told then."""
        step, told = self.steps[at], list[EventFor]()
        self._game.play(
            state,
            step.seat,
            read(self._game, step.action),
            dice,
            lambda event, only=None: told.append(EventFor(event, only)),
        )
        if at >= self._checked:
            again = msgspec.json.encode(told).decode()
            if again != step.told and told_of(self._game, again) != told_of(self._game, step.told):
                raise ValueError("It tells something else than it did.")
            self._checked = at + 1
        if (at + 1) % STRIDE == 0 and at + 1 not in self._kept:
            packed = zlib.compress(msgspec.msgpack.encode(state), 1)
            self._kept[at + 1] = (dice.drawn, packed)
            self.size += len(packed) + 100
