"""What every game's private panels of deals have: one that is put together and tried, one that is open, one countered."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Action, Cash, Range, Refusal, Seat, Value
from bot.kit.engine import apply_action, write
from bot.kit.rng import FastRng
from bot.present.controls import draft_panel
from bot.present.controls.amounts import raised
from bot.present.controls.draft import Draft, fitting, hindrance, open_choice, read
from bot.present.controls.legal_action_controls import ControlContext, Row
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE, PanelName
from bot.present.panels import trades
from bot.present.table_view import TableView

LABELS = {
    "give": "trade-add-give",
    "take": "trade-add-take",
    "pay": "trade-cash-give",
    "ask": "trade-cash-take",
    "lift": "trade-add-lift",
}
"""What the fields of a proposal are called on its controls."""
V = TypeVar("V", bound=TableView)
D = TypeVar("D", bound=trades.OpenTrade)


def private(
    panels: trades.TradePanels[V, D],
    deals: Callable[[V], Sequence[D]],
    compose: Callable[[V, Seat, str], Panel | None],
    swapped: Callable[[D], Action],
    *,
    pictured: bool = False,
) -> Callable[[V, Seat, PanelName], Panel | str | None]:
    """Makes the private panel `deal.<n>`, `counter.<n>`, `compose.<text>` or a half-made proposal; else why not.

    `swapped`: the counter-offer, which changes the sides of a deal. `pictured`: whether an open deal has its picture.
    """

    def panel(table_view: V, seat: Seat, asked: PanelName) -> Panel | str | None:
        deal = next((deal for deal in deals(table_view) if str(deal.number) == asked.text), None)
        if asked.name == trades.DEAL:
            return None if deal is None else panels.private(table_view, deal, pictured=pictured)
        if asked.name != trades.COUNTER:
            return compose(table_view, seat, str(asked.action))
        if deal is None or seat != deal.partner:
            why = Refusal("too-late" if deal is None else "not-your-deal")
            return table_view.words.refusal(table_view.game, why, table_view.names)
        return compose(table_view, seat, write(swapped(deal)))

    return panel


# ---- putting one together


def compose(
    table_view: TableView, text: str, composed: Callable[[Draft], Panel | None], hindered: Refusal | None = None
) -> Panel | None:
    """The next question of a deal that is put together; None when it cannot be any more.

    `composed`: its panel once the partner is known. `hindered`: why none can be made now, where that is known.
    """
    legal_actions, context, back = table_view.legal_actions, table_view.context, trades.back(table_view)
    found = fitting(legal_actions, text)
    if not found:
        why = hindered or hindrance(legal_actions, text)
        stopped = None if why is None else draft_panel.waiting(context, text, why)
        return None if stopped is None else Panel(MINE, stopped.lines, (*stopped.rows, (back,)))
    if open_choice(found, text.split(".")[1:]) is not None:
        said = ("### " + table_view.words.action(table_view.game, found[0].action), table_view.say("trade-partner"))
        return Panel(MINE, said, (*draft_panel.choose(context, found, text), (back,)))
    return composed(read(found[0], text))


def sides(table_view: TableView, deal: trades.OpenTrade) -> tuple[str, ...]:
    """With whom, what for what, as the proposer reads it."""
    return (
        "### " + table_view.say("trade-draft", name=table_view.name(deal.partner)),
        table_view.say("trade-draft-give", give=table_view.words.goods(table_view.game, deal.give, deal.pay)),
        table_view.say("trade-draft-take", take=table_view.words.goods(table_view.game, deal.take, deal.ask)),
    )


def refusal(table_view: TableView, made: Draft) -> Refusal | None:
    """Why it cannot be sent yet: what the rules say of it on a copy of the game, which is thrown away."""

    def tried(action: Action) -> Refusal | None:
        assert table_view.seat is not None
        done = apply_action(GAMES[table_view.game], table_view.table.state, table_view.seat, action, FastRng(0))
        return done if isinstance(done, Refusal) else None

    return draft_panel.refusal(made, tried)


def warning(table_view: TableView, why: Refusal | None) -> str:
    """That reason in words; nothing for none."""
    return "" if why is None else "⚠️ " + table_view.words.refusal(table_view.game, why, table_view.names)


def controls(table_view: TableView, context: ControlContext, made: Draft, why: Refusal | None) -> tuple[Row, ...]:
    """Things and amounts by menus and buttons, "send", and the way back."""
    labels = {
        field: table_view.say(LABELS[field]) for field in made.legal_action.action.__struct_fields__ if field in LABELS
    }
    return draft_panel.controls(context, made, why, labels, (trades.back(table_view),))


def advised(context: ControlContext, hint: Callable[[Value], str], added: tuple[Cash, ...]) -> ControlContext:
    """With advice for the menus and amounts of a deal; `added`: amounts put on top of what is there."""

    def more(now: int, domain: Range) -> tuple[int, ...]:
        return raised(replace(domain, low=now + domain.step), added) if domain.low <= now < domain.high else ()

    return replace(
        context,
        hint=lambda verb, chosen, value: hint(value),
        quick=lambda verb, chosen, domain: more(int(chosen[-1]), domain),
    )
