"""What a table of City shows: turns, auctions, the end, and the private panels of its seats."""

from bot.present.city import ephemeral, pictures, position_text
from bot.present.city.messages import happened, panels
from bot.present.city.moments import MOMENTS
from bot.present.city.panel_context import CityContext
from bot.present.controls import property_menus
from bot.present.presenter import Presenter

PRESENTER = Presenter(
    context=CityContext,
    public=panels,
    mine=ephemeral.mine,
    half_made=ephemeral.half_made,
    happened=happened,
    board=pictures.board,
    moments=MOMENTS,
    news=position_text.news,
    reference=lambda ctx: (property_menus.deeds(ctx),),
    standing=lambda ctx: [seat.wealth for seat in ctx.view.seats],
    amount=CityContext.cash,
    private=ephemeral.PRIVATE,
    for_anybody=ephemeral.FOR_ANYBODY,
)
