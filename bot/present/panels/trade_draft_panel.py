"""What every game's private panels of deals have: one that is put together and tried, one that is open, one countered."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from bot.games import GAMES
from bot.kit.contract import Action, Cash, Goods, Range, Refusal, Seat, Value
from bot.kit.engine import apply_action, write
from bot.kit.mechanics.trade import OpenTrade
from bot.kit.rng import FastRng
from bot.present.control_id import COMPOSE
from bot.present.controls import draft_panel
from bot.present.controls.amounts import raised
from bot.present.controls.draft import Draft, choice_before, fitting, hindrance, open_choice, read
from bot.present.controls.legal_action_controls import ControlContext, Row
from bot.present.panel_context import PanelContext
from bot.present.panel_model import Panel
from bot.present.panel_name import MINE, PanelName
from bot.present.panels import trades

LABELS = {
    "give": "trade-add-give",
    "take": "trade-add-take",
    "pay": "trade-cash-give",
    "ask": "trade-cash-take",
    "lift": "trade-add-lift",
}
"""What the fields of a proposal are called on its controls."""
V = TypeVar("V", bound=PanelContext)
D = TypeVar("D", bound=OpenTrade)


def private(
    panels: trades.TradePanels[V, D],
    deals: Callable[[V], Sequence[D]],
    compose: Callable[[V, Seat, str], Panel | None],
    swapped: Callable[[D], Action],
) -> Callable[[V, Seat, PanelName], Panel | str | None]:
    """Makes the private panel `deal.<n>`, `counter.<n>`, `compose.<text>` or a half-made proposal; else why not.

    `swapped`: the counter-offer, which changes the sides of a deal.
    """

    def panel(ctx: V, seat: Seat, asked: PanelName) -> Panel | str | None:
        deal = next((deal for deal in deals(ctx) if str(deal.number) == asked.text), None)
        if asked.name == trades.DEAL:
            return None if deal is None else panels.private(ctx, deal)
        if asked.name != trades.COUNTER:
            return compose(ctx, seat, str(asked.action))
        if deal is None or seat != deal.partner:
            why = Refusal("too-late" if deal is None else "not-your-deal")
            return ctx.words.refusal(ctx.game, why, ctx.names)
        return compose(ctx, seat, write(swapped(deal)))

    return panel


# ---- putting one together


def compose(
    ctx: PanelContext, text: str, composed: Callable[[Draft], Panel | None], hindered: Refusal | None = None
) -> Panel | None:
    """The next question of a deal that is put together; None when it cannot be any more.

    `composed`: its panel once the partner is known. `hindered`: why none can be made now, where that is known.
    """
    legal_actions, context = ctx.legal_actions, ctx.controls
    back = trades.back(ctx, before(ctx, text))
    found = fitting(legal_actions, text)
    if not found:
        why = hindered or hindrance(legal_actions, text)
        stopped = None if why is None else draft_panel.waiting(context, text, why)
        return None if stopped is None else Panel(MINE, stopped.lines, (*stopped.rows, (back,)))
    if open_choice(found, text.split(".")[1:]) is not None:
        said = ("### " + ctx.words.action(ctx.game, found[0].action), ctx.say("trade-partner"))
        return Panel(MINE, said, (*draft_panel.choose(context, found, text), (back,)))
    return composed(read(found[0], text))


def sides(ctx: PanelContext, deal: OpenTrade) -> tuple[str, ...]:
    """With whom, what for what, as the proposer reads it."""
    title = "### " + ctx.say("trade-draft", name=ctx.name(deal.partner))
    return (title, *exchanged(ctx, (deal.give, deal.pay), (deal.take, deal.ask)))


def exchanged(ctx: PanelContext, given: tuple[Goods, Cash], taken: tuple[Goods, Cash]) -> tuple[str, str]:
    """What the looker gives and takes, things and cash."""
    return (
        ctx.say("trade-draft-give", give=ctx.words.goods(ctx.game, *given)),
        ctx.say("trade-draft-take", take=ctx.words.goods(ctx.game, *taken)),
    )


def left(ctx: PanelContext, deal: OpenTrade, mine: Cash | None, theirs: Cash | None) -> str:
    """The cash that both would have afterwards, as far as it may be seen (CITY-202)."""
    return ctx.say(
        "trade-left",
        mine=ctx.cash(None if mine is None else mine - deal.pay + deal.ask),
        name=ctx.name(deal.partner),
        theirs=ctx.cash(None if theirs is None else theirs + deal.pay - deal.ask),
    )


def refusal(ctx: PanelContext, made: Draft) -> Refusal | None:
    """Why it cannot be sent yet: what the rules say of it on a copy of the game, which is thrown away."""

    def tried(action: Action) -> Refusal | None:
        assert ctx.seat is not None
        done = apply_action(GAMES[ctx.game], ctx.table.state, ctx.seat, action, FastRng(0))
        return done if isinstance(done, Refusal) else None

    return draft_panel.refusal(made, tried)


def warning(ctx: PanelContext, why: Refusal | None) -> str:
    """That reason in words; nothing for none."""
    return "" if why is None else "⚠️ " + ctx.words.refusal(ctx.game, why, ctx.names)


def before(ctx: PanelContext, text: str) -> str:
    """A press for the question before; empty where there is none."""
    earlier = choice_before(ctx.legal_actions, text)
    return "" if earlier is None else ctx.controls.press(COMPOSE, None, earlier)


def _origin(ctx: PanelContext, deals: Sequence[OpenTrade], made: Draft) -> str:
    """From the answer to an open deal the way back leads to that, else to the question before."""
    number, partner = getattr(made.action, "deal", None), getattr(made.action, "partner", None)
    for deal in deals:
        if deal.number == number or (deal.seat == partner and deal.partner == ctx.seat):
            return ctx.opens(trades.DEAL, str(deal.number))
    return before(ctx, made.text)


def controls(
    ctx: PanelContext, deals: Sequence[OpenTrade], context: ControlContext, made: Draft, why: Refusal | None
) -> tuple[Row, ...]:
    """Things and amounts by menus and buttons, "send", and the way back; `deals` are open."""
    labels = {field: ctx.say(LABELS[field]) for field in made.legal_action.action.__struct_fields__ if field in LABELS}
    return draft_panel.controls(context, made, why, labels, (trades.back(ctx, _origin(ctx, deals, made)),))


def advised(context: ControlContext, hint: Callable[[Value], str], added: tuple[Cash, ...]) -> ControlContext:
    """With advice for the menus and amounts of a deal; `added`: amounts put on top of what is there."""

    def more(now: int, domain: Range) -> tuple[int, ...]:
        return raised(replace(domain, low=now + domain.step), added) if domain.low <= now < domain.high else ()

    return replace(
        context,
        hint=lambda verb, chosen, value: hint(value),
        quick=lambda verb, chosen, domain: more(int(chosen[-1]), domain),
    )
