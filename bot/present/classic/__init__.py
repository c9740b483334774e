"""What a table of Classic shows: turns, auctions, shortages, claims, deals, the end, and its seats' private panels."""

from bot.present.classic import ephemeral, pictures, position_text
from bot.present.classic.messages import happened, panels
from bot.present.classic.moments import MOMENTS
from bot.present.classic.panel_context import ClassicContext
from bot.present.controls import property_menus
from bot.present.presenter import Presenter

PRESENTER = Presenter(
    context=ClassicContext,
    public=panels,
    mine=ephemeral.mine,
    half_made=ephemeral.half_made,
    happened=happened,
    board=pictures.board,
    moments=MOMENTS,
    news=position_text.news,
    reference=lambda ctx: (property_menus.deeds(ctx),),
    standing=lambda ctx: [seat.worth for seat in ctx.view.seats],
    amount=ClassicContext.cash,
    private=ephemeral.PRIVATE,
    for_anybody=ephemeral.FOR_ANYBODY,
    confirmation=ephemeral.confirmation,
)
