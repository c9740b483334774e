"""A position of a game in a test's hand: one-line actions played through the engine, and what is to be seen then."""

from collections.abc import Sequence
from typing import Any, ClassVar, Self, TypeVar

import msgspec

from bot.kit import engine
from bot.kit.contract import CLOCK, Action, Choice, Event, LegalAction, Refusal, Rng, Seat, Subset, Value
from bot.kit.robots.search import discard_events
from bot.kit.spec import GameSpec, RobotTuning
from bot.kit.testing.scripted_rng import ScriptedRng

E = TypeVar("E", bound=Event)
P = TypeVar("P")
S = TypeVar("S", bound=msgspec.Struct)


def robots_of(game: GameSpec[S]) -> RobotTuning[S]:
    """How the robots of a game that has its own are tuned."""
    assert game.robots is not None
    return game.robots


def options_of(legal_action: LegalAction, param: int = 0) -> tuple[Value, ...]:
    """What may be chosen for a parameter of which one or several values are chosen."""
    domain = legal_action.params[param]
    assert isinstance(domain, Choice | Subset), domain
    return domain.options


def possible(legal_actions: Sequence[LegalAction]) -> list[tuple[object, ...]]:
    """What may be played in answer to a decision, without what is greyed."""
    return [
        (one.action, one.wait, [param.options if isinstance(param, Choice) else param for param in one.params])
        for one in legal_actions
        if one.wait is not None and one.blocked is None
    ]


def play_in_place(game: GameSpec[Any], state: Any, seat: Seat, action: Action, dice: Rng) -> None:
    """Carry out a legal action of any verb; what is told is dropped."""
    game.play(state, seat, action, dice, discard_events)


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


class TradingScenario(Scenario):
    """A game with a purse and spaces, in which seat 0 begins."""

    def __init__(self, seats: int = 3, pace: str = "slow", **options: Any) -> None:
        chosen = engine.default_options(self.game, pace) | {
            key.replace("_", "-"): value for key, value in options.items()
        }
        self.s = self.game.setup(seats, chosen, ScriptedRng([6, 6] + [1, 2] * (seats - 1)))
        self.told = []

    def cash(self, *amounts: int) -> Self:
        """So much cash from seat 0 on; the bank keeps the difference."""
        for seat, amount in enumerate(amounts):
            self.s.purse.bank += self.s.purse.cash[seat] - amount
            self.s.purse.cash[seat] = amount
        return self

    def at(self, seat: Seat, space: int) -> Self:
        """The token of `seat` stands on `space`."""
        self.s.spaces[seat] = space
        return self

    def purses(self) -> list[int]:
        """Cash by seat."""
        return list(self.s.purse.cash)

    def pending(self, kind: type[P]) -> P:
        """What is on top of the stack; it is of that kind."""
        top = self.s.stack[-1]
        assert isinstance(top, kind), top
        return top


class ChanceScenario(TradingScenario):
    """The same for games with one pile of cards, Chance."""

    def pile(self, *cards: int) -> Self:
        """Chance gives these cards first, without dice."""
        deck = self.s.chance
        rest = [card for card in sorted([*deck.loose, *deck.under]) if card not in cards]
        deck.loose, deck.under = [], [*cards, *rest]
        return self

    def holding(self, seat: Seat, *cards: int) -> Self:
        """`seat` holds kept cards out of the pile."""
        for card in cards:
            self.s.chance.under.remove(card)
            self.s.cards[seat].append(card)
        return self
