"""What a table of Builder shows: turns, auctions, offers, rents, the end, and its seats' private panels."""

from bot.present.builder import ephemeral, pictures, position_text
from bot.present.builder.messages import happened, panels, reference
from bot.present.builder.moments import MOMENTS
from bot.present.builder.panel_context import BuilderContext
from bot.present.presenter import Presenter

PRESENTER = Presenter(
    context=BuilderContext,
    public=panels,
    mine=ephemeral.mine,
    half_made=ephemeral.half_made,
    happened=happened,
    board=pictures.board,
    moments=MOMENTS,
    news=position_text.news,
    reference=reference,
    standing=lambda ctx: [seat.score.total for seat in ctx.view.seats],
    amount=lambda ctx, points: ctx.say("panel-points", count=points),
    private=ephemeral.PRIVATE,
    for_anybody=ephemeral.FOR_ANYBODY,
    confirmation=ephemeral.confirmation,
)
