"""Knockout's public messages: the slides with what is asked after each, the rounds' bills, the end; and final forms."""

from collections.abc import Collection, Sequence

from bot.games.kit.model import Told
from bot.present import messages
from bot.present.knockout.ending import end_panel, statement_panel
from bot.present.knockout.scene import Scene
from bot.present.knockout.turn import SLIDE, TURN, past_slides, past_turns, plain_events, running
from bot.present.panel import Panel
from bot.tables.model import OVER, Table
from bot.words import Words


def panels(table: Table, recent: Sequence[Told], live: Collection[str], words: Words) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over (KNOCKOUT-154)."""
    scene, told = Scene(table, words), plain_events(recent)
    made = running(scene, told)
    bills = statement_panel(scene)
    if bills is not None:
        made.insert(_place(made, over=table.phase == OVER), bills)
    if table.phase == OVER:
        made.append(end_panel(scene))
    return messages.with_past(scene, made, live, recent, {SLIDE: past_slides, TURN: past_turns})


def _place(made: Sequence[Panel], *, over: bool) -> int:
    """Where the bills stand: after the slide that ended their round, before the next round's first question."""
    turns = (at for at, panel in enumerate(made) if panel.slot.startswith(f"{TURN}-"))
    return len(made) if over else next(turns, 0)
