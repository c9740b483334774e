"""Any game's private panels: all that a seat may do, half-made and composed actions, leaving asked once more."""

from bot.kit.contract import Seat
from bot.present.controls import draft_panel, wizard_steps
from bot.present.controls.legal_action_controls import CONFIRM, buttons
from bot.present.default.panel_context import DefaultContext
from bot.present.panel_model import Panel
from bot.present.panel_name import COMPOSING, MINE, PanelName
from bot.present.panels import own_panel, turns
from bot.present.panels.trade_draft_panel import before
from bot.present.panels.trades import back
from bot.present.presenter import PrivatePanel


def mine(ctx: DefaultContext, seat: Seat) -> Panel:
    """What is awaited of this seat until when, its numbers, all that it may do now, what is greyed and why."""
    legal_actions = ctx.moves(seat)
    asked = [turns.timed(ctx, ctx.asked(wait), wait) for wait in ctx.waits if seat in wait.seats]
    said = (*(asked or [ctx.words.say("mine-nothing")]), ctx.numbers[seat])
    made = [own_panel.asked_again(ctx, button) for button in buttons(ctx.controls, legal_actions)]
    return own_panel.mine(ctx, said, legal_actions, made, ctx.board())


def half_made(ctx: DefaultContext, seat: Seat, asked: PanelName) -> Panel | None:
    """The next question of an action that is half made, or what is composed so far; None when it is over."""
    if asked.name != COMPOSING:
        return wizard_steps.step(ctx, str(asked))
    found = draft_panel.panel(ctx.controls, ctx.legal_actions, str(asked.action))
    if found is None:
        return None
    return Panel(MINE, found.lines, (*found.rows, (back(ctx, before(ctx, str(asked.action))),)))


PRIVATE: dict[str, PrivatePanel[DefaultContext]] = {
    CONFIRM: lambda ctx, seat, asked: wizard_steps.confirm(ctx, asked.text)
}
"""Panels of a seat, by name."""
