"""A new lobby with those who have just played."""

from typing import Any

from msgspec.structs import replace

from bot.kit.boards.custom_board import BOARD
from bot.kit.contract import Refusal
from bot.kit.spec import GameSpec
from bot.tables import lobby
from bot.tables.model import CLOSED, OVER, OWN, Table


def again(game: GameSpec[Any], table: Table, person: int, now: float) -> Table | Refusal:
    """A new lobby with the same chairs, options and pace, for a table that is over or closed; the next seat begins."""
    if table.phase not in (OVER, CLOSED):
        return Refusal("not-over")
    if table.seat_of(person) is None:
        return Refusal("not-seated")
    chairs = tuple(
        chair if chair.person is None else replace(chair, robot=None, away=False, missed=0, quiet=None, on_leave=None)
        for chair in table.chairs
        if not chair.former
    )
    host = table.host if table.seat_of(table.host) is not None else person
    fresh = lobby.opened(table.place, chairs[0], game, table.lang, now)
    loaded = table.board if str(table.options.get(BOARD)).startswith(OWN) else ""
    first, seats = game.lobby.first, len(chairs)
    named = int(table.options.get(first, 0))
    following = {first: named % seats + 1} if 1 <= named <= seats else {}  # by lot stays by lot
    options_ = {**table.options, **following}
    fresh = replace(fresh, host=host, chairs=chairs, options=options_, loaded=loaded, pace=table.pace)
    return lobby.paced(fresh, table.pace, now)
