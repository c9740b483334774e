"""The clocks of a table in words: when a decision's time is up, and how much of it is left."""

from bot.games import GAMES
from bot.kit.contract import Wait
from bot.present.panel_context import PanelContext
from bot.present.panels.lobby import countdown, deadline

FULL_RING = 4
"""The quarters of a ring of time."""


def first_wait(ctx: PanelContext, kind: str) -> Wait | None:
    """The decision of a kind that is awaited, the first of several; None for none."""
    for wait in ctx.waits:
        if wait.kind == kind:
            return wait
    return None


def ends(ctx: PanelContext, key: str, wait: str, **values: object) -> str:
    """The sentence `key` with the end of a wait's time in `until`; where its clock does not run, another one.

    That is the sentence's own short form (`.still`), else that the clock stands, else nothing where there is none.
    """
    if until := countdown(ctx.words, row := deadline(ctx.table, wait)):
        return ctx.say(key, until=until, **values)
    if ctx.words.has(short := f"{ctx.game}-{key}.still"):
        return ctx.words.say(short, **values)
    return "" if row is None else ctx.words.say("clock-stands")


def absence(ctx: PanelContext, wait: Wait) -> str:
    """A line about the bot's absence while this decision was open; nothing for one that began afterwards."""
    row, full = (deadline(ctx.table, wait.id), GAMES[ctx.game].clocks[wait.clock].seconds.get(ctx.table.pace, 0))
    spans = row is not None and row.due is not None and row.due - full < ctx.table.resumed
    return "-# " + ctx.words.say("resumed") if spans else ""


def quarters(ctx: PanelContext, wait: Wait | None, warning: int = 1) -> int:
    """The quarters of a wait's time that are left, as a ring has them; 0, its red light, from a warning on."""
    row = deadline(ctx.table, wait.id) if wait else None
    if row is None:
        return FULL_RING
    return 0 if row.warned >= warning else max(1, FULL_RING - row.marked)
