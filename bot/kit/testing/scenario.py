"""A position of a game in a test's hand: one-line actions played through the engine, and what is to be seen then."""

from typing import Any, ClassVar, Self, TypeVar

from bot.kit import engine
from bot.kit.contract import CLOCK, Action, Event, LegalAction, Refusal, Seat
from bot.kit.spec import GameSpec
from bot.kit.testing.scripted_rng import ScriptedRng

E = TypeVar("E", bound=Event)


class Scenario:
    """A position `s` of `game`. `play("0 Roll 3 4")`: seat, action, then the falls of the dice it needs.

    Every mistake is an AssertionError.
    """

    game: ClassVar[GameSpec[Any]]
    s: Any
    told: list[Event]

    # ---- what happens

    def play(self, *lines: str) -> Self:
        """Play lines; `told` are then the events of the last one. Fails when a line is refused or leaves dice over."""
        for line in lines:
            seat, action, falls = self._read(line)
            before = self.game.conserved_totals(self.s)
            dice = ScriptedRng(falls)
            done = engine.apply_action(self.game, self.s, seat, action, dice)
            assert not isinstance(done, Refusal), (line, done, self.waits())
            assert not dice.falls, (line, dice.falls)
            self.s = done.state
            self.told = [told.event for told in done.told]
            assert self.game.conserved_totals(self.s) == before
            assert (self.result() is None) == bool(self.game.waits(self.s))
        return self

    def default(self, name: str = "") -> Self:
        """What the clock plays for the first wait that runs, or for the first of that name."""
        wait = next(wait for wait in self.game.waits(self.s) if not wait.held and wait.id.startswith(name))
        seat, action = self.game.default(self.s, wait)
        return self.play(f"{seat} {engine.write(action)}")

    def refused(self, line: str, wait: str | None = None) -> Refusal:
        """Why a line is refused."""
        seat, action, _ = self._read(line)
        done = engine.apply_action(self.game, self.s, seat, action, ScriptedRng([]), wait)
        assert isinstance(done, Refusal), f"{line} is accepted"
        return done

    def _read(self, line: str) -> tuple[Seat, Action, list[int]]:
        seat, action, *falls = line.split()
        who = CLOCK if seat in ("clock", "-1") else int(seat)
        return who, engine.read(self.game, action), [int(fall) for fall in falls]

    # ---- what is to be seen

    def waits(self) -> list[str]:
        """The names of what is awaited, without their numbers."""
        return [wait.id.rpartition("-")[0] for wait in self.game.waits(self.s)]

    def standing(self) -> list[str]:
        """The names of what stands still."""
        return [wait.id.rpartition("-")[0] for wait in self.game.waits(self.s) if wait.held]

    def awaited(self, name: str = "") -> tuple[Seat, ...]:
        """Whom the first wait that runs is for, or the first of that name."""
        waits = self.game.waits(self.s)
        return next(wait for wait in waits if (wait.id.startswith(name) if name else not wait.held)).seats

    def legal_actions(self, seat: Seat, verb: str) -> list[LegalAction]:
        """The open offers of a verb."""
        found = self.game.legal_actions(self.s, seat)
        return [
            legal_action
            for legal_action in found
            if legal_action.action.__name__ == verb and legal_action.blocked is None
        ]

    def all(self, kind: type[E]) -> list[E]:
        """All events of a kind told by the last line."""
        return [event for event in self.told if isinstance(event, kind)]

    def one(self, kind: type[E]) -> E:
        """The only event of its kind told by the last line."""
        found = self.all(kind)
        assert len(found) == 1, self.told
        return found[0]

    def none(self, kind: type[Event]) -> bool:
        """Whether the last line told no such event."""
        return not self.all(kind)

    def result(self) -> list[int] | None:
        """The ranks; None while the game goes on."""
        return self.game.result(self.s)
