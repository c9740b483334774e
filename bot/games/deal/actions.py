"""The verbs of Deal. Cards are named by their serial numbers, sets by the card in them that arrived first."""

from typing import Annotated

from bot.kit.contract import Action, Card, Seat
from bot.kit.fields import union_of
from bot.kit.verbs.turns import EndHour, EndTurn, Leave

Cards = Annotated[tuple[Card, ...], "card"]
Moves = Annotated[tuple[str, ...], "move"]
"""A batch of rearrangement: `<card>-to-<colour>` for a wild, `<card>-for-<card>` for an exchange within a colour."""


class Bank(Action, frozen=True):
    """Lay a money or action card in the own bank (DEAL-31)."""

    card: Card


class Lay(Action, frozen=True):
    """Lay a property or wild on a colour (DEAL-33, DEAL-34)."""

    card: Card
    colour: str


class Build(Action, frozen=True):
    """Put a House or Hotel on an own complete set, named by its first card (DEAL-105)."""

    card: Card
    place: Card


class PassGo(Action, frozen=True):
    """Draw two cards (DEAL-92)."""

    card: Card


class Sly(Action, frozen=True):
    """Take a loose property of an opponent (DEAL-82)."""

    card: Card
    target: Card


class Forced(Action, frozen=True):
    """Give an own loose property for one of an opponent (DEAL-84)."""

    card: Card
    own: Card
    target: Card


class Breaker(Action, frozen=True):
    """Take a complete set of an opponent, named by its first card (DEAL-88)."""

    card: Card
    place: Card


class Collect(Action, frozen=True):
    """One opponent owes 5M (DEAL-56)."""

    card: Card
    opponent: Seat


class Birthday(Action, frozen=True):
    """Every opponent owes 2M (DEAL-57)."""

    card: Card


class Charge(Action, frozen=True):
    """A two-colour rent card: every opponent owes the rent of one of its colours, doubled 0 to 2 times (DEAL-58)."""

    card: Card
    colour: str
    doubles: int


class ChargeOne(Action, frozen=True):
    """The multicolour rent card: one opponent owes the rent of any own colour (DEAL-59).

    With option O-3 on `all` the card is played with `Charge`.
    """

    card: Card
    colour: str
    doubles: int
    opponent: Seat


class Exchange(Action, frozen=True):
    """Lay a property drawn at the start of the turn in the place of a laid wild (DEAL-50).

    `to` is `hand`, or the colour on which the wild is laid instead.
    """

    card: Card
    wild: Card
    to: str


class Rearrange(Action, frozen=True):
    """Move laid wilds and exchange cards within a colour, judged at the end (DEAL-45, DEAL-47).

    `sure` is `yes` when a building may fall to the bank by it (DEAL-48), else `no`.
    """

    moves: Moves
    sure: str


class GiveBack(Action, frozen=True):
    """Put exactly the excess under the pile, in this order (DEAL-27, DEAL-28)."""

    cards: Cards


class Pay(Action, frozen=True):
    """Answer a charge with these table cards (DEAL-68 to DEAL-74); none where nothing can be paid."""

    thread: int
    cards: Cards


class SayNo(Action, frozen=True):
    """Answer with a Just Say No: the target against the action, the actor against a Just Say No (DEAL-95, DEAL-98)."""

    thread: int
    card: Card


class Submit(Action, frozen=True):
    """Let it happen: the target a theft, the actor the cancellation (DEAL-99)."""

    thread: int


class Obey(Action, frozen=True):
    """The clock carries out everybody's standing orders for what is open now (DEAL-128)."""


class Order(Action, frozen=True):
    """A private standing order, `pay`, `accept` or `guard`, `on` or `off` (DEAL-128)."""

    order: str
    value: str


Verbs = union_of(Action, vars())
