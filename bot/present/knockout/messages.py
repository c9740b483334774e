"""Knockout's public messages: the slides with what is asked after each, the rounds' bills, the end; and final forms."""

from collections.abc import Collection, Sequence

from bot.kit.contract import EventFor
from bot.present.knockout.game_over import end_panel, statement_panel
from bot.present.knockout.panel_context import KnockoutContext
from bot.present.knockout.turn_message import SLIDE, TURN, past_slides, past_turns, plain_events, running
from bot.present.panel_model import Panel
from bot.present.panels import final_messages
from bot.tables.model import OVER


def panels(ctx: KnockoutContext, recent: Sequence[EventFor], live: Collection[str]) -> list[Panel]:
    """The messages that should exist now, and the final form of each live one that is over (KNOCKOUT-154)."""
    over, told = ctx.table.phase == OVER, plain_events(recent)
    made = running(ctx, told)
    bills = statement_panel(ctx)
    if bills is not None:
        made.insert(_place(made, over=over), bills)
    if over:
        made.append(end_panel(ctx))
    return final_messages.with_past(ctx, made, live, recent, {SLIDE: past_slides, TURN: past_turns})


def _place(made: Sequence[Panel], *, over: bool) -> int:
    """Where the bills stand: after the slide that ended their round, before the next round's first question."""
    turns = (at for at, panel in enumerate(made) if panel.slot.startswith(f"{TURN}-"))
    return len(made) if over else next(turns, 0)
