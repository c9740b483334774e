"""What happens in the classic game, told after the fact; money, lots, buildings and deals have files of their own."""

from bot.games.classic.events.auctions import *
from bot.games.classic.events.buildings import *
from bot.games.classic.events.cards import *
from bot.games.classic.events.money import *
from bot.games.classic.events.rents import *
from bot.games.classic.events.trades import *
from bot.kit.contract import Cash, Event, Seat, Space
from bot.kit.events import turns as kit_turns
from bot.kit.events.jail import FinePaid, Freed, Jailed, StayedInJail
from bot.kit.events.turns import Bought, Moved, OrderRolled, SalaryPaid, TurnBegan, Visited
from bot.kit.fields import union_of


class Rolled(kit_turns.Rolled, frozen=True):
    """The dice were thrown; `speed` is `none`, `1`, `2`, `3`, `bus` or `mister` (CLASSIC-13, CLASSIC-30)."""

    speed: str


class DieAwoke(Event, frozen=True):
    """The first salary wakes a player's Speed Die (CLASSIC-31)."""

    seat: Seat


class TripleRolled(Event, frozen=True):
    """All three dice show `pips`: any space may be named (CLASSIC-45)."""

    seat: Seat
    pips: int


class BusTaken(Event, frozen=True):
    """The Bus goes so many spaces (CLASSIC-34)."""

    seat: Seat
    steps: int


class SpaceChosen(Event, frozen=True):
    """A space was named after a triple (CLASSIC-45)."""

    seat: Seat
    space: Space


class MisterMoved(Event, frozen=True):
    """Mr M leads on to `space` (CLASSIC-37, CLASSIC-39)."""

    seat: Seat
    space: Space


class MisterStayed(Event, frozen=True):
    """Mr M has nowhere to lead to (CLASSIC-38, CLASSIC-40)."""

    seat: Seat


class Declined(Event, frozen=True):
    """A property was not bought (CLASSIC-54)."""

    seat: Seat
    space: Space


class TaxPaid(Event, frozen=True):
    """A tax space (CLASSIC-59)."""

    seat: Seat
    space: Space
    amount: Cash


Facts = union_of(Event, vars())
