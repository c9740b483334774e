"""A position of a trading game in a test's hand."""

from typing import Any, Self, TypeVar

import msgspec

from bot.kit import engine
from bot.kit.contract import Action, Choice, LegalAction, Rng, Seat, Subset, Value
from bot.kit.robots.search import discard_events
from bot.kit.spec import GameSpec, RobotTuning
from bot.kit.testing.scenario import Scenario
from bot.kit.testing.scripted_rng import ScriptedRng

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


def play_in_place(game: GameSpec[Any], state: Any, seat: Seat, action: Action, dice: Rng) -> None:
    """Carry out a legal action of any verb; what is told is dropped."""
    game.play(state, seat, action, dice, discard_events)


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
