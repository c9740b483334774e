"""What an action would change, before it is done: its price, the cash that remains, rents before and after.

The action is tried on a copy of the game, and the two views are compared; only actions without chance are tried.
"""

import msgspec

from bot.games import GAMES
from bot.games.city import actions
from bot.games.city.view import CityView
from bot.games.kit.dice import FastDice
from bot.games.kit.engine import Accepted, decide
from bot.games.kit.model import Action, Cash, Seat, Space
from bot.tables.model import Table

CERTAIN: frozenset[type[Action]] = frozenset(
    {
        *(actions.Build, actions.BuildStadium, actions.BuildSkyscraper, actions.BuildTower, actions.PlaceStation),
        *(actions.RemoveHazard, actions.Place, actions.Demolish, actions.Mortgage, actions.LiftMortgage),
    }
)
"""Verbs without chance: what they change is the same whenever they are tried."""


class Change(msgspec.Struct, frozen=True):
    """What an action costs (below zero: brings), the cash left, and each rent that changes: space, before, after."""

    price: Cash
    left: Cash
    rents: tuple[tuple[Space, Cash, Cash], ...]


def change(table: Table, before: CityView, seat: Seat, action: Action) -> Change | None:
    """What `action` of `seat` would change, `before` being its view; None where it is uncertain or not allowed."""
    if type(action) not in CERTAIN:
        return None
    game = GAMES[table.game]
    done = decide(game, table.state, seat, action, FastDice(0))
    if not isinstance(done, Accepted):
        return None
    after: CityView = game.view(done.state, seat)
    had, left = before.seats[seat].cash or 0, after.seats[seat].cash or 0
    pairs = zip(before.plots, after.plots, strict=True)
    return Change(
        had - left, left, tuple((new.space, old.rent, new.rent) for old, new in pairs if old.rent != new.rent)
    )
