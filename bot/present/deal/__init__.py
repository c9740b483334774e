"""What a table of Deal shows: turns, demands, the end, and the private panels of its seats."""

from bot.present.deal import ephemeral, pictures, position_text
from bot.present.deal.messages import happened, panels, reference
from bot.present.deal.moments import MOMENTS
from bot.present.deal.panel_context import DealContext
from bot.present.deal.targeting import HAND
from bot.present.presenter import Presenter

PRESENTER = Presenter(
    context=DealContext,
    public=panels,
    mine=ephemeral.mine,
    half_made=ephemeral.half_made,
    happened=happened,
    board=pictures.board,
    moments=MOMENTS,
    news=position_text.news,
    reference=reference,
    past_room=10,
    standing=position_text.fortunes,
    amount=DealContext.cash,
    private=ephemeral.PRIVATE,
    for_anybody=ephemeral.FOR_ANYBODY,
    hand=HAND,
    orders=ephemeral.orders,
)
