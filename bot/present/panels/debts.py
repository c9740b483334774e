"""An open debt, as everybody and as the debtor reads it."""

from typing import Any

from bot.kit.contract import Cash, Seat
from bot.kit.mechanics.debt import DebtView
from bot.present.panel_context import PanelContext, ViewContext


def public(ctx: PanelContext, debt: DebtView | None, key: str = "panel-debt") -> str:
    """Who must find how much, for whom; nothing for none."""
    if debt is None:
        return ""
    name, whom = ctx.name(debt.seat), ctx.name(debt.creditor)
    return ctx.say(key, name=name, amount=ctx.cash(debt.amount), whom=whom)


def own(ctx: ViewContext[Any], seat: Seat, key: str = "panel-debt-own") -> str:
    """What a seat owes, lacks and can raise; nothing where it owes nothing.

    CITY-125, CITY-127, CLASSIC-150 to CLASSIC-153, BUILDER-128, BUILDER-129.
    """
    debt: DebtView | None = ctx.view.debt
    cash: Cash | None = ctx.view.seats[seat].cash
    if debt is None or debt.seat != seat:
        return ""
    return ctx.say(
        key,
        amount=ctx.cash(debt.amount),
        creditor=ctx.name(debt.creditor),
        missing=ctx.cash(max(0, debt.amount - (cash or 0))),
        raisable=ctx.cash(debt.raisable),
        enough="no" if debt.raisable is not None and debt.raisable < debt.amount else "yes",
    )
