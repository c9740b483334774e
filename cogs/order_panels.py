"""Giving and withdrawing standing orders, by the panel, its form or by typing; all of it for their owner alone."""

import contextlib
from collections.abc import Sequence

from bot.i18n.board_names import on_board
from bot.kit.contract import Refusal
from bot.kit.order_choice import available
from bot.kit.standing_orders import AMOUNTS
from bot.present import registry
from bot.present.control_id import NONE, ControlId
from bot.present.controls.amounts import read_cash
from bot.present.panel_name import MINE
from bot.present.panels import lobby
from bot.present.panels.orders import DROP, GIVE, ORDERS, SET
from bot.tables.model import Table
from bot.tables.storage.database import StoreError
from cogs import modals
from cogs.context import InteractionContext


async def pressed(ctx: InteractionContext, table: Table, press: ControlId) -> None:
    """Open the panel, or carry out a choice in it."""
    typed = modals.values(ctx.response.interaction.data)
    what, *fields = press.text.split(".")
    if press.text == NONE:
        await show(ctx, table)
    elif what == SET and len(typed) == 1 and len(fields) == len(("order", "?")):
        await give(ctx, table, fields[0], typed[0])
    elif what in (GIVE, DROP) and len(typed) == 1:
        await (give if what == GIVE else withdraw)(ctx, table, typed[0])
    else:
        await ctx.refuse(None, Refusal("forged"))


async def show(ctx: InteractionContext, table: Table) -> None:
    """Show a person's orders; that one was stopped is read once."""
    seat, service = table.seat_of(ctx.person), ctx.parts.orders
    if seat is None or table.state is None:
        await ctx.refuse(table, Refusal("stranger" if seat is None else "not-started"))
        return
    orders = service.of(table, ctx.person)
    await ctx.show(registry.orders_panel(table, seat, orders, await ctx.words()), table.id)
    await _read(ctx, table, orders.stopped)


async def give(ctx: InteractionContext, table: Table, order: str, typed: str = "") -> None:
    """Give an order, and show all; one that lacks its amount is asked for it, what cannot be is said in a sentence."""
    amount = await _amount(ctx, table, order, typed)
    if amount is None:
        await _ask(ctx, table, order)
        return
    refusal = amount if isinstance(amount, Refusal) else None
    refusal = refusal or await ctx.parts.orders.give(table, ctx.person, order, amount if isinstance(amount, int) else 0)
    if refusal is not None:
        await ctx.refuse(table, refusal, lobby.opens(table, ORDERS))
    else:
        await show(ctx, table)


async def withdraw(ctx: InteractionContext, table: Table, order: str) -> None:
    """Withdraw an order, and show what is left."""
    await ctx.parts.orders.withdraw(table, ctx.person, order)
    await show(ctx, table)


async def notice(ctx: InteractionContext, table: Table, panel: str = MINE) -> str:
    """What somebody reads above their moves when an order of theirs was stopped; empty otherwise."""
    seat, stopped = table.seat_of(ctx.person), ctx.parts.orders.of(table, ctx.person).stopped
    if panel != MINE or seat is None or not stopped:
        return ""
    words = await ctx.words()
    await _read(ctx, table, stopped)
    return "\n".join(registry.order_notice(table, seat, order, words) for order in stopped)


async def _read(ctx: InteractionContext, table: Table, stopped: Sequence[str]) -> None:
    """Note that somebody has read which orders were stopped; where that cannot be written they read it once more."""
    with contextlib.suppress(StoreError):
        for order in stopped:
            await ctx.parts.orders.withdraw(table, ctx.person, order)


async def _amount(ctx: InteractionContext, table: Table, order: str, typed: str) -> int | Refusal | None:
    """The amount of an order as people write it; None where it has to be asked for."""
    if table.seat_of(ctx.person) is None:
        return Refusal("stranger")
    if order not in available(ctx.parts.tables.game(table)):
        return Refusal("no-order")
    if order not in AMOUNTS:
        return 0
    words = on_board(await ctx.words(), table.board, table.lang)
    return read_cash(words, table.game, typed) if typed else None


async def _ask(ctx: InteractionContext, table: Table, order: str) -> None:
    seat = table.seat_of(ctx.person)
    if seat is None:
        await ctx.refuse(table, Refusal("stranger"))
        return
    given = ctx.parts.orders.of(table, ctx.person)
    if not await ctx.ask(registry.order_form(table, seat, order, given, await ctx.words())):
        await ctx.say("error-slow")
