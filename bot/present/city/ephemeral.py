"""City's private panels: what a seat may do, half-made presses, deeds, and confirmations."""

from collections.abc import Callable

from bot.games.city import actions, data
from bot.kit.contract import Seat
from bot.present.city import pictures, position_text, trade_draft
from bot.present.city.panel_context import CityContext
from bot.present.controls import property_menus, wizard_steps
from bot.present.controls.legal_action_controls import CONFIRM, buttons, is_complete
from bot.present.controls.property_menus import DEED
from bot.present.panel_model import Menu, Panel
from bot.present.panel_name import COMPOSING, PanelName
from bot.present.panels import debts, own_panel, trades
from bot.present.panels.action_preview import change, full
from bot.present.panels.trades import COUNTER, DEAL
from bot.present.presenter import PrivatePanel

DEBT = "panel-debt"
"""What a debtor reads is what everybody reads."""

# ---- what I may do


def mine(ctx: CityContext, seat: Seat) -> Panel:
    """All that this seat may do now, and its cash; what it has stands with the deeds."""
    elsewhere = (actions.Vote, *trades.ANSWERED)
    legal_actions = [each for each in ctx.moves(seat) if each.action not in elsewhere]
    votes = [each for each in ctx.may(seat) if each.action is actions.Vote]
    made = [
        *trades.own(ctx, ctx.view.deals, seat),
        *(own_panel.asked_again(ctx, button) for button in buttons(ctx.controls, legal_actions)),
    ]
    out = not ctx.view.seats[seat].solvent
    asked = own_panel.asked(ctx, seat, (DEAL,), out=out, standing=True)
    said = (_purse(ctx, seat), asked, debts.own(ctx, seat, DEBT), position_text.hour(ctx, always=True))
    made += buttons(ctx.controls, votes)
    return own_panel.mine(ctx, said, legal_actions, made, pictures.card(ctx))


def _purse(ctx: CityContext, seat: Seat) -> str:
    own = ctx.view.seats[seat]
    return ctx.say("panel-own", cash=ctx.cash(own.cash), wealth=ctx.cash(own.wealth))


def _own(ctx: CityContext, seat: Seat) -> str:
    """Own districts, one line each: blocks and rent, or the mortgage."""
    made = []
    for plot in ctx.view.plots:
        if plot.owner != seat:
            continue
        blocks = plot.residential + plot.industrial
        key = "panel-own-mortgaged" if plot.mortgage else "panel-own-plot"
        rent = ctx.cash(plot.mortgage or plot.rent)
        made.append("-# " + ctx.say(key, space=ctx.space(plot.space), blocks=blocks, full=data.FULL, rent=rent))
    return "\n".join(made)


# ---- one step of a half-made press


def half_made(ctx: CityContext, seat: Seat, asked: PanelName) -> Panel | None:
    """The next question of a half-made press, with what it would cost and bring; None when it is over."""
    about = (EXTRA[asked.name](ctx, seat),) if asked.name in EXTRA else ()
    return wizard_steps.step(ctx, str(asked), about, pictures.card(ctx))


EXTRA: dict[str, Callable[[CityContext, Seat], str]] = {
    # Blocks left of the permit, and cash (CITY-57, CITY-58).
    "Build": lambda ctx, seat: ctx.say(
        "panel-permit", left=ctx.view.unit.left, cash=ctx.cash(ctx.view.seats[seat].cash)
    ),
    "Mortgage": lambda ctx, seat: debts.own(ctx, seat, DEBT),
}
"""What a wizard says besides its question, by verb."""


def _confirm(ctx: CityContext, seat: Seat, asked: PanelName) -> Panel | None:
    """A step that is asked once more, with what it would change; a page of its menu is still a question."""
    text = asked.text
    if not is_complete(text):
        return half_made(ctx, seat, asked.inner)
    return wizard_steps.confirm(ctx, text, lambda: full(ctx, change(ctx, text)))


# ---- deeds


def _deed(ctx: CityContext, asked: PanelName) -> Panel:
    """One menu of all districts, and the deed of the chosen one; for none what the looker has."""
    space = property_menus.named(asked.text, data.DISTRICTS)
    choices = property_menus.choices(ctx, list(ctx.plots), lambda each: ctx.owner_hint(ctx.plots[each]), space)
    mine = "" if ctx.seat is None else _own(ctx, ctx.seat)
    said = ("### " + ctx.say("panel-deeds"), mine) if space is None else position_text.district(ctx, space)
    menu = Menu(ctx.opens(DEED, "?"), ctx.say("panel-which-deed"), choices)
    return Panel(DEED, said, (menu,), None if space is None else pictures.deed(ctx, space))


PRIVATE: dict[str, PrivatePanel[CityContext]] = {
    CONFIRM: _confirm,
    **dict.fromkeys((DEAL, COUNTER, COMPOSING, *trade_draft.COMPOSED), trade_draft.panel),
}
"""Panels of a seat, by name; deals are put together and answered in one."""
FOR_ANYBODY = {DEED: _deed}
"""Panels that spectators may open too."""
