"""In slow pace, a person who must decide out of turn is mentioned once, in a message of its own."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from bot.kit.contract import Event, EventFor, Seat, Wait
from bot.present import clock_text, participants
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_context import RED, PanelContext
from bot.present.panel_model import Panel
from bot.present.panels import final_messages, turns
from bot.tables.model import SLOW

S = TypeVar("S", bound=PanelContext)
Ends = Mapping[str, tuple[type[Event], ...]]
"""The decisions that are called for, by the first part of a wait; the events that tell what became of each."""


def panels(
    ctx: S, active: Seat, ends: Ends, owed: Callable[[S, Wait], str], controls: Callable[[S, Wait], tuple[Row, ...]]
) -> list[Panel]:
    """A message for each person who must decide out of turn; `owed`: the open debt, as far as it is about that."""
    if ctx.table.pace != SLOW:
        return []
    waits = [wait for wait in ctx.waits if wait.kind in ends and active not in wait.seats]
    called = [wait for wait in waits if participants.people(ctx, wait.seats)]
    return [_panel(ctx, wait, owed(ctx, wait), controls(ctx, wait)) for wait in called]


def _panel(ctx: PanelContext, wait: Wait, owed: str, controls: tuple[Row, ...]) -> Panel:
    """What is to be done, until when."""
    end = clock_text.ends(ctx, "panel-until", wait.id)
    said = (
        ctx.say("panel-called", mention=participants.mention(ctx, wait.seats[0]), what=ctx.told_you(wait)),
        owed,
        f"-# {end}" if end else "",
        clock_text.absence(ctx, wait),
    )
    return Panel(wait.id, said, controls, ping=participants.people(ctx, wait.seats), accent=RED)


def finals(ends: Ends) -> final_messages.FinalForms[PanelContext]:
    """The final forms: what became of each, if that is still known."""

    def final(ctx: PanelContext, slot: str, recent: Sequence[EventFor]) -> Panel:
        told = [each for each in recent if isinstance(each.event, ends[slot.rpartition("-")[0]])]
        over = ctx.say("panel-summons-over")
        said = ctx.words.event(ctx.game, told[-1], ctx.names) if told else over
        return turns.past(ctx, slot, "", [said])

    return final_messages.each(final)
