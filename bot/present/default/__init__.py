"""What a game shows that has no presenter of its own: made of its legal actions, its events and its view."""

from bot.present.default import ephemeral
from bot.present.default.messages import happened, panels
from bot.present.default.panel_context import DefaultContext
from bot.present.presenter import Presenter

PRESENTER = Presenter(
    context=DefaultContext,
    public=panels,
    mine=ephemeral.mine,
    half_made=ephemeral.half_made,
    happened=happened,
    board=DefaultContext.board,
    private=ephemeral.PRIVATE,
)
