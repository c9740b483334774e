"""The public messages of a game: those that should exist now, and the final form of each that is over."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeVar

from bot.kit.contract import EventFor
from bot.kit.undo import TakenBack
from bot.present.panel_context import PanelContext
from bot.present.panel_model import Panel

S = TypeVar("S", bound=PanelContext)
FinalForms = Callable[[S, Sequence[str], Sequence[EventFor]], list[Panel]]
"""Makes the final forms of some messages, given by their slots, out of the recent events."""
Finals = Mapping[str, FinalForms[S]]
"""What makes the final forms, by the first part of a message's name."""


def with_past(
    ctx: S, made: Sequence[Panel], live: Collection[str], recent: Sequence[EventFor], finals: Finals[S]
) -> list[Panel]:
    """The messages of now, and the final form of each in `live` that is over."""
    current = {panel.slot for panel in made}
    over = sorted(slot for slot in live if slot not in current)
    if recent and isinstance(recent[-1].event, TakenBack):  # what has just ended had begun with the step taken back
        return [*made, *(Panel(slot, ("-# ↩️ " + ctx.words.say("undone"),), last=True) for slot in over)]
    slots = {kind: [slot for slot in over if slot.partition("-")[0] == kind] for kind in finals if over}
    return [*made, *(panel for kind, found in slots.items() if found for panel in finals[kind](ctx, found, recent))]


def each(final: Callable[[S, str, Sequence[EventFor]], Panel]) -> FinalForms[S]:
    """The final forms of messages that need nothing of each other."""
    return lambda ctx, slots, recent: [final(ctx, slot, recent) for slot in slots]
