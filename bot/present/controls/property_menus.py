"""Menus of properties, as every board has them: who owns each, and which one is looked at."""

from collections.abc import Callable, Container, Sequence

from bot.kit.contract import Space
from bot.present.panel_context import PanelContext
from bot.present.panel_model import Button, SelectOption

DEED = "deed"
"""The private panel of all deeds."""


def deeds(ctx: PanelContext) -> Button:
    """To all deeds."""
    return Button(ctx.say("panel-deeds"), ctx.opens(DEED))


def choices(
    ctx: PanelContext, spaces: Sequence[Space], hint: Callable[[Space], str], chosen: Space | None = None
) -> tuple[SelectOption, ...]:
    """A line for each; `hint` says more about it."""
    return tuple([SelectOption(ctx.space(each), str(each), hint(each), chosen=each == chosen) for each in spaces])


def named(text: str, known: Container[Space]) -> Space | None:
    """The property that a press names; None for none."""
    return int(text) if text.isascii() and text.isdigit() and int(text) in known else None
