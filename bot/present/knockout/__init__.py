"""What a table of Knockout shows: slides, choices, the round's bills, the end; aiming and the other private panels."""

from bot.present.knockout import aiming, ephemeral, pictures, position_text
from bot.present.knockout.messages import happened, panels, past_board, plain_events
from bot.present.knockout.panel_context import KnockoutContext
from bot.present.presenter import Presenter

PRESENTER = Presenter(
    context=KnockoutContext,
    public=panels,
    mine=ephemeral.mine,
    half_made=ephemeral.half_made,
    happened=happened,
    board=pictures.board,
    news=lambda ctx, told: position_text.news(ctx, plain_events(told)),
    past_board=past_board,
    past_room=10,
    standing=lambda ctx: [ctx.view.sides[seat.side].cash for seat in ctx.view.seats],
    amount=KnockoutContext.cash,
    private=ephemeral.PRIVATE,
    for_anybody=ephemeral.FOR_ANYBODY,
    orders=ephemeral.orders,
    form=aiming.form,
    read_form=aiming.typed,
    animations={"knockout/slide": "knockout/slid"},
)
