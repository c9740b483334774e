"""The private panel of somebody's standing orders at a table: those given, a menu to give one, a menu to withdraw one.

Its presses are `h|<table>|orders|give.?`, `drop.?`, and `set.<order>.?`, the form that asks for an amount.
"""

from collections.abc import Iterable, Sequence

from bot.games import GAMES
from bot.kit.contract import Cash
from bot.kit.order_choice import available
from bot.kit.standing_orders import AMOUNTS, BID, BUY, CLAIM, END, PASS, ROLL
from bot.present.control_id import OPEN, ControlId
from bot.present.controls.legal_action_controls import Row
from bot.present.panel_context import PanelContext
from bot.present.panel_model import Button, Field, Form, Menu, Panel, SelectOption
from bot.present.panels import table_status
from bot.present.panels.lobby import opens
from bot.tables.lessons import is_lesson
from bot.tables.model import PAUSED, PLAYING, Table
from bot.tables.orders.model import Orders

ORDERS = "orders"
"""What the panel is called in OPEN presses."""
GIVE, DROP, SET = "give", "drop", "set"
SHOWN = (ROLL, END, BUY, CLAIM, BID, PASS)
"""How they stand in the panel; others below."""
Own = tuple[Sequence[str], tuple[Row, ...]]
"""What a game's own rules let people order: a line about each, and its switches."""


def panel(ctx: PanelContext, orders: Orders, own: Own) -> Panel:
    """All that the looker has given, and what may be given or withdrawn."""
    words, (lines, switches) = ctx.words, own
    given = [f"- {line(ctx, order, orders.given[order])}" for order in known(ctx.game) if order in orders.given]
    stopped = [notice(ctx, order) for order in orders.stopped]
    none = () if given or lines else (words.say("orders-none"),)
    said = ("### " + words.say("orders-title"), *stopped, words.say("orders-hint"), *given, *lines, *none)
    made = Panel(ORDERS, said, (*_menus(ctx, orders), *switches))
    return table_status.looked_up(ctx.table, made, words)


def line(ctx: PanelContext, order: str, amount: Cash) -> str:
    """What an order says."""
    return _say(ctx, f"order-{order}-given", amount=ctx.cash(amount))


def notice(ctx: PanelContext, order: str) -> str:
    """That an order was stopped because it could not be carried out."""
    return "⚠️ " + ctx.words.say("orders-stopped", order=ctx.words.say(f"order-{order}").rstrip("…"))


def form(ctx: PanelContext, order: str, orders: Orders) -> Form:
    """Asks for the amount of an order."""
    words = ctx.words
    now = orders.given.get(order)
    value = "" if now is None else ctx.cash(now)
    field = Field("amount", words.say("orders-amount"), _say(ctx, f"order-{order}-hint"), value=value)
    return Form(words.say(f"order-{order}"), press(ctx.table, f"{SET}.{order}.?"), (field,))


def known(game: str) -> Sequence[str]:
    """The orders that a game knows, as they are shown."""
    orders = available(GAMES[game])
    return sorted(orders, key=lambda order: SHOWN.index(order) if order in SHOWN else len(SHOWN))


def press(table: Table, text: str) -> str:
    """A press of the panel."""
    return str(ControlId(OPEN, table.id, ORDERS, text))


def way(ctx: PanelContext, own: Own) -> tuple[Button, ...]:
    """The button to the panel, while a game runs in which anything may be ordered; a lesson is nobody's to leave alone."""
    if (
        is_lesson(ctx.table.id)
        or ctx.table.phase not in (PLAYING, PAUSED)
        or not (available(GAMES[ctx.game]) or own[1])
    ):
        return ()
    return (Button(ctx.words.say("button-orders"), opens(ctx.table, ORDERS)),)


def _say(ctx: PanelContext, key: str, **values: object) -> str:
    """A sentence of orders, in the game's own words where it has some."""
    own = f"{ctx.game}-{key}"
    return ctx.words.say(own if ctx.words.has(own) else key, **values)


def _menus(ctx: PanelContext, orders: Orders) -> tuple[Menu, ...]:
    """What may be given, with an amount asked for next where it has one; what may be withdrawn."""
    every = known(ctx.game) if ctx.table.phase in (PLAYING, PAUSED) else ()
    fresh = [order for order in every if order not in orders.given or order in AMOUNTS]
    return (*_menu(ctx, GIVE, fresh), *_menu(ctx, DROP, [order for order in every if order in orders.given]))


def _menu(ctx: PanelContext, what: str, orders: Iterable[str]) -> tuple[Menu, ...]:
    words = ctx.words
    choices = tuple(
        SelectOption(words.say(f"order-{order}"), order, _say(ctx, f"order-{order}-hint") if what == GIVE else "")
        for order in orders
    )
    return (Menu(press(ctx.table, f"{what}.?"), words.say(f"orders-{what}"), choices),) if choices else ()
