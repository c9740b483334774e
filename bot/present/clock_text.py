"""The clocks of a table in words: when a decision's time is up, and how much of it is left."""

from bot.games import GAMES
from bot.kit.contract import Wait
from bot.present.panels.lobby import countdown, deadline
from bot.present.table_view import TableView

FULL_RING = 4
"""The quarters of a ring of time."""


def first_wait(table_view: TableView, kind: str) -> Wait | None:
    """The decision of a kind that is awaited, the first of several; None for none."""
    return next((wait for wait in table_view.waits if wait.kind == kind), None)


def ends(table_view: TableView, key: str, wait: str, **values: object) -> str:
    """The sentence `key` with the end of a wait's time in `until`; where its clock does not run, another one.

    That is the sentence's own short form (`.still`), else that the clock stands, else nothing where there is none.
    """
    if until := countdown(table_view.words, row := deadline(table_view.table, wait)):
        return table_view.say(key, until=until, **values)
    if table_view.words.has(short := f"{table_view.game}-{key}.still"):
        return table_view.words.say(short, **values)
    return "" if row is None else table_view.words.say("clock-stands")


def absence(table_view: TableView, wait: Wait) -> str:
    """A line about the bot's absence while this decision was open; nothing for one that began afterwards."""
    row, full = (
        deadline(table_view.table, wait.id),
        GAMES[table_view.game].clocks[wait.clock].seconds.get(table_view.table.pace, 0),
    )
    spans = row is not None and row.due is not None and row.due - full < table_view.table.resumed
    return "-# " + table_view.words.say("resumed") if spans else ""


def quarters(table_view: TableView, wait: Wait | None, warning: int = 1) -> int:
    """The quarters of a wait's time that are left, as a ring has them; 0, its red light, from a warning on."""
    row = deadline(table_view.table, wait.id) if wait else None
    if row is None:
        return FULL_RING
    return 0 if row.warned >= warning else max(1, FULL_RING - row.marked)
