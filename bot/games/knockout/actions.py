"""The verbs of Knockout. A slide's lane is in millimetres, its angle in tenths of a degree (KNOCKOUT-24)."""

from bot.kit.contract import Action, Space
from bot.kit.fields import union_of
from bot.kit.verbs.turns import Decline, Leave, Pay, Stay


class Slide(Action, frozen=True):
    """Slide the token that is due: a regular one, one bought out of Jail, or one lying on Chance (KNOCKOUT-23).

    `lane` 20 to 250 mm from the left edge; `angle` -150 to 150 tenths of a degree in steps of 5, to the right positive;
    `power` 1 to 140, per cent of the way from GO to the far edge (KNOCKOUT-24).
    """

    lane: int
    angle: int
    power: int


class Retry(Action, frozen=True):
    """Take the second chance: slide the same token again, aimed as in `Slide` (KNOCKOUT-170)."""

    lane: int
    angle: int
    power: int


class LetLie(Action, frozen=True):
    """Leave the token on Chance (KNOCKOUT-52)."""


class Move(Action, frozen=True):
    """Put the token on the Railroad down on an unoccupied property (KNOCKOUT-56)."""

    space: Space


class Remain(Action, frozen=True):
    """Leave the token on the Railroad (KNOCKOUT-59)."""


class TimeUp(Action, frozen=True):
    """The clock's: what the rules play for whoever has not answered (section 13)."""


class Preset(Action, frozen=True):
    """How to answer the Jail question from now on: `ask`, `never` or `always` (KNOCKOUT-193)."""

    value: str


Verbs = union_of(Action, vars())
