"""The pictures that a table of Deal asks for."""

from msgspec.structs import replace

from bot.kit.contract import Card
from bot.present.deal.panel_context import GAME, NOTHING, DealContext
from bot.present.panel_model import PictureRequest


def board(ctx: DealContext) -> PictureRequest:
    """The table as it is now."""
    return ctx.order(GAME, replace(ctx.view, stopped=ctx.table.called_off))


def fan(ctx: DealContext) -> PictureRequest:
    """The looker's hand."""
    return ctx.order(f"{GAME}/hand", ctx.view)


def portrait(ctx: DealContext, card: Card) -> PictureRequest:
    """One card, large."""
    return PictureRequest(f"{GAME}/card", replace(NOTHING, played=card), board(ctx).theme, ctx.words.tongue)
